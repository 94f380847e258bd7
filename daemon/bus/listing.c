/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * A call of ListSources is answered
 * - at once, from a list that is not older than a second, nor than the board's last change of
 * health;
 * - otherwise with the next look, for not everything that a list says is announced by the kernel
 *   (who holds a line, whether a board's hardware answers);
 * - but after a second from the last list, where there is one, while a device does not answer.
 */
#include <stdlib.h>
#include <sys/epoll.h>

#include "bus/discreet.h"
#include "bus/listing.h"
#include "bus/variant.h"

/* Any client may call; calls must not cause more than about one look a second. */
#define FRESH_US ((uint64_t)1000000)

/* A look takes milliseconds, unless a device does not answer. */
#define PATIENCE_US ((uint64_t)1000000)

static int append_sources(sd_bus_message *reply, struct json_object *sources)
{
	size_t count = json_object_array_length(sources);
	size_t i;
	int r;

	r = sd_bus_message_open_container(reply, 'a', "a{sv}");
	for (i = 0; r >= 0 && i < count; i++)
		r = variant_append_object(reply, json_object_array_get_idx(sources, i));
	return r < 0 ? r : sd_bus_message_close_container(reply);
}

/* Devices that are read may have gone since the look; what their boards know of them is newer. */
static struct json_object *known_sources(const struct server *server)
{
	size_t count = 0;
	struct source_used *used;
	struct json_object *sources;

	for (const struct server_board *shown = server->boards; shown; shown = shown->next)
		count++;
	used = calloc(count + 1, sizeof(*used));
	if (!used)
		return sources_json(server->listing.known, NULL, 0);
	count = 0;
	for (const struct server_board *shown = server->boards; shown; shown = shown->next)
		used[count++] = (struct source_used){
			.spec = board_source(shown->board),
			.condition = board_condition(shown->board),
		};
	sources = sources_json(server->listing.known, used, count);
	free(used);
	return sources;
}

static int answer_known(sd_bus_message *call, const struct server *server)
{
	struct json_object *sources = known_sources(server);
	sd_bus_message *reply = NULL;
	int r = sd_bus_message_new_method_return(call, &reply);

	if (r >= 0)
		r = append_sources(reply, sources);
	if (r >= 0)
		r = discreet_send(reply);
	sd_bus_message_unref(reply);
	json_object_put(sources);
	return r;
}

static int answer(sd_bus_message *call, const struct server *server)
{
	if (server->listing.known)
		return answer_known(call, server);
	return sd_bus_reply_method_errorf(call, SD_BUS_ERROR_NO_MEMORY,
					  "There was no memory to look for boards.");
}

/* Answers the calls that wait for look number @look or one before it. */
static void answer_up_to(struct server *server, uint64_t look)
{
	for (size_t i = 0; i < SERVER_LISTINGS; i++) {
		struct server_asked *asked = &server->listing.asked[i];

		if (!asked->call || asked->look > look)
			continue;
		answer(asked->call, server);
		asked->call = sd_bus_message_unref(asked->call);
	}
}

/* The first list is no change of any. */
static void take(struct server *server, struct sources *found)
{
	struct server_listing *listing = &server->listing;
	bool changed = listing->known && !sources_are_same(listing->known, found);

	free(listing->known);
	listing->known = found;
	if (changed)
		sd_bus_emit_signal(server->bus, BUS_PATH, BUS_MANAGER, "SourcesChanged", NULL);
}

static int on_looked(sd_event_source *source, int fd, uint32_t events, void *data)
{
	struct server *server = data;
	struct sources *found;

	(void)source, (void)fd, (void)events;
	server->listing.look = lister_take(server->lister, &found);
	server->listing.at = device_clock();
	if (found)
		take(server, found);
	answer_up_to(server, server->listing.look);
	return 0;
}

/* Without any list the calls wait on: the first list answers them. */
static int on_impatience(sd_event_source *timer, uint64_t usec, void *data)
{
	struct server *server = data;

	(void)timer, (void)usec;
	server->listing.patience = false;
	if (server->listing.known)
		answer_up_to(server, UINT64_MAX);
	return 0;
}

static void bound_wait(struct server *server)
{
	if (server->listing.patience)
		return;
	server->listing.patience =
		sd_event_add_time_relative(sd_bus_get_event(server->bus), NULL, CLOCK_MONOTONIC,
					   PATIENCE_US, 0, on_impatience, server) >= 0;
}

static bool is_fresh(const struct server_listing *listing)
{
	return listing->look >= listing->needed && listing->known &&
	       device_clock() - listing->at < FRESH_US;
}

/* Keeps @call until the look that it needs has ended; false when too many wait. */
static bool keep_call(struct server *server, sd_bus_message *call)
{
	struct server_listing *listing = &server->listing;
	size_t place = 0;

	while (place < SERVER_LISTINGS && listing->asked[place].call)
		place++;
	if (place == SERVER_LISTINGS)
		return false;
	listing->asked[place] = (struct server_asked){
		.call = sd_bus_message_ref(call),
		/* The first one began with the daemon. */
		.look = listing->look ? lister_ask(server->lister) : 1,
	};
	bound_wait(server);
	return true;
}

int listing_give(sd_bus_message *message, void *userdata, sd_bus_error *error)
{
	struct server *server = userdata;

	if (!server->lister)
		return sd_bus_error_set(error, SD_BUS_ERROR_NO_MEMORY,
					"Nothing looks for boards: there was no memory for it.");
	if (is_fresh(&server->listing))
		return answer(message, server);
	if (keep_call(server, message))
		return 1;
	if (server->listing.known)
		return answer(message, server);
	return sd_bus_error_set(error, SD_BUS_ERROR_LIMITS_EXCEEDED,
				"Too many calls wait for the first look at the boards.");
}

void listing_renew(struct server *server)
{
	if (server->lister)
		server->listing.needed = lister_ask(server->lister);
}

void listing_stop(struct server *server)
{
	if (server->listing.known)
		answer_up_to(server, UINT64_MAX);
	for (size_t i = 0; i < SERVER_LISTINGS; i++) {
		struct server_asked *asked = &server->listing.asked[i];

		if (asked->call)
			sd_bus_reply_method_errorf(
				asked->call, BUS_ERROR_UNDECIDED,
				"touchmoved ends before the boards have been looked at.");
		asked->call = sd_bus_message_unref(asked->call);
	}
	free(server->listing.known);
	server->listing.known = NULL;
}

int listing_init(struct server *server)
{
	int r;

	if (!server->lister)
		return 0;
	r = sd_event_add_io(sd_bus_get_event(server->bus), NULL, lister_fd(server->lister), EPOLLIN,
			    on_looked, server);
	return r < 0 ? r : 0;
}
