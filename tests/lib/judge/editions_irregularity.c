/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * What differs between the editions in resignation, set-ups and colours found
 * wrong too late, illegal positions, and what is but said: a test for each,
 * named for the matter, the edition and its article.
 */
#include <criterion/criterion.h>
#include <string.h>

#include "editions.h"

#define E01 LAWS_EDITION_2001
#define E17 LAWS_EDITION_2017
#define E18 LAWS_EDITION_2018
#define E23 LAWS_EDITION_2023

static void resigns(enum laws_edition edition, enum laws_mate mate, enum laws_result result,
		    const char *article)
{
	struct laws_ending ending = laws_resigned(edition, LAWS_WHITE, mate);

	cr_expect_eq(ending.result, result, "%d", ending.result);
	cr_expect_eq(ending.reason, LAWS_REASON_RESIGNATION);
	cr_expect_str_eq(ending.article, article);
}

Test(editions, resignation_2001_5_1b)
{
	resigns(E01, LAWS_MATE_IMPOSSIBLE, LAWS_RESULT_BLACK, "5.1b");
}

Test(editions, resignation_2017_5_1_2)
{
	resigns(E17, LAWS_MATE_IMPOSSIBLE, LAWS_RESULT_BLACK, "5.1.2");
}

Test(editions, resignation_2018_5_1_2)
{
	resigns(E18, LAWS_MATE_IMPOSSIBLE, LAWS_RESULT_BLACK, "5.1.2");
}

Test(editions, resignation_2023_5_1_2)
{
	resigns(E23, LAWS_MATE_IMPOSSIBLE, LAWS_RESULT_DRAW, "5.1.2");
	resigns(E23, LAWS_MATE_POSSIBLE, LAWS_RESULT_BLACK, "5.1.2");
	resigns(E23, LAWS_MATE_UNDECIDED, LAWS_RESULT_BLACK, "5.1.2");
	cr_expect_eq(laws_resigned(E23, LAWS_BLACK, LAWS_MATE_POSSIBLE).result, LAWS_RESULT_WHITE);
}

static enum laws_reversed reversed_after(enum laws_edition edition, unsigned int white,
					 unsigned int black)
{
	unsigned int moves[2] = {[LAWS_WHITE] = white, [LAWS_BLACK] = black};

	return laws_colours_reversed(edition, moves);
}

static void new_game_until_ten_moves(enum laws_edition edition)
{
	cr_expect_eq(reversed_after(edition, 0, 0), LAWS_REVERSED_NEW_GAME);
	cr_expect_eq(reversed_after(edition, 10, 9), LAWS_REVERSED_NEW_GAME);
	cr_expect_eq(reversed_after(edition, 10, 10), LAWS_REVERSED_PLAY_ON);
	cr_expect_str_eq(laws_article(LAWS_MATTER_COLOURS_REVERSED, edition), "7.3");
}

Test(editions, colours_reversed_2001_7_2)
{
	cr_expect_eq(reversed_after(E01, 1, 0), LAWS_REVERSED_PLAY_ON_UNLESS_RULED);
	cr_expect_eq(reversed_after(E01, 40, 40), LAWS_REVERSED_PLAY_ON_UNLESS_RULED);
	cr_expect_str_eq(laws_article(LAWS_MATTER_COLOURS_REVERSED, E01), "7.2");
}

Test(editions, colours_reversed_2017_7_3)
{
	new_game_until_ten_moves(E17);
}

Test(editions, colours_reversed_2018_7_3)
{
	new_game_until_ten_moves(E18);
}

Test(editions, colours_reversed_2023_7_3)
{
	new_game_until_ten_moves(E23);
}

/* The set-up of @placement, whether it can be a position or not. */
static struct laws_setup stands(const char *placement)
{
	struct laws_setup setup = {.en_passant = LAWS_NO_SQUARE, .move_number = 1};
	const char *letters = "PNBRQK";
	unsigned int rank = 7, file = 0;

	for (; *placement; placement++) {
		const char *letter = strchr(letters, *placement & ~0x20);

		if (*placement == '/') {
			rank--;
			file = 0;
		} else if (*placement >= '1' && *placement <= '8') {
			file += (unsigned int)(*placement - '0');
		} else {
			setup.board[rank * 8 + file++] =
				LAWS_PIECE(*placement & 0x20 ? LAWS_BLACK : LAWS_WHITE,
					   LAWS_PAWN + (letter - letters));
		}
	}
	return setup;
}

static bool set_up_stands(enum laws_edition edition, const char *time, unsigned int white,
			  unsigned int black)
{
	struct laws_regulations regulations = {.edition = edition};
	const unsigned int moves[2] = {white, black};
	struct laws_ledger ledger;

	cr_assert_eq(laws_time_control_read(time, &regulations.time_control), 0);
	laws_ledger_init(&ledger, &regulations);
	return laws_wrong_set_up_stands(&ledger, moves);
}

