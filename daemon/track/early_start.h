/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What was done before the press, or the order, by which a game begins. */
#ifndef TOUCHMOVE_EARLY_START_H
#define TOUCHMOVE_EARLY_START_H

#include "track/tracker.h"

/*
 * Takes @edge, a press or an order by @side that is meant to begin a game. The first move may have
 * begun already (starting_early()).
 */
void early_start_begin(struct tracker *tracker, enum laws_side side, const struct edge *edge,
		       struct acts *acts);

/*
 * Takes @edge, a press by @side or an order to start, behind moves that were made since the start
 * position stood: begins the game, whose record has these moves. Returns false where there are
 * none, or where the player who made the last one is not the one who presses.
 */
bool early_start_take_up(struct tracker *tracker, enum laws_side side, const struct edge *edge,
			 struct acts *acts);

#endif
