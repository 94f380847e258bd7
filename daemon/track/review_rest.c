/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What a rest makes of the lines: without levers, or while the record waits. */
#include <string.h>

#include "track/model.h"
#include "track/review_internal.h"
#include "track/tracker_internal.h"
#include "track/unobserved.h"

/* The lines go on from the record as it stands, or from the likeliest line. */
static void take_line(struct tracker *tracker, const struct line *line)
{
	struct review *review = &tracker->review;

	review->ply = review_end_of(review, line);
	review->first = review->ply;
	review->position = line->position;
	review_take_habits(review, line);
	review->is_late = false;
	review->begun = 0;
	review->has_gap = false;
}

/*
 * In play: what differs from the record may be moves that are being taken back, the last ones
 * first. A correction would tell them as others.
 */
static bool may_be_going_back(const struct tracker *tracker)
{
	const struct laws_course *course = tracker->history.course;
	struct laws_position position;
	laws_squares differs;

	if (!tracker->starts_unasked || !laws_course_before(course, course->plies + 1, &position))
		return false;
	differs = laws_position_occupied(&position) ^ tracker->occupied;
	for (unsigned int back = 0; back < COUNT_TAKEN_BACK && back < course->plies; back++) {
		unsigned int ply = course->plies - back;
		laws_squares left, reached, captured;
		struct laws_move move;

		if (!laws_course_move(course, ply, &move) ||
		    !laws_course_before(course, ply, &position))
			return false;
		laws_move_footprint(&position, move, &left, &reached);
		captured = laws_square_set(laws_move_captured(&position, move));
		differs &= ~(left | reached | captured);
		if (!differs)
			return true;
	}
	return false;
}

/* No illegal move stands, or has been answered, which no line asks for. */
static bool stands_on_record(const struct tracker *tracker)
{
	const struct hypothesis *likeliest = hypotheses_likeliest(&tracker->set);
	struct laws_move move;

	return likeliest->turn->ply <= tracker->history.course->plies + 1 &&
	       hypotheses_shape(&tracker->set, likeliest, &move) != SHAPE_OPEN;
}

/* By @line a piece of the player to move stands beside its reed that may be in the hand. */
static bool may_be_held(const struct line *line)
{
	return line->loose & line->beside & ~line->unseen &
	       line->position.sides[laws_position_side(&line->position)];
}

/* If the likeliest line is the record, that stands as it should. */
static void note_likeliest(struct tracker *tracker)
{
	const struct line *likeliest = lines_likeliest(&tracker->review.lines);

	if (review_find_record(tracker) == likeliest)
		tracker->review.likeliest_cost = line_evidence(likeliest);
}

/*
 * By @line a promoted piece is not what it was taken for, which one move shows that has not been
 * answered: it may be illegal, and be put right.
 */
static bool rests_on_kind(const struct tracker *tracker, const struct line *line)
{
	unsigned int first = review_find_difference(tracker, line);
	unsigned int index = first - tracker->review.begun;
	struct laws_move recorded;

	if (index + 2 != line->plies ||
	    !history_move(&tracker->history, tracker_turn(tracker), first, &recorded))
		return false;
	return recorded.promotion && recorded.from == line->moves[index].from &&
	       recorded.to == line->moves[index].to;
}

/* What the lines have led to at a rest: they agree with the record, or correct it, or go on. */
static void look_at_rest(struct tracker *tracker, laws_time t, struct acts *acts)
{
	struct review *review = &tracker->review;
	const struct line *line = review_find_likeliest(tracker);
	laws_squares shown;

	note_likeliest(tracker);
	review_go_behind(review, line);
	if (review_find_settled(tracker) && stands_on_record(tracker))
		review_note_record(tracker);
	shown = laws_position_occupied(&line->position) ^ line->loose;
	if (!may_be_going_back(tracker) && review_is_convincing(line) &&
	    review_gain_of(tracker, line) >= COST_TOO_MUCH &&
	    !review_is_off_record(tracker, line) && !rests_on_kind(tracker, line) &&
	    (!review_is_pending(tracker) ||
	     review_evident_lead_of(tracker, line) >= COST_TOO_MUCH)) {
		struct edge rest = {.kind = EDGE_UNOBSERVED, .first = t, .settled = t};

		memcpy(rest.kinds, tracker->kinds, sizeof(rest.kinds));
		review_correct(tracker, line, t, acts);
		if (shown != tracker->occupied)
			hypotheses_branch_unobserved(&tracker->set, shown, tracker->occupied,
						     &rest);
	}
	/* Which reed it was makes no difference to the game. */
	if (lines_agree(&review->lines) && review_find_record(tracker) == line &&
	    shown == tracker->occupied && !may_be_held(line))
		take_line(tracker, line);
}

