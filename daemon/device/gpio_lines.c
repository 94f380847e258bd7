/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "device/gpio_lines.h"

_Static_assert(CONFIGURATION_INPUTS == INPUT_BITS, "each input can be wired");

static int take(struct gpio_lines *lines, const char *name, enum gpio_role role, uint8_t index,
		char error[GPIO_REASON_SIZE])
{
	struct gpio_line *line = &lines->line[lines->count];
	unsigned int i;

	for (i = 0; i < lines->count; i++) {
		if (strcmp(lines->line[i].name, name) == 0) {
			snprintf(error, GPIO_REASON_SIZE,
				 "section [gpio] names line '%s' twice; a line serves one contact",
				 name);
			return -EINVAL;
		}
	}
	memset(line, 0, sizeof(*line));
	snprintf(line->name, sizeof(line->name), "%s", name);
	line->role = role;
	line->index = index;
	lines->count++;
	return 0;
}

static int take_all(struct gpio_lines *lines, const char names[][CONFIGURATION_LINE_NAME_SIZE],
		    unsigned int count, enum gpio_role role, char error[GPIO_REASON_SIZE])
{
	unsigned int i;

	for (i = 0; i < count; i++) {
		if (names[i][0] != '\0' && take(lines, names[i], role, i, error) < 0)
			return -EINVAL;
	}
	return 0;
}

static int nothing_named(const char *what, char error[GPIO_REASON_SIZE])
{
	snprintf(error, GPIO_REASON_SIZE, "section [gpio] names no %s", what);
	return -EINVAL;
}

int gpio_lines_configured(struct gpio_lines *lines, const struct gpio_configuration *configuration,
			  char error[GPIO_REASON_SIZE])
{
	const struct gpio_configuration *c = configuration;

	lines->count = 0;
	switch (c->topology) {
	case GPIO_NONE:
		snprintf(error, GPIO_REASON_SIZE,
			 "the configuration has no section [gpio] that names the board's lines");
		return -EINVAL;
	case GPIO_DIRECT:
		if (c->square_count == 0)
			return nothing_named("lines for squares", error);
		if (take_all(lines, c->squares, c->square_count, GPIO_CONTACT, error) < 0)
			return -EINVAL;
		break;
	case GPIO_MATRIX:
		if (c->row_count == 0 || c->column_count == 0)
			return nothing_named(c->row_count == 0 ? "rows" : "columns", error);
		if (take_all(lines, c->rows, c->row_count, GPIO_ROW, error) < 0 ||
		    take_all(lines, c->columns, c->column_count, GPIO_COLUMN, error) < 0)
			return -EINVAL;
		break;
	}
	return take_all(lines, c->inputs, CONFIGURATION_INPUTS, GPIO_INPUT, error);
}

static void found(struct gpio_line *line, const char *chip, unsigned int offset, const char *holder)
{
	line->found++;
	if (line->found == 2)
		snprintf(line->other_chip, sizeof(line->other_chip), "%s", chip);
	if (line->found > 1)
		return;
	snprintf(line->chip, sizeof(line->chip), "%s", chip);
	line->offset = offset;
	line->held = holder != NULL;
	snprintf(line->holder, sizeof(line->holder), "%s", holder ? holder : "");
}

void gpio_lines_seen(struct gpio_lines *lines, const char *chip, unsigned int offset,
		     const char *name, const char *holder)
{
	unsigned int i;

	for (i = 0; name && i < lines->count; i++) {
		if (strcmp(lines->line[i].name, name) == 0)
			found(&lines->line[i], chip, offset, holder);
	}
}

void gpio_lines_forget(struct gpio_lines *lines)
{
	unsigned int i;

	for (i = 0; i < lines->count; i++)
		lines->line[i].found = 0;
}

static unsigned int missing(const struct gpio_lines *lines, const struct gpio_line **first)
{
	unsigned int i, count = 0;

	for (i = 0; i < lines->count; i++) {
		if (lines->line[i].found == 0 && count++ == 0)
			*first = &lines->line[i];
	}
	return count;
}

