/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Puts what should stand on dead squares in the place of what their reeds show. */
#include "track/dead_reeds.h"

bool dead_reeds_hide(const struct tracker *tracker, struct edge *edge)
{
	if (edge->kind == EDGE_HEALTH)
		return false;
	for (laws_squares left = tracker->dead; left; left &= left - 1)
		edge->kinds[__builtin_ctzll(left)] = '?';
	if (edge->kind == EDGE_SQUARE || edge->kind == EDGE_BRUSH)
		return tracker->dead & LAWS_SQUARE_SET(edge->square);
	if (edge->kind == EDGE_STATE || edge->kind == EDGE_UNOBSERVED)
		edge->squares =
			(edge->squares & ~tracker->dead) | (tracker->occupied & tracker->dead);
	return false;
}

/* The squares on which a piece stands by the likeliest hypothesis. */
static laws_squares standing(const struct tracker *tracker)
{
	const struct hypothesis *likeliest = hypotheses_likeliest(&tracker->set);
	laws_squares squares = 0;

	for (laws_square square = 0; square < 64; square++)
		if (likeliest->standing[square] != TOKEN_NONE)
			squares |= LAWS_SQUARE_SET(square);
	return squares;
}

/* Before a game nothing is known: a set-up is held against its position (starting.c). */
static laws_squares due(const struct tracker *tracker)
{
	if (tracker->phase == TRACKER_WAITING)
		return 0;
	if (tracker->history.awaited)
		return laws_position_occupied(&tracker->history.position);
	return standing(tracker);
}

void dead_reeds_follow(struct tracker *tracker)
{
	if (!tracker->dead)
		return;
	tracker->occupied = (tracker->occupied & ~tracker->dead) | (due(tracker) & tracker->dead);
}

laws_squares dead_reeds_as_in(const struct tracker *tracker, const struct laws_position *position)
{
	return (tracker->occupied & ~tracker->dead) |
	       (laws_position_occupied(position) & tracker->dead);
}
