/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The events of a board's last games, in memory: appended, never changed, and dropped from
 * the first on. EventsSince reads them, so that an answer needs no disk.
 */
#ifndef TOUCHMOVE_RECENT_H
#define TOUCHMOVE_RECENT_H

#include "event/event.h"

struct recent {
	struct event *events;
	uint64_t *marks; /* of each: when it is kept on disk (store.h), 0: at once */
	size_t count;
	size_t room;
	uint64_t dropped;      /* before these; a number is at most that and its place, from 1 */
	uint64_t forgotten[2]; /* highest dropped number, arbiter's and public */
	uint64_t last[2];      /* highest number, likewise */
};

void recent_init(struct recent *recent);

/* The events up to @numbers are not kept here; called before the first is appended. */
void recent_number_from(struct recent *recent, const struct event_numbers *numbers);
void recent_clear(struct recent *recent);

/* True where an event of its numbers was appended before. */
bool recent_is_told(const struct recent *recent, const struct event *event);

/* Appends a copy of @event with its @mark. Returns 0, or -ENOMEM. */
int recent_append(struct recent *recent, const struct event *event, uint64_t mark);

/* Drops the first @count of the events that are left. */
void recent_drop(struct recent *recent, size_t count);

/*
 * The first event from @at on with a sequence number above @since in the stream that
 * @public names, or NULL. @at is the caller's position, 0 at first; events stay in place
 * only until the next append.
 */
const struct event *recent_next(const struct recent *recent, bool public, uint64_t since,
				size_t *at);

#endif
