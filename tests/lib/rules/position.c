/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Set-ups: which are positions, and every reason why one is not. Why a position
 * is illegal is reachable.c's.
 */
#include <criterion/criterion.h>
#include <string.h>

#include <chesslaws.h>

#include "../support.h"

Test(position, start_is_article_2_3)
{
	struct laws_position position;

	laws_position_start(&position);
	expect_fen(&position, START_FEN);
	cr_assert_eq(laws_position_side(&position), LAWS_WHITE);
	cr_assert_eq(laws_position_occupied(&position), 0xffff00000000ffff);
	cr_assert_eq(laws_position_piece(&position, 3), LAWS_PIECE(LAWS_WHITE, LAWS_QUEEN));
	cr_assert_eq(laws_position_piece(&position, 60), LAWS_PIECE(LAWS_BLACK, LAWS_KING));
}

Test(position, setup_comes_back)
{
	const char *fen = "r3k2r/pp3ppp/8/2pP4/8/8/PP3PPP/R3K2R w Kq c6 3 17";
	struct laws_position position = position_or_fail(fen), again;
	struct laws_setup setup;

	laws_position_setup(&position, &setup);
	cr_assert_eq(setup.castling, LAWS_SQUARE_SET(7) | LAWS_SQUARE_SET(56));
	cr_assert_eq(setup.en_passant, 42);
	cr_assert_eq(setup.halfmoves, 3);
	cr_assert_eq(setup.move_number, 17);
	cr_assert_eq(laws_position_init(&again, &setup), 0);
	expect_fen(&again, fen);
}

static const struct {
	const char *fen;
	unsigned int faults;
} refused[] = {
	{"8/8/8/8/8/8/8/4k3 w - -", LAWS_SETUP_WHITE_KING},
	{"4k3/8/8/8/8/8/8/2K1K3 w - -", LAWS_SETUP_WHITE_KING},
	{"8/8/8/8/8/8/8/4K3 w - -", LAWS_SETUP_BLACK_KING},
	{"2k1k3/8/8/8/8/8/8/4K3 w - -", LAWS_SETUP_BLACK_KING},
	{"4k3/8/8/8/8/QQQQQQQQ/NNNNNNNN/4K3 b - -",
	 LAWS_SETUP_WHITE_PIECES | LAWS_SETUP_WHITE_PROMOTED},
	{"rnbqkbnr/pppppppp/8/8/8/r7/8/4K3 b - -",
	 LAWS_SETUP_BLACK_PIECES | LAWS_SETUP_BLACK_PROMOTED},
	{"4k3/8/8/8/8/K7/PPPPPPPP/RNBQKBNR b - -", LAWS_SETUP_WHITE_KING | LAWS_SETUP_WHITE_PIECES},
	{"P3k3/8/8/8/8/8/8/4K3 w - -", LAWS_SETUP_PAWN_ON_LAST_RANK},
	{"4k3/8/8/8/8/8/8/p3K3 w - -", LAWS_SETUP_PAWN_ON_LAST_RANK},
	{"4k3/8/8/8/8/8/8/P3K3 w - -", LAWS_SETUP_PAWN_ON_LAST_RANK},
	{"4k3/4R3/8/8/8/8/8/4K3 w - -", LAWS_SETUP_OPPONENT_IN_CHECK},
	{"4k3/8/8/8/8/8/3p4/4K3 b - -", LAWS_SETUP_OPPONENT_IN_CHECK},
	{"8/8/8/8/8/8/4k3/4K3 w - -", LAWS_SETUP_OPPONENT_IN_CHECK},
	{"4k3/8/8/8/8/8/8/4K3 w K -", LAWS_SETUP_CASTLING},
	{"4k3/8/8/8/8/8/8/3K3R w K -", LAWS_SETUP_CASTLING},
	{"r3k3/8/8/8/8/8/8/4K3 w k -", LAWS_SETUP_CASTLING},
	{"4k2r/8/8/8/8/8/8/R3K2r w Q -", 0},
	{"4k3/8/8/8/8/8/8/R3K2r w K -", LAWS_SETUP_CASTLING},
	{"4k3/8/8/8/8/8/8/4K3 w - e6", LAWS_SETUP_EN_PASSANT},
	{"4k3/8/8/3pP3/8/8/8/4K3 b - d6", LAWS_SETUP_EN_PASSANT},
	{"4k3/3p4/8/3pP3/8/8/8/4K3 w - d6", LAWS_SETUP_EN_PASSANT},
	{"4k3/8/3n4/3pP3/8/8/8/4K3 w - d6", LAWS_SETUP_EN_PASSANT},
	{"4k3/8/8/3PP3/8/8/8/4K3 w - d6", LAWS_SETUP_EN_PASSANT},
};

