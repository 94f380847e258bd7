/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * What is wrong at the start with the only board ends the daemon, as its exit code tells. Of
 * several boards, and of one that came later, it is that board's: it is broken, says why, and is
 * tried again where time can help.
 */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "hall.h"
#include "reload.h"
#include "roster.h"
#include "util/exit.h"

/* µs until what could not be opened is tried again: rights and files may come later than a start.
 */
#define RETRY_TIME ((uint64_t)2000000)

/* ---- what is told ---- */

static void catch_up(void *data)
{
	struct seat *seat = data;

	station_catch_up(&seat->station);
}

static uint64_t when(void *data, laws_time t)
{
	const struct seat *seat = data;

	return station_when(&seat->station, t);
}

static void rearm(void *data)
{
	struct seat *seat = data;

	station_rearm(&seat->station);
}

static void on_health(void *data)
{
	const struct seat *seat = data;

	hall_tell_status(seat->hall);
}

static void on_told(void *data, const struct event *event)
{
	const struct seat *seat = data;

	diary_take(&seat->hall->diary, seat->station.id, event);
}

static void on_answer(struct station *station, const struct command *command,
		      const struct laws_verdict *refused, unsigned int ruling)
{
	struct seat *seat = station->data;

	server_answer(&seat->shown, command, refused, ruling);
}

static void on_finished(struct station *station, const char *error)
{
	struct seat *seat = station->data;
	struct hall *hall = seat->hall;

	if (error)
		fprintf(stderr, "%s\n", error);
	seat->ended = true;
	seat->failed = error;
	if (error && hall_is_alone(hall))
		sd_event_exit(hall->event, EXIT_INPUT);
	else
		hall_note_end(hall);
	hall_tell_status(hall);
}

/* ---- one board ---- */

static void complain_of(const struct seat *seat, const char *error)
{
	fprintf(stderr, "touchmoved: board %s: %s\n", seat->station.id, error);
}

static int break_seat(struct seat *seat, const char *why)
{
	complain_of(seat, why);
	seat->ended = true;
	seat->failed = true;
	if (station_break(&seat->station, why) < 0)
		return complain(EXIT_ENVIRONMENT, "no memory for a board%s", "");
	return EXIT_DONE;
}

static void on_failed(struct station *station, const char *why)
{
	struct seat *seat = station->data;
	struct hall *hall = seat->hall;

	if (hall_is_alone(hall)) {
		complain(EXIT_INPUT, "%s", why);
		sd_event_exit(hall->event, EXIT_INPUT);
	} else if (break_seat(seat, why) == EXIT_DONE) {
		hall_note_end(hall);
		hall_tell_status(hall);
	}
}

static void fill(struct seat *seat, struct hall *hall)
{
	const struct configuration *configuration = &seat->configuration;

	seat->hall = hall;
	seat->station = (struct station){
		.event = hall->event,
		.id = configuration->board,
		.source = configuration->source,
		.second_source = configuration->second_source,
		.configuration = configuration,
		.simulation = &hall->options->simulation,
		.speed = hall->options->speed,
		.listener = {.answer = on_answer, .finished = on_finished, .failed = on_failed},
		.data = seat,
	};
}

static bool runs_by_itself(const struct seat *seat)
{
	return !seat->station.broken && station_is_live(&seat->station);
}

/* Of pgn:FILE#N the name is not that of a file. */
static bool is_missing(const struct station *station)
{
	const char *colon = strchr(station->source, ':');

	return !strncmp(station->source, "trace:", 6) && access(colon + 1, F_OK) < 0;
}

static void retry_later(struct seat *seat);

static int on_retry(sd_event_source *timer, uint64_t usec, void *data)
{
	struct seat *seat = data;
	char error[STATION_ERROR_SIZE];

	(void)timer, (void)usec;
	if (!seat->on_bus) {
		retry_later(seat);
	} else if (seat->missing && !is_missing(&seat->station)) {
		reload_make_anew(seat);
	} else if (seat->missing || station_start_again(&seat->station, error) < 0) {
		retry_later(seat);
	} else {
		fprintf(stderr, "touchmoved: board %s: is read now\n", seat->station.id);
		seat->ended = seat->failed = false;
	}
	return 0;
}

