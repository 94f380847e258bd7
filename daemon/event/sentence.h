/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The parts of an alert's sentences, in the reader's language; event.h has the whole. */
#ifndef TOUCHMOVE_SENTENCE_H
#define TOUCHMOVE_SENTENCE_H

#include <json-c/json.h>

#include <stddef.h>

/*
 * Of an alert as event_json() gives it: what happened, and what a confirmation costs, which is
 * empty where that is nothing, or not known. Room for ALERT_TEXT_SIZE is enough.
 */
void alert_json_grounds(struct json_object *event, char *text, size_t size);
void alert_json_cost(struct json_object *event, char *text, size_t size);

#endif
