/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What a press makes of the lines, and they of the record. */
#include <string.h>

#include "track/model.h"
#include "track/review_internal.h"
#include "track/tracker_internal.h"

/* Who has pressed for @ply: each of the presses that are kept has ended a move. */
static enum laws_side presser_at(const struct review *review, unsigned int ply)
{
	return (review->ply - ply) % 2 ? laws_side_other(review->presser) : review->presser;
}

/* Leads the lines over the press of @ply. Returns false when none is left. */
static bool go_on(struct tracker *tracker, unsigned int ply)
{
	struct lines_board board = review_board_at(tracker, ply);

	board.may_be_late = tracker->review.is_stopped || tracker->review.is_late ||
			    (tracker->review.has_gap && !review_find_record(tracker)) ||
			    review_may_be_taken_back(&tracker->review);
	board.has_answer = tracker->review.has_answer && ply == tracker->review.ply;
	board.may_be_forgotten = tracker->review.is_stopped || ply == tracker->review.ply;
	board.side = presser_at(&tracker->review, ply);

	return review_lead_lines(tracker, &board);
}

/* Begins lines with @ply, before which @position stood, up to the last press. */
static bool begin_lines(struct tracker *tracker, unsigned int ply,
			const struct laws_position *position)
{
	struct review *review = &tracker->review;

	review_begin_line(tracker, ply, position,
			  review_press_of(review, ply)->log.began ^
				  laws_position_occupied(position));
	for (; ply <= review->ply; ply++) {
		review_note_record(tracker);
		if (!go_on(tracker, ply))
			return false;
	}
	return true;
}

/*
 * The press that has come was no plain move. What costs much by the record may have begun earlier,
 * with a move that was wrong and looked plain.
 */
static bool begin(struct tracker *tracker)
{
	struct review *review = &tracker->review;
	struct laws_position position;

	if (!begin_lines(tracker, review->ply, &review->position))
		return false;
	if (review->is_late || line_evidence(lines_most_evident(&review->lines)) < COST_TOO_MUCH ||
	    review->first >= review->ply ||
	    !history_after(&tracker->history, tracker_turn(tracker), review->first - 1, &position))
		return true;
	return begin_lines(tracker, review->first, &position);
}

/* The changes since the press before are those of the move that is on the record. */
static bool is_plain(const struct tracker *tracker, const struct turn *turn,
		     const struct turn_log *log, struct laws_move *move)
{
	return history_move(&tracker->history, turn, tracker->review.ply, move) &&
	       review_is_plain_move(tracker, *move, log);
}

bool review_is_pending(const struct tracker *tracker)
{
	return (tracker->review.is_stopped || tracker->review.has_gap ||
		!tracker->set.has_levers) &&
	       tracker->review.ply - tracker_turn(tracker)->ply <
		       (tracker->dead ? COUNT_PENDING_BESIDE_DEAD : COUNT_PENDING);
}

/* What costs this in one ply is rather an illegal move. */
#define WORST_MOST (COST_ILLEGAL + COST_PRESSED_OPEN)

bool review_is_convincing(const struct line *line)
{
	return line->steady >= COUNT_STEADY && line->worst < WORST_MOST;
}

/*
 * The record was a line up to the press before, and the press is hardly likelier by @line, with
 * what its players chose, than as an offence: what follows decides.
 */
static bool may_be_offence(const struct tracker *tracker, const struct line *line)
{
	const struct review *review = &tracker->review;

	return !review_find_settled(tracker) &&
	       review->record_end + 1 == review_end_of(review, line) &&
	       line->cost + COST_TOO_MUCH > review->record_cost + WORST_MOST;
}

/*
 * The record is a line, on which who had the move has just pressed without one: no other is nearly
 * as likely.
 */
static bool is_pressed_home(const struct tracker *tracker, const struct line *record)
{
	const struct line *rival = review_find_rival(&tracker->review.lines, record);

	return record->is_idle &&
	       laws_position_side(&record->position) == tracker->review.presser &&
	       review_shown_turn(tracker) &&
	       (!rival || line_evidence(rival) >= line_evidence(record) + COST_TOO_MUCH);
}

