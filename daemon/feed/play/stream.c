/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Streams that break come back by themselves. */
#include "feed/play/stream.h"

/* The table of what decides, in s. */
#define SILENCE		 20 /* an empty line comes every 6 s or sooner (the API's documents) */
#define FAILED_WAIT	 1  /* a stream that broke; then twice as long each time */
#define FAILED_WAIT_MOST 30
#define LIMITED_WAIT	 60 /* after 429 (FEEDS.md §4) */
#define REFUSED_WAIT	 60 /* what is wrong stays so for a while */

static void lose(struct stream *stream, gint64 now, gint64 seconds)
{
	stream->open = false;
	stream->next = now + seconds * G_TIME_SPAN_SECOND;
}

static void fail(struct stream *stream, gint64 now)
{
	gint64 seconds = FAILED_WAIT;

	for (unsigned int i = 0; i < stream->failed && seconds < FAILED_WAIT_MOST; i++)
		seconds *= 2;
	stream->failed++;
	lose(stream, now, MIN(seconds, FAILED_WAIT_MOST));
}

/* Returns true where the connection is to be given up. */
static bool take(struct stream *stream, gint64 now, enum stream_event event)
{
	bool open = stream->open;

	switch (event) {
	case STREAM_WANTED:
		stream->wanted = true;
		return false;
	case STREAM_UNWANTED:
		stream->wanted = false;
		stream->open = false;
		stream->failed = 0;
		return open;
	case STREAM_LINE:
		stream->failed = 0;
		stream->silent = now + SILENCE * G_TIME_SPAN_SECOND;
		return false;
	case STREAM_ENDED:
		if (open)
			fail(stream, now);
		return false;
	case STREAM_REFUSED:
		if (open)
			lose(stream, now, REFUSED_WAIT);
		return false;
	case STREAM_LIMITED:
		if (open)
			lose(stream, now, LIMITED_WAIT);
		return false;
	case STREAM_DUE:
		if (!open || now < stream->silent)
			return false;
		fail(stream, now);
		return true;
	}
	return false;
}

struct stream_step stream_step(struct stream *stream, gint64 now, enum stream_event event)
{
	struct stream_step step = {.deadline = STREAM_NEVER};

	step.cut = take(stream, now, event);
	if (stream->wanted && !stream->open && now >= stream->next) {
		stream->open = true;
		stream->silent = now + SILENCE * G_TIME_SPAN_SECOND;
		step.connect = true;
	}
	if (stream->wanted)
		step.deadline = stream->open ? stream->silent : stream->next;
	return step;
}
