/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The daemon's main program: the source, the bus, the event loop, and the way out. */
#include <errno.h>
#include <inttypes.h>
#include <locale.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/stat.h>
#include <time.h>
#include <systemd/sd-daemon.h>

#include "bus/gate.h"
#include "bus/server.h"
#include "util/exit.h"
#include "board/live.h"
#include "util/loop.h"
#include "options.h"
#include "board/pacer.h"
#include "board/resume.h"

struct daemon {
	struct options options;
	struct configuration configuration;
	const char *source;		/* as it was named, or "" for the first one found */
	const struct device_kind *kind; /* NULL: a file, which the pacer plays */
	const char *place;
	const char *second_source; /* as it was named, or "" */
	const struct device_kind *second_kind;
	const char *second_place;
	sd_event *event;
	sd_bus *bus;
	struct server server;
	struct pacer pacer;
	struct live live;
	struct trace_recorder *recorder; /* NULL: no recording */
	bool recording_fails;
	struct store *store; /* NULL: nothing is kept */
	bool store_fails;
	struct resume resume;
};

static void catch_up(void *data)
{
	struct daemon *daemon = data;

	if (daemon->kind)
		live_catch_up(&daemon->live);
	else
		pacer_catch_up(&daemon->pacer);
}

static uint64_t when(void *data, laws_time t)
{
	const struct daemon *daemon = data;

	return daemon->kind ? live_when(&daemon->live, t) : pacer_when(&daemon->pacer, t);
}

static void rearm(void *data)
{
	struct daemon *daemon = data;

	if (daemon->kind)
		live_rearm(&daemon->live);
	else
		pacer_rearm(&daemon->pacer);
}

/* A refused order of a trace has no client to answer, so standard error reports it. */
static void on_answer(void *data, const struct command *command, const struct laws_verdict *refused,
		      unsigned int ruling)
{
	struct daemon *daemon = data;
	const char *colon = strchr(daemon->source, ':');
	const char *name = colon ? colon + 1 : daemon->source;

	if (command->asker)
		server_answer(&daemon->server, command, refused, ruling);
	else if (refused && command->line)
		fprintf(stderr, "%s:%u: %s: %s\n", name, command->line, verb_name(command->verb),
			refusal_sentence(refused->refused.refusal));
	else if (refused)
		fprintf(stderr, "%s: %s: %s\n", name, verb_name(command->verb),
			refusal_sentence(refused->refused.refusal));
}

/* The source has ended, and every event is published. */
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

/* µs of CLOCK_REALTIME, which may be set at any time. */
static int64_t wall_clock(void)
{
	struct timespec now;

	clock_gettime(CLOCK_REALTIME, &now);
	return (int64_t)now.tv_sec * 1000000 + now.tv_nsec / 1000;
}

