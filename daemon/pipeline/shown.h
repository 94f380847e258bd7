/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The clocks as a reader of the events knows them: what the displays showed in the last
 * event that reported them, and which clock runs since.
 */
#ifndef TOUCHMOVE_SHOWN_H
#define TOUCHMOVE_SHOWN_H

#include <chesslaws.h>

struct shown {
	bool kept; /* there are displays */
	bool runs; /* @side's clock */
	enum laws_side side;
	laws_time left[2];
	laws_time delay; /* until the running clock goes down */
	laws_time told;
	laws_time stood; /* at that time (struct laws_displays) */
	bool fallen[2];	 /* this flag's fall has been reported */
};

/* Takes what @verdict, a CLOCK or COMPLETED, says of the clocks. */
void shown_take(struct shown *shown, const struct laws_verdict *verdict);

/* Fills @verdict, a CLOCK that has its time already, with what the clocks show and which one runs.
 */
void shown_tell(const struct shown *shown, struct laws_verdict *verdict);

/* Lets the running clock run until @now; does nothing if @now is before the last time. */
void shown_settle(struct shown *shown, laws_time now);

/* The clocks have stood still for @stood in all, in µs, and run again. */
void shown_stand(struct shown *shown, laws_time stood);

/* As shown_settle(), until @verdict, which says how long the clocks have stood still. */
void shown_run(struct shown *shown, const struct laws_verdict *verdict);

/* When the running flag falls if nothing else happens; LAWS_NEVER also when that was reported. */
laws_time shown_fall(const struct shown *shown);

#endif
