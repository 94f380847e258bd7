/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * A board as the daemon runs it: where its inputs come from, who owns its time. Several of them
 * share one event loop and one store. A station never ends the loop: what goes wrong with it is
 * told to its owner, who decides.
 *
 * The order of calls: station_open(), station_restore(), station_begin(), with the board on the bus
 * station_start(), and at the end station_close(); station_break() where one
 * of these fails.
 */
#ifndef TOUCHMOVE_STATION_H
#define TOUCHMOVE_STATION_H

#include "board/live.h"
#include "board/pacer.h"
#include "board/resume.h"

#define STATION_ERROR_SIZE SOURCE_ERROR_SIZE

struct station;

/* The owner's callbacks; every member is set. */
struct station_listener {
	/* As board_answer(), of an order by the bus. */
	void (*answer)(struct station *station, const struct command *command,
		       const struct laws_verdict *refused, unsigned int ruling);
	/* The file has ended, and every event is published; @error says what ended it, or NULL. */
	void (*finished)(struct station *station, const char *error);
	/* The board cannot play what it is to play: a line. The owner may close the station. */
	void (*failed)(struct station *station, const char *why);
};

struct station {
	/* Filled by the owner, who keeps what they point to: */
	sd_event *event;
	const char *id;
	const char *source;	   /* as it is named, or "" for the first device found */
	const char *second_source; /* likewise of the second board, or "" */
	const struct configuration *configuration;
	const struct simulation *simulation; /* of pgn: */
	double speed;			     /* of a file (pacer.h) */
	struct station_listener listener;
	void *data;
	/* Its own: */
	const struct device_kind *kind; /* NULL: a file, which the pacer plays */
	const char *place;
	const struct device_kind *second_kind;
	const char *second_place;
	struct settings settings; /* that a new game is to have */
	struct board *board;
	struct pacer pacer;
	struct live live;
	sd_event_source *failing;
	char *why;   /* it fails, or NULL */
	bool broken; /* nothing is read any more */
	struct resume resume;
};

/*
 * Finds out what the source is; a file is opened, and its settings count. Returns 0, or -EINVAL
 * with one line in @error.
 */
int station_open(struct station *station, char error[STATION_ERROR_SIZE]);

/* True for a device, whose time goes on by itself; false for a file. */
bool station_is_live(const struct station *station);

/*
 * Makes the board, which keeps what it takes in @store unless that is NULL, and goes on with the
 * game there. Nobody else uses the station meanwhile: another thread may call this. Without memory
 * there is no board.
 */
void station_restore(struct station *station, struct store *store);

/* Joins the board and the source. Returns 0, or -ENOMEM without a board. */
int station_begin(struct station *station);

/*
 * Nothing is read any more, or was at all: the board stays on the bus as one that is broken, for
 * which @why is a line. Called instead of station_begin() and station_start() or after either.
 * Returns 0 or -ENOMEM.
 */
int station_break(struct station *station, const char *why);

/*
 * Begins to read the source. Returns 0; -EINVAL where only another configuration helps, or
 * another negative errno, with one line in @error.
 */
int station_start(struct station *station, char error[STATION_ERROR_SIZE]);

/* Tries again what station_start() could not do, for a device that is broken since. Likewise. */
int station_start_again(struct station *station, char error[STATION_ERROR_SIZE]);

/* Brings the board to the present, before a command or a question. */
void station_catch_up(struct station *station);

/* Sets the timer for what is due next; to be called after each change of the board. */
void station_rearm(struct station *station);

/* When, by CLOCK_MONOTONIC in µs, the game's time was or will be @t. */
uint64_t station_when(const struct station *station, laws_time t);

/* Ends the reading; the board stays as it is. */
void station_stop(struct station *station);

/* Frees all that is the station's own. */
void station_close(struct station *station);

#endif
