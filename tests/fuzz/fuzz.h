/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * What the fuzzers share: properties that hold for every position, whatever
 * bytes it came from.
 */
#ifndef TEST_FUZZ_H
#define TEST_FUZZ_H

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <chesslaws.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

#define CHECK(condition)                                                                           \
	do {                                                                                       \
		if (!(condition)) {                                                                \
			fprintf(stderr, "%s:%d: not so: %s\n", __FILE__, __LINE__, #condition);    \
			abort();                                                                   \
		}                                                                                  \
	} while (0)

/* The bytes as a string in memory of exactly that size, so that a byte too far is noticed. */
static inline char *string_of(const uint8_t *data, size_t size)
{
	char *text = malloc(size + 1);

	CHECK(text);
	if (size)
		memcpy(text, data, size);
	text[size] = '\0';
	return text;
}

/* Reads the FEN of @position as that of the same variant. */
static inline int fen_read_like(const struct laws_position *position, const char *fen,
				struct laws_setup *setup)
{
	if (laws_position_is_chess960(position))
		return laws_fen_read_chess960(fen, setup, NULL);
	return laws_fen_read(fen, setup, NULL);
}

static inline void check_fen_round_trip(const struct laws_position *position)
{
	struct laws_position again;
	struct laws_setup setup, reread;
	char fen[LAWS_FEN_SIZE], rewritten[LAWS_FEN_SIZE];

	laws_position_setup(position, &setup);
	laws_fen_write(position, fen);
	CHECK(strlen(fen) < LAWS_FEN_SIZE);
	CHECK(fen_read_like(position, fen, &reread) == 0);
	CHECK(!memcmp(setup.board, reread.board, sizeof(setup.board)));
	CHECK(setup.side_to_move == reread.side_to_move && setup.castling == reread.castling &&
	      setup.en_passant == reread.en_passant && setup.halfmoves == reread.halfmoves &&
	      setup.move_number == reread.move_number);
	CHECK(laws_position_init(&again, &reread) == 0);
	laws_fen_write(&again, rewritten);
	CHECK(!strcmp(fen, rewritten));
	laws_fen_write_shredder(position, fen);
	CHECK(strlen(fen) < LAWS_FEN_SIZE);
	CHECK(laws_fen_read_chess960(fen, &reread, NULL) == 0);
	CHECK(setup.castling == reread.castling);
}

/* A move written in a language is read in it. */
static inline void check_language(const struct laws_position *position, struct laws_move move,
				  enum laws_language language)
{
	char text[LAWS_MOVE_TEXT_SIZE];
	struct laws_move read;

	laws_san_write_in(position, move, language, text);
	CHECK(strlen(text) < LAWS_MOVE_TEXT_SIZE);
	CHECK(laws_san_read_in(position, text, strlen(text), language, &read) == 0);
	CHECK(laws_move_equal(move, read));
	laws_long_write_in(position, move, language, text);
	CHECK(strlen(text) < LAWS_MOVE_TEXT_SIZE);
	CHECK(laws_san_read_in(position, text, strlen(text), language, &read) == 0);
	CHECK(laws_move_equal(move, read));
}

static inline void check_notation(const struct laws_position *position, struct laws_move move)
{
	char san[LAWS_SAN_SIZE], uci[LAWS_UCI_SIZE], announced[LAWS_ANNOUNCEMENT_SIZE];
	struct laws_move read;

	laws_san_write(position, move, san);
	CHECK(strlen(san) < LAWS_SAN_SIZE);
	CHECK(laws_san_read(position, san, strlen(san), &read) == 0);
	CHECK(laws_move_equal(move, read));
	laws_uci_write(position, move, uci);
	CHECK(laws_uci_read(position, uci, strlen(uci), &read) == 0);
	CHECK(laws_move_equal(move, read));
	CHECK(laws_move_is_legal(position, move));
	laws_announcement_write(position, move, announced);
	CHECK(strlen(announced) < LAWS_ANNOUNCEMENT_SIZE);
}

/* Each legal move has names of its own, and leads to a position. */
static inline void check_moves(const struct laws_position *position)
{
	struct laws_move moves[LAWS_MOVES_MAX];
	size_t count = laws_moves(position, moves);

	CHECK(count <= LAWS_MOVES_MAX);
	CHECK(laws_perft(position, 1) == count);
	for (size_t i = 0; i < count; i++) {
		struct laws_position after = *position;

		check_notation(position, moves[i]);
		laws_move_play(&after, moves[i]);
		check_fen_round_trip(&after);
	}
}

#endif
