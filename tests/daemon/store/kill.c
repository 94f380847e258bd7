/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Several boards in one process are fed games with offences, orders and rulings, and keep them in
 * one store. The process is killed at any instant, or within a step of a board once all that was
 * put is written, or the power is cut under its database (power.h), and another one goes on, until
 * all games are over. After each time:
 *
 * - what the store has of a board is the beginning of what a board tells that is never disturbed;
 * - everything that was published stands in it as it was published.
 *
 * At the end the store has all that the undisturbed board tells. All boards but the first are live
 * ones, whose games follow each other on the board, each in a log of its own.
 *
 * usage: kill TIMES SEED DIRECTORY power|kill|step PGN...
 */
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <poll.h>
#include <signal.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "../../die.h"
#include "board/resume.h"
#include "power.h"
#include "sim/random.h"
#include "sim/simulate.h"
#include "util/file.h"

#define BOARDS_MOST 8
#define LAST_TIME   (60 * LAWS_SECOND) /* is played behind the last input */
#define READY	    "ready"	       /* the boards are as they were left */
#define GAMES	    3		       /* of a live board */

/* Published bodies of one stream of a board, in their order. */
struct bodies {
	char **body;
	size_t count;
};

struct table {
	char id[2];
	bool live;
	struct input_list list;
	struct bodies expected[2]; /* the arbiter's, the public ones */
	size_t seen[2];
	size_t kept[2];
};

static struct table tables[BOARDS_MOST];
static unsigned int table_count;
static char kept_name[400];
static char expected_name[400];

static void add_body(struct bodies *bodies, char *body)
{
	bodies->body = reallocarray(bodies->body, bodies->count + 1, sizeof(*bodies->body));
	if (!bodies->body)
		die("no memory");
	bodies->body[bodies->count++] = body;
}

/* ---- the games ---- */

/* Orders as a nervous arbiter and talkative players give them; many are refused. */
static const char *const orders[] = {
	"confirm last",
	"dismiss last",
	"offer-draw white",
	"decline-draw",
	"pause",
	"resume",
	"add-time black 60",
	"takeback 3",
	"undo 1",
	"penalty white warning",
	"adjust",
	"promote N",
	"set-time white 300",
	"offence black two-hands",
};

static struct input any_order(laws_time t, struct random *random)
{
	char error[COMMAND_ERROR_SIZE];
	struct input input = {.t = t, .type = INPUT_COMMAND};
	unsigned int count = sizeof(orders) / sizeof(orders[0]);

	if (command_read(orders[random_between(random, 0, count - 1)], &input.command, error) < 0)
		die("%s", error);
	return input;
}

/* Inputs that follow each other, so that the next one is known by the time of the last. */
static void add_later(struct input_list *list, const struct input *input, laws_time offset)
{
	struct input later = *input;

	later.t += offset;
	if (list->count && later.t <= list->inputs[list->count - 1].t)
		later.t = list->inputs[list->count - 1].t + 1;
	inputs_add(list, &later);
}

/* The pieces are put away, all of them: one that is not lifted would still be the last game's. */
static void clear_board(struct input_list *list)
{
	struct input input = {.type = INPUT_FRAME};

	add_later(list, &input, list->inputs[list->count - 1].t + 5 * LAWS_SECOND);
}

/* One game behind those before. */
static void act_out(struct table *table, const char *file, uint64_t seed, laws_time offset)
{
	struct simulation simulation;
	char error[SCRIPT_ERROR_SIZE] = "";
	struct input_list plain = {0};
	struct random random = random_split(seed, 1);
	size_t size;
	char *text;

	simulation_default(&simulation);
	simulation.seed = seed;
	simulation.conditions = CONDITIONS_NORMAL;
	simulation.offence_rate = 1000;
	simulation.offences = ~0u;
	if (file_read(file, &text, &size) < 0)
		die("%s: cannot be read", file);
	if (simulate_game(&simulation, text, size, file, 1, &plain, error) != 1)
		die("%s: %s", file, error);
	free(text);
	if (!table->list.count)
		table->list.settings = plain.settings;
	else
		clear_board(&table->list);
	for (size_t i = 0; i < plain.count; i++) {
		add_later(&table->list, &plain.inputs[i], offset);
		if (random_chance(&random, 4)) {
			struct input order = any_order(plain.inputs[i].t, &random);

			add_later(&table->list, &order, offset);
		}
	}
	inputs_free(&plain);
}

