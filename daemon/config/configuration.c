/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Reads a configuration file. A file may speak of many boards, so that it is read once for what
 * all have in common, and once more for each board, on top of that: the order of the sections
 * means nothing. libinih splits it into lines, keys and values; the table
 * here says what a key means; the reader between them hands out the lines and counts them
 * for error messages.
 *
 * A list may go on in lines that begin with a blank. The list so far is parsed again with
 * each of them, so that an error names the line it is in.
 */
#include <errno.h>
#include <ini.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "config/configuration.h"
#include "config/sections.h"
#include "util/file.h"
#include "util/text.h"
#include "util/words.h"

#define PERIOD_MIN	1000
#define PERIOD_MAX	50000
#define SETTLE_TIME_MAX 1000

#define VALUE_SIZE 4096
#define KEYS_MAX   64

struct key;

struct parser {
	struct configuration configuration;
	struct sections *sections;
	const char *board; /* the one whose sections count; "": those of all */
	enum section section;
	bool counts; /* the section does */
	const char *name;
	const char *text;
	size_t size;
	size_t at;
	unsigned int line;
	bool indented;	       /* the line begins with a blank */
	bool begun;	       /* a key was read since the section began */
	const struct key *key; /* the last one, or NULL for one of the regulations */
	char value[VALUE_SIZE];
	unsigned int gpio_line;		  /* of the section with GPIO lines, or 0 */
	unsigned int key_lines[KEYS_MAX]; /* the line of each key of the table, or 0 */
	unsigned int error_line;	  /* 0: none */
	char error[CONFIGURATION_ERROR_SIZE];
};

struct key {
	enum section section;
	const char *name;
	const char *expected; /* completes "KEY expects …" */
	const char *usual;    /* for the manual; "": none */
	const char *meaning;  /* a sentence for the manual */
	int (*read)(struct parser *parser, const struct key *key, const char *value);
	size_t offset;		  /* of the member in struct configuration */
	const char *const *names; /* of an enumeration's values, up to a NULL */
	unsigned int low;	  /* of a number; first value of an enumeration */
	unsigned int high;	  /* of a number; most members of a list */
	size_t count;		  /* offset of a list's count */
	bool list;
};

static const char *const topologies[] = {"direct", "matrix", NULL};
static const char *const biases[] = {"as-is", "pull-up", "pull-down", "disabled", NULL};
static const char *const answers[] = {"no", "yes", NULL};

_Static_assert(sizeof(enum gpio_topology) == sizeof(unsigned int) &&
		       sizeof(enum gpio_bias) == sizeof(unsigned int),
	       "enumerations are read through unsigned int");

/* Keeps the first error only. */
__attribute__((format(printf, 3, 4))) static int refuse(struct parser *parser, unsigned int line,
							const char *format, ...)
{
	char reason[CONFIGURATION_ERROR_SIZE - 100];
	va_list arguments;

	if (parser->error_line)
		return -EINVAL;
	va_start(arguments, format);
	vsnprintf(reason, sizeof(reason), format, arguments);
	va_end(arguments);
	parser->error_line = line;
	snprintf(parser->error, sizeof(parser->error), "%.90s:%u: %s", parser->name, line, reason);
	text_clean(parser->error);
	return -EINVAL;
}

static int refuse_value(struct parser *parser, const struct key *key, const char *value)
{
	return refuse(parser, parser->line, "%s expects %s, not '%.60s'", key->name, key->expected,
		      value);
}

static void *member(struct parser *parser, size_t offset)
{
	return (char *)&parser->configuration + offset;
}

static int read_name(struct parser *parser, const struct key *key, const char *value)
{
	int found = word_find(key->names, value);

	if (found < 0)
		return refuse_value(parser, key, value);
	*(unsigned int *)member(parser, key->offset) = key->low + (unsigned int)found;
	return 0;
}

static int read_answer(struct parser *parser, const struct key *key, const char *value)
{
	int found = word_find(answers, value);

	if (found < 0)
		return refuse_value(parser, key, value);
	*(bool *)member(parser, key->offset) = found == 1;
	return 0;
}

