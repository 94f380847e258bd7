/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* A source that recognises pieces has one where another stood: no reed has told that. */
#ifndef TOUCHMOVE_EXCHANGE_H
#define TOUCHMOVE_EXCHANGE_H

#include "input/edge.h"

struct tracker;
struct acts;

/* Takes the change of a square, or that another piece is recognised there. */
void exchange_take(struct tracker *tracker, const struct edge *edge, laws_time now,
		   struct acts *acts);

#endif
