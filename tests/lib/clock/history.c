/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * How often positions appear (9.2.3), taking back, and a history's limits.
 * history_games.c compares the counts of real games with an independent one.
 */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include <chesslaws.h>

#include "../support.h"

#define KNIGHTS "g1f3 g8f6 f3g1 f6g8 "

struct story {
	struct laws_appearance appearances[64];
	struct laws_history history;
	struct laws_position position;
};

static void begin(struct story *story, enum laws_edition edition, const char *fen)
{
	story->position = position_or_fail(fen);
	cr_assert_eq(laws_history_begin(&story->history, story->appearances, 64, edition,
					&story->position),
		     0);
}

static void play(struct story *story, const char *uci_moves)
{
	char move[8];
	int used;

	for (; sscanf(uci_moves, "%7s%n", move, &used) == 1; uci_moves += used) {
		laws_move_play(&story->position, move_or_fail(&story->position, move));
		cr_assert_eq(laws_history_add(&story->history, &story->position), 0);
	}
}

static unsigned int times(enum laws_edition edition, const char *fen, const char *uci_moves)
{
	struct story story;

	begin(&story, edition, fen);
	play(&story, uci_moves);
	return laws_history_occurrences(&story.history);
}

static unsigned int times_2023(const char *fen, const char *uci_moves)
{
	return times(LAWS_EDITION_2023, fen, uci_moves);
}

Test(history, counts_each_appearance_of_a_position)
{
	cr_assert_eq(times_2023(START_FEN, ""), 1);
	cr_assert_eq(times_2023(START_FEN, KNIGHTS), 2);
	cr_assert_eq(times_2023(START_FEN, KNIGHTS KNIGHTS), 3);
	cr_assert_eq(times_2023(START_FEN, KNIGHTS KNIGHTS KNIGHTS KNIGHTS), 5);
}

Test(history, need_not_repeat_the_moves)
{
	cr_assert_eq(times_2023(START_FEN, "g1f3 g8f6 b1c3 b8c6 f3g1 f6g8 c3b1 c6b8"), 2);
}

Test(history, tells_who_has_the_move)
{
	/* The king triangulates: the same squares, but the other player's move. */
	cr_assert_eq(times_2023("4k3/8/8/8/8/8/8/4K3 w - -", "e1d1 e8d8 d1e2 d8e8 e2e1"), 1);
	cr_assert_eq(times_2023("4k3/8/8/8/8/8/8/4K3 w - -", "e1d1 e8d8 d1e2 d8e8 e2e1 e8d8 e1d1"),
		     1);
}

Test(history, tells_pieces_of_one_kind_not_apart)
{
	/* The knights have changed places. */
	cr_assert_eq(times_2023("4k3/8/8/8/8/8/8/N3K2N w - -",
				"a1b3 e8d8 b3d2 d8e8 d2f1 e8d8 f1g3 d8e8 h1f2 e8d8 g3h1 d8e8 f2d3 "
				"e8d8 d3b4 d8e8 b4c2 e8d8 c2a1 d8e8"),
		     2);
}

Test(history, an_en_passant_capture_that_is_legal_makes_another_position)
{
	const char *fen = "4k3/8/8/8/3p4/8/4P3/4K3 w - -";

	cr_assert_eq(times_2023(fen, "e2e4 e8d8 e1d1 d8e8 d1e1"), 1);
	cr_assert_eq(times_2023(fen, "e2e4 e8d8 e1d1 d8e8 d1e1 e8d8 e1d1 d8e8 d1e1"), 2);
}

Test(history, an_en_passant_capture_that_is_pinned_makes_none)
{
	/* d4xe3 would open the rank, and the pawn on d4 is pinned on the file. */
	cr_assert_eq(times_2023("8/8/8/8/k2p3R/8/4P3/4K3 w - -", "e2e4 a4b4 e1d1 b4a4 d1e1"), 2);
	cr_assert_eq(times_2023("3k4/8/8/8/3p4/8/4P3/3RK3 w - -", "e2e4 d8c8 e1f1 c8d8 f1e1"), 2);
}

