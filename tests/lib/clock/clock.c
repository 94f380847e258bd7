/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The chessclock to the microsecond (Article 6): whole games against an
 * independent sum, flags, and settings beyond any clock. The pipeline's tests
 * tell its plain stories, and clock_games.c asks clocks of a real event.
 */
#include <criterion/criterion.h>

#include <chesslaws.h>

#include "../random.h"

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

/* A game with moves taken back: the time that each standing move gave, and what was left then. */
#define STANDING_MOST 200

struct record {
	unsigned int count;
	enum laws_side side[STANDING_MOST];
	struct laws_clock_gain gain[STANDING_MOST];
	laws_time left[STANDING_MOST];
};

static unsigned int count_of(const struct record *record, enum laws_side side)
{
	unsigned int count = 0;

	for (unsigned int i = 0; i < record->count; i++)
		count += record->side[i] == side;
	return count;
}

/* Counters and periods are those of a clock that was never told of the moves taken back. */
static void expect_counted_as_standing(const struct laws_clock *clock, const struct record *record)
{
	struct laws_clock fresh;

	laws_clock_init(&fresh, &clock->control);
	for (unsigned int i = 0; i < record->count; i++)
		laws_clock_complete(&fresh, record->side[i], 0);
	for (int side = LAWS_WHITE; side <= LAWS_BLACK; side++) {
		cr_assert_eq(clock->moves[side], fresh.moves[side]);
		cr_assert_eq(clock->period[side], fresh.period[side]);
		cr_assert_eq(clock->completed[side], count_of(record, (enum laws_side)side));
	}
}

static void complete_on_record(struct laws_clock *clock, struct record *record, laws_time now)
{
	enum laws_side side = (enum laws_side)(record->count % 2);
	unsigned int place = record->count++;

	record->side[place] = side;
	record->left[place] = laws_clock_left(clock, side, now);
	record->gain[place] = laws_clock_complete(clock, side, now);
	laws_clock_start(clock, laws_side_other(side), now);
}

/*
 * Taking back never raises the display, nor lowers it below the value at the press or the
 * present one.
 */
static void take_back_from_record(struct laws_clock *clock, struct record *record, laws_time now)
{
	unsigned int place = --record->count;
	enum laws_side side = record->side[place];
	laws_time before = laws_clock_left(clock, side, now), after;
	laws_time least = before < record->left[place] ? before : record->left[place];

	laws_clock_take_back(clock, side, &record->gain[place], now);
	after = laws_clock_left(clock, side, now);
	cr_assert(after == least, "%lld is left, not %lld", (long long)after, (long long)least);
	laws_clock_start(clock, side, now);
}

/* Moves are completed and taken back in any order, each after at most @thought µs. */
static void take_back_at_random(const char *text, uint64_t thought, uint64_t *seed)
{
	struct laws_clock clock = clock_of(text);
	struct record record = {0};
	laws_time now = 0;

	laws_clock_start(&clock, LAWS_WHITE, now);
	for (int step = 0; step < 400; step++) {
		now += (laws_time)random_below(seed, thought);
		if (record.count < STANDING_MOST && random_below(seed, 5) > 1)
			complete_on_record(&clock, &record, now);
		else if (record.count)
			take_back_from_record(&clock, &record, now);
		expect_counted_as_standing(&clock, &record);
	}
}

Test(clock, counts_no_move_that_was_taken_back)
{
	static const char *const controls[] = {
		"7200",		  "900+10",	    "2/60:300", "2/60+5:3/300+30:600",
		"40/5400+30:600", "5/100d10:200d3", "10/600",	"3/60+2:4/600d3",
		"1/0+30",	  "3/5+1",
	};
	uint64_t seed = 13;

	for (size_t i = 0; i < sizeof(controls) / sizeof(controls[0]); i++)
		for (int game = 0; game < 50; game++)
			take_back_at_random(controls[i], 1 + (uint64_t)game * S / 2, &seed);
}

Test(clock, gives_the_next_period_once_however_often_its_move_is_completed)
{
	struct laws_clock clock = clock_of("2/60:300");
	struct laws_clock_gain gain;

	laws_clock_complete(&clock, LAWS_WHITE, 0);
	for (int time = 0; time < 5; time++) {
		gain = laws_clock_complete(&clock, LAWS_WHITE, 0);
		expect_left(&clock, LAWS_WHITE, 0, 360 * S);
		laws_clock_take_back(&clock, LAWS_WHITE, &gain, 0);
		expect_left(&clock, LAWS_WHITE, 0, 60 * S);
	}
	cr_assert_eq(laws_clock_moves(&clock, LAWS_WHITE), 1);
}

