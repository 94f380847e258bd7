/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * When the next sample is due. Pure: no lock, no clock.
 *
 *	awake	every period, at whole periods from the first sample on
 *	idle	when nothing has changed for some time: at the idle interval, until a sample shows
 *		a change, from which on the period counts again
 *	told	boards without a period are sampled when the driver asks, and besides so often that
 *		an interrupt that never came is noticed
 *	failed	hardware that does not answer is tried again after a while, whoever asks
 *
 * After a sample that took long the thread rests for a part of that time, so that a slow bus does
 * not keep a processor for itself.
 */
#ifndef REEDBOARD_SCHEDULE_H
#define REEDBOARD_SCHEDULE_H

#include <linux/ktime.h>
#include <linux/time64.h>
#include <linux/types.h>

/* Hardware that does not answer is tried again after this time: a bus may take long to fail. */
#define REEDBOARD_RETRY_NS (100 * NSEC_PER_MSEC)

/* Beside the interrupts: one wake-up a second costs nothing, and a lost edge is soon noticed. */
#define REEDBOARD_CHECK_NS (1 * NSEC_PER_SEC)

/* A sample that takes longer than this is followed by a rest of a quarter of its time. */
#define REEDBOARD_LONG_NS    (1 * NSEC_PER_MSEC)
#define REEDBOARD_REST_SHARE 4

/**
 * struct reedboard_pace - how often a board is to be sampled
 * @period_ns: 0: when its driver asks for it
 * @check_ns: where @period_ns is 0, how often besides; 0: never
 * @idle_interval_ns: the period of an idle board; none is idle unless it is longer than @period_ns
 * @idle_delay_ns: a board is idle when nothing has changed for so long
 */
struct reedboard_pace {
	u64 period_ns;
	u64 check_ns;
	u64 idle_interval_ns;
	u64 idle_delay_ns;
};

/**
 * struct reedboard_schedule - when the sampler does what
 * @due: when the next sample is to be taken, KTIME_MAX: when the driver asks for it
 * @rest: until then the driver, too, has to wait
 * @changed: when a sample last showed a change
 * @idle: the board is
 */
struct reedboard_schedule {
	ktime_t due;
	ktime_t rest;
	ktime_t changed;
	bool idle;
};

/* A sample is due @now. */
void reedboard_schedule_start(struct reedboard_schedule *schedule, ktime_t now);

/*
 * A sample was taken from @begin to @end; @changed: it showed a change. Returns how many whole
 * periods are left out because their time has passed.
 */
u64 reedboard_schedule_next(struct reedboard_schedule *schedule, const struct reedboard_pace *pace,
			    ktime_t begin, ktime_t end, bool changed);

/* The hardware did not answer, as was known @now. */
void reedboard_schedule_retry(struct reedboard_schedule *schedule, ktime_t now);

#endif /* REEDBOARD_SCHEDULE_H */
