/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include <stdarg.h>
#include <stdio.h>

#include "util/aside.h"

/* Beyond any line of a trace with a refusal behind it that a person would read. */
#define LINE_SIZE 2048

static void (*taker)(void *data, const char *line);
static void *taker_data;

void aside_to(void (*take)(void *data, const char *line), void *data)
{
	taker = take;
	taker_data = data;
}

void aside(const char *format, ...)
{
	char line[LINE_SIZE];
	va_list arguments;

	va_start(arguments, format);
	vsnprintf(line, sizeof(line), format, arguments);
	va_end(arguments);
	if (taker)
		taker(taker_data, line);
	else
		fprintf(stderr, "%s\n", line);
}