/*
 * King and rook have been lifted, and one of them is still in the hand: in Chess960 the other may
 * stand where this one stood, as if it had been put back.
 */
static bool is_castling(const struct laws_position *position, laws_squares opened,
			laws_squares closed, laws_squares occupied)
{
	struct laws_move moves[LAWS_MOVES_MAX];
	size_t count = laws_moves(position, moves);

	for (size_t i = 0; i < count; i++) {
		laws_squares from = LAWS_SQUARE_SET(moves[i].from) | LAWS_SQUARE_SET(moves[i].to);
		laws_squares left, reached;

		if (moves[i].type != LAWS_MOVE_CASTLING)
			continue;
		laws_move_footprint(position, moves[i], &left, &reached);
		if (opened == from && !(closed & ~(from | reached)) && reached & ~occupied)
			return true;
	}
	return false;
}

/* By the likeliest line that is what has happened since its last move. */
static bool is_castling_by_line(const struct tracker *tracker)
{
	const struct review *review = &tracker->review;
	const struct turn_log *log = &review->presses[review->ply % REVIEW_PRESSES].log;
	const struct line *line = lines_likeliest(&review->lines);

	return review->begun && is_castling(&line->position, line->opened | log->opened,
					    log->closed, tracker->occupied);
}

bool review_is_in_progress(const struct tracker *tracker)
{
	const struct review *review = &tracker->review;
	const struct turn_log *log = &review->presses[review->ply % REVIEW_PRESSES].log;
	laws_squares lifted = laws_position_occupied(&review->position) & ~tracker->occupied;

	if (!log->brushed &&
	    is_castling(&review->position, log->opened, log->closed, tracker->occupied))
		return true;
	return !log->closed && !log->brushed && log->opened == lifted &&
	       lifted == (laws_position_occupied(&review->position) ^ tracker->occupied) &&
	       unobserved_is_in_progress(&review->position, tracker->occupied);
}

laws_squares review_find_differing(const struct tracker *tracker,
				   const struct laws_position *position)
{
	return (laws_position_occupied(position) ^ tracker->occupied) &
	       ~(tracker->reed_faults.failing | tracker->dead);
}

bool review_shows_move(const struct tracker *tracker, const struct laws_position *position,
		       struct laws_move *move)
{
	const struct hypotheses *set = &tracker->set;
	struct laws_position after = *position;
	laws_squares left, reached;

	if (hypotheses_shape(set, hypotheses_likeliest(set), move) != SHAPE_COMPLETE ||
	    !laws_move_is_legal(position, *move))
		return false;
	laws_move_footprint(position, *move, &left, &reached);
	laws_move_play(&after, *move);
	return !review_find_differing(tracker, &after) &&
	       !((laws_position_occupied(&after) ^ tracker->occupied) & (left | reached));
}

/* A legal move stands, with all of its changes and no others. */
static bool stands_plainly(const struct tracker *tracker, struct laws_move *move)
{
	const struct review *review = &tracker->review;

	return !hypotheses_have_shoved(&tracker->set) &&
	       hypotheses_likeliest(&tracker->set)->turn->ply == review->ply &&
	       review_shows_move(tracker, &review->position, move) &&
	       review_is_plain_move(tracker, *move,
				    &review->presses[review->ply % REVIEW_PRESSES].log);
}

/* What stood at the last rest has not become the record: that rest is looked at with lines. */
static bool look_back(struct tracker *tracker)
{
	struct review *review = &tracker->review;
	struct lines_board board = review_board_at(tracker, review->ply - 1);

	if (review->first + 1 != review->ply) {
		review_begin_with(tracker, hypotheses_likeliest(&tracker->set)->turn);
		review_begin_log(tracker);
		return false;
	}
	board.at_rest = true;
	review_begin_line(tracker, review->first, &review->before, 0);
	return review_lead_lines(tracker, &board);
}

void review_go_behind_move(struct tracker *tracker, struct laws_move move)
{
	struct review *review = &tracker->review;

	review_end_ply(tracker, LAWS_NEVER);
	review_keep_before_rest(tracker);
	review->before = review->position;
	review_note_move(review, move);
	laws_move_play(&review->position, move);
	review->first = review->ply++;
	review_begin_log(tracker);
}

