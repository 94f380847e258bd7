/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Copies hypotheses and compares them. */
#include <string.h>

#include "track/hypothesis.h"

void hypothesis_copy(struct hypothesis *to, const struct hypothesis *from)
{
	to->turn = from->turn;
	to->pressed = from->pressed;
	to->cost = from->cost;
	to->swept = from->swept;
	to->unfelt = from->unfelt;
	memcpy(to->standing, from->standing, sizeof(to->standing));
	to->gone = from->gone;
	to->arrived = from->arrived;
	to->made = from->made;
	to->move = from->move;
	to->made_cost = from->made_cost;
	to->made_until = from->made_until;
	to->exchanged = from->exchanged;
	to->fallen = from->fallen;
	to->laid = from->laid;
	to->moved_at = from->moved_at;
	to->began_at = from->began_at;
	to->held_count = from->held_count;
	memcpy(to->held, from->held, from->held_count * sizeof(to->held[0]));
	to->placed_count = from->placed_count;
	memcpy(to->placed, from->placed, from->placed_count * sizeof(to->placed[0]));
	to->journal = from->journal;
	to->pending = from->pending;
}

bool hypothesis_is_alike(const struct hypothesis *a, const struct hypothesis *b)
{
	unsigned int tokens[TOKEN_NEW + 1] = {0};
	laws_squares placed = 0;

	if (a->turn != b->turn || a->laid != b->laid || a->held_count != b->held_count ||
	    a->placed_count != b->placed_count ||
	    memcmp(a->standing, b->standing, sizeof(a->standing)) != 0)
		return false;
	for (size_t i = 0; i < a->held_count; i++) {
		tokens[a->held[i].token]++;
		tokens[b->held[i].token]--;
	}
	for (size_t i = 0; i < a->placed_count; i++)
		placed ^=
			LAWS_SQUARE_SET(a->placed[i].square) ^ LAWS_SQUARE_SET(b->placed[i].square);
	for (size_t i = 0; i <= TOKEN_NEW; i++)
		if (tokens[i])
			return false;
	return placed == 0;
}
