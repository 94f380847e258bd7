/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Which boards are to run: those of the command line, or else those that are configured; at
 * least one, each with its name and its source.
 */
#ifndef TOUCHMOVE_ROSTER_H
#define TOUCHMOVE_ROSTER_H

#include "config/configurations.h"
#include "options.h"

/*
 * Reads the configuration anew. Returns 0 with @roster, which the caller clears; or a negative
 * errno with one line in @error, with @roster untouched.
 */
int roster_read(struct configurations *roster, const struct options *options,
		char error[CONFIGURATION_ERROR_SIZE]);

/*
 * Says on standard output which boards would run and what each reads, or on standard error what is
 * wrong. Opens no board. Returns an exit code.
 */
int roster_check(const struct options *options);

/* True for a source that is played at any speed: no board that somebody sits at. */
bool is_file(const char *source);

#endif
