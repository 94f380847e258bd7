/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What each kind of device has, as a list and as JSON. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "util/keys.h"
#include "device/sources.h"
#include "util/text.h"

/* A list while it grows; NULL: there was no memory for it. */
struct growing {
	struct sources *sources;
};

static size_t size_for(size_t count)
{
	return sizeof(struct sources) + count * sizeof(struct device_found);
}

static void keep(void *data, const struct device_found *found)
{
	struct growing *growing = data;
	struct sources *longer;

	if (!growing->sources)
		return;
	longer = realloc(growing->sources, size_for(growing->sources->count + 1));
	if (longer)
		longer->found[longer->count++] = *found;
	else
		free(growing->sources);
	growing->sources = longer;
}

struct sources *sources_find(const struct configuration *configuration)
{
	struct growing growing = {.sources = calloc(1, size_for(0))};
	size_t i;

	for (i = 0; device_kinds[i]; i++)
		device_kinds[i]->list(configuration, keep, &growing);
	return growing.sources;
}

static bool is_same(const struct device_found *a, const struct device_found *b)
{
	return !strcmp(a->spec, b->spec) && !strcmp(a->name, b->name) &&
	       !strcmp(a->condition, b->condition) && a->usable == b->usable;
}

bool sources_are_same(const struct sources *a, const struct sources *b)
{
	size_t i;

	if (!a || !b || a->count != b->count)
		return a == b;
	for (i = 0; i < a->count; i++)
		if (!is_same(&a->found[i], &b->found[i]))
			return false;
	return true;
}

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

static void add(struct listing *listing, const struct device_found *found)
{
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

struct json_object *sources_json(const struct sources *sources, const char *used,
				 const char *condition)
{
	struct listing listing = {.array = json_object_new_array(), .used = used};
	size_t i;

	for (i = 0; i < sources->count; i++)
		add(&listing, &sources->found[i]);
	if (used && used[0] && !listing.seen)
		add_used(&listing, condition);
	return listing.array;
}
