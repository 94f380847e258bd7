/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Options and commands. Options may stand anywhere; a minus before a digit begins a number,
 * not an option, so that `add-time white -60` needs no quoting.
 */
#include <ctype.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include "bus/names.h"
#include "config/configuration.h"
#include "input/verb.h"
#include "util/loop.h"
#include "util/text.h"
#include "ctl/client.h"
#include "tool/language.h"

#ifndef TOUCHMOVE_VERSION
#define TOUCHMOVE_VERSION "unknown"
#endif

static const struct {
	const char *name;
	int (*run)(const struct ctl *ctl);
	int operands;
	int more; /* how many operands may be left out */
	const char *arguments;
	const char *what;
} commands[] = {
	{"status", ctl_status, 0, 0, "", "the boards, the players, the clocks"},
	{"boards", ctl_boards, 0, 1, "[reload]",
	 "the boards that touchmoved has; it reads its configuration anew"},
	{"feeds", ctl_feeds, 0, 0, "",
	 "what touchmove-gateway serves where, who is connected, what fails since when"},
	{"monitor", ctl_monitor, 0, 0, "", "every event as it comes"},
	{"announce", ctl_announce, 0, 0, "",
	 "says the moves of a game on two boards (Appendix D) aloud"},
	{"arbiter", ctl_arbiter, 0, 0, "",
	 "the arbiter's desk on the terminal: all boards, open alerts first, orders by keys"},
	{"screen", ctl_screen, 0, 0, "", "one board of it live; q leaves"},
	{"pgn", ctl_pgn, 0, 0, "", "the game so far"},
	{"candidates", ctl_candidates, 0, 0, "",
	 "how the game may have gone on while the record is in doubt, for choose"},
	{"replay", ctl_replay, 1, 0, "FILE",
	 "the events of a trace, without any daemon; - reads standard input"},
	{"record", ctl_record, 1, 0, "FILE",
	 "what the board delivered and persons ordered in the present game, as a trace to replay"},
	{"games", ctl_games, 0, 0, "", "the games that are kept on disk"},
	{"show", ctl_show, 1, 0, "N", "game N of these: its scoresheet, its alerts and rulings"},
	{"export", ctl_export, 1, 0, "N",
	 "the same, as --pgn, --json (events), --trace, --scoresheet or --evidence says"},
	{"verify", ctl_verify, 1, 1, "FILE [KEY]",
	 "whether what export --evidence wrote is as it was signed, and judged so"},
	{"delete", ctl_delete, 1, 0, "N", "takes game N off the disk"},
	{"prune", ctl_prune, 1, 0, "DAYS",
	 "takes all games off the disk that began more than DAYS days ago"},
	{"explain", ctl_explain, 1, 1, "SEQ [FILE]",
	 "the contacts behind an event, of a game that is kept or of a trace"},
	{"setup", ctl_setup, 0, 0, "",
	 "a guided first run: the board, its pins and wiring, the configuration, the service"},
	{"sources", ctl_sources, 0, 0, "", "the boards that are there, and how they do"},
	{"wiring", ctl_wiring, 0, 1, "[SOURCE]",
	 "every contact live, without any daemon; --test tests them, --make makes the map"},
};
#define COMMANDS (sizeof(commands) / sizeof(commands[0]))

const char *ctl_version(void)
{
	return TOUCHMOVE_VERSION;
}

int ctl_complain(int code, const char *format, ...)
{
	va_list arguments;

	fputs("touchmovectl: ", stderr);
	va_start(arguments, format);
	vfprintf(stderr, format, arguments);
	va_end(arguments);
	fputc('\n', stderr);
	return code;
}

int ctl_loop(sd_event **event, int ended)
{
	int r = loop_open(event, ended);

	if (r >= 0)
		r = loop_end_on_hangup(*event, ended);
	if (r < 0)
		return ctl_complain(EXIT_ENVIRONMENT, "no event loop: %s", strerror(-r));
	return EXIT_DONE;
}

