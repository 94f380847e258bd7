/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The ways of moving pieces that are seen at boards, each about as often as there. */
#include "sim/technique.h"

#include <stdlib.h>

#include "sim/hardship.h"

#define MM 1000
#define MS ((laws_time)1000)

/* A straightened piece is off its reed for at least this long, which is longer than a brush. */
#define STRAIGHTEN_LEAST (150 * MS)
#define STRAIGHTEN_MOST	 (500 * MS)

/* A low carry, in µm: from hardly lifted to half a carry's height. */
#define LOW_LEAST (6 * MM)
#define LOW_MOST  (25 * MM)

/* How long a hand holds a piece in the air while its player thinks. */
#define HOVER_LEAST (200 * MS)
#define HOVER_MOST  (4000 * MS)

static bool is_line(laws_square from, laws_square to)
{
	int files = abs(to % 8 - from % 8);
	int ranks = abs(to / 8 - from / 8);

	return files == 0 || ranks == 0 || files == ranks;
}

static int32_t height_draw(struct hand *hand, const struct style *style)
{
	int32_t usual = hand->model->carry_height;

	if (random_chance(hand->random, style->habits.low))
		return (int32_t)random_between(hand->random, LOW_LEAST, LOW_MOST);
	return (int32_t)random_between(hand->random, usual * 7 / 10, usual * 13 / 10);
}

void technique_carry(struct hand *hand, const struct style *style, laws_square from, laws_square to)
{
	magnet_id piece;

	if (!random_rarely(hand->random, style->habits.hovers)) {
		hand_carry(hand, from, to, height_draw(hand, style));
		return;
	}
	piece = hand_lift(hand, from);
	hand_wait(hand, random_between(hand->random, HOVER_LEAST, HOVER_MOST));
	hand_place(hand, piece, to);
}

/* Sets the piece on an empty square on the way, keeps hold of it, and carries it on. */
static void tap(struct hand *hand, const struct style *style, laws_square from, laws_square to)
{
	laws_square tried = (laws_square)random_between(hand->random, 0, 63);
	magnet_id piece = hand_lift(hand, from);

	if (hand->field->standing[tried] == NO_MAGNET && tried != to && tried != from) {
		hand_set_down(hand, piece, tried);
		hand_wait(hand, random_between(hand->random, style->habits.tap_least,
					       style->habits.tap_most));
		piece = hand_raise(hand, tried);
	}
	hand_place(hand, piece, to);
}

static void quiet(struct hand *hand, const struct style *style, const struct laws_position *before,
		  laws_square from, laws_square to)
{
	enum laws_kind kind = laws_piece_kind(laws_position_piece(before, from));

	if (random_rarely(hand->random, style->habits.taps))
		tap(hand, style, from, to);
	else if (kind != LAWS_KNIGHT && is_line(from, to) &&
		 random_chance(hand->random, style->habits.pushed))
		hand_slide(hand, from, to);
	else
		technique_carry(hand, style, from, to);
}

/* Shoves the captured piece aside and takes it off; lifts it first where there is no room. */
static void capture_by_shoving(struct hand *hand, const struct style *style, laws_square from,
			       laws_square to, enum capture_way way)
{
	bool along = is_line(from, to) && random_chance(hand->random, mishaps.shoved_along);
	magnet_id captured = hand_shove(hand, from, to, along);

	if (captured == NO_MAGNET) {
		captured = hand_lift(hand, to);
		technique_carry(hand, style, from, to);
		hand_keep(hand, captured);
	} else if (way == CAPTURE_SHOVED_LATE) {
		hand->left = captured;
	} else if (way == CAPTURE_SHOVED_SLID) {
		hand_slide_off(hand, captured);
	} else {
		hand_take(hand, captured);
		hand_keep(hand, captured);
	}
}

