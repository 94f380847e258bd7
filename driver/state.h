/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * What is known of a board, and when a frame is due: the first state, every change, entering
 * and leaving a fault. Also between which times what a frame tells has come about. Pure: no
 * lock, no clock.
 *
 * A frame is never dated before what it shows. What a sample finds changed has happened after
 * the last good sample began, which still showed it as it was, and before this one ended:
 *
 *	kick		its share in the stamp
 *	before S	S answers it. Where each change is told, what S finds changed happened
 *			between the first kick since the last sample and the last one, which
 *			is the stamp.
 *	during S	S may show that change already, so the stamp is no earlier than the
 *			kick; or may not, so another sample follows, for which the kick still
 *			counts as the first.
 *	after S		it belongs to the next sample.
 *	in a fault	it stamps nothing: the sample after the fault is dated by its own end.
 *	before a sleep	it is forgotten. What the first sample finds after it may have changed
 *			at any time since the last one before.
 *
 * An interrupt that is still on its way when the sample has ended that shows its change counts for
 * the next sample. Where so a sample finds more contacts changed than were told of, its end is the
 * stamp, since the thread that takes it may have been late.
 */
#ifndef REEDBOARD_STATE_H
#define REEDBOARD_STATE_H

#include "core.h"

/**
 * struct reedboard_kicks - when the driver told of changes, as one span of time
 * @any: it did
 * @first: the earliest of these times
 * @last: the latest
 * @contacts: how many contacts changed, or more
 */
struct reedboard_kicks {
	bool any;
	ktime_t first;
	ktime_t last;
	unsigned int contacts;
};

/**
 * struct reedboard_scan - when a sample was taken
 * @begin: before any contact was read
 * @end: after all were
 * @kicks: those that it answers, and those that came while it was taken
 * @told: kicks tell of each change
 */
struct reedboard_scan {
	ktime_t begin;
	ktime_t end;
	struct reedboard_kicks kicks;
	bool told;
};

/**
 * struct reedboard_state - what is known of a board
 * @sample: the last one known
 * @when: since when at the latest it is so
 * @uncertainty_ns: how long before @when that may have come about
 * @told_at: the time of the last frame; those of frames never decrease
 * @known: what changed since @sample was known has changed after this
 * @blind: something may have changed since @known without a kick or a report
 * @sampled: it is known by samples, not by reports
 * @fault: the hardware does not answer
 * @told: a frame has been made since reading began
 */
struct reedboard_state {
	struct reedboard_sample sample;
	ktime_t when;
	u32 uncertainty_ns;
	ktime_t told_at;
	ktime_t known;
	bool blind;
	bool sampled;
	bool fault;
	bool told;
};

/* Changes of so many contacts were told of at @when. */
void reedboard_kicks_add(struct reedboard_kicks *kicks, ktime_t when, unsigned int contacts);

/* Those of @more come to @kicks. */
void reedboard_kicks_merge(struct reedboard_kicks *kicks, const struct reedboard_kicks *more);

/* From @since to @when, as a frame says it: at most U32_MAX, which stands for that or longer. */
u32 reedboard_uncertainty(ktime_t since, ktime_t when);

/* Reading begins: the first sample is always due as a frame, since none was taken until now. */
void reedboard_state_begin(struct reedboard_state *state);

/* The hardware was read. Returns whether a frame is due. */
bool reedboard_state_scan(struct reedboard_state *state, const struct reedboard_scan *scan,
			  const struct reedboard_sample *sample);

/* True if what @scan finds changed should have been told by kicks, and was not. */
bool reedboard_state_is_untold(const struct reedboard_state *state,
			       const struct reedboard_scan *scan);

/*
 * The driver says that it is so since @when at the latest, and that this did not come about before
 * @since. Returns whether a frame is due.
 */
bool reedboard_state_report(struct reedboard_state *state, ktime_t since, ktime_t when,
			    const struct reedboard_sample *sample);

/* The same of a change that came about at @when. */
bool reedboard_state_sample(struct reedboard_state *state, ktime_t when,
			    const struct reedboard_sample *sample);

/* The hardware did not answer. Returns whether a frame is due. */
bool reedboard_state_fault(struct reedboard_state *state, ktime_t when);

/* From @when on nobody looks, as during the system's sleep, until the next sample or report. */
void reedboard_state_rest(struct reedboard_state *state, ktime_t when);

/* The frame that tells @state; seqno is 0. */
void reedboard_state_frame(const struct reedboard_state *state, struct reedboard_frame *frame);

/* The same for a reader who has had none: it tells of no change. */
void reedboard_state_first_frame(struct reedboard_state *state, struct reedboard_frame *frame);

#endif /* REEDBOARD_STATE_H */
