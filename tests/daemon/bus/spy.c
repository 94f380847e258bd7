/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * What a user can learn of touchmoved by the system bus, written down: every message that reaches
 * him, with its serial, and every answer that he can get. He asks the bus for the messages of
 * others in each of its ways, too.
 *
 * usage: test-spy LOG [WITHOUT-INTERFACE]
 *
 * For each line of standard input everything is asked for anew, also each method that introspection
 * shows, but for those of WITHOUT-INTERFACE; then that line is written to standard output. What is
 * of the bus or of the wall's clock has to be taken out of the log before two are compared.
 */
#include <errno.h>
#include <stdbool.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <systemd/sd-bus.h>

#define DAEMON "org.touchmove1"

static FILE *notes;
static sd_bus *bus;
static const char *without = "";

static void note(const char *what, sd_bus_message *message)
{
	const char *own, *to = sd_bus_message_get_destination(message);

	sd_bus_get_unique_name(bus, &own);
	fprintf(notes, "%s%s\n", to && strcmp(to, own) ? "OVERHEARD " : "", what);
	sd_bus_message_dump(message, notes, SD_BUS_MESSAGE_DUMP_WITH_HEADER);
}

/* What the bus itself says is of names that come and go, and no concern of touchmoved's. */
static int on_message(sd_bus_message *message, void *data, sd_bus_error *error)
{
	const char *sender = sd_bus_message_get_sender(message);

	(void)data, (void)error;
	if (sender && strcmp(sender, "org.freedesktop.DBus"))
		note("heard", message);
	return 0;
}

static void call(sd_bus_message *message, const char *path, const char *interface,
		 const char *member)
{
	sd_bus_error error = SD_BUS_ERROR_NULL;
	sd_bus_message *reply = NULL;
	char what[300];
	int r = sd_bus_call(bus, message, 0, &error, &reply);

	snprintf(what, sizeof(what), "answer of %s %s.%s", path, interface, member);
	if (r >= 0)
		note(what, reply);
	else
		fprintf(notes, "%s: %s: %s\n", what, error.name, error.message);
	sd_bus_error_free(&error);
	sd_bus_message_unref(reply);
}

static void ask(const char *path, const char *interface, const char *member, const char *types, ...)
{
	sd_bus_message *message = NULL;
	va_list values;

	if (sd_bus_message_new_method_call(bus, &message, DAEMON, path, interface, member) < 0)
		exit(EXIT_FAILURE);
	va_start(values, types);
	sd_bus_message_appendv(message, types, values);
	va_end(values);
	call(message, path, interface, member);
	sd_bus_message_unref(message);
}

/* The name="…" in a line of introspection, or nothing. */
static bool name_in(const char *line, const char *element, char name[100])
{
	char head[40];
	const char *start;

	snprintf(head, sizeof(head), "<%s name=\"", element);
	start = strstr(line, head);
	if (start)
		snprintf(name, 100, "%.*s", (int)strcspn(start + strlen(head), "\""),
			 start + strlen(head));
	return start;
}

static void ask_methods(const char *path, char *xml)
{
	char interface[100] = "", member[100];

	for (char *line; (line = strsep(&xml, "\n"));) {
		name_in(line, "interface", interface);
		if (name_in(line, "method", member) &&
		    !strncmp(interface, DAEMON, strlen(DAEMON)) && strcmp(interface, without) != 0)
			ask(path, interface, member, "");
	}
}

static void introspect(const char *path)
{
	sd_bus_message *reply = NULL;
	const char *xml;
	char *copy;

	ask(path, "org.freedesktop.DBus.Introspectable", "Introspect", "");
	if (sd_bus_call_method(bus, DAEMON, path, "org.freedesktop.DBus.Introspectable",
			       "Introspect", NULL, &reply, "") >= 0 &&
	    sd_bus_message_read(reply, "s", &xml) >= 0) {
		copy = strdup(xml);
		ask_methods(path, copy);
		free(copy);
	}
	sd_bus_message_unref(reply);
}

static void ask_properties(const char *path)
{
	static const char *const interfaces[] = {
		DAEMON ".Manager",
		DAEMON ".Board",
		DAEMON ".Game",
		DAEMON ".Player",
		DAEMON ".Arbiter",
		DAEMON ".Clock",
		"",
	};

	for (size_t i = 0; i < sizeof(interfaces) / sizeof(interfaces[0]); i++) {
		ask(path, "org.freedesktop.DBus.Properties", "GetAll", "s", interfaces[i]);
		ask(path, "org.freedesktop.DBus.Properties", "Get", "ss", interfaces[i], "Alerts");
		ask(path, "org.freedesktop.DBus.Properties", "Set", "ssv", interfaces[i], "Health",
		    "s", "ok");
	}
}

