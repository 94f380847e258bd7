/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The available devices of every kind, for D-Bus and touchmovectl alike. */
#ifndef TOUCHMOVE_SOURCES_H
#define TOUCHMOVE_SOURCES_H

#include <json-c/json.h>

#include "config/configuration.h"
#include "device/device.h"

/* What one look has found, in the order of the kinds. */
struct sources {
	size_t count;
	struct device_found found[];
};

/*
 * Asks each kind of device what it has. That opens and reads devices, and takes as long as they
 * take. Returns a new list, the caller's to free(), or NULL when there is no memory for it.
 */
struct sources *sources_find(const struct configuration *configuration);

/* True when both say the same of the same devices; either may be NULL. */
bool sources_are_same(const struct sources *a, const struct sources *b);

/* A source that a board reads. */
struct source_used {
	const char *spec; /* "" while the board looks for one */
	const char *condition;
};

/*
 * Returns a new array, the caller's to put, with an object for each device: "spec", "name",
 * "condition", "usable", and "used", which is true for the @count of @used alone. One of them
 * that is not there any more is listed as well, with its condition.
 */
struct json_object *sources_json(const struct sources *sources, const struct source_used *used,
				 size_t count);

#endif
