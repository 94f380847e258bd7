/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Penalties that the arbiter chooses (Article 12.9; 2001: 13.4), and what they make of the
 * score.
 */
#include <string.h>

#include "judge/judge_internal.h"

static bool loses(enum laws_penalty_kind kind)
{
	return kind == LAWS_PENALTY_LOSS || kind == LAWS_PENALTY_EXPEL;
}

static bool takes_time(enum laws_penalty_kind kind)
{
	return kind == LAWS_PENALTY_ADD_OPPONENT || kind == LAWS_PENALTY_REDUCE;
}

/* After the game only penalties that do not change how it went. */
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
	verdict->ruling.penalised = true;
	verdict->ruling.penalty = act->penalty;
	verdict->ruling.text = act->penalty.kind == LAWS_PENALTY_FINE ? act->text : NULL;
	ruling->penalised = true;
	ruling->penalty = act->penalty;
	return ruling;
}

enum laws_result judge_score(const struct laws_judge *judge, enum laws_result result)
{
	unsigned int points[2];

	if (result == LAWS_RESULT_NONE)
		return result;
	for (int side = LAWS_WHITE; side <= LAWS_BLACK; side++) {
		unsigned int scored = laws_result_half_points(result, (enum laws_side)side);
		unsigned int taken = judge->points.taken[side] - judge->settled.taken[side];

		points[side] = scored > taken ? scored - taken : 0;
	}
	for (int side = LAWS_WHITE; side <= LAWS_BLACK; side++) {
		unsigned int most = LAWS_GAME_HALF_POINTS - points[1 - side];
		unsigned int raised =
			points[side] + judge->points.given[side] - judge->settled.given[side];

		points[side] = raised < most ? raised : most;
	}
	return laws_result_of_scores(points[LAWS_WHITE], points[LAWS_BLACK]);
}

static void count_points(struct laws_judge_points *points, const struct laws_penalty *penalty,
			 bool undone)
{
	unsigned int change = undone ? -penalty->half_points : penalty->half_points;

	if (penalty->kind == LAWS_PENALTY_POINTS)
		points->taken[penalty->side] += change;
	else if (penalty->kind == LAWS_PENALTY_OPPONENT_POINTS)
		points->given[laws_side_other(penalty->side)] += change;
}

void judge_uncount_points(struct laws_judge *judge, const struct laws_judge_ruling *ruling)
{
	count_points(&judge->points, &ruling->penalty, true);
	if (ruling->number <= judge->settled_rulings)
		count_points(&judge->settled, &ruling->penalty, true);
}

/* With a loss the arbiter decides what the opponent scores (11.7, 12.9.6). */
static enum laws_result result_of_loss(const struct laws_penalty *penalty)
{
	unsigned int points[2] = {0, 0};

	points[laws_side_other(penalty->side)] = LAWS_GAME_HALF_POINTS - penalty->withheld;
	return laws_result_of_scores(points[LAWS_WHITE], points[LAWS_BLACK]);
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
	if (loses(penalty->kind) && judge_game_is_on(judge)) {
		judge->score_decided = true;
		judge_end_by_ruling(judge, ruling,
				    &(struct laws_due){
					    .result = result_of_loss(penalty),
					    .reason = LAWS_REASON_ARBITER,
					    .article = laws_penalty_article(
						    judge->regulations.edition, penalty->kind),
				    },
				    t, out);
	}
	count_points(&judge->points, penalty, false);
	judge_tell_end_again(judge, t, out);
}

void judge_on_penalised(struct laws_judge *judge, const struct laws_act *act,
			struct laws_verdicts *out)
{
	int wrong = laws_penalty_check(judge->regulations.edition, &act->penalty,
				       LAWS_GAME_HALF_POINTS);

	if (wrong == LAWS_PENALTY_NOT_IN_EDITION)
		judge_refuse(act, LAWS_REFUSED_NOT_IN_EDITION, out);
	else if (wrong)
		judge_refuse(act, LAWS_REFUSED_NO_PENALTY, out);
	else if (!is_possible_now(judge, act->penalty.kind))
		judge_refuse(act, LAWS_REFUSED_NO_GAME, out);
	else
		apply(judge, tell_penalty(judge, act, out), act->first, out);
}
