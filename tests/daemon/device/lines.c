/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Which lines a configuration names, and what chips make of them. */
#include <criterion/criterion.h>
#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "device/gpio_lines.h"

static struct gpio_lines lines;
static struct gpio_configuration configuration;
static char reason[GPIO_REASON_SIZE];

static void named(char names[][CONFIGURATION_LINE_NAME_SIZE], unsigned int count,
		  const char *format)
{
	unsigned int i;

	for (i = 0; i < count; i++)
		snprintf(names[i], CONFIGURATION_LINE_NAME_SIZE, format, i);
}

static void direct(unsigned int squares)
{
	memset(&configuration, 0, sizeof(configuration));
	configuration.topology = GPIO_DIRECT;
	configuration.square_count = squares;
	named(configuration.squares, squares, "SQ%u");
	named(configuration.inputs, INPUT_BITS, "IN%u");
	cr_assert(gpio_lines_configured(&lines, &configuration, reason) == 0, "%s", reason);
}

static void matrix(void)
{
	memset(&configuration, 0, sizeof(configuration));
	configuration.topology = GPIO_MATRIX;
	configuration.row_count = configuration.column_count = 8;
	named(configuration.rows, 8, "ROW%u");
	named(configuration.columns, 8, "COL%u");
}

/* A chip with @count lines that are named so, from number @from on. */
static void chip(const char *name, const char *format, unsigned int from, unsigned int count)
{
	char line[CONFIGURATION_LINE_NAME_SIZE];
	unsigned int i;

	for (i = 0; i < count; i++) {
		snprintf(line, sizeof(line), format, from + i);
		gpio_lines_seen(&lines, name, i, line, NULL);
	}
}

static void expect(int result, int expected, const char *text)
{
	cr_assert(result == expected, "%d: %s", result, reason);
	cr_assert(strcmp(reason, text) == 0, "'%s' is not '%s'", reason, text);
}

Test(lines, a_board_over_three_chips)
{
	struct gpio_group groups[GPIO_GROUPS_MAX];
	char text[100];

	direct(64);
	cr_assert(lines.count == 68);
	chip("gpiochip0", "SQ%u", 0, 32);
	gpio_lines_seen(&lines, "gpiochip0", 40, NULL, "spi0");
	chip("gpiochip1", "SQ%u", 32, 32);
	chip("gpiochip2", "IN%u", 0, 4);
	cr_assert(gpio_lines_resolved(&lines, reason) == 0, "%s", reason);
	cr_assert(gpio_lines_free(&lines, reason) == 0);
	cr_assert(gpio_lines_group(&lines, groups) == 3);
	cr_assert(strcmp(groups[1].chip, "gpiochip1") == 0);
	cr_assert(groups[1].count == 32 && groups[1].line[31] == 63);
	cr_assert(lines.line[63].offset == 31 && lines.line[63].index == 63);
	cr_assert(lines.line[67].role == GPIO_INPUT && lines.line[67].index == 3);
	gpio_lines_describe(&lines, text, sizeof(text));
	cr_assert(strcmp(text, "68 lines on gpiochip0, gpiochip1, gpiochip2") == 0, "%s", text);
	gpio_lines_describe(&lines, text, 20);
	cr_assert(strcmp(text, "68 lines on gpiochi") == 0, "%s", text);
}

Test(lines, a_request_has_64_lines_at_most)
{
	struct gpio_group groups[GPIO_GROUPS_MAX];

	direct(64);
	chip("gpiochip0", "SQ%u", 0, 64);
	chip("gpiochip0", "IN%u", 0, 4);
	cr_assert(gpio_lines_resolved(&lines, reason) == 0);
	cr_assert(gpio_lines_group(&lines, groups) == 2);
	cr_assert(groups[0].count == 64 && groups[1].count == 4);
	cr_assert(groups[1].line[0] == 64);
}

Test(lines, rows_columns_and_inputs_are_requested_apart)
{
	struct gpio_group groups[GPIO_GROUPS_MAX];

	matrix();
	snprintf(configuration.inputs[1], sizeof(configuration.inputs[1]), "BLACK");
	cr_assert(gpio_lines_configured(&lines, &configuration, reason) == 0);
	cr_assert(lines.count == 17);
	chip("gpiochip0", "ROW%u", 0, 8);
	chip("gpiochip0", "COL%u", 0, 8);
	gpio_lines_seen(&lines, "gpiochip0", 20, "BLACK", NULL);
	cr_assert(gpio_lines_group(&lines, groups) == 3);
	cr_assert(groups[0].role == GPIO_ROW && groups[0].count == 8);
	cr_assert(groups[1].role == GPIO_COLUMN && groups[1].count == 8);
	cr_assert(lines.line[groups[2].line[0]].index == 1);
}

