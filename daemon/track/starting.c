/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Whether the start position stands, where it may have to be read from the board
 * first, and what a press or an order to start makes of that.
 */
#include <string.h>

#include "track/orientation.h"
#include "track/starting.h"
#include "track/tracker_internal.h"

/* What is recognised on @square; LAWS_UNKNOWN_PIECE for what is not. */
static laws_piece recognised(const struct tracker *tracker, laws_square square)
{
	laws_piece piece = laws_piece_from_letter(tracker->kinds[square]);

	if (!(tracker->occupied & LAWS_SQUARE_SET(square)))
		return LAWS_NO_PIECE;
	return piece ? piece : LAWS_UNKNOWN_PIECE;
}

/*
 * What is recognised must be the start position; what is not may be, unless nothing
 * else says what stands there: in Chess960 that position is the one that stands on
 * the board, where nobody has said another (Guidelines II.2).
 */
static void read_start(struct tracker *tracker)
{
	laws_piece board[64];

	tracker->astray = 0;
	/* Asked for at each edge: mostly the pieces stand nowhere near. */
	if (!tracker->start_is_read && tracker->occupied != laws_position_occupied(&tracker->start))
		return;
	for (laws_square square = 0; square < 64; square++)
		board[square] = recognised(tracker, square);
	if (tracker->start_is_read && laws_position_start_on_board(&tracker->start, board))
		return;
	for (laws_square square = 0; square < 64; square++)
		if (board[square] && board[square] != tracker->start.board[square] &&
		    (board[square] != LAWS_UNKNOWN_PIECE || tracker->start_is_read))
			tracker->astray |= LAWS_SQUARE_SET(square);
}

static bool start_stands(const struct tracker *tracker)
{
	return tracker->occupied == laws_position_occupied(&tracker->start) && !tracker->astray;
}

/* Says when the start position stands; in a game the judge makes nothing of it. */
void starting_look(struct tracker *tracker, laws_time t, struct acts *acts)
{
	bool stands;

	read_start(tracker);
	if (tracker->astray && orientation_look_at_set_up(tracker, t, acts))
		read_start(tracker);
	stands = start_stands(tracker);
	if (stands && !tracker->set_up_is_said)
		tracker_hand_out(tracker, acts,
				 &(struct laws_act){
					 .kind = LAWS_ACT_SET_UP,
					 .position = &tracker->start,
					 .first = t,
					 .settled = t,
				 });
	tracker->set_up_is_said = stands;
}

/*
 * A game would begin: if the start position stands it does, else the act says
 * what differs. In a game it is the judge's to say what that means; where the
 * record is elsewhere the pieces have been set up anew.
 */
void starting_begin(struct tracker *tracker, enum laws_side presser, const struct edge *edge,
		    struct acts *acts)
{
	laws_time t = edge->first;
	bool stands = start_stands(tracker);
	bool begun = tracker->phase == TRACKER_PLAYING &&
		     memcmp(tracker_turn(tracker)->position.board, tracker->start.board,
			    sizeof(tracker->start.board)) == 0;
	bool begins = stands && !tracker->silent && !begun;

	if (begins)
		reed_faults_drop_offers(tracker, acts);
	tracker_hand_out(tracker, acts,
			 &(struct laws_act){
				 .kind = LAWS_ACT_STARTED,
				 .order = edge->command.order,
				 .astray = tracker->astray,
				 .side = presser,
				 .by_lever = edge->kind == EDGE_INPUT,
				 .position = &tracker->start,
				 .squares = tracker->occupied,
				 .first = t,
				 .settled = t,
			 });
	if (!begins)
		return;
	tracker->phase = TRACKER_PLAYING;
	tracker->promoted = (struct laws_act){.kind = LAWS_ACT_SET_UP};
	tracker_rest_is_over(tracker);
	hypotheses_begin(&tracker->set, &tracker->start, 1);
	reed_faults_begin(tracker);
	chatter_begin(&tracker->chatter);
	history_begin(&tracker->history, &tracker->start);
	reed_faults_tell_again(tracker, t, acts);
}

/* A set-up with two pieces on wrong squares, or as many missing or too many, is still one. */
#define ASTRAY_MOST 4

/* All but a few pieces stand as they would for a start. */
bool starting_is_nearly(const struct tracker *tracker)
{
	return __builtin_popcountll(tracker->occupied ^ laws_position_occupied(&tracker->start)) <=
	       ASTRAY_MOST;
}

/*
 * The pieces have been set up for a game, but not as they should be: before
 * the first game as many as there should be in any way, such as turned by a
 * quarter; and always all but a few, where the game that was cannot be what stands.
 */
static bool is_set_up_wrongly(const struct tracker *tracker)
{
	laws_squares due = laws_position_occupied(&tracker->start);
	int differ = __builtin_popcountll(tracker->occupied ^ due);
	bool as_many = __builtin_popcountll(tracker->occupied) == __builtin_popcountll(due);

	/* Where the board alone says which position it is, nobody knows what is missing. */
	/* Else each press of a game that nobody follows would be one for a start. */
	if (tracker->phase == TRACKER_WAITING && tracker->unfollowed.is_said &&
	    !starting_is_nearly(tracker))
		return false;
	if (tracker->phase == TRACKER_WAITING)
		return as_many || (differ <= ASTRAY_MOST && !tracker->start_is_read);
	return differ <= ASTRAY_MOST && !tracker->start_is_read && tracker_turn(tracker)->ply > 1 &&
	       !tracker->history.awaited && !reed_faults_in_doubt(tracker) &&
	       __builtin_popcountll(tracker->occupied ^
				    laws_position_occupied(&tracker_turn(tracker)->position)) >
		       ASTRAY_MOST &&
	       !hypotheses_allow(&tracker->set, tracker->occupied);
}

/*
 * By the record other pieces stand where those of the start position would, as after
 * castling by changing places on the first move, and these have not been lifted.
 */
static bool has_unlifted(const struct tracker *tracker)
{
	return history_differing(tracker_turn(tracker)->position.board, tracker->start.board) &
	       ~tracker->reed_faults.log.opened;
}

/*
 * Whether a press by @side may start a game: the one who is not to move
 * presses, and the start position stands without being the end of his move, or
 * it should stand, which is worth an alert.
 */
bool starting_is_meant(const struct tracker *tracker, enum laws_side side)
{
	const struct hypothesis *likeliest;
	struct laws_move move;

	if (side == laws_position_side(&tracker->start))
		return false;
	if (!start_stands(tracker))
		return is_set_up_wrongly(tracker);
	if (tracker->phase == TRACKER_WAITING)
		return true;
	if (has_unlifted(tracker))
		return false;
	likeliest = hypotheses_likeliest(&tracker->set);
	return laws_position_side(&likeliest->turn->position) != side ||
	       hypotheses_shape(&tracker->set, likeliest, &move) != SHAPE_COMPLETE;
}
