/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Writes the JSON schema. It is strict: it allows no key that is not in a row, and no word
 * that is not in a list.
 */
#include <limits.h>
#include <stdio.h>
#include <string.h>

#include "event/schema.h"

static void add(struct json_object *object, const char *key, struct json_object *value)
{
	json_object_object_add(object, key, value);
}

static void add_text(struct json_object *object, const char *key, const char *text)
{
	add(object, key, json_object_new_string(text));
}

void event_variants(bool public, void (*take)(const struct event_variant *variant, void *data),
		    void *data)
{
	for (size_t i = 0; i < EVENT_ROWS; i++) {
		struct event_variant variant = {.row = &event_rows[i], .public = public};
		enum event_stream stream = variant.row->stream;

		variant.alert = -1;
		if (stream == EVENT_TO_NOBODY || (public && stream != EVENT_TO_BOTH))
			continue;
		if (variant.row->type != EVENT_ALERT)
			take(&variant, data);
		else
			for (variant.alert = 0; variant.alert < LAWS_ALERTS; variant.alert++)
				take(&variant, data);
	}
}

bool event_variant_has(const struct event_variant *variant, const struct event_key *key)
{
	if (key->only == (variant->public ? KEY_FOR_ARBITER : KEY_FOR_PUBLIC))
		return false;
	return variant->alert < 0 || event_key_is_of(key, (enum laws_alert_kind)variant->alert);
}

static const struct laws_alert_info *alert_of(const struct event_variant *variant)
{
	return laws_alert_info((enum laws_alert_kind)variant->alert);
}

static const char *alert_word_of(const struct event_variant *variant)
{
	return alert_of(variant)->word;
}

void event_variant_name(const struct event_variant *variant, char name[EVENT_VARIANT_SIZE])
{
	const char *detail = variant->alert < 0 ? variant->row->state : alert_word_of(variant);

	snprintf(name, EVENT_VARIANT_SIZE, "%s%s%s", event_type_words[variant->row->type],
		 detail ? "-" : "", detail ? detail : "");
}

static struct json_object *reference(const char *prefix, const char *name)
{
	struct json_object *schema = json_object_new_object();
	char path[80];

	snprintf(path, sizeof(path), "#/$defs/%s%s", prefix, name);
	add_text(schema, "$ref", path);
	return schema;
}

static struct json_object *words_between(const struct value_type *type, unsigned int first,
					 unsigned int last)
{
	struct json_object *list = json_object_new_array();
	const char *word;

	for (unsigned int i = first; i <= last && (word = value_type_word(type, i)); i++)
		if (word[0])
			json_object_array_add(list, json_object_new_string(word));
	return list;
}

static struct json_object *words_of(const struct value_type *type)
{
	return words_between(type, 0, UINT_MAX);
}

static struct json_object *type_schema(const struct value_type *type)
{
	static const char *const forms[] = {
		[VALUE_TEXT] = "string",   [VALUE_WORD] = "string",  [VALUE_INTEGER] = "integer",
		[VALUE_NUMBER] = "number", [VALUE_FLAG] = "boolean", [VALUE_LIST] = "array",
		[VALUE_OBJECT] = "object",
	};
	struct json_object *schema = json_object_new_object();

	add_text(schema, "type", forms[type->form]);
	if (type->pattern)
		add_text(schema, "pattern", type->pattern);
	if (type->form == VALUE_WORD)
		add(schema, "enum", words_of(type));
	if (type->form == VALUE_INTEGER || type->form == VALUE_NUMBER)
		add(schema, "minimum", json_object_new_int64(type->least));
	if (type->form == VALUE_INTEGER && type->most >= type->least)
		add(schema, "maximum", json_object_new_int64(type->most));
	if (type->of)
		add(schema, "items", reference("", type->of->name));
	return schema;
}

static struct json_object *object_schema(const struct event_variant *variant,
					 const struct event_key *keys);

static struct json_object *constant(const char *text)
{
	struct json_object *schema = json_object_new_object();

	add_text(schema, "const", text);
	return schema;
}

