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