Test(editions, a_wrong_set_up_stands_once_both_have_completed_the_moves)
{
	for (int edition = E17; edition <= E23; edition++) {
		cr_expect_not(set_up_stands((enum laws_edition)edition, "1800", 10, 9));
		cr_expect(set_up_stands((enum laws_edition)edition, "1800", 10, 10));
		cr_expect(set_up_stands((enum laws_edition)edition, "300", 10, 10));
		cr_expect_not(set_up_stands((enum laws_edition)edition, "5400+30", 60, 60));
	}
	cr_expect_not(set_up_stands(E01, "1800", 3, 2));
	cr_expect(set_up_stands(E01, "1800", 3, 3));
	cr_expect_not(set_up_stands(E01, "5400+30", 60, 60));
}

#define CORNERS_8 (LAWS_SQUARE_SET(56) | LAWS_SQUARE_SET(63))
#define A1	  LAWS_SQUARE_SET(0)
#define H1	  LAWS_SQUARE_SET(7)

static void castles_with(const char *rank_1, laws_squares rooks)
{
	char placement[80] = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/";
	struct laws_setup setup;

	strcat(placement, rank_1);
	setup = stands(placement);
	cr_expect_eq(laws_misplaced_castling(setup.board), rooks | CORNERS_8, "%s", rank_1);
}

/* 2001 names the king on the queen's square, later editions any; the others follow from 3.8. */
Test(editions, misplaced_king_2001_B_4)
{
	castles_with("RNBKQBNR", 0);
	castles_with("RNBQKBNR", A1 | H1);
}

static void misplaced_since_2017(void)
{
	castles_with("RNBKQBNR", 0);
	castles_with("RNBQBKNR", 0);
	castles_with("NRBQKBNR", H1);
	castles_with("RNBQKBRN", A1);
	castles_with("NRBQKBRN", 0);
}

Test(editions, misplaced_king_or_rook_2017_A_4_1_2)
{
	misplaced_since_2017();
	cr_expect_str_eq(laws_article(LAWS_MATTER_RAPID_SET_UP, E17), "A.4.1");
}

Test(editions, misplaced_king_or_rook_2018_A_4_1_2)
{
	misplaced_since_2017();
	cr_expect_str_eq(laws_article(LAWS_MATTER_RAPID_SET_UP, E18), "A.4.1");
}

Test(editions, misplaced_king_or_rook_2023_A_5_1_2)
{
	misplaced_since_2017();
	cr_expect_str_eq(laws_article(LAWS_MATTER_RAPID_SET_UP, E23), "A.5.1");
}

#define KINGS_IN_CHECK	  "4k3/4R3/8/8/8/8/4r3/4K3"
#define PAWN_ON_LAST_RANK "4k2P/8/8/8/8/8/8/4K3"
#define PAWN_ON_OWN_RANK  "4k3/8/8/8/8/8/8/P3K3"
#define ONE_IN_CHECK	  "4k3/4R3/8/8/8/8/8/4K3"

static enum laws_illegal_position seen(enum laws_edition edition, const char *time_control,
				       enum laws_supervision supervision, const char *placement,
				       bool waited, struct laws_ending *ending)
{
	struct laws_ledger ledger = ledger_of(edition, time_control, supervision);
	struct laws_setup setup = stands(placement);

	return laws_illegal_position(&ledger, &setup, waited, ending);
}

/* Both kinds wait for the next move and are then drawn; what has gone, or is no such fault, not. */
static void waits_and_draws(enum laws_edition edition, const char *time_control,
			    const char *article)
{
	const char *const illegal[] = {KINGS_IN_CHECK, PAWN_ON_LAST_RANK};
	const char *const in_order[] = {ONE_IN_CHECK, PAWN_ON_OWN_RANK};
	struct laws_ending ending;

	for (int i = 0; i < 2; i++) {
		cr_expect_eq(seen(edition, time_control, LAWS_SUPERVISION_LIMITED, illegal[i],
				  false, &ending),
			     LAWS_POSITION_WAIT);
		cr_expect_eq(seen(edition, time_control, LAWS_SUPERVISION_LIMITED, illegal[i], true,
				  &ending),
			     LAWS_POSITION_DRAWN);
		cr_expect_eq(ending.result, LAWS_RESULT_DRAW);
		cr_expect_str_eq(ending.article, article);
		cr_expect_eq(seen(edition, time_control, LAWS_SUPERVISION_FULL, illegal[i], true,
				  &ending),
			     LAWS_POSITION_CORRECTED);
	}
	for (int i = 0; i < 2; i++)
		cr_expect_eq(seen(edition, time_control, LAWS_SUPERVISION_LIMITED, in_order[i],
				  true, &ending),
			     LAWS_POSITION_IN_ORDER, "%s", in_order[i]);
}

