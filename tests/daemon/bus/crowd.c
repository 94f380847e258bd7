/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Many clients in one process: each follows the public events of all boards, and one more asks for
 * them and never reads. Prints "ready" once all follow, and ends when each has heard as many
 * completed moves as were asked for.
 *
 * usage: crowd CLIENTS MOVES
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <systemd/sd-bus.h>
#include <systemd/sd-event.h>

#define CLIENTS_MOST 1000
#define BOUND	     ((uint64_t)120 * 1000000) /* µs for all of it */
#define EVENTS	     "type='signal',interface='org.touchmove1.Game',member='Event'"

static unsigned int heard[CLIENTS_MOST];
static unsigned int clients, moves, done;
static sd_event *event;

static int on_event(sd_bus_message *message, void *data, sd_bus_error *error)
{
	unsigned int *count = data;
	const char *type;
	uint64_t seq;

	(void)error;
	if (sd_bus_message_read(message, "ts", &seq, &type) < 0 || strcmp(type, "completed") != 0)
		return 0;
	if (++*count == moves && ++done == clients)
		sd_event_exit(event, 0);
	return 0;
}

static int on_bound(sd_event_source *timer, uint64_t when, void *data)
{
	(void)timer, (void)when, (void)data;
	fprintf(stderr, "crowd: %u of %u heard %u moves\n", done, clients, moves);
	return sd_event_exit(event, 1);
}

/* A client that has @data to count in is read; one without is not. */
static int follow(unsigned int *data)
{
	sd_bus *bus = NULL;
	int r = sd_bus_open_user(&bus);

	if (r >= 0)
		r = sd_bus_add_match(bus, NULL, EVENTS, on_event, data);
	if (r >= 0 && data)
		r = sd_bus_attach_event(bus, event, SD_EVENT_PRIORITY_NORMAL);
	return r;
}

int main(int argc, char **argv)
{
	int r;

	if (argc != 3)
		return 2;
	clients = (unsigned int)strtoul(argv[1], NULL, 10);
	moves = (unsigned int)strtoul(argv[2], NULL, 10);
	if (clients > CLIENTS_MOST)
		return 2;
	r = sd_event_default(&event);
	for (unsigned int i = 0; r >= 0 && i < clients; i++)
		r = follow(&heard[i]);
	if (r >= 0)
		r = follow(NULL);
	if (r >= 0)
		r = sd_event_add_time_relative(event, NULL, CLOCK_MONOTONIC, BOUND, 0, on_bound,
					       NULL);
	if (r < 0) {
		fprintf(stderr, "crowd: %s\n", strerror(-r));
		return 1;
	}
	puts("ready");
	fflush(stdout);
	return sd_event_loop(event);
}
