/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Acts every game of the files out, feeds the pipeline with what the switches see, and
 * compares its events with the score: each move made and completed, in order, as in the score,
 * the final position, the result, and no alert. Where players try squares and switches are
 * worn, a move may be reported too soon and withdrawn, and --least of a thousand games must be
 * right; otherwise all. Possible alerts accuse no player, but bother the arbiter: at most
 * --possible of each kind are allowed in a thousand games, else none.
 *
 *   acted [--conditions clean|bounce|normal|rough] [--pace PACE] [--seeds N]
 *         [--first SEED] [--least PERMILLE] [--possible PERMILLE]
 *         [--visually-disabled white|black|both] FILE…
 */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "event/event.h"
#include "score.h"
#include "simulate.h"
#include "util/words.h"

struct totals {
	unsigned int games;
	unsigned int right;
	unsigned int plies;
	unsigned int possible[LAWS_ALERTS];
};

static int act_file(const char *name, const char *text, size_t size,
		    const struct simulation *simulation, struct totals *totals)
{
	static struct score score;
	struct laws_pgn pgn, acted;
	unsigned int game = 0;
	int result;

	laws_pgn_init(&pgn, text, size);
	laws_pgn_init(&acted, text, size);
	while ((result = laws_pgn_next_game(&pgn)) > 0) {
		char error[SCRIPT_ERROR_SIZE];
		struct check check = {.file = name, .game = game + 1, .seed = simulation->seed};
		struct input_list list = {0};

		game++;
		check.score = &score;
		check.may_withdraw = simulation->conditions >= CONDITIONS_NORMAL;
		if (score_read(&pgn, &score) ||
		    simulate_next(simulation, &acted, name, game, &list, error) != 1) {
			printf("%s game %u cannot be acted out\n", name, game);
			return -EINVAL;
		}
		check_run(&check, &list);
		inputs_free(&list);
		totals->games++;
		totals->right += !check.faults;
		totals->plies += score.plies;
		for (int i = 0; i < LAWS_ALERTS; i++)
			totals->possible[i] += check.possible[i];
	}
	return result;
}

/* True when possible alerts, for which the acted games give no reason, exceed @most. */
static bool bothers_arbiter(const struct totals *totals, unsigned long long most)
{
	bool bothers = false;

	for (int i = 0; i < LAWS_ALERTS; i++) {
		if (!totals->possible[i])
			continue;
		printf("possible %s: %u in %u games\n",
		       laws_alert_info((enum laws_alert_kind)i)->word, totals->possible[i],
		       totals->games);
		bothers |= totals->possible[i] * 1000ull > totals->games * most;
	}
	return bothers;
}

static int index_of(const char *const names[], const char *name)
{
	for (int i = 0; names[i]; i++)
		if (!strcmp(names[i], name))
			return i;
	fprintf(stderr, "acted: unknown value %s\n", name);
	exit(2);
}

int main(int argc, char **argv)
{
	struct totals totals = {0};
	struct simulation simulation;
	uint64_t seeds = 1, first = 1, least = 1000, possible = 0;
	int arg = 1;

	simulation_default(&simulation);
	for (; arg + 1 < argc && argv[arg][0] == '-'; arg += 2) {
		if (!strcmp(argv[arg], "--conditions"))
			simulation.conditions =
				(enum conditions)index_of(conditions_names, argv[arg + 1]);
		else if (!strcmp(argv[arg], "--pace"))
			simulation.pace = (enum pace)index_of(pace_names, argv[arg + 1]);
		else if (!strcmp(argv[arg], "--seeds"))
			seeds = strtoull(argv[arg + 1], NULL, 10);
		else if (!strcmp(argv[arg], "--first"))
			first = strtoull(argv[arg + 1], NULL, 10);
		else if (!strcmp(argv[arg], "--least"))
			least = strtoull(argv[arg + 1], NULL, 10);
		else if (!strcmp(argv[arg], "--possible"))
			possible = strtoull(argv[arg + 1], NULL, 10);
		else if (!strcmp(argv[arg], "--visually-disabled"))
			simulation.visually_disabled = (enum laws_visually_disabled)index_of(
				visually_disabled_words, argv[arg + 1]);
	}
	for (; arg < argc; arg++) {
		size_t size;
		char *text = read_file_or_exit(argv[arg], &size);

		for (uint64_t seed = first; seed < first + seeds; seed++) {
			simulation.seed = seed;
			if (act_file(argv[arg], text, size, &simulation, &totals))
				return 2;
		}
		free(text);
	}
	printf("%u of %u games acted out as their scores have them, %u moves\n", totals.right,
	       totals.games, totals.plies);
	if (bothers_arbiter(&totals, possible))
		return 1;
	return totals.games && totals.right * 1000ull >= totals.games * least ? 0 : 1;
}
