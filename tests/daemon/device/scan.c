/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* A matrix scanned on fake lines, what becomes of failures, and when scans are due. */
#include <criterion/criterion.h>
#include <errno.h>

#include "device/gpio_scan.h"

/* A board without diodes: driving two rows at once would show. */
static struct {
	laws_squares closed;
	uint8_t inputs;
	uint8_t driven; /* rows */
	bool settled;
	unsigned int calls;
	unsigned int fail_at; /* number of the call that fails; 0: none */
	unsigned int columns;
} board;

static int call(void)
{
	board.calls++;
	return board.calls == board.fail_at ? -EIO : 0;
}

static int drive(void *data, unsigned int from, unsigned int to)
{
	(void)data;
	if (from != GPIO_NO_ROW)
		board.driven &= ~(1u << from);
	cr_assert(to == GPIO_NO_ROW || board.driven == 0, "two rows at once");
	if (to != GPIO_NO_ROW)
		board.driven |= 1u << to;
	board.settled = false;
	return call();
}

static void settle(void *data)
{
	(void)data;
	board.settled = true;
}

static int columns(void *data, uint8_t *closed)
{
	unsigned int row;

	(void)data;
	cr_assert(board.settled);
	*closed = 0;
	for (row = 0; row < 8; row++) {
		if (board.driven & (1u << row))
			*closed |= board.closed >> (row * board.columns);
	}
	return call();
}

static int others(void *data, struct gpio_state *state)
{
	(void)data;
	cr_assert(board.driven == 0, "levers are read when the squares have been");
	state->inputs = board.inputs;
	return call();
}

static const struct gpio_scan_operations operations = {drive, settle, columns, others};

static int scan(unsigned int rows, unsigned int column_count, struct gpio_state *state)
{
	board.columns = column_count;
	board.calls = 0;
	board.driven = 0;
	return gpio_scan(&operations, NULL, rows, column_count, state);
}

Test(scan, each_contact_alone)
{
	struct gpio_state state;
	unsigned int contact;

	for (contact = 0; contact < 64; contact++) {
		board.closed = (laws_squares)1 << contact;
		board.inputs = contact & 15;
		cr_assert(scan(8, 8, &state) == 0);
		cr_assert(state.squares == board.closed && state.inputs == board.inputs);
	}
}

Test(scan, smaller_boards)
{
	struct gpio_state state;

	board.closed = 0xfff;
	cr_assert(scan(4, 3, &state) == 0 && state.squares == 0xfff);
	board.closed = 0x842;
	cr_assert(scan(4, 3, &state) == 0 && state.squares == 0x842);
	cr_assert(scan(1, 1, &state) == 0 && state.squares == 0);
	board.closed = 1;
	cr_assert(scan(1, 1, &state) == 0 && state.squares == 1);
}

Test(scan, a_failure_anywhere_leaves_the_state_and_no_row_driven)
{
	struct gpio_state state = {.squares = 0x1234, .inputs = 5};
	unsigned int at, calls;

	board.closed = ~(laws_squares)0;
	cr_assert(scan(8, 8, &state) == 0);
	calls = board.calls;
	cr_assert(calls == 18);
	for (at = 1; at <= calls; at++) {
		state = (struct gpio_state){.squares = 0x1234, .inputs = 5};
		board.fail_at = at;
		cr_assert(scan(8, 8, &state) == -EIO, "%u", at);
		cr_assert(state.squares == 0x1234 && state.inputs == 5);
		cr_assert(board.driven == 0, "call %u", at);
	}
}

static bool step(struct gpio_change *change, int error, laws_squares squares, struct frame *frame)
{
	struct gpio_state state = {.squares = squares};

	return gpio_change_step(change, error, &state, frame);
}

Test(change, frames_come_for_changes_alone)
{
	struct gpio_change change = {0};
	struct frame frame;

	cr_assert(step(&change, 0, 0, &frame) && frame.squares == 0 && frame.flags == 0);
	cr_assert_not(step(&change, 0, 0, &frame));
	cr_assert(step(&change, 0, 7, &frame) && frame.squares == 7);
	cr_assert_not(step(&change, 0, 7, &frame));
}

Test(change, a_fault_is_told_once_on_entering_and_once_on_leaving)
{
	struct gpio_change change = {0};
	struct frame frame;

	cr_assert(step(&change, 0, 7, &frame));
	cr_assert(step(&change, -EIO, 0, &frame));
	cr_assert(frame.flags == FRAME_FAULT && frame.squares == 7);
	cr_assert_not(step(&change, -EIO, 0, &frame));
	cr_assert_not(step(&change, -ETIMEDOUT, 0, &frame));
	cr_assert(step(&change, 0, 7, &frame));
	cr_assert(frame.flags == 0 && frame.squares == 7);
	cr_assert_not(step(&change, 0, 7, &frame));
}

Test(change, a_fault_from_the_start)
{
	struct gpio_change change = {0};
	struct frame frame;

	cr_assert(step(&change, -EIO, 9, &frame));
	cr_assert(frame.flags == FRAME_FAULT && frame.squares == 0);
	cr_assert(step(&change, 0, 0, &frame) && frame.flags == 0);
}

Test(schedule, scans_stay_on_the_grid)
{
	struct gpio_schedule schedule;

	gpio_schedule_start(&schedule, 1000, 5000);
	cr_assert(schedule.next == 5000);
	cr_assert_not(gpio_schedule_step(&schedule, 5010, 5900));
	cr_assert(schedule.next == 6000 && schedule.longest == 890);
	cr_assert_not(gpio_schedule_step(&schedule, 6100, 6200));
	cr_assert(schedule.next == 7000 && schedule.skipped == 0);
}

Test(schedule, what_takes_too_long_is_counted_and_not_made_up_for)
{
	struct gpio_schedule schedule;

	gpio_schedule_start(&schedule, 1000, 0);
	cr_assert(gpio_schedule_step(&schedule, 0, 3500));
	cr_assert(schedule.next == 4000 && schedule.skipped == 3 && schedule.longest == 3500);
	cr_assert_not(gpio_schedule_step(&schedule, 4000, 6000));
	cr_assert(schedule.next == 7000 && schedule.skipped == 5);
	cr_assert_not(gpio_schedule_step(&schedule, 7000, 7100));
	cr_assert(schedule.next == 8000 && schedule.skipped == 5);
}
