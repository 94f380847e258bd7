/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Edges of fake lines on two chips: their order, losses, and state without an edge. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "device/gpio_edges.h"

#define TOLD_MAX 8192
#define MS	 ((uint64_t)1000000) /* in ns */

static struct gpio_lines lines;
static struct gpio_edges edges;
static struct {
	laws_time when;
	struct frame frame;
} told[TOLD_MAX];
static unsigned int told_count;
static uint32_t line_numbers[GPIO_LINES_MAX], group_numbers[GPIO_GROUPS_MAX];

static void tell(void *data, laws_time when, const struct frame *frame)
{
	(void)data;
	cr_assert(told_count < TOLD_MAX);
	cr_assert(told_count == 0 || when >= told[told_count - 1].when, "time goes back");
	told[told_count].when = when;
	told[told_count++].frame = *frame;
}

/* 64 contacts and 4 inputs; contacts from 32 on and inputs belong to the second request. */
static void start(laws_squares squares, uint64_t now)
{
	struct gpio_state state = {.squares = squares};
	unsigned int i;

	lines.count = 68;
	for (i = 0; i < lines.count; i++) {
		lines.line[i].role = i < 64 ? GPIO_CONTACT : GPIO_INPUT;
		lines.line[i].index = i < 64 ? i : i - 64;
	}
	memset(line_numbers, 0, sizeof(line_numbers));
	memset(group_numbers, 0, sizeof(group_numbers));
	told_count = 0;
	gpio_edges_start(&edges, &lines, &state, now);
}

/* The kernel notices an edge; it may still drop it. */
static struct gpio_edge edge(uint64_t time, unsigned int line, bool active)
{
	unsigned int group = line < 32 ? 0 : 1;

	return (struct gpio_edge){
		.time = time,
		.line = line,
		.group = group,
		.active = active,
		.line_number = ++line_numbers[line],
		.group_number = ++group_numbers[group],
	};
}

static void happens(uint64_t time, unsigned int line, bool active)
{
	struct gpio_edge fresh = edge(time, line, active);

	cr_assert(gpio_edges_add(&edges, &fresh));
}

static void emptied(void)
{
	gpio_edges_emptied(&edges, 0);
	gpio_edges_emptied(&edges, 1);
}

static void drain(void)
{
	emptied();
	cr_assert_not(edges.lost);
	gpio_edges_tell(&edges, NULL, 0, tell, NULL);
}

static void expect(unsigned int at, laws_time when, laws_squares squares, uint8_t inputs,
		   uint8_t flags)
{
	cr_assert(at < told_count, "%u frames", told_count);
	cr_assert(told[at].when == when, "frame %u at %lld", at, (long long)told[at].when);
	cr_assert(told[at].frame.squares == squares, "frame %u: %llx", at,
		  (unsigned long long)told[at].frame.squares);
	cr_assert(told[at].frame.inputs == inputs);
	cr_assert(told[at].frame.flags == flags);
}

Test(edges, over_chips_in_order_of_time)
{
	start(0, MS);
	happens(3 * MS, 0, true);
	happens(5 * MS, 1, true);
	happens(2 * MS, 40, true);
	happens(4 * MS, 65, true);
	happens(6 * MS, 40, false);
	drain();
	cr_assert(told_count == 5);
	expect(0, 2000, (laws_squares)1 << 40, 0, 0);
	expect(1, 3000, (laws_squares)1 << 40 | 1, 0, 0);
	expect(2, 4000, (laws_squares)1 << 40 | 1, 2, 0);
	expect(3, 5000, (laws_squares)1 << 40 | 3, 2, 0);
	expect(4, 6000, 3, 2, 0);
}

Test(edges, at_equal_times_in_the_order_of_their_numbers)
{
	start(0, MS);
	happens(2 * MS, 7, true);
	happens(2 * MS, 7, false);
	happens(2 * MS, 6, true);
	drain();
	expect(0, 2000, 0x80, 0, 0);
	expect(1, 2000, 0, 0, 0);
	expect(2, 2000, 0x40, 0, 0);
}

Test(edges, those_that_the_first_reading_has_seen_are_not_told)
{
	start(0x3, 10 * MS);
	happens(9 * MS, 0, false);
	happens(9 * MS + 1, 0, true);
	happens(11 * MS, 1, false);
	drain();
	cr_assert(told_count == 1);
	expect(0, 11000, 0x1, 0, 0);
}

Test(edges, one_that_changes_nothing_is_not_told)
{
	start(0, MS);
	happens(2 * MS, 0, false);
	happens(3 * MS, 1, true);
	happens(4 * MS, 1, true);
	drain();
	cr_assert(told_count == 1);
}

Test(edges, one_that_comes_late_is_told_at_the_time_of_the_last_frame)
{
	start(0, MS);
	happens(5 * MS, 0, true);
	drain();
	happens(4 * MS, 40, true);
	drain();
	expect(1, 5000, (laws_squares)1 << 40 | 1, 0, 0);
}

Test(edges, interrupts_that_came_faster_than_their_thread_are_no_loss)
{
	struct gpio_edge fresh;

	start(0, MS);
	happens(2 * MS, 0, true);
	edge(2 * MS + 1, 0, false); /* counted by the request, merged with the next one */
	line_numbers[0]--;
	fresh = edge(2 * MS + 2, 0, true);
	cr_assert(gpio_edges_add(&edges, &fresh));
	drain();
	cr_assert(told_count == 1);
}

Test(edges, threads_that_queue_in_another_order_are_no_loss)
{
	struct gpio_edge first, second;

	start(0, MS);
	first = edge(2 * MS, 0, true);
	second = edge(3 * MS, 1, true);
	gpio_edges_add(&edges, &second);
	gpio_edges_add(&edges, &first);
	drain();
	expect(0, 2000, 0x1, 0, 0);
	expect(1, 3000, 0x3, 0, 0);
}

