/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Reading a log back, whole: its inputs become the text of a trace, which trace.h reads. */
#include <errno.h>
#include <inttypes.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <systemd/sd-id128.h>
#include <time.h>

#include "store/past.h"
#include "util/text.h"

/* "" where a damaged row has none. */
static const char *text_of(sqlite3_stmt *row, int column)
{
	const unsigned char *text = sqlite3_column_text(row, column);

	return text ? (const char *)text : "";
}

static char *copy_text(sqlite3_stmt *row, int column)
{
	const unsigned char *text = sqlite3_column_text(row, column);

	return text ? strdup((const char *)text) : NULL;
}

void past_free(struct past *past)
{
	if (!past)
		return;
	for (size_t i = 0; i < past->event_count; i++) {
		free(past->events[i].body);
		free(past->events[i].public_body);
	}
	free(past->events);
	free(past->entries);
	free(past->trace);
	free(past->source);
	free(past->configured);
	past_free(past->older);
	free(past);
}

static int64_t now_us(clockid_t id)
{
	struct timespec clock;

	clock_gettime(id, &clock);
	return (int64_t)clock.tv_sec * 1000000 + clock.tv_nsec / 1000;
}

/* A year: no game waits that long. */
#define AWAY_MOST ((laws_time)366 * 24 * 3600 * LAWS_SECOND)

/*
 * In the same boot the machine's own clock tells, exactly. After another one only the wall clock
 * can, which a Raspberry Pi has not before it reaches a time server: a time that it puts before
 * the last one tells nothing, nor does one that it puts years behind it.
 */
static laws_time time_since(const char *boot, int64_t boottime, int64_t wall)
{
	char present[SD_ID128_STRING_MAX] = "";
	sd_id128_t id;
	int64_t since;

	if (wall <= 0 || boottime < 0)
		return 0;
	if (sd_id128_get_boot(&id) >= 0)
		sd_id128_to_string(id, present);
	since = !strcmp(boot, present) ? now_us(CLOCK_BOOTTIME) - boottime
				       : now_us(CLOCK_REALTIME) - wall;
	return since > 0 && since <= AWAY_MOST ? since : 0;
}

static bool is_time(laws_time t)
{
	return t >= 0 && t <= STORE_TIME_MOST;
}

/* Returns false where a number is none that a log can have. */
static bool read_numbers(struct event_numbers *numbers, sqlite3_stmt *row)
{
	static const int columns[] = {2, 3, 4, 13, 14};

	for (size_t i = 0; i < sizeof(columns) / sizeof(columns[0]); i++) {
		int64_t number = sqlite3_column_int64(row, columns[i]);

		if (number < 0 || number > STORE_NUMBER_MOST)
			return false;
	}
	*numbers = (struct event_numbers){
		.seq = (uint64_t)sqlite3_column_int64(row, 2),
		.public_seq = (uint64_t)sqlite3_column_int64(row, 3),
		.game = (unsigned int)sqlite3_column_int64(row, 4),
		.t = sqlite3_column_int64(row, 5),
		.alerts = (unsigned int)sqlite3_column_int64(row, 13),
		.rulings = (unsigned int)sqlite3_column_int64(row, 14),
	};
	return is_time(numbers->t);
}

/* Every client reads it. */
static bool is_stream(const char *stream)
{
	sd_id128_t id;

	return !stream[0] ||
	       (strlen(stream) < STORE_STREAM_SIZE && sd_id128_from_string(stream, &id) >= 0);
}

