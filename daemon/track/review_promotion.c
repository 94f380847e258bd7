/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What a pawn becomes by the lines: as declared, or as the record has it, else a queen. */
#include "track/review_internal.h"
#include "track/tracker_internal.h"

/* By the record the move of @ply promotes. */
static bool is_recorded(const struct tracker *tracker, unsigned int ply)
{
	struct laws_move move;

	return ply < tracker_turn(tracker)->ply &&
	       history_move(&tracker->history, tracker_turn(tracker), ply, &move) && move.promotion;
}

/* What was declared of a promotion in @ply, or LAWS_NO_KIND. */
static enum laws_kind declared_in(const struct tracker *tracker, unsigned int ply)
{
	const struct review_press *press = &tracker->review.presses[ply % REVIEW_PRESSES];
	const struct hypotheses *set = &tracker->set;

	if (press->declared && (tracker->review.is_stopped || !is_recorded(tracker, ply)))
		return press->declared;
	return ply >= tracker_turn(tracker)->ply && set->declared_ply == ply ? set->declared
									     : LAWS_NO_KIND;
}

static struct lines_promotion promotion_in(const struct tracker *tracker, unsigned int ply)
{
	const struct turn *turn = tracker_turn(tracker);
	enum laws_kind declared = declared_in(tracker, ply);
	struct laws_move move;

	if (declared)
		return (struct lines_promotion){.kind = declared, .is_declared = true};
	if (ply < turn->ply && history_move(&tracker->history, turn, ply, &move) && move.promotion)
		return (struct lines_promotion){.kind = (enum laws_kind)move.promotion};
	return (struct lines_promotion){.kind = LAWS_QUEEN};
}

/* Whose move that of @ply is. */
static enum laws_side mover_in(const struct tracker *tracker, unsigned int ply)
{
	const struct turn *turn = tracker_turn(tracker);
	enum laws_side side = laws_position_side(&turn->position);

	return (ply ^ turn->ply) & 1 ? laws_side_other(side) : side;
}

void review_put_promotions(const struct tracker *tracker, unsigned int ply,
			   struct lines_board *board)
{
	enum laws_side mover = mover_in(tracker, ply);

	board->promotions[mover] = promotion_in(tracker, ply);
	/* By some lines the move of the ply before is still to come. */
	board->promotions[laws_side_other(mover)] = promotion_in(tracker, ply > 1 ? ply - 1 : 1);
}

void review_put_declared(const struct tracker *tracker, struct lines_board *board)
{
	const struct hypotheses *set = &tracker->set;
	struct lines_promotion early = {.kind = tracker->early, .is_declared = true};
	struct lines_promotion declared = {.kind = set->declared, .is_declared = true};

	/* By some lines the last move that has been told is still to come. */
	if (set->declared && set->declared_ply + 1 >= tracker_turn(tracker)->ply)
		board->promotions[mover_in(tracker, set->declared_ply)] = declared;
	for (size_t side = 0; tracker->early && side < 2; side++)
		board->promotions[side] = early;
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

/* The piece on @square of @position, which a pawn has just become, is of @kind. */
static bool put_kind(struct laws_position *position, laws_square square, enum laws_kind kind)
{
	struct laws_setup setup;

	if (laws_piece_kind(position->board[square]) == kind)
		return true;
	laws_position_setup(position, &setup);
	setup.board[square] = LAWS_PIECE(laws_side_other(laws_position_side(position)), kind);
	return laws_position_init(position, &setup) == 0;
}

/* The last move of @line, if it promotes, is to @kind. */
static bool amend(struct line *line, enum laws_kind kind)
{
	struct laws_move *last = &line->moves[line->plies - 1];

	if (!line->plies || !last->promotion || !put_kind(&line->position, last->to, kind))
		return false;
	last->promotion = (uint8_t)kind;
	return true;
}

/* By @line, move @index, if it promotes on @square, is to @kind. False: more was played since. */
static bool agrees_on(struct line *line, unsigned int index, laws_square square,
		      enum laws_kind kind)
{
	struct laws_move move;

	if (index >= line->plies)
		return true;
	move = line->moves[index];
	if (move.to != square || !move.promotion || move.promotion == kind)
		return true;
	return index + 1 == line->plies && amend(line, kind);
}

bool review_take_promotion(struct review *review, const struct laws_act *act)
{
	enum laws_kind kind = laws_piece_kind(act->piece);
	struct lines *lines = &review->lines;
	size_t kept = 0;

	if (!review->begun)
		return act->number + 1 == review->ply &&
		       put_kind(&review->position, act->square, kind);
	if (act->number < review->begun)
		return false;
	for (size_t i = 0; i < lines->count; i++)
		if (agrees_on(&lines->each[i], act->number - review->begun, act->square, kind))
			lines->each[kept++] = lines->each[i];
	lines_cut(lines, kept);
	return kept;
}

static bool declare(struct line *line, enum laws_kind kind)
{
	bool amended = amend(line, kind);

	line->declared |= amended;
	return amended;
}

void review_declare(struct tracker *tracker, enum laws_kind kind)
{
	struct review *review = &tracker->review;
	/* What the record has told of a promotion is amended there. */
	bool is_ahead = review->ply > tracker_turn(tracker)->ply;
	bool amends = review->begun && !is_promoting(tracker) && (review->is_stopped || is_ahead);
	bool amended = false;

	for (size_t i = 0; i < review->lines.count && amends; i++)
		amended |= declare(&review->lines.each[i], kind);
	/* By other lines the pawn may be on its way. */
	if (!amended || !review->is_stopped)
		review_press_of(review, review->ply)->declared = kind;
}
