/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * A board whose store cannot be written to, until so much waits that nothing more may, and then can
 * be: what the arbiter is told, when, and that a replay of what was kept tells the same.
 */
#include <criterion/criterion.h>
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <poll.h>
#include <sqlite3.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "board/resume.h"
#include "pipeline/replay.h"
#include "store/games.h"

/* So many boards share what may wait that the share of one is small. */
#define BOARDS 256

#define READY UINT64_C(0xffff00000000ffff)
#define E2    (UINT64_C(1) << 12)

/* A position for which the step that starts the game stops: whether White can mate takes a search.
 */
#define BLOCKED "k1bK4/1p1p4/1PpPp3/2P1Pp2/2p1pP2/2p1P3/2P5/8 w - - 0 1"

#define E4 (UINT64_C(1) << 28)
#define E7 (UINT64_C(1) << 52)

static char directory[] = "/tmp/touchmove-keeping-XXXXXX";
static char blocked[80], file[100];
static struct store *store;
static struct board *board;
static char *told;	 /* the arbiter's stream, a line an event */
static char *told_ahead; /* what was told without a number */
static laws_time now;
static const char *fen; /* NULL: of the start position */

/* Where a file stands no directory can be. */
static void block(void)
{
	int fd = open(blocked, O_WRONLY | O_CREAT | O_CLOEXEC, 0600);

	cr_assert(fd >= 0);
	close(fd);
}

/* The store, which tries again by itself, may make the directory first. */
static void unblock(void)
{
	cr_assert_eq(unlink(blocked), 0);
	cr_assert(mkdir(blocked, 0700) == 0 || errno == EEXIST);
}

static void append(char **text, const struct event *event)
{
	char *body = store_body(event, false), *longer;

	cr_assert(asprintf(&longer, "%s%s\n", *text ? *text : "", body) > 0);
	free(*text);
	free(body);
	*text = longer;
}

static void on_event(void *data, const struct event *event)
{
	(void)data;
	append(&told, event);
}

static void on_ahead(void *data, const struct event *event)
{
	(void)data;
	append(&told_ahead, event);
}

static void open_all(void)
{
	const struct board_listener listener = {.event = on_event, .ahead = on_ahead};
	struct settings settings;
	char error[STORE_ERROR_SIZE];
	struct resume resume = {.id = "1", .source = "test", .settings = &settings, .live = true};

	settings_default(&settings);
	if (fen)
		cr_assert_eq(settings_set(&settings, "Fen", fen, error), 0);
	cr_assert_eq(store_open(file, &store, error), 0);
	store_share_among(store, BOARDS);
	board = resume_board(&resume, store);
	cr_assert(board, "%s", resume.said);
	board_listen(board, &listener);
	cr_assert_eq(store_run(store), 0);
}

static void begin(void)
{
	cr_assert(mkdtemp(directory));
	snprintf(blocked, sizeof(blocked), "%s/here", directory);
	snprintf(file, sizeof(file), "%s/games.sqlite", blocked);
	block();
	open_all();
}

static void close_all(void)
{
	store_close(store);
	board_free(board);
	free(told);
	free(told_ahead);
	told = told_ahead = NULL;
}

static void end(void)
{
	char command[100];

	close_all();
	snprintf(command, sizeof(command), "rm -rf '%s'", directory);
	cr_assert_eq(system(command), 0);
}

/* As the hall does it when the store has news. */
static void hear(void)
{
	char condition[STORE_CONDITION_SIZE];

	store_seen(store);
	store_condition(store, condition);
	board_set_keeping(board, condition);
	board_kept(board);
}

static void hear_until(bool fails)
{
	struct pollfd news = {.fd = store_fd(store), .events = POLLIN};
	char condition[STORE_CONDITION_SIZE];

	while (store_condition(store, condition) != fails) {
		cr_assert(poll(&news, 1, 30000) > 0, "the store says nothing");
		hear();
	}
	store_flush(store);
	hear();
}

static void frame(laws_squares squares, uint8_t inputs)
{
	now += LAWS_SECOND / 2;
	board_advance(board, now);
	board_input(board, &(struct input){
				   .t = now,
				   .type = INPUT_FRAME,
				   .frame = {.squares = squares, .inputs = inputs},
			   });
}

static void rest(void)
{
	now += 2 * LAWS_SECOND;
	board_advance(board, now);
}

static unsigned int count(const char *text, const char *word)
{
	unsigned int found = 0;

	for (text = text ? strstr(text, word) : NULL; text; text = strstr(text + 1, word))
		found++;
	return found;
}

static void take(void *data, const struct event *event)
{
	if (event->seq)
		append(data, event);
}

/* What was kept, judged once more, tells what was told. */
static void expect_replayed(void)
{
	char error[STORE_ERROR_SIZE], *text, *replayed = NULL;
	struct replay replay = {.name = "kept", .sink = take, .data = &replayed};
	struct settings settings;

	hear_until(false);
	cr_assert_eq(games_export(store, "1", 0, &text, &replay.size, error), 0, "%s", error);
	replay.text = text;
	cr_assert_eq(replay_trace(&replay, &settings, error), 0, "%s", error);
	cr_assert_eq(strncmp(replayed, told, strlen(told)), 0, "told:\n%sreplayed:\n%s", told,
		     replayed);
	free(replayed);
	free(text);
}

