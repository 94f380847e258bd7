/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * A board turned by half. Occupancy does not show it until the first move: then a piece of
 * Black's seems to have moved, and White presses. A player does not move the opponent's piece
 * and press; and if Black had moved first, Black's lever would be down, not White's.
 */
#include "track/unobserved.h"
#include "track/orientation.h"
#include "track/tracker_internal.h"

static laws_square turned_square(laws_square square)
{
	return (laws_square)(63 - square);
}

static laws_squares turned_squares(laws_squares squares)
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
		edge->squares = turned_squares(edge->squares);
}

static bool shows_move(const struct laws_position *position, laws_squares occupied,
		       struct laws_move list[UNOBSERVED_MOVES])
{
	return unobserved_list_moves(position, occupied, 0, false, list) == 1;
}

/* The first move of the game, if only a board turned by half shows one. */
static bool find_move(const struct tracker *tracker, enum laws_side side, struct laws_move *move)
{
	const struct turn *turn = tracker_turn(tracker);
	const struct laws_position *position = &turn->position;
	laws_squares stood = laws_position_occupied(position);
	struct laws_move list[UNOBSERVED_MOVES];

	if (turn->ply != 1 || tracker->set.ambiguous || laws_position_side(position) != side ||
	    turned_squares(stood) != stood ||
	    unobserved_list_moves(position, tracker->occupied, 0, false, list) > 0 ||
	    !shows_move(position, turned_squares(tracker->occupied), list))
		return false;
	*move = list[0];
	/* Unpressed moves or a failing switch may leave the same squares, but open others. */
	return hypotheses_opened(&tracker->set) == LAWS_SQUARE_SET(turned_square(move->from));
}

/* Turns the board by half: every square becomes the one across the centre. */
static void turn_board(struct tracker *tracker, laws_time t, struct acts *acts)
{
	tracker->turned = !tracker->turned;
	tracker->occupied = turned_squares(tracker->occupied);
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

	if (tracker->occupied != due || turned_squares(due) != due || tracker->start_is_read)
		return false;
	for (laws_squares left = due; left; left &= left - 1) {
		laws_square square = (laws_square)__builtin_ctzll(left);
		laws_piece piece = laws_piece_from_letter(tracker->kinds[square]);

		if (piece != start->board[turned_square(square)])
			return false;
	}
	turn_board(tracker, t, acts);
	return true;
}

void orientation_look(struct tracker *tracker, enum laws_side side, laws_time t, struct acts *acts)
{
	struct laws_position position;
	struct laws_move move;

	if (!find_move(tracker, side, &move))
		return;
	position = tracker_turn(tracker)->position;
	turn_board(tracker, t, acts);
	hypotheses_begin(&tracker->set, &position, 1);
	reed_faults_begin(tracker);
	chatter_begin(&tracker->chatter);
	hypotheses_become(&tracker->set, move, t);
}
