/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * A game's score, and what the pipeline tells of it compared with it: each
 * move made and completed, in order, in the score's own words, the final
 * position, the result, and no alert.
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
	bool may_be_silent;	 /* the board does not always answer: sensor alerts are right */
	bool is_quiet;		 /* what is wrong is counted, and not printed */
	unsigned int made;
	unsigned int completed;
	bool ended;
	enum laws_result result;
	unsigned int faults;
	unsigned int wrong;		    /* the move that the first fault is about, or lacks */
	unsigned int displaced;		    /* where the board may be silent */
	unsigned int sensors;		    /* likewise */
	unsigned int accusations;	    /* certain and likely alerts of persons */
	unsigned int possible[LAWS_ALERTS]; /* alerts that accuse nobody, by their kind */
	unsigned int lapsed;		    /* of these, taken back later */
	uint64_t accused;		    /* the alerts by which, of the first 64 */
	laws_time made_at[PLIES_MAX];
};

/* Reads the present game of @pgn to its end; 0, or an enum laws_pgn_error. */
int score_read(struct laws_pgn *pgn, struct score *score);

/* Plays @list through a pipeline of its own and counts what is not as in the score. */
void check_run(struct check *check, const struct input_list *list);

/* The whole file as a string, which the caller frees; exits when it cannot be read. */
char *read_file_or_exit(const char *name, size_t *size);

#endif
