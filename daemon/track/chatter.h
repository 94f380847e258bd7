/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Switches that open and close again under a standing piece, time after time:
 * a reed that is about to fail. Each time by itself it might be a hand that
 * puts the piece right. But a hand has something else to do as well, and it
 * belongs to who has the move: a player leaves his pieces alone in the other's
 * time (4.2.1), and seldom puts the same one right again and again.
 */
#ifndef TOUCHMOVE_CHATTER_H
#define TOUCHMOVE_CHATTER_H

#include "input/edge.h"

/* So many openings, of which some must have been in either side's time. */
#define CHATTER_TIMES 3

struct chatter {
	laws_squares told;
	laws_time last; /* when anything changed */
	/* The latest opening for which no hand is known, and its end. */
	laws_square square; /* or LAWS_NO_SQUARE */
	bool is_over;
	bool in_whites_time;
	laws_time opened;
	laws_time closed;
	/* Of each square the latest ones. */
	laws_time times[64][CHATTER_TIMES];
	uint8_t sides[64][CHATTER_TIMES];
	uint8_t count[64];
};

struct tracker;
struct acts;

/* Pieces came or went on @squares in a move: what was seen of others there counts no more. */
void chatter_forget(struct chatter *chatter, laws_squares squares);

/* The game begins; which switches have been told of stays. */
void chatter_begin(struct chatter *chatter);

/* @edge has come: a square, an input or an order. Tells of the switch that it shows to fail. */
void chatter_note(struct tracker *tracker, const struct edge *edge, struct acts *acts);

#endif
