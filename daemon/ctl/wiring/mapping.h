/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Makes a wiring map: asks for one piece on square after square of an empty board, and takes
 * the contact that closes for that square's. A state machine whose time is an argument; it
 * knows neither device nor terminal.
 */
#ifndef TOUCHMOVE_CTL_MAPPING_H
#define TOUCHMOVE_CTL_MAPPING_H

#include <stdio.h>

#include "config/configuration.h"

#define MAPPING_LINE_SIZE 200

/* How long a contact must stay closed to be taken, so that a hand on its way is not. */
#define MAPPING_SETTLE_TIME ((uint64_t)300000)

struct mapping {
	uint64_t settle_time; /* µs */
	/* Called with each line for the person; it has no line end. */
	void (*say)(void *data, const char *line);
	void *data;
	/* Private: */
	uint8_t wiring[64];  /* entry n is the square of contact n */
	unsigned int square; /* the awaited square; 64 after the last */
	laws_squares closed; /* contacts */
	uint64_t deadline;   /* or UINT64_MAX */
	int standing;	     /* the contact taken last, while it stays closed, or -1 */
};

enum mapping_order {
	MAPPING_BACK, /* return to the square before */
	MAPPING_SKIP, /* this square has no contact */
};

/* Asks for the first square; the caller has filled the public members. */
void mapping_begin(struct mapping *mapping);

/* The contacts @closed since @when, in µs of any clock; times never decrease. */
void mapping_contacts(struct mapping *mapping, laws_squares closed, uint64_t when);

/* Advances to @now; to be called at mapping->deadline. */
void mapping_advance(struct mapping *mapping, uint64_t now);

void mapping_order(struct mapping *mapping, enum mapping_order order);

/* True after the last square. */
bool mapping_is_done(const struct mapping *mapping);

/* How many squares have a contact. */
unsigned int mapping_count(const struct mapping *mapping);

/*
 * Joins two maps: entry n of @composed is the square of contact n when @applied is followed by
 * @made.
 */
void mapping_compose(const uint8_t applied[64], const uint8_t made[64], uint8_t composed[64]);

/* Writes @wiring as lines of the configuration and as a property of the device tree. */
void mapping_write_configuration(FILE *file, const uint8_t wiring[64]);
void mapping_write_property(FILE *file, const uint8_t wiring[64]);

#endif
