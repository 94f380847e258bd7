/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What is known of reeds that fail and of pieces that lie about. */
#include <string.h>

#include "track/model.h"
#include "track/reed_faults.h"
#include "track/tracker_internal.h"

laws_squares reed_faults_ignored(const struct reed_faults *faults)
{
	return faults->failing | faults->loose;
}

laws_squares reed_faults_believed(const struct tracker *tracker,
				  const struct laws_position *position)
{
	laws_squares ignored = reed_faults_ignored(&tracker->reed_faults);

	return (tracker->occupied & ~ignored) | (laws_position_occupied(position) & ignored);
}

laws_squares reed_faults_distrusted(const struct tracker *tracker)
{
	return tracker->reed_faults.failing | tracker->chatter.told;
}

/* Begins the log: from the turn of @ply in @position, with the board as it is now. */
static void begin_log(struct tracker *tracker, unsigned int ply,
		      const struct laws_position *position)
{
	struct turn_log *log = &tracker->reed_faults.log;

	turn_log_begin(log, tracker->occupied);
	log->ply = ply;
	log->position = *position;
}

static void begin_turn(struct tracker *tracker)
{
	const struct turn *turn = tracker_turn(tracker);

	begin_log(tracker, turn->ply, &turn->position);
}

void reed_faults_begin(struct tracker *tracker)
{
	reed_faults_go_on(tracker, 0);
	review_begin(tracker);
}

void reed_faults_go_on(struct tracker *tracker, laws_squares loose)
{
	tracker->reed_faults.loose = loose;
	begin_turn(tracker);
}

void reed_faults_follow(struct tracker *tracker)
{
	struct turn_log *log = &tracker->reed_faults.log;
	const struct turn *turn = tracker_turn(tracker);
	laws_squares stood;

	if (tracker->set.has_levers || tracker->set.count > 1 || log->ply == turn->ply)
		return;
	stood = laws_position_occupied(&turn->position);
	begin_turn(tracker);
	log->is_late = true;
	log->opened = stood & ~tracker->occupied;
	log->closed = tracker->occupied & ~stood;
}

bool reed_faults_note(struct tracker *tracker, const struct edge *edge)
{
	struct reed_faults *faults = &tracker->reed_faults;

	turn_log_note(&faults->log, edge);
	return reed_faults_ignored(faults) & LAWS_SQUARE_SET(edge->square);
}

bool reed_faults_show_arrival(const struct tracker *tracker, const struct edge *edge)
{
	const struct laws_position *position = &hypotheses_likeliest(&tracker->set)->turn->position;
	laws_squares lifted = laws_position_occupied(position) & ~tracker->occupied;
	struct laws_move moves[LAWS_MOVES_MAX];
	size_t count;

	if (tracker->set.has_levers || !edge->closed ||
	    tracker->chatter.told & LAWS_SQUARE_SET(edge->square))
		return false;
	count = laws_moves(position, moves);
	for (size_t i = 0; i < count; i++)
		if (lifted & LAWS_SQUARE_SET(moves[i].from) &&
		    laws_move_arrival(position, moves[i]) == edge->square)
			return true;
	return false;
}

void reed_faults_note_brush(struct tracker *tracker, laws_square square)
{
	tracker->reed_faults.log.brushed |= LAWS_SQUARE_SET(square);
}

void reed_faults_note_unobserved(struct tracker *tracker)
{
	tracker->reed_faults.log.opened = ~(laws_squares)0;
	tracker->reed_faults.log.closed = ~(laws_squares)0;
}

void tracker_tell_switch(struct tracker *tracker, laws_square square, bool works, laws_time t,
			 struct acts *acts)
{
	tracker_hand_out(tracker, acts,
			 &(struct laws_act){
				 .kind = works ? LAWS_ACT_TRUSTED : LAWS_ACT_DISTRUSTED,
				 .square = square,
				 .squares = tracker->occupied & LAWS_SQUARE_SET(square),
				 .first = t,
				 .settled = t,
			 });
}

