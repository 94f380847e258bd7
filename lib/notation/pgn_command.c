/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Reads what PGN's texts contain: commands in comments, "[%clk 1:02:03]", their
 * times, and escapes in the values of tags.
 */
#include <string.h>

#include <chesslaws/pgn.h>

static bool is_blank(char c)
{
	return c == ' ' || c == '\t' || c == '\r' || c == '\n' || c == '\v' || c == '\f';
}

static struct laws_text trimmed(const char *start, const char *end)
{
	while (start < end && is_blank(*start))
		start++;
	while (start < end && is_blank(end[-1]))
		end--;
	return (struct laws_text){start, (size_t)(end - start)};
}

struct laws_text laws_pgn_command(struct laws_text comment, const char *name)
{
	const char *at = comment.start, *end = comment.start + comment.length;
	size_t length = strlen(name);

	while (comment.length > 0 && (at = memchr(at, '[', (size_t)(end - at)))) {
		const char *close;

		at++;
		if ((size_t)(end - at) < length + 2 || *at != '%' || memcmp(at + 1, name, length) ||
		    !is_blank(at[1 + length]))
			continue;
		close = memchr(at, ']', (size_t)(end - at));
		if (close)
			return trimmed(at + 1 + length, close);
	}
	return (struct laws_text){NULL, 0};
}

struct scan {
	const char *at;
	const char *end;
};

static bool take_number(struct scan *scan, laws_time *number)
{
	const char *start = scan->at;

	for (*number = 0; scan->at < scan->end && *scan->at >= '0' && *scan->at <= '9'; scan->at++)
		if (*number <= LAWS_PGN_TIME_MOST)
			*number = *number * 10 + (*scan->at - '0');
	return scan->at > start;
}

static bool take(struct scan *scan, char c)
{
	if (scan->at == scan->end || *scan->at != c)
		return false;
	scan->at++;
	return true;
}

/* The fraction behind a point, in µs; further digits are cut off. */
static laws_time take_fraction(struct scan *scan)
{
	laws_time fraction = 0, unit = LAWS_SECOND / 10;

	for (; scan->at < scan->end && *scan->at >= '0' && *scan->at <= '9'; scan->at++) {
		fraction += unit * (*scan->at - '0');
		unit /= 10;
	}
	return fraction;
}

laws_time laws_pgn_time_read(struct laws_text value)
{
	struct scan scan = {value.start, value.start + value.length};
	laws_time seconds, part, fraction = 0;
	unsigned int parts = 1;

	if (value.length == 0 || !take_number(&scan, &seconds))
		return -1;
	while (parts < 3 && take(&scan, ':')) {
		if (!take_number(&scan, &part) || part > 59 || seconds > LAWS_PGN_TIME_MOST)
			return -1;
		seconds = seconds * 60 + part;
		parts++;
	}
	if (take(&scan, '.'))
		fraction = take_fraction(&scan);
	if (scan.at < scan.end || seconds > LAWS_PGN_TIME_MOST / LAWS_SECOND ||
	    seconds * LAWS_SECOND + fraction > LAWS_PGN_TIME_MOST)
		return -1;
	return seconds * LAWS_SECOND + fraction;
}

size_t laws_pgn_value_write(struct laws_text value, char *text, size_t size)
{
	size_t length = 0;

	for (size_t i = 0; i < value.length; i++) {
		char next = i + 1 < value.length ? value.start[i + 1] : '\0';

		if (value.start[i] == '\\' && (next == '\\' || next == '"'))
			i++;
		if (length + 1 < size)
			text[length] = value.start[i];
		length++;
	}
	if (size > 0)
		text[length < size ? length : size - 1] = '\0';
	return length;
}
