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
