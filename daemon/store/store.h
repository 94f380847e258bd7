/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * What is kept on disk of every board: what its pipeline was fed, and what it told (database.h).
 * A board puts; a thread of the store commits what has been put, all of it at once, so that a slow
 * disk delays what waits for it and never the caller. Each thing that is put has a mark;
 * store_kept() tells up to which mark everything is on disk.
 *
 * A log is signed (chain.h) when a game ends, and a minute after anything new, with the machine's
 * key that stands beside the file.
 *
 * On a disk that fails or is full what is put waits in memory, in its order, and is tried again
 * every second. Where it comes to a board's share (shares.h) no more inputs may be put: the caller
 * leaves them out, also for its pipeline, so that what is kept is what was judged.
 */
#ifndef TOUCHMOVE_STORE_H
#define TOUCHMOVE_STORE_H

#include "event/event.h"
#include "input/frame.h"
#include "input/trace.h"
#include "config/settings.h"

#define STORE_NAME_SIZE	     512
#define STORE_ERROR_SIZE     1700
#define STORE_CONDITION_SIZE 1800
#define STORE_STREAM_SIZE    33

/*
 * The highest numbers, and the latest time, of a log that is gone on with: only damaged rows have
 * more. What is put behind them stays within what a trace can have, and is read back.
 */
#define STORE_NUMBER_MOST (COMMAND_ID_MAX / 2)
#define STORE_TIME_MOST	  (TRACE_TIME_MAX / 2)

struct store;

/* How a log goes on. */
enum store_kind {
	STORE_INPUT,   /* the pipeline took an input of its source */
	STORE_ORDER,   /* it took one that came another way: an order by the bus */
	STORE_ADVANCE, /* it fired its deadlines up to a time */
	STORE_FINISH,  /* its source ended, and it fired what decides */
};

/* A log's row, but for its settings. */
struct store_log {
	uint64_t id;			/* in the order in which they began; never 0 */
	char stream[STORE_STREAM_SIZE]; /* StreamId of its numbers */
	struct event_numbers before;	/* the numbers and the time before its first entry */
	bool live; /* of a board, whose time goes on by itself; not of a file */
	/*
	 * It begins with the start of its game, which is its first event: what its inputs before
	 * that tell is in the log before (pipeline_start_from()).
	 */
	bool from_start;
};

/*
 * The default file: in the service's state directory, or in @user's own; "" when neither is
 * known.
 */
void store_file(bool user, char name[STORE_NAME_SIZE]);

/*
 * Opens @name for one daemon. A damaged file is set aside with what can be read of it copied into
 * a new one; @error then says so in one line, and is empty otherwise. Returns 0 with *@store, which
 * the caller closes; a file that cannot be opened now is tried again and again, as
 * store_condition() tells. Otherwise -EPROTO with one line in @error for a file that is not
 * touchmoved's or a newer one's, -EBUSY for one that another touchmoved has open, -ENOMEM.
 */
int store_open(const char *name, struct store **store, char error[STORE_ERROR_SIZE]);

/* Starts the thread. From here on only the calls below may be made. Returns 0 or a negative errno.
 */
int store_run(struct store *store);

/*
 * Commits what waits, as long as the disk answers within five seconds, reports what could not be
 * committed, and closes.
 */
void store_close(struct store *store);

/*
 * Begins a log of @board. The caller has set all of @log but its id, which this sets: on a file
 * that could not be read yet it is the wall time. @configured is trace_header() of the settings
 * that the board was configured with, which orders have changed since in @settings.
 */
uint64_t store_begin(struct store *store, struct store_log *log, const char *board,
		     const char *source, const struct settings *settings, const char *configured);

/*
 * What is put from here on is written in one transaction, until store_put_apart(). Both may be
 * called within such a pair: the outer one counts.
 */
void store_put_together(struct store *store);
void store_put_apart(struct store *store);

/* So many boards have a share of what may wait. */
void store_share_among(struct store *store, size_t boards);

/* False where no more inputs may be put in the log @log; @order: a person's. */
bool store_has_room(struct store *store, uint64_t log, bool order);

/* Puts the entry @n, from 1, of the log @log; @input for STORE_INPUT and STORE_ORDER. Returns its
 * mark. */
uint64_t store_put(struct store *store, uint64_t log, uint64_t n, enum store_kind kind, laws_time t,
		   const struct input *input);

/* Puts the event @n, from 1, of the log @log. Returns its mark. */
uint64_t store_put_event(struct store *store, uint64_t log, uint64_t n, const struct event *event);

/* Everything up to this mark is on disk. */
uint64_t store_kept(struct store *store);

/* Waits until everything that was put is on disk, for two seconds at most. */
void store_flush(struct store *store);

/* A descriptor that is readable when store_kept() or store_condition() may have changed. */
int store_fd(const struct store *store);

/* Makes store_fd() unreadable until the next change. */
void store_seen(struct store *store);

/*
 * True while nothing can be written. @condition is then half a sentence for a person: what is
 * held up, which file, why.
 */
bool store_condition(struct store *store, char condition[STORE_CONDITION_SIZE]);

/* True while the disk takes over a second for what it is given: all is published that much later.
 */
bool store_is_slow(struct store *store);

/* The event's JSON as it is kept and published, of the public stream or the arbiter's; freed by
 * the caller, NULL for no memory. */
char *store_body(const struct event *event, bool public);

/* Removes the events from @n on from the log @log: the next log begins with them. */
uint64_t store_cut(struct store *store, uint64_t log, uint64_t n);

/* Removes the log @log with all its rows; once it is on disk nothing of it can be read there. */
uint64_t store_remove(struct store *store, uint64_t log);

/* The file's name. */
const char *store_name(const struct store *store);

struct sqlite3;

/*
 * For past.h: the file, or NULL where it cannot be read. Once the thread runs it is another
 * connection, which sees what has been committed. The caller gives it back.
 */
struct sqlite3 *store_begin_reading(struct store *store);
void store_end_reading(struct store *store, struct sqlite3 *database);

#endif
