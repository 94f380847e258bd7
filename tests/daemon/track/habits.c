/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What the moves of a game tell of the players' habits. */
#include <criterion/criterion.h>
#include <string.h>

#include "track/review_internal.h"

static struct review review;

static void stand(const char *fen)
{
	struct laws_setup setup;

	cr_assert_eq(laws_fen_read(fen, &setup, NULL), 0, "%s", fen);
	cr_assert_eq(laws_position_init(&review.position, &setup), 0, "%s", fen);
}

static void note(const char *uci)
{
	struct laws_move move;

	cr_assert_eq(laws_uci_read(&review.position, uci, strlen(uci), &move), 0, "%s", uci);
	review_note_move(&review, move);
}

Test(habits, each_captured_piece_was_lifted_by_its_captor)
{
	stand("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
	note("e1e2");
	cr_assert_eq(review.lifted[LAWS_WHITE], 0);
	note("e5d6");
	cr_assert_eq(review.lifted[LAWS_WHITE], 1, "also one taken in passing");
	stand("4k3/4Q3/8/8/8/8/8/4K3 b - - 0 1");
	note("e8e7");
	cr_assert_eq(review.lifted[LAWS_WHITE], 1);
	cr_assert_eq(review.lifted[LAWS_BLACK], 1);
}

/* Games that are taken back again and again have more captures than pieces. */
Test(habits, however_many_were_lifted_it_stays_known)
{
	stand("4k3/8/8/8/8/8/3p4/4K3 w - - 0 1");
	for (unsigned int i = 1; i <= 600; i++) {
		note("e1d2");
		cr_assert_eq(review.lifted[LAWS_WHITE], i < UINT8_MAX ? i : UINT8_MAX);
	}
}

/* The rook takes on d5, whose reed opens for @milliseconds; returns the line behind that. */
static struct line take_on_d5(unsigned int milliseconds)
{
	static const laws_square from = 3, to = 35; /* d1, d5 */
	struct edge edge = {.kind = EDGE_SQUARE, .square = from, .first = 1000000};
	struct lines_board board = {.promotions = LINES_QUEENS};
	struct turn_log log;
	struct line line, next;

	stand("4k3/8/8/3p4/8/8/8/3RK3 w - - 0 1");
	line_begin(&line, &review.position);
	turn_log_begin(&log, laws_position_occupied(&review.position));
	turn_log_note(&log, &edge);
	edge.square = to;
	edge.first += 300000;
	turn_log_note(&log, &edge);
	edge.closed = true;
	edge.first += milliseconds * 1000;
	turn_log_note(&log, &edge);
	board.log = &log;
	board.occupied = laws_position_occupied(&review.position) & ~LAWS_SQUARE_SET(from);
	line_find_move(&line, &board, &next);
	cr_assert_eq(next.plies, 1);
	cr_assert_eq(next.moves[0].to, to);
	return next;
}

Test(habits, a_piece_that_opens_its_reed_for_long_was_lifted)
{
	cr_assert_eq(take_on_d5(400).lifted[LAWS_WHITE], 1);
}

Test(habits, a_piece_that_opens_its_reed_too_briefly_for_a_hand_was_not)
{
	cr_assert_eq(take_on_d5(30).lifted[LAWS_WHITE], 0);
}
