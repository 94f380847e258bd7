/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Leads lines from press to press while board and record do not fit. The record is read as such a
 * line, too: moves that were illegal, and presses without a move, have their costs.
 */
#include <string.h>

#include "track/model.h"
#include "track/review_internal.h"
#include "track/tracker_internal.h"
#include "track/unobserved.h"

static struct review_press *press_of(struct review *review, unsigned int ply)
{
	return &review->presses[ply % REVIEW_PRESSES];
}

/* What has changed since the last press. */
static struct turn_log *log_of(struct tracker *tracker)
{
	return &press_of(&tracker->review, tracker->review.ply)->log;
}

static void begin_log(struct tracker *tracker)
{
	turn_log_begin(log_of(tracker), tracker->occupied);
}

/* The record is right up to @turn. */
static void take_record(struct tracker *tracker, const struct turn *turn)
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

/* The record is taken as it is: the presses up to now are not looked at again. */
static void begin_with(struct tracker *tracker, const struct turn *turn)
{
	take_record(tracker, turn);
	tracker->review.first = turn->ply;
}

void review_begin_game(struct tracker *tracker)
{
	tracker->review.sweeps = 0;
}

void review_settle(struct tracker *tracker)
{
	const struct turn *turn = tracker_turn(tracker);
	bool is_next = tracker->review.ply == turn->ply;

	begin_with(tracker, turn);
	if (!is_next)
		begin_log(tracker);
}

void review_begin(struct tracker *tracker)
{
	begin_with(tracker, tracker_turn(tracker));
	begin_log(tracker);
}

void review_break(struct tracker *tracker)
{
	tracker->review.ply = 0;
	tracker->review.begun = 0;
	tracker->review.behind_gap = false;
	tracker->review.has_gap = false;
}

void review_on_gap(struct tracker *tracker, laws_squares squares)
{
	struct review *review = &tracker->review;
	struct turn_log *log = log_of(tracker);

	if (!review->behind_gap)
		review->earlier = 0;
	review->earlier |= log->opened | log->closed;
	review->behind_gap = review->ply;
	turn_log_begin(log, squares);
}

void review_note_act(struct tracker *tracker, const struct laws_act *act)
{
	bool promotes = act->kind == LAWS_ACT_PROMOTED || act->kind == LAWS_ACT_PROMOTION_INFERRED;

	if (promotes && act->number && act->number < tracker->review.ply)
		review_break(tracker);
}

void review_note(struct tracker *tracker, const struct edge *edge)
{
	if (edge->kind != EDGE_BRUSH)
		tracker->review.failing &= ~LAWS_SQUARE_SET(edge->square);
	if (edge->kind == EDGE_BRUSH)
		log_of(tracker)->brushed |= LAWS_SQUARE_SET(edge->square);
	else
		turn_log_note(log_of(tracker), edge);
}

/* The turn on the record, if that is beyond doubt and the board shows it; else NULL. */
static const struct turn *shown_turn(const struct tracker *tracker)
{
	const struct hypotheses *set = &tracker->set;
	const struct turn *turn = tracker_turn(tracker);
	laws_squares differs = tracker->occupied ^ laws_position_occupied(&turn->position);

	if (set->count > 1 || tracker->review.is_stopped)
		return NULL;
	return differs & ~tracker->reed_faults.failing ? NULL : turn;
}

/* The changes that @log has are those of @move, which follows the last checkpoint. */
static bool is_plain_move(const struct tracker *tracker, struct laws_move move,
			  const struct turn_log *log)
{
	const struct review *review = &tracker->review;
	laws_squares trusted = ~tracker->reed_faults.failing;
	laws_squares opened = log->opened, closed = log->closed;
	laws_squares left, reached, captured;

	captured = laws_square_set(laws_move_captured(&review->position, move));
	laws_move_footprint(&review->position, move, &left, &reached);
	return !((left | captured) & trusted & ~opened) && !(reached & trusted & ~closed) &&
	       !((opened | closed) & trusted & ~(left | captured | reached));
}

