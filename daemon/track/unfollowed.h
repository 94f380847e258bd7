/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * A game in progress that the daemon has not followed, as after a restart in the middle of
 * one.
 */
#ifndef TOUCHMOVE_UNFOLLOWED_H
#define TOUCHMOVE_UNFOLLOWED_H

#include "input/edge.h"

struct tracker;
struct acts;

struct unfollowed {
	laws_time wait;	   /* how long it must look like a game before it is reported */
	laws_time since;   /* when that began, or LAWS_NEVER: nothing to report */
	unsigned int most; /* the most pieces that stood at once */
	bool begun;	   /* a first state was seen */
	bool moved;	   /* a piece of the first state was put down elsewhere */
	bool is_said;
};

void unfollowed_init(struct unfollowed *unfollowed, laws_time wait);

/* Takes the board at @t; only the first call counts. */
void unfollowed_begin(struct tracker *tracker, laws_time t);

/* Squares changed at @t, after starting_look(); @placed when one became occupied. */
void unfollowed_on_change(struct tracker *tracker, bool placed, laws_time t, struct acts *acts);

/* A lever went down without starting a game. */
void unfollowed_on_press(struct tracker *tracker, const struct edge *press, struct acts *acts);

/* The source answers again at @t: the time of the silence does not count. */
void unfollowed_on_answer(struct tracker *tracker, laws_time t);

/* When the report is due, or LAWS_NEVER. */
laws_time unfollowed_deadline(const struct tracker *tracker);

void unfollowed_on_deadline(struct tracker *tracker, laws_time t, struct acts *acts);

#endif
