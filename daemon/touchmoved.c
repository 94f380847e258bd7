/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The daemon's main program: options, the bus, the event loop, and the way out. */
#include <ctype.h>
#include <errno.h>
#include <getopt.h>
#include <locale.h>
#include <math.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <systemd/sd-daemon.h>

#include "bus/server.h"
#include "exit.h"
#include "pacer.h"

#ifndef TOUCHMOVE_VERSION
#define TOUCHMOVE_VERSION "unknown"
#endif

#define SPEED_MIN 1e-3
#define SPEED_MAX 1e6

struct options {
	const char *source;
	const char *board;
	double speed; /* 0: as fast as can be */
	bool user;
	bool once;
	struct simulation simulation;
};

struct daemon {
	struct options options;
	sd_event *event;
	sd_bus *bus;
	struct server server;
	struct pacer pacer;
};

static const char usage[] =
	"usage: touchmoved --source SOURCE [--speed X] [--user] [--once] [--board ID]\n"
	"\n"
	"Watches a chess board and tells what happens on it over D-Bus.\n"
	"\n"
	"  --source trace:FILE    replay a reedtrace\n"
	"  --source pgn:FILE[#N]  act out the first or the Nth game of a PGN file\n"
	"  --speed X              times as fast as the clock on the wall, or max (default 1)\n"
	"  --user                 on the session bus, not on the system bus\n"
	"  --once                 end when the source has ended\n"
	"  --seed N               another seed for pgn: (default 1)\n"
	"  --conditions NAME      for pgn: clean, bounce or normal (default bounce)\n"
	"  --board ID             letters, digits and underscores (default " BOARD_ID_DEFAULT ")\n"
	"  --help, --version\n"
	"\n"
	"Exit codes: 0 done, 2 bad input, 4 the environment (bus, disk).\n";

static int complain(int code, const char *format, const char *detail)
{
	fputs("touchmoved: ", stderr);
	fprintf(stderr, format, detail);
	fputc('\n', stderr);
	return code;
}

/* Reads "max" as 0, or a number from SPEED_MIN to SPEED_MAX; -1 for anything else. */
static double read_speed(const char *text)
{
	char *end;
	double speed;

	if (!strcmp(text, "max"))
		return 0;
	speed = strtod(text, &end);
	if (end == text || *end || !isfinite(speed) || speed < SPEED_MIN || speed > SPEED_MAX)
		return -1;
	return speed;
}

static int read_seed(const char *text, uint64_t *seed)
{
	char *end;

	errno = 0;
	*seed = strtoull(text, &end, 10);
	if (errno || *end || !isdigit((unsigned char)text[0]))
		return complain(EXIT_INPUT, "--seed expects a number from 0 to 2^64-1, not '%s'",
				text);
	return -1;
}

static int read_conditions(const char *text, enum conditions *conditions)
{
	int i;

	for (i = 0; i < CONDITIONS_COUNT; i++) {
		if (strcmp(conditions_names[i], text))
			continue;
		*conditions = (enum conditions)i;
		return -1;
	}
	return complain(EXIT_INPUT, "--conditions expects clean, bounce or normal, not '%s'", text);
}

/* Returns -1 to go on, or the exit code. */
static int check_options(const struct options *options, int argc, char **argv)
{
	if (optind < argc)
		return complain(EXIT_INPUT, "'%s' is no option, see --help", argv[optind]);
	if (options->speed < 0)
		return complain(EXIT_INPUT,
				"--speed expects a number from 0.001 to 1000000, or max%s", "");
	if (!server_id_is_valid(options->board))
		return complain(EXIT_INPUT,
				"--board expects 1 to 32 letters, digits and underscores, not '%s'",
				options->board);
	if (!options->source)
		return complain(EXIT_INPUT,
				"no source: give --source trace:FILE or --source pgn:FILE%s", "");
	return -1;
}

/* Takes one option. Returns -1 to go on, or the exit code. */
static int take_option(struct options *options, int option, const char *value)
{
	switch (option) {
	case 's':
		options->source = value;
		return -1;
	case 'x':
		options->speed = read_speed(value);
		return -1;
	case 'u':
		options->user = true;
		return -1;
	case 'o':
		options->once = true;
		return -1;
	case 'b':
		options->board = value;
		return -1;
	case 'e':
		return read_seed(value, &options->simulation.seed);
	case 'c':
		return read_conditions(value, &options->simulation.conditions);
	case 'h':
		fputs(usage, stdout);
		return EXIT_DONE;
	case 'v':
		puts("touchmoved " TOUCHMOVE_VERSION);
		return EXIT_DONE;
	}
	return EXIT_INPUT;
}

