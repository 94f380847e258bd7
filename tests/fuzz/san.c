/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * A line with a FEN, then any bytes as a move in that position (the initial
 * one if the first line is no position), in SAN, in the letters of each language
 * and in UCI. What is read as a move is legal, and its proper names mean the same
 * move.
 */
#include "fuzz.h"

static void position_of(struct laws_position *position, const uint8_t *data, size_t size)
{
	char *text = string_of(data, size);
	struct laws_setup setup;

	laws_position_start(position);
	if (laws_fen_read(text, &setup, NULL) == 0)
		laws_position_init(position, &setup);
	free(text);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	const uint8_t *end = size ? memchr(data, '\n', size) : NULL;
	size_t line = end ? (size_t)(end - data) : 0;
	size_t skipped = end ? line + 1 : 0;
	struct laws_position position;
	struct laws_move move;
	char *text;

	position_of(&position, data, line);
	text = string_of(data + skipped, size - skipped);
	if (laws_san_read(&position, text, size - skipped, &move) == 0)
		check_notation(&position, move);
	for (int i = 0; i < LAWS_LANGUAGES; i++) {
		enum laws_language language = (enum laws_language)i;

		if (laws_san_read_in(&position, text, size - skipped, language, &move) == 0) {
			check_notation(&position, move);
			check_language(&position, move, language);
		}
	}
	if (laws_uci_read(&position, text, size - skipped, &move) == 0)
		check_notation(&position, move);
	free(text);
	return 0;
}
