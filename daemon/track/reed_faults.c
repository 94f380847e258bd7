/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Follows a game by the switches that work. The possible continuations ("ways") are found from
 * the occupied squares when the turn began, the changes since, and the occupied squares at the
 * press.
 */
#include <stdlib.h>
#include <string.h>

#include "track/unobserved.h"
#include "track/reed_faults.h"
#include "track/tracker_internal.h"

/* What makes a way less likely; only the order of the sums counts. */
enum {
	COST_BRUSHED = 1,  /* a square flickered that no piece passed */
	COST_TOUCHED = 2,  /* another piece was lifted and put back */
	COST_RIGHT = 2,	   /* a failing switch showed the right state */
	COST_DECLINED = 2, /* the opponent did not take a piece that he could have won */
	COST_PASSED = 4,   /* a piece stayed on a square that it seemed to pass */
	COST_ANSWERED = 4, /* the opponent's next move has begun */
	COST_SWEPT = 4,	   /* a captured piece was swept off, and its switch stayed closed */
	COST_FAILED = 8,   /* a working switch has failed */
	/* Ways that cost this much more than the least are dropped. */
	COST_TOO_MUCH = 3,
};

/* Shortest time from seeing a piece released to having it in the hand (hands.h). */
#define REACTION (LAWS_SECOND / 4)

/* A failing switch that is right this often in a row counts as working. */
#define RIGHT_AGAIN 4
#define RIGHT_MOST  64

/* How long a capture without a trace stays in doubt: until it has been answered. */
#define SWEPT_PLIES 2

laws_squares reed_faults_believed(const struct tracker *tracker,
				  const struct laws_position *position)
{
	laws_squares failing = tracker->reed_faults.failing;

	return (tracker->occupied & ~failing) | (laws_position_occupied(position) & failing);
}

bool reed_faults_in_doubt(const struct tracker *tracker)
{
	return tracker->reed_faults.plies > 0;
}

laws_squares reed_faults_distrusted(const struct tracker *tracker)
{
	return tracker->reed_faults.failing | tracker->chatter.told;
}

/* Begins the log: from the turn of @ply in @position, with the board as it is now. */
static void begin_log(struct tracker *tracker, unsigned int ply,
		      const struct laws_position *position)
{
	tracker->reed_faults.log = (struct reed_faults_log){
		.ply = ply,
		.began = tracker->occupied,
		.last = LAWS_NO_SQUARE,
		.position = *position,
	};
}

static void begin_turn(struct tracker *tracker)
{
	const struct turn *turn = tracker_turn(tracker);

	begin_log(tracker, turn->ply, &turn->position);
}

void reed_faults_begin(struct tracker *tracker)
{
	tracker->reed_faults.plies = 0;
	begin_turn(tracker);
}

