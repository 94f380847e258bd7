/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The text forms in settings, commands and traces: spans of time, whole numbers, words
 * between blanks, clean text for JSON and D-Bus, and FENs with reasons for a refusal.
 * Parsing is exact: no floating point.
 */
#ifndef TOUCHMOVE_TEXT_H
#define TOUCHMOVE_TEXT_H

#include <chesslaws.h>
#include <stdarg.h>

/* The longest span in settings and commands: some eleven days. */
#define SPAN_MAX ((laws_time)1000000 * LAWS_SECOND)

/* Room for any span that span_write() writes. */
#define SPAN_TEXT_SIZE 32

/*
 * Reads decimal digits with at most six decimals, "0.015", as a multiple of @unit, in µs
 * (LAWS_SECOND for seconds). @unit is a whole number of seconds. Returns 0, or -EINVAL for
 * other text and spans beyond SPAN_MAX, with @span untouched.
 */
int span_read(const char *text, size_t length, laws_time unit, laws_time *span);

/* As span_read() in seconds; also takes 5:30 (minutes) and 1:30:00 (hours). */
int clock_time_read(const char *text, size_t length, laws_time *span);

/* Writes @span as span_read() reads it, without superfluous zeros. */
void span_write(laws_time span, laws_time unit, char text[SPAN_TEXT_SIZE]);

/* Reads a whole number of decimal digits from @low to @high; 0 or -EINVAL. */
int number_read(const char *text, size_t length, unsigned int low, unsigned int high,
		unsigned int *number);

/* True for UTF-8 without control characters. */
bool text_is_clean(const char *text, size_t length);

/* Makes @text clean: one '?' for each control character and each invalid byte of UTF-8. */
void text_clean(char *text);

/*
 * The message for invalid input: writes one clean line of at most @size bytes, including
 * the NUL, to @error. Returns -EINVAL.
 */
__attribute__((format(printf, 3, 0))) int text_refuse(char *error, size_t size, const char *format,
						      va_list arguments);

bool is_blank(char c);

/* Skips blanks and returns the next word, which is taken off *@rest; empty at the end. */
struct laws_text word_next(const char **rest);

bool word_is(struct laws_text word, const char *name);

/* How many bytes of @word a message shows, so that the line stays readable. */
int word_width(struct laws_text word);

/*
 * Reads a FEN that must be a legal position; with @chess960 one of that variant, with
 * castling rights in X-FEN or Shredder-FEN. Returns 0, or -EINVAL with one line in @error
 * that names every reason and with @position untouched.
 */
int position_read(const char *fen, bool chess960, struct laws_position *position, char *error,
		  size_t size);

#endif
