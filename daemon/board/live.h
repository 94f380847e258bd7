/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Owns the time of a board that is connected now: turns a device's stamps into the game's
 * time, feeds its frames to the board, fires deadlines when they are due, and reports on
 * the board when the device goes and comes back.
 */
#ifndef TOUCHMOVE_LIVE_H
#define TOUCHMOVE_LIVE_H

#include "board/board.h"
#include "config/configuration.h"
#include "device/device.h"

struct live {
	sd_event *event;
	struct board *board;
	const struct configuration *configuration;
	uint64_t (*clock)(void); /* µs of CLOCK_MONOTONIC */
	int64_t (*wall)(void);	 /* µs of CLOCK_REALTIME, or NULL: the date is unknown */
	/*
	 * The board cannot play what it is to play, as @why says in a line, and takes no frame any
	 * more. Called once, while the device is being read: it must not be closed then.
	 */
	void (*failed)(void *data, const char *why);
	void *data;
	/* Its own: */
	struct device *device;
	sd_event_source *timer;
	/* The second board's device in a game on two boards (Appendix D), if it has its own. */
	struct live_second {
		struct device *device;
		bool absent;
		bool gone;
		char why[DEVICE_ERROR_SIZE]; /* why it is absent */
	} second;
	char why[DEVICE_ERROR_SIZE]; /* the reason in the device's last state */
	uint64_t began;		     /* when the first frame came: the game's time 0 */
	bool begun;
	bool gone;
	bool draining;
	bool refused;
};

/*
 * Opens @place of @kind and begins to read it. The caller has filled the members above, and
 * keeps what they point to. If the device is not there yet, waits for it. Returns 0 or a
 * negative errno with one line in @error.
 */
int live_start(struct live *live, const struct device_kind *kind, const char *place,
	       char error[DEVICE_ERROR_SIZE]);

/*
 * The board's game goes on after a restart at @t: that is the present. Called before live_start().
 */
void live_resume(struct live *live, laws_time t);

/* Likewise the second board's device, after live_start(). */
int live_start_second(struct live *live, const struct device_kind *kind, const char *place,
		      char error[DEVICE_ERROR_SIZE]);

/* Takes the device's queued frames and fires what is due, so that a command meets the present. */
void live_catch_up(struct live *live);

/* Sets the timer for the next deadline; to be called after each change of the board. */
void live_rearm(struct live *live);

/* When, by CLOCK_MONOTONIC in µs, the game's time is @t; the present until the game has begun. */
uint64_t live_when(const struct live *live, laws_time t);

void live_stop(struct live *live);

#endif
