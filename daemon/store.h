/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The events of a board's game, in memory, appended and never changed: what
 * EventsSince answers from. They are lost with the process until the store on
 * disk takes this place.
 */
#ifndef TOUCHMOVE_STORE_H
#define TOUCHMOVE_STORE_H

#include "event.h"

struct store {
	struct event *events;
	size_t count;
	size_t room;
};

void store_init(struct store *store);
void store_clear(struct store *store);

/* Appends a copy of @event. Returns 0, or -ENOMEM. */
int store_append(struct store *store, const struct event *event);

/*
 * The first event after @at with a sequence number above @since in the stream
 * that @public names, or NULL. @at is the caller's place, 0 at first; events
 * stay where they are only until the next append.
 */
const struct event *store_next(const struct store *store, bool public, uint64_t since, size_t *at);

#endif
