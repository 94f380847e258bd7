/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* All boards together: their store, what systemd is told of them, and which come and go. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <systemd/sd-daemon.h>

#include "bus/gate.h"
#include "hall.h"
#include "roster.h"
#include "util/exit.h"

#define STATUS_SIZE 400

bool hall_is_alone(const struct hall *hall)
{
	return hall->count == 1 && !hall->reloaded;
}

/* ---- what is told of a board ---- */

static void tell_one(const struct board *board)
{
	const char *condition = board_condition(board);

	sd_notifyf(false, "STATUS=%s: %s%s%s", board_source(board), board_health_name(board),
		   condition[0] ? ", " : "", condition);
}

/* Of many boards those that do not work. */
static void tell_many(const struct hall *hall)
{
	char others[STATUS_SIZE] = "";

	for (const struct seat *seat = hall->seats; seat; seat = seat->next) {
		const struct board *board = seat->station.board;
		size_t length = strlen(others);

		if (board && board_health(board) != BOARD_OK)
			snprintf(others + length, sizeof(others) - length, "%s%s: %s",
				 length ? ", " : "", board_id(board), board_health_name(board));
	}
	sd_notifyf(false, "STATUS=%zu boards%s%s", hall->count, others[0] ? "; " : "", others);
}

void hall_tell_status(const struct hall *hall)
{
	if (!hall->started)
		return;
	if (hall->count != 1)
		tell_many(hall);
	else if (hall->seats->ended)
		sd_notify(false, "STATUS=The source has ended; the game can still be asked for.");
	else
		tell_one(hall->seats->station.board);
}

/* True when every board's file has ended; *@failed when one could not be read to its end. */
static bool have_all_ended(const struct hall *hall, bool *failed)
{
	*failed = false;
	for (const struct seat *seat = hall->seats; seat; seat = seat->next) {
		if (!seat->ended)
			return false;
		*failed = *failed || seat->failed;
	}
	return true;
}

void hall_note_end(struct hall *hall)
{
	bool failed;

	if (hall->options->once && have_all_ended(hall, &failed))
		sd_event_exit(hall->event, failed ? EXIT_INPUT : EXIT_DONE);
}

static void append(struct hall *hall, struct seat *seat)
{
	struct seat **end = &hall->seats;

	while (*end)
		end = &(*end)->next;
	*end = seat;
	hall->count++;
	if (hall->store)
		store_share_among(hall->store, hall->count);
}

static void take_out(struct hall *hall, struct seat *seat)
{
	struct seat **at = &hall->seats;

	while (*at != seat)
		at = &(*at)->next;
	*at = seat->next;
	hall->count--;
	if (hall->store)
		store_share_among(hall->store, hall->count);
}

static struct seat *seat_add(struct hall *hall, const struct configuration *configuration)
{
	struct seat *seat = seat_new(hall, configuration);

	if (seat)
		append(hall, seat);
	return seat;
}

static void seat_remove(struct seat *seat)
{
	take_out(seat->hall, seat);
	seat_free(seat);
}

/* ---- the store ---- */

/* What changes is an input of the board at its present time. */
static void tell_keeping(struct seat *seat, const char *condition, bool is_news)
{
	struct station *station = &seat->station;

	is_news = is_news || board_leaves_out(station->board);
	if (is_news)
		station_catch_up(station);
	board_set_keeping(station->board, condition);
	if (is_news)
		station_rearm(station);
}

/* Reports the store's state on the bus and on standard error. */
static void look_at_store(struct hall *hall)
{
	char condition[STORE_CONDITION_SIZE];
	bool fails = store_condition(hall->store, condition);

	if (fails && !hall->store_fails)
		complain(EXIT_ENVIRONMENT, "%s", condition);
	if (!fails && hall->store_fails)
		complain(EXIT_DONE, "everything is kept and published again%s", "");
	for (struct seat *seat = hall->seats; seat; seat = seat->next)
		if (board_stream(seat->station.board)[0])
			tell_keeping(seat, condition, fails != hall->store_fails);
	hall->store_fails = fails;
}

#define SLOW "the disk is slow: what is told comes over a second late"

static void look_at_disk(struct hall *hall)
{
	bool slow = store_is_slow(hall->store);

	if (slow != hall->disk_is_slow)
		complain(EXIT_DONE, "%s", slow ? SLOW : "the disk is fast enough again");
	hall->disk_is_slow = slow;
	for (struct seat *seat = hall->seats; seat; seat = seat->next)
		if (board_stream(seat->station.board)[0])
			board_set_slow(seat->station.board, slow ? SLOW : "");
}

