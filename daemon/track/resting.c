/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Nothing changes for a while: what stands is released. */
#include "track/model.h"
#include "track/orientation.h"
#include "track/resting.h"
#include "track/result_display.h"
#include "track/starting.h"
#include "track/takeback.h"
#include "track/tracker_internal.h"

void resting_end(struct tracker *tracker)
{
	tracker->quiet_at = LAWS_NEVER;
	tracker->still_at = LAWS_NEVER;
}

static bool ends_game(const struct turn *turn, struct laws_move move)
{
	struct laws_position after = turn->position;
	struct laws_move moves[LAWS_MOVES_MAX];

	laws_move_play(&after, move);
	return laws_course_moves(&after, moves) == 0;
}

void resting_await(struct tracker *tracker, laws_time t, laws_time now)
{
	tracker->still_at = LAWS_NEVER;
	tracker->quiet_at = t + tracker->settle_time;
	if (tracker->quiet_at < now)
		tracker->quiet_at = now;
}

void resting_look_for_difference(struct tracker *tracker, laws_time t, struct acts *acts)
{
	if (tracker->differs && !hypotheses_allow(&tracker->set, tracker->occupied))
		tracker_emit_displaced(tracker, false, t, acts);
	tracker->differs = false;
}

/* Nothing has changed for the settle time. */
static void rest(struct tracker *tracker, laws_time t, struct acts *acts)
{
	resting_end(tracker);
	if (starting_unasked(tracker, t, acts))
		return;
	if (tracker->phase == TRACKER_WAITING && !starting_take_up_at_rest(tracker, t, acts))
		return;
	if (takeback_look(tracker, t, acts) || tracker->history.awaited)
		return;
	if (result_display_look(tracker, false, t, acts))
		return;
	orientation_look_unpressed(tracker, t, acts);
	review_on_rest(tracker, t, acts);
	if (review_in_doubt(tracker))
		return;
	reed_faults_on_rest(tracker, t, acts);
	displacement_on_rest(tracker, t);
	if (tracker->set.count > 1 || tracker->differs)
		tracker->still_at = t + COUNT_LONG_REST * tracker->settle_time;
	if (hypotheses_are_ambiguous(&tracker->set))
		return;
	if (!hypotheses_have_shoved(&tracker->set))
		resting_look_for_difference(tracker, t, acts);
	hypotheses_rest(&tracker->set, t);
	tracker_emit_agreed(tracker, acts);
}

/*
 * Without levers: until when what stands on @where may be a captured piece that a hand takes up
 * again soon, or INT64_MIN.
 */
static laws_time put_down_until(const struct tracker *tracker, laws_squares *where)
{
	if (tracker->set.has_levers || tracker->phase != TRACKER_PLAYING ||
	    tracker->history.awaited || review_in_doubt(tracker))
		return INT64_MIN;
	return hypotheses_put_down_until(&tracker->set, where);
}

void resting_on_rest(struct tracker *tracker, laws_time t, struct acts *acts)
{
	laws_squares where;
	laws_time until = put_down_until(tracker, &where);

	if (t < until)
		tracker->quiet_at = until;
	else
		rest(tracker, t, acts);
	orientation_look_back(tracker, t, acts);
}

void resting_before_change(struct tracker *tracker, const struct edge *edge, struct acts *acts)
{
	laws_squares where;
	laws_time until = put_down_until(tracker, &where);

	if (edge->first < until && !(where & LAWS_SQUARE_SET(edge->square)) &&
	    edge->first >= until - TIME_PUT_DOWN + tracker->settle_time)
		rest(tracker, edge->first, acts);
}

/*
 * In play nobody presses, and an opponent who is not at the board waits for the move: nothing
 * else would ever tell that the pawn is there, and is not beside the board to be replaced.
 */
static void take_as_replaced(struct tracker *tracker, laws_time t, struct acts *acts)
{
	hypotheses_end(&tracker->set);
	tracker->set.each[0].exchanged = 0;
	hypotheses_rest(&tracker->set, t);
	tracker_emit_agreed(tracker, acts);
}

/*
 * At a longer rest, something flickered under a piece that did not come down elsewhere: if
 * that was mate, no press follows. But a pawn may be off the board for its new piece.
 */
void resting_on_long_rest(struct tracker *tracker, laws_time t, struct acts *acts)
{
	const struct hypothesis *likeliest = hypotheses_likeliest(&tracker->set);
	struct laws_move move;

	tracker->still_at = LAWS_NEVER;
	if (result_display_look(tracker, true, t, acts))
		return;
	resting_look_for_difference(tracker, t, acts);
	if (hypotheses_are_ambiguous(&tracker->set)) {
		hypotheses_rest(&tracker->set, t);
		tracker_emit_agreed(tracker, acts);
		return;
	}
	if (hypotheses_may_be_fetching(&tracker->set, likeliest)) {
		if (tracker->starts_unasked)
			take_as_replaced(tracker, t, acts);
		return;
	}
	if (hypotheses_shape(&tracker->set, likeliest, &move) != SHAPE_COMPLETE ||
	    !ends_game(likeliest->turn, move))
		return;
	hypotheses_end(&tracker->set);
	resting_on_rest(tracker, t, acts);
	/* Nothing has changed: there is no other rest to wait for. */
	tracker->still_at = LAWS_NEVER;
}
