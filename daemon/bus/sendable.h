/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What a damaged row of the store may hold, and a message may not. */
#ifndef TOUCHMOVE_BUS_SENDABLE_H
#define TOUCHMOVE_BUS_SENDABLE_H

#include <stdbool.h>

#include <json-c/json.h>

/*
 * True where variant_append_object() can append @object, and a bus hands it on: all texts clean
 * (text.h), lists of texts alone, nothing null, no deeper than any event.
 */
bool is_sendable(struct json_object *object);

#endif
