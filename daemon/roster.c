/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What the command line says stands above what the files say. */
#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "bus/names.h"
#include "util/exit.h"
#include "roster.h"

bool is_file(const char *source)
{
	return source && (!strncmp(source, "trace:", 6) || !strncmp(source, "pgn:", 4));
}

/* A trace must give the same events on every machine, so no configuration is read for files. */
static bool are_all_files(const struct options *options)
{
	if (!options->board_count)
		return is_file(options->source);
	for (size_t i = 0; i < options->board_count; i++)
		if (!is_file(options->boards[i].source))
			return false;
	return true;
}

static int read_files(struct configurations *read, const struct options *options,
		      char error[CONFIGURATION_ERROR_SIZE])
{
	const char *name = options->configuration;
	int r;

	configurations_default(read);
	if (!name && are_all_files(options))
		return 0;
	r = configurations_read(read, name ? name : CONFIGURATION_DEFAULT, error);
	return r == -ENOENT && !name ? 0 : r;
}

static int refuse(char error[CONFIGURATION_ERROR_SIZE], const char *format, const char *detail)
{
	snprintf(error, CONFIGURATION_ERROR_SIZE, format, detail);
	return -EINVAL;
}

static void set(char *to, size_t size, const char *text)
{
	memset(to, 0, size);
	snprintf(to, size, "%s", text);
}

/* A board that the command line names is wired and judged as its section says, where it has one. */
static int add(struct configurations *roster, const struct configurations *read, const char *id,
	       const char *source, const char *second, char error[CONFIGURATION_ERROR_SIZE])
{
	const struct configuration *base = configurations_find(read, id);
	struct configuration board = base ? *base : read->general;

	if (source && strlen(source) >= sizeof(board.source))
		return refuse(error, "the source '%.60s…' is too long", source);
	if (second && strlen(second) >= sizeof(board.second_source))
		return refuse(error, "the second source '%.60s…' is too long", second);
	set(board.board, sizeof(board.board), id);
	if (source)
		set(board.source, sizeof(board.source), source);
	if (second)
		set(board.second_source, sizeof(board.second_source), second);
	if (!configurations_add(roster, &board, "")) {
		refuse(error, "no memory for board %s", id);
		return -ENOMEM;
	}
	return 0;
}

static int add_named(struct configurations *roster, const struct configurations *read,
		     const struct options *options, char error[CONFIGURATION_ERROR_SIZE])
{
	int r = 0;

	for (size_t i = 0; r == 0 && i < options->board_count; i++) {
		const struct option_board *board = &options->boards[i];

		if (configurations_find(roster, board->id))
			return refuse(error, "--board %s= is given twice; once is meant",
				      board->id);
		r = add(roster, read, board->id, board->source, NULL, error);
	}
	return r;
}

static int refuse_unknown(const struct configurations *read, const char *id,
			  char error[CONFIGURATION_ERROR_SIZE])
{
	char known[200] = "";

	for (size_t i = 0; i < read->count; i++) {
		size_t length = strlen(known);

		snprintf(known + length, sizeof(known) - length, "%s%s", length ? ", " : "",
			 read->boards[i].configuration.board);
	}
	snprintf(error, CONFIGURATION_ERROR_SIZE,
		 "--board %s: no such board is configured; there is %s", id, known);
	return -EINVAL;
}

/* Every board that has a name, or with --board ID that one. */
static int add_configured(struct configurations *roster, const struct configurations *read,
			  const char *id, char error[CONFIGURATION_ERROR_SIZE])
{
	if (id && !configurations_find(read, id))
		return refuse_unknown(read, id, error);
	for (size_t i = 0; i < read->count; i++) {
		const struct configured *board = &read->boards[i];

		if (id && strcmp(board->configuration.board, id) != 0)
			continue;
		if (!configurations_add(roster, &board->configuration, board->file)) {
			refuse(error, "no memory for board %s", board->configuration.board);
			return -ENOMEM;
		}
	}
	return 0;
}

static const char *id_of(const struct configurations *read, const struct options *options)
{
	if (options->board)
		return options->board;
	return read->general.board[0] ? read->general.board : BOARD_ID_DEFAULT;
}

static int choose(struct configurations *roster, const struct configurations *read,
		  const struct options *options, char error[CONFIGURATION_ERROR_SIZE])
{
	if (options->board_count)
		return add_named(roster, read, options, error);
	if (!options->source && read->count && !options->second_source)
		return add_configured(roster, read, options->board, error);
	return add(roster, read, id_of(read, options), options->source, options->second_source,
		   error);
}

int roster_read(struct configurations *roster, const struct options *options,
		char error[CONFIGURATION_ERROR_SIZE])
{
	struct configurations read, chosen = {0};
	int r = read_files(&read, options, error);

	if (r < 0)
		return r;
	chosen.general = read.general;
	r = choose(&chosen, &read, options, error);
	if (r == 0)
		r = configurations_check(&chosen, error);
	configurations_clear(&read);
	if (r == 0)
		*roster = chosen;
	else
		configurations_clear(&chosen);
	return r;
}

int roster_check(const struct options *options)
{
	struct configurations roster;
	char error[CONFIGURATION_ERROR_SIZE];

	if (roster_read(&roster, options, error) < 0) {
		fprintf(stderr, "%s\n", error);
		return EXIT_INPUT;
	}
	for (size_t i = 0; i < roster.count; i++) {
		const struct configuration *board = &roster.boards[i].configuration;

		printf("board %s: %s\n", board->board,
		       board->source[0] ? board->source : "the first that is found");
	}
	configurations_clear(&roster);
	return EXIT_DONE;
}
