/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The events of a board's last games, in memory: appended, never changed, and dropped from
 * the first on. EventsSince reads them. They are lost with the process until a store on
 * disk takes this place.
 */
#ifndef TOUCHMOVE_STORE_H
#define TOUCHMOVE_STORE_H

#include "event/event.h"

struct store {
	struct event *events;
	size_t count;
	size_t room;
	uint64_t dropped;      /* events dropped before these */
	uint64_t forgotten[2]; /* highest dropped number, arbiter's and public */
};

void store_init(struct store *store);
void store_clear(struct store *store);

/* Appends a copy of @event. Returns 0, or -ENOMEM. */
int store_append(struct store *store, const struct event *event);

/* Drops the first @count of the events that are left. */
void store_drop(struct store *store, size_t count);

/*
 * The first event from @at on with a sequence number above @since in the stream that
 * @public names, or NULL. @at is the caller's position, 0 at first; events stay in place
 * only until the next append.
 */
const struct event *store_next(const struct store *store, bool public, uint64_t since, size_t *at);

#endif
