/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The daemon's options: checking values, and the messages for invalid ones. */
#include <ctype.h>
#include <errno.h>
#include <getopt.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/un.h>

#include "bus/names.h"
#include "util/exit.h"
#include "util/words.h"
#include "options.h"

#ifndef TOUCHMOVE_VERSION
#define TOUCHMOVE_VERSION "unknown"
#endif

#define SPEED_MIN 1e-3
#define SPEED_MAX 1e6

static const char usage[] =
	"usage: touchmoved [--source SOURCE | --board ID=SOURCE...] [--config FILE] [--user]\n"
	"                  [--board ID] [--store FILE|no] [--journal SOCKET|no] [--speed X] "
	"[--once]\n"
	"       touchmoved --check-config [--config FILE]\n"
	"\n"
	"Watches chess boards and tells what happens on them over D-Bus. Without --source it\n"
	"reads what the configuration names, or else the first board that it finds; it waits\n"
	"for one to come.\n"
	"\n"
	"  --source chardev:[PATH]  a board of the kernel module, /dev/reedboardN\n"
	"  --source usb:[PLACE]     a USB board\n"
	"  --source gpio:           the lines that the configuration names\n"
	"  --source trace:FILE      replay a reedtrace; a FIFO is read live\n"
	"  --source pgn:FILE[#N]    act out the first or the Nth game of a PGN file\n"
	"  --second-source SOURCE   chardev:PATH or usb:PLACE, of the second board where there\n"
	"                           are two (VisuallyDisabled=); a FIFO may tell of both\n"
	"  --config FILE            not " CONFIGURATION_DEFAULT "\n"
	"  --user                   on the session bus, not on the system bus\n"
	"  --board ID               letters, digits and underscores (default " BOARD_ID_DEFAULT
	"); where\n"
	"                           boards are configured by their names, only this one\n"
	"  --board ID=SOURCE        one of several boards, each with a source as above\n"
	"  --store FILE             where games are kept, so that they go on after a restart, or\n"
	"                           no: they end with touchmoved (default games.sqlite in the\n"
	"                           service's state directory, with --user in one's own; of\n"
	"                           trace: and pgn: nothing is kept by itself)\n"
	"  --journal SOCKET         the journal to which alerts and rulings go, or no (default: "
	"its\n"
	"                           namespace touchmove, with --user no)\n"
	"\n"
	"For trace:FILE and pgn:\n"
	"  --speed X                times as fast as the clock on the wall, or max (default 1)\n"
	"  --once                   end when the source has ended\n"
	"  --seed N                 another seed for pgn: (default 1)\n"
	"  --conditions NAME        for pgn: clean, bounce, normal or rough (default bounce)\n"
	"\n"
	"  --check-config           read the configuration, say what boards it has or what is\n"
	"                           wrong in it, and end\n"
	"  --help, --version\n"
	"\n"
	"Exit codes: 0 done, 2 bad input, 4 the environment (bus, device, disk).\n";

int complain(int code, const char *format, const char *detail)
{
	fputs("touchmoved: ", stderr);
	fprintf(stderr, format, detail);
	fputc('\n', stderr);
	return code;
}

/* Reads "max" as 0, or a number from SPEED_MIN to SPEED_MAX; -1 for anything else. */
static double read_speed(const char *text)
{
	char *end;
	double speed;

	if (!strcmp(text, "max"))
		return 0;
	speed = strtod(text, &end);
	if (end == text || *end || !isfinite(speed) || speed < SPEED_MIN || speed > SPEED_MAX)
		return -1;
	return speed;
}

static int read_seed(const char *text, uint64_t *seed)
{
	char *end;

	errno = 0;
	*seed = strtoull(text, &end, 10);
	if (errno || *end || !isdigit((unsigned char)text[0]))
		return complain(EXIT_INPUT, "--seed expects a number from 0 to 2^64-1, not '%s'",
				text);
	return -1;
}

static int read_conditions(const char *text, enum conditions *conditions)
{
	int found = word_find(conditions_names, text);

	if (found >= 0) {
		*conditions = (enum conditions)found;
		return -1;
	}
	return complain(EXIT_INPUT, "--conditions expects clean, bounce, normal or rough, not '%s'",
			text);
}

static bool journal_is_valid(const char *name)
{
	return name[0] && strlen(name) < sizeof(((struct sockaddr_un *)NULL)->sun_path);
}

