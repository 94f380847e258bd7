/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Which way round the board lies. Article 2 asks only for a light square at
 * each player's right hand, so a board turned by half lies as it should; but
 * its wiring does not know who sits where (Orientation).
 */
#ifndef TOUCHMOVE_ORIENTATION_H
#define TOUCHMOVE_ORIENTATION_H

#include "track/tracker.h"

/* @edge of a board that is turned by half, as one of a board that is not. */
void orientation_turn(struct edge *edge);

/*
 * The pieces are set up for a game, and are recognised on the squares on which they
 * stand on a board turned by half: then the board is turned from @t on, which is
 * said. Returns true when it is.
 */
bool orientation_look_at_set_up(struct tracker *tracker, laws_time t, struct acts *acts);

/*
 * The player to move presses, in the first move of a game. When only a board
 * turned by half shows a legal move, the board is turned from now on, which is
 * said, and the hypotheses begin anew with that move.
 */
void orientation_look(struct tracker *tracker, enum laws_side side, laws_time t, struct acts *acts);

#endif
