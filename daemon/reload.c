/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * A reload in two halves: first boards go and sources are opened, then, once the games of those
 * that come have been replayed on the thread, they take their seats.
 */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include "hall.h"
#include "reload.h"
#include "roster.h"
#include "util/exit.h"
#include "util/thread.h"

struct reload {
	struct reload *next; /* waits for this one */
	struct hall *hall;
	server_reloaded done;
	void *asker;
	FILE *report;
	char *text;
	size_t size;
	struct seat *coming; /* opened, and in no hall yet */
	struct thread thread;
	bool runs;
	int fd; /* readable when the thread is done */
	sd_event_source *restored;
};

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
		hall_remove(seat);
	}
}

/* ---- the first half ---- */

/* Opens the source of a board that comes; NULL where that cannot be brought in. */
static struct seat *open_seat(struct hall *hall, const struct configuration *configuration)
{
	struct seat *seat = seat_new(hall, configuration);
	int code = seat ? seat_open(seat) : EXIT_ENVIRONMENT;

	if (code == EXIT_DONE && !hall->store && seat_wants(seat, hall->options->store)) {
		code = hall_open_store(hall);
		if (code == EXIT_DONE)
			code = hall_start_store(hall);
	}
	if (code == EXIT_DONE)
		return seat;
	if (seat)
		seat_free(seat);
	return NULL;
}

static void open_new(struct reload *reload, const struct configurations *roster)
{
	struct seat **end = &reload->coming;

	for (size_t i = 0; i < roster->count; i++) {
		const struct configuration *configuration = &roster->boards[i].configuration;

		if (find(reload->hall, configuration->board))
			continue;
		*end = open_seat(reload->hall, configuration);
		if (*end)
			end = &(*end)->next;
		else
			fprintf(reload->report, "board %s: cannot be brought in\n",
				configuration->board);
	}
}

static void *restore_all(void *data)
{
	struct reload *reload = data;

	for (struct seat *seat = reload->coming; seat; seat = seat->next)
		seat_restore(seat);
	eventfd_write(reload->fd, 1);
	return NULL;
}

/* ---- the second half ---- */

static int take_seat(struct seat *seat)
{
	struct hall *hall = seat->hall;
	int code;

	hall_add(hall, seat);
	code = seat_begin(seat);
	if (code == EXIT_DONE && seat_show(seat) < 0)
		code = EXIT_ENVIRONMENT;
	if (code == EXIT_DONE) {
		if (hall->store)
			hall_look_at_store(hall);
		server_announce(&seat->shown);
		code = seat_start(seat);
	}
	if (code != EXIT_DONE)
		hall_remove(seat);
	return code;
}

static void take_seats(struct reload *reload)
{
	struct seat *seat;

	while ((seat = reload->coming)) {
		const struct configuration configuration = seat->configuration;
		const char *id = configuration.board, *source = configuration.source;

		reload->coming = seat->next;
		seat->next = NULL;
		if (take_seat(seat) != EXIT_DONE)
			fprintf(reload->report, "board %s: cannot be brought in\n", id);
		else
			fprintf(reload->report, "board %s: %s (%s)\n", id,
				board_health_name(seat->station.board),
				source[0] ? source : "the first one found");
	}
}

/* ---- both ---- */

static void run(struct reload *reload);

static void forget(struct reload *reload, int r)
{
	struct seat *seat;

	while ((seat = reload->coming)) {
		reload->coming = seat->next;
		seat_free(seat);
	}
	sd_event_source_disable_unref(reload->restored);
	if (reload->fd >= 0)
		close(reload->fd);
	fclose(reload->report);
	reload->done(reload->asker, r, reload->text);
	free(reload->text);
	free(reload);
}

static void end(struct reload *reload, int r)
{
	struct hall *hall = reload->hall;

	hall->reload = reload->next;
	forget(reload, r);
	if (hall->reload)
		run(hall->reload);
}

static void complete(struct reload *reload)
{
	take_seats(reload);
	hall_tell_status(reload->hall);
	end(reload, 0);
}

static int on_restored(sd_event_source *source, int fd, uint32_t events, void *data)
{
	struct reload *reload = data;

	(void)source, (void)fd, (void)events;
	thread_join(&reload->thread);
	reload->runs = false;
	complete(reload);
	return 0;
}

static bool start_thread(struct reload *reload)
{
	reload->fd = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
	if (reload->fd < 0 || sd_event_add_io(reload->hall->event, &reload->restored, reload->fd,
					      EPOLLIN, on_restored, reload) < 0)
		return false;
	reload->runs = thread_start(&reload->thread, restore_all, reload) == 0;
	return reload->runs;
}

static void run(struct reload *reload)
{
	struct hall *hall = reload->hall;
	struct configurations roster;
	char error[CONFIGURATION_ERROR_SIZE];
	int r = roster_read(&roster, hall->options, error);

	if (r == 0) {
		hall_flush(hall);
		r = check(hall, &roster, error);
		if (r < 0)
			configurations_clear(&roster);
	}
	if (r < 0) {
		fprintf(reload->report, "%s\n", error);
		end(reload, -EINVAL);
		return;
	}
	hall->reloaded = true;
	hall->general = roster.general;
	remove_others(hall, &roster, reload->report);
	open_new(reload, &roster);
	configurations_clear(&roster);
	/* Without a thread they are restored as they begin. */
	if (!hall->store || !reload->coming || !start_thread(reload))
		complete(reload);
}

int reload_begin(struct hall *hall, server_reloaded done, void *asker)
{
	struct reload *reload = calloc(1, sizeof(*reload));
	struct reload **at = &hall->reload;

	if (!reload)
		return -ENOMEM;
	*reload = (struct reload){.hall = hall, .done = done, .asker = asker, .fd = -1};
	reload->report = open_memstream(&reload->text, &reload->size);
	if (!reload->report) {
		free(reload);
		return -ENOMEM;
	}
	while (*at)
		at = &(*at)->next;
	*at = reload;
	if (hall->reload == reload)
		run(reload);
	return 0;
}

void reload_stop(struct hall *hall)
{
	while (hall->reload) {
		struct reload *reload = hall->reload;

		if (reload->runs)
			thread_join(&reload->thread);
		hall->reload = reload->next;
		fprintf(reload->report, "touchmoved ends\n");
		forget(reload, -ECANCELED);
	}
}

void reload_make_anew(struct seat *seat)
{
	const struct configuration configuration = seat->configuration;
	struct hall *hall = seat->hall;

	fprintf(stderr, "touchmoved: board %s: %s is there now\n", configuration.board,
		configuration.source);
	hall_remove(seat);
	seat = open_seat(hall, &configuration);
	if (seat)
		take_seat(seat);
}