/* Returns EXIT_DONE, also without a store where none is wanted or its place is not known. */
static int open_store(struct daemon *daemon)
{
	const char *named = daemon->options.store;
	char name[STORE_NAME_SIZE];
	char error[STORE_ERROR_SIZE];
	int r;

	if (named ? !strcmp(named, "no") : !daemon->kind)
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

static struct board *make_board(struct daemon *daemon, const char *id,
				const struct settings *settings)
{
	struct resume *resume = &daemon->resume;
	struct board *board;

	if (!daemon->store)
		return board_new(id, daemon->source, settings);
	*resume = (struct resume){
		.id = id,
		.source = daemon->source,
		.settings = settings,
		.live = daemon->kind,
		.again = true,
	};
	board = resume_board(resume, daemon->store);
	if (resume->said[0])
		complain(EXIT_ENVIRONMENT, "%s", resume->said);
	return board;
}

static int open_board(struct daemon *daemon, const struct settings *settings)
{
	const char *id = BOARD_ID_DEFAULT;

	if (daemon->options.board)
		id = daemon->options.board;
	else if (daemon->configuration.board[0])
		id = daemon->configuration.board;
	daemon->server = (struct server){
		.bus = daemon->bus,
		.board = make_board(daemon, id, settings),
		.configuration = &daemon->configuration,
		.user = daemon->options.user,
		.speed = daemon->kind ? 1 : daemon->options.speed,
		.hooks = {.catch_up = catch_up, .rearm = rearm, .when = when, .data = daemon},
	};
	if (!daemon->server.board)
		return complain(EXIT_ENVIRONMENT, "no memory for a board%s", "");
	board_answer_by(daemon->server.board, on_answer, daemon);
	daemon->pacer.board = daemon->server.board;
	daemon->pacer.taken = daemon->resume.taken;
	daemon->live.event = daemon->event;
	daemon->live.board = daemon->server.board;
	daemon->live.configuration = &daemon->configuration;
	daemon->live.clock = device_clock;
	daemon->live.wall = wall_clock;
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
	board_set_keeping(daemon->server.board, condition);
}

static int on_store(sd_event_source *source, int fd, uint32_t events, void *data)
{
	struct daemon *daemon = data;

	(void)source, (void)fd, (void)events;
	store_seen(daemon->store);
	look_at_store(daemon);
	board_kept(daemon->server.board);
	rearm(daemon);
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

/* Reports the recording's state on the bus and on standard error. */
static void look_at_recording(struct daemon *daemon)
{
	char condition[TRACE_RECORDER_CONDITION_SIZE];
	bool fails = trace_recorder_fails(daemon->recorder, condition);
	char missing[32];

	if (fails && !daemon->recording_fails)
		complain(EXIT_ENVIRONMENT, "%s", condition);
	snprintf(missing, sizeof(missing), "%" PRIu64, trace_recorder_missing(daemon->recorder));
	if (!fails && daemon->recording_fails)
		complain(EXIT_DONE, "the recording goes on; inputs that are missing in it: %s",
			 missing);
	if (fails != daemon->recording_fails)
		catch_up(daemon);
	board_set_recording(daemon->server.board, condition);
	if (fails != daemon->recording_fails)
		rearm(daemon);
	daemon->recording_fails = fails;
}

static int on_recording(sd_event_source *source, int fd, uint32_t events, void *data)
{
	struct daemon *daemon = data;

	(void)source, (void)fd, (void)events;
	trace_recorder_seen(daemon->recorder);
	look_at_recording(daemon);
	server_give_recordings(&daemon->server);
	return 0;
}

static void record_into(struct daemon *daemon, const char *directory)
{
	const struct board *board = daemon->server.board;

	daemon->recorder = trace_recorder_start(directory, board_id(board), board_settings(board));
	if (!daemon->recorder) {
		complain(EXIT_ENVIRONMENT, "nothing is recorded: no memory%s", "");
		return;
	}
	if (!daemon->kind)
		trace_recorder_be_patient(daemon->recorder);
	resume_record(&daemon->resume, daemon->recorder);
	board_record_to(daemon->server.board, daemon->recorder);
	if (sd_event_add_io(daemon->event, NULL, trace_recorder_fd(daemon->recorder), EPOLLIN,
			    on_recording, daemon) < 0)
		complain(EXIT_ENVIRONMENT, "how the recording does will not be told%s", "");
	look_at_recording(daemon);
}

/* A board that cannot be recorded is still watched. */
static void start_recording(struct daemon *daemon)
{
	const char *named = daemon->options.recordings;
	char directory[RECORDING_NAME_SIZE];

	if (named ? !strcmp(named, "no") : !daemon->kind)
		return;
	if (named)
		snprintf(directory, sizeof(directory), "%s", named);
	else
		recording_directory(daemon->options.user, directory);
	record_into(daemon, directory);
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

static int on_exit_loop(sd_event_source *source, void *data)
{
	struct daemon *daemon = data;

	(void)source;
	if (daemon->store) {
		store_flush(daemon->store);
		board_kept(daemon->server.board);
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

static int start_pacer(struct daemon *daemon)
{
	int r;

	daemon->pacer.event = daemon->event;
	daemon->pacer.speed = daemon->options.speed;
	daemon->pacer.finished = on_finished;
	daemon->pacer.data = daemon;
	r = pacer_start(&daemon->pacer);
	if (r < 0)
		return complain(EXIT_ENVIRONMENT, "the source cannot be started: %s", strerror(-r));
	return EXIT_DONE;
}

/*
 * The clock of a player who could not move does not run on, or it does where the regulations say so
 * (ChargeDowntime). Until the board's first frame the board does not answer.
 */
static void go_on(struct daemon *daemon)
{
	struct board *board = daemon->server.board;
	laws_time t = board_floor(board);
	struct input restart = {
		.t = t,
		.wall = wall_clock() / LAWS_SECOND,
		.type = INPUT_COMMAND,
		.command = {.verb = VERB_RESTART},
	};

	if (daemon->resume.resumed)
		board_input(board, &restart);
	if (daemon->resume.resumed && board_charges_downtime(board))
		t += daemon->resume.away;
	if (t > 0)
		live_resume(&daemon->live, t);
}

static int start_live(struct daemon *daemon)
{
	char error[DEVICE_ERROR_SIZE];
	int r;

	go_on(daemon);

	r = live_start(&daemon->live, daemon->kind, daemon->place, error);
	if (r == 0 && daemon->second_kind)
		r = live_start_second(&daemon->live, daemon->second_kind, daemon->second_place,
				      error);
	if (r == 0)
		return EXIT_DONE;
	return complain(r == -EINVAL ? EXIT_INPUT : EXIT_ENVIRONMENT, "%s", error);
}

static int run(struct daemon *daemon)
{
	int code = daemon->kind ? start_live(daemon) : start_pacer(daemon);
	int r;

	if (code != EXIT_DONE)
		return code;
	sd_notify(false, "READY=1");
	r = sd_event_loop(daemon->event);
	if (r < 0)
		return complain(EXIT_ENVIRONMENT, "the event loop failed: %s", strerror(-r));
	return r;
}

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

/*
 * In a game on two boards each has its own device, named with its place, or one trace
 * serves both.
 */
static int choose_second(struct daemon *daemon)
{
	bool two = settings_have_two_boards(&daemon->configuration.settings);

	daemon->second_source = daemon->options.second_source ? daemon->options.second_source
							      : daemon->configuration.second_source;
	if (!daemon->second_source[0]) {
		if (!two || !daemon->kind || daemon->kind == &device_trace)
			return EXIT_DONE;
		return complain(EXIT_INPUT,
				"VisuallyDisabled= means two boards: the second needs "
				"--second-source or SecondSource=%s",
				"");
	}
	if (!two || !daemon->kind)
		return complain(EXIT_INPUT,
				"the second source '%s' needs VisuallyDisabled= in the "
				"configuration, and a board as the first",
				daemon->second_source);
	daemon->second_kind = kind_of(daemon->second_source, &daemon->second_place);
	if (!daemon->second_kind || daemon->second_kind == &device_gpio || !daemon->second_place[0])
		return complain(EXIT_INPUT,
				"the second source is chardev:PATH, usb:PLACE or a FIFO, not '%s'",
				daemon->second_source);
	if (daemon->kind != &device_gpio && !daemon->place[0])
		return complain(EXIT_INPUT,
				"of two boards the first one's source needs its place, too: it is "
				"'%s'",
				daemon->source);
	return EXIT_DONE;
}

/* A trace must give the same events on every machine, so no configuration is read for a file. */
static bool is_file(const char *source)
{
	return source && (!strncmp(source, "trace:", 6) || !strncmp(source, "pgn:", 4));
}

static int read_configuration(struct daemon *daemon)
{
	const char *name = daemon->options.configuration;
	char error[CONFIGURATION_ERROR_SIZE];
	int r;

	configuration_default(&daemon->configuration);
	if (!name && is_file(daemon->options.source))
		return EXIT_DONE;
	r = configuration_read(&daemon->configuration, name ? name : CONFIGURATION_DEFAULT, error);
	if (r == 0 || (r == -ENOENT && !name))
		return EXIT_DONE;
	fprintf(stderr, "%s\n", error);
	return EXIT_INPUT;
}

static int open_source(struct daemon *daemon, struct settings *settings)
{
	char error[SOURCE_ERROR_SIZE];
	int code;

	daemon->source =
		daemon->options.source ? daemon->options.source : daemon->configuration.source;
	daemon->kind = kind_of(daemon->source, &daemon->place);
	*settings = daemon->configuration.settings;
	if (daemon->kind && (daemon->options.once || daemon->options.speed != 1))
		return complain(EXIT_INPUT,
				"--speed and --once are for trace:FILE and pgn:FILE, not for '%s'",
				daemon->source);
	code = choose_second(daemon);
	if (code != EXIT_DONE || daemon->kind)
		return code;
	settings_default(settings);
	daemon->pacer.source =
		source_open(daemon->source, &daemon->options.simulation, settings, error);
	if (daemon->pacer.source)
		return EXIT_DONE;
	fprintf(stderr, "%s\n", error);
	return EXIT_INPUT;
}

static int open_and_run(struct daemon *daemon)
{
	struct settings settings;
	int code;

	code = read_configuration(daemon);
	if (code == EXIT_DONE)
		code = open_source(daemon, &settings);
	if (code == EXIT_DONE)
		code = open_event_loop(daemon);
	if (code == EXIT_DONE)
		code = open_bus(daemon);
	if (code == EXIT_DONE)
		code = open_store(daemon);
	if (code == EXIT_DONE)
		code = open_board(daemon, &settings);
	if (code == EXIT_DONE) {
		start_lister(daemon);
		code = take_name(daemon);
	}
	if (code == EXIT_DONE)
		code = start_store(daemon);
	if (code == EXIT_DONE)
		start_recording(daemon);
	resume_forget(&daemon->resume);
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
	live_stop(&daemon.live);
	pacer_stop(&daemon.pacer);
	gate_close(&daemon.server);
	sd_bus_flush_close_unref(daemon.bus);
	sd_event_unref(daemon.event);
	lister_stop(daemon.server.lister);
	store_close(daemon.store);
	board_free(daemon.server.board);
	trace_recorder_stop(daemon.recorder);
	source_close(daemon.pacer.source);
	return code;
}
