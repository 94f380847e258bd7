/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Pieces come in the order of their kinds. */
#include <errno.h>
#include <string.h>

#include "input/trace.h"
#include "store/pieces.h"

/* The last line of a log's head (kept.c). */
#define LAST_OF_HEAD "#kept live "

struct line {
	const char *text;
	size_t length; /* without the line end */
};

void pieces_begin(struct pieces *pieces, const char *text, size_t size)
{
	*pieces = (struct pieces){.text = text, .size = size};
}

static bool take_line(struct pieces *pieces, struct line *line)
{
	const char *text = pieces->text + pieces->at;
	const char *end = memchr(text, '\n', pieces->size - pieces->at);

	if (!end)
		return false;
	pieces->line++;
	*line = (struct line){text, (size_t)(end - text)};
	pieces->at += line->length + 1;
	return true;
}

static bool begins_with(const struct line *line, const char *word)
{
	return line->length >= strlen(word) && !memcmp(line->text, word, strlen(word));
}

static int take_head(struct pieces *pieces, struct line *line)
{
	while (!begins_with(line, LAST_OF_HEAD)) {
		if (line->length && line->text[0] != '#' && !begins_with(line, "set ") &&
		    !begins_with(line, "reedtrace "))
			return -EINVAL;
		if (!take_line(pieces, line))
			return -EINVAL;
	}
	return 1;
}

static int take_time(const struct line *line, const char *word, struct piece *piece)
{
	size_t at = strlen(word);

	if (at == line->length || line->length - at > 16)
		return -EINVAL;
	for (; at < line->length; at++) {
		if (line->text[at] < '0' || line->text[at] > '9')
			return -EINVAL;
		piece->t = piece->t * 10 + (line->text[at] - '0');
	}
	return piece->t <= TRACE_TIME_MAX ? 1 : -EINVAL;
}

static int take_entry(struct pieces *pieces, struct line *line, struct piece *piece)
{
	piece->kind = PIECE_ENTRY;
	if (begins_with(line, "#advance ")) {
		piece->entry = STORE_ADVANCE;
		return take_time(line, "#advance ", piece);
	}
	if (begins_with(line, "#finish ")) {
		piece->entry = STORE_FINISH;
		return take_time(line, "#finish ", piece);
	}
	piece->entry = STORE_INPUT;
	if (line->length == strlen("#order") && begins_with(line, "#order")) {
		piece->entry = STORE_ORDER;
		if (!take_line(pieces, line))
			return -EINVAL;
	}
	return line->length && line->text[0] >= '0' && line->text[0] <= '9' ? 1 : -EINVAL;
}

static int take_event(struct pieces *pieces, struct line *line, struct piece *piece)
{
	const size_t event = strlen("#event "), public = strlen("#public ");

	piece->kind = PIECE_EVENT;
	piece->body = line->text + event;
	piece->body_size = line->length - event;
	if (!take_line(pieces, line) || !begins_with(line, "#public "))
		return -EINVAL;
	piece->public_body = line->text + public;
	piece->public_size = line->length - public;
	return 1;
}

static int take(struct pieces *pieces, struct line *line, struct piece *piece)
{
	if (piece->line == 1) {
		piece->kind = PIECE_HEAD_OF_LOG;
		return take_head(pieces, line);
	}
	if (begins_with(line, "#event "))
		return take_event(pieces, line, piece);
	if (begins_with(line, "#head ")) {
		piece->kind = PIECE_SIGNATURE;
		return 1;
	}
	return take_entry(pieces, line, piece);
}

int pieces_next(struct pieces *pieces, struct piece *piece)
{
	struct line line;
	size_t at = pieces->at;
	int r;

	*piece = (struct piece){.line = pieces->line + 1};
	if (at == pieces->size)
		return 0;
	if (!take_line(pieces, &line))
		return -EINVAL;
	r = take(pieces, &line, piece);
	if (r < 0 || piece->kind < pieces->last)
		return -EINVAL;
	pieces->last = piece->kind;
	piece->text = pieces->text + at;
	piece->size = pieces->at - at;
	return 1;
}

void piece_chain(const struct piece *piece, struct chain *chain)
{
	switch (piece->kind) {
	case PIECE_HEAD_OF_LOG:
		chain_begin(chain, piece->text, piece->size);
		break;
	case PIECE_ENTRY:
		chain_entry(chain, piece->text, piece->size);
		break;
	case PIECE_EVENT:
		chain_event(chain, piece->text, piece->size);
		break;
	case PIECE_SIGNATURE:
		break;
	}
}
