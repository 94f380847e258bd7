/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The file of a recording: its place, and writing whole lines into it, also on a full disk.
 * The recorder keeps the lines that wait.
 */
#ifndef TOUCHMOVE_RECORDING_H
#define TOUCHMOVE_RECORDING_H

#include <stdbool.h>
#include <sys/types.h>

#define RECORDING_NAME_SIZE 512

struct recording {
	int fd;	    /* -1: no file yet */
	off_t size; /* of the whole lines in it */
	char name[RECORDING_NAME_SIZE];
};

/*
 * The default directory of recordings: the service's state directory, or @user's own; ""
 * when neither is known.
 */
void recording_directory(bool user, char directory[RECORDING_NAME_SIZE]);

/*
 * Makes @directory if it is missing, and in it a new file, readable by its owner only,
 * named after @board and the time in UTC. Returns 0 or a negative errno.
 */
int recording_create(struct recording *recording, const char *directory, const char *board);

/*
 * Writes @text, @size bytes of whole lines. Returns 0, or a negative errno when not all
 * could be written. *@written is the size of the lines that were: the file is cut to whole
 * lines.
 */
int recording_write(struct recording *recording, const char *text, size_t size, size_t *written);

void recording_close(struct recording *recording);

#endif
