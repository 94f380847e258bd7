/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Whether the start position stands, which may first have to be read from the board, and what
 * a press or an order to start means.
 */
#include <string.h>

#include "track/dead_reeds.h"
#include "track/orientation.h"
#include "track/starting.h"
#include "track/tracker_internal.h"

/* The occupied squares; on dead ones stands what the start position has there. */
static laws_squares board_set_up(const struct tracker *tracker)
{
	return dead_reeds_as_in(tracker, &tracker->start);
}

/* The piece recognised on @square; LAWS_UNKNOWN_PIECE where none is. */
static laws_piece recognised(const struct tracker *tracker, laws_square square)
{
	laws_piece piece = laws_piece_from_letter(tracker->kinds[square]);

	if (!(board_set_up(tracker) & LAWS_SQUARE_SET(square)))
		return LAWS_NO_PIECE;
	return piece ? piece : LAWS_UNKNOWN_PIECE;
}

/*
 * Compares the board with the start position. A recognised piece must be the right one; an
 * unrecognised one passes, unless the board alone defines the position: in Chess960, where
 * none was set, the position that stands is the start (Guidelines II.2).
 */
static void read_start(struct tracker *tracker)
{
	laws_piece board[64];

	tracker->astray = 0;
	/* Called at each edge: mostly the pieces are far from a start position. */
	if (!tracker->start_is_read &&
	    board_set_up(tracker) != laws_position_occupied(&tracker->start))
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
	return board_set_up(tracker) == laws_position_occupied(&tracker->start) && !tracker->astray;
}

void starting_look(struct tracker *tracker, laws_time t, struct acts *acts)
{
	bool stands;

	read_start(tracker);
	if (tracker->astray && orientation_look_at_set_up(tracker, t, acts))
		read_start(tracker);
	stands = start_stands(tracker);
	if (stands)
		tracker->start_pressed_at = LAWS_NEVER;
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

/* So many squares may be wrong at a start that the first move confirms. */
#define DIFFERING_MOST 2

/* The game is on from the start position. */
static void begin_play(struct tracker *tracker, laws_time t, struct acts *acts)
{
	tracker->phase = TRACKER_PLAYING;
	tracker->promoted = (struct laws_act){.kind = LAWS_ACT_SET_UP};
	tracker->start_pressed_at = LAWS_NEVER;
	tracker_rest_is_over(tracker);
	hypotheses_begin(&tracker->set, &tracker->start, 1);
	memset(tracker->set.shoves, 0, sizeof(tracker->set.shoves));
	tracker->reed_faults.loosened = 0;
	review_begin_game(tracker);
	reed_faults_begin(tracker);
	chatter_begin(&tracker->chatter);
	tracker->levers.level_at = LAWS_NEVER;
	history_begin(&tracker->history);
	reed_faults_tell_again(tracker, t, acts);
}

static void await_first_move(struct tracker *tracker, laws_time t)
{
	laws_squares differs = board_set_up(tracker) ^ laws_position_occupied(&tracker->start);

	tracker->start_pressed_at = LAWS_NEVER;
	if (tracker->start_is_read || tracker->silent || tracker->astray & ~differs ||
	    __builtin_popcountll(differs) > DIFFERING_MOST)
		return;
	tracker->start_pressed_at = t;
	tracker->start_differs = differs;
	reed_faults_watch(tracker, &tracker->start);
}

void starting_note(struct tracker *tracker, const struct edge *edge)
{
	if (tracker->start_pressed_at != LAWS_NEVER)
		reed_faults_note(tracker, edge);
}

bool starting_take_up(struct tracker *tracker, enum laws_side side, const struct edge *edge,
		      struct acts *acts)
{
	struct turn_log log = tracker->reed_faults.log;
	laws_time pressed_at = tracker->start_pressed_at;

	if (pressed_at == LAWS_NEVER || side != laws_position_side(&tracker->start) ||
	    !reed_faults_show_first_move(tracker, tracker->start_differs))
		return false;
	tracker_hand_out(tracker, acts,
			 &(struct laws_act){
				 .kind = LAWS_ACT_STARTED,
				 .side = laws_side_other(side),
				 .by_lever = true,
				 .position = &tracker->start,
				 .unsure = tracker->dead,
				 .squares = laws_position_occupied(&tracker->start),
				 .first = pressed_at,
				 .settled = edge->settled,
			 });
	begin_play(tracker, edge->first, acts);
	reed_faults_take_first_move(tracker, &log, tracker->start_differs, edge->first, acts);
	return true;
}

/*
 * In a game the judge decides what an order to start means; if the record is elsewhere, the
 * pieces were set up anew.
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

	tracker_hand_out(tracker, acts,
			 &(struct laws_act){
				 .kind = LAWS_ACT_STARTED,
				 .order = edge->command.order,
				 .astray = tracker->astray,
				 .side = presser,
				 .by_lever = edge->kind == EDGE_INPUT,
				 .position = &tracker->start,
				 .unsure = tracker->dead,
				 .squares = board_set_up(tracker),
				 .first = t,
				 .settled = t,
			 });
	if (begins)
		begin_play(tracker, t, acts);
	else if (tracker->phase == TRACKER_WAITING && edge->kind == EDGE_INPUT)
		await_first_move(tracker, t);
}

/* A set-up with two pieces on wrong squares, or four missing or too many, is still one. */
#define ASTRAY_MOST 4

bool starting_is_nearly(const struct tracker *tracker)
{
	return __builtin_popcountll(board_set_up(tracker) ^
				    laws_position_occupied(&tracker->start)) <= ASTRAY_MOST;
}

/*
 * True for pieces set up for a game, but wrongly. Before the first game that is any set-up of
 * the right number, such as one turned by a quarter. Otherwise all but a few must stand right,
 * and the board must be far from the game that was played.
 */
static bool is_set_up_wrongly(const struct tracker *tracker)
{
	laws_squares due = laws_position_occupied(&tracker->start);
	laws_squares board = board_set_up(tracker);
	int differ = __builtin_popcountll(board ^ due);
	bool as_many = __builtin_popcountll(board) == __builtin_popcountll(due);

	/*
	 * A reported unfollowed game (unfollowed.h): else each of its presses would be one for a
	 * start.
	 */
	/* Where the start is read from the board, missing pieces cannot be known. */
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
 * True when other pieces stand on squares of the start position, as after castling by
 * exchanging squares in the first move, and have not been lifted.
 */
static bool has_unlifted(const struct tracker *tracker)
{
	return history_differing(tracker_turn(tracker)->position.board, tracker->start.board) &
	       ~tracker->reed_faults.log.opened;
}

/*
 * True when the player not to move presses, and either the start position stands without being
 * the result of his move, or it should stand, which makes an alert.
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
