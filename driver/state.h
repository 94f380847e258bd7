/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * What is known of a board, and when a frame is due: the first state, every change, entering
 * and leaving a fault. Pure: no lock, no clock.
 */
#ifndef REEDBOARD_STATE_H
#define REEDBOARD_STATE_H

#include "core.h"

/**
 * struct reedboard_state - what is known of a board
 * @sample: the last one known
 * @when: of the last sample or fault; never decreases
 * @fault: the hardware does not answer
 * @told: a frame has been made since reading began
 */
struct reedboard_state {
	struct reedboard_sample sample;
	ktime_t when;
	bool fault;
	bool told;
};

/* Reading begins: the first sample is always due as a frame, since none was taken until now. */
void reedboard_state_begin(struct reedboard_state *state);

/* The hardware answered. Returns whether a frame is due. */
bool reedboard_state_sample(struct reedboard_state *state, ktime_t when,
			    const struct reedboard_sample *sample);

/* The hardware did not answer. Returns whether a frame is due. */
bool reedboard_state_fault(struct reedboard_state *state, ktime_t when);

/* The frame that tells @state; seqno is 0. */
void reedboard_state_frame(const struct reedboard_state *state, struct reedboard_frame *frame);

#endif /* REEDBOARD_STATE_H */
