/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The daemon's main program: the boards, the bus, the store, the event loop, and the way out. */
#include <errno.h>
#include <locale.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/epoll.h>
#include <systemd/sd-daemon.h>

#include "bus/gate.h"
#include "bus/server.h"
#include "util/exit.h"
#include "station.h"
#include "config/configurations.h"
#include "util/loop.h"
#include "options.h"

struct daemon {
	struct options options;
	struct configuration configuration;
	sd_event *event;
	sd_bus *bus;
	struct server server;
	struct station station;
	struct server_board shown;
	struct store *store; /* NULL: nothing is kept */
	bool store_fails;
};

static void catch_up(void *data)
{
	station_catch_up(data);
}

static uint64_t when(void *data, laws_time t)
{
	return station_when(data, t);
}

static void rearm(void *data)
{
	station_rearm(data);
}

static void on_answer(struct station *station, const struct command *command,
		      const struct laws_verdict *refused, unsigned int ruling)
{
	struct daemon *daemon = station->data;

	server_answer(&daemon->shown, command, refused, ruling);
}

static void on_recorded(struct station *station)
{
	struct daemon *daemon = station->data;

	server_give_recordings(&daemon->shown);
}

/* The source has ended, and every event is published. */
static void on_finished(struct station *station, const char *error)
{
	struct daemon *daemon = station->data;

	if (error) {
		fprintf(stderr, "%s\n", error);
		sd_event_exit(daemon->event, EXIT_INPUT);
	} else if (daemon->options.once) {
		sd_event_exit(daemon->event, EXIT_DONE);
	} else {
		sd_notify(false, "STATUS=The source has ended; the game can still be asked for.");
	}
}

/* The bus has detached itself from the loop by now: sd_bus_get_event() would be NULL. */
static int on_disconnected(sd_bus_message *message, void *userdata, sd_bus_error *error)
{
	struct daemon *daemon = userdata;

	(void)message, (void)error;
	complain(EXIT_ENVIRONMENT, "the bus has gone%s", "");
	sd_event_exit(daemon->event, EXIT_ENVIRONMENT);
	return 0;
}

static int open_bus(struct daemon *daemon)
{
	bool user = daemon->options.user;
	int r = user ? sd_bus_open_user(&daemon->bus) : sd_bus_open_system(&daemon->bus);

	if (r == -ENOMEDIUM)
		return complain(EXIT_ENVIRONMENT,
				"no session bus: DBUS_SESSION_BUS_ADDRESS is not set%s", "");
	if (r < 0)
		return complain(EXIT_ENVIRONMENT, user ? "no session bus: %s" : "no system bus: %s",
				strerror(-r));
	r = sd_bus_attach_event(daemon->bus, daemon->event, SD_EVENT_PRIORITY_NORMAL);
	if (r >= 0)
		r = sd_bus_match_signal(daemon->bus, NULL, NULL, "/org/freedesktop/DBus/Local",
					"org.freedesktop.DBus.Local", "Disconnected",
					on_disconnected, daemon);
	if (r < 0)
		return complain(EXIT_ENVIRONMENT, "the bus cannot be used: %s", strerror(-r));
	return EXIT_DONE;
}

/* Returns EXIT_DONE, also without a store where none is wanted or its place is not known. */
static int open_store(struct daemon *daemon)
{
	const char *named = daemon->options.store;
	char name[STORE_NAME_SIZE];
	char error[STORE_ERROR_SIZE];
	int r;

	if (named ? !strcmp(named, "no") : !station_is_live(&daemon->station))
		return EXIT_DONE;
	if (named)
		snprintf(name, sizeof(name), "%s", named);
	else
		store_file(daemon->options.user, name);
	if (!name[0])
		return complain(EXIT_DONE,
				"no game is kept: --store names no file, and there is no "
				"home directory%s",
				"");
	r = store_open(name, &daemon->store, error);
	if (error[0])
		complain(EXIT_ENVIRONMENT, "%s", error);
	else if (r < 0)
		complain(EXIT_ENVIRONMENT, "no store: %s", strerror(-r));
	return r < 0 ? EXIT_ENVIRONMENT : EXIT_DONE;
}

