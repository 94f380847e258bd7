/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The thread that puts appends rows to a list in memory. The writer takes the whole list, and
 * writes it in one transaction. The lock is held for the list alone, never during a call of the
 * database.
 */
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/file.h>
#include <time.h>
#include <unistd.h>

#include "input/trace.h"
#include "store/database.h"
#include "store/shares.h"
#include "store/store.h"
#include "store/writer.h"
#include "util/thread.h"

#ifndef TOUCHMOVE_VERSION
#define TOUCHMOVE_VERSION "unknown"
#endif

/* All in µs of CLOCK_MONOTONIC. */
#define RETRY_TIME ((uint64_t)1000000) /* until a file that failed is tried again */
#define STALL_TIME ((uint64_t)5000000) /* a commit that takes this long has failed */
#define SLOW_TIME  ((uint64_t)1000000) /* a commit that takes this long is told */
#define STOP_TIME  ((uint64_t)2000000) /* for which somebody waits who has other things to do */

struct store {
	int fd;
	int lock_fd;
	struct writer writer; /* the thread's alone once it runs */

	struct thread thread;
	bool runs;
	pthread_cond_t work;
	pthread_cond_t done;
	pthread_mutex_t lock; /* guards what follows */
	uint64_t last_log;    /* the highest id so far */
	struct rows waiting;
	struct shares shares; /* of the rows that are not on disk yet */
	uint64_t put;	      /* the last mark given */
	uint64_t kept;	      /* the last mark on disk */
	uint64_t asked_at;    /* when the pending transaction began, or 0 */
	bool failing;
	bool stalled;
	bool slow; /* the last commit was */
	char error[STORE_ERROR_SIZE];
	unsigned int together; /* how often it was begun: what waits is not complete yet */
	bool stop;
	bool ended;
};

void store_file(bool user, char name[STORE_NAME_SIZE])
{
	const char *state = getenv("STATE_DIRECTORY");
	const char *own = getenv("XDG_STATE_HOME");
	const char *home = getenv("HOME");
	int length = STORE_NAME_SIZE;

	if (!user)
		length = snprintf(name, STORE_NAME_SIZE, "%s/games.sqlite",
				  state && state[0] ? state : "/var/lib/touchmove");
	else if (own && own[0] == '/')
		length = snprintf(name, STORE_NAME_SIZE, "%s/touchmove/games.sqlite", own);
	else if (home && home[0] == '/')
		length = snprintf(name, STORE_NAME_SIZE, "%s/.local/state/touchmove/games.sqlite",
				  home);
	if (length >= STORE_NAME_SIZE)
		name[0] = '\0';
}

static uint64_t now_us(void)
{
	return clock_us(CLOCK_MONOTONIC);
}

static void wait_until(struct store *store, pthread_cond_t *condition, uint64_t when)
{
	struct timespec time = {
		.tv_sec = (time_t)(when / 1000000),
		.tv_nsec = (long)(when % 1000000) * 1000,
	};

	pthread_cond_timedwait(condition, &store->lock, &time);
}

static void tell_change(struct store *store)
{
	eventfd_write(store->fd, 1);
}

/* ---- the thread ---- */

static void note_kept(struct store *store)
{
	for (struct row *row = store->writer.batch.first; row; row = row->next) {
		shares_remove(&store->shares, row->log, row->size);
		store->kept = row->mark;
	}
	rows_free(&store->writer.batch);
	store->failing = false;
	store->stalled = false;
	pthread_cond_broadcast(&store->done);
	tell_change(store);
}

static void note_failure(struct store *store, const char *error)
{
	if (!store->failing || strcmp(store->error, error))
		tell_change(store);
	store->failing = true;
	snprintf(store->error, sizeof(store->error), "%s", error);
	pthread_cond_broadcast(&store->done);
}

static void wait_for_retry(struct store *store)
{
	uint64_t end = now_us() + RETRY_TIME;

	while (!store->stop && now_us() < end)
		wait_until(store, &store->work, end);
}

/* Or until a log is to be signed. */
static void wait_for_work(struct store *store)
{
	uint64_t due = seals_due(store->writer.seals);

	if (due == UINT64_MAX)
		pthread_cond_wait(&store->work, &store->lock);
	else
		wait_until(store, &store->work, due);
}