/* The move of the last rest led to the review's position. */
static bool is_behind_rested(const struct review *review)
{
	struct laws_position after = review->before;

	if (review->first + 1 != review->ply || review->rested_ply != review->first ||
	    !laws_move_is_legal(&after, review->rested))
		return false;
	laws_move_play(&after, review->rested);
	return memcmp(after.board, review->position.board, sizeof(after.board)) == 0;
}

/* What the pawn became in @ply has only been assumed. */
static bool is_assumed(const struct tracker *tracker, unsigned int ply)
{
	const struct laws_act *promoted = &tracker->promoted;

	return promoted->kind == LAWS_ACT_PROMOTED && promoted->number == ply &&
	       promoted->source == LAWS_PROMOTION_ASSUMED;
}

/*
 * Begins a line from what stood at the last rest. It has the move that stood then, which may be
 * withdrawn from the record by what only seems to follow it.
 */
static void begin_line(struct tracker *tracker)
{
	struct review *review = &tracker->review;

	review_begin_line(tracker, review->ply, &review->position, 0);
	if (!is_behind_rested(review))
		return;
	lines_begin_behind(&review->lines, review->rested);
	review->begun = review->first;
	if (review->rested.promotion && is_assumed(tracker, review->first))
		lines_add_underpromotions(&review->lines, &review->before);
}

bool review_lead_to_rest(struct tracker *tracker)
{
	struct review *review = &tracker->review;
	struct lines_board board;

	review_end_ply(tracker, LAWS_NEVER);
	board = review_board_at(tracker, review->ply);
	board.at_rest = true;
	board.behind_gap = review->behind_gap;
	board.earlier = review->behind_gap ? review->earlier : 0;
	board.stood = review->stood;
	review_keep_before_rest(tracker);
	if (!review->begun)
		begin_line(tracker);
	if (!review_lead_lines(tracker, &board))
		return false;
	review->has_gap |= review->behind_gap;
	review->behind_gap = false;
	return true;
}

/* Without lines: nothing has happened, or is to be seen, that needs them. */
static bool is_plain_rest(struct tracker *tracker)
{
	struct review *review = &tracker->review;
	struct laws_move move;

	if (review->begun || review->behind_gap)
		return false;
	if (review->ply > 1 && !laws_course_has(tracker->history.course, review->ply - 1))
		return !look_back(tracker);
	if (review_is_in_progress(tracker))
		return true;
	if (!stands_plainly(tracker, &move))
		return false;
	review_go_behind_move(tracker, move);
	return true;
}

/* The only line, by its moves, whose position the board shows, or NULL. */
static const struct line *find_shown(const struct tracker *tracker)
{
	const struct lines *lines = &tracker->review.lines;
	const struct line *shown = NULL;

	for (size_t i = 0; i < lines->count; i++) {
		const struct line *each = &lines->each[i];
		laws_squares ignored = tracker->chatter.told | tracker->dead | each->failing;

		if (!lines_count_on(lines, each) ||
		    (tracker->occupied ^ laws_position_occupied(&each->position)) & ~ignored)
			continue;
		if (shown && !lines_have_same_moves(each, shown))
			return NULL;
		shown = each;
	}
	return shown;
}

/* By some line the player to move may have moved a piece that no reed has shown. */
static bool may_hide_move(const struct lines *lines)
{
	for (size_t i = 0; i < lines->count; i++) {
		const struct line *each = &lines->each[i];

		if (lines_count_on(lines, each) &&
		    each->loose & each->position.sides[laws_position_side(&each->position)])
			return true;
	}
	return false;
}

/*
 * What stood before the press that is in doubt stands again, and nobody has just taken up a piece:
 * it did not when the record stopped, or who pressed has put a piece of his own back since. Another
 * player may adjust while it only seems to stand there, because the reed that was left is stuck.
 */
static bool is_put_back(const struct tracker *tracker, const struct turn_log *log)
{
	const struct laws_position *position = &tracker_turn(tracker)->position;
	laws_squares stood = laws_position_occupied(position);

	return tracker->review.ply == tracker_turn(tracker)->ply + 1 &&
	       tracker->occupied == stood && stood & laws_square_set(log->last) &&
	       (tracker->review.stopped != stood ||
		log->closed & position->sides[laws_position_side(position)]);
}

