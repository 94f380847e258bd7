/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * How a person brings a move onto the board with one hand: in which order the
 * pieces go, what is carried and what is pushed. Between the first touch and
 * the last release; thinking, buttons and clocks are not its matter.
 */
#ifndef TOUCHMOVE_SIM_TECHNIQUE_H
#define TOUCHMOVE_SIM_TECHNIQUE_H

#include "hand.h"

/* How many of a hundred plain moves of suitable pieces are pushed, not carried. */
#define SLIDE_PERCENT 15

/* Plays the legal @move of @before; a captured piece may stay in the hand. */
void technique_move(struct hand *hand, const struct laws_position *before, struct laws_move move);

/* Brings whatever stands on @from to @to, taking what stands there: a rule is not asked. */
void technique_transfer(struct hand *hand, const struct laws_position *before, laws_square from,
			laws_square to);

/* Undoes technique_transfer(). */
void technique_restore(struct hand *hand, const struct laws_position *before, laws_square from,
		       laws_square to);

/* Straightens the piece on @square where it stands. */
void technique_adjust(struct hand *hand, laws_square square);

#endif
