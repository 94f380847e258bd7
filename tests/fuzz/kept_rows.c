/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Written in memory, from an empty store that is made once. */
#include <sqlite3.h>
#include <unistd.h>

#include "fuzz.h"
#include "kept_rows.h"
#include "store/database.h"
#include "store/store.h"

#define COLUMNS 20

static const struct column {
	const char *name;
	const char *export; /* as an export names it, or NULL */
	const char *usual;  /* where the text does not say it */
} columns[COLUMNS] = {
	{"id", "log", NULL},
	{"board", NULL, "1"},
	{"stream", NULL, "da23c8b85b4b4ed5ade9373e460a0ce5"},
	{"source", NULL, "trace:board"},
	{"program", NULL, "0.1.0"},
	{"began", NULL, "1795443540609766"},
	{"settings", NULL, NULL},
	{"seq", NULL, "0"},
	{"public_seq", NULL, "0"},
	{"game", NULL, "0"},
	{"t", NULL, "0"},
	{"live", NULL, "1"},
	{"boot", NULL, ""},
	{"boottime", NULL, "0"},
	{"wall", NULL, "0"},
	{"from_start", NULL, "0"},
	{"alerts", NULL, "0"},
	{"rulings", NULL, "0"},
	{"configured", NULL, NULL},
	{NULL, NULL, NULL},
};

enum {
	COLUMN_ID = 0,
	COLUMN_SETTINGS = 6,
	COLUMN_FROM_START = 15,
	COLUMN_CONFIGURED = 18,
};

struct text {
	char *bytes; /* NULL: not said */
	size_t size;
};

struct rows_of {
	sqlite3 *database;
	struct text columns[COLUMNS];
	int64_t log; /* the one that is read */
	int64_t entries, events;
	bool by_order;
	struct text at, kind, body; /* said for the next row */
	bool has_body;
};

static void say(struct text *text, const char *bytes, size_t size)
{
	free(text->bytes);
	text->bytes = string_of((const uint8_t *)bytes, size);
	text->size = size;
}

static void unsay(struct text *text)
{
	free(text->bytes);
	*text = (struct text){0};
}

static void add_line(struct text *text, const char *line, size_t size)
{
	text->bytes = realloc(text->bytes, text->size + size + 2);
	CHECK(text->bytes);
	memcpy(text->bytes + text->size, line, size);
	text->size += size;
	memcpy(text->bytes + text->size++, "\n", 2);
}

static void bind(sqlite3_stmt *statement, int at, const struct text *text)
{
	if (text->bytes)
		sqlite3_bind_text(statement, at, text->bytes, (int)text->size, SQLITE_TRANSIENT);
}

static sqlite3_stmt *prepare(sqlite3 *database, const char *sql)
{
	sqlite3_stmt *statement = NULL;

	CHECK(sqlite3_prepare_v2(database, sql, -1, &statement, NULL) == SQLITE_OK);
	return statement;
}

/* A row that the layout does not take is none. */
static void run(sqlite3_stmt *statement)
{
	sqlite3_step(statement);
	sqlite3_finalize(statement);
}

/* ---- rows ---- */

/* The log's own row, with which the next one begins. */
static void end_log(struct rows_of *rows)
{
	sqlite3_stmt *insert = prepare(
		rows->database,
		"INSERT OR REPLACE INTO log (id, board, stream, source, program, began, settings, "
		"seq, public_seq, game, t, live, boot, boottime, wall, from_start, alerts, "
		"rulings, configured) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, "
		"?, ?)");

	for (int i = 0; columns[i].name; i++) {
		const struct text *text = &rows->columns[i];

		if (i == COLUMN_CONFIGURED && !text->bytes)
			text = &rows->columns[COLUMN_SETTINGS];
		if (text->bytes)
			bind(insert, i + 1, text);
		else if (columns[i].usual)
			sqlite3_bind_text(insert, i + 1, columns[i].usual, -1, SQLITE_STATIC);
		else if (i != COLUMN_ID)
			sqlite3_bind_text(insert, i + 1, "", -1, SQLITE_STATIC);
	}
	sqlite3_bind_int64(insert, COLUMN_ID + 1, rows->log);
	run(insert);
	for (int i = 0; i < COLUMNS; i++)
		unsay(&rows->columns[i]);
	rows->log++;
	rows->entries = rows->events = 0;
}

