/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Switches that open and close under a standing piece again and again: reeds that are about to
 * fail. A single opening may be a hand that adjusts the piece. But a hand that adjusts also
 * moves other pieces, and acts in its own player's time: players leave their pieces alone in
 * the opponent's time (4.2.1), and seldom adjust the same piece repeatedly.
 */
#ifndef TOUCHMOVE_CHATTER_H
#define TOUCHMOVE_CHATTER_H

#include "input/edge.h"
#include "track/model.h"

struct chatter {
	laws_squares told;
	laws_time last; /* when any contact last changed */
	/* The latest opening without a known hand, and its end. */
	laws_square square; /* or LAWS_NO_SQUARE */
	bool is_over;
	bool in_whites_time;
	bool in_own_time; /* of the player whose piece stands there */
	laws_time opened;
	laws_time closed;
	/* The latest openings of each square. */
	laws_time times[64][COUNT_CHATTER];
	uint8_t sides[64][COUNT_CHATTER];
	uint8_t count[64];
	laws_squares adjusted; /* have opened in their players' own time, at least once */
	/* Those that have opened besides, since the game began: n + 1 times at least. */
	laws_squares restless[COUNT_RESTLESS];
};

struct tracker;
struct acts;

/* Forgets the openings on @squares, where a move has put or removed pieces. */
void chatter_forget(struct chatter *chatter, laws_squares squares);

/* Begins a game. Switches that were reported stay so. */
void chatter_begin(struct chatter *chatter);

/* Takes @edge: a square, an input or an order. Reports the switch that it shows to fail. */
void chatter_note(struct tracker *tracker, const struct edge *edge, struct acts *acts);

#endif