TestSuite(keeping, .init = begin, .fini = end, .timeout = 100);

Test(keeping, what_cannot_be_kept_is_told_at_once_and_lapses)
{
	hear_until(true);
	frame(READY, 0);
	frame(READY, 2);
	cr_assert_null(told, "%s", told);
	cr_assert_eq(count(told_ahead, "\"what\":\"waits\""), 1, "%s", told_ahead);
	cr_assert_not_null(board_alert_ahead(board));
	cr_assert(strstr(board_condition(board), "until it can be kept"));
	/* An offence is judged, and ruled on, but nobody hears of it yet. */
	frame(READY, 1);
	rest();
	cr_assert_eq(board_command(board, &(struct command){.verb = VERB_CONFIRM}), 0);
	rest();
	cr_assert_null(told, "%s", told);
	unblock();
	hear_until(false);
	cr_assert_str_empty(board_condition(board));
	cr_assert_null(board_alert_ahead(board));
	/* Before the game, and in it. */
	cr_assert_eq(count(told, "\"kind\":\"store\""), 2, "%s", told);
	cr_assert_eq(count(told, "\"kind\":\"no-move\""), 1, "%s", told);
	cr_assert_eq(count(told, "\"decision\":\"confirmed\""), 1, "%s", told);
	cr_assert_eq(count(told, "\"decision\":\"lapsed\""), 2, "%s", told);
	expect_replayed();
}

Test(keeping, what_finds_no_room_is_told_and_left_out)
{
	const struct command pause = {.verb = VERB_PAUSE};
	unsigned int frames = 0;

	hear_until(true);
	frame(READY, 0);
	frame(READY, 2);
	while (!board_leaves_out(board) && frames++ < 100000)
		frame(frames & 1 ? READY & ~E2 : READY, 2);
	cr_assert(board_leaves_out(board));
	cr_assert_eq(count(told_ahead, "\"what\":\"full\""), 1, "%s", told_ahead);
	cr_assert(strstr(board_condition(board), "no more may wait"));
	cr_assert(strstr(board_condition(board), "until it can be kept"));
	/* Orders have a little room more, and then none. */
	frames = 0;
	while (board_command(board, &pause) == 0 && frames++ < 100000)
		;
	cr_assert_eq(board_command(board, &pause), -ENOBUFS);
	unblock();
	hear_until(false);
	cr_assert(!board_leaves_out(board));
	cr_assert_str_empty(board_condition(board));
	cr_assert_eq(count(told, "\"what\":\"full\""), 1);
	/* What was left out is a gap in what was seen. */
	frame(READY, 2);
	expect_replayed();
}

/* A daemon that dies meanwhile has told nobody but ahead; the next one says that all is well. */
Test(keeping, a_store_that_is_mended_while_nobody_watches)
{
	unblock();
	hear_until(false);
	frame(READY, 0);
	frame(READY, 2);
	rest();
	board_set_keeping(board, "the disk is full");
	hear_until(false);
	board_set_keeping(board, "the disk is full");
	store_flush(store);
	close_all();
	open_all();
	board_set_keeping(board, "");
	hear_until(false);
	cr_assert_eq(count(told, "\"decision\":\"lapsed\""), 1, "%s", told);
}

/* ---- another version ---- */

static void play_e4(void)
{
	frame(READY, 0);
	frame(READY, 2);
	rest();
	frame(READY & ~E2, 2);
	rest();
	frame((READY & ~E2) | E4, 2);
	rest();
	frame((READY & ~E2) | E4, 1);
	rest();
	hear_until(false);
}

static void run_sql(const char *sql)
{
	sqlite3 *database;
	char *error = NULL;

	cr_assert_eq(sqlite3_open(file, &database), SQLITE_OK);
	sqlite3_exec(database, sql, NULL, NULL, &error);
	cr_assert_null(error, "%s", error);
	sqlite3_close(database);
}

/* What EventsSince would give from the first event on, a line an event. */
static char *events_since_0(void)
{
	const struct event *event;
	const char *text;
	char *all = strdup("");
	size_t at = 0;

	while ((text = board_next_published(board, false, 0, &at))) {
		char *longer;

		cr_assert(asprintf(&longer, "%s%s\n", all, text) > 0);
		free(all);
		all = longer;
	}
	at = 0;
	while ((event = board_next_event(board, false, 0, &at)))
		append(&all, event);
	return all;
}

/* @text with the first @old in it as @new, which is as long. */
static char *with(const char *text, const char *old, const char *new)
{
	char *copy = strdup(text);

	memcpy(strstr(copy, old), new, strlen(new));
	return copy;
}

/*
 * The version before told one event otherwise, and at the end an alert that this one does not: that
 * stands, the arbiter hears of it once, and no number is given twice.
 */
