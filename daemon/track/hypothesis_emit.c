/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Which acts a hypothesis makes, and when they become final. */
#include "track/hypothesis_internal.h"

/* Who acts: the mover; after his press, each player with his own pieces. */
static enum laws_side actor(const struct hypothesis *hypothesis, const struct laws_act *act)
{
	bool of_hand = act->kind == LAWS_ACT_TOUCHED || act->kind == LAWS_ACT_RELEASED;

	if (!hypothesis->pressed || !of_hand || act->piece == LAWS_UNKNOWN_PIECE || !act->piece)
		return mover(hypothesis);
	return laws_piece_side(act->piece);
}

static void emit_of(struct hypothesis *hypothesis, enum laws_side side, const struct laws_act *act)
{
	struct laws_act said = *act;

	said.side = side;
	journal_add(hypothesis->journal, &hypothesis->pending, &said);
}

void hypothesis_emit(struct hypothesis *hypothesis, const struct laws_act *act)
{
	emit_of(hypothesis, actor(hypothesis, act), act);
}

void hypothesis_emit_touch(struct hypothesis *hypothesis, struct held *held)
{
	if (held->touch_is_said)
		return;
	held->touch_is_said = true;
	hypothesis_emit(hypothesis, &(struct laws_act){
					    .kind = LAWS_ACT_TOUCHED,
					    .square = held->from,
					    .from = held->from,
					    .piece = hypothesis_piece(hypothesis, held->token),
					    .first = held->first,
					    .settled = held->settled,
					    .uncertainty = held->trembled,
				    });
}

/* The earliest unreported lift due by @telling, among the pieces held and those just placed. */
static struct held *first_untold(struct hypothesis *hypothesis, enum telling telling)
{
	struct held *first = NULL;

	for (size_t i = 0; i < hypothesis->held_count; i++) {
		struct held *held = &hypothesis->held[i];
		bool due = telling == TELLING_ALL || !held->purpose;

		if (!held->touch_is_said && due && (!first || held->first < first->first))
			first = held;
	}
	for (size_t i = 0; i < hypothesis->placed_count; i++) {
		struct placed *placed = &hypothesis->placed[i];
		bool due =
			telling != TELLING_LIFTS || (!placed->piece.purpose && !went_back(placed));

		if (!placed->piece.touch_is_said && due &&
		    (!first || placed->piece.first < first->first))
			first = &placed->piece;
	}
	return first;
}

laws_time hypothesis_untold_lift(const struct hypothesis *hypothesis)
{
	const struct held *held = first_untold((struct hypothesis *)hypothesis, TELLING_LIFTS);

	return held ? held->first : LAWS_NEVER;
}

void hypothesis_emit_touches(struct hypothesis *hypothesis, laws_time limit)
{
	struct held *held;

	while ((held = first_untold(hypothesis, TELLING_LIFTS)) && held->first <= limit)
		hypothesis_emit_touch(hypothesis, held);
}

static bool has_begun(const struct hypothesis *hypothesis)
{
	for (size_t i = 0; i < hypothesis->placed_count; i++)
		if (!went_back(&hypothesis->placed[i]))
			return true;
	return false;
}

/* Lifts that make no act, or only an adjustment, are settled first. */
static void emit_returns(struct hypothesis *hypothesis, bool recognised, laws_time touch_time,
			 laws_time t)
{
	/* The mover's, and his opponent's. */
	struct laws_act adjusted[2] = {
		{.kind = LAWS_ACT_ADJUSTED, .settled = t},
		{.kind = LAWS_ACT_ADJUSTED, .settled = t},
	};

	for (size_t i = 0; i < hypothesis->placed_count;) {
		struct placed *placed = &hypothesis->placed[i];
		/* A source that recognises pieces says which one now stands there. */
		bool exchanged = placed->piece.purpose == PURPOSE_EXCHANGE && recognised;
		bool quiet =
			went_back(placed) && !placed->piece.touch_is_said && !exchanged &&
			(placed->piece.purpose || placed->first - placed->piece.first < touch_time);

		if (!quiet) {
			i++;
			continue;
		}
		if (placed->piece.purpose == PURPOSE_ADJUST) {
			struct laws_act *act = &adjusted[placed->piece.by_opponent];

			if (!act->squares)
				act->first = placed->piece.first;
			act->squares |= LAWS_SQUARE_SET(placed->square);
		}
		unplace(hypothesis, i);
	}
	if (adjusted[0].squares)
		hypothesis_emit(hypothesis, &adjusted[0]);
	if (adjusted[1].squares)
		emit_of(hypothesis, laws_side_other(mover(hypothesis)), &adjusted[1]);
}

