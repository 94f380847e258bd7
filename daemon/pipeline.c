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

enum stage {
	STAGE_DEBOUNCE,
	STAGE_TRACKER,
	STAGE_JUDGE,
	STAGES,
};

struct pipeline {
	pipeline_sink sink;
	void *data;
	bool black_at_row_one;
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
	bool refused;
	struct laws_verdict refusal;
};

struct pipeline *pipeline_new(const struct settings *settings, pipeline_sink sink, void *data)
{
	/* Most of it is room for the worst case, which is not cleared for every game. */
	struct pipeline *pipeline = malloc(sizeof(*pipeline));

	if (!pipeline)
		return NULL;
	pipeline->sink = sink;
	pipeline->data = data;
	pipeline->black_at_row_one = settings->black_at_row_one;
	for (int stage = 0; stage < STAGES; stage++)
		pipeline->deadline[stage] = LAWS_NEVER;
	debounce_init(&pipeline->debounce, settings->debounce_time);
	tracker_init(&pipeline->tracker, settings);
	laws_judge_init(&pipeline->judge, &settings->regulations,
			DEBOUNCE_HOLD + settings->debounce_time);
	game_init(&pipeline->game);
	pipeline->refused = false;
	return pipeline;
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
		if (verdict->kind == LAWS_VERDICT_REFUSED) {
			pipeline->refused = true;
			pipeline->refusal = *verdict;
			continue;
		}
		game_step(&pipeline->game, verdict, &pipeline->events);
		for (size_t j = 0; j < pipeline->events.count; j++)
			pipeline->sink(pipeline->data, &pipeline->events.event[j]);
	}
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

static laws_squares turned(laws_squares squares)
{
	laws_squares result = 0;

	for (; squares; squares &= squares - 1)
		result |= LAWS_SQUARE_SET(63 - __builtin_ctzll(squares));
	return result;
}

/* Black sits at row 1 of the wiring: the board is turned by half (Orientation=black). */
static struct input turned_input(const struct input *input)
{
	struct input result = *input;

	if (input->type != INPUT_FRAME)
		return result;
	result.frame.squares = turned(input->frame.squares);
	for (int square = 0; square < 64; square++)
		result.frame.kinds[square] = input->frame.kinds[63 - square];
	return result;
}

void pipeline_input(struct pipeline *pipeline, const struct input *input)
{
	struct input result;

	pipeline_advance(pipeline, input->t);
	pipeline->refused = false;
	if (pipeline->black_at_row_one) {
		result = turned_input(input);
		input = &result;
	}
	settle(pipeline, input, input->t);
}

const struct laws_verdict *pipeline_refused(const struct pipeline *pipeline)
{
	return pipeline->refused ? &pipeline->refusal : NULL;
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
