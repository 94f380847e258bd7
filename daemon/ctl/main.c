/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Options and commands. Options may stand anywhere; a minus before a digit is
 * no option but a number, because `add-time white -60` must be easy to say.
 */
#include <ctype.h>
#include <locale.h>
#include <stdarg.h>
#include <string.h>

#include "../bus/names.h"
#include "../bus/verbs.h"
#include "ctl.h"

#ifndef TOUCHMOVE_VERSION
#define TOUCHMOVE_VERSION "unknown"
#endif

static const struct {
	const char *name;
	int (*run)(const struct ctl *ctl);
	int operands;
	const char *arguments;
	const char *what;
} commands[] = {
	{"status", ctl_status, 0, "", "the board, the players, the clocks"},
	{"monitor", ctl_monitor, 0, "", "every event as it comes"},
	{"screen", ctl_screen, 0, "", "the game live on the terminal; q leaves"},
	{"pgn", ctl_pgn, 0, "", "the game so far"},
	{"replay", ctl_replay, 1, "FILE",
	 "the events of a trace, without any daemon; - reads standard input"},
};
#define COMMANDS (sizeof(commands) / sizeof(commands[0]))

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

static void print_verbs(enum verb_role role)
{
	const struct verb_method *method;

	for (method = verb_methods; method->member; method++)
		if (verb_role(method->verb) == role)
			printf("  %s%s%s%s\n", verb_name(method->verb),
			       verb_arguments(method->verb)[0] ? " " : "",
			       verb_arguments(method->verb),
			       verb_is_carried_out(method->verb) ? "" : "   (not yet)");
}

static int print_help(void)
{
	size_t i;

	puts("usage: touchmovectl [OPTIONS] COMMAND [ARGUMENTS]\n");
	for (i = 0; i < COMMANDS; i++)
		printf("  %-7s %-5s %s\n", commands[i].name, commands[i].arguments,
		       commands[i].what);
	puts("\nThe players:");
	print_verbs(ROLE_PLAYER);
	puts("\nThe arbiter:");
	print_verbs(ROLE_ARBITER);
	puts("\n"
	     "  --user         the session bus, not the system bus\n"
	     "  --board ID     which board (default " BOARD_ID_DEFAULT ")\n"
	     "  --json         print JSON\n"
	     "  --wait         monitor, screen: wait for touchmoved to come\n"
	     "  --until-end    monitor, screen: leave when the game has ended\n"
	     "  --public       monitor, replay: the public stream\n"
	     "  --arbiter      monitor, replay: the arbiter's stream (default)\n"
	     "  --pgn          replay: the PGN, not the events\n"
	     "  --help, --version\n\n"
	     "Exit codes: 0 done, 1 refused, 2 bad input, 4 the environment (bus).");
	return EXIT_DONE;
}

static bool take_flag(struct ctl *ctl, const char *name)
{
	if (!strcmp(name, "json"))
		ctl->json = true;
	else if (!strcmp(name, "user"))
		ctl->user = true;
	else if (!strcmp(name, "wait"))
		ctl->wait = true;
	else if (!strcmp(name, "until-end"))
		ctl->until_end = true;
	else if (!strcmp(name, "public"))
		ctl->public = true;
	else if (!strcmp(name, "arbiter"))
		ctl->public = false;
	else if (!strcmp(name, "pgn"))
		ctl->pgn = true;
	else
		return false;
	return true;
}

static bool is_option(const char *argument)
{
	return argument[0] == '-' && argument[1] && !isdigit((unsigned char)argument[1]);
}

/* Takes the option at *@at. Returns -1 to go on, or the exit code. */
static int take_option(struct ctl *ctl, int argc, char **argv, int *at)
{
	const char *argument = argv[*at];

	if (!strcmp(argument, "--help") || !strcmp(argument, "-h"))
		return print_help();
	if (!strcmp(argument, "--version"))
		return puts("touchmovectl " TOUCHMOVE_VERSION) < 0 ? EXIT_ENVIRONMENT : EXIT_DONE;
	if (!strncmp(argument, "--board=", strlen("--board="))) {
		ctl->board = argument + strlen("--board=");
		return -1;
	}
	if (!strcmp(argument, "--board")) {
		if (*at + 1 == argc)
			return ctl_complain(EXIT_INPUT, "--board expects an id");
		ctl->board = argv[++*at];
		return -1;
	}
	if (!strncmp(argument, "--", 2) && take_flag(ctl, argument + 2))
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
		if (ctl->count != commands[i].operands)
			return ctl_complain(EXIT_INPUT, "usage: touchmovectl %s%s%s", name,
					    commands[i].arguments[0] ? " " : "",
					    commands[i].arguments);
		return commands[i].run(ctl);
	}
	return ctl_verb(ctl, name);
}

int main(int argc, char **argv)
{
	struct ctl ctl = {.board = BOARD_ID_DEFAULT};
	const char *name;
	int code;

	setlocale(LC_CTYPE, "");
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
