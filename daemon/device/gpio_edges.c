/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include <stdlib.h>
#include <string.h>

#include "device/gpio_edges.h"

void gpio_state_set(struct gpio_state *state, const struct gpio_line *line, bool active)
{
	laws_squares square = (laws_squares)1 << (line->index & 63);
	uint8_t input = 1u << (line->index & 7);

	if (line->role == GPIO_INPUT)
		state->inputs = active ? state->inputs | input : state->inputs & ~input;
	else
		state->squares = active ? state->squares | square : state->squares & ~square;
}

static bool state_equal(const struct gpio_state *a, const struct gpio_state *b)
{
	return a->squares == b->squares && a->inputs == b->inputs;
}

void gpio_edges_start(struct gpio_edges *edges, const struct gpio_lines *lines,
		      const struct gpio_state *state, uint64_t now)
{
	laws_time last = edges->last;

	memset(edges, 0, sizeof(*edges));
	edges->lines = lines;
	edges->state = *state;
	edges->known = now;
	edges->last = last;
}

static void check_numbers(struct gpio_edges *edges, const struct gpio_edge *edge)
{
	uint32_t *line = &edges->line_number[edge->line];
	uint32_t *group = &edges->group_number[edge->group];

	if (edge->line_number != *line + 1)
		edges->lost = true;
	*line = edge->line_number;
	if (edge->group_number != *group + 1)
		edges->gap[edge->group] = true;
	/*
	 * The kernel's interrupt threads may queue edges in another order than the
	 * interrupts came in.
	 */
	if ((int32_t)(edge->group_number - *group) > 0)
		*group = edge->group_number;
	if (++edges->drained[edge->group] >= GPIO_QUEUE && edges->gap[edge->group])
		edges->lost = true;
}

bool gpio_edges_add(struct gpio_edges *edges, const struct gpio_edge *edge)
{
	if (edges->count == GPIO_EDGES_MAX)
		return false;
	check_numbers(edges, edge);
	gpio_state_set(&edges->suspects, &edges->lines->line[edge->line], false);
	if (edge->time > edges->known)
		edges->edge[edges->count++] = *edge;
	return true;
}

void gpio_edges_emptied(struct gpio_edges *edges, unsigned int group)
{
	edges->drained[group] = 0;
	edges->gap[group] = false;
}

static int by_time(const void *left, const void *right)
{
	const struct gpio_edge *a = left, *b = right;

	if (a->time != b->time)
		return a->time < b->time ? -1 : 1;
	if (a->group != b->group)
		return a->group < b->group ? -1 : 1;
	if (a->group_number != b->group_number)
		return (int32_t)(a->group_number - b->group_number) < 0 ? -1 : 1;
	return 0;
}

static void tell_frame(struct gpio_edges *edges, uint64_t time, uint8_t flags, gpio_tell *tell,
		       void *data)
{
	struct frame frame = {
		.squares = edges->state.squares,
		.inputs = edges->state.inputs,
		.flags = flags,
	};
	laws_time when = time / 1000;

	if (when < edges->last)
		when = edges->last;
	edges->last = when;
	tell(data, when, &frame);
}

/*
 * Works out from @state, the present one, how the lines stood before the first edge that is
 * left.
 */
static void rewind_to_first(struct gpio_edges *edges, const struct gpio_state *state)
{
	unsigned int i;

	edges->state = *state;
	for (i = edges->count; i-- > 0;)
		gpio_state_set(&edges->state, &edges->lines->line[edges->edge[i].line],
			       !edges->edge[i].active);
}

static void tell_edges(struct gpio_edges *edges, uint8_t flags, gpio_tell *tell, void *data)
{
	const struct gpio_edge *edge;
	struct gpio_state before;
	unsigned int i;

	for (i = 0; i < edges->count; i++) {
		edge = &edges->edge[i];
		before = edges->state;
		gpio_state_set(&edges->state, &edges->lines->line[edge->line], edge->active);
		if (flags == 0 && state_equal(&before, &edges->state))
			continue;
		tell_frame(edges, edge->time, flags, tell, data);
		flags = 0;
	}
}

void gpio_edges_tell(struct gpio_edges *edges, const struct gpio_state *state, uint64_t now,
		     gpio_tell *tell, void *data)
{
	qsort(edges->edge, edges->count, sizeof(edges->edge[0]), by_time);
	if (edges->lost && state) {
		rewind_to_first(edges, state);
		if (edges->count == 0)
			tell_frame(edges, now, FRAME_LOST, tell, data);
		tell_edges(edges, FRAME_LOST, tell, data);
		edges->lost = false;
	} else {
		tell_edges(edges, 0, tell, data);
	}
	edges->count = 0;
}

void gpio_edges_verify(struct gpio_edges *edges, const struct gpio_state *state, uint64_t now,
		       gpio_tell *tell, void *data)
{
	laws_squares squares = state->squares ^ edges->state.squares;
	uint8_t inputs = state->inputs ^ edges->state.inputs;
	laws_squares sure_squares = squares & edges->suspects.squares;
	uint8_t sure_inputs = inputs & edges->suspects.inputs;

	edges->suspects.squares = squares & ~sure_squares;
	edges->suspects.inputs = inputs & ~sure_inputs;
	if (sure_squares == 0 && sure_inputs == 0)
		return;
	edges->state.squares ^= sure_squares;
	edges->state.inputs ^= sure_inputs;
	tell_frame(edges, now, FRAME_LOST, tell, data);
}
