/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Chess960: the start positions, castling in its four ways (Guidelines II.3.2),
 * X-FEN and Shredder-FEN, and what the notations make of castling.
 */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include <chesslaws.h>

#include "../support.h"

static unsigned int faults_of_chess960(const char *fen)
{
	struct laws_setup setup;
	size_t offset = 0;

	cr_assert_eq(laws_fen_read_chess960(fen, &setup, &offset), 0, "%s: byte %zu", fen, offset);
	return laws_setup_faults(&setup);
}

static struct laws_position chess960_or_fail(const char *fen)
{
	struct laws_position position;
	struct laws_setup setup;

	cr_assert_eq(laws_fen_read_chess960(fen, &setup, NULL), 0, "%s", fen);
	cr_assert_eq(laws_position_init(&position, &setup), 0, "%s", fen);
	return position;
}

static void first_rank(unsigned int number, char rank[9])
{
	struct laws_position position;

	cr_assert(laws_position_start_chess960(&position, number));
	for (laws_square file = 0; file < 8; file++)
		rank[file] = laws_piece_letter(laws_position_piece(&position, file));
	rank[8] = '\0';
}

Test(chess960, start_positions_have_their_known_numbers)
{
	static const struct {
		unsigned int number;
		const char *rank;
	} known[] = {
		{0, "BBQNNRKR"},   {1, "BQNBNRKR"},   {16, "BBNQNRKR"},
		{518, "RNBQKBNR"}, {534, "RNBKQBNR"}, {959, "RKRNNQBB"},
	};

	for (size_t i = 0; i < sizeof(known) / sizeof(known[0]); i++) {
		char rank[9];

		first_rank(known[i].number, rank);
		cr_expect_str_eq(rank, known[i].rank, "%u: %s", known[i].number, rank);
	}
}

Test(chess960, there_are_960_start_positions_and_all_follow_ii_2)
{
	static char ranks[960][9];

	for (unsigned int i = 0; i < 960; i++) {
		const char *king, *bishop;

		first_rank(i, ranks[i]);
		king = strchr(ranks[i], 'K');
		bishop = strchr(ranks[i], 'B');
		cr_assert(strchr(ranks[i], 'R') < king && king < strrchr(ranks[i], 'R'), "%s",
			  ranks[i]);
		cr_assert((strrchr(ranks[i], 'B') - bishop) % 2, "%s", ranks[i]);
		for (unsigned int j = 0; j < i; j++)
			cr_assert_str_neq(ranks[i], ranks[j]);
	}
}

Test(chess960, start_positions_are_known_on_the_board)
{
	struct laws_position position, on_board;

	for (unsigned int i = 0; i < 960; i++) {
		cr_assert(laws_position_start_chess960(&position, i));
		cr_assert(laws_position_start_on_board(&on_board, position.board));
		cr_assert_eq(memcmp(&position, &on_board, sizeof(position)), 0, "%u", i);
	}
}

Test(chess960, what_is_no_start_position_is_none_on_the_board)
{
	static const char *const boards[] = {
		"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR", /* a move was made */
		"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR",	 /* Black's not opposite */
		"krrbbnnq/pppppppp/8/8/8/8/PPPPPPPP/KRRBBNNQ",	 /* the king beside both rooks */
		"rbkbrnnq/pppppppp/8/8/8/8/PPPPPPPP/RBKBRNNQ",	 /* both bishops on light squares */
		"rnbqkbqr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBQR",	 /* a queen for a knight */
		"rnbqkbn1/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN1",	 /* a rook is missing */
	};

	for (size_t i = 0; i < sizeof(boards) / sizeof(boards[0]); i++) {
		struct laws_position position, before;
		struct laws_setup setup;
		char fen[LAWS_FEN_SIZE];

		snprintf(fen, sizeof(fen), "%s w - - 0 1", boards[i]);
		cr_assert_eq(laws_fen_read(fen, &setup, NULL), 0, "%s", fen);
		memset(&position, 0x55, sizeof(position));
		before = position;
		cr_expect_not(laws_position_start_on_board(&position, setup.board), "%s", fen);
		cr_expect_eq(memcmp(&position, &before, sizeof(position)), 0);
	}
}

Test(chess960, there_is_no_start_position_960)
{
	struct laws_position position, before;

	memset(&position, 0x55, sizeof(position));
	before = position;
	cr_assert_not(laws_position_start_chess960(&position, 960));
	cr_assert_eq(memcmp(&position, &before, sizeof(position)), 0);
}

