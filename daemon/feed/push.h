/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * When a round is pushed to a broadcast's server (FEEDS.md §2): whole, one request in flight, not
 * faster than the server takes them. A state machine without clock or socket.
 */
#ifndef TOUCHMOVE_FEED_PUSH_H
#define TOUCHMOVE_FEED_PUSH_H

#include <stdbool.h>

#include <glib.h>

/* Of a request (FEEDS.md §2). */
#define PUSH_GAMES_MOST 100

/* What the state machine is told. */
enum push_event {
	PUSH_CHANGED, /* the round is another one */
	PUSH_DUE,     /* the deadline has come */
	PUSH_TAKEN,   /* the server has taken the round: 200 */
	PUSH_LIMITED, /* it asks for patience: 429 */
	PUSH_REFUSED, /* it will not take it as it is: any other answer of its own, 4xx and 3xx */
	PUSH_FAILED,  /* no answer, or none that can be read, or 5xx */
};

/* Times are µs of a clock that never goes back. */
struct push {
	bool pending;	     /* there is something that has not been sent */
	bool in_flight;	     /* a request is under way */
	gint64 next;	     /* no request before then */
	unsigned int failed; /* requests one after another */
};

#define PUSH_NEVER G_MAXINT64

struct push_step {
	bool send;	 /* send the whole round, as it is now */
	gint64 deadline; /* when to tell PUSH_DUE, or PUSH_NEVER */
};

/*
 * Begins at @now. The first request waits as long as any other: an earlier gateway may have sent
 * its last one just now.
 */
void push_begin(struct push *push, gint64 now);

/*
 * Tells @push that @event came at @now. What was not taken stays to be sent:
 * nothing is lost over an outage.
 */
struct push_step push_step(struct push *push, gint64 now, enum push_event event);

#endif
