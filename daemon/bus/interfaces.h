/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The interfaces; the userdata of the manager's vtable is the struct server, of the others a
 * struct server_board.
 */
#ifndef TOUCHMOVE_BUS_INTERFACES_H
#define TOUCHMOVE_BUS_INTERFACES_H

#include "bus/server.h"

extern const sd_bus_vtable manager_vtable[];
extern const sd_bus_vtable game_vtable[];
extern const sd_bus_vtable player_vtable[];
extern const sd_bus_vtable arbiter_vtable[];

/* True where the public record's game is played without an arbiter (the property Play). */
bool game_is_play(const struct server_board *shown);

/* Emits PropertiesChanged for the properties of the game that @event, a public one, changed. */
void game_emit_changes(struct server_board *shown, const struct event *event);

/*
 * Reads the game's number from @message, and *@pgn from the public record or the arbiter's;
 * the caller frees it. Returns 0 or a negative errno with @error.
 */
int game_read_pgn(sd_bus_message *message, const struct server_board *shown, bool public,
		  char **pgn, sd_bus_error *error);

/* Emits @event as the signal of the public stream or the arbiter's. */
void stream_emit(struct server_board *shown, const struct event *event, bool public);

/* The method EventsSince, of either stream. */
int stream_public_since(sd_bus_message *message, void *userdata, sd_bus_error *error);
int stream_arbiter_since(sd_bus_message *message, void *userdata, sd_bus_error *error);

/*
 * What has the method @member at @path of a board that touchmoved has no more, but of which games
 * are kept; or NULL. It knows nothing but those.
 */
struct server_board *kept_find(struct server *server, const char *path, const char *member);

/* Reads no more, and answers who still waits with @why. */
void kept_stop(struct server *server, const char *why);

/* The methods Games, ExportGame and DeleteGame. */
int kept_list(sd_bus_message *message, void *userdata, sd_bus_error *error);
int kept_export(sd_bus_message *message, void *userdata, sd_bus_error *error);
int kept_remove(sd_bus_message *message, void *userdata, sd_bus_error *error);

/* The method OpenAlerts. */
int stream_open_alerts(sd_bus_message *message, void *userdata, sd_bus_error *error);

#endif
