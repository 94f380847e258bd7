/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include <string.h>
#include <time.h>

#include "util/wall.h"

#define FORMAT "%Y-%m-%dT%H:%M:%SZ"

void wall_write(int64_t seconds, char text[WALL_SIZE])
{
	time_t time = (time_t)seconds;
	struct tm utc;

	text[0] = '\0';
	if (seconds > 0 && gmtime_r(&time, &utc) && utc.tm_year + 1900 <= 9999)
		strftime(text, WALL_SIZE, FORMAT, &utc);
}

int64_t wall_read(const char *text)
{
	struct tm utc = {0};
	char again[WALL_SIZE];
	const char *end = strptime(text, FORMAT, &utc);
	int64_t seconds = end ? timegm(&utc) : -1;

	/* strptime() accepts blanks, signs and the 31st of February. */
	wall_write(seconds, again);
	return end && !*end && !strcmp(again, text) ? seconds : -1;
}
