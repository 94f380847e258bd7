/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Counts openings under a standing piece that no known hand explains. */
#include <string.h>

#include "track/chatter.h"
#include "track/model.h"
#include "track/tracker_internal.h"

void chatter_begin(struct chatter *chatter)
{
	laws_squares told = chatter->told;

	memset(chatter, 0, sizeof(*chatter));
	chatter->square = LAWS_NO_SQUARE;
	chatter->told = told;
}

void chatter_forget(struct chatter *chatter, laws_squares squares)
{
	for (; squares; squares &= squares - 1)
		chatter->count[__builtin_ctzll(squares)] = 0;
}

/* True when @square's latest openings are enough, close together, and in both sides' time. */
static bool is_restless(const struct chatter *chatter, laws_square square)
{
	const laws_time *times = chatter->times[square];
	unsigned int whites = 0;

	if (chatter->count[square] < COUNT_CHATTER ||
	    times[COUNT_CHATTER - 1] - times[0] > TIME_CHATTER_TOGETHER)
		return false;
	for (int i = 0; i < COUNT_CHATTER; i++)
		whites += chatter->sides[square][i] == LAWS_WHITE;
	return whites > 0 && whites < COUNT_CHATTER;
}

/* The first one in its player's own time may be a hand that adjusts, and tells nothing. */
static void note_restless(struct chatter *chatter, laws_square square)
{
	laws_squares still = LAWS_SQUARE_SET(square);

	if (chatter->in_own_time && !(chatter->adjusted & still)) {
		chatter->adjusted |= still;
		return;
	}
	for (size_t n = 0; n < COUNT_RESTLESS; n++) {
		laws_squares before = chatter->restless[n];

		chatter->restless[n] |= still;
		still &= before;
	}
}

static void count_opening(struct chatter *chatter)
{
	laws_square square = chatter->square;
	laws_time *times = chatter->times[square];
	uint8_t *sides = chatter->sides[square];

	memmove(&times[0], &times[1], (COUNT_CHATTER - 1) * sizeof(times[0]));
	memmove(&sides[0], &sides[1], (COUNT_CHATTER - 1) * sizeof(sides[0]));
	times[COUNT_CHATTER - 1] = chatter->opened;
	sides[COUNT_CHATTER - 1] = chatter->in_whites_time ? LAWS_WHITE : LAWS_BLACK;
	if (chatter->count[square] < COUNT_CHATTER)
		chatter->count[square]++;
	note_restless(chatter, square);
}

/* Concludes the latest opening before @edge; it counts if no hand was near. */
static void conclude(struct tracker *tracker, const struct edge *edge, struct acts *acts)
{
	struct chatter *chatter = &tracker->chatter;
	laws_square square = chatter->square;

	if (square == LAWS_NO_SQUARE || !chatter->is_over)
		return;
	if (edge->first - chatter->closed < TIME_HAND_NEAR)
		return;
	count_opening(chatter);
	if (chatter->told & LAWS_SQUARE_SET(square) || !is_restless(chatter, square))
		return;
	chatter->told |= LAWS_SQUARE_SET(square);
	tracker->reed_faults.right[square] = 0;
	tracker_tell_switch(tracker, square, false, edge->first, acts);
}

static bool is_closing_of(const struct chatter *chatter, const struct edge *edge)
{
	return edge->kind == EDGE_SQUARE && edge->closed && edge->square == chatter->square &&
	       !chatter->is_over;
}

static bool is_lone_opening(const struct tracker *tracker, const struct edge *edge)
{
	return edge->kind == EDGE_SQUARE && !edge->closed && !edge->unobserved &&
	       !announcement_lasts(&tracker->set.announcement, edge->first) &&
	       edge->first - tracker->chatter.last >= TIME_HAND_NEAR;
}

void chatter_note(struct tracker *tracker, const struct edge *edge, struct acts *acts)
{
	struct chatter *chatter = &tracker->chatter;

	if (tracker->phase != TRACKER_PLAYING || edge->kind == EDGE_HEALTH ||
	    (edge->kind == EDGE_BRUSH && edge->square == chatter->square))
		return;
	if (is_closing_of(chatter, edge)) {
		chatter->closed = edge->first;
		chatter->is_over = true;
		chatter->last = edge->first;
		return;
	}
	conclude(tracker, edge, acts);
	chatter->square = LAWS_NO_SQUARE;
	if (is_lone_opening(tracker, edge)) {
		const struct laws_position *position = &tracker_turn(tracker)->position;
		enum laws_side side = laws_position_side(position);

		chatter->square = edge->square;
		chatter->is_over = false;
		chatter->opened = edge->first;
		chatter->in_whites_time = side == LAWS_WHITE;
		chatter->in_own_time = position->sides[side] >> edge->square & 1;
	}
	chatter->last = edge->first;
}
