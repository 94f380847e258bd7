/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Lists the devices of every kind. */
#include <stdio.h>
#include <string.h>

#include "device/device.h"
#include "util/keys.h"
#include "device/sources.h"
#include "util/text.h"

struct listing {
	struct json_object *array;
	const char *used;
	bool seen; /* the source in use was found */
};

/* A device's strings may hold any bytes; the bus and JSON carry clean text only. */
static void add_text(struct json_object *object, const char *key, const char *text)
{
	char clean[DEVICE_TEXT_SIZE];

	snprintf(clean, sizeof(clean), "%s", text);
	text_clean(clean);
	json_object_object_add(object, key, json_object_new_string(clean));
}

static void add(void *data, const struct device_found *found)
{
	struct listing *listing = data;
	struct json_object *object = json_object_new_object();
	bool used;

	add_text(object, "spec", found->spec);
	add_text(object, "name", found->name);
	add_text(object, "condition", found->condition);
	used = listing->used && !strcmp(listing->used, text_of(object, "spec"));
	if (used)
		listing->seen = true;
	json_object_object_add(object, "usable", json_object_new_boolean(found->usable));
	json_object_object_add(object, "used", json_object_new_boolean(used));
	json_object_array_add(listing->array, object);
}

/* Adds the source in use if no kind lists it: a file, or a device that was taken away. */
static void add_used(struct listing *listing, const char *condition)
{
	struct device_found found = {0};

	snprintf(found.spec, sizeof(found.spec), "%s", listing->used);
	text_clean(found.spec);
	listing->used = found.spec;
	snprintf(found.condition, sizeof(found.condition), "%s", condition);
	add(listing, &found);
}

struct json_object *sources_json(const struct configuration *configuration, const char *used,
				 const char *condition)
{
	struct listing listing = {.array = json_object_new_array(), .used = used};
	size_t i;

	for (i = 0; device_kinds[i]; i++)
		device_kinds[i]->list(configuration, add, &listing);
	if (used && used[0] && !listing.seen)
		add_used(&listing, condition);
	return listing.array;
}
