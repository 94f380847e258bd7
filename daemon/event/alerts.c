/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Follows rulings. An alert that lapses has a ruling as well. */
#include <string.h>

#include "event/alerts.h"

void alerts_init(struct alerts *alerts)
{
	alerts->count = 0;
}

/* The oldest one that was ruled on: not all can be open. */
static unsigned int dispensable(const struct alerts *alerts)
{
	for (unsigned int i = 0; i < alerts->count; i++)
		if (!alerts->kept[i].open)
			return i;
	return 0;
}

/* When its list of open alerts is full the judge drops the oldest, and takes no ruling on it. */
static void make_room(struct alerts *alerts)
{
	struct alert_kept *oldest = NULL;
	unsigned int open = 0;

	for (unsigned int i = alerts->count; i-- > 0;) {
		if (!alerts->kept[i].open)
			continue;
		oldest = &alerts->kept[i];
		open++;
	}
	if (open == LAWS_JUDGE_ALERTS)
		oldest->open = false;
}

static void add(struct alerts *alerts, const struct event *event)
{
	unsigned int place;

	make_room(alerts);
	if (alerts->count == ALERTS_KEPT) {
		place = dispensable(alerts);
		memmove(&alerts->kept[place], &alerts->kept[place + 1],
			(alerts->count - place - 1) * sizeof(alerts->kept[0]));
		alerts->count--;
	}
	alerts->kept[alerts->count].event = *event;
	alerts->kept[alerts->count++].open = true;
}

static void rule(struct alerts *alerts, const struct laws_verdict_ruling *ruling)
{
	for (unsigned int i = 0; i < alerts->count; i++)
		if (alerts->kept[i].event.verdict.alert.id == ruling->alert)
			alerts->kept[i].open = ruling->decision == LAWS_DECISION_UNDONE;
}

void alerts_take(struct alerts *alerts, const struct event *event)
{
	if (event->verdict.kind == LAWS_VERDICT_ALERT)
		add(alerts, event);
	else if (event->verdict.kind == LAWS_VERDICT_RULING && event->verdict.ruling.alert)
		rule(alerts, &event->verdict.ruling);
}

const struct event *alerts_next_open(const struct alerts *alerts, unsigned int *at)
{
	while (*at < alerts->count) {
		const struct alert_kept *kept = &alerts->kept[(*at)++];

		if (kept->open)
			return &kept->event;
	}
	return NULL;
}
