/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Gaps: the board was not observed for a while. */
#ifndef TOUCHMOVE_GAP_H
#define TOUCHMOVE_GAP_H

#include "input/edge.h"

struct tracker;
struct acts;

/* Takes the end of a gap, with what @edge shows. */
void gap_take(struct tracker *tracker, const struct edge *edge, laws_time now, struct acts *acts);

/*
 * Branches by everything that changed unobserved since @from was occupied, and hands out what
 * that decides.
 */
void gap_branch(struct tracker *tracker, laws_squares from, const struct edge *edge, laws_time now,
		struct acts *acts);

#endif
