/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* How text becomes lines of a screen. */
#include <criterion/criterion.h>
#include <locale.h>
#include <stdio.h>
#include <string.h>

#include "ctl/ink.h"

#define WIDEST 60

static struct ink_lines lines;

/* What would have to stand in a line with what is before it: a word, or one character of two
 * columns. */
static const struct {
	const char *text;
	size_t piece; /* bytes; 0: up to the next blank */
} texts[] = {
	{"White played b8-a6, but that move is not legal (Article 7.5.1).", 0},
	{"Wird das bestätigt, erhält Weiß 1:00 mehr; Ärger über Züge löst der Schiedsrichter.", 0},
	{"Черные нажали кнопку часов, не сделав хода.", 0},
	{"白方未走棋而按了棋钟若此被确认黑方得一分钟", 3},
};

static void wrap(int indent, int width, const char *text)
{
	lines.count = 0;
	ink_wrap(&lines, A_NORMAL, indent, width, text);
}

/* Reads @text behind what the lines before have of it; its blanks stand between two lines. */
static const char *behind(const char *text, const char *line)
{
	cr_assert_eq(strncmp(text, line, strlen(line)), 0, "'%s' is not in '%s'", line, text);
	text += strlen(line);
	return text + strspn(text, " ");
}

/* The columns of what stands at the beginning of @rest and cannot be broken. */
static int piece_width(const char *rest, size_t piece)
{
	char text[200];

	snprintf(text, sizeof(text), "%.*s", (int)(piece ? piece : strcspn(rest, " ")), rest);
	return ink_width(text);
}

Test(ink, a_line_takes_all_that_fits_and_no_more)
{
	cr_assert(setlocale(LC_ALL, "C.UTF-8"));
	for (size_t i = 0; i < sizeof(texts) / sizeof(texts[0]); i++)
		for (int width = 20; width <= WIDEST; width++)
			for (int indent = 0; indent <= 2; indent += 2) {
				const char *rest = texts[i].text;
				int room = width - indent;

				wrap(indent, width, rest);
				for (int n = 0; n < lines.count; n++) {
					const char *line = lines.line[n].text;
					int taken = ink_width(line);

					rest = behind(rest, line);
					taken += rest > texts[i].text && rest[-1] == ' ';
					cr_assert_leq(ink_width(line), room, "%d: '%s'", width,
						      line);
					cr_assert(!*rest || taken + piece_width(rest,
										texts[i].piece) >
								    room,
						  "%d: '%s' has room for more", width, line);
					cr_assert_eq(lines.line[n].indent, indent);
				}
				cr_assert_str_empty(rest);
			}
}

/* A name of a file, say, has no blank to be broken at. */
Test(ink, a_long_word_fills_its_lines)
{
	static const char word[] = "/usr/share/doc/touchmove/examples/club/tournament/pairings.csv";

	for (int width = 8; width <= WIDEST; width++) {
		const char *rest = word;

		wrap(0, width, word);
		for (int n = 0; n < lines.count; n++) {
			rest = behind(rest, lines.line[n].text);
			cr_assert(!*rest || ink_width(lines.line[n].text) == width, "%d: '%s'",
				  width, lines.line[n].text);
		}
		cr_assert_str_empty(rest);
	}
}

/* Of a window that is hardly there; and of text that the locale cannot read, a byte is a column. */
Test(ink, eight_columns_are_always_taken)
{
	for (int width = -3; width <= 8; width++) {
		wrap(2, width, "12345678\xff\xfe");
		cr_assert_eq(lines.count, 2, "%d", width);
		cr_assert_str_eq(lines.line[0].text, "12345678");
		cr_assert_str_eq(lines.line[1].text, "\xff\xfe");
	}
}
