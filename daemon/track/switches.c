/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Following a game by the switches that work. The ways in which it may have
 * gone on are found from what stood when the turn began, what changed since,
 * and what stands at the press.
 */
#include <stdlib.h>
#include <string.h>

#include "track/gap.h"
#include "track/switches.h"
#include "track/tracking.h"

/* What a way asks one to believe; the order is what counts. */
enum {
	STRAIN_BRUSHED = 1,  /* a square flickered that nothing passed */
	STRAIN_TOUCHED = 2,  /* something else was lifted and put back */
	STRAIN_RIGHT = 2,    /* a failing switch showed what it should */
	STRAIN_DECLINED = 2, /* the opponent left a piece that he could have won */
	STRAIN_PASSED = 4,   /* a piece stayed where it seemed to pass */
	STRAIN_ANSWERED = 4, /* the opponent's next move has begun */
	STRAIN_SWEPT = 4,    /* a captured piece was pushed off, and its switch stayed closed */
	STRAIN_FAILED = 8,   /* a switch that worked has failed */
	/* Ways that are strained by so much more are given up. */
	STRAIN_TOO_MUCH = 3,
};

/* Nobody sees a piece released and has it in his hand in less (hands.h). */
#define REACTION (LAWS_SECOND / 4)

/* So often in a row a failing switch must be right to be believed again. */
#define RIGHT_AGAIN 4
#define RIGHT_MOST  64

/* Until the answer is there; whoever waits longer sees nothing of what is done meanwhile. */
#define SWEPT_PLIES 2

static laws_squares set_of(laws_square square)
{
	return square == LAWS_NO_SQUARE ? 0 : LAWS_SQUARE_SET(square);
}

laws_squares switches_believed(const struct tracker *tracker, const struct laws_position *position)
{
	laws_squares failing = tracker->switches.failing;

	return (tracker->occupied & ~failing) | (laws_position_occupied(position) & failing);
}

bool switches_in_doubt(const struct tracker *tracker)
{
	return tracker->switches.plies > 0;
}