static void take_kept(struct hall *hall)
{
	server_kept(&hall->server);
	for (struct seat *seat = hall->seats; seat; seat = seat->next) {
		if (board_is_told(seat->station.board))
			continue;
		board_kept(seat->station.board);
		station_rearm(&seat->station);
	}
}

static int on_store(sd_event_source *source, int fd, uint32_t events, void *data)
{
	struct hall *hall = data;

	(void)source, (void)fd, (void)events;
	store_seen(hall->store);
	look_at_store(hall);
	look_at_disk(hall);
	take_kept(hall);
	return 0;
}

/* Returns EXIT_DONE, also without a store where none is wanted or its place is not known. */
static int open_store(struct hall *hall)
{
	const char *named = hall->options->store;
	char name[STORE_NAME_SIZE];
	char error[STORE_ERROR_SIZE];
	bool wanted = false;
	int r;

	for (const struct seat *seat = hall->seats; seat; seat = seat->next)
		wanted = wanted || seat_wants(seat, named);
	if (!wanted)
		return EXIT_DONE;
	if (named)
		snprintf(name, sizeof(name), "%s", named);
	else
		store_file(hall->options->user, name);
	if (!name[0])
		return complain(EXIT_DONE,
				"no game is kept: --store names no file, and there is no "
				"home directory%s",
				"");
	r = store_open(name, &hall->store, error);
	if (error[0])
		complain(EXIT_ENVIRONMENT, "%s", error);
	else if (r < 0)
		complain(EXIT_ENVIRONMENT, "no store: %s", strerror(-r));
	if (r >= 0)
		store_share_among(hall->store, hall->count);
	hall->server.store = hall->store;
	return r < 0 ? EXIT_ENVIRONMENT : EXIT_DONE;
}

static int start_store(struct hall *hall)
{
	int r;

	if (!hall->store)
		return EXIT_DONE;
	r = sd_event_add_io(hall->event, &hall->kept, store_fd(hall->store), EPOLLIN, on_store,
			    hall);
	if (r >= 0)
		r = store_run(hall->store);
	if (r < 0)
		return complain(EXIT_ENVIRONMENT, "the store cannot be started: %s", strerror(-r));
	look_at_store(hall);
	return EXIT_DONE;
}

/* ---- searches ---- */

static void take_search(struct hall *hall, const struct search *search)
{
	struct seat *seat = hall->seats;

	while (seat && seat->station.board != search->asker)
		seat = seat->next;
	if (!seat)
		return;
	board_searched(seat->station.board, search);
	station_catch_up(&seat->station);
	station_rearm(&seat->station);
}

static int on_search(sd_event_source *source, int fd, uint32_t events, void *data)
{
	struct hall *hall = data;
	struct search *search;

	(void)source, (void)fd, (void)events;
	while ((search = searcher_take(hall->searcher))) {
		take_search(hall, search);
		free(search);
	}
	return 0;
}

/* Without the thread each board's judge searches for itself. */
static void start_searcher(struct hall *hall)
{
	hall->searcher = searcher_start();
	if (hall->searcher &&
	    sd_event_add_io(hall->event, &hall->searched, searcher_fd(hall->searcher), EPOLLIN,
			    on_search, hall) >= 0)
		return;
	searcher_stop(hall->searcher);
	hall->searcher = NULL;
	complain(EXIT_ENVIRONMENT, "no thread for long searches%s", "");
}

static void stop_searching(struct hall *hall)
{
	for (struct seat *seat = hall->seats; seat; seat = seat->next)
		if (seat->station.board)
			board_search_by(seat->station.board, NULL);
	hall->searched = sd_event_source_disable_unref(hall->searched);
	searcher_stop(hall->searcher);
	hall->searcher = NULL;
}

/* ---- all boards ---- */

static int open_roster(struct hall *hall, const struct configurations *roster)
{
	int code = EXIT_DONE;

	hall->general = roster->general;
	hall->listed = roster->general;
	for (size_t i = 0; i < roster->count; i++) {
		const struct configuration *configuration = &roster->boards[i].configuration;

		if (hall->listed.gpio.topology == GPIO_NONE)
			hall->listed.gpio = configuration->gpio;
		if (!seat_add(hall, configuration))
			return complain(EXIT_ENVIRONMENT, "no memory for a board%s", "");
	}
	for (struct seat *seat = hall->seats; seat && code == EXIT_DONE; seat = seat->next)
		code = seat_open(seat);
	return code;
}

