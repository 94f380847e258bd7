/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * How the feeds do, for "touchmovectl feeds": org.touchmove1.Gateway on the bus, a name of the
 * gateway's own with one method that anybody may call. It tells of feeds alone, never the token or
 * the address of a client.
 */
#ifndef TOUCHMOVE_FEED_STATUS_H
#define TOUCHMOVE_FEED_STATUS_H

#include "feed/livechess_server.h"
#include "feed/pairings_file.h"
#include "feed/pgn_folder.h"
#include "feed/push_client.h"
#include "feed/web.h"

/* What is told of; all stay the caller's, and are zero where they do not serve. */
struct status {
	const struct boards *boards;
	const struct round *round;
	const struct livechess_server *livechess;
	const struct web *web;
	struct pgn_folder *files;
	const struct pairings_file *pairings;
	const struct push_client *push;
	sd_bus_slot *slot;
};

/*
 * Answers on @bus under the gateway's name. Returns 0, or a negative errno: -EEXIST where another
 * gateway has the name.
 */
int status_open(struct status *status, sd_bus *bus);
void status_close(struct status *status);

/*
 * The feeds, each an object: feed, place, state (serving, failing, waiting, cut), and where they
 * apply connections, refused, error, since and taken (ISO 8601). A new array, the caller's to put.
 */
struct json_object *status_list(const struct status *status);

#endif
