/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The objects on the bus, and the manager's and the board's own interfaces. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bus/discreet.h"
#include "bus/gate.h"
#include "bus/interfaces.h"
#include "bus/listing.h"
#include "bus/server.h"

#ifndef TOUCHMOVE_VERSION
#define TOUCHMOVE_VERSION "unknown"
#endif

static int get_version(sd_bus *bus, const char *path, const char *interface, const char *property,
		       sd_bus_message *reply, void *userdata, sd_bus_error *error)
{
	(void)bus, (void)path, (void)interface, (void)property, (void)userdata, (void)error;
	return sd_bus_message_append(reply, "s", TOUCHMOVE_VERSION);
}

static int append_paths(sd_bus_message *reply, const struct server *server)
{
	int r = sd_bus_message_open_container(reply, 'a', "o");

	for (const struct server_board *shown = server->boards; r >= 0 && shown;
	     shown = shown->next)
		r = sd_bus_message_append(reply, "o", shown->path);
	return r < 0 ? r : sd_bus_message_close_container(reply);
}

static int list_boards(sd_bus_message *message, void *userdata, sd_bus_error *error)
{
	sd_bus_message *reply = NULL;
	int r = sd_bus_message_new_method_return(message, &reply);

	(void)error;
	if (r >= 0)
		r = append_paths(reply, userdata);
	if (r >= 0)
		r = discreet_send(reply);
	sd_bus_message_unref(reply);
	return r;
}

static int append_lines(sd_bus_message *reply, char *report)
{
	int r = sd_bus_message_open_container(reply, 'a', "s");
	char *line;

	while (r >= 0 && (line = strsep(&report, "\n")))
		if (line[0])
			r = sd_bus_message_append(reply, "s", line);
	return r < 0 ? r : sd_bus_message_close_container(reply);
}

static int answer_reload(sd_bus_message *message, char *report)
{
	sd_bus_message *reply = NULL;
	int r = sd_bus_message_new_method_return(message, &reply);

	if (r >= 0)
		r = append_lines(reply, report);
	if (r >= 0)
		r = discreet_send(reply);
	sd_bus_message_unref(reply);
	return r;
}

/* The caller may be gone by then. */
static void on_reloaded(void *asker, int r, char *report)
{
	sd_bus_message *message = asker;
	sd_bus_error error = SD_BUS_ERROR_NULL;

	if (r < 0) {
		report[strcspn(report, "\n")] = '\0';
		sd_bus_error_setf(&error, SD_BUS_ERROR_INVALID_ARGS, "Nothing is changed: %s",
				  report);
		discreet_error(message, &error, r);
		sd_bus_error_free(&error);
	} else {
		answer_reload(message, report);
	}
	sd_bus_message_unref(message);
}

static int reload(sd_bus_message *message, void *userdata, sd_bus_error *error)
{
	struct server *server = userdata;
	int r = server->reload(server->data, on_reloaded, sd_bus_message_ref(message));

	(void)error;
	if (r < 0)
		sd_bus_message_unref(message);
	return r < 0 ? r : 1;
}

const sd_bus_vtable manager_vtable[] = {
	SD_BUS_VTABLE_START(0),
	SD_BUS_PROPERTY("Version", "s", get_version, 0, SD_BUS_VTABLE_PROPERTY_CONST),
	SD_BUS_METHOD_WITH_NAMES("ListBoards", "", "", "ao", SD_BUS_PARAM(boards), list_boards,
				 SD_BUS_VTABLE_UNPRIVILEGED),
	SD_BUS_METHOD_WITH_NAMES("ListSources", "", "", "aa{sv}", SD_BUS_PARAM(sources),
				 listing_give, SD_BUS_VTABLE_UNPRIVILEGED),
	SD_BUS_METHOD_WITH_NAMES("Reload", "", "", "as", SD_BUS_PARAM(report), reload,
				 SD_BUS_VTABLE_UNPRIVILEGED),
	SD_BUS_SIGNAL_WITH_NAMES("SourcesChanged", "", "", 0),
	SD_BUS_VTABLE_END,
};

