/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The tracker. Whatever happens is one of these:
 *
 *   a lift      of the mover's hand, or, once a legal move stands, of the
 *               opponent's, who then answers before the press (6.2.1.2)
 *   a placement of something held, or of a piece from beside the board
 *   a rest      nothing changed for the settle time: what stands is released
 *   a press     by the mover: what stands is the move; by the other: passed on
 *   a command   its part of it
 *   a gap       unobserved changes: only the state after them is known
 *
 * and each hypothesis branches by every reading of it that is not absurd.
 */
#include <stddef.h>
#include <string.h>

#include "track/dead_reeds.h"
#include "track/model.h"
#include "track/result_display.h"
#include "track/unobserved.h"
#include "track/orientation.h"
#include "track/takeback.h"
#include "track/starting.h"
#include "track/tracker_internal.h"

/* Adds the game's position before the move, which the judge may need. */
static void name_position(struct tracker *tracker, struct laws_act *act)
{
	const struct turn *turn = tracker->set.each[0].turn;

	if (act->position || turn->ply != act->number)
		return;
	tracker->restored = turn->position;
	act->position = &tracker->restored;
}

void tracker_hand_out(struct tracker *tracker, struct acts *acts, const struct laws_act *act)
{
	struct laws_act *place;

	if (acts->count >= TRACKER_ACTS - (act->order ? 0 : TRACKER_ORDERS)) {
		acts->lost++;
		return;
	}
	place = &acts->act[acts->count++];
	*place = *act;
	place->unobserved = act->first == tracker->unobserved_at;
	place->uncertainty = uncertainty_of(&tracker->uncertainty, act);
	if (act->kind == LAWS_ACT_TOUCHED || act->kind == LAWS_ACT_RELEASED)
		place->unsure = reed_faults_distrusted(tracker) & LAWS_SQUARE_SET(act->square);
	if (act->kind == LAWS_ACT_RELEASED)
		place->unsure |= review_doubts_answer(tracker);
	if (act->kind == LAWS_ACT_TOUCHED)
		place->unsure |= between_stood(&tracker->between, act->square, act->first,
					       tracker->occupied);
	if (act->kind == LAWS_ACT_RESTORED)
		name_position(tracker, place);
	if (act->kind == LAWS_ACT_PROMOTED)
		tracker->promoted = *act;
	review_note_act(tracker, act);
	announcement_note(&tracker->set.announcement, act);
}

void tracker_emit_agreed(struct tracker *tracker, struct acts *acts)
{
	struct laws_act act;

	while (hypotheses_agree(&tracker->set, &act))
		tracker_hand_out(tracker, acts, &act);
}

void tracker_rest_is_over(struct tracker *tracker)
{
	tracker->quiet_at = LAWS_NEVER;
	tracker->still_at = LAWS_NEVER;
}

const struct turn *tracker_turn(const struct tracker *tracker)
{
	return tracker->set.each[0].turn;
}

static bool ends_game(const struct turn *turn, struct laws_move move)
{
	struct laws_position after = turn->position;
	struct laws_move moves[LAWS_MOVES_MAX];

	laws_move_play(&after, move);
	return laws_course_moves(&after, moves) == 0;
}

/* What stands since @t is released when it has rested. */
static void await_rest(struct tracker *tracker, laws_time t, laws_time now)
{
	tracker->still_at = LAWS_NEVER;
	tracker->quiet_at = t + tracker->settle_time;
	if (tracker->quiet_at < now)
		tracker->quiet_at = now;
}

static void branch_by_square(struct tracker *tracker, const struct edge *edge)
{
	if (edge->closed)
		hypotheses_place(&tracker->set, edge);
	else
		hypotheses_lift(&tracker->set, edge);
	hypotheses_consider_set_up(&tracker->set, tracker->occupied, edge->settled);
}

void tracker_emit_displaced(struct tracker *tracker, bool unsure, laws_time t, struct acts *acts)
{
	tracker_hand_out(tracker, acts,
			 &(struct laws_act){
				 .kind = LAWS_ACT_DISPLACED,
				 .squares = tracker->occupied,
				 .unsure = unsure,
				 .first = t,
				 .settled = t,
			 });
}

