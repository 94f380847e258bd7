/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Debounce by itself: contacts in, edges out. */
#include <criterion/criterion.h>

#include "pipeline/debounce.h"

#define MS     ((laws_time)1000)
#define WINDOW (15 * MS)

static struct debounce debounce;
static struct edges edges;
static laws_time deadline;
static laws_squares squares;
static uint8_t inputs;

static void frame_at(laws_time t, uint8_t flags)
{
	struct input input = {.t = t, .type = INPUT_FRAME};

	input.frame.squares = squares;
	input.frame.inputs = inputs;
	input.frame.flags = flags;
	deadline = debounce_step(&debounce, &input, t, &edges);
}

static void toggle_at(laws_time t, laws_square square)
{
	squares ^= LAWS_SQUARE_SET(square);
	frame_at(t, 0);
}

static void wait_or_fail(laws_time due)
{
	cr_assert_eq(deadline, due, "deadline %lld, not %lld", (long long)deadline, (long long)due);
	deadline = debounce_step(&debounce, NULL, due, &edges);
}

static void begin(void)
{
	squares = 0xffff00000000ffff;
	inputs = 0;
	debounce_init(&debounce, WINDOW);
	frame_at(0, 0);
	cr_assert_eq(edges.count, 1);
	cr_assert_eq(edges.edge[0].kind, EDGE_STATE);
	cr_assert_eq(edges.edge[0].squares, squares);
	cr_assert_eq(deadline, LAWS_NEVER);
}

static void edge_or_fail(size_t index, enum edge_kind kind, laws_square square, laws_time first)
{
	cr_assert_gt(edges.count, index);
	cr_assert_eq(edges.edge[index].kind, kind);
	cr_assert_eq(edges.edge[index].square, square);
	cr_assert_eq(edges.edge[index].first, first);
}

Test(debounce, an_edge_keeps_the_time_of_its_first_change, .init = begin)
{
	toggle_at(100 * MS, 12);
	toggle_at(101 * MS, 12);
	toggle_at(102 * MS, 12);
	cr_assert_eq(edges.count, 0);
	wait_or_fail(117 * MS);
	edge_or_fail(0, EDGE_SQUARE, 12, 100 * MS);
	cr_assert_eq(edges.edge[0].settled, 117 * MS);
	cr_assert_not(edges.edge[0].closed);
	cr_assert_eq(deadline, LAWS_NEVER);
}

Test(debounce, a_flicker_is_a_brush, .init = begin)
{
	toggle_at(100 * MS, 12);
	toggle_at(108 * MS, 12);
	wait_or_fail(123 * MS);
	edge_or_fail(0, EDGE_BRUSH, 12, 100 * MS);
}

/* The window is over when its deadline is, and what comes a microsecond before that belongs to it.
 */
Test(debounce, what_changes_back_within_the_window_was_one_change, .init = begin)
{
	toggle_at(100 * MS, 12);
	toggle_at(100 * MS + WINDOW - 1, 12);
	cr_assert_eq(edges.count, 0);
	wait_or_fail(100 * MS + 2 * WINDOW - 1);
	cr_assert_eq(edges.count, 1);
	edge_or_fail(0, EDGE_BRUSH, 12, 100 * MS);
}

Test(debounce, what_changes_back_behind_the_window_is_another_change, .init = begin)
{
	toggle_at(100 * MS, 12);
	wait_or_fail(100 * MS + WINDOW);
	edge_or_fail(0, EDGE_SQUARE, 12, 100 * MS);
	toggle_at(100 * MS + WINDOW, 12);
	cr_assert_eq(edges.count, 0);
	wait_or_fail(100 * MS + 2 * WINDOW);
	edge_or_fail(0, EDGE_SQUARE, 12, 100 * MS + WINDOW);
}

