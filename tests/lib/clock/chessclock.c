/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The chessclock and the time controls by themselves. */
#include <criterion/criterion.h>

#include <chesslaws.h>

#define S LAWS_SECOND

static struct laws_clock clock_of(const char *text)
{
	struct laws_time_control control;
	struct laws_clock clock;

	cr_assert_eq(laws_time_control_read(text, &control), 0, "%s", text);
	laws_clock_init(&clock, &control);
	return clock;
}

static void left_or_fail(const struct laws_clock *clock, enum laws_side side, laws_time now,
			 laws_time left)
{
	laws_time is = laws_clock_left(clock, side, now);

	cr_assert_eq(is, left, "%lld left, not %lld", (long long)is, (long long)left);
}

/* @side thinks for @spent, completes its move and presses. */
static laws_time play(struct laws_clock *clock, enum laws_side side, laws_time now, laws_time spent)
{
	now += spent;
	laws_clock_complete(clock, side, now);
	laws_clock_start(clock, laws_side_other(side), now);
	return now;
}

Test(time_control, is_read_as_PGN_writes_it)
{
	struct laws_time_control control;

	cr_assert_eq(laws_time_control_read("40/5400+30:1800+30", &control), 0);
	cr_assert_eq(control.periods, 2);
	cr_assert_eq(control.period[0].moves, 40);
	cr_assert_eq(control.period[0].allotted, 5400 * S);
	cr_assert_eq(control.period[0].increment, 30 * S);
	cr_assert_eq(control.period[1].moves, 0);
	cr_assert_eq(control.period[1].allotted, 1800 * S);
	cr_assert_eq(laws_time_control_read("300d3", &control), 0);
	cr_assert_eq(control.periods, 1);
	cr_assert_eq(control.period[0].delay, 3 * S);
	cr_assert_eq(control.period[0].increment, 0);
	cr_assert_eq(laws_time_control_read("40/7200:20/3600:900", &control), 0);
	cr_assert_eq(control.periods, 3);
}

Test(time_control, that_cannot_be_read_is_none)
{
	static const char *const bad[] = {
		"",
		"x",
		"15 min/game + 10 sec/move",
		"900+",
		"900 +10",
		"0/300",
		"40/",
		"300:",
		"300:300",
		":300",
		"-5",
		"300+10+10",
		"99999999999999999999",
		"0",
		"*180",
		"900+10 ",
		"1/1:1/1:1/1:1/1:1/1:1/1:1/1:1/1:1/1",
	};
	struct laws_time_control control;

	for (size_t i = 0; i < sizeof(bad) / sizeof(bad[0]); i++) {
		control.periods = 3;
		cr_assert_eq(laws_time_control_read(bad[i], &control), -1, "%s", bad[i]);
		cr_assert_eq(control.periods, 0, "%s", bad[i]);
	}
	cr_assert_eq(laws_time_control_read("?", &control), 0);
	cr_assert_eq(control.periods, 0);
	cr_assert_eq(laws_time_control_read("-", &control), 0);
	cr_assert_eq(control.periods, 0);
}

Test(clock, has_the_first_increment_from_the_start)
{
	struct laws_clock clock = clock_of("900+10");

	left_or_fail(&clock, LAWS_WHITE, 0, 910 * S);
	left_or_fail(&clock, LAWS_BLACK, 0, 910 * S);
}

Test(clock, runs_for_one_side_and_adds_after_each_move)
{
	struct laws_clock clock = clock_of("900+10");
	laws_time now = 5 * S;

	laws_clock_start(&clock, LAWS_WHITE, now);
	left_or_fail(&clock, LAWS_WHITE, now + 7 * S, 903 * S);
	now = play(&clock, LAWS_WHITE, now, 7 * S);
	left_or_fail(&clock, LAWS_WHITE, now + 60 * S, 913 * S);
	now = play(&clock, LAWS_BLACK, now, 60 * S);
	left_or_fail(&clock, LAWS_BLACK, now, 860 * S);
	cr_assert(laws_clock_runs(&clock, LAWS_WHITE));
	cr_assert_not(laws_clock_runs(&clock, LAWS_BLACK));
}

Test(clock, adds_the_next_period_when_its_moves_are_completed)
{
	struct laws_clock clock = clock_of("2/100+1:50+2");
	laws_time now = 0;

	laws_clock_start(&clock, LAWS_WHITE, now);
	now = play(&clock, LAWS_WHITE, now, 10 * S);
	now = play(&clock, LAWS_BLACK, now, 20 * S);
	left_or_fail(&clock, LAWS_WHITE, now, 92 * S);
	now = play(&clock, LAWS_WHITE, now, 10 * S);
	left_or_fail(&clock, LAWS_WHITE, now, (92 - 10 + 50 + 2) * S);
	left_or_fail(&clock, LAWS_BLACK, now, 82 * S);
}

Test(clock, repeats_a_last_period_that_names_its_moves)
{
	struct laws_clock clock = clock_of("1/60");
	laws_time now = 0;

	laws_clock_start(&clock, LAWS_WHITE, now);
	for (int i = 0; i < 3; i++) {
		now = play(&clock, LAWS_WHITE, now, 10 * S);
		now = play(&clock, LAWS_BLACK, now, 10 * S);
	}
	left_or_fail(&clock, LAWS_WHITE, now, (60 + 3 * 50) * S);
}

