/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * A log has the games from the number before it on, up to the one before the next log's.
 */
#include <errno.h>
#include <inttypes.h>
#include <sqlite3.h>
#include <stdlib.h>
#include <string.h>

#include "input/trace.h"
#include "store/games.h"
#include "store/read_log.h"
#include "util/text.h"

/* How long the writer may hold the file up, in ms: it never does in this mode. */
#define BUSY_MOST 100

static int refuse(sqlite3 *database, char error[STORE_ERROR_SIZE])
{
	snprintf(error, STORE_ERROR_SIZE, "the kept games cannot be read: %s",
		 database ? sqlite3_errmsg(database) : "no memory");
	text_clean(error);
	sqlite3_close(database);
	return -EIO;
}

/* A connection of its own sees what is committed, and disturbs no writer. */
static int open_file(const struct store *store, sqlite3 **database, char error[STORE_ERROR_SIZE])
{
	error[0] = '\0';
	if (sqlite3_open_v2(store_name(store), database, SQLITE_OPEN_READWRITE, NULL) != SQLITE_OK)
		return refuse(*database, error);
	sqlite3_busy_timeout(*database, BUSY_MOST);
	return 0;
}

static sqlite3_stmt *prepare(sqlite3 *database, const char *sql)
{
	sqlite3_stmt *statement = NULL;

	sqlite3_prepare_v2(database, sql, -1, &statement, NULL);
	return statement;
}

static const char *text_of(sqlite3_stmt *row, int column)
{
	const unsigned char *text = sqlite3_column_text(row, column);

	return text ? (const char *)text : "";
}

/* ---- one game ---- */

/* In a damaged row anything may stand. */
static void copy_key(struct json_object *game, struct json_object *event, const char *key)
{
	struct json_object *value = json_object_object_get(event, key);

	if (json_object_is_type(value, json_type_string) &&
	    text_is_clean(json_object_get_string(value), (size_t)json_object_get_string_len(value)))
		json_object_object_add(game, key, json_object_get(value));
}

static const char *word_of(struct json_object *event, const char *key)
{
	const char *word = json_object_get_string(json_object_object_get(event, key));

	return word ? word : "";
}

static void take_event(struct json_object *game, struct json_object *event)
{
	const char *type = word_of(event, "type");
	const char *state = word_of(event, "state");
	int64_t ply = json_object_get_int64(json_object_object_get(event, "ply"));

	if (!strcmp(type, "completed")) {
		json_object_object_add(game, "plies", json_object_new_int64(ply));
	} else if (!strcmp(type, "withdrawn")) {
		json_object_object_add(game, "plies", json_object_new_int64(ply - 1));
	} else if (!strcmp(type, "tags")) {
		copy_key(game, event, "white");
		copy_key(game, event, "black");
	} else if (!strcmp(state, "started")) {
		copy_key(game, event, "date");
	} else if (!strcmp(state, "ended")) {
		copy_key(game, event, "result");
		copy_key(game, event, "reason");
	} else if (!strcmp(state, "resumed") || !strcmp(state, "irregular")) {
		json_object_object_del(game, "result");
		json_object_object_del(game, "reason");
	}
}

/* Names that were given before the game, in the same log, are its own. */
static void take_events(sqlite3 *database, struct json_object *game, uint64_t log,
			unsigned int number)
{
	sqlite3_stmt *rows =
		prepare(database,
			"SELECT body FROM event WHERE log = ? AND body IS NOT NULL AND "
			"((game <= ?2 AND body LIKE '%\"type\":\"tags\"%') OR (game = ?2 AND "
			"(body LIKE '%\"type\":\"game\"%' OR body LIKE '%\"type\":\"completed\"%' "
			"OR body LIKE '%\"type\":\"withdrawn\"%'))) ORDER BY n");

	sqlite3_bind_int64(rows, 1, (int64_t)log);
	sqlite3_bind_int64(rows, 2, number);
	while (rows && sqlite3_step(rows) == SQLITE_ROW) {
		struct json_object *event = json_tokener_parse(text_of(rows, 0));

		if (event)
			take_event(game, event);
		json_object_put(event);
	}
	sqlite3_finalize(rows);
}

static void add_name(struct json_object *game, const char *key, const char *name)
{
	if (name[0])
		json_object_object_add(game, key, json_object_new_string(name));
}

static void take_settings(struct json_object *game, const char *header)
{
	struct trace_reader reader;
	struct settings settings;

	if (trace_open(&reader, "settings", header, strlen(header), &settings) < 0)
		return;
	add_name(game, "white", settings.white);
	add_name(game, "black", settings.black);
}

static struct json_object *describe(sqlite3 *database, sqlite3_stmt *log, unsigned int number,
				    unsigned int games)
{
	struct json_object *game = json_object_new_object();
	uint64_t id = (uint64_t)sqlite3_column_int64(log, 0);

	json_object_object_add(game, "game", json_object_new_int64(number));
	json_object_object_add(game, "plies", json_object_new_int64(0));
	json_object_object_add(game, "log", json_object_new_uint64(id));
	json_object_object_add(game, "games", json_object_new_int64(games));
	take_settings(game, text_of(log, 2));
	take_events(database, game, id, number);
	return game;
}

/* ---- the games of a log ---- */

/* The numbers of the games that @log has, below @end. */
struct range {
	unsigned int first;
	unsigned int end;
};

/* Numbers that no game has stand in damaged rows: of such a log none is listed. */
static struct range games_of(sqlite3 *database, sqlite3_stmt *log, unsigned int end)
{
	int64_t before = sqlite3_column_int64(log, 1);
	struct range range = {end, end};
	sqlite3_stmt *row;

