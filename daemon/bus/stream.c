/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The two streams of events: the same signal and the same method on two interfaces, each
 * with sequence numbers of its own.
 */
#include <errno.h>
#include <inttypes.h>
#include <string.h>

#include "bus/discreet.h"
#include "bus/interfaces.h"
#include "bus/sendable.h"
#include "bus/variant.h"
#include "util/keys.h"

/*
 * A bus disconnects a client that sends a message beyond its limit (32 MiB on the system
 * bus); and making an answer holds up the game.
 */
#define PAGE_EVENTS 1000
#define PAGE_SIZE   ((size_t)1 << 20)

/* The event's JSON without seq and type; the caller's to put. */
static struct json_object *body_of(const struct event *event, bool public)
{
	struct json_object *body = event_json(event, public);

	json_object_object_del(body, "seq");
	json_object_object_del(body, "type");
	return body;
}

static int append_event(sd_bus_message *message, uint64_t seq, const char *type,
			struct json_object *body)
{
	int r = sd_bus_message_append(message, "ts", seq, type);

	return r < 0 ? r : variant_append_object(message, body);
}

static int new_signal(const struct server_board *shown, const struct event *event, bool public,
		      const char *member, struct json_object *body, sd_bus_message **message)
{
	int r = sd_bus_message_new_signal(shown->server->bus, message, shown->path,
					  public ? BUS_GAME : BUS_ARBITER, member);

	return r < 0 ? r
		     : append_event(*message, public ? event->public_seq : event->seq,
				    event_type(event), body);
}

/* To nobody but who is named: the bus would withhold what is for all. */
static void emit_to_admitted(struct server_board *shown, const struct event *event,
			     struct json_object *body)
{
	const struct admitted *admitted = &shown->server->admitted;

	for (unsigned int i = 0; i < ADMITTED_MOST; i++) {
		sd_bus_message *message = NULL;
		int r = -ENOENT;

		if (admitted->each[i].name[0])
			r = new_signal(shown, event, false, BUS_ADMITTED_EVENT, body, &message);
		if (r >= 0)
			r = sd_bus_message_set_destination(message, admitted->each[i].name);
		if (r >= 0)
			discreet_send(message);
		sd_bus_message_unref(message);
	}
}

/* A signal that cannot be sent is not lost: its number is missing, and EventsSince still has it. */
void stream_emit(struct server_board *shown, const struct event *event, bool public)
{
	struct json_object *body = body_of(event, public);
	sd_bus_message *message = NULL;
	int r = new_signal(shown, event, public, "Event", body, &message);

	/* Messages for arbiters only must not show in the serials that every client sees. */
	if (r >= 0)
		r = public ? sd_bus_send(NULL, message, NULL) : discreet_send(message);
	sd_bus_message_unref(message);
	if (!public)
		emit_to_admitted(shown, event, body);
	json_object_put(body);
}

/* A page that is being filled. */
struct page {
	sd_bus_message *message;
	bool public;
	size_t events;
	size_t size;
};

/* The first event fits whatever its size, or no client could get beyond it. */
static bool has_room(const struct page *page, size_t size)
{
	return page->events == 0 || (page->events < PAGE_EVENTS && page->size + size <= PAGE_SIZE);
}

/* Returns more than 0 when the event was appended, 0 when the page is full. */
static int append_body(struct page *page, uint64_t seq, const char *type, struct json_object *body)
{
	/* Beside the body: the struct's alignment, the number, the type. */
	size_t size = 3 * sizeof(uint64_t) + strlen(type) + 1 + variant_size_most(body);
	int r;

	if (!has_room(page, size))
		return 0;
	r = sd_bus_message_open_container(page->message, 'r', "tsa{sv}");
	if (r >= 0)
		r = append_event(page->message, seq, type, body);
	if (r >= 0)
		r = sd_bus_message_close_container(page->message);
	page->events++;
	page->size += size;
	return r < 0 ? r : 1;
}

static int append_to_page(struct page *page, const struct event *event)
{
	struct json_object *body = body_of(event, page->public);
	int r = append_body(page, page->public ? event->public_seq : event->seq, event_type(event),
			    body);

	json_object_put(body);
	return r;
}

