/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Unobserved moves: which legal moves lead from the known position to the squares that are
 * occupied after a gap. It compares positions, and knows nothing of time, hands or levers.
 */
#ifndef TOUCHMOVE_UNOBSERVED_H
#define TOUCHMOVE_UNOBSERVED_H

#include <chesslaws.h>

/*
 * True when @occupied can be seen during some legal move of @position, at its beginning and
 * end included.
 */
bool unobserved_is_in_progress(const struct laws_position *position, laws_squares occupied);

/* The most candidates that are kept apart. */
#define UNOBSERVED_MOVES 8

/*
 * Lists the legal moves of @position that lead to @occupied, whatever stands on @dead; with
 * @going_on the opponent may already be making his answer. Only those count that leave the most
 * squares of @touched, whose pieces had been touched before. Returns how many there are; @list
 * holds the first of them.
 */
size_t unobserved_list_moves(const struct laws_position *position, laws_squares occupied,
			     laws_squares dead, laws_squares touched, bool going_on,
			     struct laws_move list[UNOBSERVED_MOVES]);

/*
 * Finds the first of two completed legal moves, one by each side, that lead to @occupied, whatever
 * stands on @dead.
 * Returns false when there is none, or more than one such pair.
 */
bool unobserved_find_two(const struct laws_position *position, laws_squares occupied,
			 laws_squares dead, laws_squares touched, struct laws_move *move);

#endif
