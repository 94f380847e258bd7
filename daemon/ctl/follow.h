/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Follows one of a board's streams from its first event on, without gap or
 * double: it subscribes first, asks for what was before then, and drops what
 * it has seen.
 */
#ifndef TOUCHMOVE_CTL_FOLLOW_H
#define TOUCHMOVE_CTL_FOLLOW_H

#include <systemd/sd-event.h>

#include "ctl/client.h"

struct follow {
	struct client client;
	sd_event *event;
	/* With each event as the contract's JSON; @event is valid during the call. */
	void (*take)(void *data, struct json_object *event);
	/* When touchmoved is there, before the first event; may be NULL. Returns an exit code. */
	int (*begin)(void *data);
	/* When touchmoved or the bus has gone; NULL leaves the loop with EXIT_ENVIRONMENT. */
	void (*gone)(void *data);
	void *data;
	/* Its own: */
	bool following;
	bool vanished; /* the daemon or the bus has gone */
	int64_t seen;
};

/* Connects, waits for the daemon if the options say so, and delivers what there is. */
int follow_open(struct follow *follow, const struct ctl *ctl);
void follow_close(struct follow *follow);

#endif
