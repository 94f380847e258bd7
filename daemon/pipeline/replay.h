/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Replaying a trace: the same pipeline as live, with the trace's own time.
 */
#ifndef TOUCHMOVE_REPLAY_H
#define TOUCHMOVE_REPLAY_H

#include "pipeline/pipeline.h"
#include "input/trace.h"

/* Called for an order in the trace that was refused; @command knows its line. */
typedef void (*replay_refusal)(void *data, const struct command *command,
			       const struct laws_verdict *verdict);

struct replay {
	const char *name; /* of the trace, for errors */
	const char *text;
	size_t size;
	pipeline_sink sink;
	replay_refusal refusal; /* may be NULL */
	void *data;		/* for both */
};

/*
 * Hands every event of the trace to the sink. Returns 0, -ENOMEM, or -EINVAL with one line
 * in @error (NAME:LINE: what is wrong); the sink has then received the events before that
 * line. Likewise -EOVERFLOW if a stage had no room for its output, which is a bug.
 */
int replay_trace(const struct replay *replay, struct settings *settings,
		 char error[TRACE_ERROR_SIZE]);

#endif