static void uncertain_at(laws_time t, uint32_t uncertainty)
{
	struct input input = {.t = t, .type = INPUT_FRAME};

	input.frame.squares = squares;
	input.frame.inputs = inputs;
	input.frame.uncertainty = uncertainty;
	deadline = debounce_step(&debounce, &input, t, &edges);
}

static void expect_edge(size_t index, enum edge_kind kind, laws_square square, laws_time first,
			uint32_t uncertainty)
{
	edge_or_fail(index, kind, square, first);
	cr_assert_eq(edges.edge[index].uncertainty, uncertainty, "%u, not %u",
		     edges.edge[index].uncertainty, uncertainty);
}

Test(debounce, an_edge_is_as_uncertain_as_its_first_change, .init = begin)
{
	squares ^= LAWS_SQUARE_SET(12);
	uncertain_at(100 * MS, 20 * MS);
	squares ^= LAWS_SQUARE_SET(12);
	uncertain_at(101 * MS, 1 * MS);
	squares ^= LAWS_SQUARE_SET(12);
	uncertain_at(102 * MS, 1 * MS);
	wait_or_fail(117 * MS);
	expect_edge(0, EDGE_SQUARE, 12, 100 * MS, 20 * MS);
	squares ^= LAWS_SQUARE_SET(12);
	uncertain_at(200 * MS, 0);
	wait_or_fail(215 * MS);
	expect_edge(0, EDGE_SQUARE, 12, 200 * MS, 0);
}

/* In one frame, and in frames one after the other: the lift may have come after the press. */
Test(debounce, a_lift_that_may_have_come_behind_a_press_did, .init = begin)
{
	squares ^= LAWS_SQUARE_SET(52);
	uncertain_at(100 * MS, 20 * MS);
	inputs = INPUT_WHITE_LEVER;
	uncertain_at(101 * MS, 2 * MS);
	wait_or_fail(115 * MS);
	cr_assert_eq(edges.count, 0);
	wait_or_fail(116 * MS);
	cr_assert_eq(edges.count, 2);
	expect_edge(0, EDGE_INPUT, 0, 100 * MS, 1 * MS);
	expect_edge(1, EDGE_SQUARE, 52, 100 * MS, 20 * MS);

	inputs = INPUT_BLACK_LEVER;
	squares ^= LAWS_SQUARE_SET(12);
	uncertain_at(200 * MS, 5 * MS);
	wait_or_fail(215 * MS);
	cr_assert_eq(edges.count, 3);
	expect_edge(0, EDGE_INPUT, 1, 200 * MS, 5 * MS);
	cr_assert(edges.edge[0].closed);
}

/* A piece that may have been put down before the press was, though it was seen later. */
Test(debounce, a_piece_that_may_have_stood_at_a_press_did, .init = begin)
{
	squares ^= LAWS_SQUARE_SET(12);
	uncertain_at(10 * MS, 0);
	wait_or_fail(25 * MS);
	inputs = INPUT_WHITE_LEVER;
	uncertain_at(100 * MS, 0);
	squares ^= LAWS_SQUARE_SET(28);
	uncertain_at(101 * MS, 2 * MS);
	wait_or_fail(115 * MS);
	cr_assert_eq(edges.count, 0, "the press waits for what may have been before it");
	wait_or_fail(116 * MS);
	cr_assert_eq(edges.count, 2);
	expect_edge(0, EDGE_SQUARE, 28, 100 * MS, 1 * MS);
	expect_edge(1, EDGE_INPUT, 0, 100 * MS, 0);
}

Test(debounce, what_is_certain_keeps_its_order, .init = begin)
{
	squares ^= LAWS_SQUARE_SET(52);
	uncertain_at(100 * MS, 1 * MS);
	inputs = INPUT_WHITE_LEVER;
	uncertain_at(102 * MS, 2 * MS);
	squares ^= LAWS_SQUARE_SET(28);
	uncertain_at(104 * MS, 2 * MS);
	while (deadline != LAWS_NEVER && edges.count < 1)
		wait_or_fail(deadline);
	expect_edge(0, EDGE_SQUARE, 52, 100 * MS, 1 * MS);
	wait_or_fail(117 * MS);
	expect_edge(0, EDGE_INPUT, 0, 102 * MS, 2 * MS);
	wait_or_fail(119 * MS);
	expect_edge(0, EDGE_SQUARE, 28, 104 * MS, 2 * MS);
}

