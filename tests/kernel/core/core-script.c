/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Virtual boards: scripts that they play, and what they refuse.
 */

#include "support.h"

#define LONG_SCRIPT 50000

static void wait_until_played(const struct board *board)
{
	for (int n = 0; n < 6000 && strcmp(board_get(board, "play"), "0"); n++)
		sleep_ms(10);
	expect(!strcmp(board_get(board, "play"), "0"));
}

static void script(void)
{
	static const uint64_t at_us[] = {0, 1000, 1001, 50000, 50000, 120000};
	static const uint32_t flags[] = {0, 0, 0, REEDBOARD_FRAME_LOST, REEDBOARD_FRAME_FAULT, 0};
	struct reedboard_frame frames[6];
	struct board board;
	uint64_t began;
	int fd = board_begin(&board);

	expect(frame_arrives(fd, frames));
	board_set(&board, "script",
		  "reedtrace 1\n# a comment\nset TimeControl=5400+30\n\n"
		  "0 0000000000000001 0\n"
		  "1000 0000000000000003 0\n"
		  "1001 0000000000000007 1\r\n"
		  "1002 ! offer-draw white\n"
		  "50000 000000000000000F 1 lost kinds=%s\n"
		  "50000 000000000000001f 1 fault\n"
		  "120000 000000000000003f a",
		  "................................................................");
	expect(!strcmp(board_get(&board, "script_status"), "6 steps, 120000 us"));
	expect(!strcmp(board_get(&board, "remaining"), "6"));
	began = now_ns();
	board_set(&board, "play", "1");
	for (int n = 0; n < 6; n++) {
		expect(frame_arrives(fd, &frames[n]));
		expect_equal(frames[n].flags, flags[n]);
		/* To the nanosecond: what is stamped is the script's time. */
		expect_equal(frames[n].timestamp_ns - frames[0].timestamp_ns, at_us[n] * 1000);
	}
	expect(frames[0].timestamp_ns >= began);
	expect_equal(frames[2].inputs, 1);
	expect_equal(frames[3].squares, 0xf);
	expect_equal(frames[3].seqno, frames[2].seqno + 2);
	expect_equal(frames[4].squares, 0xf); /* the last ones known */
	expect_equal(frames[5].squares, 0x3f);
	expect_equal(frames[5].inputs, 0xa);
	wait_until_played(&board);
	expect(!strcmp(board_get(&board, "position"), "6"));
	expect(!strcmp(board_get(&board, "remaining"), "0"));
	close(fd);
	board_remove(&board);
}

/* More than a page, by far: configfs takes it as a binary attribute. */
static void long_script(void)
{
	char *text = malloc(LONG_SCRIPT * 40), *at = text;
	struct reedboard_frame frame;
	struct board board;
	int fd, lost = 0, read = 0;

	for (int n = 1; n <= LONG_SCRIPT; n++)
		at += sprintf(at, "%d %016x %x\n", n * 10, n, n & 3);
	fd = board_begin(&board);
	board_set(&board, "script", "%s", text);
	free(text);
	expect(!strcmp(board_get(&board, "script_status"), "50000 steps, 500000 us"));
	board_set(&board, "play", "1");
	do {
		if (!expect(frame_arrives(fd, &frame)))
			break;
		read++;
		lost += frame.flags & REEDBOARD_FRAME_LOST ? 1 : 0;
	} while (frame.squares != LONG_SCRIPT);
	/* 100,000 changes a second may be too much for the reader, which then knows it. */
	expect_equal(frame.seqno, LONG_SCRIPT + 1);
	expect(read == LONG_SCRIPT + 1 || lost > 0);
	wait_until_played(&board);
	close(fd);
	board_remove(&board);
}

static void stopped_script(void)
{
	struct reedboard_frame frame;
	struct board board;
	int fd = board_begin(&board);

	expect(frame_arrives(fd, &frame));
	board_set(&board, "script", "0 0000000000000001 0\n99000000 0000000000000002 0\n");
	board_set(&board, "play", "1");
	expect(frame_arrives(fd, &frame));
	expect(!strcmp(board_get(&board, "play"), "1"));
	expect(!strcmp(board_get(&board, "position"), "1"));
	board_set(&board, "play", "0");
	expect(!strcmp(board_get(&board, "play"), "0"));
	expect(!strcmp(board_get(&board, "squares"), "0000000000000001"));

	/* Again from the beginning, replaced and removed while it plays. */
	board_set(&board, "play", "1");
	board_set(&board, "script", "0 0000000000000004 0\n99000000 0000000000000002 0\n");
	expect(!strcmp(board_get(&board, "play"), "0"));
	board_set(&board, "play", "1");
	expect(frame_arrives(fd, &frame));
	expect_equal(frame.squares, 4);
	close(fd);
	board_remove(&board);
}