/* A removal is final once another piece stands on its home, or the move requires it. */
static void emit_removals(struct hypothesis *hypothesis, bool complete, laws_time t)
{
	for (size_t i = 0; i < hypothesis->held_count; i++) {
		struct held *held = &hypothesis->held[i];
		piece_token there;

		if (held->is_removed || !has_home(held->token))
			continue;
		there = hypothesis->standing[held->token - 1];
		if (is_own(hypothesis, held->token) || (!complete && there == TOKEN_NONE))
			continue;
		hypothesis_emit_touch(hypothesis, held);
		held->is_removed = true;
		hypothesis_emit(hypothesis,
				&(struct laws_act){
					.kind = LAWS_ACT_REMOVED,
					.square = held->from,
					.from = held->from,
					.piece = hypothesis_piece(hypothesis, held->token),
					.first = held->first,
					.settled = t,
				});
	}
}

/* Turns the release @act into that of the promoted piece. */
static void become_promotion(const struct hypothesis *hypothesis, struct laws_act *act,
			     struct laws_move move, enum laws_promotion_source source)
{
	act->kind = LAWS_ACT_PROMOTED;
	act->number = hypothesis->turn->ply;
	act->from = move.from;
	act->piece = LAWS_PIECE(mover(hypothesis), move.promotion);
	act->source = source;
}

static void emit_release(struct hypothesis *hypothesis, const struct placed *placed,
			 const struct laws_move *move, enum laws_promotion_source source,
			 laws_time t)
{
	struct laws_act act = {
		.kind = LAWS_ACT_RELEASED,
		.from = placed->piece.from,
		.square = placed->square,
		.piece = hypothesis_piece(hypothesis, placed->piece.token),
		.first = placed->first,
		.settled = t,
	};

	if (move && move->promotion && move->to == placed->square)
		become_promotion(hypothesis, &act, *move, source);
	/* The player who removed a piece also puts it back. */
	emit_of(hypothesis, placed->piece.is_removed ? mover(hypothesis) : actor(hypothesis, &act),
		&act);
}

/*
 * True for a placement that a later one may undo: a promoted piece may stand before its pawn is
 * removed (4.6.2), a shoved piece is removed, and a pawn that shoved it is replaced. While another
 * piece is up it is not known either what a pawn on the last rank becomes.
 */
static bool may_not_last(const struct hypothesis *hypothesis, const struct placed *placed)
{
	bool last_rank = placed->square < 8 || placed->square >= 56;
	laws_piece piece = hypothesis_piece(hypothesis, placed->piece.token);

	return placed->piece.token == TOKEN_NEW || placed->is_shoved ||
	       (last_rank && laws_piece_kind(piece) == LAWS_PAWN &&
		(hypothesis_has_shoved(hypothesis) || hypothesis->held_count));
}

void hypothesis_emit_promoted(struct hypothesis *hypothesis, struct laws_move move,
			      enum laws_promotion_source source, laws_time t)
{
	struct laws_act act = {.square = move.to, .first = t, .settled = t};

	for (size_t i = 0; i < hypothesis->placed_count; i++)
		if (hypothesis->placed[i].square == move.to)
			return;
	become_promotion(hypothesis, &act, move, source);
	hypothesis_emit(hypothesis, &act);
}

void hypothesis_emit_all(struct hypothesis *hypothesis, enum telling telling,
			 const struct laws_move *move, enum laws_promotion_source source,
			 bool recognised, laws_time touch_time, laws_time t)
{
	bool complete = move != NULL;
	bool at_rest = telling == TELLING_REST;
	struct held *held;

	/* Once the move has begun no lift is an adjustment. */
	if (has_begun(hypothesis))
		telling = TELLING_ALL;
	emit_returns(hypothesis, recognised, touch_time, t);
	while ((held = first_untold(hypothesis, telling)))
		hypothesis_emit_touch(hypothesis, held);
	emit_removals(hypothesis, complete, t);
	for (size_t i = 0; i < hypothesis->placed_count;) {
		struct placed *placed = &hypothesis->placed[i];

		if (at_rest && !complete && may_not_last(hypothesis, placed)) {
			i++;
			continue;
		}
		emit_release(hypothesis, placed, move, source, t);
		unplace(hypothesis, i);
	}
}
