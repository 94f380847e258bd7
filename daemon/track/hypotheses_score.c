/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Scores hypotheses against each other: by how unusual the acts are that they assume, and by
 * what it means to call each finished now.
 */
#include "track/hypotheses_internal.h"
#include "track/model.h"

/* True when it answers an illegal move while others still have that move open. */
static bool is_doubtful_answer(const struct hypotheses *set, const struct hypothesis *hypothesis)
{
	if (hypothesis->turn->past.played_at + 1 != hypothesis->turn->ply)
		return false;
	for (size_t i = 0; i < set->count; i++)
		if (set->each[i].turn->ply < hypothesis->turn->ply)
			return true;
	return false;
}

/* The cost of @hypothesis, and of calling it finished when it is not. */
static unsigned int cost_of(const struct hypotheses *set, const struct hypothesis *hypothesis,
			    unsigned int open)
{
	struct laws_move move;
	enum hypothesis_shape shape = hypotheses_shape(set, hypothesis, &move);
	unsigned int cost = hypothesis->cost;

	if (shape == SHAPE_OPEN)
		cost += open;
	if (shape != SHAPE_COMPLETE && is_doubtful_answer(set, hypothesis))
		cost += COST_UNANSWERED;
	if (shape == SHAPE_HOME && hypothesis->unfelt == hypothesis->turn->ply)
		cost += COST_ANSWERED_IN_VAIN;
	return cost;
}

/* At a rest with a piece in the hand, a move in progress is not unusual. */
unsigned int hypotheses_cost_at_rest(const struct hypotheses *set,
				     const struct hypothesis *hypothesis)
{
	bool holds = hypothesis_holds_own(hypothesis);

	return cost_of(set, hypothesis, holds ? 0 : COST_RESTED_OPEN);
}

unsigned int hypotheses_cost_at_end(const struct hypotheses *set,
				    const struct hypothesis *hypothesis)
{
	return cost_of(set, hypothesis, COST_PRESSED_OPEN);
}

size_t hypotheses_cheapest(const struct hypotheses *set,
			   unsigned int (*cost_by)(const struct hypotheses *set,
						   const struct hypothesis *hypothesis))
{
	unsigned int least = UINT32_MAX;
	size_t best = 0;

	for (size_t i = 0; i < set->count && set->count > 1; i++) {
		unsigned int cost = cost_by(set, &set->each[i]);

		if (cost < least) {
			least = cost;
			best = i;
		}
	}
	return best;
}

size_t hypotheses_best_at_rest(const struct hypotheses *set)
{
	return hypotheses_cheapest(set, hypotheses_cost_at_rest);
}

/* True when an illegal move was answered by another one and pressed: that ends the answer. */
static bool is_illegal_answer(const struct hypotheses *set, const struct hypothesis *each)
{
	struct laws_move move;

	return hypotheses_shape(set, each, &move) == SHAPE_OPEN && is_doubtful_answer(set, each) &&
	       !hypothesis_holds_own(each);
}

/* True when a piece stands away from home while the mover holds none of his own. */
static bool has_begun_to_stand(const struct hypothesis *each)
{
	return each->arrived && !hypothesis_holds_own(each);
}

/* What it costs that the mover presses with what @each leaves on the board. */
static unsigned int cost_of_movers_press(const struct hypotheses *set,
					 const struct hypothesis *each)
{
	struct laws_move move;
	enum hypothesis_shape shape = hypotheses_shape(set, each, &move);
	unsigned int cost = hypothesis_cost_of_moving_on(each);

	if (shape == SHAPE_HOME)
		cost += COST_PRESSED_HOME;
	else if (shape == SHAPE_OPEN)
		cost += COST_PRESSED_OPEN;
	return cost;
}

unsigned int hypotheses_cost_of_press(const struct hypotheses *set, const struct hypothesis *each,
				      enum laws_side side)
{
	unsigned int cost;

	if (hypotheses_mover_of(each) != side)
		return cost_of(set, each,
			       has_begun_to_stand(each) ? COST_PRESSED_BETWEEN
							: COST_PRESSED_MEANWHILE);
	cost = cost_of(set, each, COST_NONE) + cost_of_movers_press(set, each);
	if (is_illegal_answer(set, each))
		cost -= COST_UNANSWERED;
	return cost + (hypothesis_holds_own(each) ? COST_PRESSED_HOLDING : 0);
}

/*
 * Of two readings of @side's press that cost the same, @each wins against @best, which came first,
 * if no player is accused by it and one is by @best. A legal move of @side that the reeds show is
 * no accusation, and rather made than that he presses in the other player's turn.
 */
static bool wins_tie(const struct hypotheses *set, const struct hypothesis *each,
		     const struct hypothesis *best, enum laws_side side)
{
	const struct hypothesis *own = hypotheses_mover_of(each) == side ? each : best;
	struct laws_move move;

	if (hypotheses_mover_of(each) == hypotheses_mover_of(best))
		return false;
	return (hypotheses_shape(set, own, &move) == SHAPE_COMPLETE && !own->swept) ==
	       (own == each);
}

size_t hypotheses_best_for_press(const struct hypotheses *set, enum laws_side side)
{
	unsigned int least = UINT32_MAX;
	size_t best = 0;

	for (size_t i = 0; i < set->count && set->count > 1; i++) {
		const struct hypothesis *each = &set->each[i];
		unsigned int cost = hypotheses_cost_of_press(set, each, side);

		if (cost < least ||
		    (cost == least && wins_tie(set, each, &set->each[best], side))) {
			least = cost;
			best = i;
		}
	}
	return best;
}

unsigned int hypotheses_cost_of_leaving(const struct hypotheses *set, enum laws_side side)
{
	return set->shoves[side] ? COST_LEFT_BESIDE : COST_LEFT_BESIDE_FIRST;
}

unsigned int hypotheses_cost_of_unobserved_sweep(const struct hypotheses *set, enum laws_side side)
{
	unsigned int least = UINT32_MAX;

	for (size_t i = 0; i < set->count; i++) {
		const struct hypothesis *each = &set->each[i];

		if (hypotheses_mover_of(each) == side && hypothesis_holds_own(each) &&
		    each->cost + COST_SWEPT_UNOBSERVED < least)
			least = each->cost + COST_SWEPT_UNOBSERVED;
	}
	return least;
}

/* The least cost of the hypotheses with a captured piece shoved to the edge of a square. */
static unsigned int cost_of_shove(const struct hypotheses *set)
{
	unsigned int least = UINT32_MAX;

	for (size_t i = 0; i < set->count; i++)
		if (set->each[i].cost < least && hypothesis_has_shoved(&set->each[i]))
			least = set->each[i].cost;
	return least;
}

bool hypotheses_have_shoved(const struct hypotheses *set)
{
	unsigned int cost = cost_of_shove(set);
	const struct hypothesis *best;

	if (cost == UINT32_MAX)
		return false;
	best = &set->each[hypotheses_best_at_rest(set)];
	return cost <= hypotheses_cost_at_rest(set, best) + COST_SHOVED;
}

bool hypotheses_are_ambiguous(const struct hypotheses *set)
{
	struct laws_move move;

	return hypotheses_have_shoved(set) &&
	       hypotheses_shape(set, &set->each[hypotheses_best_at_rest(set)], &move) ==
		       SHAPE_COMPLETE;
}

const struct hypothesis *hypotheses_likeliest(const struct hypotheses *set)
{
	return &set->each[hypotheses_cheapest(set, hypotheses_cost_at_end)];
}
