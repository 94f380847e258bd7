/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Replay: a loop over the trace's inputs.
 */
#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "pipeline/replay.h"

static void take_event(void *data, const struct event *event)
{
	const struct replay *replay = data;

	replay->sink(replay->data, event);
}

static void take_answer(void *data, const struct command *command,
			const struct laws_verdict *refused)
{
	const struct replay *replay = data;

	if (refused)
		replay->refusal(replay->data, command, refused);
}

int replay_trace(const struct replay *replay, struct settings *settings,
		 char error[TRACE_ERROR_SIZE])
{
	struct trace_reader reader;
	struct pipeline *pipeline;
	struct input input;
	int result;

	settings_default(settings);
	result = trace_open(&reader, replay->name, replay->text, replay->size, settings);
	if (result < 0) {
		memcpy(error, reader.error, TRACE_ERROR_SIZE);
		return result;
	}
	pipeline = pipeline_new(settings, take_event, (void *)replay);
	if (!pipeline)
		return -ENOMEM;
	if (reader.from_start)
		pipeline_start_from(pipeline, &reader.before);
	else
		pipeline_number_from(pipeline, &reader.before);
	if (replay->refusal)
		pipeline_answer_by(pipeline, take_answer);
	while ((result = trace_next(&reader, &input)) > 0)
		pipeline_input(pipeline, &input);
	if (result < 0)
		memcpy(error, reader.error, TRACE_ERROR_SIZE);
	pipeline_finish(pipeline);
	if (!result && pipeline_lost(pipeline)) {
		snprintf(error, TRACE_ERROR_SIZE,
			 "%s: bug: %zu edges, acts or verdicts had no room", replay->name,
			 pipeline_lost(pipeline));
		result = -EOVERFLOW;
	}
	pipeline_free(pipeline);
	return result;
}