/* A key by which variants differ has only one word. */
static struct json_object *key_schema(const struct event_variant *variant,
				      const struct event_key *key)
{
	if (key->tells == KEY_TELLS_TYPE)
		return constant(event_type_words[variant->row->type]);
	if (key->tells == KEY_TELLS_STATE)
		return constant(variant->row->state);
	if (key->tells == KEY_TELLS_ALERT)
		return constant(alert_word_of(variant));
	if (key->keys)
		return object_schema(variant, key->keys);
	return key->type->name ? reference("", key->type->name) : type_schema(key->type);
}

static void describe(struct json_object *schema, const struct event_key *key)
{
	char text[400];

	snprintf(text, sizeof(text), "%s%s%s%s", key->doc, key->type->unit ? " In " : "",
		 key->type->unit ? key->type->unit : "", key->type->unit ? "." : "");
	add_text(schema, "description", text);
}

static bool one_is_required(const struct event_variant *variant, const struct event_key *keys);

/* An object without a condition of its own is there if one of its keys is. */
static bool is_required(const struct event_variant *variant, const struct event_key *key)
{
	if (!key->when)
		return true;
	return key->keys && !key->give && !key->applies && one_is_required(variant, key->keys);
}

static bool one_is_required(const struct event_variant *variant, const struct event_key *keys)
{
	for (; !event_keys_end(keys); keys++) {
		if (keys->applies || !event_variant_has(variant, keys))
			continue;
		if (keys->name ? is_required(variant, keys) : one_is_required(variant, keys->keys))
			return true;
	}
	return false;
}

static void add_keys(struct json_object *properties, struct json_object *required,
		     const struct event_variant *variant, const struct event_key *keys)
{
	struct json_object *schema;

	for (; !event_keys_end(keys); keys++) {
		if (!event_variant_has(variant, keys))
			continue;
		if (!keys->name) {
			add_keys(properties, required, variant, keys->keys);
			continue;
		}
		schema = key_schema(variant, keys);
		describe(schema, keys);
		add(properties, keys->name, schema);
		if (is_required(variant, keys))
			json_object_array_add(required, json_object_new_string(keys->name));
	}
}

static struct json_object *object_of(struct json_object *properties, struct json_object *required)
{
	struct json_object *schema = json_object_new_object();

	add_text(schema, "type", "object");
	add(schema, "properties", properties);
	add(schema, "required", required);
	add(schema, "additionalProperties", json_object_new_boolean(false));
	return schema;
}

static struct json_object *object_schema(const struct event_variant *variant,
					 const struct event_key *keys)
{
	struct json_object *properties = json_object_new_object();
	struct json_object *required = json_object_new_array();

	struct json_object *schema;

	add_keys(properties, required, variant, keys);
	schema = object_of(properties, required);
	/* An empty object is left out. */
	add(schema, "minProperties", json_object_new_int(1));
	return schema;
}

/* An object with the key @name, whose value satisfies @inner unless that is NULL. */
static struct json_object *requiring(const char *name, struct json_object *inner)
{
	struct json_object *schema = json_object_new_object();
	struct json_object *required = json_object_new_array();
	struct json_object *properties;

	if (inner) {
		properties = json_object_new_object();
		add(properties, name, inner);
		add(schema, "properties", properties);
	}
	json_object_array_add(required, json_object_new_string(name));
	add(schema, "required", required);
	return schema;
}

/* An object with the key of a witness; NULL where none of @keys leads there. */
static struct json_object *witnessed(const struct event_variant *variant,
				     const struct event_key *keys)
{
	for (; !event_keys_end(keys); keys++) {
		struct json_object *inner;

		if (!event_variant_has(variant, keys))
			continue;
		if (keys->is_witness)
			return requiring(keys->name, NULL);
		inner = keys->keys ? witnessed(variant, keys->keys) : NULL;
		if (inner)
			return keys->name ? requiring(keys->name, inner) : inner;
	}
	return NULL;
}

static struct json_object *confidence_of(const struct event_key *key, enum laws_confidence least,
					 enum laws_confidence most)
{
	struct json_object *schema = json_object_new_object();
	struct json_object *properties = json_object_new_object();
	struct json_object *words = json_object_new_object();

