/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Moves: which are legal (Article 3), and what playing one leaves behind.
 */
#ifndef CHESSLAWS_MOVE_H
#define CHESSLAWS_MOVE_H

#include <stddef.h>

#include <chesslaws/position.h>

#ifdef __cplusplus
extern "C" {
#endif

enum laws_move_type {
	LAWS_MOVE_ORDINARY = 0, /* captures and promotions too */
	LAWS_MOVE_CASTLING,	/* @to is the square of the rook (Articles 3.8.2, II.3) */
	LAWS_MOVE_EN_PASSANT,
};

struct laws_move {
	laws_square from;
	laws_square to;
	uint8_t promotion; /* enum laws_kind of the new piece, or LAWS_NO_KIND */
	uint8_t type;	   /* enum laws_move_type */
};

/*
 * Room for the legal moves of any position. No legal one has more than 218;
 * of sixteen pieces fifteen queens with 27 moves and a king with ten have 415.
 */
#define LAWS_MOVES_MAX 512

static inline bool laws_move_equal(struct laws_move a, struct laws_move b)
{
	return a.from == b.from && a.to == b.to && a.promotion == b.promotion && a.type == b.type;
}

/*
 * Writes every legal move of the side to move to @moves, in no fixed order.
 * Returns how many: none in checkmate and stalemate.
 */
size_t laws_moves(const struct laws_position *position, struct laws_move moves[LAWS_MOVES_MAX]);

/* How many legal moves the side to move has: laws_moves() without the list, and much faster. */
size_t laws_moves_count(const struct laws_position *position);

/* True when @move is legal in @position; any value of @move may be asked about. */
bool laws_move_is_legal(const struct laws_position *position, struct laws_move move);

/* Plays the legal @move. A caller that wants to go back keeps a copy. */
void laws_move_play(struct laws_position *position, struct laws_move move);

/* Where the moved king or piece arrives: for castling the king's square, not the rook's. */
laws_square laws_move_arrival(const struct laws_position *position, struct laws_move move);

/* Where the castling rook arrives, or LAWS_NO_SQUARE for another move. */
laws_square laws_move_rook_arrival(const struct laws_position *position, struct laws_move move);

/* The square from which @move captures (en passant: the pawn's), or LAWS_NO_SQUARE. */
laws_square laws_move_captured(const struct laws_position *position, struct laws_move move);

/* How many sequences of @depth legal moves there are: the usual test of a move generator. */
uint64_t laws_perft(const struct laws_position *position, unsigned int depth);

#ifdef __cplusplus
}
#endif

#endif