/*
 * A change in a gap that was no part of a move may have been a hand at work. If it is still no
 * part of one now that nothing moves, board and record differ.
 */
static void look_for_difference(struct tracker *tracker, laws_time t, struct acts *acts)
{
	if (tracker->differs && !hypotheses_allow(&tracker->set, tracker->occupied))
		tracker_emit_displaced(tracker, false, t, acts);
	tracker->differs = false;
}

/* Nothing has changed for the settle time. */
static void rest(struct tracker *tracker, laws_time t, struct acts *acts)
{
	tracker_rest_is_over(tracker);
	if (starting_unasked(tracker, t, acts))
		return;
	if (tracker->phase == TRACKER_WAITING && !starting_take_up_at_rest(tracker, t, acts))
		return;
	if (takeback_look(tracker, t, acts) || tracker->history.awaited)
		return;
	if (result_display_look(tracker, false, t, acts))
		return;
	review_on_rest(tracker, t, acts);
	if (review_in_doubt(tracker))
		return;
	reed_faults_on_rest(tracker, t, acts);
	displacement_on_rest(tracker, t);
	if (tracker->set.count > 1 || tracker->differs)
		tracker->still_at = t + COUNT_LONG_REST * tracker->settle_time;
	if (hypotheses_are_ambiguous(&tracker->set))
		return;
	if (!hypotheses_have_shoved(&tracker->set))
		look_for_difference(tracker, t, acts);
	hypotheses_rest(&tracker->set, t);
	tracker_emit_agreed(tracker, acts);
}

/*
 * Without levers: until when what stands on @where may be a captured piece that a hand takes up
 * again soon, or INT64_MIN.
 */
static laws_time put_down_until(const struct tracker *tracker, laws_squares *where)
{
	if (tracker->set.has_levers || tracker->phase != TRACKER_PLAYING ||
	    tracker->history.awaited || review_in_doubt(tracker))
		return INT64_MIN;
	return hypotheses_put_down_until(&tracker->set, where);
}

static void on_rest(struct tracker *tracker, laws_time t, struct acts *acts)
{
	laws_squares where;
	laws_time until = put_down_until(tracker, &where);

	if (t < until)
		tracker->quiet_at = until;
	else
		rest(tracker, t, acts);
}

/* @edge is no such hand's, and the board has rested before it. */
static void end_waiting(struct tracker *tracker, const struct edge *edge, struct acts *acts)
{
	laws_squares where;
	laws_time until = put_down_until(tracker, &where);

	if (edge->first < until && !(where & LAWS_SQUARE_SET(edge->square)) &&
	    edge->first >= until - TIME_PUT_DOWN + tracker->settle_time)
		rest(tracker, edge->first, acts);
}

static void on_square(struct tracker *tracker, const struct edge *edge, laws_time now,
		      struct acts *acts)
{
	bool begins;

	end_waiting(tracker, edge, acts);
	review_on_answer(tracker, edge, acts);
	if (edge->closed)
		tracker->occupied |= LAWS_SQUARE_SET(edge->square);
	else
		tracker->occupied &= ~LAWS_SQUARE_SET(edge->square);
	if (!edge->closed)
		history_note_opened(&tracker->history, edge->square);
	begins = starting_look(tracker, edge->settled, acts);
	unfollowed_on_change(tracker, edge->closed, edge->settled, acts);
	starting_note(tracker, edge);
	if (tracker->phase == TRACKER_WAITING && starting_awaits_rest(tracker))
		await_rest(tracker, edge->first, now);
	if (tracker->phase == TRACKER_WAITING || begins)
		return;
	review_note(tracker, edge);
	between_note(&tracker->between, edge,
		     tracker->occupied & ~laws_position_occupied(&tracker_turn(tracker)->position),
		     hypothesis_holds_own(hypotheses_likeliest(&tracker->set)));
	if (reed_faults_note(tracker, edge) && !reed_faults_show_arrival(tracker, edge)) {
		if (tracker->reed_faults.loose & LAWS_SQUARE_SET(edge->square))
			await_rest(tracker, edge->first, now);
		return;
	}
	if (!tracker->history.awaited && !review_in_doubt(tracker)) {
		branch_by_square(tracker, edge);
		tracker_emit_agreed(tracker, acts);
	}
	await_rest(tracker, edge->first, now);
}

