/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Sends several methods without arguments to board 1, none of which waits for another's answer, and
 * prints the answers as they come: "INTERFACE.METHOD: done", or the error.
 *
 * usage: orders INTERFACE.METHOD...
 */
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <systemd/sd-bus.h>

static int awaited;

static int on_reply(sd_bus_message *reply, void *data, sd_bus_error *unused)
{
	const sd_bus_error *error = sd_bus_message_get_error(reply);

	(void)unused;
	printf("%s: %s%s%s\n", (const char *)data, error ? error->name : "done", error ? ": " : "",
	       error ? error->message : "");
	awaited--;
	return 0;
}

static int send(sd_bus *bus, char *name)
{
	char interface[100];
	const char *member = strchr(name, '.');
	sd_bus_message *call = NULL;
	int r;

	if (!member)
		return -1;
	snprintf(interface, sizeof(interface), "org.touchmove1.%.*s", (int)(member - name), name);
	r = sd_bus_message_new_method_call(bus, &call, "org.touchmove1", "/org/touchmove1/board/1",
					   interface, member + 1);
	if (r >= 0)
		r = sd_bus_message_set_allow_interactive_authorization(call, true);
	if (r >= 0)
		r = sd_bus_call_async(bus, NULL, call, on_reply, name, 0);
	sd_bus_message_unref(call);
	awaited++;
	return r;
}

int main(int argc, char **argv)
{
	sd_bus *bus = NULL;
	int r = sd_bus_open_system(&bus);

	for (int i = 1; r >= 0 && i < argc; i++)
		r = send(bus, argv[i]);
	while (r >= 0 && awaited) {
		r = sd_bus_process(bus, NULL);
		if (r == 0)
			r = sd_bus_wait(bus, UINT64_MAX);
	}
	sd_bus_flush_close_unref(bus);
	return r < 0;
}
