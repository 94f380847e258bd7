/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Preloaded into touchmoved: a disk that takes as many ms to synchronise a file as the file
 * $SLOW_DISK says; without that file it is as fast as the real one.
 */
#include <stdio.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

static void take_time(void)
{
	const char *name = getenv("SLOW_DISK");
	FILE *file = name ? fopen(name, "re") : NULL;
	long ms = 0;
	struct timespec left;

	if (!file)
		return;
	if (fscanf(file, "%ld", &ms) != 1)
		ms = 0;
	fclose(file);
	left = (struct timespec){.tv_sec = ms / 1000, .tv_nsec = ms % 1000 * 1000000};
	while (nanosleep(&left, &left) < 0)
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