static void act_out_all(struct table *table, char **files, unsigned int count, uint64_t seed)
{
	unsigned int games = table->live ? GAMES : 1;

	inputs_free(&table->list);
	for (unsigned int game = 0; game < games; game++)
		act_out(table, files[(seed + game) % count], seed + 100 * game,
			game ? table->list.inputs[table->list.count - 1].t + 20 * LAWS_SECOND : 0);
	table->list.settings.regulations.rulings_automatic = seed % 2;
	table->list.settings.broadcast_delay = seed % 3 ? 0 : 30 * LAWS_SECOND;
}

/* ---- a board that is never disturbed ---- */

static void expect(void *data, const struct event *event)
{
	struct table *table = data;

	add_body(&table->expected[false], store_body(event, false));
}

static void expect_public(void *data, const struct event *event)
{
	struct table *table = data;

	add_body(&table->expected[true], store_body(event, true));
}

static void listen_with(struct board *board, struct table *table,
			void (*event)(void *data, const struct event *event),
			void (*public_event)(void *data, const struct event *event))
{
	const struct board_listener listener = {
		.event = event,
		.public_event = public_event,
		.data = table,
	};

	board_listen(board, &listener);
}

/* Does the next thing, as the pacer does. Returns false when nothing is left. */
static bool step(struct board *board, const struct table *table, size_t *at)
{
	laws_time deadline = board_deadline(board);
	laws_time last = table->list.inputs[table->list.count - 1].t;

	/* A clock that nobody stopped would be told of for ever. */
	if (deadline > last + LAST_TIME)
		deadline = LAWS_NEVER;
	if (*at < table->list.count && table->list.inputs[*at].t <= deadline)
		board_input(board, &table->list.inputs[(*at)++]);
	else if (deadline != LAWS_NEVER)
		board_advance(board, deadline);
	else if (!board_is_finished(board))
		board_finish(board, BOARD_ENDED);
	else
		return false;
	return true;
}

/* It keeps as well, since a log for each game begins each with a fresh pipeline. */
static void play_undisturbed(struct table *table)
{
	struct board *board = board_new(table->id, table->id, &table->list.settings);
	struct store_log log = {.live = table->live};
	struct store *store;
	char error[STORE_ERROR_SIZE];
	size_t at = 0;

	if (store_open(expected_name, &store, error) < 0)
		die("%s", error);
	board_keep(board, store, &log);
	store_run(store);

	for (int stream = 0; stream < 2; stream++) {
		for (size_t i = 0; i < table->expected[stream].count; i++)
			free(table->expected[stream].body[i]);
		table->expected[stream].count = table->seen[stream] = 0;
	}
	listen_with(board, table, expect, expect_public);
	for (unsigned int steps = 1; step(board, table, &at) || !board_is_told(board); steps++) {
		if (steps % 1000 && !board_is_finished(board))
			continue;
		store_flush(store);
		board_kept(board);
	}
	store_close(store);
	board_free(board);
}

/* ---- the process that is killed ---- */

enum way { WAY_KILL, WAY_POWER, WAY_STEP, WAY_COUNT };

static const char *const ways[WAY_COUNT] = {"kill", "power", "step"};
static const char *const ended[WAY_COUNT] = {"killed", "without power", "killed within a step"};

static int told_fd;

/* The process ends within a step, once so many events were told within steps; 0: never. */
static struct store *stepped;
static unsigned int events_left;
static bool between_games; /* these steps alone count */

/* ms that the writer gets for what a step has put: far more than it takes, where it may write it.
 */
#define WRITER_TIME 20

/* Events that were kept before are told within the next step, which has put something by then. */
static void end_within_step(void)
{
	struct pollfd change = {.events = POLLIN};

	if (!stepped || !events_left || --events_left)
		return;
	change.fd = store_fd(stepped);
	store_seen(stepped);
	poll(&change, 1, WRITER_TIME);
	raise(SIGKILL);
}

/* At once and in one piece, as the bus would have it. */
static void tell(const struct table *table, bool public, const struct event *event)
{
	char *body = store_body(event, public);
	char *line;
	int length = asprintf(&line, "%d %d %s\n", (int)(table - tables), public, body);

	if (length < 0 || write(told_fd, line, (size_t)length) != length)
		_exit(1);
	free(line);
	free(body);
	end_within_step();
}

static void tell_arbiter(void *data, const struct event *event)
{
	tell(data, false, event);
}

static void tell_public(void *data, const struct event *event)
{
	tell(data, true, event);
}