Test(edges, a_gap_in_a_lines_numbers_is_a_loss)
{
	struct gpio_state now = {.squares = 0x8};

	start(0, MS);
	happens(2 * MS, 0, true);
	drain();
	edge(3 * MS, 0, false); /* dropped, as is what line 3 had to say */
	edge(4 * MS, 3, true);
	edge(5 * MS, 0, true);
	happens(6 * MS, 0, false);
	cr_assert(edges.lost);
	gpio_edges_tell(&edges, &now, 7 * MS, tell, NULL);
	cr_assert_not(edges.lost);
	cr_assert(told_count == 2);
	expect(1, 6000, 0x8, 0, FRAME_LOST);
}

/* The state before the first edge that is left follows from the last edge. */
Test(edges, after_a_loss_every_frame_is_whole)
{
	struct gpio_state now = {.squares = 0x9};

	start(0, MS);
	edge(2 * MS, 3, true); /* dropped, and line 3 is silent afterwards */
	edge(3 * MS, 0, true);
	happens(4 * MS, 0, false);
	happens(5 * MS, 0, true);
	cr_assert(edges.lost);
	gpio_edges_tell(&edges, &now, 6 * MS, tell, NULL);
	cr_assert(told_count == 2);
	expect(0, 4000, 0x8, 0, FRAME_LOST);
	expect(1, 5000, 0x9, 0, 0);
}

/* Only silent lines lost edges: the request's sequence numbers show it. */
Test(edges, a_full_queue_with_a_gap_is_a_loss)
{
	unsigned int i;

	start(0, MS);
	for (i = 0; i < 20; i++)
		edge(2 * MS + i, 5, i % 2 == 0);
	for (i = 0; i < GPIO_QUEUE - 1; i++)
		happens(3 * MS + i, i % 4, i / 4 % 2 == 0);
	cr_assert_not(edges.lost);
	happens(4 * MS, 10, true);
	cr_assert(edges.lost);
}

Test(edges, a_full_queue_without_a_gap_is_no_loss)
{
	unsigned int i;

	start(0, MS);
	for (i = 0; i < GPIO_QUEUE; i++)
		happens(3 * MS + i * 1000, i % 4, i / 4 % 2 == 0);
	drain();
	cr_assert(told_count == GPIO_QUEUE);
}

Test(edges, a_loss_of_which_nothing_is_left)
{
	struct gpio_state now = {.squares = 0xf0, .inputs = 1};

	start(0, MS);
	edges.lost = true;
	gpio_edges_tell(&edges, &now, 9 * MS, tell, NULL);
	expect(0, 9000, 0xf0, 1, FRAME_LOST);
	cr_assert(told_count == 1);
}

Test(edges, a_full_array_refuses)
{
	struct gpio_edge fresh;
	unsigned int i;

	start(0, MS);
	for (i = 0; i < GPIO_EDGES_MAX; i++)
		happens(2 * MS + i * 1000, 0, i % 2 == 0);
	fresh = edge(9 * MS, 1, true);
	cr_assert_not(gpio_edges_add(&edges, &fresh));
	gpio_edges_tell(&edges, NULL, 0, tell, NULL);
	cr_assert(told_count == GPIO_EDGES_MAX);
	cr_assert(gpio_edges_add(&edges, &fresh));
}

Test(edges, numbers_wrap)
{
	start(0, MS);
	edges.line_number[0] = edges.group_number[0] = UINT32_MAX - 1;
	line_numbers[0] = group_numbers[0] = UINT32_MAX - 1;
	happens(2 * MS, 0, true);
	happens(3 * MS, 0, false);
	happens(4 * MS, 0, true);
	drain();
	cr_assert(told_count == 3);
}

Test(edges, numbers_begin_anew_with_a_new_request)
{
	start(0, MS);
	happens(2 * MS, 0, true);
	drain();
	start(0x1, 3 * MS);
	happens(4 * MS, 0, false);
	drain();
	expect(0, 4000, 0, 0, 0);
}

static void read_as(laws_squares squares, uint8_t inputs, uint64_t now)
{
	struct gpio_state state = {.squares = squares, .inputs = inputs};

	gpio_edges_verify(&edges, &state, now, tell, NULL);
}

Test(verify, a_difference_that_stays_is_a_loss)
{
	start(0, MS);
	read_as(0x10, 0, 1000 * MS);
	cr_assert(told_count == 0);
	read_as(0x10, 0, 2000 * MS);
	expect(0, 2000000, 0x10, 0, FRAME_LOST);
	read_as(0x10, 0, 3000 * MS);
	cr_assert(told_count == 1);
	read_as(0x10, 4, 4000 * MS);
	read_as(0x10, 4, 5000 * MS);
	expect(1, 5000000, 0x10, 4, FRAME_LOST);
}

Test(verify, an_edge_that_is_on_its_way_is_no_loss)
{
	start(0, MS);
	read_as(0x10, 0, 1000 * MS);
	happens(999 * MS, 4, true);
	drain();
	expect(0, 999000, 0x10, 0, 0);
	read_as(0x10, 0, 2000 * MS);
	cr_assert(told_count == 1);
}

Test(verify, a_line_that_moves_between_two_readings_is_no_loss)
{
	start(0, MS);
	read_as(0x10, 0, 1000 * MS);
	happens(1001 * MS, 4, true);
	happens(1500 * MS, 4, false);
	drain();
	read_as(0x10, 0, 2000 * MS);
	cr_assert(told_count == 2);
	happens(1999 * MS, 4, true);
	drain();
	cr_assert(told_count == 3);
}
