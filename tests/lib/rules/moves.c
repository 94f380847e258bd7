/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Legal moves, rule by rule, and what they leave behind.
 */
#include <criterion/criterion.h>
#include <string.h>

#include <chesslaws.h>

#include "../support.h"

static bool is_legal(const char *fen, const char *uci)
{
	struct laws_position position = position_or_fail(fen);
	struct laws_move move;

	return laws_uci_read(&position, uci, strlen(uci), &move) == 0;
}

static size_t count_moves(const char *fen)
{
	struct laws_position position = position_or_fail(fen);
	struct laws_move moves[LAWS_MOVES_MAX];

	return laws_moves(&position, moves);
}

/* The position with the most moves that is known (Petrović 1964). */
Test(moves, most_moves_fit)
{
	const char *fen = "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1";

	cr_assert_eq(count_moves(fen), 218);
}

Test(moves, a_pinned_piece_stays_on_its_line)
{
	const char *rook = "4r2k/8/8/8/8/4R3/8/4K3 w - -";
	const char *knight = "4r2k/8/8/8/8/4N3/8/4K3 w - -";

	cr_assert(is_legal(rook, "e3e7"));
	cr_assert(is_legal(rook, "e3e8"));
	cr_assert_not(is_legal(rook, "e3d3"));
	cr_assert_not(is_legal(knight, "e3d5"));
}

Test(moves, double_check_moves_the_king)
{
	const char *fen = "4r2k/8/8/8/7b/8/3Q4/4K3 w - -";

	cr_assert_eq(count_moves(fen), 2);
	cr_assert(is_legal(fen, "e1d1"));
	cr_assert(is_legal(fen, "e1f1"));
}

Test(moves, the_king_hides_nothing_behind_him)
{
	cr_assert_not(is_legal("4k3/8/8/8/r3K3/8/8/8 w - -", "e4f4"));
	cr_assert_not(is_legal("4k3/8/8/8/r3K3/8/8/8 w - -", "e4d4"));
	cr_assert(is_legal("4k3/8/8/8/r3K3/8/8/8 w - -", "e4f5"));
}

Test(moves, castling_both_ways)
{
	const char *fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 4 9";
	struct laws_position position = position_or_fail(fen);
	struct laws_move move = move_or_fail(&position, "e1g1");

	cr_assert_eq(move.type, LAWS_MOVE_CASTLING);
	cr_assert_eq(move.to, 7);
	cr_assert_eq(laws_move_arrival(&position, move), 6);
	cr_assert_eq(laws_move_rook_arrival(&position, move), 5);
	cr_assert_eq(laws_move_captured(&position, move), LAWS_NO_SQUARE);
	play_or_fail(&position, "e1g1 e8c8");
	expect_fen(&position, "2kr3r/8/8/8/8/8/8/R4RK1 w - - 6 10");
}

Test(moves, castling_is_king_takes_own_rook_too)
{
	struct laws_position position = position_or_fail("r3k2r/8/8/8/8/8/8/R3K2R w KQkq -");

	cr_assert(
		laws_move_equal(move_or_fail(&position, "e1h1"), move_or_fail(&position, "e1g1")));
}

Test(moves, castling_prevented)
{
	/* In check, through check, into check; not merely the rook attacked (3.8.2.2). */
	cr_assert_not(is_legal("4r3/k7/8/8/8/8/8/4K2R w K -", "e1g1"));
	cr_assert_not(is_legal("5r2/k7/8/8/8/8/8/4K2R w K -", "e1g1"));
	cr_assert_not(is_legal("6r1/k7/8/8/8/8/8/4K2R w K -", "e1g1"));
	cr_assert(is_legal("7r/k7/8/8/8/8/8/4K2R w K -", "e1g1"));
	cr_assert(is_legal("1r5k/8/8/8/8/8/8/R3K3 w Q -", "e1c1"));
	cr_assert_not(is_legal("7k/8/8/8/8/8/8/RN2K3 w Q -", "e1c1"));
	cr_assert_not(is_legal("1k6/8/8/8/8/8/8/R3K2R w Q -", "e1g1"));
}

Test(moves, a_captured_rook_takes_its_right_along)
{
	struct laws_position position = position_or_fail("r3k2r/8/8/8/8/8/8/R3K2R w KQkq -");

	play_or_fail(&position, "a1a8");
	expect_fen(&position, "R3k2r/8/8/8/8/8/8/4K2R b Kk - 0 1");
}

Test(moves, a_moved_king_or_rook_loses_the_right)
{
	struct laws_position position = position_or_fail("r3k2r/8/8/8/8/8/8/R3K2R w KQkq -");

	play_or_fail(&position, "h1h2 e8e7");
	expect_fen(&position, "r6r/4k3/8/8/8/8/7R/R3K3 w Q - 2 2");
}

