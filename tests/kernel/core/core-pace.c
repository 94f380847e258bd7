/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * How often boards are sampled: less while nothing changes, at once again with the first change;
 * beside interrupts that may not come; with a rest after samples that take long.
 */

#include <sys/stat.h>

#include "support.h"

static int begin(struct board *board, const char *period_us, const char *interrupts)
{
	struct reedboard_frame frame;
	int fd;

	board_make(board);
	board_set(board, "period_us", "%s", period_us);
	board_set(board, "interrupts", "%s", interrupts);
	board_live(board);
	fd = board_open(board, 0);
	expect(fd >= 0);
	expect(frame_arrives(fd, &frame));
	return fd;
}

static int set_sysfs(const struct board *board, const char *attribute, const char *text)
{
	char path[128];

	snprintf(path, sizeof(path), "/sys/class/reedboard/%s/%s", board->device, attribute);
	return write_file(path, text, strlen(text));
}

/* Samples in about @ms, and at most how many there can be at one every @every_us. */
static uint64_t scans_in(const struct board *board, int ms, uint64_t every_us, uint64_t *most)
{
	uint64_t scans = board_counter(board, "scans"), began = now_ns();

	sleep_ms(ms);
	scans = board_counter(board, "scans") - scans;
	*most = (now_ns() - began) / (every_us * 1000) + 2;
	return scans;
}

static bool becomes_idle(const struct board *board)
{
	uint64_t most;

	for (int n = 0; n < 100; n++)
		if (scans_in(board, 500, 100000, &most) <= most)
			return true;
	return false;
}

static void idle(void)
{
	struct reedboard_frame frame;
	uint64_t before, after, most;
	struct board board;
	int fd = begin(&board, "1000", "0");

	expect(!strcmp(board_sysfs(&board, "idle_interval_us"), "10000"));
	expect(!strcmp(board_sysfs(&board, "idle_delay_ms"), "5000"));
	expect(!set_sysfs(&board, "idle_interval_us", "100000"));
	expect(!set_sysfs(&board, "idle_delay_ms", "1500"));
	expect(becomes_idle(&board));
	for (uint64_t n = 1; n < 4; n++) {
		before = now_ns();
		board_put(&board, n);
		after = now_ns();
		expect(frame_arrives(fd, &frame));
		expect_equal(frame.squares, n);
		expect(frame.timestamp_ns >= before);
		expect(frame.timestamp_ns - frame.uncertainty_ns <= after);
		expect(frame.uncertainty_ns >= 100000000);
		/* At the full rate, after the first change: far more than when idle. */
		expect(scans_in(&board, 500, 100000, &most) > 3 * most);
		board_put(&board, 0);
		expect(frame_arrives(fd, &frame));
		expect(becomes_idle(&board));
	}
	/* A board that is never idle. */
	expect(!set_sysfs(&board, "idle_interval_us", "0"));
	sleep_ms(2000);
	expect(scans_in(&board, 500, 100000, &most) > 3 * most);
	close(fd);
	board_remove(&board);
}

static void idle_settings(void)
{
	struct board board;
	int fd = begin(&board, "1000", "0");

	expect_equal(set_sysfs(&board, "idle_interval_us", "1000001"), -ERANGE);
	expect_equal(set_sysfs(&board, "idle_delay_ms", "3600001"), -ERANGE);
	expect_equal(set_sysfs(&board, "idle_interval_us", "-1"), -EINVAL);
	expect_equal(set_sysfs(&board, "idle_interval_us", "x"), -EINVAL);
	expect_equal(set_sysfs(&board, "idle_delay_ms", ""), 0); /* no write at all */
	expect(!set_sysfs(&board, "idle_interval_us", "1000000"));
	expect(!set_sysfs(&board, "idle_delay_ms", "3600000"));
	expect(!strcmp(board_sysfs(&board, "idle_interval_us"), "1000000"));
	expect(!strcmp(board_sysfs(&board, "idle_delay_ms"), "3600000"));
	close(fd);
	board_remove(&board);
}

/* An interrupt that never comes is noticed, counted, and its change dated as what it is. */
static void untold(void)
{
	struct reedboard_frame frame;
	struct board board;
	uint64_t before, after;
	int fd = begin(&board, "0", "1");

	for (int n = 1; n < 20; n++) {
		board_put(&board, n);
		expect(frame_arrives(fd, &frame));
	}
	expect_equal(board_counter(&board, "untold"), 0);
	board_set(&board, "deaf", "1");
	for (int n = 1; n < 4; n++) {
		before = now_ns();
		board_put(&board, n << 8);
		after = now_ns();
		expect(frame_arrives(fd, &frame));
		expect_equal(frame.squares, n << 8);
		expect(frame.timestamp_ns >= before);
		expect(frame.timestamp_ns - frame.uncertainty_ns <= after);
		expect_equal(board_counter(&board, "untold"), n);
	}
	board_set(&board, "deaf", "0");
	board_put(&board, E4);
	expect(frame_arrives(fd, &frame));
	expect_equal(frame.squares, E4);
	expect_equal(frame.uncertainty_ns, 0);
	expect_equal(board_counter(&board, "untold"), 3);
	/* What changes while the board sleeps, no interrupt had to tell of. */
	board_set(&board, "asleep", "1");
	board_put(&board, E2);
	board_set(&board, "asleep", "0");
	expect(frame_arrives(fd, &frame));
	expect_equal(board_counter(&board, "untold"), 3);
	close(fd);
	board_remove(&board);
}

/* A fifth of the time at least belongs to others. */
static void rest_of(const char *period_us, const char *interrupts)
{
	struct board board;
	uint64_t scans, most;
	int fd = begin(&board, period_us, interrupts);

	board_set(&board, "scan_us", "20000");
	sleep_ms(50);
	scans = board_counter(&board, "scans");
	most = now_ns();
	for (int n = 1; n <= 1000; n++) {
		board_put(&board, n);
		usleep(1000);
	}
	scans = board_counter(&board, "scans") - scans;
	most = (now_ns() - most) / 25000000 + 2;
	expect(scans <= most);
	expect(scans > 2);
	close(fd);
	board_remove(&board);
}

static void rest_sampled(void)
{
	rest_of("1000", "0");
}

static void rest_with_interrupts(void)
{
	rest_of("0", "1");
}

static const struct test tests[] = {
	{"a board is idle when nothing changes, and awake with the first change", idle},
	{"what idle may mean is refused beyond its bounds", idle_settings},
	{"changes that no interrupt told of are found and counted", untold},
	{"long samples leave others a rest", rest_sampled},
	{"long samples leave others a rest, whatever interrupts", rest_with_interrupts},
	{NULL, NULL},
};

int main(void)
{
	return run_tests(tests);
}
