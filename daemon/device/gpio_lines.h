/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The GPIO lines of a board: which ones the configuration names, on which chip each was
 * found, and which of them are requested together. There is no system call here: the caller
 * looks at the chips and passes on what it finds.
 */
#ifndef TOUCHMOVE_DEVICE_GPIO_LINES_H
#define TOUCHMOVE_DEVICE_GPIO_LINES_H

#include "config/configuration.h"
#include "input/frame.h"

#define GPIO_LINES_MAX	 (64 + 8 + 8 + INPUT_BITS)
#define GPIO_GROUPS_MAX	 GPIO_LINES_MAX
#define GPIO_GROUP_LINES 64 /* the kernel's GPIO_V2_LINES_MAX */
#define GPIO_CHIP_SIZE	 32 /* a chip's name: "gpiochip0" */
#define GPIO_HOLDER_SIZE 32 /* the kernel's GPIO_MAX_NAME_SIZE */
#define GPIO_CONSUMER	 "touchmove"
#define GPIO_REASON_SIZE 200

enum gpio_role {
	GPIO_CONTACT, /* direct: index is the contact */
	GPIO_ROW,
	GPIO_COLUMN,
	GPIO_INPUT, /* index is the bit of enum input_bit */
};

struct gpio_line {
	char name[CONFIGURATION_LINE_NAME_SIZE];
	enum gpio_role role;
	uint8_t index;

	unsigned int found; /* how often the name was found; the rest is of the first time */
	char chip[GPIO_CHIP_SIZE];
	char other_chip[GPIO_CHIP_SIZE]; /* where it was found a second time */
	unsigned int offset;
	bool held;
	char holder[GPIO_HOLDER_SIZE]; /* "" if it gave no name */
};

struct gpio_lines {
	struct gpio_line line[GPIO_LINES_MAX];
	unsigned int count;
};

/* Lines of one role (contacts and inputs count as one) on one chip: one request. */
struct gpio_group {
	const char *chip; /* of struct gpio_lines */
	enum gpio_role role;
	unsigned int line[GPIO_GROUP_LINES]; /* indices into struct gpio_lines */
	unsigned int count;
};

/*
 * Takes the lines that @configuration names, none of them found yet. Returns 0, or -EINVAL
 * with one line in @error: no section, no names, or a name that occurs twice.
 */
int gpio_lines_configured(struct gpio_lines *lines, const struct gpio_configuration *configuration,
			  char error[GPIO_REASON_SIZE]);

/* A chip has a line @name (NULL: without a name), which @holder uses (NULL: free). */
void gpio_lines_seen(struct gpio_lines *lines, const char *chip, unsigned int offset,
		     const char *name, const char *holder);

/* Forgets the chips' lines. */
void gpio_lines_forget(struct gpio_lines *lines);

/*
 * Checks that every line was found once. Returns 0; -ENOTUNIQ for a name that several lines
 * have; -ENOENT for one that is missing; with half a sentence in @reason that gives the
 * name and how to list names.
 */
int gpio_lines_resolved(const struct gpio_lines *lines, char reason[GPIO_REASON_SIZE]);

/* Returns 0, or -EBUSY with half a sentence in @reason that says who holds which line. */
int gpio_lines_free(const struct gpio_lines *lines, char reason[GPIO_REASON_SIZE]);

/* Divides resolved lines into @groups, in the order of configuration; returns how many. */
unsigned int gpio_lines_group(const struct gpio_lines *lines,
			      struct gpio_group groups[GPIO_GROUPS_MAX]);

/* "64 lines on gpiochip0, gpiochip1". */
void gpio_lines_describe(const struct gpio_lines *lines, char *text, size_t size);

#endif
