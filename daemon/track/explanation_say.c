/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Which acts an explanation makes, and when they are final.
 */
#include "track/explanation_parts.h"

/* Who acts: the mover, but once he has pressed each with his own pieces. */
static enum laws_side actor(const struct explanation *explanation, const struct laws_act *act)
{
	bool of_hand = act->kind == LAWS_ACT_TOUCHED || act->kind == LAWS_ACT_RELEASED;

	if (!explanation->pressed || !of_hand || act->piece == LAWS_UNKNOWN_PIECE || !act->piece)
		return mover(explanation);
	return laws_piece_side(act->piece);
}

void explanation_say(struct explanation *explanation, const struct laws_act *act)
{
	if (explanation->unsaid_count == EXPLANATION_UNSAID)
		return;
	explanation->unsaid[explanation->unsaid_count] = *act;
	explanation->unsaid[explanation->unsaid_count++].side = actor(explanation, act);
}

void explanation_say_touch(struct explanation *explanation, struct held *held)
{
	if (held->touch_is_said)
		return;
	held->touch_is_said = true;
	explanation_say(explanation, &(struct laws_act){
					     .kind = LAWS_ACT_TOUCHED,
					     .square = held->from,
					     .from = held->from,
					     .piece = explanation_piece(explanation, held->token),
					     .first = held->first,
					     .settled = held->settled,
				     });
}

/*
 * The earliest lift that is untold and due by @telling, among the pieces held
 * and those just placed.
 */
static struct held *first_untold(struct explanation *explanation, enum telling telling)
{
	struct held *first = NULL;

	for (size_t i = 0; i < explanation->held_count; i++) {
		struct held *held = &explanation->held[i];
		bool due = telling == TELLING_ALL || !held->purpose;

		if (!held->touch_is_said && due && (!first || held->first < first->first))
			first = held;
	}
	for (size_t i = 0; i < explanation->placed_count; i++) {
		struct placed *placed = &explanation->placed[i];
		bool due =
			telling != TELLING_LIFTS || (!placed->piece.purpose && !went_back(placed));

		if (!placed->piece.touch_is_said && due &&
		    (!first || placed->piece.first < first->first))
			first = &placed->piece;
	}
	return first;
}

laws_time explanation_untold_lift(const struct explanation *explanation)
{
	const struct held *held = first_untold((struct explanation *)explanation, TELLING_LIFTS);

	return held ? held->first : LAWS_NEVER;
}

void explanation_say_touches(struct explanation *explanation, laws_time limit)
{
	struct held *held;

	while ((held = first_untold(explanation, TELLING_LIFTS)) && held->first <= limit)
		explanation_say_touch(explanation, held);
}

static bool has_begun(const struct explanation *explanation)
{
	for (size_t i = 0; i < explanation->placed_count; i++)
		if (!went_back(&explanation->placed[i]))
			return true;
	return false;
}

/* Lifts that say nothing, or only that something was adjusted, are settled first. */
static void say_returns(struct explanation *explanation, enum laws_promotion_source source,
			laws_time touch_time, laws_time t)
{
	struct laws_act adjusted = {.kind = LAWS_ACT_ADJUSTED, .settled = t};

	for (size_t i = 0; i < explanation->placed_count;) {
		struct placed *placed = &explanation->placed[i];
		/* A source that knows pieces tells which one now stands there. */
		bool exchanged =
			placed->piece.purpose == PURPOSE_EXCHANGE && source == LAWS_PROMOTION_SEEN;
		bool quiet =
			went_back(placed) && !placed->piece.touch_is_said && !exchanged &&
			(placed->piece.purpose || placed->first - placed->piece.first < touch_time);

		if (!quiet) {
			i++;
			continue;
		}
		if (placed->piece.purpose == PURPOSE_ADJUST) {
			if (!adjusted.squares)
				adjusted.first = placed->piece.first;
			adjusted.squares |= LAWS_SQUARE_SET(placed->square);
		}
		unplace(explanation, i);
	}
	if (adjusted.squares)
		explanation_say(explanation, &adjusted);
}

