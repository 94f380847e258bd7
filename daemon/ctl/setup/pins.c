/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Each answer is read by the configuration's own reader, which says what is wrong with it. */
#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "device/sources.h"
#include "ctl/setup/question.h"
#include "ctl/setup/setup.h"

static const struct pin {
	const char *key;
	const char *question;
	const char *usual;     /* of the wiring in packaging/guide/gpio.md; "-": not wired */
	enum gpio_topology of; /* GPIO_NONE: of both */
	const char *beside;    /* what the reader asks for besides, while this is read alone */
} pins[] = {
	{"Rows", "The rows' lines, rank 1 first:",
	 "GPIO5 GPIO6 GPIO12 GPIO13 GPIO16 GPIO17 GPIO18 GPIO19", GPIO_MATRIX, "Columns=-\n"},
	{"Columns", "The columns' lines, file a first:",
	 "GPIO20 GPIO21 GPIO22 GPIO23 GPIO24 GPIO25 GPIO26 GPIO27", GPIO_MATRIX, ""},
	{"Squares", "The lines of all contacts, a1 b1 to h8:", "", GPIO_DIRECT, ""},
	{"ActiveLow", "Does a closed contact read 0, since it switches to ground (no or yes)?",
	 "yes", GPIO_NONE, ""},
	{"Bias", "Resistors in the chip (as-is, pull-up, pull-down, disabled):", "pull-up",
	 GPIO_NONE, ""},
	{"WhiteLever", "The line of White's lever, - for none:", "-", GPIO_NONE, ""},
	{"BlackLever", "The line of Black's lever, - for none:", "-", GPIO_NONE, ""},
	{"AdjustButton", "The line of the players' button for adjusting, - for none:", "-",
	 GPIO_NONE, ""},
	{"ArbiterButton", "The line of the arbiter's button, - for none:", "-", GPIO_NONE, ""},
	{"InputsActiveLow", "Do levers and buttons switch to ground, too (no or yes)?", "yes",
	 GPIO_NONE, ""},
};
#define PINS (sizeof(pins) / sizeof(pins[0]))

#define LINES_SIZE (2 * ANSWER_SIZE)

/* Reads "[gpio]" with @lines and @more; returns 0, or -EINVAL with the reason in @error. */
static int read_lines(const char *lines, const char *more, struct gpio_configuration *gpio,
		      char error[CONFIGURATION_ERROR_SIZE])
{
	struct configurations read;
	const char *reason;
	char *text = NULL;
	int r;

	if (asprintf(&text, "[gpio]\n%s%s", lines, more) < 0) {
		snprintf(error, CONFIGURATION_ERROR_SIZE, "no memory");
		return -ENOMEM;
	}
	configurations_default(&read);
	r = configurations_read_text(&read, "answer", text, strlen(text), error);
	free(text);
	if (r < 0) {
		/* The place is of a file that nobody sees. */
		reason = strstr(error, ": ");
		if (reason)
			memmove(error, reason + 2, strlen(reason + 2) + 1);
		return r;
	}
	*gpio = read.general.gpio;
	configurations_clear(&read);
	return 0;
}

/* A list goes on in further lines, since one takes some hundred bytes. */
static void write_answer(char lines[LINES_SIZE], const char *key, const char *answer)
{
	size_t at = strlen(lines), column;

	at += (size_t)snprintf(lines + at, LINES_SIZE - at, "%s=", key);
	column = strlen(key) + 1;
	for (const char *word = answer; *word && at < LINES_SIZE - 4;) {
		size_t length = strcspn(word, " \t");

		if (column > strlen(key) + 1 && column + 1 + length > 72) {
			at += (size_t)snprintf(lines + at, LINES_SIZE - at, "\n ");
			column = 1;
		} else if (column > strlen(key) + 1) {
			at += (size_t)snprintf(lines + at, LINES_SIZE - at, " ");
			column++;
		}
		at += (size_t)snprintf(lines + at, LINES_SIZE - at, "%.*s", (int)length, word);
		column += length;
		word += length;
		word += strspn(word, " \t");
	}
	snprintf(lines + at, LINES_SIZE - at, "\n");
}