void reed_faults_follow(struct tracker *tracker)
{
	struct reed_faults_log *log = &tracker->reed_faults.log;
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

static void note_opening(struct reed_faults_log *log, laws_squares square, bool at_once)
{
	log->opened |= square;
	if (at_once)
		log->passed |= square;
}

bool reed_faults_note(struct tracker *tracker, const struct edge *edge)
{
	struct reed_faults *faults = &tracker->reed_faults;
	struct reed_faults_log *log = &faults->log;
	laws_squares square = LAWS_SQUARE_SET(edge->square);
	laws_time since = log->last == edge->square ? edge->first - log->last_at : LAWS_NEVER;

	if (edge->closed)
		log->closed |= square;
	else
		note_opening(log, square, since < REACTION);
	log->last = edge->square;
	log->last_at = edge->first;
	return faults->plies || faults->failing & square;
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

/* Scores one move: where the board does not show it, and what that costs. */
struct scoring {
	const struct reed_faults_log *log;
	laws_squares occupied;
	laws_squares failing; /* switches that are not believed */
	laws_squares failed;  /* a working switch that must have failed */
	bool concerns;	      /* the move is from or to a failing one */
	bool swept;	      /* it captured a piece without a trace */
	unsigned int cost;
};

/*
 * True when the switch of @square can have stayed closed: under the piece that left it, or
 * under one that passed it on a way @seen to its end.
 */
static bool is_left_closed(const struct reed_faults_log *log, laws_squares square,
			   laws_squares left, bool seen)
{
	if (square & log->began)
		return square & left && !(square & log->opened);
	return seen && square & log->closed;
}

/* Explains what differs from @move by one failing switch. Returns false when no single one does. */
static bool blame_switch(struct scoring *scoring, laws_squares differs, laws_squares left,
			 laws_squares reached)
{
	const struct reed_faults_log *log = scoring->log;
	bool seen = !(reached & ~log->closed);

	if (!differs)
		return true;
	if (differs & (differs - 1) || scoring->failing & (left | reached))
		return false;
	scoring->failed = differs;
	scoring->cost += COST_FAILED;
	if (differs & scoring->occupied)
		return is_left_closed(log, differs, left, seen);
	/* A square that closed and opened again was rather passed. */
	if (differs & reached & log->closed)
		scoring->cost += COST_PASSED;
	/* A player does not press beside a displaced piece: it stands where it stood. */
	return differs & reached || (seen && differs & log->opened);
}

/* A capture must show on the square of the captured piece. */
static bool shows_capture(struct scoring *scoring, const struct laws_position *position,
			  struct laws_move move)
{
	laws_squares captured = laws_square_set(laws_move_captured(position, move));
	laws_squares from = LAWS_SQUARE_SET(move.from);

	captured &= ~scoring->failing;
	if (!captured || scoring->log->opened & captured)
		return true;
	if (!(scoring->occupied & captured) || move.type == LAWS_MOVE_EN_PASSANT)
		return false;
	if (scoring->log->brushed & captured)
		return true;
	scoring->cost += COST_SWEPT;
	scoring->swept = true;
	return scoring->log->opened & from & ~scoring->failing;
}

/*
 * The cost of a failing switch that was right: it grows each time, since it is less likely to
 * fail.
 */
static unsigned int cost_of_failing(const struct scoring *scoring)
{
	laws_squares opened = scoring->log->opened & scoring->failing;
	laws_squares closed = scoring->log->closed & scoring->failing;

	return COST_RIGHT * (unsigned int)__builtin_popcountll(opened | closed);
}

/* The squares between those of @move, where these lie on one line. */
static laws_squares passed_by(struct laws_move move)
{
	int files = move.to % 8 - move.from % 8, ranks = move.to / 8 - move.from / 8;
	int steps = abs(files) > abs(ranks) ? abs(files) : abs(ranks);
	laws_squares passed = 0;

	if (files && ranks && abs(files) != abs(ranks))
		return 0;
	for (int i = 1; i < steps; i++)
		passed |= LAWS_SQUARE_SET(move.from + i * (files / steps + 8 * (ranks / steps)));
	return passed;
}

/* True when @move of @position explains @occupied, with at most one failing switch more. */
static bool score(struct scoring *scoring, const struct laws_position *position,
		  struct laws_move move, const struct laws_position *after)
{
	laws_squares stands = laws_position_occupied(after);
	laws_squares left, reached, believed, changed, brushed, opponents;
	laws_squares passed = passed_by(move);

	scoring->failed = 0;
	scoring->cost = 0;
	scoring->swept = false;
	/* Squares that differed when the turn began may still differ. */
	scoring->failing |= laws_position_occupied(position) ^ scoring->log->began;
	believed = (scoring->occupied & ~scoring->failing) | (stands & scoring->failing);
	laws_move_footprint(position, move, &left, &reached);
	changed = (scoring->log->opened | scoring->log->closed) & ~scoring->failing;
	if (!(changed & (left | reached)))
		return false;
	scoring->concerns = scoring->failing & (left | reached);
	if (!blame_switch(scoring, believed ^ stands, left, reached)) {
		scoring->failed = 0;
		scoring->cost = COST_ANSWERED;
		if (!scoring->failing || !unobserved_is_in_progress(after, believed))
			return false;
	}
	changed &= ~(left | reached);
	brushed = scoring->log->brushed & ~scoring->failing & ~(left | reached) &
		  ~scoring->log->began;
	/* A sliding piece closes switches on its way. */
	if (!(passed & scoring->log->began)) {
		changed &= ~passed;
		brushed &= ~passed;
	}
	scoring->cost += COST_BRUSHED * (unsigned int)__builtin_popcountll(brushed);
	scoring->cost += COST_TOUCHED * (unsigned int)__builtin_popcountll(changed);
	scoring->cost += cost_of_failing(scoring);
	if (!shows_capture(scoring, position, move))
		return false;
	/* Pieces whose squares changed as in a capture may have been taken, legally or not. */
	opponents = position->sides[laws_side_other(laws_position_side(position))];
	return !((scoring->failed || scoring->swept) && changed & opponents);
}

static bool is_same(const struct reed_faults_way *a, const struct reed_faults_way *b)
{
	return a->failing == b->failing &&
	       memcmp(a->position.board, b->position.board, sizeof(a->position.board)) == 0;
}

/*
 * Adds @way to the @count next ones, unless an equal one is cheaper or there is no room.
 * Returns the new count.
 */
static size_t add_way(struct reed_faults *faults, const struct reed_faults_way *way, size_t count)
{
	size_t worst = 0;

	for (size_t i = 0; i < count; i++) {
		if (is_same(&faults->next[i], way)) {
			if (way->cost < faults->next[i].cost)
				faults->next[i] = *way;
			return count;
		}
		if (faults->next[i].cost > faults->next[worst].cost)
			worst = i;
	}
	if (count < REED_FAULTS_WAYS)
		worst = count++;
	else if (faults->next[worst].cost <= way->cost)
		return count;
	faults->next[worst] = *way;
	return count;
}

/* Adds the reading that the switch of @square has failed closed, where a capture left no trace. */
static size_t add_stuck(struct reed_faults *faults, const struct reed_faults_way *swept,
			laws_square square, size_t count)
{
	struct reed_faults_way stuck = *swept;

	stuck.is_swept = false;
	stuck.failing |= LAWS_SQUARE_SET(square);
	stuck.cost += COST_FAILED - COST_SWEPT;
	return add_way(faults, &stuck, count);
}

static const int worth[] = {
	[LAWS_PAWN] = 1, [LAWS_KNIGHT] = 3, [LAWS_BISHOP] = 3,
	[LAWS_ROOK] = 5, [LAWS_QUEEN] = 9,  [LAWS_KING] = 0,
};

/* True when the captor can be recaptured after @capture of @position. */
static bool is_taken_back(const struct laws_position *position, struct laws_move capture)
{
	struct laws_position after = *position;
	struct laws_move moves[LAWS_MOVES_MAX];
	size_t count;

	laws_move_play(&after, capture);
	count = laws_course_moves(&after, moves);
	for (size_t i = 0; i < count; i++)
		if (laws_move_captured(&after, moves[i]) == capture.to)
			return true;
	return false;
}

/* True when the mover of @way can capture on @target and win more than a pawn. */
static bool can_win(const struct reed_faults_way *way, laws_square target,
		    const struct laws_move *moves, size_t count)
{
	const struct laws_position *position = &way->position;

	for (size_t i = 0; i < count && target != LAWS_NO_SQUARE; i++) {
		int won, lost;

		if (laws_move_captured(position, moves[i]) != target)
			continue;
		won = worth[laws_piece_kind(position->board[target])];
		lost = worth[laws_piece_kind(position->board[moves[i].from])];
		if (won > 1 && (won - lost > 1 || !is_taken_back(position, moves[i])))
			return true;
	}
	return false;
}

/* The pieces that the mover of @way would hardly leave uncaptured. */
static laws_squares find_won(const struct reed_faults_way *way, const struct laws_move *moves,
			     size_t count)
{
	laws_squares won = 0;

	if (can_win(way, way->last, moves, count))
		won |= LAWS_SQUARE_SET(way->last);
	if (way->blind != way->last && can_win(way, way->blind, moves, count))
		won |= LAWS_SQUARE_SET(way->blind);
	return won;
}

/* Where the piece is, after @move, whose arrival was not seen; @failed: nor was this move's. */
static laws_square follow_blind(const struct reed_faults_way *way, struct laws_move move,
				bool failed)
{
	if (failed || move.from == way->blind)
		return laws_move_arrival(&way->position, move);
	if (laws_move_captured(&way->position, move) == way->blind)
		return LAWS_NO_SQUARE;
	return way->blind;
}

/* Adds to the next ways all that continue @way by one move. Returns the new count. */
static size_t lead_on(struct tracker *tracker, const struct reed_faults_way *way, size_t count)
{
	struct reed_faults *faults = &tracker->reed_faults;
	struct laws_move moves[LAWS_MOVES_MAX];
	size_t move_count = laws_course_moves(&way->position, moves);
	laws_squares won = find_won(way, moves, move_count);

	for (size_t i = 0; i < move_count; i++) {
		struct scoring scoring = {
			.log = &faults->log,
			.occupied = tracker->occupied,
			.failing = faults->failing | way->failing,
		};
		struct reed_faults_way next = *way;

		if (moves[i].promotion && moves[i].promotion != LAWS_QUEEN)
			continue;
		laws_move_play(&next.position, moves[i]);
		if (!score(&scoring, &way->position, moves[i], &next.position))
			continue;
		next.is_plain = !scoring.failed && !scoring.concerns && !scoring.swept;
		next.is_swept = scoring.swept;
		next.failing |= scoring.failed;
		next.cost += scoring.cost;
		next.last = laws_move_arrival(&way->position, moves[i]);
		next.blind = follow_blind(way, moves[i], scoring.failed || scoring.swept);
		if (won & ~laws_square_set(laws_move_captured(&way->position, moves[i])))
			next.cost += COST_DECLINED;
		next.moves[faults->plies] = moves[i];
		count = add_way(faults, &next, count);
		if (scoring.swept)
			count = add_stuck(faults, &next,
					  laws_move_captured(&way->position, moves[i]), count);
	}
	return count;
}

/* Keeps those of the @count next ways that cost hardly more than the least. */
static void keep_least(struct reed_faults *faults, size_t count)
{
	unsigned int least = UINT32_MAX;

	for (size_t i = 0; i < count; i++)
		if (faults->next[i].cost < least)
			least = faults->next[i].cost;
	faults->count = 0;
	for (size_t i = 0; i < count; i++)
		if (faults->next[i].cost < least + COST_TOO_MUCH)
			faults->ways[faults->count++] = faults->next[i];
	faults->plies++;
}

/* True when all ways have the same moves: which switch failed does not matter for the game. */
static bool are_one(const struct reed_faults *faults)
{
	const struct reed_faults_way *first = &faults->ways[0];

	for (size_t i = 1; i < faults->count; i++)
		for (unsigned int ply = 0; ply < faults->plies; ply++)
			if (!laws_move_equal(faults->ways[i].moves[ply], first->moves[ply]))
				return false;
	return true;
}

/* The cheapest way; of several the first. */
static const struct reed_faults_way *likeliest_way(const struct reed_faults *faults)
{
	const struct reed_faults_way *best = &faults->ways[0];

	for (size_t i = 1; i < faults->count; i++)
		if (faults->ways[i].cost < best->cost)
			best = &faults->ways[i];
	return best;
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
	laws_squares told = reed_faults_distrusted(tracker);

	for (; told; told &= told - 1)
		tracker_tell_switch(tracker, (laws_square)__builtin_ctzll(told), false, t, acts);
}

/* Notes whether the failing switches of a move showed it. */
static void look_at_failing(struct tracker *tracker, laws_squares moved, laws_squares stands,
			    laws_time t, struct acts *acts)
{
	struct reed_faults *faults = &tracker->reed_faults;
	laws_squares told = reed_faults_distrusted(tracker);
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
	begin_turn(tracker);
}

/* Reports the moves of @way except the last, which becomes the move that stands. */
static void tell_way(struct tracker *tracker, const struct reed_faults_way *way, laws_time t,
		     struct acts *acts)
{
	struct hypotheses *set = &tracker->set;
	unsigned int plies = tracker->reed_faults.plies;

	tracker->reed_faults.plies = 0;
	tracker->unobserved_at = t;
	distrust(tracker, way->failing, t, acts);
	for (unsigned int i = 0; i < plies; i++) {
		hypotheses_become(set, way->moves[i], t);
		if (i + 1 == plies)
			return;
		hypotheses_settle(set, t);
		tracker_emit_agreed(tracker, acts);
		hypotheses_go_on(set, way->moves[i]);
	}
}

/* Reports that several ways explain the board. */
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

/* No way leads to the present board: reports the likeliest, and branches by the rest. */
static void give_up(struct tracker *tracker, const struct edge *edge, struct acts *acts)
{
	struct hypotheses *set = &tracker->set;
	const struct reed_faults_way *way = likeliest_way(&tracker->reed_faults);
	struct laws_move last = way->moves[tracker->reed_faults.plies - 1];

	tell_way(tracker, way, edge->first, acts);
	hypotheses_settle(set, edge->first);
	tracker_emit_agreed(tracker, acts);
	hypotheses_go_on(set, last);
	hypotheses_branch_unobserved(set, tracker->reed_faults.log.began, tracker->occupied, edge);
}

/* Begins the next turn in doubt, in the position of the likeliest way. */
static void go_on_in_doubt(struct tracker *tracker)
{
	const struct reed_faults *faults = &tracker->reed_faults;

	begin_log(tracker, faults->log.ply + 1, &likeliest_way(faults)->position);
}

/* The doubt of a capture without a trace, which assumes no failing switch, ends sooner. */
static unsigned int most_plies(const struct reed_faults *faults)
{
	return likeliest_way(faults)->failing & ~faults->failing ? REED_FAULTS_PLIES : SWEPT_PLIES;
}

/* Continues or ends the doubt by a press. Returns true while it lasts. */
static bool press_in_doubt(struct tracker *tracker, enum laws_side side, const struct edge *edge,
			   struct acts *acts)
{
	struct reed_faults *faults = &tracker->reed_faults;
	size_t count = 0;

	if (laws_position_side(&faults->ways[0].position) != side)
		return true;
	for (size_t i = 0; i < faults->count; i++)
		count = lead_on(tracker, &faults->ways[i], count);
	if (!count) {
		give_up(tracker, edge, acts);
		return false;
	}
	keep_least(faults, count);
	if (!are_one(faults) && faults->plies < most_plies(faults)) {
		go_on_in_doubt(tracker);
		return true;
	}
	tell_way(tracker, likeliest_way(faults), edge->first, acts);
	return false;
}

/*
 * True when by @each, in the next turn, the opponent has lifted the piece that @side moved
 * last, but too soon for that: the hand that moved it went on.
 */
static bool went_on(const struct tracker *tracker, const struct hypothesis *each,
		    enum laws_side side)
{
	const struct reed_faults_log *log = &tracker->reed_faults.log;
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

		if (went_on(tracker, each, side))
			continue;
		if (laws_position_side(&each->turn->position) != side ||
		    hypotheses_shape(set, each, &move) == SHAPE_COMPLETE)
			return false;
	}
	return true;
}

/* Finds the ways to continue from the hypotheses, or from where they were when the turn began. */
static size_t find_ways(struct tracker *tracker)
{
	struct reed_faults *faults = &tracker->reed_faults;
	const struct turn *turn = hypotheses_likeliest(&tracker->set)->turn;
	struct reed_faults_way here = {
		.position = turn->position, .last = LAWS_NO_SQUARE, .blind = LAWS_NO_SQUARE};
	size_t count;

	if (faults->log.is_late)
		return 0;
	if (turn->ply == faults->log.ply + 1)
		here.position = faults->log.position;
	else if (faults->log.ply != turn->ply)
		return 0;
	count = lead_on(tracker, &here, 0);
	if (!count)
		return 0;
	keep_least(faults, count);
	faults->plies = 0;
	return faults->count;
}

/* Puts the hypotheses back to the turn for which ways were found. */
static void go_back(struct tracker *tracker)
{
	const struct reed_faults_log *log = &tracker->reed_faults.log;

	if (hypotheses_likeliest(&tracker->set)->turn->ply != log->ply)
		hypotheses_begin(&tracker->set, &log->position, log->ply);
}

/*
 * True when working switches explain the move: the hypotheses score that, such as a piece
 * swept aside.
 */
static bool shows_plain_way(const struct reed_faults *faults)
{
	bool all_swept = true;

	for (size_t i = 0; i < faults->count; i++) {
		if (faults->ways[i].is_plain)
			return true;
		all_swept = all_swept && faults->ways[i].is_swept;
	}
	return all_swept;
}

bool reed_faults_on_press(struct tracker *tracker, enum laws_side side, const struct edge *edge,
			  struct acts *acts)
{
	struct reed_faults *faults = &tracker->reed_faults;
	const struct reed_faults_way *way = &faults->ways[0];
	size_t count;

	if (faults->plies)
		return press_in_doubt(tracker, side, edge, acts);
	if (!reed_faults_in_question(tracker, side))
		return false;
	count = find_ways(tracker);
	if (!count || shows_plain_way(faults))
		return false;
	go_back(tracker);
	faults->plies = 1;
	if (count == 1) {
		tell_way(tracker, way, edge->first, acts);
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
	const struct reed_faults_way *way = &faults->ways[0];
	const struct turn *turn;
	laws_square arrival;

	if (!faults->failing || faults->plies)
		return;
	turn = hypotheses_likeliest(&tracker->set)->turn;
	if (!reed_faults_in_question(tracker, laws_position_side(&turn->position)) ||
	    find_ways(tracker) != 1 || way->cost || way->is_plain)
		return;
	arrival = laws_move_arrival(&turn->position, way->moves[0]);
	/* A piece on a failing square may still be in the hand. */
	if (faults->failing & LAWS_SQUARE_SET(arrival))
		return;
	faults->plies = 1;
	tell_way(tracker, way, t, acts);
}

void reed_faults_resolve(struct tracker *tracker, const struct edge *edge, struct acts *acts)
{
	if (!reed_faults_in_doubt(tracker))
		return;
	tell_way(tracker, likeliest_way(&tracker->reed_faults), edge->first, acts);
	hypotheses_settle(&tracker->set, edge->first);
	tracker_emit_agreed(tracker, acts);
}
