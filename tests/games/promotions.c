/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Acts random games out on a board that cannot tell pieces apart, without declared promotions.
 * The final record must be a game that can have been played: the squares of every move as
 * acted, and every move legal with the recorded pieces. A piece reported as inferred must be
 * the one that stood there. No player may be accused.
 *
 *   promotions [GAMES [SEED]]
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "chance.h"
#include "score.h"
#include "simulate.h"

struct told {
	unsigned int completed;
	struct laws_move move[PLIES_MAX + 1];		  /* by ply, from 1 */
	enum laws_promotion_source source[PLIES_MAX + 1]; /* how each promotion is known */
	unsigned int accusations;
	char first_accusation[512];
};

struct totals {
	unsigned int games;
	unsigned int wrong;
	unsigned int promotions;
	unsigned int inferred;
	unsigned int other; /* assumed, while another piece stood there */
};

static void keep_quiet_about_promotions(struct input_list *list)
{
	size_t kept = 0;

	for (size_t i = 0; i < list->count; i++)
		if (list->inputs[i].type != INPUT_COMMAND ||
		    list->inputs[i].command.verb != VERB_PROMOTE)
			list->inputs[kept++] = list->inputs[i];
	list->count = kept;
}

static void on_event(void *data, const struct event *event)
{
	const struct laws_verdict *verdict = &event->verdict;
	struct told *told = data;

	if (verdict->kind == LAWS_VERDICT_COMPLETED) {
		told->completed = verdict->ply;
		told->move[verdict->ply] = verdict->move;
	} else if (verdict->kind == LAWS_VERDICT_PROMOTION) {
		told->move[verdict->ply].promotion = laws_piece_kind(verdict->promotion.piece);
		told->source[verdict->ply] = verdict->promotion.source;
	} else if (verdict->kind == LAWS_VERDICT_ALERT &&
		   verdict->alert.confidence != LAWS_POSSIBLE) {
		if (!told->accusations++)
			event_line(event, told->first_accusation, sizeof(told->first_accusation));
	}
}

static bool is_mate(const struct score *score)
{
	const struct laws_position *last = &score->before[score->plies];

	return !laws_moves_count(last) && laws_position_in_check(last);
}

/* What is wrong with the record of @score, or NULL. */
static const char *fault_of(const struct told *told, const struct score *score,
			    struct totals *totals, unsigned int *ply)
{
	struct laws_position position = score->before[0];

	if (told->accusations)
		return told->first_accusation;
	for (*ply = 1; *ply <= score->plies; ++*ply) {
		struct laws_move played = score->move[*ply - 1], move = told->move[*ply];

		/* After a mate no press follows, even if by the assumed pieces it is none. */
		if (*ply > told->completed && *ply == score->plies && is_mate(score))
			return NULL;
		if (*ply > told->completed)
			return "not completed";
		if (played.from != move.from || played.to != move.to ||
		    !played.promotion != !move.promotion)
			return "another move";
		if (!laws_move_is_legal(&position, move))
			return "not legal with the pieces that were told";
		laws_move_play(&position, move);
		if (!played.promotion)
			continue;
		totals->promotions++;
		totals->inferred += told->source[*ply] == LAWS_PROMOTION_INFERRED;
		totals->other += played.promotion != move.promotion;
		if (played.promotion != move.promotion &&
		    told->source[*ply] != LAWS_PROMOTION_ASSUMED)
			return "told as known, and wrong";
	}
	return told->completed == score->plies ? NULL : "more moves than were played";
}

static void replay(const struct input_list *list, struct told *told)
{
	struct pipeline *pipeline = pipeline_new(&list->settings, on_event, told);

	for (size_t i = 0; i < list->count; i++)
		pipeline_input(pipeline, &list->inputs[i]);
	pipeline_finish(pipeline);
	if (pipeline_lost(pipeline))
		abort();
	pipeline_free(pipeline);
}

static bool play(uint64_t seed, struct totals *totals)
{
	static struct score score;
	static struct told told;
	struct simulation simulation;
	struct input_list list = {0};
	struct random random = {.state = seed};
	struct laws_pgn pgn;
	char text[CHANCE_PGN_SIZE], error[SCRIPT_ERROR_SIZE];
	const char *fault;
	unsigned int ply = 0;
	size_t size;

	size = chance_write_game(&random, text);
	simulation_default(&simulation);
	simulation.seed = seed;
	laws_pgn_init(&pgn, text, size);
	if (laws_pgn_next_game(&pgn) != 1 || score_read(&pgn, &score) ||
	    simulate_game(&simulation, text, size, "chance", 1, &list, error) != 1) {
		printf("seed %llu: cannot be acted out\n", (unsigned long long)seed);
		return false;
	}
	keep_quiet_about_promotions(&list);
	told = (struct told){0};
	replay(&list, &told);
	inputs_free(&list);
	fault = fault_of(&told, &score, totals, &ply);
	if (fault)
		printf("seed %llu ply %u: %s\n%s", (unsigned long long)seed, ply, fault, text);
	return !fault;
}

int main(int argc, char **argv)
{
	unsigned int games = argc > 1 ? (unsigned int)atoi(argv[1]) : 300;
	uint64_t seed = argc > 2 ? strtoull(argv[2], NULL, 10) : 1;
	struct totals totals = {0};

	while (totals.games < games) {
		totals.wrong += !play(seed++, &totals);
		totals.games++;
	}
	printf("%u games, %u wrong; %u promotions, %u inferred, %u assumed to be another piece\n",
	       totals.games, totals.wrong, totals.promotions, totals.inferred, totals.other);
	return totals.wrong || !totals.inferred || !totals.other;
}
