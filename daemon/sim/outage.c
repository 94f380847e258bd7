/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The frames of the outage go, and the source's reports of it take their place. */
#include "sim/outage.h"

#include <stdlib.h>

#include "sim/hardship.h"

/* The first and the last moves of a game, which no restart hides. */
#define SEEN_BEFORE 4
#define SEEN_BEHIND 4
/* Draws of a moment for it, before the game counts as too short. */
#define TRIES 20

static struct input source_says(enum verb verb, laws_time t)
{
	return (struct input){.t = t, .type = INPUT_COMMAND, .command = {.verb = verb}};
}

/* @frame at @t, with the squares of @open open. */
static void add_frame(struct input_list *list, const struct frame *frame, laws_time t,
		      laws_squares open)
{
	struct input input = {.t = t, .type = INPUT_FRAME, .frame = *frame};

	input.frame.squares &= ~open;
	inputs_add(list, &input);
}

static void add_begin(struct input_list *list, const struct outage *outage,
		      const struct frame *last)
{
	struct input failed = {.t = outage->from, .type = INPUT_FRAME, .frame = *last};
	struct input gone = source_says(VERB_SOURCE_GONE, outage->from);
	struct input restart = source_says(VERB_RESTART, outage->from);

	failed.frame.flags |= FRAME_FAULT;
	if (outage->cause == OUTAGE_FAULT)
		inputs_add(list, &failed);
	else if (outage->cause == OUTAGE_GONE)
		inputs_add(list, &gone);
	else if (outage->cause == OUTAGE_RESTART)
		inputs_add(list, &restart);
	else if (outage->cause == OUTAGE_LINE)
		add_frame(list, last, outage->from, outage->line);
}

static void add_end(struct input_list *list, const struct outage *outage, const struct frame *last)
{
	struct input back = source_says(VERB_SOURCE_BACK, outage->to);
	struct input frame = {.t = outage->to, .type = INPUT_FRAME, .frame = *last};

	if (outage->cause == OUTAGE_GONE)
		inputs_add(list, &back);
	if (outage->cause == OUTAGE_LOST)
		frame.frame.flags |= FRAME_LOST;
	inputs_add(list, &frame);
}

struct input_list inputs_with_outage(const struct input_list *whole, const struct outage *outage)
{
	struct input_list list = {.settings = whole->settings};
	struct frame last = {0};
	bool begun = false, over = false;

	for (size_t i = 0; i < whole->count; i++) {
		const struct input *input = &whole->inputs[i];

		if (!begun && input->t >= outage->from) {
			add_begin(&list, outage, &last);
			begun = true;
		}
		if (!over && input->t > outage->to) {
			add_end(&list, outage, &last);
			over = true;
		}
		if (input->type == INPUT_FRAME)
			last = input->frame;
		if (input->type != INPUT_FRAME || !begun || over)
			inputs_add(&list, input);
		else if (outage->cause == OUTAGE_LINE)
			add_frame(&list, &input->frame, input->t, outage->line);
	}
	if (!over)
		add_end(&list, outage, &last);
	return list;
}

static bool restart_draw(struct random *random, const struct input_list *list,
			 struct outage *outage)
{
	if (list->plies < SEEN_BEFORE + SEEN_BEHIND + 1)
		return false;
	for (int i = 0; i < TRIES; i++) {
		size_t ply = (size_t)random_between(random, SEEN_BEFORE,
						    (int64_t)list->plies - SEEN_BEHIND - 1);

		outage->from = list->begun[ply] - random_between(random, 0, mishaps.restart_before);
		outage->to = outage->from +
			     random_between(random, mishaps.restart_least, mishaps.restart_most);
		if (outage->from > list->begun[SEEN_BEFORE - 1] &&
		    outage->to < list->begun[list->plies - SEEN_BEHIND])
			return true;
	}
	return false;
}

/* A command given in @outage does not arrive: the person repeats it a second after it. */
static void put_off(struct input_list *list, const struct outage *outage)
{
	for (size_t i = 0; i < list->count; i++) {
		struct input late = list->inputs[i];
		size_t at = i;

		if (late.type != INPUT_COMMAND || late.t < outage->from || late.t > outage->to)
			continue;
		late.t = outage->to + LAWS_SECOND;
		for (; at + 1 < list->count && list->inputs[at + 1].t <= late.t; at++)
			list->inputs[at] = list->inputs[at + 1];
		list->inputs[at] = late;
		/* Another one has come to its place. */
		if (at > i)
			i--;
	}
}

void inputs_restart(struct input_list *list, struct random *random)
{
	struct outage outage = {.cause = OUTAGE_RESTART};
	struct input_list cut;
	unsigned int ply = 0;

	if (!restart_draw(random, list, &outage))
		return;
	put_off(list, &outage);
	cut = inputs_with_outage(list, &outage);
	free(list->inputs);
	list->inputs = cut.inputs;
	list->count = cut.count;
	list->room = cut.room;
	list->failed |= cut.failed;
	while (ply < list->plies && list->begun[ply] < outage.from)
		ply++;
	inputs_note(list, &(struct trouble){.what = "restart",
					    .ply = ply,
					    .square = LAWS_NO_SQUARE,
					    .from = outage.from,
					    .to = outage.to});
	list->unseen_from = outage.from;
	list->unseen_to = outage.to;
}