static int read_options(struct options *options, int argc, char **argv)
{
	static const struct option known[] = {
		{"source", required_argument, NULL, 's'},
		{"speed", required_argument, NULL, 'x'},
		{"user", no_argument, NULL, 'u'},
		{"once", no_argument, NULL, 'o'},
		{"board", required_argument, NULL, 'b'},
		{"seed", required_argument, NULL, 'e'},
		{"conditions", required_argument, NULL, 'c'},
		{"help", no_argument, NULL, 'h'},
		{"version", no_argument, NULL, 'v'},
		{NULL, 0, NULL, 0},
	};
	int option;
	int code;

	*options = (struct options){.board = BOARD_ID_DEFAULT, .speed = 1};
	simulation_default(&options->simulation);
	while ((option = getopt_long(argc, argv, "", known, NULL)) != -1) {
		code = take_option(options, option, optarg);
		if (code >= 0)
			return code;
	}
	return check_options(options, argc, argv);
}

static void catch_up(void *data)
{
	struct daemon *daemon = data;

	pacer_catch_up(&daemon->pacer);
}

static void rearm(void *data)
{
	struct daemon *daemon = data;

	pacer_rearm(&daemon->pacer);
}

/* Everything that the source had to say has been told. */
static void on_finished(void *data, const char *error)
{
	struct daemon *daemon = data;

	if (error) {
		fprintf(stderr, "%s\n", error);
		sd_event_exit(daemon->event, EXIT_INPUT);
	} else if (daemon->options.once) {
		sd_event_exit(daemon->event, EXIT_DONE);
	} else {
		sd_notify(false, "STATUS=The source has ended; the game can still be asked for.");
	}
}

static int on_disconnected(sd_bus_message *message, void *userdata, sd_bus_error *error)
{
	(void)error;
	complain(EXIT_ENVIRONMENT, "the bus has gone%s", "");
	sd_event_exit(sd_bus_get_event(sd_bus_message_get_bus(message)), EXIT_ENVIRONMENT);
	(void)userdata;
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

static int open_board(struct daemon *daemon, const struct settings *settings)
{
	daemon->server = (struct server){
		.bus = daemon->bus,
		.board = board_new(daemon->options.board, daemon->options.source, settings),
		.user = daemon->options.user,
		.speed = daemon->options.speed,
		.hooks = {.catch_up = catch_up, .rearm = rearm, .data = daemon},
	};
	if (!daemon->server.board)
		return complain(EXIT_ENVIRONMENT, "no memory for a board%s", "");
	daemon->pacer.board = daemon->server.board;
	return EXIT_DONE;
}

/* The objects come first, so that whoever sees the name finds them. */
static int take_name(struct daemon *daemon)
{
	int r = server_init(&daemon->server);

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
	server_announce(&daemon->server);
	return EXIT_DONE;
}

static int open_event_loop(struct daemon *daemon)
{
	sigset_t ends;
	int r;

	sigemptyset(&ends);
	sigaddset(&ends, SIGTERM);
	sigaddset(&ends, SIGINT);
	sigprocmask(SIG_BLOCK, &ends, NULL);
	r = sd_event_new(&daemon->event);
	if (r >= 0)
		r = sd_event_add_signal(daemon->event, NULL, SIGTERM, NULL, NULL);
	if (r >= 0)
		r = sd_event_add_signal(daemon->event, NULL, SIGINT, NULL, NULL);
	if (r >= 0)
		r = sd_event_set_watchdog(daemon->event, true);
	if (r < 0)
		return complain(EXIT_ENVIRONMENT, "no event loop: %s", strerror(-r));
	return EXIT_DONE;
}

static int run(struct daemon *daemon)
{
	int r;

	daemon->pacer.event = daemon->event;
	daemon->pacer.speed = daemon->options.speed;
	daemon->pacer.finished = on_finished;
	daemon->pacer.data = daemon;
	r = pacer_start(&daemon->pacer);
	if (r < 0)
		return complain(EXIT_ENVIRONMENT, "the source cannot be started: %s", strerror(-r));
	sd_notify(false, "READY=1");
	r = sd_event_loop(daemon->event);
	if (r < 0)
		return complain(EXIT_ENVIRONMENT, "the event loop failed: %s", strerror(-r));
	return r;
}

static int open_and_run(struct daemon *daemon)
{
	char error[SOURCE_ERROR_SIZE];
	struct settings settings;
	int code;

	settings_default(&settings);
	daemon->pacer.source =
		source_open(daemon->options.source, &daemon->options.simulation, &settings, error);
	if (!daemon->pacer.source) {
		fprintf(stderr, "%s\n", error);
		return EXIT_INPUT;
	}
	code = open_event_loop(daemon);
	if (code == EXIT_DONE)
		code = open_bus(daemon);
	if (code == EXIT_DONE)
		code = open_board(daemon, &settings);
	if (code == EXIT_DONE)
		code = take_name(daemon);
	return code == EXIT_DONE ? run(daemon) : code;
}

int main(int argc, char **argv)
{
	struct daemon daemon = {0};
	int code;

	setlocale(LC_CTYPE, "");
	code = read_options(&daemon.options, argc, argv);
	if (code >= 0)
		return code;
	code = open_and_run(&daemon);
	sd_notify(false, "STOPPING=1");
	pacer_stop(&daemon.pacer);
	sd_bus_flush_close_unref(daemon.bus);
	sd_event_unref(daemon.event);
	board_free(daemon.server.board);
	source_close(daemon.pacer.source);
	return code;
}
