/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Boards that the core samples: by period, after interrupts, when the hardware is slow, does
 * not answer, or sleeps.
 */

#include "support.h"

/* A board of one of the three manners, opened, its first frame read. */
static int begin(struct board *board, const char *period_us, const char *interrupts)
{
	struct reedboard_frame frame;
	int fd;

	board_make(board);
	board_set(board, "period_us", "%s", period_us);
	board_set(board, "interrupts", "%s", interrupts);
	board_put(board, START);
	board_live(board);
	fd = board_open(board, 0);
	expect(fd >= 0);
	expect(frame_arrives(fd, &frame));
	expect_equal(frame.squares, START);
	expect_equal(frame.seqno, 1);
	return fd;
}

static void periodic(void)
{
	struct reedboard_frame frame;
	struct board board;
	uint64_t before, scans;
	int fd = begin(&board, "1000", "0");

	for (int n = 0; n < 20; n++) {
		before = now_ns();
		board_put(&board, n);
		expect(frame_arrives(fd, &frame));
		expect_equal(frame.squares, n);
		expect(frame.timestamp_ns >= before && frame.timestamp_ns <= now_ns());
	}
	expect(nothing_arrives(fd, 50));
	scans = board_counter(&board, "scans");
	sleep_ms(500);
	/* An emulated machine may lose many, but never gains any. */
	scans = board_counter(&board, "scans") - scans;
	expect(scans > 5);
	close(fd);

	scans = board_counter(&board, "scans");
	sleep_ms(100);
	expect_equal(board_counter(&board, "scans"), scans);
	expect_equal(board_counter(&board, "readers"), 0);
	board_remove(&board);
}

static void rate(void)
{
	struct board board;
	uint64_t before, after, scans, most;
	int fd = begin(&board, "10000", "0");

	scans = board_counter(&board, "scans");
	before = now_ns();
	sleep_ms(1000);
	after = now_ns();
	scans = board_counter(&board, "scans") - scans;
	most = (after - before) / 10000000 + 2;
	expect(scans > 2);
	expect(scans <= most);
	close(fd);
	board_remove(&board);
}

static void overruns(void)
{
	struct reedboard_frame frame;
	struct board board;
	uint64_t scans, before, took;
	int fd = begin(&board, "1000", "0");

	board_set(&board, "scan_us", "5000");
	before = now_ns();
	scans = board_counter(&board, "scans");
	sleep_ms(500);
	/* Reading the counter takes time as well, in which scans go on. */
	scans = board_counter(&board, "scans") - scans;
	took = now_ns() - before;
	expect(board_counter(&board, "overruns") > 2);
	expect(board_counter(&board, "skipped") >= 4 * 2);
	expect(board_counter(&board, "longest_scan_ns") >= 5000000);
	expect(board_counter(&board, "last_scan_ns") >= 5000000);
	expect(board_counter(&board, "total_scan_ns") >= 2 * 5000000);
	expect(scans <= took / 5000000 + 2); /* never piled up */

	board_set(&board, "scan_us", "0");
	sleep_ms(50);
	before = now_ns();
	scans = board_counter(&board, "scans");
	sleep_ms(100);
	scans = board_counter(&board, "scans") - scans;
	took = now_ns() - before;
	/* What was missed is not made up for. */
	expect(scans <= took / 1000000 + 2);
	board_put(&board, E4);
	expect(frame_arrives(fd, &frame));
	close(fd);
	board_remove(&board);
}

static void interrupts(void)
{
	struct reedboard_frame frame;
	struct board board;
	uint64_t before, after, scans;
	int fd = begin(&board, "0", "1");

	for (int n = 0; n < 100; n++) {
		before = now_ns();
		board_put(&board, n);
		after = now_ns();
		expect(frame_arrives(fd, &frame));
		expect_equal(frame.squares, n);
		/* Stamped by the interrupt, not by the sample that came later. */
		expect(frame.timestamp_ns >= before && frame.timestamp_ns <= after);
	}
	expect_equal(board_counter(&board, "kicks"), 100);
	scans = board_counter(&board, "scans");
	sleep_ms(100);
	expect_equal(board_counter(&board, "scans"), scans);
	close(fd);
	board_remove(&board);
}

