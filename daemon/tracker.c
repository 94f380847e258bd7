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
 *
 * and each explanation grows by every reading of it that is not absurd.
 */
#include <string.h>

#include "tracker.h"

/* How many settle times without any change make a long rest. */
#define LONG_REST 3

static void hand_out(struct tracker *tracker, struct acts *acts, const struct laws_act *act)
{
	if (acts->count == TRACKER_ACTS)
		return;
	acts->act[acts->count++] = *act;
	if (act->kind == LAWS_ACT_PROMOTED)
		tracker->promoted = *act;
	else if (act->kind == LAWS_ACT_TOUCHED)
		tracker->set.adjusting = 0; /* the move has begun */
}

static void say_agreed(struct tracker *tracker, struct acts *acts)
{
	struct laws_act act;

	while (explanations_agree(&tracker->set, &act))
		hand_out(tracker, acts, &act);
}

static void rest_is_over(struct tracker *tracker)
{
	tracker->quiet_at = LAWS_NEVER;
	tracker->still_at = LAWS_NEVER;
}

static const struct turn *turn_of(const struct tracker *tracker)
{
	return tracker->set.each[0].turn;
}

static bool ends_game(const struct turn *turn, struct laws_move move)
{
	struct laws_position after = turn->position;
	struct laws_move moves[LAWS_MOVES_MAX];

	laws_move_play(&after, move);
	return laws_moves(&after, moves) == 0;
}

/* Nothing has changed for the settle time. */
static void on_rest(struct tracker *tracker, laws_time t, struct acts *acts)
{
	rest_is_over(tracker);
	if (tracker->set.count > 1)
		tracker->still_at = t + LONG_REST * tracker->settle_time;
	explanations_rest(&tracker->set, t);
	say_agreed(tracker, acts);
}

/*
 * Still nothing has changed, and something flickered under a piece that never
 * came down elsewhere: if that was mate, no press will follow to say so.
 */
static void on_long_rest(struct tracker *tracker, laws_time t, struct acts *acts)
{
	const struct explanation *likeliest = explanations_likeliest(&tracker->set);
	struct laws_move move;

	tracker->still_at = LAWS_NEVER;
	if (explanations_shape(&tracker->set, likeliest, &move) != SHAPE_COMPLETE ||
	    !ends_game(likeliest->turn, move))
		return;
	explanations_end(&tracker->set);
	on_rest(tracker, t, acts);
}

/* Says when the start position stands; in a game the judge makes nothing of it. */
static void look_for_start(struct tracker *tracker, laws_time t, struct acts *acts)
{
	bool stands = tracker->occupied == laws_position_occupied(&tracker->start);

	if (stands && !tracker->set_up_is_said)
		hand_out(tracker, acts,
			 &(struct laws_act){
				 .kind = LAWS_ACT_SET_UP,
				 .position = &tracker->start,
				 .first = t,
				 .settled = t,
			 });
	tracker->set_up_is_said = stands;
}

static void on_square(struct tracker *tracker, const struct edge *edge, laws_time now,
		      struct acts *acts)
{
	if (edge->closed)
		tracker->occupied |= LAWS_SQUARE_SET(edge->square);
	else
		tracker->occupied &= ~LAWS_SQUARE_SET(edge->square);
	look_for_start(tracker, edge->settled, acts);
	if (tracker->phase == TRACKER_WAITING)
		return;
	if (edge->closed)
		explanations_place(&tracker->set, edge);
	else
		explanations_lift(&tracker->set, edge);
	explanations_consider_set_up(&tracker->set, tracker->occupied, edge->settled);
	say_agreed(tracker, acts);
	tracker->still_at = LAWS_NEVER;
	tracker->quiet_at = edge->first + tracker->settle_time;
	if (tracker->quiet_at < now)
		tracker->quiet_at = now;
}

/*
 * A game would begin: if the start position stands it does, else the act says
 * what differs. In a game it is the judge's to say what that means; where the
 * record is elsewhere the pieces have been set up anew.
 */
static void start(struct tracker *tracker, enum laws_side presser, bool by_lever, laws_time t,
		  struct acts *acts)
{
	bool stands = tracker->occupied == laws_position_occupied(&tracker->start);

