/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Pieces that fall as a hand presses, and are set up again. */
#include <criterion/criterion.h>

#include "changes.h"

enum { D2 = 11, E2 = 12, E3 = 20, F3 = 21, E4 = 28, D6 = 43, D7 = 51 };

#define WHITE "4k3/3p4/8/8/8/8/4P3/4K3 w - - 0 1"
#define BLACK "4k3/3p4/8/8/4P3/8/8/4K3 b - - 0 1"

/*
 * The cheapest line that goes on from @line by a move which explains @count changes since @began
 * was occupied, up to a press at @pressed ms.
 */
static struct line go_on(const struct line *line, laws_squares began, const struct change each[],
			 size_t count, int pressed)
{
	struct changes changes;

	changes_begin(&changes, began);
	changes_note(&changes, each, count);
	return changes_explain(&changes, line, pressed, NULL);
}

/* The pawn has stood on e4, and on e3 since 3000 ms. */
static unsigned int cost_of_moving_on(int pressed)
{
	struct line line = changes_begin_line(WHITE);
	struct line next = go_on(
		&line, laws_position_occupied(&line.position),
		(struct change[]){
			{E2, false, 1000}, {E4, true, 1500}, {E4, false, 2900}, {E3, true, 3000}},
		4, pressed);

	cr_assert_eq(next.moves[0].to, E3);
	return next.cost;
}

Test(falls, no_hand_moves_on_and_presses_so_soon)
{
	cr_assert_eq(cost_of_moving_on(3100), cost_of_moving_on(3200) + COST_PRESSED_HASTILY);
	cr_assert_eq(cost_of_moving_on(3150), cost_of_moving_on(3200));
}

Test(falls, who_has_not_moved_on_may_have_pressed_with_the_other_hand)
{
	struct line line = changes_begin_line(WHITE);
	struct line next = go_on(&line, laws_position_occupied(&line.position),
				 (struct change[]){{E2, false, 1000}, {E3, true, 3000}}, 2, 3010);

	cr_assert_eq(next.cost, COST_NONE);
}

Test(falls, what_has_opened_again_was_not_put_down)
{
	struct turn_log log = {0};

	turn_log_begin(&log, LAWS_SQUARE_SET(E2));
	turn_log_note(
		&log,
		&(struct edge){.kind = EDGE_SQUARE, .square = E4, .closed = true, .first = 10});
	turn_log_note(
		&log,
		&(struct edge){.kind = EDGE_SQUARE, .square = E3, .closed = true, .first = 20});
	cr_assert_eq(turn_log_closed_since(&log, 5), LAWS_SQUARE_SET(E3) | LAWS_SQUARE_SET(E4));
	cr_assert_eq(turn_log_closed_since(&log, 10), LAWS_SQUARE_SET(E3));
	turn_log_note(&log, &(struct edge){.kind = EDGE_SQUARE, .square = E3, .first = 30});
	cr_assert_eq(turn_log_closed_since(&log, 5), LAWS_SQUARE_SET(E4));
}

/* A pawn that went to e3 fell from there, and lies on f3; White has to explain it with d2. */
static struct line fall(const char *fen)
{
	struct line line = changes_begin_line(fen);
	laws_squares began = laws_position_occupied(&line.position);

	return go_on(&line, began,
		     (struct change[]){{E2, false, 1000},
				       {E3, true, 1500},
				       {E3, false, 2500},
				       {F3, true, 2600},
				       {D2, false, 2610}},
		     5, 4000);
}

/* Black's d6, and what else has changed since. */
static struct line answer(const struct line *line, const struct change each[], size_t count)
{
	laws_squares began = laws_position_occupied(&line->position) ^ line->loose;
	struct changes changes;

	changes_begin(&changes, began);
	changes_note(&changes, each, count);
	changes_note(&changes, (struct change[]){{D7, false, 9000}, {D6, true, 9500}}, 2);
	return changes_explain(&changes, line, 10000, NULL);
}

#define TWO_FALL   "4k3/3p4/8/8/8/8/3PP3/4K3 w - - 0 1"
#define TWO_FALLEN (LAWS_SQUARE_SET(E3) | LAWS_SQUARE_SET(F3) | LAWS_SQUARE_SET(D2))

Test(falls, what_is_set_up_again_had_fallen)
{
	struct line line = fall(TWO_FALL);
	struct line next = answer(
		&line, (struct change[]){{F3, false, 6000}, {E3, true, 6500}, {D2, true, 7000}}, 3);

	cr_assert_eq(line.moves[0].to, E3);
	cr_assert_gt(line.worst, COST_NONE);
	cr_assert_eq(line.fallen, TWO_FALLEN);
	cr_assert_eq(next.worst, COST_NONE);
	cr_assert_eq(next.fallen, 0);
}

Test(falls, what_only_some_are_set_up_of_may_not_have_fallen)
{
	struct line line = fall(TWO_FALL);
	struct line next = answer(&line, (struct change[]){{F3, false, 6000}, {E3, true, 6500}}, 2);

	cr_assert_eq(next.worst, line.worst);
}

Test(falls, what_is_not_set_up_until_the_next_press_costs_more)
{
	struct line line = fall(TWO_FALL);
	struct line next = answer(&line, NULL, 0);
	unsigned int lying = next.cost - line.cost;

	cr_assert_eq(next.worst, line.worst);
	line.fallen = 0;
	next = answer(&line, NULL, 0);
	cr_assert_eq(lying, next.cost - line.cost + COST_LEFT_LYING);
}

/* The worst of another ply stays: it was no fall. */
Test(falls, what_other_plies_ask_for_is_not_confirmed)
{
	struct line line = fall(TWO_FALL), next;

	line.worst_before = COST_FAILED;
	next = answer(&line,
		      (struct change[]){{F3, false, 6000}, {E3, true, 6500}, {D2, true, 7000}}, 3);
	cr_assert_eq(next.worst, COST_FAILED);
}

/* Black's d6; since White's press e4 has closed again. */
static struct line set_right(struct line line, struct change right)
{
	line.loose = line.failing = LAWS_SQUARE_SET(right.square);
	return answer(&line, &right, 1);
}

Test(falls, what_had_fallen_was_not_put_down_beside_its_reed)
{
	struct line line = changes_begin_line(BLACK);

	line.beside = LAWS_SQUARE_SET(E4);
	cr_assert_not(set_right(line, (struct change){E4, true, 1000}).is_inexact);
	line.unseen = line.beside;
	cr_assert(set_right(line, (struct change){E4, true, 1000}).is_inexact);
}