/* A contact without rest holds others back for DEBOUNCE_HOLD, and not longer. */
Test(debounce, a_restless_contact_holds_back_no_longer_than_it_may, .init = begin)
{
	laws_time t = 100 * MS;

	inputs = INPUT_WHITE_LEVER;
	toggle_at(t, 12);
	for (t += 10 * MS; t < 100 * MS + DEBOUNCE_HOLD; t += 10 * MS) {
		while (deadline <= t) {
			deadline = debounce_step(&debounce, NULL, deadline, &edges);
			cr_assert_eq(edges.count, 0);
		}
		toggle_at(t, 12);
		cr_assert_eq(edges.count, 0);
	}
	wait_or_fail(100 * MS + DEBOUNCE_HOLD);
	cr_assert_eq(edges.count, 1);
	cr_assert_eq(edges.edge[0].kind, EDGE_INPUT);
}

Test(debounce, a_flicker_of_a_lever_is_nothing, .init = begin)
{
	inputs = INPUT_WHITE_LEVER;
	frame_at(100 * MS, 0);
	inputs = 0;
	frame_at(101 * MS, 0);
	wait_or_fail(116 * MS);
	cr_assert_eq(edges.count, 0);
}

Test(debounce, edges_come_in_the_order_of_their_first_changes, .init = begin)
{
	toggle_at(100 * MS, 12);
	/* e4 bounces for long, and the lever goes down meanwhile. */
	toggle_at(300 * MS, 28);
	toggle_at(301 * MS, 28);
	inputs = INPUT_WHITE_LEVER;
	frame_at(305 * MS, 0);
	toggle_at(310 * MS, 28);
	while (deadline != LAWS_NEVER && deadline < 325 * MS) {
		deadline = debounce_step(&debounce, NULL, deadline, &edges);
		for (size_t i = 0; i < edges.count; i++)
			cr_assert_neq(edges.edge[i].kind, EDGE_INPUT);
	}
	wait_or_fail(325 * MS);
	cr_assert_eq(edges.count, 2);
	edge_or_fail(0, EDGE_SQUARE, 28, 300 * MS);
	edge_or_fail(1, EDGE_INPUT, 0, 305 * MS);
}

Test(debounce, a_command_waits_for_what_came_before_it, .init = begin)
{
	struct input input = {.t = 105 * MS, .type = INPUT_COMMAND};

	toggle_at(100 * MS, 12);
	input.command.verb = VERB_PAUSE;
	deadline = debounce_step(&debounce, &input, input.t, &edges);
	cr_assert_eq(edges.count, 0);
	wait_or_fail(115 * MS);
	edge_or_fail(0, EDGE_SQUARE, 12, 100 * MS);
	cr_assert_eq(edges.edge[1].kind, EDGE_COMMAND);
	cr_assert_eq(edges.edge[1].command.verb, VERB_PAUSE);
}

Test(debounce, a_command_on_a_still_board_goes_through_at_once, .init = begin)
{
	struct input input = {.t = 105 * MS, .type = INPUT_COMMAND};

	deadline = debounce_step(&debounce, &input, input.t, &edges);
	cr_assert_eq(edges.count, 1);
	cr_assert_eq(edges.edge[0].kind, EDGE_COMMAND);
}

