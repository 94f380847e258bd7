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
 * that lag behind keep no more than this between them, but for a few words each.
 */
#define VIEWER_BACKLOG_MOST 262144

struct viewers {
	const struct http *http;
	GPtrArray *list; /* of struct viewer */
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
