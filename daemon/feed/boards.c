/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Follows boards on the bus. Signals come by one match for all boards; where a number is missing,
 * the events since the last one seen are asked for in pages, and the signals meanwhile are left to
 * those pages.
 */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "bus/variant.h"
#include "feed/boards.h"
#include "util/keys.h"
#include "util/words.h"

#define BUS_OBJECTS    "org.freedesktop.DBus.ObjectManager"
#define BUS_PROPERTIES "org.freedesktop.DBus.Properties"

struct watcher {
	board_watcher call;
	void *data;
};

static void tell_watchers(struct board *board)
{
	GArray *watchers = board->boards->watchers;
	unsigned int change = board->untold;

	board->untold = 0;
	for (unsigned int i = 0; change && i < watchers->len; i++) {
		const struct watcher *watcher = &g_array_index(watchers, struct watcher, i);

		watcher->call(watcher->data, board, change);
	}
}

static gboolean tell_all(gpointer data)
{
	struct boards *boards = data;

	boards->telling = 0;
	for (unsigned int i = 0; i < boards->list->len; i++)
		tell_watchers(g_ptr_array_index(boards->list, i));
	return G_SOURCE_REMOVE;
}

/*
 * A move, its clocks and its properties come as signals of their own, one right behind the other:
 * they are told as one, a little later than any machine needs for that, and sooner than anybody
 * notices.
 */
#define TELL_AFTER 5 /* ms */

static void tell(struct board *board, unsigned int change)
{
	struct boards *boards = board->boards;

	board->untold |= change;
	if (board->untold && !boards->telling)
		boards->telling = g_timeout_add(TELL_AFTER, tell_all, boards);
}

void boards_watch(struct boards *boards, board_watcher call, void *data)
{
	struct watcher watcher = {call, data};

	g_array_append_val(boards->watchers, watcher);
}

int board_ids_compare(const char *a, const char *b)
{
	char *a_end, *b_end;
	unsigned long a_number = strtoul(a, &a_end, 10), b_number = strtoul(b, &b_end, 10);
	bool a_is_number = g_ascii_isdigit(*a) && !*a_end;
	bool b_is_number = g_ascii_isdigit(*b) && !*b_end;

	if (a_is_number && b_is_number && a_number != b_number)
		return a_number < b_number ? -1 : 1;
	if (a_is_number != b_is_number)
		return a_is_number ? -1 : 1;
	return strcmp(a, b);
}

struct board *boards_find(const struct boards *boards, const char *id)
{
	for (unsigned int i = 0; i < boards->list->len; i++) {
		struct board *board = g_ptr_array_index(boards->list, i);

		if (!strcmp(board->id, id))
			return board;
	}
	return NULL;
}

int64_t board_left(const struct board *board, enum laws_side side)
{
	const struct board_clock *clock = &board->clock;
	int64_t left = clock->left_ms[side];

	if (left == RECORD_NO_TIME || clock->running != (int)side)
		return left;
	left -= (int64_t)((double)(g_get_monotonic_time() - clock->stamp) * clock->rate / 1000);
	return MAX(left, 0);
}

/* An event of the bus as the contract's JSON, the caller's to put; NULL for what cannot be read. */
static struct json_object *read_event(sd_bus_message *message, int64_t *seq)
{
	struct json_object *event = NULL;
	const char *type;
	uint64_t number;

	if (sd_bus_message_read(message, "ts", &number, &type) < 0 ||
	    variant_read_object(message, &event) < 0)
		return NULL;
	*seq = (int64_t)number;
	json_object_object_add(event, "type", json_object_new_string(type));
	return event;
}

static void take(struct board *board, int64_t seq, struct json_object *event)
{
	board->seen = seq;
	record_take(&board->record, event);
}

static void ask_events(struct board *board);

