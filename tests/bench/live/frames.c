/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Stands for the kernel module of many boards: writes the samples of reedtraces as frames into
 * FIFOs, each when it is due, stamped with that moment. As it ends it tells how late its own timer
 * woke it: what the machine does beside this is in every other figure, too. It begins with a line
 * on standard input, by when it has opened all FIFOs: a node without a driver would be gone.
 *
 * usage: frames [--chatter | --at-once] SECONDS FIFO=TRACE...
 *
 * --chatter: between the samples a contact chatters, so that a board tells of a change every ms.
 * --at-once: all samples now, with the stamps that they will have; where the line is a time of the
 *     traces, in µs, those up to that time, and more with the next line.
 */
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "input/trace.h"
#include "reedboard.h"
#include "spans.h"
#include "util/file.h"

#define BOARDS_MOST 256
#define PERIOD	    1000		/* µs: a sample at 1 kHz */
#define APART	    37000		/* µs from one board's beginning to the next one's */
#define CHATTERING  ((uint64_t)1 << 35) /* d5 */

struct table {
	int fd;
	uint64_t began; /* µs: when its time 0 is */
	struct trace_reader reader;
	struct input next;
	bool has_next;
	struct reedboard_frame frame; /* the last one */
};

static struct table tables[BOARDS_MOST];
static size_t count;
static struct spans timers;

static void die(const char *name, const char *why)
{
	fprintf(stderr, "frames: %s: %s\n", name, why);
	exit(1);
}

static uint64_t now_ns(void)
{
	struct timespec clock;

	clock_gettime(CLOCK_MONOTONIC, &clock);
	return (uint64_t)clock.tv_sec * 1000000000 + (uint64_t)clock.tv_nsec;
}

static void fetch(struct table *table)
{
	do
		table->has_next = trace_next(&table->reader, &table->next) > 0;
	while (table->has_next && table->next.type != INPUT_FRAME);
}

static void open_table(char *argument)
{
	struct table *table = &tables[count++];
	char *trace = strchr(argument, '=');
	struct settings settings;
	size_t size;
	char *text;

	if (!trace)
		die(argument, "expected FIFO=TRACE");
	*trace++ = '\0';
	table->fd = open(argument, O_RDWR | O_CLOEXEC);
	if (table->fd < 0)
		die(argument, strerror(errno));
	if (file_read(trace, &text, &size) < 0 ||
	    trace_open(&table->reader, trace, text, size, &settings) < 0)
		die(trace, "no trace");
	fetch(table);
}

/* A reader that does not keep up would make the stamps false: a frame that finds no room is bad. */
static void send(struct table *table, uint64_t ns)
{
	table->frame.timestamp_ns = ns;
	table->frame.seqno++;
	if (write(table->fd, &table->frame, sizeof(table->frame)) != sizeof(table->frame))
		die("a FIFO", strerror(errno));
}

static void take_next(struct table *table)
{
	table->frame.squares = table->next.frame.squares;
	table->frame.inputs = table->next.frame.inputs;
	fetch(table);
}

static void send_at_once(struct table *table, uint64_t until)
{
	while (table->has_next && (uint64_t)table->next.t <= until) {
		uint64_t t = (uint64_t)table->next.t;

		take_next(table);
		send(table, (table->began + t) * 1000);
	}
}

/* What is due at @now, in µs. */
static void send_due(struct table *table, uint64_t now, bool chatters)
{
	bool is_due = table->has_next && table->began + (uint64_t)table->next.t <= now;

	if (now < table->began)
		return;
	if (is_due)
		take_next(table);
	else if (chatters && table->frame.seqno)
		table->frame.squares ^= CHATTERING;
	if (is_due || (chatters && table->frame.seqno))
		send(table, now_ns());
}

static void play(unsigned int seconds, bool chatters)
{
	uint64_t now = now_ns() / 1000;
	uint64_t end = now + (uint64_t)seconds * 1000000;

	for (; now < end; now += PERIOD) {
		struct timespec when = {
			.tv_sec = (time_t)(now / 1000000),
			.tv_nsec = (long)(now % 1000000) * 1000,
		};

		clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &when, NULL);
		spans_add(&timers, (int64_t)(now_ns() / 1000 - now));
		for (size_t i = 0; i < count; i++)
			send_due(&tables[i], now, chatters);
	}
}

/* The next line of standard input, or NULL. */
static const char *read_line(void)
{
	static char line[40];

	return fgets(line, sizeof(line), stdin);
}

/* A line without a time means all. */
static void play_at_once(const char *line)
{
	do {
		char *end;
		uint64_t until = strtoull(line, &end, 10);

		for (size_t i = 0; i < count; i++)
			send_at_once(&tables[i], end == line ? UINT64_MAX : until);
	} while ((line = read_line()));
}

int main(int argc, char **argv)
{
	bool chatters = argc > 1 && !strcmp(argv[1], "--chatter");
	bool at_once = argc > 1 && !strcmp(argv[1], "--at-once");
	const char *line;
	int first;

	first = 1 + (chatters || at_once);
	if (argc < first + 2 || argc - first - 1 > BOARDS_MOST)
		die("usage", "frames [--chatter | --at-once] SECONDS FIFO=TRACE...");
	for (int i = first + 1; i < argc; i++)
		open_table(argv[i]);
	line = read_line();
	for (size_t i = 0; i < count; i++)
		tables[i].began = now_ns() / 1000 + (at_once ? 0 : i * APART % 1000000);
	if (at_once)
		play_at_once(line ? line : "");
	else
		play((unsigned int)strtoul(argv[first], NULL, 10), chatters);
	/* The boards stay where they are until nobody reads them any more. */
	spans_write(stdout, "timers", &timers);
	fflush(stdout);
	if (at_once)
		pause();
	return 0;
}