/* Returns false where the row is none that touchmoved writes. */
static bool read_log(struct past *past, sqlite3_stmt *row, FILE *trace)
{
	if (!read_numbers(&past->log.before, row) || !is_stream(text_of(row, 1)))
		return false;
	past->log.id = (uint64_t)sqlite3_column_int64(row, 0);
	snprintf(past->log.stream, sizeof(past->log.stream), "%s", text_of(row, 1));
	past->log.live = sqlite3_column_int(row, 11);
	past->log.from_start = sqlite3_column_int(row, 12);
	past->source = strdup(text_of(row, 6));
	past->configured = strdup(text_of(row, 15));
	fprintf(trace, "%s", text_of(row, 7));
	past->away = time_since(text_of(row, 8), sqlite3_column_int64(row, 9),
				sqlite3_column_int64(row, 10));
	return true;
}

/* A row that is missing in the middle of a log makes the rest worthless. */
static bool is_next(sqlite3_stmt *row, size_t count)
{
	return sqlite3_column_int64(row, 0) == (int64_t)count + 1;
}

/* Only an input has a line. */
static bool is_entry(int kind, bool has_line)
{
	bool is_input = kind == STORE_INPUT || kind == STORE_ORDER;

	return has_line ? is_input : kind == STORE_ADVANCE || kind == STORE_FINISH;
}

static int take_entry(struct past *past, sqlite3_stmt *row, FILE *trace)
{
	const unsigned char *line = sqlite3_column_text(row, 3);
	struct past_entry *entries =
		reallocarray(past->entries, past->entry_count + 1, sizeof(*entries));

	if (!entries)
		return -ENOMEM;
	past->entries = entries;
	if (!is_next(row, past->entry_count) || !is_entry(sqlite3_column_int(row, 1), line) ||
	    !is_time(sqlite3_column_int64(row, 2)))
		return -EUCLEAN;
	entries[past->entry_count++] = (struct past_entry){
		.kind = (enum store_kind)sqlite3_column_int(row, 1),
		.t = sqlite3_column_int64(row, 2),
	};
	if (line)
		fputs((const char *)line, trace);
	return 0;
}

static int take_event(struct past *past, sqlite3_stmt *row, FILE *trace)
{
	struct past_event *events =
		reallocarray(past->events, past->event_count + 1, sizeof(*events));

	(void)trace;
	if (!events)
		return -ENOMEM;
	past->events = events;
	if (!is_next(row, past->event_count))
		return -EUCLEAN;
	events[past->event_count++] = (struct past_event){
		.body = copy_text(row, 1),
		.public_body = copy_text(row, 2),
	};
	return 0;
}

static int each_row(struct past *past, sqlite3 *database, const char *sql,
		    int (*take)(struct past *past, sqlite3_stmt *row, FILE *trace), FILE *trace)
{
	sqlite3_stmt *statement = NULL;
	int code = sqlite3_prepare_v2(database, sql, -1, &statement, NULL);
	int r = 0;

	if (code == SQLITE_OK)
		code = sqlite3_bind_int64(statement, 1, (int64_t)past->log.id);
	while (code == SQLITE_OK && r == 0 && (code = sqlite3_step(statement)) == SQLITE_ROW) {
		r = take(past, statement, trace);
		code = SQLITE_OK;
	}
	sqlite3_finalize(statement);
	return r < 0 ? r : code == SQLITE_DONE ? 0 : -EUCLEAN;
}

/* Returns 1 with the last log before @before begun, 0 where there is none, or a negative errno. */
static int find_log(struct past *past, sqlite3 *database, const char *board, uint64_t before,
		    FILE *trace)
{
	sqlite3_stmt *statement = NULL;
	int code = sqlite3_prepare_v2(
		database,
		"SELECT id, stream, seq, public_seq, game, t, source, settings, boot, boottime, "
		"wall, live, from_start, alerts, rulings, configured FROM log "
		"WHERE board = ? AND id < ? ORDER BY id DESC LIMIT 1",
		-1, &statement, NULL);

	if (code == SQLITE_OK)
		code = sqlite3_bind_text(statement, 1, board, -1, SQLITE_STATIC);
	if (code == SQLITE_OK)
		code = sqlite3_bind_int64(statement, 2, (int64_t)before);
	if (code == SQLITE_OK)
		code = sqlite3_step(statement);
	if (code == SQLITE_ROW && !read_log(past, statement, trace))
		code = SQLITE_CORRUPT;
	sqlite3_finalize(statement);
	return code == SQLITE_ROW ? 1 : code == SQLITE_DONE ? 0 : -EUCLEAN;
}

