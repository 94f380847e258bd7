/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The pairings' file, read again by itself when it changes (inotify). A file that cannot be read
 * leaves the pairings that are in force, which is told in one line.
 */
#ifndef TOUCHMOVE_FEED_PAIRINGS_FILE_H
#define TOUCHMOVE_FEED_PAIRINGS_FILE_H

#include <gio/gio.h>

#include "feed/pairings.h"

struct pairings_file {
	const char *path; /* NULL: none is configured */
	struct pairings pairings;
	GFileMonitor *monitor;
	char error[PAIRINGS_ERROR_SIZE]; /* why the file as it is now is not in force, or "" */
	gint64 failing;			 /* since when, wall time in s */
	void (*changed)(void *data);
	void *data;
};

/* Reads @path, the caller's, or none for NULL; calls @changed with @data when it was read again. */
void pairings_file_open(struct pairings_file *file, const char *path, void (*changed)(void *data),
			void *data);
void pairings_file_close(struct pairings_file *file);

/* Reads it now. Returns true where other pairings are in force. */
bool pairings_file_read(struct pairings_file *file);

#endif
