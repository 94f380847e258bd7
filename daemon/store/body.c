/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* An event as it is kept, published and compared. */
#include <string.h>

#include "store/store.h"

char *store_body(const struct event *event, bool public)
{
	struct json_object *object = event_json(event, public);
	char *text = strdup(json_object_to_json_string_ext(
		object, JSON_C_TO_STRING_PLAIN | JSON_C_TO_STRING_NOSLASHESCAPE));

	json_object_put(object);
	return text;
}
