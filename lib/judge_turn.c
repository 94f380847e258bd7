/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The turn in the judge: what whoever has the move must do by what was
 * touched (Article 4), and what of that was broken.
 */
#include "judging.h"

void judge_begin_turn(struct laws_judge *judge)
{
	struct laws_turn_terms terms = {
		.edition = judge->regulations.edition,
		.format = judge->ledger.format,
		.clock_kept = judge->regulations.clock != LAWS_CLOCK_NONE,
		.awaits_press = judge_is_open(judge, judge->ply),
	};

	laws_turn_begin(&judge->turn, &judge->position, &terms);
}