Test(history, an_en_passant_square_beside_no_pawn_makes_none)
{
	cr_assert_eq(times_2023("4k3/8/8/8/8/8/4P3/4K3 w - -", "e2e4 e8d8 e1d1 d8e8 d1e1"), 2);
}

Test(history, a_castling_right_is_lost_by_moving_only)
{
	const char *fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq -";

	/* The rook comes back to a1, the right does not. */
	cr_assert_eq(times_2023(fen, "a1b1 e8e7 b1a1 e7e8"), 1);
	cr_assert_eq(times_2023(fen, "a1b1 e8e7 b1a1 e7e8 a1b1 e8e7 b1a1 e7e8"), 2);
	/* A king in check must move, but has the right until he does. */
	cr_assert_eq(times_2023("4k3/8/8/8/8/8/7r/4K2R b K -", "h2e2 e1e2 e8d8 e2e1 d8e8"), 1);
}

/* White may castle; Black's rook may look at f1 for a move. */
#define FREE "4k1n1/r7/8/8/8/8/N7/4K2R w K -"
#define LOOK "a2b4 a7f7 b4a2 f7a7"
#define KEEP "a2b4 a7b7 b4a2 b7a7"

Test(editions, same_position_2001_9_2)
{
	cr_assert_eq(times(LAWS_EDITION_2001, FREE, KEEP), 2);
	cr_assert_eq(times(LAWS_EDITION_2001, FREE, LOOK), 1);
	/* So does a check. */
	cr_assert_eq(
		times(LAWS_EDITION_2001, "4k3/8/8/8/8/b7/8/1N2K2R b K -", "a3b4 b1c3 b4a3 c3b1"),
		1);
	cr_assert_eq(
		times(LAWS_EDITION_2001, "4k3/8/8/8/8/b7/8/1N2K2R b - -", "a3b4 b1c3 b4a3 c3b1"),
		2);
	/* From then on both positions have lived through the same. */
	cr_assert_eq(times(LAWS_EDITION_2001, FREE, LOOK " " KEEP), 2);
	/* A piece that steps between for a move prevents as well. */
	cr_assert_eq(
		times(LAWS_EDITION_2001, "4k3/8/8/8/8/5N2/8/4K2R w K -", "f3g1 e8d8 g1f3 d8e8"), 1);
	/* Prevented all the time, nothing changes; nor by an attack on b1, which no king crosses.
	 */
	cr_assert_eq(times(LAWS_EDITION_2001, START_FEN, KNIGHTS KNIGHTS), 3);
	cr_assert_eq(
		times(LAWS_EDITION_2001, "r3k3/7p/8/8/8/8/8/R3K1N1 w Q -", "g1h3 a8b8 h3g1 b8a8"),
		2);
	/* Without a right there is nothing to change. */
	cr_assert_eq(times(LAWS_EDITION_2001, "4k1n1/r7/8/8/8/8/N7/4K2R w - -", LOOK), 2);
}

/* How often the last position of @uci_moves has appeared in Chess960, by the Laws of 2001. */
static unsigned int times_of_chess960(const char *fen, const char *uci_moves)
{
	struct laws_setup setup;
	struct story story;

	cr_assert_eq(laws_fen_read_chess960(fen, &setup, NULL), 0, "%s", fen);
	cr_assert_eq(laws_position_init(&story.position, &setup), 0, "%s", fen);
	cr_assert_eq(laws_history_begin(&story.history, story.appearances, 64, LAWS_EDITION_2001,
					&story.position),
		     0);
	play(&story, uci_moves);
	return laws_history_occurrences(&story.history);
}

