/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Colours, text and pieces on the terminal, with curses. */
#include <langinfo.h>
#include <limits.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>
#include <wctype.h>

#include "ctl/ink.h"

static bool colours;
static bool figurines;

static void init_squares(bool many)
{
	static const short rich[INK_SQUARE_LOOKS] = {67, 60, 100, 166};
	static const short poor[INK_SQUARE_LOOKS] = {COLOR_CYAN, COLOR_GREEN, COLOR_YELLOW,
						     COLOR_RED};
	int look;

	for (look = 0; look < INK_SQUARE_LOOKS; look++) {
		short ground = many ? rich[look] : poor[look];

		init_pair((short)(INK_SQUARES + look * 2), many ? 231 : COLOR_WHITE, ground);
		init_pair((short)(INK_SQUARES + look * 2 + 1), many ? 16 : COLOR_BLACK, ground);
	}
}

void ink_init(void)
{
	bool many;

	figurines = !strcmp(nl_langinfo(CODESET), "UTF-8");
	colours = has_colors() && start_color() == OK;
	if (!colours)
		return;
	use_default_colors();
	many = COLORS >= 256;
	init_pair(INK_TITLE, many ? 231 : COLOR_WHITE, many ? 24 : COLOR_BLUE);
	init_pair(INK_FRAME, many ? 67 : COLOR_BLUE, -1);
	init_pair(INK_DIM, many ? 245 : -1, -1);
	init_pair(INK_TOUCH, many ? 179 : COLOR_YELLOW, -1);
	init_pair(INK_MADE, many ? 117 : COLOR_CYAN, -1);
	init_pair(INK_COMPLETED, many ? 114 : COLOR_GREEN, -1);
	init_pair(INK_CERTAIN, many ? 203 : COLOR_RED, -1);
	init_pair(INK_LIKELY, many ? 214 : COLOR_YELLOW, -1);
	init_pair(INK_POSSIBLE, many ? 228 : COLOR_YELLOW, -1);
	init_pair(INK_RULING, many ? 114 : COLOR_GREEN, -1);
	init_pair(INK_CLOCK, many ? 16 : COLOR_BLACK, many ? 150 : COLOR_GREEN);
	init_squares(many);
}

attr_t ink(enum ink ink, attr_t without)
{
	return colours ? (attr_t)COLOR_PAIR(ink) : without;
}

enum ink_square ink_square_plain(laws_square square)
{
	return (square / 8 + square % 8) % 2 ? INK_LIGHT : INK_DARK;
}

attr_t ink_square(enum ink_square look, laws_piece piece)
{
	int side = laws_piece_side(piece) == LAWS_WHITE ? 0 : 1;

	if (!colours)
		return look == INK_LIFTED ? A_REVERSE : A_NORMAL;
	return (attr_t)COLOR_PAIR(INK_SQUARES + (int)look * 2 + side) | (side == 0 ? A_BOLD : 0);
}

/*
 * The characters of @text; where the locale cannot read them, its bytes with those beyond
 * ASCII replaced.
 */
static size_t widen(const char *text, wchar_t *wide, size_t room)
{
	size_t count = mbstowcs(wide, text, room);
	size_t i;

	if (count != (size_t)-1)
		return count < room ? count : room;
	for (i = 0; i < room && text[i]; i++)
		wide[i] = (unsigned char)text[i] < 0x80 ? (wchar_t)text[i] : L'?';
	return i;
}

int ink_put(int row, int column, int width, attr_t attributes, const char *text)
{
	wchar_t wide[512];
	size_t count = widen(text, wide, sizeof(wide) / sizeof(wide[0]));
	int used = 0;
	size_t i;

	/* Curses would go on in the next row. */
	if (width > COLS - column)
		width = COLS - column;
	if (width <= 0 || row >= LINES)
		return 0;
	for (i = 0; i < count; i++) {
		int columns;

		if (!iswprint((wint_t)wide[i]))
			wide[i] = L'?';
		columns = wcwidth(wide[i]);
		if (used + columns > width)
			break;
		used += columns;
	}
	/* What has no column of its own, such as the end of an isolate, is not cut off alone. */
	if (i > 1 && i < count && wcswidth(wide + i, count - i) != 0)
		wide[i - 1] = figurines ? L'…' : L'.';
	attrset(attributes);
	mvaddnwstr(row, column, wide, (int)i);
	attrset(A_NORMAL);
	return used;
}

void ink_rule(int row, int column, int width, const char *title)
{
	attrset(ink(INK_FRAME, A_NORMAL));
	mvhline(row, column, ACS_HLINE, width);
	attrset(A_NORMAL);
	if (!title)
		return;
	ink_put(row, column + 1, width - 2, A_NORMAL, " ");
	ink_put(row, column + 2, width - 3, A_BOLD, title);
	addch(' ');
}