static void retry_later(struct seat *seat)
{
	seat->retry = sd_event_source_disable_unref(seat->retry);
	if (sd_event_add_time_relative(seat->hall->event, &seat->retry, CLOCK_MONOTONIC, RETRY_TIME,
				       0, on_retry, seat) < 0)
		complain_of(seat, "is not tried again before the configuration is read anew");
}

/* Opens the source; returns EXIT_DONE also when that fails, unless the board is the only one. */
int seat_open(struct seat *seat)
{
	const struct options *options = seat->hall->options;
	struct station *station = &seat->station;
	char error[STATION_ERROR_SIZE];

	if (station_open(station, error) < 0) {
		if (!hall_is_alone(seat->hall)) {
			seat->missing = is_missing(station);
			if (seat->missing)
				retry_later(seat);
			return break_seat(seat, error);
		}
		/* What is wrong with a file begins with its name, as a compiler's errors do. */
		fprintf(stderr, "%s%s\n", is_file(station->source) ? "" : "touchmoved: ", error);
		return EXIT_INPUT;
	}
	if (station_is_live(station) && (options->once || options->speed != 1))
		return complain(EXIT_INPUT,
				"--speed and --once are for trace:FILE and pgn:FILE, not for '%s'",
				station->source);
	return EXIT_DONE;
}

/* What is played from a file is kept where that is asked for. */
bool seat_wants(const struct seat *seat, const char *named)
{
	return named ? strcmp(named, "no") != 0 : runs_by_itself(seat);
}

void seat_restore(struct seat *seat)
{
	struct hall *hall = seat->hall;
	struct station *station = &seat->station;

	if (!station->broken)
		station_restore(station,
				seat_wants(seat, hall->options->store) ? hall->store : NULL);
}

int seat_begin(struct seat *seat)
{
	struct hall *hall = seat->hall;
	struct station *station = &seat->station;

	if (!station->board)
		seat_restore(seat);
	if (!station->broken && station_begin(station) < 0)
		return complain(EXIT_ENVIRONMENT, "no memory for a board%s", "");
	/* A file alone that is read as fast as can be is read faster by one thread. */
	if (station_is_live(station) || station->speed != 0 || !hall_is_alone(hall))
		board_search_by(station->board, hall->searcher);
	seat->shown = (struct server_board){
		.board = station->board,
		.speed = station_is_live(station) ? 1 : station->speed,
		.hooks = {.catch_up = catch_up,
			  .rearm = rearm,
			  .when = when,
			  .health = on_health,
			  .told = on_told,
			  .data = seat},
	};
	return EXIT_DONE;
}

int seat_show(struct seat *seat)
{
	int r = server_add(&seat->hall->server, &seat->shown);

	seat->on_bus = r >= 0;
	return r;
}

int seat_start(struct seat *seat)
{
	char error[STATION_ERROR_SIZE];
	int r;

	if (seat->station.broken)
		return EXIT_DONE;
	r = station_start(&seat->station, error);
	if (r < 0 && hall_is_alone(seat->hall))
		return complain(r == -EINVAL ? EXIT_INPUT : EXIT_ENVIRONMENT, "%s", error);
	if (r == 0)
		return EXIT_DONE;
	if (r != -EINVAL && station_is_live(&seat->station))
		retry_later(seat);
	return break_seat(seat, error);
}

struct seat *seat_new(struct hall *hall, const struct configuration *configuration)
{
	struct seat *seat = calloc(1, sizeof(*seat));

	if (!seat)
		return NULL;
	seat->configuration = *configuration;
	fill(seat, hall);
	return seat;
}

void seat_free(struct seat *seat)
{
	seat->retry = sd_event_source_disable_unref(seat->retry);
	station_stop(&seat->station);
	if (seat->on_bus)
		server_remove(&seat->shown);
	station_close(&seat->station);
	free(seat);
}
