/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The start positions of Chess960 (Guidelines II.2), by the numbers that
 * Reinhard Scharnagl gave them, and as they stand on a board.
 */
#include "rules/rules.h"

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

/* White's officers on @rank, the pawns before them, and the like of Black's opposite (II.2.3). */
static void put_up(struct laws_setup *setup, const enum laws_kind rank[8])
{
	*setup = (struct laws_setup){
		.en_passant = LAWS_NO_SQUARE,
		.move_number = 1,
		.chess960 = true,
	};
	for (unsigned int file = 0; file < 8; file++) {
		setup->board[square_at(file, 0)] = LAWS_PIECE(LAWS_WHITE, rank[file]);
		setup->board[square_at(file, 1)] = LAWS_PIECE(LAWS_WHITE, LAWS_PAWN);
		setup->board[square_at(file, 6)] = LAWS_PIECE(LAWS_BLACK, LAWS_PAWN);
		setup->board[square_at(file, 7)] = LAWS_PIECE(LAWS_BLACK, rank[file]);
		if (rank[file] == LAWS_ROOK)
			setup->castling |= (LAWS_SQUARE_SET(0) | LAWS_SQUARE_SET(56)) << file;
	}
}

bool laws_position_start_chess960(struct laws_position *position, unsigned int number)
{
	enum laws_kind rank[8] = {LAWS_NO_KIND};
	struct laws_setup setup;

	if (number >= START_POSITIONS)
		return false;
	put_officers(rank, number);
	put_up(&setup, rank);
	return laws_position_init(position, &setup) == 0;
}

/* The officers of Article 2.2, the bishops on squares of both colours (II.2.2). */
static bool are_officers(const enum laws_kind rank[8])
{
	static const unsigned int due[LAWS_KING + 1] = {
		[LAWS_KNIGHT] = 2, [LAWS_BISHOP] = 2, [LAWS_ROOK] = 2,
		[LAWS_QUEEN] = 1,  [LAWS_KING] = 1,
	};
	unsigned int found[LAWS_KING + 1] = {0}, dark_bishops = 0;

	for (unsigned int file = 0; file < 8; file++) {
		if (rank[file] > LAWS_KING)
			return false;
		found[rank[file]]++;
		dark_bishops += rank[file] == LAWS_BISHOP && file % 2 == 0;
	}
	return memcmp(found, due, sizeof(due)) == 0 && dark_bishops == 1;
}

/* The king stands between the rooks (II.2.1). */
static bool is_king_between(const enum laws_kind rank[8])
{
	unsigned int rooks = 0, file = 0;

	for (; rank[file] != LAWS_KING; file++)
		rooks += rank[file] == LAWS_ROOK;
	return rooks == 1;
}

bool laws_position_start_on_board(struct laws_position *position, const laws_piece board[64])
{
	enum laws_kind rank[8];
	struct laws_setup setup;

	for (unsigned int file = 0; file < 8; file++)
		rank[file] = laws_piece_kind(board[file]);
	if (!are_officers(rank) || !is_king_between(rank))
		return false;
	put_up(&setup, rank);
	return memcmp(setup.board, board, sizeof(setup.board)) == 0 &&
	       laws_position_init(position, &setup) == 0;
}
