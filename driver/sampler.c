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
#include "schedule.h"

/* A timer may fire this much late if that saves an interrupt. */
#define REEDBOARD_SLACK_NS	(20 * NSEC_PER_USEC)
#define REEDBOARD_IDLE_SLACK_NS (1 * NSEC_PER_MSEC)

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

void reedboard_kick(struct reedboard *board, ktime_t when, unsigned int contacts)
{
	unsigned long flags;

	raw_spin_lock_irqsave(&board->kick_lock, flags);
	reedboard_kicks_add(&board->kicks, when, contacts);
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

/*
 * Sleeps until @due, or until a kick if @kicks; @slack_ns: it may be so much later. Returns false
 * when the sampler must end.
 */
static bool reedboard_sampler_sleep(struct reedboard *board, ktime_t due, u64 slack_ns, bool kicks)
{
	DECLARE_SWAITQUEUE(wait);

	while (!kthread_should_stop() && ktime_before(ktime_get(), due)) {
		prepare_to_swait_exclusive(&board->kick_wait, &wait, TASK_IDLE);
		if (kthread_should_stop() || (kicks && reedboard_is_wanted(board)))
			break;
		if (!schedule_hrtimeout_range(due == KTIME_MAX ? NULL : &due, slack_ns,
					      HRTIMER_MODE_ABS))
			break;
	}
	finish_swait(&board->kick_wait, &wait);
	return !kthread_should_stop();
}

static bool reedboard_sampler_wait(struct reedboard *board,
				   const struct reedboard_schedule *schedule)
{
	u64 slack_ns = schedule->idle ? REEDBOARD_IDLE_SLACK_NS : REEDBOARD_SLACK_NS;

	return reedboard_sampler_sleep(board, schedule->rest, REEDBOARD_SLACK_NS, false) &&
	       reedboard_sampler_sleep(board, schedule->due, slack_ns, true);
}

static struct reedboard_pace reedboard_pace(const struct reedboard *board)
{
	return (struct reedboard_pace){
		.period_ns = board->config.period_ns,
		.check_ns = board->config.told ? REEDBOARD_CHECK_NS : 0,
		.idle_interval_ns = READ_ONCE(board->idle_interval_us) * (u64)NSEC_PER_USEC,
		.idle_delay_ns = READ_ONCE(board->idle_delay_ms) * (u64)NSEC_PER_MSEC,
	};
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

static void reedboard_sampler_failed(struct reedboard *board, struct reedboard_schedule *schedule,
				     int error)
{
	ktime_t now = ktime_get();

	reedboard_report_fault(board, now, error);
	reedboard_schedule_retry(schedule, now);
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
	struct reedboard_pace pace = reedboard_pace(board);
	struct reedboard_kicks meanwhile;
	bool wanted, changed;
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
	reedboard_kicks_merge(&scan.kicks, &meanwhile);
	changed = reedboard_report_scan(board, &scan, &sample);
	board->statistics.skipped +=
		reedboard_schedule_next(schedule, &pace, scan.begin, scan.end, changed);
}

static int reedboard_sampler(void *data)
{
	struct reedboard *board = data;
	struct reedboard_schedule schedule;
	int error;

	reedboard_schedule_start(&schedule, ktime_get());
	sched_set_fifo_low(current);
	while (reedboard_sampler_wait(board, &schedule)) {
		error = reedboard_sampler_begin(board);
		if (error)
			reedboard_sampler_failed(board, &schedule, error);
		else if (board->config.ops->sample)
			reedboard_sampler_run(board, &schedule);
		else
			schedule.due = KTIME_MAX;
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
