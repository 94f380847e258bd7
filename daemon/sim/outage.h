/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* A time in which no frames arrive, or wrong ones, cut into a game that was acted out whole. */
#ifndef TOUCHMOVE_SIM_OUTAGE_H
#define TOUCHMOVE_SIM_OUTAGE_H

#include "sim/inputs.h"
#include "sim/random.h"

enum outage_cause {
	OUTAGE_FAULT,	/* the hardware does not answer */
	OUTAGE_GONE,	/* the source is unplugged */
	OUTAGE_RESTART, /* touchmoved ended and began anew */
	OUTAGE_LOST,	/* frames were lost */
	OUTAGE_LINE,	/* a wire of the matrix is loose: a rank or a file is open */
	OUTAGE_CAUSES,
};

struct outage {
	enum outage_cause cause;
	laws_squares line; /* then: its squares */
	laws_time from;
	laws_time to;
};

/*
 * The inputs and settings of @whole without the frames of @outage, and with the source's own
 * reports instead; inputs_free() empties it. Commands stay where they are. Where a line is open all
 * other squares, and the levers, are seen.
 */
struct input_list inputs_with_outage(const struct input_list *whole, const struct outage *outage);

/*
 * Cuts a restart of the daemon into @list, in a move or shortly before one, and notes it.
 * Commands given meanwhile are given again after it. The first and the last moves stay
 * observed; a game too short for that is left as it is.
 */
void inputs_restart(struct input_list *list, struct random *random);

#endif