int hall_open(struct hall *hall)
{
	struct configurations roster;
	char error[CONFIGURATION_ERROR_SIZE];
	int code;

	if (roster_read(&roster, hall->options, error) < 0) {
		fprintf(stderr, "%s\n", error);
		return EXIT_INPUT;
	}
	code = open_roster(hall, &roster);
	configurations_clear(&roster);
	return code;
}

int hall_begin(struct hall *hall)
{
	int code = open_store(hall);

	start_searcher(hall);
	for (struct seat *seat = hall->seats; seat && code == EXIT_DONE; seat = seat->next)
		code = seat_begin(seat);
	return code;
}

/* Without a lister the games work; only ListSources fails. */
static void start_lister(struct hall *hall)
{
	hall->server.lister = lister_start(&hall->listed);
	if (!hall->server.lister)
		complain(EXIT_ENVIRONMENT, "the boards that are there cannot be listed%s", "");
}

static int reload(void *data, FILE *report)
{
	return hall_reload(data, report);
}

int hall_show(struct hall *hall)
{
	int r;

	hall->server.configuration = &hall->general;
	hall->server.reload = reload;
	hall->server.data = hall;
	start_lister(hall);
	r = gate_open(&hall->server);
	if (r >= 0)
		r = server_init(&hall->server);
	for (struct seat *seat = hall->seats; seat && r >= 0; seat = seat->next)
		r = seat_show(seat);
	if (r < 0)
		return complain(EXIT_ENVIRONMENT, "the board cannot be put on the bus: %s",
				strerror(-r));
	return EXIT_DONE;
}

void hall_announce(struct hall *hall)
{
	for (struct seat *seat = hall->seats; seat; seat = seat->next)
		server_announce(&seat->shown);
}

int hall_start(struct hall *hall)
{
	int code = start_store(hall);

	for (struct seat *seat = hall->seats; seat && code == EXIT_DONE; seat = seat->next)
		code = seat_start(seat);
	hall->started = code == EXIT_DONE;
	if (hall->started)
		hall_note_end(hall);
	hall_tell_status(hall);
	return code;
}

/* ---- boards that come and go ---- */

static struct seat *find(const struct hall *hall, const char *id)
{
	struct seat *seat = hall->seats;

	while (seat && strcmp(seat->configuration.board, id) != 0)
		seat = seat->next;
	return seat;
}

/* A game that is on, or something that is still to be told, is not taken from under anybody. */
static bool is_busy(const struct seat *seat)
{
	const struct board *board = seat->station.board;

	return !seat->station.broken && !board_is_finished(board) &&
	       (board_has_game(board) || !board_is_told(board));
}

/* A file has its own settings. */
static bool is_same(const struct seat *seat, const struct configuration *configuration)
{
	if (seat->station.broken)
		return false;
	if (!station_is_live(&seat->station))
		return !strcmp(seat->configuration.source, configuration->source);
	return configuration_is_same(&seat->configuration, configuration);
}

static bool must_wait(const struct seat *seat, const struct configuration *next)
{
	return is_busy(seat) && (!next || !is_same(seat, next));
}

/* The boards as they will be: those that are busy stay as they are. */
static int expect(const struct hall *hall, const struct configurations *roster,
		  struct configurations *expected)
{
	for (const struct seat *seat = hall->seats; seat; seat = seat->next)
		if (must_wait(seat, configurations_find(roster, seat->configuration.board)) &&
		    !configurations_add(expected, &seat->configuration, ""))
			return -ENOMEM;
	for (size_t i = 0; i < roster->count; i++) {
		const struct configured *board = &roster->boards[i];

		if (!configurations_find(expected, board->configuration.board) &&
		    !configurations_add(expected, &board->configuration, board->file))
			return -ENOMEM;
	}
	return 0;
}

static int check(const struct hall *hall, const struct configurations *roster,
		 char error[CONFIGURATION_ERROR_SIZE])
{
	struct configurations expected = {0};
	int r = expect(hall, roster, &expected);

	if (r == 0 && expected.count > CONFIGURATION_BOARDS_MOST) {
		snprintf(error, CONFIGURATION_ERROR_SIZE,
			 "with the games that are on there would be more than %d boards",
			 CONFIGURATION_BOARDS_MOST);
		r = -EINVAL;
	} else if (r == 0) {
		r = configurations_check(&expected, error);
	} else {
		snprintf(error, CONFIGURATION_ERROR_SIZE, "no memory for the boards");
	}
	configurations_clear(&expected);
	return r;
}

