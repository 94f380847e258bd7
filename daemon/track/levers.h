/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Whether the clock was stopped: no lever of it is down any more. A rocker is level for a moment
 * while it tips, and a button that is pressed like a lever comes up again at once; both go on.
 */
#ifndef TOUCHMOVE_LEVERS_H
#define TOUCHMOVE_LEVERS_H

#include "input/edge.h"

struct levers {
	laws_time down_at; /* when one went down last */
	laws_time
		level_at; /* since when none is down after that, or LAWS_NEVER; told: LAWS_NEVER */
};

struct tracker;
struct acts;

/* Begins with no lever known. */
void levers_begin(struct levers *levers);

/* Takes a change of a lever, which the tracker has noted in its inputs. */
void levers_note(struct tracker *tracker, const struct edge *edge);

/* The inputs after a gap at @t are the tracker's, and @was those before it. */
void levers_note_gap(struct tracker *tracker, unsigned int was, laws_time t);

/* When levers_on_deadline() tells that the clock was stopped, or LAWS_NEVER. */
laws_time levers_deadline(const struct tracker *tracker);
void levers_on_deadline(struct tracker *tracker, laws_time t, struct acts *acts);

#endif
