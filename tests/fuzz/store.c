/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Any rows, and any damage, as the store of a board (kept_rows.h). It is opened, or refused in one
 * clean line; its games are listed, exported and proved; the board goes on with its last log, or
 * says in one clean line why not. No number that was published is given again. What the board then
 * keeps is there after the next start, and is told as it was.
 */
#include <errno.h>
#include <inttypes.h>

#include "board/resume.h"
#include "ctl/trace/evidence.h"
#include "fuzz.h"
#include "kept_rows.h"
#include "store/database.h"
#include "store/games.h"
#include "store_files.h"
#include "util/text.h"

#define BOARD "1"

/* With this line among the rows the board's source is a file, and not one that goes on by itself.
 */
#define FROM_FILE "#kept live no\n"

/* Some moves, from the start position on; each is a lift, a placement and a press. */
#define INPUTS 7

#define FLUSHES_MOST 30

static const char *name;

static void check_line(const char *line)
{
	CHECK(text_is_clean(line, strlen(line)));
}

/* ---- the games ---- */

static void check_exported(const char *text, size_t size)
{
	struct evidence evidence;
	uint64_t entries = 0, events = 0;
	int r = evidence_check(text, size, &evidence);

	CHECK(r == 0 || evidence.why[0]);
	if (r < 0)
		check_line(evidence.why);
	if (!evidence_signed(text, size, &entries, &events))
		CHECK(r < 0);
}

static void export_game(struct store *store, unsigned int game)
{
	char error[STORE_ERROR_SIZE] = "";
	uint64_t log = 0;
	size_t size;
	char *text;
	int r = games_export(store, BOARD, game, &text, &size, error);

	CHECK(r == 0 || r == -ENOENT || r == -EIO);
	if (r == 0) {
		if (!game)
			check_exported(text, size);
		free(text);
	}
	check_line(error);
	error[0] = '\0';
	r = games_find(store, BOARD, game, game % 2, game % 3, &log, error);
	CHECK(r == 0 || r == -ENOENT || r == -EIO || r == -EBUSY);
	check_line(error);
}

static void list_games(struct store *store)
{
	char error[STORE_ERROR_SIZE] = "";
	struct json_object *list, *number;
	int r = games_list(store, BOARD, 0, &list, error);

	CHECK(r == 0 || r == -EIO);
	check_line(error);
	if (r < 0)
		return;
	CHECK(json_object_array_length(list) <= GAMES_LISTED);
	for (size_t i = 0; i < json_object_array_length(list); i++) {
		struct json_object *game = json_object_array_get_idx(list, i);

		CHECK(json_object_object_get_ex(game, "game", &number));
		CHECK(json_object_get_int64(number) > 0);
		if (i < 2)
			export_game(store, (unsigned int)json_object_get_int64(number));
	}
	json_object_put(list);
	export_game(store, 0);
}

/* ---- the board ---- */

struct life {
	struct store *store;
	struct board *board;
	struct resume resume;
	bool fails; /* the file cannot be written */
};

static void begin_life(struct life *life, const struct settings *settings, bool live)
{
	char error[STORE_ERROR_SIZE] = "";
	int r = store_open(name, &life->store, error);

	life->board = NULL;
	life->fails = false;
	CHECK(r == 0 || r == -EPROTO);
	check_line(error);
	if (r < 0) {
		CHECK(error[0]);
		return;
	}
	life->resume = (struct resume){
		.id = BOARD,
		.source = "trace:board",
		.settings = settings,
		.live = live,
	};
	life->board = resume_board(&life->resume, life->store);
	CHECK(life->board);
	check_line(life->resume.said);
}

/* A flush waits for a bounded time, which a busy machine may need more than once. */
static void end_life(struct life *life)
{
	char condition[STORE_CONDITION_SIZE];

	for (int i = 0; i < FLUSHES_MOST && !board_is_told(life->board) && !life->fails; i++) {
		store_flush(life->store);
		board_kept(life->board);
		life->fails = store_condition(life->store, condition);
		check_line(condition);
	}
	store_close(life->store);
}

/* Each body is an object's JSON or a damaged row; the rest is as events.md says. */
static void read_events(const struct board *board, bool public)
{
	uint64_t last = 0, seq;
	const struct event *event;
	const char *text;
	size_t at = 0;

	while ((text = board_next_published(board, public, 0, &at)))
		json_object_put(json_tokener_parse(text));
	at = 0;
	while ((event = board_next_event(board, public, 0, &at))) {
		seq = public ? event->public_seq : event->seq;
		CHECK(seq > last);
		last = seq;
	}
}

