/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* A list of texts. */
#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "store/published.h"
#include "util/keys.h"

uint64_t published_seq(const char *body)
{
	static const char begins[] = "{\"seq\":";
	uint64_t seq;

	if (!body || strncmp(body, begins, strlen(begins)) != 0)
		return 0;
	seq = strtoull(body + strlen(begins), NULL, 10);
	return seq <= STORE_NUMBER_MOST ? seq : 0;
}

void published_clear(struct published *published)
{
	for (size_t i = 0; i < published->count; i++) {
		free(published->events[i].body[false]);
		free(published->events[i].body[true]);
	}
	free(published->events);
	*published = (struct published){0};
}

/* A text that @from has, or none. */
static int copy(char **to, uint64_t *seq, const char *from)
{
	*seq = published_seq(from);
	*to = from ? strdup(from) : NULL;
	return from && !*to ? -ENOMEM : 0;
}

int published_add(struct published *published, const struct past *past)
{
	int r = past->older ? published_add(published, past->older) : 0;
	struct published_event *events;

	if (r < 0)
		return r;
	events = reallocarray(published->events, published->count + past->event_count + 1,
			      sizeof(*events));
	if (!events)
		return -ENOMEM;
	published->events = events;
	for (size_t i = 0; i < past->event_count && r == 0; i++) {
		struct published_event *event = &events[published->count++];

		*event = (struct published_event){0};
		r = copy(&event->body[false], &event->seq[false], past->events[i].body);
		if (r == 0)
			r = copy(&event->body[true], &event->seq[true],
				 past->events[i].public_body);
		for (int public = 0; public < 2; public ++)
			if (event->seq[public] > published->last[public])
				published->last[public] = event->seq[public];
	}
	return r;
}

const char *published_next(const struct published *published, bool public, uint64_t since,
			   size_t *at)
{
	while (*at < published->count) {
		const struct published_event *event = &published->events[(*at)++];

		if (event->seq[public] > since)
			return event->body[public];
	}
	return NULL;
}

static void raise(unsigned int *number, int64_t to)
{
	if (to > *number && to <= STORE_NUMBER_MOST)
		*number = (unsigned int)to;
}

static void raise_by(struct event_numbers *numbers, const char *body)
{
	struct json_object *event = json_tokener_parse(body);

	if (json_object_is_type(event, json_type_object)) {
		raise(&numbers->game, number_of(event, "game"));
		if (event_json_type(event) == EVENT_ALERT)
			raise(&numbers->alerts, number_of(event, "id"));
		else if (event_json_type(event) == EVENT_RULING)
			raise(&numbers->rulings, number_of(event, "id"));
	}
	json_object_put(event);
}

void published_numbers(const struct published *published, struct event_numbers *numbers)
{
	if (published->last[false] > numbers->seq)
		numbers->seq = published->last[false];
	if (published->last[true] > numbers->public_seq)
		numbers->public_seq = published->last[true];
	for (size_t i = 0; i < published->count; i++)
		if (published->events[i].body[false])
			raise_by(numbers, published->events[i].body[false]);
}