/* A page: its events are told as one change, so that a feed does not see a game in mid-reading. */
static int on_page(sd_bus_message *reply, void *data, sd_bus_error *error)
{
	struct board *board = data;
	struct json_object *event;
	int64_t before = board->seen, seq;

	(void)error;
	board->asking = sd_bus_slot_unref(board->asking);
	if (sd_bus_message_is_method_error(reply, NULL) ||
	    sd_bus_message_enter_container(reply, 'a', "(tsa{sv})") < 0)
		return 0;
	while (sd_bus_message_enter_container(reply, 'r', "tsa{sv}") > 0) {
		event = read_event(reply, &seq);
		if (!event)
			break;
		if (seq > board->seen)
			take(board, seq, event);
		json_object_put(event);
		sd_bus_message_exit_container(reply);
	}
	if (board->seen == before)
		tell(board, BOARD_MOVES);
	else
		ask_events(board);
	return 0;
}

static void ask_events(struct board *board)
{
	if (!board->asking && board->there)
		sd_bus_call_method_async(board->boards->bus, &board->asking, BUS_NAME, board->path,
					 BUS_GAME, "EventsSince", on_page, board, "t",
					 (uint64_t)board->seen);
}

static struct board *board_at(const struct boards *boards, const char *path)
{
	const char *id = path ? strrchr(path, '/') : NULL;

	return id ? boards_find(boards, id + 1) : NULL;
}

static int on_event(sd_bus_message *message, void *data, sd_bus_error *error)
{
	struct board *board = board_at(data, sd_bus_message_get_path(message));
	struct json_object *event;
	int64_t seq;

	(void)error;
	if (!board || !board->stream[0] || board->asking)
		return 0;
	event = read_event(message, &seq);
	if (event && seq == board->seen + 1) {
		take(board, seq, event);
		tell(board, BOARD_MOVES);
	} else if (event && seq > board->seen) {
		ask_events(board);
	}
	json_object_put(event);
	return 0;
}

static void take_clocks(struct board *board, struct json_object *clocks)
{
	struct board_clock *clock = &board->clock;
	const char *running = text_of(clocks, "running");
	struct json_object *rate;

	for (int side = LAWS_WHITE; side <= LAWS_BLACK; side++) {
		const char *key = side == LAWS_WHITE ? "white_ms" : "black_ms";

		clock->left_ms[side] = json_object_object_get_ex(clocks, key, NULL)
					       ? number_of(clocks, key)
					       : RECORD_NO_TIME;
	}
	clock->running = word_find(side_words, running);
	clock->stamp = number_of(clocks, "stamp");
	clock->rate =
		json_object_object_get_ex(clocks, "rate", &rate) ? json_object_get_double(rate) : 0;
}

static unsigned int take_names(struct board *board, struct json_object *properties)
{
	static const char *const keys[RECORD_NAMES] = {
		[RECORD_WHITE] = "White",
		[RECORD_BLACK] = "Black",
		[RECORD_EVENT] = "EventName",
		[RECORD_SITE] = "Site",
		[RECORD_ROUND] = "Round",
		[RECORD_DATE] = "Date",
		[RECORD_TIME_CONTROL] = "TimeControl",
	};
	unsigned int change = 0;

	for (int i = 0; i < RECORD_NAMES; i++) {
		if (!json_object_object_get_ex(properties, keys[i], NULL) ||
		    !strcmp(board->record.names[i], text_of(properties, keys[i])))
			continue;
		g_strlcpy(board->record.names[i], text_of(properties, keys[i]), RECORD_NAME_SIZE);
		change = BOARD_NAMES;
	}
	return change;
}

