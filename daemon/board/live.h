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

/*
 * A board changes at most once a sample, a thousand times a second at the fastest,
 * and whoever sweeps the pieces off it makes some hundred changes. A source that goes on beyond
 * both is not followed in all it tells: its frames between are left out, so that it can fill no
 * disk and hold up no other board.
 */
#define LIVE_FRAME_TIME	 ((uint64_t)1000) /* µs: a frame each, on the average */
#define LIVE_FRAMES_MOST 8192		  /* at once */

/* Of lines that cannot be read so many are told, and then none until the time is over. */
#define LIVE_REFUSALS_MOST 20
#define LIVE_REFUSALS_TIME ((uint64_t)60000000) /* µs */

/*
 * CLOCK_MONOTONIC stands while the machine sleeps. Less than this is what lies between the readings
 * of two clocks on a machine that is busy. A board that has not changed meanwhile tells nothing:
 * what it told last stands again after LIVE_AGAIN_TIME, which is longer than any driver takes to
 * scan.
 */
#define LIVE_SLEEP_LEAST ((uint64_t)1000000) /* µs */
#define LIVE_AGAIN_TIME	 ((uint64_t)1000000) /* µs */

struct live {
	sd_event *event;
	struct board *board;
	const struct configuration *configuration;
	uint64_t (*clock)(void); /* µs of CLOCK_MONOTONIC */
	int64_t (*wall)(void);	 /* µs of CLOCK_REALTIME, or NULL: the date is unknown */
	/* For how many µs the machine has slept since its start, in all; or NULL: it never does. */
	uint64_t (*slept)(void);
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
	/* When the game's time was 0, with the first frame; of an old game before the machine's
	 * start. */
	laws_time began;
	uint64_t paid; /* up to when the frames taken so far would have come */
	/* The last frame of each of the game's boards that was left out. */
	struct live_held {
		bool holds;
		uint64_t when;
		struct frame frame;
	} held[2];
	/* The last frame of each of the game's boards, which stands for the board after a sleep. */
	struct live_last {
		bool known;
		bool stale; /* the machine has slept since, and no other one came */
		struct frame frame;
	} last[2];
	uint64_t slept_before; /* of @slept, as far as the board knows of it */
	uint64_t again_at;     /* when a stale one is told again; 0: none is */
	bool begun;
	bool gone;
	bool draining;
	bool refused;
	uint64_t refusals_since; /* of the lines that could not be read */
	unsigned int refusals;
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
