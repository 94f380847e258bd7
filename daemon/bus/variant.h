/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * JSON objects as D-Bus dictionaries and back: numbers are x, strings s,
 * booleans b, lists of strings as, objects a{sv}.
 */
#ifndef TOUCHMOVE_BUS_VARIANT_H
#define TOUCHMOVE_BUS_VARIANT_H

#include <json-c/json.h>
#include <systemd/sd-bus.h>

/* Appends @object as a{sv}. Returns 0 or more, or a negative errno. */
int variant_append_object(sd_bus_message *message, struct json_object *object);

/* The most bytes that variant_append_object() adds to a message, wherever it stands there. */
size_t variant_size_most(struct json_object *object);

/* Reads an a{sv} into a new object, the caller's to put. Returns 0 or more, or a negative errno. */
int variant_read_object(sd_bus_message *message, struct json_object **object);

/* Reads one variant into a new value. Returns 0 or more, or a negative errno. */
int variant_read(sd_bus_message *message, struct json_object **value);

#endif