Test(debounce, a_contact_without_rest_holds_the_others_back_for_a_while_only, .init = begin)
{
	laws_time t = 100 * MS;
	bool pressed = false;

	inputs = INPUT_WHITE_LEVER;
	toggle_at(t, 12);
	while (t < 100 * MS + 2 * DEBOUNCE_HOLD && !pressed) {
		t += 5 * MS;
		while (deadline <= t && !pressed) {
			deadline = debounce_step(&debounce, NULL, deadline, &edges);
			for (size_t i = 0; i < edges.count; i++)
				pressed |= edges.edge[i].kind == EDGE_INPUT;
		}
		toggle_at(t, 12);
	}
	cr_assert(pressed);
	cr_assert_leq(t, 100 * MS + DEBOUNCE_HOLD + 10 * MS);
}

Test(debounce, a_fault_is_told_once_and_its_squares_mean_nothing, .init = begin)
{
	laws_squares before = squares;

	squares = 0;
	frame_at(100 * MS, FRAME_FAULT);
	cr_assert_eq(edges.count, 1);
	cr_assert_eq(edges.edge[0].kind, EDGE_HEALTH);
	cr_assert_not(edges.edge[0].closed);
	frame_at(200 * MS, FRAME_FAULT);
	cr_assert_eq(edges.count, 0);
	squares = before;
	frame_at(300 * MS, 0);
	cr_assert_eq(edges.count, 2);
	cr_assert_eq(edges.edge[0].kind, EDGE_HEALTH);
	cr_assert(edges.edge[0].closed);
	cr_assert_eq(edges.edge[1].kind, EDGE_UNOBSERVED);
	cr_assert_eq(edges.edge[1].squares, before);
	cr_assert_eq(deadline, LAWS_NEVER);
}

Test(debounce, what_changed_in_a_fault_is_one_gap, .init = begin)
{
	frame_at(100 * MS, FRAME_FAULT);
	squares ^= LAWS_SQUARE_SET(12) | LAWS_SQUARE_SET(28);
	inputs = INPUT_WHITE_LEVER;
	frame_at(300 * MS, 0);
	toggle_at(302 * MS, 28);
	toggle_at(304 * MS, 28);
	cr_assert_eq(edges.count, 0);
	wait_or_fail(315 * MS);
	cr_assert_eq(edges.count, 0);
	wait_or_fail(319 * MS);
	cr_assert_eq(edges.count, 2);
	cr_assert_eq(edges.edge[0].kind, EDGE_HEALTH);
	cr_assert_eq(edges.edge[1].kind, EDGE_UNOBSERVED);
	cr_assert_eq(edges.edge[1].squares, squares);
	cr_assert_eq(edges.edge[1].inputs, INPUT_WHITE_LEVER);
	cr_assert_eq(edges.edge[1].first, 300 * MS);
	cr_assert(edges.edge[1].unobserved);
	cr_assert_eq(deadline, LAWS_NEVER);
}

Test(debounce, a_fault_no_longer_than_the_window_changes_nothing, .init = begin)
{
	toggle_at(100 * MS, 12);
	frame_at(110 * MS, FRAME_FAULT);
	cr_assert_eq(edges.count, 0);
	frame_at(112 * MS, 0);
	wait_or_fail(115 * MS);
	cr_assert_eq(edges.count, 3);
	edge_or_fail(0, EDGE_SQUARE, 12, 100 * MS);
	cr_assert_not(edges.edge[0].unobserved);
	cr_assert_eq(edges.edge[1].kind, EDGE_HEALTH);
	cr_assert_eq(edges.edge[2].kind, EDGE_HEALTH);
}

Test(debounce, a_contact_settles_when_the_fault_is_over, .init = begin)
{
	toggle_at(100 * MS, 12);
	frame_at(110 * MS, FRAME_FAULT);
	frame_at(120 * MS, 0);
	wait_or_fail(120 * MS);
	edge_or_fail(0, EDGE_SQUARE, 12, 100 * MS);
	cr_assert_eq(edges.edge[0].settled, 120 * MS);
}

