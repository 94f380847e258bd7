/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * What pawns became, when nobody has said so: queens are assumed, and beside
 * them every other set of pieces is kept by which all later moves are legal,
 * too. When all of these agree on a piece, that is what its pawn became.
 */
#ifndef TOUCHMOVE_INFERRING_H
#define TOUCHMOVE_INFERRING_H

#include <chesslaws.h>

/* More promotions than these are not followed at a time. */
#define INFERRING_MOST	 6
#define INFERRING_WORLDS 256

/* A promotion that nobody named. */
struct inferring_promotion {
	unsigned int ply;
	laws_square square; /* where it stands now; LAWS_NO_SQUARE when it was captured */
};

/* What every pawn may have become, by the index of its promotion, and what then stands. */
struct inferring_world {
	struct laws_position position;
	uint8_t kinds[INFERRING_MOST];
};

struct inferring {
	unsigned int plies; /* of the game, as far as they are taken into account */
	size_t count;
	struct inferring_promotion each[INFERRING_MOST];
	/* The first is that of the record; then the likelier ones come before others. */
	size_t world_count;
	struct inferring_world worlds[INFERRING_WORLDS];
};

struct tracker;
struct acts;
struct edge;

/* Takes the moves into account that are over by now, at @t. */
void inferring_follow(struct tracker *tracker, laws_time t, struct acts *acts);

/*
 * @side presses, and no hypothesis shows a legal move: where one is legal by
 * other pieces than were assumed, those are what the pawns became.
 */
void inferring_on_press(struct tracker *tracker, enum laws_side side, const struct edge *edge,
			struct acts *acts);

#endif