/*
 * In play nobody presses, and an opponent who is not at the board waits for the move: nothing
 * else would ever tell that the pawn is there, and is not beside the board to be replaced.
 */
static void take_as_replaced(struct tracker *tracker, laws_time t, struct acts *acts)
{
	hypotheses_end(&tracker->set);
	tracker->set.each[0].exchanged = 0;
	hypotheses_rest(&tracker->set, t);
	tracker_emit_agreed(tracker, acts);
}

/*
 * At a longer rest, something flickered under a piece that did not come down elsewhere: if
 * that was mate, no press follows. But a pawn may be off the board for its new piece.
 */
static void on_long_rest(struct tracker *tracker, laws_time t, struct acts *acts)
{
	const struct hypothesis *likeliest = hypotheses_likeliest(&tracker->set);
	struct laws_move move;

	tracker->still_at = LAWS_NEVER;
	if (result_display_look(tracker, true, t, acts))
		return;
	look_for_difference(tracker, t, acts);
	if (hypotheses_are_ambiguous(&tracker->set)) {
		hypotheses_rest(&tracker->set, t);
		tracker_emit_agreed(tracker, acts);
		return;
	}
	if (hypotheses_may_be_fetching(&tracker->set, likeliest)) {
		if (tracker->starts_unasked)
			take_as_replaced(tracker, t, acts);
		return;
	}
	if (hypotheses_shape(&tracker->set, likeliest, &move) != SHAPE_COMPLETE ||
	    !ends_game(likeliest->turn, move))
		return;
	hypotheses_end(&tracker->set);
	on_rest(tracker, t, acts);
	/* Nothing has changed: there is no other rest to wait for. */
	tracker->still_at = LAWS_NEVER;
}

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

static void emit_pressed(struct tracker *tracker, enum laws_side side, const struct edge *edge,
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
		emit_pressed(tracker, side, edge, acts);
		return;
	}
	if (!edge->unobserved)
		tracker->early = LAWS_NO_KIND;
	if (!edge->unobserved && !tracker->joined)
		orientation_look(tracker, side, edge->first, acts);
	inferring_on_press(tracker, side, edge, acts);
	if (result_display_look(tracker, true, edge->first, acts)) {
		emit_pressed(tracker, side, edge, acts);
		return;
	}
	if (!review_in_doubt(tracker))
		reed_faults_on_press(tracker, side, edge, acts);
	if (review_in_doubt(tracker)) {
		emit_pressed(tracker, side, edge, acts);
		return;
	}
	look_for_difference(tracker, edge->first, acts);
	if (!edge->unobserved)
		hypotheses_overlook(&tracker->set, side, edge->first);
	look_for_unobserved_move(tracker, side, edge, acts);
	if (!review_in_doubt(tracker))
		look_for_swept_piece(tracker, side, edge, acts);
	if (review_in_doubt(tracker)) {
		emit_pressed(tracker, side, edge, acts);
		return;
	}
	hypotheses_press(&tracker->set, edge, side, &whole, &move);
	if (hypotheses_mover(&tracker->set) == side)
		tracker_rest_is_over(tracker);
	tracker_emit_agreed(tracker, acts);
	emit_pressed(tracker, side, edge, acts);
	if (whole)
		go_on(tracker, move, edge, acts);
}

static void on_gap(struct tracker *tracker, const struct edge *edge, laws_time now,
		   struct acts *acts);

