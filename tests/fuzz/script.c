/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Any bytes as the script of a virtual board, which the kernel module reads: the very file, with
 * what it takes from the kernel. There are never more steps than lines, times never decrease, and
 * what is refused is refused with a line that there is.
 */
#include <errno.h>
#include <stdbool.h>
#include <sys/types.h>

#include "fuzz.h"

typedef uint64_t u64;
typedef uint8_t u8;

static inline int hex_to_bin(unsigned char c)
{
	if (c >= '0' && c <= '9')
		return c - '0';
	c |= 0x20;
	return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

#include "../../driver/sim-script.c"

static void check_steps(const struct reedboard_step *steps, size_t count)
{
	for (size_t n = 0; n < count; n++) {
		CHECK(steps[n].at_us <= REEDBOARD_SCRIPT_US_MAX);
		CHECK(steps[n].inputs <= 0xf);
		CHECK(steps[n].uncertainty_us <= UINT32_MAX);
		CHECK(!n || steps[n].at_us >= steps[n - 1].at_us);
	}
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct reedboard_script_error error;
	struct reedboard_step *steps;
	size_t lines;
	ssize_t count;
	char *text = malloc(size ? size : 1); /* no zero at its end */

	CHECK(text);
	if (size)
		memcpy(text, data, size);
	lines = reedboard_script_lines(text, size);
	CHECK(lines <= size);
	steps = malloc(lines ? lines * sizeof(*steps) : 1);
	CHECK(steps);
	count = reedboard_script_parse(text, size, steps, &error);
	if (count < 0)
		CHECK(count == -EINVAL && error.what && error.line >= 1 && error.line <= lines);
	else
		CHECK((size_t)count <= lines);
	if (count > 0)
		check_steps(steps, count);
	free(steps);
	free(text);
	return 0;
}
