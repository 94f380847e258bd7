/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * What may have happened while nobody looked: which legal moves lead from the
 * position that was known to the squares that are occupied now. It compares
 * positions, and knows nothing of time, hands or levers.
 */
#ifndef TOUCHMOVE_UNOBSERVED_H
#define TOUCHMOVE_UNOBSERVED_H

#include <chesslaws.h>

/*
 * True when @occupied is what one sees in the course of some legal move of
 * @position, its beginning and its end included.
 */
bool unobserved_is_in_progress(const struct laws_position *position, laws_squares occupied);

/* More readings than these are not kept apart. */
#define UNOBSERVED_MOVES 8

/*
 * Lists the legal moves of @position behind which @occupied stands; with
 * @going_on the opponent may also be in the course of his answer. Only those
 * count that concern the most squares of @touched, whose pieces had been
 * touched before. Returns how many there are; @list holds the first of them.
 */
size_t unobserved_list_moves(const struct laws_position *position, laws_squares occupied,
			     laws_squares touched, bool going_on,
			     struct laws_move list[UNOBSERVED_MOVES]);

/*
 * Finds the first of two legal moves, one by each side, both of them all done.
 * Returns false when there is none, or more than one such pair.
 */
bool unobserved_find_two(const struct laws_position *position, laws_squares occupied,
			 laws_squares touched, struct laws_move *move);

#endif