/* A piece is off the board for good once another stands on its home, or the move needs it gone. */
static void say_removals(struct explanation *explanation, bool complete, laws_time t)
{
	for (size_t i = 0; i < explanation->held_count; i++) {
		struct held *held = &explanation->held[i];
		piece_token there;

		if (held->is_removed || !has_home(held->token))
			continue;
		there = explanation->standing[held->token - 1];
		if (is_own(explanation, held->token) || (!complete && there == TOKEN_NONE))
			continue;
		explanation_say_touch(explanation, held);
		held->is_removed = true;
		explanation_say(explanation,
				&(struct laws_act){
					.kind = LAWS_ACT_REMOVED,
					.square = held->from,
					.from = held->from,
					.piece = explanation_piece(explanation, held->token),
					.first = held->first,
					.settled = t,
				});
	}
}

/* The release @act was of the piece that the pawn became. */
static void become_promotion(const struct explanation *explanation, struct laws_act *act,
			     struct laws_move move, enum laws_promotion_source source)
{
	act->kind = LAWS_ACT_PROMOTED;
	act->number = explanation->turn->ply;
	act->from = move.from;
	act->piece = LAWS_PIECE(mover(explanation), move.promotion);
	act->source = source;
}

static void say_release(struct explanation *explanation, const struct placed *placed,
			const struct laws_move *move, enum laws_promotion_source source,
			laws_time t)
{
	struct laws_act act = {
		.kind = LAWS_ACT_RELEASED,
		.from = placed->piece.from,
		.square = placed->square,
		.piece = explanation_piece(explanation, placed->piece.token),
		.first = placed->first,
		.settled = t,
	};

	if (move && move->promotion && move->to == placed->square)
		become_promotion(explanation, &act, *move, source);
	explanation_say(explanation, &act);
	/* Who has taken a piece off puts it back. */
	if (placed->piece.is_removed && explanation->unsaid_count)
		explanation->unsaid[explanation->unsaid_count - 1].side = mover(explanation);
}

/*
 * A new piece may stand before its pawn is gone (4.6.2); what is shoved goes,
 * and a pawn that has shoved it is replaced.
 */
static bool may_not_last(const struct explanation *explanation, const struct placed *placed)
{
	bool last_rank = placed->square < 8 || placed->square >= 56;
	laws_piece piece = explanation_piece(explanation, placed->piece.token);

	return placed->piece.token == TOKEN_NEW || placed->is_shoved ||
	       (last_rank && laws_piece_kind(piece) == LAWS_PAWN &&
		explanation_has_shoved(explanation));
}

void explanation_say_promoted(struct explanation *explanation, struct laws_move move,
			      enum laws_promotion_source source, laws_time t)
{
	struct laws_act act = {.square = move.to, .first = t, .settled = t};

	for (size_t i = 0; i < explanation->placed_count; i++)
		if (explanation->placed[i].square == move.to)
			return;
	become_promotion(explanation, &act, move, source);
	explanation_say(explanation, &act);
}

void explanation_say_all(struct explanation *explanation, enum telling telling,
			 const struct laws_move *move, enum laws_promotion_source source,
			 laws_time touch_time, laws_time t)
{
	bool complete = move != NULL;
	bool at_rest = telling == TELLING_REST;
	struct held *held;

	/* Once the move has begun, nothing is lifted to be adjusted any more. */
	if (has_begun(explanation))
		telling = TELLING_ALL;
	say_returns(explanation, source, touch_time, t);
	while ((held = first_untold(explanation, telling)))
		explanation_say_touch(explanation, held);
	say_removals(explanation, complete, t);
	for (size_t i = 0; i < explanation->placed_count;) {
		struct placed *placed = &explanation->placed[i];

		if (at_rest && !complete && may_not_last(explanation, placed)) {
			i++;
			continue;
		}
		say_release(explanation, placed, move, source, t);
		unplace(explanation, i);
	}
}
