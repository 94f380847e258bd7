/* SPDX-License-Identifier: LGPL-2.1-or-later */
#ifndef TOUCHMOVE_MISSED_START_H
#define TOUCHMOVE_MISSED_START_H

#include "track/tracker.h"

/*
 * No first move explains the press at @t behind the one for the start. Where somebody has lifted a
 * piece it belongs to a move all the same, which later presses may show.
 */
void missed_start_note(struct tracker *tracker, laws_time t);

/*
 * Takes the press of @side at @t behind such a press. Returns true where the game has begun with
 * that: legal moves, which reeds have shown each before its press, explain all of the board, and no
 * other moves do. The lines of the review, which has no game yet, are used up for that.
 */
bool missed_start_press(struct tracker *tracker, enum laws_side side, laws_time t);

#endif
