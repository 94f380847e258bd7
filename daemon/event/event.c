/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Events as JSON, by their rows (row.h). line.c and sentence.c write them for people. */
#include "event/row.h"
#include "util/keys.h"
#include "util/words.h"

static const struct event_row *row_of(const struct event *event)
{
	return &event_rows[event->verdict.kind];
}

const char *event_type(const struct event *event)
{
	return event_type_words[row_of(event)->type];
}

enum event_type event_json_type(struct json_object *event)
{
	int type = word_find(event_type_words, text_of(event, "type"));

	return type < 0 ? EVENT_NONE : (enum event_type)type;
}

bool event_is_public(const struct laws_verdict *verdict)
{
	return event_rows[verdict->kind].stream == EVENT_TO_BOTH;
}

static bool is_there(const struct event_key *key, const struct event *event, bool public)
{
	if (key->only == (public ? KEY_FOR_ARBITER : KEY_FOR_PUBLIC))
		return false;
	if (event->verdict.kind == LAWS_VERDICT_ALERT &&
	    !event_key_is_of(key, event->verdict.alert.kind))
		return false;
	return !key->applies || key->applies(&event->verdict);
}

static void fill(struct json_object *body, const struct event_key *keys, const struct event *event,
		 bool public);

static struct json_object *value_of(const struct event_key *key, const struct event *event,
				    bool public)
{
	struct json_object *object;

	if (key->give)
		return key->give(event);
	object = json_object_new_object();
	fill(object, key->keys, event, public);
	if (json_object_object_length(object))
		return object;
	json_object_put(object);
	return NULL;
}

/* @key must be a literal. */
static void add(struct json_object *body, const char *key, struct json_object *value)
{
	if (value)
		json_object_object_add_ex(body, key, value, JSON_C_OBJECT_ADD_CONSTANT_KEY);
}

/* Appends the values of @keys that are there, in their order. */
static void fill(struct json_object *body, const struct event_key *keys, const struct event *event,
		 bool public)
{
	for (; !event_keys_end(keys); keys++) {
		if (!is_there(keys, event, public))
			continue;
		if (keys->name)
			add(body, keys->name, value_of(keys, event, public));
		else
			fill(body, keys->keys, event, public);
	}
}

static void fill_body(struct json_object *body, const struct event *event, bool public)
{
	if (row_of(event)->keys)
		fill(body, row_of(event)->keys, event, public);
	fill(body, event_tail_keys, event, public);
}

struct json_object *event_body(const struct event *event, bool public)
{
	struct json_object *body = json_object_new_object();

	fill_body(body, event, public);
	return body;
}

struct json_object *event_json(const struct event *event, bool public)
{
	struct json_object *object = json_object_new_object();

	fill(object, event_head_keys, event, public);
	fill_body(object, event, public);
	return object;
}
