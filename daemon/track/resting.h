/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Rests: nothing has changed for the settle time, and what stands is released; or for longer, and
 * what is still in doubt is taken as it stands.
 */
#ifndef TOUCHMOVE_RESTING_H
#define TOUCHMOVE_RESTING_H

#include "input/edge.h"

struct tracker;
struct acts;

/* What stands since @t is released when it has rested. */
void resting_await(struct tracker *tracker, laws_time t, laws_time now);

/* Forgets the rest that is awaited: it has come, or no longer matters. */
void resting_end(struct tracker *tracker);

/* The rest that was awaited has come, at @t. */
void resting_on_rest(struct tracker *tracker, laws_time t, struct acts *acts);

/* The same of the longer one. */
void resting_on_long_rest(struct tracker *tracker, laws_time t, struct acts *acts);

/*
 * Before @edge is taken, the change of a square: where the rest was put off for a hand that may
 * have put down a captured piece, and this is another's, the board has rested.
 */
void resting_before_change(struct tracker *tracker, const struct edge *edge, struct acts *acts);

/*
 * A change in a gap that was no part of a move may have been a hand at work. If it is still no
 * part of one now that nothing moves, board and record differ.
 */
void resting_look_for_difference(struct tracker *tracker, laws_time t, struct acts *acts);

#endif