	add(words, "enum", words_between(key->type, least, most));
	add(properties, key->name, words);
	add(schema, "properties", properties);
	return schema;
}

/* No surer than the row of the alert allows, unless the arbiter has seen it: then certain. */
static void bound_confidence(struct json_object *schema, const struct event_variant *variant)
{
	const struct event_key *key = variant->row->keys;
	struct json_object *seen = witnessed(variant, key);
	struct json_object *property = schema;
	enum laws_confidence at_most;

	while (!event_keys_end(key) && !key->is_confidence)
		key++;
	if (event_keys_end(key))
		return;
	at_most = alert_of(variant)->at_most;
	if (seen) {
		add(schema, "if", seen);
		add(schema, "then", confidence_of(key, LAWS_CERTAIN, LAWS_CERTAIN));
		add(schema, "else", confidence_of(key, LAWS_POSSIBLE, at_most));
		return;
	}
	json_object_object_get_ex(property, "properties", &property);
	json_object_object_get_ex(property, key->name, &property);
	add(property, "enum", words_between(key->type, LAWS_POSSIBLE, at_most));
}

static struct json_object *variant_schema(const struct event_variant *variant)
{
	struct json_object *properties = json_object_new_object();
	struct json_object *required = json_object_new_array();
	struct json_object *schema;

	add_keys(properties, required, variant, event_head_keys);
	add_keys(properties, required, variant, variant->row->keys);
	add_keys(properties, required, variant, event_tail_keys);
	schema = object_of(properties, required);
	add_text(schema, "description", variant->row->doc);
	bound_confidence(schema, variant);
	return schema;
}

struct definitions {
	struct json_object *all;
	struct json_object *stream; /* the schema of an event of this stream */
};

/* Most events have the same keys in both streams. */
static void define(const struct event_variant *variant, void *data)
{
	struct definitions *definitions = data;
	struct json_object *schema = variant_schema(variant);
	const char *prefix = "";
	struct json_object *there;
	char name[EVENT_VARIANT_SIZE];
	char public_name[EVENT_VARIANT_SIZE + 8];

	event_variant_name(variant, name);
	snprintf(public_name, sizeof(public_name), "public-%s", name);
	if (!json_object_object_get_ex(definitions->all, name, &there)) {
		add(definitions->all, name, schema);
	} else if (json_object_equal(there, schema)) {
		json_object_put(schema);
	} else {
		add(definitions->all, public_name, schema);
		prefix = "public-";
	}
	json_object_array_add(definitions->stream, reference(prefix, name));
}

static struct json_object *stream_schema(bool public, struct json_object *all)
{
	struct definitions definitions = {.all = all, .stream = json_object_new_array()};

	event_variants(public, define, &definitions);
	return definitions.stream;
}

static void define_values(struct json_object *all)
{
	struct json_object *schema;

	for (size_t i = 0; value_types[i]; i++) {
		if (value_types[i]->form == VALUE_OBJECT)
			continue;
		schema = type_schema(value_types[i]);
		add_text(schema, "description", value_types[i]->doc);
		add(all, value_types[i]->name, schema);
	}
}

struct json_object *event_schema(void)
{
	struct json_object *schema = json_object_new_object();
	struct json_object *all = json_object_new_object();
	struct json_object *public = json_object_new_object();

	add_text(schema, "$schema", "https://json-schema.org/draft/2020-12/schema");
	add_text(schema, "$comment", "SPDX-License-Identifier: LGPL-2.1-or-later");
	add_text(schema, "title", "Touchmove's events");
	add_text(schema, "description",
		 "One event of the arbiter's stream; `#/$defs/public` is one of the public "
		 "stream's. Made from the rows in daemon/event/row.c; do not edit.");
	define_values(all);
	add(schema, "oneOf", stream_schema(false, all));
	add(public, "oneOf", stream_schema(true, all));
	add(all, "public", public);
	add(schema, "$defs", all);
	return schema;
}
