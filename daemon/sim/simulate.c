/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Joins script, hands and switches, each with random numbers of its own. */
#include "sim/simulate.h"

#include <errno.h>
#include <stdio.h>

#include "sim/reed.h"
#include "sim/scene.h"
#include "sim/surroundings.h"

enum purpose {
	PURPOSE_GAME,
	PURPOSE_PLAYERS,
	PURPOSE_SWITCHES,
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

static int perform(const struct simulation *simulation, const struct script *script, uint64_t seed,
		   struct input_list *list)
{
	struct random switches = random_split(seed, PURPOSE_SWITCHES);
	struct input_list frames[3] = {0};
	struct scene scene;

	*list = (struct input_list){.settings = script->settings};
	list->settings.regulations.square_size = simulation->square_size;
	list->settings.regulations.visually_disabled = simulation->visually_disabled;
	scene_init(&scene, simulation, script, random_split(seed, PURPOSE_PLAYERS));
	scene_play(&scene);
	for (unsigned int i = 0; i < scene.boards; i++) {
		timeline_sort(&scene.board[i].timeline);
		reed_scan(surroundings[simulation->conditions].reed, &switches,
			  laws_position_occupied(&script->settings.start), &scene.board[i].timeline,
			  &frames[i]);
		label(&frames[i], i);
	}
	merge(&frames[0], &frames[1], &frames[2]);
	merge(&frames[2], &scene.commands, list);
	list->fault = frames[0].fault;
	list->faulty = frames[0].faulty;
	if (scene.has_deed)
		list->deeds[list->deed_count++] = scene.deed;
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
