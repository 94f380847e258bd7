/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What printing events on a bus and from a trace have in common. */
#ifndef TOUCHMOVE_CTL_MONITOR_H
#define TOUCHMOVE_CTL_MONITOR_H

#include <stdbool.h>

#include <json-c/json.h>

/* True for the event with which a game ends. */
bool event_is_the_end(struct json_object *event);

/* Prints @event as one line, JSON or for a person. */
void event_print(struct json_object *event, bool json);

#endif
