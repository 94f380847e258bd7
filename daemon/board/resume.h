/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * A board as the daemon before left it. A game that was not over goes on, with its own settings;
 * otherwise the board begins a new log, whose events' numbers and times go on from the last one's.
 */
#ifndef TOUCHMOVE_RESUME_H
#define TOUCHMOVE_RESUME_H

#include "board/board.h"

struct resume {
	const char *id;
	const char *source;
	const struct settings *settings; /* that a new game is to have */
	bool live;			 /* the source's time goes on by itself; it is no file */
	bool again;			 /* a file that was played to its end is played again */
	/* What became of it: */
	bool resumed;		     /* the log goes on */
	size_t taken;		     /* inputs of the source that it has */
	laws_time away;		     /* µs since something was kept, or 0 where no clock tells */
	char said[STORE_ERROR_SIZE]; /* a line for the journal, or "" */
};

/*
 * Makes the board of @resume, which keeps what it takes in @store.
 * Returns the board, which the caller frees, or NULL when memory is out.
 */
struct board *resume_board(struct resume *resume, struct store *store);

#endif
