/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The chessclock to the microsecond (Article 6): whole games against an
 * independent sum, flags, and settings beyond any clock. The pipeline's tests
 * tell its plain stories, and clock_games.c asks clocks of a real event.
 */
#include <criterion/criterion.h>

#include <chesslaws.h>

#include "random.h"

#define S LAWS_SECOND

static struct laws_clock clock_of(const char *text)
{
	struct laws_time_control control;
	struct laws_clock clock;

	cr_assert_eq(laws_time_control_read(text, &control), 0, "%s", text);
	laws_clock_init(&clock, &control);
	return clock;
}

static void expect_left(const struct laws_clock *clock, enum laws_side side, laws_time now,
			laws_time left)
{
	laws_time is = laws_clock_left(clock, side, now);

	cr_assert_eq(is, left, "%lld left, not %lld", (long long)is, (long long)left);
}

/*
 * The same game on paper: what each player was given, less what each of his
 * moves took beyond its delay.
 */
struct paper {
	struct laws_time_control control;
	laws_time left[2];
	unsigned int completed[2];
};

static const struct laws_period *period_of_move(const struct laws_time_control *control,
						unsigned int completed, bool *begins)
{
	const struct laws_period *period = control->period;
	const struct laws_period *last = period + control->periods - 1;

	while (period->moves && completed >= period->moves) {
		completed -= period->moves;
		if (period < last)
			period++;
	}
	*begins = completed == 0;
	return period;
}

/* What the coming move brings, and how much of it is free. */
static laws_time begin_on_paper(struct paper *paper, enum laws_side side)
{
	bool begins;
	const struct laws_period *period =
		period_of_move(&paper->control, paper->completed[side], &begins);

	paper->left[side] += period->increment + (begins ? period->allotted : 0);
	return period->delay;
}

/* @side's move, with so many pauses; returns when it was completed. */
static laws_time move_with_pauses(struct laws_clock *clock, enum laws_side side, laws_time now,
				  uint64_t *seed, laws_time *thought)
{
	*thought = 0;
	for (uint64_t rest = random_below(seed, 3); rest; rest--) {
		laws_time span = (laws_time)random_below(seed, (uint64_t)(4 * S));

		now += span;
		*thought += span;
		if (random_below(seed, 2)) {
			laws_clock_pause(clock, now);
			now += (laws_time)random_below(seed, (uint64_t)(600 * S));
			laws_clock_start(clock, side, now);
		} else {
			laws_clock_hold(clock, now);
			now += (laws_time)random_below(seed, (uint64_t)(600 * S));
			laws_clock_let_go(clock, now);
		}
	}
	return now;
}

static void play_random_game(const char *text, uint64_t *seed)
{
	struct laws_clock clock = clock_of(text);
	struct paper paper = {.control = clock.control};
	laws_time now = (laws_time)random_below(seed, (uint64_t)S), thought, free[2];

	/* Both have their first increment from the start. */
	free[LAWS_WHITE] = begin_on_paper(&paper, LAWS_WHITE);
	free[LAWS_BLACK] = begin_on_paper(&paper, LAWS_BLACK);
	laws_clock_start(&clock, LAWS_WHITE, now);
	for (unsigned int ply = 0; ply < 240; ply++) {
		enum laws_side side = (enum laws_side)(ply % 2);

		now = move_with_pauses(&clock, side, now, seed, &thought);
		if (thought > free[side])
			paper.left[side] -= thought - free[side];
		expect_left(&clock, side, now, paper.left[side]);
		laws_clock_complete(&clock, side, now);
		laws_clock_start(&clock, laws_side_other(side), now);
		paper.completed[side]++;
		free[side] = begin_on_paper(&paper, side);
		expect_left(&clock, side, now, paper.left[side]);
		expect_left(&clock, laws_side_other(side), now, paper.left[!side]);
	}
}

Test(clock, agrees_with_paper_to_the_microsecond)
{
	static const char *const controls[] = {
		"7200",
		"900+10",
		"40/5400+30:1800+30",
		"40/7200:20/3600:900+30",
		"3600d5",
		"40/5400d10:1800d3",
		"10/600",
		"20/1200+2:10/600d3",
		"40/6000:0+9",
	};
	uint64_t seed = 6;

	for (size_t i = 0; i < sizeof(controls) / sizeof(controls[0]); i++)
		for (int game = 0; game < 20; game++)
			play_random_game(controls[i], &seed);
}

Test(clock, adds_what_was_saved_to_the_next_period)
{
	struct laws_clock clock = clock_of("1/100:50");

	laws_clock_start(&clock, LAWS_WHITE, 0);
	cr_assert_not(laws_clock_in_last_period(&clock, LAWS_WHITE));
	laws_clock_complete(&clock, LAWS_WHITE, 30 * S + 1);
	expect_left(&clock, LAWS_WHITE, 30 * S + 1, 120 * S - 1);
	cr_assert(laws_clock_in_last_period(&clock, LAWS_WHITE));
	cr_assert_not(laws_clock_in_last_period(&clock, LAWS_BLACK));
	cr_assert_eq(laws_clock_moves(&clock, LAWS_WHITE), 0);
	laws_clock_complete(&clock, LAWS_WHITE, 31 * S);
	cr_assert_eq(laws_clock_moves(&clock, LAWS_WHITE), 1);
}

