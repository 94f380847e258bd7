/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * How far a trace determines its game: what a person could find out who has the whole trace
 * and any amount of time. No program can be asked for more.
 *
 * The person sees which reeds are closed whenever the next hand sets out, and which ones opened
 * since the last one did; and knows which switches fail, which reeds close without a piece, the
 * number of moves in an outage, and what pawns became. A piece may stand beside its open reed,
 * but no line needs more such pieces than the game had. All lines of legal moves that fit this
 * to the end of the game are followed; a move in which they differ is indeterminate. Mostly
 * that is the order of moves in an outage, a capture that opened no reed, or the square of a
 * piece beside its reed.
 */
#ifndef BENCH_PERSON_H
#define BENCH_PERSON_H

#include "score.h"

/* A range of moves, from 1, that holds all indeterminate ones; both 0: there are none. */
struct doubt {
	unsigned int from;
	unsigned int to;
};

/*
 * Finds the indeterminate moves of @list, whose moves are those of @score. Where more lines fit
 * than can be kept, all moves from there on count as such.
 */
struct doubt person_doubts(const struct score *score, const struct input_list *list);

#endif
