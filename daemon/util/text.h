/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * What settings, commands and traces are written in: spans of time, whole
 * numbers, words between blanks, text that may go out over JSON and D-Bus, and
 * FENs with a person's reasons for refusing one. No floating point: what is read is exact.
 */
#ifndef TOUCHMOVE_TEXT_H
#define TOUCHMOVE_TEXT_H

#include <chesslaws.h>
#include <stdarg.h>

/* No setting and no command names a longer span: some eleven days. */
#define SPAN_MAX ((laws_time)1000000 * LAWS_SECOND)

/* Room for any span that span_write() writes. */
#define SPAN_TEXT_SIZE 32

/*
 * Reads decimal digits with at most six decimals, "0.015", as a multiple of
 * @unit, in µs (LAWS_SECOND for seconds). @unit is a whole number of seconds.
 * Returns 0, or -EINVAL for anything else and beyond SPAN_MAX; @span is then
 * untouched.
 */
int span_read(const char *text, size_t length, laws_time unit, laws_time *span);

/* As span_read() in seconds, and 5:30 (minutes) or 1:30:00 (hours) beside it. */
int clock_time_read(const char *text, size_t length, laws_time *span);

/* Writes @span as span_read() reads it, without superfluous zeros. */
void span_write(laws_time span, laws_time unit, char text[SPAN_TEXT_SIZE]);

/* Reads a whole number of decimal digits from @low to @high; 0 or -EINVAL. */
int number_read(const char *text, size_t length, unsigned int low, unsigned int high,
		unsigned int *number);

/* True for UTF-8 without control characters. */
bool text_is_clean(const char *text, size_t length);

/* Makes @text clean: one '?' for each control character and byte that is no UTF-8. */
void text_clean(char *text);

/*
 * What a person is told of what cannot be read: writes one clean line of at
 * most @size bytes, its NUL included, at @error. Returns -EINVAL.
 */
__attribute__((format(printf, 3, 0))) int text_refuse(char *error, size_t size, const char *format,
						      va_list arguments);

bool is_blank(char c);

/* Skips blanks and takes the word behind them off *@rest; it is empty at the end. */
struct laws_text word_next(const char **rest);

bool word_is(struct laws_text word, const char *name);

/* How much of @word a message shows: the line must stay readable. */
int word_width(struct laws_text word);

/*
 * Reads a FEN that must be a legal position, with @chess960 one of that variant,
 * whose rights to castle may be written as in X-FEN or as in Shredder-FEN. Returns
 * 0, or -EINVAL with one line in @error that names every reason; @position is then
 * untouched.
 */
int position_read(const char *fen, bool chess960, struct laws_position *position, char *error,
		  size_t size);

#endif
