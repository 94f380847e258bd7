/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The boards as the live page is told of them: whole, and step by step. Written once for all who
 * look on, from the public record alone: what is not shown makes no step and changes no id.
 *
 * A text is server-sent events (HTML, §9.2): "board" leads from the state before it to its own id,
 * "boards" is the whole. What both hold is described in packaging/guide/live.md.
 */
#ifndef TOUCHMOVE_FEED_LIVE_H
#define TOUCHMOVE_FEED_LIVE_H

#include "feed/boards.h"

/* A state's id with its zero byte: 128 bits of SHA-256 tell any two states apart. */
#define LIVE_ID_SIZE 33

struct live {
	GPtrArray *shown; /* of struct shown: what has been told of each board */
	int64_t epoch;	  /* Unix time less CLOCK_MONOTONIC, in µs, as it was at the beginning */
	char id[LIVE_ID_SIZE]; /* made of the content alone: equal states have equal ids */
	GBytes *json, *whole;  /* of this state, or NULL until somebody asks */
};

/* No board is told yet; live_clear() gives up what it owns. */
void live_init(struct live *live);
void live_clear(struct live *live);

/*
 * Takes how @board stands now. Returns the event that tells it, the caller's to unref, or NULL
 * where nothing that is shown has changed.
 */
GBytes *live_take(struct live *live, const struct board *board);

/* The state as JSON; @live's own, until it takes a change. */
GBytes *live_json(struct live *live);

/* The state as one event; @live's own, until it takes a change. */
GBytes *live_whole(struct live *live);

/* The time by which clocks are told, in ms of Unix time: it never goes back. */
int64_t live_now(const struct live *live);

#endif