static void ask_game(const char *path)
{
	static const uint64_t since[] = {0, 1, 5, 100, 1000000};

	for (size_t i = 0; i < sizeof(since) / sizeof(since[0]); i++)
		ask(path, DAEMON ".Game", "EventsSince", "t", since[i]);
	for (uint32_t game = 0; game < 5; game++)
		ask(path, DAEMON ".Game", "GamePGN", "u", game);
}

static void ask_everything(void)
{
	static const char *const paths[] = {
		"/",
		"/org",
		"/org/touchmove1",
		"/org/touchmove1/board",
		"/org/touchmove1/board/1",
		"/org/touchmove1/board/2",
		"/org/touchmove1/board/3",
	};

	for (size_t i = 0; i < sizeof(paths) / sizeof(paths[0]); i++) {
		ask(paths[i], "org.freedesktop.DBus.Peer", "Ping", "");
		ask(paths[i], "org.freedesktop.DBus.ObjectManager", "GetManagedObjects", "");
		ask_properties(paths[i]);
		ask_game(paths[i]);
		introspect(paths[i]);
	}
}

/* Takes what has come: what was sent before the line was written is among it. */
static void take(void)
{
	sd_bus_call_method(bus, "org.freedesktop.DBus", "/", "org.freedesktop.DBus", "GetId", NULL,
			   NULL, "");
	while (sd_bus_process(bus, NULL) > 0)
		;
}

static int on_input(sd_event_source *source, int fd, uint32_t events, void *data)
{
	char line[200];

	(void)fd, (void)events, (void)data;
	if (!fgets(line, sizeof(line), stdin))
		return sd_event_exit(sd_event_source_get_event(source), 0);
	take();
	fprintf(notes, "---- %s", line);
	ask_everything();
	fflush(notes);
	fputs(line, stdout);
	return 0;
}

static int add_match(const char *match)
{
	return sd_bus_call_method(bus, "org.freedesktop.DBus", "/org/freedesktop/DBus",
				  "org.freedesktop.DBus", "AddMatch", NULL, NULL, "s", match);
}

/*
 * The ways in which a bus gives the messages of others: a match, which it may refuse or not heed,
 * and a monitor, which it must refuse.
 */
static int overhear(void)
{
	static const char *const matches[] = {
		"type='method_call',eavesdrop='true'",
		"type='method_return',eavesdrop='true'",
		"type='error',eavesdrop='true'",
		"type='signal',eavesdrop='true'",
		"eavesdrop='true'",
		"sender='org.touchmove1'",
		"destination='org.touchmove1'",
		"type='method_return'",
	};
	int r = add_match("type='signal'");

	if (r >= 0)
		r = add_match("type='signal',interface='org.touchmove1.Arbiter'");
	for (size_t i = 0; i < sizeof(matches) / sizeof(matches[0]); i++)
		add_match(matches[i]);
	if (r >= 0 && sd_bus_call_method(bus, "org.freedesktop.DBus", "/org/freedesktop/DBus",
					 "org.freedesktop.DBus.Monitoring", "BecomeMonitor", NULL,
					 NULL, "asu", 0, 0) >= 0) {
		fprintf(stderr, "test-spy: the bus lets this user monitor everything\n");
		r = -EPERM;
	}
	return r;
}

int main(int argc, char **argv)
{
	sd_event *event = NULL;
	int r;

	notes = argc > 1 ? fopen(argv[1], "w") : NULL;
	if (!notes)
		return EXIT_FAILURE;
	without = argc > 2 ? argv[2] : "";
	setvbuf(stdout, NULL, _IOLBF, 0);
	setvbuf(stdin, NULL, _IONBF, 0);
	r = sd_event_default(&event);
	if (r >= 0)
		r = sd_bus_open_system(&bus);
	if (r >= 0)
		r = overhear();
	if (r >= 0)
		r = sd_bus_add_filter(bus, NULL, on_message, NULL);
	if (r >= 0)
		r = sd_bus_attach_event(bus, event, 0);
	if (r >= 0)
		r = sd_event_add_io(event, NULL, 0, EPOLLIN, on_input, NULL);
	if (r >= 0) {
		puts("listening");
		r = sd_event_loop(event);
	}
	fclose(notes);
	sd_bus_flush_close_unref(bus);
	sd_event_unref(event);
	return r < 0 ? EXIT_FAILURE : EXIT_SUCCESS;
}
