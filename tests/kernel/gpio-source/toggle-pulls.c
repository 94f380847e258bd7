/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Turns simulated lines over, one after another, as fast as it can:
 *
 *   toggle-pulls COUNT PULL...
 *
 * PULL is the file `pull` of a line of gpio-sim that is low. COUNT edges in all.
 */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define LINES_MAX 64

int main(int argc, char **argv)
{
	static const char *const pulls[] = {"pull-up", "pull-down"};
	int file[LINES_MAX], lines = argc - 2, i;
	long count = argc > 2 ? atol(argv[1]) : 0, edge;
	const char *pull;

	if (count <= 0 || lines > LINES_MAX)
		return 2;
	for (i = 0; i < lines; i++) {
		file[i] = open(argv[i + 2], O_WRONLY);
		if (file[i] < 0) {
			perror(argv[i + 2]);
			return 2;
		}
	}
	for (edge = 0; edge < count; edge++) {
		pull = pulls[edge / lines % 2];
		if (pwrite(file[edge % lines], pull, strlen(pull), 0) < 0) {
			perror(argv[edge % lines + 2]);
			return 1;
		}
	}
	return 0;
}
