/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The start positions of Chess960 (Guidelines II.2), by the numbers that
 * Reinhard Scharnagl gave them.
 */
#include "rules.h"

#define START_POSITIONS 960

/* Puts @kind on the free square with @before others in front of it, from the a-file on. */
static void put_on_free(enum laws_kind rank[8], unsigned int before, enum laws_kind kind)
{
	unsigned int file = 0;

	while (rank[file] != LAWS_NO_KIND || before-- > 0)
		file++;
	rank[file] = kind;
}

/* The two knights' choice among five free squares: ten ways, the first knight's square first. */
static void put_knights(enum laws_kind rank[8], unsigned int way)
{
	unsigned int first = 0;

	while (way >= 4 - first)
		way -= 4 - first++;
	put_on_free(rank, first, LAWS_KNIGHT);
	put_on_free(rank, first + way, LAWS_KNIGHT);
}

static void put_officers(enum laws_kind rank[8], unsigned int number)
{
	rank[number % 4 * 2 + 1] = LAWS_BISHOP;
	number /= 4;
	rank[number % 4 * 2] = LAWS_BISHOP;
	number /= 4;
	put_on_free(rank, number % 6, LAWS_QUEEN);
	put_knights(rank, number / 6);
	put_on_free(rank, 0, LAWS_ROOK);
	put_on_free(rank, 0, LAWS_KING);
	put_on_free(rank, 0, LAWS_ROOK);
}

bool laws_position_start_chess960(struct laws_position *position, unsigned int number)
{
	struct laws_setup setup = {
		.en_passant = LAWS_NO_SQUARE,
		.move_number = 1,
		.chess960 = true,
	};
	enum laws_kind rank[8] = {LAWS_NO_KIND};

	if (number >= START_POSITIONS)
		return false;
	put_officers(rank, number);
	for (unsigned int file = 0; file < 8; file++) {
		setup.board[square_at(file, 0)] = LAWS_PIECE(LAWS_WHITE, rank[file]);
		setup.board[square_at(file, 1)] = LAWS_PIECE(LAWS_WHITE, LAWS_PAWN);
		setup.board[square_at(file, 6)] = LAWS_PIECE(LAWS_BLACK, LAWS_PAWN);
		setup.board[square_at(file, 7)] = LAWS_PIECE(LAWS_BLACK, rank[file]);
		if (rank[file] == LAWS_ROOK)
			setup.castling |= (LAWS_SQUARE_SET(0) | LAWS_SQUARE_SET(56)) << file;
	}
	return laws_position_init(position, &setup) == 0;
}
