/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * What a pawn became, when nobody has said so: a queen is assumed, and beside
 * her every piece is kept by which all later moves are legal, too. When only
 * one is left, that is what it became.
 */
#ifndef TOUCHMOVE_INFERRING_H
#define TOUCHMOVE_INFERRING_H

#include <chesslaws.h>

/* More promotions than these are not followed at a time. */
#define INFERRING_MOST 4

/* A promotion, and the position as it would be by each kind of piece. */
struct inferring_promotion {
	unsigned int ply;
	laws_square square;   /* where it stands now */
	enum laws_kind taken; /* for this */
	unsigned int kinds;   /* that are possible, 1 << kind */
	struct laws_position as[LAWS_QUEEN + 1];
};

struct inferring {
	unsigned int plies; /* of the game, as far as they are taken into account */
	size_t count;
	struct inferring_promotion each[INFERRING_MOST];
};

struct tracker;
struct acts;
struct edge;

/* Takes the moves into account that are over by now, at @t. */
void inferring_follow(struct tracker *tracker, laws_time t, struct acts *acts);

/*
 * @side presses, and no explanation shows a legal move: where one is legal by
 * another piece than was assumed, that is what the pawn became.
 */
void inferring_on_press(struct tracker *tracker, enum laws_side side, const struct edge *edge,
			struct acts *acts);

#endif
