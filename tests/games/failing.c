/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Acts games out while one switch fails from a random moment on: it is stuck open, stuck
 * closed, or dying, so that it misses closings and opens at times. The record must continue as
 * in the score, by the other 63 switches, and no player may be accused. The figures are
 * printed by kind of failure; of each, --least percent of the games must be right. Reports
 * that the board differs or that a switch fails are allowed.
 *
 *   failing [--pace PACE] [--conditions CONDITIONS] [--seeds N] [--first SEED]
 *           [--tell yes] [--keep FOLDER] [--least OPEN,CLOSED,DYING]
 *           [--most OPEN,CLOSED,DYING] FILE…
 *
 * A game that is not right with all switches working proves nothing about failing ones, and
 * ends the run.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "random.h"
#include "score.h"
#include "simulate.h"

#define MS ((laws_time)1000)
/* A contact that was open for this long closes because a piece was put there. */
#define PUT_DOWN (60 * MS)
/* Share of a dying switch's closings that it misses, in percent. */
#define MISSES 30
/* How often, on average, it opens for a moment while it is closed. */
#define DROPS_EVERY (180 * LAWS_SECOND)
#define DROP_LEAST  (5 * MS)
#define DROP_MOST   (1500 * MS)

struct figures {
	unsigned int games;
	unsigned int right;
	unsigned int accused; /* games in which a player was accused */
	unsigned int told;    /* games in which the failing switch was reported */
};

struct run {
	struct simulation simulation;
	bool tell;
	bool is_unfit;	  /* a game went wrong with all switches working */
	const char *keep; /* folder for traces of games that went wrong, or NULL */
	unsigned int least[SWITCH_DYING + 1];
	unsigned int most[SWITCH_DYING + 1]; /* percent in which a player is accused */
	struct figures figures[SWITCH_DYING + 1];
};

/* A switch that fails from @from on, and its state. */
struct failing {
	enum switch_fault fault;
	laws_square square;
	laws_time from;
	struct random *random;
	bool was_closed; /* the real contact's state in the last frame */
	bool misses;	 /* it misses this closing */
	laws_time opened_at;
	laws_time drops_at; /* when it opens next */
	laws_time back_at;
};

static void draw_drop(struct failing *failing, laws_time t)
{
	failing->drops_at = t + random_between(failing->random, 0, 2 * DROPS_EVERY);
	failing->back_at =
		failing->drops_at + random_between(failing->random, DROP_LEAST, DROP_MOST);
}

/* A piece was put down, or its contact bounces. */
static void on_closing(struct failing *failing, laws_time t)
{
	if (t - failing->opened_at < PUT_DOWN)
		return;
	failing->misses = random_chance(failing->random, MISSES);
	draw_drop(failing, t);
}

/* The failing contact's state at @t when a working one would show @closed. */
static bool shown(struct failing *failing, bool closed, bool showed, laws_time t)
{
	bool closes = closed && !failing->was_closed;

	if (!closed && failing->was_closed)
		failing->opened_at = t;
	failing->was_closed = closed;
	if (t < failing->from)
		return closed;
	switch (failing->fault) {
	case SWITCH_WORKS:
		return closed;
	case SWITCH_STUCK_OPEN:
		return closed && showed;
	case SWITCH_STUCK_CLOSED:
		return closed || showed;
	case SWITCH_DYING:
		if (closes)
			on_closing(failing, t);
		else if (t >= failing->back_at)
			draw_drop(failing, t);
		return closed && !failing->misses &&
		       (t < failing->drops_at || t >= failing->back_at);
	}
	return closed;
}

/* A frame of the moment at which a drop begins or ends, when that is before @t. */
static bool next_turn(const struct failing *failing, laws_time after, laws_time t, laws_time *at)
{
	if (failing->fault != SWITCH_DYING)
		return false;
	*at = failing->drops_at > after ? failing->drops_at : failing->back_at;
	return *at > after && *at < t;
}

static struct input_list with_failing(const struct input_list *whole, struct failing failing)
{
	struct input_list list = {.settings = whole->settings};
	laws_squares square = LAWS_SQUARE_SET(failing.square);
	struct input last = {0};
	laws_squares showed = 0, real = 0;
	laws_time at;