static int read_row_settle(struct parser *parser, const struct key *key, const char *value)
{
	if (number_read(value, strlen(value), key->low, key->high, member(parser, key->offset)) < 0)
		return refuse_value(parser, key, value);
	return 0;
}

static int read_period(struct parser *parser, const struct key *key, const char *value)
{
	unsigned int period;

	if (number_read(value, strlen(value), key->low, key->high, &period) < 0)
		return refuse_value(parser, key, value);
	*(laws_time *)member(parser, key->offset) = period;
	return 0;
}

/* A source is opened later; this refuses one that cannot be opened by any daemon. */
static int read_source(struct parser *parser, const struct key *key, const char *value)
{
	static const char *const kinds[] = {"chardev", "usb", "gpio", "trace", "pgn", NULL};
	const char *colon = strchr(value, ':');
	char kind[8] = "";

	if (colon && (size_t)(colon - value) < sizeof(kind))
		memcpy(kind, value, (size_t)(colon - value));
	if (*value && (strlen(value) >= CONFIGURATION_TEXT_SIZE || word_find(kinds, kind) < 0))
		return refuse_value(parser, key, value);
	snprintf(member(parser, key->offset), CONFIGURATION_TEXT_SIZE, "%s", value);
	return 0;
}

static int read_board(struct parser *parser, const struct key *key, const char *value)
{
	if (!section_name_is_valid(value, strlen(value)))
		return refuse_value(parser, key, value);
	snprintf(member(parser, key->offset), sizeof(parser->configuration.board), "%s", value);
	return 0;
}

static int read_group(struct parser *parser, const struct key *key, const char *value)
{
	if (!*value || strlen(value) >= CONFIGURATION_GROUP_SIZE || value[strcspn(value, " :,")])
		return refuse_value(parser, key, value);
	snprintf(member(parser, key->offset), CONFIGURATION_GROUP_SIZE, "%s", value);
	return 0;
}

static int read_wiring(struct parser *parser, const struct key *key, const char *value)
{
	char reason[SETTINGS_ERROR_SIZE];

	if (wiring_read(value, member(parser, key->offset), reason) < 0)
		return refuse(parser, parser->line, "%s %s", key->name, reason);
	return 0;
}

static int read_line_name(struct parser *parser, const struct key *key, const char *value)
{
	if (strlen(value) >= CONFIGURATION_LINE_NAME_SIZE || value[strcspn(value, " \t")])
		return refuse_value(parser, key, value);
	snprintf(member(parser, key->offset), CONFIGURATION_LINE_NAME_SIZE, "%s", value);
	return 0;
}

/* Refuses a line that is named twice: the kernel's error for it would come later and say less. */
static int take_line_name(struct parser *parser, const struct key *key, struct laws_text name,
			  unsigned int count)
{
	char(*names)[CONFIGURATION_LINE_NAME_SIZE] = member(parser, key->offset);
	unsigned int i;

	if (count == key->high)
		return refuse(parser, parser->line, "%s expects at most %u lines", key->name,
			      key->high);
	if (name.length >= CONFIGURATION_LINE_NAME_SIZE)
		return refuse(parser, parser->line,
			      "%s expects names of at most %d bytes, not '%.*s'", key->name,
			      CONFIGURATION_LINE_NAME_SIZE - 1, word_width(name), name.start);
	memset(names[count], 0, sizeof(names[count]));
	memcpy(names[count], name.start, name.length);
	for (i = 0; i < count; i++)
		if (!strcmp(names[i], names[count]))
			return refuse(parser, parser->line, "%s names %s twice", key->name,
				      names[i]);
	return 0;
}

static int read_line_names(struct parser *parser, const struct key *key, const char *value)
{
	unsigned int *stored = member(parser, key->count);
	unsigned int count = 0;
	struct laws_text name;

	for (name = word_next(&value); name.length > 0; name = word_next(&value))
		if (take_line_name(parser, key, name, count++) < 0)
			return -EINVAL;
	if (!count)
		return refuse_value(parser, key, "");
	*stored = count;
	return 0;
}

