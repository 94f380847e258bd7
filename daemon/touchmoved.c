/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The daemon's main program: the bus, the event loop, and the way out. */
#include <errno.h>
#include <locale.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <systemd/sd-daemon.h>

#include "hall.h"
#include "util/exit.h"
#include "util/loop.h"
#include "options.h"
#include "reload.h"
#include "roster.h"

struct daemon {
	struct options options;
	sd_event *event;
	sd_bus *bus;
	struct hall hall;
};

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

/* The objects come first, so that a client that sees the name finds them. */
static int take_name(struct daemon *daemon)
{
	int code = hall_show(&daemon->hall);
	int r;

	if (code != EXIT_DONE)
		return code;
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
	hall_announce(&daemon->hall);
	return EXIT_DONE;
}

static int on_exit_loop(sd_event_source *source, void *data)
{
	struct daemon *daemon = data;

	(void)source;
	hall_stop(&daemon->hall);
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

/* Prints the lines of @report, which are the daemon's own. */
static void print_report(char *report)
{
	char *rest = report;
	char *line;

	while ((line = strsep(&rest, "\n")))
		if (line[0])
			complain(EXIT_DONE, "%s", line);
}

static void on_reloaded(void *asker, int r, char *report)
{
	(void)asker;
	print_report(report);
	complain(EXIT_DONE,
		 r < 0 ? "SIGHUP: nothing is changed%s"
		       : "SIGHUP: the configuration has been read anew%s",
		 "");
}

static int on_hangup(sd_event_source *source, const struct signalfd_siginfo *info, void *data)
{
	struct daemon *daemon = data;

	(void)source, (void)info;
	if (reload_begin(&daemon->hall, on_reloaded, NULL) < 0)
		complain(EXIT_DONE, "SIGHUP: nothing is changed: there is no memory%s", "");
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
	int code = hall_start(&daemon->hall);
	int r;

	if (code != EXIT_DONE)
		return code;
	sd_notify(false, "READY=1");
	r = sd_event_loop(daemon->event);
	if (r < 0)
		return complain(EXIT_ENVIRONMENT, "the event loop failed: %s", strerror(-r));
	return r;
}

static int open_and_run(struct daemon *daemon)
{
	int code = open_event_loop(daemon);

	daemon->hall.options = &daemon->options;
	daemon->hall.event = daemon->event;
	if (code == EXIT_DONE)
		code = hall_open(&daemon->hall);
	if (code == EXIT_DONE)
		code = open_bus(daemon);
	daemon->hall.server.bus = daemon->bus;
	daemon->hall.server.user = daemon->options.user;
	if (code == EXIT_DONE)
		code = hall_begin(&daemon->hall);
	if (code == EXIT_DONE)
		code = take_name(daemon);
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
	if (daemon.options.check_config)
		return roster_check(&daemon.options);
	code = open_and_run(&daemon);
	sd_notify(false, "STOPPING=1");
	hall_quit(&daemon.hall);
	sd_bus_flush_close_unref(daemon.bus);
	hall_close(&daemon.hall);
	sd_event_unref(daemon.event);
	return code;
}
