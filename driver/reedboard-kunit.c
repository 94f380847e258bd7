// SPDX-License-Identifier: GPL-2.0-only
/*
 * KUnit tests of the pure functions in the core and in the virtual boards: the queue of an
 * open file, when a frame is due and how it is dated, when a sample is, and scripts. They
 * include the tested files, because the modules export none of these functions.
 */

#include <kunit/test.h>
#include <linux/module.h>
#include <linux/slab.h>
#include <linux/string.h>

#include "fifo.c"
#include "schedule.c"
#include "sim-script.c"
#include "state.c"

/* The queue. */

static struct reedboard_fifo *new_fifo(struct kunit *test)
{
	struct reedboard_fifo *fifo = kunit_kzalloc(test, sizeof(*fifo), GFP_KERNEL);

	KUNIT_ASSERT_NOT_NULL(test, fifo);
	return fifo;
}

/* Puts @count frames, whose squares count up from @first. */
static void put_many(struct reedboard_fifo *fifo, u64 first, u32 count)
{
	struct reedboard_frame frame = {};
	u32 n;

	for (n = 0; n < count; n++) {
		frame.squares = first + n;
		reedboard_fifo_put(fifo, &frame);
	}
}

static void expect_frame(struct kunit *test, struct reedboard_fifo *fifo, u64 squares, u32 seqno,
			 u32 flags)
{
	struct reedboard_frame frame = {};

	KUNIT_ASSERT_EQ(test, reedboard_fifo_get(fifo, &frame, 1), 1);
	KUNIT_EXPECT_EQ(test, frame.squares, squares);
	KUNIT_EXPECT_EQ(test, frame.seqno, seqno);
	KUNIT_EXPECT_EQ(test, frame.flags, flags);
	KUNIT_EXPECT_EQ(test, frame.uncertainty_ns, 0);
}

static void fifo_keeps_order(struct kunit *test)
{
	struct reedboard_fifo *fifo = new_fifo(test);
	struct reedboard_frame frames[4];

	KUNIT_EXPECT_TRUE(test, reedboard_fifo_is_empty(fifo));
	KUNIT_EXPECT_EQ(test, reedboard_fifo_get(fifo, frames, 4), 0);
	put_many(fifo, 100, 6);
	KUNIT_EXPECT_FALSE(test, reedboard_fifo_is_empty(fifo));
	KUNIT_EXPECT_EQ(test, reedboard_fifo_get(fifo, frames, 4), 4);
	KUNIT_EXPECT_EQ(test, frames[0].squares, 100);
	KUNIT_EXPECT_EQ(test, frames[3].squares, 103);
	KUNIT_EXPECT_EQ(test, reedboard_fifo_get(fifo, frames, 4), 2);
	KUNIT_EXPECT_EQ(test, frames[1].squares, 105);
	KUNIT_EXPECT_EQ(test, frames[1].seqno, 6);
	KUNIT_EXPECT_TRUE(test, reedboard_fifo_is_empty(fifo));
}

static void fifo_full_loses_nothing(struct kunit *test)
{
	struct reedboard_fifo *fifo = new_fifo(test);
	u32 n;

	put_many(fifo, 1, REEDBOARD_FIFO_FRAMES);
	for (n = 1; n <= REEDBOARD_FIFO_FRAMES; n++)
		expect_frame(test, fifo, n, n, 0);
}

static void fifo_overflow_drops_the_oldest(struct kunit *test)
{
	struct reedboard_fifo *fifo = new_fifo(test);

	put_many(fifo, 1, REEDBOARD_FIFO_FRAMES + 3);
	expect_frame(test, fifo, 4, 4, REEDBOARD_FRAME_LOST);
	expect_frame(test, fifo, 5, 5, 0);
	put_many(fifo, 5000, 3);
	expect_frame(test, fifo, 7, 7, REEDBOARD_FRAME_LOST);
	expect_frame(test, fifo, 8, 8, 0);
}

