/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include <errno.h>
#include <stdlib.h>

#include "store/kept.h"
#include "store/read_log.h"

static sqlite3_stmt *prepare(sqlite3 *database, const char *sql, uint64_t log)
{
	sqlite3_stmt *statement = NULL;

	if (sqlite3_prepare_v2(database, sql, -1, &statement, NULL) == SQLITE_OK)
		sqlite3_bind_int64(statement, 1, (int64_t)log);
	return statement;
}

/* "" where a damaged row has none. */
static const char *text_of(sqlite3_stmt *row, int column)
{
	const unsigned char *text = sqlite3_column_text(row, column);

	return text ? (const char *)text : "";
}

static void write_log(FILE *file, sqlite3_stmt *row)
{
	struct kept_log log = {
		.log =
			{
				.id = (uint64_t)sqlite3_column_int64(row, 0),
				.before =
					{
						.seq = (uint64_t)sqlite3_column_int64(row, 7),
						.public_seq =
							(uint64_t)sqlite3_column_int64(row, 8),
						.game = (unsigned int)sqlite3_column_int64(row, 1),
						.t = sqlite3_column_int64(row, 9),
						.alerts =
							(unsigned int)sqlite3_column_int64(row, 10),
						.rulings =
							(unsigned int)sqlite3_column_int64(row, 11),
					},
				.live = sqlite3_column_int(row, 12),
				.from_start = sqlite3_column_int(row, 13),
			},
		.board = text_of(row, 14),
		.source = text_of(row, 4),
		.program = text_of(row, 5),
		.settings = text_of(row, 2),
		.began = sqlite3_column_int64(row, 6),
	};

	snprintf(log.log.stream, sizeof(log.log.stream), "%s", text_of(row, 3));
	kept_write_log(file, &log);
}

static int write_rows(FILE *file, sqlite3 *database, uint64_t log, const char *sql,
		      void (*write)(FILE *file, sqlite3_stmt *row))
{
	sqlite3_stmt *rows = prepare(database, sql, log);
	int code = SQLITE_ERROR;

	while (rows && (code = sqlite3_step(rows)) == SQLITE_ROW)
		write(file, rows);
	sqlite3_finalize(rows);
	return code == SQLITE_DONE ? 0 : -EIO;
}

static void write_entry(FILE *file, sqlite3_stmt *row)
{
	kept_write_entry(file, (enum store_kind)sqlite3_column_int(row, 0),
			 sqlite3_column_int64(row, 1), text_of(row, 2));
}

static void write_event(FILE *file, sqlite3_stmt *row)
{
	kept_write_event(file, (const char *)sqlite3_column_text(row, 0),
			 (const char *)sqlite3_column_text(row, 1));
}

static void write_head(FILE *file, sqlite3_stmt *row)
{
	fputs(text_of(row, 0), file);
}

static int write_whole(FILE *file, sqlite3 *database, uint64_t log)
{
	sqlite3_stmt *row =
		prepare(database,
			"SELECT id, game, settings, stream, source, program, began, seq, "
			"public_seq, t, alerts, rulings, live, from_start, board FROM "
			"log WHERE id = ?",
			log);
	int code = row ? sqlite3_step(row) : SQLITE_ERROR;
	int r = code == SQLITE_ROW ? 0 : code == SQLITE_DONE ? -ENOENT : -EIO;

	if (r == 0)
		write_log(file, row);
	sqlite3_finalize(row);
	if (r == 0)
		r = write_rows(file, database, log,
			       "SELECT kind, t, line FROM entry WHERE log = ? ORDER BY n",
			       write_entry);
	if (r == 0)
		r = write_rows(file, database, log,
			       "SELECT body, public_body FROM event WHERE log = ? ORDER BY n",
			       write_event);
	if (r == 0)
		r = write_rows(file, database, log,
			       "SELECT line FROM head WHERE log = ? ORDER BY entries, events",
			       write_head);
	return r;
}

int log_read_text(sqlite3 *database, uint64_t log, char **text, size_t *size)
{
	FILE *file = open_memstream(text, size);
	int r;

	if (!file)
		return -EIO;
	r = write_whole(file, database, log);
	if (fclose(file) != 0)
		return -EIO;
	if (r < 0)
		free(*text);
	return r;
}
