/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What the end of the game makes of the lines: its last move has no answer, perhaps no press. */
#include "track/model.h"
#include "track/review_internal.h"
#include "track/tracker_internal.h"

/* The likeliest line with the move that stands now, if it stands plainly. */
static bool find_last(const struct lines *lines, const struct lines_board *board, struct line *last)
{
	bool is_plain = false;

	last->cost = UINT32_MAX;
	for (size_t i = 0; i < lines->count; i++) {
		const struct line *line = &lines->each[i];
		struct line next = {.plies = 0};

		if (line->cost >= last->cost)
			continue;
		line_find_move(line, board, &next);
		if (!next.plies || next.cost >= last->cost)
			continue;
		is_plain = next.cost < line->cost + COST_TOO_MUCH;
		*last = next;
	}
	return is_plain;
}

/* By no line, and by no other move, that costs not much more than @last the game goes on. */
static bool ends_all(const struct lines *lines, const struct lines_board *board,
		     const struct line *last)
{
	for (size_t i = 0; i < lines->count; i++) {
		struct line next = {.plies = 0};
		struct laws_move moves[LAWS_MOVES_MAX];
		unsigned int lead;

		if (lines->each[i].cost >= last->cost + COST_TOO_MUCH)
			continue;
		lead = line_find_move(&lines->each[i], board, &next);
		if (next.plies && next.cost < last->cost + COST_TOO_MUCH &&
		    (lead < COST_TOO_MUCH || laws_course_moves(&next.position, moves)))
			return false;
	}
	return true;
}

bool review_has_ended(struct tracker *tracker, struct line *last)
{
	struct review *review = &tracker->review;
	struct lines_board board;

	if (!tracker->set.has_levers || !review->begun || review->behind_gap)
		return false;
	review_end_ply(tracker, LAWS_NEVER);
	board = review_board_at(tracker, review->ply);
	return find_last(&review->lines, &board, last) && review_is_convincing(last) &&
	       ends_all(&review->lines, &board, last);
}

void review_take_last(struct tracker *tracker, const struct line *last)
{
	struct lines *lines = &tracker->review.lines;

	lines->count = 1;
	lines->plies = last->plies;
	lines->each[0] = *last;
}

/*
 * True when @side, a piece of whose is off the board, has made its move before @order ended the
 * game: the other player gave up, or accepted the draw that @side had offered with it (9.1.2.1), or
 * the arbiter entered what is no loss for @side. Who resigns, accepts, or has lost, need not have
 * made what he had begun; behind other orders the game may go on.
 */
static bool is_ended_behind(const struct tracker *tracker, const struct command *order,
			    enum laws_side side)
{
	if (order->verb == VERB_RESIGN)
		return order->side != side;
	if (order->verb == VERB_ACCEPT_DRAW)
		return tracker->offered == 1 << side;
	return order->verb == VERB_RESULT &&
	       (order->result == LAWS_RESULT_DRAW ||
		order->result == (side == LAWS_WHITE ? LAWS_RESULT_WHITE : LAWS_RESULT_BLACK));
}

/*
 * Without levers what was lifted before the last rest may have been put down where no reed shows
 * it. In play the opponent is not at the board, and may give up while a piece is still in the hand.
 */
static bool has_come_to_rest(const struct tracker *tracker)
{
	return !tracker->set.has_levers && !tracker->starts_unasked &&
	       tracker->quiet_at == LAWS_NEVER;
}

/*
 * A piece is off the board, and the game is over, though no lines were led. A king is rather laid
 * down, or shows the result.
 */
static bool is_swept_at_end(const struct tracker *tracker, const struct command *order)
{
	const struct review *review = &tracker->review;
	laws_squares lifted = laws_position_occupied(&review->position) & ~tracker->occupied;

	return has_come_to_rest(tracker) && review->ply &&
	       is_ended_behind(tracker, order, laws_position_side(&review->position)) &&
	       !(lifted & review->position.kinds[LAWS_KING]) && review_is_in_progress(tracker);
}

/*
 * Without levers, a move stands that has not come to rest. A king is rather laid down, or shows the
 * result; behind other orders the game may go on.
 */
