/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Subscribes to a stream, catches up with it, and notices when the daemon leaves the bus. */
#include <errno.h>
#include <string.h>

#include "bus/variant.h"
#include "ctl/follow.h"

static const char *interface_of(const struct follow *follow)
{
	return follow->client.ctl->public ? BUS_GAME : BUS_ARBITER;
}

int follow_read_event(sd_bus_message *message, struct json_object **event)
{
	struct json_object *body = NULL;
	struct json_object *t;
	const char *type;
	uint64_t seq;
	int r;

	r = sd_bus_message_read(message, "ts", &seq, &type);
	if (r >= 0)
		r = variant_read_object(message, &body);
	if (r < 0)
		return r;
	*event = json_object_new_object();
	json_object_object_add(*event, "seq", json_object_new_int64((int64_t)seq));
	if (json_object_object_get_ex(body, "t", &t))
		json_object_object_add(*event, "t", json_object_get(t));
	json_object_object_add(*event, "type", json_object_new_string(type));
	json_object_object_foreach(body, key, value)
	{
		if (strcmp(key, "t"))
			json_object_object_add(*event, key, json_object_get(value));
	}
	json_object_put(body);
	return 0;
}

static int64_t seq_of(struct json_object *event)
{
	struct json_object *seq;

	return json_object_object_get_ex(event, "seq", &seq) ? json_object_get_int64(seq) : 0;
}

/* What is told ahead of its place has no number, and comes again. */
static void deliver(struct follow *follow, struct json_object *event)
{
	int64_t seq = seq_of(event);

	if (seq > follow->seen)
		follow->seen = seq;
	else if (seq)
		seq = -1;
	if (seq >= 0)
		follow->take(follow->data, event);
	json_object_put(event);
}

static int read_events(struct follow *follow, sd_bus_message *reply)
{
	struct json_object *event;
	int r;

	r = sd_bus_message_enter_container(reply, 'a', "(tsa{sv})");
	while (r >= 0 && (r = sd_bus_message_enter_container(reply, 'r', "tsa{sv}")) > 0) {
		r = follow_read_event(reply, &event);
		if (r < 0)
			break;
		deliver(follow, event);
		r = sd_bus_message_exit_container(reply);
	}
	return r;
}

/* Asks for the page of events after the last one seen. */
static int read_page(struct follow *follow)
{
	sd_bus_message *message = NULL;
	sd_bus_message *reply = NULL;
	int code;

	code = client_new_call(&follow->client, interface_of(follow), "EventsSince", &message);
	if (code == EXIT_DONE && sd_bus_message_append(message, "t", (uint64_t)follow->seen) < 0)
		code = ctl_complain(EXIT_ENVIRONMENT, "no memory");
	if (code == EXIT_DONE)
		code = client_call(&follow->client, message, &reply);
	if (code == EXIT_DONE && read_events(follow, reply) < 0)
		code = ctl_complain(EXIT_ENVIRONMENT, "touchmoved answers in another language");
	sd_bus_message_unref(reply);
	sd_bus_message_unref(message);
	return code;
}

/* Asks for pages of events until one brings none that is new. */
static int catch_up(struct follow *follow)
{
	int64_t before;
	int code;

	do {
		before = follow->seen;
		code = read_page(follow);
	} while (code == EXIT_DONE && follow->seen > before);
	return code;
}

static int on_event(sd_bus_message *message, void *data, sd_bus_error *error)
{
	struct follow *follow = data;
	struct json_object *event;
	int code = EXIT_DONE;

	(void)error;
	if (!follow->following || follow_read_event(message, &event) < 0)
		return 0;
	if (seq_of(event) > follow->seen + 1)
		code = catch_up(follow);
	deliver(follow, event);
	if (code != EXIT_DONE)
		sd_event_exit(follow->event, code);
	return 0;
}

static int listen_to_board(struct follow *follow)
{
	int r;

	follow->events = sd_bus_slot_unref(follow->events);
	follow->admitted = sd_bus_slot_unref(follow->admitted);
	r = sd_bus_match_signal(follow->client.bus, &follow->events, BUS_NAME, follow->client.path,
				interface_of(follow), "Event", on_event, follow);
	if (r >= 0 && !follow->client.ctl->public)
		r = sd_bus_match_signal(follow->client.bus, &follow->admitted, BUS_NAME,
					follow->client.path, BUS_ARBITER, BUS_ADMITTED_EVENT,
					on_event, follow);
	if (r == -EACCES || r == -EPERM)
		return ctl_complain(EXIT_ENVIRONMENT, "the bus does not let this user listen");
	if (r < 0)
		return ctl_complain(EXIT_ENVIRONMENT, "cannot listen on the bus: %s", strerror(-r));
	return EXIT_DONE;
}