Test(chess960, number_518_plays_like_the_start)
{
	struct laws_position position;

	cr_assert(laws_position_start_chess960(&position, 518));
	expect_fen(&position, START_FEN);
	cr_assert(laws_position_is_chess960(&position));
	cr_assert_eq(laws_perft(&position, 4), 197281);
}

static const struct {
	const char *before;
	const char *uci;
	const char *san;
	const char *after;
} castlings[] = {
	/* II.3.2.1: both move. */
	{"4k3/8/8/8/8/8/8/1R2K1R1 w GB -", "e1g1", "O-O", "4k3/8/8/8/8/8/8/1R3RK1 b - - 1 1"},
	{"4k3/8/8/8/8/8/8/1R2K1R1 w GB -", "e1b1", "O-O-O", "4k3/8/8/8/8/8/8/2KR2R1 b - - 1 1"},
	/* II.3.2.2: they change places. */
	{"4k3/8/8/8/8/8/8/5KR1 w G -", "f1g1", "O-O", "4k3/8/8/8/8/8/8/5RK1 b - - 1 1"},
	{"4k3/8/8/8/8/8/8/2RK4 w C -", "d1c1", "O-O-O", "4k3/8/8/8/8/8/8/2KR4 b - - 1 1"},
	/* II.3.2.3: the king alone moves. */
	{"4k3/8/8/8/8/8/8/4KR2 w F -", "e1f1", "O-O", "4k3/8/8/8/8/8/8/5RK1 b - - 1 1"},
	/* II.3.2.4: the rook alone moves. */
	{"6kr/8/8/8/8/8/8/4K3 b h -", "g8h8", "O-O", "5rk1/8/8/8/8/8/8/4K3 w - - 1 2"},
	{"r1k5/8/8/8/8/8/8/4K3 b a -", "c8a8", "O-O-O", "2kr4/8/8/8/8/8/8/4K3 w - - 1 2"},
	/* Where standard chess castles as well, the king still takes the rook. */
	{"4k3/8/8/8/8/8/8/4K2R w K -", "e1h1", "O-O", "4k3/8/8/8/8/8/8/5RK1 b - - 1 1"},
};

Test(chess960, castles_in_four_ways)
{
	for (size_t i = 0; i < sizeof(castlings) / sizeof(castlings[0]); i++) {
		struct laws_position position = chess960_or_fail(castlings[i].before);
		const char *wanted = castlings[i].san;
		char san[LAWS_SAN_SIZE], uci[LAWS_UCI_SIZE];
		struct laws_move move, again;

		cr_assert_eq(laws_san_read(&position, wanted, strlen(wanted), &move), 0, "%s in %s",
			     wanted, castlings[i].before);
		laws_san_write(&position, move, san);
		laws_uci_write(&position, move, uci);
		cr_expect_eq(strncmp(san, wanted, strlen(wanted)), 0, "%s", san);
		cr_expect_str_eq(uci, castlings[i].uci);
		cr_assert_eq(laws_uci_read(&position, uci, strlen(uci), &again), 0, "%s", uci);
		cr_expect(laws_move_equal(move, again));
		laws_move_play(&position, move);
		expect_fen(&position, castlings[i].after);
	}
}

/* The squares that castling changes are those of its footprint, wherever both stood. */
Test(chess960, footprints_are_what_castling_changes)
{
	for (size_t i = 0; i < sizeof(castlings) / sizeof(castlings[0]); i++) {
		struct laws_position before = chess960_or_fail(castlings[i].before), after = before;
		laws_squares left, reached, had = 0, has = 0;
		struct laws_move move;

		cr_assert_eq(
			laws_san_read(&before, castlings[i].san, strlen(castlings[i].san), &move),
			0);
		laws_move_play(&after, move);
		laws_move_footprint(&before, move, &left, &reached);
		for (laws_square square = 0; square < 64; square++) {
			if (before.board[square] == after.board[square])
				continue;
			had |= before.board[square] ? LAWS_SQUARE_SET(square) : 0;
			has |= after.board[square] ? LAWS_SQUARE_SET(square) : 0;
		}
		cr_expect_eq(left, had, "%s", castlings[i].before);
		cr_expect_eq(reached, has, "%s", castlings[i].before);
	}
}