/* Of both interfaces: their names differ. */
static void take_properties(struct board *board, struct json_object *properties)
{
	unsigned int change = take_names(board, properties);
	struct json_object *clocks, *play;

	if (json_object_object_get_ex(properties, "BroadcastDelay", NULL))
		board->delayed = number_of(properties, "BroadcastDelay") != 0;
	if (json_object_object_get_ex(properties, "Play", &play) &&
	    board->play != (bool)json_object_get_boolean(play)) {
		board->play = !board->play;
		change |= BOARD_THERE;
	}
	if (json_object_object_get_ex(properties, "Expected", NULL) &&
	    strcmp(board->expected, text_of(properties, "Expected")) != 0) {
		g_strlcpy(board->expected, text_of(properties, "Expected"),
			  sizeof(board->expected));
		change |= BOARD_EXPECTED;
	}
	if (json_object_object_get_ex(properties, "Clocks", &clocks)) {
		take_clocks(board, clocks);
		change |= BOARD_CLOCK;
	}
	if (json_object_object_get_ex(properties, "Health", NULL)) {
		g_strlcpy(board->health, text_of(properties, "Health"), sizeof(board->health));
		change |= BOARD_THERE;
	}
	if (json_object_object_get_ex(properties, "StreamId", NULL) &&
	    strcmp(board->stream, text_of(properties, "StreamId")) != 0) {
		g_strlcpy(board->stream, text_of(properties, "StreamId"), sizeof(board->stream));
		board->seen = 0;
		record_restart(&board->record);
		ask_events(board);
	}
	tell(board, change);
}

/* "sa{sv}": an interface with its properties, or some of them. NULL for @board passes over them. */
static int read_properties(sd_bus_message *message, struct board *board)
{
	struct json_object *properties = NULL;
	const char *interface;
	int r = sd_bus_message_read(message, "s", &interface);

	if (r >= 0)
		r = variant_read_object(message, &properties);
	if (r >= 0 && board && g_str_has_prefix(interface, BUS_NAME "."))
		take_properties(board, properties);
	json_object_put(properties);
	return r;
}

static int on_properties_changed(sd_bus_message *message, void *data, sd_bus_error *error)
{
	struct board *board = board_at(data, sd_bus_message_get_path(message));

	(void)error;
	if (board)
		read_properties(message, board);
	return 0;
}

static struct board *board_new(struct boards *boards, const char *path)
{
	struct board *board = g_new0(struct board, 1);
	unsigned int place = 0;

	g_strlcpy(board->path, path, sizeof(board->path));
	g_strlcpy(board->id, strrchr(path, '/') + 1, sizeof(board->id));
	board->boards = boards;
	board->clock = (struct board_clock){{RECORD_NO_TIME, RECORD_NO_TIME}, -1, 0, 0};
	record_init(&board->record);
	while (place < boards->list->len &&
	       board_ids_compare(((struct board *)g_ptr_array_index(boards->list, place))->id,
				 board->id) < 0)
		place++;
	g_ptr_array_insert(boards->list, (int)place, board);
	return board;
}

static void board_free(void *data)
{
	struct board *board = data;

	sd_bus_slot_unref(board->asking);
	record_clear(&board->record);
	g_free(board);
}

/* A board and its interfaces with their properties, as the ObjectManager gives them. */
static int take_object(struct boards *boards, sd_bus_message *message)
{
	struct board *board = NULL;
	const char *path;
	int r = sd_bus_message_read(message, "o", &path);

	if (r < 0 || (r = sd_bus_message_enter_container(message, 'a', "{sa{sv}}")) < 0)
		return r;
	if (g_str_has_prefix(path, BUS_BOARD_PATH "/") &&
	    board_id_is_valid(strrchr(path, '/') + 1)) {
		board = board_at(boards, path);
		if (!board)
			board = board_new(boards, path);
		board->there = true;
	}
	while ((r = sd_bus_message_enter_container(message, 'e', "sa{sv}")) > 0) {
		r = read_properties(message, board);
		if (r < 0)
			return r;
		sd_bus_message_exit_container(message);
	}
	if (board) {
		ask_events(board);
		tell(board, BOARD_THERE);
	}
	return r < 0 ? r : sd_bus_message_exit_container(message);
}

