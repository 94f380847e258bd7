/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Plays every story in each of its editions, and checks that its public stream betrays no
 * press that completed nothing (betrayal.h). Usage: public STORY…
 */
#include <stdio.h>

#include "betrayal.h"

int main(int argc, char **argv)
{
	unsigned int found = 0;

	for (int i = 1; i < argc; i++) {
		FILE *file = fopen(argv[i], "r");
		struct script script;

		if (!file) {
			fprintf(stderr, "public: cannot read %s\n", argv[i]);
			return 2;
		}
		script_init(&script, argv[i]);
		while (script_read(&script, file))
			found += betrayals(&script);
		fclose(file);
		script_free(&script);
	}
	printf("%d stories, %u presses that completed nothing, %u betrayed\n", argc - 1,
	       betrayal_presses(), found);
	/* Without any such press the test would prove nothing. */
	return found || !betrayal_presses();
}
