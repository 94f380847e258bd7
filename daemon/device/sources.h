/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The available devices of every kind, for D-Bus and touchmovectl alike. */
#ifndef TOUCHMOVE_SOURCES_H
#define TOUCHMOVE_SOURCES_H

#include <json-c/json.h>

#include "config/configuration.h"

/*
 * Returns a new array, the caller's to put, with an object for each device: "spec", "name",
 * "condition", "usable", and "used", which is true for @used alone. @used may be NULL; if
 * it is not there any more it is listed as well, with its @condition.
 */
struct json_object *sources_json(const struct configuration *configuration, const char *used,
				 const char *condition);

#endif
