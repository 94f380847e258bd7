/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The start of a game: the start position stands, or should.
 */
#ifndef TOUCHMOVE_STARTING_H
#define TOUCHMOVE_STARTING_H

#include "track/tracker.h"

/* Says at @t when the start position stands; in a game the judge makes nothing of it. */
void starting_look(struct tracker *tracker, laws_time t, struct acts *acts);

/* True when all but a few squares are occupied as at the start. */
bool starting_is_nearly(const struct tracker *tracker);

/* Whether a press by @side is meant to start a game, which may stand set up wrongly. */
bool starting_is_meant(const struct tracker *tracker, enum laws_side side);

/*
 * A game would begin by @edge, a press or an order of @presser's: if the start
 * position stands it does, else the act says what differs.
 */
void starting_begin(struct tracker *tracker, enum laws_side presser, const struct edge *edge,
		    struct acts *acts);

#endif
