/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Spans of time, counted by their length. */
#ifndef BENCH_SPANS_H
#define BENCH_SPANS_H

#include <stdint.h>
#include <stdio.h>

#define SPAN_STEP 10	  /* µs */
#define SPAN_MOST 1000000 /* steps; longer ones count as the longest */

struct spans {
	uint64_t count;
	uint32_t by_step[SPAN_MOST + 1];
};

/* Counts a span of @us µs; what is below 0 counts as 0. */
void spans_add(struct spans *spans, int64_t us);

/* Writes @name, how many there were, and in µs the p50, the p99 and the longest one, as a line. */
void spans_write(FILE *file, const char *name, const struct spans *spans);

#endif
