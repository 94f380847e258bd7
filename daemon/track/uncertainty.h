/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * How uncertain the times of the newest edges are. Acts are handed out when it is clear what was
 * done, and bear the times of edges of before; this keeps what those times are worth beside the
 * hypotheses, of which each would have to carry it.
 */
#ifndef TOUCHMOVE_TRACK_UNCERTAINTY_H
#define TOUCHMOVE_TRACK_UNCERTAINTY_H

#include "input/edge.h"

/* Edges remembered: more than those of any move that a hand makes, slides and chatter included. */
#define UNCERTAINTY_EDGES 128

struct uncertainty {
	uint32_t count; /* edges ever noted */
	struct {
		laws_time first;
		uint32_t uncertainty;
		laws_square square; /* LAWS_NO_SQUARE: a lever */
		bool closed;
	} edges[UNCERTAINTY_EDGES];
};

/* Notes @edge, which may be certain. */
void uncertainty_note(struct uncertainty *uncertainty, const struct edge *edge);

/*
 * In µs, how long before its first time @act may have begun. What is not remembered is no surer
 * than the least sure that is.
 */
laws_time uncertainty_of(const struct uncertainty *uncertainty, const struct laws_act *act);

#endif