Test(debounce, a_contact_in_doubt_when_the_source_goes_is_part_of_the_gap, .init = begin)
{
	struct input gone = {.t = 105 * MS, .type = INPUT_COMMAND};

	toggle_at(100 * MS, 12);
	gone.command.verb = VERB_SOURCE_GONE;
	deadline = debounce_step(&debounce, &gone, gone.t, &edges);
	cr_assert_eq(edges.count, 0);
	frame_at(108 * MS, 0);
	cr_assert_eq(edges.count, 1);
	cr_assert_eq(edges.edge[0].kind, EDGE_HEALTH);
	cr_assert_eq(edges.edge[0].outage, LAWS_OUTAGE_GONE);
	wait_or_fail(123 * MS);
	cr_assert_eq(edges.count, 2);
	cr_assert(edges.edge[0].closed);
	cr_assert_eq(edges.edge[1].kind, EDGE_UNOBSERVED);
	cr_assert_eq(edges.edge[1].squares, squares);
}

Test(debounce, frames_that_were_lost_are_a_gap, .init = begin)
{
	squares ^= LAWS_SQUARE_SET(12);
	frame_at(100 * MS, FRAME_LOST);
	wait_or_fail(115 * MS);
	cr_assert_eq(edges.count, 1);
	cr_assert_eq(edges.edge[0].kind, EDGE_UNOBSERVED);
	cr_assert_eq(edges.edge[0].squares, squares);
	toggle_at(200 * MS, 13);
	squares ^= LAWS_SQUARE_SET(13);
	frame_at(210 * MS, FRAME_LOST);
	wait_or_fail(225 * MS);
	edge_or_fail(0, EDGE_BRUSH, 13, 200 * MS);
}

Test(debounce, a_contact_without_rest_behind_a_gap_comes_by_itself, .init = begin)
{
	laws_time t = 300 * MS;

	frame_at(100 * MS, FRAME_FAULT);
	toggle_at(t, 12);
	while (edges.count == 0 && t < 300 * MS + 2 * DEBOUNCE_HOLD) {
		t += 10 * MS;
		while (deadline <= t && edges.count == 0)
			deadline = debounce_step(&debounce, NULL, deadline, &edges);
		if (edges.count == 0)
			toggle_at(t, 12);
	}
	cr_assert_eq(edges.edge[0].kind, EDGE_HEALTH);
	cr_assert_eq(edges.edge[1].kind, EDGE_UNOBSERVED);
	cr_assert(edges.edge[1].squares & LAWS_SQUARE_SET(12));
	while (edges.count == 0 || edges.edge[0].kind == EDGE_HEALTH)
		deadline = debounce_step(&debounce, NULL, deadline, &edges);
	cr_assert_eq(edges.edge[0].square, 12);
	cr_assert(edges.edge[0].unobserved || edges.edge[0].kind == EDGE_BRUSH);
}

Test(debounce, every_contact_at_once_is_not_too_much, .init = begin)
{
	size_t count = 0;

	squares = ~squares;
	inputs = 0xf;
	frame_at(100 * MS, 0);
	while (deadline != LAWS_NEVER) {
		deadline = debounce_step(&debounce, NULL, deadline, &edges);
		count += edges.count;
	}
	cr_assert_eq(count, DEBOUNCE_CONTACTS);
}

/* While e2 is restless all others flicker, more often than there is room for: the oldest go ahead.
 */