static void capture(struct hand *hand, const struct style *style, laws_square from, laws_square to)
{
	enum capture_way way =
		(enum capture_way)random_choose(hand->random, style->habits.captures, CAPTURE_WAYS);
	magnet_id captured = NO_MAGNET;
	magnet_id own;

	switch (way) {
	case CAPTURE_KEPT:
		captured = hand_lift(hand, to);
		technique_carry(hand, style, from, to);
		break;
	case CAPTURE_ASIDE:
		hand_discard(hand, hand_lift(hand, to));
		technique_carry(hand, style, from, to);
		break;
	case CAPTURE_OWN_FIRST:
		own = hand_lift(hand, from);
		captured = hand_lift(hand, to);
		hand_place(hand, own, to);
		break;
	case CAPTURE_SWEPT:
		own = hand_lift(hand, from);
		if (hand_can_sweep(hand, to))
			captured = hand_sweep(hand, own, to);
		else {
			captured = hand_lift(hand, to);
			hand_place(hand, own, to);
		}
		break;
	case CAPTURE_BESIDE:
		own = hand_lift(hand, from);
		hand_put_on_corner(hand, own, to, from);
		hand_discard(hand, hand_lift(hand, to));
		hand_take(hand, own);
		hand_place(hand, own, to);
		break;
	case CAPTURE_SWAPPED:
		own = hand_lift(hand, from);
		captured = hand_swap(hand, own, to);
		break;
	case CAPTURE_SHOVED_LIFTED:
	case CAPTURE_SHOVED_SLID:
	case CAPTURE_SHOVED_LATE:
		capture_by_shoving(hand, style, from, to, way);
		break;
	case CAPTURE_WAYS:
		break;
	}
	hand_keep(hand, captured);
}

static void castle_holding_both(struct hand *hand, const struct laws_position *before,
				struct laws_move move)
{
	magnet_id king = hand_lift(hand, move.from);
	magnet_id rook = hand_lift(hand, move.to);

	hand_place(hand, king, laws_move_arrival(before, move));
	hand_place(hand, rook, laws_move_rook_arrival(before, move));
}

/* The king waits beside the board while the rook moves, as Guidelines II.3.2.5 recommend. */
static void castle_king_aside(struct hand *hand, const struct style *style,
			      const struct laws_position *before, struct laws_move move)
{
	hand_discard(hand, hand_lift(hand, move.from));
	technique_carry(hand, style, move.to, laws_move_rook_arrival(before, move));
	hand_place(hand, hand_fetch(hand), laws_move_arrival(before, move));
}

/*
 * Chess960: one of the pieces may go to the other's square, and one may stay, whether or
 * not it is lifted (II.3.2). A king is not pushed through his rook.
 */
static void castle_anywhere(struct hand *hand, const struct style *style,
			    const struct laws_position *before, struct laws_move move,
			    enum castle_way way)
{
	laws_square king_to = laws_move_arrival(before, move);
	laws_square rook_to = laws_move_rook_arrival(before, move);

	if (rook_to == move.to) {
		technique_carry(hand, style, move.from, king_to);
	} else if (king_to == move.from && way == CASTLE_CARRIED) {
		technique_carry(hand, style, move.to, rook_to);
	} else if (king_to != move.to && king_to != move.from && way == CASTLE_CARRIED) {
		technique_carry(hand, style, move.from, king_to);
		technique_carry(hand, style, move.to, rook_to);
	} else if (way == CASTLE_BOTH_HELD || random_chance(hand->random, 50)) {
		castle_holding_both(hand, before, move);
	} else {
		castle_king_aside(hand, style, before, move);
	}
}

static void castle(struct hand *hand, const struct style *style, const struct laws_position *before,
		   struct laws_move move)
{
	laws_square king_to = laws_move_arrival(before, move);
	laws_square rook_to = laws_move_rook_arrival(before, move);
	enum castle_way way =
		(enum castle_way)random_choose(hand->random, style->habits.castles, CASTLE_WAYS);

