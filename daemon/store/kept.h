/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * A log as text: a reedtrace, in which comments say the rest, so that any program that replays a
 * trace replays it as well.
 *
 *   reedtrace 1
 *   set KEY=VALUE           as the board was set up
 *   set EventsBefore=...
 *   #kept KEY VALUE         the log's row, in a fixed order
 *   TIME SQUARES INPUTS     an input of the source
 *   #order                  the next line came another way: an order by the bus
 *   #advance TIME           deadlines were fired up to here
 *   #finish TIME            the source has ended
 *   #event JSON             of the arbiter's stream, as it was published, or "-"
 *   #public JSON            the same event of the public one, or "-"
 *
 * All entries come before all events.
 */
#ifndef TOUCHMOVE_KEPT_H
#define TOUCHMOVE_KEPT_H

#include <stdio.h>

#include "store/store.h"

/* A log's row; the texts stay the caller's. */
struct kept_log {
	struct store_log log;
	const char *board;
	const char *source;
	const char *program;  /* the version that wrote it */
	const char *settings; /* trace_header() */
	int64_t began;	      /* wall time, µs since 1970 */
};

void kept_write_log(FILE *file, const struct kept_log *log);

/* @line: of an input, with its line end; NULL for what is no input. */
void kept_write_entry(FILE *file, enum store_kind kind, laws_time t, const char *line);

/* NULL: not in that stream. */
void kept_write_event(FILE *file, const char *body, const char *public_body);

#endif
