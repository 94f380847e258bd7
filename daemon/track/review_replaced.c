/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Without levers: a move that stood at a rest, and has been taken back since, or another one made
 * in its place.
 */
#include <string.h>

#include "track/model.h"
#include "track/review_internal.h"
#include "track/tracker_internal.h"

/*
 * The move of an earlier rest is on the record, and its player has taken it back: the board shows
 * all that stood before it. No line of moves leads there.
 */
static bool is_taken_back(const struct tracker *tracker)
{
	const struct hypothesis *likeliest = hypotheses_likeliest(&tracker->set);
	const struct turn *turn = likeliest->turn;
	struct laws_move move;

	return !tracker->review.behind_gap && laws_course_has(tracker->history.course, turn->ply) &&
	       hypotheses_shape(&tracker->set, likeliest, &move) == SHAPE_HOME &&
	       tracker->occupied == laws_position_occupied(&turn->position);
}

/* Since the move that stood at the last rest nothing has been moved but its piece. */
static bool is_still_rested(const struct tracker *tracker)
{
	const struct review *review = &tracker->review;
	const struct turn_log *log = &review->presses[review->ply % REVIEW_PRESSES].log;
	const struct turn *turn = hypotheses_likeliest(&tracker->set)->turn;
	laws_squares own = LAWS_SQUARE_SET(review->rested.from) |
			   LAWS_SQUARE_SET(laws_move_arrival(&turn->position, review->rested));

	return turn->ply == review->rested_ply && !((log->opened | log->closed) & ~own);
}

/* The square to which the last move of @line has taken a piece, or none. */
static laws_squares find_arrival(const struct line *line)
{
	const struct laws_move *last;

	if (!line->plies)
		return 0;
	last = &line->moves[line->plies - 1];
	return last->type == LAWS_MOVE_CASTLING ? 0 : LAWS_SQUARE_SET(last->to);
}

/* What stood on @square at the last rest is still there, or was lifted before the hand was gone. */
static bool is_lifted_at_once(const struct review *review, laws_squares square)
{
	const struct turn_log *log = &review->presses[review->ply % REVIEW_PRESSES].log;
	const struct turn_log *before = &review->before_rest.log;

	for (laws_squares left = square & log->opened; left; left &= left - 1) {
		int place = __builtin_ctzll(left);

		if (log->changed_at[place] - before->changed_at[place] >= TIME_HAND_NEAR)
			return false;
	}
	return true;
}

/* By the lines nothing has changed since the last rest, but that the piece that moved is lifted. */
static bool is_still_rested_by_lines(const struct tracker *tracker)
{
	const struct review *review = &tracker->review;
	laws_squares arrival;

	if (!review->begun)
		return false;
	arrival = find_arrival(lines_likeliest(&review->lines));
	return !((review->before_rest.stood ^ tracker->occupied) & ~arrival) &&
	       is_lifted_at_once(review, arrival);
}

void review_keep_before_rest(struct tracker *tracker)
{
	struct review *review = &tracker->review;
	struct review_rest *kept = &review->before_rest;

	if (kept->is_kept &&
	    ((kept->has_rested && is_still_rested(tracker)) || is_still_rested_by_lines(tracker))) {
		turn_log_add(&kept->log, review_log(tracker));
		return;
	}
	kept->is_kept = !review->behind_gap;
	kept->has_rested = false;
	kept->stood = tracker->occupied;
	kept->ply = review->ply;
	kept->first = review->first;
	kept->begun = review->begun;
	kept->record_cost = review->record_cost;
	kept->has_gap = review->has_gap;
	kept->position = review->position;
	kept->before = review->before;
	kept->log = *review_log(tracker);
	kept->plies = review->lines.plies;
	kept->count = review->begun ? review->lines.count : 0;
	memcpy(kept->lines, review->lines.each, kept->count * sizeof(kept->lines[0]));
}

/* The last rest was none of a move: what has changed since belongs to what had changed before. */
static void take_back_rest(struct tracker *tracker)
{
	struct review *review = &tracker->review;
	struct review_rest *kept = &review->before_rest;

	turn_log_add(&kept->log, review_log(tracker));
	review->ply = kept->ply;
	review->first = kept->first;
	review->begun = kept->begun;
	review->record_cost = kept->record_cost;
	review->has_gap = kept->has_gap;
	review->position = kept->position;
	review->before = kept->before;
	review->lines.plies = kept->plies;
	review->lines.count = kept->count;
	memcpy(review->lines.each, kept->lines, kept->count * sizeof(kept->lines[0]));
	*review_log(tracker) = kept->log;
	kept->is_kept = false;
}

/*
 * What stood at the last rest may have been no move, and what was known before it is still known;
 * in play the players may also take a move back and make another.
 */
static bool may_be_no_rest(const struct tracker *tracker)
{
	return tracker->starts_unasked || !tracker->review.begun ||
	       tracker->review.before_rest.is_kept;
}

