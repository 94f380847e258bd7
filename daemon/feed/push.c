/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* When to push. */
#include "feed/push.h"

/* The table of what decides, all in s. */
#define PERIOD	     2	/* not faster (FEEDS.md §2) */
#define LIMITED_WAIT 60 /* after 429 (FEEDS.md §2) */
/*
 * A token or an address that is wrong stays so until somebody mends it: as long as after 429, so
 * that a server that counts wrong tokens does not lock us out.
 */
#define REFUSED_WAIT 60
/* Behind failures twice as long each time; a server that is back is not missed for longer. */
#define FAILED_WAIT_MOST 60

static gint64 wait_after_failure(unsigned int failed)
{
	gint64 wait = PERIOD;

	while (--failed && wait < FAILED_WAIT_MOST)
		wait *= 2;
	return MIN(wait, FAILED_WAIT_MOST);
}

static void end_request(struct push *push, gint64 now, gint64 wait, bool taken)
{
	push->in_flight = false;
	push->pending = push->pending || !taken;
	push->failed = taken ? 0 : push->failed + 1;
	/* From the answer on: a request that was long on its way has come later than it was sent.
	 */
	push->next = now + MAX(wait, PERIOD) * G_TIME_SPAN_SECOND;
}

static void take(struct push *push, gint64 now, enum push_event event)
{
	switch (event) {
	case PUSH_CHANGED:
		push->pending = true;
		break;
	case PUSH_DUE:
		break;
	case PUSH_TAKEN:
		end_request(push, now, 0, true);
		break;
	case PUSH_LIMITED:
		end_request(push, now, LIMITED_WAIT, false);
		break;
	case PUSH_REFUSED:
		end_request(push, now, REFUSED_WAIT, false);
		break;
	case PUSH_FAILED:
		end_request(push, now, wait_after_failure(push->failed + 1), false);
		break;
	}
}

void push_begin(struct push *push, gint64 now)
{
	*push = (struct push){.next = now + PERIOD * G_TIME_SPAN_SECOND};
}

struct push_step push_step(struct push *push, gint64 now, enum push_event event)
{
	take(push, now, event);
	if (!push->pending || push->in_flight)
		return (struct push_step){false, PUSH_NEVER};
	if (now < push->next)
		return (struct push_step){false, push->next};
	push->pending = false;
	push->in_flight = true;
	return (struct push_step){true, PUSH_NEVER};
}
