/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Claims by the players: a fallen flag (6.8), an illegal move (A.5.2; 2017, 2018: A.4.2;
 * 2001: C.3) and what counts as one. Claims of a draw are in judge_draws.c and
 * judge_quickplay.c.
 */
#include "judge/judge_internal.h"

static bool is_wrong_claim(const struct laws_judge_alert *alert)
{
	return alert->kind == LAWS_ALERT_WRONG_CLAIM;
}

void judge_pause_for_claim(struct laws_judge *judge, enum laws_side claimant, laws_time t,
			   struct laws_verdicts *out)
{
	if (judge->regulations.clock == LAWS_CLOCK_NONE || judge->state == LAWS_JUDGE_PAUSED)
		return;
	judge_pause(judge, LAWS_BY_PLAYER, claimant, t, out);
	judge->claim = (struct laws_judge_claim){.awaited = true};
}

/*
 * True when a press by @side would complete a move: the made one, or his last one, which was
 * answered.
 */
static bool is_press_due(struct laws_judge *judge, enum laws_side side)
{
	if (side == judge_mover(judge))
		return judge->made;
	return judge_is_open(judge, judge->ply);
}

void judge_press_kept(struct laws_judge *judge, const struct laws_judge_claim *claim, laws_time t,
		      struct laws_verdicts *out)
{
	if (claim->pressed && judge->state == LAWS_JUDGE_PLAYING &&
	    is_press_due(judge, claim->side))
		judge_on_pressed(judge,
				 &(struct laws_act){.kind = LAWS_ACT_PRESSED,
						    .side = claim->side,
						    .first = t,
						    .settled = t},
				 out);
}

void judge_claim_ruled(struct laws_judge *judge, laws_time t, struct laws_verdicts *out)
{
	struct laws_judge_claim claim = judge->claim;

	if (!claim.awaited || judge_newest_alert(judge, is_wrong_claim) >= 0)
		return;
	judge_forget_press(judge);
	if (judge->state != LAWS_JUDGE_PAUSED || judge->irregular)
		return;
	judge_resume(judge, judge->resumes, t, out);
	judge_press_kept(judge, &claim, t, out);
}

static bool is_certain_flag_fall(const struct laws_judge_alert *alert)
{
	return alert->kind == LAWS_ALERT_FLAG_FALL && alert->confidence == LAWS_CERTAIN;
}

/*
 * True for an open alert about an illegal move or what counts as one (7.5.1 to 7.5.4) that
 * has not been claimed yet.
 */
static bool may_be_illegal_move(const struct laws_judge_alert *alert)
{
	return laws_alert_info(alert->kind)->cost == LAWS_COST_ILLEGAL_MOVE && !alert->sealed &&
	       !alert->claimed;
}

struct laws_verdict *judge_tell_claim(const struct laws_act *act, enum laws_side side, bool decided,
				      struct laws_verdicts *out)
{
	struct laws_verdict *verdict = judge_tell(out, LAWS_VERDICT_CLAIM, act->first);

	verdict->side = side;
	verdict->claim.of = act->claim;
	verdict->claim.decided = decided;
	return verdict;
}

static void carry_claim(struct laws_judge *judge, size_t place, const struct laws_act *act,
			struct laws_verdicts *out)
{
	judge_tell_claim(act, laws_side_other(judge->open[place].side), true, out)->claim.held =
		true;
	judge_confirm(judge, place, LAWS_BY_PLAYER, act->first, out);
}

/* Confirms the fall of the opponent's flag, if the claimant gains by it. */
static void claim_flag(struct laws_judge *judge, const struct laws_act *act,
		       struct laws_verdicts *out)
{
	int place = judge_newest_alert(judge, is_certain_flag_fall);
	struct laws_due due;

	if (place < 0) {
		judge_refuse(act, LAWS_REFUSED_NO_CLAIM, out);
		return;
	}
	due = judge_due(judge, &judge->open[place], LAWS_BY_PLAYER, act->first);
	if (due.kind != LAWS_DUE_RESULT || judge_result_is_postponed(judge, &judge->open[place]))
		judge_refuse(act, LAWS_REFUSED_NO_CLAIM, out);
	else
		carry_claim(judge, (size_t)place, act, out);
}

/*
 * Two hands, or a piece that may be in a hand, are not certain: the arbiter decides. The
 * clocks stand until then, and what the claimant does meanwhile does not forfeit the claim.
 */
static void await_ruling(struct laws_judge *judge, struct laws_judge_alert *alert,
			 const struct laws_act *act, struct laws_verdicts *out)
{
	enum laws_side claimant = laws_side_other(alert->side);

	alert->claimed = true;
	judge_tell_claim(act, claimant, false, out);
	judge_pause(judge, LAWS_BY_PLAYER, claimant, act->first, out);
}

/*
 * The claim is about the newest infringement by which the claimant gains something. The
 * edition decides what may be claimed, and until when: 2001 counts neither two hands nor a
 * press without a move.
 */
static void claim_illegal_move(struct laws_judge *judge, const struct laws_act *act,
			       struct laws_verdicts *out)
{
	enum laws_refusal refusal = LAWS_REFUSED_NO_CLAIM;

	for (size_t i = judge->open_count; i-- > 0;) {
		struct laws_due due;

		if (!may_be_illegal_move(&judge->open[i]))
			continue;
		due = judge_due(judge, &judge->open[i], LAWS_BY_PLAYER, act->first);
		if (due.kind == LAWS_DUE_STANDS)
			refusal = LAWS_REFUSED_TOO_LATE;
		if (due.kind != LAWS_DUE_TIME && due.kind != LAWS_DUE_RESULT)
			continue;
		if (judge->open[i].confidence == LAWS_CERTAIN)
			carry_claim(judge, i, act, out);
		else
			await_ruling(judge, &judge->open[i], act, out);
		return;
	}
	judge_refuse(act, refusal, out);
}

void judge_on_claim(struct laws_judge *judge, const struct laws_act *act, struct laws_verdicts *out)
{
	switch (act->claim) {
	case LAWS_CLAIM_OF_FLAG:
		claim_flag(judge, act, out);
		break;
	case LAWS_CLAIM_OF_ILLEGAL_MOVE:
		claim_illegal_move(judge, act, out);
		break;
	case LAWS_CLAIM_OF_QUICKPLAY:
	case LAWS_CLAIM_OF_INCREMENT:
		judge_on_quickplay(judge, act, out);
		break;
	case LAWS_CLAIM_OF_THREEFOLD:
	case LAWS_CLAIM_OF_FIFTY:
		judge_on_draw_claimed(judge, act, out);
		break;
	}
}
