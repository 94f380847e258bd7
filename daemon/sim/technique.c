/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The habits that are seen at boards, each about as often as there. */
#include "technique.h"

#include <stdlib.h>

#define MS ((laws_time)1000)

/* A straightened piece is off its reed for at least this long: longer than a brush. */
#define STRAIGHTEN_LEAST (150 * MS)
#define STRAIGHTEN_MOST	 (500 * MS)

static bool is_line(laws_square from, laws_square to)
{
	int files = abs(to % 8 - from % 8);
	int ranks = abs(to / 8 - from / 8);

	return files == 0 || ranks == 0 || files == ranks;
}

static void carry(struct hand *hand, laws_square from, laws_square to)
{
	hand_lift(hand, from);
	hand_place(hand, to);
}

static void quiet(struct hand *hand, const struct laws_position *before, laws_square from,
		  laws_square to)
{
	enum laws_kind kind = laws_piece_kind(laws_position_piece(before, from));

	if (kind != LAWS_KNIGHT && is_line(from, to) && random_chance(hand->random, SLIDE_PERCENT))
		hand_slide(hand, from, to);
	else
		carry(hand, from, to);
}

/* The captured piece first, then kept in the hand or put aside; or own piece first. */
static void capture(struct hand *hand, laws_square from, laws_square to)
{
	int64_t habit = random_between(hand->random, 0, 99);

	if (habit < 65) {
		hand_lift(hand, to);
		if (habit < 20)
			hand_discard(hand);
		carry(hand, from, to);
		return;
	}
	hand_lift(hand, from);
	hand_lift(hand, to);
	hand_place(hand, to);
}

static void castle(struct hand *hand, const struct laws_position *before, struct laws_move move)
{
	carry(hand, move.from, laws_move_arrival(before, move));
	carry(hand, move.to, laws_move_rook_arrival(before, move));
}

static void take_in_passing(struct hand *hand, struct laws_move move, laws_square captured)
{
	int64_t habit = random_between(hand->random, 0, 99);

	if (habit < 30) {
		hand_lift(hand, captured);
		if (habit < 10)
			hand_discard(hand);
		carry(hand, move.from, move.to);
		return;
	}
	if (habit < 40) {
		hand_lift(hand, move.from);
		hand_lift(hand, captured);
		hand_place(hand, move.to);
		return;
	}
	carry(hand, move.from, move.to);
	hand_lift(hand, captured);
}

/* The pawn goes to the last rank and is exchanged there, or is exchanged on its way. */
static void promote(struct hand *hand, const struct laws_position *before, struct laws_move move)
{
	bool captures = laws_move_captured(before, move) != LAWS_NO_SQUARE;

	if (random_chance(hand->random, 60)) {
		if (captures)
			capture(hand, move.from, move.to);
		else
			quiet(hand, before, move.from, move.to);
		hand_lift(hand, move.to);
	} else if (captures && random_chance(hand->random, 50)) {
		hand_lift(hand, move.to);
		hand_lift(hand, move.from);
	} else {
		hand_lift(hand, move.from);
		if (captures)
			hand_lift(hand, move.to);
	}
	hand_discard(hand);
	hand_fetch(hand);
	hand_place(hand, move.to);
}

void technique_move(struct hand *hand, const struct laws_position *before, struct laws_move move)
{
	laws_square captured = laws_move_captured(before, move);

	if (move.type == LAWS_MOVE_CASTLING)
		castle(hand, before, move);
	else if (move.type == LAWS_MOVE_EN_PASSANT)
		take_in_passing(hand, move, captured);
	else if (move.promotion != LAWS_NO_KIND)
		promote(hand, before, move);
	else if (captured != LAWS_NO_SQUARE)
		capture(hand, move.from, move.to);
	else
		quiet(hand, before, move.from, move.to);
}

void technique_transfer(struct hand *hand, const struct laws_position *before, laws_square from,
			laws_square to)
{
	if (laws_position_piece(before, to) != LAWS_NO_PIECE)
		capture(hand, from, to);
	else
		carry(hand, from, to);
}

void technique_restore(struct hand *hand, const struct laws_position *before, laws_square from,
		       laws_square to)
{
	carry(hand, to, from);
	if (laws_position_piece(before, to) == LAWS_NO_PIECE)
		return;
	hand_fetch(hand);
	hand_place(hand, to);
}

void technique_adjust(struct hand *hand, laws_square square)
{
	hand_lift(hand, square);
	hand_wait(hand, random_between(hand->random, STRAIGHTEN_LEAST, STRAIGHTEN_MOST));
	hand_place(hand, square);
}
