/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The hardships of boards (sim/hardship.h), a row for each: the games that are recorded right,
 * how far the trace determines them at all, and the false alerts against players; of two hands
 * and of the other hand on the clock also those that are only possible. A row may act several
 * together: what each is right about by itself can still be wrong when two meet.
 */
#ifndef BENCH_HARD_H
#define BENCH_HARD_H

#include "games.h"

#define HARD_ROWS_MOST 400 /* all pairs, and the rows themselves */

struct hard_row {
	char name[64];
	struct hardship_model hardship;
	enum pace pace;
};

struct hard {
	const struct text *texts;
	unsigned int text_count;
	unsigned int games; /* for each row */
	uint64_t seed;
	enum conditions conditions;
	struct hard_row rows[HARD_ROWS_MOST];
	unsigned int row_count;
	bool no_levers;	       /* Clock=none in all rows */
	bool adjust_announced; /* AdjustAnnounced=yes */
	bool tells;	       /* print the games that are wrong or have false alerts */
	/* The folder for their traces, ROW-FILE-GAME-SEED.trace, or NULL. */
	const char *keep;
	unsigned int jobs; /* rows measured at a time */
};

/*
 * Adds the row @name; or "all"; or several, as "restart-blitz+dying", acted together at the
 * quickest pace of these; or "pairs", every two that can be. False when there is no such row, or
 * when they cannot be acted together.
 */
bool hard_choose(struct hard *hard, const char *name);

/*
 * Measures the chosen rows and prints them in order: the same text for the same seed, with any
 * number of jobs. False when a row could not be measured.
 */
bool hard_measure(const struct hard *hard);

#endif
