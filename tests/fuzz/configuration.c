/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Any bytes as a configuration file. What is accepted keeps every promise of
 * the header; what is refused is refused in one clean line with its number.
 */
#include "config/configurations.h"
#include "fuzz.h"

#define NAME "x.conf"

static void check_error(const char *error)
{
	const char *number = error + strlen(NAME ":");

	CHECK(strncmp(error, NAME ":", strlen(NAME ":")) == 0);
	CHECK(*number >= '1' && *number <= '9');
	CHECK(!strpbrk(error, "\n\r\t\x1b\x7f"));
	CHECK(strlen(error) < CONFIGURATION_ERROR_SIZE);
}

static void check_wiring(const uint8_t wiring[64])
{
	laws_squares used = 0;

	for (int contact = 0; contact < 64; contact++) {
		if (wiring[contact] == WIRING_NO_SQUARE)
			continue;
		CHECK(wiring[contact] < 64);
		CHECK(!(used & LAWS_SQUARE_SET(wiring[contact])));
		used |= LAWS_SQUARE_SET(wiring[contact]);
	}
	CHECK(used);
}

static void check_name(const char name[CONFIGURATION_LINE_NAME_SIZE])
{
	CHECK(memchr(name, '\0', CONFIGURATION_LINE_NAME_SIZE));
}

static void check_gpio(const struct gpio_configuration *gpio)
{
	CHECK(gpio->square_count <= 64 && gpio->row_count <= 8 && gpio->column_count <= 8);
	CHECK((gpio->topology == GPIO_DIRECT) == (gpio->square_count > 0));
	CHECK((gpio->topology == GPIO_MATRIX) == (gpio->row_count > 0));
	CHECK((gpio->topology == GPIO_MATRIX) == (gpio->column_count > 0));
	for (unsigned int i = 0; i < gpio->square_count; i++)
		check_name(gpio->squares[i]);
	for (unsigned int i = 0; i < gpio->row_count; i++)
		check_name(gpio->rows[i]);
	for (int i = 0; i < CONFIGURATION_INPUTS; i++)
		check_name(gpio->inputs[i]);
	CHECK(gpio->bias <= GPIO_BIAS_DISABLED);
	CHECK(gpio->period >= 1000 && gpio->period <= 50000);
	CHECK(gpio->row_settle <= 1000);
}

static void check_board(const struct configuration *configuration)
{
	check_wiring(configuration->wiring);
	check_gpio(&configuration->gpio);
	CHECK(memchr(configuration->source, '\0', sizeof(configuration->source)));
	CHECK(memchr(configuration->board, '\0', sizeof(configuration->board)));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct configurations configurations;
	char error[CONFIGURATION_ERROR_SIZE];
	/* In memory of exactly that size, so that a byte too far is noticed. */
	char *text = malloc(size ? size : 1);

	CHECK(text);
	if (size)
		memcpy(text, data, size);
	configurations_default(&configurations);
	if (configurations_read_text(&configurations, NAME, text, size, error) < 0) {
		check_error(error);
		CHECK(!configurations.boards);
	} else {
		check_board(&configurations.general);
		for (size_t i = 0; i < configurations.count; i++) {
			const struct configuration *board = &configurations.boards[i].configuration;

			check_board(board);
			CHECK(section_name_is_valid(board->board, strlen(board->board)));
			CHECK(configurations_find(&configurations, board->board) == board);
			CHECK(configuration_is_same(board, board));
		}
		if (configurations_check(&configurations, error) < 0)
			check_error(error);
	}
	configurations_clear(&configurations);
	free(text);
	return 0;
}