Test(clock, counts_down_the_delay_before_the_time)
{
	struct laws_clock clock = clock_of("300d3");
	laws_time now = 0;

	laws_clock_start(&clock, LAWS_WHITE, now);
	left_or_fail(&clock, LAWS_WHITE, 3 * S, 300 * S);
	left_or_fail(&clock, LAWS_WHITE, 5 * S, 298 * S);
	now = play(&clock, LAWS_WHITE, now, 2 * S);
	left_or_fail(&clock, LAWS_WHITE, now, 300 * S);
	now = play(&clock, LAWS_BLACK, now, 4 * S);
	left_or_fail(&clock, LAWS_BLACK, now, 299 * S);
	cr_assert_eq(laws_clock_deadline(&clock), now + 303 * S);
}

Test(clock, falls_when_nothing_is_left)
{
	struct laws_clock clock = clock_of("10");

	cr_assert_eq(laws_clock_deadline(&clock), LAWS_NEVER);
	laws_clock_start(&clock, LAWS_WHITE, 2 * S);
	cr_assert_eq(laws_clock_deadline(&clock), 12 * S);
	left_or_fail(&clock, LAWS_WHITE, 12 * S - 1, 1);
	left_or_fail(&clock, LAWS_WHITE, 100 * S, 0);
	laws_clock_tell_fall(&clock, LAWS_WHITE);
	cr_assert_eq(laws_clock_deadline(&clock), LAWS_NEVER);
	laws_clock_set(&clock, LAWS_WHITE, 5 * S, 20 * S);
	cr_assert_eq(laws_clock_deadline(&clock), 25 * S);
}

Test(clock, pauses_and_goes_on_to_the_microsecond)
{
	struct laws_clock clock = clock_of("10");

	laws_clock_start(&clock, LAWS_BLACK, 1);
	laws_clock_pause(&clock, 1000002);
	left_or_fail(&clock, LAWS_BLACK, 99 * S, 10 * S - 1000001);
	laws_clock_start(&clock, LAWS_BLACK, 100 * S);
	left_or_fail(&clock, LAWS_BLACK, 100 * S + 1, 10 * S - 1000002);
}

Test(clock, gives_a_delay_once_for_a_move_however_often_it_is_paused)
{
	struct laws_clock clock = clock_of("60d10");
	laws_time now = 0;

	for (int i = 0; i < 5; i++) {
		laws_clock_start(&clock, LAWS_WHITE, now);
		now += 9 * S;
		laws_clock_pause(&clock, now);
	}
	left_or_fail(&clock, LAWS_WHITE, now, (60 - 5 * 9 + 10) * S);
}

Test(clock, adds_nothing_once_the_flag_has_fallen)
{
	struct laws_clock clock = clock_of("1/10+5:100");
	laws_time now = 20 * S;

	laws_clock_start(&clock, LAWS_WHITE, 0);
	laws_clock_tell_fall(&clock, LAWS_WHITE);
	laws_clock_complete(&clock, LAWS_WHITE, now);
	left_or_fail(&clock, LAWS_WHITE, now, 0);
	laws_clock_set(&clock, LAWS_WHITE, 7 * S, now);
	laws_clock_complete(&clock, LAWS_WHITE, now);
	left_or_fail(&clock, LAWS_WHITE, now, 7 * S);
}

Test(clock, takes_a_time_that_goes_back_as_no_time)
{
	struct laws_clock clock = clock_of("10");

	laws_clock_start(&clock, LAWS_WHITE, 5 * S);
	laws_clock_add(&clock, LAWS_WHITE, 0, 4 * S);
	left_or_fail(&clock, LAWS_WHITE, 6 * S, 9 * S);
}

Test(clock, sets_the_move_counter_without_touching_the_times)
{
	struct laws_clock clock = clock_of("40/100:50");
	laws_time now = 0;

	laws_clock_start(&clock, LAWS_WHITE, now);
	laws_clock_count(&clock, LAWS_WHITE, 39);
	left_or_fail(&clock, LAWS_WHITE, now, 100 * S);
	now = play(&clock, LAWS_WHITE, now, 1 * S);
	left_or_fail(&clock, LAWS_WHITE, now, 149 * S);
}

Test(clock, without_a_time_control_keeps_only_who_runs)
{
	struct laws_clock clock = clock_of("?");

	cr_assert_not(laws_clock_is_kept(&clock));
	laws_clock_start(&clock, LAWS_WHITE, 0);
	cr_assert(laws_clock_runs(&clock, LAWS_WHITE));
	cr_assert_eq(laws_clock_deadline(&clock), LAWS_NEVER);
	laws_clock_complete(&clock, LAWS_WHITE, S);
	laws_clock_count(&clock, LAWS_WHITE, 3);
}

Test(clock, stands_still_while_it_is_held_and_keeps_who_runs)
{
	struct laws_clock clock = clock_of("60+2");

	laws_clock_start(&clock, LAWS_WHITE, 0);
	laws_clock_hold(&clock, 10 * S);
	left_or_fail(&clock, LAWS_WHITE, 500 * S, 52 * S);
	cr_assert(laws_clock_runs(&clock, LAWS_WHITE));
	cr_assert_eq(laws_clock_deadline(&clock), LAWS_NEVER);
	laws_clock_start(&clock, LAWS_BLACK, 600 * S);
	left_or_fail(&clock, LAWS_BLACK, 900 * S, 62 * S);
	laws_clock_let_go(&clock, 1000 * S);
	cr_assert_eq(laws_clock_deadline(&clock), 1062 * S);
	left_or_fail(&clock, LAWS_BLACK, 1010 * S, 52 * S);
	left_or_fail(&clock, LAWS_WHITE, 1010 * S, 52 * S);
}
