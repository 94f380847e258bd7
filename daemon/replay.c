/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Replay: a loop over the trace's inputs.
 */
#include <errno.h>
#include <string.h>

#include "replay.h"

static void take(const struct replay *replay, const struct trace_reader *reader,
		 struct pipeline *pipeline, const struct input *input)
{
	bool ordered = input->type == INPUT_COMMAND;
	const struct laws_verdict *refused;

	pipeline_input(pipeline, input);
	refused = pipeline_refused(pipeline);
	if (replay->refusal && ordered && refused)
		replay->refusal(replay->data, reader->line, &input->command, refused);
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
	pipeline = pipeline_new(settings, replay->sink, replay->data);
	if (!pipeline)
		return -ENOMEM;
	while ((result = trace_next(&reader, &input)) > 0)
		take(replay, &reader, pipeline, &input);
	if (result < 0)
		memcpy(error, reader.error, TRACE_ERROR_SIZE);
	pipeline_finish(pipeline);
	pipeline_free(pipeline);
	return result;
}