/* Returns false when the writer must end: nothing is left, or the rest cannot be written. */
static bool write_some(struct store *store)
{
	char error[STORE_ERROR_SIZE];
	uint64_t took;
	int r;

	if (!store->together)
		rows_join(&store->writer.batch, &store->waiting);
	if (!store->writer.batch.first) {
		if (!store->stop && seals_due(store->writer.seals) > now_us()) {
			wait_for_work(store);
			return true;
		}
		if (!store->writer.database || seals_due(store->writer.seals) == UINT64_MAX)
			return !store->stop;
	}
	store->asked_at = now_us();
	store->writer.is_last = store->stop;
	pthread_mutex_unlock(&store->lock);
	r = writer_commit(&store->writer, error);
	pthread_mutex_lock(&store->lock);
	took = now_us() - store->asked_at;
	store->asked_at = 0;
	if (r == 0) {
		store->slow = took >= SLOW_TIME;
		note_kept(store);
		return true;
	}
	note_failure(store, error);
	wait_for_retry(store);
	return !store->stop;
}

static void *write_all(void *data)
{
	struct store *store = data;

	pthread_mutex_lock(&store->lock);
	while (write_some(store))
		;
	store->ended = true;
	pthread_cond_broadcast(&store->done);
	pthread_mutex_unlock(&store->lock);
	return NULL;
}

/* ---- beginning and end ---- */

static struct store *store_new(const char *name)
{
	struct store *store = calloc(1, sizeof(*store));

	if (!store)
		return NULL;
	snprintf(store->writer.name, sizeof(store->writer.name), "%s", name);
	rows_init(&store->writer.batch);
	rows_init(&store->waiting);
	pthread_mutex_init(&store->lock, NULL);
	condition_init(&store->work);
	condition_init(&store->done);
	store->lock_fd = -1;
	store->fd = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
	if (store->fd >= 0)
		return store;
	free(store);
	return NULL;
}

static void forget(struct store *store)
{
	writer_close(&store->writer);
	if (store->lock_fd >= 0)
		close(store->lock_fd);
	close(store->fd);
	seals_free(store->writer.seals);
	rows_free(&store->writer.batch);
	rows_free(&store->waiting);
	shares_clear(&store->shares);
	pthread_cond_destroy(&store->work);
	pthread_cond_destroy(&store->done);
	pthread_mutex_destroy(&store->lock);
	free(store);
}

/*
 * Two daemons that go on with the same games would each write what the other one does not know.
 * Where the lock cannot be made, neither can the file.
 */