#define AT(member)     .offset = offsetof(struct configuration, member)
#define NAMES(table)   .read = read_name, .names = (table)
#define ANSWER(member) .expected = "no or yes", .usual = "no", .read = read_answer, AT(member)
#define GROUP(member)                                                                              \
	.expected = "the name of a group, at most 32 bytes", .read = read_group, AT(member)
#define SOURCE(member) .read = read_source, AT(member)
#define WIRING(member)                                                                             \
	.expected = "squares", .usual = "a1 b1 to h8", .read = read_wiring, .list = true, AT(member)
#define LINE(member)                                                                               \
	.expected = "the name of a line, at most 31 bytes, as gpioinfo shows it",                  \
	.read = read_line_name, AT(member)
#define LINES(most, of, member)                                                                    \
	.expected = "names of lines, as gpioinfo shows them, parted by blanks",                    \
	.read = read_line_names, .list = true, .high = (most), AT(member),                         \
	.count = offsetof(struct configuration, of)

static const struct key keys[] = {
	{SECTION_BOARD, "Source",
	 .expected = "chardev:, usb: or gpio: with a place or without, trace:FILE or pgn:FILE",
	 .meaning = "What is read; nothing: the first board that is found.", SOURCE(source)},
	{SECTION_BOARD, "SecondSource",
	 .expected = "chardev:PATH or usb:PLACE, of the second board, or trace: with a FIFO",
	 .meaning = "Of a game on two boards (VisuallyDisabled=), the second one's.",
	 SOURCE(second_source)},
	{SECTION_BOARD, "SecondWiring", WIRING(second_wiring),
	 .meaning = "As Wiring=, of the second board."},
	{SECTION_BOARD, "Board", .expected = "1 to 32 letters, digits and underscores",
	 .usual = "1", .meaning = "What the one board is called, where none has a section.",
	 .read = read_board, AT(board)},
	{SECTION_BOARD, "Wiring", WIRING(wiring),
	 .meaning = "The square of each contact, in the order of the contacts, - for none. It is "
		    "applied to what any device tells, also to what the kernel has mapped before."},
	{SECTION_GPIO, "Topology", .expected = "direct or matrix",
	 .meaning = "direct: a line for each contact; matrix: rows are driven one at a time, and "
		    "columns are read. The section must have it.",
	 NAMES(topologies), AT(gpio.topology), .low = GPIO_DIRECT},
	{SECTION_GPIO, "Squares", LINES(64, gpio.square_count, gpio.squares),
	 .meaning = "With Topology=direct: the line of each contact, up to 64."},
	{SECTION_GPIO, "Rows", LINES(8, gpio.row_count, gpio.rows),
	 .meaning = "With Topology=matrix: the lines that are driven, up to eight."},
	{SECTION_GPIO, "Columns", LINES(8, gpio.column_count, gpio.columns),
	 .meaning = "With Topology=matrix: the lines that are read, up to eight."},
	{SECTION_GPIO, "WhiteLever", LINE(gpio.inputs[0]),
	 .meaning = "The lever of the clock on White's side."},
	{SECTION_GPIO, "BlackLever", LINE(gpio.inputs[1]),
	 .meaning = "The lever of the clock on Black's side."},
	{SECTION_GPIO, "AdjustButton", LINE(gpio.inputs[2]),
	 .meaning = "The button that announces an adjustment (4.2.1)."},
	{SECTION_GPIO, "ArbiterButton", LINE(gpio.inputs[3]),
	 .meaning = "The button that stops the clocks."},
	{SECTION_GPIO, "ActiveLow", ANSWER(gpio.active_low),
	 .meaning = "Whether a closed contact reads 0."},
	{SECTION_GPIO, "InputsActiveLow", ANSWER(gpio.inputs_active_low),
	 .meaning = "Whether a lever or button that is down reads 0."},
	{SECTION_GPIO, "Bias", .expected = "as-is, pull-up, pull-down or disabled",
	 .usual = "as-is", .meaning = "The resistors inside the chip.", NAMES(biases),
	 AT(gpio.bias)},
	{SECTION_GPIO, "Period", .expected = "whole µs from 1000 to 50000", .usual = "1000",
	 .meaning = "From one sample to the next.", .read = read_period, AT(gpio.period),
	 .low = PERIOD_MIN, .high = PERIOD_MAX},
	{SECTION_GPIO, "RowSettle", .expected = "whole µs from 0 to 1000", .usual = "10",
	 .meaning = "From driving a row to reading its columns.", .read = read_row_settle,
	 AT(gpio.row_settle), .high = SETTLE_TIME_MAX},
	{SECTION_BUS, "PlayerGroup", GROUP(player_group), .usual = "touchmove-player",
	 .meaning = "Who may speak for the players on the system bus."},
	{SECTION_BUS, "ArbiterGroup", GROUP(arbiter_group), .usual = "touchmove-arbiter",
	 .meaning = "Who may be arbiter on the system bus, and speak for the players, too."},
};
#define KEYS (sizeof(keys) / sizeof(keys[0]))
_Static_assert(KEYS <= KEYS_MAX, "the parser has room for the line of each key");

