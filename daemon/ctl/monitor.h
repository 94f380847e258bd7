/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Prints events, from the bus or from a trace. */
#ifndef TOUCHMOVE_CTL_MONITOR_H
#define TOUCHMOVE_CTL_MONITOR_H

#include <stdbool.h>

#include <json-c/json.h>

/* True for the event that ends a game. */
bool event_is_the_end(struct json_object *event);

/* Prints @event as one line: JSON, or text for a person. */
void event_print(struct json_object *event, bool json);

#endif
