/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The boards that run, on one loop, one bus and one store. They know nothing of each other:
 * what one of them does wrong is told at that one, and boards come and go while others play.
 */
#ifndef TOUCHMOVE_HALL_H
#define TOUCHMOVE_HALL_H

#include <stdio.h>

#include "bus/server.h"
#include "config/configurations.h"
#include "options.h"
#include "seat.h"

struct hall {
	/* Filled by the owner: */
	const struct options *options;
	sd_event *event;
	struct server server; /* its bus and user */
	/* Its own: */
	struct configuration general; /* what all boards have in common */
	struct configuration listed;  /* for the lister, which keeps it */
	struct seat *seats;	      /* in the order in which they came */
	size_t count;
	bool started;
	bool reloaded;
	struct store *store; /* NULL: nothing is kept */
	sd_event_source *kept;
	struct searcher *searcher; /* NULL: there is no thread for it */
	sd_event_source *searched;
	bool store_fails;
	bool disk_is_slow;
};

/*
 * Opens the sources of the boards that the command line and the configuration name. Prints what is
 * wrong, and returns an exit code.
 */
int hall_open(struct hall *hall);

/* Makes the boards, which go on with their games. Likewise. */
int hall_begin(struct hall *hall);

/* Puts the boards on the bus. Likewise. */
int hall_show(struct hall *hall);

/* Tells ObjectManager's listeners of them. */
void hall_announce(struct hall *hall);

/* Begins to keep and to read. Likewise. */
int hall_start(struct hall *hall);

/*
 * Reads the configuration anew: boards come, go and change, where no game is on. What is done is
 * written to @report, a line each. Returns 0, or -EINVAL with the reason as the one line, when
 * nothing is changed.
 */
int hall_reload(struct hall *hall, FILE *report);

/* For seats: the only board that there has been since the start. */
bool hall_is_alone(const struct hall *hall);

/* Tells systemd how the boards do. */
void hall_tell_status(const struct hall *hall);

/* A board's file has ended, or will not be read: with --once the last one ends the daemon. */
void hall_note_end(struct hall *hall);

/*
 * Puts another seat in the place of @seat, whose file was missing and is there by now: it may be a
 * FIFO, which has a store and a time of its own.
 */
void hall_make_anew(struct seat *seat);

/* Publishes what is kept, and answers who waits, before the bus is closed. */
void hall_stop(struct hall *hall);

/* Ends the reading, and frees all that is the hall's once the bus is closed. */
void hall_quit(struct hall *hall);
void hall_close(struct hall *hall);

#endif
