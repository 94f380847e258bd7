/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Waits for a position. Meanwhile the hypotheses stay as they were, so that an order which the
 * judge refuses can be forgotten.
 */
#include <string.h>

#include "track/dead_reeds.h"
#include "track/gap.h"
#include "track/resting.h"
#include "track/takeback.h"
#include "track/tracker_internal.h"
#include "util/text.h"

static const struct turn *present_turn(const struct tracker *tracker)
{
	return hypotheses_likeliest(&tracker->set)->turn;
}

/* True when the occupied squares are those of @position. */
static bool shows(const struct tracker *tracker, const struct laws_position *position)
{
	return dead_reeds_as_in(tracker, position) == laws_position_occupied(position);
}

static bool shows_move(const struct tracker *tracker)
{
	const struct hypotheses *set = &tracker->set;
	struct laws_move move;

	return !review_in_doubt(tracker) &&
	       hypotheses_shape(set, hypotheses_likeliest(set), &move) == SHAPE_COMPLETE;
}

/* True when no change is waiting for its rest. */
static bool is_quiet(const struct tracker *tracker)
{
	return tracker->quiet_at == LAWS_NEVER;
}

/* The board shows the awaited position: continues the game from there. */
static void take_up(struct tracker *tracker, laws_time t, struct acts *acts)
{
	struct history *history = &tracker->history;

	history_take_up(history);
	hypotheses_begin(&tracker->set, &history->position, history->ply);
	reed_faults_begin(tracker);
	tracker->promoted = (struct laws_act){.kind = LAWS_ACT_SET_UP};
	tracker->unobserved_ply = 0;
	resting_end(tracker);
	tracker_hand_out(tracker, acts,
			 &(struct laws_act){
				 .kind = LAWS_ACT_RESTORED,
				 .number = history->ply,
				 .position = &history->position,
				 .first = t,
				 .settled = t,
			 });
}

/* What stands where, by the likeliest hypothesis. */
static void read_board(const struct tracker *tracker, laws_piece board[64])
{
	const struct hypothesis *likeliest = hypotheses_likeliest(&tracker->set);

	for (laws_square square = 0; square < 64; square++)
		board[square] = hypothesis_piece(likeliest, likeliest->standing[square]);
}

/*
 * Where king and rook only exchanged squares, the occupied squares are already those of
 * @position: only their lifts show that they are put back.
 */
static laws_squares must_be_lifted(const struct tracker *tracker,
				   const struct laws_position *position)
{
	laws_piece board[64];

	if (review_in_doubt(tracker) || !shows(tracker, position))
		return 0;
	read_board(tracker, board);
	return history_differing(board, position->board);
}

/* Begins to wait for @position before @ply. */
static void await_position(struct tracker *tracker, const struct laws_position *position,
			   unsigned int ply)
{
	struct history *history = &tracker->history;

	if (!history->awaited)
		read_board(tracker, history->board);
	history_await(history, position, ply, tracker->occupied);
}

/*
 * The ply before which the board shows @position again, or 0: the players may put pieces back in
 * play without an arbiter, and else where an order has let them.
 */
static unsigned int find_put_back(const struct tracker *tracker, struct laws_position *position)
{
	const struct hypotheses *set = &tracker->set;
	const struct hypothesis *likeliest = hypotheses_likeliest(set);
	struct laws_move move;

	if ((!tracker->history.expected && !tracker->starts_unasked) ||
	    hypotheses_shape(set, likeliest, &move) == SHAPE_COMPLETE)
		return 0;
	return history_find(&tracker->history, likeliest->turn, tracker->occupied, tracker->dead,
			    tracker->reed_faults.log.opened, position);
}

static bool look_for_earlier(struct tracker *tracker, laws_time t, struct acts *acts)
{
	struct laws_position position;
	unsigned int ply;

	if (review_in_doubt(tracker))
		return false;
	ply = find_put_back(tracker, &position);
	if (!ply)
		return false;
	await_position(tracker, &position, ply);
	take_up(tracker, t, acts);
	return true;
}

