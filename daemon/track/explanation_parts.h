/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * What the files share that one explanation is made in.
 */
#ifndef TOUCHMOVE_EXPLANATION_PARTS_H
#define TOUCHMOVE_EXPLANATION_PARTS_H

#include <string.h>

#include "track/explanation.h"

static inline enum laws_side mover(const struct explanation *explanation)
{
	return laws_position_side(&explanation->turn->position);
}

/*
 * True for a piece of the turn's position. Behind a gap something may be lifted where by this
 * reading nothing stood; that has no home, and neither has what comes from beside the board.
 */
static inline bool has_home(piece_token token)
{
	return token != TOKEN_NONE && token != TOKEN_NEW;
}

static inline bool is_own(const struct explanation *explanation, piece_token token)
{
	if (!has_home(token))
		return false;
	return laws_piece_side(explanation_piece(explanation, token)) == mover(explanation);
}

static inline bool went_back(const struct placed *placed)
{
	return placed->square == placed->piece.from;
}

static inline void unplace(struct explanation *explanation, size_t index)
{
	memmove(&explanation->placed[index], &explanation->placed[index + 1],
		(explanation->placed_count - index - 1) * sizeof(explanation->placed[0]));
	explanation->placed_count--;
}

/* Queues @act as told, unless there is no room. */
void explanation_say(struct explanation *explanation, const struct laws_act *act);

/* Queues that the piece of @held was touched, unless that was told. */
void explanation_say_touch(struct explanation *explanation, struct held *held);

#endif
