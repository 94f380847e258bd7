/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Reads pairings from their file, and again when it changes. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "feed/pairings_file.h"
#include "util/file.h"

static void refuse(struct pairings_file *file, const char *error)
{
	if (!file->error[0])
		file->failing = g_get_real_time() / G_TIME_SPAN_SECOND;
	if (!strcmp(file->error, error))
		return;
	g_strlcpy(file->error, error, sizeof(file->error));
	fprintf(stderr, "touchmove-gateway: %s%s\n", error,
		file->pairings.entrants->len ? "; the pairings before it stay in force" : "");
}

static int read_file(const char *path, char **text, size_t *size, char error[PAIRINGS_ERROR_SIZE])
{
	struct stat status;
	int r = stat(path, &status) < 0 ? -errno : 0;

	*text = NULL;
	if (r == 0 && !S_ISREG(status.st_mode)) {
		g_snprintf(
			error, PAIRINGS_ERROR_SIZE,
			"%.200s: %s stands here, where a file of pairings is expected, CSV or TRF",
			path, S_ISDIR(status.st_mode) ? "a directory" : "no regular file");
		return -EINVAL;
	}
	if (r == 0 && (size_t)status.st_size > PAIRINGS_FILE_MOST) {
		g_snprintf(error, PAIRINGS_ERROR_SIZE,
			   "%.200s: a file of pairings has 4 MiB at most", path);
		return -EINVAL;
	}
	if (r == 0)
		r = file_read(path, text, size);
	if (r == -EACCES)
		g_snprintf(error, PAIRINGS_ERROR_SIZE,
			   "%.200s: %s; the user of touchmove-gateway must be able to read it",
			   path, strerror(-r));
	else if (r < 0)
		g_snprintf(error, PAIRINGS_ERROR_SIZE, "%.200s: %s", path, strerror(-r));
	return r;
}

bool pairings_file_read(struct pairings_file *file)
{
	char error[PAIRINGS_ERROR_SIZE];
	struct pairings pairings;
	char *text;
	size_t size;
	int r = read_file(file->path, &text, &size, error);

	pairings_init(&pairings);
	if (r == 0)
		r = pairings_parse(&pairings, file->path, text, size, error);
	free(text);
	if (r < 0) {
		refuse(file, error);
		pairings_clear(&pairings);
		return false;
	}
	pairings_clear(&file->pairings);
	file->pairings = pairings;
	file->error[0] = '\0';
	file->failing = 0;
	fprintf(stderr, "touchmove-gateway: %s: %u players, %u pairings\n", file->path,
		pairings.entrants->len, pairings.list->len);
	if (pairings.without_boards[0])
		fprintf(stderr,
			"touchmove-gateway: %s: with %s the report file does not tell the boards; "
			"name the players at the boards, or use CSV\n",
			file->path, pairings.without_boards);
	return true;
}

/* A file that may be read, whatever is in it. */
static bool is_readable(const char *path)
{
	struct stat status;

	return access(path, R_OK) == 0 && stat(path, &status) == 0 && S_ISREG(status.st_mode);
}

/*
 * Written and closed, or moved into place; a file in mid-writing is not looked at. What cannot be
 * read is never written and closed, nor is what can be read again.
 */
static bool is_to_be_read(const struct pairings_file *file, GFileMonitorEvent event)
{
	switch (event) {
	case G_FILE_MONITOR_EVENT_CHANGES_DONE_HINT:
	case G_FILE_MONITOR_EVENT_RENAMED:
	case G_FILE_MONITOR_EVENT_MOVED_IN:
		return true;
	case G_FILE_MONITOR_EVENT_CREATED:
		return !is_readable(file->path);
	case G_FILE_MONITOR_EVENT_ATTRIBUTE_CHANGED:
		return file->error[0] || !is_readable(file->path);
	default:
		return false;
	}
}

static void on_change(GFileMonitor *monitor, GFile *changed, GFile *other, GFileMonitorEvent event,
		      gpointer data)
{
	struct pairings_file *file = data;

	(void)monitor, (void)changed, (void)other;
	if (!is_to_be_read(file, event))
		return;
	if (pairings_file_read(file) && file->changed)
		file->changed(file->data);
}

void pairings_file_open(struct pairings_file *file, const char *path, void (*changed)(void *data),
			void *data)
{
	g_autoptr(GFile) name = path ? g_file_new_for_path(path) : NULL;

	memset(file, 0, sizeof(*file));
	pairings_init(&file->pairings);
	file->path = path;
	file->changed = changed;
	file->data = data;
	if (!path)
		return;
	file->monitor = g_file_monitor_file(name, G_FILE_MONITOR_WATCH_MOVES, NULL, NULL);
	if (file->monitor)
		g_signal_connect(file->monitor, "changed", G_CALLBACK(on_change), file);
	pairings_file_read(file);
}

void pairings_file_close(struct pairings_file *file)
{
	g_clear_object(&file->monitor);
	pairings_clear(&file->pairings);
}
