/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Infers from the moves that follow which pieces pawns became: a piece moves as only one kind
 * does, or a move is legal only if a piece is not the assumed one, such as a move out of what
 * would have been mate.
 */
#include <string.h>

#include "track/inferring.h"
#include "track/tracker_internal.h"

/* The likelier kinds first; a queen was assumed. A rook gives the fewest dead positions. */
static const uint8_t kinds_by_likelihood[] = {LAWS_QUEEN, LAWS_ROOK, LAWS_KNIGHT, LAWS_BISHOP};

#define KINDS (sizeof(kinds_by_likelihood) / sizeof(kinds_by_likelihood[0]))

static void forget_all(struct inferring *inferring)
{
	inferring->count = 0;
	inferring->world_count = 0;
}

static void forget(struct inferring *inferring, size_t index)
{
	size_t behind = --inferring->count - index;

	memmove(&inferring->each[index], &inferring->each[index + 1],
		behind * sizeof(inferring->each[0]));
	for (size_t i = 0; i < inferring->world_count; i++)
		memmove(&inferring->worlds[i].kinds[index], &inferring->worlds[i].kinds[index + 1],
			behind);
	if (!inferring->count)
		inferring->world_count = 0;
}

/* Keeps only the worlds in which the pawn of promotion @index became @kind. */
static void keep_kind(struct inferring *inferring, size_t index, enum laws_kind kind)
{
	size_t kept = 0;

	for (size_t i = 0; i < inferring->world_count; i++)
		if (inferring->worlds[i].kinds[index] == kind)
			inferring->worlds[kept++] = inferring->worlds[i];
	inferring->world_count = kept;
}

static bool is_decided(const struct inferring *inferring, size_t index)
{
	for (size_t i = 1; i < inferring->world_count; i++)
		if (inferring->worlds[i].kinds[index] != inferring->worlds[0].kinds[index])
			return false;
	return true;
}

/* Reports the kind of promotion @index, and how it is known. */
static void say(struct tracker *tracker, size_t index, laws_time t, struct acts *acts)
{
	const struct inferring *inferring = &tracker->inferring;
	const struct inferring_promotion *promotion = &inferring->each[index];
	bool known = promotion->square != LAWS_NO_SQUARE && is_decided(inferring, index);
	/* A ply is White's if it is odd, in a game that White began. */
	enum laws_side side = laws_position_side(&inferring->worlds[0].position);

	if ((inferring->plies - promotion->ply) % 2 == 0)
		side = laws_side_other(side);
	tracker_hand_out(tracker, acts,
			 &(struct laws_act){
				 .kind = LAWS_ACT_PROMOTION_INFERRED,
				 .side = side,
				 .number = promotion->ply,
				 .square = promotion->square,
				 .piece = LAWS_PIECE(side, inferring->worlds[0].kinds[index]),
				 .source = known ? LAWS_PROMOTION_INFERRED : LAWS_PROMOTION_ASSUMED,
				 .first = t,
				 .settled = t,
			 });
}

/*
 * Reports the promotions that are decided, and drops captured pieces, of which nothing more
 * can be inferred.
 */
static void emit_resolved(struct tracker *tracker, laws_time t, struct acts *acts)
{
	struct inferring *inferring = &tracker->inferring;

	for (size_t i = 0; i < inferring->count;) {
		if (!is_decided(inferring, i)) {
			i++;
			continue;
		}
		if (inferring->each[i].square != LAWS_NO_SQUARE)
			say(tracker, i, t, acts);
		forget(inferring, i);
	}
}

/* Of worlds that differ only by pieces captured since then, keeps the first. */
static void merge_worlds(struct inferring *inferring)
{
	size_t kept = 0;

	for (size_t i = 0; i < inferring->world_count; i++) {
		struct inferring_world *world = &inferring->worlds[i];
		size_t same = 0;

		while (same < kept && memcmp(inferring->worlds[same].position.board,
					     world->position.board, sizeof(world->position.board)))
			same++;
		if (same == kept)
			inferring->worlds[kept++] = *world;
	}
	inferring->world_count = kept;
}

