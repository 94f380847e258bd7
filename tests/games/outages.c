/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Acts games out while the board fails once in each: for 0.1 to 5 seconds no frame comes
 * through, at any time or in the middle of a move, by a fault, an unplugged source, a restart,
 * or lost frames; or a rank or a file is open meanwhile, by a loose wire. Afterwards the record
 * must continue as in the score, and no player may be accused. The figures are printed by the
 * number of unobserved moves; where that was one at most, --least of a thousand games must be
 * right. Which of two pieces a third one captured no reed can tell: then a report that the board
 * differs is allowed, if the record is right in the end.
 *
 *   outages [--pace PACE] [--seeds N] [--first SEED] [--tell yes] [--keep FOLDER]
 *           [--least PERMILLE] FILE…
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "outage.h"
#include "pipeline/dropout.h"
#include "random.h"
#include "score.h"
#include "simulate.h"

#define SHORTEST ((laws_time)100000)
#define LONGEST	 ((laws_time)5000000)
/* An outage in mid-move begins at most this long before a change, in µs. */
#define SHORTLY ((laws_time)300000)

#define BY_MOVES 3

struct figures {
	unsigned int games;
	unsigned int right;
	unsigned int displaced; /* of the right games, those in which the arbiter was called */
	unsigned int accusations;
};

struct run {
	struct simulation simulation;
	bool tell;
	unsigned int least;
	bool is_unfit;			/* folder for traces of games that went wrong, or NULL */
	const char *keep;		/* a game went wrong even without an outage */
	struct figures quiet[BY_MOVES]; /* by unobserved moves; the last: more */
	struct figures in_move[BY_MOVES];
};

/* What stood on the board at @t. */
static laws_squares occupied_at(const struct input_list *list, laws_time t)
{
	laws_squares squares = 0;

	for (size_t i = 0; i < list->count && list->inputs[i].t <= t; i++)
		if (list->inputs[i].type == INPUT_FRAME)
			squares = list->inputs[i].frame.squares;
	return squares;
}

/* A line on which enough stands for a loose wire to be known as such; or none. */
static laws_squares draw_line(struct random *random, laws_squares occupied)
{
	unsigned int first = (unsigned int)random_between(random, 0, 15);

	for (unsigned int i = 0; i < 16; i++) {
		unsigned int line = (first + i) % 16;
		laws_squares squares = line < 8 ? UINT64_C(0xff) << (8 * line)
						: UINT64_C(0x0101010101010101) << (line - 8);

		if (__builtin_popcountll(occupied & squares) >= DROPOUT_SQUARES)
			return squares;
	}
	return 0;
}

static struct outage draw_outage(struct random *random, const struct input_list *list,
				 laws_time begin, bool in_move)
{
	laws_time end = list->inputs[list->count - 1].t;
	struct outage outage = {
		.cause = (enum outage_cause)random_between(random, 0, OUTAGE_CAUSES - 1)};

	outage.from = random_between(random, begin, end);
	if (in_move) {
		size_t i = (size_t)random_between(random, 0, (int64_t)list->count - 1);

		outage.from = list->inputs[i].t - random_between(random, 0, SHORTLY);
		if (outage.from < begin)
			outage.from = begin;
	}
	outage.to = outage.from + random_between(random, SHORTEST, LONGEST);
	/* The frames after it must be able to show what happened. */
	if (outage.to > end - 2 * LONGEST)
		outage = (struct outage){
			.cause = outage.cause, .from = begin, .to = begin + SHORTEST};
	if (outage.cause == OUTAGE_LINE)
		outage.line = draw_line(random, occupied_at(list, outage.from));
	return outage;
}

/* True when an order in the outage ends the game before the board has shown the last move. */
static bool holds_order(const struct input_list *list, const struct outage *outage)
{
	for (size_t i = 0; i < list->count; i++)
		if (list->inputs[i].type == INPUT_COMMAND &&
		    list->inputs[i].command.verb != VERB_PROMOTE &&
		    list->inputs[i].t >= outage->from && list->inputs[i].t <= outage->to)
			return true;
	return false;
}

/* A release is reported at most this much later. */
#define TOLD_LATER ((laws_time)500000)

static unsigned int made_in(const struct check *check, const struct outage *outage)
{
	unsigned int count = 0;

	for (unsigned int i = 0; i < check->made; i++)
		count += check->made_at[i] >= outage->from &&
			 check->made_at[i] <= outage->to + TOLD_LATER;
	return count;
}

static void keep(const struct run *run, const struct check *check, const struct outage *outage,
		 const struct input_list *list)
{
	const char *base = strrchr(check->file, '/');
	char name[512];
	FILE *file;

	snprintf(name, sizeof(name), "%s/%s-%u-%llu-%lld.trace", run->keep,
		 base ? base + 1 : check->file, check->game, (unsigned long long)check->seed,
		 (long long)outage->from);
	file = fopen(name, "w");
	if (!file)
		return;
	inputs_write(list, file);
	fclose(file);
}

