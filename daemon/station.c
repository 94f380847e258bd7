/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Which source a board has, and what follows from that: live or paced, gone on with. */
#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/stat.h>
#include <time.h>

#include "station.h"
#include "util/aside.h"

void station_catch_up(struct station *station)
{
	if (station->broken)
		return;
	if (station->kind)
		live_catch_up(&station->live);
	else
		pacer_catch_up(&station->pacer);
}

uint64_t station_when(const struct station *station, laws_time t)
{
	if (station->broken)
		return device_clock();
	return station->kind ? live_when(&station->live, t) : pacer_when(&station->pacer, t);
}

void station_rearm(struct station *station)
{
	if (station->broken)
		return;
	if (station->kind)
		live_rearm(&station->live);
	else
		pacer_rearm(&station->pacer);
}

bool station_is_live(const struct station *station)
{
	return station->kind;
}

/* ---- the source ---- */

static bool is_fifo(const char *name)
{
	struct stat status;

	return stat(name, &status) == 0 && S_ISFIFO(status.st_mode);
}

/* The kind of device that @source names, with *@place, or NULL for a file. */
static const struct device_kind *kind_of(const char *source, const char **place)
{
	static const char trace[] = "trace:";

	if (!source[0]) {
		*place = "";
		return &device_any;
	}
	if (!strncmp(source, trace, strlen(trace)) && is_fifo(source + strlen(trace))) {
		*place = source + strlen(trace);
		return &device_trace;
	}
	return device_kind_of(source, place);
}

static int refuse(char error[STATION_ERROR_SIZE], const char *format, const char *detail)
{
	snprintf(error, STATION_ERROR_SIZE, format, detail);
	return -EINVAL;
}

/*
 * In a game on two boards each has its own device, named with its place, or one trace
 * serves both.
 */
static int choose_second(struct station *station, char error[STATION_ERROR_SIZE])
{
	bool two = settings_have_two_boards(&station->configuration->settings);

	if (!station->second_source[0]) {
		if (!two || !station->kind || station->kind == &device_trace)
			return 0;
		return refuse(error,
			      "VisuallyDisabled= means two boards: the second needs "
			      "--second-source or SecondSource=%s",
			      "");
	}
	if (!two || !station->kind)
		return refuse(error,
			      "the second source '%s' needs VisuallyDisabled= in the "
			      "configuration, and a board as the first",
			      station->second_source);
	station->second_kind = kind_of(station->second_source, &station->second_place);
	if (!station->second_kind || station->second_kind == &device_gpio ||
	    !station->second_place[0])
		return refuse(error,
			      "the second source is chardev:PATH, usb:PLACE or a FIFO, not '%s'",
			      station->second_source);
	if (station->kind != &device_gpio && !station->place[0])
		return refuse(error,
			      "of two boards the first one's source needs its place, too: it is "
			      "'%s'",
			      station->source);
	return 0;
}

int station_open(struct station *station, char error[STATION_ERROR_SIZE])
{
	int r;

	station->kind = kind_of(station->source, &station->place);
	station->settings = station->configuration->settings;
	r = choose_second(station, error);
	if (r < 0 || station->kind)
		return r;
	settings_default(&station->settings);
	station->pacer.source =
		source_open(station->source, station->simulation, &station->settings, error);
	return station->pacer.source ? 0 : -EINVAL;
}

/* ---- the board ---- */

/* A refused order of a trace has no client to answer, and is not for everybody. */
static void on_answer(void *data, const struct command *command, const struct laws_verdict *refused,
		      unsigned int ruling)
{
	struct station *station = data;
	const char *colon = strchr(station->source, ':');
	const char *name = colon ? colon + 1 : station->source;

	if (command->asker)
		station->listener.answer(station, command, refused, ruling);
	else if (refused && command->line)
		aside("%s:%u: %s: %s", name, command->line, verb_name(command->verb),
		      refusal_sentence(refused->refused.refusal));
	else if (refused)
		aside("%s: %s: %s", name, verb_name(command->verb),
		      refusal_sentence(refused->refused.refusal));
}

static void on_finished(void *data, const char *error)
{
	struct station *station = data;

	station->listener.finished(station, error);
}

static int on_failing(sd_event_source *source, void *data)
{
	struct station *station = data;

	(void)source;
	station->listener.failed(station, station->why);
	return 0;
}

/* A device must not be closed while it is being read, so that its owner is told later. */
static void on_failed(void *data, const char *why)
{
	struct station *station = data;

	station->why = strdup(why);
	if (!station->why ||
	    sd_event_add_defer(station->event, &station->failing, on_failing, station) < 0)
		fprintf(stderr, "touchmoved: %s\n", why);
}