	if (before < 0 || before > STORE_NUMBER_MOST)
		return range;
	row = prepare(database, "SELECT max(game) FROM event WHERE log = ? AND "
				"game BETWEEN 0 AND ?");
	sqlite3_bind_int64(row, 1, sqlite3_column_int64(log, 0));
	sqlite3_bind_int64(row, 2, STORE_NUMBER_MOST);
	range.first = range.end = (unsigned int)before + 1;
	if (row && sqlite3_step(row) == SQLITE_ROW)
		range.end = (unsigned int)sqlite3_column_int64(row, 0) + 1;
	sqlite3_finalize(row);
	if (range.end > end)
		range.end = end;
	if (range.end < range.first)
		range.end = range.first;
	return range;
}

static sqlite3_stmt *logs_of(sqlite3 *database, const char *board)
{
	sqlite3_stmt *logs =
		prepare(database,
			"SELECT id, game, settings, stream, source, program, began, seq, "
			"public_seq, t, alerts, rulings, live, from_start FROM log WHERE board = ? "
			"ORDER BY id DESC");

	sqlite3_bind_text(logs, 1, board, -1, SQLITE_STATIC);
	return logs;
}

/* Steps @logs to the log of @game. Returns its games, of which there are none at the end. */
static struct range find(sqlite3 *database, sqlite3_stmt *logs, unsigned int game, bool *is_last)
{
	struct range range = {0, 0};
	unsigned int end = UINT32_MAX;

	*is_last = true;
	while (logs && sqlite3_step(logs) == SQLITE_ROW) {
		range = games_of(database, logs, end);
		if (game >= range.first && game < range.end)
			return range;
		end = range.first;
		*is_last = false;
	}
	return (struct range){0, 0};
}

int games_list(const struct store *store, const char *board, unsigned int before,
	       struct json_object **list, char error[STORE_ERROR_SIZE])
{
	unsigned int end = before ? before : UINT32_MAX, left = GAMES_LISTED;
	sqlite3_stmt *logs;
	sqlite3 *database;
	int r = open_file(store, &database, error);
	int code = SQLITE_ROW;

	if (r < 0)
		return r;
	*list = json_object_new_array();
	logs = logs_of(database, board);
	while (logs && left && (code = sqlite3_step(logs)) == SQLITE_ROW) {
		struct range range = games_of(database, logs, end);
		unsigned int games = range.end - range.first;

		for (unsigned int game = range.end; game-- > range.first && left; left--)
			json_object_array_add(*list, describe(database, logs, game, games));
		end = range.first < end ? range.first : end;
	}
	sqlite3_finalize(logs);
	if (logs && (code == SQLITE_ROW || code == SQLITE_DONE)) {
		sqlite3_close(database);
		return 0;
	}
	json_object_put(*list);
	return refuse(database, error);
}

/* ---- a game ---- */

/* The log that has a game; what was found is read in one transaction. */
struct found {
	sqlite3 *database;
	sqlite3_stmt *log;
	struct range range;
	bool is_last;
};

static void found_close(struct found *found)
{
	sqlite3_finalize(found->log);
	sqlite3_close(found->database);
}

/* Game 0 is in the last log. */
static int find_log(struct found *found, const struct store *store, const char *board,
		    unsigned int game, char error[STORE_ERROR_SIZE])
{
	int r = open_file(store, &found->database, error);

	if (r < 0)
		return r;
	/* So that nothing is committed in between. */
	sqlite3_exec(found->database, "BEGIN", NULL, NULL, NULL);
	found->log = logs_of(found->database, board);
	if (!found->log)
		return refuse(found->database, error);
	if (game)
		found->range = find(found->database, found->log, game, &found->is_last);
	if (game ? found->range.end > found->range.first : sqlite3_step(found->log) == SQLITE_ROW)
		return 0;
	found_close(found);
	return -ENOENT;
}

int games_export(const struct store *store, const char *board, unsigned int game, char **text,
		 size_t *size, char error[STORE_ERROR_SIZE])
{
	struct found found;
	int r = find_log(&found, store, board, game, error);

	if (r < 0)
		return r;
	r = log_read_text(found.database, (uint64_t)sqlite3_column_int64(found.log, 0), text, size);
	if (r == -EIO) {
		sqlite3_finalize(found.log);
		return refuse(found.database, error);
	}
	found_close(&found);
	return r;
}

static int refuse_removal(const struct found *found, unsigned int game, bool together,
			  char error[STORE_ERROR_SIZE])
{
	if (found->is_last)
		snprintf(error, STORE_ERROR_SIZE,
			 "Game %u is kept with the board's last one, from which the next one's "
			 "numbers go on; it can be removed once that has a log of its own.",
			 game);
	else if (found->range.end - found->range.first > 1 && !together)
		snprintf(error, STORE_ERROR_SIZE,
			 "The games from %u to %u are kept in one piece, and can only be removed "
			 "together.",
			 found->range.first, found->range.end - 1);
	else
		return 0;
	return -EBUSY;
}

bool games_are_kept(const struct store *store, const char *board)
{
	char ignored[STORE_ERROR_SIZE];
	struct found found;

	if (find_log(&found, store, board, 0, ignored) < 0)
		return false;
	found_close(&found);
	return true;
}

int games_find(const struct store *store, const char *board, unsigned int game, bool together,
	       bool gone, uint64_t *log, char error[STORE_ERROR_SIZE])
{
	struct found found;
	int r = game ? find_log(&found, store, board, game, error) : -ENOENT;

	if (r < 0)
		return r;
	*log = (uint64_t)sqlite3_column_int64(found.log, 0);
	found.is_last = found.is_last && !gone;
	r = refuse_removal(&found, game, together, error);
	found_close(&found);
	return r;
}