static void print_verbs(enum verb_role role)
{
	for (int i = 0; i < VERB_COUNT; i++) {
		enum verb verb = (enum verb)i;

		if (verb_role(verb) == role)
			printf("  %s%s%s\n", verb_name(verb), verb_arguments(verb)[0] ? " " : "",
			       verb_arguments(verb));
	}
}

static int print_help(void)
{
	size_t i;

	puts("usage: touchmovectl [OPTIONS] COMMAND [ARGUMENTS]\n");
	for (i = 0; i < COMMANDS; i++)
		printf("  %-8s %-10s %s\n", commands[i].name, commands[i].arguments,
		       commands[i].what);
	puts("\nThe players:");
	print_verbs(ROLE_PLAYER);
	puts("\nThe arbiter:");
	print_verbs(ROLE_ARBITER);
	puts("\n"
	     "  --user         the session bus, not the system bus\n"
	     "  --board ID     which board, where touchmoved has several\n"
	     "  --by NAME      the players' verbs: who enters them, a player's assistant\n"
	     "  --json         print JSON\n"
	     "  --wait         monitor, announce, screen, arbiter: wait for touchmoved to come\n"
	     "  --until-end    monitor, announce, screen: leave when the game has ended\n"
	     "  --public       monitor, replay: the public stream\n"
	     "  --arbiter      monitor, replay: the arbiter's stream (default); pgn: his record\n"
	     "  --pgn          replay: the PGN, not the events; export: as PGN\n"
	     "  --trace        export: the inputs as a trace, to replay\n"
	     "  --scoresheet   export: as it is printed and signed\n"
	     "  --evidence     export: all of it and signed, for verify\n"
	     "  --together     delete: with the games that it is kept in one piece with\n"
	     "  --game N       pgn: game N of those that are kept, not the present one\n"
	     "  --text         announce: print, and say nothing aloud\n"
	     "  --once         record: what there is by now, and no more\n"
	     "  --make         wiring: ask for a piece on square after square\n"
	     "  --test         wiring: the same, to find what is soldered wrongly\n"
	     "  --topology T   wiring --test: " CTL_TOPOLOGIES ",\n"
	     "                 where the source does not say\n"
	     "  --settle MS    setup, wiring --make, --test: how long a contact must be still\n"
	     "                 (default 300)\n"
	     "  --source SPEC  wiring: chardev:, usb: or gpio: with a place or without,\n"
	     "                 trace:FILE (default: as configured, or the first one found);\n"
	     "                 or it stands behind the command, alone\n"
	     "  --config FILE  setup, sources, wiring: not " CONFIGURATION_DEFAULT "\n"
	     "  --help, --version\n\n"
	     "Exit codes: 0 done, 1 refused, 2 bad input, 4 the environment (bus, device).");
	return EXIT_DONE;
}

static const struct {
	const char *name;
	size_t offset; /* of a bool in struct ctl */
} flags[] = {
	{"--json", offsetof(struct ctl, json)},
	{"--user", offsetof(struct ctl, user)},
	{"--wait", offsetof(struct ctl, wait)},
	{"--until-end", offsetof(struct ctl, until_end)},
	{"--public", offsetof(struct ctl, public)},
	{"--arbiter", offsetof(struct ctl, arbiter)},
	{"--pgn", offsetof(struct ctl, pgn)},
	{"--text", offsetof(struct ctl, text)},
	{"--trace", offsetof(struct ctl, trace)},
	{"--scoresheet", offsetof(struct ctl, scoresheet)},
	{"--evidence", offsetof(struct ctl, evidence)},
	{"--together", offsetof(struct ctl, together)},
	{"--once", offsetof(struct ctl, once)},
	{"--make", offsetof(struct ctl, make)},
	{"--test", offsetof(struct ctl, test)},
};
#define FLAGS (sizeof(flags) / sizeof(flags[0]))

static bool take_flag(struct ctl *ctl, const char *name)
{
	size_t i = 0;

	while (i < FLAGS && strcmp(flags[i].name, name))
		i++;
	if (i == FLAGS)
		return false;
	*(bool *)((char *)ctl + flags[i].offset) = true;
	if (!strcmp(name, "--arbiter"))
		ctl->public = false;
	return true;
}

