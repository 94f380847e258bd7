/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Owns the time of a board that is fed from a file: hands its source's inputs to the board
 * when their time has come, at any speed, and fires deadlines at their own time.
 */
#ifndef TOUCHMOVE_PACER_H
#define TOUCHMOVE_PACER_H

#include <systemd/sd-event.h>

#include "board/board.h"
#include "board/source.h"

struct pacer {
	sd_event *event;
	struct board *board;
	struct source *source;
	double speed; /* game time per wall time; 0: as fast as possible */
	/* Called once, when the source has ended and every event is published; @error or NULL. */
	void (*finished)(void *data, const char *error);
	void *data;
	size_t taken; /* the source's inputs that the board has already */
	/* Its own: */
	sd_event_source *timer;
	uint64_t began; /* CLOCK_MONOTONIC, µs */
	struct input next;
	bool has_next;
	bool ended; /* the source */
	bool reported;
	const char *error;
};

/*
 * Begins at the game's time 0, or where the board was left. The caller has filled the members
 * above. Returns 0 or a negative errno.
 */
int pacer_start(struct pacer *pacer);

/* Does all that is due, so that a command or a question meets the present. */
void pacer_catch_up(struct pacer *pacer);

/* Sets the timer for what is due next; to be called after each change of the board. */
void pacer_rearm(struct pacer *pacer);

/*
 * When, by CLOCK_MONOTONIC in µs, the game's time is @t. At the highest speed that is the
 * present, whatever @t is.
 */
uint64_t pacer_when(const struct pacer *pacer, laws_time t);

void pacer_stop(struct pacer *pacer);

#endif