static void expect_no_castling(const char *fen)
{
	struct laws_position position = chess960_or_fail(fen);
	struct laws_move moves[LAWS_MOVES_MAX], move;
	size_t count = laws_moves(&position, moves);

	for (size_t i = 0; i < count; i++)
		cr_expect_neq(moves[i].type, LAWS_MOVE_CASTLING, "%s", fen);
	cr_expect_eq(laws_san_read(&position, "O-O", 3, &move), LAWS_MOVE_ILLEGAL, "%s", fen);
	cr_expect_eq(laws_san_read(&position, "O-O-O", 5, &move), LAWS_MOVE_ILLEGAL, "%s", fen);
}

Test(chess960, castling_is_prevented_as_anywhere)
{
	/* Something stands on the rook's way, or on the king's (II.3.2.7, note 4). */
	expect_no_castling("4k3/8/8/8/8/8/8/1RN1K3 w B -");
	expect_no_castling("4k3/8/8/8/8/8/8/1K3NR1 w G -");
	expect_no_castling("4k3/8/8/8/8/8/8/1K2N1R1 w G -");
	/* The king's square, one he crosses or the one he goes to is attacked. */
	expect_no_castling("2r1k3/8/8/8/8/8/8/2K3R1 w G -");
	expect_no_castling("4k3/8/8/8/8/8/4r3/1K4R1 w G -");
	expect_no_castling("4k1r1/8/8/8/8/8/8/3K1R2 w F -");
	/* The rook that leaves uncovers the king. */
	expect_no_castling("4k3/8/8/8/8/8/8/qR1K4 w B -");
}

Test(chess960, what_must_be_vacant_in_regular_chess_may_be_filled)
{
	struct laws_position position = chess960_or_fail("4k3/8/8/8/8/8/8/N1RK4 w C -");
	struct laws_move move;

	cr_assert_eq(laws_san_read(&position, "O-O-O", 5, &move), 0);
	laws_move_play(&position, move);
	expect_fen(&position, "4k3/8/8/8/8/8/8/N1KR4 b - - 1 1");
}

static const struct {
	const char *read;
	const char *x_fen;
	const char *shredder;
} rights[] = {
	{"1r2k1r1/8/8/8/8/8/8/1R2K1R1 w KQkq - 0 1", "KQkq", "GBgb"},
	{"1r2k1r1/8/8/8/8/8/8/1R2K1R1 w GBgb - 0 1", "KQkq", "GBgb"},
	{"1r2k1r1/8/8/8/8/8/8/RR2K1RR w GBgb - 0 1", "GBkq", "GBgb"},
	{"1r2k1r1/8/8/8/8/8/8/RR2K1RR w KQ - 0 1", "KQ", "HA"},
	{"4k3/8/8/8/8/8/8/RR2K1RR b B - 0 1", "B", "B"},
	{"r3k2r/8/8/8/8/8/8/R3K2R w Kq - 0 1", "Kq", "Ha"},
};

Test(chess960, rights_are_read_and_written_in_both_ways)
{
	for (size_t i = 0; i < sizeof(rights) / sizeof(rights[0]); i++) {
		struct laws_position position = chess960_or_fail(rights[i].read);
		char fen[LAWS_FEN_SIZE], field[8];

		laws_fen_write(&position, fen);
		cr_assert_eq(sscanf(fen, "%*s %*s %7s", field), 1);
		cr_expect_str_eq(field, rights[i].x_fen, "%s", rights[i].read);
		laws_fen_write_shredder(&position, fen);
		cr_assert_eq(sscanf(fen, "%*s %*s %7s", field), 1);
		cr_expect_str_eq(field, rights[i].shredder, "%s", rights[i].read);
	}
}

static const char *const impossible[] = {
	"4k3/8/8/8/8/8/8/4K3 w K -",	  /* no rook */
	"4k3/8/8/8/8/8/8/4K3 w F -",	  /* no rook on that file */
	"4k3/8/8/8/8/8/8/1R1K4 w K -",	  /* no rook on that side */
	"4k3/8/8/8/8/8/4K3/7R w H -",	  /* the king has moved */
	"4k3/8/8/8/8/8/8/1RR1K3 w BC -",  /* two rooks on one side */
	"4k3/8/8/8/8/8/8/4K2r w H -",	  /* the opponent's rook */
	"4k3/8/8/8/8/8/8/R1K1K2R w KQ -", /* two kings */
};