static int open_board(struct daemon *daemon)
{
	struct station *station = &daemon->station;

	if (station_begin(station, daemon->store) < 0)
		return complain(EXIT_ENVIRONMENT, "no memory for a board%s", "");
	daemon->server = (struct server){
		.bus = daemon->bus,
		.configuration = &daemon->configuration,
		.user = daemon->options.user,
	};
	daemon->shown = (struct server_board){
		.board = station->board,
		.speed = station_is_live(station) ? 1 : station->speed,
		.hooks = {.catch_up = catch_up, .rearm = rearm, .when = when, .data = station},
	};
	return EXIT_DONE;
}

/* Reports the store's state on the bus and on standard error. */
static void look_at_store(struct daemon *daemon)
{
	char condition[STORE_CONDITION_SIZE];
	bool fails = store_condition(daemon->store, condition);

	if (fails && !daemon->store_fails)
		complain(EXIT_ENVIRONMENT, "%s", condition);
	if (!fails && daemon->store_fails)
		complain(EXIT_DONE, "everything is kept and published again%s", "");
	daemon->store_fails = fails;
	board_set_keeping(daemon->station.board, condition);
}

static int on_store(sd_event_source *source, int fd, uint32_t events, void *data)
{
	struct daemon *daemon = data;

	(void)source, (void)fd, (void)events;
	store_seen(daemon->store);
	look_at_store(daemon);
	board_kept(daemon->station.board);
	station_rearm(&daemon->station);
	return 0;
}

static int start_store(struct daemon *daemon)
{
	int r;

	if (!daemon->store)
		return EXIT_DONE;
	r = sd_event_add_io(daemon->event, NULL, store_fd(daemon->store), EPOLLIN, on_store,
			    daemon);
	if (r >= 0)
		r = store_run(daemon->store);
	if (r < 0)
		return complain(EXIT_ENVIRONMENT, "the store cannot be started: %s", strerror(-r));
	look_at_store(daemon);
	return EXIT_DONE;
}

static void start_recording(struct daemon *daemon)
{
	const char *named = daemon->options.recordings;
	char directory[RECORDING_NAME_SIZE];

	if (named ? !strcmp(named, "no") : !station_is_live(&daemon->station))
		return;
	if (named)
		snprintf(directory, sizeof(directory), "%s", named);
	else
		recording_directory(daemon->options.user, directory);
	station_record(&daemon->station, directory);
}

/* Without a lister the game works; only ListSources fails. */
static void start_lister(struct daemon *daemon)
{
	daemon->server.lister = lister_start(&daemon->configuration);
	if (!daemon->server.lister)
		complain(EXIT_ENVIRONMENT, "the boards that are there cannot be listed%s", "");
}

/* The objects come first, so that a client that sees the name finds them. */
static int take_name(struct daemon *daemon)
{
	int r = gate_open(&daemon->server);

	if (r >= 0)
		r = server_init(&daemon->server);
	if (r >= 0)
		r = server_add(&daemon->server, &daemon->shown);
	if (r < 0)
		return complain(EXIT_ENVIRONMENT, "the board cannot be put on the bus: %s",
				strerror(-r));
	r = sd_bus_request_name(daemon->bus, BUS_NAME, 0);
	if (r == -EEXIST)
		return complain(EXIT_ENVIRONMENT, "%s is taken: another touchmoved is on this bus",
				BUS_NAME);
	if (r == -EACCES || r == -EPERM)
		return complain(EXIT_ENVIRONMENT,
				"the bus does not let this user own " BUS_NAME
				"; its policy must be installed, or use --user%s",
				"");
	if (r < 0)
		return complain(EXIT_ENVIRONMENT, "cannot own " BUS_NAME ": %s", strerror(-r));
	server_announce(&daemon->shown);
	return EXIT_DONE;
}

static int on_exit_loop(sd_event_source *source, void *data)
{
	struct daemon *daemon = data;

	(void)source;
	if (daemon->store) {
		store_flush(daemon->store);
		board_kept(daemon->station.board);
	}
	server_stop(&daemon->server);
	return 0;
}

/* The loop's exit flushes and closes the bus, so the last messages are sent before. */
static int await_exit(struct daemon *daemon)
{
	sd_event_source *source = NULL;
	int r = sd_event_add_exit(daemon->event, &source, on_exit_loop, daemon);

	if (r >= 0)
		r = sd_event_source_set_priority(source, SD_EVENT_PRIORITY_IMPORTANT);
	if (r >= 0)
		r = sd_event_source_set_floating(source, true);
	sd_event_source_unref(source);
	return r;
}

/*
 * SIGHUP by convention asks a daemon to read its configuration anew. But the trace fixes
 * the board and the regulations at its start, so that a change takes a restart.
 */
