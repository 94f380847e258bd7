/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * A span of a recording as rows of text: what each contact that changed in it
 * was at every instant, and the edges that debounce made of that. Knows
 * neither games nor terminals.
 */
#ifndef TOUCHMOVE_CTL_TIMELINE_H
#define TOUCHMOVE_CTL_TIMELINE_H

#include <stdio.h>

#include "input/frame.h"

#define TIMELINE_COLUMNS_MAX 400
#define TIMELINE_BOARD	     (64 + INPUT_BITS) /* contacts of a board */
#define TIMELINE_CONTACTS    (2 * TIMELINE_BOARD)
#define TIMELINE_EDGES	     200

struct timeline {
	laws_time begin;
	laws_time end;
	unsigned int columns;
	struct timeline_row {
		laws_time first; /* change in the span, or LAWS_NEVER */
		bool closed;	 /* now, as far as samples were taken */
		bool before;	 /* when the span began */
		bool closes[TIMELINE_COLUMNS_MAX];
		unsigned char changes[TIMELINE_COLUMNS_MAX];
	} rows[TIMELINE_CONTACTS];
	struct timeline_edge {
		unsigned int contact;
		bool closed;
		bool brush;
		laws_time first;
		laws_time settled;
	} edges[TIMELINE_EDGES];
	size_t edge_count;
};

/* A span from @begin to @end, in µs, in @columns columns of at most TIMELINE_COLUMNS_MAX. */
void timeline_init(struct timeline *timeline, laws_time begin, laws_time end, unsigned int columns);

/* Takes the recording's inputs, in their order, and what debounce makes of them. */
void timeline_take(struct timeline *timeline, const struct input *input);
struct edge;
void timeline_take_edge(struct timeline *timeline, unsigned int board, const struct edge *edge);

/*
 * Prints the rows, a contact a line in the order of their first change: '#'
 * where something stands or is down, '.' where not, '~' where it changed more
 * than once within a column. Then the edges, a line each.
 */
void timeline_print(const struct timeline *timeline, FILE *file);

#endif
