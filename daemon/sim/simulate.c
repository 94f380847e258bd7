/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Joins script, hands and switches, each with random numbers of its own. */
#include "sim/simulate.h"

#include <errno.h>
#include <stdio.h>

#include "sim/outage.h"
#include "sim/reed.h"
#include "sim/scene.h"
#include "sim/surroundings.h"

enum purpose {
	PURPOSE_GAME,
	PURPOSE_PLAYERS,
	PURPOSE_SWITCHES,
	PURPOSE_HARDSHIP,
};

const char *const conditions_names[] = {"clean", "bounce", "normal", "rough", NULL};
const char *const pace_names[] = {"auto", "standard", "rapid", "blitz", "bullet", NULL};

void simulation_default(struct simulation *simulation)
{
	*simulation = (struct simulation){
		.seed = 1,
		.conditions = CONDITIONS_BOUNCE,
		.pace = PACE_AUTO,
		.square_size = 55,
		.hardship = hardships[HARDSHIP_NONE],
	};
}

/* Marks @frames as coming from board @number. */
static void label(struct input_list *frames, unsigned int number)
{
	for (size_t i = 0; i < frames->count; i++)
		frames->inputs[i].frame.board = (uint8_t)number;
}

/*
 * At equal times frames come first, since a command follows what was seen; and the first
 * board's frame comes before the second's.
 */
static void merge(const struct input_list *frames, const struct input_list *commands,
		  struct input_list *list)
{
	size_t frame = 0;
	size_t command = 0;

	while (frame < frames->count || command < commands->count) {
		bool is_frame = command == commands->count ||
				(frame < frames->count &&
				 frames->inputs[frame].t <= commands->inputs[command].t);

		inputs_add(list,
			   is_frame ? &frames->inputs[frame++] : &commands->inputs[command++]);
	}
	list->failed |= frames->failed || commands->failed;
}

/* A dying switch of a hardship has figures of its own. */
static struct reed_model reed_of(const struct simulation *simulation)
{
	struct reed_model model = *surroundings[simulation->conditions].reed;

	if (simulation->hardship.fault == SWITCH_DYING) {
		model.dying_misses = mishaps.dying_misses;
		model.dying_drops_least = mishaps.dying_drops_least;
		model.dying_drops_most = mishaps.dying_drops_most;
		model.dying_drops_every = mishaps.dying_drops_every;
	}
	return model;
}

/* Copies what was done by persons, from @scene, and by switches of the first board. */
static void take_truth(struct scene *scene, const struct input_list *frames,
		       struct input_list *list)
{
	const struct input_list *acted = &scene->commands;

	list->fault = frames->fault;
	list->faulty = frames->faulty;
	list->doubtful = frames->doubtful;
	list->doubtful_from = frames->doubtful_from;
	if (scene->has_deed)
		list->deeds[list->deed_count++] = scene->deed;
	for (size_t i = 0; i < acted->deed_count && list->deed_count < DEEDS_MAX; i++)
		list->deeds[list->deed_count++] = acted->deeds[i];
	for (size_t i = 0; i < acted->trouble_count; i++)
		inputs_note(list, &acted->troubles[i]);
	for (size_t i = 0; i < frames->trouble_count; i++)
		inputs_note(list, &frames->troubles[i]);
	list->begun = scene->begun;
	list->plies = scene->ply;
	list->over = scene->over;
	scene->begun = NULL;
}

static int perform(const struct simulation *simulation, const struct script *script, uint64_t seed,
		   struct input_list *list)
{
	const struct hardship_model *hardship = &simulation->hardship;
	struct random switches = random_split(seed, PURPOSE_SWITCHES);
	struct random luck = random_split(seed, PURPOSE_HARDSHIP);
	struct reed_model model = reed_of(simulation);
	struct reed_hardship asked = {
		.fault = hardship->fault,
		.crosstalk = hardship->crosstalk,
		.from_start = hardship->from_start,
		.random = random_split(luck.state, 0),
	};
	struct input_list frames[3] = {0};
	struct scene scene;

	*list = (struct input_list){.settings = script->settings};
	list->settings.regulations.square_size = simulation->square_size;
	list->settings.regulations.adjust_announced = simulation->adjust_announced;
	list->settings.regulations.visually_disabled = simulation->visually_disabled;
	if (simulation->no_levers || hardship->no_levers)
		list->settings.regulations.clock = LAWS_CLOCK_NONE;
	scene_init(&scene, simulation, script, random_split(seed, PURPOSE_PLAYERS));
	scene_play(&scene);
	for (unsigned int i = 0; i < scene.boards; i++) {
		timeline_sort(&scene.board[i].timeline);
		reed_scan(&model, &switches, laws_position_occupied(&script->settings.start),
			  &scene.board[i].timeline, &asked, &frames[i]);
		label(&frames[i], i);
	}
	merge(&frames[0], &frames[1], &frames[2]);
	merge(&frames[2], &scene.commands, list);
	take_truth(&scene, &frames[0], list);
	list->strong = hardship->strong_strength > 0;
	if (hardship->restarts)
		inputs_restart(list, &luck);
	for (unsigned int i = 0; i < 3; i++)
		inputs_free(&frames[i]);
	scene_free(&scene);
	if (!list->failed)
		return 1;
	inputs_free(list);
	return -ENOMEM;
}

int simulate_next(const struct simulation *simulation, struct laws_pgn *pgn, const char *name,
		  unsigned int number, struct input_list *list, char error[SCRIPT_ERROR_SIZE])
{
	struct random game = random_split(simulation->seed, PURPOSE_GAME + (uint64_t)number);
	struct script script;
	int status = script_read(pgn, name, &script, error);

	if (status <= 0)
		return status;
	status = perform(simulation, &script, game.state, list);
	script_free(&script);
	return status;
}

int simulate_game(const struct simulation *simulation, const char *text, size_t size,
		  const char *name, unsigned int number, struct input_list *list,
		  char error[SCRIPT_ERROR_SIZE])
{
	struct laws_pgn pgn;

	laws_pgn_init(&pgn, text, size);
	for (unsigned int i = 1; i < number; i++) {
		if (laws_pgn_next_game(&pgn) == 0)
			return 0;
	}
	return simulate_next(simulation, &pgn, name, number, list, error);
}
