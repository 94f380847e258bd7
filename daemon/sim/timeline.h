/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The happenings at a board, between hands and switches: magnets that come near enough to a
 * reed and leave it, levers and buttons that go down and up. They are ideal events, as a
 * film would show them; the switch model adds what contacts do. Two magnets may be near the
 * same reed.
 */
#ifndef TOUCHMOVE_SIM_TIMELINE_H
#define TOUCHMOVE_SIM_TIMELINE_H

#include <stddef.h>

#include <chesslaws.h>

/* A line of wiring: 0 to 63 are squares; the inputs follow in the order of their bits. */
#define LINE_INPUTS 64
#define LINE_ADJUST 66
#define LINES	    68

struct happening {
	laws_time t;
	unsigned int line;
	bool closes; /* a magnet comes, a lever goes down */
	/* How long the magnet stays at a distance where the contact is unreliable, in µs. */
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

/* Sorts the happenings by time; simultaneous ones keep their order. */
void timeline_sort(struct timeline *timeline);

void timeline_free(struct timeline *timeline);

#endif