const char *ink_piece(laws_piece piece, laws_square square)
{
	static const char *const white[] = {" ", "♙", "♘", "♗", "♖", "♕", "♔"};
	static const char *const black[] = {" ", "♟", "♞", "♝", "♜", "♛", "♚"};
	static const char *const letters[] = {".PNBRQK", ".pnbrqk"};
	enum laws_side side = laws_piece_side(piece);
	static char letter[2];

	if (piece == LAWS_UNKNOWN_PIECE)
		return "?";
	if (piece == LAWS_NO_PIECE)
		return ink_square_plain(square) == INK_DARK && !colours ? "." : " ";
	if (figurines)
		return side == LAWS_WHITE ? white[laws_piece_kind(piece)]
					  : black[laws_piece_kind(piece)];
	letter[0] = letters[side][laws_piece_kind(piece)];
	return letter;
}

void ink_instant_write(int64_t t, char *text, size_t size)
{
	int64_t ms = t / 1000;

	if (ms >= 3600000)
		snprintf(text, size, "%d:%02d:%02d.%d", (int)(ms / 3600000), (int)(ms / 60000 % 60),
			 (int)(ms / 1000 % 60), (int)(ms / 100 % 10));
	else
		snprintf(text, size, "%d:%02d.%d", (int)(ms / 60000), (int)(ms / 1000 % 60),
			 (int)(ms / 100 % 10));
}

attr_t ink_confidence(const char *confidence)
{
	if (!strcmp(confidence, "certain"))
		return ink(INK_CERTAIN, A_REVERSE) | A_BOLD;
	if (!strcmp(confidence, "likely"))
		return ink(INK_LIKELY, A_BOLD) | A_BOLD;
	return ink(INK_POSSIBLE, A_NORMAL);
}

static struct ink_line *line_new(struct ink_lines *lines, attr_t attributes, int indent)
{
	struct ink_line *line;

	if (lines->count == INK_LINES) {
		memmove(&lines->line[0], &lines->line[INK_LINES / 2],
			sizeof(lines->line[0]) * (INK_LINES / 2));
		lines->count = INK_LINES / 2;
	}
	line = &lines->line[lines->count++];
	*line = (struct ink_line){.attributes = attributes, .indent = indent};
	return line;
}

/* How many bytes of @text fit into @columns and @size. */
static size_t fitting(const char *text, size_t columns, size_t size)
{
	mbstate_t state = {0};
	size_t length = 0;
	size_t used = 0;

	while (text[length]) {
		wchar_t c;
		size_t bytes = mbrtowc(&c, text + length, strlen(text + length), &state);
		int width;

		if (bytes > MB_LEN_MAX) {
			memset(&state, 0, sizeof(state));
			bytes = 1;
			width = 1;
		} else {
			width = wcwidth(c);
		}
		used += width > 0 ? (size_t)width : 0;
		if (used > columns || length + bytes > size)
			break;
		length += bytes;
	}
	return length;
}

/* True where a line may be broken before @text without a blank: between characters of two columns.
 */
static bool is_wide(const char *text)
{
	mbstate_t state = {0};
	wchar_t c;

	return mbrtowc(&c, text, strlen(text), &state) <= MB_LEN_MAX && wcwidth(c) == 2;
}

void ink_wrap(struct ink_lines *lines, attr_t attributes, int indent, int width, const char *text)
{
	size_t room = width - indent > 8 ? (size_t)(width - indent) : 8;

	while (*text) {
		size_t fits = fitting(text, room, sizeof(lines->line[0].text) - 1);
		size_t length = fits;

		while (text[fits] && length > 0 && text[length] != ' ' && !is_wide(text + length))
			length--;
		if (length == 0)
			length = fits ? fits : 1;
		snprintf(line_new(lines, attributes, indent)->text, sizeof(lines->line[0].text),
			 "%.*s", (int)length, text);
		text += length;
		text += strspn(text, " ");
	}
}

int ink_width(const char *text)
{
	wchar_t wide[512];
	size_t count = widen(text, wide, sizeof(wide) / sizeof(wide[0]));
	int width = wcswidth(wide, count);

	return width < 0 ? (int)count : width;
}

void ink_put_lines(const struct ink_lines *lines, int first, int rows, int row, int column,
		   int width)
{
	for (int i = 0; i < rows && first + i < lines->count; i++) {
		const struct ink_line *line = &lines->line[first + i];

		ink_put(row + i, column + line->indent, width - line->indent, line->attributes,
			line->text);
	}
}