static const struct key *find_key(enum section section, const char *name)
{
	size_t i;

	for (i = 0; i < KEYS; i++)
		if (keys[i].section == section && !strcmp(keys[i].name, name))
			return &keys[i];
	return NULL;
}

static int refuse_key(struct parser *parser, enum section section, const char *name)
{
	char known[200] = "";
	size_t length;
	size_t i;

	for (i = 0; i < KEYS; i++) {
		if (keys[i].section != section)
			continue;
		length = strlen(known);
		snprintf(known + length, sizeof(known) - length, "%s%s", length ? ", " : "",
			 keys[i].name);
	}
	return refuse(parser, parser->line, "no key '%.40s' in [%s]; there is %s", name,
		      section_words[section], known);
}

static int take_regulation(struct parser *parser, const char *name, const char *value)
{
	char reason[SETTINGS_ERROR_SIZE];

	parser->key = NULL;
	if (settings_set(&parser->configuration.settings, name, value, reason) < 0)
		return refuse(parser, parser->line, "%s", reason);
	return 0;
}

static int take_first_line(struct parser *parser, const struct key *key, const char *value)
{
	unsigned int *line = &parser->key_lines[key - keys];

	if (*line)
		return refuse(parser, parser->line, "%s was given before, in line %u", key->name,
			      *line);
	*line = parser->line;
	parser->key = key;
	snprintf(parser->value, sizeof(parser->value), "%s", value);
	return key->read(parser, key, parser->value);
}

static int take_further_line(struct parser *parser, const char *name, const char *value)
{
	size_t length = strlen(parser->value);

	if (!parser->key || !parser->key->list)
		return refuse(parser, parser->line,
			      "begins with a blank and so belongs to %.40s, which takes one line",
			      name);
	if (length + 1 + strlen(value) >= sizeof(parser->value))
		return refuse(parser, parser->line, "%s is too long", name);
	snprintf(parser->value + length, sizeof(parser->value) - length, " %s", value);
	return parser->key->read(parser, parser->key, parser->value);
}

/*
 * Where a board has a name, its section has its source, its wiring and its regulations: no key of
 * one is one of the others'. Its name stands in the section already.
 */
static int take_of_board(struct parser *parser, const char *name, const char *value)
{
	const struct key *key = find_key(SECTION_BOARD, name);

	if (!key)
		return take_regulation(parser, name, value);
	if (key->read == read_board)
		return refuse(parser, parser->line,
			      "Board= is for the one board of a file that names none; this is "
			      "board %s",
			      parser->board);
	return take_first_line(parser, key, value);
}

