/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * How likely a player chooses a move: where reeds leave open which of two moves it was, players
 * seldom leave a piece that they can win, or put one where it is taken for nothing, and seldom give
 * up castling.
 */
#ifndef TOUCHMOVE_CHOICE_H
#define TOUCHMOVE_CHOICE_H

#include <chesslaws/course.h>

/* The position is not looked at: every choice costs the same. */
#define CHOICE_OPEN (-128)

/*
 * The most that the side to move can win in @position by exchange on one square, 0 or more pawns,
 * by one of its @count legal @moves.
 */
int choice_best(const struct laws_position *position, const struct laws_move moves[], size_t count);

/*
 * What it costs, by model.def, that the side to move chose the legal @move in @position, where it
 * could win @best, which is CHOICE_OPEN or from choice_best().
 */
unsigned int choice_cost(const struct laws_position *position, int best, struct laws_move move);

/* What a move does to the right to castle, which lasts until the king or that rook has moved. */
enum choice_right { CHOICE_KEEPS, CHOICE_MOVES_KING, CHOICE_MOVES_ROOK };

/* Of the legal @move in @position; castling itself keeps what it makes use of. */
enum choice_right choice_right(const struct laws_position *position, struct laws_move move);

/* What it costs, by model.def, that the legal @move in @position gives the right up. */
unsigned int choice_cost_of_right(const struct laws_position *position, struct laws_move move);

#endif