Test(keeping, what_another_version_published_stands)
{
	static const char extra[] = "{\"seq\":%u,\"t\":%" PRId64 ",\"type\":\"alert\",\"id\":5,"
				    "\"kind\":\"sensor\",\"text\":\"old\",\"game\":1}";
	char *published, *expected, *found, sql[600], old[300];
	unsigned int last;

	unblock();
	hear_until(false);
	play_e4();
	published = with(told, "\"square\":\"e2\"", "\"square\":\"d2\"");
	last = count(told, "\n") + 1;
	snprintf(old, sizeof(old), extra, last, now);
	cr_assert(asprintf(&expected, "%s%s\n", published, old) > 0);
	close_all();
	snprintf(sql, sizeof(sql),
		 "UPDATE event SET body = replace(body, '\"square\":\"e2\"', '\"square\":\"d2\"');"
		 "INSERT INTO event SELECT log, n + 1, game, '%s', NULL FROM event ORDER BY n DESC "
		 "LIMIT 1",
		 old);
	run_sql(sql);

	open_all();
	rest();
	hear_until(false);
	cr_assert_eq(count(told, "\n"), 1, "%s", told);
	cr_assert(strstr(told, "\"kind\":\"store\"") && strstr(told, "\"what\":\"differs\""), "%s",
		  told);
	snprintf(old, sizeof(old), "{\"seq\":%u,", last + 1);
	cr_assert_eq(strncmp(told, old, strlen(old)), 0, "%s", told);
	cr_assert(strstr(told, "\"id\":6,"), "%s", told);
	found = events_since_0();
	cr_assert_eq(strncmp(found, expected, strlen(expected)), 0, "%s", found);
	cr_assert_str_eq(found + strlen(expected), told);
	free(found);
	/* The game goes on, and so do the numbers. */
	frame(((READY & ~E2) | E4) & ~E7, 1);
	rest();
	hear_until(false);
	cr_assert_eq(count(told, "\"square\":\"e7\""), 1, "%s", told);
	found = events_since_0();
	cr_assert_str_eq(found + strlen(expected), told);
	close_all();

	/* Nothing differs behind what was told, also in the hands of the next one. */
	open_all();
	rest();
	hear_until(false);
	cr_assert_null(told, "%s", told);
	cr_assert_eq(board_differs(board), 0);
	free(expected);
	expected = events_since_0();
	cr_assert_str_eq(expected, found);
	free(expected);
	free(found);
	free(published);
}

/* ---- a start that searches ---- */

static void order(const char *text)
{
	char error[COMMAND_ERROR_SIZE];
	struct command command;

	cr_assert_eq(command_read(text, &command, error), 0, "%s", error);
	cr_assert_eq(board_command(board, &command), 0);
}

static unsigned int count_logs(void)
{
	sqlite3 *database;
	sqlite3_stmt *statement;
	unsigned int logs;

	cr_assert_eq(sqlite3_open(file, &database), SQLITE_OK);
	cr_assert_eq(sqlite3_prepare_v2(database, "SELECT count(*) FROM log", -1, &statement, NULL),
		     SQLITE_OK);
	cr_assert_eq(sqlite3_step(statement), SQLITE_ROW);
	logs = (unsigned int)sqlite3_column_int(statement, 0);
	sqlite3_finalize(statement);
	sqlite3_close(database);
	return logs;
}

/* One game has ended, and the pieces of the next one have been set up. */
static void play_first(void)
{
	const laws_squares squares = laws_position_occupied(&board_settings(board)->start);

	now = 0;
	frame(squares, 0);
	order("start");
	rest();
	order("result 1-0");
	rest();
	frame(squares & (squares - 1), 0);
	rest();
	frame(squares, 0);
	rest();
}

static void begin_anew(void)
{
	close_all();
	cr_assert_eq(unlink(file), 0);
	open_all();
	hear_until(false);
}

/* A game in whose start the daemon ends gets its log from the next one, as it would have. */
Test(keeping, a_start_that_searches_when_the_daemon_ends)
{
	struct searcher *searcher = searcher_start();
	unsigned int logs;
	char *expected, *found;

	unblock();
	hear_until(false);
	fen = BLOCKED;
	begin_anew();
	play_first();
	order("start");
	hear_until(false);
	expected = events_since_0();
	cr_assert_eq(count(expected, "\"started\""), 2, "%s", expected);
	logs = count_logs();

	begin_anew();
	play_first();
	board_search_by(board, searcher);
	order("start");
	cr_assert(board_is_searching(board));
	hear_until(false);
	cr_assert_eq(count(told, "\"started\""), 2, "%s", told);
	cr_assert_eq(count_logs(), logs - 1);
	close_all();

	open_all();
	hear_until(false);
	cr_assert_eq(count_logs(), logs);
	found = events_since_0();
	cr_assert_str_eq(found, expected);
	order("result 0-1");
	hear_until(false);
	cr_assert_eq(count(told, "\"ended\""), 1, "%s", told);
	free(found);
	free(expected);
	searcher_stop(searcher);
}
