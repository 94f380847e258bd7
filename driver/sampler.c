// SPDX-License-Identifier: GPL-2.0-only
/*
 * Takes the samples of a board while a file is open.
 *
 * A thread, because samples may sleep (expanders and chains are on slow buses). It is a
 * thread of its own rather than a work item, because it keeps to a schedule of absolute
 * times with a high-resolution timer: evidence of who moved when needs samples that do not
 * wait behind other work. Hence also its priority, just above that of ordinary programs.
 */

#include <linux/err.h>
#include <linux/hrtimer.h>
#include <linux/kthread.h>
#include <linux/math64.h>
#include <linux/module.h>
#include <linux/sched.h>

#include "board.h"
#include "compat.h"

/* Hardware that does not answer is tried again after this time: a bus may take long to fail. */
#define REEDBOARD_RETRY_NS (100 * NSEC_PER_MSEC)

/* A timer may fire this much late if that saves an interrupt. */
#define REEDBOARD_SLACK_NS (20 * NSEC_PER_USEC)

static bool reedboard_is_wanted(struct reedboard *board)
{
	unsigned long flags;
	bool wanted;

	raw_spin_lock_irqsave(&board->kick_lock, flags);
	wanted = board->wanted;
	raw_spin_unlock_irqrestore(&board->kick_lock, flags);
	return wanted;
}

/* What was told and no sample has answered yet. */
static struct reedboard_kicks reedboard_untaken_kicks(struct reedboard *board)
{
	struct reedboard_kicks kicks;
	unsigned long flags;

	raw_spin_lock_irqsave(&board->kick_lock, flags);
	kicks = board->kicks;
	raw_spin_unlock_irqrestore(&board->kick_lock, flags);
	return kicks;
}

/* The sample that begins now answers them. Sets @wanted if one was asked for. */
static struct reedboard_kicks reedboard_take_kicks(struct reedboard *board, bool *wanted)
{
	struct reedboard_kicks kicks;
	unsigned long flags;

	raw_spin_lock_irqsave(&board->kick_lock, flags);
	kicks = board->kicks;
	*wanted = board->wanted;
	board->kicks.any = false;
	board->wanted = false;
	raw_spin_unlock_irqrestore(&board->kick_lock, flags);
	return kicks;
}

void reedboard_kick(struct reedboard *board, ktime_t when)
{
	unsigned long flags;

	raw_spin_lock_irqsave(&board->kick_lock, flags);
	reedboard_kicks_add(&board->kicks, when);
	board->wanted = true;
	raw_spin_unlock_irqrestore(&board->kick_lock, flags);
	swake_up_one(&board->kick_wait);
}
EXPORT_SYMBOL_NS_GPL(reedboard_kick, REEDBOARD_NAMESPACE);

void reedboard_want_sample(struct reedboard *board)
{
	unsigned long flags;

	raw_spin_lock_irqsave(&board->kick_lock, flags);
	board->wanted = true;
	raw_spin_unlock_irqrestore(&board->kick_lock, flags);
	swake_up_one(&board->kick_wait);
}
EXPORT_SYMBOL_NS_GPL(reedboard_want_sample, REEDBOARD_NAMESPACE);

/* Sleeps until @due, or until a kick if @kicks. Returns false when the sampler must end. */
static bool reedboard_sampler_sleep(struct reedboard *board, ktime_t due, bool kicks)
{
	DECLARE_SWAITQUEUE(wait);

	while (!kthread_should_stop() && ktime_before(ktime_get(), due)) {
		prepare_to_swait_exclusive(&board->kick_wait, &wait, TASK_IDLE);
		if (kthread_should_stop() || (kicks && reedboard_is_wanted(board)))
			break;
		if (!schedule_hrtimeout_range(due == KTIME_MAX ? NULL : &due, REEDBOARD_SLACK_NS,
					      HRTIMER_MODE_ABS))
			break;
	}
	finish_swait(&board->kick_wait, &wait);
	return !kthread_should_stop();
}