static void fifo_counters_wrap(struct kunit *test)
{
	struct reedboard_fifo *fifo = new_fifo(test);

	fifo->put = U32_MAX - 1;
	fifo->got = U32_MAX - 1;
	fifo->seqno = U32_MAX - 1;
	put_many(fifo, 1, REEDBOARD_FIFO_FRAMES);
	expect_frame(test, fifo, 1, U32_MAX, 0);
	expect_frame(test, fifo, 2, 0, 0);
	expect_frame(test, fifo, 3, 1, 0);
	put_many(fifo, 9000, 4);
	expect_frame(test, fifo, 5, 3, REEDBOARD_FRAME_LOST);
}

static void fifo_tells_of_losses(struct kunit *test)
{
	struct reedboard_fifo *fifo = new_fifo(test);

	put_many(fifo, 1, 1);
	reedboard_fifo_lose(fifo, 3);
	put_many(fifo, 2, 2);
	expect_frame(test, fifo, 1, 1, 0);
	expect_frame(test, fifo, 2, 5, REEDBOARD_FRAME_LOST);
	reedboard_fifo_spilled(fifo);
	expect_frame(test, fifo, 3, 6, REEDBOARD_FRAME_LOST);
	reedboard_fifo_spilled(fifo);
	reedboard_fifo_lose(fifo, 0);
	put_many(fifo, 4, 2);
	expect_frame(test, fifo, 4, 7, REEDBOARD_FRAME_LOST);
	expect_frame(test, fifo, 5, 8, 0);
}

/* A driver's flags are passed on, but those that belong to the queue are not. */
static void fifo_owns_lost(struct kunit *test)
{
	struct reedboard_fifo *fifo = new_fifo(test);
	struct reedboard_frame frame = {
		.flags = REEDBOARD_FRAME_FAULT | REEDBOARD_FRAME_LOST,
		.seqno = 77,
	};

	reedboard_fifo_put(fifo, &frame);
	expect_frame(test, fifo, 0, 1, REEDBOARD_FRAME_FAULT);
}

static struct kunit_case fifo_cases[] = {
	KUNIT_CASE(fifo_keeps_order),
	KUNIT_CASE(fifo_full_loses_nothing),
	KUNIT_CASE(fifo_overflow_drops_the_oldest),
	KUNIT_CASE(fifo_counters_wrap),
	KUNIT_CASE(fifo_tells_of_losses),
	KUNIT_CASE(fifo_owns_lost),
	{}
};

static struct kunit_suite fifo_suite = {
	.name = "reedboard-fifo",
	.test_cases = fifo_cases,
};

/* When a frame is due. */

static void state_tells_changes(struct kunit *test)
{
	struct reedboard_state state = {};
	struct reedboard_sample sample = {};

	reedboard_state_begin(&state);
	KUNIT_EXPECT_TRUE(test, reedboard_state_sample(&state, 10, &sample));
	KUNIT_EXPECT_FALSE(test, reedboard_state_sample(&state, 20, &sample));
	sample.squares = BIT_ULL(63);
	KUNIT_EXPECT_TRUE(test, reedboard_state_sample(&state, 30, &sample));
	KUNIT_EXPECT_FALSE(test, reedboard_state_sample(&state, 40, &sample));
	sample.inputs = REEDBOARD_INPUT_ARBITER;
	KUNIT_EXPECT_TRUE(test, reedboard_state_sample(&state, 50, &sample));

	reedboard_state_begin(&state);
	KUNIT_EXPECT_TRUE(test, reedboard_state_sample(&state, 60, &sample));
}