Test(debounce, what_finds_no_room_is_handed_out_early, .init = begin)
{
	const laws_squares others = ~LAWS_SQUARE_SET(12);
	unsigned int flickers = 0, brushes = 0;
	laws_time last = 0;

	for (laws_time t = 100 * MS; deadline != LAWS_NEVER || !flickers; t += 5 * MS) {
		while (deadline < t) {
			deadline = debounce_step(&debounce, NULL, deadline, &edges);
			cr_assert_eq(edges.lost, 0);
			for (size_t i = 0; i < edges.count; i++) {
				cr_assert_geq(edges.edge[i].first, last);
				last = edges.edge[i].first;
				brushes += edges.edge[i].kind == EDGE_BRUSH &&
					   edges.edge[i].square != 12;
			}
		}
		if (t < 100 * MS + 3 * DEBOUNCE_HOLD / 4)
			squares ^= LAWS_SQUARE_SET(12);
		if (flickers < 6 && (t - 100 * MS) % (25 * MS) <= 5 * MS) {
			squares ^= others;
			flickers++;
		}
		frame_at(t, 0);
		for (size_t i = 0; i < edges.count; i++) {
			last = edges.edge[i].first;
			brushes += edges.edge[i].kind == EDGE_BRUSH && edges.edge[i].square != 12;
		}
	}
	cr_assert_gt(63 * flickers / 2, DEBOUNCE_QUEUE);
	cr_assert_eq(brushes, 63 * flickers / 2);
}

static void press_at(laws_time t)
{
	inputs |= INPUT_WHITE_LEVER;
	frame_at(t, 0);
}

static const laws_squares rank_2 = UINT64_C(0xff00), rank_7 = UINT64_C(0xff) << 48;

/* Steps through deadlines until edges are handed out, or none is left. */
static void wait_for_edges(void)
{
	edges.count = 0;
	while (deadline != LAWS_NEVER && edges.count == 0)
		deadline = debounce_step(&debounce, NULL, deadline, &edges);
}

Test(debounce, a_line_that_drops_out_for_less_than_the_window_leaves_no_trace, .init = begin)
{
	squares &= ~rank_2;
	frame_at(100 * MS, 0);
	squares |= rank_2;
	frame_at(110 * MS, 0);
	cr_assert_neq(deadline, LAWS_NEVER);
	wait_for_edges();
	cr_assert_eq(edges.count, 0);
}

Test(debounce, a_line_that_drops_out_and_bounces_is_one_gap, .init = begin)
{
	laws_squares before = squares;

	/* The scan has read half of the rank when it drops out. */
	squares &= ~(rank_2 & 0xf000);
	frame_at(100 * MS, 0);
	squares &= ~rank_2;
	frame_at(102 * MS, 0);
	for (laws_time t = 110 * MS; t < 200 * MS; t += 10 * MS) {
		squares ^= rank_2;
		frame_at(t, 0);
		cr_assert_eq(edges.count, 0);
	}
	squares = before;
	frame_at(200 * MS, 0);
	wait_for_edges();
	cr_assert_eq(edges.count, 1);
	cr_assert_eq(edges.edge[0].kind, EDGE_UNOBSERVED);
	cr_assert_eq(edges.edge[0].squares, before);
	cr_assert_eq(deadline, LAWS_NEVER);
}

Test(debounce, what_happens_beside_a_line_that_drops_out_keeps_its_time, .init = begin)
{
	squares &= ~rank_2;
	frame_at(100 * MS, 0);
	toggle_at(120 * MS, 1);
	wait_or_fail(135 * MS);
	press_at(150 * MS);
	wait_or_fail(165 * MS);
	cr_assert_eq(edges.count, 0);
	squares |= rank_2;
	frame_at(200 * MS, 0);
	cr_assert_eq(edges.count, 0);
	wait_or_fail(215 * MS);
	cr_assert_eq(edges.count, 3);
	edge_or_fail(0, EDGE_SQUARE, 1, 120 * MS);
	edge_or_fail(1, EDGE_INPUT, 0, 150 * MS);
	cr_assert_not(edges.edge[1].covered);
	cr_assert_eq(edges.edge[2].kind, EDGE_UNOBSERVED);
	cr_assert_eq(edges.edge[2].squares, squares);
	cr_assert_eq(deadline, LAWS_NEVER);
}

