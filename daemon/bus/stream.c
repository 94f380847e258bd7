/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The two streams of events: the same signal and the same question on two
 * interfaces, each with sequence numbers of its own.
 */
#include "interfaces.h"
#include "variant.h"

/* Appends seq, type and the other keys of the event as the contract's JSON has them. */
static int append_event(sd_bus_message *message, const struct event *event, bool public)
{
	struct json_object *body = event_json(event, public);
	int r;

	json_object_object_del(body, "seq");
	json_object_object_del(body, "type");
	r = sd_bus_message_append(message, "ts", public ? event->public_seq : event->seq,
				  event_type(event));
	if (r >= 0)
		r = variant_append_object(message, body);
	json_object_put(body);
	return r;
}

/* A signal that cannot be sent is not lost: EventsSince still has it, and the gap shows. */
void stream_emit(struct server *server, const struct event *event, bool public)
{
	sd_bus_message *message = NULL;
	int r;

	r = sd_bus_message_new_signal(server->bus, &message, server->path,
				      public ? BUS_GAME : BUS_ARBITER, "Event");
	if (r >= 0)
		r = append_event(message, event, public);
	if (r >= 0)
		sd_bus_send(server->bus, message, NULL);
	sd_bus_message_unref(message);
}

static int append_events(sd_bus_message *reply, const struct board *board, bool public,
			 uint64_t since)
{
	const struct event *event;
	size_t at = 0;
	int r;

	r = sd_bus_message_open_container(reply, 'a', "(tsa{sv})");
	while (r >= 0 && (event = board_next_event(board, public, since, &at))) {
		r = sd_bus_message_open_container(reply, 'r', "tsa{sv}");
		if (r >= 0)
			r = append_event(reply, event, public);
		if (r >= 0)
			r = sd_bus_message_close_container(reply);
	}
	return r < 0 ? r : sd_bus_message_close_container(reply);
}

static int reply_since(sd_bus_message *message, const struct server *server, bool public)
{
	sd_bus_message *reply = NULL;
	uint64_t since;
	int r;

	r = sd_bus_message_read(message, "t", &since);
	if (r >= 0)
		r = sd_bus_message_new_method_return(message, &reply);
	if (r >= 0)
		r = append_events(reply, server->board, public, since);
	if (r >= 0)
		r = sd_bus_send(NULL, reply, NULL);
	sd_bus_message_unref(reply);
	return r;
}

int stream_public_since(sd_bus_message *message, void *userdata, sd_bus_error *error)
{
	(void)error;
	return reply_since(message, userdata, true);
}

int stream_arbiter_since(sd_bus_message *message, void *userdata, sd_bus_error *error)
{
	int r = server_authorise(message, userdata, error);

	return r < 0 ? r : reply_since(message, userdata, false);
}
