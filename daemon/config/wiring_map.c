/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The map from contacts to squares: builders may wire them in any order. */
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "config/wiring_map.h"
#include "util/text.h"

__attribute__((format(printf, 2, 3))) static int refuse(char error[SETTINGS_ERROR_SIZE],
							const char *format, ...)
{
	va_list arguments;
	int r;

	va_start(arguments, format);
	r = text_refuse(error, SETTINGS_ERROR_SIZE, format, arguments);
	va_end(arguments);
	return r;
}

/* Reads the square's name for @contact. */
static int take_name(uint8_t wiring[64], unsigned int contact, struct laws_text name,
		     laws_squares *used, char error[SETTINGS_ERROR_SIZE])
{
	laws_square square;

	if (word_is(name, "-"))
		return 0;
	square = laws_square_read(name.start, name.length);
	if (square == LAWS_NO_SQUARE)
		return refuse(error, "expects squares from a1 to h8, or - for none, not '%.*s'",
			      word_width(name), name.start);
	if (*used & LAWS_SQUARE_SET(square))
		return refuse(error, "names %.2s twice; each square has one contact", name.start);
	*used |= LAWS_SQUARE_SET(square);
	wiring[contact] = (uint8_t)square;
	return 0;
}

int wiring_read(const char *text, uint8_t wiring[64], char error[SETTINGS_ERROR_SIZE])
{
	uint8_t map[64];
	laws_squares used = 0;
	unsigned int contact = 0;
	struct laws_text name;

	memset(map, WIRING_NO_SQUARE, sizeof(map));
	for (name = word_next(&text); name.length > 0; name = word_next(&text)) {
		if (contact == 64)
			return refuse(error, "expects at most 64 squares, one for each contact");
		if (take_name(map, contact++, name, &used, error) < 0)
			return -EINVAL;
	}
	if (!used)
		return refuse(error, "expects squares in the order of the contacts, such as "
				     "a1 b1 c1");
	memcpy(wiring, map, sizeof(map));
	return 0;
}

void wiring_default(uint8_t wiring[64])
{
	uint8_t contact;

	for (contact = 0; contact < 64; contact++)
		wiring[contact] = contact;
}
