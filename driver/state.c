// SPDX-License-Identifier: GPL-2.0-only
/* The known state of a board, when a frame is due, and how it is dated; see state.h. */

#include <linux/bitops.h>
#include <linux/limits.h>
#include <linux/minmax.h>
#include <linux/string.h>
#include <linux/time64.h>

#include "state.h"

void reedboard_kicks_merge(struct reedboard_kicks *kicks, const struct reedboard_kicks *more)
{
	if (!more->any)
		return;
	if (!kicks->any) {
		*kicks = *more;
		return;
	}
	if (ktime_before(more->first, kicks->first))
		kicks->first = more->first;
	if (ktime_after(more->last, kicks->last))
		kicks->last = more->last;
	kicks->contacts += more->contacts;
}

void reedboard_kicks_add(struct reedboard_kicks *kicks, ktime_t when, unsigned int contacts)
{
	const struct reedboard_kicks one = {
		.any = true, .first = when, .last = when, .contacts = contacts
	};

	reedboard_kicks_merge(kicks, &one);
}

u32 reedboard_uncertainty(ktime_t since, ktime_t when)
{
	return clamp_t(s64, ktime_to_ns(ktime_sub(when, since)), 0, U32_MAX);
}

void reedboard_state_begin(struct reedboard_state *state)
{
	ktime_t told_at = state->told_at;

	memset(state, 0, sizeof(*state));
	state->told_at = told_at;
	state->blind = true;
}

/* Notes what is so since @when, if not since @since; @due: and it is news. Returns @due. */
static bool reedboard_state_note(struct reedboard_state *state, bool due, ktime_t since,
				 ktime_t when)
{
	state->when = ktime_after(when, state->told_at) ? when : state->told_at;
	state->uncertainty_ns = due && state->told ? reedboard_uncertainty(since, state->when) : 0;
	if (due)
		state->told_at = state->when;
	state->told = true;
	return due;
}

static bool reedboard_state_differs(const struct reedboard_state *state,
				    const struct reedboard_sample *sample)
{
	return !state->told || state->fault || state->sample.squares != sample->squares ||
	       state->sample.inputs != sample->inputs;
}

/*
 * What was told before the last good sample began was shown by it. Where the hardware did not
 * answer, it may not have told either.
 */
static bool reedboard_state_is_told(const struct reedboard_state *state,
				    const struct reedboard_scan *scan)
{
	return scan->told && scan->kicks.any && !state->fault &&
	       !ktime_before(scan->kicks.last, state->known);
}

/* What changed while nobody looked, or before, no interrupt had to tell of. */
bool reedboard_state_is_untold(const struct reedboard_state *state,
			       const struct reedboard_scan *scan)
{
	return scan->told && !state->blind && !reedboard_state_is_told(state, scan);
}

/* Some of what changed since the last sample is still to be told of. */
static bool reedboard_state_is_late(const struct reedboard_state *state,
				    const struct reedboard_scan *scan,
				    const struct reedboard_sample *sample)
{
	return !state->blind &&
	       hweight64(state->sample.squares ^ sample->squares) +
			       hweight32(state->sample.inputs ^ sample->inputs) >
		       scan->kicks.contacts;
}

/* No earlier than anything that @scan finds changed, where its kicks told of that. */
static ktime_t reedboard_last_told(const struct reedboard_state *state,
				   const struct reedboard_scan *scan,
				   const struct reedboard_sample *sample)
{
	if (ktime_after(scan->kicks.last, scan->end) ||
	    reedboard_state_is_late(state, scan, sample))
		return scan->end;
	return scan->kicks.last;
}

bool reedboard_state_scan(struct reedboard_state *state, const struct reedboard_scan *scan,
			  const struct reedboard_sample *sample)
{
	bool due = reedboard_state_differs(state, sample);
	ktime_t since = state->known, when = scan->end;

	if (due && reedboard_state_is_told(state, scan)) {
		when = reedboard_last_told(state, scan, sample);
		if (!state->blind && ktime_after(scan->kicks.first, since))
			since = scan->kicks.first;
	}
	reedboard_state_note(state, due, since, when);
	state->sample = *sample;
	state->known = scan->begin;
	state->sampled = true;
	state->blind = false;
	state->fault = false;
	return due;
}

bool reedboard_state_report(struct reedboard_state *state, ktime_t since, ktime_t when,
			    const struct reedboard_sample *sample)
{
	bool due = reedboard_state_differs(state, sample);

	reedboard_state_note(state, due, state->blind ? state->known : since, when);
	state->sample = *sample;
	state->blind = false;
	state->fault = false;
	return due;
}

bool reedboard_state_sample(struct reedboard_state *state, ktime_t when,
			    const struct reedboard_sample *sample)
{
	return reedboard_state_report(state, when, when, sample);
}

/* Reports told of everything until @when; samples only of what was so when the last one began. */
void reedboard_state_rest(struct reedboard_state *state, ktime_t when)
{
	if (!state->blind && !state->sampled)
		state->known = when;
	state->blind = true;
}

bool reedboard_state_fault(struct reedboard_state *state, ktime_t when)
{
	bool due = !state->fault;

	reedboard_state_rest(state, when);
	reedboard_state_note(state, due, state->known, when);
	state->fault = true;
	return due;
}

void reedboard_state_frame(const struct reedboard_state *state, struct reedboard_frame *frame)
{
	memset(frame, 0, sizeof(*frame));
	frame->timestamp_ns = ktime_to_ns(state->when);
	frame->squares = state->sample.squares;
	frame->inputs = state->sample.inputs;
	frame->flags = state->fault ? REEDBOARD_FRAME_FAULT : 0;
	frame->uncertainty_ns = state->uncertainty_ns;
}

void reedboard_state_first_frame(struct reedboard_state *state, struct reedboard_frame *frame)
{
	reedboard_state_frame(state, frame);
	frame->uncertainty_ns = 0;
	state->told_at = state->when;
}
