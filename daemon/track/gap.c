/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Unobserved changes: only the state after them is known. */
#include "track/gap.h"
#include "track/pressing.h"
#include "track/resting.h"
#include "track/starting.h"
#include "track/tracker_internal.h"
#include "track/unobserved.h"

/*
 * Makes the lever that went down in a gap an input edge at the gap's end. Returns false when
 * none did. More than one press of a rocker cannot be seen.
 */
static bool unobserved_press(struct tracker *tracker, const struct edge *edge, struct edge *press)
{
	unsigned int down = edge->inputs & ~(unsigned int)tracker->inputs &
			    (INPUT_WHITE_LEVER | INPUT_BLACK_LEVER);

	*press = *edge;
	press->kind = EDGE_INPUT;
	press->closed = true;
	press->square = down == INPUT_WHITE_LEVER ? 0 : 1;
	return tracker->set.has_levers && (down == INPUT_WHITE_LEVER || down == INPUT_BLACK_LEVER);
}

void gap_branch(struct tracker *tracker, laws_squares from, const struct edge *edge, laws_time now,
		struct acts *acts)
{
	laws_squares to = (tracker->occupied & ~tracker->dead) | (from & tracker->dead);

	hypotheses_branch_unobserved(&tracker->set, from, to, edge);
	hypotheses_consider_set_up(&tracker->set, tracker->occupied, edge->settled);
	tracker_emit_agreed(tracker, acts);
	resting_await(tracker, edge->first, now);
}

/* The legal moves of @likeliest's turn that the mover may have made and pressed unseen. */
static size_t list_pressed(const struct hypothesis *likeliest, laws_squares occupied,
			   laws_squares dead, struct laws_move list[UNOBSERVED_MOVES])
{
	const struct laws_position *position = &likeliest->turn->position;
	laws_squares touched = hypothesis_touched(likeliest);
	size_t count = unobserved_list_moves(position, occupied, dead, touched, false, list);

	return count ? count : unobserved_list_moves(position, occupied, dead, touched, true, list);
}

/*
 * The mover pressed in a gap. A single move that leads to the present board is taken as made,
 * also when the opponent may have begun his. Between several later moves decide. Otherwise the
 * press is passed on, and no player is accused of acts that were not observed.
 */
static void explain_press(struct tracker *tracker, laws_squares was, const struct edge *edge,
			  const struct edge *press, laws_time now, struct acts *acts)
{
	const struct hypothesis *likeliest = hypotheses_likeliest(&tracker->set);
	const struct laws_position *position = &likeliest->turn->position;
	enum laws_side side = laws_position_side(position);
	struct laws_move list[UNOBSERVED_MOVES];
	size_t count = list_pressed(likeliest, edge->squares, tracker->dead, list);

	if (count == 1) {
		if (list[0].promotion)
			promoting_declare_early(tracker);
		hypotheses_become(&tracker->set, list[0], edge->first);
		pressing_take(tracker, press, acts);
		was = laws_position_occupied(&tracker_turn(tracker)->position);
	} else {
		bool waits = count && review_wait(tracker, side, press, acts);

		if (!waits && (edge->squares ^ laws_position_occupied(position)) & ~tracker->dead)
			tracker_emit_displaced(tracker, false, edge->first, acts);
		gap_branch(tracker, was, edge, now, acts);
		if (!waits) {
			pressing_take(tracker, press, acts);
			return;
		}
		pressing_emit(tracker, side, press, acts);
		review_on_press(tracker, side, press, acts);
		return;
	}
	if ((was ^ edge->squares) & ~tracker->dead)
		gap_branch(tracker, was, edge, now, acts);
}

/*
 * One move by each side leads to what is occupied, and @move is the first. That is the one which
 * stood before the gap, if one did: who moves a piece on rather makes another move with it, unless
 * that was on its way.
 */