static void state_tells_faults_once(struct kunit *test)
{
	struct reedboard_sample sample = { .squares = 5, .inputs = 1 };
	struct reedboard_state state = {};
	struct reedboard_frame frame;

	reedboard_state_begin(&state);
	reedboard_state_sample(&state, 10, &sample);
	KUNIT_EXPECT_TRUE(test, reedboard_state_fault(&state, 20));
	KUNIT_EXPECT_FALSE(test, reedboard_state_fault(&state, 30));
	reedboard_state_frame(&state, &frame);
	KUNIT_EXPECT_EQ(test, frame.flags, REEDBOARD_FRAME_FAULT);
	KUNIT_EXPECT_EQ(test, frame.squares, 5);
	KUNIT_EXPECT_EQ(test, frame.inputs, 1);
	KUNIT_EXPECT_EQ(test, frame.timestamp_ns, 30);

	KUNIT_EXPECT_TRUE(test, reedboard_state_sample(&state, 40, &sample));
	KUNIT_EXPECT_FALSE(test, reedboard_state_sample(&state, 50, &sample));
	reedboard_state_frame(&state, &frame);
	KUNIT_EXPECT_EQ(test, frame.flags, 0);
}

static void state_may_begin_with_a_fault(struct kunit *test)
{
	struct reedboard_sample sample = {};
	struct reedboard_state state = {};

	reedboard_state_begin(&state);
	KUNIT_EXPECT_TRUE(test, reedboard_state_fault(&state, 10));
	KUNIT_EXPECT_TRUE(test, reedboard_state_sample(&state, 20, &sample));
}

static void state_time_does_not_run_back(struct kunit *test)
{
	struct reedboard_sample sample = {};
	struct reedboard_state state = {};
	struct reedboard_frame frame;

	reedboard_state_begin(&state);
	reedboard_state_sample(&state, 100, &sample);
	sample.squares = 1;
	reedboard_state_sample(&state, 90, &sample);
	reedboard_state_frame(&state, &frame);
	KUNIT_EXPECT_EQ(test, frame.timestamp_ns, 100);
	KUNIT_EXPECT_EQ(test, frame.squares, 1);
}

static struct kunit_case state_cases[] = {
	KUNIT_CASE(state_tells_changes),
	KUNIT_CASE(state_tells_faults_once),
	KUNIT_CASE(state_may_begin_with_a_fault),
	KUNIT_CASE(state_time_does_not_run_back),
	{}
};

static struct kunit_suite state_suite = {
	.name = "reedboard-state",
	.test_cases = state_cases,
};

/* How frames are dated. */

/* A scan from @begin to @end that finds @squares, told of by kicks from @first to @last, if any. */
static bool scan_of(struct reedboard_state *state, bool told, ktime_t begin, ktime_t end,
		    u64 squares, ktime_t first, ktime_t last)
{
	struct reedboard_sample sample = { .squares = squares };
	struct reedboard_scan scan = { .begin = begin, .end = end, .told = told };

	if (first) {
		reedboard_kicks_add(&scan.kicks, last, REEDBOARD_ALL_CONTACTS);
		reedboard_kicks_add(&scan.kicks, first, REEDBOARD_ALL_CONTACTS);
	}
	return reedboard_state_scan(state, &scan, &sample);
}

static void expect_stamp(struct kunit *test, const struct reedboard_state *state, u64 when,
			 u32 uncertainty_ns)
{
	struct reedboard_frame frame;

	reedboard_state_frame(state, &frame);
	KUNIT_EXPECT_EQ(test, frame.timestamp_ns, when);
	KUNIT_EXPECT_EQ(test, frame.uncertainty_ns, uncertainty_ns);
}

#define SAMPLED false
#define TOLD	true

static void stamps_of_samples(struct kunit *test)
{
	struct reedboard_state state = {};

	reedboard_state_begin(&state);
	KUNIT_EXPECT_TRUE(test, scan_of(&state, SAMPLED, 100, 110, 1, 0, 0));
	expect_stamp(test, &state, 110, 0);
	KUNIT_EXPECT_TRUE(test, scan_of(&state, SAMPLED, 200, 210, 2, 0, 0));
	expect_stamp(test, &state, 210, 110);
	KUNIT_EXPECT_FALSE(test, scan_of(&state, SAMPLED, 300, 310, 2, 0, 0));
	KUNIT_EXPECT_TRUE(test, scan_of(&state, SAMPLED, 400, 410, 3, 0, 0));
	expect_stamp(test, &state, 410, 110);
	/* The kick of a driver that does not tell of every change stamps nothing. */
	KUNIT_EXPECT_TRUE(test, scan_of(&state, SAMPLED, 500, 510, 4, 450, 450));
	expect_stamp(test, &state, 510, 110);
}