/* Follows the promoted pieces through @move of @position. */
static void follow_pieces(struct inferring *inferring, const struct laws_position *position,
			  struct laws_move move)
{
	laws_square captured = laws_move_captured(position, move);

	for (size_t i = 0; i < inferring->count; i++) {
		struct inferring_promotion *promotion = &inferring->each[i];

		if (promotion->square == LAWS_NO_SQUARE)
			continue;
		if (promotion->square == captured)
			promotion->square = LAWS_NO_SQUARE;
		else if (promotion->square == move.from)
			promotion->square = laws_move_arrival(position, move);
	}
}

/* Keeps the worlds in which @move is legal, and plays it in them. */
static void advance(struct tracker *tracker, struct laws_move move, laws_time t, struct acts *acts)
{
	struct inferring *inferring = &tracker->inferring;
	size_t kept = 0;

	if (!inferring->count)
		return;
	follow_pieces(inferring, &inferring->worlds[0].position, move);
	for (size_t i = 0; i < inferring->world_count; i++) {
		struct inferring_world *world = &inferring->worlds[i];

		if (laws_move_is_legal(&world->position, move)) {
			laws_move_play(&world->position, move);
			inferring->worlds[kept++] = *world;
		} else if (i == 0) {
			/* After an illegal move that stands, legality proves nothing. */
			forget_all(inferring);
			return;
		}
	}
	inferring->world_count = kept;
	merge_worlds(inferring);
	emit_resolved(tracker, t, acts);
}

/* Makes room for the worlds of one more promotion. */
static void make_room(struct inferring *inferring)
{
	while (inferring->count && (inferring->count == INFERRING_MOST ||
				    inferring->world_count * KINDS > INFERRING_WORLDS)) {
		keep_kind(inferring, 0, (enum laws_kind)inferring->worlds[0].kinds[0]);
		forget(inferring, 0);
	}
}

/*
 * Adds the promotion by @move, which led to @position, with an assumed queen first: the first
 * world is that of the record.
 */
static void add(struct inferring *inferring, const struct laws_position *position,
		struct laws_move move)
{
	enum laws_side side = laws_piece_side(position->board[move.to]);
	size_t old, count = 0;

	make_room(inferring);
	if (!inferring->count)
		inferring->worlds[inferring->world_count++] =
			(struct inferring_world){.position = *position};
	old = inferring->world_count;
	/* Backwards, so that each world is read before it is overwritten. */
	for (size_t i = old; i-- > 0;) {
		struct inferring_world world = inferring->worlds[i];

		for (size_t k = KINDS; k-- > 0;)
			inferring->worlds[i * KINDS + k] = world;
	}
	for (size_t i = 0; i < old * KINDS; i++) {
		struct inferring_world world = inferring->worlds[i];
		uint8_t kind = kinds_by_likelihood[i % KINDS];

		if (kind == LAWS_QUEEN)
			kind = move.promotion;
		else if (kind == move.promotion)
			kind = LAWS_QUEEN;
		struct laws_setup setup;

		laws_position_setup(&world.position, &setup);
		setup.board[move.to] = LAWS_PIECE(side, kind);
		world.kinds[inferring->count] = kind;
		if (laws_position_init(&world.position, &setup) == 0)
			inferring->worlds[count++] = world;
	}
	inferring->world_count = count;
	inferring->each[inferring->count++] = (struct inferring_promotion){
		.ply = inferring->plies,
		.square = move.to,
	};
}

static bool is_assumed(const struct tracker *tracker, unsigned int ply)
{
	const struct laws_act *promoted = &tracker->promoted;

	return promoted->kind == LAWS_ACT_PROMOTED && promoted->number == ply &&
	       promoted->source == LAWS_PROMOTION_ASSUMED;
}

