/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Illegal positions (Article 3.10.3): each reason that is known, and that none
 * of them ever speaks against a position that moves have led to.
 */
#include <criterion/criterion.h>
#include <string.h>

#include <chesslaws.h>

#include "../random.h"
#include "../support.h"

#ifdef TEST_SANITIZED
#define GAMES  60
#define BOARDS 3000
#else
#define GAMES  800
#define BOARDS 30000
#endif
#define PLIES 250

static const struct {
	const char *fen;
	unsigned int faults;
} known[] = {
	/* Promoted pieces: Article 2.2 against the pawns that are missing. */
	{"4k3/8/8/8/8/8/PPPPPPPP/Q2QK3 w - -", LAWS_SETUP_WHITE_PROMOTED},
	{"q2qk3/pppppppp/8/8/8/8/8/4K3 w - -", LAWS_SETUP_BLACK_PROMOTED},
	{"q2qk3/1ppppppp/8/8/8/8/8/4K3 w - -", 0},
	{"4k3/8/8/8/8/R7/PPPPPPPP/R3K2R w - -", LAWS_SETUP_WHITE_PROMOTED},
	{"4k3/8/8/8/8/N7/PPPPPPPP/1N2K1N1 w - -", LAWS_SETUP_WHITE_PROMOTED},
	/* Two bishops of one colour of squares: one of them was a pawn. */
	{"4k3/8/8/8/8/B7/PPPPPPPP/2B1K3 w - -", LAWS_SETUP_WHITE_PROMOTED},
	{"b2bk3/ppppp1pp/5p2/8/8/8/8/4K3 b - -", LAWS_SETUP_BLACK_PROMOTED},
	{"b2bk3/p1pp1ppp/1p2p3/8/8/8/8/4K3 b - -", 0},
	{"3bk3/p1ppp1pp/1p3p2/b7/8/8/8/7K w - -", LAWS_SETUP_BLACK_PROMOTED},
	/* A bishop that was never let out stands outside: it was a pawn. */
	{"rnbqkbnr/pppppppp/8/8/3B4/8/PPPPPPPP/RN1QKBNR w KQkq -", LAWS_SETUP_WHITE_PROMOTED},
	{"rnbqk1nr/pppppppp/8/8/2b5/8/PPPPPPPP/RNBQKBNR w KQkq -", LAWS_SETUP_BLACK_PROMOTED},
	{"rnbqkbnr/pppppppp/8/8/3B4/3P4/PPP1PPPP/RN1QKBNR w KQkq -", 0},
	{"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RN1QKBNR w KQkq -", 0},
	/* More pawns than there are. */
	{"4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - -", LAWS_SETUP_WHITE_PAWNS},
	{"4k3/pppppppp/p7/8/8/8/8/4K3 w - -", LAWS_SETUP_BLACK_PAWNS},

	/* Doubled pawns, and nothing was captured, or nothing that a pawn can have captured. */
	{"rnbqkbnr/pppppppp/8/8/8/P7/P1PPPPPP/RNBQKBNR b KQkq -", LAWS_SETUP_WHITE_CAPTURES},
	{"rnbqkbnr/p1pppppp/p7/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -", LAWS_SETUP_BLACK_CAPTURES},
	{"rn1qkbnr/pppppppp/8/8/8/P7/P1PPPPPP/RNBQKBNR b KQkq -", LAWS_SETUP_WHITE_CAPTURES},
	{"rnbqkb1r/pppppppp/8/8/8/P7/P1PPPPPP/RNBQKBNR b KQkq -", 0},
	{"rn1qkbnr/ppp1pppp/3p4/8/8/P7/P1PPPPPP/RNBQKBNR b KQkq -", 0},
	/* Two pairs need two captures, three pawns on a file three. */
	{"rnbqkb1r/pppppppp/8/8/8/P6P/P1PPPP1P/RNBQKBNR b KQkq -", LAWS_SETUP_WHITE_CAPTURES},
	{"rnbqkb1r/1ppppppp/8/8/8/P6P/P1PPPP1P/RNBQKBNR b KQk -", 0},
	{"4k3/pppppppp/8/8/P7/P7/P7/4K3 w - -", 0},
	{"r2qk2r/ppp1pp1p/3p2p1/8/P7/P7/P2PPPPP/4K3 w kq -", 0},
	{"rn1qk2r/ppp1pp1p/3p2p1/8/P7/P7/P2PPPPP/4K3 w kq -", 0},
	{"rn1qkb1r/ppp1pp1p/3p2p1/8/P7/P7/P2PPPPP/4K3 w kq -", LAWS_SETUP_WHITE_CAPTURES},
	/* No pawn comes so far in so few ranks. */
	{"4k3/8/8/8/8/P7/PP6/4K3 w - -", LAWS_SETUP_WHITE_CAPTURES},
	{"4k3/6pp/7p/8/8/8/8/4K3 w - -", LAWS_SETUP_BLACK_CAPTURES},
	{"4k3/8/8/8/P7/8/PP6/4K3 w - -", 0},

	/* Pawns that face each other cannot pass. */
	{"rnbqkbnr/1ppppppp/8/P7/p7/8/1PPPPPPP/RNBQKBNR w KQkq -", LAWS_SETUP_PAWNS_PASSED},
	{"rnbqkbnr/1ppppppp/8/p7/P7/8/1PPPPPPP/RNBQKBNR w KQkq -", 0},
	{"rnbqkbnr/1ppppppp/8/8/q7/8/PPPPPPPP/RNBQKBNR w KQkq -", LAWS_SETUP_PAWNS_PASSED},

	/* A check that stood before the pawn passed, and two that it gave. */
	{"k7/8/8/3pP3/8/7n/5K2/8 w - d6", LAWS_SETUP_EN_PASSANT_CHECK},
	{"2b1k3/8/8/3pP3/8/7K/8/8 w - d6", 0},
	{"4k3/8/8/3pP3/2K5/8/8/8 w - d6", 0},
	{"4k3/8/8/3pPr1K/8/8/8/8 w - d6", LAWS_SETUP_EN_PASSANT_CHECK},
	{"4k3/8/4K3/3pP3/8/8/8/8 w - d6", LAWS_SETUP_EN_PASSANT_CHECK},

	/* Checks by which nothing can have come. */
	{"4k3/8/8/8/7b/5n2/8/r3K3 w - -", LAWS_SETUP_CHECK},
	{"4k3/8/8/8/8/3n1n2/8/4K3 w - -", LAWS_SETUP_CHECK},
	{"4k3/8/8/8/8/8/3p1p2/4K3 w - -", LAWS_SETUP_CHECK},
	{"4k3/8/8/8/8/8/8/r3K2r w - -", LAWS_SETUP_CHECK},
	{"4k3/8/8/8/8/4r3/8/r3K3 w - -", LAWS_SETUP_CHECK},
	{"4k3/8/8/8/8/4r3/3p4/4K3 w - -", LAWS_SETUP_CHECK},
	{"4k3/8/8/8/8/6n1/5bp1/5n1K w - -", LAWS_SETUP_CHECK},
	/* Two at once that a piece uncovered, or a pawn that promoted or captured in passing. */
	{"4k3/8/8/8/8/5n2/8/r3K3 w - -", LAWS_SETUP_CHECK},
	{"4k3/4r3/8/8/8/5n2/8/4K3 w - -", 0},
	{"4k3/8/8/8/7b/8/8/r3K3 w - -", LAWS_SETUP_CHECK},
	{"4k3/8/8/8/8/4r3/8/3qK3 w - -", 0},
	{"4k3/8/8/8/8/8/8/2r1K1q1 w - -", LAWS_SETUP_CHECK},
	{"3rk3/8/8/8/b2K4/3p4/8/8 w - -", 0},
	{"4k3/8/8/1b6/8/3p4/4K3/8 w - -", 0},
	{"4k3/8/8/8/1b6/8/1p1p4/r3K3 w - -", LAWS_SETUP_CHECK},
	/* Castling gives a check as well. */
	{"5rk1/8/8/8/8/8/8/5K2 w - -", 0},
	{"2kr4/8/8/8/8/8/8/3K4 w - -", 0},

	/* Neither side can have made the last move. */
	{"kN6/NR6/8/8/8/8/8/7K w - -", LAWS_SETUP_LAST_MOVE},
	{"kN6/N1R5/8/8/8/8/8/7K w - -", 0},
	{"7k/8/8/8/8/8/nr6/Kn6 b - -", LAWS_SETUP_LAST_MOVE},
	/* What may castle has not moved. */
	{"4k2r/4pppp/8/8/8/8/8/4K3 w k -", LAWS_SETUP_LAST_MOVE},
	{"4k2r/4pppp/8/8/8/8/8/4K3 w - -", 0},
	{"4k2r/4ppp1/7p/8/8/8/8/4K3 w k -", 0},
	{"3QkQ1r/3ppppp/8/8/8/8/8/4K3 w k -", LAWS_SETUP_OPPONENT_IN_CHECK},
	{"3NkN1r/3ppppp/8/8/8/8/8/4K3 w k -", LAWS_SETUP_LAST_MOVE},
	{"3NkN1r/3ppppp/8/8/8/8/8/4K3 w - -", 0},
};

