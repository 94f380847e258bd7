/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Opening the file, its layout, and what becomes of a damaged one. */
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "store/database.h"
#include "util/file.h"
#include "util/text.h"

/* "TmGm": by this an SQLite file is known as a store (PRAGMA application_id). */
#define APPLICATION_ID 0x546d476d

/* How long another program that reads the file, such as a backup, may hold it up, in ms. */
#define BUSY_MOST 5000

/* What makes each layout of the one before; a new file gets all of them. */
static const char *const layouts[] = {
	"CREATE TABLE log ("
	" id INTEGER PRIMARY KEY,"
	" board TEXT NOT NULL,"
	" stream TEXT NOT NULL," /* StreamId of its numbers */
	" source TEXT NOT NULL,"
	" program TEXT NOT NULL,"  /* the version that wrote it */
	" began INTEGER NOT NULL," /* wall time, µs */
	" settings TEXT NOT NULL," /* a reedtrace's header */
	" seq INTEGER NOT NULL,"   /* numbers and time before its first entry */
	" public_seq INTEGER NOT NULL,"
	" game INTEGER NOT NULL,"
	" t INTEGER NOT NULL,"
	" live INTEGER NOT NULL,"     /* of a board, not of a file */
	" boot TEXT NOT NULL,"	      /* when something was last kept: the boot, */
	" boottime INTEGER NOT NULL," /* µs since it, */
	" wall INTEGER NOT NULL"      /* and the wall time, µs */
	");"
	"CREATE INDEX log_of_board ON log (board, id);"
	"CREATE TABLE entry ("
	" log INTEGER NOT NULL REFERENCES log,"
	" n INTEGER NOT NULL,"
	" kind INTEGER NOT NULL," /* enum store_kind */
	" t INTEGER NOT NULL,"
	" line TEXT," /* an input */
	" PRIMARY KEY (log, n)"
	") WITHOUT ROWID;"
	"CREATE TABLE event ("
	" log INTEGER NOT NULL REFERENCES log,"
	" n INTEGER NOT NULL,"
	" game INTEGER NOT NULL,"
	" body TEXT," /* as JSON; NULL: not in that stream */
	" public_body TEXT,"
	" PRIMARY KEY (log, n)"
	") WITHOUT ROWID;"
	"CREATE INDEX event_of_game ON event (log, game);",
	/* 2: a log may begin with the start of its game; orders may have changed its settings. */
	"ALTER TABLE log ADD COLUMN from_start INTEGER NOT NULL DEFAULT 0;"
	"ALTER TABLE log ADD COLUMN alerts INTEGER NOT NULL DEFAULT 0;"
	"ALTER TABLE log ADD COLUMN rulings INTEGER NOT NULL DEFAULT 0;"
	"ALTER TABLE log ADD COLUMN configured TEXT NOT NULL DEFAULT '';"
	"UPDATE log SET configured = settings;"
	"CREATE TABLE head ("
	" log INTEGER NOT NULL REFERENCES log,"
	" entries INTEGER NOT NULL," /* how many of these it signs */
	" events INTEGER NOT NULL,"
	" line TEXT NOT NULL," /* chain.h */
	" PRIMARY KEY (log, entries, events)"
	") WITHOUT ROWID;",
};

_Static_assert(sizeof(layouts) / sizeof(layouts[0]) == DATABASE_VERSION, "a step for each layout");

__attribute__((format(printf, 3, 4))) static int refuse(char error[DATABASE_ERROR_SIZE], int result,
							const char *format, ...)
{
	va_list arguments;

	va_start(arguments, format);
	vsnprintf(error, DATABASE_ERROR_SIZE, format, arguments);
	va_end(arguments);
	/* SQLite's report of a damaged page takes two lines. */
	for (char *end = strchr(error, '\n'); end; end = strchr(end, '\n'))
		*end = ' ';
	text_clean(error);
	return result;
}

/* SQLite's own result as ours. */
static int result_of(int code)
{
	switch (code & 0xff) {
	case SQLITE_OK:
		return 0;
	case SQLITE_CORRUPT:
		return -EUCLEAN;
	case SQLITE_NOTADB:
		return -EUCLEAN;
	case SQLITE_NOMEM:
		return -ENOMEM;
	}
	return -EIO;
}

static int run(sqlite3 *database, const char *sql)
{
	return result_of(sqlite3_exec(database, sql, NULL, NULL, NULL));
}

static int read_number(sqlite3 *database, const char *sql, int64_t *number)
{
	sqlite3_stmt *statement = NULL;
	int code = sqlite3_prepare_v2(database, sql, -1, &statement, NULL);

	if (code == SQLITE_OK)
		code = sqlite3_step(statement);
	if (code == SQLITE_ROW)
		*number = sqlite3_column_int64(statement, 0);
	sqlite3_finalize(statement);
	return code == SQLITE_ROW ? 0 : result_of(code) ?: -EIO;
}