Test(moves, en_passant_captures_the_pawn_beside)
{
	struct laws_position position;
	struct laws_move move;

	laws_position_start(&position);
	play_or_fail(&position, "e2e4 a7a6 e4e5 d7d5");
	expect_fen(&position, "rnbqkbnr/1pp1pppp/p7/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3");
	move = move_or_fail(&position, "e5d6");
	cr_assert_eq(move.type, LAWS_MOVE_EN_PASSANT);
	cr_assert_eq(laws_move_captured(&position, move), 35);
	laws_move_play(&position, move);
	expect_fen(&position, "rnbqkbnr/1pp1pppp/p2P4/8/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 3");
}

Test(moves, en_passant_lasts_one_move)
{
	struct laws_position position;
	struct laws_move move;

	laws_position_start(&position);
	play_or_fail(&position, "e2e4 a7a6 e4e5 d7d5 h2h3 h7h6");
	cr_assert_eq(laws_uci_read(&position, "e5d6", 4, &move), LAWS_MOVE_ILLEGAL);
}

/* Article 9.2.3: a right that cannot be used is none. */
Test(moves, en_passant_right_needs_a_legal_capture)
{
	static const struct {
		const char *fen, *move, *square;
	} cases[] = {
		{START_FEN, "e2e4", " - "},
		{"8/8/8/8/k2p3R/8/4P3/4K3 w - -", "e2e4", " - "}, /* both leave the rank */
		{"8/8/8/8/k2p4/8/4P3/4K3 w - -", "e2e4", " e3 "},
		{"3k4/8/8/8/3p4/8/4P3/3RK3 w - -", "e2e4", " - "}, /* pinned on its file */
		{"8/8/8/8/3p1k2/8/4P3/4K3 w - -", "e2e4", " e3 "},
		{"8/6k1/8/8/3p4/8/1B2P3/4K3 w - -", "e2e4", " - "}, /* pinned on a diagonal */
		{"8/2k5/8/8/5p2/8/4P2B/4K3 w - -", "e2e4", " - "},
		{"8/8/8/2k5/2p5/8/3P4/R3K3 w - -", "d2d4", " d3 "}, /* answers the check */
	};

	for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
		struct laws_position position = position_or_fail(cases[i].fen);
		char fen[LAWS_FEN_SIZE];

		play_or_fail(&position, cases[i].move);
		laws_fen_write(&position, fen);
		cr_expect_not_null(strstr(fen, cases[i].square), "%s: %s", cases[i].fen, fen);
	}
}

Test(moves, en_passant_answers_the_check_of_the_passing_pawn)
{
	struct laws_position position = position_or_fail("8/8/8/2k5/4p3/8/3P4/4K3 w - -");

	play_or_fail(&position, "d2d4");
	cr_assert(laws_position_in_check(&position));
	play_or_fail(&position, "e4d3");
	expect_fen(&position, "8/8/8/2k5/8/3p4/8/4K3 w - - 0 2");
}

Test(moves, promotion_to_each_of_four)
{
	struct laws_position position = position_or_fail("3r3k/4P3/8/8/8/8/8/4K3 w - - 5 30");

	play_or_fail(&position, "e7d8n");
	expect_fen(&position, "3N3k/8/8/8/8/8/8/4K3 b - - 0 30");
	cr_assert_eq(count_moves("7k/4P3/8/8/8/8/8/4K3 w - -"), 4 + 5);
	cr_assert_not(is_legal("7k/4P3/8/8/8/8/8/4K3 w - -", "e7e8k"));
}

Test(moves, counters_follow_captures_and_pawns)
{
	struct laws_position position;

	laws_position_start(&position);
	play_or_fail(&position, "g1f3 b8c6 f3e5");
	expect_fen(&position, "r1bqkbnr/pppppppp/2n5/4N3/8/8/PPPPPPPP/RNBQKB1R b KQkq - 3 2");
	play_or_fail(&position, "c6e5");
	expect_fen(&position, "r1bqkbnr/pppppppp/8/4n3/8/8/PPPPPPPP/RNBQKB1R w KQkq - 0 3");
	play_or_fail(&position, "d2d4");
	expect_fen(&position, "r1bqkbnr/pppppppp/8/4n3/3P4/8/PPP1PPPP/RNBQKB1R b KQkq - 0 3");
}

/* Any bytes may be asked about, and exactly the listed moves are legal. */
Test(moves, legality_agrees_with_the_list)
{
	struct laws_position position = position_or_fail(
		"r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1");
	struct laws_move moves[LAWS_MOVES_MAX];
	size_t count = laws_moves(&position, moves);
	size_t legal = 0;

	for (unsigned int n = 0; n < 256 * 256; n++)
		for (uint8_t promotion = 0; promotion < 8; promotion++) {
			struct laws_move move = {(uint8_t)(n & 255), (uint8_t)(n >> 8), promotion,
						 0};

			if (move.from < 66 && move.to < 66)
				legal += laws_move_is_legal(&position, move);
		}
	cr_assert_eq(legal, count);
	cr_assert_not(laws_move_is_legal(&position, (struct laws_move){255, 255, 255, 255}));
}
