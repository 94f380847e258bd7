/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * For programs that play a reedtrace on simulated hardware: its samples, each in its own time.
 */
#ifndef TOUCHMOVE_TESTS_KERNEL_TRACE_H
#define TOUCHMOVE_TESTS_KERNEL_TRACE_H

#include <errno.h>
#include <inttypes.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

struct sample {
	uint64_t at; /* µs */
	uint64_t squares;
	unsigned int inputs;
};

static inline void fail(const char *what)
{
	fprintf(stderr, "%s: %s\n", what, strerror(errno));
	exit(1);
}

static inline void wait_until(const struct timespec *start, uint64_t microseconds)
{
	struct timespec at = *start;

	at.tv_sec += microseconds / 1000000;
	at.tv_nsec += microseconds % 1000000 * 1000;
	if (at.tv_nsec >= 1000000000) {
		at.tv_nsec -= 1000000000;
		at.tv_sec++;
	}
	while (clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &at, NULL) == EINTR)
		;
}

/* Calls @show for each sample of the file @name, with the one before it, at its time. */
static inline void
play_trace(const char *name,
	   void (*show)(void *data, const struct sample *was, const struct sample *is), void *data)
{
	FILE *trace = fopen(name, "r");
	struct sample was = {0}, is;
	struct timespec start;
	char text[512];

	if (!trace)
		fail(name);
	clock_gettime(CLOCK_MONOTONIC, &start);
	while (fgets(text, sizeof(text), trace)) {
		/* What is no sample, such as a comment or a command, does not read as one. */
		if (sscanf(text, "%" SCNu64 " %16" SCNx64 " %x", &is.at, &is.squares, &is.inputs) !=
		    3)
			continue;
		wait_until(&start, is.at);
		show(data, &was, &is);
		was = is;
	}
	fclose(trace);
}

#endif
