/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* All boards together: their store, their searches, and what systemd is told of them. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <systemd/sd-daemon.h>

#include "bus/gate.h"
#include "hall.h"
#include "reload.h"
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

void hall_add(struct hall *hall, struct seat *seat)
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

void hall_remove(struct seat *seat)
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

void hall_look_at_store(struct hall *hall)
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
	hall_look_at_store(hall);
	look_at_disk(hall);
	take_kept(hall);
	return 0;
}

int hall_open_store(struct hall *hall)
{
	const char *named = hall->options->store;
	char name[STORE_NAME_SIZE];
	char error[STORE_ERROR_SIZE];
	int r;

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

int hall_start_store(struct hall *hall)
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
	hall_look_at_store(hall);
	return EXIT_DONE;
}

/* What has been told to nobody yet. */
void hall_flush(struct hall *hall)
{
	if (!hall->store)
		return;
	store_flush(hall->store);
	take_kept(hall);
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
		struct seat *seat;

		if (hall->listed.gpio.topology == GPIO_NONE)
			hall->listed.gpio = configuration->gpio;
		seat = seat_new(hall, configuration);
		if (!seat)
			return complain(EXIT_ENVIRONMENT, "no memory for a board%s", "");
		hall_add(hall, seat);
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

static bool wants_store(const struct hall *hall)
{
	for (const struct seat *seat = hall->seats; seat; seat = seat->next)
		if (seat_wants(seat, hall->options->store))
			return true;
	return false;
}

int hall_begin(struct hall *hall)
{
	int code = EXIT_DONE;

	if (wants_store(hall))
		code = hall_open_store(hall);
	diary_open(&hall->diary, hall->options);
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

static int on_reload(void *data, server_reloaded done, void *asker)
{
	return reload_begin(data, done, asker);
}

int hall_show(struct hall *hall)
{
	int r;

	hall->server.configuration = &hall->general;
	hall->server.reload = on_reload;
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
	int code = hall_start_store(hall);

	for (struct seat *seat = hall->seats; seat && code == EXIT_DONE; seat = seat->next)
		code = seat_start(seat);
	hall->started = code == EXIT_DONE;
	if (hall->started)
		hall_note_end(hall);
	hall_tell_status(hall);
	return code;
}

/* ---- the end ---- */

void hall_stop(struct hall *hall)
{
	reload_stop(hall);
	stop_searching(hall);
	hall_flush(hall);
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

	reload_stop(hall);
	stop_searching(hall);
	lister_stop(hall->server.lister);
	hall->kept = sd_event_source_disable_unref(hall->kept);
	store_close(hall->store);
	diary_close(&hall->diary);
	for (struct seat *seat = hall->seats; seat; seat = next) {
		next = seat->next;
		seat->retry = sd_event_source_disable_unref(seat->retry);
		station_close(&seat->station);
		free(seat);
	}
	hall->seats = NULL;
}
