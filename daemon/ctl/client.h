/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The connection to touchmoved, for one board. Errors go to standard error, one line each. */
#ifndef TOUCHMOVE_CTL_CLIENT_H
#define TOUCHMOVE_CTL_CLIENT_H

#include <json-c/json.h>
#include <systemd/sd-bus.h>

#include "bus/names.h"
#include "ctl/ctl.h"

struct client {
	const struct ctl *ctl;
	sd_bus *bus;
	char path[sizeof(BUS_BOARD_PATH) + 1 + BOARD_ID_MAX]; /* "" before a board is chosen */
};

/* The boards of a daemon. */
struct client_boards {
	char (*ids)[BOARD_ID_MAX + 1];
	size_t count;
};

/* Connects to the bus that the options name. Whether touchmoved runs is not yet checked. */
int client_connect(struct client *client, const struct ctl *ctl);

/* Chooses the board that --board names, or the only one there is. */
int client_choose(struct client *client);

/* Both. */
int client_open(struct client *client, const struct ctl *ctl);
void client_close(struct client *client);

/* The boards that there are, which the caller frees with client_boards_free(). */
int client_boards(struct client *client, struct client_boards *boards);
void client_boards_free(struct client_boards *boards);

/* Chooses the board @id. */
void client_turn_to(struct client *client, const char *id);

/* Begins a call of @member on @interface of the board; the caller appends and unrefs. */
int client_new_call(struct client *client, const char *interface, const char *member,
		    sd_bus_message **message);

/* Sends @message and waits; the reply (unless @reply is NULL) is the caller's. */
int client_call(struct client *client, sd_bus_message *message, sd_bus_message **reply);

/* As client_call(), without a timeout: an order may wait long for its decision. */
int client_order(struct client *client, sd_bus_message *message, sd_bus_message **reply);

/* All properties of @interface as a new object, the caller's to put. */
int client_properties(struct client *client, const char *interface, struct json_object **object);

/* True when someone owns touchmoved's name. */
bool client_daemon_is_there(struct client *client);

/* Prints the error for a touchmoved that does not run. Returns the exit code. */
int client_complain_absent(const struct client *client);

#endif