/* Takes changes of @since, before @press, as if they had come with it: how long before is known. */
static void take_early(struct tracker *tracker, laws_squares squares, const struct turn_log *since,
		       const struct edge *press, struct acts *acts)
{
	for (; squares; squares &= squares - 1) {
		laws_square square = (laws_square)__builtin_ctzll(squares);
		const struct edge edge = {
			.kind = EDGE_SQUARE,
			.square = square,
			.closed = since->closed >> square & 1,
			.first = press->first,
			.settled = press->first,
			.uncertainty = press->first - since->changed_at[square],
		};

		uncertainty_note(&tracker->uncertainty, &edge);
		on_square(tracker, &edge, press->first, acts);
	}
}

/* The press is meant to begin a game; the first move may have begun already. */
static void begin_by_press(struct tracker *tracker, enum laws_side side, const struct edge *edge,
			   struct acts *acts)
{
	const struct turn_log since = tracker->start_press.since;
	laws_squares early = starting_early(tracker, edge->first);
	laws_squares opened = early & ~tracker->occupied, closed = early & tracker->occupied;

	tracker->occupied ^= early;
	starting_begin(tracker, side, edge, acts);
	take_early(tracker, opened, &since, edge, acts);
	take_early(tracker, closed, &since, edge, acts);
}

static void on_press(struct tracker *tracker, const struct edge *edge, struct acts *acts)
{
	enum laws_side side = edge->square == 0 ? LAWS_WHITE : LAWS_BLACK;
	struct edge gap = {.kind = EDGE_UNOBSERVED, .first = edge->first, .settled = edge->first};

	if (starting_take_up_late(tracker, side, &gap, acts))
		on_gap(tracker, &gap, edge->first, acts);
	if (!starting_is_nearly(tracker))
		unfollowed_on_press(tracker, edge, acts);
	if (starting_is_meant(tracker, side)) {
		begin_by_press(tracker, side, edge, acts);
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
		emit_pressed(tracker, side, edge, acts);
		takeback_look(tracker, edge->first, acts);
		return;
	}
	review_before_press(tracker, side, edge);
	press_in_game(tracker, side, edge, acts);
	review_on_press(tracker, side, edge, acts);
}

static void on_brush(struct tracker *tracker, const struct edge *edge)
{
	reed_faults_note_brush(tracker, edge->square);
	review_note(tracker, edge);
	if (tracker->phase == TRACKER_PLAYING && !tracker->history.awaited &&
	    tracker->occupied & ~reed_faults_ignored(&tracker->reed_faults) &
		    LAWS_SQUARE_SET(edge->square) &&
	    !review_in_doubt(tracker))
		hypotheses_brush(&tracker->set, edge);
}

static void on_input(struct tracker *tracker, const struct edge *edge, struct acts *acts)
{
	if (edge->closed)
		tracker->inputs |= (uint8_t)(1u << edge->square);
	else
		tracker->inputs &= (uint8_t) ~(1u << edge->square);
	if (edge->square <= 1)
		levers_note(tracker, edge);
	if (!edge->closed)
		return;
	switch (edge->square) {
	case 0:
	case 1:
		if (tracker->set.has_levers)
			on_press(tracker, edge, acts);
		break;
	case 2:
		orders_adjust(tracker, edge, 0, acts);
		break;
	case 3:
		orders_pass_on(tracker, LAWS_ACT_PAUSED, edge, acts);
		break;
	}
}

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

