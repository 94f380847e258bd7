/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The recorder: what the board's source delivered and what persons ordered, as
 * a reedtrace on disk, from the daemon's start on. Replaying it gives the
 * events that were told live.
 */
#ifndef TOUCHMOVE_RECORDER_H
#define TOUCHMOVE_RECORDER_H

#include <stdio.h>

#include "frame.h"
#include "settings.h"

#define RECORDER_NAME_SIZE  512
#define RECORDER_ERROR_SIZE 700

struct recorder {
	FILE *file; /* NULL: nothing is recorded */
	char name[RECORDER_NAME_SIZE];
};

/*
 * Where recordings go when nobody says otherwise: the service's state
 * directory, else @user's own; "" when neither is known.
 */
void recorder_directory(bool user, char directory[RECORDER_NAME_SIZE]);

/*
 * Makes @directory where it is missing, and in it a new file, which only its
 * owner reads, named for @board and the time in UTC; writes @settings into it.
 * Returns 0, or a negative errno with one line in @error.
 */
int recorder_open(struct recorder *recorder, const char *directory, const char *board,
		  const struct settings *settings, char error[RECORDER_ERROR_SIZE]);

void recorder_close(struct recorder *recorder);

/*
 * Hands @input to the kernel before anybody acts on it, so that what the
 * process dies of is recorded too. A disk that is full ends the recording,
 * says so once on standard error, and leaves the game alone.
 */
void recorder_take(struct recorder *recorder, const struct input *input);

/* A new descriptor that reads what was recorded, the caller's to close; or a negative errno. */
int recorder_read(const struct recorder *recorder);

#endif
