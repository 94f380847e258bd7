/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The objects on the bus, and the manager's and the board's own interfaces. */
#include <errno.h>
#include <stdio.h>
#include <string.h>

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

static int list_boards(sd_bus_message *message, void *userdata, sd_bus_error *error)
{
	struct server *server = userdata;

	(void)error;
	return sd_bus_reply_method_return(message, "ao", 1, server->path);
}

static const sd_bus_vtable manager_vtable[] = {
	SD_BUS_VTABLE_START(0),
	SD_BUS_PROPERTY("Version", "s", get_version, 0, SD_BUS_VTABLE_PROPERTY_CONST),
	SD_BUS_METHOD_WITH_NAMES("ListBoards", "", "", "ao", SD_BUS_PARAM(boards), list_boards,
				 SD_BUS_VTABLE_UNPRIVILEGED),
	SD_BUS_METHOD_WITH_NAMES("ListSources", "", "", "aa{sv}", SD_BUS_PARAM(sources),
				 listing_give, SD_BUS_VTABLE_UNPRIVILEGED),
	SD_BUS_SIGNAL_WITH_NAMES("SourcesChanged", "", "", 0),
	SD_BUS_VTABLE_END,
};

static int get_board_text(sd_bus *bus, const char *path, const char *interface,
			  const char *property, sd_bus_message *reply, void *userdata,
			  sd_bus_error *error)
{
	const struct server *server = userdata;
	const char *text = board_health_name(server->board);

	(void)bus, (void)path, (void)interface, (void)error;
	if (!strcmp(property, "Id"))
		text = board_id(server->board);
	else if (!strcmp(property, "StreamId"))
		text = server->stream_id;
	else if (!strcmp(property, "Source"))
		text = board_source(server->board);
	else if (!strcmp(property, "Condition"))
		text = board_condition(server->board);
	return sd_bus_message_append(reply, "s", text);
}

static int get_time(sd_bus *bus, const char *path, const char *interface, const char *property,
		    sd_bus_message *reply, void *userdata, sd_bus_error *error)
{
	const struct server *server = userdata;

	(void)bus, (void)path, (void)interface, (void)property, (void)error;
	server->hooks.catch_up(server->hooks.data);
	return sd_bus_message_append(reply, "x", board_now(server->board));
}

static int get_speed(sd_bus *bus, const char *path, const char *interface, const char *property,
		     sd_bus_message *reply, void *userdata, sd_bus_error *error)
{
	const struct server *server = userdata;

	(void)bus, (void)path, (void)interface, (void)property, (void)error;
	return sd_bus_message_append(reply, "d", server->speed);
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
	struct server *server = data;

	listing_renew(server);
	sd_bus_emit_properties_changed(server->bus, server->path, BUS_BOARD, "Health", "Condition",
				       "Source", NULL);
	if (board_is_finished(server->board))
		sd_bus_emit_properties_changed(server->bus, server->path, BUS_GAME, "Clocks", NULL);
}

static void tell_event(void *data, const struct event *event)
{
	stream_emit(data, event, false);
}

static void tell_public_event(void *data, const struct event *event)
{
	stream_emit(data, event, true);
	game_emit_changes(data, event);
}

static int add_interfaces(struct server *server)
{
	static const struct {
		const char *name;
		const sd_bus_vtable *vtable;
	} interfaces[] = {
		{BUS_BOARD, board_vtable},
		{BUS_GAME, game_vtable},
		{BUS_PLAYER, player_vtable},
		{BUS_ARBITER, arbiter_vtable},
	};
	size_t i;
	int r = 0;

	for (i = 0; r >= 0 && i < sizeof(interfaces) / sizeof(interfaces[0]); i++)
		r = sd_bus_add_object_vtable(server->bus, NULL, server->path, interfaces[i].name,
					     interfaces[i].vtable, server);
	return r;
}

/* Where nothing is kept event numbers begin at 1 in each run, so each run has an id of its own. */
static int name_streams(struct server *server)
{
	const char *kept = board_stream(server->board);
	sd_id128_t id;
	int r = 0;

	if (kept[0]) {
		snprintf(server->stream_id, sizeof(server->stream_id), "%s", kept);
		return 0;
	}
	r = sd_id128_randomize(&id);

	if (r >= 0)
		sd_id128_to_string(id, server->stream_id);
	return r;
}

int server_init(struct server *server)
{
	struct board_listener listener = {
		.event = tell_event,
		.public_event = tell_public_event,
		.health = tell_health,
		.data = server,
	};
	int r;

	if (!board_id_is_valid(board_id(server->board)))
		return -EINVAL;
	snprintf(server->path, sizeof(server->path), BUS_BOARD_PATH "/%s", board_id(server->board));
	r = name_streams(server);
	if (r >= 0)
		r = sd_bus_add_object_manager(server->bus, NULL, BUS_PATH);
	if (r >= 0)
		r = sd_bus_add_object_vtable(server->bus, NULL, BUS_PATH, BUS_MANAGER,
					     manager_vtable, server);
	if (r >= 0)
		r = add_interfaces(server);
	if (r >= 0)
		r = gate_install(server);
	if (r >= 0)
		r = listing_init(server);
	if (r >= 0)
		board_listen(server->board, &listener);
	return r < 0 ? r : 0;
}

int server_announce(struct server *server)
{
	return sd_bus_emit_object_added(server->bus, server->path);
}
