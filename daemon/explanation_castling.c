/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * King and rook both in the hand: which of them is put where, when the Laws do
 * not allow the castling and the squares alone would not tell.
 */
#include "explanation.h"

static laws_square king_home(const struct explanation *explanation)
{
	return laws_position_side(&explanation->turn->position) == LAWS_WHITE ? 4 : 60;
}

static bool is_home_of(const struct explanation *explanation, laws_square square,
		       enum laws_kind kind)
{
	const struct laws_position *position = &explanation->turn->position;

	return position->board[square] == LAWS_PIECE(laws_position_side(position), kind);
}

/* The rook with which a king that goes from home to @square castles, or LAWS_NO_SQUARE. */
static laws_square rook_of(const struct explanation *explanation, laws_square square)
{
	laws_square king = king_home(explanation);
	laws_square rook;

	if (square != king + 2 && square != king - 2)
		return LAWS_NO_SQUARE;
	rook = square > king ? king + 3 : king - 4;
	return is_home_of(explanation, rook, LAWS_ROOK) ? rook : LAWS_NO_SQUARE;
}

enum castling_part explanation_castling_part(const struct explanation *explanation,
					     laws_square from, laws_square square)
{
	laws_square king = king_home(explanation);
	laws_square rook = rook_of(explanation, square);

	if (rook == LAWS_NO_SQUARE || !is_home_of(explanation, king, LAWS_KING))
		return CASTLING_NONE;
	if (from == king && !explanation->standing[rook])
		return CASTLING_KING;
	if (from == rook && !explanation->standing[king])
		return CASTLING_EXCHANGED;
	return CASTLING_NONE;
}
