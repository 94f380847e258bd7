/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * A board turned by half. Occupancy does not show it until the first move: then a piece of
 * Black's seems to have moved, and White presses. A player does not move the opponent's piece
 * and press; and if Black had moved first, Black's lever would be down, not White's.
 *
 * Without levers Black may have moved first, which is rarer than a board set up the other way
 * round. Once he puts his piece back the board is turned back, too.
 */
#include "track/dead_reeds.h"
#include "track/unobserved.h"
#include "track/orientation.h"
#include "track/review_internal.h"
#include "track/tracker_internal.h"

static laws_square turned_square(laws_square square)
{
	return (laws_square)(63 - square);
}

laws_squares orientation_turned(laws_squares squares)
{
	laws_squares turned = 0;

	for (; squares; squares &= squares - 1)
		turned |= LAWS_SQUARE_SET(63 - __builtin_ctzll(squares));
	return turned;
}

static void turn_kinds(char kinds[64])
{
	for (laws_square square = 0; square < 32; square++) {
		char kind = kinds[square];

		kinds[square] = kinds[turned_square(square)];
		kinds[turned_square(square)] = kind;
	}
}

void orientation_turn(struct edge *edge)
{
	if (edge->kind == EDGE_HEALTH)
		return;
	turn_kinds(edge->kinds);
	if (edge->kind == EDGE_SQUARE || edge->kind == EDGE_BRUSH)
		edge->square = turned_square(edge->square);
	else if (edge->kind == EDGE_STATE || edge->kind == EDGE_UNOBSERVED)
		edge->squares = orientation_turned(edge->squares);
}

/* The first move of the game, if the board shows one when it lies turned by half. */
static bool shows_turned_move(const struct tracker *tracker, const struct laws_position *position,
			      struct laws_move *move)
{
	laws_squares occupied = orientation_turned(tracker->occupied);
	laws_squares dead = orientation_turned(tracker->dead);
	struct laws_move list[UNOBSERVED_MOVES];
	laws_squares from, to;

	if (unobserved_list_moves(position, occupied, dead, 0, false, list) != 1)
		return false;
	*move = list[0];
	from = LAWS_SQUARE_SET(turned_square(list[0].from));
	to = LAWS_SQUARE_SET(turned_square(list[0].to));
	/* Unpressed moves or a failing switch may leave the same squares, but open others. */
	return (from | to) & ~tracker->dead &&
	       hypotheses_opened(&tracker->set) == (from & ~tracker->dead);
}

/* The first move of the game, if only a board turned by half shows one. */
static bool find_move(const struct tracker *tracker, enum laws_side side, struct laws_move *move)
{
	const struct turn *turn = tracker_turn(tracker);
	const struct laws_position *position = &turn->position;
	laws_squares stood = laws_position_occupied(position);
	struct laws_move list[UNOBSERVED_MOVES];

	if (turn->ply != 1 || review_in_doubt(tracker) || laws_position_side(position) != side ||
	    orientation_turned(stood) != stood ||
	    unobserved_list_moves(position, tracker->occupied, tracker->dead, 0, false, list) > 0)
		return false;
	return shows_turned_move(tracker, position, move);
}

/* Turns the board by half: every square becomes the one across the centre. */
static void turn_board(struct tracker *tracker, laws_time t, struct acts *acts)
{
	tracker->turned = !tracker->turned;
	tracker->occupied = orientation_turned(tracker->occupied);
	tracker->reed_faults.failing &= ~tracker->dead;
	tracker->dead = orientation_turned(tracker->dead);
	tracker->reed_faults.failing |= tracker->dead;
	turn_kinds(tracker->set.seen);
	turn_kinds(tracker->kinds);
	tracker_hand_out(tracker, acts,
			 &(struct laws_act){
				 .kind = LAWS_ACT_TURNED,
				 .side = tracker->turned ? LAWS_BLACK : LAWS_WHITE,
				 .first = t,
				 .settled = t,
			 });
}

bool orientation_look_at_set_up(struct tracker *tracker, laws_time t, struct acts *acts)
{
	const struct laws_position *start = &tracker->start;
	laws_squares due = laws_position_occupied(start);

	if (dead_reeds_as_in(tracker, start) != due || orientation_turned(due) != due ||
	    tracker->start_is_read)
		return false;
	for (laws_squares left = due & ~tracker->dead; left; left &= left - 1) {
		laws_square square = (laws_square)__builtin_ctzll(left);
		laws_piece piece = laws_piece_from_letter(tracker->kinds[square]);

		if (piece != start->board[turned_square(square)])
			return false;
	}
	turn_board(tracker, t, acts);
	return true;
}

/* Turns the board, and goes on from the start, with nothing touched. */
static void begin_turned(struct tracker *tracker, laws_time t, struct acts *acts)
{
	struct laws_position position = tracker_turn(tracker)->position;

	turn_board(tracker, t, acts);
	hypotheses_begin(&tracker->set, &position, 1);
	reed_faults_begin(tracker);
	chatter_begin(&tracker->chatter);
}

void orientation_look(struct tracker *tracker, enum laws_side side, laws_time t, struct acts *acts)
{
	struct laws_move move;

	if (!find_move(tracker, side, &move))
		return;
	begin_turned(tracker, t, acts);
	hypotheses_become(&tracker->set, move, t);
}

static bool is_unpressed(const struct tracker *tracker)
{
	return !tracker->set.has_levers && !tracker->joined && !tracker->silent &&
	       tracker->phase == TRACKER_PLAYING && !tracker->history.awaited;
}

void orientation_look_unpressed(struct tracker *tracker, laws_time t, struct acts *acts)
{
	const struct turn *turn = tracker_turn(tracker);
	struct laws_move move;

	if (!is_unpressed(tracker) ||
	    !find_move(tracker, laws_position_side(&turn->position), &move))
		return;
	tracker->turned_for_move = true;
	begin_turned(tracker, t, acts);
	review_begin(tracker);
	hypotheses_become(&tracker->set, move, t);
	review_log(tracker)->position = tracker_turn(tracker)->position;
	turn_log_note_move(review_log(tracker), move, t);
}

void orientation_look_back(struct tracker *tracker, laws_time t, struct acts *acts)
{
	const struct turn *turn = tracker_turn(tracker);

	if (!tracker->turned_for_move || !is_unpressed(tracker) || turn->ply != 1 ||
	    review_in_doubt(tracker) ||
	    tracker->occupied != laws_position_occupied(&turn->position))
		return;
	tracker->turned_for_move = false;
	begin_turned(tracker, t, acts);
	review_begin(tracker);
}
