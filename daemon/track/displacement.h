/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Displaced pieces: they stand where no move in progress, legal or not, leaves them. They are
 * reported within seconds, because at the next press they might pass for a player's act
 * (Article 7.4.1).
 */
#ifndef TOUCHMOVE_DISPLACEMENT_H
#define TOUCHMOVE_DISPLACEMENT_H

#include <chesslaws.h>

struct acts;
struct tracker;

struct displacement {
	laws_time wait;	 /* from the first sight to the report */
	laws_time since; /* when they were first seen displaced, or LAWS_NEVER */
	bool is_said;
};

void displacement_init(struct displacement *displacement, laws_time wait);

/* Looks for displaced pieces at @t, when nothing has changed for a while. */
void displacement_on_rest(struct tracker *tracker, laws_time t);

/* Looks again at @t, when play resumes: in a pause nothing is reported. */
void displacement_on_resume(struct tracker *tracker, laws_time t);

/* The source answers again at @t: the time of the silence does not count. */
void displacement_on_answer(struct tracker *tracker, laws_time t);

/* When the report is due, or LAWS_NEVER. */
laws_time displacement_deadline(const struct tracker *tracker);

/* Reports at @t, unless the pieces have been put back. */
void displacement_on_deadline(struct tracker *tracker, laws_time t, struct acts *acts);

#endif
