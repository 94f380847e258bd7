/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What reeds that show what does not stand there make of a move. */
#include <criterion/criterion.h>

#include "changes.h"

enum { A1 = 0, B1 = 1, C1 = 2, D1 = 3, F1 = 5 };
enum { E2 = 12, E3 = 20, E4 = 28, A7 = 48 };

static struct line explain(const struct line *line, laws_squares began, const struct change each[],
			   size_t count, unsigned int *lead)
{
	struct changes changes;

	changes_begin(&changes, began);
	changes_note(&changes, each, count);
	return changes_explain(&changes, line, 10000, lead);
}

/* The rook is slid from a1 to f1; c1 is closed from before, though nothing stands there. */
static struct line slide_over(laws_squares loose)
{
	struct line line = changes_begin_line("2k5/8/8/8/8/8/7K/R7 w - - 0 1");
	laws_squares began = laws_position_occupied(&line.position) | LAWS_SQUARE_SET(C1);

	line.loose = loose;
	line.failing = LAWS_SQUARE_SET(C1);
	return explain(&line, began,
		       (struct change[]){{A1, false, 1000},
					 {B1, true, 1050},
					 {B1, false, 1100},
					 {D1, true, 1150},
					 {D1, false, 1200},
					 {F1, true, 1300}},
		       6, NULL);
}

Test(reeds, a_piece_slides_over_a_square_whose_reed_is_stuck)
{
	struct line line = slide_over(LAWS_SQUARE_SET(C1));

	cr_assert_eq(line.moves[0].to, F1);
	cr_assert_eq(line.cost, COST_STILL_ASTRAY);
	cr_assert_geq(slide_over(0).cost, 2 * COST_TOUCHED, "what stood there was in the way");
}

/* A pawn is moved over e3 to e4, whose reed closes @later ms after that of e3. */
static unsigned int lead_of_later(int later, laws_square *to)
{
	struct line line = changes_begin_line("4k3/8/8/8/8/8/4P3/7K w - - 0 1");
	unsigned int lead;

	line = explain(
		&line, laws_position_occupied(&line.position),
		(struct change[]){{E2, false, 1000}, {E3, true, 1500}, {E4, true, 1500 + later}}, 3,
		&lead);
	*to = line.moves[0].to;
	return lead;
}

Test(reeds, what_closes_long_after_another_is_rather_where_the_piece_is)
{
	laws_square to;

	cr_assert_eq(lead_of_later(200, &to), COST_CROSSTALK_APART);
	cr_assert_eq(to, E4);
	cr_assert_eq(lead_of_later(5, &to), COST_CROSSTALK_APART);
	cr_assert_eq(to, E3);
}

/* The rook is adjusted, and then moved to a7 while the reed of a1 stays closed. */
Test(reeds, a_reed_may_stick_under_a_piece_that_was_adjusted)
{
	struct line line = changes_begin_line("7k/8/8/8/8/8/8/R6K w - - 0 1");
	struct changes changes;

	changes_begin(&changes, laws_position_occupied(&line.position));
	turn_log_announce(&changes.log, ~(laws_squares)0);
	changes_note(&changes,
		     (struct change[]){{A1, false, 1000}, {A1, true, 1500}, {A7, true, 2500}}, 3);
	line = changes_explain(&changes, &line, 10000, NULL);
	cr_assert_eq(line.moves[0].to, A7);
	cr_assert_eq(line.cost, COST_STUCK);
}
