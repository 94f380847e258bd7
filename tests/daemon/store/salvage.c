/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What is copied out of a damaged store: all that can be read, from both ends of a table. */
#include <criterion/criterion.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "store/database.h"

#define ROWS 2000

static char directory[] = "/tmp/touchmove-salvage-XXXXXX";
static char damaged[80], fresh[80];
static sqlite3 *database;

static sqlite3 *open_or_fail(const char *name)
{
	char error[DATABASE_ERROR_SIZE];
	sqlite3 *opened = NULL;

	cr_assert_eq(database_open(name, &opened, error), 0, "%s", error);
	return opened;
}

static void run_or_fail(const char *sql)
{
	char *error = NULL;

	cr_assert_eq(sqlite3_exec(database, sql, NULL, NULL, &error), SQLITE_OK, "%s", error);
}

static int64_t number(const char *sql)
{
	sqlite3_stmt *row = NULL;
	int64_t value;

	cr_assert_eq(sqlite3_prepare_v2(database, sql, -1, &row, NULL), SQLITE_OK, "%s", sql);
	cr_assert_eq(sqlite3_step(row), SQLITE_ROW, "%s", sql);
	value = sqlite3_column_int64(row, 0);
	sqlite3_finalize(row);
	return value;
}

static void begin(void)
{
	char sql[700];

	cr_assert_not_null(mkdtemp(directory));
	snprintf(damaged, sizeof(damaged), "%s/damaged", directory);
	snprintf(fresh, sizeof(fresh), "%s/fresh", directory);
	database = open_or_fail(damaged);
	snprintf(sql, sizeof(sql),
		 "INSERT INTO log (id, board, stream, source, program, began, settings, seq, "
		 "public_seq, game, t, live, boot, boottime, wall) "
		 "VALUES (7, 'b', '', 's', 'p', 1, 'x', 2, 3, 4, 5, 1, '', 6, 7);"
		 "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < %d) "
		 "INSERT INTO entry SELECT 7, i, i %% 4, i * 10, 'line ' || i FROM n;"
		 "INSERT INTO event SELECT 7, n, 1, '{' || n || '}', NULL FROM entry;"
		 "INSERT INTO head VALUES (7, 1, 1, 'signed')",
		 ROWS);
	run_or_fail(sql);
}

static void close_damaged(void)
{
	run_or_fail("PRAGMA wal_checkpoint(TRUNCATE); PRAGMA journal_mode = DELETE");
	sqlite3_close(database);
}

static int64_t salvage(void)
{
	database = open_or_fail(fresh);
	return database_salvage(database, damaged);
}

static void end(void)
{
	char command[100];

	sqlite3_close(database);
	snprintf(command, sizeof(command), "rm -rf '%s'", directory);
	cr_assert_eq(system(command), 0);
}

/* No row is another one than was written. */
static void expect_rows_as_written(void)
{
	cr_expect_eq(number("SELECT count(*) FROM entry WHERE log != 7 OR kind != n % 4 OR "
			    "t != n * 10 OR line != 'line ' || n"),
		     0);
	cr_expect_eq(number("SELECT count(*) FROM event WHERE log != 7 OR game != 1 OR "
			    "body != '{' || n || '}' OR public_body IS NOT NULL"),
		     0);
	cr_expect_eq(number("SELECT count(*) FROM log WHERE id = 7 AND board = 'b' AND seq = 2 AND "
			    "wall = 7 AND from_start = 0"),
		     1);
}

TestSuite(salvage, .init = begin, .fini = end);

Test(salvage, of_a_sound_file_every_row)
{
	close_damaged();
	cr_expect_eq(salvage(), 2 * ROWS + 2);
	cr_expect_eq(number("SELECT count(*) FROM entry"), ROWS);
	cr_expect_eq(number("SELECT count(*) FROM event"), ROWS);
	cr_expect_eq(number("SELECT count(*) FROM head WHERE line = 'signed'"), 1);
	expect_rows_as_written();
}

Test(salvage, around_a_damaged_page_what_stands_before_and_behind)
{
	const uint8_t nonsense[64] = {0xff};
	int64_t size = number("PRAGMA page_size");
	int64_t page = number("SELECT pageno FROM dbstat WHERE name = 'entry' AND "
			      "pagetype = 'leaf' ORDER BY path LIMIT 1 OFFSET 5");
	int fd;

	close_damaged();
	fd = open(damaged, O_WRONLY | O_CLOEXEC);
	cr_assert_eq(pwrite(fd, nonsense, sizeof(nonsense), (page - 1) * size),
		     (ssize_t)sizeof(nonsense));
	close(fd);
	cr_expect_gt(salvage(), 0);
	cr_expect_eq(number("SELECT min(n) FROM entry"), 1);
	cr_expect_eq(number("SELECT max(n) FROM entry"), ROWS);
	cr_expect_lt(number("SELECT count(*) FROM entry"), ROWS);
	cr_expect_gt(number("SELECT count(*) FROM entry"), ROWS * 9 / 10);
	cr_expect_eq(number("SELECT count(*) FROM event"), ROWS);
	expect_rows_as_written();
}

Test(salvage, of_an_earlier_layout_the_columns_that_it_has)
{
	run_or_fail("ALTER TABLE log DROP COLUMN configured; DROP TABLE head");
	close_damaged();
	cr_expect_eq(salvage(), 2 * ROWS + 1);
	expect_rows_as_written();
	cr_expect_eq(number("SELECT configured = '' FROM log"), 1);
}