	hand_out(tracker, acts,
		 &(struct laws_act){
			 .kind = LAWS_ACT_STARTED,
			 .side = presser,
			 .by_lever = by_lever,
			 .position = &tracker->start,
			 .squares = tracker->occupied,
			 .first = t,
			 .settled = t,
		 });
	if (!stands || (tracker->phase == TRACKER_PLAYING &&
			memcmp(turn_of(tracker)->position.board, tracker->start.board,
			       sizeof(tracker->start.board)) == 0))
		return;
	tracker->phase = TRACKER_PLAYING;
	tracker->promoted = (struct laws_act){.kind = LAWS_ACT_SET_UP};
	rest_is_over(tracker);
	explanations_begin(&tracker->set, &tracker->start, 1);
}

/*
 * Whether a press by @side may start a game: the one who is not to move
 * presses, and the start position stands without being the end of his move.
 * Before the first game it is worth an alert, too, when all pieces stand but
 * not as they should.
 */
static bool may_start(const struct tracker *tracker, enum laws_side side)
{
	laws_squares due = laws_position_occupied(&tracker->start);
	const struct explanation *likeliest;
	struct laws_move move;

	if (side == laws_position_side(&tracker->start))
		return false;
	if (tracker->phase == TRACKER_WAITING)
		return __builtin_popcountll(tracker->occupied) == __builtin_popcountll(due);
	if (tracker->occupied != due)
		return false;
	likeliest = explanations_likeliest(&tracker->set);
	return laws_position_side(&likeliest->turn->position) != side ||
	       explanations_shape(&tracker->set, likeliest, &move) != SHAPE_COMPLETE;
}

static void on_press(struct tracker *tracker, const struct edge *edge, struct acts *acts)
{
	enum laws_side side = edge->square == 0 ? LAWS_WHITE : LAWS_BLACK;
	struct laws_move move;
	bool whole;

	if (may_start(tracker, side)) {
		start(tracker, side, true, edge->first, acts);
		return;
	}
	if (tracker->phase == TRACKER_WAITING)
		return;
	explanations_press(&tracker->set, edge, side, &whole, &move);
	if (explanations_mover(&tracker->set) == side)
		rest_is_over(tracker);
	say_agreed(tracker, acts);
	hand_out(tracker, acts,
		 &(struct laws_act){
			 .kind = LAWS_ACT_PRESSED,
			 .side = side,
			 .first = edge->first,
			 .settled = edge->settled,
		 });
	if (whole)
		explanations_go_on(&tracker->set, move);
}

static void on_brush(struct tracker *tracker, const struct edge *edge)
{
	if (tracker->phase == TRACKER_PLAYING && tracker->occupied & LAWS_SQUARE_SET(edge->square))
		explanations_brush(&tracker->set, edge);
}

static void pass_on(struct tracker *tracker, enum laws_act_kind kind, const struct edge *edge,
		    struct acts *acts)
{
	const struct command *command = &edge->command;

	hand_out(tracker, acts,
		 &(struct laws_act){
			 .kind = kind,
			 .side = command->side,
			 .number = command->number,
			 .span = command->span,
			 .result = command->result,
			 .reason = command->reason,
			 .first = edge->first,
			 .settled = edge->settled,
		 });
}

static void on_adjust(struct tracker *tracker, const struct edge *edge, laws_squares squares,
		      struct acts *acts)
{
	pass_on(tracker, LAWS_ACT_ANNOUNCED, edge, acts);
	if (tracker->phase != TRACKER_PLAYING)
		return;
	tracker->set.adjusting = explanations_likeliest(&tracker->set)->turn->ply;
	tracker->set.adjusted = squares;
}

/* The promotion of @side that was said last is declared to be another. */
static void amend_promotion(struct tracker *tracker, enum laws_side side, const struct edge *edge,
			    struct acts *acts)
{
	struct laws_act act = tracker->promoted;

	act.piece = LAWS_PIECE(side, edge->command.kind);
	act.source = LAWS_PROMOTION_DECLARED;
	act.first = edge->first;
	act.settled = edge->settled;
	hand_out(tracker, acts, &act);
}

static bool may_promote(const struct turn *turn)
{
	for (size_t i = 0; i < turn->count; i++)
		if (turn->moves[i].promotion)
			return true;
	return false;
}

