/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Without levers, in a hurry: several moves are made before the board rests for once. */
#include "track/lines_aim.h"
#include "track/model.h"
#include "track/review_internal.h"
#include "track/tracker_internal.h"

/* The reeds have shown all that @move, legal in @position, changes; and it is no promotion. */
static bool is_shown(const struct laws_position *position, struct laws_move move,
		     const struct turn_log *log)
{
	laws_squares captured = laws_square_set(laws_move_captured(position, move));
	laws_squares left, reached;

	laws_move_footprint(position, move, &left, &reached);
	return !move.promotion && !((left | captured) & ~log->opened) && !(reached & ~log->closed);
}

/* From @position @count moves lead to @occupied that the reeds have shown. */
static bool is_moves_on(const struct laws_position *position, unsigned int count,
			laws_squares occupied, const struct turn_log *log)
{
	struct laws_move moves[LAWS_MOVES_MAX];
	struct lines_aim aim;
	size_t move_count;

	if (!count)
		return laws_position_occupied(position) == occupied;
	aim = lines_aim_at(position, occupied, ~(laws_squares)0, 0, count);
	if (!lines_aim_is_near(&aim))
		return false;
	move_count = laws_moves(position, moves);
	for (size_t i = 0; i < move_count; i++) {
		struct laws_position after = *position;

		if (lines_aim_is_missed(&aim, position, moves[i]) ||
		    !is_shown(position, moves[i], log))
			continue;
		laws_move_play(&after, moves[i]);
		if (is_moves_on(&after, count - 1, occupied, log))
			return true;
	}
	return false;
}

/* What stands is some moves behind @position, and at least two. */
static bool is_some_moves_on(const struct tracker *tracker, const struct laws_position *position)
{
	const struct review *review = &tracker->review;
	const struct turn_log *log = &review->presses[review->ply % REVIEW_PRESSES].log;

	for (unsigned int count = 2; count <= COUNT_WITHOUT_REST; count++)
		if (is_moves_on(position, count, tracker->occupied, log))
			return true;
	return false;
}

/*
 * Moves have been made since the last rest, and by @edge the answer to the last of them begins: a
 * piece stands that was put down last, for longer than a hand that slides it on would leave it.
 */
static bool is_answered_again(const struct tracker *tracker, const struct edge *edge)
{
	const struct review *review = &tracker->review;
	const struct turn_log *log = &review->presses[review->ply % REVIEW_PRESSES].log;

	if (edge->closed || log->last == LAWS_NO_SQUARE ||
	    !(tracker->occupied & LAWS_SQUARE_SET(log->last)) ||
	    edge->first - log->last_at < TIME_STOOD_LEAST)
		return false;
	if (!review->begun)
		return is_some_moves_on(tracker, &review->position);
	for (size_t i = 0; i < review->lines.count; i++)
		if (lines_count_on(&review->lines, &review->lines.each[i]) &&
		    is_some_moves_on(tracker, &review->lines.each[i].position))
			return true;
	return false;
}

void review_on_answer(struct tracker *tracker, const struct edge *edge, struct acts *acts)
{
	if (tracker->set.has_levers || tracker->phase != TRACKER_PLAYING ||
	    tracker->review.is_stopped || !is_answered_again(tracker, edge))
		return;
	review_on_rest(tracker, edge->first, acts);
}
