/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* An array of events that grows at its end and is cut at its beginning. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "store/store.h"

/* Room grows by steps: doubled, it would mostly be empty. */
#define ROOM_STEP 256

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
	size_t room = store->room + ROOM_STEP;
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

static void forget(struct store *store, const struct event *event)
{
	if (event->seq)
		store->forgotten[false] = event->seq;
	if (event->public_seq)
		store->forgotten[true] = event->public_seq;
}

void store_drop(struct store *store, size_t count)
{
	for (size_t i = 0; i < count; i++)
		forget(store, &store->events[i]);
	store->count -= count;
	store->dropped += count;
	memmove(store->events, store->events + count, store->count * sizeof(*store->events));
}

const struct event *store_next(const struct store *store, bool public, uint64_t since, size_t *at)
{
	uint64_t behind = since > store->dropped ? since - store->dropped : 0;

	/*
	 * An event's number is at most its place, so the events up to @since can be skipped
	 * at once.
	 */
	if (*at < behind)
		*at = behind < store->count ? (size_t)behind : store->count;
	while (*at < store->count) {
		const struct event *event = &store->events[(*at)++];
		uint64_t seq = public ? event->public_seq : event->seq;

		if (seq > since)
			return event;
	}
	return NULL;
}
