/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The boards of touchmoved as anybody on the bus sees them: an ordinary client of the public
 * interfaces, which follows each board's public stream without a gap, over restarts of the daemon.
 * Nothing here waits: the feeds go on while the bus is slow.
 */
#ifndef TOUCHMOVE_FEED_BOARDS_H
#define TOUCHMOVE_FEED_BOARDS_H

#include <systemd/sd-bus.h>

#include "bus/names.h"
#include "feed/record.h"

/* What the clocks showed at a moment, for the reader to let them run (Game.Clocks on the bus). */
struct board_clock {
	int64_t left_ms[2]; /* RECORD_NO_TIME: no times are kept */
	int running;	    /* enum laws_side of whose clock runs, or -1 */
	int64_t stamp;	    /* when, in µs of CLOCK_MONOTONIC */
	double rate;	    /* how much faster than wall time it runs; 0: it stands still */
};

struct board {
	char id[BOARD_ID_MAX + 1];
	char path[sizeof(BUS_BOARD_PATH) + 1 + BOARD_ID_MAX];
	bool there; /* the daemon has it at present */
	/*
	 * What the public is told comes BroadcastDelay later. Health does not: it is for spectators
	 * only where nothing is held back.
	 */
	bool delayed;
	bool play;		      /* it is for play without an arbiter (Game.Play on the bus) */
	char expected[LAWS_SAN_SIZE]; /* SAN that is to be made there (Game.Expected), or "" */
	char health[64];	      /* "ok", or what is wrong */
	char stream[64];	      /* StreamId of the numbers below */
	int64_t seen;		      /* the last public event */
	struct record record;
	struct board_clock clock;
	unsigned int untold; /* changes that the watchers have not been told of */
	struct boards *boards;
	sd_bus_slot *asking; /* the page of events that is asked for, or NULL */
};

/* What has changed on a board, as a set. */
enum board_change {
	BOARD_MOVES = 1 << 0, /* the record, state and result among it */
	BOARD_CLOCK = 1 << 1,
	BOARD_NAMES = 1 << 2,
	BOARD_THERE = 1 << 3, /* it came, went, or its health changed */
	BOARD_EXPECTED = 1 << 4,
};

/*
 * Called with what has changed since the last call, once the bus has nothing more to say; the board
 * is @boards' own.
 */
typedef void (*board_watcher)(void *data, struct board *board, unsigned int change);

struct boards {
	sd_bus *bus;
	GPtrArray *list; /* of struct board, in the order of their ids, numbers as numbers */
	GArray *watchers;
	bool daemon; /* touchmoved is on the bus */
	sd_bus_slot *listing;
	guint telling;
};

/*
 * Follows all boards of @bus, which stays the caller's and is dispatched by its loop. Returns 0 or
 * a negative errno.
 */
int boards_open(struct boards *boards, sd_bus *bus);
void boards_close(struct boards *boards);

/* @watcher is called with @data at each change from now on, in the order of their additions. */
void boards_watch(struct boards *boards, board_watcher watcher, void *data);

/* The board with @id, or NULL. */
struct board *boards_find(const struct boards *boards, const char *id);

/* The ms that @side's clock shows now, or RECORD_NO_TIME. */
int64_t board_left(const struct board *board, enum laws_side side);

/* The order in which boards are listed: numbers by their size, then names. */
int board_ids_compare(const char *a, const char *b);

#endif
