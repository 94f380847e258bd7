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
#include "track/exchange.h"
#include "track/gap.h"
#include "track/orientation.h"
#include "track/pressing.h"
#include "track/resting.h"
#include "track/starting.h"
#include "track/takeback.h"
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
	place->uncertainty += uncertainty_of(&tracker->uncertainty, act);
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

const struct turn *tracker_turn(const struct tracker *tracker)
{
	return tracker->set.each[0].turn;
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

void tracker_take_square(struct tracker *tracker, const struct edge *edge, laws_time now,
			 struct acts *acts)
{
	bool begins;

	resting_before_change(tracker, edge, acts);
	inferring_on_answer(tracker, edge, acts);
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
		resting_await(tracker, edge->first, now);
	if (tracker->phase == TRACKER_WAITING || begins)
		return;
	review_note(tracker, edge);
	between_note(&tracker->between, edge,
		     tracker->occupied & ~laws_position_occupied(&tracker_turn(tracker)->position),
		     hypothesis_holds_own(hypotheses_likeliest(&tracker->set)));
	if (reed_faults_note(tracker, edge) && !reed_faults_show_arrival(tracker, edge)) {
		if (tracker->reed_faults.loose & LAWS_SQUARE_SET(edge->square))
			resting_await(tracker, edge->first, now);
		return;
	}
	if (!tracker->history.awaited && !review_in_doubt(tracker)) {
		branch_by_square(tracker, edge);
		tracker_emit_agreed(tracker, acts);
	}
	resting_await(tracker, edge->first, now);
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
			pressing_take(tracker, edge, acts);
		break;
	case 2:
		orders_adjust(tracker, edge, 0, acts);
		break;
	case 3:
		orders_pass_on(tracker, LAWS_ACT_PAUSED, edge, acts);
		break;
	}
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
		exchange_take(tracker, edge, now, acts);
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
		gap_take(tracker, edge, now, acts);
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
		resting_on_rest(tracker, now, acts);
	else if (tracker->still_at <= now)
		resting_on_long_rest(tracker, now, acts);
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
	resting_end(tracker);
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
	if (edge && edge->kind == EDGE_SQUARE && !edge->closed) {
		orientation_look_back(tracker, t, acts);
		orientation_look_unpressed(tracker, t, acts);
	}
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
