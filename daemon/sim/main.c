/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* touchmove-simulate: acts out a game of a PGN file and writes a reedtrace. */
#include <errno.h>
#include <getopt.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "util/exit.h"
#include "sim/simulate.h"
#include "util/text.h"
#include "util/words.h"

struct request {
	struct simulation simulation;
	unsigned int game;
	const char *directory; /* NULL: one game, to standard output */
	const char *path;
};

struct file {
	char *text;
	size_t size;
};

static const char usage[] =
	"usage: touchmove-simulate [OPTION]... FILE.pgn\n"
	"Acts a game of a PGN file out as persons would, and writes what a reed\n"
	"board sees of it as a reedtrace to standard output.\n"
	"\n"
	"  --game N           the N-th game of the file, the first without\n"
	"  --all DIRECTORY    every game, as DIRECTORY/0001.trace and so on\n"
	"  --seed N           another seed, other habits and times (1)\n"
	"  --conditions NAME  clean, bounce (the usual), normal or rough\n"
	"  --pace NAME        auto (the usual), standard, rapid, blitz or bullet\n"
	"  --square-size MM   the side of a square (55)\n"
	"  --offence KIND     one offence in each game that allows it, told behind the\n"
	"                     trace: illegal-move, no-move, touch-move,\n"
	"                     moved-after-release, castling-rook-first,\n"
	"                     two-hands-castling, two-hands-capture, clock-other-hand or\n"
	"                     touched-out-of-turn; several times: one of these\n"
	"  --offence-rate N   in N of a thousand games (1000)\n"
	"  --hardship NAME    what goes wrong at the board, told behind the trace:\n"
	"                     knocked-one, knocked-two, knocked-one-opponent,\n"
	"                     knocked-two-opponent, off-centre-some, off-centre-many,\n"
	"                     captures, shoved-lifted, shoved-slid, shoved-late,\n"
	"                     stuck-open, stuck-closed, dying, crosstalk,\n"
	"                     crosstalk-start, strong-magnets, restart, no-levers,\n"
	"                     no-levers-off-centre, adjust-aloud, analysis or none\n"
	"                     (the usual); several times: all of these together\n"
	"  --no-levers        a board without levers: Clock=none\n"
	"  --adjust-announced the trace says that adjusting is announced to the board:\n"
	"                     AdjustAnnounced=yes\n"
	"  --visually-disabled NAME\n"
	"                     white, black or both: on two boards (Appendix D)\n"
	"  --help             this text\n";

__attribute__((format(printf, 1, 2))) static int complain(const char *format, ...)
{
	va_list arguments;

	fputs("touchmove-simulate: ", stderr);
	va_start(arguments, format);
	vfprintf(stderr, format, arguments);
	va_end(arguments);
	fputc('\n', stderr);
	return EXIT_INPUT;
}

static int number_option(const char *name, const char *value, unsigned int low, unsigned int high,
			 unsigned int *number)
{
	if (number_read(value, strlen(value), low, high, number) == 0)
		return 0;
	return complain("--%s expects a number from %u to %u, not '%s'", name, low, high, value);
}

static int name_option(const char *name, const char *value, const char *const *names,
		       unsigned int *number)
{
	int found = word_find(names, value);

	if (found >= 0) {
		*number = (unsigned int)found;
		return 0;
	}
	return complain("--%s does not know '%s'; see --help", name, value);
}

static int hardship_option(const char *value, struct simulation *simulation)
{
	unsigned int number = HARDSHIP_NONE;
	int status = name_option("hardship", value, hardship_names, &number);

	if (status == 0 && !hardship_join(&simulation->hardship, &hardships[number]))
		return complain("--hardship %s and one given before it cannot be acted together",
				value);
	return status;
}

static int seed_option(const char *value, uint64_t *seed)
{
	char *end;
	unsigned long long number;

	errno = 0;
	number = strtoull(value, &end, 10);
	if (errno != 0 || *end != '\0' || value[0] < '0' || value[0] > '9')
		return complain("--seed expects a number from 0 to 2^64-1, not '%s'", value);
	*seed = number;
	return 0;
}

static int option_take(int option, const char *value, struct request *request)
{
	struct simulation *simulation = &request->simulation;
	unsigned int number = 0;
	int status;

	switch (option) {
	case 'g':
		return number_option("game", value, 1, 1000000, &request->game);
	case 'a':
		request->directory = value;
		return 0;
	case 's':
		return seed_option(value, &simulation->seed);
	case 'c':
		status = name_option("conditions", value, conditions_names, &number);
		simulation->conditions = (enum conditions)number;
		return status;
	case 'p':
		status = name_option("pace", value, pace_names, &number);
		simulation->pace = (enum pace)number;
		return status;
	case 'o':
		status = name_option("offence", value, offence_names, &number);
		simulation->offences |= status == 0 ? 1u << number : 0;
		return status;
	case 'r':
		return number_option("offence-rate", value, 0, 1000, &simulation->offence_rate);
	case 'w':
		return hardship_option(value, simulation);
	case 'v':
		status = name_option("visually-disabled", value, visually_disabled_words, &number);
		simulation->visually_disabled = (enum laws_visually_disabled)number;
		return status;
	case 'n':
		simulation->no_levers = true;
		return 0;
	case 'j':
		simulation->adjust_announced = true;
		return 0;
	case 'm':
		return number_option("square-size", value, 10, 1000, &simulation->square_size);
	}
	/* getopt_long() has printed the error. */
	return EXIT_INPUT;
}