static void bad_scripts(void)
{
	static const struct {
		const char *text;
		const char *status;
	} bad[] = {
		{"hello\n", "line 1: a line begins with a time"},
		{"0 0000000000000001 0\n\nx 0000000000000001 0\n", "line 3: a line begins with a"},
		{"-1 0000000000000001 0\n", "line 1: a line begins with a time"},
		{"99999999999999999999999 0000000000000001 0\n", "line 1: a line begins with a"},
		{"31622400000001 0000000000000001 0\n", "line 1: a line begins with a"},
		{"0\n", "line 1: after the time 16 hexadecimal digits"},
		{"0 1 0\n", "line 1: after the time 16 hexadecimal digits"},
		{"0 00000000000000001 0\n", "line 1: after the time 16 hexadecimal digits"},
		{"0 000000000000000g 0\n", "line 1: after the time 16 hexadecimal digits"},
		{"0 0000000000000001\n", "line 1: after the squares one hexadecimal digit"},
		{"0 0000000000000001 10\n", "line 1: after the squares one hexadecimal digit"},
		{"0 0000000000000001 0 gone\n", "line 1: after the inputs only"},
		{"5 0000000000000001 0\n4 0000000000000001 0", "line 2: times never decrease"},
	};
	struct board board;

	board_make(&board);
	board_live(&board);
	expect_equal(board_try(&board, "play", "1"), -ENODATA);
	for (size_t n = 0; n < sizeof(bad) / sizeof(bad[0]); n++) {
		const char *status;

		board_set(&board, "script", "0 0000000000000001 0\n");
		board_set(&board, "script", "%s", bad[n].text);
		status = board_get(&board, "script_status");
		if (!expect(!strncmp(status, bad[n].status, strlen(bad[n].status))))
			printf("# it says: %s\n", status);
		expect_equal(board_try(&board, "play", "1"), -ENODATA);
	}
	board_set(&board, "script", "# nothing\n");
	expect(!strcmp(board_get(&board, "script_status"), "empty"));
	board_remove(&board);
}

static void refusals(void)
{
	static const struct {
		const char *attribute, *text;
		int error;
	} refused[] = {
		{"rows", "0", -ERANGE},
		{"rows", "9", -ERANGE},
		{"rows", "eight", -EINVAL},
		{"columns", "9", -ERANGE},
		{"topology", "ring", -EINVAL},
		{"topology", "", -EINVAL},
		{"inputs_wired", "10", -ERANGE},
		{"period_us", "999", -ERANGE},
		{"period_us", "50001", -ERANGE},
		{"period_us", "-1", -EINVAL},
		{"interrupts", "2", -EINVAL},
		{"squares", "ffff00000000ffffa", -ERANGE},
		{"squares", "e4", 0},
		{"squares", "e9 ", -EINVAL},
		{"inputs", "10", -ERANGE},
		{"scan_us", "1000001", -ERANGE},
		{"lost", "-1", -EINVAL},
		{"live", "maybe", -EINVAL},
		{"play", "1", -ENODEV},
		{"asleep", "1", -ENODEV},
	};
	static const char *const fixed[][2] = {{"rows", "7"},	      {"columns", "7"},
					       {"topology", "chain"}, {"inputs_wired", "0"},
					       {"period_us", "1000"}, {"interrupts", "1"}};
	struct board board;

	board_make(&board);
	for (size_t n = 0; n < sizeof(refused) / sizeof(refused[0]); n++) {
		int error = board_try(&board, refused[n].attribute, refused[n].text);

		/* An empty write reaches no driver. */
		if (!refused[n].text[0])
			continue;
		if (!expect_equal(error, refused[n].error))
			printf("# %s: %s\n", refused[n].attribute, refused[n].text);
	}
	board_live(&board);
	for (size_t n = 0; n < sizeof(fixed) / sizeof(fixed[0]); n++)
		expect_equal(board_try(&board, fixed[n][0], fixed[n][1]), -EBUSY);
	board_set(&board, "live", "0");
	board_set(&board, "rows", "7");
	board_remove(&board);
}

static const struct test tests[] = {
	{"a script is played, and its times are the frames' times", script},
	{"a script of 50,000 lines", long_script},
	{"a script is stopped, replaced and removed while it plays", stopped_script},
	{"bad scripts are refused, with the line", bad_scripts},
	{"what a virtual board cannot be is refused", refusals},
	{NULL, NULL},
};

int main(void)
{
	return run_tests(tests);
}