Test(reachable, each_reason_is_named)
{
	for (size_t i = 0; i < sizeof(known) / sizeof(known[0]); i++)
		cr_expect_eq(faults_of(known[i].fen), known[i].faults, "%s: %x instead of %x",
			     known[i].fen, faults_of(known[i].fen), known[i].faults);
}

Test(reachable, what_cannot_have_arisen_can_be_played)
{
	for (size_t i = 0; i < sizeof(known) / sizeof(known[0]); i++) {
		struct laws_position position;

		if (known[i].faults & LAWS_SETUP_UNPLAYABLE)
			continue;
		position = position_or_fail(known[i].fen);
		cr_expect_eq(laws_perft(&position, 1), laws_moves_count(&position), "%s",
			     known[i].fen);
	}
}

Test(reachable, what_is_not_found_out)
{
	/* White's knights, rooks and king keep his first move from ever being Black's. */
	cr_expect_eq(faults_of("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq -"), 0);
	/* The pawn took a bishop of light squares on a dark one. */
	cr_expect_eq(faults_of("rn1qkbnr/p1pppppp/1p6/8/8/P7/P1PPPPPP/RNBQKBNR b KQkq -"), 0);
}

static unsigned int faults_after(const struct laws_position *position, laws_square passed)
{
	struct laws_setup setup;

	laws_position_setup(position, &setup);
	if (passed != LAWS_NO_SQUARE)
		setup.en_passant = passed;
	return laws_setup_faults(&setup);
}

