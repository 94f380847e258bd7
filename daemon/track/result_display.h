/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Kings put in the centre to show the result: on e4 and d5 White has won, on
 * d4 and e5 Black, on squares of both colours it is a draw. It is the custom
 * of boards that tell of games, and not in the Laws.
 *
 * Any two of these squares are neighbours, so two kings never come to stand
 * there by legal moves.
 */
#ifndef TOUCHMOVE_RESULT_DISPLAY_H
#define TOUCHMOVE_RESULT_DISPLAY_H

#include "track/tracker.h"

/*
 * Reports at @t the result that the kings show. Returns true when they show one. Where one of them
 * has stood there since before this turn, or by a move on the record, the other may only have been
 * put down on the way to its move: a long rest is awaited, or a press, by which @is_long_rest is
 * true as well.
 */
bool result_display_look(struct tracker *tracker, bool is_long_rest, laws_time t,
			 struct acts *acts);

#endif
