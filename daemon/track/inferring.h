/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Undeclared promotions: the record assumes queens, and beside it every other set of pieces is
 * kept by which all later moves are legal. Once all of these agree on a piece, the pawn became
 * that piece.
 */
#ifndef TOUCHMOVE_INFERRING_H
#define TOUCHMOVE_INFERRING_H

#include <chesslaws.h>

/* Promotions that are followed at a time. */
#define INFERRING_MOST	 6
#define INFERRING_WORLDS 256

/* An undeclared promotion. */
struct inferring_promotion {
	unsigned int ply;
	laws_square square; /* where it stands now; LAWS_NO_SQUARE when it was captured */
};

/*
 * One possible piece for every pawn, by the index of its promotion, and the position that
 * results.
 */
struct inferring_world {
	struct laws_position position;
	uint8_t kinds[INFERRING_MOST];
};

struct inferring {
	unsigned int plies; /* plies of the game that were taken into account */
	size_t count;
	struct inferring_promotion each[INFERRING_MOST];
	/* The first is that of the record; the others by falling likelihood. */
	size_t world_count;
	struct inferring_world worlds[INFERRING_WORLDS];
};

struct tracker;
struct acts;
struct edge;
struct turn;

/*
 * Takes the moves into account that were completed by @t, when @turn, or NULL, is the one that all
 * hypotheses agree on.
 */
void inferring_follow(struct tracker *tracker, const struct turn *turn, laws_time t,
		      struct acts *acts);

/*
 * @side presses, and no hypothesis shows a legal move: if one is legal with other promoted
 * pieces than those assumed, the pawns became these.
 */
void inferring_on_press(struct tracker *tracker, enum laws_side side, const struct edge *edge,
			struct acts *acts);

/*
 * The same without levers, where @edge, which has not been taken yet, answers what has come to
 * rest: another piece than the one that stands there is lifted.
 */
void inferring_on_answer(struct tracker *tracker, const struct edge *edge, struct acts *acts);

#endif