static int get_board_text(sd_bus *bus, const char *path, const char *interface,
			  const char *property, sd_bus_message *reply, void *userdata,
			  sd_bus_error *error)
{
	const struct server_board *shown = userdata;
	const char *text = board_health_name(shown->board);

	(void)bus, (void)path, (void)interface, (void)error;
	if (!strcmp(property, "Id"))
		text = board_id(shown->board);
	else if (!strcmp(property, "StreamId"))
		text = shown->stream_id;
	else if (!strcmp(property, "Source"))
		text = board_source(shown->board);
	else if (!strcmp(property, "Condition"))
		text = board_condition(shown->board);
	return sd_bus_message_append(reply, "s", text);
}

static int get_time(sd_bus *bus, const char *path, const char *interface, const char *property,
		    sd_bus_message *reply, void *userdata, sd_bus_error *error)
{
	const struct server_board *shown = userdata;

	(void)bus, (void)path, (void)interface, (void)property, (void)error;
	shown->hooks.catch_up(shown->hooks.data);
	return sd_bus_message_append(reply, "x", board_now(shown->board));
}

static int get_speed(sd_bus *bus, const char *path, const char *interface, const char *property,
		     sd_bus_message *reply, void *userdata, sd_bus_error *error)
{
	const struct server_board *shown = userdata;

	(void)bus, (void)path, (void)interface, (void)property, (void)error;
	return sd_bus_message_append(reply, "d", shown->speed);
}

static const sd_bus_vtable board_vtable[] = {
	SD_BUS_VTABLE_START(0),
	SD_BUS_PROPERTY("Id", "s", get_board_text, 0, SD_BUS_VTABLE_PROPERTY_CONST),
	SD_BUS_PROPERTY("StreamId", "s", get_board_text, 0, SD_BUS_VTABLE_PROPERTY_CONST),
	SD_BUS_PROPERTY("Source", "s", get_board_text, 0, SD_BUS_VTABLE_PROPERTY_EMITS_CHANGE),
	SD_BUS_PROPERTY("Speed", "d", get_speed, 0, SD_BUS_VTABLE_PROPERTY_CONST),
	SD_BUS_PROPERTY("Time", "x", get_time, 0, 0),
	SD_BUS_PROPERTY("Health", "s", get_board_text, 0, SD_BUS_VTABLE_PROPERTY_EMITS_CHANGE),
	SD_BUS_PROPERTY("Condition", "s", get_board_text, 0, SD_BUS_VTABLE_PROPERTY_EMITS_CHANGE),
	SD_BUS_VTABLE_END,
};

static void tell_health(void *data)
{
	struct server_board *shown = data;
	sd_bus *bus = shown->server->bus;

	listing_renew(shown->server);
	sd_bus_emit_properties_changed(bus, shown->path, BUS_BOARD, "Health", "Condition", "Source",
				       NULL);
	if (board_is_finished(shown->board))
		sd_bus_emit_properties_changed(bus, shown->path, BUS_GAME, "Clocks", NULL);
	if (shown->hooks.health)
		shown->hooks.health(shown->hooks.data);
}

static void tell_event(void *data, const struct event *event)
{
	struct server_board *shown = data;

	stream_emit(shown, event, false);
	if (shown->hooks.told)
		shown->hooks.told(shown->hooks.data, event);
}

/* Without a number: it comes once more, in its place, when it is kept. */
static void tell_ahead(void *data, const struct event *event)
{
	struct event ahead = *event;

	ahead.seq = 0;
	tell_event(data, &ahead);
}

static void tell_public_event(void *data, const struct event *event)
{
	stream_emit(data, event, true);
	game_emit_changes(data, event);
}

static const struct {
	const char *name;
	const sd_bus_vtable *vtable;
} interfaces[SERVER_INTERFACES] = {
	{BUS_BOARD, board_vtable},
	{BUS_GAME, game_vtable},
	{BUS_PLAYER, player_vtable},
	{BUS_ARBITER, arbiter_vtable},
};

