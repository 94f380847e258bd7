/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * A configuration file as it would be with another source, wiring and lines of one board. Every
 * other line stays what it is and where it is. It knows neither disk nor terminal.
 */
#ifndef TOUCHMOVE_CTL_DRAFT_H
#define TOUCHMOVE_CTL_DRAFT_H

#include <stddef.h>

struct draft {
	char *text;
	size_t size;
	/*
	 * What is changed, for a person: lines that go behind "- ", that come behind "+ ", with the
	 * section they are in behind "  ".
	 */
	char *changes;
};

/* What a board is to have: whole lines, each with its end. */
struct draft_board {
	const char *name;  /* sections [board NAME] and [gpio NAME]; "": those without a name */
	const char *board; /* for [board], in place of Source= and Wiring= there */
	const char *lines; /* for [gpio], in place of all keys there; NULL: that section stays */
};

/*
 * Makes a draft from @size bytes at @old, which is valid; the caller clears it. Returns 0 or
 * -ENOMEM.
 */
int draft_make(struct draft *draft, const char *old, size_t size, const struct draft_board *board);

void draft_clear(struct draft *draft);

#endif