static void look(struct tracker *tracker, const struct edge *edge, struct acts *acts)
{
	struct review *review = &tracker->review;
	const struct line *line = lines_likeliest(&review->lines), *record;
	unsigned int offences;

	review_go_behind(review, line);
	review_note_press(tracker);
	review->is_late = review_awaits_press(review, &line->position);
	record = review_find_settled(tracker);
	if (record)
		review_note_record(tracker);
	/* Where the record is the likeliest line it has its offences. */
	offences = record == line ? 0 : review_cost_of_offences(tracker);

	if ((offences && offences + COST_TOO_MUCH <= line_evidence(line)) ||
	    (record && is_pressed_home(tracker, record))) {
		review_begin_with(tracker, tracker_turn(tracker));
		return;
	}
	/* What follows decides. */
	if (offences && offences <= line_evidence(line) + COST_MUCH_LATER)
		return;
	/* What was far behind at the press before has to show itself first. */
	if (line->far || may_be_offence(tracker, line))
		return;
	/* The record does not wait for lines that can no longer become it. */
	if (review->is_stopped && !review_is_pending(tracker) && line->worst >= WORST_MOST) {
		review_break(tracker);
		return;
	}
	if (review->is_stopped && review->is_late)
		return;
	if (!review_is_convincing(line))
		return;
	if (review_gain_of(tracker, line) >= COST_TOO_MUCH &&
	    (!review_is_pending(tracker) || review_evident_lead_of(tracker, line) >= COST_UNUSUAL))
		review_correct(tracker, line, edge->first, acts);
	if (!review_stands_alone(&review->lines, line) || review_find_settled(tracker) != line ||
	    !review_shown_turn(tracker))
		return;
	review->failing = line->failing;
	review_take_habits(review, line);
	review_take_record(tracker, tracker_turn(tracker));
}

/* The opponent has answered the move before it was pressed, or has begun to (6.2.1.2). */
static bool is_answered(const struct tracker *tracker)
{
	const struct hypotheses *set = &tracker->set;
	const struct hypothesis *likeliest = hypotheses_likeliest(set);
	const struct laws_position *position = &likeliest->turn->position;
	laws_squares own = position->sides[laws_position_side(position)];
	struct laws_move move;

	return !tracker->review.is_stopped && likeliest->turn->ply == tracker->review.ply + 1 &&
	       hypotheses_shape(set, likeliest, &move) != SHAPE_HOME && own & ~tracker->occupied;
}

/*
 * By some line @side has the move; behind an illegal move, or a takeback, only if that line counts:
 * the press says nothing of those on which the other side has.
 */
static bool is_to_move(const struct review *review, enum laws_side side)
{
	if (!review->begun)
		return laws_position_side(&review->position) == side;
	for (size_t i = 0; i < review->lines.count; i++) {
		const struct line *line = &review->lines.each[i];

		if (laws_position_side(&line->position) == side &&
		    (!line->put_right || lines_count_on(&review->lines, line)))
			return true;
	}
	return false;
}

/* Behind a press that was forgotten the next one ends so many moves: the other lever was down. */
#define MOVES_MOST 3

/* The press is the next one of those that were followed. */
static bool is_next(const struct tracker *tracker, enum laws_side side)
{
	const struct review *review = &tracker->review;

	if (review->behind_gap)
		return true;
	const struct turn *turn = review_shown_turn(tracker);

	return review->ply && is_to_move(review, side) &&
	       !(turn && turn->ply > review->ply + (review->begun ? MOVES_MOST : 1));
}

static void go_to_next(struct review *review)
{
	review->ply++;
	if (review->ply - review->first == REVIEW_PRESSES)
		review->first++;
}

/*
 * Leads the lines over the gap to the present press by @side. Where none comes there, the board
 * may yet show more at the next press.
 */
static void lead_over_gap(struct tracker *tracker, enum laws_side side)
{
	struct review *review = &tracker->review;
	struct lines_board board = review_board_at(tracker, review->ply);
	bool had_begun = review->begun;

	board.behind_gap = true;
	board.side = side;
	board.earlier = review->earlier;
	board.stood = review->stood;
	review_put_declared(tracker, &board);
	if (!had_begun)
		review_begin_line(tracker, review->ply, &review->position, 0);
	if (!review_lead_lines(tracker, &board)) {
		if (!had_begun || !review->lines.count)
			review->begun = 0;
		return;
	}
	review->is_over_gap = true;
	review->presser = side;
}

/* By all lines the game is over: a press says nothing more. */
static bool have_ended(const struct lines *lines)
{
	struct laws_move moves[LAWS_MOVES_MAX];

	for (size_t i = 0; i < lines->count; i++)
		if (lines_count_on(lines, &lines->each[i]) &&
		    laws_course_moves(&lines->each[i].position, moves))
			return false;
	return true;
}

/* The same where no gap lies before it. False: no line comes there. */
static bool lead_on(struct tracker *tracker)
{
	struct review *review = &tracker->review;
	bool is_led;

	if (!review->begun)
		return begin(tracker);
	is_led = go_on(tracker, review->ply);
	if (!review->is_for_takeback)
		return is_led;
	review->is_for_takeback = false;
	/* Nothing was taken back: the lines that began for that are no better than others. */
	return is_led && review_may_be_taken_back(review) ? is_led : begin(tracker);
}