static int on_objects(sd_bus_message *reply, void *data, sd_bus_error *error)
{
	struct boards *boards = data;

	(void)error;
	boards->listing = sd_bus_slot_unref(boards->listing);
	if (sd_bus_message_is_method_error(reply, NULL) ||
	    sd_bus_message_enter_container(reply, 'a', "{oa{sa{sv}}}") < 0)
		return 0;
	boards->daemon = true;
	while (sd_bus_message_enter_container(reply, 'e', "oa{sa{sv}}") > 0)
		if (take_object(boards, reply) < 0 || sd_bus_message_exit_container(reply) < 0)
			break;
	return 0;
}

static int on_added(sd_bus_message *message, void *data, sd_bus_error *error)
{
	(void)error;
	take_object(data, message);
	return 0;
}

/* What was shown of it stays, until it is there again with another numbering. */
static void leave(struct board *board)
{
	board->there = false;
	board->asking = sd_bus_slot_unref(board->asking);
	board->clock.running = -1;
	tell(board, BOARD_THERE | BOARD_CLOCK);
}

static int on_removed(sd_bus_message *message, void *data, sd_bus_error *error)
{
	struct board *board;
	const char *path;

	(void)error;
	if (sd_bus_message_read(message, "o", &path) < 0)
		return 0;
	board = board_at(data, path);
	if (board)
		leave(board);
	return 0;
}

static void list(struct boards *boards)
{
	if (!boards->listing)
		sd_bus_call_method_async(boards->bus, &boards->listing, BUS_NAME, BUS_PATH,
					 BUS_OBJECTS, "GetManagedObjects", on_objects, boards, "");
}

static int on_owner(sd_bus_message *message, void *data, sd_bus_error *error)
{
	struct boards *boards = data;
	const char *name, *old, *new;

	(void)error;
	if (sd_bus_message_read(message, "sss", &name, &old, &new) < 0)
		return 0;
	boards->daemon = new[0];
	boards->listing = sd_bus_slot_unref(boards->listing);
	for (unsigned int i = 0; i < boards->list->len; i++)
		leave(g_ptr_array_index(boards->list, i));
	if (boards->daemon)
		list(boards);
	return 0;
}

int boards_open(struct boards *boards, sd_bus *bus)
{
	static const struct {
		const char *rule;
		sd_bus_message_handler_t handler;
	} matches[] = {
		{"type='signal',sender='org.freedesktop.DBus',interface='org.freedesktop.DBus',"
		 "member='NameOwnerChanged',arg0='" BUS_NAME "'",
		 on_owner},
		{"type='signal',sender='" BUS_NAME "',interface='" BUS_GAME "',member='Event'",
		 on_event},
		{"type='signal',sender='" BUS_NAME "',interface='" BUS_PROPERTIES
		 "',member='PropertiesChanged',path_namespace='" BUS_BOARD_PATH "'",
		 on_properties_changed},
		{"type='signal',sender='" BUS_NAME "',interface='" BUS_OBJECTS
		 "',member='InterfacesAdded'",
		 on_added},
		{"type='signal',sender='" BUS_NAME "',interface='" BUS_OBJECTS
		 "',member='InterfacesRemoved'",
		 on_removed},
	};
	int r = 0;

	memset(boards, 0, sizeof(*boards));
	boards->bus = bus;
	boards->list = g_ptr_array_new_with_free_func(board_free);
	boards->watchers = g_array_new(FALSE, FALSE, sizeof(struct watcher));
	for (size_t i = 0; r >= 0 && i < G_N_ELEMENTS(matches); i++)
		r = sd_bus_add_match(bus, NULL, matches[i].rule, matches[i].handler, boards);
	if (r >= 0)
		list(boards);
	return r < 0 ? r : 0;
}

void boards_close(struct boards *boards)
{
	if (!boards->list)
		return;
	if (boards->telling)
		g_source_remove(boards->telling);
	sd_bus_slot_unref(boards->listing);
	g_ptr_array_unref(boards->list);
	g_array_unref(boards->watchers);
}
