/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Follows a game by the switches that work. The possible continuations ("lines") are found from
 * the occupied squares when the turn began, the changes since, and the occupied squares at the
 * press.
 */
#include <string.h>

#include "track/model.h"
#include "track/reed_faults.h"
#include "track/tracker_internal.h"

/* A failing switch that is right this often in a row counts as working. */
#define RIGHT_AGAIN 4
#define RIGHT_MOST  64

/* How long a capture without a trace stays in doubt: until it has been answered. */
#define SWEPT_PLIES 2

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

bool reed_faults_in_doubt(const struct tracker *tracker)
{
	return tracker->reed_faults.is_in_doubt;
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
	tracker->reed_faults.is_in_doubt = false;
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
	return faults->is_in_doubt || reed_faults_ignored(faults) & LAWS_SQUARE_SET(edge->square);
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

	for (laws_squares left = moved & told; left; left &= left - 1) {
		laws_square square = (laws_square)__builtin_ctzll(left);
		unsigned int needed = RIGHT_AGAIN << faults->returns[square];

		if (wrong & LAWS_SQUARE_SET(square)) {
			faults->right[square] = 0;
			continue;
		}
		if (++faults->right[square] < needed)
			continue;
		faults->failing &= ~LAWS_SQUARE_SET(square);
		tracker->chatter.told &= ~LAWS_SQUARE_SET(square);
		if (needed < RIGHT_MOST)
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

/* Reports the moves of @line except the last, which becomes the move that stands. */
static void tell_line(struct tracker *tracker, const struct line *line, laws_time t,
		      struct acts *acts)
{
	struct hypotheses *set = &tracker->set;
	struct reed_faults *faults = &tracker->reed_faults;
	unsigned int plies = faults->lines.plies;

	faults->is_in_doubt = false;
	tracker->unobserved_at = t;
	distrust(tracker, line->failing | (line->loose & faults->loosened), t, acts);
	faults->loose |= line->loose & ~faults->failing;
	faults->loosened |= line->loose & ~tracker->occupied;
	for (unsigned int i = 0; i < plies; i++) {
		hypotheses_become(set, line->moves[i], t);
		if (i + 1 == plies)
			return;
		hypotheses_settle(set, t);
		tracker_emit_agreed(tracker, acts);
		hypotheses_go_on(set, line->moves[i]);
	}
}

/* Reports that several lines explain the board. */
static void emit_displaced(struct tracker *tracker, laws_time t, struct acts *acts)
{
	tracker_hand_out(tracker, acts,
			 &(struct laws_act){
				 .kind = LAWS_ACT_DISPLACED,
				 .squares = tracker->occupied,
				 .unsure = true,
				 .first = t,
				 .settled = t,
			 });
}

/* Reports the likeliest line, which ends the doubt, and branches by what changed since. */
static void conclude(struct tracker *tracker, const struct edge *edge, struct acts *acts)
{
	struct hypotheses *set = &tracker->set;
	const struct line *line = lines_likeliest(&tracker->reed_faults.lines);
	struct laws_move last = line->moves[tracker->reed_faults.lines.plies - 1];

	tell_line(tracker, line, edge->first, acts);
	hypotheses_settle(set, edge->first);
	tracker_emit_agreed(tracker, acts);
	hypotheses_go_on(set, last);
	hypotheses_branch_unobserved(set, tracker->reed_faults.log.began, tracker->occupied, edge);
}

/* Begins the next turn in doubt, in the position of the likeliest line. */
static void go_on_in_doubt(struct tracker *tracker)
{
	const struct reed_faults *faults = &tracker->reed_faults;

	begin_log(tracker, faults->log.ply + 1, &lines_likeliest(&faults->lines)->position);
}

/* The doubt of a capture without a trace, which assumes no failing switch, ends sooner. */
static unsigned int most_plies(const struct tracker *tracker)
{
	const struct reed_faults *faults = &tracker->reed_faults;

	if (tracker->dead)
		return LINES_PLIES;
	for (size_t i = 0; i < faults->lines.count; i++)
		if (faults->lines.each[i].failing & ~faults->failing || faults->lines.each[i].loose)
			return LINES_PLIES;
	return SWEPT_PLIES;
}

/* The board as the lines are held against it. */
static struct lines_board board_now(const struct tracker *tracker)
{
	return (struct lines_board){
		.log = &tracker->reed_faults.log,
		.occupied = tracker->occupied,
		.ignored = reed_faults_ignored(&tracker->reed_faults),
		.dead = tracker->dead,
		.leaving = hypotheses_cost_of_leaving(
			&tracker->set, laws_position_side(&tracker->reed_faults.log.position)),
	};
}

/* The lines go on by what stands at this press. */
static bool go_on(struct tracker *tracker)
{
	const struct lines_board board = board_now(tracker);

	return lines_go_on(&tracker->reed_faults.lines, &board);
}

void reed_faults_rest_in_doubt(struct tracker *tracker, laws_time t, struct acts *acts)
{
	const struct lines_board board = board_now(tracker);
	struct edge rest = {.kind = EDGE_UNOBSERVED, .first = t, .settled = t};

	lines_look(&tracker->reed_faults.lines, &board);
	if (!lines_agree(&tracker->reed_faults.lines))
		return;
	memcpy(rest.kinds, tracker->kinds, sizeof(rest.kinds));
	conclude(tracker, &rest, acts);
}

/* Continues or ends the doubt by a press. Returns true while it lasts. */
static bool press_in_doubt(struct tracker *tracker, enum laws_side side, const struct edge *edge,
			   struct acts *acts)
{
	struct reed_faults *faults = &tracker->reed_faults;

	if (laws_position_side(&faults->lines.each[0].position) != side)
		return true;
	if (!go_on(tracker)) {
		conclude(tracker, edge, acts);
		return false;
	}
	if (!lines_agree(&faults->lines) && faults->lines.plies < most_plies(tracker)) {
		go_on_in_doubt(tracker);
		return true;
	}
	tell_line(tracker, lines_likeliest(&faults->lines), edge->first, acts);
	return false;
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

	if (tracker->silent || set->ambiguous)
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

/* Finds the lines to continue from the hypotheses, or from where they were when the turn began. */
static size_t find_lines(struct tracker *tracker)
{
	struct reed_faults *faults = &tracker->reed_faults;
	const struct turn *turn = hypotheses_likeliest(&tracker->set)->turn;
	bool answered = turn->ply == faults->log.ply + 1;

	if (faults->log.is_late || (faults->log.ply != turn->ply && !answered))
		return 0;
	lines_begin(&faults->lines, answered ? &faults->log.position : &turn->position);
	return go_on(tracker) ? faults->lines.count : 0;
}

/* Puts the hypotheses back to the turn for which lines were found. */
static void go_back(struct tracker *tracker)
{
	const struct turn_log *log = &tracker->reed_faults.log;

	if (hypotheses_likeliest(&tracker->set)->turn->ply != log->ply)
		hypotheses_begin(&tracker->set, &log->position, log->ply);
}

/* What the cheapest line costs whose last move is from or to a dead square. */
static unsigned int least_cost_of_dead(const struct tracker *tracker)
{
	const struct lines *lines = &tracker->reed_faults.lines;
	unsigned int least = UINT32_MAX;

	for (size_t i = 0; tracker->dead && i < lines->count; i++)
		if (!lines->each[i].is_plain && lines->each[i].cost < least)
			least = lines->each[i].cost;
	return least;
}

/*
 * True when working switches explain the move: the hypotheses score that, such as a piece
 * swept aside. A dead reed explains as much as a working one.
 */
static bool shows_plain_line(const struct tracker *tracker)
{
	const struct reed_faults *faults = &tracker->reed_faults;
	unsigned int least = least_cost_of_dead(tracker);
	bool all_swept = true;

	for (size_t i = 0; i < faults->lines.count; i++) {
		if (faults->lines.each[i].is_plain && faults->lines.each[i].cost < least)
			return true;
		all_swept = all_swept && faults->lines.each[i].is_swept;
	}
	return all_swept;
}

bool reed_faults_on_press(struct tracker *tracker, enum laws_side side, const struct edge *edge,
			  struct acts *acts)
{
	struct reed_faults *faults = &tracker->reed_faults;
	const struct line *line = &faults->lines.each[0];
	size_t count;

	if (faults->is_in_doubt)
		return press_in_doubt(tracker, side, edge, acts);
	if (!reed_faults_in_question(tracker, side))
		return false;
	count = find_lines(tracker);
	if (!count || shows_plain_line(tracker) ||
	    (line->loose && line->cost >= hypotheses_least_cost_of_press(&tracker->set, side)))
		return false;
	go_back(tracker);
	faults->is_in_doubt = true;
	if (count == 1) {
		tell_line(tracker, line, edge->first, acts);
		return false;
	}
	hypotheses_end(&tracker->set);
	tracker->unobserved_at = edge->first;
	emit_displaced(tracker, edge->first, acts);
	go_on_in_doubt(tracker);
	return true;
}

void reed_faults_on_rest(struct tracker *tracker, laws_time t, struct acts *acts)
{
	struct reed_faults *faults = &tracker->reed_faults;
	const struct line *line = &faults->lines.each[0];
	const struct turn *turn;
	laws_square arrival;

	if (!reed_faults_ignored(faults) || faults->is_in_doubt)
		return;
	look_at_loose(tracker);
	turn = hypotheses_likeliest(&tracker->set)->turn;
	if (!reed_faults_in_question(tracker, laws_position_side(&turn->position)) ||
	    find_lines(tracker) != 1 || line->cost || line->is_plain)
		return;
	arrival = laws_move_arrival(&turn->position, line->moves[0]);
	/* A piece on a failing square may still be in the hand. */
	if (faults->failing & LAWS_SQUARE_SET(arrival))
		return;
	faults->is_in_doubt = true;
	tell_line(tracker, line, t, acts);
}

void reed_faults_watch(struct tracker *tracker, const struct laws_position *start)
{
	begin_log(tracker, 1, start);
}

bool reed_faults_show_first_move(struct tracker *tracker, laws_squares differing)
{
	struct reed_faults *faults = &tracker->reed_faults;
	struct lines_board board = board_now(tracker);

	board.ignored |= differing;
	lines_begin(&faults->lines, &faults->log.position);
	return lines_go_on(&faults->lines, &board) && faults->lines.count == 1 &&
	       !faults->lines.each[0].failing && !faults->lines.each[0].loose;
}

void reed_faults_take_first_move(struct tracker *tracker, const struct turn_log *log,
				 laws_squares differing, laws_time t, struct acts *acts)
{
	struct reed_faults *faults = &tracker->reed_faults;

	faults->log = *log;
	faults->lines.each[0].failing = differing & log->began;
	faults->lines.each[0].loose = differing & ~log->began;
	tell_line(tracker, &faults->lines.each[0], t, acts);
}

/*
 * The only legal move by which dead squares explain the board, if it ends the game: then no press
 * completes it (5.1.1), and before the order to end the game it could not be told from a piece in
 * the hand.
 */
static bool find_last_move(struct tracker *tracker)
{
	const struct lines *lines = &tracker->reed_faults.lines;
	struct laws_move moves[LAWS_MOVES_MAX];

	return tracker->dead && tracker->phase == TRACKER_PLAYING && !tracker->history.awaited &&
	       reed_faults_in_question(tracker,
				       laws_position_side(&tracker_turn(tracker)->position)) &&
	       find_lines(tracker) == 1 && !lines->each[0].failing && !lines->each[0].loose &&
	       !laws_course_moves(&lines->each[0].position, moves);
}

void reed_faults_resolve(struct tracker *tracker, const struct edge *edge, struct acts *acts)
{
	if (!reed_faults_in_doubt(tracker) && !find_last_move(tracker))
		return;
	tell_line(tracker, lines_likeliest(&tracker->reed_faults.lines), edge->first, acts);
	hypotheses_settle(&tracker->set, edge->first);
	tracker_emit_agreed(tracker, acts);
}
