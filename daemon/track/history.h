/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The earlier positions of the game, and the one that the board is to show again, because an
 * arbiter ordered it or because nothing else explains the board.
 *
 * The course of the game is kept once, by the judge. The tracker reads it: whatever was handed
 * out in earlier steps is on it. Moves that are newer, or not handed out because a hypothesis
 * contradicts them, are kept with the turn that they led to (struct past).
 */
#ifndef TOUCHMOVE_HISTORY_H
#define TOUCHMOVE_HISTORY_H

#include "track/hypotheses.h"

struct history {
	const struct laws_course *course; /* the judge's; may end with a move that is not over */
	unsigned int plies;		  /* turns that are over by all hypotheses */
	bool expected; /* after an arbiter's order: the players may put pieces back to an earlier
			  position */
	/*
	 * The plies on the record when an order was given that may withdraw some, until it is
	 * looked for what it has withdrawn; 0: none was.
	 */
	unsigned int ruled_on;
	/* Until the board shows @position, which stands before @ply, changes are no acts. */
	bool awaited;
	unsigned int ply;
	struct laws_position position;
	laws_squares stood;   /* squares occupied when the waiting began */
	laws_squares opened;  /* and those that have opened since */
	laws_piece board[64]; /* what stood then, withdrawn moves and all */
	/* Meanwhile the other player has started the clock of the one to move. */
	bool is_set_going;
	/*
	 * Squares where another piece stood than in @position, although the same squares were
	 * occupied. They have not opened since.
	 */
	laws_squares unlifted;
};

/* Begins without a game. @course is read as long as @history is used. */
void history_init(struct history *history, const struct laws_course *course);

/* Begins a game. */
void history_begin(struct history *history);

/*
 * Counts the turns that are over. Returns the turn that all of @set agree on, or NULL, and then
 * counts nothing.
 */
const struct turn *history_follow(struct history *history, const struct hypotheses *set);

/*
 * Reads the move of @ply, which was over before @turn, that all hypotheses agree on. Returns false
 * when it was no legal move, or is not known.
 */
bool history_move(const struct history *history, const struct turn *turn, unsigned int ply,
		  struct laws_move *move);

/* Reads the position after @ply, likewise. Returns false when it is not on the record yet. */
bool history_after(const struct history *history, const struct turn *turn, unsigned int ply,
		   struct laws_position *position);

/* The pawn of @ply became @kind, which the turns of @set have otherwise if they keep that move. */
void history_promote(struct hypotheses *set, unsigned int ply, enum laws_kind kind);

/* Ends a step: the turns of @set keep nothing that will be on the record in the next one. */
void history_step_over(struct hypotheses *set);

/*
 * True when @now cannot lead to @then by the mover's own hand: a captured piece is back, or
 * one of the opponent's has moved.
 */
bool history_is_beyond_mover(const struct laws_position *now, const struct laws_position *then);

/*
 * Finds the newest position of the game that occupies @occupied, whatever stands on @dead, though
 * no move of @turn does:
 * a piece of the player not to move stands elsewhere, or a captured one stands again. Where
 * pieces only exchanged squares, as king and rook of Chess960 may, those squares must be among
 * @opened.
 * Returns the ply before which it stood, with @position filled, or 0.
 */
unsigned int history_find(const struct history *history, const struct turn *turn,
			  laws_squares occupied, laws_squares dead, laws_squares opened,
			  struct laws_position *position);

/* The squares that are occupied in both @a and @b, by different pieces. */
laws_squares history_differing(const laws_piece a[64], const laws_piece b[64]);

/* Begins to wait for @position before @ply. */
void history_await(struct history *history, const struct laws_position *position, unsigned int ply,
		   laws_squares occupied);

/* Notes that the reed of @square has opened. */
void history_note_opened(struct history *history, laws_square square);

/* Continues the game from the awaited position. */
void history_take_up(struct history *history);

#endif
