/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The one move, legal or not, by which a board came about from a position.
 */
#ifndef CHESSLAWS_SINGLE_MOVE_H
#define CHESSLAWS_SINGLE_MOVE_H

#include <chesslaws/move.h>
#include <chesslaws/position.h>

#include "rules/attacks.h"

enum chesslaws_difference {
	CHESSLAWS_DIFFERS_NOT,
	CHESSLAWS_DIFFERS_BY_A_MOVE,
	CHESSLAWS_DIFFERS_OTHERWISE, /* no single move of the side to move explains it */
};

struct chesslaws_single_move {
	laws_piece piece; /* that moved, of castling the king */
	laws_square from;
	laws_square to;
	laws_square captured;  /* or LAWS_NO_SQUARE */
	laws_square rook_from; /* of castling, else LAWS_NO_SQUARE */
	laws_square rook_to;
};

/*
 * Says how @board, piece by piece, differs from @before; @move is filled when
 * that is by a single move: one piece to a free square, or to that of another
 * piece, which is gone; a pawn that takes another in passing, whether it may or
 * not (3.7.3.1); king and rook where castling puts them (3.8.2). A pawn may
 * have become another piece on its last rank.
 */
CHESSLAWS_INTERNAL enum chesslaws_difference
chesslaws_single_move(const struct laws_position *before, const laws_piece board[64],
		      struct chesslaws_single_move *move);

/*
 * Which legal move may have been played instead of @move, when only contacts are
 * known and those of @opened have opened in the turn.
 */
enum chesslaws_doubt {
	CHESSLAWS_NO_DOUBT,
	/* It is captured, and shoved to where the moved piece seems to stand. */
	CHESSLAWS_DOUBT_SHOVED,
	/* King and rook were in the air together, and one of them alone may have moved. */
	CHESSLAWS_DOUBT_EXCHANGED,
	/* It has taken what stood on a square of @opened, and something else happened besides. */
	CHESSLAWS_DOUBT_OTHER_CAPTURE,
};

CHESSLAWS_INTERNAL enum chesslaws_doubt
chesslaws_single_move_doubt(const struct laws_position *before,
			    const struct chesslaws_single_move *move, laws_squares opened,
			    bool held_together);

/* Writes the legal moves that cause that doubt to @moves; returns how many. */
CHESSLAWS_INTERNAL size_t chesslaws_single_move_others(const struct laws_position *before,
						       const struct chesslaws_single_move *move,
						       laws_squares opened, bool held_together,
						       struct laws_move moves[LAWS_MOVES_MAX]);

/*
 * True when some legal castling makes king and rook change places, as in Chess960 they may, and
 * both have been lifted: their squares are among @opened. Contacts show nothing of that move.
 */
CHESSLAWS_INTERNAL bool chesslaws_castling_is_hidden(const struct laws_position *before,
						     laws_squares opened);

/*
 * Finds the legal move of @before that leaves @board, piece by piece; @before may be a position
 * that an illegal move has left (laws_course_moves()). Returns false, with @move untouched, when
 * there is none. Two legal moves never leave the same board.
 */
CHESSLAWS_INTERNAL bool chesslaws_legal_move(const struct laws_position *before,
					     const laws_piece board[64], struct laws_move *move);

#endif
