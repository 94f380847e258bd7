/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * A board that was put to sleep by hand while the system sleeps. Only guest/sleep-init runs this: the
 * other guests' root lies on a device whose driver does not survive a sleep.
 */

#include "support.h"

static bool system_sleeps(void)
{
	/* Where that can be said, it takes a second instead of five. */
	(void)write_file("/sys/module/suspend/parameters/pm_test_delay", "1", 1);
	return !write_file("/sys/power/pm_test", "devices", 7) &&
	       !write_file("/sys/power/state", "freeze", 6) &&
	       !write_file("/sys/power/pm_test", "none", 4);
}

/* A board that was put to sleep by hand sleeps on when the system wakes. */
static void asleep(void)
{
	struct reedboard_frame frame;
	struct board board;
	int fd = board_begin(&board);

	expect(frame_arrives(fd, &frame));
	board_set(&board, "asleep", "1");
	expect(system_sleeps());
	expect(!strcmp(board_get(&board, "asleep"), "1"));
	board_put(&board, E4);
	expect(nothing_arrives(fd, 100));
	board_set(&board, "asleep", "0");
	expect(frame_arrives(fd, &frame));
	expect_equal(frame.squares, E4);

	/* One that was awake is so again. */
	expect(system_sleeps());
	expect(!strcmp(board_get(&board, "asleep"), "0"));
	board_put(&board, E2);
	expect(frame_arrives(fd, &frame));
	expect_equal(frame.squares, E2);
	close(fd);
	board_remove(&board);
}

static const struct test tests[] = {
	{"a board that sleeps sleeps on when the system wakes", asleep},
	{NULL, NULL},
};

int main(void)
{
	return run_tests(tests);
}
