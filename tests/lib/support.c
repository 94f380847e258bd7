/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "support.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

unsigned int faults_of(const char *fen)
{
	struct laws_setup setup;
	size_t offset = 0;

	cr_assert_eq(laws_fen_read(fen, &setup, &offset), 0, "%s: byte %zu", fen, offset);
	return laws_setup_faults(&setup);
}

struct laws_position position_or_fail(const char *fen)
{
	struct laws_position position;
	struct laws_setup setup;

	cr_assert_eq(laws_fen_read(fen, &setup, NULL), 0, "%s", fen);
	cr_assert_eq(laws_position_init(&position, &setup), 0, "%s", fen);
	return position;
}

struct laws_move move_or_fail(const struct laws_position *position, const char *uci)
{
	struct laws_move move = {0};
	char fen[LAWS_FEN_SIZE];

	laws_fen_write(position, fen);
	cr_assert_eq(laws_uci_read(position, uci, strlen(uci), &move), 0, "%s in %s", uci, fen);
	return move;
}

void play_or_fail(struct laws_position *position, const char *uci_moves)
{
	char move[8];
	int used;

	while (sscanf(uci_moves, "%7s%n", move, &used) == 1) {
		laws_move_play(position, move_or_fail(position, move));
		uci_moves += used;
	}
}

void expect_fen(const struct laws_position *position, const char *fen)
{
	char text[LAWS_FEN_SIZE];

	laws_fen_write(position, text);
	cr_assert_str_eq(text, fen);
}
