/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * How a person makes a move on the board with one hand: the order of the pieces, and which
 * are carried or pushed, from the first touch to the last release. Thinking, buttons and
 * clocks are not part of it.
 */
#ifndef TOUCHMOVE_SIM_TECHNIQUE_H
#define TOUCHMOVE_SIM_TECHNIQUE_H

#include "sim/hand.h"
#include "sim/style.h"

/* Plays the legal @move of @before in the player's @style; a captured piece may stay in the hand.
 */
void technique_move(struct hand *hand, const struct style *style,
		    const struct laws_position *before, struct laws_move move);

/* Lifts the piece on @from and sets it on @to, as high as the player usually does. */
void technique_carry(struct hand *hand, const struct style *style, laws_square from,
		     laws_square to);

/* Brings the piece on @from to @to, and captures a piece there; the rules are not checked. */
void technique_transfer(struct hand *hand, const struct style *style, laws_square from,
			laws_square to);

/* Undoes technique_transfer() of a move of @before. */
void technique_restore(struct hand *hand, const struct style *style,
		       const struct laws_position *before, laws_square from, laws_square to);

/* Straightens the piece on @square where it stands, or lifts it and puts it back after @span. */
void technique_adjust(struct hand *hand, laws_square square);
void technique_put_back(struct hand *hand, laws_square square, laws_time span);

#endif