Test(position, each_fault_is_named)
{
	for (size_t i = 0; i < sizeof(refused) / sizeof(refused[0]); i++)
		cr_expect_eq(faults_of(refused[i].fen), refused[i].faults, "%s: %x", refused[i].fen,
			     faults_of(refused[i].fen));
}

Test(position, all_faults_at_once)
{
	unsigned int faults = faults_of("P7/8/8/8/8/P7/PPPPPPPP/8 w KQ e6");

	cr_assert_eq(faults & LAWS_SETUP_UNREACHABLE, LAWS_SETUP_WHITE_PAWNS);
	faults &= LAWS_SETUP_UNPLAYABLE;

	cr_assert_eq(faults,
		     LAWS_SETUP_WHITE_KING | LAWS_SETUP_BLACK_KING | LAWS_SETUP_PAWN_ON_LAST_RANK |
			     LAWS_SETUP_CASTLING | LAWS_SETUP_EN_PASSANT,
		     "%x", faults);
}

Test(position, unknown_pieces_are_a_fault)
{
	static const laws_piece strange[] = {7, 8, 15, 16, 200};
	struct laws_position position;
	struct laws_setup setup;

	for (size_t i = 0; i < sizeof(strange); i++) {
		laws_position_start(&position);
		laws_position_setup(&position, &setup);
		setup.board[30] = strange[i];
		cr_expect_eq(laws_position_init(&position, &setup), LAWS_SETUP_BAD_PIECE, "%u",
			     strange[i]);
	}
}

Test(position, rights_off_the_corners_and_squares_off_the_board_are_faults)
{
	struct laws_position position;
	struct laws_setup setup;

	laws_position_start(&position);
	laws_position_setup(&position, &setup);
	setup.castling = LAWS_SQUARE_SET(1);
	setup.en_passant = 77;
	cr_assert_eq(laws_position_init(&position, &setup),
		     LAWS_SETUP_CASTLING | LAWS_SETUP_EN_PASSANT);
}

Test(position, a_refused_setup_leaves_the_position)
{
	struct laws_position position = position_or_fail(START_FEN);
	struct laws_setup setup = {.en_passant = LAWS_NO_SQUARE};

	cr_assert_neq(laws_position_init(&position, &setup), 0);
	expect_fen(&position, START_FEN);
}

/* More than any legal position has, and still in the list that callers make room for. */
Test(position, the_most_that_sixteen_pieces_can_do_fits)
{
	struct laws_move moves[LAWS_MOVES_MAX];
	struct laws_position position =
		position_or_fail("QQ1Q3Q/5k2/Q6Q/2Q5/Q5Q1/3Q4/KQ5Q/2Q1Q2Q w - - 0 1");

	cr_assert_eq(laws_moves(&position, moves), 225);
	cr_assert_leq(15 * 27 + 10, LAWS_MOVES_MAX);
	cr_assert_eq(faults_of("NNNNNNNN/NNNNNNNN/8/8/8/8/8/k2K4 w - - 0 1") &
			     LAWS_SETUP_UNPLAYABLE,
		     LAWS_SETUP_WHITE_PIECES);
}

Test(position, counters_stay_in_range)
{
	struct laws_position position;
	struct laws_setup setup;

	laws_position_start(&position);
	laws_position_setup(&position, &setup);
	setup.halfmoves = 1000000;
	setup.move_number = 0;
	cr_assert_eq(laws_position_init(&position, &setup), 0);
	expect_fen(&position, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 65535 1");
	play_or_fail(&position, "g1f3 g8f6");
	expect_fen(&position, "rnbqkb1r/pppppppp/5n2/8/8/5N2/PPPPPPPP/RNBQKB1R w KQkq - 65535 2");
}

Test(position, check_is_told_for_the_side_to_move)
{
	struct laws_position white = position_or_fail("4k3/8/8/8/8/8/3p4/4K3 w - -");
	struct laws_position black = position_or_fail("4k3/8/5N2/8/8/8/8/4K3 b - -");
	struct laws_position blocked = position_or_fail("4k3/4r3/8/8/4P3/8/8/4K3 w - -");

	cr_assert(laws_position_in_check(&white));
	cr_assert(laws_position_in_check(&black));
	cr_assert_not(laws_position_in_check(&blocked));
}