static void add_entry(struct rows_of *rows, int kind, const char *t, const struct text *line)
{
	sqlite3_stmt *insert = prepare(rows->database, "INSERT OR IGNORE INTO entry (log, n, kind, "
						       "t, line) VALUES (?, ?, ?, ?, ?)");

	sqlite3_bind_int64(insert, 1, rows->log);
	sqlite3_bind_int64(insert, 2, ++rows->entries);
	sqlite3_bind_int(insert, 3, kind);
	sqlite3_bind_int64(insert, 4, strtoll(t, NULL, 10));
	bind(insert, 3, &rows->kind);
	bind(insert, 4, &rows->at);
	bind(insert, 5, line);
	run(insert);
	unsay(&rows->kind);
	unsay(&rows->at);
	rows->by_order = false;
}

static int64_t game_of(const char *body)
{
	const char *game = body ? strstr(body, "\"game\":") : NULL;

	return game ? strtoll(game + strlen("\"game\":"), NULL, 10) : 0;
}

static void end_event(struct rows_of *rows, const struct text *public_body)
{
	sqlite3_stmt *insert = prepare(rows->database, "INSERT OR IGNORE INTO event (log, n, game, "
						       "body, public_body) VALUES (?, ?, ?, ?, ?)");

	sqlite3_bind_int64(insert, 1, rows->log);
	sqlite3_bind_int64(insert, 2, ++rows->events);
	sqlite3_bind_int64(insert, 3, game_of(rows->body.bytes ?: public_body->bytes));
	bind(insert, 4, &rows->body);
	bind(insert, 5, public_body);
	run(insert);
	unsay(&rows->body);
	rows->has_body = false;
}

static void add_head(struct rows_of *rows, const char *line, size_t size)
{
	sqlite3_stmt *insert = prepare(rows->database, "INSERT OR IGNORE INTO head (log, entries, "
						       "events, line) VALUES (?, ?, ?, ?)");
	struct text text = {0};

	add_line(&text, line, size);
	sqlite3_bind_int64(insert, 1, rows->log);
	sqlite3_bind_int64(insert, 2, rows->entries);
	sqlite3_bind_int64(insert, 3, rows->events);
	bind(insert, 4, &text);
	run(insert);
	unsay(&text);
}

/* ---- lines ---- */

/* Returns what stands behind @word and a blank in @line, or NULL. */
static const char *behind(const char *line, const char *word)
{
	size_t length = strlen(word);

	return !strncmp(line, word, length) && line[length] == ' ' ? line + length + 1 : NULL;
}

static void set_column(struct rows_of *rows, const char *said, const char *end)
{
	for (int i = 0; columns[i].name; i++) {
		const char *value = behind(said, columns[i].name);

		if (!value && columns[i].export)
			value = behind(said, columns[i].export);
		if (value && i == COLUMN_ID && strtoll(value, NULL, 10) > rows->log)
			rows->log = strtoll(value, NULL, 10);
		else if (value && !strcmp(value, "yes"))
			say(&rows->columns[i], "1", 1);
		else if (value)
			say(&rows->columns[i], value, (size_t)(end - value));
	}
}

static void set_before(struct rows_of *rows, const char *numbers)
{
	static const char *const names[] = {"seq", "public_seq", "game", "t", "alerts", "rulings"};
	char said[80];

	for (size_t i = 0; i < sizeof(names) / sizeof(names[0]) && *numbers; i++) {
		size_t length = strcspn(numbers, " ");

		if (length < 40) {
			snprintf(said, sizeof(said), "%s %.*s", names[i], (int)length, numbers);
			set_column(rows, said, said + strlen(said));
		}
		numbers += length + (numbers[length] == ' ');
	}
	if (!strcmp(numbers, "start"))
		say(&rows->columns[COLUMN_FROM_START], "1", 1);
}

static void take_event(struct rows_of *rows, const char *body, const char *end, bool public)
{
	struct text text = {0};

	if (rows->has_body && !public)
		end_event(rows, &text);
	if (strcmp(body, "-"))
		say(&text, body, (size_t)(end - body));
	if (public) {
		end_event(rows, &text);
		unsay(&text);
	} else {
		unsay(&rows->body);
		rows->body = text;
		rows->has_body = true;
	}
}

static void take_sample(struct rows_of *rows, const char *line, size_t size)
{
	struct text text = {0};
	bool is_setting = !strncmp(line, "set ", 4) || !strncmp(line, "reedtrace", 9);

	if (!rows->entries && is_setting) {
		const char *numbers = strstr(line, "EventsBefore=");

		if (numbers)
			set_before(rows, numbers + strlen("EventsBefore="));
		else
			add_line(&rows->columns[COLUMN_SETTINGS], line, size);
		return;
	}
	add_line(&text, line, size);
	add_entry(rows, rows->by_order ? STORE_ORDER : STORE_INPUT, line, &text);
	unsay(&text);
}

