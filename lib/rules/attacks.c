/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The tables of attacks.h, worked out by the compiler: constants need no
 * initialisation that a caller could forget or two threads could race for.
 */
#include "rules/attacks.h"

#define SET(s)	 ((laws_squares)1 << (s))
#define FILE_(s) ((s)&7)
#define RANK_(s) ((s) >> 3)

/* Masks for what would wrap round the edge of the board. */
#define NOT_A  ((laws_squares)0xfefefefefefefefe)
#define NOT_AB ((laws_squares)0xfcfcfcfcfcfcfcfc)
#define NOT_H  ((laws_squares)0x7f7f7f7f7f7f7f7f)
#define NOT_GH ((laws_squares)0x3f3f3f3f3f3f3f3f)

#define LINE_FILE(s) (FILE_A << FILE_(s))
#define LINE_RANK(s) (RANK_1 << (8 * RANK_(s)))

/* a1-h8 and a8-h1, moved up or down until they pass through @s. */
#define MOVED(line, ranks)   ((ranks) >= 0 ? (line) << (8 * (ranks)&63) : (line) >> (-8 * (ranks)&63))
#define LINE_DIAGONAL(s)     MOVED((laws_squares)0x8040201008040201, RANK_(s) - FILE_(s))
#define LINE_ANTIDIAGONAL(s) MOVED((laws_squares)0x0102040810204080, RANK_(s) + FILE_(s) - 7)

#define SPLIT(line, s)                                                                             \
	{                                                                                          \
		(line) & (SET(s) - 1), (line) & (~(laws_squares)1 << (s))                          \
	}
#define LINES(s)                                                                                   \
	{                                                                                          \
		SPLIT(LINE_FILE(s), s), SPLIT(LINE_RANK(s), s), SPLIT(LINE_DIAGONAL(s), s),        \
			SPLIT(LINE_ANTIDIAGONAL(s), s)                                             \
	}

#define BISHOP(s) ((LINE_DIAGONAL(s) | LINE_ANTIDIAGONAL(s)) & ~SET(s))
#define ROOK(s)	  ((LINE_FILE(s) | LINE_RANK(s)) & ~SET(s))

#define KNIGHT(s)                                                                                  \
	((SET(s) << 17 & NOT_A) | (SET(s) << 15 & NOT_H) | (SET(s) << 10 & NOT_AB) |               \
	 (SET(s) << 6 & NOT_GH) | (SET(s) >> 17 & NOT_H) | (SET(s) >> 15 & NOT_A) |                \
	 (SET(s) >> 10 & NOT_GH) | (SET(s) >> 6 & NOT_AB))

#define KING(s)                                                                                    \
	(SET(s) << 8 | SET(s) >> 8 | (SET(s) << 9 & NOT_A) | (SET(s) << 1 & NOT_A) |               \
	 (SET(s) >> 7 & NOT_A) | (SET(s) << 7 & NOT_H) | (SET(s) >> 1 & NOT_H) |                   \
	 (SET(s) >> 9 & NOT_H))

#define FOR_RANK(OF, s)                                                                            \
	OF(s), OF((s) + 1), OF((s) + 2), OF((s) + 3), OF((s) + 4), OF((s) + 5), OF((s) + 6),       \
		OF((s) + 7)
#define FOR_ALL(OF)                                                                                \
	FOR_RANK(OF, 0), FOR_RANK(OF, 8), FOR_RANK(OF, 16), FOR_RANK(OF, 24), FOR_RANK(OF, 32),    \
		FOR_RANK(OF, 40), FOR_RANK(OF, 48), FOR_RANK(OF, 56)

const struct chesslaws_line chesslaws_lines[64][4] = {FOR_ALL(LINES)};
const laws_squares chesslaws_bishop_lines[64] = {FOR_ALL(BISHOP)};
const laws_squares chesslaws_rook_lines[64] = {FOR_ALL(ROOK)};
const laws_squares chesslaws_knight_attacks[64] = {FOR_ALL(KNIGHT)};
const laws_squares chesslaws_king_attacks[64] = {FOR_ALL(KING)};
