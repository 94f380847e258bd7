/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What lines make of the squares that were passed before a rest, without levers. */
#include <criterion/criterion.h>

#include "changes.h"

#define SQUARE(file, rank) ((laws_square)((rank)*8 + (file)))
#define D4		   SQUARE(3, 3)
#define C5		   SQUARE(2, 4)
#define E5		   SQUARE(4, 4)
#define A6		   SQUARE(0, 5)
#define F6		   SQUARE(5, 5)
#define G7		   SQUARE(6, 6)
#define H8		   SQUARE(7, 7)
#define SET(square)	   (1ULL << (square))

static struct lines lines;
static struct changes changes;

/* The bishop can take a rook on c5 and a pawn on g7. */
static void begin(void)
{
	struct line line = changes_begin_line("4k3/6pp/8/2r5/3B4/8/6PP/6K1 w - - 0 1");

	lines_begin(&lines, &line.position);
	changes_begin(&changes, laws_position_occupied(&line.position));
}

TestSuite(ways, .init = begin);

/* As a piece that slides does. */
static void change(laws_square square)
{
	changes_flip(&changes, square, 110);
}

static void pass(laws_square square)
{
	change(square);
	change(square);
}

/* What the reeds make the likeliest line cost that has taken the bishop to @to at this rest. */
static unsigned int cost_of(laws_square to)
{
	struct lines_board board = {
		.log = &changes.log,
		.occupied = changes.occupied,
		.at_rest = true,
	};

	cr_assert(lines_go_on(&lines, &board));
	return changes_cost_of(&lines, D4, to);
}

Test(ways, what_the_piece_passes_is_its_way)
{
	change(D4);
	pass(E5);
	pass(F6);
	cr_assert_eq(cost_of(G7), COST_SWEPT);
}

Test(ways, on_another_way_the_hand_has_hovered)
{
	change(D4);
	pass(E5);
	pass(F6);
	cr_assert_eq(cost_of(C5), COST_SWEPT + COST_HOVERED);
}

Test(ways, behind_the_square_of_the_capture_its_piece_has_left)
{
	change(D4);
	pass(E5);
	pass(F6);
	pass(H8);
	cr_assert_eq(cost_of(G7), COST_SWEPT + COST_PUSHED_OFF);
}

Test(ways, what_is_nowhere_beside_it_is_not_the_way_off)
{
	change(D4);
	pass(E5);
	pass(F6);
	pass(A6);
	cr_assert_eq(cost_of(G7), COST_SWEPT + COST_HOVERED);
}

Test(ways, a_reed_that_was_passed_shows_no_piece_beside_it)
{
	change(D4);
	pass(E5);
	pass(F6);
	cr_assert_eq(cost_of(F6), COST_OFF_CENTRE + COST_BRUSHED);
}

Test(ways, one_that_never_closed_may)
{
	change(D4);
	pass(E5);
	cr_assert_eq(cost_of(F6), COST_NEVER_CLOSED);
}