/* A minute that the arbiter gave since is not lost with the move. */
Test(clock, keeps_what_the_arbiter_gave_when_a_move_is_taken_back)
{
	struct laws_clock clock = clock_of("60+30");
	struct laws_clock_gain gain;

	laws_clock_start(&clock, LAWS_WHITE, 0);
	gain = laws_clock_complete(&clock, LAWS_WHITE, 10 * S);
	laws_clock_pause(&clock, 10 * S);
	laws_clock_add(&clock, LAWS_WHITE, 120 * S, 11 * S);
	laws_clock_take_back(&clock, LAWS_WHITE, &gain, 12 * S);
	expect_left(&clock, LAWS_WHITE, 12 * S, (80 + 120) * S);
}

/* A fallen flag withheld the increment, so taking the move back takes nothing. */
Test(clock, takes_nothing_back_that_a_fallen_flag_withheld)
{
	struct laws_clock clock = clock_of("10+30");
	struct laws_clock_gain gain;

	laws_clock_start(&clock, LAWS_WHITE, 0);
	gain = laws_clock_complete(&clock, LAWS_WHITE, 50 * S);
	laws_clock_set(&clock, LAWS_WHITE, 25 * S, 50 * S);
	laws_clock_pause(&clock, 50 * S);
	laws_clock_take_back(&clock, LAWS_WHITE, &gain, 50 * S);
	expect_left(&clock, LAWS_WHITE, 50 * S, 25 * S);
	cr_assert_eq(laws_clock_moves(&clock, LAWS_WHITE), 0);
}

Test(clock, begins_the_delay_anew_when_a_move_is_taken_back)
{
	struct laws_clock clock = clock_of("60d10");
	struct laws_clock_gain gain;

	laws_clock_start(&clock, LAWS_WHITE, 0);
	gain = laws_clock_complete(&clock, LAWS_WHITE, 4 * S);
	laws_clock_start(&clock, LAWS_BLACK, 4 * S);
	laws_clock_pause(&clock, 13 * S);
	laws_clock_take_back(&clock, LAWS_WHITE, &gain, 13 * S);
	laws_clock_start(&clock, LAWS_WHITE, 20 * S);
	expect_left(&clock, LAWS_WHITE, 30 * S, 60 * S);
	laws_clock_start(&clock, LAWS_BLACK, 30 * S);
	expect_left(&clock, LAWS_BLACK, 40 * S, 60 * S);
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

Test(clock, another_control_counts_all_moves_so_far)
{
	struct laws_time_control control;
	struct laws_clock clock = clock_of("300+2");

	laws_clock_start(&clock, LAWS_WHITE, 0);
	for (int i = 0; i < 3; i++)
		laws_clock_complete(&clock, LAWS_WHITE, 0);
	laws_clock_complete(&clock, LAWS_BLACK, 0);
	laws_time_control_read("2/300:2/100:60d5", &control);
	laws_clock_change(&clock, &control, 10 * S);
	/* Nothing is given or taken, and White is in the second period. */
	expect_left(&clock, LAWS_WHITE, 10 * S, 298 * S);
	cr_expect_eq(laws_clock_moves(&clock, LAWS_WHITE), 1);
	cr_expect_eq(laws_clock_moves(&clock, LAWS_BLACK), 1);
	/* From now on it gives what it says, and no increment. */
	laws_clock_complete(&clock, LAWS_WHITE, 10 * S);
	expect_left(&clock, LAWS_WHITE, 10 * S, 358 * S);
	cr_expect(laws_clock_in_last_period(&clock, LAWS_WHITE));
	laws_time_control_read("300d3", &control);
	laws_clock_change(&clock, &control, 10 * S);
	expect_left(&clock, LAWS_WHITE, 14 * S, 357 * S);
	/* No time control cannot be installed. */
	control.periods = 0;
	laws_clock_change(&clock, &control, 14 * S);
	cr_expect(laws_clock_is_kept(&clock));
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

/* Guidelines III.4: from here on each move brings five seconds more, in whatever period. */
Test(clock, increment_added_in_mid_game)
{
	struct laws_clock clock = clock_of("1/60:60+2");

	laws_clock_add_increment(&clock, 5 * S);
	expect_left(&clock, LAWS_WHITE, 0, 60 * S);
	laws_clock_complete(&clock, LAWS_WHITE, 0);
	expect_left(&clock, LAWS_WHITE, 0, 127 * S);
	laws_clock_add_increment(&clock, -5 * S);
	laws_clock_complete(&clock, LAWS_WHITE, 0);
	expect_left(&clock, LAWS_WHITE, 0, 129 * S);
	laws_clock_add_increment(&clock, -5 * S);
	laws_clock_complete(&clock, LAWS_WHITE, 0);
	expect_left(&clock, LAWS_WHITE, 0, 129 * S);
}
