// SPDX-License-Identifier: GPL-2.0-only
/* When the next sample is due; see schedule.h. */

#include <linux/math64.h>

#include "schedule.h"

void reedboard_schedule_start(struct reedboard_schedule *schedule, ktime_t now)
{
	*schedule = (struct reedboard_schedule){ .due = now, .rest = now, .changed = now };
}

static ktime_t reedboard_rest_after(ktime_t begin, ktime_t end)
{
	u64 took = ktime_to_ns(ktime_sub(end, begin));

	if (took <= REEDBOARD_LONG_NS)
		return end;
	return ktime_add_ns(end, div_u64(took, REEDBOARD_REST_SHARE));
}

/* The first time after @than that lies whole periods after @due. Adds those left out. */
static ktime_t reedboard_period_after(ktime_t due, ktime_t than, u64 period_ns, u64 *skipped)
{
	u64 periods;

	if (ktime_after(due, than))
		return due;
	periods = div64_u64(ktime_to_ns(ktime_sub(than, due)), period_ns) + 1;
	*skipped += periods - 1;
	return ktime_add_ns(due, periods * period_ns);
}

static bool reedboard_is_idle(const struct reedboard_schedule *schedule,
			      const struct reedboard_pace *pace, ktime_t now)
{
	return pace->idle_interval_ns > pace->period_ns &&
	       ktime_to_ns(ktime_sub(now, schedule->changed)) >= (s64)pace->idle_delay_ns;
}

u64 reedboard_schedule_next(struct reedboard_schedule *schedule, const struct reedboard_pace *pace,
			    ktime_t begin, ktime_t end, bool changed)
{
	bool was_idle = schedule->idle;
	u64 skipped = 0;

	if (changed)
		schedule->changed = end;
	schedule->rest = reedboard_rest_after(begin, end);
	schedule->idle = pace->period_ns && reedboard_is_idle(schedule, pace, end);
	if (schedule->idle)
		schedule->due = ktime_add_ns(end, pace->idle_interval_ns);
	else if (!pace->period_ns)
		schedule->due = pace->check_ns ? ktime_add_ns(end, pace->check_ns) : KTIME_MAX;
	else if (was_idle)
		schedule->due = ktime_add_ns(end, pace->period_ns);
	else
		schedule->due = reedboard_period_after(schedule->due, end, pace->period_ns,
						       &skipped);
	/* Not only the sample itself took its time: the rest after it does, too. */
	if (pace->period_ns && ktime_before(schedule->due, schedule->rest)) {
		skipped++;
		schedule->due = reedboard_period_after(schedule->due,
						       ktime_sub_ns(schedule->rest, 1),
						       pace->period_ns, &skipped);
	}
	return skipped;
}

void reedboard_schedule_retry(struct reedboard_schedule *schedule, ktime_t now)
{
	schedule->due = ktime_add_ns(now, REEDBOARD_RETRY_NS);
	schedule->rest = schedule->due;
}
