/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* A press: by the mover what stands is the move; by the other it is passed on. */
#include "track/dead_reeds.h"
#include "track/early_start.h"
#include "track/gap.h"
#include "track/orientation.h"
#include "track/pressing.h"
#include "track/resting.h"
#include "track/result_display.h"
#include "track/starting.h"
#include "track/takeback.h"
#include "track/tracker_internal.h"
#include "track/unobserved.h"

/*
 * The mover presses, and part of his move was not observed: where the board shows no move, it
 * may be one that leaves the traces of another. Of several candidates, such as two captures,
 * later moves decide.
 */
static void look_for_unobserved_move(struct tracker *tracker, enum laws_side side,
				     const struct edge *edge, struct acts *acts)
{
	const struct hypothesis *likeliest = hypotheses_likeliest(&tracker->set);
	const struct turn *turn = likeliest->turn;
	struct laws_move list[UNOBSERVED_MOVES], move;
	size_t count;

	if (turn->ply != tracker->unobserved_ply || laws_position_side(&turn->position) != side ||
	    hypotheses_shape(&tracker->set, likeliest, &move) != SHAPE_OPEN)
		return;
	count = unobserved_list_moves(&turn->position, tracker->occupied, tracker->dead,
				      hypothesis_touched(likeliest), false, list);
	if (count == 1)
		hypotheses_become(&tracker->set, list[0], edge->first);
	else if (count > 1)
		review_wait(tracker, side, edge, acts);
}

/*
 * The mover presses, a piece of his is off the board, and nothing else has changed: players do
 * not press with a piece in the hand, so it has captured another whose reed it kept closed. Of
 * several candidates later moves decide.
 */
static void look_for_swept_piece(struct tracker *tracker, enum laws_side side,
				 const struct edge *edge, struct acts *acts)
{
	const struct hypothesis *likeliest;
	struct laws_move list[UNOBSERVED_MOVES];

	if (hypotheses_sweep(&tracker->set, edge, side)) {
		if (!hypotheses_sweeps_are_equal(&tracker->set, side))
			return;
	} else {
		likeliest = hypotheses_likeliest(&tracker->set);
		if (unobserved_list_moves(&likeliest->turn->position, tracker->occupied,
					  tracker->dead, hypothesis_touched(likeliest), false,
					  list) < 2)
			return;
	}
	if (review_wait(tracker, side, edge, acts))
		return;
	/* The record is lost, but no player is accused. */
	tracker_emit_displaced(tracker, false, edge->first, acts);
	tracker->unobserved_at = edge->first;
}

void pressing_emit(struct tracker *tracker, enum laws_side side, const struct edge *edge,
		   struct acts *acts)
{
	dead_reeds_follow(tracker);
	tracker_hand_out(tracker, acts,
			 &(struct laws_act){
				 .kind = LAWS_ACT_PRESSED,
				 .side = side,
				 .squares = tracker->occupied,
				 .opened = hypotheses_opened(&tracker->set) &
					   ~hypotheses_recognised(&tracker->set),
				 .unsure = edge->covered || review_doubts_offence(tracker),
				 .first = edge->first,
				 .settled = edge->settled,
			 });
}

static void go_on(struct tracker *tracker, struct laws_move move, const struct edge *edge,
		  struct acts *acts)
{
	struct laws_position before = tracker_turn(tracker)->position;

	guesses_note(tracker, move);
	tracker->reed_faults.loose |= tracker->set.each[0].fallen;
	if (tracker->set.each[0].swept)
		tracker->set.shoves[laws_position_side(&before)] = true;
	hypotheses_go_on(&tracker->set, move);
	reed_faults_turn_over(tracker, &before, move, edge, acts);
}

static void press_in_game(struct tracker *tracker, enum laws_side side, const struct edge *edge,
			  struct acts *acts)
{
	struct laws_move move;
	bool whole = false;

	takeback_look(tracker, edge->first, acts);
	if (tracker->history.awaited) {
		tracker->history.is_set_going = false;
		pressing_emit(tracker, side, edge, acts);
		return;
	}
	if (!edge->unobserved)
		tracker->early = LAWS_NO_KIND;
	if (!edge->unobserved && !tracker->joined)
		orientation_look(tracker, side, edge->first, acts);
	inferring_on_press(tracker, side, edge, acts);
	if (result_display_look(tracker, true, edge->first, acts)) {
		pressing_emit(tracker, side, edge, acts);
		return;
	}
	if (!review_in_doubt(tracker))
		reed_faults_on_press(tracker, side, edge, acts);
	if (review_in_doubt(tracker)) {
		pressing_emit(tracker, side, edge, acts);
		return;
	}
	resting_look_for_difference(tracker, edge->first, acts);
	if (!edge->unobserved)
		hypotheses_overlook(&tracker->set, side, edge->first);
	look_for_unobserved_move(tracker, side, edge, acts);
	if (!review_in_doubt(tracker))
		look_for_swept_piece(tracker, side, edge, acts);
	if (review_in_doubt(tracker)) {
		pressing_emit(tracker, side, edge, acts);
		return;
	}
	hypotheses_press(&tracker->set, edge, side, &whole, &move);
	if (hypotheses_mover(&tracker->set) == side)
		resting_end(tracker);
	tracker_emit_agreed(tracker, acts);
	pressing_emit(tracker, side, edge, acts);
	if (whole)
		go_on(tracker, move, edge, acts);
}

void pressing_take(struct tracker *tracker, const struct edge *edge, struct acts *acts)
{
	enum laws_side side = edge->square == 0 ? LAWS_WHITE : LAWS_BLACK;
	struct edge gap = {.kind = EDGE_UNOBSERVED, .first = edge->first, .settled = edge->first};

	if (starting_take_up_late(tracker, side, &gap, acts))
		gap_take(tracker, &gap, edge->first, acts);
	if (!starting_is_nearly(tracker))
		unfollowed_on_press(tracker, edge, acts);
	if (early_start_take_up(tracker, side, edge, acts)) {
		pressing_emit(tracker, side, edge, acts);
		return;
	}
	if (starting_is_meant(tracker, side)) {
		early_start_begin(tracker, side, edge, acts);
		return;
	}
	if (!starting_take_up(tracker, side, edge, acts) && tracker->phase == TRACKER_WAITING) {
		unfollowed_on_press(tracker, edge, acts);
		return;
	}
	if (starting_is_repeated(tracker, side))
		return;
	announcement_press(&tracker->set.announcement, side, edge->first);
	if (takeback_starts_clock(tracker, side, edge)) {
		tracker->history.is_set_going = true;
		pressing_emit(tracker, side, edge, acts);
		takeback_look(tracker, edge->first, acts);
		return;
	}
	review_before_press(tracker, side, edge);
	press_in_game(tracker, side, edge, acts);
	review_on_press(tracker, side, edge, acts);
}
