/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * A press at which no hypothesis shows a legal move: an offence, or a legal move and what is wrong
 * beside it, whichever asks one to believe less.
 */
#include "track/model.h"
#include "track/review_internal.h"
#include "track/tracker_internal.h"

static unsigned int count(laws_squares squares)
{
	return (unsigned int)__builtin_popcountll(squares);
}

/* Of the opponent's pieces, those that were lifted and put back. */
static laws_squares find_touched(const struct tracker *tracker,
				 const struct laws_position *position, laws_squares differs)
{
	const struct review *review = &tracker->review;
	const struct turn_log *log = &review->presses[review->ply % REVIEW_PRESSES].log;
	laws_squares theirs = position->sides[laws_side_other(laws_position_side(position))];

	return (log->opened | log->closed | log->flickered) & theirs & ~differs &
	       ~reed_faults_distrusted(tracker);
}

/* What a press is that shows no legal move, as an offence. */
static unsigned int cost_of_offence(const struct tracker *tracker)
{
	const struct laws_position *position = &tracker_turn(tracker)->position;
	laws_squares differs = tracker->occupied ^ laws_position_occupied(position);
	laws_squares touched = find_touched(tracker, position, differs);

	if (!differs)
		return COST_PRESSED_HOME + COST_TOUCHED * count(touched);
	/* An illegal move that ends nowhere else may have been a capture. */
	if (!(differs & tracker->occupied))
		touched &= touched - 1;
	return COST_ILLEGAL + COST_PRESSED_OPEN + lines_cost_beside_offence(position, differs) +
	       COST_TOUCHED * count(touched);
}

/*
 * The position before the last move of @line, which is that of the record's turn, or of the one
 * before, if what the opponent seems to have begun was the same hand's. NULL when it is neither.
 */
static const struct laws_position *find_position(const struct tracker *tracker,
						 const struct line *line)
{
	const struct turn_log *log = &tracker->reed_faults.log;
	const struct turn *turn = tracker_turn(tracker);
	unsigned int ply = review_end_of(&tracker->review, line) - 1;

	if (turn->ply == ply)
		return &turn->position;
	return turn->ply == ply + 1 && log->ply == ply ? &log->position : NULL;
}

/* The reeds have shown the last move of @line, from @position, whatever else they show. */
static bool is_shown(const struct tracker *tracker, const struct line *line,
		     const struct laws_position *position)
{
	const struct review *review = &tracker->review;
	const struct turn_log *log = &review->presses[review->ply % REVIEW_PRESSES].log;
	laws_squares left, reached;

	laws_move_footprint(position, line->moves[line->plies - 1], &left, &reached);
	return !((left | reached) & ~(log->opened | log->closed));
}

/*
 * King and rook have changed places, or were put back where they stood: that is known by which one
 * came first, which the lines do not look at.
 */
static bool keeps_squares(const struct line *line, const struct laws_position *position)
{
	laws_squares left, reached;

	laws_move_footprint(position, line->moves[line->plies - 1], &left, &reached);
	return left == reached;
}

/* They have shown how a piece went from one square to another, where no legal move takes it. */
static bool is_seen_to_go(const struct tracker *tracker)
{
	const struct laws_position *position = &tracker_turn(tracker)->position;
	laws_squares differs = tracker->occupied ^ laws_position_occupied(position);

	return differs & tracker->occupied &&
	       differs & position->sides[laws_position_side(position)] & ~tracker->occupied;
}

/* A legal move, and what is wrong beside it, costs less than the offence by more than @margin. */
static bool is_likelier(const struct tracker *tracker, unsigned int margin)
{
	const struct review *review = &tracker->review;

	return review->is_led && review->begun && review->is_over_gap == review->behind_gap &&
	       line_evidence(lines_most_evident(&review->lines)) + margin <
		       review->record_cost + cost_of_offence(tracker);
}

bool review_doubts_offence(const struct tracker *tracker)
{
	return is_likelier(tracker, COST_UNUSUAL);
}

enum review_finding review_find(const struct tracker *tracker)
{
	const struct review *review = &tracker->review;
	const struct line *line = lines_most_evident(&review->lines);
	const struct laws_position *position;
	unsigned int margin = COST_UNUSUAL;

	if (!review->is_led || !review->begun || line->worst >= COST_ILLEGAL + COST_PRESSED_OPEN ||
	    review_find_difference(tracker, line) != review_end_of(review, line) - 1)
		return REVIEW_OFFENCE;
	position = find_position(tracker, line);
	if (!position || keeps_squares(line, position))
		return REVIEW_OFFENCE;
	if (is_seen_to_go(tracker) && !is_shown(tracker, line, position))
		margin += COST_TOO_MUCH;
	if (!is_likelier(tracker, margin))
		return REVIEW_OFFENCE;
	return review_evident_lead_of(&review->lines, line) < COST_UNUSUAL ? REVIEW_DOUBT
									   : REVIEW_MOVE;
}
