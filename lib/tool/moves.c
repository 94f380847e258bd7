/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * chesslaws moves: the legal moves of a position, in an order that stays.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tool/tool.h"

static int compare(const void *a, const void *b)
{
	return strcmp(((const struct named_move *)a)->uci, ((const struct named_move *)b)->uci);
}

size_t list_moves(const struct laws_position *position, struct named_move list[LAWS_MOVES_MAX])
{
	struct laws_move moves[LAWS_MOVES_MAX];
	size_t count = laws_moves(position, moves);

	for (size_t i = 0; i < count; i++) {
		list[i].move = moves[i];
		laws_uci_write(position, moves[i], list[i].uci);
	}
	qsort(list, count, sizeof(list[0]), compare);
	return count;
}

int command_moves(int count, char **arguments)
{
	bool longer = take_flag(&count, arguments, "--long");
	struct named_move list[LAWS_MOVES_MAX];
	struct laws_position position;
	int language = LAWS_ENGLISH;
	size_t moves;

	if (!take_language(&count, arguments, "moves", &language))
		return EXIT_BAD_INPUT;
	if (count < 1)
		return bad_input("moves: the FEN is missing; 'start' is the initial position");
	if (!position_from_arguments(&position, count, arguments))
		return EXIT_BAD_INPUT;
	moves = list_moves(&position, list);
	for (size_t i = 0; i < moves; i++) {
		char text[LAWS_MOVE_TEXT_SIZE];

		if (longer)
			laws_long_write_in(&position, list[i].move, (enum laws_language)language,
					   text);
		else
			laws_san_write_in(&position, list[i].move, (enum laws_language)language,
					  text);
		printf("%s %s\n", list[i].uci, text);
	}
	return EXIT_YES;
}