/* Interrupts that come while a sample is taken must not be forgotten. */
static void interrupts_while_sampling(void)
{
	struct reedboard_frame frame;
	struct board board;
	int fd = begin(&board, "0", "1");

	board_set(&board, "scan_us", "3000");
	for (int n = 1; n <= 200; n++)
		board_put(&board, n);
	do
		expect(frame_arrives(fd, &frame));
	while (frame.squares != 200 && frame.squares <= 200);
	expect_equal(frame.squares, 200);
	expect(nothing_arrives(fd, 50));
	close(fd);
	board_remove(&board);
}

static void fault_of(const char *period_us, const char *interrupts)
{
	struct reedboard_frame frame;
	struct board board;
	uint64_t scans, before, took;
	int fd = begin(&board, period_us, interrupts);

	board_set(&board, "fault", "1");
	expect(frame_arrives(fd, &frame));
	expect_equal(frame.flags, REEDBOARD_FRAME_FAULT);
	expect_equal(frame.squares, START);
	scans = board_counter(&board, "scans");
	before = now_ns();
	for (int n = 0; n < 50; n++) {
		board_put(&board, n);
		sleep_ms(10);
	}
	/* Asked again every 100 ms, however many interrupts come. */
	scans = board_counter(&board, "scans") - scans;
	took = now_ns() - before;
	expect(scans >= 1 && scans <= took / 100000000 + 2);
	expect(nothing_arrives(fd, 0));

	board_put(&board, E4);
	board_set(&board, "fault", "0");
	expect(frame_arrives(fd, &frame));
	expect_equal(frame.flags, 0);
	expect_equal(frame.squares, E4);
	expect(nothing_arrives(fd, 50));
	board_put(&board, E2);
	expect(frame_arrives(fd, &frame));
	expect_equal(frame.squares, E2);

	/* The fault's end makes a frame although nothing has changed meanwhile. */
	board_set(&board, "fault", "1");
	expect(frame_arrives(fd, &frame));
	expect_equal(frame.flags, REEDBOARD_FRAME_FAULT);
	board_set(&board, "fault", "0");
	expect(frame_arrives(fd, &frame));
	expect_equal(frame.flags, 0);
	expect_equal(frame.squares, E2);
	expect_equal(board_counter(&board, "faults"), 2);
	close(fd);
	board_remove(&board);
}

static void fault_while_sampled(void)
{
	fault_of("1000", "0");
}

static void fault_after_interrupts(void)
{
	fault_of("0", "1");
}

/* A board that is dead when it is opened is at fault, and shows its state once it wakes. */
static void fault_from_the_start(void)
{
	struct reedboard_frame frame;
	struct board board;
	int fd;

	board_make(&board);
	board_set(&board, "period_us", "1000");
	board_set(&board, "fault", "1");
	board_put(&board, START);
	board_live(&board);
	fd = board_open(&board, 0);
	expect(frame_arrives(fd, &frame));
	expect_equal(frame.flags, REEDBOARD_FRAME_FAULT);
	expect_equal(frame.squares, 0);
	expect_equal(frame.seqno, 1);
	board_set(&board, "fault", "0");
	expect(frame_arrives(fd, &frame));
	expect_equal(frame.flags, 0);
	expect_equal(frame.squares, START);
	expect_equal(frame.seqno, 2);
	close(fd);
	board_remove(&board);
}

static void refused_start(void)
{
	struct reedboard_frame frame;
	struct board board;
	int fd;

	board_make(&board);
	board_put(&board, START);
	board_set(&board, "refuse", "1");
	board_live(&board);
	expect_equal(board_open(&board, 0), -EIO);
	board_set(&board, "refuse", "0");
	fd = board_open(&board, 0);
	expect(frame_arrives(fd, &frame));
	expect_equal(frame.squares, START);
	close(fd);
	board_remove(&board);
}

