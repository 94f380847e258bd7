/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Hands that play legal moves by lot on a bare board, each lift and placement a frame, and what is
 * told of them.
 */
#ifndef TEST_GAMES_LOT_H
#define TEST_GAMES_LOT_H

#include "inputs.h"
#include "pipeline/pipeline.h"
#include "random.h"

/* Plies that stand at once, and of the whole game those that are acted. */
#define PLIES_MOST   120
#define ACTED_MOST   160
#define PIECES_LEAST 8

struct play {
	struct random random;
	/* Its settings are the caller's, before play_begin(), and so is to free it. */
	struct input_list list;
	laws_time now;
	laws_squares standing;
	uint8_t inputs; /* of the levers; 0 on a board without them */
	unsigned int plies;
	struct laws_position before[PLIES_MOST + 1];
	struct laws_move move[PLIES_MOST];
};

struct told {
	unsigned int completed;
	struct laws_move move[PLIES_MOST + ACTED_MOST]; /* by ply, from 1 */
	laws_time excused; /* alerts until then are expected, and count for nothing */
	bool may_differ;   /* likewise those that say that board and record differ */
	unsigned int accusations;
	char first_accusation[512];
};

/* Begins a game at the start position, which the first frame shows. */
void play_begin(struct play *play);

/* Lets a time by lot pass, in ms. */
void play_wait(struct play *play, int64_t least, int64_t most);

/* Adds a frame of what stands. */
void play_show(struct play *play);

/* One piece, by a hand that takes its time. */
void play_lift(struct play *play, laws_square square);
void play_place(struct play *play, laws_square square);

/* The lever of @side goes down, and the other one up. */
void play_press(struct play *play, enum laws_side side);

/* Gives the order @text. */
void play_order(struct play *play, const char *text);

/* The position now. */
struct laws_position *play_now(struct play *play);

/* A hand makes the legal @move, its captured piece first or second. */
void play_make(struct play *play, struct laws_move move);

/* The last move's piece goes back, and what it captured is set up again. */
void play_take_back(struct play *play);

/*
 * A legal move by lot; never an underpromotion, which would have to be said. False: the game is
 * over, too long, or of too few pieces.
 */
bool play_choose(struct play *play, struct laws_move *move);

/* Sets @key of @play's settings. */
void play_set(struct play *play, const char *key, const char *value);

/* What is told of @play goes to @told. */
void play_replay(const struct play *play, struct told *told);

/* What is wrong with the record, at *@ply, or NULL. */
const char *play_fault(const struct play *play, const struct told *told, unsigned int *ply);

#endif