/* Another move stands in the place of the one that stood at the last rest. */
static bool is_replaced(const struct tracker *tracker, struct laws_move *move)
{
	const struct turn *turn = hypotheses_likeliest(&tracker->set)->turn;

	return may_be_no_rest(tracker) && turn->ply == tracker->review.rested_ply &&
	       review_shows_move(tracker, &turn->position, move) &&
	       !laws_move_equal(*move, tracker->review.rested);
}

/* The piece that was moved at the last rest is in the hand again, and nothing else has changed. */
static bool is_taken_up_again(const struct tracker *tracker)
{
	const struct turn *turn = hypotheses_likeliest(&tracker->set)->turn;
	const struct review *review = &tracker->review;
	struct laws_position after = turn->position;
	laws_square arrival;

	if (tracker->starts_unasked || !may_be_no_rest(tracker) ||
	    turn->ply != review->rested_ply || !laws_move_is_legal(&turn->position, review->rested))
		return false;
	arrival = laws_move_arrival(&turn->position, review->rested);
	laws_move_play(&after, review->rested);
	return review_find_differing(tracker, &after) == LAWS_SQUARE_SET(arrival);
}

/*
 * @line is @before with one move, and in its place the piece of that move may have come to @to, or
 * to have stayed there.
 */
static bool may_have_come_to(const struct line *before, const struct line *line, laws_square to)
{
	struct laws_move last = line->moves[line->plies - 1], moves[LAWS_MOVES_MAX];
	struct laws_position after = before->position;
	size_t count = laws_course_moves(&before->position, moves);
	bool is_legal = last.from == to;

	if (!laws_move_is_legal(&after, last))
		return false;
	laws_move_play(&after, last);
	if (memcmp(after.board, line->position.board, sizeof(after.board)) != 0)
		return false;
	for (size_t i = 0; i < count; i++)
		is_legal |= moves[i].from == last.from && moves[i].to == to;
	return is_legal;
}

/*
 * By the likeliest line a move stood at the last rest, and the hand has gone on with its piece to
 * where another move takes it, or back, and nothing else has changed. The record may know of
 * neither.
 */
static bool has_gone_on(const struct tracker *tracker)
{
	const struct review *review = &tracker->review;
	const struct review_rest *kept = &review->before_rest;
	const struct line *line = lines_likeliest(&review->lines);
	laws_squares arrival = find_arrival(line);
	laws_squares left = kept->stood & ~tracker->occupied;
	laws_squares reached = tracker->occupied & ~kept->stood;

	if (!kept->is_kept || !arrival || left != arrival || !reached || reached & (reached - 1) ||
	    !is_lifted_at_once(review, arrival))
		return false;
	for (size_t i = 0; i < kept->count; i++)
		if (may_have_come_to(&kept->lines[i], line, (laws_square)__builtin_ctzll(reached)))
			return true;
	return false;
}

/* The record has all moves before the present turn. */
static bool is_all_recorded(const struct tracker *tracker)
{
	unsigned int ply = hypotheses_likeliest(&tracker->set)->turn->ply;

	return ply == 1 || laws_course_has(tracker->history.course, ply - 1);
}

/*
 * Lines are led to the last rest, which may have been none, and can be led anew. In play they begin
 * again, unless the record waits for them.
 */
static bool leads_again(const struct tracker *tracker)
{
	return tracker->review.begun && (!tracker->starts_unasked || !is_all_recorded(tracker));
}

bool review_lead_again(struct tracker *tracker)
{
	struct review *review = &tracker->review;
	struct laws_move move;

	if (!leads_again(tracker) || !(is_replaced(tracker, &move) || has_gone_on(tracker)))
		return false;
	take_back_rest(tracker);
	if (review_lead_to_rest(tracker)) {
		review_go_behind(review, lines_likeliest(&review->lines));
		review_begin_log(tracker);
	} else {
		review_break(tracker);
	}
	return true;
}

bool review_begins_from_rest(struct tracker *tracker)
{
	struct laws_move move;

	if (is_taken_back(tracker)) {
		/* No promotion is under way that the rest would wait for. */
		hypotheses_end(&tracker->set);
		review_begin(tracker);
		return true;
	}
	if (is_taken_up_again(tracker))
		return true;
	if (is_replaced(tracker, &move) && !leads_again(tracker)) {
		review_begin_with(tracker, hypotheses_likeliest(&tracker->set)->turn);
		review_go_behind_move(tracker, move);
		return true;
	}
	return false;
}

void review_note_rest(struct tracker *tracker)
{
	const struct hypothesis *likeliest = hypotheses_likeliest(&tracker->set);
	struct review *review = &tracker->review;
	struct laws_move move;

	switch (hypotheses_shape(&tracker->set, likeliest, &move)) {
	case SHAPE_COMPLETE:
		if (review->rested_ply != likeliest->turn->ply ||
		    !laws_move_equal(move, review->rested))
			review->before_rest.has_rested = true;
		review->rested_ply = likeliest->turn->ply;
		review->rested = move;
		break;
	case SHAPE_HOME:
		review->rested_ply = 0;
		break;
	case SHAPE_OPEN:
		break;
	}
}
