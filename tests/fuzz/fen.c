/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Any bytes as a FEN, standard and of Chess960. What is a position reads back
 * from its own FEN, and so does each of its moves from its names.
 */
#include "fuzz.h"

static void check_text(const char *text, int (*read)(const char *, struct laws_setup *, size_t *))
{
	struct laws_position position;
	struct laws_setup setup;
	size_t offset = 0;
	int error = read(text, &setup, &offset);

	CHECK(error <= 0 && error >= LAWS_FEN_TRAILING);
	CHECK(offset <= strlen(text));
	if (!error && laws_position_init(&position, &setup) == 0) {
		check_fen_round_trip(&position);
		check_moves(&position);
	}
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	char *text = string_of(data, size);

	check_text(text, laws_fen_read);
	check_text(text, laws_fen_read_chess960);
	free(text);
	return 0;
}
