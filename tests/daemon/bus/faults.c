/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Preloaded into touchmoved: what befalls a machine. Each fault is a file in the folder $FAULTS
 * with a number in it, and is over once the file is gone:
 *
 *   slow    ms that it takes to synchronise a file
 *   broken  the errno with which every write at a place of a file fails
 *   slept   s for which the machine has been asleep
 *   wall    s by which the wall clock was set forward, or back if negative
 *   still   ms at which the clocks that nobody sets stand still
 *   waited  s that have passed for who waits: the monotonic clock alone is ahead by them
 */
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

ssize_t pwrite64(int fd, const void *data, size_t size, __off64_t at);

/* The number of @fault, or 0. */
static long number_of(const char *fault)
{
	const char *folder = getenv("FAULTS");
	char name[PATH_MAX];
	FILE *file;
	long number = 0;

	snprintf(name, sizeof(name), "%s/%s", folder ? folder : "", fault);
	file = fopen(name, "re");
	if (!file)
		return 0;
	if (fscanf(file, "%ld", &number) != 1)
		number = 0;
	fclose(file);
	return number;
}

static void take_time(void)
{
	long ms = number_of("slow");
	struct timespec left = {.tv_sec = ms / 1000, .tv_nsec = ms % 1000 * 1000000};

	while (ms && nanosleep(&left, &left) < 0)
		;
}

int fdatasync(int fd)
{
	take_time();
	return (int)syscall(SYS_fdatasync, fd);
}

int fsync(int fd)
{
	take_time();
	return (int)syscall(SYS_fsync, fd);
}

/* A test's store is small, so @at fits into one register here. */
ssize_t pwrite64(int fd, const void *data, size_t size, __off64_t at)
{
	long broken = number_of("broken");

	if (broken) {
		errno = (int)broken;
		return -1;
	}
	if (lseek64(fd, at, SEEK_SET) < 0)
		return -1;
	return write(fd, data, size);
}

int clock_gettime(clockid_t id, struct timespec *now)
{
	int r = (int)syscall(SYS_clock_gettime, id, now);
	long still = id == CLOCK_MONOTONIC || id == CLOCK_BOOTTIME ? number_of("still") : 0;

	if (r == 0 && still)
		*now = (struct timespec){still / 1000, still % 1000 * 1000000};
	if (r == 0 && id == CLOCK_BOOTTIME)
		now->tv_sec += number_of("slept");
	if (r == 0 && id == CLOCK_MONOTONIC)
		now->tv_sec += number_of("waited");
	if (r == 0 && id == CLOCK_REALTIME)
		now->tv_sec += number_of("slept") + number_of("wall");
	return r;
}