Test(chess960, impossible_rights_are_refused)
{
	for (size_t i = 0; i < sizeof(impossible) / sizeof(impossible[0]); i++)
		cr_expect(faults_of_chess960(impossible[i]) & LAWS_SETUP_CASTLING, "%s",
			  impossible[i]);
}

static const char *const of_no_start[] = {
	"4k3/8/8/8/8/8/8/K6R w H -",	      /* never between two rooks */
	"4k3/8/8/8/8/8/8/1R5K w B -",	      /* never between two rooks */
	"6k1/8/8/8/8/8/8/4K2R w H -",	      /* this one is in order: Black has lost his rights */
	"1r2k3/8/8/8/8/8/7n/R3K3 w Ab -",     /* rooks that did not stand opposite */
	"3k3r/8/8/8/8/8/n7/4K2R w Hh -",      /* kings that did not */
	"r2k3r/8/8/8/8/8/n7/1R2K2R w BHah -", /* nor anything */
};

/* Games are played from such starts, too: each side has drawn its own. */
Test(chess960, rights_of_no_start_position_are_told_and_played)
{
	for (size_t i = 0; i < sizeof(of_no_start) / sizeof(of_no_start[0]); i++) {
		struct laws_position position = chess960_or_fail(of_no_start[i]);
		struct laws_move moves[LAWS_MOVES_MAX];
		size_t count = laws_moves(&position, moves), ways = 0;

		cr_expect_eq(faults_of_chess960(of_no_start[i]),
			     i == 2 ? 0 : LAWS_SETUP_CASTLING_START, "%s", of_no_start[i]);
		for (size_t j = 0; j < count; j++)
			ways += moves[j].type == LAWS_MOVE_CASTLING;
		cr_expect_geq(ways, 1, "%s", of_no_start[i]);
	}
}

Test(chess960, standard_chess_knows_none_of_it)
{
	struct laws_setup setup;
	size_t offset = 0;

	cr_assert_eq(laws_fen_read("4k3/8/8/8/8/8/8/4K2R w H -", &setup, &offset),
		     LAWS_FEN_CASTLING);
	cr_assert_eq(faults_of("4k3/8/8/8/8/8/8/4K1R1 w K -"), LAWS_SETUP_CASTLING);
}

Test(chess960, rights_given_twice_are_an_error)
{
	struct laws_setup setup;
	size_t offset = 0;

	cr_assert_eq(laws_fen_read_chess960("4k3/8/8/8/8/8/8/4K1R1 w KG -", &setup, &offset),
		     LAWS_FEN_CASTLING);
	cr_assert_eq(offset, 25);
	cr_assert_eq(laws_fen_read_chess960("4k3/8/8/8/8/8/8/4K1R1 w I -", &setup, &offset),
		     LAWS_FEN_CASTLING);
	cr_assert_eq(offset, 24);
}

Test(chess960, games_are_read_where_the_variant_says_so)
{
	static const char game[] =
		"[Variant \"Chess960\"]\n"
		"[FEN \"nbrkrqbn/pppppppp/8/8/8/8/PPPPPPPP/NBRKRQBN w KQkq - 0 1\"]\n"
		"\n1. O-O-O O-O-O 2. Ng3 Ng6 *\n";
	struct laws_pgn_item item;
	struct laws_pgn pgn;

	laws_pgn_init(&pgn, game, strlen(game));
	cr_assert_eq(laws_pgn_next_game(&pgn), 1);
	for (unsigned int i = 0; i < 4; i++) {
		cr_assert_eq(laws_pgn_next_item(&pgn, &item), 0);
		cr_assert_eq(item.kind, LAWS_PGN_ITEM_MOVE);
	}
	expect_fen(laws_pgn_position(&pgn),
		   "nbkrrqb1/pppppppp/6n1/8/8/6N1/PPPPPPPP/NBKRRQB1 w - - 4 3");
}

Test(chess960, games_without_the_variant_are_standard)
{
	static const char game[] =
		"[FEN \"nbrkrqbn/pppppppp/8/8/8/8/PPPPPPPP/NBRKRQBN w KQkq - 0 1\"]\n\n*\n";
	struct laws_pgn_item item;
	struct laws_pgn pgn;

	laws_pgn_init(&pgn, game, strlen(game));
	cr_assert_eq(laws_pgn_next_game(&pgn), 1);
	cr_assert_eq(laws_pgn_next_item(&pgn, &item), LAWS_PGN_POSITION);
}
