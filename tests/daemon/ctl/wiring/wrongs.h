/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The faults of a soldered board, counted, so that tests can try each and every two. */
#ifndef TEST_WRONGS_H
#define TEST_WRONGS_H

#include "matrix.h"

enum sort {
	DEAD,  /* a reed that never closes */
	STUCK, /* a contact that is always closed */
	SWAPPED,
	ALSO, /* a piece closes the reed beside its own, too */
	ROW_OPEN,
	COLUMN_OPEN,
	ROW_GROUND,
	COLUMN_GROUND,
	ROWS_JOINED,
	COLUMNS_JOINED,
	ROWS_SWAPPED,
	COLUMNS_SWAPPED,
	SLOW,
	LATE,
	TURNED, /* one of seven ways */
	SORTS,
};

struct wrong {
	enum sort sort;
	unsigned int a, b; /* squares or lines; SLOW, LATE: 8 is all columns */
};

/* How many cases a sort has. */
unsigned int wrong_cases(enum sort sort);

/* Makes a case; false: that number is none. */
bool wrong_make(enum sort sort, unsigned int number, struct wrong *wrong);

void wrong_inject(struct matrix *matrix, const struct wrong *wrong);

#endif