/* The newest turn that an explanation is about and in which a pawn may promote, or NULL. */
static const struct turn *promoting_turn(const struct tracker *tracker)
{
	const struct turn *newest = NULL;

	for (size_t i = 0; i < tracker->set.count; i++) {
		const struct turn *turn = tracker->set.each[i].turn;

		if (may_promote(turn) && (!newest || turn->ply > newest->ply))
			newest = turn;
	}
	return newest;
}

/* The promotion of the turn before this one, in which nothing has happened yet, was another. */
static void amend_turn_before(struct tracker *tracker, const struct edge *edge, struct acts *acts)
{
	enum laws_side side = laws_side_other(explanations_mover(&tracker->set));
	unsigned int ply = turn_of(tracker)->ply;
	struct laws_position position;
	struct laws_setup setup;

	laws_position_setup(&turn_of(tracker)->position, &setup);
	setup.board[tracker->promoted.square] = LAWS_PIECE(side, edge->command.kind);
	if (laws_position_init(&position, &setup))
		return;
	amend_promotion(tracker, side, edge, acts);
	explanations_begin(&tracker->set, &position, ply);
}

/* Declares the present move's promotion, or corrects the one just made or just over. */
static void on_promote(struct tracker *tracker, const struct edge *edge, struct acts *acts)
{
	struct explanations *set = &tracker->set;
	const struct turn *turn;
	struct laws_move move;

	pass_on(tracker, LAWS_ACT_ANNOUNCED, edge, acts);
	if (tracker->phase != TRACKER_PLAYING)
		return;
	turn = promoting_turn(tracker);
	if (turn) {
		set->declared = edge->command.kind;
		set->declared_ply = turn->ply;
	}
	if (tracker->promoted.kind != LAWS_ACT_PROMOTED)
		return;
	if (turn && tracker->promoted.number == turn->ply)
		amend_promotion(tracker, laws_position_side(&turn->position), edge, acts);
	else if (!turn && tracker->promoted.number + 1 == turn_of(tracker)->ply &&
		 set->count == 1 && explanations_shape(set, &set->each[0], &move) == SHAPE_HOME)
		amend_turn_before(tracker, edge, acts);
}

/* An order that may end the game: a move that stands is part of it. */
static void end_by(struct tracker *tracker, enum laws_act_kind kind, const struct edge *edge,
		   struct acts *acts)
{
	struct explanations *set = &tracker->set;
	struct laws_move move;

	if (tracker->phase == TRACKER_PLAYING &&
	    explanations_shape(set, explanations_likeliest(set), &move) == SHAPE_COMPLETE) {
		explanations_end(set);
		explanations_settle(set, edge->first);
		say_agreed(tracker, acts);
	}
	pass_on(tracker, kind, edge, acts);
}

static void on_command(struct tracker *tracker, const struct edge *edge, struct acts *acts)
{
	const struct command *command = &edge->command;

	switch (command->verb) {
	case VERB_START:
		start(tracker, laws_side_other(laws_position_side(&tracker->start)), false,
		      edge->first, acts);
		break;
	case VERB_ADJUST:
		on_adjust(tracker, edge, command->squares, acts);
		break;
	case VERB_PROMOTE:
		on_promote(tracker, edge, acts);
		break;
	case VERB_OFFER_DRAW:
		pass_on(tracker, LAWS_ACT_DRAW_OFFERED, edge, acts);
		break;
	case VERB_ACCEPT_DRAW:
		end_by(tracker, LAWS_ACT_DRAW_ACCEPTED, edge, acts);
		break;
	case VERB_DECLINE_DRAW:
		pass_on(tracker, LAWS_ACT_DRAW_DECLINED, edge, acts);
		break;
	case VERB_RESIGN:
		end_by(tracker, LAWS_ACT_RESIGNED, edge, acts);
		break;
	case VERB_PAUSE:
		pass_on(tracker, LAWS_ACT_PAUSED, edge, acts);
		break;
	case VERB_RESUME:
		pass_on(tracker, LAWS_ACT_RESUMED, edge, acts);
		break;
	case VERB_CONFIRM:
		pass_on(tracker, LAWS_ACT_CONFIRMED, edge, acts);
		break;
	case VERB_DISMISS:
		pass_on(tracker, LAWS_ACT_DISMISSED, edge, acts);
		break;
	case VERB_SET_TIME:
		pass_on(tracker, LAWS_ACT_TIME_SET, edge, acts);
		break;
	case VERB_ADD_TIME:
		pass_on(tracker, LAWS_ACT_TIME_ADDED, edge, acts);
		break;
	case VERB_MOVE_COUNTER:
		pass_on(tracker, LAWS_ACT_COUNTER_SET, edge, acts);
		break;
	case VERB_RESULT:
		end_by(tracker, LAWS_ACT_RESULT, edge, acts);
		break;
	/* Read, and not carried out yet: verb_is_carried_out() says so to whoever orders them. */
	case VERB_CLAIM:
	case VERB_UNDO:
	case VERB_TAKEBACK:
	case VERB_SET_POSITION:
	case VERB_PENALTY:
	case VERB_REOPEN:
	case VERB_ARRIVED:
	case VERB_COLOURS_REVERSED:
	case VERB_SCORESHEET:
	case VERB_SEAL:
	case VERB_ADJOURN:
	case VERB_SOURCE_GONE:
	case VERB_SOURCE_BACK:
	case VERB_RESTART:
	case VERB_COUNT:
		break;
	}
}

