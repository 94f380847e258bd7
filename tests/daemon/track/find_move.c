/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The move by which a line comes to what the board shows, and how far the next one is behind it. */
#include <criterion/criterion.h>

#include "chesslaws/position.h"
#include "track/lines.h"

#define SQUARE(file, rank) ((laws_square)((rank)*8 + (file)))
#define E2		   SQUARE(4, 1)
#define E3		   SQUARE(4, 2)
#define E4		   SQUARE(4, 3)
#define SET(square)	   (1ULL << (square))

static struct line line;
static struct turn_log turn;
static struct lines_board board;

/* The game's start, and the piece of e2 away from there. */
static void begin(void)
{
	struct laws_position position;

	laws_position_start(&position);
	line_begin(&line, &position);
	turn_log_begin(&turn, laws_position_occupied(&position));
	turn.position = position;
	turn.opened = SET(E2);
	turn.last = E2;
	turn.pressed_at = LAWS_NEVER;
	board = (struct lines_board){
		.log = &turn,
		.occupied = turn.began & ~SET(E2),
	};
}

TestSuite(find_move, .init = begin);

static void closes(laws_square square)
{
	turn.closed |= SET(square);
	turn.last = square;
	board.occupied |= SET(square);
}

static void finds_or_fails(const struct line *next, laws_square from, laws_square to)
{
	cr_assert_eq(next->plies, 1);
	cr_assert_eq(next->moves[0].from, from);
	cr_assert_eq(next->moves[0].to, to);
}

Test(find_move, what_the_board_shows_is_far_ahead)
{
	struct line next;
	unsigned int lead;

	closes(E4);
	lead = line_find_move(&line, &board, &next);
	finds_or_fails(&next, E2, E4);
	cr_assert_eq(next.cost, 0);
	cr_assert_gt(lead, 50);
}

/* Either reed may be the one that did not close, and moves come in one order only. */
Test(find_move, two_squares_that_show_nothing_are_a_tie)
{
	struct line next;

	line.failing = SET(E3) | SET(E4);
	cr_assert_eq(line_find_move(&line, &board, &next), 0);
	cr_assert_eq(next.moves[0].from, E2);
	begin();
	cr_assert_eq(line_find_move(&line, &board, &next), 0);
	cr_assert_eq(next.moves[0].from, E2);
}

Test(find_move, a_reed_fails_again_more_likely_than_another_one)
{
	struct line next;
	unsigned int lead;

	line.failing = SET(E4);
	lead = line_find_move(&line, &board, &next);
	finds_or_fails(&next, E2, E4);
	cr_assert_gt(lead, 0);
	line.failing = SET(E3);
	cr_assert_eq(line_find_move(&line, &board, &next), lead);
	finds_or_fails(&next, E2, E3);
}

Test(find_move, the_lead_is_that_before_the_second)
{
	struct line next;
	unsigned int lead;

	/* Two moves of one piece: whichever comes first, the other is the second. */
	line.failing = SET(E3);
	board.ignored = SET(E4);
	lead = line_find_move(&line, &board, &next);
	finds_or_fails(&next, E2, E4);
	line.failing = SET(E4);
	board.ignored = SET(E3);
	cr_assert_eq(line_find_move(&line, &board, &next), lead);
	finds_or_fails(&next, E2, E3);
}
