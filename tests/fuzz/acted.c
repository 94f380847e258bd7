/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Any bytes as PGN that is acted out (--source pgn:FILE): after a byte that says how badly, its
 * games one after the other. What is acted are frames and orders in the order of their times; what
 * is refused is refused in one clean line, and the next game is acted all the same.
 */
#include <errno.h>

#include "fuzz.h"
#include "input/trace.h"
#include "sim/simulate.h"
#include "util/text.h"

#define GAMES_MOST 4

static void check_inputs(const struct input_list *list)
{
	laws_time last = 0;

	for (size_t i = 0; i < list->count; i++) {
		const struct input *input = &list->inputs[i];

		CHECK(input->t >= last && input->t <= TRACE_TIME_MAX);
		CHECK(input->type != INPUT_FRAME || !(input->frame.inputs >> INPUT_BITS));
		last = input->t;
	}
}

static void check_error(const char *error)
{
	const char *number = error + strlen("x:");

	CHECK(!strncmp(error, "x:", strlen("x:")) && *number >= '1' && *number <= '9');
	CHECK(text_is_clean(error, strlen(error)));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct simulation simulation;
	struct input_list list;
	char error[SCRIPT_ERROR_SIZE];
	struct laws_pgn pgn;
	char *text;
	int r = 1;

	if (!size)
		return 0;
	text = string_of(data + 1, size - 1);
	simulation_default(&simulation);
	simulation.conditions = (enum conditions)(data[0] % CONDITIONS_COUNT);
	laws_pgn_init(&pgn, text, size - 1);
	for (unsigned int game = 1; game <= GAMES_MOST && r != 0; game++) {
		memset(&list, 0, sizeof(list));
		r = simulate_next(&simulation, &pgn, "x", game, &list, error);
		CHECK(r == 1 || r == 0 || r == -EINVAL);
		if (r < 0)
			check_error(error);
		if (r > 0) {
			check_inputs(&list);
			inputs_free(&list);
		}
	}
	free(text);
	return 0;
}