void tracker_branch_unobserved(struct tracker *tracker, laws_squares from, const struct edge *edge,
			       laws_time now, struct acts *acts)
{
	laws_squares to = (tracker->occupied & ~tracker->dead) | (from & tracker->dead);

	hypotheses_branch_unobserved(&tracker->set, from, to, edge);
	hypotheses_consider_set_up(&tracker->set, tracker->occupied, edge->settled);
	tracker_emit_agreed(tracker, acts);
	await_rest(tracker, edge->first, now);
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
		on_press(tracker, press, acts);
		was = laws_position_occupied(&tracker_turn(tracker)->position);
	} else {
		bool waits = count && review_wait(tracker, side, press, acts);

		if (!waits && (edge->squares ^ laws_position_occupied(position)) & ~tracker->dead)
			tracker_emit_displaced(tracker, false, edge->first, acts);
		tracker_branch_unobserved(tracker, was, edge, now, acts);
		if (!waits) {
			on_press(tracker, press, acts);
			return;
		}
		emit_pressed(tracker, side, press, acts);
		review_on_press(tracker, side, press, acts);
		return;
	}
	if ((was ^ edge->squares) & ~tracker->dead)
		tracker_branch_unobserved(tracker, was, edge, now, acts);
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
		tracker_branch_unobserved(tracker, was, edge, now, acts);
	} else if (find_two(tracker, edge->squares, &move)) {
		struct laws_position after = likeliest->turn->position;

		laws_move_play(&after, move);
		hypotheses_become(&tracker->set, move, edge->first);
		tracker_branch_unobserved(tracker, laws_position_occupied(&after), edge, now, acts);
	} else {
		tracker_branch_unobserved(tracker, was, edge, now, acts);
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

static void on_gap(struct tracker *tracker, const struct edge *edge, laws_time now,
		   struct acts *acts)
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
		await_rest(tracker, edge->first, now);
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
			on_press(tracker, &press, acts);
	}
	promoting_declare_early(tracker);
	if (down & INPUT_ADJUST)
		orders_adjust(tracker, edge, 0, acts);
	if (down & INPUT_ARBITER)
		orders_pass_on(tracker, LAWS_ACT_PAUSED, edge, acts);
}

/* Silence is no rest; the time before and after it counts. */
static void on_health(struct tracker *tracker, const struct edge *edge, struct acts *acts)
{
	tracker->silent = !edge->closed;
	tracker_hand_out(tracker, acts,
			 &(struct laws_act){
				 .kind = edge->closed ? LAWS_ACT_ANSWERED : LAWS_ACT_SILENT,
				 .outage = edge->outage,
				 .first = edge->first,
				 .settled = edge->settled,
			 });
	if (tracker->silent)
		return;
	tracker->answered_at = edge->first;
	if (tracker->quiet_at < edge->first)
		tracker->quiet_at = edge->first;
	if (tracker->still_at < edge->first)
		tracker->still_at = edge->first;
	displacement_on_answer(tracker, edge->first);
	unfollowed_on_answer(tracker, edge->first);
}

/* The one piece is lifted, and the other put down, at the time of @edge. */
static void exchange(struct tracker *tracker, const struct edge *edge, laws_time now,
		     struct acts *acts)
{
	struct edge lift = *edge;

	lift.closed = false;
	lift.exchanged = false;
	lift.kinds[edge->square] = '.';
	on_square(tracker, &lift, now, acts);
	on_square(tracker, edge, now, acts);
}

static bool may_exchange(const struct tracker *tracker, const struct edge *edge)
{
	return tracker->history.awaited || review_in_doubt(tracker) ||
	       hypotheses_may_exchange(&tracker->set, edge->square,
				       laws_piece_from_letter(edge->piece));
}

/*
 * A piece is recognised in the place of another. Where none in the hand can have come there, the
 * source has taken one for the other, or the hand is seen to take its piece up later.
 */
static void on_exchange(struct tracker *tracker, const struct edge *edge, laws_time now,
			struct acts *acts)
{
	tracker->exchange.at_once = false;
	if (tracker->phase == TRACKER_WAITING)
		starting_look(tracker, edge->settled, acts);
	else if (may_exchange(tracker, edge))
		exchange(tracker, edge, now, acts);
	else
		tracker->exchange = *edge;
}

/* What was recognised before @edge's lift is explained by it. */
static void exchange_behind(struct tracker *tracker, const struct edge *edge, laws_time now,
			    struct acts *acts)
{
	struct edge *kept = &tracker->exchange;

	if (!kept->at_once || tracker->phase != TRACKER_PLAYING || edge->closed ||
	    edge->first - kept->first > TIME_SLIDE_OVERLAP_MOST ||
	    tracker->kinds[kept->square] != kept->piece || !may_exchange(tracker, kept))
		return;
	kept->at_once = false;
	kept->first = edge->first;
	kept->settled = edge->settled;
	memcpy(kept->kinds, edge->kinds, sizeof(kept->kinds));
	exchange(tracker, kept, now, acts);
}