static int add_interfaces(struct server_board *shown)
{
	int r = 0;

	for (size_t i = 0; r >= 0 && i < SERVER_INTERFACES; i++)
		r = sd_bus_add_object_vtable(shown->server->bus, &shown->interfaces[i], shown->path,
					     interfaces[i].name, interfaces[i].vtable, shown);
	return r;
}

static void remove_interfaces(struct server_board *shown)
{
	for (size_t i = 0; i < SERVER_INTERFACES; i++)
		shown->interfaces[i] = sd_bus_slot_unref(shown->interfaces[i]);
}

/* Where nothing is kept event numbers begin at 1 in each run, so each run has an id of its own. */
static int name_streams(struct server_board *shown)
{
	const char *kept = board_stream(shown->board);
	sd_id128_t id;
	int r = 0;

	if (kept[0]) {
		snprintf(shown->stream_id, sizeof(shown->stream_id), "%s", kept);
		return 0;
	}
	r = sd_id128_randomize(&id);

	if (r >= 0)
		sd_id128_to_string(id, shown->stream_id);
	return r;
}

int server_init(struct server *server)
{
	int r = sd_bus_add_object_manager(server->bus, NULL, BUS_PATH);

	if (r >= 0)
		r = sd_bus_add_object_vtable(server->bus, NULL, BUS_PATH, BUS_MANAGER,
					     manager_vtable, server);
	if (r >= 0)
		r = gate_install(server);
	if (r >= 0)
		r = listing_init(server);
	return r < 0 ? r : 0;
}

struct server_board *server_find(struct server *server, const char *path)
{
	struct server_board *shown = server->boards;

	while (shown && strcmp(shown->path, path))
		shown = shown->next;
	return shown;
}

static void append(struct server *server, struct server_board *shown)
{
	struct server_board **end = &server->boards;

	while (*end)
		end = &(*end)->next;
	shown->next = NULL;
	*end = shown;
}

static void take_out(struct server_board *shown)
{
	struct server_board **at = &shown->server->boards;

	while (*at && *at != shown)
		at = &(*at)->next;
	if (*at)
		*at = shown->next;
}

int server_add(struct server *server, struct server_board *shown)
{
	const struct board_listener listener = {
		.event = tell_event,
		.public_event = tell_public_event,
		.ahead = tell_ahead,
		.health = tell_health,
		.data = shown,
	};
	int r;

	if (!board_id_is_valid(board_id(shown->board)))
		return -EINVAL;
	shown->server = server;
	snprintf(shown->path, sizeof(shown->path), BUS_BOARD_PATH "/%s", board_id(shown->board));
	if (server_find(server, shown->path))
		return -EEXIST;
	r = name_streams(shown);
	if (r >= 0)
		r = add_interfaces(shown);
	if (r < 0) {
		remove_interfaces(shown);
		return r;
	}
	append(server, shown);
	board_listen(shown->board, &listener);
	return 0;
}

int server_announce(struct server_board *shown)
{
	return sd_bus_emit_object_added(shown->server->bus, shown->path);
}

/* The interfaces are told of while they are still there: sd-bus looks them up. */
void server_remove(struct server_board *shown)
{
	const struct board_listener nobody = {0};

	board_listen(shown->board, &nobody);
	server_stop_board(shown, "The board is taken away before that is decided.");
	sd_bus_emit_object_removed(shown->server->bus, shown->path);
	expectation_clear(&shown->expectation);
	remove_interfaces(shown);
	take_out(shown);
	listing_renew(shown->server);
}

void server_stop(struct server *server)
{
	kept_stop(server, "touchmoved ends before that is read.");
	server_stop_board(&server->absent, "touchmoved ends before that is decided.");
	for (struct server_board *shown = server->boards; shown; shown = shown->next)
		server_stop_board(shown, "touchmoved ends before that is decided.");
	gate_stop(server);
	listing_stop(server);
}