/* The only way in which the log begins: from the turn of @ply in @position, as all stands now. */
static void begin_log(struct tracker *tracker, unsigned int ply,
		      const struct laws_position *position)
{
	tracker->switches.log = (struct switches_log){
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

void switches_begin(struct tracker *tracker)
{
	tracker->switches.plies = 0;
	begin_turn(tracker);
}

void switches_follow(struct tracker *tracker)
{
	struct switches_log *log = &tracker->switches.log;
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

static void note_opening(struct switches_log *log, laws_squares square, bool at_once)
{
	log->opened |= square;
	if (at_once)
		log->passed |= square;
}

bool switches_note(struct tracker *tracker, const struct edge *edge)
{
	struct switches *switches = &tracker->switches;
	struct switches_log *log = &switches->log;
	laws_squares square = LAWS_SQUARE_SET(edge->square);
	laws_time since = log->last == edge->square ? edge->first - log->last_at : LAWS_NEVER;

	if (edge->closed)
		log->closed |= square;
	else
		note_opening(log, square, since < REACTION);
	log->last = edge->square;
	log->last_at = edge->first;
	return switches->plies || switches->failing & square;
}

void switches_note_brush(struct tracker *tracker, laws_square square)
{
	tracker->switches.log.brushed |= LAWS_SQUARE_SET(square);
}

void switches_note_gap(struct tracker *tracker)
{
	tracker->switches.log.opened = ~(laws_squares)0;
	tracker->switches.log.closed = ~(laws_squares)0;
}

/* One move weighed: where the board does not show it, and how far that goes. */
struct weighing {
	const struct switches_log *log;
	laws_squares occupied;
	laws_squares failing; /* whatever these show */
	laws_squares failed;  /* by this move: one that had worked */
	bool concerns;	      /* the move is from or to a failing one */
	bool swept;	      /* it took a piece without a trace */
	unsigned int strain;
};

/*
 * A switch that should be open stayed closed under what left it, or passed it on
 * a way that is @seen to its end.
 */
static bool is_left_closed(const struct switches_log *log, laws_squares square, laws_squares left,
			   bool seen)
{
	if (square & log->began)
		return square & left && !(square & log->opened);
	return seen && square & log->closed;
}

/* What a failing switch would make of @move: returns false when no single one would. */
static bool blame_switch(struct weighing *weighing, laws_squares differs, laws_squares left,
			 laws_squares reached)
{
	const struct switches_log *log = weighing->log;
	bool seen = !(reached & ~log->closed);

	if (!differs)
		return true;
	if (differs & (differs - 1) || weighing->failing & (left | reached))
		return false;
	weighing->failed = differs;
	weighing->strain += STRAIN_FAILED;
	if (differs & weighing->occupied)
		return is_left_closed(log, differs, left, seen);
	/* What closed, and did not stay so, was passed, rather. */
	if (differs & reached & log->closed)
		weighing->strain += STRAIN_PASSED;
	/* Nobody presses beside a piece that lies about: it stands where it stood. */
	return differs & reached || (seen && differs & log->opened);
}

/* A capture must show on the square of what was taken. */
static bool shows_capture(struct weighing *weighing, const struct laws_position *position,
			  struct laws_move move)
{
	laws_squares captured = set_of(laws_move_captured(position, move));
	laws_squares from = LAWS_SQUARE_SET(move.from);

	captured &= ~weighing->failing;
	if (!captured || weighing->log->opened & captured)
		return true;
	if (!(weighing->occupied & captured) || move.type == LAWS_MOVE_EN_PASSANT)
		return false;
	if (weighing->log->brushed & captured)
		return true;
	weighing->strain += STRAIN_SWEPT;
	weighing->swept = true;
	return weighing->log->opened & from & ~weighing->failing;
}

/* A failing switch may be right now and then, but each time it is the less likely to fail. */
static unsigned int strain_of_failing(const struct weighing *weighing)
{
	laws_squares opened = weighing->log->opened & weighing->failing;
	laws_squares closed = weighing->log->closed & weighing->failing;

	return STRAIN_RIGHT * (unsigned int)__builtin_popcountll(opened | closed);
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

/* True when @occupied is what a failing switch, or none, shows behind @move of @position. */
static bool weigh(struct weighing *weighing, const struct laws_position *position,
		  struct laws_move move, const struct laws_position *after)
{
	laws_squares stands = laws_position_occupied(after);
	laws_squares left, reached, believed, changed, brushed, opponents;
	laws_squares passed = passed_by(move);

	weighing->failed = 0;
	weighing->strain = 0;
	weighing->swept = false;
	/* What did not agree when the turn began need not now. */
	weighing->failing |= laws_position_occupied(position) ^ weighing->log->began;
	believed = (weighing->occupied & ~weighing->failing) | (stands & weighing->failing);
	laws_move_footprint(position, move, &left, &reached);
	changed = (weighing->log->opened | weighing->log->closed) & ~weighing->failing;
	if (!(changed & (left | reached)))
		return false;
	weighing->concerns = weighing->failing & (left | reached);
	if (!blame_switch(weighing, believed ^ stands, left, reached)) {
		weighing->failed = 0;
		weighing->strain = STRAIN_ANSWERED;
		if (!weighing->failing || !gap_is_in_progress(after, believed))
			return false;
	}
	changed &= ~(left | reached);
	brushed = weighing->log->brushed & ~weighing->failing & ~(left | reached) &
		  ~weighing->log->began;
	/* What slides is seen on its way. */
	if (!(passed & weighing->log->began)) {
		changed &= ~passed;
		brushed &= ~passed;
	}
	weighing->strain += STRAIN_BRUSHED * (unsigned int)__builtin_popcountll(brushed);
	weighing->strain += STRAIN_TOUCHED * (unsigned int)__builtin_popcountll(changed);
	weighing->strain += strain_of_failing(weighing);
	if (!shows_capture(weighing, position, move))
		return false;
	/* Whose square changed as in a capture may have been taken, legally or not. */
	opponents = position->sides[laws_side_other(laws_position_side(position))];
	return !((weighing->failed || weighing->swept) && changed & opponents);
}

static bool is_same(const struct switches_way *a, const struct switches_way *b)
{
	return a->failing == b->failing &&
	       memcmp(a->position.board, b->position.board, sizeof(a->position.board)) == 0;
}

/* Adds @way to the next ones, which hold @count, unless they have a better one or are full. */
static size_t add_way(struct switches *switches, const struct switches_way *way, size_t count)
{
	size_t worst = 0;

	for (size_t i = 0; i < count; i++) {
		if (is_same(&switches->next[i], way)) {
			if (way->strain < switches->next[i].strain)
				switches->next[i] = *way;
			return count;
		}
		if (switches->next[i].strain > switches->next[worst].strain)
			worst = i;
	}
	if (count < SWITCHES_WAYS)
		worst = count++;
	else if (switches->next[worst].strain <= way->strain)
		return count;
	switches->next[worst] = *way;
	return count;
}

/* What was taken without a trace on @square may have left a switch that opens no more. */
static size_t add_stuck(struct switches *switches, const struct switches_way *swept,
			laws_square square, size_t count)
{
	struct switches_way stuck = *swept;

	stuck.is_swept = false;
	stuck.failing |= LAWS_SQUARE_SET(square);
	stuck.strain += STRAIN_FAILED - STRAIN_SWEPT;
	return add_way(switches, &stuck, count);
}

static const int worth[] = {
	[LAWS_PAWN] = 1, [LAWS_KNIGHT] = 3, [LAWS_BISHOP] = 3,
	[LAWS_ROOK] = 5, [LAWS_QUEEN] = 9,  [LAWS_KING] = 0,
};

/* True when behind @capture of @position the captor can be taken in turn. */
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

/* The mover of @way can take the piece of @target, and win by it more than a pawn. */
static bool can_win(const struct switches_way *way, laws_square target,
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

/* The pieces that the mover of @way would hardly leave where they are. */
static laws_squares find_won(const struct switches_way *way, const struct laws_move *moves,
			     size_t count)
{
	laws_squares won = 0;

	if (can_win(way, way->last, moves, count))
		won |= LAWS_SQUARE_SET(way->last);
	if (way->blind != way->last && can_win(way, way->blind, moves, count))
		won |= LAWS_SQUARE_SET(way->blind);
	return won;
}

/* Where the piece is behind @move that nobody saw arrive; @failed: nobody saw this one. */
static laws_square follow_blind(const struct switches_way *way, struct laws_move move, bool failed)
{
	if (failed || move.from == way->blind)
		return laws_move_arrival(&way->position, move);
	if (laws_move_captured(&way->position, move) == way->blind)
		return LAWS_NO_SQUARE;
	return way->blind;
}

/* Adds to the next ways all that lead on from @way by one move. */
static size_t lead_on(struct tracker *tracker, const struct switches_way *way, size_t count)
{
	struct switches *switches = &tracker->switches;
	struct laws_move moves[LAWS_MOVES_MAX];
	size_t move_count = laws_course_moves(&way->position, moves);
	laws_squares won = find_won(way, moves, move_count);

	for (size_t i = 0; i < move_count; i++) {
		struct weighing weighing = {
			.log = &switches->log,
			.occupied = tracker->occupied,
			.failing = switches->failing | way->failing,
		};
		struct switches_way next = *way;

		if (moves[i].promotion && moves[i].promotion != LAWS_QUEEN)
			continue;
		laws_move_play(&next.position, moves[i]);
		if (!weigh(&weighing, &way->position, moves[i], &next.position))
			continue;
		next.is_plain = !weighing.failed && !weighing.concerns && !weighing.swept;
		next.is_swept = weighing.swept;
		next.failing |= weighing.failed;
		next.strain += weighing.strain;
		next.last = laws_move_arrival(&way->position, moves[i]);
		next.blind = follow_blind(way, moves[i], weighing.failed || weighing.swept);
		if (won & ~set_of(laws_move_captured(&way->position, moves[i])))
			next.strain += STRAIN_DECLINED;
		next.moves[switches->plies] = moves[i];
		count = add_way(switches, &next, count);
		if (weighing.swept)
			count = add_stuck(switches, &next,
					  laws_move_captured(&way->position, moves[i]), count);
	}
	return count;
}

/* Of the @count next ways those are kept that are hardly more strained than the least. */
static void keep_least(struct switches *switches, size_t count)
{
	unsigned int least = UINT32_MAX;

	for (size_t i = 0; i < count; i++)
		if (switches->next[i].strain < least)
			least = switches->next[i].strain;
	switches->count = 0;
	for (size_t i = 0; i < count; i++)
		if (switches->next[i].strain < least + STRAIN_TOO_MUCH)
			switches->ways[switches->count++] = switches->next[i];
	switches->plies++;
}

/* All ways have the same moves; which switch it was makes no difference to the game. */
static bool are_one(const struct switches *switches)
{
	const struct switches_way *first = &switches->ways[0];

	for (size_t i = 1; i < switches->count; i++)
		for (unsigned int ply = 0; ply < switches->plies; ply++)
			if (!laws_move_equal(switches->ways[i].moves[ply], first->moves[ply]))
				return false;
	return true;
}

/* The least strained way, and of several the first. */
static const struct switches_way *likeliest_way(const struct switches *switches)
{
	const struct switches_way *best = &switches->ways[0];

	for (size_t i = 1; i < switches->count; i++)
		if (switches->ways[i].strain < best->strain)
			best = &switches->ways[i];
	return best;
}

void tracker_tell_switch(struct tracker *tracker, laws_square square, bool works, laws_time t,
			 struct acts *acts)
{
	tracker_hand_out(tracker, acts,
			 &(struct laws_act){
				 .kind = works ? LAWS_ACT_SWITCH_WORKS : LAWS_ACT_SWITCH_FAILS,
				 .square = square,
				 .squares = tracker->occupied & LAWS_SQUARE_SET(square),
				 .first = t,
				 .settled = t,
			 });
}

/* The switches of @failing are believed no more. */
static void distrust(struct tracker *tracker, laws_squares failing, laws_time t, struct acts *acts)
{
	struct switches *switches = &tracker->switches;

	failing &= ~switches->failing;
	switches->failing |= failing;
	for (; failing; failing &= failing - 1) {
		laws_square square = (laws_square)__builtin_ctzll(failing);

		switches->right[square] = 0;
		tracker_tell_switch(tracker, square, false, t, acts);
	}
}

void switches_tell_again(struct tracker *tracker, laws_time t, struct acts *acts)
{
	laws_squares told = tracker->switches.failing | tracker->restless.told;

	for (; told; told &= told - 1)
		tracker_tell_switch(tracker, (laws_square)__builtin_ctzll(told), false, t, acts);
}

/* Whether the failing switches of a move show it. */
static void look_at_failing(struct tracker *tracker, laws_squares moved, laws_squares stands,
			    laws_time t, struct acts *acts)
{
	struct switches *switches = &tracker->switches;
	laws_squares told = switches->failing | tracker->restless.told;
	laws_squares wrong = tracker->occupied ^ stands;

	for (laws_squares left = moved & told; left; left &= left - 1) {
		laws_square square = (laws_square)__builtin_ctzll(left);
		unsigned int needed = RIGHT_AGAIN << switches->returns[square];

		if (wrong & LAWS_SQUARE_SET(square)) {
			switches->right[square] = 0;
			continue;
		}
		if (++switches->right[square] < needed)
			continue;
		switches->failing &= ~LAWS_SQUARE_SET(square);
		tracker->restless.told &= ~LAWS_SQUARE_SET(square);
		if (needed < RIGHT_MOST)
			switches->returns[square]++;
		tracker_tell_switch(tracker, square, true, t, acts);
	}
}

void switches_turn_over(struct tracker *tracker, const struct laws_position *before,
			struct laws_move move, const struct edge *edge, struct acts *acts)
{
	struct laws_position after = *before;
	laws_squares stood = laws_position_occupied(before), stands, left, reached;

	laws_move_footprint(before, move, &left, &reached);
	restless_forget(&tracker->restless, left | reached);
	laws_move_play(&after, move);
	stands = laws_position_occupied(&after);
	look_at_failing(tracker, stood ^ stands, stands, edge->first, acts);
	begin_turn(tracker);
}

/* @way is told, but for its last move, which becomes what stands. */
static void tell_way(struct tracker *tracker, const struct switches_way *way, laws_time t,
		     struct acts *acts)
{
	struct explanations *set = &tracker->set;
	unsigned int plies = tracker->switches.plies;

	tracker->switches.plies = 0;
	tracker->unseen_at = t;
	distrust(tracker, way->failing, t, acts);
	for (unsigned int i = 0; i < plies; i++) {
		explanations_become(set, way->moves[i], t);
		if (i + 1 == plies)
			return;
		explanations_settle(set, t);
		tracker_say_agreed(tracker, acts);
		explanations_go_on(set, way->moves[i]);
	}
}

/* Several ways to go on explain the board. */
static void say_displaced(struct tracker *tracker, laws_time t, struct acts *acts)
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

/* No way leads to what stands now: the likeliest is told, and the turn is taken as it may be. */
static void give_up(struct tracker *tracker, const struct edge *edge, struct acts *acts)
{
	struct explanations *set = &tracker->set;
	const struct switches_way *way = likeliest_way(&tracker->switches);
	struct laws_move last = way->moves[tracker->switches.plies - 1];

	tell_way(tracker, way, edge->first, acts);
	explanations_settle(set, edge->first);
	tracker_say_agreed(tracker, acts);
	explanations_go_on(set, last);
	explanations_gap(set, tracker->switches.log.began, tracker->occupied, edge);
}

/* The next turn of the doubt begins, in the position of the likeliest way. */
static void go_on_in_doubt(struct tracker *tracker)
{
	const struct switches *switches = &tracker->switches;

	begin_log(tracker, switches->log.ply + 1, &likeliest_way(switches)->position);
}

/* A capture without a trace needs no failing switch: it is doubted for a while only. */
static unsigned int most_plies(const struct switches *switches)
{
	return likeliest_way(switches)->failing & ~switches->failing ? SWITCHES_PLIES : SWEPT_PLIES;
}

/* The offer of @side is told, as one that stands or has @lapsed. */
static void tell_offer(struct tracker *tracker, enum laws_side side, bool lapsed, struct acts *acts)
{
	struct switches_offer *offer = &tracker->switches.offers[side];
	size_t told;

	if (!offer->stands)
		return;
	offer->stands = false;
	told = acts->count;
	tracker_pass_on(tracker, LAWS_ACT_DRAW_OFFERED, &offer->edge, acts);
	if (acts->count > told)
		acts->act[told].lapsed = lapsed;
}

/* Who moves on has declined what @side offered (9.1.2). */
static void drop_declined_offer(struct tracker *tracker, enum laws_side side, struct acts *acts)
{
	const struct switches *switches = &tracker->switches;

	if (switches->plies > switches->offers[side].plies + 1)
		tell_offer(tracker, side, true, acts);
}

/* The doubt goes on, or is over: returns true while it lasts. */
static bool press_in_doubt(struct tracker *tracker, enum laws_side side, const struct edge *edge,
			   struct acts *acts)
{
	struct switches *switches = &tracker->switches;
	size_t count = 0;

	if (laws_position_side(&switches->ways[0].position) != side)
		return true;
	for (size_t i = 0; i < switches->count; i++)
		count = lead_on(tracker, &switches->ways[i], count);
	if (!count) {
		give_up(tracker, edge, acts);
		return false;
	}
	keep_least(switches, count);
	drop_declined_offer(tracker, LAWS_WHITE, acts);
	drop_declined_offer(tracker, LAWS_BLACK, acts);
	if (!are_one(switches) && switches->plies < most_plies(switches)) {
		go_on_in_doubt(tracker);
		return true;
	}
	tell_way(tracker, likeliest_way(switches), edge->first, acts);
	return false;
}

/*
 * By @each, whose turn is the next one, the opponent has lifted what @side moved
 * last; but it left that square too soon: the hand that moved it went on.
 */
static bool went_on(const struct tracker *tracker, const struct explanation *each,
		    enum laws_side side)
{
	const struct switches_log *log = &tracker->switches.log;
	const struct laws_position *next = &each->turn->position;
	laws_squares moved = next->sides[side] & ~log->position.sides[side];

	return each->turn->ply == log->ply + 1 && laws_position_side(&log->position) == side &&
	       moved & log->passed & ~tracker->occupied;
}

bool switches_in_question(const struct tracker *tracker, enum laws_side side)
{
	const struct explanations *set = &tracker->set;
	struct laws_move move;

	if (tracker->silent || set->undecided)
		return false;
	for (size_t i = 0; i < set->count; i++) {
		const struct explanation *each = &set->each[i];

		if (went_on(tracker, each, side))
			continue;
		if (laws_position_side(&each->turn->position) != side ||
		    explanations_shape(set, each, &move) == SHAPE_COMPLETE)
			return false;
	}
	return true;
}

/* Finds the ways to go on from where the explanations are, or were when the turn began. */
static size_t find_ways(struct tracker *tracker)
{
	struct switches *switches = &tracker->switches;
	const struct turn *turn = explanations_likeliest(&tracker->set)->turn;
	struct switches_way here = {
		.position = turn->position, .last = LAWS_NO_SQUARE, .blind = LAWS_NO_SQUARE};
	size_t count;

	if (switches->log.is_late)
		return 0;
	if (turn->ply == switches->log.ply + 1)
		here.position = switches->log.position;
	else if (switches->log.ply != turn->ply)
		return 0;
	count = lead_on(tracker, &here, 0);
	if (!count)
		return 0;
	keep_least(switches, count);
	switches->plies = 0;
	return switches->count;
}

/* The explanations go back to the turn for which ways have been found. */
static void go_back(struct tracker *tracker)
{
	const struct switches_log *log = &tracker->switches.log;

	if (explanations_likeliest(&tracker->set)->turn->ply != log->ply)
		explanations_begin(&tracker->set, &log->position, log->ply);
}

/* What working switches show, such as a piece swept aside, is the explanations' to weigh. */
static bool shows_plain_way(const struct switches *switches)
{
	bool all_swept = true;

	for (size_t i = 0; i < switches->count; i++) {
		if (switches->ways[i].is_plain)
			return true;
		all_swept = all_swept && switches->ways[i].is_swept;
	}
	return all_swept;
}

bool switches_on_press(struct tracker *tracker, enum laws_side side, const struct edge *edge,
		       struct acts *acts)
{
	struct switches *switches = &tracker->switches;
	const struct switches_way *way = &switches->ways[0];
	size_t count;

	if (switches->plies)
		return press_in_doubt(tracker, side, edge, acts);
	if (!switches_in_question(tracker, side))
		return false;
	count = find_ways(tracker);
	if (!count || shows_plain_way(switches))
		return false;
	go_back(tracker);
	switches->plies = 1;
	if (count == 1) {
		tell_way(tracker, way, edge->first, acts);
		return false;
	}
	explanations_end(&tracker->set);
	tracker->unseen_at = edge->first;
	say_displaced(tracker, edge->first, acts);
	go_on_in_doubt(tracker);
	return true;
}

void switches_on_rest(struct tracker *tracker, laws_time t, struct acts *acts)
{
	struct switches *switches = &tracker->switches;
	const struct switches_way *way = &switches->ways[0];
	const struct turn *turn;
	laws_square arrival;

	if (!switches->failing || switches->plies)
		return;
	turn = explanations_likeliest(&tracker->set)->turn;
	if (!switches_in_question(tracker, laws_position_side(&turn->position)) ||
	    find_ways(tracker) != 1 || way->strain || way->is_plain)
		return;
	arrival = laws_move_arrival(&turn->position, way->moves[0]);
	/* What cannot be seen to stand there may still be in the hand. */
	if (switches->failing & LAWS_SQUARE_SET(arrival))
		return;
	switches->plies = 1;
	tell_way(tracker, way, t, acts);
}

void switches_decide(struct tracker *tracker, const struct edge *edge, struct acts *acts)
{
	if (!switches_in_doubt(tracker))
		return;
	tell_way(tracker, likeliest_way(&tracker->switches), edge->first, acts);
	explanations_settle(&tracker->set, edge->first);
	tracker_say_agreed(tracker, acts);
}

bool switches_keep_offer(struct tracker *tracker, const struct edge *edge, struct acts *acts)
{
	struct switches *switches = &tracker->switches;
	struct switches_offer *offer = &switches->offers[edge->command.side];

	if (!switches->plies)
		return false;
	if (offer->stands) {
		tracker_pass_on(tracker, LAWS_ACT_ANNOUNCED, edge, acts);
		return true;
	}
	offer->stands = true;
	offer->plies = switches->plies;
	/* Behind his own move the next one of the opponent's declines it (9.1.2). */
	if (edge->command.side != laws_position_side(&switches->ways[0].position))
		offer->plies--;
	offer->edge = *edge;
	return true;
}

void switches_tell_offers(struct tracker *tracker, struct acts *acts)
{
	tell_offer(tracker, LAWS_WHITE, false, acts);
	tell_offer(tracker, LAWS_BLACK, false, acts);
}

void switches_drop_offers(struct tracker *tracker, struct acts *acts)
{
	tell_offer(tracker, LAWS_WHITE, true, acts);
	tell_offer(tracker, LAWS_BLACK, true, acts);
}
