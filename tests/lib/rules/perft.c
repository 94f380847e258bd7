/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * perft of the positions in perft.txt and, of Chess960, in perft-chess960.txt:
 * exact at every depth that they give.
 */
#include <criterion/criterion.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <chesslaws.h>

#include "../support.h"

#ifdef TEST_SANITIZED
#define DEPTH_MAX 4
#else
#define DEPTH_MAX 5
#endif

static struct laws_position chess960_or_fail(const char *fen)
{
	struct laws_position position;
	struct laws_setup setup;

	cr_assert_eq(laws_fen_read_chess960(fen, &setup, NULL), 0, "%s", fen);
	cr_assert_eq(laws_position_init(&position, &setup), 0, "%s", fen);
	return position;
}

/* Returns how many counts the line gives, of which the deepest may be left out here. */
static unsigned int check_line(char *line, struct laws_position (*read)(const char *fen))
{
	char *fields;
	struct laws_position position;
	unsigned int depth = 0;

	fields = strchr(line, ';');
	cr_assert_not_null(fields, "%s", line);
	fields[-1] = '\0';
	position = read(line);
	for (char *field = strtok(fields + 1, ";"); field; field = strtok(NULL, ";")) {
		uint64_t expected = strtoull(field, NULL, 10);

		if (++depth > DEPTH_MAX)
			continue;
		cr_assert_eq(laws_perft(&position, depth), expected, "%s, depth %u: %" PRIu64, line,
			     depth, laws_perft(&position, depth));
	}
	return depth;
}

/* Returns how many positions the file has, each with @depth counts at least. */
static unsigned int check_file(const char *name, unsigned int depth,
			       struct laws_position (*read)(const char *fen))
{
	FILE *file = fopen(name, "r");
	unsigned int positions = 0;
	char line[512];

	cr_assert_not_null(file);
	while (fgets(line, sizeof(line), file)) {
		if (line[0] == '#')
			continue;
		cr_assert_geq(check_line(line, read), depth, "%s: too few counts", line);
		positions++;
	}
	fclose(file);
	return positions;
}

Test(perft, known_counts_are_exact, .timeout = 600)
{
	cr_assert_eq(check_file(TEST_SOURCE_DIR "/rules/perft.txt", 6, position_or_fail), 6);
}

Test(perft, known_counts_of_chess960_are_exact, .timeout = 600)
{
	cr_assert_eq(check_file(TEST_SOURCE_DIR "/rules/perft-chess960.txt", 4, chess960_or_fail),
		     120);
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