static void stamps_of_kicks(struct kunit *test)
{
	struct reedboard_state state = {};

	reedboard_state_begin(&state);
	KUNIT_EXPECT_TRUE(test, scan_of(&state, TOLD, 100, 110, 1, 50, 50));
	expect_stamp(test, &state, 50, 0);
	KUNIT_EXPECT_TRUE(test, scan_of(&state, TOLD, 200, 210, 2, 190, 190));
	expect_stamp(test, &state, 190, 0);
	KUNIT_EXPECT_TRUE(test, scan_of(&state, TOLD, 300, 310, 3, 290, 305));
	expect_stamp(test, &state, 305, 15);
	/* The kick of 305 is answered by this one: what it finds came then or later. */
	KUNIT_EXPECT_TRUE(test, scan_of(&state, TOLD, 320, 390, 4, 305, 380));
	expect_stamp(test, &state, 380, 75);
	/* A kick that comes after the sample has ended. */
	KUNIT_EXPECT_TRUE(test, scan_of(&state, TOLD, 400, 410, 5, 399, 415));
	expect_stamp(test, &state, 410, 11);
	/* One from before the last sample has been answered by that. */
	KUNIT_EXPECT_TRUE(test, scan_of(&state, TOLD, 500, 510, 6, 399, 399));
	expect_stamp(test, &state, 510, 110);
	KUNIT_EXPECT_TRUE(test, scan_of(&state, TOLD, 600, 610, 7, 499, 590));
	expect_stamp(test, &state, 590, 90);
	/* No kick at all. */
	KUNIT_EXPECT_TRUE(test, scan_of(&state, TOLD, 700, 710, 8, 0, 0));
	expect_stamp(test, &state, 710, 110);
}

/* Fewer contacts were told of than a sample finds changed: an interrupt is still on its way. */
static void stamps_of_late_kicks(struct kunit *test)
{
	struct reedboard_state state = {};
	struct reedboard_scan scan = { .begin = 200, .end = 210, .told = true };
	struct reedboard_sample sample = { .squares = 3, .inputs = 1 };

	reedboard_state_begin(&state);
	scan_of(&state, TOLD, 100, 110, 0, 0, 0);
	reedboard_kicks_add(&scan.kicks, 150, 1);
	reedboard_kicks_add(&scan.kicks, 160, 1);
	KUNIT_EXPECT_FALSE(test, reedboard_state_is_untold(&state, &scan));
	KUNIT_EXPECT_TRUE(test, reedboard_state_scan(&state, &scan, &sample));
	expect_stamp(test, &state, 210, 60);

	/* With the third it is as exact as ever. */
	reedboard_state_begin(&state);
	scan_of(&state, TOLD, 310, 320, 0, 0, 0);
	scan = (struct reedboard_scan){ .begin = 400, .end = 410, .told = true };
	reedboard_kicks_add(&scan.kicks, 350, 1);
	reedboard_kicks_add(&scan.kicks, 360, 1);
	reedboard_kicks_add(&scan.kicks, 370, 1);
	KUNIT_EXPECT_TRUE(test, reedboard_state_scan(&state, &scan, &sample));
	expect_stamp(test, &state, 370, 20);

	/* What came while nobody looked was before the kicks. */
	reedboard_state_rest(&state, 500);
	sample.squares = 0;
	scan = (struct reedboard_scan){ .begin = 600, .end = 610, .told = true };
	reedboard_kicks_add(&scan.kicks, 590, 1);
	KUNIT_EXPECT_TRUE(test, reedboard_state_scan(&state, &scan, &sample));
	expect_stamp(test, &state, 590, 190);
}

