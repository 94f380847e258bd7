/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * chesslaws perft: how many lines of legal moves there are, the usual test of
 * a move generator.
 */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "tool/tool.h"

#define DEPTH_MAX 15 /* of the initial position, deeper counts do not fit in 64 bits */

/* Returns the depth, or -1 for anything but a number in its range. */
static int read_depth(const char *text)
{
	int depth = 0;

	if (!*text)
		return -1;
	for (; *text; text++) {
		if (*text < '0' || *text > '9')
			return -1;
		depth = depth * 10 + (*text - '0');
		if (depth > DEPTH_MAX)
			return -1;
	}
	return depth;
}

static void divide(const struct laws_position *position, int depth)
{
	struct named_move list[LAWS_MOVES_MAX];
	size_t moves = list_moves(position, list);

	for (size_t i = 0; i < moves; i++) {
		struct laws_position after = *position;

		laws_move_play(&after, list[i].move);
		printf("%s %" PRIu64 "\n", list[i].uci,
		       laws_perft(&after, (unsigned int)depth - 1));
	}
}

int command_perft(int count, char **arguments)
{
	bool by_move = take_flag(&count, arguments, "--divide");
	struct laws_position position;
	int depth;

	/* The option may also stand behind the depth; the depth is read as the last argument. */
	if (count > 1 && !strcmp(arguments[count - 1], CHESS960)) {
		arguments[count - 1] = arguments[count - 2];
		arguments[count - 2] = CHESS960;
	}
	if (count < 2)
		return bad_input("perft: needs a FEN and a depth, as in 'perft start 5'");
	depth = read_depth(arguments[count - 1]);
	if (depth < 0)
		return bad_input("perft: the depth '%s' is no number from 0 to %d",
				 arguments[count - 1], DEPTH_MAX);
	if (!position_from_arguments(&position, count - 1, arguments))
		return EXIT_BAD_INPUT;
	if (by_move && depth > 0)
		divide(&position, depth);
	else
		printf("%" PRIu64 "\n", laws_perft(&position, (unsigned int)depth));
	return EXIT_YES;
}
