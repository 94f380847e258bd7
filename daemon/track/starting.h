/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The start of a game: the start position stands, or should stand. */
#ifndef TOUCHMOVE_STARTING_H
#define TOUCHMOVE_STARTING_H

#include "track/tracker.h"

/*
 * Reports at @t that the start position stands. In a game the judge ignores it. Where a press that
 * should have begun the game with it is not long ago, the game begins from that press, or where no
 * press is needed now (starting_unasked()); this then returns true.
 */
bool starting_look(struct tracker *tracker, laws_time t, struct acts *acts);

/*
 * In play without levers and without an arbiter (PlayRestTime=) nobody presses and nobody gives
 * orders: the pieces that stand as at the start begin a game, also where they were set up again in
 * the middle of another, which then ends without a result. To be called at a rest, at @t. Returns
 * true where a game has begun.
 */
bool starting_unasked(struct tracker *tracker, laws_time t, struct acts *acts);

/*
 * The squares that show otherwise than the start position. Of reeds that are known to fail, a few
 * are not believed.
 */
laws_squares starting_differing(const struct tracker *tracker);

/*
 * How many of @differs are wrong, of what differs from the start: that the magnet of a king or a
 * queen closes the reeds of empty squares beside it is no fault of these.
 */
unsigned int starting_count_wrong(const struct tracker *tracker, laws_squares differs);

/* True when all but a few squares are occupied as at the start. */
bool starting_is_nearly(const struct tracker *tracker);

/* Whether a press by @side is meant to start a game, with a right or a wrong set-up. */
bool starting_is_meant(const struct tracker *tracker, enum laws_side side);

/*
 * The squares that the first move has changed, or begun to, just before the press at @t; 0: there
 * is no such move, or not all else stands as at the start. The player whose clock is to run need
 * not have waited for it.
 */
laws_squares starting_early(const struct tracker *tracker, laws_time t);

/* True when no game is on, or the board is far from what the one that is may have come to. */
bool starting_may_begin(const struct tracker *tracker);

/* True when all that is recognised stands as in @position. */
bool starting_kinds_agree(const struct tracker *tracker, const struct laws_position *position);

/*
 * Begins the game, and reports that it has begun at @first, with nothing astray, and goes on from
 * @t. @order has asked for it, or is 0.
 */
void starting_begin_at(struct tracker *tracker, unsigned int order, bool by_lever, laws_time first,
		       laws_time t, struct acts *acts);

/*
 * Takes @edge, a press or an order by @presser to start: begins the game if the start position
 * stands, and reports the order, with what differs if it does not.
 */
void starting_begin(struct tracker *tracker, enum laws_side presser, const struct edge *edge,
		    struct acts *acts);

/*
 * Takes a change of a square behind a press that should have begun a game, while the set-up was
 * wrong: it may put that right, or belong to the first move.
 */
void starting_note(struct tracker *tracker, const struct edge *edge);

/* The press that should have begun a game does so no more: an arbiter has said that it is void. */
void starting_forget(struct tracker *tracker);

/*
 * @side presses behind such a press: where a legal first move explains this press, the game is
 * begun, from its own press on, and this one is one of its presses. What differed is a failing
 * reed, or a piece that lies beside its own.
 */
bool starting_take_up(struct tracker *tracker, enum laws_side side, const struct edge *edge,
		      struct acts *acts);

/*
 * The same for what has been pressed behind a press that no first move explained: the game is begun
 * where legal moves, which reeds have shown each before its press, leave nothing else wrong. They
 * are then in @gap, which has to be taken as one that ends just before this press; its times are
 * the press's. To be called at each press.
 */
bool starting_take_up_late(struct tracker *tracker, enum laws_side side, struct edge *gap,
			   struct acts *acts);

/* True when, without levers, a rest may show the first move behind such an order. */
bool starting_awaits_rest(const struct tracker *tracker);

/* The same as starting_take_up() for what stands at a rest at @t, without levers. */
bool starting_take_up_at_rest(struct tracker *tracker, laws_time t, struct acts *acts);

/*
 * True when @side, who is to move first, presses with nothing moved in a game that began with a
 * press before the pieces stood: the players start the clock anew, which is no press without a
 * move.
 */
bool starting_is_repeated(const struct tracker *tracker, enum laws_side side);

#endif