static void is_corrected(enum laws_edition edition, const char *time_control)
{
	struct laws_ending ending;

	cr_expect_eq(seen(edition, time_control, LAWS_SUPERVISION_LIMITED, KINGS_IN_CHECK, true,
			  &ending),
		     LAWS_POSITION_CORRECTED);
}

Test(editions, illegal_position_2001_none)
{
	is_corrected(E01, RAPID);
	is_corrected(E01, BLITZ);
	is_corrected(E01, STANDARD);
}

Test(editions, illegal_position_2017_A_4_4)
{
	waits_and_draws(E17, RAPID, "A.4.4");
	waits_and_draws(E17, BLITZ, "A.4.4");
	is_corrected(E17, STANDARD);
}

Test(editions, illegal_position_2018_A_4_4)
{
	waits_and_draws(E18, RAPID, "A.4.4");
	waits_and_draws(E18, BLITZ, "A.4.4");
	is_corrected(E18, STANDARD);
}

Test(editions, illegal_position_2023_A_5_4)
{
	waits_and_draws(E23, RAPID, "A.5.4");
	waits_and_draws(E23, BLITZ, "A.5.4");
	is_corrected(E23, STANDARD);
}

static bool may_ask_for_seconds(enum laws_edition edition, const char *time_control, bool announced,
				laws_time left)
{
	struct laws_ledger ledger = ledger_of(edition, time_control, LAWS_SUPERVISION_LIMITED);

	return laws_ledger_quickplay_increment(&ledger, announced, left);
}

static void asks_for_seconds_where_announced(enum laws_edition edition)
{
	cr_expect(may_ask_for_seconds(edition, "7200", true, 119 * LAWS_SECOND));
	cr_expect(may_ask_for_seconds(edition, "1500", true, 1));
	cr_expect_not(may_ask_for_seconds(edition, "7200", true, 120 * LAWS_SECOND));
	cr_expect_not(may_ask_for_seconds(edition, "7200", false, 1));
	cr_expect_not(may_ask_for_seconds(edition, STANDARD, true, 1));
	cr_expect_not(may_ask_for_seconds(edition, "300", true, 1));
}

Test(editions, quickplay_increment_2001_none)
{
	cr_expect_not(may_ask_for_seconds(E01, "7200", true, 1));
	cr_expect_null(laws_article(LAWS_MATTER_QUICKPLAY_INCREMENT, E01));
}

Test(editions, quickplay_increment_2017_III_4)
{
	asks_for_seconds_where_announced(E17);
}

Test(editions, quickplay_increment_2018_III_4)
{
	asks_for_seconds_where_announced(E18);
}

Test(editions, quickplay_increment_2023_III_4)
{
	asks_for_seconds_where_announced(E23);
}

/* What is conduct, and only said: whether the edition speaks of it, and where. */
static void says(enum laws_matter matter, const char *in_2001, const char *in_2017,
		 const char *in_2018, const char *in_2023)
{
	const char *const expected[] = {in_2001, in_2017, in_2018, in_2023};

	for (int edition = LAWS_EDITION_2001; edition <= LAWS_EDITION_2023; edition++) {
		const char *article = laws_article(matter, (enum laws_edition)edition);

		if (expected[edition])
			cr_expect_str_eq(article, expected[edition]);
		else
			cr_expect_null(article);
	}
}

Test(editions, writing_beforehand_2001_not_forbidden_since_2017_8_1_2)
{
	says(LAWS_MATTER_WRITTEN_BEFOREHAND, NULL, "8.1.2", "8.1.2", "8.1.2");
}

Test(editions, electronic_scoresheet_2023_8_1_1_2_only)
{
	says(LAWS_MATTER_ELECTRONIC_SCORESHEET, NULL, NULL, NULL, "8.1.1.2");
}

Test(editions, chess960_2001_none_since_2017_II_3)
{
	says(LAWS_MATTER_CHESS960_CASTLING, NULL, "II.3", "II.3", "II.3");
}

Test(editions, arbiter_says_nothing_2001_13_6_since_2017_12_6)
{
	says(LAWS_MATTER_ARBITER_SILENT, "13.6", "12.6", "12.6", "12.6");
}

Test(editions, no_scoresheet_2001_B_3_since_2017_A_2)
{
	says(LAWS_MATTER_RAPID_SCORESHEET, "B.3", "A.2", "A.2", "A.2");
}
