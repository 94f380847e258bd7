/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Whether the start position stands, which may first have to be read from the board, and what
 * a press or an order to start means.
 */
#include <string.h>

#include "track/dead_reeds.h"
#include "track/lines_internal.h"
#include "track/missed_start.h"
#include "track/model.h"
#include "track/orientation.h"
#include "track/resting.h"
#include "track/review_internal.h"
#include "track/starting.h"
#include "track/tracker_internal.h"

/* The occupied squares; on dead ones stands what the start position has there. */
static laws_squares board_set_up(const struct tracker *tracker)
{
	return dead_reeds_as_in(tracker, &tracker->start);
}

static unsigned int count(laws_squares squares)
{
	return (unsigned int)__builtin_popcountll(squares);
}

laws_squares starting_differing(const struct tracker *tracker)
{
	laws_squares differs = board_set_up(tracker) ^ laws_position_occupied(&tracker->start);
	laws_squares failing = differs & reed_faults_distrusted(tracker);

	return count(failing) <= COUNT_DIFFERING ? differs & ~failing : differs;
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
	if (!tracker->start_is_read && starting_differing(tracker))
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
	return !starting_differing(tracker) && !tracker->astray;
}

/* The game is on from the start position. */
static void begin_play(struct tracker *tracker, laws_time t, struct acts *acts)
{
	tracker->phase = TRACKER_PLAYING;
	tracker->offered = 0;
	tracker->turned_for_move = false;
	tracker->promoted = (struct laws_act){.kind = LAWS_ACT_SET_UP};
	tracker->start_press.at = LAWS_NEVER;
	tracker->start_press.was_early = false;
	tracker->start_press.stood = false;
	tracker->start_press.missed.presses = 0;
	resting_end(tracker);
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

void starting_begin_at(struct tracker *tracker, unsigned int order, bool by_lever, laws_time first,
		       laws_time t, struct acts *acts)
{
	review_resolve_at_start(tracker, first, acts);
	tracker_hand_out(tracker, acts,
			 &(struct laws_act){
				 .kind = LAWS_ACT_STARTED,
				 .order = order,
				 .side = laws_side_other(laws_position_side(&tracker->start)),
				 .by_lever = by_lever,
				 .position = &tracker->start,
				 .unsure = tracker->dead,
				 .squares = laws_position_occupied(&tracker->start),
				 .first = first,
				 .settled = t,
			 });
	begin_play(tracker, t, acts);
}

static void begin_at(struct tracker *tracker, bool by_lever, laws_time first, laws_time t,
		     struct acts *acts)
{
	starting_begin_at(tracker, 0, by_lever, first, t, acts);
}

/* The game has begun at the press that could not begin it yet, and goes on from @t. */
static void begin_from_press(struct tracker *tracker, laws_time t, struct acts *acts)
{
	begin_at(tracker, tracker->start_press.by_lever, tracker->start_press.at, t, acts);
}

/* The start position stands, behind the press that should have begun the game with it. */
static bool begin_late(struct tracker *tracker, laws_time t, struct acts *acts)
{
	laws_time pressed_at = tracker->start_press.at;

	if (pressed_at == LAWS_NEVER || t - pressed_at > TIME_PUT_RIGHT)
		return false;
	begin_from_press(tracker, t, acts);
	tracker->start_press.was_early = true;
	return true;
}

/* The first move is looked for from here on. */
static void watch(struct tracker *tracker, laws_squares differs)
{
	tracker->start_press.differs = differs;
	reed_faults_watch(tracker, &tracker->start);
}

/* A game is on, and its record has the start position: nothing was played, or it came again. */
static bool record_is_at_start(const struct tracker *tracker)
{
	return tracker->phase == TRACKER_PLAYING &&
	       memcmp(tracker_turn(tracker)->position.board, tracker->start.board,
		      sizeof(tracker->start.board)) == 0;
}

/*
 * Who moves first may find his clock going: the lever of the other player was down before, or has
 * no contact. Then his first move and his press begin the game. Or the clock is started, or the
 * start ordered, when some moves have been made already.
 */
static void watch_set_up(struct tracker *tracker)
{
	if (tracker->starts_unasked || tracker->silent || tracker->start_press.at != LAWS_NEVER ||
	    record_is_at_start(tracker))
		return;
	tracker->start_press.stood = true;
	first_moves_begin(&tracker->start_press.first);
	turn_log_begin(&tracker->start_press.since, tracker->occupied);
	tracker->start_press.since.ply = 1;
	tracker->start_press.since.position = tracker->start;
}

bool starting_look(struct tracker *tracker, laws_time t, struct acts *acts)
{
	bool stands, stood = tracker->set_up_is_said;

	read_start(tracker);
	if (tracker->astray && orientation_look_at_set_up(tracker, t, acts))
		read_start(tracker);
	stands = start_stands(tracker);
	tracker->set_up_is_said = stands;
	if (stands && !(stood && tracker->start_press.stood))
		watch_set_up(tracker);
	if (!stands || stood)
		return false;
	if (begin_late(tracker, t, acts))
		return true;
	tracker_hand_out(tracker, acts,
			 &(struct laws_act){
				 .kind = LAWS_ACT_SET_UP,
				 .position = &tracker->start,
				 .first = t,
				 .settled = t,
			 });
	return tracker->phase == TRACKER_WAITING && starting_unasked(tracker, t, acts);
}

/* The press or order at @t should have begun the game, and the start position does not stand. */
static void await_start(struct tracker *tracker, bool by_lever, laws_time t)
{
	tracker->start_press.at = tracker->silent ? LAWS_NEVER : t;
	tracker->start_press.by_lever = by_lever;
	tracker->start_press.stood = false;
	watch(tracker, starting_differing(tracker));
}

/* No first move is looked for any more. */
static void forget_press(struct tracker *tracker)
{
	tracker->start_press.at = LAWS_NEVER;
	tracker->start_press.stood = false;
}

void starting_note(struct tracker *tracker, const struct edge *edge)
{
	laws_squares differs = starting_differing(tracker);
	laws_squares before = tracker->start_press.differs;
	laws_squares put_right = before & ~differs & LAWS_SQUARE_SET(edge->square);

	if (tracker->start_press.missed.presses)
		turn_log_note(&tracker->start_press.missed.log, edge);
	if (tracker->start_press.stood) {
		turn_log_note(&tracker->start_press.since, edge);
		first_moves_note(&tracker->start_press.first, edge);
	}
	if (tracker->start_press.at == LAWS_NEVER)
		return;
	if (count(differs) > COUNT_ASTRAY + COUNT_DIFFERING)
		forget_press(tracker);
	else if (put_right && !(differs & ~before))
		watch(tracker, differs);
	else if (tracker->phase == TRACKER_WAITING)
		reed_faults_note(tracker, edge);
}

void starting_forget(struct tracker *tracker)
{
	forget_press(tracker);
	tracker->start_press.missed.presses = 0;
}

unsigned int starting_count_wrong(const struct tracker *tracker, laws_squares differs)
{
	const struct laws_position *start = &tracker->start;
	laws_squares beside = lines_beside(start->kinds[LAWS_KING] | start->kinds[LAWS_QUEEN]);

	return count(differs & ~(beside & ~laws_position_occupied(start)));
}

/* What differed at the press, and a legal first move, explain the board. */
static bool fits_first_move(const struct tracker *tracker, struct laws_move *move)
{
	laws_squares differs = tracker->start_press.differs;

	return !tracker->start_is_read && !(tracker->astray & ~differs) &&
	       starting_count_wrong(tracker, differs) <= COUNT_DIFFERING &&
	       review_fits_first_move(tracker, &tracker->reed_faults.log, differs, move);
}

/* The game has begun with that press, and goes on at @t behind its first changes. */
static void take_up(struct tracker *tracker, laws_time t, struct acts *acts)
{
	struct turn_log log = tracker->reed_faults.log;
	laws_squares differs = tracker->start_press.differs;

	begin_from_press(tracker, t, acts);
	reed_faults_take_up(tracker, &log, differs, t, acts);
	review_take_up(tracker, &log, differs);
}

/*
 * The only legal move from the start position that has led to what stands now. The reeds must have
 * shown all of it: nothing else tells that a game has begun.
 */
static bool find_first_move(const struct tracker *tracker, struct laws_move *move)
{
	const struct turn_log *log = &tracker->start_press.since;
	laws_squares known = ~(tracker->dead | reed_faults_distrusted(tracker));
	struct laws_move moves[LAWS_MOVES_MAX];
	size_t count = laws_course_moves(&tracker->start, moves), found = 0;

	for (size_t i = 0; i < count; i++) {
		laws_squares left, reached;

		laws_move_footprint(&tracker->start, moves[i], &left, &reached);
		if ((starting_differing(tracker) ^ (left ^ reached)) & known ||
		    left & ~(log->opened & known) || reached & ~(log->closed & known))
			continue;
		*move = moves[i];
		found++;
	}
	return found == 1;
}

bool starting_kinds_agree(const struct tracker *tracker, const struct laws_position *position)
{
	for (laws_square square = 0; square < 64; square++) {
		laws_piece piece = recognised(tracker, square);

		if (piece && piece != LAWS_UNKNOWN_PIECE && piece != position->board[square])
			return false;
	}
	return true;
}

bool starting_may_begin(const struct tracker *tracker)
{
	if (tracker->phase == TRACKER_WAITING)
		return true;
	return !tracker->history.awaited && !record_is_at_start(tracker) &&
	       count(tracker->occupied ^ laws_position_occupied(&tracker_turn(tracker)->position)) >
		       COUNT_ASTRAY &&
	       !hypotheses_allow(&tracker->set, tracker->occupied);
}

/*
 * The start position stood, and the first move was made from it: the game began with its lift. Who
 * shows a move and presses long after, as the clock is set, begins none.
 */
static bool take_up_unpressed(struct tracker *tracker, laws_time t, struct acts *acts)
{
	const struct turn_log log = tracker->start_press.since;
	struct laws_position after = tracker->start;
	struct laws_move move;

	if (!tracker->start_press.stood || tracker->start_is_read ||
	    !find_first_move(tracker, &move))
		return false;
	laws_move_play(&after, move);
	if (!starting_kinds_agree(tracker, &after) || t - log.last_at > TIME_PUT_RIGHT ||
	    !starting_may_begin(tracker))
		return false;
	begin_at(tracker, false, log.changed_at[move.from], t, acts);
	reed_faults_take_up(tracker, &log, 0, t, acts);
	review_take_up(tracker, &log, 0);
	return true;
}

bool starting_take_up(struct tracker *tracker, enum laws_side side, const struct edge *edge,
		      struct acts *acts)
{
	struct laws_move move;

	if (side != laws_position_side(&tracker->start))
		return false;
	if (tracker->start_press.at == LAWS_NEVER)
		return take_up_unpressed(tracker, edge->first, acts);
	if (!fits_first_move(tracker, &move)) {
		if (!tracker->start_press.missed.presses)
			missed_start_note(tracker, edge->first);
		forget_press(tracker);
		return false;
	}
	take_up(tracker, edge->first, acts);
	return true;
}

bool starting_take_up_late(struct tracker *tracker, enum laws_side side, struct edge *gap,
			   struct acts *acts)
{
	const struct missed_start missed = tracker->start_press.missed;
	laws_squares dead = tracker->dead, due = laws_position_occupied(&tracker->start);
	struct turn_log log;

	if (tracker->phase != TRACKER_WAITING || !missed_start_press(tracker, side, gap->first))
		return false;
	gap->squares = (tracker->occupied & ~dead) | (due & dead);
	gap->inputs = tracker->inputs;
	tracker->occupied = due ^ missed.differs;
	turn_log_begin(&log, tracker->occupied);
	begin_at(tracker, missed.by_lever, missed.at, gap->first, acts);
	reed_faults_take_up(tracker, &log, missed.differs, gap->first, acts);
	review_take_up(tracker, &log, missed.differs);
	return true;
}

/* What has changed last is a piece that was put down: none in the hand may yet go elsewhere. */
static bool is_put_down(const struct tracker *tracker)
{
	const struct turn_log *log = &tracker->reed_faults.log;

	return log->last != LAWS_NO_SQUARE && tracker->occupied & LAWS_SQUARE_SET(log->last);
}

bool starting_awaits_rest(const struct tracker *tracker)
{
	return !tracker->set.has_levers && tracker->start_press.at != LAWS_NEVER;
}

/* What the first move takes up has been lifted since the order. */
static bool is_lifted(const struct tracker *tracker, struct laws_move move)
{
	laws_squares left, reached;

	laws_move_footprint(&tracker->start, move, &left, &reached);
	return !(left & ~(tracker->reed_faults.log.opened | tracker->dead));
}

bool starting_take_up_at_rest(struct tracker *tracker, laws_time t, struct acts *acts)
{
	struct laws_move move;

	if (!starting_awaits_rest(tracker))
		return false;
	/* That it stands has been told: another order may follow, and this one is over. */
	if (start_stands(tracker))
		starting_forget(tracker);
	if (!starting_awaits_rest(tracker) || !is_put_down(tracker) ||
	    !fits_first_move(tracker, &move) || !is_lifted(tracker, move))
		return false;
	take_up(tracker, t, acts);
	hypotheses_become(&tracker->set, move, t);
	return true;
}

bool starting_is_repeated(const struct tracker *tracker, enum laws_side side)
{
	return tracker->start_press.was_early && side == laws_position_side(&tracker->start) &&
	       tracker->phase == TRACKER_PLAYING && !tracker->history.awaited &&
	       tracker_turn(tracker)->ply == 1 && start_stands(tracker);
}

bool starting_is_nearly(const struct tracker *tracker)
{
	return count(starting_differing(tracker)) <= COUNT_ASTRAY;
}

/*
 * True for pieces set up for a game, but wrongly. Before the first game that is any set-up of
 * the right number, such as one turned by a quarter. Otherwise all but a few must stand right,
 * and the board must be far from the game that was played.
 */
static bool is_set_up_wrongly(const struct tracker *tracker)
{
	laws_squares due = laws_position_occupied(&tracker->start);
	unsigned int differ = count(starting_differing(tracker));
	bool as_many = count(board_set_up(tracker)) == count(due);

	/*
	 * A reported unfollowed game (unfollowed.h): else each of its presses would be one for a
	 * start.
	 */
	/* Where the start is read from the board, missing pieces cannot be known. */
	if (tracker->phase == TRACKER_WAITING && tracker->unfollowed.is_said &&
	    !starting_is_nearly(tracker))
		return false;
	if (tracker->phase == TRACKER_WAITING)
		return as_many || (differ <= COUNT_ASTRAY && !tracker->start_is_read);
	return differ <= COUNT_ASTRAY && !tracker->start_is_read &&
	       tracker_turn(tracker)->ply > 1 && !tracker->history.awaited &&
	       !review_in_doubt(tracker) &&
	       __builtin_popcountll(tracker->occupied ^
				    laws_position_occupied(&tracker_turn(tracker)->position)) >
		       COUNT_ASTRAY &&
	       !hypotheses_allow(&tracker->set, tracker->occupied);
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
	bool begun = record_is_at_start(tracker);
	bool by_lever = edge->kind == EDGE_INPUT;

	if (!by_lever)
		tracker->start_press.missed.presses = 0;
	if (stands && !tracker->silent && !begun)
		review_resolve_at_start(tracker, t, acts);
	tracker_hand_out(tracker, acts,
			 &(struct laws_act){
				 .kind = LAWS_ACT_STARTED,
				 .order = edge->command.order,
				 .astray = tracker->astray,
				 .side = presser,
				 .by_lever = by_lever,
				 .position = &tracker->start,
				 .unsure = tracker->dead,
				 .squares = laws_position_occupied(&tracker->start) ^
					    starting_differing(tracker),
				 .first = t,
				 .settled = t,
			 });
	if (stands && !tracker->silent && !begun)
		begin_play(tracker, t, acts);
	else if (!stands && is_set_up_wrongly(tracker))
		await_start(tracker, by_lever, t);
	/* Without levers the first move may stand already. */
	else if (begun && !laws_course_has(tracker->history.course, 1))
		review_settle(tracker);
}

/* By a legal first move the piece on @square leaves it. */
static bool can_move(const struct tracker *tracker, laws_square square)
{
	struct laws_move moves[LAWS_MOVES_MAX];
	size_t count = laws_course_moves(&tracker->start, moves);

	for (size_t i = 0; i < count; i++)
		if (moves[i].from == square)
			return true;
	return false;
}

/*
 * Nothing but the piece of @square has been lifted since the start position stood. No square is the
 * last one where all changes were in a gap.
 */
static bool is_lifted_alone(const struct tracker *tracker, laws_square square)
{
	const struct turn_log *since = &tracker->start_press.since;

	return starting_differing(tracker) == laws_square_set(square) &&
	       since->opened == laws_square_set(square) && !since->closed &&
	       can_move(tracker, square);
}

laws_squares starting_early(const struct tracker *tracker, laws_time t)
{
	const struct turn_log *since = &tracker->start_press.since;
	laws_squares differs = starting_differing(tracker);
	struct laws_move move = {.from = since->last};
	laws_time span = tracker->set.has_levers ? TIME_LIFTED_EARLY : TIME_LIFTED_BEFORE_ORDER;

	if (tracker->phase != TRACKER_WAITING || !tracker->start_press.stood || !differs ||
	    tracker->astray ||
	    (!is_lifted_alone(tracker, since->last) && !find_first_move(tracker, &move)) ||
	    t - since->changed_at[move.from] > span)
		return 0;
	return differs;
}

/*
 * True when other pieces stand on squares of the start position and have not been lifted, and moves
 * may have put them there, as castling by exchanging squares in the first move. Behind a position
 * that is far from the start pieces were set up, and one that stood on the right square already, or
 * whose lift no reed has shown, is left where it was; before a first game nobody asks either.
 */
static bool has_unlifted(const struct tracker *tracker)
{
	const struct laws_position *position = &tracker_turn(tracker)->position;

	return __builtin_popcountll(laws_position_occupied(position) ^
				    laws_position_occupied(&tracker->start)) <= COUNT_ASTRAY &&
	       history_differing(position->board, tracker->start.board) &
		       ~tracker->reed_faults.log.opened;
}

/* The start position stands, and is not what a move of @side has led to. */
static bool is_set_up_again(const struct tracker *tracker, enum laws_side side)
{
	const struct hypothesis *likeliest = hypotheses_likeliest(&tracker->set);
	struct laws_move move;

	return !has_unlifted(tracker) &&
	       (laws_position_side(&likeliest->turn->position) != side ||
		hypotheses_shape(&tracker->set, likeliest, &move) != SHAPE_COMPLETE);
}

/*
 * True when the player not to move presses, and either the start position stands without being
 * the result of his move, or it should stand, which makes an alert.
 */
bool starting_is_meant(const struct tracker *tracker, enum laws_side side)
{
	if (side == laws_position_side(&tracker->start))
		return false;
	if (!start_stands(tracker))
		return is_set_up_wrongly(tracker);
	if (tracker->phase == TRACKER_WAITING)
		return true;
	return is_set_up_again(tracker, side);
}

bool starting_unasked(struct tracker *tracker, laws_time t, struct acts *acts)
{
	bool waits = tracker->phase == TRACKER_WAITING;

	if (!tracker->starts_unasked || tracker->silent || !start_stands(tracker) ||
	    record_is_at_start(tracker))
		return false;
	if (!waits &&
	    !is_set_up_again(tracker, laws_position_side(&tracker_turn(tracker)->position)))
		return false;
	begin_at(tracker, false, t, t, acts);
	return true;
}
