/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The games of files, acted out one after the other. */
#ifndef BENCH_GAMES_H
#define BENCH_GAMES_H

#include "score.h"
#include "simulate.h"

struct text {
	const char *name;
	char *start;
	size_t size;
};

/* Reads all games of all files again and again, with a new seed each time. */
struct reader {
	const struct text *texts;
	unsigned int text_count;
	unsigned int text;
	unsigned int game; /* of its file, from 1 */
	uint64_t seed;
	struct laws_pgn score;
	struct laws_pgn acted;
};

/* Begins with the first game of @texts, which must hold a game that can be acted. */
struct reader reader_begin(const struct text *texts, unsigned int text_count, uint64_t seed);

/*
 * Reads the next game's score and acts it; inputs_free() frees @list. Skips games that cannot be
 * acted.
 */
void game_next(struct reader *reader, const struct simulation *simulation, struct score *score,
	       struct input_list *list);

/* The file name of the present game. */
const char *reader_file(const struct reader *reader);

#endif