static int ambiguous(const struct gpio_line *line, char reason[GPIO_REASON_SIZE])
{
	snprintf(reason, GPIO_REASON_SIZE,
		 "several lines are named '%s', on %s and %s; gpioinfo shows all names", line->name,
		 line->chip, line->other_chip);
	return -ENOTUNIQ;
}

int gpio_lines_resolved(const struct gpio_lines *lines, char reason[GPIO_REASON_SIZE])
{
	const struct gpio_line *first = NULL;
	unsigned int i, count;

	for (i = 0; i < lines->count; i++) {
		if (lines->line[i].found > 1)
			return ambiguous(&lines->line[i], reason);
	}
	count = missing(lines, &first);
	if (count == 0)
		return 0;
	if (count == 1)
		snprintf(reason, GPIO_REASON_SIZE,
			 "no GPIO line is named '%s'; gpioinfo shows all names", first->name);
	else
		snprintf(reason, GPIO_REASON_SIZE,
			 "no GPIO line is named '%s', and %u of %u others are missing too; "
			 "gpioinfo shows all names",
			 first->name, count - 1, lines->count - 1);
	return -ENOENT;
}

int gpio_lines_free(const struct gpio_lines *lines, char reason[GPIO_REASON_SIZE])
{
	const struct gpio_line *line;
	unsigned int i;

	for (i = 0; i < lines->count; i++) {
		line = &lines->line[i];
		if (!line->held)
			continue;
		if (line->holder[0] == '\0')
			snprintf(reason, GPIO_REASON_SIZE,
				 "line '%s' on %s is in use, perhaps by another function of its "
				 "pin, such as UART, SPI or I2C",
				 line->name, line->chip);
		else
			snprintf(reason, GPIO_REASON_SIZE, "line '%s' on %s is held by '%s'",
				 line->name, line->chip, line->holder);
		return -EBUSY;
	}
	return 0;
}

static enum gpio_role group_role(enum gpio_role role)
{
	return role == GPIO_INPUT ? GPIO_CONTACT : role;
}

static struct gpio_group *group_of(const struct gpio_line *line, struct gpio_group *groups,
				   unsigned int *count)
{
	enum gpio_role role = group_role(line->role);
	struct gpio_group *group;
	unsigned int i;

	for (i = 0; i < *count; i++) {
		group = &groups[i];
		if (group->role == role && group->count < GPIO_GROUP_LINES &&
		    strcmp(group->chip, line->chip) == 0)
			return group;
	}
	group = &groups[(*count)++];
	group->chip = line->chip;
	group->role = role;
	group->count = 0;
	return group;
}

unsigned int gpio_lines_group(const struct gpio_lines *lines,
			      struct gpio_group groups[GPIO_GROUPS_MAX])
{
	struct gpio_group *group;
	unsigned int i, count = 0;

	for (i = 0; i < lines->count; i++) {
		group = group_of(&lines->line[i], groups, &count);
		group->line[group->count++] = i;
	}
	return count;
}

static bool chip_is_new(const struct gpio_lines *lines, unsigned int at)
{
	unsigned int i;

	for (i = 0; i < at; i++) {
		if (lines->line[i].found > 0 &&
		    strcmp(lines->line[i].chip, lines->line[at].chip) == 0)
			return false;
	}
	return lines->line[at].found > 0;
}

void gpio_lines_describe(const struct gpio_lines *lines, char *text, size_t size)
{
	const char *between = " on ";
	size_t used;
	unsigned int i;

	used = snprintf(text, size, "%u lines", lines->count);
	for (i = 0; i < lines->count && used < size; i++) {
		if (!chip_is_new(lines, i))
			continue;
		used += snprintf(text + used, size - used, "%s%s", between, lines->line[i].chip);
		between = ", ";
	}
}