/*
 * True when the board shows the awaited position with @move, made since the waiting began: what
 * stands on its square has come there, and what it captures has been lifted.
 */
static bool shows_instead(const struct tracker *tracker, struct laws_move move)
{
	const struct history *history = &tracker->history;
	laws_squares came = history->opened | (tracker->occupied & ~history->stood);
	laws_square arrival = laws_move_arrival(&history->position, move);
	laws_square captured = laws_move_captured(&history->position, move);
	struct laws_position after = history->position;

	laws_move_play(&after, move);
	if (reed_faults_believed(tracker, &after) != laws_position_occupied(&after))
		return false;
	if (captured != LAWS_NO_SQUARE &&
	    !((history->opened | tracker->dead) & LAWS_SQUARE_SET(captured)))
		return false;
	return (came | tracker->dead) & LAWS_SQUARE_SET(arrival);
}

/* @move is the withdrawn one: it stood when the waiting began. */
static bool is_withdrawn(const struct history *history, struct laws_move move)
{
	struct laws_position after = history->position;
	laws_squares left, reached;

	laws_move_footprint(&after, move, &left, &reached);
	laws_move_play(&after, move);
	for (laws_squares each = left | reached; each; each &= each - 1) {
		laws_square square = (laws_square)__builtin_ctzll(each);

		if (history->board[square] != after.board[square])
			return false;
	}
	return true;
}

/*
 * The only move that the board shows in place of what was withdrawn; where it shows none, and
 * @again says so, that may be the withdrawn one, made once more.
 */
static bool find_instead(const struct tracker *tracker, bool again, struct laws_move *move)
{
	struct laws_move moves[LAWS_MOVES_MAX];
	size_t count = laws_course_moves(&tracker->history.position, moves);
	unsigned int others = 0, found = 0;

	for (size_t i = 0; i < count; i++) {
		bool is_other = !is_withdrawn(&tracker->history, moves[i]);

		if ((moves[i].promotion && moves[i].promotion != LAWS_QUEEN) ||
		    (!is_other && (!again || others)) || !shows_instead(tracker, moves[i]))
			continue;
		*move = moves[i];
		others += is_other;
		found++;
	}
	return others ? others == 1 : found == 1;
}

/* The board shows the awaited position with @move already, which was not followed. */
static void take_up_instead(struct tracker *tracker, struct laws_move move, laws_time t,
			    struct acts *acts)
{
	size_t told;

	take_up(tracker, t, acts);
	turn_log_note_move(&tracker->reed_faults.log, move, t);
	review_take_up(tracker, &tracker->reed_faults.log, 0);
	hypotheses_become(&tracker->set, move, t);
	hypotheses_rest(&tracker->set, t);
	told = acts->count;
	tracker_emit_agreed(tracker, acts);
	/* Nobody has followed which hand touched what, and when. */
	for (; told < acts->count; told++)
		acts->act[told].unsure = true;
}

/* @again: it may be the withdrawn move. */
static bool look_for_instead(struct tracker *tracker, bool again, laws_time t, struct acts *acts)
{
	struct laws_move move;

	if (!find_instead(tracker, again, &move))
		return false;
	take_up_instead(tracker, move, t, acts);
	return true;
}

bool takeback_look(struct tracker *tracker, laws_time t, struct acts *acts)
{
	const struct history *history = &tracker->history;

	if (tracker->phase != TRACKER_PLAYING || tracker->silent)
		return false;
	if (!history->awaited)
		return look_for_earlier(tracker, t, acts);
	if (history->unlifted || reed_faults_believed(tracker, &history->position) !=
					 laws_position_occupied(&history->position))
		return history->is_set_going && !history->course->rests &&
		       look_for_instead(tracker, false, t, acts);
	take_up(tracker, t, acts);
	return true;
}

bool takeback_starts_clock(const struct tracker *tracker, enum laws_side side,
			   const struct edge *edge)
{
	const struct history *history = &tracker->history;

	return history->awaited && !history->course->rests && !edge->unobserved &&
	       side != laws_position_side(&history->position);
}

