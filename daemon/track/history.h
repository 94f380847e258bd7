/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The earlier positions of the game as the tracker knows them, and the one that the board is
 * to show again, because an arbiter ordered it or because nothing else explains the board.
 */
#ifndef TOUCHMOVE_HISTORY_H
#define TOUCHMOVE_HISTORY_H

#include "track/hypotheses.h"

struct history {
	struct laws_course course; /* the moves of completed turns */
	bool expected; /* after an arbiter's order: the players may put pieces back to an earlier
			  position */
	/* Until the board shows @position, which stands before @ply, changes are no acts. */
	bool awaited;
	bool is_set_up; /* a position set by the arbiter, not one of the game */
	unsigned int ply;
	struct laws_position position;
	laws_squares stood; /* squares occupied when the waiting began */
	/*
	 * Squares where another piece stood than in @position, although the same squares were
	 * occupied. They have not opened since.
	 */
	laws_squares unlifted;
};

/* Begins a game at @position. */
void history_begin(struct history *history, const struct laws_position *position);

/* Adds the moves that all of @set agree on by now. */
void history_follow(struct history *history, const struct hypotheses *set);

/*
 * Finds the newest position of the game that occupies @occupied though no move of @turn does:
 * a piece of the player not to move stands elsewhere, or a captured one stands again. Where
 * pieces only exchanged squares, as king and rook of Chess960 may, those squares must be among
 * @opened.
 * Returns the ply before which it stood, with @position filled, or 0.
 */
unsigned int history_find(const struct history *history, const struct turn *turn,
			  laws_squares occupied, laws_squares opened,
			  struct laws_position *position);

/* The squares that are occupied in both @a and @b, by different pieces. */
laws_squares history_differing(const laws_piece a[64], const laws_piece b[64]);

/* Begins to wait for @position before @ply; @is_set_up when an arbiter set it. */
void history_await(struct history *history, const struct laws_position *position, unsigned int ply,
		   bool is_set_up, laws_squares occupied);

/* Continues the game from the awaited position. */
void history_take_up(struct history *history);

#endif
