/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Merges the events of several editions into one text, in which a line that does not occur in
 * all of them begins with those in which it does: "[2001 2017] 2.600 …" (script.h).
 */
#ifndef TEST_MERGE_H
#define TEST_MERGE_H

#include <stddef.h>

struct merge_line {
	char *text;
	unsigned int editions; /* 1 << enum laws_edition */
};

/* All zero is an empty one. */
struct merge {
	struct merge_line *lines;
	size_t count;
	unsigned int editions;
};

/* Adds @told, the whole lines of @edition, a bit. Ends the program when there is no memory. */
void merge_add(struct merge *merge, unsigned int edition, const char *told);

/* The text, which the caller frees. */
char *merge_write(const struct merge *merge);

void merge_free(struct merge *merge);

#endif
