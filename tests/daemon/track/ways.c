/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What lines make of the squares that were passed before a rest, without levers. */
#include <criterion/criterion.h>

#include "chesslaws/notation.h"
#include "chesslaws/position.h"
#include "track/lines.h"
#include "track/model.h"

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
static struct turn_log turn;
static laws_squares occupied;
static laws_time now;

/* The bishop can take a rook on c5 and a pawn on g7. */
static void begin(void)
{
	struct laws_setup setup;
	struct laws_position position;
	size_t offset;

	cr_assert_eq(laws_fen_read("4k3/6pp/8/2r5/3B4/8/6PP/6K1 w - - 0 1", &setup, &offset), 0);
	cr_assert_eq(laws_position_init(&position, &setup), 0);
	lines_begin(&lines, &position);
	occupied = laws_position_occupied(&position);
	turn_log_begin(&turn, occupied);
	now = 0;
}

TestSuite(ways, .init = begin);

static void change(laws_square square)
{
	now += 110000;
	occupied ^= SET(square);
	turn_log_note(&turn, &(struct edge){
				     .kind = EDGE_SQUARE,
				     .square = square,
				     .closed = occupied >> square & 1,
				     .first = now,
				     .settled = now,
			     });
}

static void pass(laws_square square)
{
	change(square);
	change(square);
}

/* What the reeds make the likeliest line cost that has taken the bishop to @to at this rest. */
static unsigned int cost_of(laws_square to)
{
	struct lines_board board = {.log = &turn, .occupied = occupied, .at_rest = true};
	unsigned int least = UINT32_MAX;

	cr_assert(lines_go_on(&lines, &board));
	for (size_t i = 0; i < lines.count; i++) {
		const struct line *line = &lines.each[i];

		if (line->plies && line->moves[0].to == to && line_evidence(line) < least)
			least = line_evidence(line);
	}
	return least;
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