static void sleep_of(const char *period_us, const char *interrupts)
{
	struct reedboard_frame frame;
	struct board board;
	int fd = begin(&board, period_us, interrupts), second;

	board_set(&board, "asleep", "1");
	board_put(&board, E4);
	expect(nothing_arrives(fd, 100));
	second = board_open(&board, 0);
	expect(frame_arrives(second, &frame));
	expect_equal(frame.squares, START);
	board_set(&board, "asleep", "0");
	expect(frame_arrives(fd, &frame));
	expect_equal(frame.squares, E4);
	expect_equal(frame.flags, 0);
	expect_equal(frame.seqno, 2);
	expect(nothing_arrives(fd, 50));
	close(second);

	/* No change, no frame. */
	board_set(&board, "asleep", "1");
	board_set(&board, "asleep", "0");
	expect(nothing_arrives(fd, 50));

	/* What cannot be woken is a fault, until it can. */
	board_set(&board, "asleep", "1");
	board_set(&board, "refuse", "1");
	board_set(&board, "asleep", "0");
	expect(frame_arrives(fd, &frame));
	expect_equal(frame.flags, REEDBOARD_FRAME_FAULT);
	expect(nothing_arrives(fd, 300));
	board_set(&board, "refuse", "0");
	expect(frame_arrives(fd, &frame));
	expect_equal(frame.flags, 0);
	expect_equal(frame.squares, E4);
	board_put(&board, START);
	expect(frame_arrives(fd, &frame));
	expect_equal(frame.squares, START);

	/* Opened, closed and removed in its sleep. */
	board_set(&board, "asleep", "1");
	close(fd);
	fd = board_open(&board, 0);
	expect(nothing_arrives(fd, 50));
	board_set(&board, "live", "0");
	expect(poll_for(fd, 0) & POLLHUP);
	close(fd);
	board_remove(&board);
}

static void sleep_while_reporting(void)
{
	sleep_of("0", "0");
}

static void sleep_while_sampled(void)
{
	sleep_of("1000", "0");
}

static void sleep_with_interrupts(void)
{
	sleep_of("0", "1");
}

static bool parent_is(const struct board *board, const char *status)
{
	return !strcmp(board_sysfs(board, "device/power/runtime_status"), status);
}

static bool parent_comes_to_rest(const struct board *board)
{
	for (int n = 0; n < 300 && !parent_is(board, "suspended"); n++)
		sleep_ms(10);
	return parent_is(board, "suspended");
}

/* The parent may rest while no file is open, and after a start that failed. */
static void power(void)
{
	struct board board;
	int first, second;

	board_make(&board);
	board_live(&board);
	expect(parent_is(&board, "suspended"));
	first = board_open(&board, 0);
	expect(parent_is(&board, "active"));
	second = board_open(&board, 0);
	close(first);
	sleep_ms(100);
	expect(parent_is(&board, "active"));
	close(second);
	expect(parent_comes_to_rest(&board));

	board_set(&board, "refuse", "1");
	expect_equal(board_open(&board, 0), -EIO);
	expect(parent_comes_to_rest(&board));
	board_remove(&board);
}

static const struct test tests[] = {
	{"a sampled board tells changes, and rests while nobody reads", periodic},
	{"a period is kept to", rate},
	{"samples that take too long are counted and never piled up", overruns},
	{"frames after an interrupt bear its time", interrupts},
	{"interrupts during a sample are not forgotten", interrupts_while_sampling},
	{"a fault of a sampled board", fault_while_sampled},
	{"a fault of a board with interrupts", fault_after_interrupts},
	{"a board that is dead from the start", fault_from_the_start},
	{"hardware that cannot be started fails open()", refused_start},
	{"system sleep of a board that reports", sleep_while_reporting},
	{"system sleep of a sampled board", sleep_while_sampled},
	{"system sleep of a board with interrupts", sleep_with_interrupts},
	{"the parent is kept active while somebody reads, and no longer", power},
	{NULL, NULL},
};

int main(void)
{
	return run_tests(tests);
}