/* How many inputs the board has taken: each has a time of its own. */
static size_t count_taken(const struct table *table, struct store *store)
{
	char error[STORE_ERROR_SIZE];
	struct past *past = NULL;
	laws_time last = -1;
	size_t taken = 0;

	past_read(store, table->id, 0, &past, error);
	for (size_t i = 0; past && i < past->entry_count; i++)
		if (past->entries[i].kind == STORE_INPUT)
			last = past->entries[i].t;
	past_free(past);
	while (taken < table->list.count && table->list.inputs[taken].t <= last)
		taken++;
	return taken;
}

static struct board *resume(struct store *store, struct table *table, size_t *at)
{
	struct resume resume = {
		.id = table->id,
		.source = table->id,
		.settings = &table->list.settings,
		.live = table->live,
	};
	size_t taken = table->live ? count_taken(table, store) : 0;
	struct board *board = resume_board(&resume, store);

	if (!board || resume.said[0]) {
		fprintf(stderr, "board %s: %s\n", table->id, resume.said);
		_exit(1);
	}
	*at = table->live ? taken : resume.taken;
	listen_with(board, table, tell_arbiter, tell_public);
	return board;
}

static void publish(struct store *store, struct board **boards)
{
	struct pollfd change = {.fd = store_fd(store), .events = POLLIN};

	if (poll(&change, 1, 0) <= 0)
		return;
	store_seen(store);
	for (unsigned int i = 0; i < table_count; i++)
		board_kept(boards[i]);
}

/* The store is often waited for, or all would be put before the first transaction ends. */
static void play(struct store *store, struct board **boards, size_t *at, struct random *random)
{
	unsigned int over = 0;

	while (over < table_count) {
		unsigned int i = (unsigned int)random_between(random, 0, table_count - 1);

		for (int64_t steps = random_between(random, 1, 16); steps; steps--) {
			bool more;

			if (events_left && !(between_games && board_has_game(boards[i]))) {
				store_flush(store);
				stepped = store;
			}
			more = step(boards[i], &tables[i], &at[i]);
			stepped = NULL;
			if (!more)
				break;
		}
		if (random_chance(random, 20))
			store_flush(store);
		publish(store, boards);
		over = 0;
		for (unsigned int k = 0; k < table_count; k++)
			over += board_is_finished(boards[k]) && board_is_told(boards[k]);
	}
}

/* Ends with 0 once all games are over, and everything is published. */
static void run_boards(int fd, uint64_t seed, enum way way)
{
	struct random random = random_split(seed, 2);
	struct board *boards[BOARDS_MOST];
	char error[STORE_ERROR_SIZE];
	size_t at[BOARDS_MOST];
	struct store *store;

	told_fd = fd;
	if (way == WAY_POWER)
		power_fail_after((unsigned int)random_between(&random, 1, 400), seed);
	if (way == WAY_STEP) {
		between_games = random_chance(&random, 75);
		events_left = (unsigned int)random_between(&random, 1, between_games ? 6 : 200);
	}
	if (store_open(kept_name, &store, error) < 0 || error[0]) {
		fprintf(stderr, "%s\n", error);
		_exit(1);
	}
	for (unsigned int i = 0; i < table_count; i++)
		boards[i] = resume(store, &tables[i], &at[i]);
	store_run(store);
	if (write(fd, READY "\n", strlen(READY "\n")) < 0)
		_exit(1);
	play(store, boards, at, &random);
	/* Else the writer could be at its last work, or the power fail in it, when all ends. */
	store_close(store);
	_exit(0);
}

/* ---- the one that looks ---- */

static void expect_body(const struct table *table, bool public, size_t at, const char *body,
			const char *where)
{
	const struct bodies *expected = &table->expected[public];

	if (at >= expected->count)
		die("board %s: %s has more than the undisturbed board tells: %s", table->id, where,
		    body);
	if (strcmp(expected->body[at], body))
		die("board %s: %s has\n  %s\nand not\n  %s", table->id, where, body,
		    expected->body[at]);
}

/* One line of what was published, in its order. */
static void see(char *line)
{
	bool public = line[2] == '1';
	const char *body = line + 4;
	struct table *table;
	uint64_t seq;

	if (!strcmp(line, READY))
		return;
	table = &tables[line[0] - '0'];

	/*
	 * What was kept, and not published before the end, is not published by a signal. What had
	 * waited for the public's delay may be published again.
	 */
	seq = strtoull(body + strlen("{\"seq\":"), NULL, 10);
	if (!seq)
		die("board %s: published without a number: %s", table->id, body);
	expect_body(table, public, seq - 1, body, "what was published");
	if (table->seen[public] < seq)
		table->seen[public] = seq;
}

static size_t take_lines(char *text, size_t size)
{
	char *line = text, *end;

	while ((end = memchr(line, '\n', size - (size_t)(line - text)))) {
		*end = '\0';
		see(line);
		line = end + 1;
	}
	size -= (size_t)(line - text);
	memmove(text, line, size);
	return size;
}

