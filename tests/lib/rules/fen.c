/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * FEN: what is read, what is refused and where, what is written.
 */
#include <criterion/criterion.h>
#include <string.h>

#include <chesslaws.h>

#include "../support.h"

#define BOARD "4k3/8/8/8/8/8/8/4K3 "

Test(fen, reads_all_fields)
{
	struct laws_setup setup;

	cr_assert_eq(laws_fen_read("4k2r/8/8/8/4Pp2/8/8/4K3 b k e3 7 65535", &setup, NULL), 0);
	cr_assert_eq(setup.board[4], LAWS_PIECE(LAWS_WHITE, LAWS_KING));
	cr_assert_eq(setup.board[29], LAWS_PIECE(LAWS_BLACK, LAWS_PAWN));
	cr_assert_eq(setup.board[0], LAWS_NO_PIECE);
	cr_assert_eq(setup.side_to_move, LAWS_BLACK);
	cr_assert_eq(setup.castling, LAWS_SQUARE_SET(63));
	cr_assert_eq(setup.en_passant, 20);
	cr_assert_eq(setup.halfmoves, 7);
	cr_assert_eq(setup.move_number, 65535);
}

Test(fen, counters_may_be_missing)
{
	struct laws_setup setup;

	cr_assert_eq(laws_fen_read(BOARD "w - -", &setup, NULL), 0);
	cr_assert_eq(setup.halfmoves, 0);
	cr_assert_eq(setup.move_number, 1);
	cr_assert_eq(laws_fen_read(BOARD "w - - 12 ", &setup, NULL), 0);
	cr_assert_eq(setup.halfmoves, 12);
	cr_assert_eq(setup.move_number, 1);
}

Test(fen, reads_no_position_as_a_setup)
{
	struct laws_setup setup;

	cr_assert_eq(laws_fen_read("8/8/8/8/8/8/8/8 w - -", &setup, NULL), 0);
}

static const struct {
	const char *text;
	int error;
	size_t offset;
} refused[] = {
	{"", LAWS_FEN_BOARD, 0},
	{" w - -", LAWS_FEN_BOARD, 0},
	{"4k3/8/8/8/8/8/4K3 w - -", LAWS_FEN_RANK, 17},
	{"4k3/8/8/8/8/8/8/8/4K3 w - -", LAWS_FEN_RANK, 17},
	{"4k3/8/8/8/8/8/8/4K3/ w - -", LAWS_FEN_RANK, 19},
	{"4k2/8/8/8/8/8/8/4K3 w - -", LAWS_FEN_RANK, 3},
	{"4k4/8/8/8/8/8/8/4K3 w - -", LAWS_FEN_RANK, 2},
	{"4k3r/8/8/8/8/8/8/4K3 w - -", LAWS_FEN_RANK, 3},
	{"4k3/44/8/8/8/8/8/4K3 w - -", LAWS_FEN_RANK, 5},
	{"4k3/8/8/8/8/8/8/4K2 w - -", LAWS_FEN_RANK, 19},
	{"4k3", LAWS_FEN_RANK, 3},
	{"4x3/8/8/8/8/8/8/4K3 w - -", LAWS_FEN_PIECE, 1},
	{"4k3/9/8/8/8/8/8/4K3 w - -", LAWS_FEN_PIECE, 4},
	{"4k3/0/8/8/8/8/8/4K3 w - -", LAWS_FEN_PIECE, 4},
	{"4k3/8/8/8/8/8/8/4K3\tw - -", LAWS_FEN_PIECE, 19},
	{"4k3/8/8/8/8/8/8/4K3", LAWS_FEN_SIDE, 19},
	{BOARD "W - -", LAWS_FEN_SIDE, 20},
	{BOARD "white - -", LAWS_FEN_SIDE, 21},
	{BOARD "w", LAWS_FEN_CASTLING, 21},
	{BOARD "w KX -", LAWS_FEN_CASTLING, 23},
	{BOARD "w KK -", LAWS_FEN_CASTLING, 23},
	{BOARD "w -K -", LAWS_FEN_CASTLING, 23},
	{BOARD "w -", LAWS_FEN_EN_PASSANT, 23},
	{BOARD "w - e", LAWS_FEN_EN_PASSANT, 24},
	{BOARD "w - e4", LAWS_FEN_EN_PASSANT, 24},
	{BOARD "w - i3", LAWS_FEN_EN_PASSANT, 24},
	{BOARD "w - e3x", LAWS_FEN_EN_PASSANT, 26},
	{BOARD "w - -x", LAWS_FEN_EN_PASSANT, 25},
	{BOARD "w - - x", LAWS_FEN_HALFMOVES, 26},
	{BOARD "w - - -1", LAWS_FEN_HALFMOVES, 26},
	{BOARD "w - - 65536", LAWS_FEN_HALFMOVES, 30},
	{BOARD "w - - 99999999999999999999", LAWS_FEN_HALFMOVES, 30},
	{BOARD "w - - 0 0", LAWS_FEN_MOVE_NUMBER, 28},
	{BOARD "w - - 0 1x", LAWS_FEN_MOVE_NUMBER, 29},
	{BOARD "w - - 0 65536", LAWS_FEN_MOVE_NUMBER, 32},
	{BOARD "w - - 0 1 x", LAWS_FEN_TRAILING, 30},
};

