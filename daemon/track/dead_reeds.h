/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Squares without a working reed, which the configuration names (DeadSquares). Nothing that they
 * show goes farther than tracker_step(): on them stands what the record says. To the rest of the
 * tracker they are failing reeds (reed_faults.h) of which nobody need be told, and which never
 * work again.
 */
#ifndef TOUCHMOVE_DEAD_REEDS_H
#define TOUCHMOVE_DEAD_REEDS_H

#include "track/tracker.h"

/* Takes what dead reeds show out of @edge. Returns true when nothing is left of it. */
bool dead_reeds_hide(const struct tracker *tracker, struct edge *edge);

/* On dead squares stands now what the likeliest hypothesis, or the awaited position, says. */
void dead_reeds_follow(struct tracker *tracker);

/* The occupied squares, with dead ones as in @position. */
laws_squares dead_reeds_as_in(const struct tracker *tracker, const struct laws_position *position);

#endif