/* Puts a move that stands on the record, pressed or not. */
static void settle_move(struct tracker *tracker, laws_time t, struct acts *acts)
{
	if (tracker->history.awaited || !shows_move(tracker))
		return;
	hypotheses_end(&tracker->set);
	hypotheses_settle(&tracker->set, t);
	tracker_emit_agreed(tracker, acts);
}

/*
 * The position before @ply, if that ply has been played, or the board shows the position
 * already.
 */
static bool find_before(const struct tracker *tracker, unsigned int ply,
			struct laws_position *position)
{
	const struct history *history = &tracker->history;
	const struct turn *turn = present_turn(tracker);
	unsigned int next = history->awaited ? history->ply : turn->ply;
	bool shown = shows(tracker, &turn->position);

	if (!history->awaited && ply == next && (shown || shows_move(tracker))) {
		*position = turn->position;
		return true;
	}
	return ply < next && laws_course_has(history->course, ply) &&
	       laws_course_before(history->course, ply, position);
}

void takeback_to(struct tracker *tracker, const struct edge *edge, struct acts *acts)
{
	struct laws_position position;
	laws_squares stood;
	bool found = false;

	if (tracker->phase == TRACKER_PLAYING) {
		settle_move(tracker, edge->first, acts);
		found = find_before(tracker, edge->command.number, &position);
	}
	orders_pass_on(tracker, LAWS_ACT_TAKEN_BACK, edge, acts);
	if (!found)
		return;
	stood = must_be_lifted(tracker, &position);
	await_position(tracker, &position, edge->command.number);
	tracker->history.unlifted = stood;
	if (is_quiet(tracker))
		takeback_look(tracker, edge->first, acts);
}

/*
 * The next ply where the move that stands counts: without levers it is on the record as soon as it
 * is told. Else 0.
 */
static unsigned int ply_behind_move(const struct tracker *tracker)
{
	unsigned int ply = present_turn(tracker)->ply;

	return !tracker->set.has_levers && ply == tracker->history.course->plies ? ply + 1 : 0;
}

/* The ply before which @position is set: behind the move that stands if the opponent has it. */
static unsigned int ply_of_set(const struct tracker *tracker, const struct laws_position *position)
{
	const struct turn *turn = present_turn(tracker);
	unsigned int behind = ply_behind_move(tracker);

	if (tracker->history.awaited)
		return tracker->history.ply;
	return behind && laws_position_side(position) != laws_position_side(&turn->position)
		       ? behind
		       : turn->ply;
}

void takeback_set_position(struct tracker *tracker, const struct edge *edge, struct acts *acts)
{
	struct laws_act act = orders_act(LAWS_ACT_POSITION_SET, edge);
	struct laws_position position;
	unsigned int ply = 0;
	char error[COMMAND_ERROR_SIZE];

	if (position_read(edge->command.text, laws_position_is_chess960(&tracker->start), &position,
			  error, sizeof(error)) != 0) {
		tracker_hand_out(tracker, acts, &act);
		return;
	}
	if (tracker->phase == TRACKER_PLAYING)
		ply = ply_of_set(tracker, &position);
	await_position(tracker, &position, ply);
	act.number = ply;
	act.position = &tracker->history.position;
	tracker_hand_out(tracker, acts, &act);
	if (!ply)
		tracker->history.awaited = false;
	else if (is_quiet(tracker))
		takeback_look(tracker, edge->first, acts);
}

/* Hands out the order of @edge with the occupied squares. */
static void tell_with_board(struct tracker *tracker, enum laws_act_kind kind,
			    const struct edge *edge, struct acts *acts)
{
	struct laws_act act = orders_act(kind, edge);

	act.squares = tracker->occupied;
	tracker_hand_out(tracker, acts, &act);
}

