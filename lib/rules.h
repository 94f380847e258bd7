/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * What the files of the rule library share among themselves.
 */
#ifndef CHESSLAWS_RULES_H
#define CHESSLAWS_RULES_H

#include <chesslaws/move.h>

#include "attacks.h"

/*
 * The pawns of the side to move that may legally capture en passant on
 * @square (Article 3.7.3.1), where a pawn of the opponent has just passed.
 */
CHESSLAWS_INTERNAL laws_squares chesslaws_en_passant_pawns(const struct laws_position *position,
							   laws_square square);

/*
 * laws_position_init(), but the faults in @tolerated are none. Only faults that
 * leave one king a side, and pawns on their ranks, can be tolerated.
 */
CHESSLAWS_INTERNAL unsigned int chesslaws_position_init(struct laws_position *position,
							const struct laws_setup *setup,
							unsigned int tolerated);

/* How many legal moves there are; the same as laws_moves() without the list. */
CHESSLAWS_INTERNAL size_t chesslaws_count_moves(const struct laws_position *position);

/* Where castling with the rook on @rook takes the king and the rook (Article 3.8.2). */
static inline laws_square castled_king(laws_square king, laws_square rook)
{
	return square_at(rook > king ? 6 : 2, square_rank(king));
}

static inline laws_square castled_rook(laws_square king, laws_square rook)
{
	return square_at(rook > king ? 5 : 3, square_rank(king));
}

static inline laws_square king_square(const struct laws_position *position, enum laws_side side)
{
	return first_square(position->kinds[LAWS_KING] & position->sides[side]);
}

/* The square of the pawn that a capture en passant on @square takes. */
static inline laws_square passed_pawn(laws_square square)
{
	return square ^ 8;
}

#endif
