/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * From the times at which pieces left and met the board the judge finds, at the press,
 * whether one hand can have done it all (Articles 4.1, 7.5.4, 6.2.3); where two hands are an
 * offence without a press (2017, 7.7.1), also when the move ends without one. Acts that were
 * not observed, or are doubtful, or the opponent's, are no evidence.
 */
#include "judge/judge_internal.h"

/* The reed has been wrong before: perhaps no hand did this, or not at that time. */
static bool is_doubtful(const struct laws_act *act)
{
	return act->unsure && (act->kind == LAWS_ACT_TOUCHED || act->kind == LAWS_ACT_RELEASED);
}

void judge_hands_on_act(struct laws_judge *judge, const struct laws_act *act)
{
	if (act->kind == LAWS_ACT_UNOBSERVED || act->unobserved || is_doubtful(act))
		laws_hands_begin(&judge->reach);
	else if (act->side != judge_mover(judge))
		return;
	else if (act->kind == LAWS_ACT_TOUCHED)
		laws_hands_lifted_within(&judge->reach, act->square, judge_earliest(act),
					 act->first);
	else if (act->kind == LAWS_ACT_RELEASED || act->kind == LAWS_ACT_PROMOTED)
		laws_hands_placed_within(&judge->reach, act->square, judge_earliest(act),
					 act->first);
}

/*
 * True, and noted, when this has to be told: what is only possible once a game of each habit of a
 * player's, for that suffices to have an eye on it.
 */
static bool is_news(struct laws_judge *judge, enum laws_judge_habit habit,
		    enum laws_confidence confidence)
{
	bool *told = &judge->told_habits[judge_mover(judge)][habit];
	bool news = !*told || confidence > LAWS_POSSIBLE;

	*told = true;
	return news;
}

static enum laws_judge_habit habit_of(struct laws_move move)
{
	return move.type == LAWS_MOVE_CASTLING ? LAWS_JUDGE_CASTLING : LAWS_JUDGE_TAKING;
}

static void look_at_press(struct laws_judge *judge, const struct laws_judge_made *made,
			  const struct laws_act *press, struct laws_verdicts *out)
{
	struct laws_hand_evidence evidence;
	struct laws_verdict *verdict;

	/* At a board of Appendix D the assistant may start the opponent's clock (D.2.10.3). */
	if (judge_is_disabled(judge, judge_mover(judge)))
		return;
	if (!laws_hands_pressed_within(&judge->reach, &made->before, made->move,
				       judge_earliest(press), press->first, &evidence))
		return;
	/* What was moved on so late may have fallen there, and then was moved on by nobody. */
	if (judge->hands.rested && judge->hands.rested != LAWS_NEVER)
		judge->hands.unsure = ~(laws_squares)0;
	/* Possible at most: it may have been a quick hand, or the opponent's on the lever. */
	if (!is_news(judge, LAWS_JUDGE_PRESSING, LAWS_POSSIBLE))
		return;
	verdict = judge_raise_alert(judge, LAWS_ALERT_CLOCK_OTHER_HAND, LAWS_POSSIBLE,
				    judge_mover(judge), press->first, out);
	verdict->alert.hands = evidence;
}

/*
 * Likely at most: the opponent may have helped, or removed the captured piece, or a piece
 * may have been knocked over. Possible where one quick hand may have done it.
 */
static void look_for_two(struct laws_judge *judge, const struct laws_judge_made *made, bool pressed,
			 laws_time t, struct laws_verdicts *out)
{
	struct laws_hand_evidence evidence;
	enum laws_confidence confidence;
	struct laws_judge_alert alert;

	/* The arbiter may have ruled on it before the press. */
	if (!laws_hands_two(&judge->reach, &made->before, made->move, &evidence) ||
	    judge_is_ruled(judge, LAWS_ALERT_TWO_HANDS, judge_mover(judge)))
		return;
	confidence = evidence.beyond_hands ? LAWS_LIKELY : LAWS_POSSIBLE;
	if (!is_news(judge, habit_of(made->move), confidence))
		return;
	alert = judge_alert(judge, LAWS_ALERT_TWO_HANDS, confidence, judge_mover(judge));
	alert.pressed = pressed;
	judge_raise(judge, &alert, t, out)->alert.hands = evidence;
}

void judge_hands_on_press(struct laws_judge *judge, const struct laws_act *act,
			  struct laws_verdicts *out)
{
	const struct laws_judge_made *made = judge_record_of(judge, judge->ply + 1);

	if (judge->unobserved || judge->doubtful || act->unobserved)
		return;
	look_for_two(judge, made, true, act->first, out);
	look_at_press(judge, made, act, out);
}

/* Two hands count as an illegal move though the clock was not pressed: in 2017 (7.7.1). */
static bool count_unpressed(const struct laws_judge *judge)
{
	struct laws_infringement infringement = {
		.offence = LAWS_OFFENCE_TWO_HANDS,
		.side = judge_mover(judge),
	};
	struct laws_due due = laws_ledger_due(&judge->ledger, &infringement);

	return due.kind == LAWS_DUE_TIME || due.kind == LAWS_DUE_RESULT;
}

void judge_hands_unpressed(struct laws_judge *judge, bool unobserved, laws_time t,
			   struct laws_verdicts *out)
{
	const struct laws_judge_made *made = judge_record_of(judge, judge->ply + 1);

	if (!judge->unobserved && !judge->doubtful && !unobserved && count_unpressed(judge))
		look_for_two(judge, made, false, t, out);
}

void judge_hands_on_turn_over(struct laws_judge *judge)
{
	const struct laws_judge_made *made = judge_record_of(judge, judge->ply + 1);

	if (!judge->unobserved && !judge->doubtful)
		laws_hands_learn(&judge->reach, &made->before, made->move);
	laws_hands_begin(&judge->reach);
}
