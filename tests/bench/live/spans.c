/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include <inttypes.h>

#include "spans.h"

void spans_add(struct spans *spans, int64_t us)
{
	int64_t step = us < 0 ? 0 : us / SPAN_STEP;

	spans->by_step[step < SPAN_MOST ? step : SPAN_MOST]++;
	spans->count++;
}

/* The shortest length, in µs, that at least @permille of a thousand do not exceed. */
static int64_t quantile(const struct spans *spans, unsigned int permille)
{
	uint64_t seen = 0;

	for (int64_t step = 0; step <= SPAN_MOST; step++) {
		seen += spans->by_step[step];
		if (seen && seen * 1000 >= spans->count * permille)
			return (step + 1) * SPAN_STEP;
	}
	return 0;
}

void spans_write(FILE *file, const char *name, const struct spans *spans)
{
	fprintf(file, "%s %" PRIu64 " %" PRId64 " %" PRId64 " %" PRId64 "\n", name, spans->count,
		quantile(spans, 500), quantile(spans, 990), quantile(spans, 1000));
}
