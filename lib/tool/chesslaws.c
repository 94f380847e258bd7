/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * chesslaws(1): the rule library at the command line. This file finds the
 * subcommand; each has a file of its own.
 */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tool/language.h"
#include "tool/tool.h"

static const struct command {
	const char *name;
	int (*run)(int count, char **arguments);
	const char *usage;
	const char *purpose;
} commands[] = {
	{"perft", command_perft, "[--divide] FEN DEPTH", "count the lines of DEPTH legal moves"},
	{"moves", command_moves, "[--language L] [--long] FEN",
	 "list the legal moves, as UCI and as SAN"},
	{"check", command_check, "[--language L] PGN...",
	 "tell which games do not replay ('-': standard input)"},
	{"export", command_export, "[--language L] PGN...",
	 "write the games anew, in PGN's export format"},
	{"mate", command_mate, "[--nodes N] FEN SIDE", "tell whether a side can still checkmate"},
	{"explain", command_explain, "[ARTICLE] [--edition YEAR]",
	 "tell what an article of the Laws says; without one, list them"},
};

#define COMMANDS (sizeof(commands) / sizeof(commands[0]))

int bad_input(const char *format, ...)
{
	va_list arguments;

	fflush(stdout);
	fputs("chesslaws: ", stderr);
	va_start(arguments, format);
	vfprintf(stderr, format, arguments);
	va_end(arguments);
	fputc('\n', stderr);
	return EXIT_BAD_INPUT;
}

void out_of_memory(void)
{
	fputs("chesslaws: out of memory\n", stderr);
	exit(EXIT_ENVIRONMENT);
}

static int print_help(void)
{
	puts("Usage: chesslaws COMMAND [ARGUMENT...]\n"
	     "Answers questions about positions and games by the FIDE Laws of Chess.\n");
	for (size_t i = 0; i < COMMANDS; i++)
		printf("  %-8s%-28s %s\n", commands[i].name, commands[i].usage,
		       commands[i].purpose);
	puts("\nFEN is one argument, its fields as several, 'start', or 'start:N' of Chess960;\n"
	     "beside it --chess960 has rights to castle read as X-FEN.\n"
	     "L is en, de, fr, es, nl, ru, fa, ar, he or figurines: whose letters pieces have;\n"
	     "'check' and 'export' find it where it is not given.\n"
	     "Exit status: 0 done or yes, 1 no or found illegal, 2 bad input, 3 undecided,\n"
	     "4 the environment failed.");
	return EXIT_YES;
}

static int run(int argc, char **argv)
{
	if (argc < 2)
		return bad_input("no command given; 'chesslaws --help' lists them");
	if (!strcmp(argv[1], "--help") || !strcmp(argv[1], "-h"))
		return print_help();
	if (!strcmp(argv[1], "--version")) {
		puts("chesslaws " CHESSLAWS_VERSION);
		return EXIT_YES;
	}
	for (size_t i = 0; i < COMMANDS; i++) {
		if (strcmp(argv[1], commands[i].name))
			continue;
		if (argc > 2 && !strcmp(argv[2], "--help")) {
			printf("Usage: chesslaws %s %s\n%s.\n", commands[i].name, commands[i].usage,
			       commands[i].purpose);
			return EXIT_YES;
		}
		return commands[i].run(argc - 2, argv + 2);
	}
	return bad_input("'%s' is no command; 'chesslaws --help' lists them", argv[1]);
}

int main(int argc, char **argv)
{
	int code;

	language_begin();
	code = run(argc, argv);

	if (fflush(stdout) != 0 || ferror(stdout)) {
		fputs("chesslaws: cannot write to standard output\n", stderr);
		return EXIT_ENVIRONMENT;
	}
	return code;
}
