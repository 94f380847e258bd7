/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* When the changes since the press before are those of one move, beside a reed that fails. */
#include <criterion/criterion.h>
#include <string.h>

#include "track/review_internal.h"
#include "track/tracker_internal.h"

enum { D5 = 35, C6 = 42, D6 = 43, D7 = 51, D8 = 59 };

/* The piece on d8 moves to d7, and @also closes; @failing is known to fail. */
static bool is_plain(char piece, laws_square also, laws_squares failing)
{
	static struct tracker tracker;
	struct laws_move move = {.from = D8, .to = D7};
	struct laws_setup setup;
	struct turn_log log;
	char fen[] = "3r2k1/8/8/8/8/8/8/6K1 b - - 0 1";

	fen[1] = piece;
	memset(&tracker, 0, sizeof(tracker));
	tracker.reed_faults.failing = failing;
	cr_assert_eq(laws_fen_read(fen, &setup, NULL), 0, "%s", fen);
	cr_assert_eq(laws_position_init(&tracker.review.position, &setup), 0);
	turn_log_begin(&log, laws_position_occupied(&tracker.review.position));
	log.opened = LAWS_SQUARE_SET(D8);
	log.closed = LAWS_SQUARE_SET(D7) | LAWS_SQUARE_SET(also);
	return review_is_plain_move(&tracker, move, &log);
}

Test(plain_move, a_reed_that_works_tells_of_another_piece)
{
	cr_assert(!is_plain('r', D6, 0));
	cr_assert(is_plain('r', D7, 0));
}

Test(plain_move, a_failing_reed_where_the_piece_cannot_go_tells_nothing)
{
	cr_assert(is_plain('r', C6, LAWS_SQUARE_SET(C6)));
	cr_assert(is_plain('q', C6, LAWS_SQUARE_SET(C6)));
}

Test(plain_move, to_a_failing_reed_that_closes_it_may_have_gone)
{
	cr_assert(!is_plain('r', D6, LAWS_SQUARE_SET(D6)));
	cr_assert(!is_plain('q', D5, LAWS_SQUARE_SET(D5)));
}
