/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Which piece a pawn became, by the moves that follow: it moves as only one
 * piece does, or a move is legal only because it is not the piece that was
 * assumed, such as one out of what would have been mate.
 */
#include <string.h>

#include "inferring.h"
#include "tracking.h"

static void forget(struct inferring *inferring, size_t index)
{
	inferring->count--;
	memmove(&inferring->each[index], &inferring->each[index + 1],
		(inferring->count - index) * sizeof(inferring->each[0]));
}

static bool is_possible(const struct inferring_promotion *promotion, enum laws_kind kind)
{
	return promotion->kinds >> kind & 1;
}

static bool is_decided(const struct inferring_promotion *promotion)
{
	return !(promotion->kinds & (promotion->kinds - 1));
}

static void say(struct tracker *tracker, const struct inferring_promotion *promotion, laws_time t,
		struct acts *acts)
{
	enum laws_side side =
		laws_piece_side(promotion->as[promotion->taken].board[promotion->square]);

	tracker_hand_out(tracker, acts,
			 &(struct laws_act){
				 .kind = LAWS_ACT_PROMOTION_INFERRED,
				 .side = side,
				 .number = promotion->ply,
				 .square = promotion->square,
				 .piece = LAWS_PIECE(side, promotion->taken),
				 .source = is_decided(promotion) ? LAWS_PROMOTION_INFERRED
								 : LAWS_PROMOTION_ASSUMED,
				 .first = t,
				 .settled = t,
			 });
}

static bool is_legal(const struct laws_position *position, struct laws_move move)
{
	struct laws_move moves[LAWS_MOVES_MAX];
	size_t count = laws_course_moves(position, moves);

	for (size_t i = 0; i < count; i++)
		if (laws_move_equal(moves[i], move))
			return true;
	return false;
}

/* Takes @move into account. Returns false when nothing more is to be found out. */
static bool advance(struct inferring_promotion *promotion, struct laws_move move)
{
	struct laws_position *taken = &promotion->as[promotion->taken];
	bool captured = laws_move_captured(taken, move) == promotion->square;

	if (move.from == promotion->square)
		promotion->square = laws_move_arrival(taken, move);
	for (enum laws_kind kind = LAWS_KNIGHT; kind <= LAWS_QUEEN; kind++) {
		if (!is_possible(promotion, kind))
			continue;
		if (is_legal(&promotion->as[kind], move))
			laws_move_play(&promotion->as[kind], move);
		else
			promotion->kinds &= ~(1u << kind);
	}
	return promotion->kinds && !captured;
}

static void advance_all(struct tracker *tracker, struct laws_move move, laws_time t,
			struct acts *acts)
{
	struct inferring *inferring = &tracker->inferring;

	for (size_t i = 0; i < inferring->count;) {
		bool open = advance(&inferring->each[i], move);

		if (open && !is_decided(&inferring->each[i])) {
			i++;
			continue;
		}
		if (open)
			say(tracker, &inferring->each[i], t, acts);
		forget(inferring, i);
	}
}

/* The newest move, behind which @position stands, promotes to a queen that is assumed. */
static void add(struct tracker *tracker, const struct laws_position *position,
		struct laws_move move)
{
	struct inferring *inferring = &tracker->inferring;
	struct inferring_promotion *promotion;
	struct laws_setup setup;

	if (inferring->count == INFERRING_MOST)
		forget(inferring, 0);
	promotion = &inferring->each[inferring->count++];
	*promotion = (struct inferring_promotion){
		.ply = inferring->plies,
		.square = move.to,
		.taken = (enum laws_kind)move.promotion,
	};
	laws_position_setup(position, &setup);
	for (enum laws_kind kind = LAWS_KNIGHT; kind <= LAWS_QUEEN; kind++) {
		setup.board[move.to] = LAWS_PIECE(laws_piece_side(position->board[move.to]), kind);
		if (laws_position_init(&promotion->as[kind], &setup) == 0)
			promotion->kinds |= 1u << kind;
	}
}

static bool is_assumed(const struct tracker *tracker, unsigned int ply)
{
	const struct laws_act *promoted = &tracker->promoted;

	return promoted->kind == LAWS_ACT_PROMOTED && promoted->number == ply &&
	       promoted->source == LAWS_PROMOTION_ASSUMED;
}

/* What was named or seen later needs no inference. */
static void forget_named(struct tracker *tracker)
{
	struct inferring *inferring = &tracker->inferring;

	for (size_t i = 0; i < inferring->count; i++)
		if (inferring->each[i].ply == tracker->promoted.number &&
		    !is_assumed(tracker, inferring->each[i].ply))
			forget(inferring, i--);
}

