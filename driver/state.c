// SPDX-License-Identifier: GPL-2.0-only
/* The known state of a board, and when a frame is due; see state.h. */

#include <linux/string.h>

#include "state.h"

/*
 * An interrupt during a sample may have a time before that sample's, but the times that
 * readers get must not go backwards.
 */
static void reedboard_state_advance(struct reedboard_state *state, ktime_t when)
{
	if (ktime_after(when, state->when))
		state->when = when;
}

void reedboard_state_begin(struct reedboard_state *state)
{
	state->fault = false;
	state->told = false;
}

bool reedboard_state_sample(struct reedboard_state *state, ktime_t when,
			    const struct reedboard_sample *sample)
{
	bool due = !state->told || state->fault || state->sample.squares != sample->squares ||
		   state->sample.inputs != sample->inputs;

	reedboard_state_advance(state, when);
	state->sample = *sample;
	state->fault = false;
	state->told = true;
	return due;
}

bool reedboard_state_fault(struct reedboard_state *state, ktime_t when)
{
	bool due = !state->fault;

	reedboard_state_advance(state, when);
	state->fault = true;
	state->told = true;
	return due;
}

void reedboard_state_frame(const struct reedboard_state *state, struct reedboard_frame *frame)
{
	memset(frame, 0, sizeof(*frame));
	frame->timestamp_ns = ktime_to_ns(state->when);
	frame->squares = state->sample.squares;
	frame->inputs = state->sample.inputs;
	frame->flags = state->fault ? REEDBOARD_FRAME_FAULT : 0;
}
