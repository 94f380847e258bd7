/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * A board is followed as follow.h does it: the signals are subscribed to first, then the earlier
 * events are asked for, page by page until one is empty. Messages of one sender come in the order
 * in which they were sent, so that the signals that follow the empty page go on without a gap.
 */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "bus/names.h"
#include "bus/variant.h"
#include "ctl/desk/link.h"
#include "ctl/follow.h"
#include "ctl/order.h"
#include "util/keys.h"
#include "util/text.h"

/* How often a bus or a board that failed is tried again, µs. */
#define TRY_AGAIN ((uint64_t)1000000)
/* How often the gateway is asked how the feeds do, in those: a failing push waits longer itself. */
#define FEEDS_PERIOD 5

/* A question about one board, which may be gone when the answer comes. */
struct inquiry {
	struct link *link;
	char board[BOARD_ID_MAX + 1];
};

static uint64_t wall_now(void)
{
	struct timespec clock;

	clock_gettime(CLOCK_MONOTONIC, &clock);
	return (uint64_t)clock.tv_sec * 1000000 + (uint64_t)clock.tv_nsec / 1000;
}

static void complain(struct link *link, int code, const char *text)
{
	link->code = code;
	snprintf(link->trouble, sizeof(link->trouble), "%s", text);
	link->changed(link->data);
}

/* The board's id in an object's path, or NULL for other objects and boards that are not asked for.
 */
static const char *id_in(const struct link *link, const char *path)
{
	static const char prefix[] = BUS_BOARD_PATH "/";
	const char *id;

	if (!path || strncmp(path, prefix, strlen(prefix)))
		return NULL;
	id = path + strlen(prefix);
	if (!board_id_is_valid(id))
		return NULL;
	return link->only && strcmp(link->only, id) ? NULL : id;
}

/* Sends @message, of which @take gets the answer with an inquiry about @board. */
static int send(struct link *link, sd_bus_message *message, const char *board,
		sd_bus_message_handler_t take, uint64_t timeout)
{
	struct inquiry *inquiry = malloc(sizeof(*inquiry));
	sd_bus_slot *slot = NULL;
	int r;

	if (!inquiry)
		return -ENOMEM;
	*inquiry = (struct inquiry){.link = link};
	snprintf(inquiry->board, sizeof(inquiry->board), "%s", board);
	r = sd_bus_call_async(link->bus, &slot, message, take, inquiry, timeout);
	if (r < 0) {
		free(inquiry);
		return r;
	}
	sd_bus_slot_set_destroy_callback(slot, free);
	sd_bus_slot_set_floating(slot, 1);
	sd_bus_slot_unref(slot);
	return 0;
}

static int new_call(struct link *link, const char *board, const char *interface, const char *member,
		    sd_bus_message **message)
{
	char path[sizeof(BUS_BOARD_PATH) + 1 + BOARD_ID_MAX];

	snprintf(path, sizeof(path), BUS_BOARD_PATH "/%s", board);
	return sd_bus_message_new_method_call(link->bus, message, BUS_NAME, path, interface,
					      member);
}

static void catch_up(struct link *link, struct desk_board *board);
static void ask_open(struct link *link, struct desk_board *board);

/* Ends the asking about @board: whether it is up to date, the next event tells. */
static void stop_asking(struct link *link, struct desk_board *board)
{
	if (board->asked)
		link->asks--;
	board->asked = false;
	link->changed(link->data);
}

static void take_event(struct link *link, struct desk_board *board, struct json_object *event)
{
	desk_take(link->desk, board, event, wall_now());
	if (link->taken)
		link->taken(link->data, board, event);
}

/* Reads "a(tsa{sv})" as an array. */
static int read_events(sd_bus_message *reply, struct json_object *events)
{
	struct json_object *event;
	int r;

	r = sd_bus_message_enter_container(reply, 'a', "(tsa{sv})");
	while (r >= 0 && (r = sd_bus_message_enter_container(reply, 'r', "tsa{sv}")) > 0) {
		r = follow_read_event(reply, &event);
		if (r < 0)
			break;
		json_object_array_add(events, event);
		r = sd_bus_message_exit_container(reply);
	}
	return r;
}

/*
 * An error in the answer to a question about @board. Without rights there is nothing to show; of
 * anything else it is asked again.
 */