static void on_input(struct tracker *tracker, const struct edge *edge, struct acts *acts)
{
	if (!edge->closed)
		return;
	switch (edge->square) {
	case 0:
	case 1:
		if (tracker->set.has_levers)
			on_press(tracker, edge, acts);
		break;
	case 2:
		on_adjust(tracker, edge, 0, acts);
		break;
	case 3:
		pass_on(tracker, LAWS_ACT_PAUSED, edge, acts);
		break;
	}
}

static void on_edge(struct tracker *tracker, const struct edge *edge, laws_time now,
		    struct acts *acts)
{
	switch (edge->kind) {
	case EDGE_STATE:
		tracker->occupied = edge->squares;
		look_for_start(tracker, edge->settled, acts);
		break;
	case EDGE_SQUARE:
		on_square(tracker, edge, now, acts);
		break;
	case EDGE_INPUT:
		on_input(tracker, edge, acts);
		break;
	case EDGE_COMMAND:
		on_command(tracker, edge, acts);
		break;
	case EDGE_BRUSH:
		on_brush(tracker, edge);
		break;
	case EDGE_HEALTH:
		break;
	}
}

/* When the first lift that is not told yet has lasted long enough to be a touch. */
static laws_time touch_deadline(const struct tracker *tracker)
{
	laws_time first = explanations_untold_lift(&tracker->set);

	return first == LAWS_NEVER ? LAWS_NEVER : first + tracker->set.touch_time;
}

static void on_deadline(struct tracker *tracker, laws_time now, struct acts *acts)
{
	if (touch_deadline(tracker) <= now) {
		explanations_say_touches(&tracker->set, now - tracker->set.touch_time);
		say_agreed(tracker, acts);
	}
	if (tracker->quiet_at <= now)
		on_rest(tracker, now, acts);
	else if (tracker->still_at <= now)
		on_long_rest(tracker, now, acts);
}

static laws_time next_deadline(const struct tracker *tracker)
{
	laws_time next = touch_deadline(tracker);

	if (tracker->quiet_at < next)
		next = tracker->quiet_at;
	return tracker->still_at < next ? tracker->still_at : next;
}

void tracker_init(struct tracker *tracker, const struct settings *settings)
{
	memset(tracker, 0, sizeof(*tracker));
	tracker->settle_time = settings->settle_time;
	tracker->set.touch_time = settings->touch_time;
	tracker->set.has_levers = settings->regulations.clock != LAWS_CLOCK_NONE;
	tracker->start = settings->start;
	rest_is_over(tracker);
	memset(tracker->set.seen, '?', sizeof(tracker->set.seen));
}

laws_time tracker_step(struct tracker *tracker, const struct edge *edge, laws_time now,
		       struct acts *acts)
{
	acts->count = 0;
	if (edge)
		on_edge(tracker, edge, now, acts);
	else
		on_deadline(tracker, now, acts);
	return next_deadline(tracker);
}
