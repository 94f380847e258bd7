/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Boards that bring down or mislead well-known libraries: refused with the
 * reason, or played as the Laws say, never a crash, in Chess960 too. Most were
 * given to Disservin's chess-library (1aafb2e, with its assertions on), which
 * ends itself on 13 of them, and plays or quietly amends nearly all others.
 */
#include <criterion/criterion.h>
#include <inttypes.h>
#include <string.h>

#include <chesslaws.h>

#include "mailbox.h"
#include "../support.h"

#define BOTH_KINGS (LAWS_SETUP_WHITE_KING | LAWS_SETUP_BLACK_KING)

/* What cannot be read, with the error; and what can, with the faults that make it unplayable. */
static const struct {
	bool chess960;
	const char *fen;
	int error;
	unsigned int faults;
} refused[] = {
	/* It looks for a king that is not there. */
	{false, "8/8/8/8/8/8/8/8 w - - 0 1", 0, BOTH_KINGS},
	{false, "4k3/8/8/8/8/8/8/8 w - - 0 1", 0, LAWS_SETUP_WHITE_KING},
	{false, "8/8/8/8/8/8/8/4K3 w - - 0 1", 0, LAWS_SETUP_BLACK_KING},
	{true, "8/8/8/8/8/8/8/R3K2R w KQ - 0 1", 0, LAWS_SETUP_BLACK_KING},
	{true, "4k3/8/8/8/8/8/8/R6R w HA - 0 1", 0, LAWS_SETUP_WHITE_KING | LAWS_SETUP_CASTLING},
	{false, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP w KQkq - 0 1", LAWS_FEN_RANK, 0},
	/* It takes the king. */
	{false, "4k3/4R3/8/8/8/8/8/4K3 w - - 0 1", 0, LAWS_SETUP_OPPONENT_IN_CHECK},
	{false, "8/7R/k2R1P2/p3p3/P3N3/8/1P3K2/8 w - - 16 71", 0, LAWS_SETUP_OPPONENT_IN_CHECK},
	{false, "8/8/8/8/8/8/4k3/4K3 w - - 0 1", 0, LAWS_SETUP_OPPONENT_IN_CHECK},
	{false, "QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/8/8/7k/K7 w - - 0 1", 0,
	 LAWS_SETUP_WHITE_PIECES | LAWS_SETUP_OPPONENT_IN_CHECK},
	/* It castles with a rook that is not there, or captures in passing what is its own. */
	{true, "4k3/8/8/8/8/8/8/4K3 w HAha - 0 1", 0, LAWS_SETUP_CASTLING},
	{false, "4k3/8/8/3PP3/8/8/8/4K3 w - d6 0 1", 0, LAWS_SETUP_EN_PASSANT},
	/* It plays on with two kings, with pawns on the last rank, with more than sixteen pieces.
	 */
	{false, "4k3/8/8/8/8/8/8/4K2K w - - 0 1", 0, LAWS_SETUP_WHITE_KING},
	{false, "k3k3/8/8/8/8/8/8/4K3 w - - 0 1", 0, LAWS_SETUP_BLACK_KING},
	{true, "4k3/8/8/8/8/8/8/R1K1K2R w KQ - 0 1", 0,
	 LAWS_SETUP_WHITE_KING | LAWS_SETUP_CASTLING},
	{false, "4k3/8/8/8/8/8/8/P3K3 w - - 0 1", 0, LAWS_SETUP_PAWN_ON_LAST_RANK},
	{false, "P3k3/8/8/8/8/8/8/4K3 w - - 0 1", 0, LAWS_SETUP_PAWN_ON_LAST_RANK},
	{false, "4k3/8/8/8/8/8/8/4K2p b - - 0 1", 0, LAWS_SETUP_PAWN_ON_LAST_RANK},
	{false, "4k3/8/8/8/8/PPPPPPPP/PPPPPPPP/4K3 w - - 0 1", 0, LAWS_SETUP_WHITE_PIECES},
	/* It invents or drops castling rights, or keeps those of a rook that is not its own. */
	{false, "4k3/8/8/8/8/8/8/4K3 w KQkq - 0 1", 0, LAWS_SETUP_CASTLING},
	{false, "4k3/8/8/8/8/8/8/4K2R w KQ - 0 1", 0, LAWS_SETUP_CASTLING},
	{false, "4k3/8/8/8/8/8/4K3/R6R w KQ - 0 1", 0, LAWS_SETUP_CASTLING},
	{false, "3qk1nb/1p3p2/p1r1p1p1/3p4/3P4/2N1BP2/PPPQ1P2/R3K3 w Qk - 0 15", 0,
	 LAWS_SETUP_CASTLING},
	{false, "r3k2R/8/8/8/8/8/8/4K3 b kq - 0 1", 0, LAWS_SETUP_CASTLING},
	{true, "4k3/8/8/8/8/8/8/4K3 w KQkq - 0 1", 0, LAWS_SETUP_CASTLING},
	{true, "4k3/8/8/8/8/8/8/1R1K4 w K - 0 1", 0, LAWS_SETUP_CASTLING},
	{true, "4k3/8/8/8/8/8/8/1RR1K3 w BC - 0 1", 0, LAWS_SETUP_CASTLING},
	{true, "4k3/8/8/8/8/8/4K3/7R w H - 0 1", 0, LAWS_SETUP_CASTLING},
	{true, "4k3/8/8/8/8/8/8/4K2r w H - 0 1", 0, LAWS_SETUP_CASTLING},
	{true, "4k3/8/8/8/8/8/8/4K1R1 w KG - 0 1", LAWS_FEN_CASTLING, 0},
	{true, "4k3/8/8/8/8/8/8/4K1R1 w I - 0 1", LAWS_FEN_CASTLING, 0},
	{false, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KKKK - 0 1", LAWS_FEN_CASTLING, 0},
	/* It believes that a pawn has passed where none can have. */
	{false, "4k3/3p4/8/3pP3/8/8/8/4K3 w - d6 0 1", 0, LAWS_SETUP_EN_PASSANT},
	{false, "4k3/8/3n4/3pP3/8/8/8/4K3 w - d6 0 1", 0, LAWS_SETUP_EN_PASSANT},
	{false, "4k3/8/8/8/8/8/8/4K3 w - e6 0 1", 0, LAWS_SETUP_EN_PASSANT},
	{false, "4k3/8/8/3pP3/8/8/8/4K3 w - d3 0 1", 0, LAWS_SETUP_EN_PASSANT},
	{false, "4k3/8/8/3pP3/8/8/8/4K3 w - d4 0 1", LAWS_FEN_EN_PASSANT, 0},
	{false, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq z9 0 1", LAWS_FEN_EN_PASSANT,
	 0},
	/* It reads a board from what is none, or numbers from what are none. */
	{false, "rnbqkbnr/pppppppp/9/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", LAWS_FEN_PIECE, 0},
	{false, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR/8 w KQkq - 0 1", LAWS_FEN_RANK, 0},
	{false, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNRR w KQkq - 0 1", LAWS_FEN_RANK, 0},
	{false, "rnbqkbnr/ppppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", LAWS_FEN_RANK, 0},
	{false, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR x KQkq - 0 1", LAWS_FEN_SIDE, 0},
	{false, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - -5 0", LAWS_FEN_HALFMOVES, 0},
	{false, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 99999999999999999999 1",
	 LAWS_FEN_HALFMOVES, 0},
};

/* Illegal positions in which moves can be played, and are. */
static const struct {
	bool chess960;
	const char *fen;
	unsigned int faults;
} played[] = {
	/* Three checks at once: it ends itself. */
	{false, "4k3/8/8/8/7b/5n2/8/r3K3 w - - 0 1", LAWS_SETUP_CHECK},
	{false, "4k3/8/8/8/8/3n1n2/8/4K3 w - - 0 1", LAWS_SETUP_CHECK},
	{false, "4k3/4r3/8/8/8/4r3/8/r3K2r w - - 0 1", LAWS_SETUP_CHECK},
	/* The capture in passing would not end the check: Stockfish has ended itself here. */
	{false, "k7/8/8/3pP3/8/7n/5K2/8 w - d6 0 1", LAWS_SETUP_EN_PASSANT_CHECK},
	{false, "4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1", LAWS_SETUP_WHITE_PAWNS},
	{false, "NNNNNNNN/NNNNNNN1/8/8/8/8/8/K6k w - - 0 1", LAWS_SETUP_WHITE_PROMOTED},
	{true, "1r2k3/8/8/8/8/8/7n/R3K3 w Ab - 0 1", LAWS_SETUP_CASTLING_START},
	{true, "4k3/8/8/8/8/8/8/K6R w H - 0 1", LAWS_SETUP_CASTLING_START},
	/* Not illegal at all, but the rook that castles uncovers its king. */
	{true, "4k3/8/8/8/8/8/8/qR1K4 w B - 0 1", 0},
};

static int read_fen(bool chess960, const char *fen, struct laws_setup *setup)
{
	return chess960 ? laws_fen_read_chess960(fen, setup, NULL)
			: laws_fen_read(fen, setup, NULL);
}

Test(tricky, boards_in_which_nobody_can_move_are_refused_with_the_reason)
{
	for (size_t i = 0; i < sizeof(refused) / sizeof(refused[0]); i++) {
		const char *fen = refused[i].fen;
		struct laws_position position;
		struct laws_setup setup;
		int error = read_fen(refused[i].chess960, fen, &setup);

		cr_expect_eq(error, refused[i].error, "%s: error %d", fen, error);
		if (error)
			continue;
		cr_expect_eq(laws_position_init(&position, &setup), refused[i].faults, "%s: %x",
			     fen, laws_position_init(&position, &setup));
	}
}

static unsigned int count_kings(const struct laws_position *position)
{
	unsigned int kings = 0;

	for (laws_square square = 0; square < 64; square++)
		kings += laws_piece_kind(laws_position_piece(position, square)) == LAWS_KING;
	return kings;
}

/* Plays every move, answers it, and counts; whatever the position, nothing may go wrong. */
static void play_out(const struct laws_position *position, unsigned int depth)
{
	struct laws_move moves[LAWS_MOVES_MAX];
	size_t count = laws_moves(position, moves);

	cr_assert_eq(laws_moves_count(position), count);
	for (size_t i = 0; depth > 0 && i < count; i++) {
		struct laws_position after = *position;
		char san[LAWS_SAN_SIZE];

		cr_assert(laws_move_is_legal(position, moves[i]));
		laws_san_write(position, moves[i], san);
		laws_move_play(&after, moves[i]);
		cr_assert_eq(count_kings(&after), 2);
		play_out(&after, depth - 1);
	}
}

/* The slow rules of the tests count the same moves. */
static void compare_with_mailbox(const struct laws_position *position, const char *fen)
{
	mailbox_move names[MAILBOX_MOVES];
	struct mailbox mailbox;

	mailbox_from_fen(&mailbox, fen);
	cr_expect_eq(laws_moves_count(position), mailbox_moves(&mailbox, names), "%s", fen);
}

Test(tricky, illegal_positions_are_told_and_played)
{
	for (size_t i = 0; i < sizeof(played) / sizeof(played[0]); i++) {
		const char *fen = played[i].fen;
		struct laws_position position;
		struct laws_setup setup;

		cr_assert_eq(read_fen(played[i].chess960, fen, &setup), 0, "%s", fen);
		cr_expect_eq(laws_setup_faults(&setup), played[i].faults, "%s: %x", fen,
			     laws_setup_faults(&setup));
		cr_assert_eq(laws_position_init(&position, &setup), 0, "%s", fen);
		if (!played[i].chess960)
			compare_with_mailbox(&position, fen);
		play_out(&position, 2);
	}
}

/* Each board as that of the other variant as well: read or not, nothing breaks. */
Test(tricky, none_of_them_breaks_anything_in_either_variant)
{
	for (size_t i = 0; i < sizeof(refused) / sizeof(refused[0]); i++) {
		for (int chess960 = 0; chess960 < 2; chess960++) {
			struct laws_position position;
			struct laws_setup setup;

			if (read_fen(chess960, refused[i].fen, &setup))
				continue;
			cr_expect(laws_setup_faults(&setup) & LAWS_SETUP_UNPLAYABLE, "%s",
				  refused[i].fen);
			cr_expect(laws_position_init(&position, &setup), "%s", refused[i].fen);
		}
	}
}