static void take_error(struct link *link, struct desk_board *board, const sd_bus_error *error)
{
	char words[ORDER_WORDS_SIZE];
	int code = order_words(link->ctl, board->id, error, -EIO, words);

	stop_asking(link, board);
	if (sd_bus_error_has_name(error, BUS_ERROR_NOT_KEPT))
		desk_forget(link->desk, board);
	else if (sd_bus_error_has_name(error, SD_BUS_ERROR_ACCESS_DENIED))
		complain(link, code, words);
	board->lags = true;
}

static int on_open_alerts(sd_bus_message *reply, void *data, sd_bus_error *unused)
{
	struct inquiry *inquiry = data;
	struct link *link = inquiry->link;
	struct desk_board *board = desk_find(link->desk, inquiry->board);
	struct json_object *events = json_object_new_array();

	(void)unused;
	if (board && sd_bus_message_is_method_error(reply, NULL))
		take_error(link, board, sd_bus_message_get_error(reply));
	else if (board && read_events(reply, events) >= 0)
		desk_take_open(link->desk, board, events);
	json_object_put(events);
	link->changed(link->data);
	return 0;
}

static int on_events(sd_bus_message *reply, void *data, sd_bus_error *unused)
{
	struct inquiry *inquiry = data;
	struct link *link = inquiry->link;
	struct desk_board *board = desk_find(link->desk, inquiry->board);
	struct json_object *events;
	size_t count;

	(void)unused;
	if (!board)
		return 0;
	if (sd_bus_message_is_method_error(reply, NULL)) {
		take_error(link, board, sd_bus_message_get_error(reply));
		return 0;
	}
	link->was_heard = true;
	events = json_object_new_array();
	if (read_events(reply, events) < 0)
		complain(link, EXIT_ENVIRONMENT, "touchmoved answers in another language");
	count = json_object_array_length(events);
	for (size_t i = 0; i < count; i++)
		take_event(link, board, json_object_array_get_idx(events, i));
	json_object_put(events);
	if (count) {
		catch_up(link, board);
	} else {
		/* The signals go on from here. */
		stop_asking(link, board);
		ask_open(link, board);
	}
	link->changed(link->data);
	return 0;
}

/* Asks for the page of events after the last one that was seen. */
static void catch_up(struct link *link, struct desk_board *board)
{
	sd_bus_message *message = NULL;
	int r = new_call(link, board->id, BUS_ARBITER, "EventsSince", &message);

	if (!board->asked)
		link->asks++;
	board->asked = true;
	board->lags = false;
	if (r >= 0)
		r = sd_bus_message_append(message, "t", (uint64_t)board->seq);
	if (r >= 0)
		r = send(link, message, board->id, on_events, 0);
	sd_bus_message_unref(message);
	if (r < 0) {
		stop_asking(link, board);
		board->lags = true;
	}
}

/* Also alerts that are older than the events that are kept, and what each costs by now. */
static void ask_open(struct link *link, struct desk_board *board)
{
	sd_bus_message *message = NULL;
	int r = new_call(link, board->id, BUS_ARBITER, "OpenAlerts", &message);

	if (r >= 0)
		r = send(link, message, board->id, on_open_alerts, 0);
	sd_bus_message_unref(message);
	board->lags |= r < 0;
}

static void merge(struct json_object *into, struct json_object *from)
{
	json_object_object_foreach(from, key, value)
	{
		json_object_object_add(into, key, json_object_get(value));
	}
}

/* Reads "a{sa{sv}}": the properties of the board and of its game, in one object. */
static int read_interfaces(sd_bus_message *message, struct json_object *properties)
{
	const char *interface;
	int r;

	r = sd_bus_message_enter_container(message, 'a', "{sa{sv}}");
	while (r >= 0 && (r = sd_bus_message_enter_container(message, 'e', "sa{sv}")) > 0) {
		struct json_object *object = NULL;

		r = sd_bus_message_read(message, "s", &interface);
		if (r >= 0)
			r = variant_read_object(message, &object);
		if (r >= 0 && (!strcmp(interface, BUS_BOARD) || !strcmp(interface, BUS_GAME)))
			merge(properties, object);
		json_object_put(object);
		if (r >= 0)
			r = sd_bus_message_exit_container(message);
	}
	return r < 0 ? r : sd_bus_message_exit_container(message);
}

