/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Every way in which the library comes to legal moves gives the same ones: the
 * generators for each kind of processor that this machine can run, their
 * counts, and the question after a single move.
 */
#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

#include <chesslaws.h>

#include "rules/generate.h"
#include "../random.h"
#include "../support.h"

#ifdef TEST_SANITIZED
#define GAMES 20
#else
#define GAMES 300
#endif
#define PLIES 200

static const char *const starts[] = {
	"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
	"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
	"8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
	"r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
	"n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
	"4k3/8/8/1q1b1r1b/8/8/2QRBN2/r2BKR1q w - - 0 1",
};

#define STARTS (sizeof(starts) / sizeof(starts[0]))

static const struct chesslaws_generator *special[2];
static size_t specials;

static void find_generators(void)
{
	specials = 0;
#ifdef CHESSLAWS_CHOOSES_GENERATOR
	if (chesslaws_has_avx2())
		special[specials++] = &chesslaws_generator_avx2;
	if (chesslaws_has_avx512())
		special[specials++] = &chesslaws_generator_avx512;
#endif
}

static int compare(const void *a, const void *b)
{
	return memcmp(a, b, sizeof(struct laws_move));
}

static size_t sorted_moves(const struct chesslaws_generator *generator,
			   const struct laws_position *position,
			   struct laws_move moves[LAWS_MOVES_MAX])
{
	size_t count = generator->moves(position, moves);

	qsort(moves, count, sizeof(moves[0]), compare);
	return count;
}

static const char *fen_of(const struct laws_position *position)
{
	static char fen[LAWS_FEN_SIZE];

	laws_fen_write(position, fen);
	return fen;
}

/* Leaves in @moves the moves that all agree on. */
static size_t compare_generators(const struct laws_position *position,
				 struct laws_move moves[LAWS_MOVES_MAX])
{
	size_t count = sorted_moves(&chesslaws_generator_any, position, moves);

	cr_assert_eq(chesslaws_generator_any.count(position), count, "%s", fen_of(position));
	for (size_t i = 0; i < specials; i++) {
		struct laws_move others[LAWS_MOVES_MAX];

		cr_assert_eq(sorted_moves(special[i], position, others), count, "%s",
			     fen_of(position));
		cr_assert_eq(memcmp(moves, others, count * sizeof(moves[0])), 0, "%s",
			     fen_of(position));
		cr_assert_eq(special[i]->count(position), count, "%s", fen_of(position));
	}
	return count;
}

/* Asks about each of the moves and about @questions others, drawn by lot. */
static void compare_questions(const struct laws_position *position, const struct laws_move *moves,
			      size_t count, unsigned int questions, uint64_t *random)
{
	for (size_t i = 0; i < count; i++)
		cr_assert(laws_move_is_legal(position, moves[i]), "%s", fen_of(position));
	while (questions--) {
		uint64_t lot = random_next(random);
		struct laws_move move = {
			.from = lot & 63,
			.to = lot >> 8 & 63,
			.promotion = (lot >> 16 & 7) ? 0 : (lot >> 20 & 7),
			.type = (lot >> 24 & 7) ? 0 : (lot >> 28 & 3),
		};
		bool listed = bsearch(&move, moves, count, sizeof(move), compare);

		cr_assert_eq(laws_move_is_legal(position, move), listed, "%s", fen_of(position));
	}
}

static void play_game(struct laws_position position, uint64_t *random)
{
	struct laws_move moves[LAWS_MOVES_MAX];

	for (unsigned int ply = 0; ply < PLIES; ply++) {
		size_t count = compare_generators(&position, moves);

		compare_questions(&position, moves, count, 200, random);
		if (!count)
			break;
		laws_move_play(&position, moves[random_below(random, count)]);
	}
}

Test(generate, all_ways_to_the_moves_agree, .timeout = 600)
{
	uint64_t random = 6;

	find_generators();
	for (size_t game = 0; game < GAMES; game++)
		play_game(position_or_fail(starts[game % STARTS]), &random);
}

Test(generate, squares_off_the_board_are_no_moves)
{
	struct laws_position position;

	laws_position_start(&position);
	cr_assert_not(laws_move_is_legal(&position, (struct laws_move){64, 28, 0, 0}));
	cr_assert_not(laws_move_is_legal(&position, (struct laws_move){12, 92, 0, 0}));
	cr_assert_not(laws_move_is_legal(&position, (struct laws_move){12, 28, 0, 200}));
	cr_assert_not(laws_move_is_legal(&position, (struct laws_move){255, 255, 255, 1}));
}

Test(generate, perft_is_the_same_for_every_processor, .timeout = 600)
{
	find_generators();
	for (size_t i = 0; i < STARTS; i++) {
		struct laws_position position = position_or_fail(starts[i]);
		uint64_t expected = chesslaws_generator_any.perft(&position, 4);

		for (size_t j = 0; j < specials; j++)
			cr_assert_eq(special[j]->perft(&position, 4), expected, "%s", starts[i]);
	}
}
