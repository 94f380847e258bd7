/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Events as they were published, where this program would tell them otherwise: what was published
 * stands, and whoever asks for it again gets just that.
 */
#ifndef TOUCHMOVE_PUBLISHED_H
#define TOUCHMOVE_PUBLISHED_H

#include "store/past.h"

struct published_event {
	uint64_t seq[2]; /* in the arbiter's stream and in the public one; 0: not in it */
	char *body[2];	 /* its JSON there, or NULL */
};

struct published {
	struct published_event *events;
	size_t count;
	uint64_t last[2]; /* the highest numbers, told or skipped; 0: nothing is replaced */
};

void published_clear(struct published *published);

/* Adds copies of the events of @past, and of the logs before it. Returns 0 or -ENOMEM. */
int published_add(struct published *published, const struct past *past);

/*
 * The JSON of the next event from *@at on, 0 at first, with a number above @since in the stream
 * that @public names, which stays the list's; or NULL.
 */
const char *published_next(const struct published *published, bool public, uint64_t since,
			   size_t *at);

/* Raises @numbers to those that the events have: of the streams, games, alerts and rulings. */
void published_numbers(const struct published *published, struct event_numbers *numbers);

/* The number that @body, an event's JSON, has in its stream; 0 for NULL and a damaged row. */
uint64_t published_seq(const char *body);

#endif
