/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * What is kept from press to press, and the lines that are led while board and record do not fit.
 * The record is read as such a line, too: moves that were illegal, and presses without a move, have
 * their costs.
 */
#include <string.h>

#include "track/model.h"
#include "track/review_internal.h"
#include "track/tracker_internal.h"

struct review_press *review_press_of(struct review *review, unsigned int ply)
{
	return &review->presses[ply % REVIEW_PRESSES];
}

void review_end_ply(struct tracker *tracker, laws_time t)
{
	struct review_press *press = review_press_of(&tracker->review, tracker->review.ply);

	press->occupied = tracker->occupied;
	press->hasty = turn_log_closed_since(&press->log, t - TIME_PLACE_TO_PRESS_LEAST);
}

struct turn_log *review_log(struct tracker *tracker)
{
	return &review_press_of(&tracker->review, tracker->review.ply)->log;
}

void review_begin_log(struct tracker *tracker)
{
	review_press_of(&tracker->review, tracker->review.ply)->declared = LAWS_NO_KIND;
	turn_log_begin(review_log(tracker), tracker->occupied);
}

void review_take_record(struct tracker *tracker, const struct turn *turn)
{
	struct review *review = &tracker->review;

	review->ply = turn->ply;
	review->position = turn->position;
	review->is_stopped = false;
	review->is_late = false;
	review->begun = 0;
	review->behind_gap = false;
	review->has_gap = false;
}

void review_begin_with(struct tracker *tracker, const struct turn *turn)
{
	review_take_record(tracker, turn);
	tracker->review.first = turn->ply;
	tracker->review.before_rest.is_kept = false;
}

void review_begin_game(struct tracker *tracker)
{
	tracker->review.sweeps = 0;
	tracker->review.recovers = false;
	tracker->review.puts_down = false;
	tracker->review.is_inexact = false;
	tracker->review.crosstalk = 0;
	tracker->review.held = 0;
	tracker->review.beside = 0;
	tracker->review.rested_ply = 0;
	tracker->review.guessed = 0;
	tracker->review.cleared = 0;
	guesses_begin(&tracker->guesses);
	memset(tracker->review.lifted, 0, sizeof(tracker->review.lifted));
}

void review_settle(struct tracker *tracker)
{
	const struct turn *turn = tracker_turn(tracker);
	bool is_next = tracker->review.ply == turn->ply;

	review_begin_with(tracker, turn);
	if (!is_next)
		review_begin_log(tracker);
}

void review_begin(struct tracker *tracker)
{
	const struct turn *turn = tracker_turn(tracker);

	review_begin_with(tracker, turn);
	guesses_forget(&tracker->guesses, turn->ply);
	if (turn->ply <= tracker->review.guessed)
		tracker->review.guessed = 0;
	review_begin_log(tracker);
}

void review_take_up(struct tracker *tracker, const struct turn_log *log, laws_squares differing)
{
	*review_log(tracker) = *log;
	tracker->review.failing |= differing;
}

void review_break(struct tracker *tracker)
{
	tracker->review.before_rest.is_kept = false;
	tracker->review.ply = 0;
	tracker->review.begun = 0;
	tracker->review.behind_gap = false;
	tracker->review.has_gap = false;
	tracker->review.was_cleared = false;
}

void review_on_gap(struct tracker *tracker, laws_squares squares)
{
	struct review *review = &tracker->review;
	struct turn_log *log = review_log(tracker);
	struct turn_log before = *log;

	review->before_rest.is_kept = false;
	if (!review->behind_gap) {
		review->earlier = 0;
		review->stood = 0;
	}
	if (!review->has_gap && !review->behind_gap)
		review->gap = review->ply;
	review->earlier |= (log->opened | log->closed) & ~log->adjusted;
	review->stood |= tracker->occupied;
	review->behind_gap = review->ply;
	turn_log_begin(log, squares);
	turn_log_keep_adjusting(log, &before);
}

