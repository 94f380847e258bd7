/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Offences that the arbiter has seen and the board has not sensed (12.1): an
 * illegal move, two hands, a press without a move, a pawn left on the last rank.
 * Each is raised as an alert and ruled on at once, so that it costs what an alert
 * of its kind does.
 *
 *   an alert of that kind is open for that move   it is confirmed
 *   it was confirmed, and nothing came since      refused: it counts once
 *   else                                          a new alert, and its ruling
 *
 * The move in question is the present one, if the player has the move and has
 * done something on it that is not a move; otherwise his last one on the record.
 */
#include "judge/judge_internal.h"

unsigned int judge_last_move_of(const struct laws_judge *judge, enum laws_side side,
				struct laws_position *before)
{
	for (unsigned int ply = judge_newest_ply(judge); ply; ply--) {
		if (!laws_course_before(&judge->course, ply, before))
			break;
		if (laws_position_side(before) == side)
			return ply;
	}
	return 0;
}

/* True when a piece stands on a square that was empty when the turn began. */
static bool has_placed(const struct laws_judge *judge)
{
	for (laws_square square = 0; square < 64; square++)
		if (judge->board[square] && judge->board[square] != judge->position.board[square])
			return true;
	return false;
}

/* True when @side has begun a move that is not on the record: the order may be about it. */
static bool means_present_move(const struct laws_judge *judge, enum laws_side side,
			       enum laws_offence offence)
{
	if (side != judge_has_the_move(judge) || judge->made)
		return false;
	if (offence == LAWS_OFFENCE_NO_MOVE || judge->turn.pressed)
		return true;
	return judge->regulations.clock == LAWS_CLOCK_NONE && has_placed(judge);
}

/* True when no press is needed for it, or one came. */
static bool is_pressed(struct laws_judge *judge, unsigned int ply)
{
	return judge->regulations.clock != LAWS_CLOCK_OWN || !judge_is_open(judge, ply);
}

bool judge_is_ruled(const struct laws_judge *judge, enum laws_alert_kind kind, enum laws_side side)
{
	for (size_t i = 0; i < LAWS_JUDGE_RULINGS; i++) {
		const struct laws_judge_ruling *ruling = &judge->rulings[i];

		if (ruling->confirmed && !ruling->undone && ruling->alert.kind == kind &&
		    ruling->alert.side == side && ruling->acted == judge->acted[side])
			return true;
	}
	return false;
}

static int open_alert_like(const struct laws_judge *judge, const struct laws_judge_alert *meant)
{
	for (size_t i = judge->open_count; i-- > 0;) {
		const struct laws_judge_alert *alert = &judge->open[i];

		if (alert->kind == meant->kind && alert->side == meant->side &&
		    alert->ply == meant->ply && !alert->sealed)
			return (int)i;
	}
	return -1;
}

/*
 * The pawn must count as a queen on the record (7.5.2); another declared piece must be put
 * right first.
 */
static bool finds_queen(const struct laws_judge *judge, unsigned int ply,
			enum laws_refusal *refusal)
{
	struct laws_move move;

	*refusal = LAWS_REFUSED_NO_MOVE;
	if (!laws_course_move(&judge->course, ply, &move) || !move.promotion)
		return false;
	*refusal = LAWS_REFUSED_DIFFERS;
	return move.promotion == LAWS_QUEEN || judge->regulations.edition == LAWS_EDITION_2001;
}

/* False, with the reason, when @alert cannot be ruled on as @due says. */
static bool find_refusal(const struct laws_judge *judge, const struct laws_judge_alert *alert,
			 const struct laws_due *due, enum laws_refusal *refusal)
{
	if (due->kind == LAWS_DUE_STANDS)
		*refusal = LAWS_REFUSED_TOO_LATE;
	else if (due->kind == LAWS_DUE_NOTHING && !alert->pressed)
		*refusal = LAWS_REFUSED_NOT_PRESSED;
	else if (due->kind == LAWS_DUE_NOTHING)
		*refusal = LAWS_REFUSED_NO_CLAIM;
	else
		return alert->kind == LAWS_ALERT_PAWN_NOT_REPLACED &&
		       !finds_queen(judge, alert->ply, refusal);
	return true;
}

void judge_on_offence(struct laws_judge *judge, const struct laws_act *act,
		      struct laws_verdicts *out)
{
	bool present = means_present_move(judge, act->side, act->offence);
	struct laws_position before;
	struct laws_judge_alert alert = {
		.kind = laws_alert_of_offence(act->offence),
		.confidence = LAWS_CERTAIN,
		.side = act->side,
		.ply = present ? judge->ply + 1 : judge_last_move_of(judge, act->side, &before),
		.square = LAWS_NO_SQUARE,
		.seen = true,
	};
	int place = open_alert_like(judge, &alert);
	enum laws_refusal refusal;
	struct laws_due due;

	if (place >= 0) {
		judge_confirm(judge, (size_t)place, LAWS_BY_ARBITER, act->first, out);
		return;
	}
	if (!alert.ply || judge_is_ruled(judge, alert.kind, alert.side)) {
		judge_refuse(act, alert.ply ? LAWS_REFUSED_RULED : LAWS_REFUSED_NO_MOVE, out);
		return;
	}
	alert.pressed = present || is_pressed(judge, alert.ply);
	due = judge_due(judge, &alert, LAWS_BY_ARBITER, act->first);
	if (find_refusal(judge, &alert, &due, &refusal)) {
		judge_refuse(act, refusal, out);
		return;
	}
	judge_raise(judge, &alert, act->first, out);
	judge_confirm(judge, judge->open_count - 1, LAWS_BY_ARBITER, act->first, out);
}
