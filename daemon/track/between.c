/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "track/between.h"

#include <stdlib.h>

#include "track/lines_internal.h"

/* Those of @squares that have last changed together with what changed at @t. */
static laws_squares find_together(const struct between *between, laws_squares squares, laws_time t)
{
	laws_squares together = 0;

	for (; squares; squares &= squares - 1)
		if (llabs(between->changed_at[__builtin_ctzll(squares)] - t) <= TIME_TOGETHER)
			together |= squares & -squares;
	return together;
}

void between_note(struct between *between, const struct edge *edge, laws_squares empty, bool held)
{
	laws_squares square = LAWS_SQUARE_SET(edge->square), together;

	between->changed_at[edge->square] = edge->first;
	if (!edge->closed)
		return;
	between->shared &= ~square;
	between->with &= ~square;
	together = find_together(between, lines_beside(square) & empty, edge->first);
	if (!together || held)
		return;
	between->with |= together | (square & empty);
	between->shared |= square | together;
}

bool between_stood(const struct between *between, laws_square square, laws_time t,
		   laws_squares occupied)
{
	laws_squares with = between->with & lines_beside(LAWS_SQUARE_SET(square));

	return between->shared & LAWS_SQUARE_SET(square) &&
	       (with & occupied || find_together(between, with & ~occupied, t));
}
