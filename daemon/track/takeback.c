/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Waits for a position. Meanwhile the hypotheses stay as they were, so that an order which the
 * judge refuses can be forgotten.
 */
#include <string.h>

#include "track/dead_reeds.h"
#include "track/takeback.h"
#include "util/text.h"
#include "track/tracker_internal.h"

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
	tracker_rest_is_over(tracker);
	tracker_hand_out(tracker, acts,
			 &(struct laws_act){
				 .kind = LAWS_ACT_RESTORED,
				 .number = history->ply,
				 .position = &history->position,
				 .first = t,
				 .settled = t,
			 });
}

/*
 * Returns the ply that comes next on the record, with @position before it, where the record ended
 * earlier than what was followed, or 0: the judge has withdrawn moves without an order to take them
 * back, by a ruling or at the end.
 */
static unsigned int find_end_of_record(const struct tracker *tracker,
				       struct laws_position *position)
{
	const struct laws_course *course = tracker->history.course;
	const struct turn *turn = present_turn(tracker);
	unsigned int ply = course->plies + 1;

	if (tracker->phase != TRACKER_PLAYING || tracker->history.awaited || turn->ply <= ply ||
	    turn->past.known || !laws_course_before(course, ply, position))
		return 0;
	return ply;
}

/*
 * Where king and rook only exchanged squares, the occupied squares are already those of
 * @position: only their lifts show that they are put back.
 */
static laws_squares must_be_lifted(const struct tracker *tracker,
				   const struct laws_position *position)
{
	const struct hypothesis *likeliest;
	laws_piece board[64];

	if (review_in_doubt(tracker) || !shows(tracker, position))
		return 0;
	likeliest = hypotheses_likeliest(&tracker->set);
	for (laws_square square = 0; square < 64; square++)
		board[square] = hypothesis_piece(likeliest, likeliest->standing[square]);
	return history_differing(board, position->board);
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

/* Since the ruling moves were withdrawn, and no others have come on the record. */
static bool is_shortened(const struct history *history)
{
	return history->course->plies < history->ruled_on;
}

static bool look_for_earlier(struct tracker *tracker, laws_time t, struct acts *acts)
{
	struct laws_position position;
	unsigned int ply = 0;

	if (review_in_doubt(tracker))
		return false;
	if (is_shortened(&tracker->history))
		ply = find_end_of_record(tracker, &position);
	if (!ply || !shows(tracker, &position) || must_be_lifted(tracker, &position))
		ply = find_put_back(tracker, &position);
	if (!ply)
		return false;
	history_await(&tracker->history, &position, ply, tracker->occupied);
	take_up(tracker, t, acts);
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
		return false;
	take_up(tracker, t, acts);
	return true;
}

/* The turn that is followed is one of the record, perhaps with a move that is newer. */
static bool is_on_record(const struct tracker *tracker)
{
	const struct turn *turn = present_turn(tracker);
	struct laws_position position;

	return laws_course_before(tracker->history.course, turn->ply, &position) &&
	       memcmp(position.board, turn->position.board, sizeof(position.board)) == 0;
}

/* Follows the record from its last move on, which stands, and whose player has not pressed. */
static void follow_last_move(struct tracker *tracker, laws_time t, struct acts *acts)
{
	struct history *history = &tracker->history;
	struct edge then = {.kind = EDGE_UNOBSERVED, .first = t, .settled = t};
	unsigned int ply = history->course->plies;
	struct laws_position position;
	struct laws_move move;
	laws_squares ignored, began;

	if (!laws_course_move(history->course, ply, &move) ||
	    !laws_course_before(history->course, ply, &position))
		return;
	memcpy(then.kinds, tracker->kinds, sizeof(then.kinds));
	history->ruled_on = 0;
	review_follow(tracker, &position, ply, ply, tracker->reed_faults.loose, t, acts);
	hypotheses_become(&tracker->set, move, t);
	laws_move_play(&position, move);
	ignored = reed_faults_ignored(&tracker->reed_faults);
	began = (laws_position_occupied(&position) & ~ignored) | (tracker->occupied & ignored);
	if (began != tracker->occupied)
		tracker_branch_unobserved(tracker, began, &then, t, acts);
	/* The judge has the move already: it is told as released before anything else is. */
	tracker->quiet_at = t;
}

void takeback_follow(struct tracker *tracker, laws_time t, struct acts *acts)
{
	struct history *history = &tracker->history;

	if (!history->ruled_on || tracker->phase != TRACKER_PLAYING || history->awaited ||
	    review_in_doubt(tracker))
		return;
	if (history->ruled_to > history->course->plies)
		history->ruled_to = history->course->plies;
	if (is_on_record(tracker))
		history->ruled_on = 0;
	else if (history->ruled_to < history->course->plies)
		follow_last_move(tracker, t, acts);
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
	history_await(&tracker->history, &position, edge->command.number, tracker->occupied);
	tracker->history.unlifted = stood;
	if (is_quiet(tracker))
		takeback_look(tracker, edge->first, acts);
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
		ply = tracker->history.awaited ? tracker->history.ply : present_turn(tracker)->ply;
	history_await(&tracker->history, &position, ply, tracker->occupied);
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
	tracker_branch_unobserved(tracker, tracker->history.stood, edge, edge->first, acts);
}

/* Waits for the end of the record, where that ended earlier than what was followed. */
static bool await_end_of_record(struct tracker *tracker)
{
	struct laws_position position;
	unsigned int ply = find_end_of_record(tracker, &position);

	if (ply)
		history_await(&tracker->history, &position, ply, tracker->occupied);
	return ply;
}

/*
 * After the end the board may have been disturbed: the position at the last turn's beginning
 * is awaited.
 */
void takeback_reopen(struct tracker *tracker, const struct edge *edge, struct acts *acts)
{
	const struct turn *turn;

	if (tracker->phase == TRACKER_PLAYING && tracker->history.awaited)
		forget_awaited(tracker, edge, acts);
	tell_with_board(tracker, LAWS_ACT_REOPENED, edge, acts);
	if (await_end_of_record(tracker))
		return;
	turn = present_turn(tracker);
	if (tracker->phase != TRACKER_PLAYING || shows_move(tracker) ||
	    shows(tracker, &turn->position))
		return;
	history_await(&tracker->history, &turn->position, turn->ply, tracker->occupied);
}

/* Resumes although the board does not show the position: the differences were moved unobserved. */
static void take_up_regardless(struct tracker *tracker, const struct edge *edge, struct acts *acts)
{
	struct history *history = &tracker->history;

	history_take_up(history);
	hypotheses_begin(&tracker->set, &history->position, history->ply);
	reed_faults_begin(tracker);
	tracker->unobserved_at = edge->first;
	tracker_branch_unobserved(tracker, laws_position_occupied(&history->position), edge,
				  edge->first, acts);
}

void takeback_resume(struct tracker *tracker, const struct edge *edge, struct acts *acts)
{
	bool awaited;

	if (!takeback_look(tracker, edge->first, acts) && is_shortened(&tracker->history))
		await_end_of_record(tracker);
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
	if (!is_shortened(&tracker->history))
		tracker->history.ruled_on = tracker->history.course->plies;
	tracker->history.ruled_to = tracker->history.course->plies;
	if (edge->command.verb == VERB_UNDO)
		await_end_of_record(tracker);
	if (is_quiet(tracker))
		takeback_look(tracker, edge->first, acts);
}