/* The square that a pawn goes over by @move, also where no capture is possible there. */
static laws_square passed_by(const struct laws_position *position, struct laws_move move)
{
	bool pawn = laws_piece_kind(laws_position_piece(position, move.from)) == LAWS_PAWN;

	return pawn && (move.from ^ move.to) == 16 ? (laws_square)((move.from + move.to) / 2)
						   : LAWS_NO_SQUARE;
}

static void expect_nothing(const struct laws_position *position, laws_square passed,
			   unsigned int among)
{
	unsigned int faults = faults_after(position, passed) & among;
	char fen[LAWS_FEN_SIZE];

	laws_fen_write(position, fen);
	cr_assert_eq(faults, 0, "%s: %x", fen, faults);
}

/* Captures and promotions are chosen more often, so that material becomes strange. */
static struct laws_move draw_move(const struct laws_position *position, uint64_t *seed,
				  const struct laws_move *moves, size_t count)
{
	struct laws_move move = moves[random_below(seed, count)];

	for (int tries = 0; tries < 3; tries++) {
		if (move.promotion || laws_move_captured(position, move) != LAWS_NO_SQUARE)
			break;
		move = moves[random_below(seed, count)];
	}
	return move;
}

static void play_game(struct laws_position position, uint64_t *seed, bool wild)
{
	expect_nothing(&position, LAWS_NO_SQUARE, ~0u);
	for (int ply = 0; ply < PLIES; ply++) {
		struct laws_move moves[LAWS_MOVES_MAX], move;
		size_t count = laws_moves(&position, moves);
		laws_square passed;

		if (!count)
			return;
		move = wild ? draw_move(&position, seed, moves, count)
			    : moves[random_below(seed, count)];
		passed = passed_by(&position, move);
		laws_move_play(&position, move);
		expect_nothing(&position, LAWS_NO_SQUARE, ~0u);
		if (passed != LAWS_NO_SQUARE)
			expect_nothing(&position, passed, ~0u);
	}
}