Test(debounce, a_line_that_is_back_otherwise_makes_a_gap, .init = begin)
{
	squares &= ~rank_2;
	frame_at(100 * MS, 0);
	toggle_at(120 * MS, 28);
	press_at(150 * MS);
	squares |= rank_2 & ~LAWS_SQUARE_SET(12);
	frame_at(200 * MS, 0);
	wait_for_edges();
	cr_assert_eq(edges.count, 1);
	cr_assert_eq(edges.edge[0].kind, EDGE_UNOBSERVED);
	cr_assert_eq(edges.edge[0].squares, squares);
	cr_assert_eq(edges.edge[0].inputs, inputs);
}

Test(debounce, a_line_that_drops_out_holds_back_no_longer_than_it_may, .init = begin)
{
	bool pressed = false;

	squares &= ~rank_2;
	frame_at(100 * MS, 0);
	press_at(120 * MS);
	while (!pressed) {
		cr_assert_leq(deadline, 100 * MS + DEBOUNCE_HOLD);
		deadline = debounce_step(&debounce, NULL, deadline, &edges);
		pressed = edges.count == 1 && edges.edge[0].kind == EDGE_INPUT;
	}
	cr_assert(edges.edge[0].covered);
	cr_assert_eq(edges.edge[0].first, 120 * MS);
}

Test(debounce, a_line_that_stays_out_opens_in_the_end, .init = begin)
{
	squares &= ~rank_7;
	frame_at(100 * MS, 0);
	wait_for_edges();
	cr_assert_eq(edges.count, 8);
	edge_or_fail(0, EDGE_SQUARE, 48, 100 * MS + DROPOUT_LONGEST);
	cr_assert_not(edges.edge[0].closed);
	squares |= rank_7;
	frame_at(9000 * MS, 0);
	wait_for_edges();
	cr_assert_eq(edges.count, 8);
	edge_or_fail(0, EDGE_SQUARE, 48, 9000 * MS);
}

Test(debounce, a_button_while_a_line_is_out_stays_one, .init = begin)
{
	squares &= ~rank_2;
	frame_at(100 * MS, 0);
	inputs = INPUT_ADJUST;
	frame_at(120 * MS, 0);
	wait_or_fail(135 * MS);
	inputs = 0;
	frame_at(170 * MS, 0);
	wait_or_fail(185 * MS);
	squares |= rank_2 & ~LAWS_SQUARE_SET(12);
	frame_at(200 * MS, 0);
	wait_for_edges();
	cr_assert_eq(edges.count, 2);
	edge_or_fail(0, EDGE_INPUT, 2, 120 * MS);
	edge_or_fail(1, EDGE_INPUT, 2, 170 * MS);
	wait_for_edges();
	cr_assert_eq(edges.count, 1);
	cr_assert_eq(edges.edge[0].kind, EDGE_UNOBSERVED);
}

Test(debounce, a_fault_while_a_line_is_out_is_one_gap, .init = begin)
{
	laws_squares before = squares;

	squares &= ~rank_2;
	frame_at(100 * MS, 0);
	press_at(105 * MS);
	frame_at(110 * MS, FRAME_FAULT);
	cr_assert_eq(edges.count, 0);
	squares = before;
	frame_at(112 * MS, 0);
	cr_assert_eq(edges.count, 1);
	cr_assert_eq(edges.edge[0].kind, EDGE_HEALTH);
	wait_or_fail(127 * MS);
	cr_assert_eq(edges.count, 2);
	cr_assert_eq(edges.edge[0].kind, EDGE_HEALTH);
	cr_assert_eq(edges.edge[1].kind, EDGE_UNOBSERVED);
	cr_assert_eq(edges.edge[1].squares, before);
	cr_assert_eq(edges.edge[1].inputs, INPUT_WHITE_LEVER);
}

/* Two hands lift two, at once, and no more. */
Test(debounce, fewer_than_a_line_are_lifted, .init = begin)
{
	squares &= ~(LAWS_SQUARE_SET(4) | LAWS_SQUARE_SET(7));
	frame_at(100 * MS, 0);
	wait_or_fail(115 * MS);
	cr_assert_eq(edges.count, 2);
	squares &= ~(rank_2 & ~LAWS_SQUARE_SET(8));
	frame_at(200 * MS, 0);
	wait_or_fail(215 * MS);
	cr_assert_eq(edges.count, 7);
}

