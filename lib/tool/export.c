/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * chesslaws export: games as people wrote them down, in any language, written
 * anew in PGN's export format. Variations and NAGs do not come along.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tool/tool.h"

static char *copy_of(struct laws_text text)
{
	char *copy = strndup(text.start, text.length);

	if (!copy)
		out_of_memory();
	return copy;
}

/*
 * The tags of the game, whose texts and array the caller frees. The result of the
 * movetext is the game's, whatever its tag says: of several the first counts.
 */
static struct laws_pgn_tag *copy_tags(const struct laws_pgn *pgn, enum laws_result result,
				      size_t *count)
{
	const char *text = laws_result_pgn(result);
	struct laws_pgn_tag *tags = NULL;
	struct laws_text name = {"Result", strlen("Result")};
	struct laws_text value = {text, strlen(text)};

	*count = 0;
	do {
		struct laws_pgn_tag *more = realloc(tags, (*count + 1) * sizeof(*tags));
		char *copy = malloc(value.length + 1);

		if (!more || !copy)
			out_of_memory();
		laws_pgn_value_write(value, copy, value.length + 1);
		tags = more;
		tags[*count] = (struct laws_pgn_tag){copy_of(name), copy};
	} while (laws_pgn_tag_at(pgn, (*count)++, &name, &value));
	return tags;
}

static void write_tags(struct laws_pgn_writer *writer, const struct laws_pgn *pgn,
		       enum laws_result result)
{
	size_t count;
	struct laws_pgn_tag *tags = copy_tags(pgn, result, &count);

	laws_pgn_write_tags(writer, tags, count);
	for (size_t i = 0; i < count; i++) {
		free((char *)tags[i].name);
		free((char *)tags[i].value);
	}
	free(tags);
}

static void write_item(struct laws_pgn_writer *writer, const struct laws_position *before,
		       const struct laws_pgn_item *item)
{
	char *comment;

	if (item->kind == LAWS_PGN_ITEM_MOVE) {
		laws_pgn_write_move(writer, before, item->move);
	} else if (item->kind == LAWS_PGN_ITEM_COMMENT) {
		comment = copy_of(item->text);
		laws_pgn_write_comment(writer, comment);
		free(comment);
	}
}

/* Writes the game that @start is at; returns how many bytes it needs. */
static size_t write_game(const struct laws_pgn *start, enum laws_result result, char *text,
			 size_t size)
{
	struct laws_pgn pgn = *start;
	struct laws_pgn_item item;
	struct laws_position before;
	struct laws_pgn_writer writer;
	int error;

	laws_pgn_writer_init(&writer, text, size);
	write_tags(&writer, &pgn, result);
	do {
		before = *laws_pgn_position(&pgn);
		error = laws_pgn_next_item(&pgn, &item);
		write_item(&writer, &before, &item);
	} while (laws_pgn_goes_on(error) || item.kind != LAWS_PGN_END_OF_GAME);
	laws_pgn_write_result(&writer, result);
	return writer.length;
}

void export_game(const struct laws_pgn *start, enum laws_result result)
{
	size_t size = write_game(start, result, NULL, 0) + 1;
	char *text = malloc(size);

	if (!text)
		out_of_memory();
	write_game(start, result, text, size);
	fputs(text, stdout);
	free(text);
}