/* The rook shields its king where he would arrive: only its departure uncovers him. */
Test(history, a_castling_that_uncovers_the_king_is_prevented)
{
	const char *away = "4k3/8/8/q7/8/8/8/1R1K2N1 w B -";

	cr_expect_eq(times_of_chess960(away, "g1f3 a5a1 f3g1 a1a5"), 1);
	cr_expect_eq(times_of_chess960(away, "g1f3 a5a2 f3g1 a2a5"), 2);
	/* King and rook change places, so that the rook still stands between. */
	cr_expect_eq(times_of_chess960("4k3/8/8/q7/8/8/8/2RK2N1 w C -", "g1f3 a5a1 f3g1 a1a5"), 1);
}

/* A position that 2001's "temporarily" tells apart counts as the same without that word. */
Test(history, counts_at_most_without_the_word_temporarily)
{
	struct story story;

	begin(&story, LAWS_EDITION_2001, FREE);
	play(&story, LOOK " " LOOK " " KEEP);
	cr_expect_eq(laws_history_occurrences(&story.history), 2);
	cr_expect_eq(laws_history_occurrences_at_most(&story.history), 4);
	cr_expect_eq(laws_history_occurrences_after_at_most(&story.history, &story.position,
							    move_or_fail(&story.position, "a2b4")),
		     4);
	begin(&story, LAWS_EDITION_2018, FREE);
	play(&story, LOOK " " LOOK);
	cr_expect_eq(laws_history_occurrences(&story.history), 3);
	cr_expect_eq(laws_history_occurrences_at_most(&story.history), 3);
}

Test(editions, same_position_2017_9_2_2)
{
	cr_assert_eq(times(LAWS_EDITION_2017, FREE, LOOK), 2);
}

Test(editions, same_position_2018_9_2_2)
{
	cr_assert_eq(times(LAWS_EDITION_2018, FREE, LOOK), 2);
}

Test(editions, same_position_2023_9_2_3)
{
	cr_assert_eq(times(LAWS_EDITION_2023, FREE, LOOK), 2);
}

Test(history, looks_ahead_without_adding)
{
	struct story story;
	struct laws_move move;

	begin(&story, LAWS_EDITION_2023, START_FEN);
	play(&story, KNIGHTS "g1f3 g8f6 f3g1");
	move = move_or_fail(&story.position, "f6g8");
	for (int i = 0; i < 2; i++)
		cr_assert_eq(laws_history_occurrences_after(&story.history, &story.position, move),
			     3);
	cr_assert_eq(laws_history_occurrences(&story.history), 2);
	cr_assert_eq(laws_history_plies(&story.history), 7);
}

Test(history, counts_moves_without_pawn_and_capture)
{
	struct story story;

	begin(&story, LAWS_EDITION_2023, "4k3/8/8/8/8/8/4P3/4K2R w - - 98 80");
	cr_assert_eq(laws_history_halfmoves(&story.history), 98);
	play(&story, "h1h2 e8d8");
	cr_assert_eq(laws_history_halfmoves(&story.history), 100);
	play(&story, "e2e3");
	cr_assert_eq(laws_history_halfmoves(&story.history), 0);
}

Test(history, takes_back_what_was_added)
{
	struct story story;

	begin(&story, LAWS_EDITION_2023, START_FEN);
	play(&story, KNIGHTS KNIGHTS);
	cr_assert_eq(laws_history_take_back(&story.history, 9), LAWS_HISTORY_TOO_SHORT);
	cr_assert_eq(laws_history_occurrences(&story.history), 3);
	cr_assert_eq(laws_history_take_back(&story.history, 4), 0);
	cr_assert_eq(laws_history_occurrences(&story.history), 2);
	cr_assert_eq(laws_history_take_back(&story.history, 4), 0);
	cr_assert_eq(laws_history_occurrences(&story.history), 1);
	cr_assert_eq(laws_history_plies(&story.history), 0);
	cr_assert_eq(laws_history_take_back(&story.history, 0), 0);
	/* What was taken back counts no more. */
	story.position = position_or_fail(START_FEN);
	play(&story, "b1c3 b8c6 c3b1 c6b8");
	cr_assert_eq(laws_history_occurrences(&story.history), 2);
}

