/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * A FIFO into which more is written than can be read: how much of it is read in a turn of the loop,
 * and before a deadline or an order, has a bound, so that others have their turn.
 */
#include <criterion/criterion.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "config/configuration.h"
#include "device/device.h"

#define LINE	  "0 ffff00000000ffff 0\n"
#define LINE_SIZE (sizeof(LINE) - 1)
#define TURN_MOST (16 * 1024) /* bytes that are read in a turn */
#define PIPE_MOST (64 * 1024) /* bytes that are read at once: what a pipe usually holds */
#define PIPE_SIZE (1024 * 1024)

struct side {
	char path[100];
	int fd;
	struct device *device;
	size_t frames;
};

static char folder[] = "/tmp/touchmove-flood-XXXXXX";
static struct configuration configuration;
static sd_event *event;
static struct side floods, calm;

static void take_frame(void *data, uint64_t when, const struct frame *frame)
{
	struct side *side = data;

	(void)when, (void)frame;
	side->frames++;
}

static void take_state(void *data, uint64_t when, enum device_state state, const char *why)
{
	(void)data, (void)when, (void)state, (void)why;
}

static void open_side(struct side *side, const char *name)
{
	const struct device_listener listener = {
		.frame = take_frame,
		.state = take_state,
		.data = side,
	};
	char error[DEVICE_ERROR_SIZE];

	*side = (struct side){0};
	snprintf(side->path, sizeof(side->path), "%s/%s", folder, name);
	cr_assert_eq(mkfifo(side->path, 0600), 0);
	cr_assert_eq(device_trace.open(side->path, &configuration, event, &listener, &side->device,
				       error),
		     0, "%s", error);
	side->fd = open(side->path, O_WRONLY | O_NONBLOCK | O_CLOEXEC);
	cr_assert_geq(side->fd, 0);
}

static void say(struct side *side, const char *text)
{
	cr_assert_eq(write(side->fd, text, strlen(text)), (ssize_t)strlen(text));
}

/* Whole lines, until the pipe is full. */
static void fill(struct side *side)
{
	while (write(side->fd, LINE, LINE_SIZE) == (ssize_t)LINE_SIZE)
		;
}

static void begin(void)
{
	cr_assert(mkdtemp(folder));
	configuration_default(&configuration);
	cr_assert_geq(sd_event_new(&event), 0);
	open_side(&floods, "floods");
	open_side(&calm, "calm");
	/* More than any bound. */
	cr_assert_geq(fcntl(floods.fd, F_SETPIPE_SZ, PIPE_SIZE), PIPE_SIZE);
	say(&floods, "reedtrace 1\n");
	fill(&floods);
}

static void close_side(struct side *side)
{
	side->device->kind->close(side->device);
	close(side->fd);
	unlink(side->path);
}

static void end(void)
{
	close_side(&floods);
	close_side(&calm);
	sd_event_unref(event);
	rmdir(folder);
}

TestSuite(flood, .init = begin, .fini = end);

Test(flood, a_turn_reads_so_much)
{
	cr_assert_gt(sd_event_run(event, 0), 0);
	cr_assert_gt(floods.frames, 0);
	cr_assert_leq(floods.frames * LINE_SIZE, TURN_MOST);
}

/* What is written while it is read is left for later, and so is what the pipe holds beyond. */
Test(flood, a_deadline_waits_for_what_a_pipe_holds)
{
	floods.device->kind->drain(floods.device);
	cr_assert_gt(floods.frames * LINE_SIZE, TURN_MOST);
	cr_assert_leq(floods.frames * LINE_SIZE, PIPE_MOST);
}

/* Nothing of it is lost. */
Test(flood, all_is_read_in_its_turn)
{
	size_t lines = PIPE_SIZE / LINE_SIZE / 2;

	while (floods.frames < lines)
		cr_assert_gt(sd_event_run(event, 0), 0, "after %zu lines", floods.frames);
}

Test(flood, others_have_their_turn)
{
	say(&calm, "reedtrace 1\n" LINE);
	for (unsigned int turn = 0; turn < 4; turn++) {
		cr_assert_gt(sd_event_run(event, 0), 0);
		fill(&floods);
	}
	cr_assert_eq(calm.frames, 1);
	say(&calm, LINE);
	for (unsigned int turn = 0; turn < 4; turn++) {
		cr_assert_gt(sd_event_run(event, 0), 0);
		fill(&floods);
	}
	cr_assert_eq(calm.frames, 2);
	cr_assert_leq(floods.frames * LINE_SIZE, (size_t)8 * TURN_MOST);
}
