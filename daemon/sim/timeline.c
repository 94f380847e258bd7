/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* A growing array of happenings. */
#include "sim/timeline.h"

#include <stdlib.h>

void timeline_add(struct timeline *timeline, laws_time t, unsigned int line, bool closes)
{
	timeline_add_slow(timeline, t, line, closes, 0);
}

void timeline_add_slow(struct timeline *timeline, laws_time t, unsigned int line, bool closes,
		       uint32_t lingers)
{
	if (timeline->count == timeline->room) {
		size_t room = timeline->room > 0 ? timeline->room * 2 : 256;
		struct happening *happenings =
			reallocarray(timeline->happenings, room, sizeof(*happenings));

		if (!happenings) {
			timeline->failed = true;
			return;
		}
		timeline->happenings = happenings;
		timeline->room = room;
	}
	timeline->happenings[timeline->count++] =
		(struct happening){.t = t, .line = line, .closes = closes, .lingers = lingers};
}

/* By insertion, which is stable; happenings come almost in order. */
void timeline_sort(struct timeline *timeline)
{
	struct happening *all = timeline->happenings;

	for (size_t i = 1; i < timeline->count; i++) {
		struct happening late = all[i];
		size_t at = i;

		for (; at > 0 && all[at - 1].t > late.t; at--)
			all[at] = all[at - 1];
		all[at] = late;
	}
}

void timeline_free(struct timeline *timeline)
{
	free(timeline->happenings);
	*timeline = (struct timeline){0};
}