/* Drops promotions that were declared or recognised since. */
static void forget_named(struct tracker *tracker)
{
	struct inferring *inferring = &tracker->inferring;
	const struct laws_act *promoted = &tracker->promoted;

	for (size_t i = 0; i < inferring->count; i++) {
		if (inferring->each[i].ply != promoted->number ||
		    is_assumed(tracker, inferring->each[i].ply))
			continue;
		keep_kind(inferring, i, laws_piece_kind(promoted->piece));
		forget(inferring, i--);
	}
	if (!inferring->world_count)
		forget_all(inferring);
}

/*
 * After moves were taken back, goes through the remaining ones again.
 * Returns the plies, 1 << index of @each, whose promotions are still in doubt.
 */
static unsigned int go_back(struct inferring *inferring, unsigned int plies)
{
	unsigned int left = 0;

	inferring->plies = plies;
	for (size_t i = inferring->count; i-- > 0;) {
		if (inferring->each[i].ply > plies)
			continue;
		left |= 1u << i;
		inferring->plies = inferring->each[i].ply - 1;
	}
	forget_all(inferring);
	return left;
}

static bool is_among(const struct inferring_promotion each[INFERRING_MOST], unsigned int chosen,
		     unsigned int ply)
{
	for (unsigned int i = 0; i < INFERRING_MOST; i++)
		if (chosen >> i & 1 && each[i].ply == ply)
			return true;
	return false;
}

void inferring_follow(struct tracker *tracker, const struct turn *turn, laws_time t,
		      struct acts *acts)
{
	struct inferring *inferring = &tracker->inferring;
	const struct history *history = &tracker->history;
	struct inferring_promotion before[INFERRING_MOST];
	struct laws_position position;
	struct laws_move move;
	unsigned int left = 0;

	forget_named(tracker);
	memcpy(before, inferring->each, sizeof(before));
	if (history->plies < inferring->plies)
		left = go_back(inferring, history->plies);
	while (turn && inferring->plies < history->plies) {
		unsigned int ply = ++inferring->plies;
		bool assumed = is_among(before, left, ply) ||
			       (ply == history->plies && is_assumed(tracker, ply));

		if (!history_move(history, turn, ply, &move)) {
			forget_all(inferring);
			continue;
		}
		advance(tracker, move, t, acts);
		if (move.promotion && assumed && history_after(history, turn, ply, &position))
			add(inferring, &position, move);
	}
}

/* Whether @hypothesis shows a legal move from @position, which goes to @move. */
static bool shows_move(const struct laws_position *position, const struct hypothesis *hypothesis,
		       struct laws_move *move)
{
	struct hypothesis as;
	struct turn turn;

	turn_begin(&turn, position, hypothesis->turn->ply);
	hypothesis_copy(&as, hypothesis);
	as.turn = &turn;
	return hypothesis_shape(&as, move) == SHAPE_COMPLETE;
}

/* Begins the open turn from @position. */
static void correct_turn(struct hypotheses *set, const struct laws_position *position,
			 unsigned int ply)
{
	for (size_t i = 0; i < HYPOTHESES_TURNS; i++) {
		struct turn *turn = &set->turns[i];
		struct past past = turn->past;

		if (turn->ply != ply)
			continue;
		turn_begin(turn, position, ply);
		turn->past = past;
	}
}

/* The record is that of the first world now; until now it was that of @was. */
static void correct_record(struct tracker *tracker, const struct inferring_world *was, laws_time t,
			   struct acts *acts)
{
	struct inferring *inferring = &tracker->inferring;
	const struct inferring_world *now = &inferring->worlds[0];

	for (size_t i = 0; i < inferring->count; i++)
		if (now->kinds[i] != was->kinds[i])
			history_promote(&tracker->set, inferring->each[i].ply,
					(enum laws_kind)now->kinds[i]);
	for (size_t i = 0; i < inferring->count; i++)
		if (now->kinds[i] != was->kinds[i] ||
		    (is_decided(inferring, i) && inferring->each[i].square != LAWS_NO_SQUARE))
			say(tracker, i, t, acts);
}

