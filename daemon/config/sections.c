/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Which board a section is of, and whether it may stand there. */
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "config/sections.h"

const char *const section_words[] = {
	[SECTION_BOARD] = "board",
	[SECTION_GPIO] = "gpio",
	[SECTION_BUS] = "bus",
	[SECTION_REGULATIONS] = "regulations",
	NULL,
};

__attribute__((format(printf, 2, 3))) static int refuse(char error[SECTION_ERROR_SIZE],
							const char *format, ...)
{
	va_list arguments;

	va_start(arguments, format);
	vsnprintf(error, SECTION_ERROR_SIZE, format, arguments);
	va_end(arguments);
	return -EINVAL;
}

bool section_name_is_valid(const char *name, size_t length)
{
	static const char known[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
				    "0123456789_";

	return length > 0 && length < SECTION_NAME_SIZE && strspn(name, known) >= length;
}

static enum section find(const char *word, size_t length)
{
	int section = 0;

	while (section < SECTIONS && (strlen(section_words[section]) != length ||
				      strncmp(section_words[section], word, length) != 0))
		section++;
	return (enum section)section;
}

static struct section_board *find_board(struct sections *sections, const char *name, size_t length)
{
	struct section_board *boards;

	for (size_t i = 0; i < sections->count; i++)
		if (strlen(sections->boards[i].name) == length &&
		    !strncmp(sections->boards[i].name, name, length))
			return &sections->boards[i];
	if (sections->count == CONFIGURATION_BOARDS_MOST)
		return NULL;
	boards = reallocarray(sections->boards, sections->count + 1, sizeof(*boards));
	if (!boards)
		return NULL;
	sections->boards = boards;
	boards += sections->count++;
	*boards = (struct section_board){0};
	memcpy(boards->name, name, length);
	return boards;
}

/* The file is read once for each board, so that a section is met in the same line again. */
static int note_line(unsigned int *known, const struct section_board *board, enum section section,
		     unsigned int line, char error[SECTION_ERROR_SIZE])
{
	if (*known && *known != line)
		return refuse(error, "[%s %s] was there before, in line %u", section_words[section],
			      board->name, *known);
	*known = line;
	return 0;
}

static int read_name(struct sections *sections, const char *name, size_t length, unsigned int line,
		     enum section section, const char **of, char error[SECTION_ERROR_SIZE])
{
	const char *word = section_words[section];
	struct section_board *board;

	if (sections->own)
		return refuse(error,
			      "this is the file of board %s alone: its sections have no name",
			      sections->own);
	if (section == SECTION_BUS)
		return refuse(error, "[bus] is for all boards, and has no name");
	if (section == SECTION_REGULATIONS)
		return refuse(error, "the regulations of one board stand in its own section, "
				     "[board NAME]");
	if (!section_name_is_valid(name, length))
		return refuse(error,
			      "[%s NAME] expects 1 to 32 letters, digits and underscores, not "
			      "'%.*s'",
			      word, (int)(length < 60 ? length : 60), name);
	board = find_board(sections, name, length);
	if (!board && sections->count == CONFIGURATION_BOARDS_MOST)
		return refuse(error, "board %.*s is one too many: a touchmoved reads %d at most",
			      (int)length, name, CONFIGURATION_BOARDS_MOST);
	if (!board)
		return refuse(error, "no memory for board %.*s", (int)length, name);
	*of = board->name;
	return note_line(section == SECTION_GPIO ? &board->gpio_line : &board->line, board, section,
			 line, error);
}

int section_read(struct sections *sections, const char *text, size_t length, unsigned int line,
		 enum section *section, const char **board, char error[SECTION_ERROR_SIZE])
{
	const char *blank = memchr(text, ' ', length);
	size_t word = blank ? (size_t)(blank - text) : length;
	enum section found = find(text, word);

	*board = sections->own ? sections->own : "";
	if (found == SECTIONS)
		return refuse(error, "no section '%.*s'; " SECTIONS_THERE,
			      (int)(length < 40 ? length : 40), text);
	if (sections->own && found == SECTION_BUS)
		return refuse(error, "[bus] is for all boards, and does not stand in the file of "
				     "one");
	*section = found;
	if (!blank)
		return 0;
	while (word < length && text[word] == ' ')
		word++;
	return read_name(sections, text + word, length - word, line, found, board, error);
}

void sections_clear(struct sections *sections)
{
	free(sections->boards);
	sections->boards = NULL;
	sections->count = 0;
}
