/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Measures from a simulated switch to read() returning the frame that shows it.
 *
 * usage: switch-latency DEVICE SQUARES COUNT
 *
 * SQUARES is the file that takes the set of closed contacts in hex. Contact 0 closes and opens
 * COUNT times, at intervals of 3 to 8 ms, so that no interval is a multiple of the scan's. Prints
 * median, 99th percentile and maximum in µs. Exit: 0, or 1 when a frame did not come.
 */
#include <fcntl.h>
#include <inttypes.h>
#include <poll.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

#include "reedboard.h"

#define FRAME_MS 2000

static uint64_t now(void)
{
	struct timespec time;

	clock_gettime(CLOCK_MONOTONIC, &time);
	return time.tv_sec * 1000000000ull + time.tv_nsec;
}

static void fail(const char *what)
{
	perror(what);
	exit(1);
}

/* Reads until contact 0 is as it should be; returns when that was known. */
static uint64_t await(int board, bool closed)
{
	struct pollfd poll_board = {.fd = board, .events = POLLIN};
	struct reedboard_frame frame;

	do {
		if (poll(&poll_board, 1, FRAME_MS) != 1) {
			fprintf(stderr, "no frame came within %d ms\n", FRAME_MS);
			exit(1);
		}
		if (read(board, &frame, sizeof(frame)) != sizeof(frame))
			fail("read");
	} while ((frame.squares & 1) != closed);
	return now();
}

static uint64_t measure(int board, int squares, bool closed)
{
	uint64_t start = now();

	if (write(squares, closed ? "1" : "0", 1) != 1)
		fail("the simulated switch");
	return await(board, closed) - start;
}

static int compare(const void *a, const void *b)
{
	uint64_t left = *(const uint64_t *)a, right = *(const uint64_t *)b;

	return left < right ? -1 : left > right;
}

int main(int argc, char **argv)
{
	int board, squares, count = argc == 4 ? atoi(argv[3]) : 0;
	uint64_t *times;

	if (count < 1) {
		fprintf(stderr, "usage: switch-latency DEVICE SQUARES COUNT\n");
		return 1;
	}
	times = calloc(count, sizeof(*times));
	board = open(argv[1], O_RDONLY);
	squares = open(argv[2], O_WRONLY);
	if (!times || board < 0 || squares < 0)
		fail("the board");
	if (write(squares, "0", 1) != 1)
		fail("the simulated switch");
	await(board, false);
	for (int i = 0; i < count; i++) {
		usleep(3000 + random() % 5000);
		times[i] = measure(board, squares, i % 2 == 0);
	}
	qsort(times, count, sizeof(*times), compare);
	printf("%" PRIu64 " %" PRIu64 " %" PRIu64 "\n", times[count / 2] / 1000,
	       times[count * 99 / 100] / 1000, times[count - 1] / 1000);
	free(times);
	return 0;
}