/* Marks the switches of @failing as failing, and reports them. */
static void distrust(struct tracker *tracker, laws_squares failing, laws_time t, struct acts *acts)
{
	struct reed_faults *faults = &tracker->reed_faults;

	failing &= ~faults->failing;
	faults->failing |= failing;
	for (; failing; failing &= failing - 1) {
		laws_square square = (laws_square)__builtin_ctzll(failing);

		faults->right[square] = 0;
		tracker_tell_switch(tracker, square, false, t, acts);
	}
}

void reed_faults_tell_again(struct tracker *tracker, laws_time t, struct acts *acts)
{
	laws_squares told = reed_faults_distrusted(tracker) & ~tracker->dead;

	for (; told; told &= told - 1)
		tracker_tell_switch(tracker, (laws_square)__builtin_ctzll(told), false, t, acts);
}

/* Notes whether the failing switches of a move showed it. */
static void look_at_failing(struct tracker *tracker, laws_squares moved, laws_squares stands,
			    laws_time t, struct acts *acts)
{
	struct reed_faults *faults = &tracker->reed_faults;
	laws_squares told = reed_faults_distrusted(tracker) & ~tracker->dead;
	laws_squares wrong = tracker->occupied ^ stands;
	laws_squares changed = faults->log.opened | faults->log.closed;

	for (laws_squares left = moved & told; left; left &= left - 1) {
		laws_square square = (laws_square)__builtin_ctzll(left);
		bool is_restless = tracker->chatter.told & LAWS_SQUARE_SET(square);
		unsigned int needed = is_restless ? COUNT_RIGHT_AGAIN_RESTLESS : COUNT_RIGHT_AGAIN;

		needed <<= faults->returns[square];
		if (wrong & LAWS_SQUARE_SET(square)) {
			faults->right[square] = 0;
			continue;
		}
		if (!(changed & LAWS_SQUARE_SET(square)) || ++faults->right[square] < needed)
			continue;
		faults->failing &= ~LAWS_SQUARE_SET(square);
		tracker->chatter.told &= ~LAWS_SQUARE_SET(square);
		if (needed < COUNT_RIGHT_MOST)
			faults->returns[square]++;
		tracker_tell_switch(tracker, square, true, t, acts);
	}
}

static void emit_loose(struct tracker *tracker, laws_squares squares, laws_time t,
		       struct acts *acts)
{
	tracker->reed_faults.loose_told = squares;
	tracker_hand_out(tracker, acts,
			 &(struct laws_act){
				 .kind = LAWS_ACT_LOOSE,
				 .squares = squares,
				 .first = t,
				 .settled = t,
			 });
}

/* Behind a move, which leaves @stands occupied, these are the squares that show otherwise. */
static void look_for_loose(struct tracker *tracker, laws_squares stands, laws_time t,
			   struct acts *acts)
{
	struct reed_faults *faults = &tracker->reed_faults;

	faults->loose &= tracker->occupied ^ stands;
	if (faults->loose & ~faults->loose_told)
		emit_loose(tracker, faults->loose, t, acts);
}

/* While nobody holds a piece: what had fallen may stand again. */
static void look_at_loose(struct tracker *tracker)
{
	struct reed_faults *faults = &tracker->reed_faults;
	const struct hypothesis *likeliest = hypotheses_likeliest(&tracker->set);
	struct laws_move move;

	if (hypotheses_shape(&tracker->set, likeliest, &move) == SHAPE_HOME)
		faults->loose &=
			tracker->occupied ^ laws_position_occupied(&likeliest->turn->position);
}

void reed_faults_tell_loose(struct tracker *tracker, laws_time t, struct acts *acts)
{
	const struct reed_faults *faults = &tracker->reed_faults;

	if (faults->loose_told && !(faults->loose & faults->loose_told))
		emit_loose(tracker, 0, t, acts);
}

void reed_faults_turn_over(struct tracker *tracker, const struct laws_position *before,
			   struct laws_move move, const struct edge *edge, struct acts *acts)
{
	struct laws_position after = *before;
	laws_squares stood = laws_position_occupied(before), stands, left, reached;

