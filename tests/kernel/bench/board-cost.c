/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Measures what it costs that a board is read.
 *
 * usage: board-cost BOARD MILLISECONDS COUNTER...
 *
 * BOARD is a name under /dev, COUNTER a file with a number that the board's scans count up. The
 * board is opened; after a second, in which it comes to rest, its thread is watched for so many
 * milliseconds by the clock. Counters and scans are read before it is opened and after it is closed,
 * since scans go on while they are being read.
 *
 * Prints two lines of numbers: of the time watched the microseconds, scans, nanoseconds spent in
 * scans, wake-ups of the thread, and nanoseconds that it had a processor for; of the whole time the
 * scans and what each COUNTER has grown by.
 * Exit: 0, or 1 with a message when something cannot be read.
 */
#include <ctype.h>
#include <dirent.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#define COUNTERS_MAX 8

/* struct watched - what is read at one moment */
struct watched {
	uint64_t us;
	uint64_t scans;
	uint64_t scan_ns;
	uint64_t wakeups;
	uint64_t thread_ns;
};

/* struct thread - the files of the board's thread, by the names of /proc */
struct thread {
	char status[64];
	char schedstat[64];
};

static void fail(const char *what)
{
	perror(what);
	exit(1);
}

static void read_text(const char *path, char *text, size_t size)
{
	int file = open(path, O_RDONLY);
	ssize_t length = file < 0 ? -1 : read(file, text, size - 1);

	if (length < 0)
		fail(path);
	text[length] = 0;
	close(file);
}

static uint64_t read_number(const char *path)
{
	char text[32];

	read_text(path, text, sizeof(text));
	return strtoull(text, NULL, 0);
}

static uint64_t statistic(const char *board, const char *name)
{
	char path[128];

	snprintf(path, sizeof(path), "/sys/kernel/debug/reedboard/%s/%s", board, name);
	return read_number(path);
}

static uint64_t clock_us(void)
{
	struct timespec time;

	clock_gettime(CLOCK_MONOTONIC, &time);
	return time.tv_sec * 1000000ull + time.tv_nsec / 1000;
}

static void sleep_ms(unsigned int ms)
{
	struct timespec time = { ms / 1000, ms % 1000 * 1000000L };

	nanosleep(&time, NULL);
}

static bool is_called(const char *pid, const char *name)
{
	char path[300], text[32];
	int file;
	ssize_t length;

	snprintf(path, sizeof(path), "/proc/%s/comm", pid);
	file = open(path, O_RDONLY);
	length = file < 0 ? -1 : read(file, text, sizeof(text) - 1);
	if (file >= 0)
		close(file);
	return length > 0 && (size_t)length == strlen(name) + 1 && !strncmp(text, name, length - 1);
}

static struct thread find_thread(const char *board)
{
	struct thread thread = {};
	struct dirent *entry;
	DIR *processes = opendir("/proc");

	if (!processes)
		fail("/proc");
	while (!thread.status[0] && (entry = readdir(processes))) {
		if (!isdigit(entry->d_name[0]) || !is_called(entry->d_name, board))
			continue;
		snprintf(thread.status, sizeof(thread.status), "/proc/%.16s/status", entry->d_name);
		snprintf(thread.schedstat, sizeof(thread.schedstat), "/proc/%.16s/schedstat",
			 entry->d_name);
	}
	closedir(processes);
	if (!thread.status[0]) {
		fprintf(stderr, "%s: no thread has this name\n", board);
		exit(1);
	}
	return thread;
}

/* Each time that it slept it was woken. */
static uint64_t wakeups_of(const struct thread *thread)
{
	const char *name = "\nvoluntary_ctxt_switches:";
	char text[4096], *at;

	read_text(thread->status, text, sizeof(text));
	at = strstr(text, name);
	if (!at) {
		fprintf(stderr, "%s: no voluntary_ctxt_switches\n", thread->status);
		exit(1);
	}
	return strtoull(at + strlen(name), NULL, 10);
}

/* The clock and the scans come next to each other: they make the rates. */
static struct watched watch(const char *board, const struct thread *thread)
{
	struct watched watched;

	watched.us = clock_us();
	watched.scans = statistic(board, "scans");
	watched.scan_ns = statistic(board, "total_scan_ns");
	watched.wakeups = wakeups_of(thread);
	watched.thread_ns = read_number(thread->schedstat);
	return watched;
}

static void watch_for(const char *board, unsigned int ms)
{
	struct watched before, after;
	struct thread thread;
	char path[64];
	int file;

	snprintf(path, sizeof(path), "/dev/%s", board);
	file = open(path, O_RDONLY);
	if (file < 0)
		fail(path);
	thread = find_thread(board);
	sleep_ms(1000);
	before = watch(board, &thread);
	sleep_ms(ms);
	after = watch(board, &thread);
	close(file);
	printf("%" PRIu64 " %" PRIu64 " %" PRIu64 " %" PRIu64 " %" PRIu64 "\n",
	       after.us - before.us, after.scans - before.scans, after.scan_ns - before.scan_ns,
	       after.wakeups - before.wakeups, after.thread_ns - before.thread_ns);
}

int main(int argc, char **argv)
{
	const char *board = argc > 1 ? argv[1] : "";
	unsigned int ms = argc > 2 ? strtoul(argv[2], NULL, 10) : 0;
	uint64_t scans, before[COUNTERS_MAX];
	int counters = argc - 3;

	if (!ms || counters < 0 || counters > COUNTERS_MAX) {
		fprintf(stderr, "usage: board-cost BOARD MILLISECONDS COUNTER...\n");
		return 1;
	}
	scans = statistic(board, "scans");
	for (int n = 0; n < counters; n++)
		before[n] = read_number(argv[3 + n]);
	watch_for(board, ms);
	printf("%" PRIu64, statistic(board, "scans") - scans);
	for (int n = 0; n < counters; n++)
		printf(" %" PRIu64, read_number(argv[3 + n]) - before[n]);
	printf("\n");
	return 0;
}
