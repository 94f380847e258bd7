/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "track/early_start.h"

#include "track/model.h"
#include "track/review_internal.h"
#include "track/starting.h"
#include "track/tracker_internal.h"

/* Takes changes of @since, before @press, as if they had come with it: how long before is known. */
static void take_early(struct tracker *tracker, laws_squares squares, const struct turn_log *since,
		       const struct edge *press, struct acts *acts)
{
	for (; squares; squares &= squares - 1) {
		laws_square square = (laws_square)__builtin_ctzll(squares);
		const struct edge edge = {
			.kind = EDGE_SQUARE,
			.square = square,
			.closed = since->closed >> square & 1,
			.first = press->first,
			.settled = press->first,
			.uncertainty = press->first - since->changed_at[square],
		};

		uncertainty_note(&tracker->uncertainty, &edge);
		tracker_take_square(tracker, &edge, press->first, acts);
	}
}

void early_start_begin(struct tracker *tracker, enum laws_side side, const struct edge *edge,
		       struct acts *acts)
{
	const struct turn_log since = tracker->start_press.since;
	laws_squares early = starting_early(tracker, edge->first);
	laws_squares opened = early & ~tracker->occupied, closed = early & tracker->occupied;

	tracker->occupied ^= early;
	starting_begin(tracker, side, edge, acts);
	take_early(tracker, opened, &since, edge, acts);
	take_early(tracker, closed, &since, edge, acts);
}

/*
 * Who has made the last move starts the other's clock. Behind the first move alone that is the
 * press for it (starting_take_up()).
 */
static bool is_pressed_behind(const struct found_moves *found, enum laws_side side)
{
	return found->count > 1 && laws_position_side(&found->after) != side;
}

/* The moves that were made since the start position stood. */
static bool find_moves(struct tracker *tracker, enum laws_side side, laws_time t)
{
	struct found_moves *found = &tracker->start_press.found;
	laws_squares known = ~(tracker->dead | reed_faults_distrusted(tracker));

	return tracker->start_press.stood && !tracker->start_is_read && !tracker->silent &&
	       t - tracker->start_press.since.last_at <= TIME_PUT_RIGHT &&
	       (!tracker->set.has_levers || !starting_early(tracker, t)) &&
	       starting_may_begin(tracker) &&
	       first_moves_find(&tracker->start_press.first, &tracker->start, known, found) &&
	       (!tracker->set.has_levers || is_pressed_behind(found, side)) &&
	       starting_kinds_agree(tracker, &found->after);
}

bool early_start_take_up(struct tracker *tracker, enum laws_side side, const struct edge *edge,
			 struct acts *acts)
{
	const struct found_moves *found = &tracker->start_press.found;
	const struct turn_log since = tracker->start_press.since;
	const bool by_lever = edge->kind == EDGE_INPUT;
	laws_squares held;

	if (!find_moves(tracker, side, edge->first))
		return false;
	held = laws_square_set(found->held);
	tracker->occupied |= held;
	starting_begin_at(tracker, edge->command.order, by_lever, edge->first, edge->first, acts);
	tracker_hand_out(tracker, acts,
			 &(struct laws_act){
				 .kind = LAWS_ACT_CORRECTED,
				 .number = 1,
				 .moves = found->moves,
				 .move_count = found->count,
				 .unsure = by_lever,
				 .first = edge->first,
				 .settled = edge->first,
			 });
	review_follow(tracker, &found->after, 1, found->count + 1, 0, edge->first, acts);
	review_begin(tracker);
	take_early(tracker, held, &since, edge, acts);
	return true;
}
