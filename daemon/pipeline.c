/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Debounce, tracker, judge and game, joined. Each stage has one deadline; the
 * earliest fires first, of two at the same time the one nearer to the front.
 */
#include <stdlib.h>
#include <string.h>

#include "debounce.h"
#include "pipeline.h"
#include "tracker.h"

/* What debounce can hold back, and what the tracker keeps. */
#define PIPELINE_ORDERS (DEBOUNCE_QUEUE + TRACKER_ORDERS)

enum stage {
	STAGE_DEBOUNCE,
	STAGE_TRACKER,
	STAGE_JUDGE,
	STAGES,
};

struct pipeline {
	pipeline_sink sink;
	void *data;
	laws_time deadline[STAGES];
	struct debounce debounce;
	struct tracker tracker;
	struct laws_judge judge;
	struct game game;
	/* What a step hands on; kept here because it is large. */
	struct edges edges;
	struct acts acts;
	struct laws_verdicts verdicts;
	struct events events;
	/* Orders that are not answered yet; an order's name is its place, from 1. */
	pipeline_answer answer;
	struct command orders[PIPELINE_ORDERS];
};

/* Names @command, when somebody waits for its answer. */
static void note_order(struct pipeline *pipeline, struct command *command)
{
	unsigned int place = 0;

	command->order = 0;
	if (!pipeline->answer || verb_role(command->verb) == ROLE_SOURCE)
		return;
	while (place < PIPELINE_ORDERS && pipeline->orders[place].order)
		place++;
	if (place == PIPELINE_ORDERS)
		return;
	command->order = place + 1;
	pipeline->orders[place] = *command;
}

/* The order that an act was is carried out, or by one of its verdicts refused. */
static void answer_order(struct pipeline *pipeline, unsigned int order)
{
	struct command *command = &pipeline->orders[order - 1];
	const struct laws_verdict *refused = NULL;

	for (size_t i = 0; i < pipeline->verdicts.count; i++)
		if (pipeline->verdicts.verdict[i].kind == LAWS_VERDICT_REFUSED)
			refused = &pipeline->verdicts.verdict[i];
	if (!command->order)
		return;
	command->order = 0;
	pipeline->answer(pipeline->data, command, refused);
}

struct pipeline *pipeline_new(const struct settings *settings, pipeline_sink sink, void *data)
{
	/* Most of it is room for the worst case, which is not cleared for every game. */
	struct pipeline *pipeline = malloc(sizeof(*pipeline));

	if (!pipeline)
		return NULL;
	pipeline->sink = sink;
	pipeline->data = data;
	for (int stage = 0; stage < STAGES; stage++)
		pipeline->deadline[stage] = LAWS_NEVER;
	debounce_init(&pipeline->debounce, settings->debounce_time);
	tracker_init(&pipeline->tracker, settings);
	laws_judge_init(&pipeline->judge, &settings->regulations,
			DEBOUNCE_HOLD + settings->debounce_time);
	game_init(&pipeline->game);
	pipeline->answer = NULL;
	for (int place = 0; place < PIPELINE_ORDERS; place++)
		pipeline->orders[place].order = 0;
	return pipeline;
}

void pipeline_answer_by(struct pipeline *pipeline, pipeline_answer answer)
{
	pipeline->answer = answer;
}

void pipeline_free(struct pipeline *pipeline)
{
	free(pipeline);
}

static void judge(struct pipeline *pipeline, const struct laws_act *act, laws_time now)
{
	pipeline->deadline[STAGE_JUDGE] =
		laws_judge_step(&pipeline->judge, act, now, &pipeline->verdicts);
	for (size_t i = 0; i < pipeline->verdicts.count; i++) {
		const struct laws_verdict *verdict = &pipeline->verdicts.verdict[i];
		if (verdict->kind == LAWS_VERDICT_REFUSED)
			continue;
		game_step(&pipeline->game, verdict, &pipeline->events);
		for (size_t j = 0; j < pipeline->events.count; j++)
			pipeline->sink(pipeline->data, &pipeline->events.event[j]);
	}
	if (act && act->order)
		answer_order(pipeline, act->order);
}

static void track(struct pipeline *pipeline, const struct edge *edge, laws_time now)
{
	pipeline->deadline[STAGE_TRACKER] =
		tracker_step(&pipeline->tracker, edge, now, &pipeline->acts);
	for (size_t i = 0; i < pipeline->acts.count; i++)
		judge(pipeline, &pipeline->acts.act[i], now);
}

static void settle(struct pipeline *pipeline, const struct input *input, laws_time now)
{
	pipeline->deadline[STAGE_DEBOUNCE] =
		debounce_step(&pipeline->debounce, input, now, &pipeline->edges);
	for (size_t i = 0; i < pipeline->edges.count; i++)
		track(pipeline, &pipeline->edges.edge[i], now);
}

static enum stage first_due(const struct pipeline *pipeline)
{
	enum stage first = STAGE_DEBOUNCE;

	for (int stage = 0; stage < STAGES; stage++)
		if (pipeline->deadline[stage] < pipeline->deadline[first])
			first = stage;
	return first;
}

static void fire(struct pipeline *pipeline, enum stage stage)
{
	laws_time now = pipeline->deadline[stage];

	switch (stage) {
	case STAGE_DEBOUNCE:
		settle(pipeline, NULL, now);
		break;
	case STAGE_TRACKER:
		track(pipeline, NULL, now);
		break;
	case STAGE_JUDGE:
		judge(pipeline, NULL, now);
		break;
	case STAGES:
		break;
	}
}

void pipeline_advance(struct pipeline *pipeline, laws_time now)
{
	for (;;) {
		enum stage stage = first_due(pipeline);

		if (pipeline->deadline[stage] > now || pipeline->deadline[stage] == LAWS_NEVER)
			return;
		fire(pipeline, stage);
	}
}

void pipeline_input(struct pipeline *pipeline, const struct input *input)
{
	struct input result;

	pipeline_advance(pipeline, input->t);
	if (input->type == INPUT_COMMAND) {
		result = *input;
		note_order(pipeline, &result.command);
		input = &result;
	}
	settle(pipeline, input, input->t);
}

laws_time pipeline_deadline(const struct pipeline *pipeline)
{
	return pipeline->deadline[first_due(pipeline)];
}

void pipeline_finish(struct pipeline *pipeline)
{
	for (;;) {
		enum stage stage = first_due(pipeline);

		if (pipeline->deadline[stage] == LAWS_NEVER)
			return;
		if (stage == STAGE_JUDGE && !laws_judge_awaits_rest(&pipeline->judge) &&
		    pipeline->deadline[STAGE_DEBOUNCE] == LAWS_NEVER &&
		    pipeline->deadline[STAGE_TRACKER] == LAWS_NEVER)
			return;
		fire(pipeline, stage);
	}
}
