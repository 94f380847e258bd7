/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * What a rest, a press or the end of the game decides between explanations; and
 * readings of moves that nobody saw, between which only what follows decides.
 */
#include "track/explaining.h"

bool explanations_sweep(struct explanations *set, const struct edge *edge, enum laws_side side)
{
	unsigned int unseen;
	size_t best;

	explanations_grow_by_sweep(set, edge, side);
	unseen = explanations_cost_of_unseen_sweep(set, side);
	if (unseen == UINT32_MAX)
		return true;
	best = explanations_best_for_press(set, side);
	return explanations_cost_of_press(set, &set->each[best], side) <= unseen;
}

/* True when one of the first @count readings is about the turn of @each, and shows the same move.
 */
static bool has_alike(const struct explanations *set, size_t count, const struct explanation *each)
{
	struct laws_move move, other;
	bool whole = explanations_shape(set, each, &move) == SHAPE_COMPLETE;

	for (size_t i = 0; i < count; i++) {
		if (set->each[i].turn != each->turn)
			continue;
		if (!whole || explanations_shape(set, &set->each[i], &other) != SHAPE_COMPLETE ||
		    laws_move_equal(move, other))
			return true;
	}
	return false;
}

/*
 * Of each turn, and each move of it, the first that costs no more than @best: between
 * these nothing is decided.
 */
static void keep_equals(struct explanations *set, size_t best,
			unsigned int (*cost_by)(const struct explanations *set,
						const struct explanation *explanation))
{
	unsigned int least = cost_by(set, &set->each[best]);
	size_t count = 0;

	for (size_t i = 0; i < set->count; i++) {
		if (cost_by(set, &set->each[i]) > least || has_alike(set, count, &set->each[i]))
			continue;
		explanations_keep_at(set, count, i);
		explanation_forgive(&set->each[count++]);
	}
	set->count = count;
	set->undecided = count > 1;
}

static void rest_undecided(struct explanations *set, laws_time t)
{
	size_t best = explanations_best_at_rest(set);
	struct laws_move move;

	if (explanations_shape(set, &set->each[best], &move) != SHAPE_OPEN)
		keep_equals(set, best, explanations_cost_at_rest);
	for (size_t i = 0; i < set->count; i++) {
		struct explanation *each = &set->each[i];

		explanations_say_all(set, each, TELLING_REST, t);
		if (explanations_shape(set, each, &move) == SHAPE_HOME)
			explanation_go_on(each, each->turn);
	}
}

/* The turn begins anew; that it was pressed without a move stays true. */
static void go_home(struct explanation *explanation)
{
	bool pressed = explanation->pressed == PRESSED_HOME;

	explanation_go_on(explanation, explanation->turn);
	if (pressed)
		explanation->pressed = PRESSED_HOME;
}

/* A new piece may stand where the captured one was, and its pawn be still to go (4.6.2). */
static bool may_be_promoting(const struct explanations *set)
{
	for (size_t i = 0; i < set->count; i++)
		if (explanation_is_promoting(&set->each[i]))
			return true;
	return false;
}

void explanations_rest(struct explanations *set, laws_time t)
{
	size_t best = explanations_best_at_rest(set);
	struct laws_move move;
	enum explanation_shape shape = explanations_shape(set, &set->each[best], &move);

	if (set->undecided) {
		rest_undecided(set, t);
		return;
	}
	if (shape == SHAPE_HOME && may_be_promoting(set))
		return;
	if (shape != SHAPE_OPEN || set->count == 1)
		explanations_collapse(set, best);
	for (size_t i = 0; i < set->count; i++)
		explanations_say_all(set, &set->each[i], TELLING_REST, t);
	if (shape == SHAPE_HOME)
		go_home(&set->each[0]);
}

void explanations_end(struct explanations *set)
{
	explanations_collapse(set, explanations_cheapest(set, explanations_cost_at_end));
}

/* Drops what is about another turn than @turn. */
static void keep_turn(struct explanations *set, const struct turn *turn)
{
	size_t count = 0;

	for (size_t i = 0; i < set->count; i++)
		if (set->each[i].turn == turn)
			explanations_keep_at(set, count++, i);
	set->count = count;
}

/* The move of each reading that shows one is over; what shows none goes on. */
static void press_undecided(struct explanations *set, laws_time t)
{
	for (size_t i = 0; i < set->count; i++) {
		struct explanation *each = &set->each[i];
		struct turn *next;
		struct laws_move move;

		if (explanations_shape(set, each, &move) != SHAPE_COMPLETE)
			continue;
		next = explanations_next_turn(set, each->turn, move);
		if (!next)
			continue;
		explanations_say_all(set, each, TELLING_ALL, t);
		explanation_go_on(each, next);
	}
}

