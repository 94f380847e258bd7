/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Acts games out on boards on which one to four squares have no working reed from the start, and
 * whose configuration names them (DeadSquares=). The record must be as in the score, by the other
 * reeds, and no player may be accused, whatever the dead ones show: nothing, a piece, or either as
 * it comes. The figures are printed by the number of dead squares; of each, --least percent of the
 * games must be right, and --most percent may have an accusation.
 *
 *   dead [--pace PACE] [--conditions CONDITIONS] [--hardship HARDSHIP] [--set KEY=VALUE]
 *        [--seeds N] [--first SEED] [--named no] [--tell yes] [--keep FOLDER]
 *        [--least ONE,TWO,THREE,FOUR] [--most ONE,TWO,THREE,FOUR] FILE…
 *
 * With --named no the configuration does not name them, and they show nothing: what the tracker
 * makes of them by itself. A game that is not right with all reeds is left out.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "random.h"
#include "score.h"
#include "simulate.h"

#define MOST_DEAD 4

/* What a dead reed shows. */
enum showing {
	SHOWS_NOTHING,
	SHOWS_PIECE,
	SHOWS_EITHER,
	SHOWINGS,
};

struct figures {
	unsigned int games;
	unsigned int right;
	unsigned int accused;	/* games in which a player was accused */
	unsigned int displaced; /* games in which board and record were told to differ */
};

struct run {
	struct simulation simulation;
	bool named;
	bool tell;
	const char *keep; /* folder for traces of games that went wrong, or NULL */
	const char *key;  /* a setting of all games, or NULL, and its value */
	const char *value;
	unsigned int least[MOST_DEAD];
	unsigned int most[MOST_DEAD];
	struct figures figures[MOST_DEAD];
};

/* The dead squares of a game. */
struct dead {
	unsigned int count;
	laws_squares squares;
	laws_squares closed; /* of these, those that always show a piece */
	laws_squares either;
};

static struct dead draw_dead(const struct run *run, unsigned int count, struct random *random)
{
	struct dead dead = {.count = count};

	while (__builtin_popcountll(dead.squares) < (int)count) {
		laws_squares square = LAWS_SQUARE_SET(random_between(random, 0, 63));
		enum showing showing = (enum showing)random_between(random, 0, SHOWINGS - 1);

		if (dead.squares & square)
			continue;
		dead.squares |= square;
		if (run->named && showing == SHOWS_PIECE)
			dead.closed |= square;
		if (run->named && showing == SHOWS_EITHER)
			dead.either |= square;
	}
	return dead;
}

static void set_or_exit(struct settings *settings, const char *key, const char *value)
{
	char error[SETTINGS_ERROR_SIZE];

	if (!settings_set(settings, key, value, error))
		return;
	fprintf(stderr, "dead: %s\n", error);
	exit(2);
}

static void name_dead(struct settings *settings, laws_squares squares)
{
	char text[MOST_DEAD * 3 + 1] = "";

	for (; squares; squares &= squares - 1) {
		char name[3];

		laws_square_write((laws_square)__builtin_ctzll(squares), name);
		strcat(strcat(text, text[0] ? " " : ""), name);
	}
	set_or_exit(settings, "DeadSquares", text);
}

static struct input_list with_dead(const struct run *run, const struct input_list *whole,
				   struct dead dead, struct random *random)
{
	struct input_list list = {.settings = whole->settings};

	if (run->named)
		name_dead(&list.settings, dead.squares);
	for (size_t i = 0; i < whole->count; i++) {
		struct input input = whole->inputs[i];
		laws_squares chance = random_next(random);

		if (input.type == INPUT_FRAME) {
			input.frame.squares &= ~dead.squares;
			input.frame.squares |= dead.closed | (dead.either & chance);
		}
		inputs_add(&list, &input);
	}
	return list;
}

static void keep(const struct run *run, const struct check *check, struct dead dead,
		 const struct input_list *list)
{
	const char *base = strrchr(check->file, '/');
	char name[512];
	FILE *file;

	snprintf(name, sizeof(name), "%s/%s-%u-%llu-%u.trace", run->keep,
		 base ? base + 1 : check->file, check->game, (unsigned long long)check->seed,
		 dead.count);
	file = fopen(name, "w");
	if (!file)
		return;
	inputs_write(list, file);
	fclose(file);
}