static uint64_t now_us(void)
{
	struct timespec clock;

	clock_gettime(CLOCK_MONOTONIC, &clock);
	return (uint64_t)clock.tv_sec * 1000000 + (uint64_t)clock.tv_nsec / 1000;
}

/*
 * Reads what is published until the process ends, and kills it @left_us µs from now on, or with
 * @from_ready once its boards are there; 0: not at all. Returns its status.
 */
static int watch(int fd, pid_t pid, uint64_t left_us, bool from_ready)
{
	uint64_t when = left_us && !from_ready ? now_us() + left_us : 0;
	static char text[1 << 20];
	struct pollfd more = {.fd = fd, .events = POLLIN};
	size_t size = 0;
	int status;

	for (;;) {
		uint64_t now = now_us();
		int left = now < when ? (int)((when - now) / 1000) : 0;
		ssize_t length;

		if (when && now >= when) {
			kill(pid, SIGKILL);
			when = 0;
		}
		if (poll(&more, 1, when ? left : -1) == 0)
			continue;
		length = read(fd, text + size, sizeof(text) - size);
		if (length <= 0)
			break;
		if (from_ready && left_us)
			when = now_us() + left_us;
		from_ready = false;
		size = take_lines(text, size + (size_t)length);
	}
	waitpid(pid, &status, 0);
	return status;
}

/* Killed soon enough it has none. */
static bool has_layout(sqlite3 *database)
{
	sqlite3_stmt *row = NULL;
	bool has;

	if (sqlite3_prepare_v2(database, "SELECT 1 FROM sqlite_schema", -1, &row, NULL) !=
	    SQLITE_OK)
		die("%s: %s", kept_name, sqlite3_errmsg(database));
	has = sqlite3_step(row) == SQLITE_ROW;
	if (sqlite3_finalize(row) != SQLITE_OK)
		die("%s: %s", kept_name, sqlite3_errmsg(database));
	return has;
}

static void look_at_board(sqlite3 *database, struct table *table)
{
	static const char *const sql[2] = {
		"SELECT body FROM event JOIN log ON log.id = log WHERE board = ? AND body NOT NULL "
		"ORDER BY log, n",
		"SELECT public_body FROM event JOIN log ON log.id = log WHERE board = ? AND "
		"public_body NOT NULL ORDER BY log, n",
	};

	/* A start, and what was told with it, ends one log and begins the next. */
	for (int stream = 0; stream < 2; stream++) {
		sqlite3_stmt *rows = NULL;
		size_t count = 0;

		if (sqlite3_prepare_v2(database, sql[stream], -1, &rows, NULL) == SQLITE_OK)
			sqlite3_bind_text(rows, 1, table->id, -1, SQLITE_STATIC);
		else if (has_layout(database))
			die("%s: %s", kept_name, sqlite3_errmsg(database));
		while (rows && sqlite3_step(rows) == SQLITE_ROW) {
			const char *body = (const char *)sqlite3_column_text(rows, 0);
			size_t at = strtoull(body + strlen("{\"seq\":"), NULL, 10) - 1;

			if (at > count)
				die("board %s: the store misses %zu of stream %d", table->id,
				    count + 1, stream);
			expect_body(table, stream, at, body, "the store");
			count = at + 1 > count ? at + 1 : count;
		}
		if (sqlite3_finalize(rows) != SQLITE_OK)
			die("%s: %s", kept_name, sqlite3_errmsg(database));
		table->kept[stream] = count;
		if (count < table->seen[stream])
			die("board %s: %zu bodies of stream %d were published, %zu are kept",
			    table->id, table->seen[stream], stream, count);
	}
}

static void look_at_store(void)
{
	sqlite3 *database = NULL;

	if (sqlite3_open_v2(kept_name, &database, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE,
			    NULL) != SQLITE_OK)
		die("%s: %s", kept_name, sqlite3_errmsg(database));
	for (unsigned int i = 0; i < table_count; i++)
		look_at_board(database, &tables[i]);
	sqlite3_close(database);
}

/* Of all live boards, as a log is begun only where the start can be told again. */
static uint64_t logs_from_start;

static uint64_t count_logs_from_start(const char *name)
{
	sqlite3 *database = NULL;
	sqlite3_stmt *row = NULL;
	uint64_t count = 0;

	sqlite3_open_v2(name, &database, SQLITE_OPEN_READWRITE, NULL);
	sqlite3_prepare_v2(database, "SELECT total(from_start) FROM log", -1, &row, NULL);
	if (sqlite3_step(row) == SQLITE_ROW)
		count = (uint64_t)sqlite3_column_int64(row, 0);
	sqlite3_finalize(row);
	sqlite3_close(database);
	return count;
}

