/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * sd-bus would read the groups from /proc, which the service need not see, and which shows
 * another process if the sender has gone. The bus has the groups from the kernel, as they
 * were when the sender connected.
 */
#include <errno.h>
#include <grp.h>
#include <stdio.h>
#include <string.h>

#include "bus/sender.h"

static int read_uid(struct sender *sender)
{
	uint32_t uid;
	int r = sd_bus_message_read(sender->reply, "v", "u", &uid);

	if (r >= 0)
		sender->uid = uid;
	return r;
}

static int read_groups(struct sender *sender)
{
	const void *groups;
	size_t size;
	int r;

	r = sd_bus_message_enter_container(sender->reply, 'v', "au");
	if (r >= 0)
		r = sd_bus_message_read_array(sender->reply, 'u', &groups, &size);
	if (r < 0)
		return r;
	sender->groups = groups;
	sender->group_count = size / sizeof(uint32_t);
	return sd_bus_message_exit_container(sender->reply);
}

/* Returns more than 0 when the answer contains the user. */
static int read_credentials(struct sender *sender)
{
	bool told = false;
	const char *key;
	int r;

	r = sd_bus_message_enter_container(sender->reply, 'a', "{sv}");
	while (r >= 0 && (r = sd_bus_message_enter_container(sender->reply, 'e', "sv")) > 0) {
		r = sd_bus_message_read(sender->reply, "s", &key);
		if (r < 0)
			break;
		if (!strcmp(key, "UnixUserID")) {
			r = read_uid(sender);
			told = true;
		} else if (!strcmp(key, "UnixGroupIDs")) {
			r = read_groups(sender);
		} else {
			r = sd_bus_message_skip(sender->reply, "v");
		}
		if (r >= 0)
			r = sd_bus_message_exit_container(sender->reply);
	}
	return r < 0 ? r : told;
}

int sender_ask(sd_bus *bus, const char *name, struct sender *sender)
{
	int r;

	*sender = (struct sender){0};
	r = sd_bus_call_method(bus, "org.freedesktop.DBus", "/org/freedesktop/DBus",
			       "org.freedesktop.DBus", "GetConnectionCredentials", NULL,
			       &sender->reply, "s", name);
	if (r >= 0)
		r = read_credentials(sender);
	if (r > 0)
		return 0;
	sender_release(sender);
	return r < 0 ? r : -ENODATA;
}

void sender_release(struct sender *sender)
{
	sender->reply = sd_bus_message_unref(sender->reply);
	sender->groups = NULL;
	sender->group_count = 0;
}

int sender_watch(sd_bus *bus, sd_bus_slot **watched, const char *name,
		 sd_bus_message_handler_t left, void *data)
{
	char match[200];

	snprintf(match, sizeof(match),
		 "type='signal',sender='org.freedesktop.DBus',interface='org.freedesktop.DBus',"
		 "member='NameOwnerChanged',arg0='%s'",
		 name);
	return sd_bus_add_match_async(bus, watched, match, left, NULL, data);
}

bool sender_has_left(sd_bus_message *message)
{
	const char *name, *before, *after;

	return sd_bus_message_read(message, "sss", &name, &before, &after) >= 0 && !after[0];
}

bool sender_is_in(const struct sender *sender, const char *group)
{
	const struct group *entry = getgrnam(group);
	size_t i;

	for (i = 0; entry && i < sender->group_count; i++)
		if (sender->groups[i] == entry->gr_gid)
			return true;
	return false;
}
