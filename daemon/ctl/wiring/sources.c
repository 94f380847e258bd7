/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Lists the connected boards. A running daemon is asked first: it may open devices that the
 * user may not, and knows which one it reads. Without a daemon the devices are enumerated
 * here.
 */
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <systemd/sd-bus.h>

#include "bus/names.h"
#include "bus/variant.h"
#include "util/keys.h"
#include "device/sources.h"
#include "ctl/monitor.h"
#include "ctl/wiring/wiring.h"

static int read_sources(sd_bus_message *reply, struct json_object *array)
{
	struct json_object *object;
	int r;

	r = sd_bus_message_enter_container(reply, 'a', "a{sv}");
	while (r >= 0 && (r = sd_bus_message_at_end(reply, false)) == 0) {
		r = variant_read_object(reply, &object);
		if (r >= 0)
			json_object_array_add(array, object);
	}
	return r < 0 ? r : 0;
}

/* The daemon's list as a new array, or NULL when it does not answer. */
static struct json_object *ask_daemon(const struct ctl *ctl)
{
	struct json_object *array = NULL;
	sd_bus_message *reply = NULL;
	sd_bus *bus = NULL;
	int r;

	r = ctl->user ? sd_bus_open_user(&bus) : sd_bus_open_system(&bus);
	if (r >= 0)
		r = sd_bus_call_method(bus, BUS_NAME, BUS_PATH, BUS_MANAGER, "ListSources", NULL,
				       &reply, NULL);
	if (r >= 0) {
		array = json_object_new_array();
		r = read_sources(reply, array);
	}
	if (r < 0) {
		json_object_put(array);
		array = NULL;
	}
	sd_bus_message_unref(reply);
	sd_bus_flush_close_unref(bus);
	return array;
}

static void print_source(const struct ctl *ctl, struct json_object *source)
{
	struct json_object *used;

	if (ctl->json) {
		event_print(source, true);
		return;
	}
	json_object_object_get_ex(source, "used", &used);
	printf("%-26s %s%s%s%s\n", text_of(source, "spec"), text_of(source, "name"),
	       text_of(source, "name")[0] ? ": " : "", text_of(source, "condition"),
	       json_object_get_boolean(used) ? " (read by touchmoved)" : "");
}

/* The same list, enumerated here. */
static struct json_object *look(const struct configuration *configuration)
{
	struct sources *found = sources_find(configuration);
	struct json_object *array = found ? sources_json(found, NULL, 0) : NULL;

	free(found);
	return array;
}

int ctl_sources(const struct ctl *ctl)
{
	struct configuration configuration;
	struct json_object *sources = ctl->configuration ? NULL : ask_daemon(ctl);
	size_t count;
	size_t i;

	if (!sources) {
		if (ctl_configuration(ctl, &configuration) != EXIT_DONE)
			return EXIT_INPUT;
		sources = look(&configuration);
		if (!sources)
			return ctl_complain(EXIT_ENVIRONMENT, "no memory to look for boards");
	}
	count = json_object_array_length(sources);
	for (i = 0; i < count; i++)
		print_source(ctl, json_object_array_get_idx(sources, i));
	json_object_put(sources);
	if (!count && !ctl->json)
		puts("no board is there");
	return EXIT_DONE;
}
