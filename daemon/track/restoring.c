/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Waiting for a position. While it lasts the explanations stay as they were,
 * so that an order which the judge refused can be forgotten again.
 */
#include "track/restoring.h"
#include "util/text.h"
#include "track/tracking.h"

static const struct turn *present_turn(const struct tracker *tracker)
{
	return tracker->set.undecided ? &tracker->set.base
				      : explanations_likeliest(&tracker->set)->turn;
}

static bool shows_move(const struct tracker *tracker)
{
	const struct explanations *set = &tracker->set;
	struct laws_move move;

	return !set->undecided &&
	       explanations_shape(set, explanations_likeliest(set), &move) == SHAPE_COMPLETE;
}

/* Everything stands at rest that the explanations know of. */
static bool is_quiet(const struct tracker *tracker)
{
	return tracker->quiet_at == LAWS_NEVER;
}

/* The board shows what was awaited: the game goes on from there. */
static void take_up(struct tracker *tracker, laws_time t, struct acts *acts)
{
	struct earlier *earlier = &tracker->earlier;

	earlier_take_up(earlier);
	explanations_begin(&tracker->set, &earlier->position, earlier->ply);
	switches_begin(tracker);
	tracker->promoted = (struct laws_act){.kind = LAWS_ACT_SET_UP};
	tracker->gap_ply = 0;
	tracker_rest_is_over(tracker);
	tracker_hand_out(tracker, acts,
			 &(struct laws_act){
				 .kind = LAWS_ACT_RESTORED,
				 .number = earlier->ply,
				 .position = &earlier->position,
				 .first = t,
				 .settled = t,
			 });
}

/* The players may have put pieces back to an earlier position. */
static bool look_for_earlier(struct tracker *tracker, laws_time t, struct acts *acts)
{
	const struct explanations *set = &tracker->set;
	const struct explanation *likeliest;
	struct laws_position position;
	struct laws_move move;
	unsigned int ply;

	if (!tracker->earlier.expected || set->undecided)
		return false;
	likeliest = explanations_likeliest(set);
	if (explanations_shape(set, likeliest, &move) == SHAPE_COMPLETE)
		return false;
	ply = earlier_find(&tracker->earlier, likeliest->turn, tracker->occupied,
			   tracker->switches.log.opened, &position);
	if (!ply)
		return false;
	earlier_await(&tracker->earlier, &position, ply, false, tracker->occupied);
	take_up(tracker, t, acts);
	return true;
}

bool restoring_look(struct tracker *tracker, laws_time t, struct acts *acts)
{
	const struct earlier *earlier = &tracker->earlier;

	if (tracker->phase != TRACKER_PLAYING || tracker->silent)
		return false;
	if (!earlier->awaited)
		return look_for_earlier(tracker, t, acts);
	if (earlier->unlifted || switches_believed(tracker, &earlier->position) !=
					 laws_position_occupied(&earlier->position))
		return false;
	take_up(tracker, t, acts);
	return true;
}

/* A move that stands is on the record, also where nobody has pressed yet. */
static void settle_move(struct tracker *tracker, laws_time t, struct acts *acts)
{
	if (tracker->earlier.awaited || !shows_move(tracker))
		return;
	explanations_end(&tracker->set);
	explanations_settle(&tracker->set, t);
	tracker_say_agreed(tracker, acts);
}

/* The position before @ply, if that has been played, or the board shows it already. */
static bool find_before(const struct tracker *tracker, unsigned int ply,
			struct laws_position *position)
{
	const struct earlier *earlier = &tracker->earlier;
	const struct turn *turn = present_turn(tracker);
	unsigned int next = earlier->awaited ? earlier->ply : turn->ply;
	bool shown = tracker->occupied == laws_position_occupied(&turn->position);

	if (!earlier->awaited && ply == next && (shown || shows_move(tracker))) {
		*position = turn->position;
		return true;
	}
	return ply < next && laws_course_has(&earlier->course, ply) &&
	       laws_course_before(&earlier->course, ply, position);
}

/*
 * Where king and rook have but changed places, the squares that are occupied are those
 * of @position already: that they are put back shows by their lifts alone.
 */
static laws_squares must_be_lifted(const struct tracker *tracker,
				   const struct laws_position *position)
{
	const struct explanation *likeliest;
	laws_piece board[64];

	if (tracker->set.undecided || tracker->occupied != laws_position_occupied(position))
		return 0;
	likeliest = explanations_likeliest(&tracker->set);
	for (laws_square square = 0; square < 64; square++)
		board[square] = explanation_piece(likeliest, likeliest->standing[square]);
	return earlier_differing(board, position->board);
}

