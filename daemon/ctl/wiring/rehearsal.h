/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Lets a person set up a game and make its first moves, one of them a capture, and watches whether
 * every square shows that. A state machine whose time is an argument; it knows neither device nor
 * terminal, and no rules.
 */
#ifndef TOUCHMOVE_CTL_REHEARSAL_H
#define TOUCHMOVE_CTL_REHEARSAL_H

#include <stdbool.h>
#include <stdint.h>

#include <chesslaws.h>

/* µs; estimated. A board that shows something else for so long is told what is amiss. */
#define REHEARSAL_PATIENCE ((uint64_t)3000000)

#define REHEARSAL_LINE_SIZE 400

struct rehearsal {
	uint64_t settle_time; /* µs that the board must be still */
	/* Called with each line for the person; it has no line end. */
	void (*say)(void *data, const char *line);
	void *data;
	/* When rehearsal_advance() is to be called; UINT64_MAX: no need. */
	uint64_t deadline;
	/* Private: */
	unsigned int step;
	laws_squares closed; /* squares */
	laws_squares opened; /* were open since the step began */
	uint64_t changed;    /* when closed did */
};

/* Asks for the first set-up; the caller has filled the public members. */
void rehearsal_begin(struct rehearsal *rehearsal);

/* The squares that are @closed since @when, in µs of any clock; times never decrease. */
void rehearsal_squares(struct rehearsal *rehearsal, laws_squares closed, uint64_t when);

void rehearsal_advance(struct rehearsal *rehearsal, uint64_t now);

/* True once the last move was seen. */
bool rehearsal_is_done(const struct rehearsal *rehearsal);

#endif