static bool is_option(const char *argument)
{
	return argument[0] == '-' && argument[1] && !isdigit((unsigned char)argument[1]);
}

static int read_settle_time(const char *value, uint64_t *settle_time)
{
	unsigned int ms;

	if (number_read(value, strlen(value), 1, 10000, &ms) < 0)
		return ctl_complain(EXIT_INPUT,
				    "--settle expects whole milliseconds from 1 to 10000, not "
				    "'%.40s'",
				    value);
	*settle_time = (uint64_t)ms * 1000;
	return -1;
}

static int read_game(const char *value, unsigned int *game)
{
	if (number_read(value, strlen(value), 1, 1000000000, game) < 0)
		return ctl_complain(EXIT_INPUT,
				    "--game expects a game's number from 1, not '%.40s'", value);
	return -1;
}

enum value_option {
	OPTION_BOARD,
	OPTION_SOURCE,
	OPTION_CONFIG,
	OPTION_SETTLE,
	OPTION_TOPOLOGY,
	OPTION_BY,
	OPTION_GAME,
};

static const struct {
	enum value_option option;
	const char *name;
	const char *what;
} valued[] = {
	{OPTION_BOARD, "--board", "an id"},
	{OPTION_SOURCE, "--source", "a source, such as chardev:"},
	{OPTION_CONFIG, "--config", "a file"},
	{OPTION_SETTLE, "--settle", "milliseconds"},
	{OPTION_TOPOLOGY, "--topology", CTL_TOPOLOGIES},
	{OPTION_BY, "--by", "a name"},
	{OPTION_GAME, "--game", "a number"},
};

static int keep_value(struct ctl *ctl, enum value_option option, const char *value)
{
	switch (option) {
	case OPTION_BOARD:
		ctl->board = value;
		break;
	case OPTION_SOURCE:
		ctl->source = value;
		break;
	case OPTION_CONFIG:
		ctl->configuration = value;
		break;
	case OPTION_TOPOLOGY:
		ctl->topology = value;
		break;
	case OPTION_BY:
		ctl->by = value;
		break;
	case OPTION_GAME:
		return read_game(value, &ctl->game);
	case OPTION_SETTLE:
		return read_settle_time(value, &ctl->settle_time);
	}
	return -1;
}

#define VALUED (sizeof(valued) / sizeof(valued[0]))

/*
 * Takes the option at *@at if it has a value. Returns -1 to go on, EXIT_UNDECIDED if it has
 * none, or the exit code.
 */
static int take_value(struct ctl *ctl, int argc, char **argv, int *at)
{
	const char *argument = argv[*at];
	size_t length;
	size_t i;

	for (i = 0; i < VALUED; i++) {
		length = strlen(valued[i].name);
		if (strncmp(argument, valued[i].name, length))
			continue;
		if (argument[length] == '=')
			return keep_value(ctl, valued[i].option, argument + length + 1);
		if (argument[length])
			continue;
		if (*at + 1 == argc)
			return ctl_complain(EXIT_INPUT, "%s expects %s", valued[i].name,
					    valued[i].what);
		return keep_value(ctl, valued[i].option, argv[++*at]);
	}
	return EXIT_UNDECIDED;
}

/* Takes the option at *@at. Returns -1 to go on, or the exit code. */
static int take_option(struct ctl *ctl, int argc, char **argv, int *at)
{
	const char *argument = argv[*at];
	int code;

	if (!strcmp(argument, "--help") || !strcmp(argument, "-h"))
		return print_help();
	if (!strcmp(argument, "--version"))
		return puts("touchmovectl " TOUCHMOVE_VERSION) < 0 ? EXIT_ENVIRONMENT : EXIT_DONE;
	code = take_value(ctl, argc, argv, at);
	if (code != EXIT_UNDECIDED)
		return code;
	if (take_flag(ctl, argument))
		return -1;
	return ctl_complain(EXIT_INPUT, "unknown option '%s', see --help", argument);
}