static void tell_dead(const struct check *check, struct dead dead)
{
	const struct score *score = check->score;
	char played[LAWS_UCI_SIZE] = "none";

	if (check->wrong && check->wrong <= score->plies)
		laws_uci_write(&score->before[check->wrong - 1], score->move[check->wrong - 1],
			       played);
	printf("  … with");
	for (laws_squares left = dead.squares; left; left &= left - 1) {
		char name[3];

		laws_square_write((laws_square)__builtin_ctzll(left), name);
		printf(" %s", name);
	}
	printf(" dead, %u of %u, ply %u was %s\n", check->completed, score->plies, check->wrong,
	       played);
}

static void play_with(struct run *run, const struct check *whole, const struct input_list *list,
		      unsigned int count, struct random *random)
{
	struct figures *figures = &run->figures[count - 1];
	struct dead dead = draw_dead(run, count, random);
	struct input_list without = with_dead(run, list, dead, random);
	struct check check = {
		.file = whole->file,
		.game = whole->game,
		.seed = whole->seed,
		.score = whole->score,
		.may_be_silent = true,
		.may_withdraw = true,
		.is_quiet = !run->tell,
	};

	check_run(&check, &without);
	if (check.faults && run->tell)
		tell_dead(&check, dead);
	if (check.faults && run->keep)
		keep(run, &check, dead, &without);
	figures->games++;
	figures->right += !check.faults;
	figures->accused += check.accusations > check.lapsed;
	figures->displaced += check.displaced > 0;
	inputs_free(&without);
}

static void play_game(struct run *run, const char *name, unsigned int game,
		      const struct score *score, struct input_list *list)
{
	struct random random = random_split(run->simulation.seed, game);
	struct check whole = {.file = name,
			      .game = game,
			      .seed = run->simulation.seed,
			      .score = score,
			      .may_be_silent = true,
			      .may_withdraw = true,
			      .is_quiet = true};

	if (run->key)
		set_or_exit(&list->settings, run->key, run->value);
	check_run(&whole, list);
	if (whole.faults)
		return;
	for (unsigned int count = 1; count <= MOST_DEAD; count++)
		play_with(run, &whole, list, count, &random);
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
	bool good = true;

	for (unsigned int i = 0; i < MOST_DEAD; i++) {
		const struct figures *figures = &run->figures[i];

		printf("%u dead: %5u of %5u games right, %6.2f %%; in %u board and record "
		       "differed, in %u somebody was accused\n",
		       i + 1, figures->right, figures->games,
		       figures->games ? 100.0 * figures->right / figures->games : 0.0,
		       figures->displaced, figures->accused);
		good = good && figures->games &&
		       figures->right * 100 >= figures->games * run->least[i] &&
		       figures->accused * 100 <= figures->games * run->most[i];
	}
	return good;
}

static void percents(const char *value, unsigned int of[MOST_DEAD])
{
	if (sscanf(value, "%u,%u,%u,%u", &of[0], &of[1], &of[2], &of[3]) == MOST_DEAD)
		return;
	fprintf(stderr, "dead: four percentages as 99,97,95,90 are wanted: %s\n", value);
	exit(2);
}

static int find_name(const char *const names[], const char *name)
{
	for (int i = 0; names[i]; i++)
		if (!strcmp(names[i], name))
			return i;
	fprintf(stderr, "dead: unknown: %s\n", name);
	exit(2);
}

static void setting(struct run *run, char *text)
{
	char *equals = strchr(text, '=');

	if (!equals) {
		fprintf(stderr, "dead: a setting as KEY=VALUE is wanted: %s\n", text);
		exit(2);
	}
	*equals = '\0';
	run->key = text;
	run->value = equals + 1;
}

static void option(struct run *run, uint64_t *seeds, uint64_t *first, const char *name, char *value)
{
	if (!strcmp(name, "--pace"))
		run->simulation.pace = (enum pace)find_name(pace_names, value);
	else if (!strcmp(name, "--conditions"))
		run->simulation.conditions = (enum conditions)find_name(conditions_names, value);
	else if (!strcmp(name, "--hardship"))
		run->simulation.hardship = hardships[find_name(hardship_names, value)];
	else if (!strcmp(name, "--set"))
		setting(run, value);
	else if (!strcmp(name, "--seeds"))
		*seeds = strtoull(value, NULL, 10);
	else if (!strcmp(name, "--first"))
		*first = strtoull(value, NULL, 10);
	else if (!strcmp(name, "--named"))
		run->named = strcmp(value, "no");
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
	static struct run run = {.named = true};
	uint64_t seeds = 1, first = 1;
	int arg = 1;

	simulation_default(&run.simulation);
	percents("100,100,100,100", run.most);
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
