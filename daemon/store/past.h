/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Logs as they were kept, read back: what the pipeline was fed, and what it told then. A daemon
 * that starts, or brings a board in, reads its last ones.
 */
#ifndef TOUCHMOVE_PAST_H
#define TOUCHMOVE_PAST_H

#include "input/trace.h"
#include "store/store.h"

struct past_entry {
	enum store_kind kind;
	laws_time t;
};

/* What was told, as JSON; NULL: not in that stream. */
struct past_event {
	char *body;
	char *public_body;
};

struct past {
	struct past *older; /* the log before, where this one begins with the start of its game */
	struct store_log log;
	char *source;	  /* as it was named */
	char *configured; /* trace_header() of the settings that the board was configured with */
	struct settings settings;
	char *trace; /* its settings and inputs as a reedtrace */
	size_t trace_size;
	struct past_entry *entries;
	size_t entry_count;
	struct past_event *events;
	size_t event_count;
	/* How long it is since something was kept, in µs, or 0 where no clock tells. */
	laws_time away;
};

/*
 * Reads the last log of @board, and of those before it that it follows on @older at most. Returns 0
 * with *@past, which the caller frees with all of them, or with NULL where there is none or the
 * file cannot be read; -EINVAL where what stands there is no log, -EUCLEAN where it cannot be read
 * to its end, each with one line in @error. An older log that cannot be read ends the list.
 */
int past_read(struct store *store, const char *board, unsigned int older, struct past **past,
	      char error[STORE_ERROR_SIZE]);
void past_free(struct past *past);

#endif