static bool has_moved_at_end(const struct tracker *tracker, const struct command *order)
{
	const struct review *review = &tracker->review;
	const struct laws_position *position = &hypotheses_likeliest(&tracker->set)->turn->position;
	struct laws_move move;

	return !tracker->set.has_levers && !review->is_stopped &&
	       review->presses[review->ply % REVIEW_PRESSES].log.closed &&
	       (order->verb == VERB_RESIGN || order->verb == VERB_RESULT) &&
	       review_shows_move(tracker, position, &move) &&
	       laws_piece_kind(position->board[move.from]) != LAWS_KING;
}

/*
 * The lines that can tell how the game ended. Nobody has pressed behind a gap, but nothing has
 * moved either, while the clock was on: they go over it to what stands. What was tried behind it is
 * no move (6.2.1).
 */
static bool lead_to_end(struct tracker *tracker, const struct edge *edge)
{
	struct review *review = &tracker->review;
	const struct turn_log *log = review_log(tracker);

	if (!review->behind_gap && review->begun)
		return !has_moved_at_end(tracker, &edge->command) || review_lead_to_rest(tracker);
	if (!review->behind_gap)
		return is_swept_at_end(tracker, &edge->command) && review_lead_to_rest(tracker);
	/* The game may go on after these. */
	if (edge->command.verb == VERB_ADJOURN || edge->command.verb == VERB_ACCEPT_DRAW)
		return false;
	return tracker->inputs & (INPUT_WHITE_LEVER | INPUT_BLACK_LEVER) &&
	       !(log->opened | log->closed) && review_lead_to_rest(tracker);
}

/*
 * The record waits, and a move stands that has not been pressed: it belongs to the game, and may
 * tell the lines apart. They are then the likeliest one, with that move.
 */
static void lead_to_last(struct tracker *tracker)
{
	struct review *review = &tracker->review;
	struct lines_board board;
	struct line last;

	if (!review->is_stopped || !tracker->set.has_levers || review->behind_gap ||
	    !review_log(tracker)->closed)
		return;
	review_end_ply(tracker, LAWS_NEVER);
	board = review_board_at(tracker, review->ply);
	if (find_last(&review->lines, &board, &last))
		review_take_last(tracker, &last);
}

/* Who is to move by @line may take, with his king, what the opponent has just moved. */
static bool may_retake_by_king(const struct line *line)
{
	struct laws_move moves[LAWS_MOVES_MAX];
	size_t count = line->plies ? laws_course_moves(&line->position, moves) : 0;

	for (size_t i = 0; i < count; i++)
		if (moves[i].to == line->moves[line->plies - 1].to &&
		    line->position.kinds[LAWS_KING] & LAWS_SQUARE_SET(moves[i].from))
			return true;
	return false;
}

/* By @line nothing is in the hand but the king of a player who has lost: it is laid down. */
static bool is_king_laid_down(const struct line *line, laws_squares held)
{
	return !(held & ~line->position.kinds[LAWS_KING]) && !may_retake_by_king(line);
}

/*
 * What it costs @line if a piece is in the hand as @order ends the game: it is rather put down,
 * most of all where it has passed other squares.
 */
static unsigned int cost_of_holding(const struct tracker *tracker, const struct line *line,
				    const struct command *order)
{
	laws_squares held = line->opened & ~line->closed;

	/* Who is to move at an adjournment may hold the piece of the move that is sealed. */
	if (order->verb == VERB_ADJOURN || !held || tracker->review.was_cleared)
		return COST_NONE;
	if (has_come_to_rest(tracker) &&
	    is_ended_behind(tracker, order, laws_position_side(&line->position)))
		return COST_ENDED_HOLDING +
		       (line->opened & line->closed ? COST_HOVERED : COST_NONE);
	return is_king_laid_down(line, held) ? COST_NONE : COST_PRESSED_HOLDING;
}

/* @line has all of the record and more, not by a king, and what stands is no other move. */
static bool only_adds(const struct tracker *tracker, const struct line *line,
		      const struct command *order)
{
	const struct hypotheses *set = &tracker->set;
	struct laws_move move;

	return has_come_to_rest(tracker) && review_goes_on(tracker, line) &&
	       !(LAWS_SQUARE_SET(line->moves[line->plies - 1].to) &
		 line->position.kinds[LAWS_KING]) &&
	       is_ended_behind(tracker, order,
			       laws_side_other(laws_position_side(&line->position))) &&
	       hypotheses_shape(set, hypotheses_likeliest(set), &move) != SHAPE_COMPLETE;
}