/* The changes since the press before are those of the move that is on the record. */
static bool is_plain(const struct tracker *tracker, const struct turn *turn,
		     const struct turn_log *log)
{
	struct laws_move move;

	return history_move(&tracker->history, turn, tracker->review.ply, &move) &&
	       is_plain_move(tracker, move, log);
}

/* What the pawn became that the record promotes in @ply, or is declared to become. */
static enum laws_kind promoted_in(const struct tracker *tracker, unsigned int ply)
{
	const struct turn *turn = tracker_turn(tracker);
	struct laws_move move;

	if (ply >= turn->ply && tracker->set.declared && tracker->set.declared_ply == ply)
		return tracker->set.declared;
	return ply < turn->ply && history_move(&tracker->history, turn, ply, &move) &&
			       move.promotion
		       ? (enum laws_kind)move.promotion
		       : LAWS_QUEEN;
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

static struct lines_board board_at(const struct tracker *tracker, unsigned int ply)
{
	const struct review_press *press = &tracker->review.presses[ply % REVIEW_PRESSES];

	return (struct lines_board){
		.log = &press->log,
		.occupied = press->occupied,
		/* What was recognised before is not kept. */
		.kinds = ply == tracker->review.ply ? tracker->kinds : NULL,
		.ignored = tracker->chatter.told | tracker->dead,
		.promotion = promoted_in(tracker, ply),
	};
}

static bool lead_lines(struct tracker *tracker, const struct lines_board *board)
{
	struct review *review = &tracker->review;

	while (review->lines.count && review->lines.plies + LINES_UNSEEN_MOST > LINES_PLIES)
		forget_first(tracker);
	return review->lines.count && lines_go_on(&review->lines, board);
}

/* Leads the lines over the press of @ply. Returns false when none is left. */
static bool go_on(struct tracker *tracker, unsigned int ply)
{
	const struct lines_board board = board_at(tracker, ply);

	return lead_lines(tracker, &board);
}

unsigned int review_end_of(const struct review *review, const struct line *line)
{
	return review->begun + line->plies;
}

/*
 * The move of @ply on the record. Without levers that which stands is on it as soon as it is told,
 * though no press has ended its turn.
 */
static bool record_move(const struct tracker *tracker, unsigned int ply, struct laws_move *move)
{
	const struct turn *turn = tracker_turn(tracker);

	if (!tracker->set.has_levers)
		return laws_course_move(tracker->history.course, ply, move);
	return ply < turn->ply && history_move(&tracker->history, turn, ply, move);
}

/* The ply behind the record. */
static unsigned int end_of_record(const struct tracker *tracker)
{
	unsigned int ply = tracker_turn(tracker)->ply;

	if (tracker->set.has_levers)
		return ply;
	for (ply = tracker->review.begun; laws_course_has(tracker->history.course, ply);)
		ply++;
	return ply;
}

unsigned int review_find_difference(const struct tracker *tracker, const struct line *line)
{
	const struct review *review = &tracker->review;
	unsigned int end = review_end_of(review, line);
	struct laws_move move;
	unsigned int ply;

	for (ply = review->begun; ply < end; ply++)
		if (!record_move(tracker, ply, &move) ||
		    !laws_move_equal(move, line->moves[ply - review->begun]))
			break;
	return ply;
}

/* The line that the record is as far as the lines go, or NULL when it is none of them. */
static const struct line *find_record(const struct tracker *tracker)
{
	const struct review *review = &tracker->review;

	for (size_t i = 0; i < review->lines.count; i++) {
		const struct line *line = &review->lines.each[i];

		if (review_find_difference(tracker, line) == review_end_of(review, line))
			return line;
	}
	return NULL;
}

/* Keeps what the record costs so far, if it is a line. */
static void note_record(struct tracker *tracker)
{
	const struct line *record = find_record(tracker);

	if (record)
		tracker->review.record_cost = record->cost;
}

/* One line with @ply, before which @position stood and @loose showed otherwise. */
static void begin_line(struct tracker *tracker, unsigned int ply,
		       const struct laws_position *position, laws_squares loose)
{
	struct review *review = &tracker->review;
	struct line *first = &review->lines.each[0];

	review->begun = ply;
	review->record_cost = 0;
	lines_begin(&review->lines, position);
	first->failing = tracker->reed_faults.failing | review->failing;
	first->loose = loose & ~tracker->dead;
	first->sweeps = review->sweeps;
	first->strong = review->strong;
}

/* Begins lines with @ply, before which @position stood, up to the last press. */
static bool begin_lines(struct tracker *tracker, unsigned int ply,
			const struct laws_position *position)
{
	struct review *review = &tracker->review;

	begin_line(tracker, ply, position,
		   press_of(review, ply)->log.began ^ laws_position_occupied(position));
	for (; ply <= review->ply; ply++) {
		note_record(tracker);
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
	if (lines_likeliest(&review->lines)->cost < COST_TOO_MUCH || review->first >= review->ply ||
	    !history_after(&tracker->history, tracker_turn(tracker), review->first - 1, &position))
		return true;
	return begin_lines(tracker, review->first, &position);
}

/*
 * What the record asks one to believe that is no line: illegal moves that were answered, and
 * presses without a move. 0 when it asks for neither, or the board does not show it.
 */
static unsigned int cost_of_offences(const struct tracker *tracker)
{
	const struct review *review = &tracker->review;
	const struct turn *turn = shown_turn(tracker);
	unsigned int cost = 0;
	struct laws_move move;

	if (!turn || (turn->ply < review->ply &&
		      tracker->occupied != laws_position_occupied(&turn->position)))
		return 0;
	for (unsigned int ply = review->begun; ply < review->ply; ply++)
		if (ply >= turn->ply)
			cost += COST_PRESSED_HOME;
		else if (!history_move(&tracker->history, turn, ply, &move))
			cost += COST_ILLEGAL + COST_PRESSED_OPEN;
	return cost ? review->record_cost + cost : 0;
}

/* @line is the record, or that and a move which is not told yet. */
static bool goes_on_from_record(const struct tracker *tracker, const struct line *line)
{
	unsigned int told = end_of_record(tracker), end = review_end_of(&tracker->review, line);

	return review_find_difference(tracker, line) >= told && (end == told || end == told + 1);
}

/* Without levers: the likeliest line that does not contradict the record, if there is one. */
static const struct line *find_agreeing(const struct tracker *tracker)
{
	const struct review *review = &tracker->review;
	const struct line *best = NULL;

	for (size_t i = 0; i < review->lines.count; i++) {
		const struct line *line = &review->lines.each[i];

		if (goes_on_from_record(tracker, line) && (!best || line->cost < best->cost))
			best = line;
	}
	return best;
}

/* The line that the record is, all of it, if it is one. */
static const struct line *find_told(const struct tracker *tracker)
{
	const struct line *record = find_record(tracker);

	return record && end_of_record(tracker) == review_end_of(&tracker->review, record) ? record
											   : NULL;
}

/* The line that the record is, if it is one, and has not stopped. */
static const struct line *find_settled(const struct tracker *tracker)
{
	return tracker->set.has_levers ? find_told(tracker) : find_agreeing(tracker);
}

/* What the record costs more than @line. */
static unsigned int gain_of(const struct tracker *tracker, const struct line *line)
{
	const struct line *record = find_settled(tracker);

	return record ? record->cost - line->cost : COST_MUCH_LATER;
}

/* The same where the record is to have no more moves. */
static unsigned int gain_at_end(const struct tracker *tracker, const struct line *line)
{
	const struct line *record = find_told(tracker);

	return record ? record->cost - line->cost : COST_MUCH_LATER;
}

void review_follow(struct tracker *tracker, const struct laws_position *position,
		   unsigned int first, unsigned int ply, laws_squares loose, laws_time t,
		   struct acts *acts)
{
	/* What was inferred of promotions rests on the moves as they were told. */
	tracker->history.plies = first - 1;
	inferring_follow(tracker, NULL, t, acts);
	hypotheses_begin(&tracker->set, position, ply);
	tracker->history.plies = ply - 1;
	tracker->promoted = (struct laws_act){.kind = LAWS_ACT_SET_UP};
	tracker->unobserved_ply = 0;
	tracker->review.is_stopped = false;
	tracker_rest_is_over(tracker);
	reed_faults_go_on(tracker, loose);
	displacement_on_resume(tracker, t);
}

/* When the piece that moved in @ply from @square was lifted, or LAWS_NEVER: not known. */
static laws_time find_touch(const struct review *review, unsigned int ply, laws_square square)
{
	const struct turn_log *log = &review->presses[ply % REVIEW_PRESSES].log;

	if (ply < review->first || ply >= review->ply || !(log->opened & LAWS_SQUARE_SET(square)))
		return LAWS_NEVER;
	return log->changed_at[square];
}

static void note_touches(struct review *review, const struct line *line)
{
	for (unsigned int i = 0; i < line->plies; i++)
		review->touched_at[i] = find_touch(review, review->begun + i, line->moves[i].from);
}

/* Makes @line the record. */
static void correct(struct tracker *tracker, const struct line *line, laws_time t,
		    struct acts *acts)
{
	struct review *review = &tracker->review;
	unsigned int first = review_find_difference(tracker, line),
		     end = review_end_of(review, line);

	note_touches(review, line);
	tracker_hand_out(tracker, acts,
			 &(struct laws_act){
				 .kind = LAWS_ACT_CORRECTED,
				 .number = first,
				 .moves = &line->moves[first - review->begun],
				 .touched_at = &review->touched_at[first - review->begun],
				 .move_count = end - first,
				 .first = t,
				 .settled = t,
			 });
	reed_faults_take(tracker, line, t, acts);
	review_follow(tracker, &line->position, first, end, tracker->reed_faults.loose, t, acts);
}

/* So many presses may be left in doubt. */
#define PENDING_MOST 8

unsigned int review_lead_of(const struct lines *lines, const struct line *line)
{
	unsigned int lead = COST_MUCH_LATER;

	for (size_t i = 0; i < lines->count; i++) {
		const struct line *each = &lines->each[i];

		if (each->cost - line->cost < lead && !lines_have_same_moves(each, line))
			lead = each->cost - line->cost;
	}
	return lead;
}

/*
 * The moves since are not told yet, since several fit, or may do so behind a gap: they can wait a
 * little for the one that is left in the end.
 */
static bool is_pending(const struct tracker *tracker)
{
	return (tracker->review.is_stopped || tracker->review.has_gap ||
		!tracker->set.has_levers) &&
	       tracker->review.ply - tracker_turn(tracker)->ply < PENDING_MOST;
}

/* The board shows where @line leads; an illegal move would not be likelier in any of its plies. */
static bool is_convincing(const struct line *line)
{
	return line->steady >= LINES_STEADY && line->worst < COST_ILLEGAL + COST_PRESSED_OPEN;
}

/* The next press is that behind @line. */
static void go_behind(struct review *review, const struct line *line)
{
	unsigned int end = review_end_of(review, line);

	/* Over a gap there is no going back. */
	if (end != review->ply + 1 || end - review->first == REVIEW_PRESSES)
		review->first = end == review->ply + 1 ? review->first + 1 : end;
	review->ply = end;
}

static void look(struct tracker *tracker, const struct edge *edge, struct acts *acts)
{
	struct review *review = &tracker->review;
	const struct line *line = lines_likeliest(&review->lines);
	unsigned int offences;

	go_behind(review, line);
	offences = cost_of_offences(tracker);
	if (find_settled(tracker))
		note_record(tracker);

	if (offences && offences <= line->cost + COST_MUCH_LATER) {
		begin_with(tracker, tracker_turn(tracker));
		return;
	}
	if (!is_convincing(line))
		return;
	if (gain_of(tracker, line) >= COST_TOO_MUCH &&
	    (!is_pending(tracker) || review_lead_of(&review->lines, line) >= COST_UNUSUAL))
		correct(tracker, line, edge->first, acts);
	if (review->lines.count > 1 || find_settled(tracker) != line || !shown_turn(tracker))
		return;
	review->failing = line->failing;
	review->sweeps = line->sweeps;
	review->strong = line->strong;
	take_record(tracker, tracker_turn(tracker));
}

/* The opponent has answered the move before it was pressed, or has begun to (6.2.1.2). */
static bool is_answered(const struct tracker *tracker)
{
	const struct hypotheses *set = &tracker->set;
	const struct hypothesis *likeliest = hypotheses_likeliest(set);
	struct laws_move move;

	return !tracker->review.is_stopped && likeliest->turn->ply == tracker->review.ply + 1 &&
	       hypotheses_shape(set, likeliest, &move) != SHAPE_HOME;
}

/* Two moves lie between this press and the one before: they are taken as the record has them. */
static void take_late(struct tracker *tracker)
{
	struct review *review = &tracker->review;
	bool had_begun = review->begun;

	begin_with(tracker, hypotheses_likeliest(&tracker->set)->turn);
	review->is_late = true;
	if (had_begun)
		review_break(tracker);
}

/* The press is the next one of those that were followed. */
static bool is_next(const struct tracker *tracker, enum laws_side side)
{
	const struct review *review = &tracker->review;

	if (review->behind_gap)
		return true;
	const struct laws_position *position =
		review->begun ? &review->lines.each[0].position : &review->position;
	const struct turn *turn = shown_turn(tracker);

	return review->ply && laws_position_side(position) == side &&
	       !(turn && turn->ply > review->ply + 1);
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
	struct lines_board board = board_at(tracker, review->ply);
	bool had_begun = review->begun;

	board.behind_gap = true;
	board.side = side;
	board.earlier = review->earlier;
	if (tracker->early || tracker->set.declared)
		board.promotion = tracker->early ? tracker->early : tracker->set.declared;
	if (!had_begun)
		begin_line(tracker, review->ply, &review->position, 0);
	if (!lead_lines(tracker, &board)) {
		if (!had_begun)
			review->begun = 0;
		return;
	}
	review->is_over_gap = true;
}

/* Leads the lines over the present press, from here on if there are none. */
static void lead(struct tracker *tracker, enum laws_side side)
{
	struct review *review = &tracker->review;

	press_of(review, review->ply)->occupied = tracker->occupied;
	review->is_led = true;
	if (review->behind_gap)
		lead_over_gap(tracker, side);
	else if (review->begun ? !go_on(tracker, review->ply) : !begin(tracker))
		review_break(tracker);
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
		lead(tracker, side);
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
	hypotheses_branch_unobserved(&tracker->set, review->stopped, tracker->occupied, &edge);
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
		lead(tracker, side);
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
	const struct turn *turn = shown_turn(tracker);

	if (!review->is_led)
		lead(tracker, side);
	if (review->is_over_gap) {
		review->behind_gap = false;
		review->has_gap = true;
		prefer_record(tracker);
		look(tracker, edge, acts);
	} else if (turn && laws_position_side(&turn->position) != side) {
		begin_with(tracker, turn);
	}
}

static void take_press(struct tracker *tracker, enum laws_side side, const struct edge *edge,
		       struct acts *acts)
{
	struct review *review = &tracker->review;
	struct review_press *press = press_of(review, review->ply);
	const struct turn *turn = shown_turn(tracker);

	press->occupied = tracker->occupied;
	if (is_answered(tracker)) {
		take_late(tracker);
		return;
	}
	if (review->is_late && turn && turn->ply == review->ply + 1) {
		begin_with(tracker, turn);
		return;
	}
	if (!review->begun && turn && turn->ply == review->ply + 1 &&
	    is_plain(tracker, turn, &press->log)) {
		go_to_next(review);
		take_record(tracker, turn);
		return;
	}
	if (!review->is_led)
		lead(tracker, side);
	if (review->begun)
		look(tracker, edge, acts);
}

void review_on_press(struct tracker *tracker, enum laws_side side, const struct edge *edge,
		     struct acts *acts)
{
	const struct turn *turn = shown_turn(tracker);

	if (edge->unobserved && tracker->review.behind_gap && !tracker->review.is_over_gap)
		return;
	if (!is_followed(tracker, edge) && !tracker->review.is_over_gap)
		review_break(tracker);
	else if (tracker->review.behind_gap)
		take_press_behind_gap(tracker, side, edge, acts);
	else if (tracker->review.is_led ? tracker->review.begun : is_next(tracker, side))
		take_press(tracker, side, edge, acts);
	else if (tracker->review.is_stopped)
		return;
	else if (turn && laws_position_side(&turn->position) != side)
		begin_with(tracker, turn);
	else
		review_break(tracker);
	begin_log(tracker);
}

/* The lines go on from the record as it stands, or from the likeliest line. */
static void take_line(struct tracker *tracker, const struct line *line)
{
	struct review *review = &tracker->review;

	review->ply = review_end_of(review, line);
	review->first = review->ply;
	review->position = line->position;
	review->sweeps = line->sweeps;
	review->strong = line->strong;
	review->is_late = false;
	review->begun = 0;
	review->has_gap = false;
}

/* What the lines have led to at a rest: they agree with the record, or correct it, or go on. */
static void look_at_rest(struct tracker *tracker, laws_time t, struct acts *acts)
{
	struct review *review = &tracker->review;
	const struct line *line = lines_likeliest(&review->lines);
	laws_squares shown;

	go_behind(review, line);
	if (find_settled(tracker))
		note_record(tracker);
	shown = laws_position_occupied(&line->position) ^ line->loose;
	if (is_convincing(line) && gain_of(tracker, line) >= COST_TOO_MUCH &&
	    (!is_pending(tracker) || review_lead_of(&review->lines, line) >= COST_TOO_MUCH)) {
		struct edge rest = {.kind = EDGE_UNOBSERVED, .first = t, .settled = t};

		memcpy(rest.kinds, tracker->kinds, sizeof(rest.kinds));
		correct(tracker, line, t, acts);
		if (shown != tracker->occupied)
			hypotheses_branch_unobserved(&tracker->set, shown, tracker->occupied,
						     &rest);
	}
	/* Which reed it was makes no difference to the game. */
	if (lines_agree(&review->lines) && find_record(tracker) == line &&
	    shown == tracker->occupied)
		take_line(tracker, line);
}

/* Only pieces have been taken up that a move can concern: it is still in progress. */
static bool is_in_progress(const struct tracker *tracker)
{
	const struct review *review = &tracker->review;
	const struct turn_log *log = &review->presses[review->ply % REVIEW_PRESSES].log;
	laws_squares lifted = laws_position_occupied(&review->position) & ~tracker->occupied;

	return !log->closed && !log->brushed && log->opened == lifted &&
	       lifted == (laws_position_occupied(&review->position) ^ tracker->occupied) &&
	       unobserved_is_in_progress(&review->position, tracker->occupied);
}

/* A legal move stands, with all of its changes and no others. */
static bool stands_plainly(const struct tracker *tracker, struct laws_move *move)
{
	const struct review *review = &tracker->review;
	const struct hypotheses *set = &tracker->set;
	const struct hypothesis *likeliest = hypotheses_likeliest(set);
	struct laws_position after = review->position;

	if (hypotheses_have_shoved(set) || likeliest->turn->ply != review->ply ||
	    hypotheses_shape(set, likeliest, move) != SHAPE_COMPLETE ||
	    !laws_move_is_legal(&after, *move) ||
	    !is_plain_move(tracker, *move, &review->presses[review->ply % REVIEW_PRESSES].log))
		return false;
	laws_move_play(&after, *move);
	return laws_position_occupied(&after) == tracker->occupied;
}

/* What stood at the last rest has not become the record: that rest is looked at with lines. */
static bool look_back(struct tracker *tracker)
{
	struct review *review = &tracker->review;
	struct lines_board board = board_at(tracker, review->ply - 1);

	if (review->first + 1 != review->ply) {
		begin_with(tracker, hypotheses_likeliest(&tracker->set)->turn);
		begin_log(tracker);
		return false;
	}
	board.at_rest = true;
	begin_line(tracker, review->first, &review->before, 0);
	return lead_lines(tracker, &board);
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
	if (is_in_progress(tracker))
		return true;
	if (!stands_plainly(tracker, &move))
		return false;
	press_of(review, review->ply)->occupied = tracker->occupied;
	review->before = review->position;
	laws_move_play(&review->position, move);
	review->first = review->ply++;
	begin_log(tracker);
	return true;
}

/* Leads the lines to what stands now, from here on if there are none. */
static bool lead_to_rest(struct tracker *tracker)
{
	struct review *review = &tracker->review;
	struct lines_board board;

	press_of(review, review->ply)->occupied = tracker->occupied;
	board = board_at(tracker, review->ply);
	board.at_rest = true;
	board.behind_gap = review->behind_gap;
	board.earlier = review->behind_gap ? review->earlier : 0;
	if (!review->begun)
		begin_line(tracker, review->ply, &review->position, 0);
	if (!lead_lines(tracker, &board))
		return false;
	review->has_gap |= review->behind_gap;
	review->behind_gap = false;
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

		if ((tracker->occupied ^ laws_position_occupied(&each->position)) & ~ignored)
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

		if (each->loose & each->position.sides[laws_position_side(&each->position)])
			return true;
	}
	return false;
}

/* Where pieces have only been put down, they were set up, and may show which line it is. */
static void rest_in_doubt(struct tracker *tracker, laws_time t, struct acts *acts)
{
	const struct turn_log *log = log_of(tracker);
	const struct line *line;

	if (!log->closed)
		return;
	if (tracker->occupied == laws_position_occupied(&tracker_turn(tracker)->position)) {
		review_break(tracker);
		return;
	}
	if (log->opened || may_hide_move(&tracker->review.lines))
		return;
	line = find_shown(tracker);
	if (!line)
		return;
	correct(tracker, line, t, acts);
	begin_log(tracker);
}

void review_on_rest(struct tracker *tracker, laws_time t, struct acts *acts)
{
	struct review *review = &tracker->review;

	if (review->is_stopped) {
		rest_in_doubt(tracker, t, acts);
		return;
	}
	if (tracker->set.has_levers || tracker->phase != TRACKER_PLAYING ||
	    tracker->history.awaited || !review->ply || is_plain_rest(tracker))
		return;
	if (!lead_to_rest(tracker)) {
		review_break(tracker);
		return;
	}
	look_at_rest(tracker, t, acts);
	begin_log(tracker);
}

/*
 * Nobody has pressed behind a gap, but nothing has moved either, while the clock was on: the lines
 * go over it to what stands. What was tried behind it is no move (6.2.1).
 */
static bool lead_to_end(struct tracker *tracker)
{
	struct review *review = &tracker->review;
	const struct turn_log *log = log_of(tracker);

	if (!review->behind_gap)
		return review->begun;
	return tracker->inputs & (INPUT_WHITE_LEVER | INPUT_BLACK_LEVER) &&
	       !(log->opened | log->closed) && lead_to_rest(tracker);
}

/* The game is over, and nobody ends it with a piece in the hand. */
static void put_down(struct tracker *tracker)
{
	struct lines *lines = &tracker->review.lines;

	for (size_t i = 0; i < lines->count; i++)
		if (lines->each[i].opened & ~lines->each[i].closed)
			lines->each[i].cost += COST_PRESSED_HOLDING;
}

void review_resolve(struct tracker *tracker, const struct edge *edge, struct acts *acts)
{
	const struct review *review = &tracker->review;
	const struct line *line;
	laws_squares began = log_of(tracker)->began;

	if (tracker->phase != TRACKER_PLAYING || tracker->history.awaited || !lead_to_end(tracker))
		return;
	put_down(tracker);
	line = lines_likeliest(&review->lines);
	if (!review->is_stopped && (line->worst >= COST_ILLEGAL + COST_PRESSED_OPEN ||
				    gain_at_end(tracker, line) < COST_UNUSUAL ||
				    review_lead_of(&review->lines, line) < COST_UNUSUAL))
		return;
	correct(tracker, line, edge->first, acts);
	if (began != tracker->occupied)
		hypotheses_branch_unobserved(&tracker->set, began, tracker->occupied, edge);
}
