/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Following a game by the switches that work. The ways in which it may have
 * gone on are found from what stood when the turn began, what changed since,
 * and what stands at the press.
 */
#include <string.h>

#include "gap.h"
#include "switches.h"
#include "tracking.h"

/* What a way asks one to believe; the order is what counts. */
enum {
	STRAIN_TOUCHED = 2,  /* something else was lifted and put back */
	STRAIN_SWEPT = 4,    /* a captured piece was pushed off, and its switch stayed closed */
	STRAIN_ANSWERED = 4, /* the opponent's next move has begun */
	STRAIN_FAILED = 8,   /* a switch that worked has failed */
};

/* So often in a row a failing switch must be right to be believed again. */
#define RIGHT_AGAIN 4
#define RIGHT_MOST  64

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

static void begin_turn(struct tracker *tracker, unsigned int ply)
{
	tracker->switches.log = (struct switches_log){.ply = ply, .began = tracker->occupied};
}

void switches_begin(struct tracker *tracker)
{
	tracker->switches.plies = 0;
	begin_turn(tracker, tracker_turn(tracker)->ply);
}

void switches_follow(struct tracker *tracker)
{
	struct switches_log *log = &tracker->switches.log;
	const struct turn *turn = tracker_turn(tracker);
	laws_squares stood;

	if (tracker->set.has_levers || tracker->set.count > 1 || log->ply == turn->ply)
		return;
	stood = laws_position_occupied(&turn->position);
	begin_turn(tracker, turn->ply);
	log->is_late = true;
	log->opened = stood & ~tracker->occupied;
	log->closed = tracker->occupied & ~stood;
}

bool switches_note(struct tracker *tracker, const struct edge *edge)
{
	struct switches *switches = &tracker->switches;
	laws_squares square = LAWS_SQUARE_SET(edge->square);

	if (edge->closed)
		switches->log.closed |= square;
	else
		switches->log.opened |= square;
	return switches->plies || switches->failing & square;
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
	unsigned int strain;
};

/* What a failing switch would make of @move: returns false when no single one would. */
static bool blame_switch(struct weighing *weighing, laws_squares differs, laws_squares left,
			 laws_squares reached)
{
	const struct switches_log *log = weighing->log;

	if (!differs)
		return true;
	if (differs & (differs - 1) || weighing->failing & (left | reached))
		return false;
	weighing->failed = differs;
	weighing->strain += STRAIN_FAILED;
	if (differs & weighing->occupied)
		return differs & left && differs & log->began && !(differs & log->opened);
	/* What opened and is not of the move was knocked over, rather (7.4). */
	return differs & reached;
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
	weighing->strain += STRAIN_SWEPT;
	return weighing->log->opened & from & ~weighing->failing;
}

/* True when @occupied is what a failing switch, or none, shows behind @move of @position. */
static bool weigh(struct weighing *weighing, const struct laws_position *position,
		  struct laws_move move, const struct laws_position *after)
{
	laws_squares stands = laws_position_occupied(after);
	laws_squares left, reached, believed, changed;

	weighing->failed = 0;
	weighing->strain = 0;
	/* What did not agree when the turn began need not now. */
	weighing->failing |= laws_position_occupied(position) ^ weighing->log->began;
	believed = (weighing->occupied & ~weighing->failing) | (stands & weighing->failing);
	gap_footprint(position, move, &left, &reached);
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
	/* Whose square changed as in a capture may have been taken, legally or not. */
	if (weighing->failed &&
	    changed & position->sides[laws_side_other(laws_position_side(position))])
		return false;
	weighing->strain += STRAIN_TOUCHED * (unsigned int)__builtin_popcountll(changed);
	return shows_capture(weighing, position, move);
}

