/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Rulings: alerts confirmed, dismissed or lapsed, and what follows from them.
 */
#include <string.h>

#include "judging.h"

/* Whether confirming an alert of @kind asks for the position before it (7.4.1, 7.5.1). */
static bool asks_for_position(enum laws_alert_kind kind)
{
	return kind == LAWS_ALERT_ILLEGAL_MOVE || kind == LAWS_ALERT_NO_MOVE ||
	       kind == LAWS_ALERT_DISPLACED;
}

static void confirm(struct laws_judge *judge, enum laws_alert_kind kind, enum laws_side side,
		    laws_time t, struct laws_verdicts *out)
{
	struct laws_position position;
	struct laws_verdict *verdict;
	enum laws_side other = laws_side_other(side);

	if (asks_for_position(kind)) {
		judge_pause(judge, t, out);
		judge->irregular = true;
		judge->resumes = judge_mover(judge);
		judge_tell(out, LAWS_VERDICT_IRREGULAR, t);
		judge_restored(judge, t, out);
		return;
	}
	if (kind != LAWS_ALERT_FLAG_FALL)
		return;
	judge_position_now(judge, &position);
	verdict = judge_end_game(
		judge, judge_cannot_mate(&position, other) ? LAWS_RESULT_DRAW : judge_win_of(other),
		LAWS_REASON_TIME, t, out);
	judge_cite(judge, verdict, LAWS_MATTER_TIME_LOSS);
}

void judge_on_ruling(struct laws_judge *judge, const struct laws_act *act,
		     struct laws_verdicts *out)
{
	bool confirmed = act->kind == LAWS_ACT_CONFIRMED;
	struct laws_judge_alert alert;
	size_t at = judge->open_count;

	while (at-- > 0)
		if (!act->number || judge->open[at].id == act->number)
			break;
	if (at >= judge->open_count) {
		judge_refuse(act, LAWS_REFUSED_NO_ALERT, out);
		return;
	}
	alert = judge->open[at];
	memmove(&judge->open[at], &judge->open[at + 1],
		(judge->open_count - at - 1) * sizeof(judge->open[0]));
	judge->open_count--;
	judge_tell_ruling(judge, &alert,
			  confirmed ? LAWS_DECISION_CONFIRMED : LAWS_DECISION_DISMISSED, act->first,
			  out);
	if (!confirmed)
		judge_forgive(judge, &alert, act->first, out);
	else if (judge_game_is_on(judge))
		confirm(judge, alert.kind, alert.side, act->first, out);
}
