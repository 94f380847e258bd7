/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The start of a game: the start position stands, or should stand. */
#ifndef TOUCHMOVE_STARTING_H
#define TOUCHMOVE_STARTING_H

#include "track/tracker.h"

/* Reports at @t that the start position stands. In a game the judge ignores it. */
void starting_look(struct tracker *tracker, laws_time t, struct acts *acts);

/* True when all but a few squares are occupied as at the start. */
bool starting_is_nearly(const struct tracker *tracker);

/* Whether a press by @side is meant to start a game, with a right or a wrong set-up. */
bool starting_is_meant(const struct tracker *tracker, enum laws_side side);

/*
 * Takes @edge, a press or an order by @presser to start: begins the game if the start position
 * stands, and reports the order, with what differs if it does not.
 */
void starting_begin(struct tracker *tracker, enum laws_side presser, const struct edge *edge,
		    struct acts *acts);

/*
 * Takes a change of a square, while no game is on: it may belong to the first move of a game whose
 * set-up was a little wrong when the clock was pressed for the start.
 */
void starting_note(struct tracker *tracker, const struct edge *edge);

/*
 * @side presses while no game is on: where that ends a legal first move of such a game, this is
 * begun, from its press on, and the move stands. What differed is a failing reed, or a piece that
 * lies beside its own.
 */
bool starting_take_up(struct tracker *tracker, enum laws_side side, const struct edge *edge,
		      struct acts *acts);

#endif
