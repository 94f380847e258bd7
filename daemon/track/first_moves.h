/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The first moves of a game that nobody has begun: the pieces stood ready, the players moved, and
 * only then was the clock started, or the start ordered. The changes are kept in their order, since
 * what stands at last does not tell which move came first.
 */
#ifndef TOUCHMOVE_FIRST_MOVES_H
#define TOUCHMOVE_FIRST_MOVES_H

#include "input/edge.h"

/* So many moves are found. */
#define FIRST_MOVES_MOST 8

/* So many changes are kept: twice those of as many moves, each of them a capture. */
#define FIRST_CHANGES_MOST 48

struct first_moves {
	unsigned int count; /* of changes since the start position stood; may be more than kept */
	struct first_change {
		laws_square square;
		bool closed;
		laws_time at;
	} changes[FIRST_CHANGES_MOST];
};

struct found_moves {
	struct laws_move moves[FIRST_MOVES_MOST];
	unsigned int count;
	struct laws_position after; /* all of them */
	laws_square held;	    /* what the next player has lifted, or LAWS_NO_SQUARE */
};

/* The start position stands: nothing has changed. */
void first_moves_begin(struct first_moves *first);

/* Notes the change of a square. */
void first_moves_note(struct first_moves *first, const struct edge *edge);

/*
 * The legal moves from @start that the reeds of @known have shown, each before the next. Returns
 * false where none are, where several courses fit, or where more than one piece that is lifted is
 * missing behind the last.
 */
bool first_moves_find(const struct first_moves *first, const struct laws_position *start,
		      laws_squares known, struct found_moves *found);

#endif