	laws_move_footprint(before, move, &left, &reached);
	chatter_forget(&tracker->chatter, left | reached);
	laws_move_play(&after, move);
	stands = laws_position_occupied(&after);
	look_at_failing(tracker, stood ^ stands, stands, edge->first, acts);
	look_for_loose(tracker, stands, edge->first, acts);
	begin_turn(tracker);
}

/*
 * What @line has wrong lies about, or stands off the centre; a reed that was wrong before is to
 * blame.
 */
void reed_faults_take(struct tracker *tracker, const struct line *line, laws_time t,
		      struct acts *acts)
{
	struct reed_faults *faults = &tracker->reed_faults;

	distrust(tracker, line->stuck | (line->loose & faults->loosened), t, acts);
	faults->loose = line->loose & ~faults->failing;
	faults->loosened |= line->loose & ~tracker->occupied;
}

/*
 * True when by @each, in the next turn, the opponent has lifted the piece that @side moved
 * last, but too soon for that: the hand that moved it went on.
 */
static bool went_on(const struct tracker *tracker, const struct hypothesis *each,
		    enum laws_side side)
{
	const struct turn_log *log = &tracker->reed_faults.log;
	const struct laws_position *next = &each->turn->position;
	laws_squares moved = next->sides[side] & ~log->position.sides[side];

	return each->turn->ply == log->ply + 1 && laws_position_side(&log->position) == side &&
	       moved & log->passed & ~tracker->occupied;
}

bool reed_faults_in_question(const struct tracker *tracker, enum laws_side side)
{
	const struct hypotheses *set = &tracker->set;
	struct laws_move move;

	if (tracker->silent)
		return false;
	for (size_t i = 0; i < set->count; i++) {
		const struct hypothesis *each = &set->each[i];

		/* A capture without a trace may as well be a move to a dead square. */
		if (went_on(tracker, each, side) || (each->swept && tracker->dead))
			continue;
		if (laws_position_side(&each->turn->position) != side ||
		    hypotheses_shape(set, each, &move) == SHAPE_COMPLETE)
			return false;
	}
	return true;
}

/* Puts the hypotheses back to the turn of @ply, which the press ends. */
static void go_back(struct tracker *tracker, unsigned int ply)
{
	const struct turn_log *log = &tracker->reed_faults.log;

	if (hypotheses_likeliest(&tracker->set)->turn->ply != ply && log->ply == ply)
		hypotheses_begin(&tracker->set, &log->position, log->ply);
}

/* @line's last move becomes the one that stands. */
static void tell_move(struct tracker *tracker, const struct line *line, laws_time t,
		      struct acts *acts)
{
	struct laws_move move = line->moves[line->plies - 1];
	laws_squares left, reached;

	laws_move_footprint(&tracker_turn(tracker)->position, move, &left, &reached);
	if (line->loose | line->stuck |
	    ((left | reached) & reed_faults_ignored(&tracker->reed_faults)))
		tracker->unobserved_at = t;
	reed_faults_take(tracker, line, t, acts);
	hypotheses_become(&tracker->set, move, t);
}

void reed_faults_on_press(struct tracker *tracker, enum laws_side side, const struct edge *edge,
			  struct acts *acts)
{
	const struct review *review = &tracker->review;
	const struct line *line = lines_likeliest(&review->lines);

	if (!reed_faults_in_question(tracker, side) &&
	    !hypotheses_without_move(&tracker->set, side))
		return;
	switch (review_find(tracker)) {
	case REVIEW_OFFENCE:
		break;
	case REVIEW_MOVE:
		go_back(tracker, review->begun + line->plies - 1);
		tell_move(tracker, line, edge->first, acts);
		break;
	case REVIEW_DOUBT:
		go_back(tracker, review->begun + line->plies - 1);
		review_stop(tracker, edge->first, acts);
		break;
	}
}

