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
#include "station.h"

struct hall;

/* A board that runs. */
struct seat {
	struct seat *next;
	struct hall *hall;
	struct configuration configuration; /* that it runs with */
	struct station station;
	struct server_board shown;
	bool on_bus;
	bool ended;   /* the file has, and everything is told */
	bool failed;  /* it could not be read to its end */
	bool missing; /* the file was not there */
	sd_event_source *retry;
};

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
	bool store_fails;
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

/* Begins to keep, to record and to read. Likewise. */
int hall_start(struct hall *hall);

/*
 * Reads the configuration anew: boards come, go and change, where no game is on. What is done is
 * written to @report, a line each. Returns 0, or -EINVAL with the reason as the one line, when
 * nothing is changed.
 */
int hall_reload(struct hall *hall, FILE *report);

/* Publishes what is kept, and answers who waits, before the bus is closed. */
void hall_stop(struct hall *hall);

/* Ends the reading, and frees all that is the hall's once the bus is closed. */
void hall_quit(struct hall *hall);
void hall_close(struct hall *hall);

#endif
