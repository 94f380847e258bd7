/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Pieces that fall as a hand presses, and are set up again. */
#include <criterion/criterion.h>

#include "changes.h"

enum { E2 = 12, E3 = 20, E4 = 28, D7 = 51, D6 = 43, A6 = 40 };

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

/* Black's d6; since White's press with e4 open, or with a6 closed, one of them has changed, too. */
static struct line set_right(struct line line, struct change right)
{
	laws_squares began = laws_position_occupied(&line.position);

	line.loose = line.failing = LAWS_SQUARE_SET(right.square);
	line.worst = COST_KNOCKED + COST_ROLLED;
	return go_on(&line, began ^ LAWS_SQUARE_SET(right.square),
		     (struct change[]){right, {D7, false, 2000}, {D6, true, 2500}}, 3, 3000);
}

Test(falls, what_is_set_up_again_had_fallen)
{
	cr_assert_eq(set_right(changes_begin_line(BLACK), (struct change){E4, true, 1000}).worst,
		     COST_NONE);
}

Test(falls, a_reed_that_opens_where_nothing_stands_tells_of_no_fall)
{
	cr_assert_eq(set_right(changes_begin_line(BLACK), (struct change){A6, false, 1000}).worst,
		     COST_KNOCKED + COST_ROLLED);
}

Test(falls, what_had_fallen_was_not_put_down_beside_its_reed)
{
	struct line line = changes_begin_line(BLACK);

	line.beside = LAWS_SQUARE_SET(E4);
	cr_assert_not(set_right(line, (struct change){E4, true, 1000}).is_inexact);
	line.unseen = line.beside;
	cr_assert(set_right(line, (struct change){E4, true, 1000}).is_inexact);
}
