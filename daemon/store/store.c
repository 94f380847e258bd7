/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The thread that puts appends rows to a list in memory. The writer takes the whole list, and
 * writes it in one transaction. The lock is held for the list alone, never during a call of the
 * database.
 *
 * A row that was tried before is written once: its key is its log and its number, and a transaction
 * whose commit failed may have been kept after all.
 */
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/file.h>
#include <systemd/sd-id128.h>
#include <time.h>
#include <unistd.h>

#include "input/trace.h"
#include "store/database.h"
#include "store/kept.h"
#include "store/seals.h"
#include "store/shares.h"
#include "store/store.h"

#ifndef TOUCHMOVE_VERSION
#define TOUCHMOVE_VERSION "unknown"
#endif

/* All in µs of CLOCK_MONOTONIC. */
#define RETRY_TIME ((uint64_t)1000000) /* until a file that failed is tried again */
#define STALL_TIME ((uint64_t)5000000) /* a commit that takes this long has failed */
#define STOP_TIME  ((uint64_t)2000000)

/* Beside the file of the games: one key for all that stand there. */
#define KEY_FILE "evidence.key"

enum table {
	TABLE_LOG,
	TABLE_ENTRY,
	TABLE_EVENT,
	TABLES,
	REMOVE_LOG = TABLES, /* no row: all rows of its log are to be removed */
	CUT_LOG,	     /* likewise its events from n on */
};

/* A row that is to be written. */
struct row {
	struct row *next;
	enum table table;
	uint64_t mark;
	size_t size; /* in memory */
	uint64_t log;
	uint64_t n;
	bool ends_game;	    /* an event that ends one */
	int64_t numbers[9]; /* of its table, in the order of its columns */
	char *texts[6];	    /* likewise; NULL is kept as such */
};

struct rows {
	struct row *first;
	struct row **end;
};

struct store {
	char name[STORE_NAME_SIZE];
	int fd;
	int lock_fd;
	uint64_t last_log; /* the highest id so far */

	/* Used by the writer alone once it runs. */
	sqlite3 *database;
	sqlite3_stmt *insert[TABLES];
	sqlite3_stmt *touch;
	struct rows batch;
	struct chain_key key;
	struct seals *seals; /* NULL: nothing is signed */
	bool key_fails;	     /* and is not tried again */
	bool is_last;	     /* the batch is written before the file is closed */

