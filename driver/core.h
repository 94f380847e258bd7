/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * The interface between a board's driver and the core.
 *
 * A driver knows how contacts are read; the core knows when: it takes samples while the
 * device file is open, finds changes, and queues frames for each open file.
 */
#ifndef REEDBOARD_CORE_H
#define REEDBOARD_CORE_H

#include <linux/ktime.h>
#include <linux/limits.h>
#include <linux/time64.h>
#include <linux/types.h>

#include "reedboard.h"

struct device;
struct module;
struct reedboard;

/**
 * struct reedboard_sample - what is closed and down at one instant
 * @squares: bit n is 1 while the contact of square n is closed, after the wiring map
 * @inputs: bits of &enum reedboard_input
 */
struct reedboard_sample {
	u64 squares;
	u32 inputs;
};

/**
 * struct reedboard_ops - how a board is read
 * @start: the first file is opened: supplies on, interrupts on. May sleep. Returns 0, or a
 *	negative errno with which open() then fails. A driver without @sample reports the state
 *	at once here, so that the first one is never guessed. Optional.
 * @sample: reads every contact and input once, in as few transfers as the hardware allows. May
 *	sleep; never runs twice at a time. Returns 0, or a negative errno when the hardware does
 *	not answer, @sample then being ignored. Without it the driver reports by itself.
 * @stop: the last file is closed; undoes @start. No @sample runs meanwhile or later. Optional.
 * @explain: writes into REEDBOARD_EXPLANATION bytes what is wrong with the hardware, in a line
 *	without its end; empty if nothing is, or if there is no more to say than that it does not
 *	answer. May run at any time; may sleep. Optional.
 *
 * None of them runs before reedboard_register() is called or after reedboard_unregister() has
 * returned.
 */
struct reedboard_ops {
	int (*start)(void *data);
	int (*sample)(void *data, struct reedboard_sample *sample);
	void (*stop)(void *data);
	void (*explain)(void *data, char *text);
};

/**
 * struct reedboard_config - what a board is; copied by reedboard_register()
 * @owner: the module that @ops lie in; kept while a file is open
 * @ops: how it is read
 * @data: handed to every one of @ops
 * @rows: 1 to 8
 * @columns: 1 to 8
 * @topology: one of &enum reedboard_topology
 * @inputs: bits of &enum reedboard_input that are wired
 * @period_ns: from one sample to the next, 1 to 50 ms; 0: samples are taken when
 *	reedboard_kick() asks for one
 * @told: every contact's first change since the last sample has a reedboard_kick() of its own, with
 *	a time no earlier than the change; a board with a @period_ns of 0 is sampled once a second
 *	besides, lest one be lost. Else a kick only asks for a sample, which finds the change.
 * @idle_interval_us: the period of a board on which nothing changes, up to 1 s, or
 *	REEDBOARD_IDLE_NEVER; 0: the usual one. It counts where it is longer than @period_ns.
 * @idle_delay_ms: after so long without a change that begins, up to an hour; 0: the usual time
 * @wiring: for sysfs, entry n is the square of contact n, or REEDBOARD_NO_SQUARE; no square twice
 * @board: where the board's address is put before any of @ops can run, for drivers that kick or
 *	report: the file may be opened before reedboard_register() has returned. May be NULL.
 */
struct reedboard_config {
	struct module *owner;
	const struct reedboard_ops *ops;
	void *data;
	u32 rows;
	u32 columns;
	u32 topology;
	u32 inputs;
	u64 period_ns;
	bool told;
	u32 idle_interval_us;
	u32 idle_delay_ms;
	u8 wiring[REEDBOARD_SQUARES];
	struct reedboard **board;
};

#define REEDBOARD_NO_SQUARE	0xff
#define REEDBOARD_EXPLANATION	320
#define REEDBOARD_IDLE_NEVER	U32_MAX

#define REEDBOARD_IDLE_INTERVAL_US_MAX 1000000
#define REEDBOARD_IDLE_DELAY_MS_MAX    3600000

/*
 * A change that comes after a pause is found within a hundredth of a second, which is a tenth of
 * what a hand needs from one square to the next.
 */
#define REEDBOARD_IDLE_INTERVAL_US 10000
#define REEDBOARD_IDLE_DELAY_MS	   5000

#define REEDBOARD_PERIOD_MIN_NS (1 * NSEC_PER_MSEC)
#define REEDBOARD_PERIOD_MAX_NS (50 * NSEC_PER_MSEC)

/*
 * Makes /dev/reedboardN a child of @parent, which may be NULL for a board without hardware, and
 * whose runtime power management, if enabled, is kept active while a file is open. May sleep.
 * Returns the board or an ERR_PTR(): -EINVAL, with a line in the log, for a @config that breaks
 * the limits above.
 */
struct reedboard *reedboard_register(struct device *parent, const struct reedboard_config *config);

/*
 * Takes the device file away; sleeping readers wake, get what is queued, then ENODEV. No op runs
 * once this has returned, though files may still be open. May sleep.
 */
void reedboard_unregister(struct reedboard *board);

/* Squares and inputs, all at once. */
#define REEDBOARD_ALL_CONTACTS (REEDBOARD_SQUARES + 32)

/*
 * Asks for a sample, because so many contacts changed, at @when at the latest. On a board whose
 * kicks tell of each change that, together with the other kicks since the last sample, dates what
 * the sample shows; state.h has the rules. From any context, also hard interrupts on PREEMPT_RT,
 * from the call of @ops->start to the return of @ops->stop.
 */
void reedboard_kick(struct reedboard *board, ktime_t when, unsigned int contacts);

/* Asks for a sample, though there is no change to tell of. From wherever one may kick. */
void reedboard_want_sample(struct reedboard *board);

/*
 * A driver without a sample op reports the state since @when. Never sleeps; from any
 * context but the hard interrupts that PREEMPT_RT leaves. Ignored while the device file is
 * not open.
 */
void reedboard_report(struct reedboard *board, ktime_t when, const struct reedboard_sample *sample);

/* The same of a change that came about between @since and @when. */
void reedboard_report_within(struct reedboard *board, ktime_t since, ktime_t when,
			     const struct reedboard_sample *sample);

/* As reedboard_report(): the hardware does not answer since @when; @error is the reason. */
void reedboard_report_fault(struct reedboard *board, ktime_t when, int error);

/*
 * System sleep, for the driver's dev_pm_ops: if a file is open, reedboard_suspend() calls
 * @ops->stop and reedboard_resume() @ops->start, and no op runs in between. A start that fails
 * then is reported as a fault and tried again. Both return 0. May sleep.
 */
int reedboard_suspend(struct reedboard *board);
int reedboard_resume(struct reedboard *board);

/* The class device, for its name and for messages; valid until reedboard_unregister(). */
struct device *reedboard_device(struct reedboard *board);

/* For tests: as if @count frames had been queued for each open file now, and dropped again. */
void reedboard_lose(struct reedboard *board, u32 count);

#endif /* REEDBOARD_CORE_H */
