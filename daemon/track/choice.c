/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Measured by tests/bench/choice.c: how much seldomer than chance players lose so much. */
#include "track/choice.h"
#include "track/model.h"

int choice_best(const struct laws_position *position, const struct laws_move moves[], size_t count)
{
	int best = 0;

	/* Others win nothing; that all of them lose something is rare. */
	for (size_t i = 0; i < count; i++) {
		int won;

		if (!moves[i].promotion && laws_move_captured(position, moves[i]) == LAWS_NO_SQUARE)
			continue;
		won = laws_move_exchange(position, moves[i]);
		if (won > best)
			best = won;
	}
	return best;
}

enum choice_right choice_right(const struct laws_position *position, struct laws_move move)
{
	laws_squares rooks = position->castling & position->sides[laws_position_side(position)];

	if (!rooks || move.type == LAWS_MOVE_CASTLING)
		return CHOICE_KEEPS;
	if (laws_piece_kind(position->board[move.from]) == LAWS_KING)
		return CHOICE_MOVES_KING;
	return rooks >> move.from & 1 ? CHOICE_MOVES_ROOK : CHOICE_KEEPS;
}

unsigned int choice_cost_of_right(const struct laws_position *position, struct laws_move move)
{
	switch (choice_right(position, move)) {
	case CHOICE_MOVES_KING:
		return COST_CASTLING_LOST_BY_KING;
	case CHOICE_MOVES_ROOK:
		return COST_CASTLING_LOST_BY_ROOK;
	case CHOICE_KEEPS:
		break;
	}
	return COST_NONE;
}

unsigned int choice_cost(const struct laws_position *position, int best, struct laws_move move)
{
	int lost;

	if (best == CHOICE_OPEN)
		return COST_NONE;
	lost = best - laws_move_exchange(position, move);
	if (lost <= 0)
		return COST_NONE;
	if (lost >= 8)
		return COST_LOST_QUEEN;
	if (lost >= 5)
		return COST_LOST_ROOK;
	return lost >= 2 ? COST_LOST_PIECE : COST_LOST_PAWN;
}
