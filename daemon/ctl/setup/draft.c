/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The file is walked line by line, as the configuration's reader splits it. */
#include <errno.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ctl/setup/draft.h"

enum where {
	IN_OTHER,
	IN_BOARD,
	IN_LINES,
};

struct walk {
	const struct draft_board *board;
	FILE *text;
	FILE *changes;
	enum where where;
	bool has_board, has_lines; /* their section has come */
	bool dropped;	   /* the last key is dropped, and so are lines that go on with it */
	char section[100]; /* as it stands in the file */
	bool told;	   /* the changes name the section */
};

/* "[board NAME]", or without a name. */
static void name_section(char *section, size_t size, const char *word, const char *name)
{
	snprintf(section, size, "[%s%s%s]", word, name[0] ? " " : "", name);
}

static void change(struct walk *walk, char sign, const char *line, size_t length)
{
	if (!walk->told && walk->section[0])
		fprintf(walk->changes, "  %s\n", walk->section);
	walk->told = true;
	fprintf(walk->changes, "%c %.*s\n", sign, (int)length, line);
}

static void put(struct walk *walk, const char *line, size_t length)
{
	fwrite(line, 1, length, walk->text);
}

/* Adds whole lines, which are told as new. */
static void insert(struct walk *walk, const char *lines)
{
	for (const char *end; *lines; lines = end + 1) {
		end = strchrnul(lines, '\n');
		change(walk, '+', lines, (size_t)(end - lines));
		put(walk, lines, (size_t)(end - lines));
		put(walk, "\n", 1);
		if (!*end)
			return;
	}
}

/* True where @line, behind its blanks, is "[WORD NAME]" with as many blanks as there may be. */
static bool is_section(const char *line, size_t length, const char *word, const char *name)
{
	const char *end = memchr(line, ']', length);
	size_t at = strlen(word);

	if (!end || line[0] != '[')
		return false;
	line++;
	length = (size_t)(end - line);
	if (length < at || strncmp(line, word, at) != 0)
		return false;
	if (at == length)
		return !name[0];
	while (at < length && line[at] == ' ')
		at++;
	return at > strlen(word) && length - at == strlen(name) &&
	       !strncmp(line + at, name, length - at);
}

static void begin_section(struct walk *walk, const char *line, size_t length)
{
	const char *name = walk->board->name;

	snprintf(walk->section, sizeof(walk->section), "%.*s", (int)length, line);
	walk->told = false;
	walk->dropped = false;
	put(walk, line, length);
	put(walk, "\n", 1);
	walk->where = is_section(line, length, "board", name)			     ? IN_BOARD
		      : walk->board->lines && is_section(line, length, "gpio", name) ? IN_LINES
										     : IN_OTHER;
	if (walk->where == IN_BOARD && !walk->has_board)
		insert(walk, walk->board->board);
	if (walk->where == IN_LINES && !walk->has_lines)
		insert(walk, walk->board->lines);
	walk->has_board = walk->has_board || walk->where == IN_BOARD;
	walk->has_lines = walk->has_lines || walk->where == IN_LINES;
}

static bool is_key(const char *line, size_t length, const char *key)
{
	size_t at = strlen(key);

	if (length <= at || strncmp(line, key, at) != 0)
		return false;
	while (at < length && (line[at] == ' ' || line[at] == '\t'))
		at++;
	return at < length && (line[at] == '=' || line[at] == ':');
}

/* True for a key that the new lines stand in place of. */
static bool is_replaced(const struct walk *walk, const char *line, size_t length)
{
	if (walk->where == IN_LINES)
		return true;
	return walk->where == IN_BOARD &&
	       (is_key(line, length, "Source") || is_key(line, length, "Wiring"));
}

static bool is_comment(const char *line, size_t length)
{
	return !length || line[0] == '#' || line[0] == ';';
}

static void take_line(struct walk *walk, const char *line, size_t length)
{
	size_t indent = 0;

	if (length && line[length - 1] == '\r')
		length--;
	while (indent < length && (line[indent] == ' ' || line[indent] == '\t'))
		indent++;
	if (indent < length && line[indent] == '[' && !(indent && walk->dropped)) {
		begin_section(walk, line + indent, length - indent);
		return;
	}
	if (is_comment(line + indent, length - indent)) {
		put(walk, line, length);
		put(walk, "\n", 1);
		return;
	}
	if (!indent)
		walk->dropped = is_replaced(walk, line, length);
	if (walk->dropped) {
		change(walk, '-', line, length);
		return;
	}
	put(walk, line, length);
	put(walk, "\n", 1);
}

/* A section that the file has not. */
static void append_section(struct walk *walk, const char *word, const char *lines, bool apart)
{
	walk->section[0] = '\0';
	walk->told = true;
	if (apart)
		put(walk, "\n", 1);
	name_section(walk->section, sizeof(walk->section), word, walk->board->name);
	change(walk, '+', walk->section, strlen(walk->section));
	fprintf(walk->text, "%s\n", walk->section);
	insert(walk, lines);
}

static void walk_over(struct walk *walk, const char *old, size_t size)
{
	const char *end;

	for (size_t at = 0; at < size; at = (size_t)(end - old) + 1) {
		end = memchr(old + at, '\n', size - at);
		end = end ? end : old + size;
		take_line(walk, old + at, (size_t)(end - (old + at)));
	}
	if (!walk->has_board)
		append_section(walk, "board", walk->board->board, size > 0);
	if (walk->board->lines && !walk->has_lines)
		append_section(walk, "gpio", walk->board->lines, true);
}

int draft_make(struct draft *draft, const char *old, size_t size, const struct draft_board *board)
{
	struct walk walk = {.board = board};
	size_t length;
	bool failed;

	*draft = (struct draft){0};
	walk.text = open_memstream(&draft->text, &draft->size);
	walk.changes = open_memstream(&draft->changes, &length);
	if (walk.text && walk.changes)
		walk_over(&walk, old, size);
	failed = !walk.text || !walk.changes || ferror(walk.text) || ferror(walk.changes);
	failed |= walk.text && fclose(walk.text) != 0;
	failed |= walk.changes && fclose(walk.changes) != 0;
	if (!failed)
		return 0;
	draft_clear(draft);
	return -ENOMEM;
}

void draft_clear(struct draft *draft)
{
	free(draft->text);
	free(draft->changes);
	*draft = (struct draft){0};
}
