/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Orders of players and arbiters: resignation, draws, rulings, pauses, clocks. */
#include <string.h>

#include <chesslaws/irregularity.h>

#include "judge/judge_internal.h"

void judge_resume(struct laws_judge *judge, enum laws_side side, laws_time t,
		  struct laws_verdicts *out)
{
	bool sealed;

	if (judge->adjourned && !judge_end_adjournment(judge, &side, t, out))
		return;
	judge->state = LAWS_JUDGE_PLAYING;
	judge_clock_goes_on(judge);
	judge_forget_press(judge);
	judge_count_late(judge, t);
	judge->hands.unknown = judge->hands.unknown || judge->irregular;
	judge->irregular = false;
	judge->boards_asked = false;
	judge->made_at = t;
	judge_tell_state(judge, LAWS_VERDICT_RESUMED, t, out);
	sealed = judge_sealed_made(judge, t, out);
	if (!sealed)
		judge_start_clock(judge, side, LAWS_CLOCK_RESUME, t, out);
	if (judge->made || (judge->forgiven && judge->forgiven == judge->ply))
		judge_end_if_over(judge, t, out);
	if (!sealed || judge->state != LAWS_JUDGE_PLAYING)
		return;
	judge_turn_over(judge);
	judge_start_clock(judge, side, LAWS_CLOCK_RESUME, t, out);
}

void judge_resume_play(struct laws_judge *judge, enum laws_side side, laws_time t,
		       struct laws_verdicts *out)
{
	judge_resume(judge, side, t, out);
	judge_look_at_board(judge, t, out);
}

enum laws_side judge_whose_clock(const struct laws_judge *judge)
{
	if (laws_clock_runs(&judge->clock, LAWS_WHITE))
		return LAWS_WHITE;
	return laws_clock_runs(&judge->clock, LAWS_BLACK) ? LAWS_BLACK : judge_mover(judge);
}

struct laws_verdict *judge_stop(struct laws_judge *judge, enum laws_verdict_kind kind, laws_time t,
				struct laws_verdicts *out)
{
	struct laws_verdict *verdict;

	judge->state = LAWS_JUDGE_PAUSED;
	/* Behind levers that were level it is the one that stood still then. */
	if (!judge->stopped)
		judge->resumes = judge_whose_clock(judge);
	verdict = judge_tell_state(judge, kind, t, out);
	judge_pause_clock(judge, t, out);
	return verdict;
}

void judge_pause(struct laws_judge *judge, enum laws_authority by, enum laws_side claimant,
		 laws_time t, struct laws_verdicts *out)
{
	struct laws_verdict *verdict;

	if (judge->state == LAWS_JUDGE_PAUSED)
		return;
	verdict = judge_stop(judge, LAWS_VERDICT_PAUSED, t, out);
	verdict->state.authority = by;
	verdict->side = claimant;
}

void judge_on_resigned(struct laws_judge *judge, const struct laws_act *act,
		       struct laws_verdicts *out)
{
	struct laws_position position;
	struct laws_ending ending;
	enum laws_mate mate;

	judge_drop_unconfirmed(judge, act->first, out);
	judge_position_now(judge, &position);
	mate = judge_mate(judge, &position, laws_side_other(act->side));
	ending = laws_resigned(judge->regulations.edition, act->side, mate);
	judge_cite(judge, judge_end_game(judge, ending.result, ending.reason, act->first, out),
		   LAWS_MATTER_RESIGNATION);
}

void judge_on_clock_ordered(struct laws_judge *judge, const struct laws_act *act,
			    struct laws_verdicts *out)
{
	if (!laws_clock_is_kept(&judge->clock)) {
		judge_refuse(act, LAWS_REFUSED_NO_TIME_CONTROL, out);
		return;
	}
	switch (act->clock_order) {
	case LAWS_CLOCK_ORDER_SET_TIME:
		laws_clock_set(&judge->clock, act->side, act->span, act->first);
		break;
	case LAWS_CLOCK_ORDER_ADD_TIME:
		laws_clock_add(&judge->clock, act->side, act->span, act->first);
		break;
	case LAWS_CLOCK_ORDER_COUNT_MOVES:
		laws_clock_count(&judge->clock, act->side, act->number);
		break;
	}
	judge_tell_clock(judge, LAWS_CLOCK_SET, act->first, out);
	judge_lapse_lifted_flags(judge, act->first, out);
}