/* Asks until the answer can be read. */
static int ask_pin(const struct pin *pin, char lines[LINES_SIZE], struct gpio_configuration *gpio)
{
	char answer[ANSWER_SIZE], tried[LINES_SIZE], error[CONFIGURATION_ERROR_SIZE];
	int code;

	for (;;) {
		code = ask(pin->question, pin->usual, answer);
		if (code != EXIT_DONE)
			return code;
		if (!strcmp(answer, "-") && !strcmp(pin->usual, "-"))
			return EXIT_DONE;
		memcpy(tried, lines, LINES_SIZE);
		write_answer(tried, pin->key, answer);
		if (read_lines(tried, pin->beside, gpio, error) == 0)
			break;
		say("%s.", error);
	}
	memcpy(lines, tried, LINES_SIZE);
	return EXIT_DONE;
}

static bool has_inputs(const struct gpio_configuration *gpio)
{
	for (int n = 0; n < CONFIGURATION_INPUTS; n++)
		if (gpio->inputs[n][0])
			return true;
	return false;
}

static int ask_all(enum gpio_topology topology, char lines[LINES_SIZE],
		   struct gpio_configuration *gpio)
{
	int code = EXIT_DONE;

	snprintf(lines, LINES_SIZE, "Topology=%s\n", topology == GPIO_MATRIX ? "matrix" : "direct");
	*gpio = (struct gpio_configuration){0};
	for (size_t i = 0; code == EXIT_DONE && i < PINS; i++) {
		if (pins[i].of != GPIO_NONE && pins[i].of != topology)
			continue;
		if (!strcmp(pins[i].key, "InputsActiveLow") && !has_inputs(gpio))
			continue;
		code = ask_pin(&pins[i], lines, gpio);
	}
	return code;
}

static int is_chip(const struct dirent *entry)
{
	return !strncmp(entry->d_name, "gpiochip", strlen("gpiochip"));
}

static void tell_chips(void)
{
	struct dirent **entries;
	int count = scandir("/dev", &entries, is_chip, alphasort);

	if (count > 0)
		say("GPIO chips that are there: %d. \"gpioinfo\" in another terminal lists their "
		    "lines "
		    "by their names, and who holds one.",
		    count);
	else
		say("No GPIO chip is there: /dev/gpiochip0 and so on are missing.");
	for (int i = 0; i < count; i++)
		free(entries[i]);
	if (count >= 0)
		free(entries);
}

/* What the chips say to these lines; *@usable tells whether they can be read. */
static int tell_condition(const struct configuration *configuration, bool *usable)
{
	struct sources *found = sources_find(configuration);

	*usable = false;
	if (!found)
		return ctl_complain(EXIT_ENVIRONMENT, "no memory to look for lines");
	for (size_t i = 0; i < found->count; i++) {
		if (strncmp(found->found[i].spec, "gpio:", 5) != 0)
			continue;
		*usable = found->found[i].usable;
		say("These lines: %s.", found->found[i].condition);
	}
	free(found);
	return EXIT_DONE;
}

/* Asks once for all lines; *@done tells whether they are to be taken. */
static int ask_once(struct setup *setup, char lines[LINES_SIZE], bool *done)
{
	unsigned int topology;
	int code;

	say("  1  a matrix: rows are driven, columns are read, a diode at each contact");
	say("  2  direct: a line for each contact");
	code = ask_number("How is it soldered?", 2, 1, &topology);
	if (code != EXIT_DONE)
		return code;
	say("Give lines by their names, parted by blanks.");
	code = ask_all(topology == 1 ? GPIO_MATRIX : GPIO_DIRECT, lines,
		       &setup->configuration.gpio);
	if (code == EXIT_DONE)
		code = tell_condition(&setup->configuration, done);
	if (code != EXIT_DONE || *done)
		return code;
	return ask_yes("Take them all the same? No asks for them again.", done);
}

int setup_ask_pins(struct setup *setup)
{
	char lines[LINES_SIZE];
	bool done = false;
	int code = EXIT_DONE;

	tell_chips();
	while (code == EXIT_DONE && !done)
		code = ask_once(setup, lines, &done);
	if (code != EXIT_DONE)
		return code;
	free(setup->lines);
	setup->lines = strdup(lines);
	return setup->lines ? EXIT_DONE : ctl_complain(EXIT_ENVIRONMENT, "no memory");
}
