/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Writes games of chance to standard output, for other tests to act out.
 *
 *   write-chance GAMES SEED [chess960]
 *
 * Of Chess960 the start positions are taken in turn, a step of 7 apart, so that some
 * hundred games have begun from kings and rooks on all their files.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "chance.h"

int main(int argc, char **argv)
{
	unsigned long games = argc > 1 ? strtoul(argv[1], NULL, 10) : 1;
	struct random random = {.state = argc > 2 ? strtoull(argv[2], NULL, 10) : 1};
	bool chess960 = argc > 3 && !strcmp(argv[3], "chess960");
	char text[CHANCE_PGN_SIZE];

	for (unsigned long i = 0; i < games; i++) {
		if (chess960)
			chance_write_chess960(&random, (unsigned int)(i * 7 % 960), text);
		else
			chance_write_game(&random, text);
		fputs(text, stdout);
	}
	return 0;
}
