/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Inputs from a file. A source returns them in the order of their times; the caller decides
 * when to take them, so that the same file can be played at any speed.
 */
#ifndef TOUCHMOVE_SOURCE_H
#define TOUCHMOVE_SOURCE_H

#include "input/frame.h"
#include "config/settings.h"
#include "sim/simulate.h"

#define SOURCE_ERROR_SIZE 600

struct source;

/*
 * Opens the source @spec, "trace:FILE" or "pgn:FILE[#GAME]", and takes its settings into
 * @settings. A game is acted out according to @simulation. Returns the source, which the
 * caller closes, or NULL with one line in @error.
 */
struct source *source_open(const char *spec, const struct simulation *simulation,
			   struct settings *settings, char error[SOURCE_ERROR_SIZE]);
void source_close(struct source *source);

/* Returns 1 with the next input, 0 at the end, or -EINVAL with source_error(). */
int source_next(struct source *source, struct input *input);

/* One line that says what is wrong and where; valid while the source is open. */
const char *source_error(const struct source *source);

#endif
