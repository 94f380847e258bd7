/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What squares show together: rows, columns, the way in which a board lies. For diagnosis.c. */
#ifndef TOUCHMOVE_CTL_LINES_H
#define TOUCHMOVE_CTL_LINES_H

#include "ctl/wiring/diagnosis.h"

/* Rows, then columns. */
#define LINES 128

/*
 * How many squares must speak for a fault of more than themselves. Estimated, so that two faults
 * of single squares never look like one of a line:
 * LINES_ENOUGH: of a line that is open or closed, or read late.
 * LINES_SLOW: of a column that is slow.
 * LINES_VOTES: of a line that shows as another one.
 * LINES_TURNED: of a board that lies differently; more than one rank.
 * LINES_SHIFTED: of a chain that is one clock off; more than one register.
 * LINES_NOTHING: none of these closes, and no other; more than a rank.
 * LINES_EXCEPTIONS: squares of a line that may have a fault of their own beside the line's.
 */
#define LINES_ENOUGH	 4
#define LINES_SLOW	 3
#define LINES_VOTES	 2
#define LINES_TURNED	 12
#define LINES_SHIFTED	 16
#define LINES_NOTHING	 10
#define LINES_EXCEPTIONS 2

struct lines {
	const struct diagnosis_input *input;
	unsigned int columns, rows;
	bool groups;	     /* rows are something that contacts share */
	bool columns_matter; /* so are columns */
	laws_squares stuck;  /* or cannot show, since the column is late */
	laws_squares mapped;
	int own[64];	  /* the contact of a square by the map, or -1 */
	int expected[64]; /* likewise by the map and the way in which the board lies */
	bool tested[64];
	laws_squares raw[64];	  /* what it showed, without what is stuck */
	laws_squares seen[64];	  /* likewise without what is only slow */
	laws_squares slow, late;  /* columns */
	unsigned int turned;	  /* 0, or which of seven ways */
	int shift;		  /* 1 or -1: contacts show as the next or the one before */
	laws_squares sets[LINES]; /* which lines a line shows */
	bool sure[LINES];	  /* its squares say so, and it is one */
	int to[LINES];		  /* the one that is its own by all that is seen, or -1 */
	bool open[LINES];
	laws_squares always; /* rows */
};

/*
 * Finds what squares show together. With @sure lines are joined only where two of them say so: one
 * alone may be something else, of which more will be seen as the walk goes on.
 */
void lines_find(const struct diagnosis_input *input, bool sure, struct lines *lines);

/* The contacts of a line. */
laws_squares lines_contacts(const struct lines *lines, unsigned int line);

/* What @square should show by its lines, in the terms of lines->seen, and as a frame has it. */
laws_squares lines_foreseen(const struct lines *lines, unsigned int square);
laws_squares lines_shown(const struct lines *lines, unsigned int square);

/* The contact of @square by its lines, or -1. */
int lines_place(const struct lines *lines, unsigned int square);

bool lines_is_open(const struct lines *lines, unsigned int square);

/*
 * How @square is called where the board lies in way @turned, of these bits: 1 files run from h, 2
 * ranks run from 8, 4 ranks are files.
 */
unsigned int lines_turn(unsigned int turned, unsigned int square);

#endif
