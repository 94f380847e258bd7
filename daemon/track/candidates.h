/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * What the arbiter may choose from while the record is in doubt: the lines of moves by which the
 * board is explained, the likeliest first, and the one that he chooses made the record.
 *
 * The list changes as the game goes on, while he looks at it. So a candidate keeps its number as
 * long as it is in the list with the same moves, and no number is ever given twice.
 */
#ifndef TOUCHMOVE_CANDIDATES_H
#define TOUCHMOVE_CANDIDATES_H

#include "input/edge.h"
#include "track/lines.h"

#define CANDIDATES_MOST 8

struct candidate {
	unsigned int number;
	bool is_record; /* the record as it is */
	unsigned int cost;
	struct laws_position position; /* its moves lead to */
	laws_squares loose;	       /* what shows otherwise there */
	unsigned int count;
	struct laws_move moves[LINES_PLIES];
};

struct candidates {
	unsigned int given;	     /* the last number */
	unsigned int ply;	     /* of the first move of each */
	struct laws_position before; /* in which that is made */
	size_t count; /* 0: the record is not in doubt, or nothing explains the board */
	struct candidate each[CANDIDATES_MOST];
};

struct tracker;
struct acts;

/* Lists anew, when all acts so far are on the record. The same list keeps its numbers. */
void candidates_list(struct tracker *tracker);

/* Takes the order of @edge: the candidate of that number becomes the record. */
void candidates_choose(struct tracker *tracker, const struct edge *edge, struct acts *acts);

/*
 * By the likeliest reading the game is over, by mate or stalemate, and by another one, hardly less
 * likely, it goes on.
 */
bool candidates_end_is_guess(const struct tracker *tracker);

#endif
