/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Finds the moves of a gap by trying every legal one. */
#include "track/unobserved.h"

bool unobserved_is_in_progress(const struct laws_position *position, laws_squares occupied)
{
	laws_squares stood = laws_position_occupied(position);
	struct laws_move moves[LAWS_MOVES_MAX];
	size_t count = laws_course_moves(position, moves);

	if (stood == occupied)
		return true;
	for (size_t i = 0; i < count; i++) {
		laws_squares left, reached;

		laws_move_footprint(position, moves[i], &left, &reached);
		if (!(stood & ~occupied & ~left) && !(occupied & ~stood & ~reached))
			return true;
	}
	return false;
}

/* The best candidate so far, and how many are as good. */
struct search {
	int best;
	unsigned int found;
};

/* How many of @touched, squares whose pieces were touched before the gap, @move leaves. */
static int fit(const struct laws_position *position, struct laws_move move, laws_squares touched)
{
	laws_squares left, reached;

	laws_move_footprint(position, move, &left, &reached);
	return __builtin_popcountll(left & touched);
}

/* Returns true when the candidate is the best so far. */
static bool consider(struct search *search, int fit)
{
	if (search->found && fit < search->best)
		return false;
	if (search->found && fit == search->best) {
		search->found++;
		return false;
	}
	search->best = fit;
	search->found = 1;
	return true;
}

/* A reed cannot tell promoted pieces apart: the queen stands for all four. */
static bool is_variant(struct laws_move move)
{
	return move.promotion && move.promotion != LAWS_QUEEN;
}

size_t unobserved_list_moves(const struct laws_position *position, laws_squares occupied,
			     laws_squares dead, laws_squares touched, bool going_on,
			     struct laws_move list[UNOBSERVED_MOVES])
{
	struct laws_move moves[LAWS_MOVES_MAX];
	size_t count = laws_course_moves(position, moves);
	struct search search = {0};

	for (size_t i = 0; i < count; i++) {
		struct laws_position after = *position;
		laws_squares stands;
		bool fits;

		if (is_variant(moves[i]))
			continue;
		laws_move_play(&after, moves[i]);
		stands = laws_position_occupied(&after);
		fits = going_on ? unobserved_is_in_progress(&after,
							    (occupied & ~dead) | (stands & dead))
				: !((stands ^ occupied) & ~dead);
		if (!fits)
			continue;
		if (consider(&search, fit(position, moves[i], touched)))
			list[0] = moves[i];
		else if (fit(position, moves[i], touched) == search.best &&
			 search.found <= UNOBSERVED_MOVES)
			list[search.found - 1] = moves[i];
	}
	return search.found;
}

bool unobserved_find_two(const struct laws_position *position, laws_squares occupied,
			 laws_squares dead, laws_squares touched, struct laws_move *move)
{
	struct laws_move moves[LAWS_MOVES_MAX];
	size_t count = laws_course_moves(position, moves);
	struct search search = {0};

	for (size_t i = 0; i < count; i++) {
		struct laws_position after = *position;
		struct laws_move answers[LAWS_MOVES_MAX];
		size_t answer_count;

		if (is_variant(moves[i]))
			continue;
		laws_move_play(&after, moves[i]);
		answer_count = laws_course_moves(&after, answers);
		for (size_t j = 0; j < answer_count; j++) {
			struct laws_position then = after;

			laws_move_play(&then, answers[j]);
			if (!is_variant(answers[j]) &&
			    !((laws_position_occupied(&then) ^ occupied) & ~dead) &&
			    consider(&search, fit(position, moves[i], touched)))
				*move = moves[i];
		}
	}
	return search.found == 1;
}
