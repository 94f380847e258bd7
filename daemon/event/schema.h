/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The rows of the events (row.h) as a JSON schema, draft 2020-12. */
#ifndef TOUCHMOVE_SCHEMA_H
#define TOUCHMOVE_SCHEMA_H

#include <json-c/json.h>

#include "event/row.h"

/*
 * The keys that one kind of event can have together in one stream; for an alert those of its
 * kind.
 */
struct event_variant {
	const struct event_row *row;
	bool public;
	int alert; /* enum laws_alert_kind, or -1 if it is no alert */
};

/* Calls @take with each variant of a stream, in the order of the rows. */
void event_variants(bool public, void (*take)(const struct event_variant *variant, void *data),
		    void *data);

/* True when @key is one of @variant's. */
bool event_variant_has(const struct event_variant *variant, const struct event_key *key);

/* "game-started", "alert-no-move" … */
#define EVENT_VARIANT_SIZE 48
void event_variant_name(const struct event_variant *variant, char name[EVENT_VARIANT_SIZE]);

/*
 * The schema, new, which the caller puts: that of the arbiter's stream, with the public
 * stream's in its $defs as "public".
 */
struct json_object *event_schema(void);

#endif