/* A layout and its version stand in the file together, or neither. */
static int lay_out(sqlite3 *database, int64_t version)
{
	char pragmas[100];
	int r = run(database, "BEGIN IMMEDIATE");

	while (r == 0 && version < DATABASE_VERSION)
		r = run(database, layouts[version++]);
	snprintf(pragmas, sizeof(pragmas), "PRAGMA application_id = %d; PRAGMA user_version = %d;",
		 APPLICATION_ID, DATABASE_VERSION);
	if (r == 0)
		r = run(database, pragmas);
	return r < 0 ? r : run(database, "COMMIT");
}

static int check_layout(sqlite3 *database, const char *name, char error[DATABASE_ERROR_SIZE])
{
	int64_t application, version, tables;
	int r = read_number(database, "PRAGMA application_id", &application);

	if (r == 0)
		r = read_number(database, "PRAGMA user_version", &version);
	if (r == 0)
		r = read_number(database, "SELECT count(*) FROM sqlite_schema", &tables);
	if (r < 0)
		return refuse(error, r, "%s: %s", name, sqlite3_errmsg(database));
	if (tables == 0 && application == 0 && version == 0)
		application = APPLICATION_ID;
	if (application != APPLICATION_ID || version < 0)
		return refuse(error, -EPROTO,
			      "%s: is another program's database; --store names "
			      "another file",
			      name);
	if (version > DATABASE_VERSION)
		return refuse(error, -EPROTO,
			      "%s: was written by a newer touchmoved (layout %lld, this one knows "
			      "%d); install that one, or --store another file",
			      name, (long long)version, DATABASE_VERSION);
	if (version < DATABASE_VERSION)
		r = lay_out(database, version);
	return r == 0 ? 0 : refuse(error, r, "%s: %s", name, sqlite3_errmsg(database));
}

int database_check(sqlite3 *database, const char *name, char error[DATABASE_ERROR_SIZE])
{
	sqlite3_stmt *statement = NULL;
	const char *word = NULL;
	int code = sqlite3_prepare_v2(database, "PRAGMA quick_check(1)", -1, &statement, NULL);
	int r;

	if (code == SQLITE_OK && (code = sqlite3_step(statement)) == SQLITE_ROW)
		word = (const char *)sqlite3_column_text(statement, 0);
	r = word && !strcmp(word, "ok") ? 0 : word ? -EUCLEAN : result_of(code) ?: -EIO;
	if (r < 0)
		refuse(error, r, "%s: %s", name, word ? word : sqlite3_errmsg(database));
	sqlite3_finalize(statement);
	return r;
}