static void stamps_after_faults(struct kunit *test)
{
	struct reedboard_state state = {};

	reedboard_state_begin(&state);
	scan_of(&state, TOLD, 100, 110, 1, 0, 0);
	KUNIT_EXPECT_TRUE(test, reedboard_state_fault(&state, 210));
	expect_stamp(test, &state, 210, 110);
	KUNIT_EXPECT_FALSE(test, reedboard_state_fault(&state, 310));
	/* The recovery bears the end of its own sample, whatever interrupts came. */
	KUNIT_EXPECT_TRUE(test, scan_of(&state, TOLD, 400, 410, 2, 150, 405));
	expect_stamp(test, &state, 410, 310);
	KUNIT_EXPECT_TRUE(test, scan_of(&state, TOLD, 500, 510, 3, 405, 405));
	expect_stamp(test, &state, 410, 5);
	KUNIT_EXPECT_TRUE(test, scan_of(&state, TOLD, 600, 610, 4, 595, 595));
	expect_stamp(test, &state, 595, 0);

	reedboard_state_rest(&state, 700);
	KUNIT_EXPECT_TRUE(test, scan_of(&state, TOLD, 800, 810, 5, 790, 790));
	expect_stamp(test, &state, 790, 190);
}

static void stamps_of_reports(struct kunit *test)
{
	struct reedboard_sample sample = { .squares = 1 };
	struct reedboard_state state = {};

	reedboard_state_begin(&state);
	KUNIT_EXPECT_TRUE(test, reedboard_state_sample(&state, 100, &sample));
	expect_stamp(test, &state, 100, 0);
	sample.squares = 2;
	KUNIT_EXPECT_TRUE(test, reedboard_state_sample(&state, 200, &sample));
	expect_stamp(test, &state, 200, 0);
	sample.squares = 3;
	KUNIT_EXPECT_TRUE(test, reedboard_state_report(&state, 270, 300, &sample));
	expect_stamp(test, &state, 300, 30);
	KUNIT_EXPECT_TRUE(test, reedboard_state_fault(&state, 400));
	expect_stamp(test, &state, 400, 0);
	sample.squares = 4;
	KUNIT_EXPECT_TRUE(test, reedboard_state_sample(&state, 500, &sample));
	expect_stamp(test, &state, 500, 100);
	reedboard_state_rest(&state, 600);
	sample.squares = 5;
	KUNIT_EXPECT_TRUE(test, reedboard_state_sample(&state, 900, &sample));
	expect_stamp(test, &state, 900, 300);
}

static void stamps_saturate(struct kunit *test)
{
	struct reedboard_state state = {};
	struct reedboard_frame frame;

	KUNIT_EXPECT_EQ(test, reedboard_uncertainty(5, 5), 0);
	KUNIT_EXPECT_EQ(test, reedboard_uncertainty(6, 5), 0);
	KUNIT_EXPECT_EQ(test, reedboard_uncertainty(5, 4 + (ktime_t)U32_MAX), U32_MAX - 1);
	KUNIT_EXPECT_EQ(test, reedboard_uncertainty(5, 5 + (ktime_t)U32_MAX), U32_MAX);
	KUNIT_EXPECT_EQ(test, reedboard_uncertainty(5, 6 + (ktime_t)U32_MAX), U32_MAX);

	reedboard_state_begin(&state);
	scan_of(&state, SAMPLED, 100, 110, 1, 0, 0);
	scan_of(&state, SAMPLED, 100 + 2 * (ktime_t)U32_MAX, 110 + 2 * (ktime_t)U32_MAX, 2, 0, 0);
	expect_stamp(test, &state, 110 + 2 * (u64)U32_MAX, U32_MAX);
	/* Whoever has had no frame is told of no change; his times do not run back either. */
	reedboard_state_first_frame(&state, &frame);
	KUNIT_EXPECT_EQ(test, frame.uncertainty_ns, 0);
	scan_of(&state, TOLD, 300 + 2 * (ktime_t)U32_MAX, 310 + 2 * (ktime_t)U32_MAX, 3, 0, 0);
	reedboard_state_begin(&state);
	scan_of(&state, SAMPLED, 100, 110, 1, 0, 0);
	expect_stamp(test, &state, 310 + 2 * (u64)U32_MAX, 0);
}