Test(clock, has_no_last_period_when_it_repeats)
{
	struct laws_clock clock = clock_of("10/60");

	laws_clock_count(&clock, LAWS_WHITE, 25);
	cr_assert_eq(laws_clock_moves(&clock, LAWS_WHITE), 5);
	cr_assert_not(laws_clock_in_last_period(&clock, LAWS_WHITE));
}

Test(clock, lives_on_its_delay_alone)
{
	struct laws_clock clock = clock_of("1d5");

	laws_clock_start(&clock, LAWS_WHITE, 0);
	cr_assert_eq(laws_clock_deadline(&clock), 6 * S);
	expect_left(&clock, LAWS_WHITE, 5 * S + 999999, 1);
	cr_assert_eq(laws_clock_fell_at(&clock, LAWS_WHITE, 6 * S - 1), LAWS_NEVER);
	laws_clock_complete(&clock, LAWS_WHITE, 6 * S - 1);
	laws_clock_start(&clock, LAWS_BLACK, 6 * S - 1);
	laws_clock_start(&clock, LAWS_WHITE, 6 * S);
	cr_assert_eq(laws_clock_deadline(&clock), 11 * S + 1);
}

Test(flag, falls_at_its_time_however_late_that_is_seen)
{
	struct laws_clock clock = clock_of("10");

	laws_clock_start(&clock, LAWS_WHITE, 3);
	cr_assert_eq(laws_clock_fell_at(&clock, LAWS_WHITE, 10 * S + 2), LAWS_NEVER);
	cr_assert_eq(laws_clock_fell_at(&clock, LAWS_WHITE, 10 * S + 3), 10 * S + 3);
	cr_assert_eq(laws_clock_fell_at(&clock, LAWS_WHITE, 99 * S), 10 * S + 3);
	laws_clock_pause(&clock, 50 * S);
	cr_assert_eq(laws_clock_fell_at(&clock, LAWS_WHITE, 99 * S), 10 * S + 3);
	cr_assert_eq(laws_clock_fell_at(&clock, LAWS_BLACK, 99 * S), LAWS_NEVER);
}

/* Nobody called the first; the game went on, and the second fell as well. */
Test(flag, fell_first_when_both_are_down)
{
	struct laws_clock clock = clock_of("10+2");

	laws_clock_start(&clock, LAWS_WHITE, 0);
	laws_clock_complete(&clock, LAWS_WHITE, 20 * S);
	expect_left(&clock, LAWS_WHITE, 20 * S, 0);
	laws_clock_start(&clock, LAWS_BLACK, 20 * S);
	cr_assert_eq(laws_clock_fell_at(&clock, LAWS_BLACK, 31 * S), LAWS_NEVER);
	cr_assert_eq(laws_clock_fell_at(&clock, LAWS_WHITE, 40 * S), 12 * S);
	cr_assert_eq(laws_clock_fell_at(&clock, LAWS_BLACK, 40 * S), 32 * S);
}

Test(flag, is_lifted_by_setting_the_clock)
{
	struct laws_clock clock = clock_of("10");

	laws_clock_start(&clock, LAWS_WHITE, 0);
	laws_clock_tell_fall(&clock, LAWS_WHITE);
	laws_clock_add(&clock, LAWS_WHITE, 5 * S, 20 * S);
	cr_assert_eq(laws_clock_fell_at(&clock, LAWS_WHITE, 20 * S), LAWS_NEVER);
	cr_assert_eq(laws_clock_deadline(&clock), 25 * S);
	cr_assert_eq(laws_clock_fell_at(&clock, LAWS_WHITE, 30 * S), 25 * S);
}

Test(flag, does_not_fall_where_no_time_is_kept)
{
	struct laws_clock clock = clock_of("?");

	laws_clock_start(&clock, LAWS_WHITE, 0);
	cr_assert_eq(laws_clock_fell_at(&clock, LAWS_WHITE, 99 * S), LAWS_NEVER);
}

Test(clock, takes_settings_beyond_any_clock)
{
	struct laws_clock clock = clock_of("1/60+1");

	laws_clock_start(&clock, LAWS_WHITE, 0);
	laws_clock_set(&clock, LAWS_WHITE, INT64_MAX, 0);
	expect_left(&clock, LAWS_WHITE, 0, LAWS_CLOCK_MOST);
	laws_clock_complete(&clock, LAWS_WHITE, 0);
	expect_left(&clock, LAWS_WHITE, 0, LAWS_CLOCK_MOST);
	laws_clock_add(&clock, LAWS_WHITE, INT64_MAX, 1);
	expect_left(&clock, LAWS_WHITE, 1, LAWS_CLOCK_MOST);
	cr_assert_eq(laws_clock_deadline(&clock), LAWS_CLOCK_MOST + 1);
	laws_clock_add(&clock, LAWS_WHITE, INT64_MIN, 2);
	expect_left(&clock, LAWS_WHITE, 2, 0);
	laws_clock_set(&clock, LAWS_BLACK, INT64_MIN, 2);
	expect_left(&clock, LAWS_BLACK, 2, 0);
	laws_clock_pause(&clock, INT64_MIN);
	expect_left(&clock, LAWS_BLACK, INT64_MAX, 0);
	/* Four thousand million moves are counted as fast as forty. */
	laws_clock_count(&clock, LAWS_WHITE, UINT32_MAX);
	cr_assert_eq(laws_clock_moves(&clock, LAWS_WHITE), 0);
	cr_assert_eq(sizeof(unsigned int), sizeof(uint32_t));
}