void inferring_follow(struct tracker *tracker, laws_time t, struct acts *acts)
{
	struct inferring *inferring = &tracker->inferring;
	const struct laws_course *course = &tracker->earlier.course;
	struct laws_move move;

	forget_named(tracker);
	if (course->plies < inferring->plies) {
		inferring->count = 0;
		inferring->plies = course->plies;
	}
	while (inferring->plies < course->plies) {
		inferring->plies++;
		if (!laws_course_move(course, inferring->plies, &move)) {
			inferring->count = 0;
			continue;
		}
		advance_all(tracker, move, t, acts);
		if (move.promotion && inferring->plies == course->plies &&
		    is_assumed(tracker, inferring->plies))
			add(tracker, &tracker_turn(tracker)->position, move);
	}
}

/* The kinds by which @explanation shows a legal move, which goes to @move. */
static unsigned int kinds_shown(const struct inferring_promotion *promotion,
				const struct explanation *explanation, struct laws_move *move)
{
	unsigned int shown = 0;

	for (enum laws_kind kind = LAWS_KNIGHT; kind <= LAWS_QUEEN; kind++) {
		struct explanation as;
		struct turn turn;

		if (!is_possible(promotion, kind) || kind == promotion->taken)
			continue;
		turn_begin(&turn, &promotion->as[kind], explanation->turn->ply);
		explanation_copy(&as, explanation);
		as.turn = &turn;
		if (explanation_shape(&as, move) == SHAPE_COMPLETE)
			shown |= 1u << kind;
	}
	return shown;
}

/* The turn that is open begins from @position. */
static void correct_turn(struct explanations *set, const struct laws_position *position,
			 unsigned int ply)
{
	for (size_t i = 0; i < EXPLANATIONS_TURNS; i++) {
		struct turn *turn = &set->turns[i];
		struct past past = turn->past;

		if (turn->ply != ply)
			continue;
		turn_begin(turn, position, ply);
		turn->past = past;
	}
}

/* Of several the rook: by it the fewest positions are dead. */
static enum laws_kind likeliest_of(unsigned int kinds)
{
	if (kinds >> LAWS_ROOK & 1)
		return LAWS_ROOK;
	return (enum laws_kind)__builtin_ctz(kinds);
}

/* What was done with the piece, and is not told yet, is told of the right one. */
static void correct_unsaid(struct explanations *set, laws_square square, laws_piece piece)
{
	for (size_t i = 0; i < set->count; i++) {
		struct explanation *each = &set->each[i];

		for (size_t j = 0; j < each->unsaid_count; j++)
			if (each->unsaid[j].from == square &&
			    (each->unsaid[j].kind == LAWS_ACT_TOUCHED ||
			     each->unsaid[j].kind == LAWS_ACT_RELEASED))
				each->unsaid[j].piece = piece;
	}
}

/* The pawn of @promotion became one of @kinds. */
static void correct(struct tracker *tracker, struct inferring_promotion *promotion,
		    unsigned int kinds, struct laws_move move, laws_time t, struct acts *acts)
{
	unsigned int ply = tracker_turn(tracker)->ply;
	bool was_over = tracker_turn(tracker)->count == 0;
	const struct laws_position *position;

	promotion->kinds = kinds;
	promotion->taken = likeliest_of(kinds);
	position = &promotion->as[promotion->taken];
	say(tracker, promotion, t, acts);
	laws_course_promote(&tracker->earlier.course, promotion->ply, promotion->taken);
	correct_turn(&tracker->set, position, ply);
	correct_unsaid(&tracker->set, promotion->square, position->board[promotion->square]);
	if (!was_over)
		return;
	/* Nobody has listened to what was done since. */
	explanations_begin(&tracker->set, position, ply);
	explanations_become(&tracker->set, move, t);
}

void inferring_on_press(struct tracker *tracker, enum laws_side side, const struct edge *edge,
			struct acts *acts)
{
	struct inferring *inferring = &tracker->inferring;
	const struct explanation *likeliest;
	struct laws_move move = {0};

	if (!inferring->count || !switches_in_question(tracker, side))
		return;
	likeliest = explanations_likeliest(&tracker->set);
	if (likeliest->turn->ply != inferring->plies + 1)
		return;
	for (size_t i = 0; i < inferring->count; i++) {
		struct inferring_promotion *promotion = &inferring->each[i];
		unsigned int kinds = kinds_shown(promotion, likeliest, &move);

		if (!kinds)
			continue;
		correct(tracker, promotion, kinds, move, edge->first, acts);
		inferring->count = 0;
		return;
	}
}