static void look_at_end(void)
{
	uint64_t expected = count_logs_from_start(expected_name);
	uint64_t kept = count_logs_from_start(kept_name);

	for (unsigned int i = 0; i < table_count; i++)
		for (int stream = 0; stream < 2; stream++)
			if (tables[i].kept[stream] != tables[i].expected[stream].count)
				die("board %s: its games are over with %zu events of %zu",
				    tables[i].id, tables[i].kept[stream],
				    tables[i].expected[stream].count);
	/* Else a game is judged by what was learned in the one before. */
	if (kept != expected)
		die("of the games %" PRIu64 " began a log, and %" PRIu64 " undisturbed", kept,
		    expected);
	logs_from_start += kept;
}

static void remove_store(const char *store)
{
	static const char *const suffixes[] = {"", "-journal", "-wal", "-shm", "-lock"};
	char name[450];

	for (unsigned int i = 0; i < sizeof(suffixes) / sizeof(suffixes[0]); i++) {
		snprintf(name, sizeof(name), "%s%s", store, suffixes[i]);
		unlink(name);
	}
}

/*
 * Returns true when the process was killed, false when its games are over. @undisturbed_us: what
 * the games take otherwise. A slow process is killed later, and about as often.
 */
static bool disturb(uint64_t seed, enum way way, uint64_t undisturbed_us, struct random *random)
{
	int64_t most = 1000 + (int64_t)undisturbed_us / 2;
	uint64_t left = (uint64_t)random_between(random, 1000, most);
	/* Else a slow process would never get past what it has to feed again. */
	bool from_ready = random_chance(random, 75);
	int status, pipes[2];
	pid_t pid;

	if (pipe(pipes) < 0)
		die("no pipe");
	fcntl(pipes[1], F_SETPIPE_SZ, 1 << 20);
	pid = fork();
	if (pid == 0) {
		close(pipes[0]);
		run_boards(pipes[1], seed, way);
	}
	close(pipes[1]);
	status = watch(pipes[0], pid, way == WAY_KILL ? left : 0, from_ready);
	close(pipes[0]);
	look_at_store();
	if (WIFEXITED(status) && WEXITSTATUS(status) == 0)
		return false;
	if (WIFSIGNALED(status) ? WTERMSIG(status) != SIGKILL : WEXITSTATUS(status) != POWER_FAILED)
		die("the process ended with status %x", (unsigned int)status);
	return true;
}

int main(int argc, char **argv)
{
	unsigned int times = argc > 5 ? (unsigned int)atoi(argv[1]) : 0;
	uint64_t seed = argc > 5 ? strtoull(argv[2], NULL, 10) : 0;
	struct random random = random_split(seed, 3);
	unsigned int done = 0, games = 0;
	int way = WAY_COUNT;

	for (int i = 0; argc > 5 && i < WAY_COUNT; i++)
		if (!strcmp(argv[4], ways[i]))
			way = i;
	if (way == WAY_COUNT || argc - 5 > BOARDS_MOST)
		die("usage: kill TIMES SEED DIRECTORY power|kill|step PGN... (%d at most)",
		    BOARDS_MOST);
	snprintf(kept_name, sizeof(kept_name), "%s/kill-%d.sqlite", argv[3], (int)getpid());
	snprintf(expected_name, sizeof(expected_name), "%s/kill-%d-expected.sqlite", argv[3],
		 (int)getpid());
	table_count = (unsigned int)argc - 5;
	while (done < times) {
		uint64_t began = now_us(), undisturbed_us;

		remove_store(kept_name);
		remove_store(expected_name);
		for (unsigned int i = 0; i < table_count; i++) {
			tables[i].id[0] = (char)('a' + i);
			tables[i].live = i > 0;
			act_out_all(&tables[i], &argv[5], table_count, seed + games + i);
			play_undisturbed(&tables[i]);
		}
		undisturbed_us = now_us() - began;
		while (disturb(seed * 1000 + done, way, undisturbed_us, &random))
			done++;
		look_at_end();
		games += (table_count - 1) * GAMES + 1;
	}
	remove_store(kept_name);
	remove_store(expected_name);
	printf("%u times %s, %u games: each is in the store as an undisturbed board tells it; "
	       "%" PRIu64 " began a log\n",
	       done, ended[way], games, logs_from_start);
	return logs_from_start == 0;
}