Test(reachable, no_game_comes_to_an_illegal_position, .timeout = 600)
{
	struct laws_position start;
	uint64_t seed = 310;

	laws_position_start(&start);
	for (int game = 0; game < GAMES; game++)
		play_game(start, &seed, game % 2);
}

Test(reachable, nor_does_one_of_chess960, .timeout = 600)
{
	struct laws_position start;
	uint64_t seed = 3103;

	for (int game = 0; game < GAMES; game++) {
		laws_position_start_chess960(&start, (unsigned int)random_below(&seed, 960));
		play_game(start, &seed, game % 2);
	}
}

/* Kings, rooks that may castle, and anything else anywhere. */
static void draw_board(struct laws_setup *setup, uint64_t *seed)
{
	static const char pieces[] = "PpPpPpNnBbRrQq";
	size_t others = random_below(seed, 16);

	*setup = (struct laws_setup){.en_passant = LAWS_NO_SQUARE, .move_number = 1};
	setup->side_to_move = random_below(seed, 2) ? LAWS_WHITE : LAWS_BLACK;
	setup->chess960 = random_below(seed, 2);
	while (others--)
		setup->board[random_below(seed, 64)] =
			laws_piece_from_letter(pieces[random_below(seed, sizeof(pieces) - 1)]);
	if (random_below(seed, 2)) {
		laws_square king = setup->chess960 ? (laws_square)(1 + random_below(seed, 6)) : 4;
		laws_square rook = setup->chess960 ? 7 : (laws_square)(7 * random_below(seed, 2));

		for (laws_square first = 0; first < 64; first += 56) {
			setup->board[first + king] =
				LAWS_PIECE(first ? LAWS_BLACK : LAWS_WHITE, LAWS_KING);
			setup->board[first + rook] =
				LAWS_PIECE(first ? LAWS_BLACK : LAWS_WHITE, LAWS_ROOK);
			setup->castling |= LAWS_SQUARE_SET(first + rook);
		}
		return;
	}
	setup->board[random_below(seed, 64)] = LAWS_PIECE(LAWS_WHITE, LAWS_KING);
	setup->board[random_below(seed, 64)] = LAWS_PIECE(LAWS_BLACK, LAWS_KING);
}

/* Whatever stands on the board: what a move has led to has a last move. */
Test(reachable, every_move_can_be_taken_back, .timeout = 600)
{
	const unsigned int last_move =
		LAWS_SETUP_CHECK | LAWS_SETUP_LAST_MOVE | LAWS_SETUP_EN_PASSANT_CHECK;
	unsigned int boards = 0, odd = 0;
	uint64_t seed = 3;

	while (boards < BOARDS) {
		struct laws_move moves[LAWS_MOVES_MAX];
		struct laws_position position;
		struct laws_setup setup;
		size_t count;

		draw_board(&setup, &seed);
		if (laws_position_init(&position, &setup))
			continue;
		boards++;
		odd += (laws_setup_faults(&setup) & last_move) != 0;
		count = laws_moves(&position, moves);
		for (size_t i = 0; i < count; i++) {
			struct laws_position after = position;
			laws_square passed = passed_by(&position, moves[i]);

			laws_move_play(&after, moves[i]);
			expect_nothing(&after, LAWS_NO_SQUARE, last_move);
			if (passed != LAWS_NO_SQUARE)
				expect_nothing(&after, passed, last_move);
		}
	}
	/* The test was not idle: many of the drawn boards have no last move. */
	cr_expect_gt(odd, boards / 50, "%u of %u", odd, boards);
}
