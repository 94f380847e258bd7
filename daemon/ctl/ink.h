/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * What the screens of a terminal are drawn with: colours by what they mean, text that is cut and
 * wrapped by columns, pieces and squares. It knows no layout.
 */
#ifndef TOUCHMOVE_CTL_INK_H
#define TOUCHMOVE_CTL_INK_H

#include <stddef.h>
#include <stdint.h>

#include <ncurses.h>

#include <chesslaws.h>

enum ink {
	INK_TITLE = 1,
	INK_FRAME,
	INK_DIM,
	INK_TOUCH,
	INK_MADE,
	INK_COMPLETED,
	INK_CERTAIN,
	INK_LIKELY,
	INK_POSSIBLE,
	INK_RULING,
	INK_CLOCK,
	/* White's and Black's pieces on a light, dark, marked and lifted square. */
	INK_SQUARES,
};

enum ink_square {
	INK_LIGHT,
	INK_DARK,
	INK_MOVED,
	INK_LIFTED,
	INK_SQUARE_LOOKS,
};

/* Chooses colours and figurines by the capabilities of the terminal and the locale. */
void ink_init(void);

/* The attributes of @ink, or @without where there are no colours. */
attr_t ink(enum ink ink, attr_t without);

/* The look of @square where nothing marks it. */
enum ink_square ink_square_plain(laws_square square);

/* The attributes of a square with @piece on it. */
attr_t ink_square(enum ink_square look, laws_piece piece);

/*
 * The figure of @piece, or its letter: of one cell. An empty square is a blank, but where there are
 * no colours a dark one is a dot; what is unknown a question mark.
 */
const char *ink_piece(laws_piece piece, laws_square square);

/* The attributes by "certain", "likely" and "possible". */
attr_t ink_confidence(const char *confidence);

/* Writes at most @width columns of @text, with a mark where it was cut. Returns how many. */
int ink_put(int row, int column, int width, attr_t attributes, const char *text);

/* A line across @width columns, with a title in it or NULL. */
void ink_rule(int row, int column, int width, const char *title);

/* How many columns @text takes. */
int ink_width(const char *text);

/* "4:02.1"; hours only from the first full hour on. Room for 32 is enough. */
void ink_instant_write(int64_t t, char *text, size_t size);

/* One line of a text, kept until the number of lines is known. */
struct ink_line {
	attr_t attributes;
	int indent;
	char text[160];
};

#define INK_LINES 400

struct ink_lines {
	struct ink_line line[INK_LINES]; /* of too many the oldest half goes */
	int count;
};

/* Breaks @text into lines of @width, at blanks where there are some. */
void ink_wrap(struct ink_lines *lines, attr_t attributes, int indent, int width, const char *text);

/* Writes the lines from @first on, at most @rows of them, @width wide. */
void ink_put_lines(const struct ink_lines *lines, int first, int rows, int row, int column,
		   int width);

#endif