/* Takes "oa{sa{sv}}": an object with its interfaces. */
static int take_object(struct link *link, sd_bus_message *message, struct json_object *found,
		       uint64_t wall)
{
	struct json_object *properties = json_object_new_object();
	struct desk_board *board = NULL;
	const char *path;
	const char *id = NULL;
	int r = sd_bus_message_read(message, "o", &path);

	if (r >= 0) {
		id = id_in(link, path);
		r = read_interfaces(message, properties);
	}
	if (r >= 0 && id && json_object_object_get_ex(properties, "StreamId", NULL))
		board = desk_board(link->desk, id);
	if (board) {
		desk_take_properties(link->desk, board, properties, wall);
		if (found)
			json_object_object_add(found, id, NULL);
		if (!board->asked)
			catch_up(link, board);
	}
	json_object_put(properties);
	return r;
}

static void remove_board(struct link *link, struct desk_board *board)
{
	stop_asking(link, board);
	desk_board_remove(link->desk, board);
	link->changed(link->data);
}

/* Boards that were there before the daemon began anew, and are not any more. */
static void remove_others(struct link *link, struct json_object *found)
{
	for (unsigned int i = link->desk->board_count; i-- > 0;)
		if (!json_object_object_get_ex(found, link->desk->boards[i]->id, NULL))
			remove_board(link, link->desk->boards[i]);
}

static void complain_of_boards(struct link *link)
{
	char words[200];

	if (!link->only || link->desk->board_count)
		return;
	snprintf(words, sizeof(words), "touchmoved has no board '%s'", link->only);
	complain(link, EXIT_INPUT, words);
}

static int on_boards(sd_bus_message *reply, void *data, sd_bus_error *unused)
{
	struct inquiry *inquiry = data;
	struct link *link = inquiry->link;
	/* One for all of them: what arose at once is not told apart by the order of an answer. */
	uint64_t wall = wall_now();
	struct json_object *found;
	int r;

	(void)unused;
	if (sd_bus_message_is_method_error(reply, NULL)) {
		char words[ORDER_WORDS_SIZE];
		int code = order_words(link->ctl, link->only ? link->only : "",
				       sd_bus_message_get_error(reply), -EIO, words);

		link->lags = true;
		complain(link, code, words);
		return 0;
	}
	found = json_object_new_object();
	link->there = true;
	link->lags = false;
	link->code = EXIT_DONE;
	link->trouble[0] = '\0';
	r = sd_bus_message_enter_container(reply, 'a', "{oa{sa{sv}}}");
	while (r >= 0 && (r = sd_bus_message_enter_container(reply, 'e', "oa{sa{sv}}")) > 0) {
		r = take_object(link, reply, found, wall);
		if (r >= 0)
			r = sd_bus_message_exit_container(reply);
	}
	if (r < 0)
		complain(link, EXIT_ENVIRONMENT, "touchmoved answers in another language");
	remove_others(link, found);
	json_object_put(found);
	complain_of_boards(link);
	link->changed(link->data);
	return 0;
}

static int ask_boards(struct link *link)
{
	sd_bus_message *message = NULL;
	int r;

	r = sd_bus_message_new_method_call(link->bus, &message, BUS_NAME, BUS_PATH,
					   "org.freedesktop.DBus.ObjectManager",
					   "GetManagedObjects");
	if (r >= 0)
		r = send(link, message, "", on_boards, 0);
	sd_bus_message_unref(message);
	return r;
}

static void take_absence(struct link *link)
{
	link->there = false;
	for (unsigned int i = 0; i < link->desk->board_count; i++)
		stop_asking(link, link->desk->boards[i]);
	desk_take_absence(link->desk, wall_now());
	link->changed(link->data);
}

static int on_owner_changed(sd_bus_message *message, void *data, sd_bus_error *error)
{
	struct link *link = data;
	const char *name, *before, *after;

	(void)error;
	if (sd_bus_message_read(message, "sss", &name, &before, &after) < 0)
		return 0;
	if (before[0])
		take_absence(link);
	if (after[0])
		ask_boards(link);
	return 0;
}

static int on_event(sd_bus_message *message, void *data, sd_bus_error *error)
{
	struct link *link = data;
	const char *id = id_in(link, sd_bus_message_get_path(message));
	struct desk_board *board = id ? desk_find(link->desk, id) : NULL;
	struct json_object *event;
	int64_t seq;

	(void)error;
	/* What comes while earlier events are asked for is in their pages. */
	if (!board || board->asked || follow_read_event(message, &event) < 0)
		return 0;
	seq = number_of(event, "seq");
	if (seq == board->seq + 1)
		take_event(link, board, event);
	else if (seq > board->seq)
		catch_up(link, board);
	/* A ruling can change what the next one costs; what is told ahead is in the list. */
	if (seq == 0 || (seq == board->seq && event_json_type(event) == EVENT_RULING))
		ask_open(link, board);
	json_object_put(event);
	link->changed(link->data);
	return 0;
}

