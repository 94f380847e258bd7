/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * What happens at the board, between hands and switches: magnets that come near
 * enough to a reed and leave it, levers and buttons that go down and up. Ideal
 * events, as a film would show them; what contacts make of them is the
 * switches' matter. Two magnets may be near the same reed.
 */
#ifndef TOUCHMOVE_SIM_TIMELINE_H
#define TOUCHMOVE_SIM_TIMELINE_H

#include <stddef.h>

#include <chesslaws.h>

/* A line of wiring: 0 to 63 are squares, these are followed by the inputs in their bits' order. */
#define LINE_INPUTS 64
#define LINE_ADJUST 66
#define LINES	    68

struct happening {
	laws_time t;
	unsigned int line;
	bool closes; /* a magnet comes, a lever goes down */
	/* How long the magnet lingers where the contact hardly holds, in µs. */
	uint32_t lingers;
};

struct timeline {
	struct happening *happenings;
	size_t count;
	size_t room;
	bool failed; /* memory was out: happenings are missing */
};

/* Appends; times need not come in order. */
void timeline_add(struct timeline *timeline, laws_time t, unsigned int line, bool closes);

/* Likewise, of a magnet that passes slowly enough to linger. */
void timeline_add_slow(struct timeline *timeline, laws_time t, unsigned int line, bool closes,
		       uint32_t lingers);

/* Puts the happenings in the order of time; what is simultaneous stays as it was added. */
void timeline_sort(struct timeline *timeline);

void timeline_free(struct timeline *timeline);

#endif