/* Pieces are recognised, as in a game's start position, but for @letter on @square. */
static void recognised_at(laws_time t, laws_square square, char letter)
{
	struct input input = {.t = t, .type = INPUT_FRAME};

	input.frame.squares = squares;
	input.frame.flags = FRAME_KINDS;
	memset(input.frame.kinds, '.', sizeof(input.frame.kinds));
	memcpy(input.frame.kinds, "RNBQKBNRPPPPPPPP", 16);
	memcpy(input.frame.kinds + 48, "pppppppprnbqkbnr", 16);
	input.frame.kinds[square] = letter;
	deadline = debounce_step(&debounce, &input, t, &edges);
}

static void begin_recognised(void)
{
	squares = 0xffff00000000ffff;
	inputs = 0;
	debounce_init(&debounce, WINDOW);
	recognised_at(0, 0, 'R');
}

static void exchange_or_fail(laws_square square, char letter, laws_time first)
{
	cr_assert_eq(edges.count, 1);
	edge_or_fail(0, EDGE_SQUARE, square, first);
	cr_assert(edges.edge[0].closed && edges.edge[0].exchanged && edges.edge[0].at_once);
	cr_assert_eq(edges.edge[0].piece, letter);
	cr_assert_eq(edges.edge[0].kinds[square], letter);
}

Test(debounce, a_piece_in_the_place_of_one_of_the_other_colour_is_an_edge, .init = begin_recognised)
{
	recognised_at(100 * MS, 52, 'N');
	cr_assert_eq(edges.count, 0);
	wait_or_fail(115 * MS);
	exchange_or_fail(52, 'N', 100 * MS);
	cr_assert_eq(deadline, LAWS_NEVER);
}

Test(debounce, what_a_pawn_becomes_is_an_edge, .init = begin_recognised)
{
	recognised_at(100 * MS, 8, 'Q');
	wait_or_fail(115 * MS);
	exchange_or_fail(8, 'Q', 100 * MS);
}

/* Which knight or bishop it is may be a matter of the source alone. */
Test(debounce, a_piece_of_the_same_colour_is_no_edge, .init = begin_recognised)
{
	recognised_at(100 * MS, 1, 'B');
	cr_assert_eq(edges.count, 0);
	cr_assert_eq(deadline, LAWS_NEVER);
}

Test(debounce, a_piece_that_is_not_recognised_for_a_while_is_no_edge, .init = begin_recognised)
{
	recognised_at(100 * MS, 52, '?');
	cr_assert_eq(deadline, LAWS_NEVER);
	recognised_at(200 * MS, 52, 'p');
	cr_assert_eq(deadline, LAWS_NEVER);
	recognised_at(300 * MS, 52, '?');
	recognised_at(400 * MS, 52, 'N');
	wait_or_fail(415 * MS);
	exchange_or_fail(52, 'N', 400 * MS);
}

Test(debounce, a_piece_that_is_mistaken_for_less_than_the_window_is_no_edge,
     .init = begin_recognised)
{
	recognised_at(100 * MS, 52, 'N');
	recognised_at(110 * MS, 52, 'p');
	wait_or_fail(115 * MS);
	cr_assert_eq(edges.count, 0);
	cr_assert_eq(deadline, LAWS_NEVER);
}

Test(debounce, what_was_first_recognised_later_is_known, .init = begin)
{
	recognised_at(50 * MS, 52, 'p');
	cr_assert_eq(deadline, LAWS_NEVER);
	recognised_at(100 * MS, 52, 'N');
	wait_or_fail(115 * MS);
	exchange_or_fail(52, 'N', 100 * MS);
}
