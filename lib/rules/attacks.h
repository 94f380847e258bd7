/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Which squares a piece attacks (Articles 3.1 to 3.8), as sets of squares.
 * Internal to the library. Knows no position and no rule beyond the way the
 * pieces move.
 *
 * Sliding pieces use obstruction difference: on each line the nearest piece
 * below the square and the nearest above it are found by one subtraction, so
 * the tables stay small enough (6 KiB) to be constants.
 */
#ifndef CHESSLAWS_ATTACKS_H
#define CHESSLAWS_ATTACKS_H

#include <chesslaws/position.h>

#define CHESSLAWS_INTERNAL __attribute__((visibility("hidden")))

#define FILE_A ((laws_squares)0x0101010101010101)
#define FILE_H (FILE_A << 7)
#define RANK_1 ((laws_squares)0xff)
#define RANK_8 (RANK_1 << 56)

/* The squares of one line through a square, below it and above it in number. */
struct chesslaws_line {
	laws_squares lower;
	laws_squares upper;
};

enum chesslaws_line_kind { ALONG_FILE, ALONG_RANK, ALONG_DIAGONAL, ALONG_ANTIDIAGONAL };

extern const struct chesslaws_line chesslaws_lines[64][4] CHESSLAWS_INTERNAL;
/* Where a bishop and a rook get to on an empty board. */
extern const laws_squares chesslaws_bishop_lines[64] CHESSLAWS_INTERNAL;
extern const laws_squares chesslaws_rook_lines[64] CHESSLAWS_INTERNAL;

extern const laws_squares chesslaws_knight_attacks[64] CHESSLAWS_INTERNAL;
extern const laws_squares chesslaws_king_attacks[64] CHESSLAWS_INTERNAL;

static inline unsigned int square_file(laws_square square)
{
	return square & 7;
}

static inline unsigned int square_rank(laws_square square)
{
	return square >> 3;
}

static inline laws_square square_at(unsigned int file, unsigned int rank)
{
	return (laws_square)(rank * 8 + file);
}

static inline laws_square first_square(laws_squares squares)
{
	return (laws_square)__builtin_ctzll(squares);
}

static inline laws_square take_first(laws_squares *squares)
{
	laws_square square = first_square(*squares);

	*squares &= *squares - 1;
	return square;
}

static inline bool more_than_one(laws_squares squares)
{
	return (squares & (squares - 1)) != 0;
}

static inline unsigned int count_squares(laws_squares squares)
{
	return (unsigned int)__builtin_popcountll(squares);
}

static inline laws_squares line_attacks(laws_square square, enum chesslaws_line_kind kind,
					laws_squares occupied)
{
	const struct chesslaws_line *line = &chesslaws_lines[square][kind];
	laws_squares lower = line->lower & occupied;
	laws_squares upper = line->upper & occupied;
	laws_squares from_lower = ~(laws_squares)0 << (63 - __builtin_clzll(lower | 1));
	laws_squares to_upper = 2 * (upper & -upper);

	return (line->lower | line->upper) & (from_lower + to_upper);
}

static inline laws_squares rook_attacks(laws_square square, laws_squares occupied)
{
	return line_attacks(square, ALONG_FILE, occupied) |
	       line_attacks(square, ALONG_RANK, occupied);
}

static inline laws_squares bishop_attacks(laws_square square, laws_squares occupied)
{
	return line_attacks(square, ALONG_DIAGONAL, occupied) |
	       line_attacks(square, ALONG_ANTIDIAGONAL, occupied);
}

/* What pawns of @side on @pawns attack towards the a-file, and towards the h-file. */
static inline laws_squares pawns_attack_west(laws_squares pawns, enum laws_side side)
{
	pawns &= ~FILE_A;
	return side == LAWS_WHITE ? pawns << 7 : pawns >> 9;
}

static inline laws_squares pawns_attack_east(laws_squares pawns, enum laws_side side)
{
	pawns &= ~FILE_H;
	return side == LAWS_WHITE ? pawns << 9 : pawns >> 7;
}

static inline laws_squares pawn_attacks(laws_squares pawns, enum laws_side side)
{
	return pawns_attack_west(pawns, side) | pawns_attack_east(pawns, side);
}

/* The whole line through two squares without @a, or nothing if they share none. */
static inline laws_squares line_through(laws_square a, laws_square b)
{
	const struct chesslaws_line *lines = chesslaws_lines[a];

	for (unsigned int kind = 0; kind < 4; kind++) {
		laws_squares line = lines[kind].lower | lines[kind].upper;

		if (line & LAWS_SQUARE_SET(b))
			return line;
	}
	return 0;
}

/* The squares strictly between two squares of one line, or nothing if they share none. */
static inline laws_squares squares_between(laws_square a, laws_square b)
{
	laws_squares ends = LAWS_SQUARE_SET(a) | LAWS_SQUARE_SET(b);
	laws_square low = a < b ? a : b;
	laws_square high = a < b ? b : a;
	laws_squares range = (LAWS_SQUARE_SET(high) - 1) & ~(LAWS_SQUARE_SET(low) - 1);

	return line_through(a, b) & range & ~ends;
}

/* Two squares of one rank and all between them. */
static inline laws_squares span(laws_square a, laws_square b)
{
	laws_square low = a < b ? a : b;
	laws_square high = a < b ? b : a;

	return (LAWS_SQUARE_SET(high) << 1) - LAWS_SQUARE_SET(low);
}

/* The pieces of @side that attack @square when @occupied is occupied. */
static inline laws_squares attackers(const struct laws_position *position, laws_square square,
				     enum laws_side side, laws_squares occupied)
{
	const laws_squares *kinds = position->kinds;
	laws_squares queens = kinds[LAWS_QUEEN];
	laws_squares pawns = pawn_attacks(LAWS_SQUARE_SET(square), laws_side_other(side));

	return ((pawns & kinds[LAWS_PAWN]) |
		(chesslaws_knight_attacks[square] & kinds[LAWS_KNIGHT]) |
		(chesslaws_king_attacks[square] & kinds[LAWS_KING]) |
		(bishop_attacks(square, occupied) & (kinds[LAWS_BISHOP] | queens)) |
		(rook_attacks(square, occupied) & (kinds[LAWS_ROOK] | queens))) &
	       position->sides[side];
}

#endif
