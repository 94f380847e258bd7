/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Shows a span of a recording as rows of text: the state of each contact that changed in it,
 * and the edges that debounce made. It knows neither games nor terminals.
 */
#ifndef TOUCHMOVE_CTL_TIMELINE_H
#define TOUCHMOVE_CTL_TIMELINE_H

#include <stdio.h>

#include "input/frame.h"

#define TIMELINE_COLUMNS_MAX 400
#define TIMELINE_BOARD	     (64 + INPUT_BITS) /* contacts of one board */
#define TIMELINE_CONTACTS    (2 * TIMELINE_BOARD)
#define TIMELINE_EDGES	     200

struct timeline {
	laws_time begin;
	laws_time end;
	unsigned int columns;
	struct timeline_row {
		laws_time first; /* the first change in the span, or LAWS_NEVER */
		bool closed;	 /* in the latest sample taken */
		bool before;	 /* at the span's begin */
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

/* Take the recording's inputs and debounce's edges, each in order. */
void timeline_take(struct timeline *timeline, const struct input *input);
struct edge;
void timeline_take_edge(struct timeline *timeline, unsigned int board, const struct edge *edge);

/*
 * Prints the rows, one contact a line in the order of their first change: '#' while something
 * stands or is down, '.' while not, '~' where it changed more than once in a column. Then the
 * edges, one a line.
 */
void timeline_print(const struct timeline *timeline, FILE *file);

#endif
