/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * A row that was tried before is written once: its key is its log and its number, and a transaction
 * whose commit failed may have been kept after all.
 */
#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <systemd/sd-id128.h>

#include "store/kept.h"
#include "store/writer.h"

/* Beside the file of the games: one key for all that stand there. */
#define KEY_FILE "evidence.key"

uint64_t clock_us(clockid_t id)
{
	struct timespec clock;

	clock_gettime(id, &clock);
	return (uint64_t)clock.tv_sec * 1000000 + (uint64_t)clock.tv_nsec / 1000;
}

void writer_close(struct writer *writer)
{
	for (int table = 0; table < TABLES; table++) {
		sqlite3_finalize(writer->insert[table]);
		writer->insert[table] = NULL;
	}
	sqlite3_finalize(writer->touch);
	writer->touch = NULL;
	sqlite3_close(writer->database);
	writer->database = NULL;
	writer->to_read = false;
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

int writer_prepare(struct writer *writer)
{
	int code = sqlite3_prepare_v2(
		writer->database, "UPDATE log SET boot = ?, boottime = ?, wall = ? WHERE id = ?",
		-1, &writer->touch, NULL);

	for (int table = 0; code == SQLITE_OK && table < TABLES; table++)
		code = sqlite3_prepare_v2(writer->database, tables[table].insert, -1,
					  &writer->insert[table], NULL);
	return code;
}

static int step(sqlite3_stmt *statement)
{
	int code = sqlite3_step(statement);

	sqlite3_reset(statement);
	return code == SQLITE_DONE ? SQLITE_OK : code;
}

/* The log has ended: it is signed as it is without what was cut. */
static int cut_log(struct writer *writer, const struct row *row)
{
	char sql[200];
	int code;

	snprintf(sql, sizeof(sql),
		 "DELETE FROM event WHERE log = %" PRIu64 " AND n >= %" PRIu64
		 "; DELETE FROM head WHERE log = %" PRIu64 " AND events >= %" PRIu64,
		 row->log, row->n, row->log, row->n);
	code = sqlite3_exec(writer->database, sql, NULL, NULL, NULL);
	seals_forget(writer->seals, row->log);
	seals_open(writer->seals, writer->database, row->log);
	seals_want(writer->seals, true);
	return code;
}

static int remove_log(struct writer *writer, uint64_t log)
{
	char sql[300];

	snprintf(sql, sizeof(sql),
		 "DELETE FROM head WHERE log = %" PRIu64 "; DELETE FROM event WHERE log = %" PRIu64
		 "; DELETE FROM entry WHERE log = %" PRIu64 "; DELETE FROM log WHERE id = %" PRIu64,
		 log, log, log, log);
	seals_forget(writer->seals, log);
	return sqlite3_exec(writer->database, sql, NULL, NULL, NULL);
}

/* Adds what was written of @row to its log's chains. */
static void chain_row(struct writer *writer, const struct row *row)
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
		seals_forget(writer->seals, row->log);
	} else if (row->table == TABLE_ENTRY) {
		seals_entry(writer->seals, text, size, clock_us(CLOCK_MONOTONIC));
	} else {
		seals_event(writer->seals, text, size, clock_us(CLOCK_MONOTONIC));
		if (row->ends_game)
			seals_want(writer->seals, false);
	}
	free(text);
}

