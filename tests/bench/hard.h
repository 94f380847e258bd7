/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The hardships of boards (sim/hardship.h), a row for each: the games that are recorded right,
 * how far the trace determines them at all, and the false alerts against players; of two hands
 * and of the other hand on the clock also those that are only possible.
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
	uint64_t rows;	       /* the chosen ones, as bits */
	bool no_levers;	       /* Clock=none in all rows */
	bool adjust_announced; /* AdjustAnnounced=yes */
	bool tells;	       /* print the games that are wrong or have false alerts */
	/* The folder for their traces, ROW-FILE-GAME-SEED.trace, or NULL. */
	const char *keep;
	unsigned int jobs; /* rows measured at a time */
};

/* Adds the row @name, or "all"; false when there is no such row. */
bool hard_choose(struct hard *hard, const char *name);

/*
 * Measures the chosen rows and prints them in order: the same text for the same seed, with any
 * number of jobs. False when a row could not be measured.
 */
bool hard_measure(const struct hard *hard);

#endif