/* Leads the lines over the present press, from here on if there are none. */
static void lead(struct tracker *tracker, enum laws_side side, laws_time t)
{
	struct review *review = &tracker->review;

	review->is_led = true;
	if (review->begun && have_ended(&review->lines))
		return;
	review_end_ply(tracker, t);
	if (review->behind_gap) {
		lead_over_gap(tracker, side);
		return;
	}
	review->presser = side;
	if (!lead_on(tracker))
		review_break(tracker);
}

/* The reeds have shown the move before @turn's, whatever else they show. */
static bool is_traced(const struct tracker *tracker, const struct turn *turn)
{
	const struct review *review = &tracker->review;
	const struct turn_log *log = &review->presses[review->ply % REVIEW_PRESSES].log;
	laws_squares left, reached, captured;
	struct laws_move move;

	if (!history_move(&tracker->history, turn, review->ply, &move))
		return false;
	captured = laws_square_set(laws_move_captured(&review->position, move));
	laws_move_footprint(&review->position, move, &left, &reached);
	return !((left | captured) & ~log->opened) && !(reached & ~log->closed) &&
	       !(reached & log->passed & ~tracker->occupied);
}

/*
 * Behind the move before @turn's no more has come to squares than by one move that answers it. What
 * is missing may have fallen.
 */
static bool is_answer_begun(const struct tracker *tracker, const struct turn *turn)
{
	const struct laws_position *position = &turn->position;
	laws_squares came = tracker->occupied & ~laws_position_occupied(position);
	struct laws_move moves[LAWS_MOVES_MAX];
	size_t count = came ? laws_course_moves(position, moves) : 0;

	for (size_t i = 0; i < count; i++) {
		laws_squares left, reached;

		laws_move_footprint(position, moves[i], &left, &reached);
		if (!(came & ~reached))
			return true;
	}
	return !came;
}

/*
 * Two moves lie between this press and the one before, or the answer has begun. Lines are led over
 * it, and which of them is right is seen at the answer's own press; without any the moves are taken
 * as the record has them, where the reeds have shown the one that is pressed, and no more than its
 * answer behind it.
 */
static void take_late(struct tracker *tracker, enum laws_side side, const struct edge *edge)
{
	struct review *review = &tracker->review;
	const struct turn *turn = hypotheses_likeliest(&tracker->set)->turn;

	review->is_late = true;
	review->has_answer = true;
	if ((review->begun || !is_traced(tracker, turn) || !is_answer_begun(tracker, turn)) &&
	    !review->is_led)
		lead(tracker, side, edge->first);
	review->has_answer = false;
	if (review->begun) {
		review_go_behind(review, lines_likeliest(&review->lines));
		review_note_press(tracker);
		if (review_find_settled(tracker))
			review_note_record(tracker);
		return;
	}
	review_begin_with(tracker, turn);
	review->is_late = true;
}

static bool is_followed(const struct tracker *tracker, const struct edge *edge)
{
	return tracker->phase == TRACKER_PLAYING && !tracker->history.awaited && !edge->unobserved;
}

void review_before_press(struct tracker *tracker, enum laws_side side, const struct edge *edge)
{
	tracker->review.is_led = false;
	tracker->review.is_over_gap = false;
	if (is_followed(tracker, edge) && !tracker->review.is_stopped && is_next(tracker, side) &&
	    (hypotheses_without_move(&tracker->set, side) ||
	     reed_faults_in_question(tracker, side)))
		lead(tracker, side, edge->first);
}

bool review_in_doubt(const struct tracker *tracker)
{
	return tracker->review.is_stopped;
}

void review_stop(struct tracker *tracker, laws_time t, struct acts *acts)
{
	tracker->review.is_stopped = true;
	tracker->review.stopped = tracker->occupied;
	tracker->unobserved_at = t;
	hypotheses_end(&tracker->set);
	tracker_emit_displaced(tracker, true, t, acts);
}

void review_release(struct tracker *tracker, laws_time now)
{
	struct review *review = &tracker->review;
	struct edge edge = {.kind = EDGE_UNOBSERVED, .first = now, .settled = now};

	if (!review->is_stopped || review->begun || review->behind_gap)
		return;
	review->is_stopped = false;
	memcpy(edge.kinds, tracker->kinds, sizeof(edge.kinds));
	reed_faults_go_on(tracker, 0);
	hypotheses_branch_unobserved(
		&tracker->set, review->stopped,
		(tracker->occupied & ~tracker->dead) | (review->stopped & tracker->dead), &edge);
	hypotheses_consider_set_up(&tracker->set, tracker->occupied, now);
	tracker->quiet_at = now;
}

