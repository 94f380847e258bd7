/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Compares the pipeline's events with a game's score: each move made and completed, in order,
 * as in the score, the final position, the result, and no alert.
 */
#ifndef TEST_GAMES_SCORE_H
#define TEST_GAMES_SCORE_H

#include "inputs.h"
#include "pipeline/pipeline.h"

#define PLIES_MAX 1024

struct score {
	unsigned int plies;
	struct laws_move move[PLIES_MAX];
	struct laws_position before[PLIES_MAX + 1];
	enum laws_result result;
};

struct check {
	const char *file;
	unsigned int game;
	uint64_t seed;
	const struct score *score;
	bool may_withdraw;	 /* the hands try a square before they settle on another */
	bool may_use_both_hands; /* to castle: king and rook in the air together */
	/* Reeds fail, or the board does not always answer: the record counts as it is in the end.
	 */
	bool may_be_silent;
	bool is_quiet; /* faults are counted, not printed */
	unsigned int made;
	unsigned int completed;
	bool ended;
	enum laws_result result;
	unsigned int faults;
	unsigned int wrong;	  /* the move that the first fault concerns, or is missing */
	unsigned int displaced;	  /* where the board may be silent */
	unsigned int sensors;	  /* likewise */
	unsigned int accusations; /* certain and likely alerts against players */
	unsigned int possible[LAWS_ALERTS]; /* alerts that accuse no player, by kind */
	unsigned int lapsed;		    /* of these, those that lapsed */
	uint64_t accused;		    /* bit n: alert n accuses a player; the first 64 */
	laws_time made_at[PLIES_MAX];
	struct laws_move record[PLIES_MAX]; /* where the board may be silent */
};

/* Reads the present game of @pgn to its end; 0, or an enum laws_pgn_error. */
int score_read(struct laws_pgn *pgn, struct score *score);

/* Plays @list through a pipeline of its own and counts the differences from the score. */
void check_run(struct check *check, const struct input_list *list);

/* The whole file as a string, which the caller frees; exits when it cannot be read. */
char *read_file_or_exit(const char *name, size_t *size);

#endif