static struct kunit_case stamp_cases[] = {
	KUNIT_CASE(stamps_of_samples),
	KUNIT_CASE(stamps_of_kicks),
	KUNIT_CASE(stamps_of_late_kicks),
	KUNIT_CASE(stamps_after_faults),
	KUNIT_CASE(stamps_of_reports),
	KUNIT_CASE(stamps_saturate),
	{}
};

static struct kunit_suite stamp_suite = {
	.name = "reedboard-stamps",
	.test_cases = stamp_cases,
};

/* When a sample is due. */

#define MS(n) ((ktime_t)(n) * NSEC_PER_MSEC)

static const struct reedboard_pace pace_1khz = {
	.period_ns = MS(1),
	.idle_interval_ns = MS(10),
	.idle_delay_ns = MS(5000),
};

static void schedule_keeps_the_period(struct kunit *test)
{
	struct reedboard_schedule schedule;

	reedboard_schedule_start(&schedule, MS(100));
	KUNIT_EXPECT_EQ(test, schedule.due, MS(100));
	KUNIT_EXPECT_EQ(test, reedboard_schedule_next(&schedule, &pace_1khz, MS(100) + 50,
						      MS(100) + 900, true),
			0);
	KUNIT_EXPECT_EQ(test, schedule.due, MS(101));
	/* A sample that somebody asked for moves nothing. */
	KUNIT_EXPECT_EQ(test, reedboard_schedule_next(&schedule, &pace_1khz, MS(100) + 1000,
						      MS(100) + 1100, true),
			0);
	KUNIT_EXPECT_EQ(test, schedule.due, MS(101));
	/* One that ends at the next one's time leaves that out. */
	KUNIT_EXPECT_EQ(test, reedboard_schedule_next(&schedule, &pace_1khz, MS(101), MS(102),
						      false),
			1);
	KUNIT_EXPECT_EQ(test, schedule.due, MS(103));
	KUNIT_EXPECT_EQ(test, schedule.rest, MS(102));
}

static void schedule_rests_after_long_samples(struct kunit *test)
{
	struct reedboard_schedule schedule;

	reedboard_schedule_start(&schedule, 0);
	KUNIT_EXPECT_EQ(test, reedboard_schedule_next(&schedule, &pace_1khz, 0, MS(20), false), 24);
	KUNIT_EXPECT_EQ(test, schedule.rest, MS(25));
	KUNIT_EXPECT_EQ(test, schedule.due, MS(25));
	KUNIT_EXPECT_EQ(test, reedboard_schedule_next(&schedule, &pace_1khz, MS(25), MS(26) + 1,
						      false),
			1);
	KUNIT_EXPECT_EQ(test, schedule.due, MS(27));
}

