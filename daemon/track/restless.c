/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Counting openings under a standing piece for which no hand is known. */
#include <string.h>

#include "track/restless.h"
#include "track/tracking.h"

/* Whatever else a hand does, or its sleeve, it does within this time. */
#define HAND_NEAR (LAWS_SECOND)
/* Openings that lie farther apart are not counted together. */
#define TOGETHER_MOST (900 * LAWS_SECOND)

void restless_begin(struct restless *restless)
{
	laws_squares told = restless->told;

	memset(restless, 0, sizeof(*restless));
	restless->square = LAWS_NO_SQUARE;
	restless->told = told;
}

void restless_forget(struct restless *restless, laws_squares squares)
{
	for (; squares; squares &= squares - 1)
		restless->count[__builtin_ctzll(squares)] = 0;
}

/* The latest of @square's openings are many, near each other, and in both sides' time. */
static bool is_restless(const struct restless *restless, laws_square square)
{
	const laws_time *times = restless->times[square];
	unsigned int whites = 0;

	if (restless->count[square] < RESTLESS_TIMES ||
	    times[RESTLESS_TIMES - 1] - times[0] > TOGETHER_MOST)
		return false;
	for (int i = 0; i < RESTLESS_TIMES; i++)
		whites += restless->sides[square][i] == LAWS_WHITE;
	return whites > 0 && whites < RESTLESS_TIMES;
}

static void count_opening(struct restless *restless)
{
	laws_square square = restless->square;
	laws_time *times = restless->times[square];
	uint8_t *sides = restless->sides[square];

	memmove(&times[0], &times[1], (RESTLESS_TIMES - 1) * sizeof(times[0]));
	memmove(&sides[0], &sides[1], (RESTLESS_TIMES - 1) * sizeof(sides[0]));
	times[RESTLESS_TIMES - 1] = restless->opened;
	sides[RESTLESS_TIMES - 1] = restless->in_whites_time ? LAWS_WHITE : LAWS_BLACK;
	if (restless->count[square] < RESTLESS_TIMES)
		restless->count[square]++;
}

/* What was under way when @edge came is over; if nobody was near, it counts. */
static void conclude(struct tracker *tracker, const struct edge *edge, struct acts *acts)
{
	struct restless *restless = &tracker->restless;
	laws_square square = restless->square;

	if (square == LAWS_NO_SQUARE || !restless->is_over)
		return;
	if (edge->first - restless->closed < HAND_NEAR)
		return;
	count_opening(restless);
	if (restless->told & LAWS_SQUARE_SET(square) || !is_restless(restless, square))
		return;
	restless->told |= LAWS_SQUARE_SET(square);
	tracker->switches.right[square] = 0;
	tracker_tell_switch(tracker, square, false, edge->first, acts);
}

static bool is_closing_of(const struct restless *restless, const struct edge *edge)
{
	return edge->kind == EDGE_SQUARE && edge->closed && edge->square == restless->square &&
	       !restless->is_over;
}

static bool is_lone_opening(const struct tracker *tracker, const struct edge *edge)
{
	return edge->kind == EDGE_SQUARE && !edge->closed && !edge->unseen &&
	       !tracker->set.adjusting && edge->first - tracker->restless.last >= HAND_NEAR;
}

void restless_note(struct tracker *tracker, const struct edge *edge, struct acts *acts)
{
	struct restless *restless = &tracker->restless;

	if (tracker->phase != TRACKER_PLAYING || edge->kind == EDGE_HEALTH ||
	    (edge->kind == EDGE_BRUSH && edge->square == restless->square))
		return;
	if (is_closing_of(restless, edge)) {
		restless->closed = edge->first;
		restless->is_over = true;
		restless->last = edge->first;
		return;
	}
	conclude(tracker, edge, acts);
	restless->square = LAWS_NO_SQUARE;
	if (is_lone_opening(tracker, edge)) {
		restless->square = edge->square;
		restless->is_over = false;
		restless->opened = edge->first;
		restless->in_whites_time =
			laws_position_side(&tracker_turn(tracker)->position) == LAWS_WHITE;
	}
	restless->last = edge->first;
}
