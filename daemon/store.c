/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* An append-only array of events. */
#include <errno.h>
#include <stdlib.h>

#include "store.h"

#define ROOM_AT_FIRST 256

void store_init(struct store *store)
{
	*store = (struct store){0};
}

void store_clear(struct store *store)
{
	free(store->events);
	store_init(store);
}

int store_append(struct store *store, const struct event *event)
{
	size_t room = store->room ? store->room * 2 : ROOM_AT_FIRST;
	struct event *events;

	if (store->count == store->room) {
		events = reallocarray(store->events, room, sizeof(*events));
		if (!events)
			return -ENOMEM;
		store->events = events;
		store->room = room;
	}
	store->events[store->count++] = *event;
	return 0;
}

const struct event *store_next(const struct store *store, bool public, uint64_t since, size_t *at)
{
	/* No event has a number beyond its place: those before @since are passed over at once. */
	if (*at < since)
		*at = since < store->count ? (size_t)since : store->count;
	while (*at < store->count) {
		const struct event *event = &store->events[(*at)++];
		uint64_t seq = public ? event->public_seq : event->seq;

		if (seq > since)
			return event;
	}
	return NULL;
}
