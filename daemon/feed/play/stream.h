/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * When a stream of the Board API is opened, given up and opened again. A state machine without
 * clock or socket.
 */
#ifndef TOUCHMOVE_FEED_PLAY_STREAM_H
#define TOUCHMOVE_FEED_PLAY_STREAM_H

#include <stdbool.h>

#include <glib.h>

#define STREAM_NEVER G_MAXINT64

enum stream_event {
	STREAM_WANTED,	 /* from now on it should be open */
	STREAM_UNWANTED, /* or not any more */
	STREAM_LINE,	 /* something has come, an empty line among it */
	STREAM_ENDED,	 /* it ended, or could not be opened */
	STREAM_REFUSED,	 /* the server does not give it: 4xx */
	STREAM_LIMITED,	 /* it asks for patience: 429 */
	STREAM_DUE,	 /* the deadline has come */
};

/* Times are µs of a clock that never goes back. */
struct stream {
	bool wanted;
	bool open; /* or being opened */
	gint64 next;
	gint64 silent; /* when an open stream counts as broken */
	unsigned int failed;
};

struct stream_step {
	bool connect;
	bool cut; /* the connection is to be given up; with connect, for a new one */
	gint64 deadline;
};

/* Tells @stream, zero at first, that @event came at @now. */
struct stream_step stream_step(struct stream *stream, gint64 now, enum stream_event event);

#endif
