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
#include "diary.h"
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
	struct reload *reload; /* that is under way, or NULL */
	struct store *store;   /* NULL: nothing is kept */
	sd_event_source *kept;
	struct searcher *searcher; /* NULL: there is no thread for it */
	sd_event_source *searched;
	struct diary diary;
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

/* For seats: the only board that there has been since the start. */
bool hall_is_alone(const struct hall *hall);

/* Tells systemd how the boards do. */
void hall_tell_status(const struct hall *hall);

/* A board's file has ended, or will not be read: with --once the last one ends the daemon. */
void hall_note_end(struct hall *hall);

/* For a reload: a seat becomes the hall's, or is taken out of it and freed. */
void hall_add(struct hall *hall, struct seat *seat);
void hall_remove(struct seat *seat);

/*
 * Likewise: opens and starts the store. Each returns an exit code, EXIT_DONE also where the place
 * of the store is not known.
 */
int hall_open_store(struct hall *hall);
int hall_start_store(struct hall *hall);

/* Reports the store's state on the bus and on standard error. */
void hall_look_at_store(struct hall *hall);

/* Publishes what is kept before boards go. */
void hall_flush(struct hall *hall);

/* Publishes what is kept, and answers who waits, before the bus is closed. */
void hall_stop(struct hall *hall);

/* Ends the reading, and frees all that is the hall's once the bus is closed. */
void hall_quit(struct hall *hall);
void hall_close(struct hall *hall);

#endif