static void on_contact(struct tracker *tracker, const struct edge *edge, laws_time now,
		       struct acts *acts)
{
	if (edge->at_once) {
		on_exchange(tracker, edge, now, acts);
		return;
	}
	on_square(tracker, edge, now, acts);
	exchange_behind(tracker, edge, now, acts);
}

static void on_edge(struct tracker *tracker, const struct edge *edge, laws_time now,
		    struct acts *acts)
{
	/* Recognition may change by itself; it is read at the next event. */
	if (edge->kind != EDGE_HEALTH)
		memcpy(tracker->kinds, edge->kinds, sizeof(tracker->kinds));
	if (edge->kind == EDGE_INPUT || edge->kind == EDGE_COMMAND)
		starting_look(tracker, edge->first, acts);
	switch (edge->kind) {
	case EDGE_STATE:
		tracker->occupied = edge->squares;
		tracker->inputs = edge->inputs;
		starting_look(tracker, edge->settled, acts);
		unfollowed_begin(tracker, edge->settled);
		break;
	case EDGE_SQUARE:
		on_contact(tracker, edge, now, acts);
		break;
	case EDGE_INPUT:
		on_input(tracker, edge, acts);
		break;
	case EDGE_COMMAND:
		orders_take(tracker, edge, acts);
		takeback_after_command(tracker, edge, acts);
		break;
	case EDGE_BRUSH:
		on_brush(tracker, edge);
		break;
	case EDGE_HEALTH:
		on_health(tracker, edge, acts);
		break;
	case EDGE_UNOBSERVED:
		on_gap(tracker, edge, now, acts);
		break;
	}
}

/* The end of a lift is known this much later; a lift too short must not be reported. */
static laws_time touch_known_after(const struct tracker *tracker)
{
	return tracker->set.touch_time + tracker->debounce_time;
}

/* When the first unreported lift is known to have lasted long enough to be a touch. */
static laws_time touch_deadline(const struct tracker *tracker)
{
	laws_time first =
		tracker->history.awaited ? LAWS_NEVER : hypotheses_untold_lift(&tracker->set);

	if (first == LAWS_NEVER)
		return LAWS_NEVER;
	first += touch_known_after(tracker);
	return first < tracker->answered_at ? tracker->answered_at : first;
}

static void on_deadline(struct tracker *tracker, laws_time now, struct acts *acts)
{
	if (touch_deadline(tracker) <= now) {
		hypotheses_emit_touches(&tracker->set, now - touch_known_after(tracker));
		tracker_emit_agreed(tracker, acts);
	}
	if (tracker->quiet_at <= now)
		on_rest(tracker, now, acts);
	else if (tracker->still_at <= now)
		on_long_rest(tracker, now, acts);
	else if (displacement_deadline(tracker) <= now)
		displacement_on_deadline(tracker, now, acts);
	else if (unfollowed_deadline(tracker) <= now)
		unfollowed_on_deadline(tracker, now, acts);
	else if (levers_deadline(tracker) <= now)
		levers_on_deadline(tracker, now, acts);
}

static laws_time next_deadline(const struct tracker *tracker)
{
	laws_time next = touch_deadline(tracker);

	if (tracker->silent)
		return LAWS_NEVER;
	if (tracker->quiet_at < next)
		next = tracker->quiet_at;
	if (tracker->still_at < next)
		next = tracker->still_at;
	if (displacement_deadline(tracker) < next)
		next = displacement_deadline(tracker);
	if (levers_deadline(tracker) < next)
		next = levers_deadline(tracker);
	return unfollowed_deadline(tracker) < next ? unfollowed_deadline(tracker) : next;
}

