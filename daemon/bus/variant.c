/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Converts between json-c's objects and sd-bus's messages. */
#include <errno.h>
#include <string.h>

#include "bus/variant.h"

static int append_strings(sd_bus_message *message, struct json_object *list)
{
	size_t i;
	int r;

	r = sd_bus_message_open_container(message, 'v', "as");
	if (r >= 0)
		r = sd_bus_message_open_container(message, 'a', "s");
	for (i = 0; r >= 0 && i < json_object_array_length(list); i++)
		r = sd_bus_message_append(
			message, "s", json_object_get_string(json_object_array_get_idx(list, i)));
	if (r >= 0)
		r = sd_bus_message_close_container(message);
	return r < 0 ? r : sd_bus_message_close_container(message);
}

static int append_nested(sd_bus_message *message, struct json_object *object)
{
	int r = sd_bus_message_open_container(message, 'v', "a{sv}");

	if (r >= 0)
		r = variant_append_object(message, object);
	return r < 0 ? r : sd_bus_message_close_container(message);
}

static int append_value(sd_bus_message *message, struct json_object *value)
{
	switch (json_object_get_type(value)) {
	case json_type_int:
		return sd_bus_message_append(message, "v", "x", json_object_get_int64(value));
	case json_type_boolean:
		return sd_bus_message_append(message, "v", "b", json_object_get_boolean(value));
	case json_type_double:
		return sd_bus_message_append(message, "v", "d", json_object_get_double(value));
	case json_type_string:
		return sd_bus_message_append(message, "v", "s", json_object_get_string(value));
	case json_type_array:
		return append_strings(message, value);
	case json_type_object:
		return append_nested(message, value);
	case json_type_null:
		break;
	}
	return -EINVAL;
}

int variant_append_object(sd_bus_message *message, struct json_object *object)
{
	int r = sd_bus_message_open_container(message, 'a', "{sv}");

	json_object_object_foreach(object, key, value)
	{
		if (r >= 0)
			r = sd_bus_message_open_container(message, 'e', "sv");
		if (r >= 0)
			r = sd_bus_message_append(message, "s", key);
		if (r >= 0)
			r = append_value(message, value);
		if (r >= 0)
			r = sd_bus_message_close_container(message);
	}
	return r < 0 ? r : sd_bus_message_close_container(message);
}

/* The largest alignment of a D-Bus type; a text also has its length and a NUL. */
#define ALIGNMENT_MOST 8
#define TEXT_MOST      (ALIGNMENT_MOST + 4 + 1)

static size_t strings_size_most(struct json_object *list)
{
	size_t size = 2 * ALIGNMENT_MOST;
	size_t i;

	for (i = 0; i < json_object_array_length(list); i++) {
		size += TEXT_MOST +
			strlen(json_object_get_string(json_object_array_get_idx(list, i)));
	}
	return size;
}

/* Enough for a number, a text (beyond its own length) and a signature. */
static size_t value_size_most(struct json_object *value)
{
	size_t size = sizeof("a{sv}") + 2 * ALIGNMENT_MOST;

	if (json_object_is_type(value, json_type_string))
		size += TEXT_MOST + (size_t)json_object_get_string_len(value);
	else if (json_object_is_type(value, json_type_array))
		size += strings_size_most(value);
	else if (json_object_is_type(value, json_type_object))
		size += variant_size_most(value);
	return size;
}

size_t variant_size_most(struct json_object *object)
{
	size_t size = 2 * ALIGNMENT_MOST;

	json_object_object_foreach(object, key, value)
	{
		size += ALIGNMENT_MOST + TEXT_MOST + strlen(key) + value_size_most(value);
	}
	return size;
}

static int read_strings(sd_bus_message *message, struct json_object **value)
{
	struct json_object *list = json_object_new_array();
	const char *text;
	int r;

	r = sd_bus_message_enter_container(message, 'a', "s");
	while (r >= 0 && (r = sd_bus_message_read(message, "s", &text)) > 0)
		json_object_array_add(list, json_object_new_string(text));
	if (r >= 0)
		r = sd_bus_message_exit_container(message);
	if (r < 0)
		json_object_put(list);
	else
		*value = list;
	return r;
}

static int read_number(sd_bus_message *message, char type, struct json_object **value)
{
	union {
		uint8_t y;
		int b;
		int16_t n;
		uint16_t q;
		int32_t i;
		uint32_t u;
		int64_t x;
		uint64_t t;
		double d;
	} number = {0};
	int r = sd_bus_message_read_basic(message, type, &number);

	if (r < 0)
		return r;
	switch (type) {
	case 'y':
		*value = json_object_new_int64(number.y);
		break;
	case 'b':
		*value = json_object_new_boolean(number.b);
		break;
	case 'n':
		*value = json_object_new_int64(number.n);
		break;
	case 'q':
		*value = json_object_new_int64(number.q);
		break;
	case 'i':
		*value = json_object_new_int64(number.i);
		break;
	case 'u':
		*value = json_object_new_int64(number.u);
		break;
	case 'x':
		*value = json_object_new_int64(number.x);
		break;
	case 't':
		*value = json_object_new_int64((int64_t)number.t);
		break;
	default:
		*value = json_object_new_double(number.d);
	}
	return r;
}

static int read_contents(sd_bus_message *message, const char *contents, struct json_object **value)
{
	const char *text;
	int r;

	if (!strcmp(contents, "a{sv}"))
		return variant_read_object(message, value);
	if (!strcmp(contents, "as"))
		return read_strings(message, value);
	if (strlen(contents) == 1 && strchr("ybnqiuxtd", contents[0]))
		return read_number(message, contents[0], value);
	if (strlen(contents) != 1 || !strchr("sog", contents[0]))
		return -EBADMSG;
	r = sd_bus_message_read_basic(message, contents[0], &text);
	if (r >= 0)
		*value = json_object_new_string(text);
	return r;
}

int variant_read(sd_bus_message *message, struct json_object **value)
{
	const char *contents;
	char type;
	int r;

	r = sd_bus_message_peek_type(message, &type, &contents);
	if (r <= 0 || type != 'v')
		return r < 0 ? r : -EBADMSG;
	r = sd_bus_message_enter_container(message, 'v', contents);
	if (r < 0)
		return r;
	r = read_contents(message, contents, value);
	return r < 0 ? r : sd_bus_message_exit_container(message);
}

int variant_read_object(sd_bus_message *message, struct json_object **object)
{
	struct json_object *result = json_object_new_object();
	struct json_object *value;
	const char *key;
	int r;

	r = sd_bus_message_enter_container(message, 'a', "{sv}");
	while (r >= 0 && (r = sd_bus_message_enter_container(message, 'e', "sv")) > 0) {
		value = NULL;
		r = sd_bus_message_read(message, "s", &key);
		if (r >= 0)
			r = variant_read(message, &value);
		if (r >= 0)
			json_object_object_add(result, key, value);
		if (r >= 0)
			r = sd_bus_message_exit_container(message);
	}
	if (r >= 0)
		r = sd_bus_message_exit_container(message);
	if (r < 0)
		json_object_put(result);
	else
		*object = result;
	return r;
}