/* With another numbering nothing of it has been seen. */
static int check_stream(struct follow *follow)
{
	struct json_object *board = NULL, *stream;
	int code = client_properties(&follow->client, BUS_BOARD, &board);

	if (code == EXIT_DONE && json_object_object_get_ex(board, "StreamId", &stream) &&
	    strcmp(follow->stream, json_object_get_string(stream)) != 0) {
		snprintf(follow->stream, sizeof(follow->stream), "%s",
			 json_object_get_string(stream));
		follow->seen = 0;
	}
	json_object_put(board);
	return code;
}

static int begin(struct follow *follow)
{
	int code = client_choose(&follow->client);

	if (code == EXIT_DONE)
		code = listen_to_board(follow);
	if (code == EXIT_DONE)
		code = check_stream(follow);
	if (code == EXIT_DONE && follow->begin)
		code = follow->begin(follow->data);
	follow->following = true;
	return code == EXIT_DONE ? catch_up(follow) : code;
}

static int on_removed(sd_bus_message *message, void *data, sd_bus_error *error)
{
	struct follow *follow = data;
	const char *path;

	(void)error;
	if (sd_bus_message_read(message, "o", &path) >= 0 && follow->following &&
	    !strcmp(path, follow->client.path))
		follow->away = true;
	return 0;
}

static int on_added(sd_bus_message *message, void *data, sd_bus_error *error)
{
	struct follow *follow = data;
	const char *path;
	int code;

	(void)error;
	if (sd_bus_message_read(message, "o", &path) < 0 || !follow->away ||
	    strcmp(path, follow->client.path) != 0)
		return 0;
	follow->away = false;
	code = begin(follow);
	if (code != EXIT_DONE)
		sd_event_exit(follow->event, code);
	return 0;
}

static void vanish(struct follow *follow)
{
	follow->vanished = true;
	follow->away = false;
	if (follow->gone)
		follow->gone(follow->data);
	else
		sd_event_exit(follow->event, EXIT_ENVIRONMENT);
}

static int on_owner_changed(sd_bus_message *message, void *data, sd_bus_error *error)
{
	struct follow *follow = data;
	const char *name;
	const char *before;
	const char *after;
	int code = EXIT_DONE;

	(void)error;
	if (sd_bus_message_read(message, "sss", &name, &before, &after) < 0)
		return 0;
	if (after[0] && !follow->following)
		code = begin(follow);
	else if (!after[0] && follow->following)
		vanish(follow);
	if (code != EXIT_DONE)
		sd_event_exit(follow->event, code);
	return 0;
}

static int on_disconnected(sd_bus_message *message, void *data, sd_bus_error *error)
{
	(void)message, (void)error;
	vanish(data);
	return 0;
}

static int subscribe(struct follow *follow)
{
	sd_bus *bus = follow->client.bus;
	int r;

	r = sd_bus_attach_event(bus, follow->event, SD_EVENT_PRIORITY_NORMAL);
	if (r >= 0)
		r = sd_bus_match_signal(bus, NULL, NULL, "/org/freedesktop/DBus/Local",
					"org.freedesktop.DBus.Local", "Disconnected",
					on_disconnected, follow);
	if (r >= 0)
		r = sd_bus_add_match(bus, NULL,
				     "type='signal',sender='org.freedesktop.DBus',"
				     "interface='org.freedesktop.DBus',"
				     "member='NameOwnerChanged',arg0='" BUS_NAME "'",
				     on_owner_changed, follow);
	if (r >= 0)
		r = sd_bus_match_signal(bus, NULL, BUS_NAME, BUS_PATH,
					"org.freedesktop.DBus.ObjectManager", "InterfacesRemoved",
					on_removed, follow);
	if (r >= 0)
		r = sd_bus_match_signal(bus, NULL, BUS_NAME, BUS_PATH,
					"org.freedesktop.DBus.ObjectManager", "InterfacesAdded",
					on_added, follow);
	if (r < 0)
		return ctl_complain(EXIT_ENVIRONMENT, "cannot listen on the bus: %s", strerror(-r));
	return EXIT_DONE;
}

int follow_open(struct follow *follow, const struct ctl *ctl)
{
	int code = client_connect(&follow->client, ctl);

	if (code == EXIT_DONE)
		code = subscribe(follow);
	if (code != EXIT_DONE)
		return code;
	if (client_daemon_is_there(&follow->client))
		return begin(follow);
	return ctl->wait ? EXIT_DONE : client_complain_absent(&follow->client);
}

void follow_close(struct follow *follow)
{
	follow->events = sd_bus_slot_unref(follow->events);
	follow->admitted = sd_bus_slot_unref(follow->admitted);
	client_close(&follow->client);
}
