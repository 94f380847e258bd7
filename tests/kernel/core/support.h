/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * What the tests of the driver's core share: virtual boards made through configfs, frames read
 * from their device files, and lines in the Test Anything Protocol. Each test program includes
 * this once. It runs as root in a guest that has both modules loaded and configfs, debugfs and
 * devtmpfs mounted.
 */
#ifndef REEDBOARD_TEST_SUPPORT_H
#define REEDBOARD_TEST_SUPPORT_H

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "reedboard.h"

#define START UINT64_C(0xffff00000000ffff)
#define E2    (UINT64_C(1) << 12)
#define E4    (UINT64_C(1) << 28)

/* The queue of an open file, REEDBOARD_FIFO_FRAMES in the driver. */
#define QUEUE 1024

/* Notes a failure of the test that runs, and goes on. Returns whether it was as expected. */
#define expect(condition)  expect_at(!!(condition), #condition, __FILE_NAME__, __LINE__)
#define expect_equal(a, b) expect_equal_at((a), (b), #a " == " #b, __FILE_NAME__, __LINE__)

struct test {
	const char *name;
	void (*run)(void);
};

struct board {
	char directory[64];
	char device[32]; /* "reedboard0", once it lives */
};

#define CONFIGFS "/sys/kernel/config/reedboard-sim"

/* A test that hangs is killed, and with it the program: its plan then stays unfulfilled. */
#define TEST_SECONDS 240

static int failures; /* of the test that runs */

static inline bool expect_at(bool condition, const char *text, const char *file, int line)
{
	if (!condition) {
		printf("# %s:%d: expected %s (errno %s)\n", file, line, text, strerror(errno));
		failures++;
	}
	return condition;
}

static inline bool expect_equal_at(int64_t a, int64_t b, const char *text, const char *file,
				   int line)
{
	if (a != b) {
		printf("# %s:%d: expected %s, but %lld (%#llx) is not %lld (%#llx)\n", file, line,
		       text, (long long)a, (long long)a, (long long)b, (long long)b);
		failures++;
	}
	return a == b;
}

/* Runs @tests, which end with an entry without a name, a line for each. Returns main's status. */
static inline int run_tests(const struct test *tests)
{
	int number = 0, failed = 0;

	while (tests[number].name)
		number++;
	printf("1..%d\n", number);
	for (number = 0; tests->name; tests++) {
		failures = 0;
		alarm(TEST_SECONDS);
		tests->run();
		alarm(0);
		printf("%s %d - %s\n", failures ? "not ok" : "ok", ++number, tests->name);
		fflush(stdout);
		failed += failures > 0;
	}
	return failed ? 1 : 0;
}

static inline int write_file(const char *path, const char *text, size_t size)
{
	int fd = open(path, O_WRONLY | O_TRUNC);
	int error = 0;
	ssize_t n;

	if (fd < 0)
		return -errno;
	while (size && !error) {
		n = write(fd, text, size);
		if (n < 0) {
			error = -errno;
		} else {
			text += n;
			size -= n;
		}
	}
	close(fd);
	return error;
}

static inline const char *read_file(const char *path)
{
	static char text[4096];
	int fd = open(path, O_RDONLY);
	ssize_t n = -1;

	if (fd >= 0) {
		n = read(fd, text, sizeof(text) - 1);
		close(fd);
	}
	text[n < 0 ? 0 : n] = 0;
	text[strcspn(text, "\n")] = 0;
	return text;
}

/* Writes an attribute. Returns 0 or a negative errno. */
static inline int board_try(const struct board *board, const char *attribute, const char *text)
{
	char path[128];

	snprintf(path, sizeof(path), "%s/%s", board->directory, attribute);
	return write_file(path, text, strlen(text));
}

/* As board_try(), but what goes wrong fails the test. */
static inline void board_set(const struct board *board, const char *attribute, const char *format,
			     ...)
{
	char *text = NULL;
	va_list list;
	int error;

	va_start(list, format);
	if (vasprintf(&text, format, list) < 0)
		abort();
	va_end(list);
	error = board_try(board, attribute, text);
	if (error)
		printf("# %s/%s does not take %.40s: %s\n", board->directory, attribute, text,
		       strerror(-error));
	expect(!error);
	free(text);
}

static inline void board_put(const struct board *board, uint64_t squares)
{
	board_set(board, "squares", "%016llx", (unsigned long long)squares);
}

/* What an attribute says, without its line end; until the next call. */
static inline const char *board_get(const struct board *board, const char *attribute)
{
	char path[128];

	snprintf(path, sizeof(path), "%s/%s", board->directory, attribute);
	return read_file(path);
}

static inline const char *board_sysfs(const struct board *board, const char *attribute)
{
	char path[128];

	snprintf(path, sizeof(path), "/sys/class/reedboard/%s/%s", board->device, attribute);
	return read_file(path);
}

static inline uint64_t board_counter(const struct board *board, const char *counter)
{
	char path[128];

	snprintf(path, sizeof(path), "/sys/kernel/debug/reedboard/%s/%s", board->device, counter);
	return strtoull(read_file(path), NULL, 10);
}

/* A directory in configfs. */
static inline void board_make(struct board *board)
{
	static int number;

	snprintf(board->directory, sizeof(board->directory), CONFIGFS "/test-%d", ++number);
	board->device[0] = 0;
	if (mkdir(board->directory, 0755)) {
		printf("Bail out! no virtual board can be made in " CONFIGFS ": %s\n",
		       strerror(errno));
		exit(1);
	}
}

static inline void board_live(struct board *board)
{
	board_set(board, "live", "1");
	snprintf(board->device, sizeof(board->device), "%.31s", board_get(board, "device"));
}

static inline void board_remove(struct board *board)
{
	expect(!rmdir(board->directory));
}

/* The descriptor, or a negative errno. */
static inline int board_open(const struct board *board, int flags)
{
	char path[64];
	int fd;

	snprintf(path, sizeof(path), "/dev/%s", board->device);
	fd = open(path, O_RDONLY | O_CLOEXEC | flags);
	return fd < 0 ? -errno : fd;
}

/* Made, alive, with the pieces of a game's start, opened without O_NONBLOCK. */
static inline int board_begin(struct board *board)
{
	int fd;

	board_make(board);
	board_put(board, START);
	board_live(board);
	fd = board_open(board, 0);
	expect(fd >= 0);
	return fd;
}

/* What poll() says within @ms, of what it can say about reading. */
static inline int poll_for(int fd, int ms)
{
	struct pollfd poller = {.fd = fd, .events = POLLIN};

	return poll(&poller, 1, ms) > 0 ? poller.revents : 0;
}

/* The next frame, in good time even where two processors emulate eight. */
static inline bool frame_arrives(int fd, struct reedboard_frame *frame)
{
	memset(frame, 0xff, sizeof(*frame));
	if (!(poll_for(fd, 20000) & POLLIN))
		return false;
	return read(fd, frame, sizeof(*frame)) == sizeof(*frame);
}

/* No frame comes for @ms. */
static inline bool nothing_arrives(int fd, int ms)
{
	return poll_for(fd, ms) == 0;
}

static inline uint64_t now_ns(void)
{
	struct timespec now;

	clock_gettime(CLOCK_MONOTONIC, &now);
	return (uint64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

static inline void sleep_ms(int ms)
{
	usleep(ms * 1000);
}

#endif
