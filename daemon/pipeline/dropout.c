/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Lines are compared as sets of squares: a wire takes away all that stands on one, and no more. */
#include "pipeline/dropout.h"

/* Eight ranks, eight files, and the board. */
#define LINES 17

static laws_squares squares_of(unsigned int line)
{
	if (line < 8)
		return UINT64_C(0xff) << (8 * line);
	return line < 16 ? UINT64_C(0x0101010101010101) << (line - 8) : ~(laws_squares)0;
}

void dropout_end(struct dropout *dropout)
{
	*dropout = (struct dropout){.since = LAWS_NEVER, .back = LAWS_NEVER};
}

/* The lines of which all that stood has gone at once; none where more went than stood on them. */
static unsigned int find_dropped(laws_squares occupied, laws_squares opened)
{
	unsigned int dropped = 0;
	laws_squares beside = opened;

	for (unsigned int line = 0; line < LINES; line++) {
		laws_squares squares = squares_of(line);

		if (occupied & squares || __builtin_popcountll(opened & squares) < DROPOUT_SQUARES)
			continue;
		dropped |= 1u << line;
		beside &= ~squares;
	}
	return beside ? 0 : dropped;
}

static bool is_out(const struct dropout *dropout, laws_squares occupied)
{
	for (unsigned int line = 0; line < LINES; line++)
		if (dropout->lines >> line & 1 && !(occupied & squares_of(line)))
			return true;
	return false;
}

bool dropout_look(struct dropout *dropout, laws_squares occupied, laws_squares opened, laws_time t)
{
	unsigned int had = dropout->lines;

	dropout->lines |= find_dropped(occupied, opened);
	dropout->squares = 0;
	for (unsigned int line = 0; line < LINES; line++)
		if (dropout->lines >> line & 1)
			dropout->squares |= squares_of(line);
	if (dropout->lines && !had)
		dropout->since = t;
	if (is_out(dropout, occupied))
		dropout->back = LAWS_NEVER;
	else if (dropout->lines && dropout->back == LAWS_NEVER)
		dropout->back = t;
	return dropout->lines != had;
}