static void schedule_idles(struct kunit *test)
{
	struct reedboard_pace pace = pace_1khz;
	struct reedboard_schedule schedule;

	reedboard_schedule_start(&schedule, 0);
	reedboard_schedule_next(&schedule, &pace, MS(4999), MS(4999) + 1, false);
	KUNIT_EXPECT_FALSE(test, schedule.idle);
	KUNIT_EXPECT_EQ(test, schedule.due, MS(5000));
	KUNIT_EXPECT_EQ(test, reedboard_schedule_next(&schedule, &pace, MS(5000), MS(5000) + 7,
						      false),
			0);
	KUNIT_EXPECT_TRUE(test, schedule.idle);
	KUNIT_EXPECT_EQ(test, schedule.due, MS(5010) + 7);
	/* Awake with the first change. */
	KUNIT_EXPECT_EQ(test, reedboard_schedule_next(&schedule, &pace, MS(5010), MS(5010) + 9,
						      true),
			0);
	KUNIT_EXPECT_FALSE(test, schedule.idle);
	KUNIT_EXPECT_EQ(test, schedule.due, MS(5011) + 9);
	reedboard_schedule_next(&schedule, &pace, MS(10010), MS(10010) + 8, false);
	KUNIT_EXPECT_FALSE(test, schedule.idle);
	reedboard_schedule_next(&schedule, &pace, MS(10011), MS(10011), false);
	KUNIT_EXPECT_TRUE(test, schedule.idle);

	/* A slow board is sampled no more often because it is idle, nor is one that may not be. */
	pace.idle_interval_ns = pace.period_ns;
	reedboard_schedule_next(&schedule, &pace, MS(20000), MS(20000), false);
	KUNIT_EXPECT_FALSE(test, schedule.idle);
	pace.idle_interval_ns = 0;
	reedboard_schedule_next(&schedule, &pace, MS(30000), MS(30000), false);
	KUNIT_EXPECT_FALSE(test, schedule.idle);
}

static void schedule_looks_beside_interrupts(struct kunit *test)
{
	struct reedboard_pace pace = { .idle_interval_ns = MS(10) };
	struct reedboard_schedule schedule;

	reedboard_schedule_start(&schedule, 0);
	KUNIT_EXPECT_EQ(test, reedboard_schedule_next(&schedule, &pace, 0, 10, true), 0);
	KUNIT_EXPECT_EQ(test, schedule.due, KTIME_MAX);
	pace.check_ns = REEDBOARD_CHECK_NS;
	reedboard_schedule_next(&schedule, &pace, 0, 10, true);
	KUNIT_EXPECT_EQ(test, schedule.due, 10 + REEDBOARD_CHECK_NS);
	KUNIT_EXPECT_EQ(test, schedule.rest, 10);
	reedboard_schedule_retry(&schedule, 500);
	KUNIT_EXPECT_EQ(test, schedule.due, 500 + REEDBOARD_RETRY_NS);
	KUNIT_EXPECT_EQ(test, schedule.rest, schedule.due);
}

static struct kunit_case schedule_cases[] = {
	KUNIT_CASE(schedule_keeps_the_period),
	KUNIT_CASE(schedule_rests_after_long_samples),
	KUNIT_CASE(schedule_idles),
	KUNIT_CASE(schedule_looks_beside_interrupts),
	{}
};

static struct kunit_suite schedule_suite = {
	.name = "reedboard-schedule",
	.test_cases = schedule_cases,
};

/* Scripts. */

#define STEPS_MAX 8

static void script_reads_traces(struct kunit *test)
{
	static const char text[] = "reedtrace 1\n"
				   "# comment\n"
				   "set Edition=2023\n"
				   "\n"
				   "0 ffff00000000ffff 0\n"
				   "  7\tFFFF00000000efff a ±4000000000 lost fault kinds=x\r\n"
				   "8 ! press\n"
				   "7 0000000000000000 f";
	struct reedboard_step steps[STEPS_MAX];
	struct reedboard_script_error error;

	KUNIT_ASSERT_EQ(test, reedboard_script_lines(text, strlen(text)), 8);
	KUNIT_ASSERT_EQ(test, reedboard_script_parse(text, strlen(text), steps, &error), 3);
	KUNIT_EXPECT_EQ(test, steps[0].at_us, 0);
	KUNIT_EXPECT_EQ(test, steps[0].squares, 0xffff00000000ffffULL);
	KUNIT_EXPECT_FALSE(test, steps[0].lost);
	KUNIT_EXPECT_EQ(test, steps[1].at_us, 7);
	KUNIT_EXPECT_EQ(test, steps[1].squares, 0xffff00000000efffULL);
	KUNIT_EXPECT_EQ(test, steps[1].inputs, 10);
	KUNIT_EXPECT_EQ(test, steps[1].uncertainty_us, 4000000000U);
	KUNIT_EXPECT_EQ(test, steps[2].uncertainty_us, 0);
	KUNIT_EXPECT_TRUE(test, steps[1].lost);
	KUNIT_EXPECT_TRUE(test, steps[1].fault);
	KUNIT_EXPECT_EQ(test, steps[2].squares, 0);
	KUNIT_EXPECT_EQ(test, steps[2].inputs, 15);
}

