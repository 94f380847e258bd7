/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The open alerts, taken from the arbiter's stream, for clients that have not followed it. */
#ifndef TOUCHMOVE_ALERTS_H
#define TOUCHMOVE_ALERTS_H

#include "event/event.h"

/* The judge keeps so many open; as many beside them may be opened again when a ruling is undone. */
#define ALERTS_KEPT (LAWS_JUDGE_ALERTS + LAWS_JUDGE_RULINGS)

struct alerts {
	unsigned int count;
	struct alert_kept {
		struct event event;
		bool open;
	} kept[ALERTS_KEPT]; /* in the order of their numbers */
};

void alerts_init(struct alerts *alerts);

/* Takes an event of the arbiter's stream. */
void alerts_take(struct alerts *alerts, const struct event *event);

/* The first open alert from place *@at on, which goes on behind it, 0 at first; or NULL. */
const struct event *alerts_next_open(const struct alerts *alerts, unsigned int *at);

#endif
