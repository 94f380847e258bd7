/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Brute force for mateability: of every position in which each king has one piece with it or
 * none, whether one side can be helped to mate. It has its own rules of moving and shares
 * nothing with the library.
 *
 * The side that is to mate plays up the board, as White does. A question about three men is
 * answered with the set of squares of the fourth (bit 0 is a1, bit 63 h8). There is no
 * castling.
 */
#ifndef TEST_MATE_TABLES_H
#define TEST_MATE_TABLES_H

#include <stdbool.h>
#include <stdint.h>

enum man { NO_MAN, PAWN, KNIGHT, BISHOP, ROOK, QUEEN, MEN };

#define MAN_LETTERS " pnbrq"

/* Whose turn it is. */
enum turn { WINNERS_TURN, LOSERS_TURN };

/* Where three men stand: the kings, and the winner's piece. */
struct places {
	int winner;
	int loser;
	int own;
};

/* Squares of the loser's man; bit 0 stands for a man who is not there. */
struct answers {
	uint64_t legal;	   /* with which the position is one */
	uint64_t mateable; /* of these, where the winner can be helped to mate */
};

/*
 * Makes the tables of @own with its king against @theirs, and of all that captures
 * and promotions lead to. Returns false when there is no memory.
 */
bool mate_tables_make(enum man own, enum man theirs);

/* The answers of a table that has been made. */
struct answers mate_tables_look(enum man own, enum man theirs, enum turn turn,
				struct places places);

/*
 * Of pawn against pawn: the positions in which the side to move may capture en
 * passant what has just gone two squares.
 */
struct answers mate_tables_look_en_passant(enum turn turn, struct places places);

/* How many positions of a table are mate. */
uint64_t mate_tables_mates(enum man own, enum man theirs);

void mate_tables_free(void);

#endif