/* Forgets an order that was not carried out, and takes up what changed since. */
static void forget_awaited(struct tracker *tracker, const struct edge *edge, struct acts *acts)
{
	tracker->history.awaited = false;
	gap_branch(tracker, tracker->history.stood, edge, edge->first, acts);
}

/* Waits for the end of the record, where that ended earlier than what was followed. */
static bool await_end_of_record(struct tracker *tracker)
{
	const struct laws_course *course = tracker->history.course;
	unsigned int ply = course->plies + 1;
	struct laws_position position;

	if (tracker->phase != TRACKER_PLAYING || tracker->history.awaited ||
	    present_turn(tracker)->ply <= ply || present_turn(tracker)->past.known ||
	    !laws_course_before(course, ply, &position))
		return false;
	await_position(tracker, &position, ply);
	return true;
}

void takeback_follow(struct tracker *tracker, laws_time t, struct acts *acts)
{
	struct history *history = &tracker->history;
	unsigned int ply = history->course->plies + 1;
	struct laws_position position;

	if (!history->ruled_on || review_in_doubt(tracker))
		return;
	if (tracker->phase == TRACKER_PLAYING && !history->course->rests &&
	    ply <= history->ruled_on && (!history->awaited || ply < history->ply) &&
	    laws_course_before(history->course, ply, &position)) {
		await_position(tracker, &position, ply);
		history->unlifted = must_be_lifted(tracker, &position);
	}
	history->ruled_on = 0;
	if (history->awaited && is_quiet(tracker))
		takeback_look(tracker, t, acts);
}

/*
 * After the end the board may have been disturbed: the position at the last turn's beginning
 * is awaited.
 */
void takeback_reopen(struct tracker *tracker, const struct edge *edge, struct acts *acts)
{
	struct laws_position position;
	const struct turn *turn;
	unsigned int ply;

	if (tracker->phase == TRACKER_PLAYING && tracker->history.awaited)
		forget_awaited(tracker, edge, acts);
	tell_with_board(tracker, LAWS_ACT_REOPENED, edge, acts);
	if (await_end_of_record(tracker))
		return;
	turn = present_turn(tracker);
	if (tracker->phase != TRACKER_PLAYING || shows_move(tracker) ||
	    shows(tracker, &turn->position))
		return;
	ply = ply_behind_move(tracker);
	if (ply && laws_course_before(tracker->history.course, ply, &position))
		await_position(tracker, &position, ply);
	else
		await_position(tracker, &turn->position, turn->ply);
}

/* Resumes although the board does not show the position: the differences were moved unobserved. */
static void take_up_regardless(struct tracker *tracker, const struct edge *edge, struct acts *acts)
{
	struct history *history = &tracker->history;

	history_take_up(history);
	hypotheses_begin(&tracker->set, &history->position, history->ply);
	reed_faults_begin(tracker);
	tracker->unobserved_at = edge->first;
	gap_branch(tracker, laws_position_occupied(&history->position), edge, edge->first, acts);
}

void takeback_resume(struct tracker *tracker, const struct edge *edge, struct acts *acts)
{
	bool awaited;

	if (!takeback_look(tracker, edge->first, acts) && tracker->history.awaited &&
	    tracker->phase == TRACKER_PLAYING && !tracker->silent)
		look_for_instead(tracker, true, edge->first, acts);
	awaited = tracker->history.awaited && tracker->phase == TRACKER_PLAYING;
	tell_with_board(tracker, LAWS_ACT_RESUMED, edge, acts);
	if (awaited && !tracker->silent)
		take_up_regardless(tracker, edge, acts);
	tracker->history.expected = false;
}

void takeback_after_command(struct tracker *tracker, const struct edge *edge, struct acts *acts)
{
	if (verb_rows[edge->command.verb].trait != TRAIT_PUTS_BACK)
		return;
	tracker->history.expected = true;
	tracker->history.ruled_on = tracker->history.course->plies;
	if (edge->command.verb == VERB_UNDO)
		await_end_of_record(tracker);
	if (is_quiet(tracker))
		takeback_look(tracker, edge->first, acts);
}
