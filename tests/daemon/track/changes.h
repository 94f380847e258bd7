/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Changes of reeds, and the line that explains them. */
#ifndef TOUCHMOVE_TESTS_CHANGES_H
#define TOUCHMOVE_TESTS_CHANGES_H

#include "track/lines_internal.h"
#include "track/model.h"

/* A reed changes at @t, in ms. */
struct change {
	laws_square square;
	bool closed;
	int t;
};

/* What is noted behind the changes so far. */
struct changes {
	struct turn_log log;
	laws_squares occupied;
	int t; /* of the last one, in ms */
};

/* A line without a move from the position of @fen. */
struct line changes_begin_line(const char *fen);

/* Nothing has changed since @occupied was. */
void changes_begin(struct changes *changes, laws_squares occupied);

void changes_note(struct changes *changes, const struct change each[], size_t count);

/* The reed of @square opens or closes @pause ms after the last change. */
void changes_flip(struct changes *changes, laws_square square, int pause);

/*
 * @line with the move that explains @changes most likely, at a press at @pressed ms or, with a
 * negative one, at a rest. @lead, or NULL, is set to how much more any other move costs.
 */
struct line changes_explain(const struct changes *changes, const struct line *line, int pressed,
			    unsigned int *lead);

/*
 * What the reeds make the likeliest of @lines cost that begins with the move from @from to @to;
 * UINT32_MAX: none does.
 */
unsigned int changes_cost_of(const struct lines *lines, laws_square from, laws_square to);

#endif