static int lock_file(struct store *store)
{
	char name[STORE_NAME_SIZE + 8];

	snprintf(name, sizeof(name), "%s-lock", store->writer.name);
	store->lock_fd = open(name, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
	if (store->lock_fd >= 0 && flock(store->lock_fd, LOCK_EX | LOCK_NB) < 0)
		return -EBUSY;
	return 0;
}

/* Opens the file and reads all of it; a damaged one is set aside, and its rows are copied. */
static int open_sound(struct store *store, char error[STORE_ERROR_SIZE])
{
	char aside[STORE_NAME_SIZE + 40];
	char why[DATABASE_ERROR_SIZE] = "";
	int64_t rows;
	int r = database_open(store->writer.name, &store->writer.database, why);

	if (r == 0)
		r = database_check(store->writer.database, store->writer.name, why);
	if (r == 0 && writer_prepare(&store->writer) != SQLITE_OK) {
		/* A table is missing, or has other columns. */
		snprintf(why, sizeof(why), "%s: %s", store->writer.name,
			 sqlite3_errmsg(store->writer.database));
		r = -EUCLEAN;
	}
	if (r == -EUCLEAN) {
		writer_close(&store->writer);
		r = database_set_aside(store->writer.name, aside, sizeof(aside));
		if (r == 0)
			r = database_open(store->writer.name, &store->writer.database,
					  store->error);
		if (r == 0) {
			rows = database_salvage(store->writer.database, aside);
			snprintf(error, STORE_ERROR_SIZE,
				 "%s; the file stands aside as %s, and %" PRId64
				 " rows of it could be read",
				 why, aside, rows < 0 ? 0 : rows);
		}
		return r;
	}
	snprintf(store->error, sizeof(store->error), "%s", why);
	/* What stands there is gone on with all the same. */
	if (r == -EIO && !store->writer.database)
		store->writer.to_read =
			database_open_to_read(store->writer.name, &store->writer.database) == 0;
	return r;
}

static int64_t read_last_log(struct store *store)
{
	sqlite3_stmt *statement = NULL;
	int64_t id = 0;

	sqlite3_prepare_v2(store->writer.database, "SELECT max(id) FROM log", -1, &statement, NULL);
	if (statement && sqlite3_step(statement) == SQLITE_ROW)
		id = sqlite3_column_int64(statement, 0);
	sqlite3_finalize(statement);
	return id;
}

int store_open(const char *name, struct store **opened, char error[STORE_ERROR_SIZE])
{
	struct store *store = store_new(name);
	char key_error[STORE_ERROR_SIZE] = "";
	int r;

	error[0] = '\0';
	if (!store)
		return -ENOMEM;
	r = lock_file(store);
	if (r < 0)
		snprintf(error, STORE_ERROR_SIZE,
			 "%s: another touchmoved keeps its games there; "
			 "--store names another file, or no",
			 name);
	if (r == 0)
		r = open_sound(store, error);
	if (r == -EPROTO)
		snprintf(error, STORE_ERROR_SIZE, "%s", store->error);
	if (r == -EBUSY || r == -EPROTO) {
		forget(store);
		return r;
	}
	store->failing = r < 0;
	if (store->writer.database && !store->writer.to_read && !store->writer.touch &&
	    writer_prepare(&store->writer) != SQLITE_OK)
		writer_close(&store->writer);
	if (store->writer.database)
		store->last_log = (uint64_t)read_last_log(store);
	if (store->writer.database && !store->writer.to_read) {
		writer_open_seals(&store->writer, key_error);
		if (!error[0])
			snprintf(error, STORE_ERROR_SIZE, "%s", key_error);
	}
	*opened = store;
	return 0;
}

int store_run(struct store *store)
{
	int r = thread_start(&store->thread, write_all, store);

	store->runs = r == 0;
	return r;
}

/* On a disk that does not answer the thread never ends; on a slow one it gets on. */
static bool end_thread(struct store *store)
{
	uint64_t end = now_us() + STALL_TIME;
	uint64_t kept, left;
	bool ended;

	pthread_mutex_lock(&store->lock);
	store->stop = true;
	kept = store->kept;
	pthread_cond_signal(&store->work);
	while (!store->ended && now_us() < end) {
		wait_until(store, &store->done, end);
		if (store->kept != kept)
			end = now_us() + STALL_TIME;
		kept = store->kept;
	}
	ended = store->ended;
	left = store->put - store->kept;
	if (left)
		fprintf(stderr,
			"touchmoved: %s: inputs and events that could not be kept any more: "
			"%" PRIu64 "\n",
			store->writer.name, left);
	pthread_mutex_unlock(&store->lock);
	return ended;
}

void store_close(struct store *store)
{
	if (!store)
		return;
	if (store->runs) {
		if (!end_thread(store))
			return;
		thread_join(&store->thread);
	}
	forget(store);
}

/* ---- putting ---- */

static uint64_t put_row(struct store *store, struct row *row)
{
	uint64_t mark;

	row->size = row_size(row);
	pthread_mutex_lock(&store->lock);
	mark = row->mark = ++store->put;
	shares_add(&store->shares, row->log, row->size);
	rows_append(&store->waiting, row);
	if (store->asked_at && !store->stalled && now_us() - store->asked_at > STALL_TIME) {
		store->stalled = true;
		tell_change(store);
	}
	pthread_cond_signal(&store->work);
	pthread_mutex_unlock(&store->lock);
	return mark;
}

static char *line_of(const struct input *input)
{
	char *text = NULL;
	size_t size;
	FILE *file = open_memstream(&text, &size);

	if (file) {
		trace_write(file, input);
		fclose(file);
	}
	return text;
}

uint64_t store_begin(struct store *store, struct store_log *log, const char *board,
		     const char *source, const struct settings *settings, const char *configured)
{
	uint64_t began = clock_us(CLOCK_REALTIME);
	struct row *row;

	pthread_mutex_lock(&store->lock);
	log->id = began > store->last_log ? began : store->last_log + 1;
	store->last_log = log->id;
	pthread_mutex_unlock(&store->lock);
	row = row_new(TABLE_LOG, log->id, 0);
	row->numbers[0] = (int64_t)began;
	row->numbers[1] = (int64_t)log->before.seq;
	row->numbers[2] = (int64_t)log->before.public_seq;
	row->numbers[3] = log->before.game;
	row->numbers[4] = log->before.t;
	row->numbers[5] = log->live;
	row->numbers[6] = log->from_start;
	row->numbers[7] = log->before.alerts;
	row->numbers[8] = log->before.rulings;
	row->texts[0] = strdup(board);
	row->texts[1] = strdup(log->stream);
	row->texts[2] = strdup(source);
	row->texts[3] = strdup(TOUCHMOVE_VERSION);
	row->texts[4] = trace_header(settings);
	row->texts[5] = strdup(configured);
	return put_row(store, row);
}

void store_put_together(struct store *store)
{
	pthread_mutex_lock(&store->lock);
	store->together++;
	pthread_mutex_unlock(&store->lock);
}

void store_put_apart(struct store *store)
{
	pthread_mutex_lock(&store->lock);
	if (--store->together == 0)
		pthread_cond_signal(&store->work);
	pthread_mutex_unlock(&store->lock);
}

void store_share_among(struct store *store, size_t boards)
{
	pthread_mutex_lock(&store->lock);
	store->shares.boards = boards;
	pthread_mutex_unlock(&store->lock);
}

bool store_has_room(struct store *store, uint64_t log, bool order)
{
	bool has;

	pthread_mutex_lock(&store->lock);
	has = shares_have_room(&store->shares, log, order);
	pthread_mutex_unlock(&store->lock);
	return has;
}

uint64_t store_put(struct store *store, uint64_t log, uint64_t n, enum store_kind kind, laws_time t,
		   const struct input *input)
{
	struct row *row = row_new(TABLE_ENTRY, log, n);

	row->numbers[0] = kind;
	row->numbers[1] = t;
	if (input)
		row->texts[0] = line_of(input);
	return put_row(store, row);
}

uint64_t store_cut(struct store *store, uint64_t log, uint64_t n)
{
	return put_row(store, row_new(CUT_LOG, log, n));
}

uint64_t store_remove(struct store *store, uint64_t log)
{
	return put_row(store, row_new(REMOVE_LOG, log, 0));
}

uint64_t store_put_event(struct store *store, uint64_t log, uint64_t n, const struct event *event)
{
	struct row *row = row_new(TABLE_EVENT, log, n);

	row->numbers[0] = event->game;
	row->ends_game = event->verdict.kind == LAWS_VERDICT_ENDED;
	if (event->seq)
		row->texts[0] = store_body(event, false);
	if (event->public_seq)
		row->texts[1] = store_body(event, true);
	return put_row(store, row);
}

/* ---- questions ---- */

uint64_t store_kept(struct store *store)
{
	uint64_t kept;

	pthread_mutex_lock(&store->lock);
	kept = store->kept;
	pthread_mutex_unlock(&store->lock);
	return kept;
}

void store_flush(struct store *store)
{
	uint64_t end = now_us() + STOP_TIME;

	pthread_mutex_lock(&store->lock);
	while (store->runs && store->kept < store->put && !store->failing && now_us() < end)
		wait_until(store, &store->done, end);
	pthread_mutex_unlock(&store->lock);
}

int store_fd(const struct store *store)
{
	return store->fd;
}

void store_seen(struct store *store)
{
	eventfd_t count;

	(void)!eventfd_read(store->fd, &count);
}

bool store_condition(struct store *store, char condition[STORE_CONDITION_SIZE])
{
	bool failing;

	pthread_mutex_lock(&store->lock);
	failing = store->failing || store->stalled;
	condition[0] = '\0';
	if (store->failing)
		snprintf(condition, STORE_CONDITION_SIZE,
			 "nothing is published until it can be kept: %s", store->error);
	else if (store->stalled)
		snprintf(condition, STORE_CONDITION_SIZE,
			 "nothing is published until it can be kept: %s: the disk does not answer",
			 store->writer.name);
	pthread_mutex_unlock(&store->lock);
	return failing;
}

bool store_is_slow(struct store *store)
{
	bool slow;

	pthread_mutex_lock(&store->lock);
	slow = store->slow;
	pthread_mutex_unlock(&store->lock);
	return slow;
}

const char *store_name(const struct store *store)
{
	return store->writer.name;
}

sqlite3 *store_begin_reading(struct store *store)
{
	char ignored[DATABASE_ERROR_SIZE];
	sqlite3 *database = NULL;

	if (!store->runs)
		return store->writer.database;
	return database_open(store->writer.name, &database, ignored) == 0 ? database : NULL;
}

void store_end_reading(struct store *store, sqlite3 *database)
{
	if (store->runs)
		sqlite3_close(database);
}
