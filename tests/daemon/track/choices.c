/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* How likely players choose what moves: whether they give castling up. */
#include <criterion/criterion.h>

#include "changes.h"
#include "track/choice.h"

enum { A1 = 0, E1 = 4, F1 = 5, H1 = 7, E2 = 12, A2 = 8 };

/* What it costs that the piece on @from goes to @to in the position of @fen. */
static unsigned int cost_of(const char *fen, laws_square from, laws_square to)
{
	struct line line = changes_begin_line(fen);
	struct laws_move moves[LAWS_MOVES_MAX];
	size_t count = laws_course_moves(&line.position, moves);

	for (size_t i = 0; i < count; i++)
		if (moves[i].from == from && moves[i].to == to)
			return choice_cost_of_right(&line.position, moves[i]);
	cr_assert_fail("no such move");
	return COST_NONE;
}

Test(choices, a_king_seldom_gives_castling_up)
{
	cr_assert_eq(cost_of("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", E1, E2),
		     COST_CASTLING_LOST_BY_KING);
	cr_assert_eq(cost_of("4k3/8/8/8/8/8/8/R3K2R w Q - 0 1", E1, F1),
		     COST_CASTLING_LOST_BY_KING);
	cr_assert_eq(cost_of("4k3/8/8/8/8/8/8/R3K2R w - - 0 1", E1, E2), COST_NONE);
}

Test(choices, a_rook_seldom_gives_castling_up)
{
	cr_assert_eq(cost_of("4k3/8/8/8/8/8/8/R3K2R w K - 0 1", H1, F1),
		     COST_CASTLING_LOST_BY_ROOK);
	cr_assert_eq(cost_of("4k3/8/8/8/8/8/8/R3K2R w K - 0 1", A1, A2), COST_NONE,
		     "that one cannot castle any more");
	cr_assert_eq(cost_of("r3k2r/8/8/8/8/8/8/R3K2R w kq - 0 1", H1, F1), COST_NONE);
}

Test(choices, castling_makes_use_of_the_right)
{
	cr_assert_eq(cost_of("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", E1, H1), COST_NONE);
	cr_assert_eq(cost_of("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", E1, A1), COST_NONE);
}