/* @text is an event's JSON, as it was published. */
static int append_published(struct page *page, const char *text)
{
	struct json_object *body = json_tokener_parse(text);
	char type[32];
	int r;

	/* A damaged row is no event. */
	if (!is_sendable(body) || strlen(text_of(body, "type")) >= sizeof(type)) {
		json_object_put(body);
		return 1;
	}
	snprintf(type, sizeof(type), "%s", text_of(body, "type"));
	json_object_object_del(body, "seq");
	json_object_object_del(body, "type");
	r = append_body(page, published_seq(text), type, body);
	json_object_put(body);
	return r;
}

static int append_events(struct page *page, const struct board *board, uint64_t since)
{
	const struct event *event;
	const char *text;
	size_t at = 0;
	int r;

	r = sd_bus_message_open_container(page->message, 'a', "(tsa{sv})");
	if (r < 0)
		return r;
	r = 1;
	while (r > 0 && (text = board_next_published(board, page->public, since, &at)))
		r = append_published(page, text);
	at = 0;
	while (r > 0 && (event = board_next_event(board, page->public, since, &at)))
		r = append_to_page(page, event);
	return r < 0 ? r : sd_bus_message_close_container(page->message);
}

/* What an alert costs has changed since it was told where another one was confirmed meanwhile. */
static int append_alert(struct page *page, const struct board *board, const struct event *event)
{
	struct event now = *event;

	board_cost(board, now.verdict.alert.id, &now.verdict.alert.due);
	return append_to_page(page, &now);
}

/* What cannot be kept has no number in the stream yet. */
static int append_ahead(struct page *page, const struct event *event)
{
	struct event ahead = *event;

	ahead.seq = 0;
	return append_to_page(page, &ahead);
}

/* The judge keeps so few alerts open that they need no pages. */
static int append_open_alerts(struct page *page, const struct board *board)
{
	const struct event *event;
	unsigned int at = 0;
	int r;

	r = sd_bus_message_open_container(page->message, 'a', "(tsa{sv})");
	while (r >= 0 && (event = board_next_alert(board, &at)))
		r = append_alert(page, board, event);
	event = board_alert_ahead(board);
	if (r >= 0 && event)
		r = append_ahead(page, event);
	return r < 0 ? r : sd_bus_message_close_container(page->message);
}

/* A client without any events yet asks with 0, and gets all that are kept. */
static int check_kept(const struct board *board, bool public, uint64_t since, sd_bus_error *error)
{
	uint64_t forgotten = board_forgotten(board, public);

	if (since == 0 || since >= forgotten)
		return 0;
	return sd_bus_error_setf(error, BUS_ERROR_NOT_KEPT,
				 "The events up to %" PRIu64
				 " are no longer kept; 0 asks for all that are.",
				 forgotten);
}

static int reply_since(sd_bus_message *message, const struct server_board *shown, bool public,
		       sd_bus_error *error)
{
	struct page page = {.public = public};
	uint64_t since;
	int r;

	r = sd_bus_message_read(message, "t", &since);
	if (r >= 0)
		r = check_kept(shown->board, public, since, error);
	if (r >= 0)
		r = sd_bus_message_new_method_return(message, &page.message);
	if (r >= 0)
		r = append_events(&page, shown->board, since);
	if (r >= 0)
		r = discreet_send(page.message);
	sd_bus_message_unref(page.message);
	return r;
}

int stream_public_since(sd_bus_message *message, void *userdata, sd_bus_error *error)
{
	return reply_since(message, userdata, true, error);
}

int stream_arbiter_since(sd_bus_message *message, void *userdata, sd_bus_error *error)
{
	return reply_since(message, userdata, false, error);
}

int stream_open_alerts(sd_bus_message *message, void *userdata, sd_bus_error *error)
{
	struct page page = {.public = false};
	struct server_board *shown = userdata;
	int r;

	(void)error;
	shown->hooks.catch_up(shown->hooks.data);
	r = sd_bus_message_new_method_return(message, &page.message);
	if (r >= 0)
		r = append_open_alerts(&page, shown->board);
	if (r >= 0)
		r = discreet_send(page.message);
	sd_bus_message_unref(page.message);
	return r;
}
