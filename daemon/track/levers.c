/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "track/levers.h"
#include "track/model.h"
#include "track/tracker_internal.h"

#define LEVERS (INPUT_WHITE_LEVER | INPUT_BLACK_LEVER)

void levers_begin(struct levers *levers)
{
	*levers = (struct levers){.level_at = LAWS_NEVER};
}

static bool may_be_stopped(const struct tracker *tracker)
{
	return tracker->phase == TRACKER_PLAYING && tracker->set.has_levers &&
	       !(tracker->inputs & LEVERS);
}

void levers_note(struct tracker *tracker, const struct edge *edge)
{
	struct levers *levers = &tracker->levers;

	levers->level_at = LAWS_NEVER;
	if (edge->closed)
		levers->down_at = edge->first;
	else if (may_be_stopped(tracker) && edge->first - levers->down_at >= TIME_LEVERS_LEVEL)
		levers->level_at = edge->first;
}

void levers_note_gap(struct tracker *tracker, unsigned int was, laws_time t)
{
	struct levers *levers = &tracker->levers;

	if (tracker->inputs & LEVERS)
		levers->level_at = LAWS_NEVER;
	if (tracker->inputs & ~was & LEVERS)
		levers->down_at = t;
	if (was & LEVERS && may_be_stopped(tracker))
		levers->level_at = t;
}

laws_time levers_deadline(const struct tracker *tracker)
{
	laws_time level_at = tracker->levers.level_at;

	return level_at == LAWS_NEVER ? LAWS_NEVER : level_at + TIME_LEVERS_LEVEL;
}

void levers_on_deadline(struct tracker *tracker, laws_time t, struct acts *acts)
{
	const struct laws_act act = {
		.kind = LAWS_ACT_CLOCK_STOPPED,
		.first = tracker->levers.level_at,
		.settled = t,
	};

	tracker->levers.level_at = LAWS_NEVER;
	tracker_hand_out(tracker, acts, &act);
}