/* The arbiter sets what the displays show (6.10.2). */
void judge_on_control_set(struct laws_judge *judge, const struct laws_act *act,
			  struct laws_verdicts *out)
{
	struct laws_time_control control;

	if (!laws_clock_is_kept(&judge->clock) || judge->regulations.clock == LAWS_CLOCK_NONE ||
	    laws_time_control_read(act->text, &control) || !control.periods) {
		judge_refuse(act, LAWS_REFUSED_NO_TIME_CONTROL, out);
		return;
	}
	laws_clock_change(&judge->clock, &control, act->first);
	laws_ledger_change_control(&judge->ledger, &control);
	judge_tell_clock(judge, LAWS_CLOCK_SET, act->first, out)->clock.control = act->text;
}

void judge_on_paused(struct laws_judge *judge, const struct laws_act *act,
		     struct laws_verdicts *out)
{
	if (judge->state == LAWS_JUDGE_PAUSED)
		judge_refuse(act, LAWS_REFUSED_PAUSED, out);
	else
		judge_pause(judge, LAWS_BY_ARBITER, LAWS_WHITE, act->first, out);
}

void judge_on_resumed(struct laws_judge *judge, const struct laws_act *act,
		      struct laws_verdicts *out)
{
	laws_squares occupied = act->squares ? act->squares : judge_occupied(judge);
	bool unrestored =
		judge->irregular || (judge->adjourned && !judge_board_agrees(judge, occupied));
	struct laws_judge_claim claim = judge->claim;

	if (judge->state != LAWS_JUDGE_PAUSED) {
		judge_refuse(act, LAWS_REFUSED_NOT_PAUSED, out);
		return;
	}
	if (unrestored && judge_follows_nothing(judge))
		judge_look_anew(judge, act->squares);
	judge_resume(judge, judge->resumes, act->first, out);
	if (claim.awaited)
		judge_press_kept(judge, &claim, act->first, out);
	if (!unrestored || judge->state != LAWS_JUDGE_PLAYING)
		return;
	/* Play goes on by the arbiter's order, but the board does not show the position. */
	judge_look_at_board(judge, act->first, out);
	judge->astray = false;
	if (!judge_board_agrees(judge, occupied))
		judge_tell_displaced(judge, LAWS_CERTAIN, occupied, act->first, out);
}

/* The arbiter decides each player's points (11.7, 12.9): they include penalties in points. */
void judge_on_result(struct laws_judge *judge, const struct laws_act *act,
		     struct laws_verdicts *out)
{
	judge->score_decided = true;
	judge_end_game(judge, act->result, act->reason ? act->reason : LAWS_REASON_ARBITER,
		       act->first, out);
}

/* Names may be given at any time: the previous game may still need its own. */
void judge_on_named(struct laws_judge *judge, const struct laws_act *act, struct laws_verdicts *out)
{
	struct laws_verdict *verdict = judge_tell(out, LAWS_VERDICT_NAMED, act->first);

	(void)judge;
	verdict->said.name = act->name;
	verdict->said.text = act->text;
}

/* What an arbiter reports of a game may be seen before it and after it, too (Article 12.6). */
void judge_on_noted(struct laws_judge *judge, const struct laws_act *act, struct laws_verdicts *out)
{
	struct laws_verdict *verdict = judge_tell(out, LAWS_VERDICT_NOTED, act->first);

	(void)judge;
	verdict->said.name = NULL;
	verdict->said.text = act->text;
}

/* Assistants act for players who cannot (4.9, 6.2.6, 8.1.6, D.2.10), also outside a game. */
void judge_on_assisted(struct laws_judge *judge, const struct laws_act *act,
		       struct laws_verdicts *out)
{
	struct laws_verdict *verdict = judge_tell(out, LAWS_VERDICT_ASSISTED, act->first);

	(void)judge;
	verdict->said.name = act->name;
	verdict->said.text = act->text;
}
