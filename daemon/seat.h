/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* A board in the hall: its station, its place on the bus, and what becomes of its failures. */
#ifndef TOUCHMOVE_SEAT_H
#define TOUCHMOVE_SEAT_H

#include "bus/server.h"
#include "config/configurations.h"
#include "station.h"

struct hall;

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

/* A seat of @hall with a copy of @configuration; NULL: no memory. */
struct seat *seat_new(struct hall *hall, const struct configuration *configuration);

/* Takes the board off the bus, too. */
void seat_free(struct seat *seat);

/*
 * In this order; each prints what is wrong and returns an exit code. A board that fails and is not
 * alone is broken, and EXIT_DONE.
 */
int seat_open(struct seat *seat);
int seat_begin(struct seat *seat);
int seat_start(struct seat *seat);

/*
 * Makes the board, as seat_begin() does where it was not made before, from what the hall's store
 * has of it. Another thread may call this, on a seat that is in no hall yet.
 */
void seat_restore(struct seat *seat);

/* Puts the board on the bus. Returns 0 or more, or a negative errno. */
int seat_show(struct seat *seat);

/* True where the board is to be kept: @named is the option's value, or NULL. */
bool seat_wants(const struct seat *seat, const char *named);

#endif
