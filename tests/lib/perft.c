/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * perft of the positions in perft.txt, exact at every depth it gives.
 */
#include <criterion/criterion.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <chesslaws.h>

#include "support.h"

#ifdef TEST_SANITIZED
#define DEPTH_MAX 4
#else
#define DEPTH_MAX 5
#endif

static void check_line(char *line)
{
	char *fields;
	struct laws_position position;
	unsigned int depth = 0;

	fields = strchr(line, ';');
	cr_assert_not_null(fields, "%s", line);
	fields[-1] = '\0';
	position = position_or_fail(line);
	for (char *field = strtok(fields + 1, ";"); field; field = strtok(NULL, ";")) {
		uint64_t expected = strtoull(field, NULL, 10);

		if (++depth > DEPTH_MAX)
			break;
		cr_assert_eq(laws_perft(&position, depth), expected, "%s, depth %u: %" PRIu64, line,
			     depth, laws_perft(&position, depth));
	}
	cr_assert_geq(depth, 5, "%s: too few counts", line);
}

Test(perft, known_counts_are_exact, .timeout = 600)
{
	FILE *file = fopen(TEST_SOURCE_DIR "/perft.txt", "r");
	unsigned int positions = 0;
	char line[512];

	cr_assert_not_null(file);
	while (fgets(line, sizeof(line), file)) {
		if (line[0] == '#')
			continue;
		check_line(line);
		positions++;
	}
	fclose(file);
	cr_assert_eq(positions, 6);
}

Test(perft, depth_zero_is_one_line)
{
	struct laws_position position;

	laws_position_start(&position);
	cr_assert_eq(laws_perft(&position, 0), 1);
}

Test(perft, ends_of_games_have_no_lines)
{
	struct laws_position mated = position_or_fail("R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1");
	struct laws_position stalemated = position_or_fail("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1");

	cr_assert_eq(laws_perft(&mated, 3), 0);
	cr_assert_eq(laws_perft(&stalemated, 3), 0);
}
