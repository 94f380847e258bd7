/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Penalties that the arbiter chooses (Article 12.9; 2001: 13.4).
 */
#include <string.h>

#include "judging.h"

/* What a win is worth, in half points (Article 10.1). */
#define GAME_HALF_POINTS 2

static bool loses(enum laws_penalty_kind kind)
{
	return kind == LAWS_PENALTY_LOSS || kind == LAWS_PENALTY_EXPEL;
}

static bool takes_time(enum laws_penalty_kind kind)
{
	return kind == LAWS_PENALTY_ADD_OPPONENT || kind == LAWS_PENALTY_REDUCE;
}

/* After the game only what does not change it. */
static bool is_possible_now(const struct laws_judge *judge, enum laws_penalty_kind kind)
{
	return judge_game_is_on(judge) ||
	       (judge->state == LAWS_JUDGE_OVER && !loses(kind) && !takes_time(kind));
}

static struct laws_judge_ruling *tell_penalty(struct laws_judge *judge, const struct laws_act *act,
					      struct laws_verdicts *out)
{
	static const struct laws_judge_alert none;
	struct laws_verdict *verdict =
		judge_tell_ruling(judge, &none, LAWS_DECISION_CONFIRMED, act->first, out);
	struct laws_judge_ruling *ruling = judge_keep_ruling(judge, verdict);

	verdict->side = act->penalty.side;
	verdict->penalised = true;
	verdict->penalty = act->penalty;
	verdict->text = act->penalty.kind == LAWS_PENALTY_FINE ? act->text : NULL;
	ruling->penalised = true;
	ruling->penalty = act->penalty;
	return ruling;
}

static void apply(struct laws_judge *judge, struct laws_judge_ruling *ruling, laws_time t,
		  struct laws_verdicts *out)
{
	const struct laws_penalty *penalty = &ruling->penalty;
	laws_time left[2];

	if (takes_time(penalty->kind) && laws_clock_is_kept(&judge->clock)) {
		for (int side = LAWS_WHITE; side <= LAWS_BLACK; side++)
			left[side] = laws_clock_left(&judge->clock, (enum laws_side)side, t);
		laws_penalty_apply(penalty, &judge->clock, t);
		judge_clocks_changed(judge, ruling, left, t, out);
	}
	if (loses(penalty->kind) && judge_game_is_on(judge))
		judge_end_by_ruling(judge, ruling,
				    &(struct laws_due){
					    .result = judge_win_of(laws_side_other(penalty->side)),
					    .reason = LAWS_REASON_ARBITER,
					    .article = laws_penalty_article(
						    judge->regulations.edition, penalty->kind),
				    },
				    t, out);
}

void judge_on_penalised(struct laws_judge *judge, const struct laws_act *act,
			struct laws_verdicts *out)
{
	int wrong = laws_penalty_check(judge->regulations.edition, &act->penalty, GAME_HALF_POINTS);

	if (wrong == LAWS_PENALTY_NOT_IN_EDITION)
		judge_refuse(act, LAWS_REFUSED_NOT_IN_EDITION, out);
	else if (wrong)
		judge_refuse(act, LAWS_REFUSED_NO_PENALTY, out);
	else if (!is_possible_now(judge, act->penalty.kind))
		judge_refuse(act, LAWS_REFUSED_NO_GAME, out);
	else
		apply(judge, tell_penalty(judge, act, out), act->first, out);
}
