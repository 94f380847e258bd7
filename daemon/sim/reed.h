/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The switch model: how reeds that magnets close, and levers, become the
 * frames that a scanned board delivers. It knows nothing of hands or chess.
 */
#ifndef TOUCHMOVE_SIM_REED_H
#define TOUCHMOVE_SIM_REED_H

#include "sim/inputs.h"
#include "sim/random.h"
#include "sim/timeline.h"

/* All times in µs. */
struct reed_model {
	laws_time scan_periods[3]; /* a board looks at its contacts this often: one of these */
	laws_time bounce_least;	   /* how long a contact bounces; both 0: not at all */
	laws_time bounce_most;
	laws_time flight_least; /* how long it stays open or closed in a bounce */
	laws_time flight_most;
	laws_time chatter_most; /* likewise while a slow magnet lingers; 0: it does not chatter */
	laws_time rocker_most;	/* the lever that rises lets go up to this earlier */
	/* Of a hundred thousand changes so many come while the reader is not heard for a while. */
	unsigned int stalls;
	laws_time stall_least;
	laws_time stall_most;
	/* Of a hundred thousand games so many have a switch that begins to stick, or to die. */
	unsigned int stuck;
	unsigned int dying;
	unsigned int dying_misses;   /* of a dying one's closings, in percent */
	laws_time dying_drops_least; /* and while it is closed it opens for a moment: how long, */
	laws_time dying_drops_most;
	laws_time dying_drops_every; /* and how often on average */
};

/* A contact that changes once and for all, seen each millisecond. */
extern const struct reed_model reed_ideal;

/* Contacts that bounce for 0.5 to 2 ms, as reed switches and micro switches do. */
extern const struct reed_model reed_bouncing;

/* They also chatter under slow magnets; scanned each 1, 2 or 5 ms. */
extern const struct reed_model reed_usual;

/* Scanned each 5, 10 or 20 ms, with frames lost, and switches that fail in some games. */
extern const struct reed_model reed_worn;

/*
 * Appends to @list the frame of the first state at time 0, then one for each
 * change that the scan sees in @timeline, which must be sorted; and says there
 * which switch failed, if one did. @timeline's @failed and lack of memory end
 * in @list->failed.
 */
void reed_scan(const struct reed_model *model, struct random *random, laws_squares squares,
	       const struct timeline *timeline, struct input_list *list);

#endif
