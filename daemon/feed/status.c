/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Tells how the feeds do. */
#include <string.h>

#include "bus/variant.h"
#include "feed/status.h"
#include "util/wall.h"

static void add_text(struct json_object *row, const char *key, const char *text)
{
	if (text && text[0])
		json_object_object_add(row, key, json_object_new_string(text));
}

static void add_number(struct json_object *row, const char *key, int64_t number)
{
	json_object_object_add(row, key, json_object_new_int64(number));
}

static void add_time(struct json_object *row, const char *key, int64_t seconds)
{
	char text[WALL_SIZE] = "";

	if (seconds > 0)
		wall_write(seconds, text);
	add_text(row, key, text);
}

/* A new row of @list, which owns it. */
static struct json_object *add_row(struct json_object *list, const char *feed, const char *place,
				   const char *state)
{
	struct json_object *row = json_object_new_object();

	add_text(row, "feed", feed);
	add_text(row, "place", place);
	add_text(row, "state", state);
	json_object_array_add(list, row);
	return row;
}

static void add_failure(struct json_object *row, const char *error, int64_t since)
{
	add_text(row, "error", error);
	add_time(row, "since", since);
}

static void add_server(struct json_object *list, const char *feed, const struct http *http)
{
	for (unsigned int i = 0; http->server && i < http->places->len; i++) {
		struct json_object *row =
			add_row(list, feed, g_ptr_array_index(http->places, i), "serving");

		if (i)
			continue;
		add_number(row, "connections", http_connections(http));
		add_number(row, "refused", (int64_t)http->refused);
	}
}

static void add_folder(struct json_object *list, struct pgn_folder *files)
{
	int error;
	gint64 since;

	if (!files->folder.thread)
		return;
	since = folder_failing(&files->folder, &error);
	add_failure(add_row(list, "folder", files->folder.path, since ? "failing" : "serving"),
		    since ? strerror(error) : "", since);
}

static void add_pairings(struct json_object *list, const struct pairings_file *file)
{
	if (file->path)
		add_failure(add_row(list, "pairings", file->path,
				    file->error[0] ? "failing" : "serving"),
			    file->error, file->failing);
}

/* The path may have a secret in it; who looks after the hall knows it. */
static void add_push(struct json_object *list, const struct push_client *push)
{
	g_autoptr(GUri) uri =
		push->address ? g_uri_parse(push->address, G_URI_FLAGS_NONE, NULL) : NULL;
	char left_out[PUSH_ERROR_SIZE];
	struct json_object *row;

	if (!uri)
		return;
	row = add_row(list, "push", g_uri_get_host(uri),
		      push->error[0] ? "failing"
		      : push->taken  ? "serving"
				     : "waiting");
	add_failure(row, push->error, push->failing);
	add_time(row, "taken", push->taken);
	if (push_client_left_out(push, left_out))
		add_failure(add_row(list, "push", push->left_out, "failing"), left_out,
			    push->leaving);
	for (unsigned int i = 0; i < push->errors->len; i++) {
		const struct push_error *error = &g_array_index(push->errors, struct push_error, i);

		add_text(add_row(list, "push", error->round, "failing"), "error", error->error);
	}
}

/* Games of which viewers see a part alone. */
static void add_cut(struct json_object *list, const struct round *round)
{
	for (unsigned int i = 0; i < round->games->len; i++) {
		const struct round_game *game = g_ptr_array_index(round->games, i);
		const struct record *record = &game->board->record;
		unsigned int line = record_line(record);
		g_autofree char *error = NULL;

		if (line == record->moves->len)
			continue;
		error = g_strdup_printf("the published line ends before ply %u: an illegal move "
					"stands there, or a position was set",
					record_move(record, line)->ply);
		add_text(add_row(list, "game", game->board->id, "cut"), "error", error);
	}
}

struct json_object *status_list(const struct status *status)
{
	struct json_object *list = json_object_new_array();
	struct json_object *row = add_row(list, "boards", "touchmoved",
					  status->boards->daemon ? "serving" : "waiting");

	add_number(row, "boards", status->boards->list->len);
	add_server(list, "livechess", &status->livechess->http);
	add_server(list, "web", &status->web->http);
	add_folder(list, status->files);
	add_pairings(list, status->pairings);
	add_push(list, status->push);
	add_cut(list, status->round);
	return list;
}

static int append_list(sd_bus_message *reply, struct json_object *list)
{
	int r = sd_bus_message_open_container(reply, 'a', "a{sv}");

	for (size_t i = 0; r >= 0 && i < json_object_array_length(list); i++)
		r = variant_append_object(reply, json_object_array_get_idx(list, i));
	return r < 0 ? r : sd_bus_message_close_container(reply);
}

static int on_feeds(sd_bus_message *call, void *data, sd_bus_error *error)
{
	struct json_object *list = status_list(data);
	sd_bus_message *reply = NULL;
	int r = sd_bus_message_new_method_return(call, &reply);

	(void)error;
	if (r >= 0)
		r = append_list(reply, list);
	if (r >= 0)
		r = sd_bus_send(NULL, reply, NULL);
	sd_bus_message_unref(reply);
	json_object_put(list);
	return r;
}

static const sd_bus_vtable vtable[] = {
	SD_BUS_VTABLE_START(0),
	SD_BUS_METHOD_WITH_ARGS("Feeds", SD_BUS_NO_ARGS, SD_BUS_RESULT("aa{sv}", feeds), on_feeds,
				SD_BUS_VTABLE_UNPRIVILEGED),
	SD_BUS_VTABLE_END,
};

int status_open(struct status *status, sd_bus *bus)
{
	int r = sd_bus_add_object_vtable(bus, &status->slot, BUS_GATEWAY_PATH, BUS_GATEWAY, vtable,
					 status);

	if (r >= 0)
		r = sd_bus_request_name(bus, BUS_GATEWAY, 0);
	return r < 0 ? r : 0;
}

void status_close(struct status *status)
{
	status->slot = sd_bus_slot_unref(status->slot);
}