/* SQLite would give the file the rights of the umask. */
static int make_file(const char *name, char error[DATABASE_ERROR_SIZE])
{
	const char *slash = strrchr(name, '/');
	char directory[PATH_MAX];
	int fd, r = 0;

	if (slash && slash > name) {
		snprintf(directory, sizeof(directory), "%.*s", (int)(slash - name), name);
		r = directory_make(directory);
	}
	if (r < 0)
		return refuse(error, -EIO, "%s: %s", directory, strerror(-r));
	fd = open(name, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
	if (fd < 0)
		return refuse(error, -EIO, "%s: %s", name, strerror(errno));
	close(fd);
	return 0;
}

int database_open(const char *name, sqlite3 **database, char error[DATABASE_ERROR_SIZE])
{
	int r = make_file(name, error);

	*database = NULL;
	if (r < 0)
		return r;
	r = result_of(sqlite3_open_v2(name, database, SQLITE_OPEN_READWRITE, NULL));
	if (r < 0) {
		refuse(error, r, "%s: %s", name,
		       *database ? sqlite3_errmsg(*database) : "no memory");
	} else {
		sqlite3_busy_timeout(*database, BUSY_MOST);
		r = run(*database, "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;"
				   "PRAGMA secure_delete = ON;");
		if (r < 0)
			refuse(error, r, "%s: %s", name, sqlite3_errmsg(*database));
	}
	if (r == 0)
		r = check_layout(*database, name, error);
	if (r < 0) {
		sqlite3_close(*database);
		*database = NULL;
	}
	return r;
}

/* ---- a disk that can only be read ---- */

#define URI_SIZE (3 * PATH_MAX + 40)

/* @name as SQLite's URI of a file that nobody changes. */
static void write_immutable(const char *name, char uri[URI_SIZE])
{
	char *end = stpcpy(uri, "file:");

	for (size_t i = 0; i < PATH_MAX && name[i]; i++)
		end += sprintf(end, strchr("%?#", name[i]) ? "%%%02X" : "%c",
			       (unsigned char)name[i]);
	strcpy(end, "?immutable=1");
}

static bool has_present_layout(sqlite3 *database)
{
	int64_t application = 0, version = 0;

	return read_number(database, "PRAGMA application_id", &application) == 0 &&
	       read_number(database, "PRAGMA user_version", &version) == 0 &&
	       application == APPLICATION_ID && version == DATABASE_VERSION;
}

/*
 * A daemon that was killed has left its log, which SQLite reads with what lies beside it. Without a
 * log SQLite would make one, unless it is told that nothing changes.
 */
int database_open_to_read(const char *name, sqlite3 **database)
{
	char log[PATH_MAX], uri[URI_SIZE];
	bool has_log;

	snprintf(log, sizeof(log), "%s-wal", name);
	has_log = access(log, F_OK) == 0;
	write_immutable(name, uri);
	*database = NULL;
	if (sqlite3_open_v2(has_log ? name : uri, database,
			    SQLITE_OPEN_READONLY | (has_log ? 0 : SQLITE_OPEN_URI),
			    NULL) == SQLITE_OK &&
	    has_present_layout(*database))
		return 0;
	sqlite3_close(*database);
	*database = NULL;
	return -EIO;
}

/* ---- a damaged file ---- */

static const char *const suffixes[] = {"", "-wal", "-shm"};

int database_set_aside(const char *name, char *aside, uint64_t size)
{
	char from[PATH_MAX], to[PATH_MAX];
	time_t now = time(NULL);
	char stamp[32];
	struct tm utc;

	gmtime_r(&now, &utc);
	strftime(stamp, sizeof(stamp), "%Y%m%dT%H%M%SZ", &utc);
	if (snprintf(aside, size, "%s.damaged-%s", name, stamp) >= (int)size)
		return -ENAMETOOLONG;
	for (unsigned int i = 0; i < sizeof(suffixes) / sizeof(suffixes[0]); i++) {
		snprintf(from, sizeof(from), "%s%s", name, suffixes[i]);
		snprintf(to, sizeof(to), "%s%s", aside, suffixes[i]);
		if (rename(from, to) < 0 && errno != ENOENT)
			return -errno;
	}
	return 0;
}

/* Copies the columns of @row into @insert, and runs it. Returns true for a row that is new. */
static bool copy_row(sqlite3 *database, sqlite3_stmt *row, sqlite3_stmt *insert)
{
	int before = sqlite3_total_changes(database);

	for (int i = 0; i < sqlite3_column_count(row); i++)
		sqlite3_bind_value(insert, i + 1, sqlite3_column_value(row, i));
	sqlite3_step(insert);
	sqlite3_reset(insert);
	return sqlite3_total_changes(database) > before;
}

/*
 * By their names: a damaged file of an earlier layout has not all columns. NULL when memory is out;
 * else the caller's to free with sqlite3_free().
 */
static char *write_insert(sqlite3_stmt *rows, const char *table)
{
	sqlite3_str *sql = sqlite3_str_new(NULL);
	int columns = sqlite3_column_count(rows);

	sqlite3_str_appendf(sql, "INSERT OR IGNORE INTO %s (", table);
	for (int i = 0; i < columns; i++)
		sqlite3_str_appendf(sql, "%s%s", i ? ", " : "", sqlite3_column_name(rows, i));
	for (int i = 0; i < columns; i++)
		sqlite3_str_appendall(sql, i ? ", ?" : ") VALUES (?");
	sqlite3_str_appendall(sql, ")");
	return sqlite3_str_finish(sql);
}

/* Reads the rows of @table in @order until one cannot be read. */
static int64_t copy_rows(sqlite3 *database, sqlite3 *damaged, const char *table, const char *order)
{
	sqlite3_stmt *rows = NULL, *insert = NULL;
	int64_t copied = 0;
	char select[100];

	snprintf(select, sizeof(select), "SELECT * FROM %s ORDER BY %s", table, order);
	if (sqlite3_prepare_v2(damaged, select, -1, &rows, NULL) == SQLITE_OK) {
		char *sql = write_insert(rows, table);

		if (sql && sqlite3_prepare_v2(database, sql, -1, &insert, NULL) == SQLITE_OK)
			while (sqlite3_step(rows) == SQLITE_ROW)
				copied += copy_row(database, rows, insert);
		sqlite3_free(sql);
	}
	sqlite3_finalize(rows);
	sqlite3_finalize(insert);
	return copied;
}

/* From both ends of each table: what stands between two damaged pages is lost. */
int64_t database_salvage(sqlite3 *database, const char *damaged)
{
	static const struct {
		const char *name, *key, *backwards;
	} tables[] = {
		{"log", "id", "id DESC"},
		{"entry", "log, n", "log DESC, n DESC"},
		{"event", "log, n", "log DESC, n DESC"},
		{"head", "log, entries, events", "log DESC, entries DESC, events DESC"},
	};
	sqlite3 *source = NULL;
	int64_t copied = 0;
	int r = result_of(sqlite3_open_v2(damaged, &source, SQLITE_OPEN_READWRITE, NULL));

	for (unsigned int i = 0; r == 0 && i < sizeof(tables) / sizeof(tables[0]); i++) {
		run(database, "BEGIN");
		copied += copy_rows(database, source, tables[i].name, tables[i].key);
		copied += copy_rows(database, source, tables[i].name, tables[i].backwards);
		r = run(database, "COMMIT");
	}
	sqlite3_close(source);
	return r < 0 ? r : copied;
}
