/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * A source of your own: what a board tells in its own way, as a reedtrace for touchmoved.
 *
 * This one's board sends a line for each change: 64 characters, a1 first, then b1, '#' where a
 * contact is closed and '.' where it is open; behind a blank the letters of what is down, W and B
 * for the levers, A and R for the buttons of adjustments and of the arbiter, or nothing. A board
 * of another kind needs another read_state().
 *
 *	cc -o serial-board serial-board.c
 *	serial-board </dev/ttyACM0 >board
 *
 * touchmoved stamps what it reads from a FIFO as it comes, so each line is written at once, and
 * the times in it only have to grow. Exit: 0 at the end of the input, 1 when nobody reads any more.
 */
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#define SQUARES 64
#define LINE	100

struct state {
	uint64_t squares; /* bit n: something stands on square n, a1 is 0 */
	unsigned int inputs;
};

/* What a letter stands for is the order of reedtrace(5)'s bits. */
static bool read_inputs(const char *letters, unsigned int *inputs)
{
	static const char known[] = "WBAR";
	const char *found;

	for (*inputs = 0; *letters; letters++) {
		found = strchr(known, *letters);
		if (!found)
			return false;
		*inputs |= 1u << (found - known);
	}
	return true;
}

/* False for what is no line of the board's; *@state is then untouched. */
static bool read_state(const char *line, struct state *state)
{
	struct state read = {0};

	if (strspn(line, "#.") != SQUARES || (line[SQUARES] && line[SQUARES] != ' '))
		return false;
	for (int square = 0; square < SQUARES; square++)
		if (line[square] == '#')
			read.squares |= UINT64_C(1) << square;
	if (!read_inputs(line[SQUARES] ? line + SQUARES + 1 : "", &read.inputs))
		return false;
	*state = read;
	return true;
}

static uint64_t microseconds(void)
{
	struct timespec now;

	clock_gettime(CLOCK_MONOTONIC, &now);
	return (uint64_t)now.tv_sec * 1000000 + (uint64_t)now.tv_nsec / 1000;
}

int main(void)
{
	uint64_t start = microseconds();
	struct state state;
	char line[LINE];

	printf("reedtrace 1\n");
	while (fgets(line, sizeof(line), stdin)) {
		line[strcspn(line, "\r\n")] = '\0';
		if (!read_state(line, &state)) {
			fprintf(stderr, "serial-board: expected 64 of # and ., not '%s'\n", line);
			continue;
		}
		printf("%llu %016llx %x\n", (unsigned long long)(microseconds() - start),
		       (unsigned long long)state.squares, state.inputs);
		if (fflush(stdout))
			return 1;
	}
	return 0;
}
