/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The switch model: how magnets over reed contacts, and levers, become the
 * frames that a scanned board delivers. It knows nothing of hands or chess.
 */
#ifndef TOUCHMOVE_SIM_REED_H
#define TOUCHMOVE_SIM_REED_H

#include "inputs.h"
#include "random.h"
#include "timeline.h"

/* All times in µs. */
struct reed_model {
	laws_time scan_period;	/* the board looks at its contacts this often */
	laws_time bounce_least; /* how long a contact bounces; both 0: not at all */
	laws_time bounce_most;
	laws_time flight_least; /* how long it stays open or closed in a bounce */
	laws_time flight_most;
	laws_time rocker_most; /* the lever that rises lets go up to this earlier */
};

/* A contact that changes once and for all, seen each millisecond. */
extern const struct reed_model reed_ideal;

/* Contacts that bounce for 0.5 to 2 ms, as reed switches and micro switches do. */
extern const struct reed_model reed_bouncing;

/*
 * Appends to @frames the frame of the first state at time 0, then one for each
 * change that the scan sees in @timeline, which must be sorted. @timeline's
 * @failed and lack of memory end in @frames->failed.
 */
void reed_scan(const struct reed_model *model, struct random *random, laws_squares squares,
	       const struct timeline *timeline, struct input_list *frames);

#endif