bool review_wait(struct tracker *tracker, enum laws_side side, const struct edge *edge,
		 struct acts *acts)
{
	struct review *review = &tracker->review;

	if (edge->unobserved) {
		review->is_led = false;
		review->is_over_gap = false;
	} else if (!is_followed(tracker, edge)) {
		return false;
	}
	if (!review->is_led && !is_next(tracker, side))
		return false;
	if (!review->is_led)
		lead(tracker, side, edge->first);
	if (!review->begun || review->is_over_gap != review->behind_gap)
		return false;
	review_stop(tracker, edge->first, acts);
	return true;
}

/* Gives @line the moves of the record, which leads to the same position. */
static void take_moves(const struct tracker *tracker, struct line *line)
{
	const struct review *review = &tracker->review;
	const struct turn *turn = tracker_turn(tracker);
	struct laws_move moves[LINES_PLIES];

	if (review_end_of(review, line) != turn->ply ||
	    memcmp(line->position.board, turn->position.board, sizeof(line->position.board)) != 0)
		return;
	for (unsigned int i = 0; i < line->plies; i++)
		if (!history_move(&tracker->history, turn, review->begun + i, &moves[i]))
			return;
	memcpy(line->moves, moves, line->plies * sizeof(moves[0]));
}

/* Of moves that could come in another order, the record may have seen which came first. */
static void prefer_record(struct tracker *tracker)
{
	struct review *review = &tracker->review;

	for (size_t i = 0; i < review->lines.count; i++)
		take_moves(tracker, &review->lines.each[i]);
}

/* The lines have come over the gap, or else the record may have. */
static void take_press_behind_gap(struct tracker *tracker, enum laws_side side,
				  const struct edge *edge, struct acts *acts)
{
	struct review *review = &tracker->review;
	const struct turn *turn = review_shown_turn(tracker);

	if (!review->is_led)
		lead(tracker, side, edge->first);
	if (review->is_over_gap) {
		review->behind_gap = false;
		review->has_gap = true;
		prefer_record(tracker);
		look(tracker, edge, acts);
	} else if (turn && laws_position_side(&turn->position) != side) {
		review_begin_with(tracker, turn);
	} else if (review->is_stopped) {
		review_break(tracker);
	}
}

static void take_press(struct tracker *tracker, enum laws_side side, const struct edge *edge,
		       struct acts *acts)
{
	struct review *review = &tracker->review;
	struct review_press *press = review_press_of(review, review->ply);
	const struct turn *turn = review_shown_turn(tracker);
	struct laws_move move;

	review_end_ply(tracker, edge->first);
	if (!review_may_be_taken_back(review) && is_answered(tracker)) {
		take_late(tracker, side, edge);
		return;
	}
	if (review->is_late && !review->begun && turn && turn->ply == review->ply + 1) {
		review_begin_with(tracker, turn);
		return;
	}
	if (!review->begun && turn && turn->ply == review->ply + 1 &&
	    is_plain(tracker, turn, &press->log, &move)) {
		review_note_move(review, move);
		go_to_next(review);
		review_take_record(tracker, turn);
		return;
	}
	if (!review->is_led)
		lead(tracker, side, edge->first);
	if (review->begun && turn && turn->ply > review->ply + 1 &&
	    review_end_of(review, lines_likeliest(&review->lines)) != turn->ply)
		review_begin_with(tracker, turn);
	else if (review->begun)
		look(tracker, edge, acts);
}

void review_on_press(struct tracker *tracker, enum laws_side side, const struct edge *edge,
		     struct acts *acts)
{
	const struct turn *turn = review_shown_turn(tracker);

	if (edge->unobserved && tracker->review.behind_gap && !tracker->review.is_over_gap)
		return;
	if (!is_followed(tracker, edge) && !tracker->review.is_over_gap)
		review_break(tracker);
	else if (tracker->review.behind_gap)
		take_press_behind_gap(tracker, side, edge, acts);
	else if (tracker->review.is_led ? tracker->review.begun : is_next(tracker, side))
		take_press(tracker, side, edge, acts);
	else if (tracker->review.is_stopped || (tracker->review.is_late && tracker->review.begun) ||
		 (tracker->review.ply && !is_to_move(&tracker->review, side)))
		return;
	else if (turn && laws_position_side(&turn->position) != side)
		review_begin_with(tracker, turn);
	else
		review_break(tracker);
	review_begin_log(tracker);
	if (!edge->unobserved)
		review_log(tracker)->pressed_at = edge->first;
}