/* Where pieces have only been put down, they were set up, and may show which line it is. */
static void rest_in_doubt(struct tracker *tracker, laws_time t, struct acts *acts)
{
	const struct turn_log *log = review_log(tracker);
	struct lines *lines = &tracker->review.lines;
	const struct line *line;
	struct line last;

	if (!log->closed)
		return;
	if (review_has_ended(tracker, &last)) {
		review_take_last(tracker, &last);
		review_correct(tracker, &lines->each[0], t, acts);
		review_begin_log(tracker);
		return;
	}
	if (is_put_back(tracker, log)) {
		review_break(tracker);
		return;
	}
	if (log->opened || may_hide_move(lines))
		return;
	line = find_shown(tracker);
	if (!line)
		return;
	review_correct(tracker, line, t, acts);
	review_begin_log(tracker);
}

/*
 * An illegal move was pressed, and all that stood before it stands again (7.5.1): no line of moves
 * leads from that press to what stands.
 */
static bool is_illegal_put_right(const struct tracker *tracker)
{
	const struct hypothesis *likeliest = hypotheses_likeliest(&tracker->set);
	struct laws_move move;

	return tracker->review.begun && likeliest->pressed == PRESSED_OPEN &&
	       hypotheses_shape(&tracker->set, likeliest, &move) == SHAPE_HOME &&
	       tracker->occupied == laws_position_occupied(&likeliest->turn->position);
}

laws_squares review_find_ignored(const struct tracker *tracker)
{
	return tracker->chatter.told | reed_faults_ignored(&tracker->reed_faults) | tracker->dead;
}

/*
 * Since a press for which the record has no move pieces have only been put down, and one line
 * alone, which goes on from the record, has led to what stands now. Where the record has a move, a
 * piece that fell may lie on another square.
 */
static void rest_behind_press(struct tracker *tracker, laws_time t, struct acts *acts)
{
	const struct turn_log *log = review_log(tracker);
	const struct lines *lines = &tracker->review.lines;
	const struct line *line;

	if (!tracker->review.begun || !log->closed || log->opened || may_hide_move(lines) ||
	    tracker->occupied == laws_position_occupied(&tracker_turn(tracker)->position))
		return;
	line = find_shown(tracker);
	if (!line || !review_goes_on(tracker, line) ||
	    (tracker->occupied ^ laws_position_occupied(&line->position)) &
		    ~review_find_ignored(tracker))
		return;
	review_correct(tracker, line, t, acts);
	review_begin_log(tracker);
}

/*
 * Lines that led nowhere are behind, as the game goes on: others can begin where what has changed
 * since the last rest is a move on the record and nothing else.
 */
static void begin_anew(struct tracker *tracker)
{
	struct turn_log log = *review_log(tracker);

	if (!stands_on_record(tracker))
		return;
	review_begin_with(tracker, hypotheses_likeliest(&tracker->set)->turn);
	*review_log(tracker) = log;
	if (is_plain_rest(tracker))
		return;
	review_break(tracker);
	review_begin_log(tracker);
}

static void look_with_lines(struct tracker *tracker, laws_time t, struct acts *acts)
{
	if (review_begins_from_rest(tracker) || review_lead_again(tracker))
		return;
	if (!tracker->review.ply) {
		begin_anew(tracker);
		return;
	}
	if (is_plain_rest(tracker) || is_castling_by_line(tracker))
		return;
	if (!review_lead_to_rest(tracker)) {
		review_break(tracker);
		return;
	}
	look_at_rest(tracker, t, acts);
	review_begin_log(tracker);
}

void review_on_rest(struct tracker *tracker, laws_time t, struct acts *acts)
{
	struct review *review = &tracker->review;
	struct turn_log log;
	bool is_explained;

	if (review->is_stopped) {
		rest_in_doubt(tracker, t, acts);
		return;
	}
	if (tracker->phase != TRACKER_PLAYING || tracker->history.awaited)
		return;
	if (tracker->set.has_levers) {
		if (review_see_takeback(tracker))
			return;
		if (is_illegal_put_right(tracker))
			review_begin(tracker);
		else
			rest_behind_press(tracker, t, acts);
		return;
	}
	is_explained = review_is_explained(tracker);
	if (!tracker->starts_unasked && !is_explained && review_see_takeback(tracker))
		return;
	if (review_see_cleared(tracker, t, acts))
		return;
	log = *review_log(tracker);
	look_with_lines(tracker, t, acts);
	/* Pieces are adjusted at leisure. */
	turn_log_keep_adjusting(review_log(tracker), &log);
	turn_log_rest(review_log(tracker));
	review_note_rest(tracker);
	if (!tracker->starts_unasked && is_explained)
		review_see_takeback(tracker);
}
