/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * What a rest, a press or the end of the game decides between hypotheses, and readings of
 * unobserved moves, between which only later moves decide.
 */
#include "track/hypotheses_internal.h"

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

/* True when one of the first @count readings is about the turn of @each, and shows the same move.
 */
static bool has_alike(const struct hypotheses *set, size_t count, const struct hypothesis *each)
{
	struct laws_move move, other;
	bool whole = hypotheses_shape(set, each, &move) == SHAPE_COMPLETE;

	for (size_t i = 0; i < count; i++) {
		if (set->each[i].turn != each->turn)
			continue;
		if (!whole || hypotheses_shape(set, &set->each[i], &other) != SHAPE_COMPLETE ||
		    laws_move_equal(move, other))
			return true;
	}
	return false;
}

/*
 * Keeps, of each turn and each of its moves, the first reading that costs no more than @best:
 * none of these is preferred to another.
 */
static void keep_equals(struct hypotheses *set, size_t best,
			unsigned int (*cost_by)(const struct hypotheses *set,
						const struct hypothesis *hypothesis))
{
	unsigned int least = cost_by(set, &set->each[best]);
	size_t count = 0;

	for (size_t i = 0; i < set->count; i++) {
		if (cost_by(set, &set->each[i]) > least || has_alike(set, count, &set->each[i]))
			continue;
		hypotheses_keep_at(set, count, i);
		hypothesis_forgive(&set->each[count++]);
	}
	set->count = count;
	set->ambiguous = count > 1;
}

static void rest_ambiguous(struct hypotheses *set, laws_time t)
{
	size_t best = hypotheses_best_at_rest(set);
	struct laws_move move;

	if (hypotheses_shape(set, &set->each[best], &move) != SHAPE_OPEN)
		keep_equals(set, best, hypotheses_cost_at_rest);
	for (size_t i = 0; i < set->count; i++) {
		struct hypothesis *each = &set->each[i];

		hypotheses_emit_all(set, each, TELLING_REST, t);
		if (hypotheses_shape(set, each, &move) == SHAPE_HOME)
			hypothesis_go_on(each, each->turn);
	}
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

void hypotheses_rest(struct hypotheses *set, laws_time t)
{
	size_t best = hypotheses_best_at_rest(set);
	struct laws_move move;
	enum hypothesis_shape shape = hypotheses_shape(set, &set->each[best], &move);

	if (set->ambiguous) {
		rest_ambiguous(set, t);
		return;
	}
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

/* The press completes the move of each reading that shows one; the others go on. */
static void press_ambiguous(struct hypotheses *set, laws_time t)
{
	for (size_t i = 0; i < set->count; i++) {
		struct hypothesis *each = &set->each[i];
		struct turn *next;
		struct laws_move move;

		if (hypotheses_shape(set, each, &move) != SHAPE_COMPLETE)
			continue;
		next = hypotheses_next_turn(set, each->turn, move);
		if (!next)
			continue;
		hypotheses_emit_all(set, each, TELLING_ALL, t);
		hypothesis_go_on(each, next);
	}
}

void hypotheses_part(struct hypotheses *set, const struct laws_move *list, size_t count,
		     laws_time t)
{
	hypotheses_end(set);
	set->base = *set->each[0].turn;
	for (size_t i = 1; i < count; i++)
		hypothesis_copy(&set->each[i], &set->each[0]);
	for (size_t i = 0; i < count; i++) {
		hypothesis_become(&set->each[i], list[i], t);
		hypothesis_forgive(&set->each[i]);
	}
	set->count = count;
	set->ambiguous = true;
	press_ambiguous(set, t);
}

/* True when the reading is a capture by sweeping, which @move is, of @turn. */
static bool shows_sweep(const struct hypotheses *set, const struct hypothesis *each,
			const struct turn *turn, struct laws_move *move)
{
	return each->turn == turn && each->swept &&
	       hypotheses_shape(set, each, move) == SHAPE_COMPLETE;
}

static size_t count_swept(const struct hypotheses *set)
{
	size_t count = 0;

	for (size_t i = 0; i < set->count; i++)
		count += set->each[i].swept;
	return count;
}

bool hypotheses_part_sweeps(struct hypotheses *set, enum laws_side side, laws_time t)
{
	const struct hypothesis *best;
	unsigned int least;
	const struct turn *turn;
	struct laws_move moves[HYPOTHESES_MAX];
	size_t chosen[HYPOTHESES_MAX], count = 0;

	if (count_swept(set) < 2)
		return false;
	best = &set->each[hypotheses_best_for_press(set, side)];
	least = hypotheses_cost_of_press(set, best, side);
	turn = best->turn;
	for (size_t i = 0; i < set->count; i++) {
		const struct hypothesis *each = &set->each[i];
		size_t same = 0;

		if (hypotheses_cost_of_press(set, each, side) != least ||
		    !shows_sweep(set, each, turn, &moves[count]))
			continue;
		while (same < count && !laws_move_equal(moves[same], moves[count]))
			same++;
		if (same == count)
			chosen[count++] = i;
	}
	if (count < 2 || !best->swept || hypotheses_mover_of(best) != side)
		return false;
	set->base = *turn;
	for (size_t i = 0; i < count; i++) {
		hypotheses_keep_at(set, i, chosen[i]);
		hypothesis_forgive(&set->each[i]);
	}
	set->count = count;
	set->ambiguous = true;
	press_ambiguous(set, t);
	return true;
}

bool hypotheses_are_full(const struct hypotheses *set)
{
	for (size_t i = 0; i < set->count; i++)
		if (set->each[i].pending.count > JOURNAL_WAITING / 2)
			return true;
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
	if (set->ambiguous) {
		if (hypotheses_mover_of(&set->each[best]) != side)
			return;
		keep_equals(set, best, hypotheses_cost_at_end);
		if (set->ambiguous) {
			press_ambiguous(set, edge->first);
			return;
		}
		best = 0;
	}
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

	if (set->ambiguous || hypotheses_mover_of(best) != side ||
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
