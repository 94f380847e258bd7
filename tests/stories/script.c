/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Keeps scripts and plays them. */
#include <stdlib.h>
#include <string.h>

#include "beside.h"
#include "script.h"

void script_init(struct script *script, const char *name)
{
	*script = (struct script){.name = name, .expected_from = -1};
	settings_default(&script->settings);
}

void script_free(struct script *script)
{
	free(script->steps);
	free(script->text);
}

void script_empty(struct script *script)
{
	const char *name = script->name;

	script_free(script);
	script_init(script, name);
}

static struct script_step *add(struct script *script, laws_time t)
{
	struct script_step *step;

	if (script->count == script->room) {
		script->room = script->room ? 2 * script->room : 64;
		script->steps = reallocarray(script->steps, script->room, sizeof(script->steps[0]));
		if (!script->steps)
			abort();
	}
	step = &script->steps[script->count++];
	*step = (struct script_step){.t = t};
	return step;
}

void script_input(struct script *script, const struct input *input)
{
	struct script_step *step = add(script, input->t);

	step->is_input = true;
	step->input = *input;
}

void script_advance(struct script *script, laws_time t)
{
	add(script, t);
}

void script_ask(struct script *script, laws_time t)
{
	add(script, t)->is_question = true;
}

/* Leaves out of @frame what the hands did after @frozen. */
static void freeze(struct frame *frame, struct frame last[2], bool is_frozen)
{
	const uint8_t levers = INPUT_WHITE_LEVER | INPUT_BLACK_LEVER;
	struct frame *stood = &last[frame->board];

	if (!is_frozen) {
		*stood = *frame;
		return;
	}
	frame->inputs = (uint8_t)((frame->inputs & ~levers) | (stood->inputs & levers));
	if (frame->flags & FRAME_FAULT)
		return;
	frame->squares = stood->squares;
	frame->flags = (uint8_t)((frame->flags & ~FRAME_KINDS) | (stood->flags & FRAME_KINDS));
	memcpy(frame->kinds, stood->kinds, sizeof(frame->kinds));
}

static void end(const struct script *script, struct pipeline *pipeline)
{
	const char *bug = NULL;

	if (pipeline_searches(pipeline))
		bug = "a step has searched for a mate";
	pipeline_search_beside(pipeline, false);
	pipeline_finish(pipeline);
	if (pipeline_lost(pipeline))
		bug = "edges, acts or verdicts had no room";
	if (bug) {
		fprintf(stderr, "%s: %s\n", script->name, bug);
		abort();
	}
	pipeline_free(pipeline);
}

void script_play_frozen(struct script *script, laws_time frozen, pipeline_sink tell,
			pipeline_answer answer, void *data)
{
	struct pipeline *pipeline = pipeline_new(&script->settings, tell, data);
	struct frame last[2] = {0};

	if (!pipeline)
		abort();
	pipeline_answer_by(pipeline, answer);
	/* As in a daemon; in a replay the steps search. */
	pipeline_search_beside(pipeline, true);
	for (size_t i = 0; i < script->count; i++) {
		struct input input = script->steps[i].input;

		script->now = script->steps[i].t;
		if (!script->steps[i].is_input) {
			pipeline_advance(pipeline, script->steps[i].t);
			search_beside(pipeline);
			if (script->steps[i].is_question && script->list)
				script->list(data, script->now, pipeline_candidates(pipeline));
			continue;
		}
		if (input.type == INPUT_FRAME)
			freeze(&input.frame, last, input.t > frozen);
		pipeline_input(pipeline, &input);
		search_beside(pipeline);
	}
	end(script, pipeline);
}

void script_play(struct script *script, pipeline_sink tell, pipeline_answer answer, void *data)
{
	script_play_frozen(script, LAWS_NEVER, tell, answer, data);
}