static int read_all(struct past *past, sqlite3 *database, const char *board, uint64_t before)
{
	FILE *trace = open_memstream(&past->trace, &past->trace_size);
	int r;

	if (!trace)
		return -ENOMEM;
	r = find_log(past, database, board, before, trace);
	if (r > 0)
		r = each_row(past, database,
			     "SELECT n, kind, t, line FROM entry WHERE log = ? ORDER BY n",
			     take_entry, trace)
			    ?: 1;
	if (r > 0)
		r = each_row(past, database,
			     "SELECT n, body, public_body FROM event WHERE log = ? ORDER BY n",
			     take_event, trace)
			    ?: 1;
	return fclose(trace) == 0 ? r : -ENOMEM;
}

static int read_settings(struct past *past, char error[STORE_ERROR_SIZE])
{
	struct trace_reader reader;
	int r = trace_open(&reader, "the last log", past->trace, past->trace_size, &past->settings);

	if (r < 0)
		snprintf(error, STORE_ERROR_SIZE, "%s", reader.error);
	return r;
}

/* What SQLite says stands behind that, where it is the reason. */
static int refuse_rows(sqlite3 *database, char error[STORE_ERROR_SIZE])
{
	int code = sqlite3_errcode(database);
	bool says = code != SQLITE_OK && code != SQLITE_ROW && code != SQLITE_DONE;

	snprintf(error, STORE_ERROR_SIZE, "the last log: rows of it are missing or wrong%s%s",
		 says ? ": " : "", says ? sqlite3_errmsg(database) : "");
	text_clean(error);
	return -EUCLEAN;
}

/* Returns 1 with *@read, 0 where there is none, or a negative errno as past_read() does. */
static int read_before(sqlite3 *database, const char *board, uint64_t before, struct past **read,
		       char error[STORE_ERROR_SIZE])
{
	struct past *past = calloc(1, sizeof(*past));
	int r;

	if (!past)
		return -ENOMEM;
	r = read_all(past, database, board, before);
	if (r == -EUCLEAN)
		refuse_rows(database, error);
	if (r > 0)
		r = read_settings(past, error) ?: 1;
	if (r > 0)
		*read = past;
	else
		past_free(past);
	return r;
}

/* False where a log between the two was removed. */
static bool leads_to(const struct past *older, const struct past *newer)
{
	uint64_t seq = older->log.before.seq;

	for (size_t i = 0; i < older->event_count; i++)
		seq += older->events[i].body != NULL;
	return seq >= newer->log.before.seq && !strcmp(older->log.stream, newer->log.stream);
}

static int read_last(sqlite3 *database, const char *board, unsigned int older, struct past **read,
		     char error[STORE_ERROR_SIZE])
{
	char ignored[STORE_ERROR_SIZE];
	struct past *last;
	int r;

	r = read_before(database, board, INT64_MAX, read, error);
	if (r <= 0)
		return r;
	last = *read;
	while (older-- && last->log.from_start &&
	       read_before(database, board, last->log.id, &last->older, ignored) > 0) {
		if (!leads_to(last->older, last)) {
			past_free(last->older);
			last->older = NULL;
			break;
		}
		last = last->older;
	}
	return 0;
}

int past_read(struct store *store, const char *board, unsigned int older, struct past **read,
	      char error[STORE_ERROR_SIZE])
{
	sqlite3 *database = store_begin_reading(store);
	int r;

	*read = NULL;
	if (!database)
		return 0;
	r = read_last(database, board, older, read, error);
	store_end_reading(store, database);
	return r;
}