Test(history, needs_room)
{
	struct laws_position position = position_or_fail(START_FEN);
	struct laws_appearance appearances[2];
	struct laws_history history;

	cr_assert_eq(laws_history_begin(&history, appearances, 0, LAWS_EDITION_2023, &position),
		     LAWS_HISTORY_CAPACITY);
#if SIZE_MAX > UINT32_MAX
	cr_assert_eq(laws_history_begin(&history, appearances, ((size_t)1 << 31) + 1,
					LAWS_EDITION_2023, &position),
		     LAWS_HISTORY_CAPACITY);
#endif
	cr_assert_eq(laws_history_begin(&history, appearances, 2, LAWS_EDITION_2023, &position), 0);
	play_or_fail(&position, "g1f3");
	cr_assert_eq(laws_history_add(&history, &position), 0);
	play_or_fail(&position, "g8f6");
	cr_assert_eq(laws_history_add(&history, &position), LAWS_HISTORY_FULL);
	cr_assert_eq(laws_history_plies(&history), 1);
	cr_assert_eq(laws_history_forget(&history), 0, "a knight can go back");
}

Test(history, forgets_what_cannot_appear_again)
{
	struct story story;

	begin(&story, LAWS_EDITION_2023, START_FEN);
	play(&story, KNIGHTS "e2e4 e7e5 " KNIGHTS);
	cr_assert_eq(laws_history_forget(&story.history), 6);
	cr_assert_eq(laws_history_plies(&story.history), 4);
	cr_assert_eq(laws_history_occurrences(&story.history), 2);
	play(&story, KNIGHTS);
	cr_assert_eq(laws_history_occurrences(&story.history), 3);
	cr_assert_eq(laws_history_forget(&story.history), 0);
}

/* How often @fen has appeared by @uci in @before, when all share one bucket. */
static unsigned int times_in_one_bucket(const char *fen, const char *before, const char *uci)
{
	struct laws_position first = position_or_fail(fen), position = position_or_fail(before);
	struct laws_appearance appearances[1];
	struct laws_history history;

	cr_assert_eq(laws_history_begin(&history, appearances, 1, LAWS_EDITION_2023, &first), 0);
	return laws_history_occurrences_after(&history, &position, move_or_fail(&position, uci));
}

/* Only whole comparisons tell positions apart whose hashes meet. */
Test(history, compares_positions_whole_when_buckets_are_shared)
{
	const char *en_passant = "4k3/8/8/8/3p4/8/4P3/4K3 w - -";
	const char *castling = "4k2r/8/8/8/8/8/8/R3K2R w KQk -";

	cr_assert_eq(times_in_one_bucket("4k3/8/8/8/3pP3/8/8/4K3 b - e3", en_passant, "e2e4"), 2);
	cr_assert_eq(times_in_one_bucket("4k3/8/8/8/3pP3/8/8/4K3 b - -", en_passant, "e2e4"), 1);
	cr_assert_eq(times_in_one_bucket("4k2r/8/8/8/8/8/8/1R2K2R b Kk -", castling, "a1b1"), 2);
	cr_assert_eq(times_in_one_bucket("4k2r/8/8/8/8/8/8/1R2K2R b K -", castling, "a1b1"), 1);
	cr_assert_eq(times_in_one_bucket("4k2r/8/8/8/8/8/8/1R2K2R b k -", castling, "a1b1"), 1);
	cr_assert_eq(times_in_one_bucket("4k2r/8/8/8/8/8/8/1R2K2R w Kk -", castling, "a1b1"), 1);
	cr_assert_eq(times_in_one_bucket("4k2r/8/8/8/8/8/8/2R1K2R b Kk -", castling, "a1b1"), 1);
}