static int arguments_read(int count, char **arguments, struct request *request)
{
	static const struct option options[] = {
		{"game", required_argument, NULL, 'g'},
		{"all", required_argument, NULL, 'a'},
		{"seed", required_argument, NULL, 's'},
		{"conditions", required_argument, NULL, 'c'},
		{"pace", required_argument, NULL, 'p'},
		{"square-size", required_argument, NULL, 'm'},
		{"offence", required_argument, NULL, 'o'},
		{"offence-rate", required_argument, NULL, 'r'},
		{"hardship", required_argument, NULL, 'w'},
		{"visually-disabled", required_argument, NULL, 'v'},
		{"no-levers", no_argument, NULL, 'n'},
		{"adjust-announced", no_argument, NULL, 'j'},
		{"help", no_argument, NULL, 'h'},
		{0},
	};
	int option;

	simulation_default(&request->simulation);
	request->simulation.offence_rate = 1000;
	request->game = 1;
	while ((option = getopt_long(count, arguments, "", options, NULL)) != -1) {
		int status;

		if (option == 'h') {
			fputs(usage, stdout);
			exit(EXIT_DONE);
		}
		status = option_take(option, optarg, request);
		if (status != 0)
			return status;
	}
	if (optind + 1 != count)
		return complain("one PGN file is expected; see --help");
	request->path = arguments[optind];
	return 0;
}

static int file_read(const char *path, struct file *file)
{
	FILE *stream = fopen(path, "rb");
	size_t room = 0;
	size_t got = 1;

	*file = (struct file){0};
	while (stream && got > 0) {
		if (file->size == room) {
			room = room > 0 ? room * 2 : 65536;
			file->text = reallocarray(file->text, room, 1);
			if (!file->text)
				break;
		}
		got = fread(file->text + file->size, 1, room - file->size, stream);
		file->size += got;
	}
	if (!stream || !file->text || ferror(stream)) {
		complain("%s: %s", path, strerror(errno));
		if (stream)
			fclose(stream);
		free(file->text);
		file->text = NULL;
		return EXIT_INPUT;
	}
	fclose(stream);
	return 0;
}

/* Writes and closes @stream. */
static int list_write(const struct input_list *list, FILE *stream, const char *path)
{
	bool failed;

	inputs_write(list, stream);
	failed = ferror(stream) != 0;
	if (fclose(stream) == 0 && !failed)
		return EXIT_DONE;
	complain("%s: %s", path, strerror(errno));
	return EXIT_ENVIRONMENT;
}

static int trace_file_write(const struct input_list *list, const char *directory,
			    unsigned int number)
{
	char path[4096];
	FILE *stream;

	if (snprintf(path, sizeof(path), "%s/%04u.trace", directory, number) >= (int)sizeof(path))
		return complain("the name of the directory is too long");
	stream = fopen(path, "w");
	if (!stream) {
		complain("%s: %s", path, strerror(errno));
		return EXIT_ENVIRONMENT;
	}
	return list_write(list, stream, path);
}

static int refused(int status, const char *error)
{
	if (status == -ENOMEM) {
		complain("out of memory");
		return EXIT_ENVIRONMENT;
	}
	fprintf(stderr, "%s\n", error);
	return EXIT_INPUT;
}

static int simulate_one(const struct request *request, const struct file *file)
{
	char error[SCRIPT_ERROR_SIZE];
	struct input_list list = {0};
	int status = simulate_game(&request->simulation, file->text, file->size, request->path,
				   request->game, &list, error);

	if (status < 0)
		return refused(status, error);
	if (status == 0)
		return complain("%s: has no game %u", request->path, request->game);
	status = list_write(&list, stdout, "standard output");
	inputs_free(&list);
	return status;
}

/* A game that cannot be acted out is reported and left out. */
static int simulate_all(const struct request *request, const struct file *file)
{
	char error[SCRIPT_ERROR_SIZE];
	struct laws_pgn pgn;
	int exit_code = EXIT_DONE;

	if (mkdir(request->directory, 0777) != 0 && errno != EEXIST) {
		complain("%s: %s", request->directory, strerror(errno));
		return EXIT_ENVIRONMENT;
	}
	laws_pgn_init(&pgn, file->text, file->size);
	for (unsigned int number = 1;; number++) {
		struct input_list list = {0};
		int status = simulate_next(&request->simulation, &pgn, request->path, number, &list,
					   error);

		if (status == 0 && number == 1)
			return complain("%s: no game in it", request->path);
		if (status == 0 || status == -ENOMEM)
			return status == 0 ? exit_code : refused(status, error);
		if (status < 0) {
			exit_code = refused(status, error);
			continue;
		}
		status = trace_file_write(&list, request->directory, number);
		inputs_free(&list);
		if (status != EXIT_DONE)
			return status;
	}
}

int main(int count, char **arguments)
{
	struct request request = {0};
	struct file file;
	int status = arguments_read(count, arguments, &request);

	if (status == 0)
		status = file_read(request.path, &file);
	if (status != 0)
		return status;
	status = request.directory ? simulate_all(&request, &file) : simulate_one(&request, &file);
	free(file.text);
	return status;
}
