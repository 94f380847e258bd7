/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Tells a piece knocked over by an arriving one from a captured piece, and a move whose pieces have
 * fallen from one that was changed.
 */
#include <stdlib.h>

#include "track/hypothesis_internal.h"
#include "track/model.h"

static bool can_sweep_beside(const struct hypothesis *hypothesis, size_t index, laws_square home)
{
	laws_squares sweepable = hypothesis_sweepable(hypothesis, index);

	for (; sweepable; sweepable &= sweepable - 1) {
		laws_square square = (laws_square)__builtin_ctzll(sweepable);
		int files = square % 8 - home % 8, ranks = square / 8 - home / 8;

		if (square != home && files >= -1 && files <= 1 && ranks >= -1 && ranks <= 1)
			return true;
	}
	return false;
}

bool hypothesis_may_be_knocked(const struct hypothesis *hypothesis, const struct held *held,
			       laws_time first)
{
	if (first - held->first < TIME_EXCHANGE_MOST)
		return false;
	for (size_t i = 0; i < hypothesis->held_count; i++)
		if (hypothesis->held[i].first < held->first &&
		    can_sweep_beside(hypothesis, i, held->token - 1))
			return true;
	return false;
}

void hypothesis_note_made(struct hypothesis *hypothesis, struct laws_move move, laws_square lifted,
			  laws_time t)
{
	bool goes_on = lifted == laws_move_arrival(&hypothesis->turn->position, move);

	if (goes_on && hypothesis->moved_at > t - TIME_PASSING)
		return;
	/* What has only chattered since was let go of all the same. */
	if (hypothesis->made != MADE_RESTED || !laws_move_equal(move, hypothesis->move))
		hypothesis->made = hypothesis->placed_count ? MADE_TRIED : MADE_RESTED;
	hypothesis->move = move;
	hypothesis->made_cost = hypothesis->cost;
	hypothesis->made_until = t;
}

static bool holds_new(const struct hypothesis *hypothesis)
{
	for (size_t i = 0; i < hypothesis->held_count; i++)
		if (hypothesis->held[i].token == TOKEN_NEW)
			return true;
	return false;
}

/* True when @move, which stands, is the one that stood, or a castling that it was a part of. */
static bool keeps_made(const struct hypothesis *hypothesis, struct laws_move move)
{
	return move.type == LAWS_MOVE_CASTLING ||
	       (move.from == hypothesis->move.from && move.to == hypothesis->move.to);
}

unsigned int hypothesis_cost_of_moving_on(const struct hypothesis *hypothesis)
{
	struct laws_move move;
	enum hypothesis_shape shape = hypothesis_shape(hypothesis, &move);

	/* Who tries a square and takes the piece home again goes on thinking. */
	if (shape == SHAPE_HOME)
		return hypothesis->made || holds_new(hypothesis) ? COST_MOVED_ON : COST_NONE;
	if (!hypothesis->made || (shape == SHAPE_COMPLETE && keeps_made(hypothesis, move)))
		return COST_NONE;
	return hypothesis->made == MADE_RESTED ? COST_MOVED_ON : COST_UNUSUAL;
}

bool hypothesis_is_hasty(const struct hypothesis *hypothesis, laws_time t)
{
	for (size_t i = 0; i < hypothesis->placed_count; i++) {
		const struct placed *placed = &hypothesis->placed[i];

		if (!(hypothesis->fallen & LAWS_SQUARE_SET(placed->square)) &&
		    t - placed->first < TIME_PLACE_TO_PRESS_LEAST)
			return true;
	}
	return false;
}

static laws_squares occupied_by(const struct hypothesis *hypothesis)
{
	laws_squares occupied = 0;

	for (laws_square square = 0; square < 64; square++)
		if (hypothesis->standing[square])
			occupied |= LAWS_SQUARE_SET(square);
	return occupied;
}

static bool is_near_any(laws_square square, laws_squares squares)
{
	for (; squares; squares &= squares - 1) {
		laws_square each = (laws_square)__builtin_ctzll(squares);

		if (abs(each % 8 - square % 8) <= COUNT_ROLLS &&
		    abs(each / 8 - square / 8) <= COUNT_ROLLS)
			return true;
	}
	return false;
}

/* True when what lies on @lying may have fallen from some of @missing. */
static bool may_lie(laws_squares lying, laws_squares missing)
{
	if (__builtin_popcountll(lying) > __builtin_popcountll(missing))
		return false;
	for (; lying; lying &= lying - 1)
		if (!is_near_any((laws_square)__builtin_ctzll(lying), missing))
			return false;
	return true;
}

/* True when, by @hypothesis, the mover has taken a piece since the move that stood. */
static bool has_taken(const struct hypothesis *hypothesis, laws_squares stood)
{
	for (size_t i = 0; i < hypothesis->held_count; i++) {
		piece_token token = hypothesis->held[i].token;

		if (has_home(token) && !is_own(hypothesis, token) &&
		    stood & LAWS_SQUARE_SET(token - 1) && hypothesis->standing[token - 1])
			return true;
	}
	return false;
}

/* What has changed since the move stood that was made, but for what the mover has taken. */
struct fall {
	laws_squares missing;
	laws_squares lying;
};

/* Since the move that stood only pieces have fallen; they lie there, or near where they stood. */
static bool find_fall(const struct hypothesis *hypothesis, struct fall *fall)
{
	struct laws_position after = hypothesis->turn->position;
	laws_squares stood, occupied;

	if (!hypothesis->made)
		return false;
	laws_move_play(&after, hypothesis->move);
	stood = laws_position_occupied(&after);
	occupied = occupied_by(hypothesis);
	fall->missing = stood & ~occupied;
	fall->lying = occupied & ~stood;
	return fall->missing && may_lie(fall->lying, fall->missing) &&
	       !has_taken(hypothesis, stood);
}

/*
 * What has fallen as the move was made has been set up on squares that are not its own; the moved
 * piece has not been touched.
 */
static bool is_misplaced(const struct hypothesis *hypothesis, const struct fall *fall)
{
	laws_square to = laws_move_arrival(&hypothesis->turn->position, hypothesis->move);

	return __builtin_popcountll(fall->lying) == __builtin_popcountll(fall->missing) &&
	       !(fall->missing & LAWS_SQUARE_SET(to)) &&
	       hypothesis->made_until - hypothesis->moved_at <= TIME_HAND_NEAR;
}

bool hypothesis_put_fallen_back(struct hypothesis *hypothesis, laws_time t)
{
	unsigned int fallen, rolled;
	struct fall fall;

	if (!find_fall(hypothesis, &fall) ||
	    (t - hypothesis->made_until > TIME_KNOCKED_NEAR && !is_misplaced(hypothesis, &fall)))
		return false;
	fallen = (unsigned int)__builtin_popcountll(fall.missing);
	rolled = (unsigned int)__builtin_popcountll(fall.lying);
	hypothesis_become(hypothesis, hypothesis->move, t);
	hypothesis->fallen |= fall.missing | fall.lying;
	hypothesis->cost = hypothesis->made_cost + COST_KNOCKED + COST_KNOCKED_TOO * (fallen - 1) +
			   COST_ROLLED * rolled;
	return true;
}

bool hypothesis_may_be_misplaced(const struct hypothesis *hypothesis)
{
	struct fall fall;

	return find_fall(hypothesis, &fall) && is_misplaced(hypothesis, &fall);
}
