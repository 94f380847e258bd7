/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * What the files of the rule library share among themselves.
 */
#ifndef CHESSLAWS_RULES_H
#define CHESSLAWS_RULES_H

#include <endian.h>
#include <string.h>

#include <chesslaws/move.h>

#include "rules/attacks.h"

/*
 * The pawns of the side to move that may legally capture en passant on
 * @square (Article 3.7.3.1), where a pawn of the opponent has just passed.
 */
CHESSLAWS_INTERNAL laws_squares chesslaws_en_passant_pawns(const struct laws_position *position,
							   laws_square square);

/*
 * Writes the legal moves, castling apart, by which a piece of the side to move
 * comes from one of the squares @from to @to. Returns how many.
 */
CHESSLAWS_INTERNAL size_t chesslaws_moves_to(const struct laws_position *position,
					     laws_squares from, laws_square to,
					     struct laws_move moves[LAWS_MOVES_MAX]);

/* Writes the legal castlings with a rook on one of the squares @rooks; returns how many. */
CHESSLAWS_INTERNAL size_t chesslaws_castlings(const struct laws_position *position,
					      laws_squares rooks, struct laws_move moves[2]);

/*
 * Article 3.8.2.2, for any squares that king and rook may come from: nothing
 * prevents @side for now from castling with the rook on @rook, which may.
 */
CHESSLAWS_INTERNAL bool chesslaws_castling_is_free(const struct laws_position *position,
						   enum laws_side side, laws_square rook);

/*
 * A move put together in one word: a processor that reads a whole move behind
 * four stores of single bytes has to wait until all of them are through.
 */
static inline struct laws_move move_of(laws_square from, laws_square to, enum laws_kind promotion,
				       enum laws_move_type type)
{
	uint32_t bytes = htole32(from | (uint32_t)to << 8 | (uint32_t)promotion << 16 |
				 (uint32_t)type << 24);
	struct laws_move move;

	_Static_assert(sizeof(move) == sizeof(bytes), "a move is four bytes");
	memcpy(&move, &bytes, sizeof(move));
	return move;
}

/*
 * What an illegal move of @length bytes in SAN was meant to be: its squares,
 * LAWS_NO_SQUARE where the text leaves open which piece should move or, in
 * castling, with which rook. Returns 0, or LAWS_MOVE_UNREADABLE and leaves
 * @move untouched.
 */
CHESSLAWS_INTERNAL int chesslaws_san_intent(const struct laws_position *position, const char *text,
					    size_t length, struct laws_move *move);

/*
 * The faults of @position that follow from material, pawns and castling rights
 * (Article 3.10.3), which may be any set-up, also an unplayable one.
 */
CHESSLAWS_INTERNAL unsigned int chesslaws_material_faults(const struct laws_position *position);

/*
 * The faults of @position that follow from the last move that must have led to it.
 * @passed: the square that a pawn has just passed over, or LAWS_NO_SQUARE if that
 * is unknown.
 */
CHESSLAWS_INTERNAL unsigned int chesslaws_last_move_faults(const struct laws_position *position,
							   laws_square passed);

/* Where castling with the rook on @rook takes the king and the rook (Article 3.8.2). */
static inline laws_square castled_king(laws_square king, laws_square rook)
{
	return square_at(rook > king ? 6 : 2, square_rank(king));
}

static inline laws_square castled_rook(laws_square king, laws_square rook)
{
	return square_at(rook > king ? 5 : 3, square_rank(king));
}

static inline laws_squares pieces(const struct laws_position *position, enum laws_side side,
				  enum laws_kind kind)
{
	return position->kinds[kind] & position->sides[side];
}

static inline laws_square king_square(const struct laws_position *position, enum laws_side side)
{
	return first_square(position->kinds[LAWS_KING] & position->sides[side]);
}

/* The square of the pawn that a capture en passant on @square takes. */
static inline laws_square passed_pawn(laws_square square)
{
	return square ^ 8;
}

#endif
