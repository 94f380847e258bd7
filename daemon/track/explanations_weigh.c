/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * How explanations are weighed against each other: by what each asks one to
 * believe of the edges, and by what it would mean to call it finished now.
 */
#include "track/explaining.h"

/* What it costs to call a press on an unfinished board a press on an illegal move. */
#define STRAIN_PRESSED_OPEN 6
#define STRAIN_RESTED_OPEN  4
/* The hand that presses should hold nothing. */
#define STRAIN_PRESSED_HOLDING 6
/* A press while the other one is in mid-move is a little unusual. */
#define STRAIN_PRESSED_MEANWHILE 1
/* More so while he, too, holds nothing, and what stands is no move of his. */
#define STRAIN_PRESSED_BETWEEN 4
/* A capture by sweeping that strains this much more than a plain move is still likely. */
#define STRAIN_SHOVED 5
/* Several captures by sweeping may have left no trace at all. */
#define STRAIN_SWEPT_UNSEEN 6
/* Until an answer to what is no legal move is a whole move, rather none. */
#define STRAIN_UNANSWERED 12
/*
 * An answer to a capture that nobody felt, and of which nothing is left: rather
 * the mover took what was lifted, and stands there against the Laws.
 */
#define STRAIN_ANSWERED_IN_VAIN 10

/* It answers what was no legal move, while others hold that nobody has yet. */
static bool is_doubtful_answer(const struct explanations *set,
			       const struct explanation *explanation)
{
	if (explanation->turn->past.played_at + 1 != explanation->turn->ply)
		return false;
	for (size_t i = 0; i < set->count; i++)
		if (set->each[i].turn->ply < explanation->turn->ply)
			return true;
	return false;
}

/* The strain of @explanation, and of calling it finished when it is not. */
static unsigned int cost_of(const struct explanations *set, const struct explanation *explanation,
			    unsigned int open)
{
	struct laws_move move;
	enum explanation_shape shape = explanations_shape(set, explanation, &move);
	unsigned int cost = explanation->strain;

	if (shape == SHAPE_OPEN)
		cost += open;
	if (shape != SHAPE_COMPLETE && is_doubtful_answer(set, explanation))
		cost += STRAIN_UNANSWERED;
	if (shape == SHAPE_HOME && explanation->unfelt == explanation->turn->ply)
		cost += STRAIN_ANSWERED_IN_VAIN;
	return cost;
}

/* After a rest: with a piece in the hand, a move in progress is nothing unusual. */
unsigned int explanations_cost_at_rest(const struct explanations *set,
				       const struct explanation *explanation)
{
	bool holds = explanation_holds_own(explanation);

	return cost_of(set, explanation, holds ? 0 : STRAIN_RESTED_OPEN);
}

unsigned int explanations_cost_at_end(const struct explanations *set,
				      const struct explanation *explanation)
{
	return cost_of(set, explanation, STRAIN_PRESSED_OPEN);
}

size_t explanations_cheapest(const struct explanations *set,
			     unsigned int (*cost_by)(const struct explanations *set,
						     const struct explanation *explanation))
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

size_t explanations_best_at_rest(const struct explanations *set)
{
	return explanations_cheapest(set, explanations_cost_at_rest);
}

/* Whoever answers an illegal move by another, and presses, has ended what he was doing. */
static bool is_illegal_answer(const struct explanations *set, const struct explanation *each)
{
	struct laws_move move;

	return explanations_shape(set, each, &move) == SHAPE_OPEN &&
	       is_doubtful_answer(set, each) && !explanation_holds_own(each);
}

/* What has been put down away from home stands, while nothing of the mover's is in the hand. */
static bool has_begun_to_stand(const struct explanation *each)
{
	return each->arrived && !explanation_holds_own(each);
}

unsigned int explanations_cost_of_press(const struct explanations *set,
					const struct explanation *each, enum laws_side side)
{
	unsigned int cost;

	if (explanations_mover_of(each) != side)
		return cost_of(set, each,
			       has_begun_to_stand(each) ? STRAIN_PRESSED_BETWEEN
							: STRAIN_PRESSED_MEANWHILE);
	cost = cost_of(set, each, STRAIN_PRESSED_OPEN);
	if (is_illegal_answer(set, each))
		cost -= STRAIN_UNANSWERED;
	return cost + (explanation_holds_own(each) ? STRAIN_PRESSED_HOLDING : 0);
}

size_t explanations_best_for_press(const struct explanations *set, enum laws_side side)
{
	unsigned int least = UINT32_MAX;
	size_t best = 0;

	for (size_t i = 0; i < set->count && set->count > 1; i++) {
		const struct explanation *each = &set->each[i];
		unsigned int cost = explanations_cost_of_press(set, each, side);

		/* Of two equal ones the one that accuses nobody. */
		if (cost < least || (cost == least && explanations_mover_of(each) != side)) {
			least = cost;
			best = i;
		}
	}
	return best;
}

unsigned int explanations_cost_of_unseen_sweep(const struct explanations *set, enum laws_side side)
{
	unsigned int least = UINT32_MAX;

	for (size_t i = 0; i < set->count; i++) {
		const struct explanation *each = &set->each[i];

		if (explanations_mover_of(each) == side && explanation_holds_own(each) &&
		    each->strain + STRAIN_SWEPT_UNSEEN < least)
			least = each->strain + STRAIN_SWEPT_UNSEEN;
	}
	return least;
}

/* The least strain of those that hold a captured piece to be on the edge of a square. */
static unsigned int strain_of_shove(const struct explanations *set)
{
	unsigned int least = UINT32_MAX;

	for (size_t i = 0; i < set->count; i++)
		if (set->each[i].strain < least && explanation_has_shoved(&set->each[i]))
			least = set->each[i].strain;
	return least;
}

bool explanations_have_shoved(const struct explanations *set)
{
	unsigned int strain = strain_of_shove(set);
	const struct explanation *best;

	if (strain == UINT32_MAX)
		return false;
	best = &set->each[explanations_best_at_rest(set)];
	return strain <= explanations_cost_at_rest(set, best) + STRAIN_SHOVED;
}

bool explanations_are_contested(const struct explanations *set)
{
	struct laws_move move;

	return !set->undecided && explanations_have_shoved(set) &&
	       explanations_shape(set, &set->each[explanations_best_at_rest(set)], &move) ==
		       SHAPE_COMPLETE;
}

const struct explanation *explanations_likeliest(const struct explanations *set)
{
	return &set->each[explanations_cheapest(set, explanations_cost_at_end)];
}
