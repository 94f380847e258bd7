/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Presses of the clock. */
#ifndef TOUCHMOVE_PRESSING_H
#define TOUCHMOVE_PRESSING_H

#include "input/edge.h"

struct tracker;
struct acts;

/* Takes the press of the lever @edge, which has gone down. */
void pressing_take(struct tracker *tracker, const struct edge *edge, struct acts *acts);

/* Hands out that @side has pressed with what is occupied now. */
void pressing_emit(struct tracker *tracker, enum laws_side side, const struct edge *edge,
		   struct acts *acts);

#endif