static int on_board(sd_bus_message *reply, void *data, sd_bus_error *unused)
{
	struct inquiry *inquiry = data;
	struct link *link = inquiry->link;
	struct desk_board *board = desk_find(link->desk, inquiry->board);
	struct json_object *properties = NULL;

	(void)unused;
	if (!board || sd_bus_message_is_method_error(reply, NULL) ||
	    variant_read_object(reply, &properties) < 0)
		return 0;
	desk_take_properties(link->desk, board, properties, wall_now());
	json_object_put(properties);
	link->changed(link->data);
	return 0;
}

/* The game's time is not signalled, and goes otherwise than before once the board does. */
static void ask_time(struct link *link, const struct desk_board *board)
{
	sd_bus_message *message = NULL;
	int r = new_call(link, board->id, "org.freedesktop.DBus.Properties", "GetAll", &message);

	if (r >= 0)
		r = sd_bus_message_append(message, "s", BUS_BOARD);
	if (r >= 0)
		send(link, message, board->id, on_board, 0);
	sd_bus_message_unref(message);
}

static int on_properties(sd_bus_message *message, void *data, sd_bus_error *error)
{
	struct link *link = data;
	const char *id = id_in(link, sd_bus_message_get_path(message));
	struct desk_board *board = id ? desk_find(link->desk, id) : NULL;
	struct json_object *changed = NULL;
	const char *interface;

	(void)error;
	if (!board || sd_bus_message_read(message, "s", &interface) < 0 ||
	    (strcmp(interface, BUS_BOARD) && strcmp(interface, BUS_GAME)) ||
	    variant_read_object(message, &changed) < 0)
		return 0;
	desk_take_properties(link->desk, board, changed, wall_now());
	if (json_object_object_get_ex(changed, "Health", NULL))
		ask_time(link, board);
	json_object_put(changed);
	link->changed(link->data);
	return 0;
}

static int on_added(sd_bus_message *message, void *data, sd_bus_error *error)
{
	struct link *link = data;

	(void)error;
	take_object(link, message, NULL, wall_now());
	link->changed(link->data);
	return 0;
}

static int on_removed(sd_bus_message *message, void *data, sd_bus_error *error)
{
	struct link *link = data;
	struct desk_board *board = NULL;
	const char *path;
	const char *id;

	(void)error;
	if (sd_bus_message_read(message, "o", &path) >= 0 && (id = id_in(link, path)))
		board = desk_find(link->desk, id);
	if (board)
		remove_board(link, board);
	return 0;
}

static int on_disconnected(sd_bus_message *message, void *data, sd_bus_error *error)
{
	(void)message, (void)error;
	take_absence(data);
	return 0;
}

static int subscribe(struct link *link)
{
	static const struct {
		const char *match;
		sd_bus_message_handler_t handler;
	} matches[] = {
		{"type='signal',sender='org.freedesktop.DBus',interface='org.freedesktop.DBus',"
		 "member='NameOwnerChanged',arg0='" BUS_NAME "'",
		 on_owner_changed},
		{"type='signal',sender='" BUS_NAME "',interface='" BUS_ARBITER "',member='Event',"
		 "path_namespace='" BUS_BOARD_PATH "'",
		 on_event},
		{"type='signal',sender='" BUS_NAME "',interface='" BUS_ARBITER
		 "',member='" BUS_ADMITTED_EVENT "',path_namespace='" BUS_BOARD_PATH "'",
		 on_event},
		{"type='signal',sender='" BUS_NAME "',"
		 "interface='org.freedesktop.DBus.Properties',member='PropertiesChanged',"
		 "path_namespace='" BUS_BOARD_PATH "'",
		 on_properties},
		{"type='signal',sender='" BUS_NAME "',"
		 "interface='org.freedesktop.DBus.ObjectManager',member='InterfacesAdded'",
		 on_added},
		{"type='signal',sender='" BUS_NAME "',"
		 "interface='org.freedesktop.DBus.ObjectManager',member='InterfacesRemoved'",
		 on_removed},
	};
	int r = sd_bus_match_signal(link->bus, NULL, NULL, "/org/freedesktop/DBus/Local",
				    "org.freedesktop.DBus.Local", "Disconnected", on_disconnected,
				    link);

	for (size_t i = 0; r >= 0 && i < sizeof(matches) / sizeof(matches[0]); i++)
		r = sd_bus_add_match(link->bus, NULL, matches[i].match, matches[i].handler, link);
	return r;
}

