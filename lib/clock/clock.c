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

static laws_time within_display(laws_time left)
{
	if (left < 0)
		return 0;
	return left > LAWS_CLOCK_MOST ? LAWS_CLOCK_MOST : left;
}

/* Takes @spent from the delay of @side, then from its main time. */
static void spend(struct laws_clock *clock, enum laws_side side, laws_time spent)
{
	laws_time all = clock->delay_left[side] + clock->left[side];

	if (spent >= all && clock->fell_at[side] == LAWS_NEVER && laws_clock_is_kept(clock))
		clock->fell_at[side] = clock->since + all;
	if (spent <= clock->delay_left[side]) {
		clock->delay_left[side] -= spent;
		return;
	}
	clock->spent[side] += spent - clock->delay_left[side];
	clock->left[side] = within_display(all - spent);
	clock->delay_left[side] = 0;
}

/* Charges the running side with the time since the last call. */
static void settle(struct laws_clock *clock, laws_time now)
{
	if (now <= clock->since)
		return;
	for (int side = LAWS_WHITE; side <= LAWS_BLACK; side++)
		if (clock->running[side] && !clock->held)
			spend(clock, (enum laws_side)side, now - clock->since);
	if (clock->held)
		clock->stood += now - clock->since;
	clock->since = now;
}

void laws_clock_init(struct laws_clock *clock, const struct laws_time_control *control)
{
	*clock = (struct laws_clock){
		.control = *control,
		.fell_at = {LAWS_NEVER, LAWS_NEVER},
	};
	if (!control->periods)
		return;
	for (int side = LAWS_WHITE; side <= LAWS_BLACK; side++) {
		clock->left[side] =
			within_display(control->period[0].allotted + control->period[0].increment);
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

/* @side has completed @completed moves: finds the period of the next one. */
static void count_to(struct laws_clock *clock, enum laws_side side, unsigned int completed)
{
	const struct laws_period *period = clock->control.period;
	const struct laws_period *last = period + clock->control.periods - 1;

	clock->completed[side] = completed;
	while (period < last && completed >= period->moves)
		completed -= period++->moves;
	/* The last one repeats when it names its moves. */
	if (period->moves)
		completed %= period->moves;
	clock->period[side] = (unsigned int)(period - clock->control.period);
	clock->moves[side] = completed;
}

/*
 * What is added for the next move: its increment, and before a period's first move
 * the period's time.
 */
static laws_time brought_by_next_move(const struct laws_clock *clock, enum laws_side side)
{
	const struct laws_period *period = period_of(clock, side);

	return period->increment + (clock->moves[side] == 0 ? period->allotted : 0);
}

struct laws_clock_gain laws_clock_complete(struct laws_clock *clock, enum laws_side side,
					   laws_time now)
{
	struct laws_clock_gain gain = {0};

	if (!laws_clock_is_kept(clock))
		return gain;
	settle(clock, now);
	count_to(clock, side, clock->completed[side] + 1);
	if (clock->fell_at[side] == LAWS_NEVER && !clock->fallen[side])
		gain.given = brought_by_next_move(clock, side);
	gain.spent = clock->spent[side] + 1;
	clock->left[side] = within_display(clock->left[side] + gain.given);
	clock->delay_left[side] = period_of(clock, side)->delay;
	return gain;
}

void laws_clock_take_back(struct laws_clock *clock, enum laws_side side,
			  const struct laws_clock_gain *gain, laws_time now)
{
	laws_time used;

	if (!gain->spent)
		return;
	settle(clock, now);
	if (clock->completed[side] > 0)
		count_to(clock, side, clock->completed[side] - 1);
	used = clock->spent[side] - (gain->spent - 1);
	if (used > gain->given)
		used = gain->given;
	/* What was used of this gain was not used of an earlier one. */
	clock->spent[side] -= used;
	clock->left[side] = within_display(clock->left[side] - (gain->given - used));
	for (int any = LAWS_WHITE; any <= LAWS_BLACK; any++)
		clock->delay_left[any] = period_of(clock, (enum laws_side)any)->delay;
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

laws_time laws_clock_stood(const struct laws_clock *clock, laws_time now)
{
	struct laws_clock copy = *clock;

	settle(&copy, now);
	return copy.stood;
}

laws_time laws_clock_delay_left(const struct laws_clock *clock, enum laws_side side, laws_time now)
{
	struct laws_clock copy = *clock;

	settle(&copy, now);
	return copy.delay_left[side];
}

bool laws_clock_in_last_period(const struct laws_clock *clock, enum laws_side side)
{
	return clock->period[side] + 1 >= clock->control.periods &&
	       (!laws_clock_is_kept(clock) || !period_of(clock, side)->moves);
}

laws_time laws_clock_fell_at(const struct laws_clock *clock, enum laws_side side, laws_time now)
{
	struct laws_clock copy = *clock;

	settle(&copy, now);
	return copy.fell_at[side];
}

laws_time laws_clock_deadline(const struct laws_clock *clock)
{
	if (!laws_clock_is_kept(clock) || clock->held)
		return LAWS_NEVER;
	for (int side = LAWS_WHITE; side <= LAWS_BLACK; side++)
		if (clock->running[side] && !clock->fallen[side])
			return clock->fell_at[side] != LAWS_NEVER
				       ? clock->fell_at[side]
				       : clock->since + clock->delay_left[side] + clock->left[side];
	return LAWS_NEVER;
}

void laws_clock_tell_fall(struct laws_clock *clock, enum laws_side side)
{
	clock->fallen[side] = true;
}

void laws_clock_set(struct laws_clock *clock, enum laws_side side, laws_time left, laws_time now)
{
	settle(clock, now);
	clock->left[side] = within_display(left);
	clock->fallen[side] = false;
	clock->fell_at[side] = LAWS_NEVER;
}

void laws_clock_add(struct laws_clock *clock, enum laws_side side, laws_time span, laws_time now)
{
	/* A larger change has the same effect, but the sum could overflow. */
	if (span < -LAWS_CLOCK_MOST)
		span = -LAWS_CLOCK_MOST;
	if (span > LAWS_CLOCK_MOST)
		span = LAWS_CLOCK_MOST;
	settle(clock, now);
	laws_clock_set(clock, side, clock->left[side] + span, now);
}

void laws_clock_count(struct laws_clock *clock, enum laws_side side, unsigned int moves)
{
	if (laws_clock_is_kept(clock))
		count_to(clock, side, moves);
}

void laws_clock_change(struct laws_clock *clock, const struct laws_time_control *control,
		       laws_time now)
{
	if (!laws_clock_is_kept(clock) || !control->periods)
		return;
	settle(clock, now);
	clock->control = *control;
	for (int side = LAWS_WHITE; side <= LAWS_BLACK; side++) {
		count_to(clock, (enum laws_side)side, clock->completed[side]);
		clock->delay_left[side] = period_of(clock, (enum laws_side)side)->delay;
	}
}

void laws_clock_add_increment(struct laws_clock *clock, laws_time more)
{
	for (unsigned int i = 0; i < clock->control.periods; i++) {
		laws_time *increment = &clock->control.period[i].increment;

		*increment = *increment + more > 0 ? *increment + more : 0;
	}
}
