/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Recognised pieces, of which one comes where another stood. */
#include <string.h>

#include "track/exchange.h"
#include "track/model.h"
#include "track/starting.h"
#include "track/tracker_internal.h"

/* The one piece is lifted, and the other put down, at the time of @edge. */
static void exchange(struct tracker *tracker, const struct edge *edge, laws_time now,
		     struct acts *acts)
{
	struct edge lift = *edge;

	lift.closed = false;
	lift.exchanged = false;
	lift.kinds[edge->square] = '.';
	tracker_take_square(tracker, &lift, now, acts);
	tracker_take_square(tracker, edge, now, acts);
}

static bool may_exchange(const struct tracker *tracker, const struct edge *edge)
{
	return tracker->history.awaited || review_in_doubt(tracker) ||
	       hypotheses_may_exchange(&tracker->set, edge->square,
				       laws_piece_from_letter(edge->piece));
}

/*
 * A piece is recognised in the place of another. Where none in the hand can have come there, the
 * source has taken one for the other, or the hand is seen to take its piece up later.
 */
static void on_exchange(struct tracker *tracker, const struct edge *edge, laws_time now,
			struct acts *acts)
{
	tracker->exchange.at_once = false;
	if (tracker->phase == TRACKER_WAITING)
		starting_look(tracker, edge->settled, acts);
	else if (may_exchange(tracker, edge))
		exchange(tracker, edge, now, acts);
	else
		tracker->exchange = *edge;
}

/* What was recognised before @edge's lift is explained by it. */
static void exchange_behind(struct tracker *tracker, const struct edge *edge, laws_time now,
			    struct acts *acts)
{
	struct edge *kept = &tracker->exchange;

	if (!kept->at_once || tracker->phase != TRACKER_PLAYING || edge->closed ||
	    edge->first - kept->first > TIME_SLIDE_OVERLAP_MOST ||
	    tracker->kinds[kept->square] != kept->piece || !may_exchange(tracker, kept))
		return;
	kept->at_once = false;
	kept->first = edge->first;
	kept->settled = edge->settled;
	memcpy(kept->kinds, edge->kinds, sizeof(kept->kinds));
	exchange(tracker, kept, now, acts);
}

void exchange_take(struct tracker *tracker, const struct edge *edge, laws_time now,
		   struct acts *acts)
{
	if (edge->at_once) {
		on_exchange(tracker, edge, now, acts);
		return;
	}
	tracker_take_square(tracker, edge, now, acts);
	exchange_behind(tracker, edge, now, acts);
}
