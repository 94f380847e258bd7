/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * A matrix read through libgpiod, whose chips and requests are replaced: rows, columns and levers
 * are on a chip each, and any of them may stop answering.
 */
#include <criterion/criterion.h>
#include <errno.h>
#include <fcntl.h>
#include <gpiod.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "device/gpio_hardware.h"

enum chip { ROWS, COLUMNS, LEVERS, CHIPS };

static const char *const names[CHIPS] = {"gpiochip0", "gpiochip1", "gpiochip2"};
static const char *const formats[CHIPS] = {"ROW%u", "COL%u", "IN%u"};
static const unsigned int counts[CHIPS] = {8, 8, INPUT_BITS};

static struct {
	laws_squares closed;
	uint8_t inputs;
	uint8_t driven;	   /* rows */
	int fails[CHIPS];  /* with this errno */
	unsigned int open; /* requests */
} board;

static struct gpio_lines lines;
static struct gpio_configuration configuration;
static struct gpio_hardware *hardware;

/* ---- libgpiod ---- */

struct gpiod_chip {
	enum chip chip;
};

struct gpiod_line_request {
	enum chip chip;
	int fd;
};

struct gpiod_chip *gpiod_chip_open(const char *path)
{
	static struct gpiod_chip chips[CHIPS] = {{ROWS}, {COLUMNS}, {LEVERS}};

	for (unsigned int i = 0; i < CHIPS; i++)
		if (!strcmp(path + strlen("/dev/"), names[i]))
			return &chips[i];
	errno = ENOENT;
	return NULL;
}

void gpiod_chip_close(struct gpiod_chip *chip)
{
	(void)chip;
}

/* Nothing but rows may drive a line, and they none before a scan. */
static void expect_settings(enum chip chip, struct gpiod_line_config *config)
{
	for (unsigned int i = 0; i < counts[chip]; i++) {
		struct gpiod_line_settings *settings =
			gpiod_line_config_get_line_settings(config, i);

		cr_assert_not_null(settings);
		cr_expect_eq(gpiod_line_settings_get_direction(settings),
			     chip == ROWS ? GPIOD_LINE_DIRECTION_OUTPUT
					  : GPIOD_LINE_DIRECTION_INPUT);
		cr_expect_eq(gpiod_line_settings_get_output_value(settings),
			     GPIOD_LINE_VALUE_INACTIVE);
		gpiod_line_settings_free(settings);
	}
}

struct gpiod_line_request *gpiod_chip_request_lines(struct gpiod_chip *chip,
						    struct gpiod_request_config *request,
						    struct gpiod_line_config *config)
{
	static struct gpiod_line_request requests[CHIPS];

	(void)request;
	expect_settings(chip->chip, config);
	requests[chip->chip] = (struct gpiod_line_request){
		.chip = chip->chip,
		.fd = open("/dev/null", O_RDONLY | O_CLOEXEC),
	};
	board.open++;
	return &requests[chip->chip];
}

void gpiod_line_request_release(struct gpiod_line_request *request)
{
	close(request->fd);
	board.open--;
}

int gpiod_line_request_get_fd(struct gpiod_line_request *request)
{
	return request->fd;
}

static int call(const struct gpiod_line_request *request)
{
	errno = board.fails[request->chip];
	return errno ? -1 : 0;
}

/* Lines stand in reverse order on their chip. */
static unsigned int index_of(enum chip chip, unsigned int offset)
{
	return counts[chip] - 1 - offset;
}

int gpiod_line_request_get_values_subset(struct gpiod_line_request *request, size_t count,
					 const unsigned int *offsets, enum gpiod_line_value *values)
{
	uint8_t active = request->chip == LEVERS ? board.inputs : 0;

	for (unsigned int row = 0; request->chip == COLUMNS && row < 8; row++)
		if (board.driven >> row & 1)
			active |= (uint8_t)(board.closed >> 8 * row);
	for (size_t i = 0; i < count; i++)
		values[i] = active >> index_of(request->chip, offsets[i]) & 1
				    ? GPIOD_LINE_VALUE_ACTIVE
				    : GPIOD_LINE_VALUE_INACTIVE;
	return call(request);
}

int gpiod_line_request_set_value(struct gpiod_line_request *request, unsigned int offset,
				 enum gpiod_line_value value)
{
	uint8_t row = (uint8_t)(1u << index_of(ROWS, offset));

	cr_assert_eq(request->chip, ROWS);
	if (call(request) < 0)
		return -1;
	board.driven = value == GPIOD_LINE_VALUE_ACTIVE ? board.driven | row : board.driven & ~row;
	return 0;
}

/* ---- */

static void name_lines(enum chip chip, char list[][CONFIGURATION_LINE_NAME_SIZE])
{
	for (unsigned int i = 0; i < counts[chip]; i++)
		snprintf(list[i], CONFIGURATION_LINE_NAME_SIZE, formats[chip], i);
}

static void begin(void)
{
	char reason[GPIO_REASON_SIZE], name[CONFIGURATION_LINE_NAME_SIZE];

	configuration.topology = GPIO_MATRIX;
	configuration.row_count = configuration.column_count = 8;
	name_lines(ROWS, configuration.rows);
	name_lines(COLUMNS, configuration.columns);
	name_lines(LEVERS, configuration.inputs);
	cr_assert_eq(gpio_lines_configured(&lines, &configuration, reason), 0, "%s", reason);
	for (unsigned int chip = 0; chip < CHIPS; chip++)
		for (unsigned int i = 0; i < counts[chip]; i++) {
			snprintf(name, sizeof(name), formats[chip], index_of(chip, i));
			gpio_lines_seen(&lines, names[chip], i, name, NULL);
		}
	cr_assert_eq(gpio_lines_resolved(&lines, reason), 0, "%s", reason);
	cr_assert_eq(gpio_hardware_open(&hardware, &lines, &configuration, false, reason), 0, "%s",
		     reason);
}

static void end(void)
{
	gpio_hardware_close(hardware);
	cr_assert_eq(board.open, 0);
}

TestSuite(hardware, .init = begin, .fini = end);

Test(hardware, each_contact_of_a_matrix_is_read)
{
	struct gpio_state state;

	for (unsigned int contact = 0; contact < 64; contact++) {
		board.closed = (laws_squares)1 << contact;
		board.inputs = contact % (1u << INPUT_BITS);
		cr_assert_eq(gpio_hardware_scan(hardware, &state), 0);
		cr_assert_eq(state.squares, board.closed);
		cr_assert_eq(state.inputs, board.inputs);
		cr_assert_eq(board.driven, 0);
	}
}

/* Pieces that stand there must not seem to be lifted. */
Test(hardware, a_chip_that_does_not_answer_is_no_empty_board)
{
	struct gpio_state state = {.squares = 0x1234, .inputs = 5};

	board.closed = ~(laws_squares)0;
	for (unsigned int chip = 0; chip < CHIPS; chip++) {
		board.fails[chip] = EREMOTEIO;
		cr_assert_eq(gpio_hardware_scan(hardware, &state), -EREMOTEIO, "%s", names[chip]);
		cr_assert(state.squares == 0x1234 && state.inputs == 5);
		board.fails[chip] = 0;
		cr_assert_eq(board.driven, 0);
	}
	cr_assert_eq(gpio_hardware_scan(hardware, &state), 0);
	cr_assert_eq(state.squares, board.closed);
}
