/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * What is told in several editions as one text, in which a line that is not told in all of them
 * begins with those in which it is: "[2001 2017] 2.600 …" (script.h).
 */
#ifndef TEST_MERGE_H
#define TEST_MERGE_H

#include <stddef.h>

struct merge_line {
	char *text;
	unsigned int editions; /* 1 << enum laws_edition */
};

/* All zero is one of nothing. */
struct merge {
	struct merge_line *lines;
	size_t count;
	unsigned int editions;
};

/* Adds @told, whole lines, of @edition, a bit; memory that is out ends the program. */
void merge_add(struct merge *merge, unsigned int edition, const char *told);

/* The text, which the caller frees. */
char *merge_write(const struct merge *merge);

void merge_free(struct merge *merge);

#endif