void explanations_part(struct explanations *set, const struct laws_move *list, size_t count,
		       laws_time t)
{
	explanations_end(set);
	set->base = *set->each[0].turn;
	for (size_t i = 1; i < count; i++)
		explanation_copy(&set->each[i], &set->each[0]);
	for (size_t i = 0; i < count; i++) {
		explanation_become(&set->each[i], list[i], t);
		explanation_forgive(&set->each[i]);
	}
	set->count = count;
	set->undecided = true;
	press_undecided(set, t);
}

/* True when the reading is a capture by sweeping, which @move is, of @turn. */
static bool shows_sweep(const struct explanations *set, const struct explanation *each,
			const struct turn *turn, struct laws_move *move)
{
	return each->turn == turn && each->swept &&
	       explanations_shape(set, each, move) == SHAPE_COMPLETE;
}

static size_t count_swept(const struct explanations *set)
{
	size_t count = 0;

	for (size_t i = 0; i < set->count; i++)
		count += set->each[i].swept;
	return count;
}

bool explanations_part_sweeps(struct explanations *set, enum laws_side side, laws_time t)
{
	const struct explanation *best;
	unsigned int least;
	const struct turn *turn;
	struct laws_move moves[EXPLANATIONS_MAX];
	size_t chosen[EXPLANATIONS_MAX], count = 0;

	if (count_swept(set) < 2)
		return false;
	best = &set->each[explanations_best_for_press(set, side)];
	least = explanations_cost_of_press(set, best, side);
	turn = best->turn;
	for (size_t i = 0; i < set->count; i++) {
		const struct explanation *each = &set->each[i];
		size_t same = 0;

		if (explanations_cost_of_press(set, each, side) != least ||
		    !shows_sweep(set, each, turn, &moves[count]))
			continue;
		while (same < count && !laws_move_equal(moves[same], moves[count]))
			same++;
		if (same == count)
			chosen[count++] = i;
	}
	if (count < 2 || !best->swept || explanations_mover_of(best) != side)
		return false;
	set->base = *turn;
	for (size_t i = 0; i < count; i++) {
		explanations_keep_at(set, i, chosen[i]);
		explanation_forgive(&set->each[i]);
	}
	set->count = count;
	set->undecided = true;
	press_undecided(set, t);
	return true;
}

bool explanations_are_full(const struct explanations *set)
{
	for (size_t i = 0; i < set->count; i++)
		if (set->each[i].unsaid_count > EXPLANATION_UNSAID / 2)
			return true;
	return false;
}

void explanations_press(struct explanations *set, const struct edge *edge, enum laws_side side,
			bool *whole, struct laws_move *move)
{
	enum explanation_shape shape;
	size_t best;

	explanations_grow_by_sweep(set, edge, side);
	best = explanations_best_for_press(set, side);
	*whole = false;
	if (set->undecided) {
		if (explanations_mover_of(&set->each[best]) != side)
			return;
		keep_equals(set, best, explanations_cost_at_end);
		if (set->undecided) {
			press_undecided(set, edge->first);
			return;
		}
		best = 0;
	}
	if (explanations_mover_of(&set->each[best]) != side) {
		keep_turn(set, set->each[best].turn);
		return;
	}
	explanations_collapse(set, best);
	shape = explanations_shape(set, &set->each[0], move);
	*whole = shape == SHAPE_COMPLETE;
	if (!*whole)
		set->each[0].pressed = shape == SHAPE_HOME ? PRESSED_HOME : PRESSED_OPEN;
	explanations_settle(set, edge->first);
}

const struct explanation *explanations_without_move(const struct explanations *set,
						    enum laws_side side)
{
	const struct explanation *best = &set->each[explanations_best_for_press(set, side)];
	struct laws_move move;

	if (set->undecided || explanations_mover_of(best) != side ||
	    explanations_shape(set, best, &move) == SHAPE_COMPLETE)
		return NULL;
	return best;
}

void explanations_settle(struct explanations *set, laws_time t)
{
	explanations_say_all(set, &set->each[0], TELLING_ALL, t);
}

void explanations_go_on(struct explanations *set, struct laws_move move)
{
	explanation_go_on(&set->each[0], explanations_next_turn(set, set->each[0].turn, move));
}
