/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Whether a game stands on the board that nobody follows, as when the daemon was
 * restarted in the middle of one.
 */
#ifndef TOUCHMOVE_UNFOLLOWED_H
#define TOUCHMOVE_UNFOLLOWED_H

#include "input/edge.h"

struct tracker;
struct acts;

struct unfollowed {
	laws_time wait;	   /* how long it must have looked like a game until it is said */
	laws_time since;   /* when it began to, or LAWS_NEVER: nothing is to be said */
	unsigned int most; /* pieces that stood at once */
	bool begun;	   /* the board has shown something */
	bool moved;	   /* a piece was put down that stood there before */
	bool is_said;
};

void unfollowed_init(struct unfollowed *unfollowed, laws_time wait);

/* The board shows something, at @t; the first time is what counts. */
void unfollowed_begin(struct tracker *tracker, laws_time t);

/*
 * Squares have changed at @t, with the start position looked for already; the last
 * one to become occupied, if @placed.
 */
void unfollowed_on_change(struct tracker *tracker, bool placed, laws_time t, struct acts *acts);

/* A lever went down, and that does not start a game. */
void unfollowed_on_press(struct tracker *tracker, const struct edge *press, struct acts *acts);

/* The board answers again at @t: what was done meanwhile nobody saw. */
void unfollowed_on_answer(struct tracker *tracker, laws_time t);

/* When it is due to be said, or LAWS_NEVER. */
laws_time unfollowed_deadline(const struct tracker *tracker);

void unfollowed_on_deadline(struct tracker *tracker, laws_time t, struct acts *acts);

#endif
