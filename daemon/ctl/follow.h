/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Follows one of a board's streams from its first event, without gaps or repeats: it
 * subscribes first, then asks for the earlier events, and drops those it has seen. A board that is
 * taken away is waited for.
 */
#ifndef TOUCHMOVE_CTL_FOLLOW_H
#define TOUCHMOVE_CTL_FOLLOW_H

#include <systemd/sd-event.h>

#include "ctl/client.h"

struct follow {
	struct client client;
	sd_event *event;
	/* Called with each event as the contract's JSON; @event is valid during the call. */
	void (*take)(void *data, struct json_object *event);
	/*
	 * Called when touchmoved answers, before the first event; may be NULL. Returns an exit
	 * code.
	 */
	int (*begin)(void *data);
	/*
	 * Called when touchmoved or the bus goes away. With NULL the loop ends with
	 * EXIT_ENVIRONMENT.
	 */
	void (*gone)(void *data);
	void *data;
	/* Private: */
	bool following;
	bool vanished; /* the daemon or the bus went away */
	bool away;     /* the board was taken away, and may be brought in again */
	sd_bus_slot *events, *admitted;
	char stream[64]; /* StreamId of the numbers seen */
	int64_t seen;
};

/* Connects, waits for the daemon if the options ask for that, and delivers the events so far. */
int follow_open(struct follow *follow, const struct ctl *ctl);
void follow_close(struct follow *follow);

/*
 * Reads "tsa{sv}" as the contract's JSON, with seq, t and type first; the caller puts it. Returns 0
 * or a negative errno.
 */
int follow_read_event(sd_bus_message *message, struct json_object **event);

#endif
