// SPDX-License-Identifier: GPL-2.0-only
/*
 * GPIO lines that are read together.
 *
 * gpiod_get_array_value_cansleep() gives each run of lines of one controller to that
 * controller's get_multiple(). If controllers alternated, it would read the same port again
 * for every line: four expanders whose lines take turns would be read 64 times, not four. So
 * lines of one controller stay together.
 */

#include <linux/bitmap.h>
#include <linux/gpio/consumer.h>

#include "lines.h"

/* Behind the last line of the same controller, or at the end. */
static unsigned int reedboard_lines_place(const struct reedboard_lines *lines,
					  const struct fwnode_handle *controller)
{
	unsigned int n;

	for (n = lines->count; controller && n; n--)
		if (lines->controllers[n - 1] == controller)
			return n;
	return lines->count;
}

void reedboard_lines_add(struct reedboard_lines *lines, const struct reedboard_line *line,
			 u8 meaning)
{
	unsigned int place = reedboard_lines_place(lines, line->controller);
	unsigned int n;

	for (n = lines->count++; n > place; n--) {
		lines->lines[n] = lines->lines[n - 1];
		lines->controllers[n] = lines->controllers[n - 1];
		lines->meaning[n] = lines->meaning[n - 1];
	}
	lines->lines[place] = line->desc;
	lines->controllers[place] = line->controller;
	lines->meaning[place] = meaning;
}

bool reedboard_lines_sleep(const struct reedboard_lines *lines)
{
	unsigned int n;

	for (n = 0; n < lines->count; n++)
		if (gpiod_cansleep(lines->lines[n]))
			return true;
	return false;
}

int reedboard_lines_read(struct reedboard_lines *lines, struct reedboard_reading *reading)
{
	DECLARE_BITMAP(values, REEDBOARD_LINES_MAX) = {};
	struct reedboard_reading found = {};
	unsigned int n;
	int error;

	if (lines->count) {
		error = gpiod_get_array_value_cansleep(lines->count, lines->lines, NULL, values);
		if (error)
			return error;
	}
	for_each_set_bit(n, values, lines->count) {
		u8 meaning = lines->meaning[n];

		if (meaning < REEDBOARD_LINE_INPUT)
			found.contacts |= BIT_ULL(meaning);
		else if (meaning < REEDBOARD_LINE_ROW)
			found.inputs |= BIT(meaning - REEDBOARD_LINE_INPUT);
		else
			found.rows |= BIT(meaning - REEDBOARD_LINE_ROW);
	}
	*reading = found;
	return 0;
}
