/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Pieces that stand where no move in progress leaves them, legal or not. It is
 * said within seconds: at the next press it might be taken for a player's doing
 * (Article 7.4.1).
 */
#ifndef TOUCHMOVE_DISPLACEMENT_H
#define TOUCHMOVE_DISPLACEMENT_H

#include <chesslaws.h>

struct acts;
struct tracker;

struct displacement {
	laws_time wait;	 /* how long pieces may lie about until it is said */
	laws_time since; /* when they were first seen to, or LAWS_NEVER */
	bool is_said;
};

void displacement_init(struct displacement *displacement, laws_time wait);

/* Nothing has changed for a while, at @t. */
void displacement_on_rest(struct tracker *tracker, laws_time t);

/* Play goes on at @t after a pause, in which nothing was said. */
void displacement_on_resume(struct tracker *tracker, laws_time t);

/* The board answers again at @t: how long pieces lay about meanwhile nobody saw. */
void displacement_on_answer(struct tracker *tracker, laws_time t);

/* When it is due to be said, or LAWS_NEVER. */
laws_time displacement_deadline(const struct tracker *tracker);

/* Says it at @t, unless all is well by now. */
void displacement_on_deadline(struct tracker *tracker, laws_time t, struct acts *acts);

#endif
