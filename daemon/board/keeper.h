/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Puts what a board's pipeline is fed and tells into the store, in the order in which a fresh
 * pipeline has to be fed to tell the same.
 *
 * While a log is replayed, nothing of it is put again: each event is compared with the one that
 * was kept then. Events behind the last one kept are new, and are put.
 */
#ifndef TOUCHMOVE_KEEPER_H
#define TOUCHMOVE_KEEPER_H

#include "store/past.h"
#include "store/store.h"

struct keeper {
	struct store *store; /* NULL: nothing is kept */
	struct store_log log;
	uint64_t entries; /* of the log so far */
	uint64_t events;
	laws_time last; /* time of the last entry */
	uint64_t mark;	/* of what was put last, or 0 */
	/* What fires deadlines is put only once it tells something. */
	bool advance_waits;
	laws_time advance;
	const struct past *past; /* while it is replayed */
	bool is_followed;	 /* by another log, which has what this one would tell next */
	uint64_t differs; /* number of the first event that was not told as it was kept, or 0 */
};

/* From here on into @log of @store, which has begun. */
void keeper_begin(struct keeper *keeper, struct store *store, const struct store_log *log);

/*
 * From here on @past is replayed, which is followed by another log or the last one; @past stays the
 * caller's.
 */
void keeper_replay(struct keeper *keeper, struct store *store, const struct past *past,
		   bool is_followed);

/* From here on nothing more is put behind the last @count events, which another log begins with. */
void keeper_end(struct keeper *keeper, size_t count);

/* The replay has ended: what follows is put behind it. */
void keeper_go_on(struct keeper *keeper);

/* The pipeline is about to take @input, of its source or an order. */
void keeper_input(struct keeper *keeper, const struct input *input, enum store_kind kind);

/* The pipeline is about to fire its deadlines up to @t. */
void keeper_advance(struct keeper *keeper, laws_time t);

/* The source has ended at @t, and the pipeline is about to fire what decides. */
void keeper_finish(struct keeper *keeper, laws_time t);

/* Keeps the time @t, up to which deadlines were fired and a clock has run. */
void keeper_beat(struct keeper *keeper, laws_time t);

/* The pipeline told @event. Returns the mark at which it may be published; 0: at once. */
uint64_t keeper_event(struct keeper *keeper, const struct event *event);

#endif