/* Makes the pawns what they are in the first world, where @move is legal. */
static void correct(struct tracker *tracker, const struct inferring_world *was,
		    struct laws_move move, laws_time t, struct acts *acts)
{
	struct inferring *inferring = &tracker->inferring;
	const struct laws_position *position = &inferring->worlds[0].position;
	unsigned int ply = inferring->plies + 1;
	bool was_over = tracker_turn(tracker)->count == 0;
	enum hypothesis_shape shape;
	struct laws_move seen;

	correct_record(tracker, was, t, acts);
	correct_turn(&tracker->set, position, ply);
	for (size_t i = 0; i < inferring->count; i++)
		if (inferring->each[i].square != LAWS_NO_SQUARE)
			journal_correct(&tracker->set.journal, inferring->each[i].square,
					position->board[inferring->each[i].square]);
	/* After the end of the game edges were not followed. */
	if (was_over)
		hypotheses_begin(&tracker->set, position, ply);
	shape = hypotheses_shape(&tracker->set, hypotheses_likeliest(&tracker->set), &seen);
	if (move.promotion)
		hypotheses_become_promotion(&tracker->set, move, t);
	else if (shape != SHAPE_COMPLETE)
		hypotheses_become(&tracker->set, move, t);
	for (size_t i = inferring->count; i-- > 0;)
		if (is_decided(inferring, i))
			forget(inferring, i);
}

/*
 * Keeps the worlds in which the board shows a legal move, and that move. Returns false when
 * there are none.
 */
static bool keep_shown(struct tracker *tracker, const struct hypothesis *pressed,
		       struct laws_move *move)
{
	struct inferring *inferring = &tracker->inferring;
	struct laws_move shown;
	size_t kept = 0;

	for (size_t i = 1; i < inferring->world_count; i++) {
		if (!shows_move(&inferring->worlds[i].position, pressed, &shown))
			continue;
		if (!kept)
			*move = shown;
		inferring->worlds[kept++] = inferring->worlds[i];
	}
	if (kept)
		inferring->world_count = kept;
	return kept > 0;
}

void inferring_on_press(struct tracker *tracker, enum laws_side side, const struct edge *edge,
			struct acts *acts)
{
	struct inferring *inferring = &tracker->inferring;
	struct inferring_world was;
	const struct hypotheses *set = &tracker->set;
	const struct hypothesis *pressed;
	struct laws_move move = {0};

	if (!inferring->count || tracker->silent)
		return;
	pressed = hypotheses_without_move(set, side);
	if (!pressed || pressed->turn->ply != inferring->plies + 1)
		return;
	was = inferring->worlds[0];
	if (keep_shown(tracker, pressed, &move)) {
		correct(tracker, &was, move, edge->first, acts);
		return;
	}
	for (size_t i = 0; i < set->count; i++) {
		if (set->each[i].turn != pressed->turn ||
		    !keep_shown(tracker, &set->each[i], &move))
			continue;
		correct(tracker, &was, move, edge->first, acts);
		return;
	}
}

void inferring_on_answer(struct tracker *tracker, const struct edge *edge, struct acts *acts)
{
	const struct inferring *inferring = &tracker->inferring;
	const struct laws_position *position = &inferring->worlds[0].position;

	if (tracker->set.has_levers || edge->closed || !inferring->count ||
	    tracker->phase != TRACKER_PLAYING || tracker->history.awaited ||
	    tracker->quiet_at != LAWS_NEVER || review_in_doubt(tracker) ||
	    edge->square == tracker->reed_faults.log.last)
		return;
	if (laws_position_occupied(position) & LAWS_SQUARE_SET(edge->square))
		inferring_on_press(tracker, laws_position_side(position), edge, acts);
}