static bool find_two(const struct tracker *tracker, laws_squares occupied, struct laws_move *move)
{
	const struct hypothesis *likeliest = hypotheses_likeliest(&tracker->set);
	struct laws_move stood;
	bool stands = hypotheses_shape(&tracker->set, likeliest, &stood) == SHAPE_COMPLETE;

	return unobserved_find_two(&likeliest->turn->position, occupied, tracker->dead,
				   hypothesis_touched(likeliest), move) &&
	       (!stands || laws_move_equal(*move, stood) ||
		(move->from == stood.from && lines_passed_by(*move) >> stood.to & 1));
}

/*
 * Pieces were moved in a gap, and the mover did not press: a move in progress, a made move, or
 * one by each side is taken up; anything else is displaced.
 */
static void explain_changes(struct tracker *tracker, laws_squares was, const struct edge *edge,
			    laws_time now, struct acts *acts)
{
	const struct hypothesis *likeliest = hypotheses_likeliest(&tracker->set);
	struct laws_move move;

	if (hypotheses_allow(&tracker->set, edge->squares)) {
		gap_branch(tracker, was, edge, now, acts);
	} else if (find_two(tracker, edge->squares, &move)) {
		struct laws_position after = likeliest->turn->position;

		laws_move_play(&after, move);
		hypotheses_become(&tracker->set, move, edge->first);
		gap_branch(tracker, laws_position_occupied(&after), edge, now, acts);
	} else {
		gap_branch(tracker, was, edge, now, acts);
		tracker->differs = true;
	}
}

static bool mover_pressed(const struct tracker *tracker, const struct edge *press)
{
	const struct hypothesis *likeliest = hypotheses_likeliest(&tracker->set);
	enum laws_side side = press->square == 0 ? LAWS_WHITE : LAWS_BLACK;

	return laws_position_side(&likeliest->turn->position) == side;
}

/* A held piece may have gone anywhere that makes no difference. */
static bool is_in_progress(const struct tracker *tracker)
{
	const struct hypothesis *likeliest = hypotheses_likeliest(&tracker->set);
	struct laws_move move;

	return hypotheses_shape(&tracker->set, likeliest, &move) == SHAPE_OPEN;
}

void gap_take(struct tracker *tracker, const struct edge *edge, laws_time now, struct acts *acts)
{
	laws_squares was = tracker->occupied, opened = was & ~edge->squares;
	bool moved = tracker->phase == TRACKER_PLAYING && !tracker->history.awaited &&
		     (edge->squares != was || is_in_progress(tracker));
	unsigned int had = tracker->inputs, down = edge->inputs & ~had;
	struct edge press;
	bool pressed = unobserved_press(tracker, edge, &press);

	for (; opened; opened &= opened - 1)
		history_note_opened(&tracker->history, (laws_square)__builtin_ctzll(opened));
	reed_faults_note_unobserved(tracker);
	review_on_gap(tracker, edge->squares);
	starting_forget(tracker);
	moved = moved && !review_in_doubt(tracker);
	tracker->unobserved_at = edge->first;
	tracker->occupied = edge->squares;
	tracker->inputs = edge->inputs;
	levers_note_gap(tracker, had, edge->first);
	starting_look(tracker, edge->settled, acts);
	unfollowed_on_change(tracker, false, edge->settled, acts);
	if (tracker->history.awaited)
		resting_await(tracker, edge->first, now);
	if (moved)
		tracker_hand_out(tracker, acts,
				 &(struct laws_act){
					 .kind = LAWS_ACT_UNOBSERVED,
					 .first = edge->first,
					 .settled = edge->settled,
				 });
	if (moved && pressed && mover_pressed(tracker, &press)) {
		explain_press(tracker, was, edge, &press, now, acts);
	} else {
		if (moved)
			explain_changes(tracker, was, edge, now, acts);
		if (moved)
			tracker->unobserved_ply = hypotheses_likeliest(&tracker->set)->turn->ply;
		if (pressed)
			pressing_take(tracker, &press, acts);
	}
	promoting_declare_early(tracker);
	if (down & INPUT_ADJUST)
		orders_adjust(tracker, edge, 0, acts);
	if (down & INPUT_ARBITER)
		orders_pass_on(tracker, LAWS_ACT_PAUSED, edge, acts);
}
