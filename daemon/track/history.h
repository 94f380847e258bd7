/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The earlier positions of the game, as the tracker knows them, and the one
 * that the board is to show again: because an arbiter has said which, or
 * because what stands cannot be anything else.
 */
#ifndef TOUCHMOVE_HISTORY_H
#define TOUCHMOVE_HISTORY_H

#include "track/hypotheses.h"

struct history {
	struct laws_course course; /* the moves of the turns that are over */
	bool expected; /* an arbiter has spoken: the players may put pieces back to any of them */
	/* Until the board shows @position, which stands before @ply, nothing else counts. */
	bool awaited;
	bool is_set_up; /* the arbiter's own position, none of the game */
	unsigned int ply;
	struct laws_position position;
	laws_squares stood; /* what was occupied when the waiting began */
	/*
	 * The same squares were occupied then as in @position, but on these another piece
	 * stood, and they have not opened since.
	 */
	laws_squares unlifted;
};

/* A game begins at @position. */
void history_begin(struct history *history, const struct laws_position *position);

/* Takes up the moves that all of @set agree on by now. */
void history_follow(struct history *history, const struct hypotheses *set);

/*
 * Finds the newest position of the game that occupies @occupied though no move
 * of @turn does: a piece of the player not to move stands elsewhere, or one
 * that was captured stands again. Where pieces have but changed places, as king
 * and rook of Chess960 may, theirs must be among the squares that have @opened.
 * Returns the ply before which it stood, with @position filled, or 0.
 */
unsigned int history_find(const struct history *history, const struct turn *turn,
			  laws_squares occupied, laws_squares opened,
			  struct laws_position *position);

/* The squares on which another piece stands in @a than in @b. */
laws_squares history_differing(const laws_piece a[64], const laws_piece b[64]);

/* Waits for @position before @ply; @is_set_up when an arbiter has made it up. */
void history_await(struct history *history, const struct laws_position *position, unsigned int ply,
		   bool is_set_up, laws_squares occupied);

/* The game goes on from what was awaited. */
void history_take_up(struct history *history);

#endif