/* The board as it is held against moves of the present turn. */
static struct lines_board board_now(const struct tracker *tracker)
{
	return (struct lines_board){
		.log = &tracker->reed_faults.log,
		.occupied = tracker->occupied,
		.kinds = tracker->kinds,
		.ignored = tracker->chatter.told | tracker->dead,
		.restless = tracker->chatter.restless,
		.promotions = LINES_QUEENS,
	};
}

/* The only move of the present turn that what is known to be wrong leaves, as @next. */
static bool find_move(const struct tracker *tracker, struct line *next)
{
	const struct reed_faults *faults = &tracker->reed_faults;
	const struct turn *turn = hypotheses_likeliest(&tracker->set)->turn;
	const struct lines_board board = board_now(tracker);
	struct line line;

	if (faults->log.is_late || faults->log.ply != turn->ply)
		return false;
	line_begin(&line, &turn->position);
	line.failing = faults->failing;
	line.loose = (faults->log.began ^ laws_position_occupied(&turn->position)) & ~tracker->dead;
	return line_find_move(&line, &board, next) >= COST_TOO_MUCH && next->steady &&
	       next->cost < COST_UNUSUAL;
}

/*
 * What closed @arrival is not the piece of @move, which had not left its square by then: that piece
 * may still be in the hand.
 */
static bool closed_before(const struct turn_log *log, struct laws_move move, laws_square arrival)
{
	return log->opened & LAWS_SQUARE_SET(move.from) &&
	       (log->closed | log->flickered) & LAWS_SQUARE_SET(arrival) &&
	       log->changed_at[arrival] + TIME_SLIDE_OVERLAP_MOST < log->changed_at[move.from];
}

void reed_faults_on_rest(struct tracker *tracker, laws_time t, struct acts *acts)
{
	struct reed_faults *faults = &tracker->reed_faults;
	const struct turn *turn;
	struct line next;
	laws_square arrival;

	if (!reed_faults_ignored(faults))
		return;
	look_at_loose(tracker);
	turn = hypotheses_likeliest(&tracker->set)->turn;
	if (!reed_faults_in_question(tracker, laws_position_side(&turn->position)) ||
	    !find_move(tracker, &next))
		return;
	arrival = laws_move_arrival(&turn->position, next.moves[0]);
	/* A piece on a square that shows it anyway may still be in the hand. */
	if (reed_faults_ignored(faults) & LAWS_SQUARE_SET(arrival) ||
	    closed_before(&faults->log, next.moves[0], arrival))
		return;
	tell_move(tracker, &next, t, acts);
}

void reed_faults_watch(struct tracker *tracker, const struct laws_position *start)
{
	begin_log(tracker, 1, start);
}

void reed_faults_take_up(struct tracker *tracker, const struct turn_log *log,
			 laws_squares differing, laws_time t, struct acts *acts)
{
	laws_squares ghosts = differing & log->began;

	distrust(tracker, ghosts, t, acts);
	reed_faults_go_on(tracker, differing & ~ghosts);
	tracker->reed_faults.log = *log;
}

/*
 * The only legal move by which dead squares explain the board, if it ends the game: then no press
 * completes it (5.1.1), and before the order to end the game it could not be told from a piece in
 * the hand.
 */
static bool find_last_move(const struct tracker *tracker, struct line *next)
{
	struct laws_move moves[LAWS_MOVES_MAX];

	return tracker->dead && tracker->phase == TRACKER_PLAYING && !tracker->history.awaited &&
	       reed_faults_in_question(tracker,
				       laws_position_side(&tracker_turn(tracker)->position)) &&
	       find_move(tracker, next) && !laws_course_moves(&next->position, moves);
}

void reed_faults_resolve(struct tracker *tracker, const struct edge *edge, struct acts *acts)
{
	struct line next;

	if (!find_last_move(tracker, &next))
		return;
	tell_move(tracker, &next, edge->first, acts);
	hypotheses_settle(&tracker->set, edge->first);
	tracker_emit_agreed(tracker, acts);
}
