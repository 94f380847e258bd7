/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The record as it was told: completed moves, those withdrawn, and promotions that were amended.
 * Moves are legal and follow one another, but where an arbiter has set a position or illegal moves
 * were answered: then the game goes on from elsewhere, or from what those plies can have changed.
 */
#ifndef TEST_TOLD_H
#define TEST_TOLD_H

#include "event/event.h"

/* A move that was completed. */
struct told_move {
	unsigned int ply;
	struct laws_position before;
	struct laws_move move;
};

struct told {
	bool playing;
	bool is_set_up; /* the next move may go on from another position; the caller may set it */
	unsigned int completed;
	struct laws_position after;
	/* The moves since the game's start, with room for @most; the caller's. */
	struct told_move *moves;
	size_t most;
	size_t count;
};

/* Takes the next event. Returns what is wrong with it, or NULL. */
const char *told_take(struct told *told, const struct event *event);

#endif