/* libinih's handler; returns 1 when the key is valid. */
static int take(void *data, const char *section, const char *name, const char *value)
{
	struct parser *parser = data;
	const struct key *key;

	(void)section; /* of which libinih has the first bytes only */
	if (parser->section == SECTIONS)
		return refuse(parser, parser->line, "no section ''; " SECTIONS_THERE) == 0;
	if (!parser->counts) {
		parser->begun = true;
		return 1;
	}
	if (parser->begun && parser->indented)
		return take_further_line(parser, name, value) == 0;
	parser->begun = true;
	if (parser->section == SECTION_REGULATIONS)
		return take_regulation(parser, name, value) == 0;
	if (parser->section == SECTION_BOARD && parser->board[0])
		return take_of_board(parser, name, value) == 0;
	key = find_key(parser->section, name);
	if (!key)
		return refuse_key(parser, parser->section, name) == 0;
	return take_first_line(parser, key, value) == 0;
}

/* A board's own lines stand in place of those of all: two boards cannot share any. */
static void begin_gpio(struct parser *parser)
{
	struct configuration defaults;

	parser->gpio_line = parser->line;
	if (!parser->board[0] || parser->configuration.gpio.own)
		return;
	configuration_default(&defaults);
	parser->configuration.gpio = defaults.gpio;
	parser->configuration.gpio.own = true;
}

/* libinih does not report empty sections, and cuts off long ones. */
static void note_section(struct parser *parser, const char *line)
{
	char reason[CONFIGURATION_ERROR_SIZE - 100];
	const char *board;
	size_t length;

	line += strspn(line, " \t");
	if (*line != '[' || (parser->begun && parser->indented))
		return;
	line++;
	length = strcspn(line, "]");
	parser->begun = false;
	parser->key = NULL;
	if (section_read(parser->sections, line, length, parser->line, &parser->section, &board,
			 reason) < 0) {
		refuse(parser, parser->line, "%s", reason);
		return;
	}
	parser->counts = !strcmp(board, parser->board);
	if (parser->counts && parser->section == SECTION_GPIO && !parser->gpio_line)
		begin_gpio(parser);
}

/* Cuts a comment behind " ;" off every line, since versions of libinih differ in this. */
static void cut_comment(char *line)
{
	char *semicolon;

	for (semicolon = line; (semicolon = strchr(semicolon, ';')); semicolon++) {
		if (semicolon > line && semicolon[-1] != ' ' && semicolon[-1] != '\t')
			continue;
		*semicolon = '\0';
		return;
	}
}

static bool line_is_clean(char *line, size_t length)
{
	size_t i;

	for (i = 0; i < length; i++)
		if (line[i] == '\t')
			line[i] = ' ';
	return text_is_clean(line, length);
}

/* libinih's reader: hands out the next line in @line of @size bytes, or NULL at the end. */
static char *next_line(char *line, int size, void *stream)
{
	struct parser *parser = stream;
	const char *start = parser->text + parser->at;
	size_t left = parser->size - parser->at;
	const char *newline = left ? memchr(start, '\n', left) : NULL;
	size_t length = newline ? (size_t)(newline - start) : left;

	if (!left)
		return NULL;
	parser->line++;
	parser->at += length + (newline != NULL);
	if (length && start[length - 1] == '\r')
		length--;
	line[0] = '\0';
	if (length > (size_t)size - 3) {
		refuse(parser, parser->line, "the line has %zu bytes, %d are the most%s", length,
		       size - 3, "; a list may go on in lines that begin with a blank");
		return line;
	}
	memcpy(line, start, length);
	line[length] = '\0';
	if (!line_is_clean(line, length)) {
		refuse(parser, parser->line, "expected text in UTF-8 without control characters");
		line[0] = '\0';
		return line;
	}
	parser->indented = line[0] == ' ';
	cut_comment(line);
	note_section(parser, line);
	return line;
}

static unsigned int line_of(const struct parser *parser, enum section section, const char *name)
{
	const struct key *key = find_key(section, name);

	return key ? parser->key_lines[key - keys] : 0;
}

/*
 * Checks that @name, which counts its lines in @count, is given, here or in an earlier file, if
 * @topology needs it, and else not here; what an earlier file gave for another topology is
 * forgotten.
 */
