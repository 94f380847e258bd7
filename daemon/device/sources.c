/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What each kind of device has, as a list and as JSON. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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

/* A device's strings may hold any bytes; the bus and JSON carry clean text only. */
static void add_text(struct json_object *object, const char *key, const char *text)
{
	char clean[DEVICE_TEXT_SIZE];

	snprintf(clean, sizeof(clean), "%s", text);
	text_clean(clean);
	json_object_object_add(object, key, json_object_new_string(clean));
}

static void add(struct json_object *array, const struct device_found *found, bool used)
{
	struct json_object *object = json_object_new_object();

	add_text(object, "spec", found->spec);
	add_text(object, "name", found->name);
	add_text(object, "condition", found->condition);
	json_object_object_add(object, "usable", json_object_new_boolean(found->usable));
	json_object_object_add(object, "used", json_object_new_boolean(used));
	json_object_array_add(array, object);
}

/* True when @used is what a list says of a device whose spec is @spec. */
static bool is_named(const struct source_used *used, const char *spec)
{
	char clean[DEVICE_TEXT_SIZE];

	snprintf(clean, sizeof(clean), "%s", spec);
	text_clean(clean);
	return !strcmp(used->spec, clean);
}

static bool is_used(const struct device_found *found, const struct source_used *used, size_t count)
{
	size_t i = 0;

	while (i < count && !is_named(&used[i], found->spec))
		i++;
	return i < count;
}

static bool is_listed(const struct sources *sources, const struct source_used *used)
{
	size_t i = 0;

	while (i < sources->count && !is_named(used, sources->found[i].spec))
		i++;
	return i < sources->count;
}

/* Of a source that no kind lists: a file, or a device that was taken away. */
static void add_used(struct json_object *array, const struct source_used *used)
{
	struct device_found found = {0};

	snprintf(found.spec, sizeof(found.spec), "%s", used->spec);
	snprintf(found.condition, sizeof(found.condition), "%s", used->condition);
	add(array, &found, true);
}

struct json_object *sources_json(const struct sources *sources, const struct source_used *used,
				 size_t count)
{
	struct json_object *array = json_object_new_array();
	size_t i;

	for (i = 0; i < sources->count; i++)
		add(array, &sources->found[i], is_used(&sources->found[i], used, count));
	for (i = 0; i < count; i++)
		if (used[i].spec[0] && !is_listed(sources, &used[i]))
			add_used(array, &used[i]);
	return array;
}
