/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Two hands (7.5.4) by lifts and releases of which some are doubtful, as no story can make them. */
#include <criterion/criterion.h>

#include <chesslaws/judge.h>
#include <chesslaws/notation.h>

static struct laws_judge judge;
static struct laws_verdicts out;

static void play(struct laws_act act, laws_time t)
{
	act.first = t;
	act.settled = t;
	laws_judge_step(&judge, &act, t, &out);
	cr_assert_eq(out.lost, 0);
}

/* A rook of Black's stands on h5, and White's on h1 may take it. */
static void begin(void)
{
	static const char fen[] = "4k3/8/8/7r/8/8/8/R3K2R w KQ - 0 1";
	struct laws_regulations regulations;
	struct laws_position position;
	struct laws_setup setup;

	laws_regulations_default(&regulations);
	cr_assert_eq(laws_fen_read(fen, &setup, NULL), 0);
	cr_assert_eq(laws_position_init(&position, &setup), 0);
	laws_judge_init(&judge, &regulations, 0);
	play((struct laws_act){.kind = LAWS_ACT_STARTED,
			       .side = LAWS_BLACK,
			       .by_lever = true,
			       .position = &position,
			       .squares = laws_position_occupied(&position)},
	     LAWS_SECOND);
}

static bool is_told(void)
{
	for (size_t i = 0; i < out.count; i++)
		if (out.verdict[i].kind == LAWS_VERDICT_ALERT &&
		    out.verdict[i].alert.kind == LAWS_ALERT_TWO_HANDS)
			return true;
	return false;
}

/* Both rooks leave within 20 ms, and White presses. */
static bool capture_tells_of_two_hands(bool lift_is_unsure, bool release_is_unsure)
{
	laws_square from = laws_square_read("h1", 2), to = laws_square_read("h5", 2);
	laws_piece white = LAWS_PIECE(LAWS_WHITE, LAWS_ROOK);
	laws_piece black = LAWS_PIECE(LAWS_BLACK, LAWS_ROOK);
	laws_time t = 3 * LAWS_SECOND;

	begin();
	play((struct laws_act){.kind = LAWS_ACT_TOUCHED,
			       .square = to,
			       .from = to,
			       .piece = black,
			       .unsure = lift_is_unsure},
	     t);
	play(
		(struct laws_act){
			.kind = LAWS_ACT_TOUCHED, .square = from, .from = from, .piece = white},
		t + 20 * LAWS_SECOND / 1000);
	play((struct laws_act){.kind = LAWS_ACT_RELEASED,
			       .square = to,
			       .from = from,
			       .piece = white,
			       .unsure = release_is_unsure},
	     t + LAWS_SECOND);
	play((struct laws_act){.kind = LAWS_ACT_PRESSED}, t + 2 * LAWS_SECOND);
	return is_told();
}

Test(two_hands, are_told_of_two_pieces_that_leave_together)
{
	cr_assert(capture_tells_of_two_hands(false, false));
}

Test(two_hands, are_not_told_of_a_lift_that_perhaps_nobody_did)
{
	cr_assert_not(capture_tells_of_two_hands(true, false));
}

Test(two_hands, are_not_told_behind_a_release_that_perhaps_nobody_did)
{
	cr_assert_not(capture_tells_of_two_hands(false, true));
}
