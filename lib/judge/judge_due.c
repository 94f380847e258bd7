/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * What it would cost to confirm an alert: by the ledger of infringements
 * (7.5.5, 9.5.3, A.5.2), or by the flags that are down (6.9, A.5.3).
 */
#include "judge/judge_internal.h"

static struct laws_due offence_due(struct laws_judge *judge, const struct laws_judge_alert *alert,
				   enum laws_authority by)
{
	unsigned int newest = judge_newest_ply(judge);
	struct laws_infringement infringement = {
		.offence = laws_alert_info(alert->kind)->offence,
		.side = alert->side,
		.pressed = alert->pressed,
		.claimed = by == LAWS_BY_PLAYER || alert->claimed,
		.opponent_touched = alert->touched,
		.opponent_made = newest > alert->ply && !alert->claimed,
	};
	struct laws_position position;

	judge_position_before(judge, alert->ply, &position);
	infringement.mate = judge_mate(judge, &position, laws_side_other(alert->side));
	return laws_ledger_due(&judge->ledger, &infringement);
}

/* A flag counts as down only while the alert about it is open. */
static bool is_down(const struct laws_judge *judge, const struct laws_judge_alert *alert,
		    enum laws_side side, laws_time t)
{
	if (side == alert->side)
		return true;
	if (laws_clock_fell_at(&judge->clock, side, t) == LAWS_NEVER)
		return false;
	for (size_t i = 0; i < judge->open_count; i++)
		if (judge->open[i].kind == LAWS_ALERT_FLAG_FALL && judge->open[i].side == side)
			return true;
	return false;
}

static struct laws_due flag_due(struct laws_judge *judge, const struct laws_judge_alert *alert,
				enum laws_authority by, laws_time t)
{
	const struct laws_clock *clock = &judge->clock;
	laws_time white = laws_clock_fell_at(clock, LAWS_WHITE, t);
	laws_time black = laws_clock_fell_at(clock, LAWS_BLACK, t);
	struct laws_flag_fall fall = {
		/*
		 * The physical clock decides which flag fell first, and the board does not read
		 * it.
		 */
		.order_known = judge->regulations.clock == LAWS_CLOCK_OWN && white != black,
		.first = white < black ? LAWS_WHITE : LAWS_BLACK,
		.by_arbiter = by != LAWS_BY_PLAYER,
		.caller = laws_side_other(alert->side),
		.last_period = laws_clock_in_last_period(clock, LAWS_WHITE) &&
			       laws_clock_in_last_period(clock, LAWS_BLACK),
		.announced = judge->regulations.quickplay != LAWS_QUICKPLAY_NOT_ANNOUNCED,
	};
	struct laws_position position;

	judge_position_now(judge, &position);
	for (int side = LAWS_WHITE; side <= LAWS_BLACK; side++) {
		fall.down[side] = is_down(judge, alert, (enum laws_side)side, t);
		fall.mate[side] = judge_mate(judge, &position, (enum laws_side)side);
	}
	return laws_ledger_flag_fall(&judge->ledger, &fall);
}

struct laws_due judge_due(struct laws_judge *judge, const struct laws_judge_alert *alert,
			  enum laws_authority by, laws_time t)
{
	switch (laws_alert_info(alert->kind)->cost) {
	case LAWS_COST_ILLEGAL_MOVE:
		if (alert->sealed)
			return judge_sealed_due(judge, alert->side);
		return offence_due(judge, alert, by);
	case LAWS_COST_WRONG_CLAIM:
		return offence_due(judge, alert, by);
	case LAWS_COST_FLAG:
		return flag_due(judge, alert, by, t);
	case LAWS_COST_LATENESS:
		return judge_absence_due(judge, alert->side);
	case LAWS_COST_POSITION:
		return judge_illegal_position_due(judge);
	case LAWS_COST_QUICKPLAY:
		return judge_quickplay_due(judge, alert);
	case LAWS_COST_KINGS:
		if (alert->shown != LAWS_RESULT_NONE)
			return judge_centred_due(judge, alert->shown);
		break;
	case LAWS_COST_NOTHING:
		break;
	}
	return (struct laws_due){.kind = LAWS_DUE_NOTHING, .article = ""};
}

struct laws_verdict_due judge_show_due(const struct laws_judge *judge, const struct laws_due *due,
				       enum laws_side side, laws_time t)
{
	struct laws_verdict_due shown = {
		.kind = due->kind,
		.result = due->result,
		.added = due->added,
	};

	if (laws_clock_is_kept(&judge->clock))
		shown.deducted = laws_due_deducted(due, laws_clock_left(&judge->clock, side, t));
	return shown;
}

/*
 * After an illegal move the board does not sense whose hand touches a piece. A touch of the
 * opponent's own piece while his clock runs counts as his.
 */
static void note_touch(const struct laws_judge *judge, const struct laws_act *act,
		       struct laws_judge_alert *alert)
{
	enum laws_side opponent = laws_side_other(alert->side);
	bool own = act->piece != LAWS_UNKNOWN_PIECE && laws_piece_side(act->piece) == opponent &&
		   laws_clock_runs(&judge->clock, opponent);

	if (!act->unobserved && !alert->claimed && (act->side == opponent || own))
		alert->touched = true;
}

void judge_note_touch(struct laws_judge *judge, const struct laws_act *act)
{
	for (size_t i = 0; i < judge->open_count; i++)
		note_touch(judge, act, &judge->open[i]);
	for (size_t i = 0; i < judge->held_count; i++)
		note_touch(judge, act, &judge->held[i].alert);
}
