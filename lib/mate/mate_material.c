/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Material with which no mate can be given, wherever it stands (Article 5.2.2).
 *
 * Each case is exact in one direction: there is no mate with it. That a mate
 * exists somewhere with other material says nothing about one position.
 */
#include "mate/mate_internal.h"

#define LIGHT_SQUARES ((laws_squares)0x55aa55aa55aa55aa)

static bool on_one_colour(laws_squares squares)
{
	return !(squares & LIGHT_SQUARES) || !(squares & ~LIGHT_SQUARES);
}

bool chesslaws_mate_material_lacks(const struct laws_position *position, enum laws_side winner)
{
	const laws_squares *kinds = position->kinds;
	laws_squares own = position->sides[winner];
	laws_squares others = own & ~kinds[LAWS_KING];
	laws_squares theirs = position->sides[laws_side_other(winner)];

	if (!others)
		return true;
	if (others & (kinds[LAWS_PAWN] | kinds[LAWS_ROOK] | kinds[LAWS_QUEEN]))
		return false;
	/* A knight needs a piece that shuts its own king in; a queen would take the knight. */
	if (!(others & kinds[LAWS_BISHOP]))
		return !more_than_one(others) &&
		       !(theirs & ~(kinds[LAWS_KING] | kinds[LAWS_QUEEN]));
	/*
	 * Bishops of one colour leave the king squares of the other: a rook or a
	 * queen beside him can step between or take, and nothing else can be there.
	 */
	return others == (others & kinds[LAWS_BISHOP]) && on_one_colour(kinds[LAWS_BISHOP]) &&
	       !(theirs & (kinds[LAWS_PAWN] | kinds[LAWS_KNIGHT]));
}
