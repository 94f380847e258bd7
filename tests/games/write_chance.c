/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Writes games of chance to standard output, for other tests to act out.
 *
 *   write-chance GAMES SEED
 */
#include <stdio.h>
#include <stdlib.h>

#include "chance.h"

int main(int argc, char **argv)
{
	unsigned long games = argc > 1 ? strtoul(argv[1], NULL, 10) : 1;
	struct random random = {.state = argc > 2 ? strtoull(argv[2], NULL, 10) : 1};
	char text[CHANCE_PGN_SIZE];

	for (unsigned long i = 0; i < games; i++) {
		chance_write_game(&random, text);
		fputs(text, stdout);
	}
	return 0;
}
