/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Rulings undone: the ledger, the clocks and the result become what they were before the
 * ruling, and its alert is open again. Moves played, withdrawn or restored since then stay.
 */
#include <string.h>

#include "judge/judge_internal.h"

/* Opens the alert again, at its place by age. */
static void reopen_alert(struct laws_judge *judge, const struct laws_judge_alert *alert)
{
	size_t place = judge->open_count;

	if (judge->open_count == LAWS_JUDGE_ALERTS)
		return;
	while (place && judge->open[place - 1].id > alert->id)
		place--;
	memmove(&judge->open[place + 1], &judge->open[place],
		(judge->open_count - place) * sizeof(judge->open[0]));
	judge->open[place] = *alert;
	judge->open_count++;
}

static void take_back_penalty(struct laws_judge *judge, const struct laws_judge_ruling *ruling,
			      laws_time t, struct laws_verdicts *out)
{
	bool penalised = ruling->due.kind == LAWS_DUE_TIME || ruling->due.kind == LAWS_DUE_RESULT;
	bool changed = false;

	if (penalised)
		laws_ledger_retract(&judge->ledger, ruling->alert.side,
				    laws_alert_info(ruling->alert.kind)->offence);
	judge_quickplay_ruled(judge, ruling, false, t, out);
	for (int side = LAWS_WHITE; side <= LAWS_BLACK; side++) {
		if (!ruling->given[side])
			continue;
		laws_clock_add(&judge->clock, (enum laws_side)side, -ruling->given[side], t);
		changed = true;
	}
	if (!changed)
		return;
	judge_tell_clock(judge, LAWS_CLOCK_PENALTY, t, out);
	judge_lapse_lifted_flags(judge, t, out);
}

/* The game that the ruling ended goes on when it is resumed. */
static void take_back_result(struct laws_judge *judge, const struct laws_judge_ruling *ruling,
			     laws_time t, struct laws_verdicts *out)
{
	if (!ruling->ended || judge->state != LAWS_JUDGE_OVER)
		return;
	judge->state = LAWS_JUDGE_PAUSED;
	judge->resumes = ruling->resumes;
	/* A mate or stalemate that this alert kept from ending the game does so again. */
	if (judge->forgiven && judge->forgiven == ruling->alert.ply) {
		judge->held_up = judge->forgiven;
		judge->forgiven = 0;
	}
	judge_tell_state(judge, LAWS_VERDICT_PAUSED, t, out);
}

void judge_on_undone(struct laws_judge *judge, const struct laws_act *act,
		     struct laws_verdicts *out)
{
	struct laws_judge_ruling *ruling = &judge->rulings[act->number % LAWS_JUDGE_RULINGS];
	struct laws_verdict *verdict;

	if (!act->number || ruling->number != act->number || ruling->undone) {
		judge_refuse(act, LAWS_REFUSED_NO_RULING, out);
		return;
	}
	ruling->undone = true;
	verdict = judge_tell(out, LAWS_VERDICT_RULING, act->first);
	verdict->ruling.number = ruling->number;
	verdict->ruling.alert = ruling->alert.id;
	verdict->ruling.kind = ruling->alert.kind;
	verdict->side = ruling->penalised ? ruling->penalty.side : ruling->alert.side;
	verdict->ruling.decision = LAWS_DECISION_UNDONE;
	if (ruling->alert.id)
		reopen_alert(judge, &ruling->alert);
	take_back_result(judge, ruling, act->first, out);
	take_back_penalty(judge, ruling, act->first, out);
	if (ruling->penalised) {
		judge_uncount_points(judge, ruling);
		judge_tell_end_again(judge, act->first, out);
	}
}
