/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * From which input on the next game's log is kept: one that begins later lacks the start, and one
 * that begins with each frame grows while pieces stand on the table.
 */
#include <criterion/criterion.h>

#include "board/renewal.h"

#define READY UINT64_C(0xffff00000000ffff)
#define E2    (UINT64_C(1) << 12)
#define WHITE 1
#define BLACK 2

static struct renewal renewal;

static void init(void)
{
	renewal_init(&renewal, READY);
}

static void fini(void)
{
	renewal_clear(&renewal);
}

TestSuite(renewal, .init = init, .fini = fini);

static void show(unsigned int s, laws_squares squares, uint8_t inputs)
{
	const struct input input = {.t = s * LAWS_SECOND,
				    .type = INPUT_FRAME,
				    .frame = {.squares = squares, .inputs = inputs}};

	renewal_input(&renewal, &input, STORE_INPUT);
}

static void order(unsigned int s)
{
	const struct input input = {.t = s * LAWS_SECOND, .type = INPUT_COMMAND};

	renewal_input(&renewal, &input, STORE_INPUT);
}

static laws_squares shown(size_t i)
{
	return renewal.entries[i].input.frame.squares;
}

Test(renewal, begins_when_the_last_piece_stands)
{
	show(0, 0, 0);
	show(1, READY & ~E2, 0);
	cr_assert(!renewal_is_ready(&renewal));
	show(2, READY, 0);
	cr_assert(renewal_is_ready(&renewal));
	cr_assert_eq(renewal.count, 2);
	cr_assert_eq(shown(0), READY & ~E2);
	cr_assert_eq(shown(1), READY);
}

Test(renewal, begins_with_a_lever)
{
	show(0, READY & ~E2, WHITE);
	show(1, READY & ~E2, BLACK);
	cr_assert_eq(renewal.count, 2);
	cr_assert(renewal.by_press);
	show(2, READY, BLACK);
	cr_assert_eq(renewal.count, 3, "the press of before starts the game");
}

Test(renewal, a_lever_long_before_starts_nothing)
{
	show(0, READY & ~E2, WHITE);
	show(1, READY & ~E2, BLACK);
	show(12, READY, BLACK);
	cr_assert_eq(renewal.count, 2);
	cr_assert_eq(shown(0), READY & ~E2);
	cr_assert(!renewal.by_press);
}

Test(renewal, an_order_is_no_board)
{
	show(0, READY & ~E2, 0);
	order(1);
	cr_assert(!renewal_is_ready(&renewal));
	show(2, READY, 0);
	order(3);
	cr_assert_eq(renewal.count, 3);
	cr_assert_eq(shown(0), READY & ~E2);
	show(4, READY, WHITE);
	cr_assert_eq(renewal.count, 4, "the board stood ready before the order, too");
}

Test(renewal, begins_anew_when_it_is_too_long)
{
	show(0, READY & ~E2, 0);
	show(1, READY, 0);
	for (unsigned int i = 2; i < RENEWAL_INPUTS_MOST; i++)
		show(i, READY & ~E2, 0);
	cr_assert_eq(renewal.count, RENEWAL_INPUTS_MOST);
	show(RENEWAL_INPUTS_MOST, 0, 0);
	cr_assert_eq(renewal.count, 2);
	cr_assert_eq(shown(0), READY & ~E2);
	cr_assert_eq(shown(1), 0);
}
