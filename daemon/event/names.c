/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The names that an event of type "tags" gives. */
#include <string.h>

#include "event/event.h"
#include "input/command.h"
#include "util/words.h"

bool event_names(const struct event *event, struct event_name names[2])
{
	static const char *const keys[] = {
		[TAG_EVENT] = "event",
		[TAG_SITE] = "site",
		[TAG_ROUND] = "round",
		[TAG_DATE] = "date",
	};

	if (event->verdict.kind != LAWS_VERDICT_NAMED)
		return false;
	memset(names, 0, 2 * sizeof(names[0]));
	for (int tag = 0; tag_words[tag]; tag++)
		if (!strcmp(tag_words[tag], event->name))
			names[0].key = keys[tag];
	if (names[0].key) {
		memcpy(names[0].text, event->text, sizeof(names[0].text));
		return true;
	}
	names[0].key = side_words[LAWS_WHITE];
	names[1].key = side_words[LAWS_BLACK];
	return players_split(event->text, names[0].text, names[1].text);
}
