/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Making a wiring map: one piece on an otherwise empty board is asked for on
 * square after square, and the contact that closes is that square's. A state
 * machine that is told the time; it knows neither device nor terminal.
 */
#ifndef TOUCHMOVE_CTL_MAPPING_H
#define TOUCHMOVE_CTL_MAPPING_H

#include <stdio.h>

#include "config/configuration.h"

#define MAPPING_LINE_SIZE 200

/* For how long a contact must stand still until it is taken: a hand rests on no other square. */
#define MAPPING_SETTLE_TIME ((uint64_t)300000)

struct mapping {
	uint64_t settle_time; /* µs */
	/* Called with each line for the person; it has no line end. */
	void (*say)(void *data, const char *line);
	void *data;
	/* Its own: */
	uint8_t wiring[64];  /* entry n is the square of contact n */
	unsigned int square; /* that is asked for; 64: all were */
	laws_squares closed; /* contacts */
	uint64_t deadline;   /* or UINT64_MAX */
	int standing;	     /* the contact that was taken and has not opened since, or -1 */
};

enum mapping_order {
	MAPPING_BACK, /* asks for the square before once more */
	MAPPING_SKIP, /* this square has no contact */
};

/* Asks for the first square; the caller has filled the members above. */
void mapping_begin(struct mapping *mapping);

/* These contacts are closed since @when, in µs of any clock; times never decrease. */
void mapping_contacts(struct mapping *mapping, laws_squares closed, uint64_t when);

/* It is @now; to be called at the deadline, mapping->deadline. */
void mapping_advance(struct mapping *mapping, uint64_t now);

void mapping_order(struct mapping *mapping, enum mapping_order order);

/* True when every square was asked for. */
bool mapping_is_done(const struct mapping *mapping);

/* How many squares have a contact. */
unsigned int mapping_count(const struct mapping *mapping);

/* Entry n of @composed is the square of contact n where @applied comes before @made. */
void mapping_compose(const uint8_t applied[64], const uint8_t made[64], uint8_t composed[64]);

/* Writes @wiring as lines of the configuration, and as a property of the device tree. */
void mapping_write_configuration(FILE *file, const uint8_t wiring[64]);
void mapping_write_property(FILE *file, const uint8_t wiring[64]);

#endif
