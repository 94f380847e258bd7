/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * What a person could tell who has the whole trace and all the time in the world: an upper
 * bound of what any program can be asked for.
 *
 * He sees which reeds are closed whenever the next hand sets out, and which ones opened since;
 * he knows which switches cannot be relied on, which pieces stand badly, how many moves were
 * made while nobody looked, and what pawns became. He tries every line of legal moves that
 * fits all of it to the end of the game. Where more than one is left, nobody can tell.
 * Mostly these are moves that nobody saw, whose order the board does not show, and captures
 * that left no trace.
 */
#ifndef BENCH_PERSON_H
#define BENCH_PERSON_H

#include "score.h"

/* Moves that nobody can tell, from 1; both 0: there are none. */
struct doubt {
	unsigned int from;
	unsigned int to;
};

/*
 * The moves of the @score of @list from the first to the last of which the trace leaves more
 * than one. Where more lines fit than can be kept, all from there on count as such.
 */
struct doubt person_doubts(const struct score *score, const struct input_list *list);

#endif