	if (laws_position_is_chess960(before)) {
		castle_anywhere(hand, style, before, move, way);
		return;
	}
	if (way == CASTLE_BOTH_HELD) {
		castle_holding_both(hand, before, move);
		return;
	}
	if (way == CASTLE_KING_PUSHED)
		hand_slide(hand, move.from, king_to);
	else
		technique_carry(hand, style, move.from, king_to);
	technique_carry(hand, style, move.to, rook_to);
}

static void take_in_passing(struct hand *hand, const struct style *style, struct laws_move move,
			    laws_square captured)
{
	int64_t habit = random_between(hand->random, 0, 99);
	magnet_id own, pawn;

	if (habit < 30) {
		pawn = hand_lift(hand, captured);
		if (habit < 10)
			hand_discard(hand, pawn);
		technique_carry(hand, style, move.from, move.to);
		if (habit < 10)
			return;
	} else if (habit < 40) {
		own = hand_lift(hand, move.from);
		pawn = hand_lift(hand, captured);
		hand_place(hand, own, move.to);
	} else {
		technique_carry(hand, style, move.from, move.to);
		pawn = hand_lift(hand, captured);
	}
	hand_keep(hand, pawn);
}

static void promote(struct hand *hand, const struct style *style,
		    const struct laws_position *before, struct laws_move move)
{
	bool captures = laws_move_captured(before, move) != LAWS_NO_SQUARE;
	magnet_id pawn;

	switch ((enum promote_way)random_choose(hand->random, style->habits.promotes,
						PROMOTE_WAYS)) {
	case PROMOTE_EXCHANGED:
		if (captures)
			capture(hand, style, move.from, move.to);
		else
			quiet(hand, style, before, move.from, move.to);
		pawn = hand_lift(hand, move.to);
		break;
	case PROMOTE_NEW_FIRST:
		if (captures)
			hand_discard(hand, hand_lift(hand, move.to));
		hand_place(hand, hand_fetch(hand), move.to);
		hand_discard(hand, hand_lift(hand, move.from));
		return;
	case PROMOTE_ON_THE_WAY:
	case PROMOTE_WAYS:
		if (captures)
			hand_keep(hand, hand_lift(hand, move.to));
		pawn = hand_lift(hand, move.from);
		break;
	}
	hand_discard(hand, pawn);
	hand_place(hand, hand_fetch(hand), move.to);
}

void technique_move(struct hand *hand, const struct style *style,
		    const struct laws_position *before, struct laws_move move)
{
	laws_square captured = laws_move_captured(before, move);

	if (move.type == LAWS_MOVE_CASTLING)
		castle(hand, style, before, move);
	else if (move.type == LAWS_MOVE_EN_PASSANT)
		take_in_passing(hand, style, move, captured);
	else if (move.promotion != LAWS_NO_KIND)
		promote(hand, style, before, move);
	else if (captured != LAWS_NO_SQUARE)
		capture(hand, style, move.from, move.to);
	else
		quiet(hand, style, before, move.from, move.to);
}

void technique_transfer(struct hand *hand, const struct style *style, laws_square from,
			laws_square to)
{
	if (hand->field->standing[to] != NO_MAGNET)
		capture(hand, style, from, to);
	else
		technique_carry(hand, style, from, to);
}

void technique_restore(struct hand *hand, const struct style *style,
		       const struct laws_position *before, laws_square from, laws_square to)
{
	technique_carry(hand, style, to, from);
	if (laws_position_piece(before, to) != LAWS_NO_PIECE)
		hand_place(hand, hand_fetch(hand), to);
}

void technique_put_back(struct hand *hand, laws_square square, laws_time span)
{
	magnet_id piece = hand_lift(hand, square);

	hand_wait(hand, span);
	hand_place(hand, piece, square);
}

void technique_adjust(struct hand *hand, laws_square square)
{
	technique_put_back(hand, square,
			   random_between(hand->random, STRAIGHTEN_LEAST, STRAIGHTEN_MOST));
}