/* Returns -1 to go on, or the exit code. */
static int check_options(const struct options *options, int argc, char **argv)
{
	if (optind < argc)
		return complain(EXIT_INPUT, "'%s' is no option, see --help", argv[optind]);
	if (options->speed < 0)
		return complain(EXIT_INPUT,
				"--speed expects a number from 0.001 to 1000000, or max%s", "");
	if (options->store && !options->store[0])
		return complain(EXIT_INPUT, "--store expects a file's name, or no; it is empty%s",
				"");
	if (options->journal && !journal_is_valid(options->journal))
		return complain(EXIT_INPUT,
				"--journal expects the name of a socket, of 1 to 107 bytes, or no, "
				"not '%s'",
				options->journal);
	if (options->board_count && (options->source || options->second_source || options->board))
		return complain(EXIT_INPUT,
				"--board %s= names a source; all boards then are named so, "
				"without --source, --second-source and --board ID",
				options->boards[0].id);
	/* A unit that still names it must not keep a board from being watched. */
	if (options->recordings)
		complain(EXIT_DONE,
			 "--record %s has no effect any more: what boards deliver stands in the "
			 "store (--store), and 'touchmovectl record FILE' writes it as a trace",
			 options->recordings);
	return -1;
}

/* ID, or ID=SOURCE, which may be given many times. Returns -1 to go on, or the exit code. */
static int take_board(struct options *options, const char *value)
{
	const char *equals = strchrnul(value, '=');
	size_t length = (size_t)(equals - value);
	struct option_board *board;

	if (!section_name_is_valid(value, length))
		return complain(EXIT_INPUT,
				"--board expects 1 to 32 letters, digits and underscores, not '%s'",
				value);
	if (!*equals && options->board)
		return complain(EXIT_INPUT, "--board is given twice; once is meant%s", "");
	if (!*equals) {
		options->board = value;
		return -1;
	}
	if (options->board_count == CONFIGURATION_BOARDS_MOST)
		return complain(EXIT_INPUT, "--board %s is one too many", value);
	board = &options->boards[options->board_count++];
	memcpy(board->id, value, length);
	board->source = equals + 1;
	return -1;
}

/* Takes one option. Returns -1 to go on, or the exit code. */
static int take_option(struct options *options, int option, const char *value)
{
	switch (option) {
	case 's':
		options->source = value;
		return -1;
	case '2':
		options->second_source = value;
		return -1;
	case 'x':
		options->speed = read_speed(value);
		return -1;
	case 'u':
		options->user = true;
		return -1;
	case 'o':
		options->once = true;
		return -1;
	case 'k':
		options->check_config = true;
		return -1;
	case 'f':
		options->configuration = value;
		return -1;
	case 'b':
		return take_board(options, value);
	case 'r':
		options->recordings = value;
		return -1;
	case 't':
		options->store = value;
		return -1;
	case 'j':
		options->journal = value;
		return -1;
	case 'e':
		return read_seed(value, &options->simulation.seed);
	case 'c':
		return read_conditions(value, &options->simulation.conditions);
	case 'h':
		fputs(usage, stdout);
		return EXIT_DONE;
	case 'v':
		puts("touchmoved " TOUCHMOVE_VERSION);
		return EXIT_DONE;
	}
	return EXIT_INPUT;
}

int options_read(struct options *options, int argc, char **argv)
{
	static const struct option known[] = {
		{"source", required_argument, NULL, 's'},
		{"second-source", required_argument, NULL, '2'},
		{"config", required_argument, NULL, 'f'},
		{"speed", required_argument, NULL, 'x'},
		{"user", no_argument, NULL, 'u'},
		{"once", no_argument, NULL, 'o'},
		{"check-config", no_argument, NULL, 'k'},
		{"board", required_argument, NULL, 'b'},
		{"record", required_argument, NULL, 'r'},
		{"store", required_argument, NULL, 't'},
		{"journal", required_argument, NULL, 'j'},
		{"seed", required_argument, NULL, 'e'},
		{"conditions", required_argument, NULL, 'c'},
		{"help", no_argument, NULL, 'h'},
		{"version", no_argument, NULL, 'v'},
		{NULL, 0, NULL, 0},
	};
	bool given[sizeof(known) / sizeof(known[0])] = {false};
	int option, which;
	int code;

	*options = (struct options){.speed = 1};
	simulation_default(&options->simulation);
	while ((option = getopt_long(argc, argv, "", known, &which)) != -1) {
		if (option != '?' && option != 'b' && known[which].has_arg && given[which])
			return complain(EXIT_INPUT, "--%s is given twice; once is meant",
					known[which].name);
		if (option != '?')
			given[which] = true;
		code = take_option(options, option, optarg);
		if (code >= 0)
			return code;
	}
	return check_options(options, argc, argv);
}
