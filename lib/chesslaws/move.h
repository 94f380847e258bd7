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

/* What is special about a move (Articles 3.7.3.1, 3.8.2). */
enum laws_move_type {
	LAWS_MOVE_ORDINARY = 0, /* captures and promotions too */
	LAWS_MOVE_CASTLING,	/* @to is the square of the rook (Articles 3.8.2, II.3) */
	LAWS_MOVE_EN_PASSANT,
};

/* A move; of those that the functions below take, each must be legal unless they say otherwise. */
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

/* True when @a and @b are the same move of Article 3, its promotion included. */
static inline bool laws_move_equal(struct laws_move a, struct laws_move b)
{
	return a.from == b.from && a.to == b.to && a.promotion == b.promotion && a.type == b.type;
}

/*
 * Writes every legal move (Articles 3.1 to 3.10) of the side to move to @moves,
 * in no fixed order. Returns how many: none in checkmate and stalemate.
 */
size_t laws_moves(const struct laws_position *position, struct laws_move moves[LAWS_MOVES_MAX]);

/* How many legal moves (3.10.1) the side to move has: laws_moves() without the list, much faster.
 */
size_t laws_moves_count(const struct laws_position *position);

/* True when @move is legal in @position (Article 3.10.1); any value of it may be asked about. */
bool laws_move_is_legal(const struct laws_position *position, struct laws_move move);

/*
 * Returns what the side to move wins by the legal @move (Article 3.10.1), in pawns, negative where
 * it loses: a knight or a bishop is 3, a rook 5, a queen 9 (Shannon 1950). Both sides then capture
 * on the square where it ends, with the least valuable piece each time, as long as that pays. Pins
 * and whatever else the board holds are not looked at: this tells how likely a move is, never
 * whether it is legal. There are no errors.
 */
int laws_move_exchange(const struct laws_position *position, struct laws_move move);

/* Plays the legal @move (Article 3.10.1). A caller that wants to go back keeps a copy. */
void laws_move_play(struct laws_position *position, struct laws_move move);

/* The square where @move takes its piece, for castling the king (Articles 3.8.2, II.3). */
laws_square laws_move_arrival(const struct laws_position *position, struct laws_move move);

/* The square where castling takes its rook (3.8.2, II.3), or LAWS_NO_SQUARE for another move. */
laws_square laws_move_rook_arrival(const struct laws_position *position, struct laws_move move);

/* The square from which @move captures (en passant: the pawn's, 3.7.3.1), or LAWS_NO_SQUARE. */
laws_square laws_move_captured(const struct laws_position *position, struct laws_move move);

/*
 * What @move, which need not be legal, changes on the board: in *@left the squares
 * from which a piece goes, also a captured one, and in *@reached those on which one
 * comes to stand. In Chess960 king and rook may each go to where the other stood, and
 * one of them may stay where it is (II.3.2): its square is then in neither.
 */
void laws_move_footprint(const struct laws_position *position, struct laws_move move,
			 laws_squares *left, laws_squares *reached);

/*
 * How many sequences of @depth legal moves (Article 3.10.1) there are, the usual
 * test of a move generator: 1 for a depth of 0. From the initial position a depth
 * of 15 is the deepest that fits; what does not fit is counted modulo 2^64.
 */
uint64_t laws_perft(const struct laws_position *position, unsigned int depth);

#ifdef __cplusplus
}
#endif

#endif
