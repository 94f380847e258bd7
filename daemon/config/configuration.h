/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The configuration of a board, in INI form: how it is read and wired, and the regulations with
 * the keys of `set` lines. Times in [gpio] are µs, those of the regulations as in a trace. A file
 * may have many boards (configurations.h).
 */
#ifndef TOUCHMOVE_CONFIGURATION_H
#define TOUCHMOVE_CONFIGURATION_H

#include "config/settings.h"
#include "config/sections.h"
#include "config/wiring_map.h"

#define CONFIGURATION_DEFAULT	     "/etc/touchmove/touchmoved.conf"
#define CONFIGURATION_ERROR_SIZE     600
#define CONFIGURATION_TEXT_SIZE	     512
#define CONFIGURATION_LINE_NAME_SIZE 32 /* the kernel's GPIO_MAX_NAME_SIZE */
#define CONFIGURATION_GROUP_SIZE     33 /* the limit of utmp and useradd, and a NUL */
#define CONFIGURATION_INPUTS	     4	/* levers and buttons */

enum gpio_topology {
	GPIO_NONE,   /* there is no section [gpio] */
	GPIO_DIRECT, /* a line for every square */
	GPIO_MATRIX, /* rows are driven, columns are read */
};

enum gpio_bias {
	GPIO_BIAS_AS_IS,
	GPIO_BIAS_PULL_UP,
	GPIO_BIAS_PULL_DOWN,
	GPIO_BIAS_DISABLED,
};

/* Section [gpio]: lines by their names, as gpioinfo shows them. */
struct gpio_configuration {
	bool own; /* of a board with a name: its lines are not those of all */
	enum gpio_topology topology;
	char squares[64][CONFIGURATION_LINE_NAME_SIZE]; /* direct: line of contact n */
	unsigned int square_count; /* how many are named, beginning with the first */
	char rows[8][CONFIGURATION_LINE_NAME_SIZE];
	char columns[8][CONFIGURATION_LINE_NAME_SIZE];
	unsigned int row_count, column_count;
	char inputs[CONFIGURATION_INPUTS][CONFIGURATION_LINE_NAME_SIZE]; /* "": not wired */
	bool active_low; /* squares or columns: a closed contact reads 0 */
	bool inputs_active_low;
	enum gpio_bias bias;
	laws_time period;	 /* µs between samples of a matrix, 1000 to 50000 */
	unsigned int row_settle; /* µs from driving a row to reading its columns, 0 to 1000 */
};

struct configuration {
	char source[CONFIGURATION_TEXT_SIZE]; /* empty: the first one found */
	char board[SECTION_NAME_SIZE];	      /* id on the bus; empty: the default */
	unsigned int line; /* of Source= or Board=, or of the section with its name; or 0 */
	char second_source[CONFIGURATION_TEXT_SIZE]; /* empty: the same source, or none */
	uint8_t second_wiring[64];		     /* of its board */
	uint8_t wiring[64];			     /* entry n is the square of contact n */
	struct gpio_configuration gpio;
	/* On the system bus, the groups that may order for the players and as the arbiter. */
	char player_group[CONFIGURATION_GROUP_SIZE];
	char arbiter_group[CONFIGURATION_GROUP_SIZE];
	struct settings settings;
};

void configuration_default(struct configuration *configuration);

/*
 * Reads from @size bytes at @text, on top of what @configuration has, the sections of @board, or
 * with "" those of no board. The sections of others are checked for what they are called, and
 * noted in @sections; @name is for errors. Returns 0; -EINVAL or -ENOMEM with one line in @error
 * (file, line, key and what would be right), with @configuration untouched.
 */
int configuration_parse(struct configuration *configuration, struct sections *sections,
			const char *board, const char *name, const char *text, size_t size,
			char error[CONFIGURATION_ERROR_SIZE]);

/*
 * As settings_describe(), of the keys of @section; those of the regulations are described there
 * alone.
 */
void configuration_describe(enum section section,
			    void (*tell)(const char *key, const char *expected, const char *usual,
					 const char *meaning));

#endif
