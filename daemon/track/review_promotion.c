/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What a pawn becomes by the lines: as declared, or as the record has it, else a queen. */
#include "track/review_internal.h"
#include "track/tracker_internal.h"

/* What was declared of a promotion in @ply, or LAWS_NO_KIND. */
static enum laws_kind declared_in(const struct tracker *tracker, unsigned int ply)
{
	const struct review_press *press = &tracker->review.presses[ply % REVIEW_PRESSES];
	const struct hypotheses *set = &tracker->set;

	if (tracker->review.is_stopped && press->declared)
		return press->declared;
	return ply >= tracker_turn(tracker)->ply && set->declared_ply == ply ? set->declared
									     : LAWS_NO_KIND;
}

void review_put_promotion(const struct tracker *tracker, unsigned int ply,
			  struct lines_board *board)
{
	const struct turn *turn = tracker_turn(tracker);
	enum laws_kind declared = declared_in(tracker, ply);
	struct laws_move move;

	board->is_declared = declared != LAWS_NO_KIND;
	board->promotion = declared ? declared : LAWS_QUEEN;
	if (!declared && ply < turn->ply && history_move(&tracker->history, turn, ply, &move) &&
	    move.promotion)
		board->promotion = (enum laws_kind)move.promotion;
}

/* A pawn on one of the squares of @opened may promote by @position. */
static bool may_promote(const struct laws_position *position, laws_squares opened)
{
	struct laws_move moves[LAWS_MOVES_MAX];
	size_t count = laws_course_moves(position, moves);

	for (size_t i = 0; i < count; i++)
		if (moves[i].promotion && opened & LAWS_SQUARE_SET(moves[i].from))
			return true;
	return false;
}

/* By some line a pawn that has been lifted since the last press may promote. */
static bool is_promoting(const struct tracker *tracker)
{
	const struct review *review = &tracker->review;
	const struct turn_log *log = &review->presses[review->ply % REVIEW_PRESSES].log;

	for (size_t i = 0; i < review->lines.count; i++)
		if (may_promote(&review->lines.each[i].position, log->opened))
			return true;
	return false;
}

/* The last move of @line, if it promotes, is to @kind. */
static bool amend(struct line *line, enum laws_kind kind)
{
	struct laws_move *last = &line->moves[line->plies - 1];
	struct laws_setup setup;

	if (!line->plies || !last->promotion)
		return false;
	laws_position_setup(&line->position, &setup);
	setup.board[last->to] =
		LAWS_PIECE(laws_side_other(laws_position_side(&line->position)), kind);
	if (laws_position_init(&line->position, &setup))
		return false;
	last->promotion = (uint8_t)kind;
	line->declared |= 1;
	return true;
}

void review_declare(struct tracker *tracker, enum laws_kind kind)
{
	struct review *review = &tracker->review;
	bool amended = false;

	for (size_t i = 0; i < review->lines.count && review->begun && !is_promoting(tracker); i++)
		amended |= amend(&review->lines.each[i], kind);
	if (!amended)
		review_press_of(review, review->ply)->declared = kind;
}
