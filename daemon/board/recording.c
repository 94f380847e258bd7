/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* One file for each run of the daemon: nothing is ever appended to an older one. */
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "board/recording.h"
#include "util/file.h"

/* Files of daemons that start within one second get a number, up to this. */
#define SAME_SECOND_MAX 100

void recording_directory(bool user, char directory[RECORDING_NAME_SIZE])
{
	const char *state = getenv("STATE_DIRECTORY");
	const char *own = getenv("XDG_STATE_HOME");
	const char *home = getenv("HOME");
	int length;

	if (!user)
		length = snprintf(directory, RECORDING_NAME_SIZE, "%s/recordings",
				  state && state[0] ? state : "/var/lib/touchmove");
	else if (own && own[0] == '/')
		length = snprintf(directory, RECORDING_NAME_SIZE, "%s/touchmove/recordings", own);
	else if (home && home[0] == '/')
		length = snprintf(directory, RECORDING_NAME_SIZE,
				  "%s/.local/state/touchmove/recordings", home);
	else
		length = RECORDING_NAME_SIZE;
	if (length >= RECORDING_NAME_SIZE)
		directory[0] = '\0';
}

static int open_new(struct recording *recording, const char *directory, const char *board)
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
		length = snprintf(recording->name, sizeof(recording->name), "%s/%s-%s%s.trace",
				  directory, board, stamp, suffix);
		if (length >= (int)sizeof(recording->name))
			return -ENAMETOOLONG;
		fd = open(recording->name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
		if (fd >= 0 || errno != EEXIST)
			return fd >= 0 ? fd : -errno;
	}
	return -EEXIST;
}

int recording_create(struct recording *recording, const char *directory, const char *board)
{
	int r = directory[0] ? directory_make(directory) : -ENOENT;

	if (r == 0)
		r = open_new(recording, directory, board);
	recording->size = 0;
	recording->fd = r < 0 ? -1 : r;
	return r < 0 ? r : 0;
}

/* Removes the incomplete line at the end: a trace consists of whole lines. */
static void cut(struct recording *recording)
{
	/* If that fails too, the next write overwrites the incomplete line. */
	(void)!ftruncate(recording->fd, recording->size);
}

int recording_write(struct recording *recording, const char *text, size_t size, size_t *written)
{
	const char *newline;
	size_t done = 0;
	int error = 0;

	while (done < size && !error) {
		ssize_t put = pwrite(recording->fd, text + done, size - done,
				     recording->size + (off_t)done);

		if (put > 0)
			done += (size_t)put;
		else if (put == 0 || errno != EINTR)
			error = put == 0 ? ENOSPC : errno;
	}
	newline = memrchr(text, '\n', done);
	*written = newline ? (size_t)(newline - text) + 1 : 0;
	recording->size += (off_t)*written;
	if (*written < done)
		cut(recording);
	return -error;
}

void recording_close(struct recording *recording)
{
	if (recording->fd >= 0)
		close(recording->fd);
	recording->fd = -1;
}