static void play_with(struct run *run, const struct check *whole, const struct input_list *list,
		      const struct outage *outage, struct figures figures[BY_MOVES])
{
	unsigned int unseen = made_in(whole, outage);
	struct figures *figure = &figures[unseen < BY_MOVES ? unseen : BY_MOVES - 1];
	struct input_list holed = inputs_with_outage(list, outage);
	struct check check = {
		.file = whole->file,
		.game = whole->game,
		.seed = whole->seed,
		.score = whole->score,
		.may_be_silent = true,
		.may_withdraw = true,
		.is_quiet = !run->tell,
	};

	check_run(&check, &holed);
	if (check.faults && run->tell)
		printf("  … of an outage from %lld to %lld, cause %d, %u moves\n",
		       (long long)outage->from, (long long)outage->to, outage->cause, unseen);
	if (check.faults && run->keep)
		keep(run, &check, outage, &holed);
	figure->games++;
	figure->right += !check.faults;
	figure->displaced += !check.faults && check.displaced;
	figure->accusations += check.accusations;
	inputs_free(&holed);
}

static void play_game(struct run *run, const char *name, unsigned int game,
		      const struct score *score, const struct input_list *list)
{
	struct random random = random_split(run->simulation.seed, game);
	struct check whole = {
		.file = name, .game = game, .seed = run->simulation.seed, .score = score};
	laws_time begin = 0;

	check_run(&whole, list);
	/* A game that is wrong by itself proves nothing about outages. */
	if (whole.faults) {
		printf("%s game %u seed %llu is not right without an outage\n", name, game,
		       (unsigned long long)run->simulation.seed);
		run->is_unfit = true;
		return;
	}
	if (!score->plies)
		return;
	/* From the start of the game on, which is the first press. */
	for (size_t i = 0; i < list->count; i++) {
		begin = list->inputs[i].t + 100000;
		if (list->inputs[i].type == INPUT_FRAME && list->inputs[i].frame.inputs)
			break;
	}
	for (int i = 0; i < 8; i++) {
		bool in_move = i & 1;
		struct outage outage = draw_outage(&random, list, begin, in_move);

		if (holds_order(list, &outage))
			continue;
		play_with(run, &whole, list, &outage, in_move ? run->in_move : run->quiet);
	}
}

static int play_file(struct run *run, const char *name, const char *text, size_t size)
{
	static struct score score;
	struct laws_pgn pgn, acted;
	unsigned int game = 0;

	laws_pgn_init(&pgn, text, size);
	laws_pgn_init(&acted, text, size);
	while (laws_pgn_next_game(&pgn) > 0) {
		char error[SCRIPT_ERROR_SIZE];
		struct input_list list = {0};

		game++;
		if (score_read(&pgn, &score) ||
		    simulate_next(&run->simulation, &acted, name, game, &list, error) != 1) {
			printf("%s game %u cannot be acted out\n", name, game);
			return -1;
		}
		play_game(run, name, game, &score, &list);
		inputs_free(&list);
	}
	return 0;
}

static void print(const char *when, const struct figures figures[BY_MOVES])
{
	static const char *const moves[BY_MOVES] = {"no move", "one move", "more"};

	for (int i = 0; i < BY_MOVES; i++)
		if (figures[i].games)
			printf("%-12s %-9s made unseen: %5u of %5u games right, %6.2f %%, "
			       "%u of them after an alert, %u accusations\n",
			       when, moves[i], figures[i].right, figures[i].games,
			       100.0 * figures[i].right / figures[i].games, figures[i].displaced,
			       figures[i].accusations);
}

/*
 * True when enough games are right, and no player accused, where at most one move was
 * unobserved.
 */
static bool is_good(const struct run *run)
{
	unsigned int games = 0, right = 0, accusations = 0;

	for (int i = 0; i < 2; i++) {
		games += run->quiet[i].games + run->in_move[i].games;
		right += run->quiet[i].right + run->in_move[i].right;
		accusations += run->quiet[i].accusations + run->in_move[i].accusations;
	}
	printf("at most one move unseen: %u of %u games right, %.2f %%, %u accusations\n", right,
	       games, games ? 100.0 * right / games : 0.0, accusations);
	return games && right * 1000 >= games * run->least && !accusations && !run->is_unfit;
}

static enum pace pace_of(const char *name)
{
	for (int i = 0; i < PACE_COUNT; i++)
		if (!strcmp(pace_names[i], name))
			return (enum pace)i;
	fprintf(stderr, "outages: unknown pace %s\n", name);
	exit(2);
}

int main(int argc, char **argv)
{
	static struct run run;
	uint64_t seeds = 1, first = 1;
	int arg = 1;

	run.least = 990;
	simulation_default(&run.simulation);
	for (; arg + 1 < argc && argv[arg][0] == '-'; arg += 2) {
		if (!strcmp(argv[arg], "--pace"))
			run.simulation.pace = pace_of(argv[arg + 1]);
		else if (!strcmp(argv[arg], "--seeds"))
			seeds = strtoull(argv[arg + 1], NULL, 10);
		else if (!strcmp(argv[arg], "--first"))
			first = strtoull(argv[arg + 1], NULL, 10);
		else if (!strcmp(argv[arg], "--tell"))
			run.tell = true;
		else if (!strcmp(argv[arg], "--least"))
			run.least = (unsigned int)atoi(argv[arg + 1]);
		else if (!strcmp(argv[arg], "--keep"))
			run.keep = argv[arg + 1];
	}
	for (; arg < argc; arg++) {
		size_t size;
		char *text = read_file_or_exit(argv[arg], &size);

		for (uint64_t seed = first; seed < first + seeds; seed++) {
			run.simulation.seed = seed;
			if (play_file(&run, argv[arg], text, size))
				return 2;
		}
		free(text);
	}
	print("at any time", run.quiet);
	print("in mid-move", run.in_move);
	return is_good(&run) ? 0 : 1;
}