static void take_line(struct rows_of *rows, const char *line, size_t size)
{
	const struct text none = {0};
	const char *end = line + size, *value;

	if (!strcmp(line, "#log"))
		end_log(rows);
	else if ((value = behind(line, "#kept")))
		set_column(rows, value, end);
	else if ((value = behind(line, "#configured")))
		add_line(&rows->columns[COLUMN_CONFIGURED], value, (size_t)(end - value));
	else if ((value = behind(line, "#at")))
		say(&rows->at, value, (size_t)(end - value));
	else if ((value = behind(line, "#kind")))
		say(&rows->kind, value, (size_t)(end - value));
	else if ((value = behind(line, "#event")))
		take_event(rows, value, end, false);
	else if ((value = behind(line, "#public")))
		take_event(rows, value, end, true);
	else if ((value = behind(line, "#advance")))
		add_entry(rows, STORE_ADVANCE, value, &none);
	else if ((value = behind(line, "#finish")))
		add_entry(rows, STORE_FINISH, value, &none);
	else if (behind(line, "#head"))
		add_head(rows, line, size);
	else if (!strcmp(line, "#order"))
		rows->by_order = true;
	else if (!strcmp(line, "#missing") && rows->events)
		rows->events++;
	else if (!strcmp(line, "#missing"))
		rows->entries++;
	else if (line[0] != '#')
		take_sample(rows, line, size);
}

/* ---- the file ---- */

static bool damage(unsigned char *file, sqlite3_int64 *size, const char *line)
{
	const char *value = behind(line, "#cut");
	unsigned long long at;
	unsigned int byte;
	int length;

	if (value) {
		*size = (sqlite3_int64)(strtoull(value, NULL, 10) % (uint64_t)(*size + 1));
		return true;
	}
	value = behind(line, "#damage");
	if (!value || sscanf(value, "%llu%n", &at, &length) != 1)
		return false;
	value += length;
	for (; *size && sscanf(value, "%2x%n", &byte, &length) == 1; at++, value += length)
		file[at % (unsigned long long)*size] = (unsigned char)byte;
	return true;
}

/* An empty store, as touchmoved makes it. */
static sqlite3 *open_empty(const char *name)
{
	static unsigned char *empty;
	static sqlite3_int64 size;
	char error[DATABASE_ERROR_SIZE];
	sqlite3 *database;
	unsigned char *copy;

	if (!empty) {
		CHECK(database_open(name, &database, error) == 0);
		CHECK(sqlite3_exec(database, "PRAGMA journal_mode = DELETE", NULL, NULL, NULL) ==
		      SQLITE_OK);
		empty = sqlite3_serialize(database, "main", &size, 0);
		CHECK(empty);
		sqlite3_close(database);
	}
	copy = sqlite3_malloc64((uint64_t)size);
	CHECK(copy && sqlite3_open(":memory:", &database) == SQLITE_OK);
	memcpy(copy, empty, (size_t)size);
	CHECK(sqlite3_deserialize(database, "main", copy, size, size,
				  SQLITE_DESERIALIZE_FREEONCLOSE | SQLITE_DESERIALIZE_RESIZEABLE) ==
	      SQLITE_OK);
	return database;
}

/* Calls take_line() for each line, and damages @file by them where that is given. */
static bool each_line(struct rows_of *rows, unsigned char *file, sqlite3_int64 *bytes,
		      const uint8_t *data, size_t size)
{
	bool sound = true;

	while (size) {
		const uint8_t *end = memchr(data, '\n', size);
		size_t length = end ? (size_t)(end - data) : size;
		char *line = string_of(data, length);

		if (file)
			sound = !damage(file, bytes, line) && sound;
		else
			take_line(rows, line, length);
		free(line);
		data += length + (end != NULL);
		size -= length + (end != NULL);
	}
	return sound;
}

bool kept_rows_write(const char *name, const uint8_t *data, size_t size)
{
	struct rows_of rows = {.database = open_empty(name), .log = 1};
	const struct text none = {0};
	sqlite3_int64 bytes;
	unsigned char *file;
	FILE *stream;
	bool sound;

	sqlite3_exec(rows.database, "BEGIN", NULL, NULL, NULL);
	each_line(&rows, NULL, NULL, data, size);
	if (rows.has_body)
		end_event(&rows, &none);
	end_log(&rows);
	unsay(&rows.at);
	unsay(&rows.kind);
	CHECK(sqlite3_exec(rows.database, "COMMIT", NULL, NULL, NULL) == SQLITE_OK);
	file = sqlite3_serialize(rows.database, "main", &bytes, 0);
	CHECK(file);
	sqlite3_close(rows.database);
	sound = each_line(&rows, file, &bytes, data, size);
	stream = fopen(name, "w");
	CHECK(stream && fwrite(file, 1, (size_t)bytes, stream) == (size_t)bytes);
	CHECK(fclose(stream) == 0);
	sqlite3_free(file);
	return sound;
}