static void remove_others(struct hall *hall, const struct configurations *roster, FILE *report)
{
	struct seat *next;

	for (struct seat *seat = hall->seats; seat; seat = next) {
		const struct configuration *configuration =
			configurations_find(roster, seat->configuration.board);
		const char *id = seat->configuration.board;

		next = seat->next;
		if (configuration && is_same(seat, configuration)) {
			board_set_configured(seat->station.board, "");
			continue;
		}
		if (is_busy(seat)) {
			fprintf(report,
				"board %s: its game is on and keeps its regulations; reload again "
				"when it has ended\n",
				id);
			board_set_configured(seat->station.board,
					     configuration
						     ? "it is configured otherwise, which "
						       "waits for the end of its game"
						     : "it is configured no more, which waits "
						       "for the end of its game");
			continue;
		}
		fprintf(report, "board %s: %s\n", id,
			configuration ? "is made anew, as it is configured now" : "is taken away");
		seat_remove(seat);
	}
}

static int bring_in(struct seat *seat)
{
	struct hall *hall = seat->hall;
	bool had_store = hall->store;
	int code = seat_open(seat);

	if (code == EXIT_DONE && !had_store)
		code = open_store(hall);
	if (code == EXIT_DONE)
		code = seat_begin(seat);
	if (code == EXIT_DONE && seat_show(seat) < 0)
		code = EXIT_ENVIRONMENT;
	if (code != EXIT_DONE)
		return code;
	if (!had_store)
		code = start_store(hall);
	else
		look_at_store(hall);
	server_announce(&seat->shown);
	return code == EXIT_DONE ? seat_start(seat) : code;
}

void hall_make_anew(struct seat *seat)
{
	const struct configuration configuration = seat->configuration;
	struct hall *hall = seat->hall;

	fprintf(stderr, "touchmoved: board %s: %s is there now\n", configuration.board,
		configuration.source);
	seat_remove(seat);
	seat = seat_add(hall, &configuration);
	if (seat && bring_in(seat) != EXIT_DONE)
		seat_remove(seat);
}

static void add_new(struct hall *hall, const struct configurations *roster, FILE *report)
{
	for (size_t i = 0; i < roster->count; i++) {
		const struct configuration *configuration = &roster->boards[i].configuration;
		struct seat *seat;

		if (find(hall, configuration->board))
			continue;
		seat = seat_add(hall, configuration);
		if (!seat || bring_in(seat) != EXIT_DONE) {
			fprintf(report, "board %s: cannot be brought in\n", configuration->board);
			if (seat)
				seat_remove(seat);
			continue;
		}
		fprintf(report, "board %s: %s (%s)\n", configuration->board,
			board_health_name(seat->station.board),
			configuration->source[0] ? configuration->source : "the first one found");
	}
}

/* What has been told to nobody yet goes out before boards do. */
static void flush(struct hall *hall)
{
	if (!hall->store)
		return;
	store_flush(hall->store);
	take_kept(hall);
}

int hall_reload(struct hall *hall, FILE *report)
{
	struct configurations roster;
	char error[CONFIGURATION_ERROR_SIZE];
	int r = roster_read(&roster, hall->options, error);

	if (r == 0) {
		flush(hall);
		r = check(hall, &roster, error);
		if (r < 0)
			configurations_clear(&roster);
	}
	if (r < 0) {
		fprintf(report, "%s\n", error);
		return -EINVAL;
	}
	hall->reloaded = true;
	hall->general = roster.general;
	remove_others(hall, &roster, report);
	add_new(hall, &roster, report);
	configurations_clear(&roster);
	hall_tell_status(hall);
	return 0;
}

/* ---- the end ---- */

void hall_stop(struct hall *hall)
{
	stop_searching(hall);
	flush(hall);
	server_stop(&hall->server);
}

void hall_quit(struct hall *hall)
{
	hall->started = false;
	for (struct seat *seat = hall->seats; seat; seat = seat->next)
		station_stop(&seat->station);
	gate_close(&hall->server);
}

void hall_close(struct hall *hall)
{
	struct seat *next;

	stop_searching(hall);
	lister_stop(hall->server.lister);
	hall->kept = sd_event_source_disable_unref(hall->kept);
	store_close(hall->store);
	for (struct seat *seat = hall->seats; seat; seat = next) {
		next = seat->next;
		seat->retry = sd_event_source_disable_unref(seat->retry);
		station_close(&seat->station);
		free(seat);
	}
	hall->seats = NULL;
}