void tracker_init(struct tracker *tracker, const struct settings *settings,
		  const struct laws_course *course)
{
	/* Unused hypotheses are written before they are read; the first is always in use. */
	memset(tracker, 0, offsetof(struct tracker, set.each[1]));
	tracker->debounce_time = settings->debounce_time;
	tracker->settle_time = settings->settle_time;
	tracker->unobserved_at = LAWS_NEVER;
	tracker->start_press.at = LAWS_NEVER;
	tracker->set.touch_time = settings->touch_time;
	tracker->set.has_levers = settings->regulations.clock != LAWS_CLOCK_NONE;
	tracker->start = settings->start;
	tracker->start_is_read = settings_need_kinds(settings);
	tracker->starts_unasked = settings->regulations.clock == LAWS_CLOCK_NONE &&
				  settings->regulations.play_rest_time > 0;
	memset(tracker->kinds, '?', sizeof(tracker->kinds));
	tracker->joined = settings_have_two_boards(settings);
	tracker->turned = settings->black_at_row_one && !tracker->joined;
	tracker->dead = tracker->turned ? orientation_turned(settings->dead_squares)
					: settings->dead_squares;
	tracker->reed_faults.failing = tracker->dead;
	history_init(&tracker->history, course);
	displacement_init(&tracker->displacement, settings->displaced_time);
	unfollowed_init(&tracker->unfollowed, settings->displaced_time);
	levers_begin(&tracker->levers);
	tracker_rest_is_over(tracker);
	memset(tracker->set.seen, '?', sizeof(tracker->set.seen));
}

void tracker_view(const struct tracker *tracker, struct tracker_view *view)
{
	const struct hypotheses *set = &tracker->set;
	const struct turn *turn = hypotheses_likeliest(set)->turn;
	struct laws_move move;

	*view = (struct tracker_view){
		.set_up = tracker->phase == TRACKER_WAITING || tracker->history.awaited,
		.position = tracker->history.awaited ? tracker->history.position : tracker->start,
	};
	if (view->set_up)
		return;
	view->ply = turn->ply;
	view->position = turn->position;
	view->stands = !review_in_doubt(tracker) &&
		       hypotheses_shape(set, hypotheses_likeliest(set), &move) == SHAPE_COMPLETE;
	if (!view->stands)
		return;
	view->after = view->position;
	laws_move_play(&view->after, move);
}

/*
 * Marks the acts by which the game would end on a guess; those before a correction rest on what
 * was followed until then.
 */
static void mark_guessed(struct tracker *tracker, struct acts *acts)
{
	bool was_guessed = tracker->end_is_guess;
	bool is_guessed = candidates_end_is_guess(tracker);

	tracker->end_is_guess = is_guessed;
	for (size_t i = acts->count; i-- > 0;) {
		acts->act[i].guessed = is_guessed;
		if (acts->act[i].kind == LAWS_ACT_CORRECTED)
			is_guessed = is_guessed || was_guessed;
	}
}

laws_time tracker_step(struct tracker *tracker, const struct edge *edge, laws_time now,
		       struct acts *acts)
{
	/* An edge is known later than it happened, and the next one may have happened meanwhile. */
	laws_time t = edge ? edge->first : now;

	acts->count = 0;
	acts->lost = 0;
	takeback_follow(tracker, t, acts);
	candidates_list(tracker);
	if (edge && (tracker->turned || tracker->dead)) {
		tracker->seen = *edge;
		edge = &tracker->seen;
		if (tracker->turned)
			orientation_turn(&tracker->seen);
		if (dead_reeds_hide(tracker, &tracker->seen))
			return next_deadline(tracker);
	}
	if (edge) {
		uncertainty_note(&tracker->uncertainty, edge);
		chatter_note(tracker, edge, acts);
		on_edge(tracker, edge, now, acts);
	} else
		on_deadline(tracker, now, acts);
	if (tracker->phase == TRACKER_PLAYING && !tracker->history.awaited) {
		inferring_follow(tracker, history_follow(&tracker->history, &tracker->set), t,
				 acts);
		reed_faults_follow(tracker);
		history_step_over(&tracker->set);
		reed_faults_tell_loose(tracker, t, acts);
	}
	mark_guessed(tracker, acts);
	review_release(tracker, now);
	dead_reeds_follow(tracker);
	acts->lost += hypotheses_take_lost(&tracker->set);
	hypotheses_tidy(&tracker->set);
	return next_deadline(tracker);
}
