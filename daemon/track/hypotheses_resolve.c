/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What a rest, a press or the end of the game decides between hypotheses. */
#include "track/hypotheses_internal.h"
#include "track/model.h"

bool hypotheses_sweep(struct hypotheses *set, const struct edge *edge, enum laws_side side)
{
	unsigned int unseen;
	size_t best;

	hypotheses_branch_by_sweep(set, edge, side);
	unseen = hypotheses_cost_of_unobserved_sweep(set, side);
	if (unseen == UINT32_MAX)
		return true;
	best = hypotheses_best_for_press(set, side);
	return hypotheses_cost_of_press(set, &set->each[best], side) <= unseen;
}

/* Begins the turn anew; a press without a move stays noted. */
static void go_home(struct hypothesis *hypothesis)
{
	bool pressed = hypothesis->pressed == PRESSED_HOME;

	hypothesis_go_on(hypothesis, hypothesis->turn);
	if (pressed)
		hypothesis->pressed = PRESSED_HOME;
}

/* The promoted piece may stand where the captured one was before the pawn is removed (4.6.2). */
static bool may_be_promoting(const struct hypotheses *set)
{
	for (size_t i = 0; i < set->count; i++)
		if (hypothesis_is_promoting(&set->each[i]))
			return true;
	return false;
}

bool hypotheses_may_be_fetching(const struct hypotheses *set, const struct hypothesis *each)
{
	struct laws_move move;

	return hypotheses_shape(set, each, &move) == SHAPE_COMPLETE && move.promotion &&
	       each->exchanged & LAWS_SQUARE_SET(move.to);
}

/* Only the piece of the move that had come to rest stands elsewhere, by another move. */
static bool is_moved_on(const struct hypothesis *hypothesis)
{
	laws_squares arrived = hypothesis->arrived;

	return hypothesis->made == MADE_RESTED && !hypothesis->held_count && arrived &&
	       !(arrived & (arrived - 1)) &&
	       hypothesis->standing[__builtin_ctzll(arrived)] == TOKEN_OF(hypothesis->move.from);
}

laws_time hypotheses_put_down_until(const struct hypotheses *set, laws_squares *where)
{
	const struct hypothesis *best = &set->each[hypotheses_best_at_rest(set)];
	laws_time until = INT64_MIN;

	if (!is_moved_on(best))
		return INT64_MIN;
	*where = best->arrived | LAWS_SQUARE_SET(best->move.to);
	for (size_t i = 0; i < set->count; i++) {
		if (set->each[i].turn->ply <= best->turn->ply)
			continue;
		*where |= hypothesis_captors(&set->each[i], best->move.to);
		until = best->moved_at + TIME_PUT_DOWN;
	}
	return until;
}

void hypotheses_rest(struct hypotheses *set, laws_time t)
{
	size_t best = hypotheses_best_at_rest(set);
	struct laws_move move;
	enum hypothesis_shape shape = hypotheses_shape(set, &set->each[best], &move);

	if ((shape == SHAPE_HOME && may_be_promoting(set)) ||
	    hypotheses_may_be_fetching(set, &set->each[best]))
		return;
	if (shape != SHAPE_OPEN || set->count == 1)
		hypotheses_collapse(set, best);
	for (size_t i = 0; i < set->count; i++)
		hypotheses_emit_all(set, &set->each[i], TELLING_REST, t);
	if (shape == SHAPE_HOME)
		go_home(&set->each[0]);
}

void hypotheses_end(struct hypotheses *set)
{
	hypotheses_collapse(set, hypotheses_cheapest(set, hypotheses_cost_at_end));
}

/* Drops the hypotheses of other turns than @turn. */
static void keep_turn(struct hypotheses *set, const struct turn *turn)
{
	size_t count = 0;

	for (size_t i = 0; i < set->count; i++)
		if (set->each[i].turn == turn)
			hypotheses_keep_at(set, count++, i);
	set->count = count;
}

/* True when the reading is a capture by sweeping, which @move is, of @turn. */
static bool shows_sweep(const struct hypotheses *set, const struct hypothesis *each,
			const struct turn *turn, struct laws_move *move)
{
	return each->turn == turn && each->swept &&
	       hypotheses_shape(set, each, move) == SHAPE_COMPLETE;
}

bool hypotheses_sweeps_are_equal(const struct hypotheses *set, enum laws_side side)
{
	const struct hypothesis *best = &set->each[hypotheses_best_for_press(set, side)];
	unsigned int least = hypotheses_cost_of_press(set, best, side);
	struct laws_move first, move;
	bool found = false;

	if (!best->swept || hypotheses_mover_of(best) != side)
		return false;
	for (size_t i = 0; i < set->count; i++) {
		const struct hypothesis *each = &set->each[i];

		if (hypotheses_cost_of_press(set, each, side) != least ||
		    !shows_sweep(set, each, best->turn, &move))
			continue;
		if (found && !laws_move_equal(first, move))
			return true;
		first = move;
		found = true;
	}
	return false;
}

void hypotheses_press(struct hypotheses *set, const struct edge *edge, enum laws_side side,
		      bool *whole, struct laws_move *move)
{
	enum hypothesis_shape shape;
	size_t best;

	hypotheses_branch_by_sweep(set, edge, side);
	best = hypotheses_best_for_press(set, side);
	*whole = false;
	if (hypotheses_mover_of(&set->each[best]) != side) {
		keep_turn(set, set->each[best].turn);
		return;
	}
	hypotheses_collapse(set, best);
	shape = hypotheses_shape(set, &set->each[0], move);
	*whole = shape == SHAPE_COMPLETE;
	if (!*whole)
		set->each[0].pressed = shape == SHAPE_HOME ? PRESSED_HOME : PRESSED_OPEN;
	hypotheses_settle(set, edge->first);
}

const struct hypothesis *hypotheses_without_move(const struct hypotheses *set, enum laws_side side)
{
	const struct hypothesis *best = &set->each[hypotheses_best_for_press(set, side)];
	struct laws_move move;

	if (hypotheses_mover_of(best) != side ||
	    hypotheses_shape(set, best, &move) == SHAPE_COMPLETE)
		return NULL;
	return best;
}

void hypotheses_settle(struct hypotheses *set, laws_time t)
{
	hypotheses_emit_all(set, &set->each[0], TELLING_ALL, t);
}

void hypotheses_go_on(struct hypotheses *set, struct laws_move move)
{
	hypothesis_go_on(&set->each[0], hypotheses_next_turn(set, set->each[0].turn, move));
}
