/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Hands in the judge: when pieces left and met the board tells, at the press,
 * whether one hand can have done it all (Articles 4.1, 7.5.4, 6.2.3). What
 * nobody saw, and what the other player did, speaks for nothing.
 */
#include "judging.h"

void judge_hands_on_act(struct laws_judge *judge, const struct laws_act *act)
{
	if (act->kind == LAWS_ACT_GAP || act->unseen)
		laws_hands_begin(&judge->reach);
	else if (act->side != judge_mover(judge))
		return;
	else if (act->kind == LAWS_ACT_TOUCHED)
		laws_hands_lifted(&judge->reach, act->square, act->first);
	else if (act->kind == LAWS_ACT_RELEASED || act->kind == LAWS_ACT_PROMOTED)
		laws_hands_placed(&judge->reach, act->square, act->first);
}

static void raise(struct laws_judge *judge, enum laws_alert_kind kind,
		  enum laws_confidence confidence, enum laws_matter matter,
		  const struct laws_hand_evidence *evidence, laws_time t, struct laws_verdicts *out)
{
	struct laws_verdict *verdict =
		judge_raise_alert(judge, kind, confidence, judge_mover(judge), t, out);

	verdict->hands = *evidence;
	judge_cite(judge, verdict, matter);
}

/*
 * One quick press may be a reed that closed late; a habit is none. So the
 * third of a player is told, and then the sixth, the twelfth and so on.
 */
#define TOO_SOON_FIRST 3

static bool is_habit(unsigned int times)
{
	while (times > TOO_SOON_FIRST && times % 2 == 0)
		times /= 2;
	return times == TOO_SOON_FIRST;
}

static void look_at_press(struct laws_judge *judge, const struct laws_judge_made *made, laws_time t,
			  struct laws_verdicts *out)
{
	struct laws_hand_evidence evidence;

	if (!laws_hands_other_pressed(&judge->reach, &made->before, made->move, t, &evidence))
		return;
	evidence.times = ++judge->pressed_too_soon[judge_mover(judge)];
	if (is_habit(evidence.times))
		raise(judge, LAWS_ALERT_CLOCK_OTHER_HAND, LAWS_POSSIBLE, LAWS_MATTER_SAME_HAND,
		      &evidence, t, out);
}

void judge_hands_on_press(struct laws_judge *judge, const struct laws_act *act,
			  struct laws_verdicts *out)
{
	const struct laws_judge_made *made = judge_record_of(judge, judge->ply + 1);
	struct laws_hand_evidence evidence;

	if (judge->unseen || judge->doubtful || act->unseen)
		return;
	if (laws_hands_two(&judge->reach, &made->before, made->move, &evidence))
		raise(judge, LAWS_ALERT_TWO_HANDS,
		      evidence.beyond_hands ? LAWS_LIKELY : LAWS_POSSIBLE, LAWS_MATTER_TWO_HANDS,
		      &evidence, act->first, out);
	look_at_press(judge, made, act->first, out);
}

void judge_hands_on_turn_over(struct laws_judge *judge)
{
	const struct laws_judge_made *made = judge_record_of(judge, judge->ply + 1);

	if (!judge->unseen && !judge->doubtful)
		laws_hands_learn(&judge->reach, &made->before, made->move);
	laws_hands_begin(&judge->reach);
}
