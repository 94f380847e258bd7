/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Which way round the board lies. Article 2 asks only for a light square at each player's
 * right hand, so a board turned by half is right; but then the wiring does not fit the
 * players' sides (Orientation).
 */
#ifndef TOUCHMOVE_ORIENTATION_H
#define TOUCHMOVE_ORIENTATION_H

#include "track/tracker.h"

/* @squares of a board turned by half. */
laws_squares orientation_turned(laws_squares squares);

/* Turns @edge by half. */
void orientation_turn(struct edge *edge);

/*
 * The pieces are set up for a game. If they are recognised on the squares of a board turned by
 * half, turns the board from @t on, and reports it. Returns true when it does.
 */
bool orientation_look_at_set_up(struct tracker *tracker, laws_time t, struct acts *acts);

/*
 * The player to move presses in the first move of a game. If only a board turned by half shows
 * a legal move, turns the board, reports it, and begins the hypotheses anew with that move.
 */
void orientation_look(struct tracker *tracker, enum laws_side side, laws_time t, struct acts *acts);

/*
 * The same without levers: nothing has changed for a while at @t, or a piece is about to be lifted.
 */
void orientation_look_unpressed(struct tracker *tracker, laws_time t, struct acts *acts);

/*
 * Turns the board back, and reports it, where orientation_look_unpressed() has turned it and the
 * piece has been put back by @t.
 */
void orientation_look_back(struct tracker *tracker, laws_time t, struct acts *acts);

#endif
