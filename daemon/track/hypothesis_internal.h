/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Shared by the files that make up one hypothesis. */
#ifndef TOUCHMOVE_HYPOTHESIS_INTERNAL_H
#define TOUCHMOVE_HYPOTHESIS_INTERNAL_H

#include <string.h>

#include "track/hypothesis.h"

static inline enum laws_side mover(const struct hypothesis *hypothesis)
{
	return laws_position_side(&hypothesis->turn->position);
}

/*
 * True for a piece of the turn's position. A piece from beside the board has no home, nor has
 * one lifted after a gap where this reading had none.
 */
static inline bool has_home(piece_token token)
{
	return token != TOKEN_NONE && token != TOKEN_NEW;
}

static inline bool is_own(const struct hypothesis *hypothesis, piece_token token)
{
	if (!has_home(token))
		return false;
	return laws_piece_side(hypothesis_piece(hypothesis, token)) == mover(hypothesis);
}

static inline bool went_back(const struct placed *placed)
{
	return placed->square == placed->piece.from;
}

static inline void unplace(struct hypothesis *hypothesis, size_t index)
{
	memmove(&hypothesis->placed[index], &hypothesis->placed[index + 1],
		(hypothesis->placed_count - index - 1) * sizeof(hypothesis->placed[0]));
	hypothesis->placed_count--;
}

/* Queues @act; counts it as lost when there is no room. */
void hypothesis_emit(struct hypothesis *hypothesis, const struct laws_act *act);

/* Queues that the piece of @held was touched, unless that was reported. */
void hypothesis_emit_touch(struct hypothesis *hypothesis, struct held *held);

#endif
