/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Claims by the players: a fallen flag (6.8), an illegal move (A.5.2; 2001:
 * C.3), and that the opponent cannot win by normal means, or does not try to
 * (Guidelines III.5; 2001: 10.2). Claims of a draw are judge_draws.c's.
 */
#include <chesslaws/irregularity.h>

#include "judging.h"

static bool is_certain_flag_fall(const struct laws_judge_alert *alert)
{
	return alert->kind == LAWS_ALERT_FLAG_FALL && alert->confidence == LAWS_CERTAIN;
}

static bool is_certain_illegal_move(const struct laws_judge_alert *alert)
{
	return (alert->kind == LAWS_ALERT_ILLEGAL_MOVE || alert->kind == LAWS_ALERT_NO_MOVE ||
		alert->kind == LAWS_ALERT_PAWN_NOT_REPLACED) &&
	       alert->confidence == LAWS_CERTAIN && !alert->sealed;
}

/* Confirms the alert at @place by the claim of the opponent, if that gains something. */
static void claim_alert(struct laws_judge *judge, int place, const struct laws_act *act,
			struct laws_verdicts *out)
{
	struct laws_due due;

	if (place < 0) {
		judge_refuse(act, LAWS_REFUSED_NO_CLAIM, out);
		return;
	}
	due = judge_due(judge, &judge->open[place], LAWS_BY_PLAYER, act->first);
	if (due.kind == LAWS_DUE_STANDS)
		judge_refuse(act, LAWS_REFUSED_TOO_LATE, out);
	else if (due.kind == LAWS_DUE_TIME || due.kind == LAWS_DUE_RESULT)
		judge_confirm(judge, (size_t)place, LAWS_BY_PLAYER, act->first, out);
	else
		judge_refuse(act, LAWS_REFUSED_NO_CLAIM, out);
}

static bool may_claim_quickplay(const struct laws_judge *judge, laws_time t)
{
	enum laws_side side = judge_has_the_move(judge);

	return laws_ledger_quickplay_claims(&judge->ledger,
					    judge->regulations.quickplay_announced) &&
	       laws_clock_in_last_period(&judge->clock, side) &&
	       laws_clock_fell_at(&judge->clock, side, t) == LAWS_NEVER &&
	       laws_clock_left(&judge->clock, side, t) < LAWS_QUICKPLAY_LEFT;
}

/* The clocks stop, and the arbiter decides: a result, or time for the opponent. */
static void claim_quickplay(struct laws_judge *judge, const struct laws_act *act,
			    struct laws_verdicts *out)
{
	if (!laws_clock_is_kept(&judge->clock))
		judge_refuse(act, LAWS_REFUSED_NO_TIME_CONTROL, out);
	else if (!may_claim_quickplay(judge, act->first))
		judge_refuse(act, LAWS_REFUSED_NO_CLAIM, out);
	else
		judge_pause(judge, LAWS_BY_PLAYER, judge_has_the_move(judge), act->first, out);
}

void judge_on_claim(struct laws_judge *judge, const struct laws_act *act, struct laws_verdicts *out)
{
	switch (act->claim) {
	case LAWS_CLAIM_OF_FLAG:
		claim_alert(judge, judge_newest_alert(judge, is_certain_flag_fall), act, out);
		break;
	case LAWS_CLAIM_OF_ILLEGAL_MOVE:
		claim_alert(judge, judge_newest_alert(judge, is_certain_illegal_move), act, out);
		break;
	case LAWS_CLAIM_OF_QUICKPLAY:
		claim_quickplay(judge, act, out);
		break;
	case LAWS_CLAIM_OF_THREEFOLD:
	case LAWS_CLAIM_OF_FIFTY:
		judge_on_draw_claimed(judge, act, out);
		break;
	}
}
