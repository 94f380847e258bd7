/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * A store of each earlier layout, as it was written then, is opened: its game goes on with what was
 * told then, and its file has the present layout.
 *
 * usage: layouts DIRECTORY SQL...
 */
#include <inttypes.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "../../die.h"
#include "board/resume.h"
#include "store/database.h"
#include "util/file.h"

static char name[400];

static void remove_store(void)
{
	static const char *const suffixes[] = {"", "-wal", "-shm", "-lock"};
	char file[450];

	for (unsigned int i = 0; i < sizeof(suffixes) / sizeof(suffixes[0]); i++) {
		snprintf(file, sizeof(file), "%s%s", name, suffixes[i]);
		unlink(file);
	}
}

static void write_store(const char *sql_file)
{
	sqlite3 *database;
	size_t size;
	char *sql;

	if (file_read(sql_file, &sql, &size) < 0)
		die("%s: cannot be read", sql_file);
	if (sqlite3_open(name, &database) != SQLITE_OK ||
	    sqlite3_exec(database, sql, NULL, NULL, NULL) != SQLITE_OK)
		die("%s: %s", sql_file, sqlite3_errmsg(database));
	sqlite3_close(database);
	free(sql);
}

static int64_t number_in_store(const char *sql)
{
	sqlite3 *database;
	sqlite3_stmt *row;
	int64_t number = -1;

	sqlite3_open(name, &database);
	if (sqlite3_prepare_v2(database, sql, -1, &row, NULL) != SQLITE_OK)
		die("%s: %s", sql, sqlite3_errmsg(database));
	if (sqlite3_step(row) == SQLITE_ROW)
		number = sqlite3_column_int64(row, 0);
	sqlite3_finalize(row);
	sqlite3_close(database);
	return number;
}

/* The game goes on, and what it tells next is kept behind what was kept. */
static void go_on(const char *sql_file, int64_t events)
{
	struct settings settings;
	struct resume resume = {
		.id = "1",
		.source = "chardev:/dev/reedboard0",
		.settings = &settings,
		.live = true,
	};
	const struct command order = {.verb = VERB_RESUME};
	char error[STORE_ERROR_SIZE];
	struct board *board;
	struct store *store;

	settings_default(&settings);
	if (store_open(name, &store, error) < 0 || error[0])
		die("%s: %s", sql_file, error);
	board = resume_board(&resume, store);
	if (!board || !resume.resumed || !board_has_game(board) || board_differs(board))
		die("%s: its game does not go on as it was told: %s", sql_file, resume.said);
	if (board_numbers(board).seq != (uint64_t)events)
		die("%s: %" PRIu64 " events, and not %" PRId64, sql_file, board_numbers(board).seq,
		    events);
	if (store_run(store) < 0 || board_command(board, &order) < 0)
		die("%s: no order can be taken", sql_file);
	store_close(store);
	board_free(board);
}

static void look_at(const char *sql_file, int64_t layout)
{
	int64_t events;

	remove_store();
	write_store(sql_file);
	if (number_in_store("PRAGMA user_version") != layout)
		die("%s: is not of layout %" PRId64, sql_file, layout);
	events = number_in_store("SELECT count(*) FROM event WHERE body IS NOT NULL");
	go_on(sql_file, events);
	if (number_in_store("PRAGMA user_version") != DATABASE_VERSION)
		die("%s: its layout was not brought up to the present one", sql_file);
	if (number_in_store("SELECT count(*) FROM event WHERE body LIKE '%\"resumed\"%'") != 1)
		die("%s: what came behind it is not kept", sql_file);
	remove_store();
}

int main(int argc, char **argv)
{
	if (argc < 2)
		die("usage: layouts DIRECTORY SQL...");
	if (argc - 2 != DATABASE_VERSION - 1)
		die("there are %d examples of the %d earlier layouts", argc - 2,
		    DATABASE_VERSION - 1);
	snprintf(name, sizeof(name), "%s/layouts-%d.sqlite", argv[1], (int)getpid());
	for (int i = 2; i < argc; i++)
		look_at(argv[i], i - 1);
	printf("stores of %d earlier layouts were gone on with\n", argc - 2);
	return 0;
}
