/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Plays the samples of a reedtrace on the simulated lines of gpio-sim: a closed contact pulls its
 * line up. Lines 0 to 63 are the squares, those behind them the inputs.
 *
 * usage: play-lines TRACE CHIP
 *
 * CHIP is the directory that holds sim_gpio0 and so on. Exit: 0 played, 1 not.
 */
#include <fcntl.h>
#include <unistd.h>

#include "trace.h"

#define SQUARES 64
#define INPUTS	4
#define LINES	(SQUARES + INPUTS)

static int open_line(const char *chip, int line)
{
	char name[256];
	int fd;

	snprintf(name, sizeof(name), "%s/sim_gpio%d/pull", chip, line);
	fd = open(name, O_WRONLY);
	if (fd < 0)
		fail(name);
	return fd;
}

static void pull(int fd, bool up)
{
	const char *text = up ? "pull-up" : "pull-down";

	if (pwrite(fd, text, strlen(text), 0) < 0)
		fail(text);
}

/* Sets the lines that differ; bit n of the inputs is on line SQUARES + n. */
static void show(void *data, const struct sample *was, const struct sample *is)
{
	const int *lines = data;

	for (int i = 0; i < SQUARES; i++)
		if ((was->squares ^ is->squares) >> i & 1)
			pull(lines[i], is->squares >> i & 1);
	for (int i = 0; i < INPUTS; i++)
		if ((was->inputs ^ is->inputs) >> i & 1)
			pull(lines[SQUARES + i], is->inputs >> i & 1);
}

int main(int argc, char **argv)
{
	int lines[LINES];

	if (argc != 3) {
		fprintf(stderr, "usage: play-lines TRACE CHIP\n");
		return 1;
	}
	for (int i = 0; i < LINES; i++)
		lines[i] = open_line(argv[2], i);
	play_trace(argv[1], show, lines);
	return 0;
}
