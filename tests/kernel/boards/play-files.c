/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Plays the samples of a reedtrace on simulated hardware that takes, in one file each, the contacts
 * that are closed and the inputs that are down, in hex.
 *
 * usage: play-files TRACE SQUARES INPUTS
 *
 * Exit: 0 played, 1 not.
 */
#include <fcntl.h>
#include <unistd.h>

#include "trace.h"

struct files {
	int squares;
	int inputs;
};

static void write_hex(int fd, uint64_t value)
{
	char text[32];
	int size = snprintf(text, sizeof(text), "0x%" PRIx64 "\n", value);

	if (write(fd, text, size) != size)
		fail(text);
}

static void show(void *data, const struct sample *was, const struct sample *is)
{
	const struct files *files = data;

	if (was->squares != is->squares)
		write_hex(files->squares, is->squares);
	if (was->inputs != is->inputs)
		write_hex(files->inputs, is->inputs);
}

int main(int argc, char **argv)
{
	struct files files;

	if (argc != 4) {
		fprintf(stderr, "usage: play-files TRACE SQUARES INPUTS\n");
		return 1;
	}
	files.squares = open(argv[2], O_WRONLY);
	files.inputs = open(argv[3], O_WRONLY);
	if (files.squares < 0 || files.inputs < 0)
		fail("a file of the board");
	play_trace(argv[1], show, &files);
	return 0;
}
