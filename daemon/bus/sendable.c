/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include <string.h>

#include "bus/sendable.h"
#include "util/text.h"

/* An alert has its evidence, and that a list. A bus bears 64 containers, of which each takes three.
 */
#define DEPTH_MOST 8

static bool is_text(struct json_object *value)
{
	return json_object_is_type(value, json_type_string) &&
	       text_is_clean(json_object_get_string(value),
			     (size_t)json_object_get_string_len(value));
}

static bool is_list(struct json_object *value)
{
	for (size_t i = 0; i < json_object_array_length(value); i++)
		if (!is_text(json_object_array_get_idx(value, i)))
			return false;
	return true;
}

static bool is_object(struct json_object *object, unsigned int depth);

static bool is_value(struct json_object *value, unsigned int depth)
{
	switch (json_object_get_type(value)) {
	case json_type_int:
	case json_type_boolean:
	case json_type_double:
		return true;
	case json_type_string:
		return is_text(value);
	case json_type_array:
		return is_list(value);
	case json_type_object:
		return is_object(value, depth + 1);
	case json_type_null:
		break;
	}
	return false;
}

static bool is_object(struct json_object *object, unsigned int depth)
{
	if (depth > DEPTH_MOST)
		return false;
	json_object_object_foreach(object, key, value)
	{
		if (!text_is_clean(key, strlen(key)) || !is_value(value, depth))
			return false;
	}
	return true;
}

bool is_sendable(struct json_object *object)
{
	return json_object_is_type(object, json_type_object) && is_object(object, 1);
}