	for (size_t i = 0; i < whole->count; i++) {
		struct input input = whole->inputs[i];

		while (i && next_turn(&failing, last.t, input.t, &at)) {
			last.t = at;
			last.frame.squares = shown(&failing, real & square, showed, at)
						     ? last.frame.squares | square
						     : last.frame.squares & ~square;
			showed = last.frame.squares & square;
			inputs_add(&list, &last);
		}
		if (input.type == INPUT_FRAME) {
			real = input.frame.squares;
			input.frame.squares &= ~square;
			if (shown(&failing, real & square, showed, input.t))
				input.frame.squares |= square;
			showed = input.frame.squares & square;
			last = input;
		}
		inputs_add(&list, &input);
	}
	return list;
}

/* The squares that change after input @i. */
static laws_squares changing(const struct input_list *list, size_t i)
{
	laws_squares was = 0, changes = 0;
	bool known = false;

	for (; i < list->count; i++) {
		if (list->inputs[i].type != INPUT_FRAME)
			continue;
		if (known)
			changes |= list->inputs[i].frame.squares ^ was;
		was = list->inputs[i].frame.squares;
		known = true;
	}
	return changes;
}

/* Draws a switch that is used, and a time in the course of the game. */
static bool draw_failing(struct random *random, const struct input_list *list, laws_time begin,
			 struct failing *failing)
{
	laws_time end = list->inputs[list->count - 1].t;
	laws_squares changes;
	size_t i = 0;
	int64_t nth;

	failing->from = random_between(random, begin, begin + (end - begin) * 2 / 3);
	while (i < list->count && list->inputs[i].t < failing->from)
		i++;
	changes = changing(list, i);
	if (!changes)
		return false;
	for (nth = random_between(random, 0, __builtin_popcountll(changes) - 1); nth; nth--)
		changes &= changes - 1;
	failing->square = (laws_square)__builtin_ctzll(changes);
	failing->random = random;
	failing->drops_at = failing->back_at = LAWS_NEVER;
	return true;
}

static void keep(const struct run *run, const struct check *check, const struct failing *failing,
		 const struct input_list *list)
{
	const char *base = strrchr(check->file, '/');
	char name[512];
	FILE *file;

	snprintf(name, sizeof(name), "%s/%s-%u-%llu-%d-%c%c.trace", run->keep,
		 base ? base + 1 : check->file, check->game, (unsigned long long)check->seed,
		 failing->fault, 'a' + failing->square % 8, '1' + failing->square / 8);
	file = fopen(name, "w");
	if (!file)
		return;
	inputs_write(list, file);
	fclose(file);
}

static void tell_fault(const struct check *check, const struct failing *failing)
{
	const struct score *score = check->score;
	char played[LAWS_UCI_SIZE] = "none";

	if (check->wrong && check->wrong <= score->plies)
		laws_uci_write(&score->before[check->wrong - 1], score->move[check->wrong - 1],
			       played);
	printf("  … with %c%c failing in way %d from %lld on, %u of %u, ply %u was %s\n",
	       'a' + failing->square % 8, '1' + failing->square / 8, failing->fault,
	       (long long)failing->from, check->completed, score->plies, check->wrong, played);
}

static void play_with(struct run *run, const struct check *whole, const struct input_list *list,
		      const struct failing *failing)
{
	struct figures *figures = &run->figures[failing->fault];
	struct input_list broken = with_failing(list, *failing);
	struct check check = {
		.file = whole->file,
		.game = whole->game,
		.seed = whole->seed,
		.score = whole->score,
		.may_be_silent = true,
		.may_withdraw = true,
		.is_quiet = !run->tell,
	};

	check_run(&check, &broken);
	if (check.faults && run->tell)
		tell_fault(&check, failing);
	if (check.faults && run->keep)
		keep(run, &check, failing, &broken);
	figures->games++;
	figures->right += !check.faults;
	figures->accused += check.accusations > check.lapsed;
	figures->told += check.sensors > 0;
	inputs_free(&broken);
}