static uint64_t microseconds(clockid_t id)
{
	struct timespec now;

	clock_gettime(id, &now);
	return (uint64_t)now.tv_sec * 1000000 + (uint64_t)now.tv_nsec / 1000;
}

/* µs of CLOCK_REALTIME, which may be set at any time. */
static int64_t wall_clock(void)
{
	return (int64_t)microseconds(CLOCK_REALTIME);
}

/* CLOCK_BOOTTIME goes on while the machine sleeps, and CLOCK_MONOTONIC does not. */
static uint64_t slept(void)
{
	uint64_t awake = microseconds(CLOCK_MONOTONIC);

	return microseconds(CLOCK_BOOTTIME) - awake;
}

void station_restore(struct station *station, struct store *store)
{
	struct resume *resume = &station->resume;

	if (!store) {
		station->board = board_new(station->id, station->source, &station->settings);
		return;
	}
	*resume = (struct resume){
		.id = station->id,
		.source = station->source,
		.settings = &station->settings,
		.live = station->kind,
		.again = true,
	};
	station->board = resume_board(resume, store);
	if (resume->said[0])
		fprintf(stderr, "touchmoved: %s\n", resume->said);
}

int station_begin(struct station *station)
{
	if (!station->board)
		return -ENOMEM;
	board_answer_by(station->board, on_answer, station);
	station->pacer.board = station->board;
	station->pacer.taken = station->resume.taken;
	station->pacer.event = station->event;
	station->pacer.speed = station->speed;
	station->pacer.finished = on_finished;
	station->pacer.data = station;
	station->live.event = station->event;
	station->live.board = station->board;
	station->live.configuration = station->configuration;
	station->live.clock = device_clock;
	station->live.wall = wall_clock;
	station->live.slept = slept;
	station->live.failed = on_failed;
	station->live.data = station;
	return 0;
}

int station_break(struct station *station, const char *why)
{
	station_stop(station);
	station->broken = true;
	if (!station->board)
		station->board = board_new(station->id, station->source, &station->settings);
	if (!station->board)
		return -ENOMEM;
	board_answer_by(station->board, on_answer, station);
	board_set_health(station->board, BOARD_BROKEN, NULL, why);
	return 0;
}

/* ---- beginning and end ---- */

/*
 * The clock of a player who could not move does not run on, or it does where the regulations say so
 * (ChargeDowntime). Until the board's first frame the board does not answer.
 */
static void go_on(struct station *station)
{
	struct board *board = station->board;
	laws_time t = board_floor(board);
	struct input restart = {
		.t = t,
		.wall = wall_clock() / LAWS_SECOND,
		.type = INPUT_COMMAND,
		.command = {.verb = VERB_RESTART},
	};

	if (station->resume.resumed)
		board_input(board, &restart);
	if (station->resume.resumed && board_charges_downtime(board))
		t += station->resume.away;
	if (t > 0)
		live_resume(&station->live, t);
}

static int open_devices(struct station *station, char error[STATION_ERROR_SIZE])
{
	int r;

	r = live_start(&station->live, station->kind, station->place, error);
	if (r == 0 && station->second_kind)
		r = live_start_second(&station->live, station->second_kind, station->second_place,
				      error);
	return r;
}

static int start_live(struct station *station, char error[STATION_ERROR_SIZE])
{
	go_on(station);
	return open_devices(station, error);
}

static int start_pacer(struct station *station, char error[STATION_ERROR_SIZE])
{
	int r = pacer_start(&station->pacer);

	if (r < 0)
		snprintf(error, STATION_ERROR_SIZE, "the source cannot be started: %s",
			 strerror(-r));
	return r;
}

int station_start(struct station *station, char error[STATION_ERROR_SIZE])
{
	return station->kind ? start_live(station, error) : start_pacer(station, error);
}

int station_start_again(struct station *station, char error[STATION_ERROR_SIZE])
{
	int r;

	board_set_health(station->board, BOARD_WAITING, NULL, "");
	station->broken = false;
	r = open_devices(station, error);
	if (r == 0)
		return 0;
	station_break(station, error);
	return r;
}

void station_stop(struct station *station)
{
	live_stop(&station->live);
	pacer_stop(&station->pacer);
}

void station_close(struct station *station)
{
	station_stop(station);
	station->failing = sd_event_source_disable_unref(station->failing);
	free(station->why);
	station->why = NULL;
	board_free(station->board);
	station->board = NULL;
	source_close(station->pacer.source);
	station->pacer.source = NULL;
}
