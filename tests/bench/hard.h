/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Games in which something goes wrong at the board, a row for each class of it: how many are
 * told right, how far any could be, and who is accused falsely.
 */
#ifndef BENCH_HARD_H
#define BENCH_HARD_H

#include "games.h"

struct hard {
	const struct text *texts;
	unsigned int text_count;
	unsigned int games; /* for each row */
	uint64_t seed;
	enum conditions conditions;
	uint64_t rows; /* those that are chosen, as bits */
	bool tells;    /* which games are wrong, and in which somebody is accused */
	/* Where their traces are written, as ROW-FILE-GAME-SEED.trace, or NULL. */
	const char *keep;
	unsigned int jobs; /* so many rows are measured at a time */
};

/* Chooses the row @name too, or "all"; false when there is none. */
bool hard_choose(struct hard *hard, const char *name);

/*
 * Measures the chosen rows and prints them in their order; the same seed gives the same text,
 * with any number of jobs. False when one could not be measured.
 */
bool hard_measure(const struct hard *hard);

#endif
