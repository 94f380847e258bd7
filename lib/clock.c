/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The chessclock.
 *
 * An increment belongs to the move that follows it, as on the clocks that
 * FIDE allows: the first one is there from the start, the next is added when
 * a move is completed. A last period that names its moves repeats, as PGN has
 * it for "40/7200".
 */
#include <chesslaws/clock.h>

static const struct laws_period *period_of(const struct laws_clock *clock, enum laws_side side)
{
	return &clock->control.period[clock->period[side]];
}

/* Takes what has run since it was last settled from the delay, then from the main time. */
static void settle(struct laws_clock *clock, laws_time now)
{
	for (int side = LAWS_WHITE; side <= LAWS_BLACK; side++) {
		laws_time spent = now - clock->since;

		if (!clock->running[side] || clock->held || spent <= 0)
			continue;
		if (spent <= clock->delay_left[side]) {
			clock->delay_left[side] -= spent;
			continue;
		}
		clock->left[side] -= spent - clock->delay_left[side];
		clock->delay_left[side] = 0;
		if (clock->left[side] < 0)
			clock->left[side] = 0;
	}
	if (now > clock->since)
		clock->since = now;
}

void laws_clock_init(struct laws_clock *clock, const struct laws_time_control *control)
{
	*clock = (struct laws_clock){.control = *control};
	if (!control->periods)
		return;
	for (int side = LAWS_WHITE; side <= LAWS_BLACK; side++) {
		clock->left[side] = control->period[0].allotted + control->period[0].increment;
		clock->delay_left[side] = control->period[0].delay;
	}
}

void laws_clock_start(struct laws_clock *clock, enum laws_side side, laws_time now)
{
	settle(clock, now);
	clock->running[side] = true;
	clock->running[laws_side_other(side)] = false;
}

void laws_clock_pause(struct laws_clock *clock, laws_time now)
{
	settle(clock, now);
	clock->running[LAWS_WHITE] = false;
	clock->running[LAWS_BLACK] = false;
}

void laws_clock_hold(struct laws_clock *clock, laws_time now)
{
	settle(clock, now);
	clock->held = true;
}

void laws_clock_let_go(struct laws_clock *clock, laws_time now)
{
	settle(clock, now);
	clock->held = false;
}

void laws_clock_complete(struct laws_clock *clock, enum laws_side side, laws_time now)
{
	unsigned int due;

	if (!laws_clock_is_kept(clock))
		return;
	settle(clock, now);
	clock->moves[side]++;
	due = period_of(clock, side)->moves;
	if (due && clock->moves[side] >= due) {
		if (clock->period[side] + 1 < clock->control.periods)
			clock->period[side]++;
		clock->moves[side] = 0;
		if (!clock->fallen[side])
			clock->left[side] += period_of(clock, side)->allotted;
	}
	if (!clock->fallen[side])
		clock->left[side] += period_of(clock, side)->increment;
	clock->delay_left[side] = period_of(clock, side)->delay;
}

bool laws_clock_runs(const struct laws_clock *clock, enum laws_side side)
{
	return clock->running[side];
}

laws_time laws_clock_left(const struct laws_clock *clock, enum laws_side side, laws_time now)
{
	struct laws_clock copy = *clock;

	settle(&copy, now);
	return copy.left[side];
}

laws_time laws_clock_deadline(const struct laws_clock *clock)
{
	if (!laws_clock_is_kept(clock) || clock->held)
		return LAWS_NEVER;
	for (int side = LAWS_WHITE; side <= LAWS_BLACK; side++)
		if (clock->running[side] && !clock->fallen[side])
			return clock->since + clock->delay_left[side] + clock->left[side];
	return LAWS_NEVER;
}

void laws_clock_tell_fall(struct laws_clock *clock, enum laws_side side)
{
	clock->fallen[side] = true;
}

void laws_clock_set(struct laws_clock *clock, enum laws_side side, laws_time left, laws_time now)
{
	settle(clock, now);
	clock->left[side] = left < 0 ? 0 : left;
	clock->fallen[side] = false;
}

void laws_clock_add(struct laws_clock *clock, enum laws_side side, laws_time span, laws_time now)
{
	settle(clock, now);
	laws_clock_set(clock, side, clock->left[side] + span, now);
}

void laws_clock_count(struct laws_clock *clock, enum laws_side side, unsigned int moves)
{
	unsigned int period = 0;

	if (!laws_clock_is_kept(clock))
		return;
	for (;;) {
		unsigned int due = clock->control.period[period].moves;

		if (!due || moves < due)
			break;
		moves -= due;
		if (period + 1 < clock->control.periods)
			period++;
	}
	clock->period[side] = period;
	clock->moves[side] = moves;
}