void restoring_take_back(struct tracker *tracker, const struct edge *edge, struct acts *acts)
{
	struct laws_position position;
	laws_squares stood;
	bool found = false;

	if (tracker->phase == TRACKER_PLAYING) {
		settle_move(tracker, edge->first, acts);
		found = find_before(tracker, edge->command.number, &position);
	}
	tracker_pass_on(tracker, LAWS_ACT_TAKEN_BACK, edge, acts);
	if (!found)
		return;
	stood = must_be_lifted(tracker, &position);
	earlier_await(&tracker->earlier, &position, edge->command.number, false, tracker->occupied);
	tracker->earlier.unlifted = stood;
	if (is_quiet(tracker))
		restoring_look(tracker, edge->first, acts);
}

void restoring_set_position(struct tracker *tracker, const struct edge *edge, struct acts *acts)
{
	struct laws_act *act;
	struct laws_position position;
	unsigned int ply = 0;
	char error[COMMAND_ERROR_SIZE];

	if (position_read(edge->command.text, laws_position_is_chess960(&tracker->start), &position,
			  error, sizeof(error)) != 0) {
		tracker_pass_on(tracker, LAWS_ACT_POSITION_SET, edge, acts);
		return;
	}
	if (tracker->phase == TRACKER_PLAYING)
		ply = tracker->earlier.awaited ? tracker->earlier.ply : present_turn(tracker)->ply;
	tracker_pass_on(tracker, LAWS_ACT_POSITION_SET, edge, acts);
	act = &acts->act[acts->count - 1];
	act->number = ply;
	earlier_await(&tracker->earlier, &position, ply, true, tracker->occupied);
	act->position = &tracker->earlier.position;
	if (!ply)
		tracker->earlier.awaited = false;
	else if (is_quiet(tracker))
		restoring_look(tracker, edge->first, acts);
}

/* What was ordered came to nothing: the game is where it was. */
static void forget_awaited(struct tracker *tracker, const struct edge *edge, struct acts *acts)
{
	tracker->earlier.awaited = false;
	tracker_grow_over_gap(tracker, tracker->earlier.stood, edge, edge->first, acts);
}

/* After the end nobody may have cared for the board: what the last turn began with is awaited. */
void restoring_reopen(struct tracker *tracker, const struct edge *edge, struct acts *acts)
{
	const struct turn *turn;

	if (tracker->phase == TRACKER_PLAYING && tracker->earlier.awaited)
		forget_awaited(tracker, edge, acts);
	tracker_pass_on(tracker, LAWS_ACT_REOPENED, edge, acts);
	acts->act[acts->count - 1].squares = tracker->occupied;
	turn = present_turn(tracker);
	if (tracker->phase != TRACKER_PLAYING || shows_move(tracker) ||
	    tracker->occupied == laws_position_occupied(&turn->position))
		return;
	earlier_await(&tracker->earlier, &turn->position, turn->ply, false, tracker->occupied);
}

/* Play goes on though the board does not show the position: what differs was moved unseen. */
static void take_up_regardless(struct tracker *tracker, const struct edge *edge, struct acts *acts)
{
	struct earlier *earlier = &tracker->earlier;

	earlier_take_up(earlier);
	explanations_begin(&tracker->set, &earlier->position, earlier->ply);
	switches_begin(tracker);
	tracker->unseen_at = edge->first;
	tracker_grow_over_gap(tracker, laws_position_occupied(&earlier->position), edge,
			      edge->first, acts);
}

void restoring_resume(struct tracker *tracker, const struct edge *edge, struct acts *acts)
{
	bool awaited;

	restoring_look(tracker, edge->first, acts);
	awaited = tracker->earlier.awaited && tracker->phase == TRACKER_PLAYING;
	tracker_pass_on(tracker, LAWS_ACT_RESUMED, edge, acts);
	acts->act[acts->count - 1].squares = tracker->occupied;
	if (awaited && !tracker->silent)
		take_up_regardless(tracker, edge, acts);
	tracker->earlier.expected = false;
}

/* Behind such a word of the arbiter's, or a claim, pieces may be put back. */
static bool may_put_back(enum verb verb)
{
	return verb == VERB_CONFIRM || verb == VERB_CLAIM || verb == VERB_UNDO ||
	       verb == VERB_OFFENCE;
}

void restoring_after_command(struct tracker *tracker, const struct edge *edge, struct acts *acts)
{
	if (!may_put_back(edge->command.verb))
		return;
	tracker->earlier.expected = true;
	if (is_quiet(tracker))
		restoring_look(tracker, edge->first, acts);
}
