/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What it costs a line, without levers, that pieces are in the hand at a rest. */
#include <criterion/criterion.h>

#include "chesslaws/position.h"
#include "track/lines.h"

#define SQUARE(file, rank) ((laws_square)((rank)*8 + (file)))
#define D1		   SQUARE(3, 0)
#define F1		   SQUARE(5, 0)
#define D8		   SQUARE(3, 7)
#define E8		   SQUARE(4, 7)
#define SET(square)	   (1ULL << (square))

static struct lines lines;
static struct turn_log turn;
static laws_squares occupied;
static laws_time now;

static void begin(void)
{
	struct laws_position position;

	laws_position_start(&position);
	lines_begin(&lines, &position);
	occupied = laws_position_occupied(&position);
	turn_log_begin(&turn, occupied);
	now = 0;
}

TestSuite(adjusting, .init = begin);

static void change(laws_square square)
{
	now += 700000;
	occupied ^= SET(square);
	turn_log_note(&turn, &(struct edge){
				     .kind = EDGE_SQUARE,
				     .square = square,
				     .closed = occupied >> square & 1,
				     .first = now,
				     .settled = now,
			     });
}

/* Nothing moves for the settle time: the cost of the line without a move, and a new log. */
static unsigned int rest(void)
{
	struct lines_board board = {.log = &turn, .occupied = occupied, .at_rest = true};
	struct turn_log before = turn;
	unsigned int cost = UINT32_MAX;

	cr_assert(lines_go_on(&lines, &board));
	for (size_t i = 0; i < lines.count; i++)
		if (!lines.each[i].plies && lines.each[i].cost < cost)
			cost = lines.each[i].cost;
	turn_log_begin(&turn, occupied);
	turn_log_keep_adjusting(&turn, &before);
	return cost;
}

Test(adjusting, announced_it_costs_nothing_whoever_has_the_piece)
{
	turn_log_announce(&turn, ~(laws_squares)0);
	change(D8);
	cr_assert_eq(rest(), 0);
	change(D8);
	cr_assert_eq(rest(), 0);
	change(F1);
	cr_assert_eq(rest(), 0);
	change(F1);
	cr_assert_eq(rest(), 0);
}

Test(adjusting, not_announced_a_piece_of_the_opponents_is_missing)
{
	change(D8);
	cr_assert_gt(rest(), 0);
}

Test(adjusting, announced_for_another_square_it_is_missing)
{
	turn_log_announce(&turn, SET(F1));
	change(D8);
	cr_assert_gt(rest(), 0);
}

Test(adjusting, one_is_lifted_and_another_back_that_may_be_a_capture)
{
	turn_log_announce(&turn, ~(laws_squares)0);
	change(D8);
	change(D1);
	change(D8);
	cr_assert_gt(rest(), 0);
}

Test(adjusting, what_the_last_rest_had_in_the_hand_is_no_longer_adjusted)
{
	turn_log_announce(&turn, ~(laws_squares)0);
	change(D8);
	cr_assert_eq(rest(), 0);
	change(E8);
	cr_assert_gt(rest(), 0);
}

Test(adjusting, over_a_rest_it_is_adjusted_when_it_is_back)
{
	turn_log_announce(&turn, SET(D8));
	change(D8);
	rest();
	cr_assert_eq(turn.adjusting, SET(D8));
	change(D8);
	cr_assert_eq(turn.adjusted, SET(D8));
	cr_assert_eq(turn.adjusting, 0);
}