/* Counts the time of a sample. The log has the first overrun; debugfs counts them all. */
static void reedboard_account(struct reedboard *board, u64 took)
{
	struct reedboard_statistics *statistics = &board->statistics;

	statistics->scans++;
	statistics->last_scan_ns = took;
	statistics->total_scan_ns += took;
	statistics->longest_scan_ns = max(statistics->longest_scan_ns, took);
	if (!board->config.period_ns || took <= board->config.period_ns)
		return;
	if (!statistics->overruns++)
		dev_warn(&board->dev, "a sample took %llu us, the period is %llu us\n",
			 div_u64(took, NSEC_PER_USEC),
			 div_u64(board->config.period_ns, NSEC_PER_USEC));
}

/* The first time after @now that lies whole periods after @due. */
static ktime_t reedboard_next_due(struct reedboard *board, ktime_t due, ktime_t now)
{
	u64 period = board->config.period_ns;
	u64 periods;

	if (!period)
		return KTIME_MAX;
	if (ktime_after(due, now))
		return due;
	periods = div64_u64(ktime_to_ns(ktime_sub(now, due)), period) + 1;
	board->statistics.skipped += periods - 1;
	return ktime_add_ns(due, periods * period);
}

/* Tries a start again that failed when the system woke. */
static int reedboard_sampler_begin(struct reedboard *board)
{
	const struct reedboard_config *config = &board->config;
	int error = 0;

	if (board->started)
		return 0;
	if (config->ops->start)
		error = config->ops->start(config->data);
	board->started = !error;
	return error;
}

/**
 * struct reedboard_schedule - when the sampler does what; its own
 * @due: when the next sample is to be taken, KTIME_MAX: when a kick comes
 * @failed: the last one failed, @due says when to try again, and kicks have to wait
 */
struct reedboard_schedule {
	ktime_t due;
	bool failed;
};

static void reedboard_sampler_failed(struct reedboard *board, struct reedboard_schedule *schedule,
				     int error)
{
	ktime_t now = ktime_get();

	reedboard_report_fault(board, now, error);
	schedule->failed = true;
	schedule->due = ktime_add_ns(now, REEDBOARD_RETRY_NS);
}

/*
 * Takes a sample and says when the next is due. Requests that come meanwhile stay for the next
 * one, but what they tell of may be in this sample already.
 */
static void reedboard_sampler_run(struct reedboard *board, struct reedboard_schedule *schedule)
{
	const struct reedboard_config *config = &board->config;
	struct reedboard_sample sample = {};
	struct reedboard_scan scan = { .told = config->told };
	struct reedboard_kicks meanwhile;
	bool wanted;
	int error;

	scan.kicks = reedboard_take_kicks(board, &wanted);
	board->statistics.kicks += wanted;
	scan.begin = ktime_get();
	error = config->ops->sample(config->data, &sample);
	scan.end = ktime_get();
	reedboard_account(board, ktime_to_ns(ktime_sub(scan.end, scan.begin)));
	if (error) {
		reedboard_sampler_failed(board, schedule, error);
		return;
	}
	meanwhile = reedboard_untaken_kicks(board);
	if (meanwhile.any) {
		reedboard_kicks_add(&scan.kicks, meanwhile.first);
		reedboard_kicks_add(&scan.kicks, meanwhile.last);
	}
	reedboard_report_scan(board, &scan, &sample);
	schedule->failed = false;
	schedule->due = reedboard_next_due(board, schedule->due, scan.end);
}

static int reedboard_sampler(void *data)
{
	struct reedboard *board = data;
	struct reedboard_schedule schedule = { .due = ktime_get() };
	int error;

	sched_set_fifo_low(current);
	while (reedboard_sampler_sleep(board, schedule.due, !schedule.failed)) {
		error = reedboard_sampler_begin(board);
		if (error) {
			reedboard_sampler_failed(board, &schedule, error);
		} else if (board->config.ops->sample) {
			reedboard_sampler_run(board, &schedule);
		} else {
			schedule.due = KTIME_MAX;
			schedule.failed = false;
		}
	}
	return 0;
}

int reedboard_sampler_start(struct reedboard *board)
{
	struct task_struct *sampler;

	sampler = kthread_run(reedboard_sampler, board, "%s", dev_name(&board->dev));
	if (IS_ERR(sampler))
		return PTR_ERR(sampler);
	board->sampler = sampler;
	return 0;
}

void reedboard_sampler_stop(struct reedboard *board)
{
	if (board->sampler)
		kthread_stop(board->sampler);
	board->sampler = NULL;
}
