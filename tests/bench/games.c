/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Reads scores and acts them out, side by side. */
#include "games.h"

static void text_open(struct reader *reader)
{
	const struct text *text = &reader->texts[reader->text];

	laws_pgn_init(&reader->score, text->start, text->size);
	laws_pgn_init(&reader->acted, text->start, text->size);
	reader->game = 0;
}

static void text_next(struct reader *reader)
{
	reader->text++;
	if (reader->text == reader->text_count) {
		reader->text = 0;
		reader->seed++;
	}
	text_open(reader);
}

void game_next(struct reader *reader, const struct simulation *simulation, struct score *score,
	       struct input_list *list)
{
	struct simulation seeded = *simulation;
	char error[SCRIPT_ERROR_SIZE];

	for (;;) {
		int result = laws_pgn_next_game(&reader->score);

		if (result == 0) {
			text_next(reader);
			continue;
		}
		seeded.seed = reader->seed;
		reader->game++;
		*list = (struct input_list){0};
		if (result > 0 && !score_read(&reader->score, score) && score->plies > 0 &&
		    simulate_next(&seeded, &reader->acted, reader->texts[reader->text].name,
				  reader->game, list, error) == 1)
			return;
	}
}

struct reader reader_begin(const struct text *texts, unsigned int text_count, uint64_t seed)
{
	struct reader reader = {.texts = texts, .text_count = text_count, .seed = seed};

	text_open(&reader);
	return reader;
}

const char *reader_file(const struct reader *reader)
{
	return reader->texts[reader->text].name;
}