static void play_game(struct run *run, const char *name, unsigned int game,
		      const struct score *score, const struct input_list *list)
{
	struct random random = random_split(run->simulation.seed, game);
	struct check whole = {.file = name,
			      .game = game,
			      .seed = run->simulation.seed,
			      .score = score,
			      .may_withdraw = true,
			      .is_quiet = true};
	laws_time begin = 0;

	check_run(&whole, list);
	if (whole.faults) {
		printf("%s game %u seed %llu is not right with all switches working\n", name, game,
		       (unsigned long long)run->simulation.seed);
		run->is_unfit = true;
		return;
	}
	if (!score->plies)
		return;
	for (size_t i = 0; i < list->count && !begin; i++)
		if (list->inputs[i].type == INPUT_FRAME && list->inputs[i].frame.inputs)
			begin = list->inputs[i].t + 100 * MS;
	for (int fault = SWITCH_STUCK_OPEN; fault <= SWITCH_DYING; fault++) {
		struct failing failing = {.fault = (enum switch_fault)fault};

		if (draw_failing(&random, list, begin, &failing))
			play_with(run, &whole, list, &failing);
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

static bool print(const struct run *run)
{
	static const char *const names[] = {
		[SWITCH_STUCK_OPEN] = "stuck open",
		[SWITCH_STUCK_CLOSED] = "stuck closed",
		[SWITCH_DYING] = "dying",
	};
	bool good = !run->is_unfit;

	for (int fault = SWITCH_STUCK_OPEN; fault <= SWITCH_DYING; fault++) {
		const struct figures *figures = &run->figures[fault];

		printf("%-12s: %5u of %5u games right, %6.2f %%; in %u the switch was told of, "
		       "in %u somebody was accused\n",
		       names[fault], figures->right, figures->games,
		       figures->games ? 100.0 * figures->right / figures->games : 0.0,
		       figures->told, figures->accused);
		good = good && figures->games &&
		       figures->right * 100 >= figures->games * run->least[fault] &&
		       figures->accused * 100 <= figures->games * run->most[fault];
	}
	return good;
}

static void percents(const char *value, unsigned int of[SWITCH_DYING + 1])
{
	if (sscanf(value, "%u,%u,%u", &of[SWITCH_STUCK_OPEN], &of[SWITCH_STUCK_CLOSED],
		   &of[SWITCH_DYING]) == 3)
		return;
	fprintf(stderr, "failing: three percentages as 70,80,90 are wanted: %s\n", value);
	exit(2);
}

static int find_name(const char *const names[], const char *name)
{
	for (int i = 0; names[i]; i++)
		if (!strcmp(names[i], name))
			return i;
	fprintf(stderr, "failing: unknown: %s\n", name);
	exit(2);
}

static void option(struct run *run, uint64_t *seeds, uint64_t *first, const char *name,
		   const char *value)
{
	if (!strcmp(name, "--pace"))
		run->simulation.pace = (enum pace)find_name(pace_names, value);
	else if (!strcmp(name, "--conditions"))
		run->simulation.conditions = (enum conditions)find_name(conditions_names, value);
	else if (!strcmp(name, "--seeds"))
		*seeds = strtoull(value, NULL, 10);
	else if (!strcmp(name, "--first"))
		*first = strtoull(value, NULL, 10);
	else if (!strcmp(name, "--tell"))
		run->tell = true;
	else if (!strcmp(name, "--keep"))
		run->keep = value;
	else if (!strcmp(name, "--most"))
		percents(value, run->most);
	else if (!strcmp(name, "--least"))
		percents(value, run->least);
}

int main(int argc, char **argv)
{
	static struct run run;
	uint64_t seeds = 1, first = 1;
	int arg = 1;

	simulation_default(&run.simulation);
	percents("100,100,100", run.most);
	for (; arg + 1 < argc && argv[arg][0] == '-'; arg += 2)
		option(&run, &seeds, &first, argv[arg], argv[arg + 1]);
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
	return print(&run) ? 0 : 1;
}