static int on_hangup(sd_event_source *source, const struct signalfd_siginfo *info, void *data)
{
	(void)source, (void)info, (void)data;
	fprintf(stderr, "touchmoved: SIGHUP: the configuration is read at the start only; "
			"restart touchmoved between two games to have it read\n");
	return 0;
}

static int open_event_loop(struct daemon *daemon)
{
	int r = loop_open(&daemon->event, EXIT_DONE);

	if (r >= 0)
		r = loop_add_signal(daemon->event, SIGHUP, on_hangup, daemon);
	if (r >= 0)
		r = sd_event_set_watchdog(daemon->event, true);
	if (r >= 0)
		r = await_exit(daemon);
	if (r < 0)
		return complain(EXIT_ENVIRONMENT, "no event loop: %s", strerror(-r));
	return EXIT_DONE;
}

static int run(struct daemon *daemon)
{
	char error[STATION_ERROR_SIZE];
	int r = station_start(&daemon->station, error);

	if (r < 0)
		return complain(r == -EINVAL ? EXIT_INPUT : EXIT_ENVIRONMENT, "%s", error);
	sd_notify(false, "READY=1");
	r = sd_event_loop(daemon->event);
	if (r < 0)
		return complain(EXIT_ENVIRONMENT, "the event loop failed: %s", strerror(-r));
	return r;
}

/* A trace must give the same events on every machine, so no configuration is read for a file. */
static bool is_file(const char *source)
{
	return source && (!strncmp(source, "trace:", 6) || !strncmp(source, "pgn:", 4));
}

static int read_configuration(struct daemon *daemon)
{
	const char *name = daemon->options.configuration;
	struct configurations configurations;
	char error[CONFIGURATION_ERROR_SIZE];
	int r;

	configurations_default(&configurations);
	configuration_default(&daemon->configuration);
	if (!name && is_file(daemon->options.source))
		return EXIT_DONE;
	r = configurations_read(&configurations, name ? name : CONFIGURATION_DEFAULT, error);
	daemon->configuration = configurations.general;
	if (r == 0 || (r == -ENOENT && !name))
		return EXIT_DONE;
	fprintf(stderr, "%s\n", error);
	return EXIT_INPUT;
}

static const char *id_of(const struct daemon *daemon)
{
	if (daemon->options.board)
		return daemon->options.board;
	return daemon->configuration.board[0] ? daemon->configuration.board : BOARD_ID_DEFAULT;
}

static int open_station(struct daemon *daemon)
{
	const struct configuration *configuration = &daemon->configuration;
	const struct options *options = &daemon->options;
	struct station *station = &daemon->station;
	char error[STATION_ERROR_SIZE];

	*station = (struct station){
		.event = daemon->event,
		.id = id_of(daemon),
		.source = options->source ? options->source : configuration->source,
		.second_source = options->second_source ? options->second_source
							: configuration->second_source,
		.configuration = configuration,
		.simulation = &options->simulation,
		.speed = options->speed,
		.listener = {.answer = on_answer, .finished = on_finished, .recorded = on_recorded},
		.data = daemon,
	};
	if (station_open(station, error) < 0) {
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

static int open_and_run(struct daemon *daemon)
{
	int code = read_configuration(daemon);

	if (code == EXIT_DONE)
		code = open_event_loop(daemon);
	if (code == EXIT_DONE)
		code = open_station(daemon);
	if (code == EXIT_DONE)
		code = open_bus(daemon);
	if (code == EXIT_DONE)
		code = open_store(daemon);
	if (code == EXIT_DONE)
		code = open_board(daemon);
	if (code == EXIT_DONE) {
		start_lister(daemon);
		code = take_name(daemon);
	}
	if (code == EXIT_DONE)
		code = start_store(daemon);
	if (code == EXIT_DONE)
		start_recording(daemon);
	return code == EXIT_DONE ? run(daemon) : code;
}

int main(int argc, char **argv)
{
	static struct daemon daemon;
	int code;

	setlocale(LC_CTYPE, "");
	code = options_read(&daemon.options, argc, argv);
	if (code >= 0)
		return code;
	code = open_and_run(&daemon);
	sd_notify(false, "STOPPING=1");
	station_stop(&daemon.station);
	gate_close(&daemon.server);
	sd_bus_flush_close_unref(daemon.bus);
	lister_stop(daemon.server.lister);
	store_close(daemon.store);
	station_close(&daemon.station);
	sd_event_unref(daemon.event);
	return code;
}
