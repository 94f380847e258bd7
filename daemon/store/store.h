/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The events of a board's last games, in memory, appended and never changed, and
 * forgotten from the first on: what EventsSince answers from. They are lost with
 * the process until the store on disk takes this place.
 */
#ifndef TOUCHMOVE_STORE_H
#define TOUCHMOVE_STORE_H

#include "event/event.h"

struct store {
	struct event *events;
	size_t count;
	size_t room;
	uint64_t dropped;      /* how many there were before these */
	uint64_t forgotten[2]; /* the highest number of those in the arbiter's, the public stream */
};

void store_init(struct store *store);
void store_clear(struct store *store);

/* Appends a copy of @event. Returns 0, or -ENOMEM. */
int store_append(struct store *store, const struct event *event);

/* Forgets the first @count events, of those that are there. */
void store_drop(struct store *store, size_t count);

/*
 * The first event after @at with a sequence number above @since in the stream
 * that @public names, or NULL. @at is the caller's place, 0 at first; events
 * stay where they are only until the next append.
 */
const struct event *store_next(const struct store *store, bool public, uint64_t since, size_t *at);

#endif