static void script_names_the_line(struct kunit *test)
{
	static const struct {
		const char *text;
		unsigned int line;
	} bad[] = {
		{ "x", 1 },
		{ "\n\n+1 0000000000000000 0", 3 },
		{ "1", 1 },
		{ "1 ", 1 },
		{ "1 000000000000000 0", 1 },
		{ "1 00000000000000000 0", 1 },
		{ "1 0x00000000000000 0", 1 },
		{ "1 0000000000000000", 1 },
		{ "1 0000000000000000 00", 1 },
		{ "1 0000000000000000 0 fault gone", 1 },
		{ "1 0000000000000000 0 ±", 1 },
		{ "1 0000000000000000 0 ±-1", 1 },
		{ "1 0000000000000000 0 ±4294967296", 1 },
		{ "18446744073709551616 0000000000000000 0", 1 },
		{ "2 0000000000000000 0\n1 0000000000000000 0", 2 },
	};
	struct reedboard_step steps[STEPS_MAX];
	struct reedboard_script_error error;
	unsigned int n;

	for (n = 0; n < ARRAY_SIZE(bad); n++) {
		KUNIT_EXPECT_EQ_MSG(test, reedboard_script_parse(bad[n].text, strlen(bad[n].text),
								 steps, &error),
				    -EINVAL, "%s", bad[n].text);
		KUNIT_EXPECT_EQ_MSG(test, error.line, bad[n].line, "%s", bad[n].text);
		KUNIT_EXPECT_NOT_NULL(test, error.what);
	}
}

/* A script that is cut off anywhere is a script or an error, and is not read beyond its end. */
static void script_may_end_anywhere(struct kunit *test)
{
	static const char text[] = "set A=B\n"
				   "0 0000000000000001 1 ±17 lost\n"
				   "9 ! x\n"
				   "10 00000000000000ff 2\n";
	struct reedboard_step *steps;
	struct reedboard_script_error error;
	size_t size, lines;
	ssize_t count;
	char *copy;

	for (size = 0; size < sizeof(text); size++) {
		copy = kunit_kmalloc(test, size + 1, GFP_KERNEL);
		KUNIT_ASSERT_NOT_NULL(test, copy);
		memcpy(copy, text, size);
		copy[size] = '7';
		lines = reedboard_script_lines(copy, size);
		steps = kunit_kmalloc_array(test, lines + 1, sizeof(*steps), GFP_KERNEL);
		KUNIT_ASSERT_NOT_NULL(test, steps);
		count = reedboard_script_parse(copy, size, steps, &error);
		KUNIT_EXPECT_TRUE(test, count == -EINVAL || (count >= 0 && count <= lines));
	}
}

static struct kunit_case script_cases[] = {
	KUNIT_CASE(script_reads_traces),
	KUNIT_CASE(script_names_the_line),
	KUNIT_CASE(script_may_end_anywhere),
	{}
};

static struct kunit_suite script_suite = {
	.name = "reedboard-sim-script",
	.test_cases = script_cases,
};

kunit_test_suites(&fifo_suite, &state_suite, &stamp_suite, &schedule_suite,
		  &script_suite);

MODULE_DESCRIPTION("KUnit tests of reedboard");
MODULE_LICENSE("GPL");
