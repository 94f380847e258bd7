/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The clocks as a reader of events knows them: what the displays showed when they were last told
 * of, and what runs since.
 */
#ifndef TOUCHMOVE_SHOWN_H
#define TOUCHMOVE_SHOWN_H

#include <chesslaws.h>

struct shown {
	bool kept; /* there are displays */
	bool runs; /* @side's clock */
	enum laws_side side;
	laws_time left[2];
	laws_time delay; /* until the running one goes down */
	laws_time told;
	laws_time stood; /* as of then (struct laws_verdict) */
	bool fallen[2];	 /* this flag's fall has been told */
};

/* Takes what @verdict, a CLOCK or COMPLETED, says of the clocks. */
void shown_take(struct shown *shown, const struct laws_verdict *verdict);

/* Says in @verdict, whose time it is, what the clocks show and what runs. */
void shown_tell(const struct shown *shown, struct laws_verdict *verdict);

/* What runs has run until @now, which may also be before the last time, and is nothing then. */
void shown_settle(struct shown *shown, laws_time now);

/* The clocks have stood still for @stood in all, in µs, and run again. */
void shown_stand(struct shown *shown, laws_time stood);

/* The same until @verdict, which says how long the clocks have stood still. */
void shown_run(struct shown *shown, const struct laws_verdict *verdict);

/* When the running flag falls if nothing else is told, or LAWS_NEVER, also when it has been told.
 */
laws_time shown_fall(const struct shown *shown);

#endif
