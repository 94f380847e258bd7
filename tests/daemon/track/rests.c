/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What lines make of rests, without levers: of pieces in the hand, and of reeds that flicker. */
#include <criterion/criterion.h>

#include "changes.h"
#include "chesslaws/position.h"

#define SQUARE(file, rank) ((laws_square)((rank)*8 + (file)))
#define D1		   SQUARE(3, 0)
#define F1		   SQUARE(5, 0)
#define G1		   SQUARE(6, 0)
#define E2		   SQUARE(4, 1)
#define F3		   SQUARE(5, 2)
#define E4		   SQUARE(4, 3)
#define C5		   SQUARE(2, 4)
#define D5		   SQUARE(3, 4)
#define E6		   SQUARE(4, 5)
#define D7		   SQUARE(3, 6)
#define C8		   SQUARE(2, 7)
#define D8		   SQUARE(3, 7)
#define E8		   SQUARE(4, 7)
#define SET(square)	   (1ULL << (square))

static struct lines lines;
static struct changes changes;

static void begin_from(const struct laws_position *position)
{
	lines_begin(&lines, position);
	changes_begin(&changes, laws_position_occupied(position));
}

static void begin(void)
{
	struct laws_position position;

	laws_position_start(&position);
	begin_from(&position);
}

TestSuite(adjusting, .init = begin);

/* Slower than what flickers. */
static void change(laws_square square)
{
	changes_flip(&changes, square, 700);
}

/* Nothing moves for the settle time, and a new log begins. */
static void come_to_rest(void)
{
	struct lines_board board = {
		.log = &changes.log,
		.occupied = changes.occupied,
		.at_rest = true,
	};
	struct turn_log before = changes.log;

	cr_assert(lines_go_on(&lines, &board));
	turn_log_begin(&changes.log, changes.occupied);
	turn_log_keep_adjusting(&changes.log, &before);
}

/* The same; returns the cost of the line without a move. */
static unsigned int rest(void)
{
	unsigned int cost = UINT32_MAX;

	come_to_rest();
	for (size_t i = 0; i < lines.count; i++)
		if (!lines.each[i].plies && lines.each[i].cost < cost)
			cost = lines.each[i].cost;
	return cost;
}

Test(adjusting, announced_it_costs_nothing_whoever_has_the_piece)
{
	turn_log_announce(&changes.log, ~(laws_squares)0);
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
	turn_log_announce(&changes.log, SET(F1));
	change(D8);
	cr_assert_gt(rest(), 0);
}

Test(adjusting, one_is_lifted_and_another_back_that_may_be_a_capture)
{
	turn_log_announce(&changes.log, ~(laws_squares)0);
	change(D8);
	change(D1);
	change(D8);
	cr_assert_gt(rest(), 0);
}

Test(adjusting, what_the_last_rest_had_in_the_hand_is_no_longer_adjusted)
{
	turn_log_announce(&changes.log, ~(laws_squares)0);
	change(D8);
	cr_assert_eq(rest(), 0);
	change(E8);
	cr_assert_gt(rest(), 0);
}

Test(adjusting, over_a_rest_it_is_adjusted_when_it_is_back)
{
	turn_log_announce(&changes.log, SET(D8));
	change(D8);
	rest();
	cr_assert_eq(changes.log.adjusting, SET(D8));
	change(D8);
	cr_assert_eq(changes.log.adjusted, SET(D8));
	cr_assert_eq(changes.log.adjusting, 0);
}

/* Pawns stand on e4 and d5, and White is to move. */
static void begin_with_pawns(void)
{
	struct laws_position position;

	laws_position_start(&position);
	laws_move_play(&position, (struct laws_move){.from = E2, .to = E4});
	laws_move_play(&position, (struct laws_move){.from = D7, .to = D5});
	begin_from(&position);
}

TestSuite(rests, .init = begin_with_pawns);

/* A captor that was in the hand for longer than a rest pushes the captured piece off. */
Test(rests, what_flickers_behind_a_rest_was_captured)
{
	change(E4);
	cr_assert_eq(rest(), 0);
	change(D5);
	changes_flip(&changes, D5, 50);
	cr_assert_eq(changes.log.flickered, SET(D5));
	come_to_rest();
	cr_assert_eq(changes_cost_of(&lines, E4, D5), COST_BRUSHED);
}

/* What a rest finds beside, and what is then taken up again, was put down for a moment. */
static unsigned int put_down_and_take_up(void)
{
	change(C5);
	rest();
	change(C5);
	return rest();
}

Test(rests, what_is_to_be_captured_is_put_down_for_a_moment)
{
	change(D5);
	cr_assert_eq(put_down_and_take_up(), COST_PUT_DOWN);
	cr_assert_eq(put_down_and_take_up(), COST_PUT_DOWN + COST_PUT_DOWN_AGAIN);
}

Test(rests, what_stays_there_is_a_reed_that_fails)
{
	change(D5);
	change(C5);
	rest();
	change(E4);
	change(D5);
	come_to_rest();
	cr_assert_geq(changes_cost_of(&lines, E4, D5), COST_FAILED);
}

/* Each piece is lifted before the one of the move before stands. */
Test(adjusting, moves_that_do_not_rest_are_all_found)
{
	static const laws_square changed[] = {E2, D7, E4, D5, G1, C8, F3, E6};
	const struct line *line;

	for (size_t i = 0; i < sizeof(changed) / sizeof(*changed); i++)
		change(changed[i]);
	come_to_rest();
	line = lines_likeliest(&lines);
	cr_assert_eq(line->plies, 4);
	cr_assert_eq(line->moves[0].to, E4);
	cr_assert_eq(line->moves[1].to, D5);
	cr_assert_eq(line->moves[2].to, F3);
	cr_assert_eq(line->moves[3].to, E6);
	cr_assert_eq(line_evidence(line), 3 * COST_AT_ONCE);
}