/* Puts the operands at the front of @argv. Returns -1 to go on, or the exit code. */
static int read_options(struct ctl *ctl, int argc, char **argv)
{
	bool options = true;
	int code;
	int at;

	ctl->operands = argv;
	for (at = 1; at < argc; at++) {
		if (options && !strcmp(argv[at], "--")) {
			options = false;
		} else if (options && is_option(argv[at])) {
			code = take_option(ctl, argc, argv, &at);
			if (code >= 0)
				return code;
		} else {
			argv[ctl->count++] = argv[at];
		}
	}
	return -1;
}

static int run(const struct ctl *ctl, const char *name)
{
	size_t i;

	for (i = 0; i < COMMANDS; i++) {
		if (strcmp(name, commands[i].name))
			continue;
		if (ctl->count < commands[i].operands ||
		    ctl->count > commands[i].operands + commands[i].more)
			return ctl_complain(EXIT_INPUT, "usage: touchmovectl %s%s%s", name,
					    commands[i].arguments[0] ? " " : "",
					    commands[i].arguments);
		return commands[i].run(ctl);
	}
	return ctl_verb(ctl, name);
}

/* True when option @word takes a value. */
static bool wants_value(const char *word)
{
	size_t i = 0;

	while (i < VALUED && strcmp(valued[i].name, word))
		i++;
	return i < VALUED;
}

static void complete_command(void)
{
	size_t i;

	for (i = 0; i < COMMANDS; i++)
		puts(commands[i].name);
	for (i = 0; i < VERB_COUNT; i++)
		if (verb_rows[i].member)
			puts(verb_rows[i].word);
}

static void complete_option(void)
{
	size_t i;

	for (i = 0; i < FLAGS; i++)
		puts(flags[i].name);
	for (i = 0; i < VALUED; i++)
		puts(valued[i].name);
	puts("--help\n--version");
}

/* The boards of a daemon that answers soon; nothing is said where none does. */
static void complete_board(const struct ctl *ctl)
{
	struct client_boards boards;
	struct client client;

	if (client_connect(&client, ctl) != EXIT_DONE)
		return;
	sd_bus_set_method_call_timeout(client.bus, 1000000);
	if (client_daemon_is_there(&client) && client_boards(&client, &boards) == EXIT_DONE) {
		for (size_t i = 0; i < boards.count; i++)
			puts(boards.ids[i]);
		client_boards_free(&boards);
	}
	client_close(&client);
}

static void complete_boards(unsigned int operands)
{
	if (!operands)
		puts("reload");
}

static void complete_verb(const char *word, unsigned int count)
{
	int verb = 0;

	while (verb < VERB_COUNT && strcmp(verb_rows[verb].word, word))
		verb++;
	if (verb < VERB_COUNT && verb_rows[verb].member)
		verb_complete((enum verb)verb, count, stdout);
}

/* --complete WORD… LAST: prints the words that LAST, which may be empty, can become, one a line. */
static int complete(int count, char **words)
{
	const char *name = NULL;
	unsigned int operands = 0;
	struct ctl ctl = {0};

	for (int i = 0; i < count - 1; i++)
		ctl.user = ctl.user || !strcmp(words[i], "--user");
	for (int i = 0; i < count - 1; i++) {
		if (wants_value(words[i])) {
			if (++i < count - 1)
				continue;
			if (!strcmp(words[i - 1], "--board"))
				complete_board(&ctl);
			return EXIT_DONE;
		} else if (!is_option(words[i])) {
			operands += name != NULL;
			name = name ? name : words[i];
		}
	}
	if (count > 0 && words[count - 1][0] == '-')
		complete_option();
	else if (name && !strcmp(name, "boards"))
		complete_boards(operands);
	else if (name)
		complete_verb(name, operands);
	else
		complete_command();
	return EXIT_DONE;
}

int main(int argc, char **argv)
{
	struct ctl ctl = {0};
	const char *name;
	int code;

	if (argc > 1 && !strcmp(argv[1], "--complete"))
		return complete(argc - 2, argv + 2);
	language_begin();
	code = read_options(&ctl, argc, argv);
	if (code >= 0)
		return code;
	if (ctl.count == 0)
		return ctl_complain(EXIT_INPUT, "what should be done? See --help");
	name = ctl.operands[0];
	ctl.operands++;
	ctl.count--;
	return run(&ctl, name);
}
