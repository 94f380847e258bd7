/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The earlier positions of the game, as the tracker knows them, and the one
 * that the board is to show again: because an arbiter has said which, or
 * because what stands cannot be anything else.
 */
#ifndef TOUCHMOVE_EARLIER_H
#define TOUCHMOVE_EARLIER_H

#include "explanations.h"

struct earlier {
	struct laws_course course; /* the moves of the turns that are over */
	bool expected; /* an arbiter has spoken: the players may put pieces back to any of them */
	/* Until the board shows @position, which stands before @ply, nothing else counts. */
	bool awaited;
	bool is_set_up; /* the arbiter's own position, none of the game */
	unsigned int ply;
	struct laws_position position;
	laws_squares stood; /* what was occupied when the waiting began */
};

/* A game begins at @position. */
void earlier_begin(struct earlier *earlier, const struct laws_position *position);

/* Takes up the moves that all of @set agree on by now. */
void earlier_follow(struct earlier *earlier, const struct explanations *set);

/*
 * Finds the newest position of the game that occupies @occupied though no move
 * of @turn does: a piece of the player not to move stands elsewhere, or one
 * that was captured stands again. Returns the ply before which it stood, with
 * @position filled, or 0.
 */
unsigned int earlier_find(const struct earlier *earlier, const struct turn *turn,
			  laws_squares occupied, struct laws_position *position);

/* Waits for @position before @ply; @is_set_up when an arbiter has made it up. */
void earlier_await(struct earlier *earlier, const struct laws_position *position, unsigned int ply,
		   bool is_set_up, laws_squares occupied);

/* The game goes on from what was awaited. */
void earlier_take_up(struct earlier *earlier);

#endif