/* As a station goes on (daemon/station.c). */
static void play(struct board *board, laws_time away)
{
	static const struct frame frames[INPUTS] = {
		{.squares = 0xffff00000000ffff, .inputs = 0},
		{.squares = 0xffff00000000ffff, .inputs = INPUT_BLACK_LEVER},
		{.squares = 0xffff00000000efff, .inputs = INPUT_BLACK_LEVER},
		{.squares = 0xffff00001000efff, .inputs = INPUT_BLACK_LEVER},
		{.squares = 0xffff00001000efff, .inputs = INPUT_WHITE_LEVER},
		{.squares = 0xfeff00001000efff, .inputs = INPUT_WHITE_LEVER},
		{.squares = 0xffff00001000efff, .inputs = INPUT_BLACK_LEVER},
	};
	struct input input = {
		.t = board_floor(board),
		.type = INPUT_COMMAND,
		.command = {.verb = VERB_RESTART},
	};

	board_input(board, &input);
	if (board_charges_downtime(board))
		board_advance(board, board_floor(board) + away);
	for (int i = 0; i < INPUTS; i++) {
		input = (struct input){
			.t = board_now(board) + LAWS_SECOND,
			.type = INPUT_FRAME,
			.frame = frames[i],
		};
		board_advance(board, input.t);
		board_input(board, &input);
	}
	board_advance(board, board_floor(board) + 10 * LAWS_SECOND);
}

/* What another start finds, where nothing but the board itself has written. */
static void check_kept(const struct life *before, const struct event_numbers *told,
		       const struct settings *settings, bool live)
{
	struct life life;
	struct event_numbers numbers;

	begin_life(&life, settings, live);
	CHECK(life.board);
	if (life.resume.said[0])
		CHECK(strstr(life.resume.said, "by its own regulations"));
	CHECK(!board_differs(life.board));
	CHECK(!strcmp(board_stream(life.board), board_stream(before->board)));
	numbers = board_numbers(life.board);
	CHECK(numbers.seq >= told->seq && numbers.public_seq >= told->public_seq);
	CHECK(numbers.game >= told->game && numbers.t >= told->t);
	store_close(life.store);
	board_free(life.board);
}

/*
 * The highest number that an event of the last log of the board was published with. A log with the
 * greatest id of all is none of touchmoved's: no other could follow it.
 */
static uint64_t published(const char *column)
{
	char sql[200];
	sqlite3 *database = NULL;
	sqlite3_stmt *rows = NULL;
	uint64_t highest = 0;

	snprintf(sql, sizeof(sql),
		 "SELECT %s FROM event WHERE log = (SELECT max(id) FROM log WHERE board = '1' "
		 "AND id < %" PRId64 ")",
		 column, INT64_MAX);
	if (sqlite3_open_v2(name, &database, SQLITE_OPEN_READONLY, NULL) == SQLITE_OK &&
	    sqlite3_prepare_v2(database, sql, -1, &rows, NULL) == SQLITE_OK)
		while (sqlite3_step(rows) == SQLITE_ROW) {
			uint64_t seq = published_seq((const char *)sqlite3_column_text(rows, 0));

			highest = seq > highest ? seq : highest;
		}
	sqlite3_finalize(rows);
	sqlite3_close(database);
	return highest;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	static struct settings settings;
	struct life life;
	struct event_numbers numbers;
	uint64_t highest[2];
	bool sound, live = !memmem(data, size, FROM_FILE, strlen(FROM_FILE));

	name = store_files_begin();
	settings_default(&settings);
	sound = kept_rows_write(name, data, size);
	highest[false] = sound ? published("body") : 0;
	highest[true] = sound ? published("public_body") : 0;
	begin_life(&life, &settings, live);
	CHECK(life.board || !sound);
	if (!life.board)
		return 0;
	numbers = board_numbers(life.board);
	if (life.resume.resumed)
		CHECK(numbers.seq >= highest[false] && numbers.public_seq >= highest[true]);
	list_games(life.store);
	read_events(life.board, false);
	read_events(life.board, true);
	CHECK(store_run(life.store) == 0);
	play(life.board, life.resume.away);
	numbers = board_numbers(life.board);
	end_life(&life);
	CHECK(!life.fails || !sound);
	if (!life.fails)
		check_kept(&life, &numbers, &settings, live);
	board_free(life.board);
	return 0;
}
