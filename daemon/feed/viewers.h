/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Those who look on: connections that stay open for server-sent events. All are sent the same
 * bytes, which are held once. Who does not read what is sent is cut off, and comes back by itself.
 */
#ifndef TOUCHMOVE_FEED_VIEWERS_H
#define TOUCHMOVE_FEED_VIEWERS_H

#include "feed/http.h"

/*
 * Viewers at the same time; the rest of HTTP_CONNECTIONS_MOST is left to whoever asks for one
 * answer.
 */
#define VIEWERS_MOST 1536
/*
 * What a viewer may leave unread of later events, in bytes, beside the kernel's buffer: what a hall
 * of 256 boards tells when all of them move at once. All viewers share the events, so that those
 * that lag behind keep no more than this between them, but for a few words each and what comes
 * until they are cut off.
 */
#define VIEWER_BACKLOG_MOST 262144
/*
 * How often it is seen, in s, who leaves more than that: who did all the time since the last look
 * is cut off. Where much comes at once, as when this process stood still, a socket takes it in
 * parts, however well its reader reads; and TCP waits 1 s at least before it sends again what was
 * lost (RFC 6298, 2.4).
 */
#define VIEWER_LOOK_PERIOD 2
/* A look so late, in s, comes before the sockets were written to, and cuts off nobody. */
#define VIEWER_LOOK_LATE 3

struct viewers {
	const struct http *http;
	GPtrArray *list;  /* of struct viewer */
	guint look;	  /* the timer, while anybody leaves too much, or 0 */
	gint64 looked_at; /* then: when it last came or began, in µs of the monotonic clock */
};

/* @http stays the caller's, and is closed later. */
void viewers_init(struct viewers *viewers, const struct http *http);
void viewers_clear(struct viewers *viewers);

/*
 * Answers @message with a stream that begins with each of @first, up to a NULL, and goes on with
 * what viewers_send() sends; with 503 where there are VIEWERS_MOST.
 */
void viewers_add(struct viewers *viewers, SoupServerMessage *message, GBytes *const *first);

void viewers_send(struct viewers *viewers, GBytes *event);

#endif