/* Returns 1 when touchmoved is there, 0 when it is not, or a negative errno. */
static int connect_bus(struct link *link)
{
	int r = order_open_bus(link->ctl, &link->bus);
	bool is_there = false;

	link->asks_feeds = false;
	if (r >= 0)
		r = sd_bus_attach_event(link->bus, link->event, SD_EVENT_PRIORITY_NORMAL);
	if (r >= 0)
		r = subscribe(link);
	if (r >= 0) {
		is_there = sd_bus_get_name_creds(link->bus, BUS_NAME, 0, NULL) >= 0;
		r = is_there ? ask_boards(link) : 0;
	}
	if (r < 0)
		link->bus = sd_bus_close_unref(link->bus);
	return r < 0 ? r : is_there;
}

static void try_again(struct link *link)
{
	struct desk *desk = link->desk;

	if (!link->bus || sd_bus_is_open(link->bus) <= 0) {
		link->bus = sd_bus_close_unref(link->bus);
		connect_bus(link);
		return;
	}
	if (link->lags) {
		link->lags = ask_boards(link) < 0;
		return;
	}
	for (unsigned int i = 0; link->there && i < desk->board_count; i++)
		if (desk->boards[i]->lags && !desk->boards[i]->asked)
			catch_up(link, desk->boards[i]);
}

/* Reads "aa{sv}" as an array. */
static int read_objects(sd_bus_message *reply, struct json_object *list)
{
	struct json_object *object;
	int r = sd_bus_message_enter_container(reply, 'a', "a{sv}");

	while (r >= 0 && (r = sd_bus_message_at_end(reply, false)) == 0) {
		r = variant_read_object(reply, &object);
		if (r < 0)
			break;
		json_object_array_add(list, object);
	}
	return r;
}

/* The first feed that fails stands for all. */
static void take_feed(struct link_feeds *feeds, struct json_object *row)
{
	if (strcmp(text_of(row, "state"), "failing") != 0 || feeds->failing++)
		return;
	snprintf(feeds->feed, sizeof(feeds->feed), "%.20s %.40s", text_of(row, "feed"),
		 text_of(row, "place"));
	snprintf(feeds->error, sizeof(feeds->error), "%.150s", text_of(row, "error"));
	text_clean(feeds->error);
}

static int on_feeds(sd_bus_message *reply, void *data, sd_bus_error *unused)
{
	struct link *link = ((struct inquiry *)data)->link;
	struct json_object *list = json_object_new_array();
	struct link_feeds feeds = {0};

	(void)unused;
	link->asks_feeds = false;
	/* Without a gateway nothing is to fail. */
	if (!sd_bus_message_is_method_error(reply, NULL) && read_objects(reply, list) >= 0)
		for (size_t i = 0; i < json_object_array_length(list); i++)
			take_feed(&feeds, json_object_array_get_idx(list, i));
	json_object_put(list);
	if (memcmp(&feeds, &link->feeds, sizeof(feeds)) != 0) {
		link->feeds = feeds;
		link->changed(link->data);
	}
	return 0;
}

static void ask_feeds(struct link *link)
{
	sd_bus_message *message = NULL;
	int r = sd_bus_message_new_method_call(link->bus, &message, BUS_GATEWAY, BUS_GATEWAY_PATH,
					       BUS_GATEWAY, "Feeds");

	if (r >= 0)
		r = sd_bus_message_set_auto_start(message, false);
	if (r >= 0)
		r = send(link, message, "", on_feeds, 0);
	link->asks_feeds = r >= 0;
	sd_bus_message_unref(message);
}

static int on_time(sd_event_source *timer, uint64_t usec, void *data)
{
	struct link *link = data;

	(void)usec;
	try_again(link);
	/* One board's screen is a player's view, too, and tells of that board. */
	if (link->bus && !link->only && !link->asks_feeds && link->ticks++ % FEEDS_PERIOD == 0)
		ask_feeds(link);
	sd_event_source_set_time_relative(timer, TRY_AGAIN);
	return sd_event_source_set_enabled(timer, SD_EVENT_ONESHOT);
}