Test(lines, one_name_is_missing)
{
	direct(8);
	chip("gpiochip0", "SQ%u", 0, 7);
	chip("gpiochip0", "IN%u", 0, 4);
	expect(gpio_lines_resolved(&lines, reason), -ENOENT,
	       "no GPIO line is named 'SQ7'; gpioinfo shows all names");
}

Test(lines, many_names_are_missing)
{
	direct(8);
	chip("gpiochip0", "SQ%u", 0, 6);
	expect(gpio_lines_resolved(&lines, reason), -ENOENT,
	       "no GPIO line is named 'SQ6', and 5 of 11 others are missing too; "
	       "gpioinfo shows all names");
}

Test(lines, a_name_on_two_chips_is_ambiguous)
{
	direct(8);
	chip("gpiochip0", "SQ%u", 0, 8);
	chip("gpiochip0", "IN%u", 0, 4);
	chip("gpiochip7", "SQ%u", 3, 1);
	expect(gpio_lines_resolved(&lines, reason), -ENOTUNIQ,
	       "several lines are named 'SQ3', on gpiochip0 and gpiochip7; "
	       "gpioinfo shows all names");
}

Test(lines, what_was_seen_is_forgotten)
{
	direct(1);
	chip("gpiochip0", "SQ%u", 0, 1);
	chip("gpiochip0", "IN%u", 0, 4);
	cr_assert(gpio_lines_resolved(&lines, reason) == 0);
	gpio_lines_forget(&lines);
	cr_assert(gpio_lines_resolved(&lines, reason) == -ENOENT);
	chip("gpiochip1", "SQ%u", 0, 1);
	chip("gpiochip1", "IN%u", 0, 4);
	cr_assert(gpio_lines_resolved(&lines, reason) == 0);
	cr_assert(strcmp(lines.line[0].chip, "gpiochip1") == 0);
}

Test(lines, a_line_is_held)
{
	direct(1);
	gpio_lines_seen(&lines, "gpiochip0", 3, "SQ0", "leds");
	expect(gpio_lines_free(&lines, reason), -EBUSY,
	       "line 'SQ0' on gpiochip0 is held by 'leds'");
	gpio_lines_forget(&lines);
	gpio_lines_seen(&lines, "gpiochip0", 3, "SQ0", "");
	expect(gpio_lines_free(&lines, reason), -EBUSY,
	       "line 'SQ0' on gpiochip0 is in use, perhaps by another function of its pin, such "
	       "as UART, SPI or I2C");
}

Test(lines, what_a_configuration_lacks)
{
	memset(&configuration, 0, sizeof(configuration));
	expect(gpio_lines_configured(&lines, &configuration, reason), -EINVAL,
	       "the configuration has no section [gpio] that names the board's lines");
	configuration.topology = GPIO_DIRECT;
	expect(gpio_lines_configured(&lines, &configuration, reason), -EINVAL,
	       "section [gpio] names no lines for squares");
	matrix();
	configuration.column_count = 0;
	expect(gpio_lines_configured(&lines, &configuration, reason), -EINVAL,
	       "section [gpio] names no columns");
	matrix();
	configuration.row_count = 0;
	expect(gpio_lines_configured(&lines, &configuration, reason), -EINVAL,
	       "section [gpio] names no rows");
}

Test(lines, a_line_serves_once)
{
	matrix();
	snprintf(configuration.inputs[2], sizeof(configuration.inputs[2]), "COL5");
	expect(gpio_lines_configured(&lines, &configuration, reason), -EINVAL,
	       "section [gpio] names line 'COL5' twice; a line serves one contact");
}

Test(lines, the_longest_names_fit)
{
	char longest[CONFIGURATION_LINE_NAME_SIZE];

	memset(longest, 'x', sizeof(longest) - 1);
	longest[sizeof(longest) - 1] = '\0';
	memset(&configuration, 0, sizeof(configuration));
	configuration.topology = GPIO_DIRECT;
	configuration.square_count = 1;
	memcpy(configuration.squares[0], longest, sizeof(longest));
	cr_assert(gpio_lines_configured(&lines, &configuration, reason) == 0);
	gpio_lines_seen(&lines, longest, 0, longest, longest);
	gpio_lines_seen(&lines, longest, 0, longest, longest);
	cr_assert(gpio_lines_resolved(&lines, reason) == -ENOTUNIQ);
	cr_assert(gpio_lines_free(&lines, reason) == -EBUSY);
	cr_assert(strlen(reason) < sizeof(reason));
}