/* Adds @way to the next ones, which hold @count, unless they have it or are full. */
static size_t add_way(struct switches *switches, const struct switches_way *way, size_t count)
{
	size_t worst = 0;

	for (size_t i = 0; i < count; i++) {
		if (switches->next[i].failing == way->failing &&
		    memcmp(switches->next[i].position.board, way->position.board,
			   sizeof(way->position.board)) == 0)
			return count;
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

/* Adds to the next ways all that lead on from @way by one move. */
static size_t lead_on(struct tracker *tracker, const struct switches_way *way, size_t count)
{
	struct switches *switches = &tracker->switches;
	struct laws_move moves[LAWS_MOVES_MAX];
	size_t move_count = laws_course_moves(&way->position, moves);

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
		next.is_plain = !weighing.failed && !weighing.concerns;
		next.failing |= weighing.failed;
		next.strain += weighing.strain;
		next.moves[switches->plies] = moves[i];
		count = add_way(switches, &next, count);
	}
	return count;
}

/* Only the least strained of @count next ways are kept. */
static void keep_least(struct switches *switches, size_t count)
{
	unsigned int least = UINT32_MAX;

	for (size_t i = 0; i < count; i++)
		if (switches->next[i].strain < least)
			least = switches->next[i].strain;
	switches->count = 0;
	for (size_t i = 0; i < count; i++)
		if (switches->next[i].strain == least)
			switches->ways[switches->count++] = switches->next[i];
	switches->plies++;
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

/* Whether the failing switches of a move show it. */
static void look_at_failing(struct tracker *tracker, laws_squares moved, laws_squares stands,
			    laws_time t, struct acts *acts)
{
	struct switches *switches = &tracker->switches;
	laws_squares wrong = tracker->occupied ^ stands;

	for (laws_squares left = moved & switches->failing; left; left &= left - 1) {
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

	gap_footprint(before, move, &left, &reached);
	restless_forget(&tracker->restless, left | reached);
	laws_move_play(&after, move);
	stands = laws_position_occupied(&after);
	look_at_failing(tracker, stood ^ stands, stands, edge->first, acts);
	begin_turn(tracker, tracker_turn(tracker)->ply);
}

/* The only way left is told, but for its last move, which becomes what stands. */
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

/* Nothing of what was in doubt can have led to what stands. */
static void give_up(struct tracker *tracker, const struct edge *edge)
{
	struct turn turn = *tracker_turn(tracker);

	tracker->switches.plies = 0;
	tracker->unseen_at = edge->first;
	explanations_begin(&tracker->set, &turn.position, turn.ply);
	explanations_gap(&tracker->set, laws_position_occupied(&turn.position), tracker->occupied,
			 edge);
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
		give_up(tracker, edge);
		return false;
	}
	keep_least(switches, count);
	if (switches->count > 1 && switches->plies < SWITCHES_PLIES) {
		switches->log = (struct switches_log){.began = tracker->occupied};
		return true;
	}
	tell_way(tracker, &switches->ways[0], edge->first, acts);
	return false;
}

bool switches_in_question(const struct tracker *tracker, enum laws_side side)
{
	const struct explanations *set = &tracker->set;
	struct laws_move move;

	if (tracker->silent || set->undecided)
		return false;
	for (size_t i = 0; i < set->count; i++) {
		const struct explanation *each = &set->each[i];

		if (laws_position_side(&each->turn->position) != side ||
		    explanations_shape(set, each, &move) == SHAPE_COMPLETE)
			return false;
	}
	return true;
}

/* Finds the ways to go on from where the explanations are. */
static size_t find_ways(struct tracker *tracker)
{
	struct switches *switches = &tracker->switches;
	const struct turn *turn = explanations_likeliest(&tracker->set)->turn;
	struct switches_way here = {.position = turn->position};
	size_t count;

	if (switches->log.ply != turn->ply || switches->log.is_late)
		return 0;
	count = lead_on(tracker, &here, 0);
	if (!count)
		return 0;
	keep_least(switches, count);
	switches->plies = 0;
	return switches->count;
}

/* What working switches show, such as a piece swept aside, is the explanations' to weigh. */
static bool shows_plain_way(const struct switches *switches)
{
	for (size_t i = 0; i < switches->count; i++)
		if (switches->ways[i].is_plain)
			return true;
	return false;
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
	switches->plies = 1;
	if (count == 1) {
		tell_way(tracker, way, edge->first, acts);
		return false;
	}
	explanations_end(&tracker->set);
	tracker->unseen_at = edge->first;
	say_displaced(tracker, edge->first, acts);
	switches->log = (struct switches_log){.began = tracker->occupied};
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
	tell_way(tracker, &tracker->switches.ways[0], edge->first, acts);
	explanations_settle(&tracker->set, edge->first);
	tracker_say_agreed(tracker, acts);
}
