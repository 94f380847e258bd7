/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Lines step over an illegal move that was pressed, where it is put right. */
#include <criterion/criterion.h>

#include "changes.h"

enum {
	E2 = 12,
	E4 = 28,
	E5 = 36,
	E6 = 44,
	E7 = 52,
};

static struct lines lines;
static struct changes changes;

static void begin(void)
{
	struct laws_position start;

	laws_position_start(&start);
	lines_begin(&lines, &start);
	changes_begin(&changes, laws_position_occupied(&start));
}

TestSuite(offences, .init = begin);

static void move(laws_square from, laws_square to)
{
	changes_flip(&changes, from, 1000);
	changes_flip(&changes, to, 400);
}

static void press(enum laws_side side)
{
	struct lines_board board = {
		.log = &changes.log,
		.occupied = changes.occupied,
		.promotions = LINES_QUEENS,
		.side = side,
	};

	cr_assert(lines_go_on(&lines, &board));
	changes_begin(&changes, changes.occupied);
}

/* The line on which the last press was that of an illegal move, or NULL. */
static const struct line *find_offence(void)
{
	for (size_t i = 0; i < lines.count; i++)
		if (lines.each[i].is_offence)
			return &lines.each[i];
	return NULL;
}

Test(offences, an_illegal_move_is_no_ply)
{
	const struct line *line;

	move(E2, E5);
	press(LAWS_WHITE);
	line = find_offence();
	cr_assert_not_null(line);
	cr_assert_eq(line->plies, 0);
	cr_assert_eq(line->cost, COST_ILLEGAL + COST_PRESSED_OPEN);
	cr_assert_eq(line->put_right, LAWS_SQUARE_SET(E2) | LAWS_SQUARE_SET(E5));
	cr_assert_eq(line->loose | line->failing, 0);
}

Test(offences, a_legal_move_is_none)
{
	move(E2, E4);
	press(LAWS_WHITE);
	cr_assert_null(find_offence());
}

Test(offences, pressed_back_and_put_right_it_costs_no_more)
{
	move(E2, E5);
	press(LAWS_WHITE);
	press(LAWS_BLACK);
	move(E5, E2);
	move(E2, E4);
	press(LAWS_WHITE);
	cr_assert_eq(changes_cost_of(&lines, E2, E4), COST_ILLEGAL + COST_PRESSED_OPEN);
	for (size_t i = 0; i < lines.count; i++)
		if (lines.each[i].plies == 1)
			cr_assert_eq(lines.each[i].put_right, 0);
}

Test(offences, put_right_before_it_is_pressed_back_it_costs_the_same)
{
	move(E2, E5);
	press(LAWS_WHITE);
	move(E5, E2);
	press(LAWS_BLACK);
	move(E2, E4);
	press(LAWS_WHITE);
	cr_assert_eq(changes_cost_of(&lines, E2, E4), COST_ILLEGAL + COST_PRESSED_OPEN);
}

/* The next move is made with the piece where it is: that has not been put right. */
Test(offences, left_there_it_fails_the_next_move)
{
	move(E2, E5);
	press(LAWS_WHITE);
	press(LAWS_BLACK);
	move(E5, E6);
	press(LAWS_WHITE);
	for (size_t i = 0; i < lines.count; i++)
		cr_assert(lines.each[i].is_offence || lines.each[i].plies == 0 ||
			  line_evidence(&lines.each[i]) > COST_ILLEGAL + COST_PRESSED_OPEN);
}

Test(offences, answered_it_is_none_of_the_lines)
{
	move(E2, E5);
	press(LAWS_WHITE);
	move(E7, E6);
	press(LAWS_BLACK);
	for (size_t i = 0; i < lines.count; i++)
		cr_assert_eq(lines.each[i].put_right, 0);
}