static int check_lines(struct parser *parser, const char *name, unsigned int *count,
		       enum gpio_topology topology)
{
	enum gpio_topology chosen = parser->configuration.gpio.topology;
	unsigned int line = line_of(parser, SECTION_GPIO, name);

	if (chosen == topology && !*count) {
		line = line_of(parser, SECTION_GPIO, "Topology");
		return refuse(parser, line ? line : parser->gpio_line,
			      "Topology=%s needs %s=, the lines by their names",
			      topologies[topology - GPIO_DIRECT], name);
	}
	if (chosen != topology && line)
		return refuse(parser, line, "%s belongs to Topology=%s", name,
			      topologies[topology - GPIO_DIRECT]);
	if (chosen != topology)
		*count = 0;
	return 0;
}

/* Checks that involve several keys. */
static int check_gpio(struct parser *parser)
{
	struct gpio_configuration *gpio = &parser->configuration.gpio;

	if (!parser->gpio_line)
		return 0;
	if (gpio->topology == GPIO_NONE)
		return refuse(parser, parser->gpio_line,
			      "section [gpio] needs Topology=direct or Topology=matrix");
	if (check_lines(parser, "Squares", &gpio->square_count, GPIO_DIRECT) < 0 ||
	    check_lines(parser, "Rows", &gpio->row_count, GPIO_MATRIX) < 0 ||
	    check_lines(parser, "Columns", &gpio->column_count, GPIO_MATRIX) < 0)
		return -EINVAL;
	return 0;
}

/* libinih goes on after a line that it cannot parse, and reports only the first one. */
static void note_syntax(struct parser *parser, int line)
{
	if (line <= 0 || (parser->error_line && parser->error_line <= (unsigned int)line))
		return;
	parser->error_line = 0;
	refuse(parser, (unsigned int)line, "expected [SECTION], KEY=VALUE or a # comment");
}

void configuration_default(struct configuration *configuration)
{
	*configuration = (struct configuration){
		.gpio = {.period = PERIOD_MIN, .row_settle = 10},
		.player_group = "touchmove-player",
		.arbiter_group = "touchmove-arbiter",
	};
	wiring_default(configuration->wiring);
	wiring_default(configuration->second_wiring);
	settings_default(&configuration->settings);
}

static int parse(struct parser *parser)
{
	int line = ini_parse_stream(next_line, parser, take, parser);

	if (line == -2)
		return -ENOMEM;
	note_syntax(parser, line);
	if (!parser->error_line)
		check_gpio(parser);
	if (line_of(parser, SECTION_BOARD, "Source"))
		parser->configuration.line = line_of(parser, SECTION_BOARD, "Source");
	else if (line_of(parser, SECTION_BOARD, "Board"))
		parser->configuration.line = line_of(parser, SECTION_BOARD, "Board");
	return parser->error_line ? -EINVAL : 0;
}

void configuration_describe(enum section section,
			    void (*tell)(const char *key, const char *expected, const char *usual,
					 const char *meaning))
{
	for (size_t i = 0; i < KEYS; i++)
		if (keys[i].section == section)
			tell(keys[i].name, keys[i].expected, keys[i].usual ? keys[i].usual : "",
			     keys[i].meaning);
}

int configuration_parse(struct configuration *configuration, struct sections *found,
			const char *board, const char *name, const char *text, size_t size,
			char error[CONFIGURATION_ERROR_SIZE])
{
	struct parser *parser = calloc(1, sizeof(*parser));
	int r = -ENOMEM;

	if (parser) {
		parser->configuration = *configuration;
		parser->sections = found;
		parser->section = SECTIONS;
		parser->board = board;
		parser->name = name;
		parser->text = text;
		parser->size = size;
		r = parse(parser);
	}
	if (r == 0)
		*configuration = parser->configuration;
	else if (r == -EINVAL)
		snprintf(error, CONFIGURATION_ERROR_SIZE, "%s", parser->error);
	else
		snprintf(error, CONFIGURATION_ERROR_SIZE, "%.200s: %s", name, strerror(-r));
	free(parser);
	return r;
}