Test(fen, each_refusal_says_where)
{
	for (size_t i = 0; i < sizeof(refused) / sizeof(refused[0]); i++) {
		struct laws_setup setup = {.move_number = 99};
		size_t offset = 999;
		int error = laws_fen_read(refused[i].text, &setup, &offset);

		cr_expect_eq(error, refused[i].error, "'%s': error %d", refused[i].text, error);
		cr_expect_eq(offset, refused[i].offset, "'%s': byte %zu", refused[i].text, offset);
		cr_expect_eq(setup.move_number, 99, "'%s': set-up touched", refused[i].text);
	}
}

Test(fen, the_longest_fits)
{
	const char *fen =
		"r1n1k1nr/1p1p1p1p/b1p1p1p1/1P1P1P1P/b1p1p1p1/1P1N1P1N/1P1B1P1B/R1N1K2R w "
		"KQkq - 65535 65535";
	struct laws_setup setup;

	cr_assert_eq(laws_fen_read(fen, &setup, NULL), 0);
	/* 64 squares, 7 slashes, side, rights, square, counters, five spaces, the zero. */
	cr_assert_leq(64 + 7 + 1 + 4 + 2 + 5 + 5 + 5 + 1, LAWS_FEN_SIZE);
}

Test(fen, written_as_it_was_read)
{
	static const char *const fens[] = {
		START_FEN,
		"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
		"8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
		"rnbqkbnr/pp2pppp/8/2ppP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3",
		"r3k3/8/8/8/8/8/8/4K2R b Kq - 49 812",
	};

	for (size_t i = 0; i < sizeof(fens) / sizeof(fens[0]); i++) {
		struct laws_position position = position_or_fail(fens[i]);

		expect_fen(&position, fens[i]);
	}
}

Test(fen, a_useless_en_passant_square_is_not_written)
{
	struct laws_position position =
		position_or_fail("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1");

	expect_fen(&position, "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
}

Test(fen, names_of_squares_and_pieces)
{
	static const char letters[] = "PNBRQKpnbrqk";
	char text[3];

	for (laws_square square = 0; square < 64; square++) {
		laws_square_write(square, text);
		cr_assert_eq(laws_square_read(text, 2), square);
	}
	cr_assert_eq(laws_square_read("e4", 2), 28);
	cr_assert_eq(laws_square_read("e9", 2), LAWS_NO_SQUARE);
	cr_assert_eq(laws_square_read("i1", 2), LAWS_NO_SQUARE);
	cr_assert_eq(laws_square_read("E4", 2), LAWS_NO_SQUARE);
	cr_assert_eq(laws_square_read("e4", 1), LAWS_NO_SQUARE);
	cr_assert_eq(laws_square_read("e42", 3), LAWS_NO_SQUARE);
	for (const char *letter = letters; *letter; letter++)
		cr_assert_eq(laws_piece_letter(laws_piece_from_letter(*letter)), *letter);
	cr_assert_eq(laws_piece_from_letter('N'), LAWS_PIECE(LAWS_WHITE, LAWS_KNIGHT));
	cr_assert_eq(laws_piece_from_letter('x'), LAWS_NO_PIECE);
	cr_assert_eq(laws_piece_from_letter('\0'), LAWS_NO_PIECE);
	cr_assert_eq(laws_piece_letter(LAWS_NO_PIECE), '.');
	cr_assert_eq(laws_piece_letter(200), '.');
}