/* Later moves show that the pawn of @act became what it was taken for. */
static bool is_as_assumed(const struct tracker *tracker, const struct laws_act *act)
{
	struct laws_move move;

	return act->kind == LAWS_ACT_PROMOTION_INFERRED &&
	       laws_course_move(tracker->history.course, act->number, &move) &&
	       move.promotion == (uint8_t)laws_piece_kind(act->piece);
}

void review_note_act(struct tracker *tracker, const struct laws_act *act)
{
	bool promotes = act->kind == LAWS_ACT_PROMOTED || act->kind == LAWS_ACT_PROMOTION_INFERRED;
	bool is_known = act->kind == LAWS_ACT_PROMOTED || act->source == LAWS_PROMOTION_DECLARED ||
			act->source == LAWS_PROMOTION_SEEN;

	if (promotes && act->number && act->number < tracker->review.ply &&
	    !is_as_assumed(tracker, act) &&
	    !(is_known && review_take_promotion(&tracker->review, act)))
		review_break(tracker);
}

void review_note_announcement(struct tracker *tracker, laws_squares squares)
{
	turn_log_announce(review_log(tracker), squares ? squares : ~(laws_squares)0);
}

void review_note(struct tracker *tracker, const struct edge *edge)
{
	if (edge->kind != EDGE_BRUSH)
		tracker->review.failing &= ~LAWS_SQUARE_SET(edge->square);
	if (edge->kind == EDGE_BRUSH)
		review_log(tracker)->brushed |= LAWS_SQUARE_SET(edge->square);
	else
		turn_log_note(review_log(tracker), edge);
}

const struct turn *review_shown_turn(const struct tracker *tracker)
{
	const struct hypotheses *set = &tracker->set;
	const struct turn *turn = tracker_turn(tracker);
	laws_squares differs = tracker->occupied ^ laws_position_occupied(&turn->position);

	if (set->count > 1 || tracker->review.is_stopped)
		return NULL;
	return differs & ~tracker->reed_faults.failing ? NULL : turn;
}

/* Of @squares, those where the piece of @move can go as well. */
static laws_squares find_reachable(const struct laws_position *position, struct laws_move move,
				   laws_squares squares)
{
	struct laws_move moves[LAWS_MOVES_MAX];
	size_t count = squares ? laws_course_moves(position, moves) : 0;
	laws_squares reachable = 0;

	for (size_t i = 0; i < count; i++)
		if (moves[i].from == move.from)
			reachable |= squares & LAWS_SQUARE_SET(moves[i].to);
	return reachable;
}

bool review_is_plain_move(const struct tracker *tracker, struct laws_move move,
			  const struct turn_log *log)
{
	const struct review *review = &tracker->review;
	laws_squares trusted = ~tracker->reed_faults.failing;
	laws_squares opened = log->opened, closed = log->closed;
	laws_squares left, reached, captured;

	captured = laws_square_set(laws_move_captured(&review->position, move));
	laws_move_footprint(&review->position, move, &left, &reached);
	/* What is not believed has closed: the piece may be there. */
	if (find_reachable(&review->position, move, closed & ~(trusted | reached)))
		return false;
	return !((left | captured) & trusted & ~opened) && !(reached & trusted & ~closed) &&
	       !((opened | closed) & trusted & ~(left | captured | reached)) &&
	       !(log->trembled & trusted & ~laws_position_occupied(&review->position));
}

void review_note_move(struct review *review, struct laws_move move)
{
	uint8_t *lifted = &review->lifted[laws_position_side(&review->position)];
	laws_square captured = laws_move_captured(&review->position, move);
	laws_squares left, reached;

	laws_move_footprint(&review->position, move, &left, &reached);
	review->beside &= ~(left | reached | laws_square_set(captured));
	if (captured != LAWS_NO_SQUARE && *lifted < UINT8_MAX)
		++*lifted;
}

