/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The clocks as a reader of the events knows them, while a delay runs off before the time does. */
#include <criterion/criterion.h>

#include "pipeline/shown.h"

#define S LAWS_SECOND

static struct shown shown;

/* Black has 60 s, and 10 s before they begin to run, since the first second. */
static void begin(void)
{
	const struct laws_verdict verdict = {
		.kind = LAWS_VERDICT_CLOCK,
		.t = S,
		.side = LAWS_BLACK,
		.clock = {.runs = true,
			  .delay = 10 * S,
			  .displays = {.kept = true, .left = {100 * S, 60 * S}}},
	};

	shown = (struct shown){0};
	shown_take(&shown, &verdict);
}

TestSuite(shown, .init = begin);

static struct laws_verdict told_at(laws_time t)
{
	struct laws_verdict verdict = {.kind = LAWS_VERDICT_CLOCK, .t = t};

	shown_tell(&shown, &verdict);
	cr_assert_eq(verdict.side, LAWS_BLACK);
	cr_assert(verdict.clock.runs);
	cr_assert(verdict.clock.displays.kept);
	cr_assert_eq(verdict.clock.displays.left[LAWS_WHITE], 100 * S);
	return verdict;
}

Test(shown, the_delay_runs_off_first)
{
	struct laws_verdict told = told_at(5 * S);

	cr_assert_eq(told.clock.delay, 6 * S);
	cr_assert_eq(told.clock.displays.left[LAWS_BLACK], 60 * S);
	told = told_at(11 * S);
	cr_assert_eq(told.clock.delay, 0);
	cr_assert_eq(told.clock.displays.left[LAWS_BLACK], 60 * S);
	told = told_at(12 * S);
	cr_assert_eq(told.clock.delay, 0);
	cr_assert_eq(told.clock.displays.left[LAWS_BLACK], 59 * S);
}

Test(shown, the_flag_falls_behind_the_delay)
{
	cr_assert_eq(shown_fall(&shown), 71 * S);
	cr_assert_eq(told_at(71 * S).clock.displays.left[LAWS_BLACK], 0);
	cr_assert_eq(told_at(72 * S).clock.displays.left[LAWS_BLACK], 0);
}

Test(shown, what_stood_still_takes_no_time)
{
	shown_stand(&shown, 5 * S);
	cr_assert_eq(told_at(7 * S).clock.delay, 9 * S);
	cr_assert_eq(shown_fall(&shown), 76 * S);
}
