/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * A folder of files that others read while they are written: each is there whole, as it was or as
 * it is. A thread writes, so that a slow disk delays nothing but itself.
 */
#ifndef TOUCHMOVE_FEED_FOLDER_H
#define TOUCHMOVE_FEED_FOLDER_H

#include <stdbool.h>

#include <glib.h>

struct folder {
	char *path;
	GThread *thread;
	GMutex lock; /* of all that follows */
	GCond work;
	GHashTable *waiting; /* of GBytes by name, the newest alone; empty ones remove the file */
	bool ending;
	int error;	    /* errno of what fails at present; 0: nothing */
	gint64 failing;	    /* since when, wall time in s */
	unsigned long done; /* files written or removed */
};

/* Writes to @path, which need not be there yet. */
void folder_open(struct folder *folder, const char *path);

/* Tries once more to write what is left, and ends. Does nothing where @folder is zero. */
void folder_close(struct folder *folder);

/* Writes @content to @name soon; NULL removes the file. A failure is told once and tried again. */
void folder_put(struct folder *folder, const char *name, GBytes *content);

/*
 * Removes at once what earlier runs have left: files for which @is_left says so of their names, and
 * halves that were never finished.
 */
void folder_sweep(struct folder *folder, bool (*is_left)(void *data, const char *name), void *data);

/*
 * Writes @content to @name in @path whole: to another file first, to the disk, then into its place.
 * NULL removes it. Returns 0 or a negative errno, with the file as it was.
 */
int folder_write(const char *path, const char *name, GBytes *content);

/* Since when nothing can be written, wall time in s, with the reason in @error; 0: all is well. */
gint64 folder_failing(struct folder *folder, int *error);

#endif