/*
 * The record has not come over a gap to the end of the game, or no line has it any more: it cannot
 * stay, whichever of the likeliest lines is right. With levers it may also have what no line has,
 * such as an illegal move: there the board has to show where @line leads.
 */
static bool cannot_stay(const struct tracker *tracker, const struct line *line, unsigned int gain,
			const struct command *order)
{
	return gain >= COST_MUCH_LATER &&
	       (order->verb == VERB_RESIGN || order->verb == VERB_RESULT) &&
	       (!tracker->set.has_levers || (tracker->review.has_gap && !line->loose));
}

/*
 * What other lines are to cost more for one to be told. Without levers nobody has said by a press
 * what the record has.
 */
static unsigned int wanted_lead(const struct tracker *tracker)
{
	return tracker->set.has_levers ? COST_UNUSUAL : COST_NONE + 1;
}

/*
 * By so much an offence must cost more. Without levers nobody has said by a press that a
 * move was made.
 */
static unsigned int margin_of_offences(const struct tracker *tracker)
{
	return tracker->set.has_levers ? COST_MUCH_LATER : COST_NONE;
}

/*
 * The board has been cleared, and by @line a move is still to be told that brought a piece to where
 * no reed has shown it: it was rather taken off the board.
 */
static bool is_cleared_away(const struct tracker *tracker, const struct line *line)
{
	const struct review *review = &tracker->review;
	unsigned int end = review_end_of(review, line);

	if (!review->was_cleared || !review_goes_on(tracker, line))
		return false;
	for (unsigned int ply = review_find_difference(tracker, line); ply < end; ply++)
		if (line->failing & LAWS_SQUARE_SET(line->moves[ply - review->begun].to))
			return true;
	return false;
}

/*
 * At the end, @line stands out, and the record does not. Where it only adds to the record, it need
 * only be the likeliest: no later move will tell.
 */
static bool is_told_otherwise(const struct tracker *tracker, const struct line *line,
			      const struct command *order)
{
	unsigned int offences = review_cost_at_end(tracker);
	unsigned int gain = review_gain_at_end(tracker, line);
	unsigned int lead = review_lead_of(&tracker->review.lines, line);

	if (line->worst >= COST_ILLEGAL + COST_PRESSED_OPEN ||
	    review_is_off_record(tracker, line) || is_cleared_away(tracker, line) ||
	    (offences && offences <= line_evidence(line) + margin_of_offences(tracker)))
		return false;
	return cannot_stay(tracker, line, gain, order) ||
	       (gain >= COST_UNUSUAL && lead >= wanted_lead(tracker)) ||
	       (gain > COST_NONE && lead > COST_NONE && only_adds(tracker, line, order));
}

void review_resolve(struct tracker *tracker, const struct edge *edge, struct acts *acts)
{
	const struct command *order = &edge->command;
	struct lines *lines = &tracker->review.lines;
	const struct line *line;
	laws_squares began = review_log(tracker)->began;

	if (tracker->phase != TRACKER_PLAYING || tracker->history.awaited ||
	    !lead_to_end(tracker, edge))
		return;
	lead_to_last(tracker);
	for (size_t i = 0; i < lines->count; i++)
		lines->each[i].cost += cost_of_holding(tracker, &lines->each[i], order);
	line = lines_likeliest(lines);
	if (!tracker->review.is_stopped && !is_told_otherwise(tracker, line, order)) {
		for (size_t i = 0; i < lines->count; i++)
			lines->each[i].cost -= cost_of_holding(tracker, &lines->each[i], order);
		return;
	}
	review_correct(tracker, line, edge->first, acts);
	if (began != tracker->occupied)
		hypotheses_branch_unobserved(&tracker->set, began, tracker->occupied, edge);
}

void review_take(struct tracker *tracker, const struct line *line, laws_time t, struct acts *acts)
{
	if (review_find_settled(tracker) != line)
		review_correct(tracker, line, t, acts);
}

void review_resolve_at_start(struct tracker *tracker, laws_time t, struct acts *acts)
{
	const struct review *review = &tracker->review;

	if (tracker->phase == TRACKER_PLAYING && !tracker->history.awaited && review->is_stopped &&
	    review->begun)
		review_correct(tracker, lines_likeliest(&review->lines), t, acts);
}
