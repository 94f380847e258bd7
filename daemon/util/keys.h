/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Reads the keys of an event's JSON, for programs that show events. */
#ifndef TOUCHMOVE_KEYS_H
#define TOUCHMOVE_KEYS_H

#include <stdint.h>

#include <json-c/json.h>

/* The text of @key, owned by the object; "" if it is missing. */
static inline const char *text_of(struct json_object *event, const char *key)
{
	struct json_object *value;

	if (!json_object_object_get_ex(event, key, &value) ||
	    !json_object_is_type(value, json_type_string))
		return "";
	return json_object_get_string(value);
}

/* The number of @key, or 0 if it is missing. */
static inline int64_t number_of(struct json_object *event, const char *key)
{
	struct json_object *value;

	return json_object_object_get_ex(event, key, &value) ? json_object_get_int64(value) : 0;
}

#endif
