/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* A file a run of the daemon; nothing is ever appended to an older one. */
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "recorder.h"
#include "trace.h"

/* Two daemons that start in the same second. */
#define SAME_SECOND_MAX 100

void recorder_directory(bool user, char directory[RECORDER_NAME_SIZE])
{
	const char *state = getenv("STATE_DIRECTORY");
	const char *own = getenv("XDG_STATE_HOME");
	const char *home = getenv("HOME");
	int length;

	if (!user)
		length = snprintf(directory, RECORDER_NAME_SIZE, "%s/recordings",
				  state && state[0] ? state : "/var/lib/touchmove");
	else if (own && own[0] == '/')
		length = snprintf(directory, RECORDER_NAME_SIZE, "%s/touchmove/recordings", own);
	else if (home && home[0] == '/')
		length = snprintf(directory, RECORDER_NAME_SIZE,
				  "%s/.local/state/touchmove/recordings", home);
	else
		length = RECORDER_NAME_SIZE;
	if (length >= RECORDER_NAME_SIZE)
		directory[0] = '\0';
}

/* Makes @path and what it stands in; 0 also when it is there. */
static int make_directory(const char *path)
{
	char part[RECORDER_NAME_SIZE];

	for (size_t i = 1; i < sizeof(part); i++) {
		if (path[i] != '/' && path[i] != '\0')
			continue;
		memcpy(part, path, i);
		part[i] = '\0';
		if (mkdir(part, 0700) < 0 && errno != EEXIST)
			return -errno;
		if (path[i] == '\0')
			return 0;
	}
	return -ENAMETOOLONG;
}

static int open_new(struct recorder *recorder, const char *directory, const char *board)
{
	time_t now = time(NULL);
	char stamp[32];
	struct tm utc;

	gmtime_r(&now, &utc);
	strftime(stamp, sizeof(stamp), "%Y%m%dT%H%M%SZ", &utc);
	for (int again = 0; again < SAME_SECOND_MAX; again++) {
		char suffix[16] = "";
		int length, fd;

		if (again)
			snprintf(suffix, sizeof(suffix), "-%d", again);
		length = snprintf(recorder->name, sizeof(recorder->name), "%s/%s-%s%s.trace",
				  directory, board, stamp, suffix);
		if (length >= (int)sizeof(recorder->name))
			return -ENAMETOOLONG;
		fd = open(recorder->name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
		if (fd >= 0 || errno != EEXIST)
			return fd >= 0 ? fd : -errno;
	}
	return -EEXIST;
}

int recorder_open(struct recorder *recorder, const char *directory, const char *board,
		  const struct settings *settings, char error[RECORDER_ERROR_SIZE])
{
	int fd;

	recorder->file = NULL;
	fd = directory[0] ? make_directory(directory) : -ENOENT;
	if (fd == 0)
		fd = open_new(recorder, directory, board);
	if (fd < 0) {
		snprintf(error, RECORDER_ERROR_SIZE,
			 "nothing is recorded: %s: %s; --record names another directory", directory,
			 strerror(-fd));
		return fd;
	}
	recorder->file = fdopen(fd, "w");
	if (!recorder->file) {
		close(fd);
		snprintf(error, RECORDER_ERROR_SIZE, "nothing is recorded: no memory");
		return -ENOMEM;
	}
	trace_write_header(recorder->file, settings);
	fflush(recorder->file);
	return 0;
}

void recorder_close(struct recorder *recorder)
{
	if (recorder->file)
		fclose(recorder->file);
	recorder->file = NULL;
}

void recorder_take(struct recorder *recorder, const struct input *input)
{
	if (!recorder->file)
		return;
	trace_write(recorder->file, input);
	if (fflush(recorder->file) == 0)
		return;
	fprintf(stderr, "touchmoved: %s: %s: the recording ends here, the game goes on\n",
		recorder->name, strerror(errno));
	recorder_close(recorder);
}

int recorder_read(const struct recorder *recorder)
{
	int fd;

	if (!recorder->name[0])
		return -ENOENT;
	fd = open(recorder->name, O_RDONLY | O_CLOEXEC);
	return fd >= 0 ? fd : -errno;
}
