/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* A reed that opens by itself is rather the one that did not show what came there. */
#include <criterion/criterion.h>
#include <string.h>

#include "changes.h"

enum {
	D2 = 11,
	E2 = 12,
	E3 = 20,
	D4 = 27,
	E4 = 28,
	E5 = 36,
	E7 = 52,
};

static struct changes changes;
static struct lines_board board;
static struct lines lines;
static laws_squares restless[COUNT_RESTLESS];

static void press(const struct change each[], size_t count)
{
	changes_begin(&changes, changes.occupied);
	changes_note(&changes, each, count);
	board.occupied = changes.occupied;
	cr_assert(lines_go_on(&lines, &board));
	board.side = laws_side_other(board.side);
}

/* The pawn of e2 is gone, and nothing shows whether it is on e3 or on e4. */
static void begin(void)
{
	struct laws_position start;

	laws_position_start(&start);
	lines_begin(&lines, &start);
	memset(restless, 0, sizeof(restless));
	changes.occupied = laws_position_occupied(&start);
	board = (struct lines_board){
		.log = &changes.log,
		.promotions = LINES_QUEENS,
		.side = LAWS_WHITE,
		.restless = restless,
	};
}

TestSuite(restless, .init = begin);

static void leave_e2(void)
{
	press((struct change[]){{E2, false, 1000}}, 1);
}

static void answer(void)
{
	press((struct change[]){{E7, false, 2000}, {E5, true, 2500}}, 2);
}

/* The reed of e4 has opened so often. */
static void open(size_t times)
{
	for (size_t n = 0; n < times && n < COUNT_RESTLESS; n++)
		restless[n] |= LAWS_SQUARE_SET(E4);
}

/* What the reeds tell against the pawn on @square. */
static unsigned int cost_of(laws_square square)
{
	for (size_t i = 0; i < lines.count; i++) {
		const struct line *line = &lines.each[i];

		if (line->moves[0].from == E2 && line->moves[0].to == square)
			return line->cost - line->chosen;
	}
	cr_assert_fail("no line has it there");
	return 0;
}

Test(restless, each_opening_tells_of_the_move_that_follows)
{
	for (size_t times = 0; times <= COUNT_RESTLESS + 1; times++) {
		size_t told = times < COUNT_RESTLESS ? times : COUNT_RESTLESS;

		begin();
		open(times);
		leave_e2();
		cr_assert_eq(cost_of(E3), COST_OFF_CENTRE);
		cr_assert_eq(cost_of(E4), COST_OFF_CENTRE - COST_RESTLESS * told);
	}
}

/* Openings before the move, behind it, and looked at once more, make the same difference. */
Test(restless, whenever_it_opens_it_tells_the_same)
{
	for (size_t before = 0; before <= COUNT_RESTLESS; before++) {
		begin();
		open(before);
		leave_e2();
		open(COUNT_RESTLESS);
		answer();
		cr_assert_eq(cost_of(E3) - cost_of(E4), COST_RESTLESS * COUNT_RESTLESS);
		press((struct change[]){{D2, false, 3000}, {D4, true, 3500}}, 2);
		cr_assert_eq(cost_of(E3) - cost_of(E4), COST_RESTLESS * COUNT_RESTLESS);
	}
}

/* The tracker keeps lines from before a rest, and may go back to them. */
Test(restless, lines_that_are_put_back_are_told_as_well)
{
	static struct lines kept;

	leave_e2();
	kept = lines;
	open(2);
	answer();
	lines = kept;
	board.side = LAWS_BLACK;
	changes.occupied |= LAWS_SQUARE_SET(E7);
	changes.occupied &= ~LAWS_SQUARE_SET(E5);
	answer();
	cr_assert_eq(cost_of(E3) - cost_of(E4), COST_RESTLESS * 2);
}
