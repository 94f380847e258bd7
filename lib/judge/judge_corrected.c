/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The record was mistaken, or had stopped, and what the board has shown since then leaves one
 * course of legal moves, each of them pressed. They replace what was told, as the moves of
 * anybody's scoresheet would (Article 8.5.2).
 *
 *   moves that were told otherwise   are withdrawn
 *   alerts that rest on them         lapse, unless they were certain
 *   the moves                        were not observed: for a while nobody is accused
 */
#include <string.h>

#include "judge/judge_internal.h"

/* What was played decides whether there was an offence at all. */
static bool rests_on_moves(const struct laws_judge_alert *alert, unsigned int ply)
{
	return alert->ply >= ply && alert->confidence < LAWS_CERTAIN &&
	       laws_alert_info(alert->kind)->consequence != LAWS_CONSEQUENCE_NONE;
}

static void lapse_from(struct laws_judge *judge, unsigned int ply, laws_time t,
		       struct laws_verdicts *out)
{
	for (size_t i = judge->open_count; i-- > 0;)
		if (rests_on_moves(&judge->open[i], ply))
			judge_lapse(judge, judge->open[i].id, t, out);
}

static void tell_promotion(const struct laws_judge *judge, struct laws_move move, laws_time t,
			   struct laws_verdicts *out)
{
	const struct laws_act act = {
		.side = judge_mover(judge),
		.piece = LAWS_PIECE(judge_mover(judge), move.promotion),
		.source = LAWS_PROMOTION_ASSUMED,
		.settled = t,
	};

	judge_tell_promotion(judge, judge->ply + 1, &act, out);
}

/* @move was made and pressed. Returns false when that has ended the game. */
static bool play(struct laws_judge *judge, struct laws_move move, laws_time t,
		 struct laws_verdicts *out)
{
	judge_record_move(judge, move, t, out);
	if (move.promotion)
		tell_promotion(judge, move, t, out);
	judge_complete_up_to(judge, judge->ply + 1, LAWS_COMPLETED_BY_CLOCK, t, out);
	judge_end_if_over(judge, t, out);
	if (!judge_game_is_on(judge))
		return false;
	judge->unobserved = true;
	judge_turn_over(judge);
	return true;
}

void judge_on_corrected(struct laws_judge *judge, const struct laws_act *act,
			struct laws_verdicts *out)
{
	laws_time t = act->settled;

	judge->pressed_ahead = 0;
	lapse_from(judge, act->number, t, out);
	if (!judge_go_back(judge, act->number, LAWS_WITHDRAWN_CHANGED, t, out))
		return;
	for (unsigned int i = 0; i < act->move_count; i++)
		if (!play(judge, act->moves[i], t, out))
			return;
	memcpy(judge->board, judge->position.board, sizeof(judge->board));
	judge_agrees(judge, t, out);
}
