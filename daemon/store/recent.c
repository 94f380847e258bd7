/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* An array of events that grows at its end and is cut at its beginning. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "store/recent.h"

/* Room grows by steps: doubled, it would mostly be empty. */
#define ROOM_STEP 256

void recent_init(struct recent *recent)
{
	*recent = (struct recent){0};
}

void recent_clear(struct recent *recent)
{
	free(recent->events);
	free(recent->marks);
	recent_init(recent);
}

/* An event has at least one number, so its place is at least as high as either. */
void recent_number_from(struct recent *recent, const struct event_numbers *numbers)
{
	recent->dropped = numbers->seq + numbers->public_seq;
	recent->forgotten[false] = recent->last[false] = numbers->seq;
	recent->forgotten[true] = recent->last[true] = numbers->public_seq;
}

/* @numbers: the arbiter's and the public one. */
static void note(uint64_t numbers[2], const struct event *event)
{
	if (event->seq)
		numbers[false] = event->seq;
	if (event->public_seq)
		numbers[true] = event->public_seq;
}

static int set_room(struct recent *recent, size_t room)
{
	struct event *events = reallocarray(recent->events, room, sizeof(*events));
	uint64_t *marks;

	if (!events)
		return -ENOMEM;
	recent->events = events;
	marks = reallocarray(recent->marks, room, sizeof(*marks));
	if (!marks)
		return -ENOMEM;
	recent->marks = marks;
	recent->room = room;
	return 0;
}

bool recent_is_told(const struct recent *recent, const struct event *event)
{
	return (event->seq && event->seq <= recent->last[false]) ||
	       (event->public_seq && event->public_seq <= recent->last[true]);
}

int recent_append(struct recent *recent, const struct event *event, uint64_t mark)
{
	int r = recent->count == recent->room ? set_room(recent, recent->room + ROOM_STEP) : 0;

	if (r < 0)
		return r;
	recent->events[recent->count] = *event;
	recent->marks[recent->count++] = mark;
	note(recent->last, event);
	/* Where numbers were left out, it is as if their events had been dropped. */
	for (int public = 0; public < 2; public ++)
		if (recent->last[public] > recent->dropped + recent->count)
			recent->dropped = recent->last[public] - recent->count;
	return 0;
}

/* What many events took that waited at a time is given back. */
static void shrink(struct recent *recent)
{
	size_t room = recent->count + ROOM_STEP - recent->count % ROOM_STEP;

	if (room < recent->room)
		set_room(recent, room);
}

void recent_drop(struct recent *recent, size_t count)
{
	for (size_t i = 0; i < count; i++)
		note(recent->forgotten, &recent->events[i]);
	recent->count -= count;
	recent->dropped += count;
	memmove(recent->events, recent->events + count, recent->count * sizeof(*recent->events));
	memmove(recent->marks, recent->marks + count, recent->count * sizeof(*recent->marks));
	shrink(recent);
}

const struct event *recent_next(const struct recent *recent, bool public, uint64_t since,
				size_t *at)
{
	uint64_t behind = since > recent->dropped ? since - recent->dropped : 0;

	/*
	 * An event's number is at most its place, so the events up to @since can be skipped
	 * at once.
	 */
	if (*at < behind)
		*at = behind < recent->count ? (size_t)behind : recent->count;
	while (*at < recent->count) {
		const struct event *event = &recent->events[(*at)++];
		uint64_t seq = public ? event->public_seq : event->seq;

		if (seq > since)
			return event;
	}
	return NULL;
}
