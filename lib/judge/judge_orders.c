/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * What players and arbiters say: resignation, draws, rulings, pauses, clocks.
 */
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
	judge->claim.awaited = false;
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

struct laws_verdict *judge_stop(struct laws_judge *judge, enum laws_verdict_kind kind, laws_time t,
				struct laws_verdicts *out)
{
	struct laws_verdict *verdict;

	judge->state = LAWS_JUDGE_PAUSED;
	judge->resumes = laws_clock_runs(&judge->clock, LAWS_WHITE)   ? LAWS_WHITE
			 : laws_clock_runs(&judge->clock, LAWS_BLACK) ? LAWS_BLACK
								      : judge_mover(judge);
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
	verdict->authority = by;
	verdict->side = claimant;
}

static void on_resigned(struct laws_judge *judge, const struct laws_act *act,
			struct laws_verdicts *out)
{
	struct laws_position position;
	struct laws_ending ending;
	enum laws_mate mate;

	judge_position_now(judge, &position);
	mate = judge_mate(judge, &position, laws_side_other(act->side));
	ending = laws_resigned(judge->regulations.edition, act->side, mate);
	judge_cite(judge, judge_end_game(judge, ending.result, ending.reason, act->first, out),
		   LAWS_MATTER_RESIGNATION);
}

static void on_clock_set(struct laws_judge *judge, const struct laws_act *act,
			 struct laws_verdicts *out)
{
	if (!laws_clock_is_kept(&judge->clock)) {
		judge_refuse(act, LAWS_REFUSED_NO_TIME_CONTROL, out);
		return;
	}
	if (act->kind == LAWS_ACT_TIME_SET)
		laws_clock_set(&judge->clock, act->side, act->span, act->first);
	else if (act->kind == LAWS_ACT_TIME_ADDED)
		laws_clock_add(&judge->clock, act->side, act->span, act->first);
	else
		laws_clock_count(&judge->clock, act->side, act->number);
	judge_tell_clock(judge, LAWS_CLOCK_SET, act->first, out);
	judge_lapse_lifted_flags(judge, act->first, out);
}

/* Article 6.10.2. What the displays show is the arbiter's to set. */
static void on_control_set(struct laws_judge *judge, const struct laws_act *act,
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
	judge_tell_clock(judge, LAWS_CLOCK_SET, act->first, out)->text = act->text;
}

static void on_pause(struct laws_judge *judge, const struct laws_act *act,
		     struct laws_verdicts *out)
{
	if (judge->state == LAWS_JUDGE_PAUSED)
		judge_refuse(act, LAWS_REFUSED_PAUSED, out);
	else
		judge_pause(judge, LAWS_BY_ARBITER, LAWS_WHITE, act->first, out);
}

static void on_resume(struct laws_judge *judge, const struct laws_act *act,
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
	/* The arbiter's word counts, but the board does not show what was asked for. */
	judge_look_at_board(judge, act->first, out);
	judge->astray = false;
	if (!judge_board_agrees(judge, occupied))
		judge_tell_displaced(judge, LAWS_CERTAIN, occupied, act->first, out);
}

/* Each player's points are the arbiter's to decide (11.7, 12.9): penalties in points are in them.
 */
static void on_result(struct laws_judge *judge, const struct laws_act *act,
		      struct laws_verdicts *out)
{
	judge->score_decided = true;
	judge_end_game(judge, act->result, act->reason ? act->reason : LAWS_REASON_ARBITER,
		       act->first, out);
}

static void on_order_in_game(struct laws_judge *judge, const struct laws_act *act,
			     struct laws_verdicts *out)
{
	if (act->kind == LAWS_ACT_RESIGNED)
		on_resigned(judge, act, out);
	else if (act->kind == LAWS_ACT_DRAW_OFFERED)
		judge_on_draw_offered(judge, act, out);
	else if (act->kind == LAWS_ACT_DRAW_ACCEPTED || act->kind == LAWS_ACT_DRAW_DECLINED)
		judge_on_draw_answered(judge, act, out);
	else if (act->kind == LAWS_ACT_CLAIMED)
		judge_on_claim(judge, act, out);
	else if (act->kind == LAWS_ACT_ARRIVED)
		judge_on_arrived(judge, act, out);
	else if (act->kind == LAWS_ACT_ABSENT)
		judge_on_absent(judge, act, out);
	else if (act->kind == LAWS_ACT_PAUSED)
		on_pause(judge, act, out);
	else if (act->kind == LAWS_ACT_RESUMED)
		on_resume(judge, act, out);
	else if (act->kind == LAWS_ACT_ADJOURNED)
		judge_on_adjourned(judge, act, out);
	else if (act->kind == LAWS_ACT_SEALED)
		judge_on_sealed(judge, act, out);
	else if (act->kind == LAWS_ACT_SCORESHEET)
		judge_on_scoresheet(judge, act, out);
	else if (act->kind == LAWS_ACT_RESULT)
		on_result(judge, act, out);
	else if (act->kind == LAWS_ACT_CONTROL_SET)
		on_control_set(judge, act, out);
	else if (act->kind != LAWS_ACT_ANNOUNCED)
		on_clock_set(judge, act, out);
}

/* Players, event, round: of any time, for the game before may still need its names. */
static void on_named(const struct laws_act *act, struct laws_verdicts *out)
{
	struct laws_verdict *verdict = judge_tell(out, LAWS_VERDICT_NAMED, act->first);

	verdict->name = act->name;
	verdict->text = act->text;
}

/* Assistants act for players who cannot (4.9, 6.2.6, 8.1.6, D.2.10), also outside a game. */
static void on_assisted(const struct laws_act *act, struct laws_verdicts *out)
{
	struct laws_verdict *verdict = judge_tell(out, LAWS_VERDICT_ASSISTED, act->first);

	verdict->name = act->name;
	verdict->text = act->text;
}

void judge_on_order(struct laws_judge *judge, const struct laws_act *act, struct laws_verdicts *out)
{
	if (act->kind == LAWS_ACT_CONFIRMED || act->kind == LAWS_ACT_DISMISSED)
		judge_on_ruling(judge, act, out);
	else if (act->kind == LAWS_ACT_TAKEN_BACK || act->kind == LAWS_ACT_POSITION_SET ||
		 act->kind == LAWS_ACT_REOPENED || act->kind == LAWS_ACT_COLOURS_REVERSED ||
		 act->kind == LAWS_ACT_SET_UP_WRONGLY)
		judge_on_position_order(judge, act, out);
	else if (act->kind == LAWS_ACT_UNDONE)
		judge_on_undone(judge, act, out);
	else if (act->kind == LAWS_ACT_PENALISED)
		judge_on_penalised(judge, act, out);
	else if (act->kind == LAWS_ACT_ASSISTED)
		on_assisted(act, out);
	else if (act->kind == LAWS_ACT_NAMED)
		on_named(act, out);
	else if (!judge_game_is_on(judge))
		judge_refuse(act, LAWS_REFUSED_NO_GAME, out);
	else if (act->kind == LAWS_ACT_OFFENCE_SEEN)
		judge_on_offence(judge, act, out);
	else
		on_order_in_game(judge, act, out);
}