static int insert_row(struct writer *writer, const struct row *row)
{
	sqlite3_stmt *insert = writer->insert[row->table];
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

static int write_row(struct writer *writer, const struct row *row)
{
	int code;

	if (row->table == REMOVE_LOG)
		return remove_log(writer, row->log);
	if (row->table == CUT_LOG)
		return cut_log(writer, row);
	if (row->table != TABLE_LOG)
		seals_open(writer->seals, writer->database, row->log);
	code = insert_row(writer, row);
	if (code == SQLITE_OK && writer->seals && row->table != TABLE_LOG &&
	    sqlite3_changes(writer->database))
		chain_row(writer, row);
	return code;
}

/* Notes when something was kept of @log: from this the time without the daemon is known. */
static int touch(struct writer *writer, uint64_t log)
{
	char boot[SD_ID128_STRING_MAX] = "";
	sd_id128_t id;

	if (sd_id128_get_boot(&id) >= 0)
		sd_id128_to_string(id, boot);
	sqlite3_bind_text(writer->touch, 1, boot, -1, SQLITE_STATIC);
	sqlite3_bind_int64(writer->touch, 2, (int64_t)clock_us(CLOCK_BOOTTIME));
	sqlite3_bind_int64(writer->touch, 3, (int64_t)clock_us(CLOCK_REALTIME));
	sqlite3_bind_int64(writer->touch, 4, (int64_t)log);
	return step(writer->touch);
}

/* True for the first row of its log in the batch. */
static bool is_first_of_log(const struct row *first, const struct row *row)
{
	while (first != row && first->log != row->log)
		first = first->next;
	return first == row;
}

static int write_rows(struct writer *writer)
{
	int code = sqlite3_exec(writer->database, "BEGIN IMMEDIATE", NULL, NULL, NULL);

	for (struct row *row = writer->batch.first; row && code == SQLITE_OK; row = row->next)
		code = write_row(writer, row);
	for (struct row *row = writer->batch.first; row && code == SQLITE_OK; row = row->next)
		if (is_first_of_log(writer->batch.first, row))
			code = touch(writer, row->log);
	if (writer->is_last)
		seals_want_all(writer->seals);
	if (code == SQLITE_OK)
		code = seals_write(writer->seals, writer->database, clock_us(CLOCK_MONOTONIC),
				   (int64_t)(clock_us(CLOCK_REALTIME) / 1000000));
	return code == SQLITE_OK ? sqlite3_exec(writer->database, "COMMIT", NULL, NULL, NULL)
				 : code;
}

/* What was removed stands in the write-ahead log until that is written over. */
static void forget_removed(struct writer *writer)
{
	for (const struct row *row = writer->batch.first; row; row = row->next)
		if (row->table == REMOVE_LOG) {
			sqlite3_exec(writer->database, "PRAGMA wal_checkpoint(TRUNCATE)", NULL,
				     NULL, NULL);
			return;
		}
}

void writer_open_seals(struct writer *writer, char error[STORE_ERROR_SIZE])
{
	const char *slash = strrchr(writer->name, '/');
	int directory = slash ? (int)(slash - writer->name) + 1 : 0;
	char name[STORE_NAME_SIZE + sizeof(KEY_FILE)];
	char why[CHAIN_ERROR_SIZE];

	if (writer->seals || writer->key_fails)
		return;
	snprintf(name, sizeof(name), "%.*s" KEY_FILE, directory, writer->name);
	writer->key_fails = chain_key_open(name, &writer->key, why) < 0;
	if (writer->key_fails)
		snprintf(error, STORE_ERROR_SIZE, "%s", why);
	else
		writer->seals = seals_new(&writer->key);
}

int writer_commit(struct writer *writer, char error[STORE_ERROR_SIZE])
{
	int code = SQLITE_OK;
	int r = 0;

	if (writer->to_read)
		writer_close(writer);
	if (!writer->database) {
		r = database_open(writer->name, &writer->database, error);
		if (r < 0)
			return r;
		writer_open_seals(writer, error);
		code = writer_prepare(writer);
	}
	if (code == SQLITE_OK)
		code = write_rows(writer);
	if (code == SQLITE_OK) {
		forget_removed(writer);
		return 0;
	}
	snprintf(error, STORE_ERROR_SIZE, "%s: %s", writer->name, sqlite3_errmsg(writer->database));
	seals_forget(writer->seals, 0);
	/* What can be mended outside, such as a file system's rights, shows only to a new open. */
	writer_close(writer);
	return -EIO;
}