int link_open(struct link *link)
{
	int r = connect_bus(link);

	if (r == 0 && !link->ctl->wait) {
		static const sd_bus_error absent = {.name = SD_BUS_ERROR_NAME_HAS_NO_OWNER};

		return order_words(link->ctl, link->only ? link->only : "", &absent, -EIO,
				   link->trouble);
	}
	if (r >= 0)
		r = sd_event_add_time_relative(link->event, &link->timer, CLOCK_MONOTONIC,
					       TRY_AGAIN, 0, on_time, link);
	if (r >= 0)
		return EXIT_DONE;
	snprintf(link->trouble, sizeof(link->trouble), "no %s bus: %s",
		 link->ctl->user ? "session" : "system",
		 r == -ENOMEDIUM ? "DBUS_SESSION_BUS_ADDRESS is not set" : strerror(-r));
	return EXIT_ENVIRONMENT;
}

void link_close(struct link *link)
{
	link->timer = sd_event_source_disable_unref(link->timer);
	link->bus = sd_bus_flush_close_unref(link->bus);
}

static int on_answer(sd_bus_message *reply, void *data, sd_bus_error *unused)
{
	struct inquiry *inquiry = data;
	struct link *link = inquiry->link;
	char words[ORDER_WORDS_SIZE];
	uint32_t ruling = 0;

	(void)unused;
	if (sd_bus_message_is_method_error(reply, NULL)) {
		order_words(link->ctl, inquiry->board, sd_bus_message_get_error(reply), -EIO,
			    words);
		link->answered(link->data, 0, words);
		return 0;
	}
	if (!sd_bus_message_is_empty(reply))
		sd_bus_message_read(reply, "u", &ruling);
	link->answered(link->data, ruling, NULL);
	return 0;
}

static int on_candidates(sd_bus_message *reply, void *data, sd_bus_error *unused)
{
	struct inquiry *inquiry = data;
	struct link *link = inquiry->link;
	struct json_object *list = json_object_new_array();
	char words[ORDER_WORDS_SIZE] = "touchmoved answers in another language";
	bool is_read = false;

	(void)unused;
	if (sd_bus_message_is_method_error(reply, NULL))
		order_words(link->ctl, inquiry->board, sd_bus_message_get_error(reply), -EIO,
			    words);
	else
		is_read = read_objects(reply, list) >= 0;
	link->candidates(link->data, inquiry->board, is_read ? list : NULL, words);
	json_object_put(list);
	return 0;
}

void link_ask_candidates(struct link *link, const char *board)
{
	sd_bus_message *message = NULL;
	int r = link->bus ? new_call(link, board, BUS_ARBITER, "Candidates", &message) : -ENOTCONN;

	if (r >= 0)
		r = send(link, message, board, on_candidates, 0);
	sd_bus_message_unref(message);
	if (r < 0)
		link->candidates(link->data, board, NULL, strerror(-r));
}

/* The words behind the verb; the first word of @line may be one of two of a verb. */
static int split(char *line, const char *verb, char *words[ORDER_LINE_SIZE / 2])
{
	char *rest = NULL;
	int count = 0;

	for (char *word = strtok_r(line + strlen(verb), " ", &rest); word;
	     word = strtok_r(NULL, " ", &rest))
		words[count++] = word;
	return count;
}

bool link_order(struct link *link, const char *board, const char *line,
		char refused[ALERT_TEXT_SIZE])
{
	char copy[ORDER_LINE_SIZE], *words[ORDER_LINE_SIZE / 2];
	char reason[COMMAND_ERROR_SIZE];
	sd_bus_message *message = NULL;
	struct command command;
	int count;
	int r;

	snprintf(copy, sizeof(copy), "%s", line);
	if (command_read(copy, &command, reason) < 0) {
		snprintf(refused, ALERT_TEXT_SIZE, "%s", reason);
		return false;
	}
	if (!verb_rows[command.verb].member || command.by[0] || command.span % LAWS_SECOND) {
		snprintf(refused, ALERT_TEXT_SIZE, "%s: %s", verb_name(command.verb),
			 command.span % LAWS_SECOND ? "whole seconds only"
						    : "stands in traces only");
		return false;
	}
	count = split(copy, verb_name(command.verb), words);
	r = link->bus ? new_call(link, board, order_interface(&command),
				 verb_rows[command.verb].member, &message)
		      : -ENOTCONN;
	if (r >= 0)
		r = order_append(message, count, words, &command);
	if (r >= 0)
		r = send(link, message, board, on_answer, UINT64_MAX);
	sd_bus_message_unref(message);
	if (r < 0)
		snprintf(refused, ALERT_TEXT_SIZE, "%s", strerror(-r));
	return r >= 0;
}