void review_note_guess(struct review *review, const struct line *line)
{
	if (line->is_guessed && !review->guessed)
		review->guessed = review->gap;
}

void review_take_habits(struct review *review, const struct line *line)
{
	review_note_guess(review, line);
	review->sweeps = line->sweeps;
	review->strong = line->strong;
	review->swept = line->swept;
	review->swept_for = line->swept_for;
	review->crosstalk = line->crosstalk;
	review->held = line->held;
	review->recovers = line->recovers;
	review->puts_down = line->puts_down;
	review->is_inexact = line->is_inexact;
	review->beside = line->beside;
	memcpy(review->lifted, line->lifted, sizeof(review->lifted));
}

/* What is so long ago stays as it is on the record. */
static void forget_first(struct tracker *tracker)
{
	struct review *review = &tracker->review;
	struct laws_move move = {.from = LAWS_NO_SQUARE};

	history_move(&tracker->history, tracker_turn(tracker), review->begun, &move);
	lines_forget_first(&review->lines, move);
	review->begun++;
}

struct lines_board review_board_at(const struct tracker *tracker, unsigned int ply)
{
	const struct review_press *press = &tracker->review.presses[ply % REVIEW_PRESSES];

	struct lines_board board = {
		.log = &press->log,
		.occupied = press->occupied,
		.hasty = press->hasty,
		/* What was recognised before is not kept. */
		.kinds = ply == tracker->review.ply ? tracker->kinds : NULL,
		.ignored = tracker->chatter.told | tracker->dead,
		.restless = tracker->chatter.restless,
	};

	review_put_promotions(tracker, ply, &board);
	return board;
}

bool review_lead_lines(struct tracker *tracker, const struct lines_board *board)
{
	struct review *review = &tracker->review;

	while (review->lines.count && review->lines.plies + LINES_UNSEEN_MOST > LINES_PLIES)
		forget_first(tracker);
	return review->lines.count && lines_go_on(&review->lines, board);
}

void review_begin_line(struct tracker *tracker, unsigned int ply,
		       const struct laws_position *position, laws_squares loose)
{
	struct review *review = &tracker->review;
	struct line *first = &review->lines.each[0];

	review->begun = ply;
	review->is_for_takeback = false;
	review->fruitless = 0;
	review->told = review->ply;
	review->record_cost = 0;
	review->likeliest_cost = 0;
	review->record_end = 0;
	lines_begin(&review->lines, position);
	first->failing = tracker->reed_faults.failing | review->failing;
	first->swept = review->swept & ~tracker->reed_faults.failing;
	first->swept_for = review->swept_for;
	first->loose = loose & ~tracker->dead;
	first->unseen = first->loose & first->failing & ~tracker->occupied;
	first->sweeps = review->sweeps;
	first->strong = review->strong;
	first->crosstalk = review->crosstalk;
	first->held = review->held;
	first->holding = review->held & first->loose & tracker->occupied;
	first->recovers = review->recovers;
	first->puts_down = review->puts_down;
	first->is_inexact = review->is_inexact;
	first->beside = review->beside;
	memcpy(first->lifted, review->lifted, sizeof(first->lifted));
}

unsigned int review_cost_of_offences(const struct tracker *tracker)
{
	const struct review *review = &tracker->review;
	const struct turn *turn = review_shown_turn(tracker);
	unsigned int cost;
	struct laws_move move;

	if (!turn || (turn->ply < review->ply &&
		      tracker->occupied != laws_position_occupied(&turn->position)))
		return 0;
	cost = review_cost_of_presses(review);
	for (unsigned int ply = review->begun; ply < review->ply && ply < turn->ply; ply++)
		if (!history_move(&tracker->history, turn, ply, &move))
			cost += COST_ILLEGAL + COST_PRESSED_OPEN;
	return cost ? review->record_cost + cost : 0;
}
