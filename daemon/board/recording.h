/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The file that a recording is: where it lies, and whole lines written into it,
 * also on a disk that is full. What waits to be written is the recorder's.
 */
#ifndef TOUCHMOVE_RECORDING_H
#define TOUCHMOVE_RECORDING_H

#include <stdbool.h>
#include <sys/types.h>

#define RECORDING_NAME_SIZE 512

struct recording {
	int fd;	    /* -1: there is no file yet */
	off_t size; /* of the whole lines in it */
	char name[RECORDING_NAME_SIZE];
};

/*
 * Where recordings go when nobody says otherwise: the service's state
 * directory, else @user's own; "" when neither is known.
 */
void recording_directory(bool user, char directory[RECORDING_NAME_SIZE]);

/*
 * Makes @directory where it is missing, and in it a new file, which only its
 * owner reads, named for @board and the time in UTC. Returns 0 or a negative errno.
 */
int recording_create(struct recording *recording, const char *directory, const char *board);

/*
 * Writes @text, @size bytes of whole lines. Returns 0, or a negative errno when not all
 * could be written; *@written is how much was: whole lines, for the file is cut to them.
 */
int recording_write(struct recording *recording, const char *text, size_t size, size_t *written);

void recording_close(struct recording *recording);

#endif