	pthread_t thread;
	bool runs;
	pthread_cond_t work;
	pthread_cond_t done;
	pthread_mutex_t lock; /* guards what follows */
	struct rows waiting;
	struct shares shares; /* of the rows that are not on disk yet */
	uint64_t put;	      /* the last mark given */
	uint64_t kept;	      /* the last mark on disk */
	uint64_t asked_at;    /* when the pending transaction began, or 0 */
	bool failing;
	bool stalled;
	char error[STORE_ERROR_SIZE];
	bool together; /* what waits is not complete yet */
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

static uint64_t microseconds(clockid_t id)
{
	struct timespec clock;

	clock_gettime(id, &clock);
	return (uint64_t)clock.tv_sec * 1000000 + (uint64_t)clock.tv_nsec / 1000;
}

static uint64_t now_us(void)
{
	return microseconds(CLOCK_MONOTONIC);
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

/* ---- rows ---- */

static void rows_init(struct rows *rows)
{
	rows->first = NULL;
	rows->end = &rows->first;
}

static void rows_append(struct rows *rows, struct row *row)
{
	*rows->end = row;
	rows->end = &row->next;
}

/* Moves all rows of @from behind those of @to. */
static void rows_join(struct rows *to, struct rows *from)
{
	if (!from->first)
		return;
	*to->end = from->first;
	to->end = from->end;
	rows_init(from);
}

static void row_free(struct row *row)
{
	for (unsigned int i = 0; i < sizeof(row->texts) / sizeof(row->texts[0]); i++)
		free(row->texts[i]);
	free(row);
}

static void rows_free(struct rows *rows)
{
	struct row *row = rows->first;

	while (row) {
		struct row *next = row->next;

		row_free(row);
		row = next;
	}
	rows_init(rows);
}

static size_t row_size(const struct row *row)
{
	size_t size = sizeof(*row);

	for (unsigned int i = 0; i < sizeof(row->texts) / sizeof(row->texts[0]); i++)
		size += row->texts[i] ? strlen(row->texts[i]) + 1 : 0;
	return size;
}

/* ---- the writer ---- */

static void close_database(struct store *store)
{
	for (int table = 0; table < TABLES; table++) {
		sqlite3_finalize(store->insert[table]);
		store->insert[table] = NULL;
	}
	sqlite3_finalize(store->touch);
	store->touch = NULL;
	sqlite3_close(store->database);
	store->database = NULL;
}

static const struct {
	const char *insert;
	bool has_n;
	unsigned int numbers;
	unsigned int texts;
} tables[TABLES] = {
	[TABLE_LOG] = {"INSERT OR IGNORE INTO log (id, began, seq, public_seq, game, t, live, "
		       "from_start, alerts, rulings, "
		       "board, stream, source, program, settings, configured, boot, boottime, "
		       "wall) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, '', 0, 0)",
		       false, 9, 6},
	[TABLE_ENTRY] = {"INSERT OR IGNORE INTO entry (log, n, kind, t, line) "
			 "VALUES (?, ?, ?, ?, ?)",
			 true, 2, 1},
	[TABLE_EVENT] = {"INSERT OR IGNORE INTO event (log, n, game, body, public_body) "
			 "VALUES (?, ?, ?, ?, ?)",
			 true, 1, 2},
};

static int prepare_all(struct store *store)
{
	int code = sqlite3_prepare_v2(
		store->database, "UPDATE log SET boot = ?, boottime = ?, wall = ? WHERE id = ?", -1,
		&store->touch, NULL);

	for (int table = 0; code == SQLITE_OK && table < TABLES; table++)
		code = sqlite3_prepare_v2(store->database, tables[table].insert, -1,
					  &store->insert[table], NULL);
	return code;
}

static int step(sqlite3_stmt *statement)
{
	int code = sqlite3_step(statement);

	sqlite3_reset(statement);
	return code == SQLITE_DONE ? SQLITE_OK : code;
}

/* The log has ended: it is signed as it is without what was cut. */
static int cut_log(struct store *store, const struct row *row)
{
	char sql[200];
	int code;

	snprintf(sql, sizeof(sql),
		 "DELETE FROM event WHERE log = %" PRIu64 " AND n >= %" PRIu64
		 "; DELETE FROM head WHERE log = %" PRIu64 " AND events >= %" PRIu64,
		 row->log, row->n, row->log, row->n);
	code = sqlite3_exec(store->database, sql, NULL, NULL, NULL);
	seals_forget(store->seals, row->log);
	seals_open(store->seals, store->database, row->log);
	seals_want(store->seals, true);
	return code;
}

static int remove_log(struct store *store, uint64_t log)
{
	char sql[300];

	snprintf(sql, sizeof(sql),
		 "DELETE FROM head WHERE log = %" PRIu64 "; DELETE FROM event WHERE log = %" PRIu64
		 "; DELETE FROM entry WHERE log = %" PRIu64 "; DELETE FROM log WHERE id = %" PRIu64,
		 log, log, log, log);
	seals_forget(store->seals, log);
	return sqlite3_exec(store->database, sql, NULL, NULL, NULL);
}

/* Adds what was written of @row to its log's chains. */
static void chain_row(struct store *store, const struct row *row)
{
	char *text = NULL;
	size_t size = 0;
	FILE *file = open_memstream(&text, &size);

	if (file && row->table == TABLE_ENTRY)
		kept_write_entry(file, (enum store_kind)row->numbers[0], row->numbers[1],
				 row->texts[0]);
	else if (file)
		kept_write_event(file, row->texts[0], row->texts[1]);
	if (!file || fclose(file) != 0) {
		/* They are read from the file once there is memory again. */
		seals_forget(store->seals, row->log);
	} else if (row->table == TABLE_ENTRY) {
		seals_entry(store->seals, text, size, now_us());
	} else {
		seals_event(store->seals, text, size, now_us());
		if (row->ends_game)
			seals_want(store->seals, false);
	}
	free(text);
}

static int insert_row(struct store *store, const struct row *row)
{
	sqlite3_stmt *insert = store->insert[row->table];
	int at = 1;

	sqlite3_bind_int64(insert, at++, (int64_t)row->log);
	if (tables[row->table].has_n)
		sqlite3_bind_int64(insert, at++, (int64_t)row->n);
	for (unsigned int i = 0; i < tables[row->table].numbers; i++)
		sqlite3_bind_int64(insert, at++, row->numbers[i]);
	for (unsigned int i = 0; i < tables[row->table].texts; i++)
		sqlite3_bind_text(insert, at++, row->texts[i], -1, SQLITE_STATIC);
	return step(insert);
}

static int write_row(struct store *store, const struct row *row)
{
	int code;

	if (row->table == REMOVE_LOG)
		return remove_log(store, row->log);
	if (row->table == CUT_LOG)
		return cut_log(store, row);
	if (row->table != TABLE_LOG)
		seals_open(store->seals, store->database, row->log);
	code = insert_row(store, row);
	if (code == SQLITE_OK && store->seals && row->table != TABLE_LOG &&
	    sqlite3_changes(store->database))
		chain_row(store, row);
	return code;
}

/* Notes when something was kept of @log: from this the time without the daemon is known. */
static int touch(struct store *store, uint64_t log)
{
	char boot[SD_ID128_STRING_MAX] = "";
	sd_id128_t id;

	if (sd_id128_get_boot(&id) >= 0)
		sd_id128_to_string(id, boot);
	sqlite3_bind_text(store->touch, 1, boot, -1, SQLITE_STATIC);
	sqlite3_bind_int64(store->touch, 2, (int64_t)microseconds(CLOCK_BOOTTIME));
	sqlite3_bind_int64(store->touch, 3, (int64_t)microseconds(CLOCK_REALTIME));
	sqlite3_bind_int64(store->touch, 4, (int64_t)log);
	return step(store->touch);
}

/* True for the first row of its log in the batch. */
static bool is_first_of_log(const struct row *first, const struct row *row)
{
	while (first != row && first->log != row->log)
		first = first->next;
	return first == row;
}

static int write_rows(struct store *store)
{
	int code = sqlite3_exec(store->database, "BEGIN IMMEDIATE", NULL, NULL, NULL);

	for (struct row *row = store->batch.first; row && code == SQLITE_OK; row = row->next)
		code = write_row(store, row);
	for (struct row *row = store->batch.first; row && code == SQLITE_OK; row = row->next)
		if (is_first_of_log(store->batch.first, row))
			code = touch(store, row->log);
	if (store->is_last)
		seals_want_all(store->seals);
	if (code == SQLITE_OK)
		code = seals_write(store->seals, store->database, now_us(),
				   (int64_t)(microseconds(CLOCK_REALTIME) / 1000000));
	return code == SQLITE_OK ? sqlite3_exec(store->database, "COMMIT", NULL, NULL, NULL) : code;
}

/* What was removed stands in the write-ahead log until that is written over. */
static void forget_removed(struct store *store)
{
	for (const struct row *row = store->batch.first; row; row = row->next)
		if (row->table == REMOVE_LOG) {
			sqlite3_exec(store->database, "PRAGMA wal_checkpoint(TRUNCATE)", NULL, NULL,
				     NULL);
			return;
		}
}

/* Without a key games are kept all the same; @error then has a line. */
static void open_seals(struct store *store, char error[STORE_ERROR_SIZE])
{
	const char *slash = strrchr(store->name, '/');
	int directory = slash ? (int)(slash - store->name) + 1 : 0;
	char name[STORE_NAME_SIZE + sizeof(KEY_FILE)];
	char why[CHAIN_ERROR_SIZE];

	if (store->seals || store->key_fails)
		return;
	snprintf(name, sizeof(name), "%.*s" KEY_FILE, directory, store->name);
	store->key_fails = chain_key_open(name, &store->key, why) < 0;
	if (store->key_fails)
		snprintf(error, STORE_ERROR_SIZE, "%s", why);
	else
		store->seals = seals_new(&store->key);
}

/* Writes the batch in one transaction. Returns 0, or a negative errno with one line in @error. */
static int commit(struct store *store, char error[STORE_ERROR_SIZE])
{
	int code = SQLITE_OK;
	int r = 0;

	if (!store->database) {
		r = database_open(store->name, &store->database, error);
		if (r < 0)
			return r;
		open_seals(store, error);
		code = prepare_all(store);
	}
	if (code == SQLITE_OK)
		code = write_rows(store);
	if (code == SQLITE_OK) {
		forget_removed(store);
		return 0;
	}
	snprintf(error, STORE_ERROR_SIZE, "%s: %s", store->name, sqlite3_errmsg(store->database));
	seals_forget(store->seals, 0);
	/* What can be mended outside, such as a file system's rights, shows only to a new open. */
	close_database(store);
	return -EIO;
}

static void note_kept(struct store *store)
{
	for (struct row *row = store->batch.first; row; row = row->next) {
		shares_remove(&store->shares, row->log, row->size);
		store->kept = row->mark;
	}
	rows_free(&store->batch);
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
	uint64_t due = seals_due(store->seals);

	if (due == UINT64_MAX)
		pthread_cond_wait(&store->work, &store->lock);
	else
		wait_until(store, &store->work, due);
}

/* Returns false when the writer must end: nothing is left, or the rest cannot be written. */
static bool write_some(struct store *store)
{
	char error[STORE_ERROR_SIZE];
	int r;

	if (!store->together)
		rows_join(&store->batch, &store->waiting);
	if (!store->batch.first) {
		if (!store->stop && seals_due(store->seals) > now_us()) {
			wait_for_work(store);
			return true;
		}
		if (!store->database || seals_due(store->seals) == UINT64_MAX)
			return !store->stop;
	}
	store->asked_at = now_us();
	store->is_last = store->stop;
	pthread_mutex_unlock(&store->lock);
	r = commit(store, error);
	pthread_mutex_lock(&store->lock);
	store->asked_at = 0;
	if (r == 0) {
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

static void init_condition(pthread_cond_t *condition)
{
	pthread_condattr_t monotonic;

	pthread_condattr_init(&monotonic);
	pthread_condattr_setclock(&monotonic, CLOCK_MONOTONIC);
	pthread_cond_init(condition, &monotonic);
	pthread_condattr_destroy(&monotonic);
}

static struct store *store_new(const char *name)
{
	struct store *store = calloc(1, sizeof(*store));

	if (!store)
		return NULL;
	snprintf(store->name, sizeof(store->name), "%s", name);
	rows_init(&store->batch);
	rows_init(&store->waiting);
	pthread_mutex_init(&store->lock, NULL);
	init_condition(&store->work);
	init_condition(&store->done);
	store->lock_fd = -1;
	store->fd = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
	if (store->fd >= 0)
		return store;
	free(store);
	return NULL;
}

static void forget(struct store *store)
{
	close_database(store);
	if (store->lock_fd >= 0)
		close(store->lock_fd);
	close(store->fd);
	seals_free(store->seals);
	rows_free(&store->batch);
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

	snprintf(name, sizeof(name), "%s-lock", store->name);
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
	int r = database_open(store->name, &store->database, why);

	if (r == 0)
		r = database_check(store->database, store->name, why);
	if (r == 0 && prepare_all(store) != SQLITE_OK) {
		/* A table is missing, or has other columns. */
		snprintf(why, sizeof(why), "%s: %s", store->name, sqlite3_errmsg(store->database));
		r = -EUCLEAN;
	}
	if (r == -EUCLEAN) {
		close_database(store);
		r = database_set_aside(store->name, aside, sizeof(aside));
		if (r == 0)
			r = database_open(store->name, &store->database, store->error);
		if (r == 0) {
			rows = database_salvage(store->database, aside);
			snprintf(error, STORE_ERROR_SIZE,
				 "%s; the file stands aside as %s, and %" PRId64
				 " rows of it could be read",
				 why, aside, rows < 0 ? 0 : rows);
		}
		return r;
	}
	snprintf(store->error, sizeof(store->error), "%s", why);
	return r;
}

static int64_t read_last_log(struct store *store)
{
	sqlite3_stmt *statement = NULL;
	int64_t id = 0;

	sqlite3_prepare_v2(store->database, "SELECT max(id) FROM log", -1, &statement, NULL);
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
	if (store->database && !store->touch && prepare_all(store) != SQLITE_OK)
		close_database(store);
	if (store->database) {
		store->last_log = (uint64_t)read_last_log(store);
		open_seals(store, key_error);
		if (!error[0])
			snprintf(error, STORE_ERROR_SIZE, "%s", key_error);
	}
	*opened = store;
	return 0;
}

/* Signals are handled by the main thread only. */
int store_run(struct store *store)
{
	sigset_t all, before;
	int r;

	sigfillset(&all);
	pthread_sigmask(SIG_SETMASK, &all, &before);
	r = pthread_create(&store->thread, NULL, write_all, store);
	pthread_sigmask(SIG_SETMASK, &before, NULL);
	store->runs = r == 0;
	return -r;
}

/* On a disk that does not answer the thread never ends. */
static bool end_thread(struct store *store)
{
	uint64_t end = now_us() + STOP_TIME;
	uint64_t left;
	bool ended;

	pthread_mutex_lock(&store->lock);
	store->stop = true;
	pthread_cond_signal(&store->work);
	while (!store->ended && now_us() < end)
		wait_until(store, &store->done, end);
	ended = store->ended;
	left = store->put - store->kept;
	if (left)
		fprintf(stderr,
			"touchmoved: %s: inputs and events that could not be kept any more: "
			"%" PRIu64 "\n",
			store->name, left);
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
		pthread_join(store->thread, NULL);
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

/* A machine without memory for a row could not go on with anything. */
static struct row *row_new(enum table table, uint64_t log, uint64_t n)
{
	struct row *row = calloc(1, sizeof(*row));

	if (!row) {
		fprintf(stderr, "touchmoved: no memory\n");
		abort();
	}
	row->table = table;
	row->log = log;
	row->n = n;
	return row;
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
	uint64_t began = microseconds(CLOCK_REALTIME);
	struct row *row;

	log->id = began > store->last_log ? began : store->last_log + 1;
	store->last_log = log->id;
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
	store->together = true;
	pthread_mutex_unlock(&store->lock);
}

void store_put_apart(struct store *store)
{
	pthread_mutex_lock(&store->lock);
	store->together = false;
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
			 store->name);
	pthread_mutex_unlock(&store->lock);
	return failing;
}

const char *store_name(const struct store *store)
{
	return store->name;
}

sqlite3 *store_begin_reading(struct store *store)
{
	char ignored[DATABASE_ERROR_SIZE];
	sqlite3 *database = NULL;

	if (!store->runs)
		return store->database;
	return database_open(store->name, &database, ignored) == 0 ? database : NULL;
}

void store_end_reading(struct store *store, sqlite3 *database)
{
	if (store->runs)
		sqlite3_close(database);
}
