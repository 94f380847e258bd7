/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The sender of a message, by what the bus knows of its connection. */
#ifndef TOUCHMOVE_BUS_SENDER_H
#define TOUCHMOVE_BUS_SENDER_H

#include <stdbool.h>
#include <sys/types.h>
#include <systemd/sd-bus.h>

struct sender {
	uid_t uid;
	const uint32_t *groups; /* all groups of its process when it connected; in @reply */
	size_t group_count;
	sd_bus_message *reply;
};

/*
 * Asks the bus of @bus for the owner of the unique name @name, and waits for the answer.
 * Returns 0 or a negative errno; the caller calls sender_release().
 */
int sender_ask(sd_bus *bus, const char *name, struct sender *sender);
void sender_release(struct sender *sender);

/*
 * Calls @left with @data when an owner of the unique name @name changes, which sender_has_left()
 * explains. Returns 0 or more, or a negative errno; does not wait.
 */
int sender_watch(sd_bus *bus, sd_bus_slot **watched, const char *name,
		 sd_bus_message_handler_t left, void *data);

/* True when the bus tells by @message that a sender has left. */
bool sender_has_left(sd_bus_message *message);

/* False also for a group that this machine does not know. */
bool sender_is_in(const struct sender *sender, const char *group);

#endif
