/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * What the subcommands of chesslaws(1) share.
 */
#ifndef CHESSLAWS_TOOL_H
#define CHESSLAWS_TOOL_H

#include <chesslaws.h>

enum exit_code {
	EXIT_YES = 0,
	EXIT_NO = 1,
	EXIT_BAD_INPUT = 2,
	EXIT_UNDECIDED = 3,
	EXIT_ENVIRONMENT = 4,
};

/* The option that has a FEN read as one of Chess960. */
#define CHESS960 "--chess960"

/* The subcommands; @arguments do not hold the subcommand's name. Each returns an exit code. */
int command_perft(int count, char **arguments);
int command_moves(int count, char **arguments);
int command_check(int count, char **arguments);
int command_export(int count, char **arguments);
int command_explain(int count, char **arguments);
int command_mate(int count, char **arguments);

/* Prints "chesslaws: " and the message as one line on standard error; returns EXIT_BAD_INPUT. */
int bad_input(const char *format, ...) __attribute__((format(printf, 1, 2)));

/*
 * Writes to standard output, in PGN's export format, the game that @start is at, which
 * can be read to its end and has @result.
 */
void export_game(const struct laws_pgn *start, enum laws_result result);

/* Reports that memory has run out and exits with EXIT_ENVIRONMENT. */
void out_of_memory(void) __attribute__((noreturn));

/* Takes @flag out of the arguments, as often as it stands there; returns whether it did. */
bool take_flag(int *count, char **arguments, const char *flag);

/*
 * Takes @option and the value behind it out of the arguments; the last one counts.
 * Returns false when there is no value; without the option @value is untouched.
 */
bool take_value(int *count, char **arguments, const char *option, const char **value);

/*
 * Takes "--language CODE" out of the arguments of @command; without it @language,
 * an enum laws_language, is untouched. Returns false after reporting what is
 * wrong.
 */
bool take_language(int *count, char **arguments, const char *command, int *language);

/*
 * Reads a FEN from @count arguments, which are one FEN, its fields, "start", or
 * "start:N" for start position N of Chess960. "--chess960" among them lets the
 * FEN give rights to castle as X-FEN; as Shredder-FEN they need no option.
 * Returns false after reporting what is wrong with it.
 */
bool position_from_arguments(struct laws_position *position, int count, char **arguments);

/* One line that says all that is wrong with a FEN. */
struct complaint {
	char text[1024];
	size_t length;
};

/* Reads a FEN; returns false with what is wrong with it in @complaint. */
bool fen_read(struct laws_position *position, const char *text, struct complaint *complaint);

/* A list of moves with their names, sorted by the UCI name. */
struct named_move {
	struct laws_move move;
	char uci[LAWS_UCI_SIZE];
};

size_t list_moves(const struct laws_position *position, struct named_move list[LAWS_MOVES_MAX]);

/* A whole file in memory; "-" is standard input. */
struct file {
	char *text;
	size_t size;
};

/* Returns 0 or a negative errno. The caller frees @file->text. */
int file_read(const char *path, struct file *file);

#endif
