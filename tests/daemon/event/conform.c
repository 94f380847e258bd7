/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* A handler a keyword. */
#include <regex.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "conform.h"

struct conform_pattern {
	const char *text;
	regex_t regex;
	struct conform_pattern *next;
};

void conform_init(struct conform *conform, struct json_object *schema)
{
	*conform = (struct conform){.schema = schema};
}

void conform_free(struct conform *conform)
{
	struct conform_pattern *next;

	for (; conform->patterns; conform->patterns = next) {
		next = conform->patterns->next;
		regfree(&conform->patterns->regex);
		free(conform->patterns);
	}
}

static bool complain(struct conform *conform, const char *format, ...)
{
	va_list arguments;

	va_start(arguments, format);
	vsnprintf(conform->error, sizeof(conform->error), format, arguments);
	va_end(arguments);
	conform->ruled_out = false;
	return false;
}

static bool is_text(struct json_object *value)
{
	return json_object_is_type(value, json_type_string);
}

static bool is_number(struct json_object *value)
{
	return json_object_is_type(value, json_type_int) ||
	       json_object_is_type(value, json_type_double);
}

static bool check(struct conform *conform, struct json_object *schema, struct json_object *value);

static bool check_type(struct conform *conform, struct json_object *schema,
		       struct json_object *expected, struct json_object *value)
{
	const char *type = json_object_get_string(expected);
	bool fits;

	(void)schema;
	if (!strcmp(type, "number"))
		fits = is_number(value);
	else if (!strcmp(type, "integer"))
		fits = json_object_is_type(value, json_type_int);
	else
		fits = !strcmp(json_type_to_name(json_object_get_type(value)), type);
	return fits || complain(conform, "%s is no %s", json_object_to_json_string(value), type);
}

static bool check_const(struct conform *conform, struct json_object *schema,
			struct json_object *expected, struct json_object *value)
{
	(void)schema;
	if (json_object_equal(expected, value))
		return true;
	/* Most alternatives fail here: the error is written only where it is needed. */
	conform->ruled_out = true;
	return false;
}

static bool check_enum(struct conform *conform, struct json_object *schema,
		       struct json_object *expected, struct json_object *value)
{
	(void)schema;
	for (size_t i = 0; i < json_object_array_length(expected); i++)
		if (json_object_equal(json_object_array_get_idx(expected, i), value))
			return true;
	return complain(conform, "%s is none of %s", json_object_to_json_string(value),
			json_object_get_string(expected));
}

static const regex_t *compiled(struct conform *conform, const char *text)
{
	struct conform_pattern *pattern = conform->patterns;

	while (pattern && strcmp(pattern->text, text) != 0)
		pattern = pattern->next;
	if (pattern)
		return &pattern->regex;
	pattern = calloc(1, sizeof(*pattern));
	if (!pattern || regcomp(&pattern->regex, text, REG_EXTENDED | REG_NOSUB)) {
		free(pattern);
		return NULL;
	}
	pattern->text = text;
	pattern->next = conform->patterns;
	conform->patterns = pattern;
	return &pattern->regex;
}

static bool check_pattern(struct conform *conform, struct json_object *schema,
			  struct json_object *expected, struct json_object *value)
{
	const char *text = json_object_get_string(expected);
	const regex_t *regex = compiled(conform, text);

	(void)schema;
	if (!regex)
		return complain(conform, "no regular expression: %s", text);
	return !is_text(value) || !regexec(regex, json_object_get_string(value), 0, NULL, 0) ||
	       complain(conform, "%s does not match %s", json_object_get_string(value), text);
}

static bool check_minimum(struct conform *conform, struct json_object *schema,
			  struct json_object *expected, struct json_object *value)
{
	(void)schema;
	return !is_number(value) ||
	       json_object_get_double(value) >= json_object_get_double(expected) ||
	       complain(conform, "%s is too little", json_object_get_string(value));
}

static bool check_maximum(struct conform *conform, struct json_object *schema,
			  struct json_object *expected, struct json_object *value)
{
	(void)schema;
	return !is_number(value) ||
	       json_object_get_double(value) <= json_object_get_double(expected) ||
	       complain(conform, "%s is too much", json_object_get_string(value));
}

static bool check_items(struct conform *conform, struct json_object *schema,
			struct json_object *expected, struct json_object *value)
{
	(void)schema;
	if (!json_object_is_type(value, json_type_array))
		return true;
	for (size_t i = 0; i < json_object_array_length(value); i++)
		if (!check(conform, expected, json_object_array_get_idx(value, i)))
			return false;
	return true;
}

/* Puts @key in front of the error. */
static bool in_key(struct conform *conform, const char *key)
{
	char inner[sizeof(conform->error)];

	if (conform->ruled_out)
		return false;
	memcpy(inner, conform->error, sizeof(inner));
	return complain(conform, "%s: %.300s", key, inner);
}

static bool check_properties(struct conform *conform, struct json_object *schema,
			     struct json_object *expected, struct json_object *value)
{
	struct json_object *inner;

	(void)schema;
	json_object_object_foreach(expected, key, part)
	{
		if (json_object_object_get_ex(value, key, &inner) && !check(conform, part, inner))
			return in_key(conform, key);
	}
	return true;
}

static bool check_required(struct conform *conform, struct json_object *schema,
			   struct json_object *expected, struct json_object *value)
{
	(void)schema;
	if (!json_object_is_type(value, json_type_object))
		return true;
	for (size_t i = 0; i < json_object_array_length(expected); i++) {
		const char *key = json_object_get_string(json_object_array_get_idx(expected, i));

		if (!json_object_object_get_ex(value, key, NULL))
			return complain(conform, "no key %s", key);
	}
	return true;
}

static bool check_additional(struct conform *conform, struct json_object *schema,
			     struct json_object *expected, struct json_object *value)
{
	struct json_object *properties = NULL;

	if (json_object_get_boolean(expected))
		return complain(conform, "additionalProperties must be false");
	if (!json_object_is_type(value, json_type_object))
		return true;
	json_object_object_get_ex(schema, "properties", &properties);
	json_object_object_foreach(value, key, unused)
	{
		(void)unused;
		if (!json_object_object_get_ex(properties, key, NULL))
			return complain(conform, "unknown key %s", key);
	}
	return true;
}

static bool check_least_properties(struct conform *conform, struct json_object *schema,
				   struct json_object *expected, struct json_object *value)
{
	(void)schema;
	return !json_object_is_type(value, json_type_object) ||
	       json_object_object_length(value) >= json_object_get_int(expected) ||
	       complain(conform, "too few keys");
}

/* The part of the schema that @path, "#/a/b", names; or NULL. */
static struct json_object *part_of(struct conform *conform, const char *path)
{
	struct json_object *part = conform->schema;
	char name[80];

	for (path += *path == '#'; part && *path == '/'; path += strlen(name) + 1) {
		size_t length = strcspn(path + 1, "/");

		if (length >= sizeof(name))
			return NULL;
		memcpy(name, path + 1, length);
		name[length] = '\0';
		if (!json_object_object_get_ex(part, name, &part))
			return NULL;
	}
	return *path ? NULL : part;
}

static bool check_reference(struct conform *conform, struct json_object *schema,
			    struct json_object *expected, struct json_object *value)
{
	const char *path = json_object_get_string(expected);
	struct json_object *part = part_of(conform, path);

	(void)schema;
	return part ? check(conform, part, value) : complain(conform, "%s is nowhere", path);
}

/* Of many alternatives that all fail, the error is that of the one no constant has ruled out. */
static bool check_one_of(struct conform *conform, struct json_object *schema,
			 struct json_object *expected, struct json_object *value)
{
	char nearest[sizeof(conform->error)];
	unsigned int fitting = 0;

	(void)schema;
	strcpy(nearest, "no alternative fits");
	for (size_t i = 0; i < json_object_array_length(expected); i++) {
		if (check(conform, json_object_array_get_idx(expected, i), value))
			fitting++;
		else if (!conform->ruled_out)
			memcpy(nearest, conform->error, sizeof(nearest));
	}
	if (fitting == 1)
		return true;
	return complain(conform, "%.350s", fitting ? "several alternatives fit" : nearest);
}

/* "then" and "else" stand beside "if". */
static bool check_if(struct conform *conform, struct json_object *schema,
		     struct json_object *expected, struct json_object *value)
{
	const char *branch = check(conform, expected, value) ? "then" : "else";
	struct json_object *part;

	return !json_object_object_get_ex(schema, branch, &part) || check(conform, part, value);
}

/* A keyword that only explains, or that another one has checked. */
static bool check_nothing(struct conform *conform, struct json_object *schema,
			  struct json_object *expected, struct json_object *value)
{
	(void)conform, (void)schema, (void)expected, (void)value;
	return true;
}

static const struct {
	const char *name;
	bool (*check)(struct conform *conform, struct json_object *schema,
		      struct json_object *expected, struct json_object *value);
} keywords[] = {
	{"type", check_type},
	{"const", check_const},
	{"enum", check_enum},
	{"pattern", check_pattern},
	{"minimum", check_minimum},
	{"maximum", check_maximum},
	{"items", check_items},
	{"properties", check_properties},
	{"required", check_required},
	{"additionalProperties", check_additional},
	{"minProperties", check_least_properties},
	{"$ref", check_reference},
	{"oneOf", check_one_of},
	{"if", check_if},
	{"then", check_nothing},
	{"else", check_nothing},
	{"description", check_nothing},
	{"title", check_nothing},
	{"$comment", check_nothing},
	{"$schema", check_nothing},
	{"$defs", check_nothing},
};

static bool check_keyword(struct conform *conform, struct json_object *schema, const char *name,
			  struct json_object *expected, struct json_object *value)
{
	for (size_t i = 0; i < sizeof(keywords) / sizeof(keywords[0]); i++)
		if (!strcmp(keywords[i].name, name))
			return keywords[i].check(conform, schema, expected, value);
	return complain(conform, "this checker does not know the keyword %s", name);
}

static bool check(struct conform *conform, struct json_object *schema, struct json_object *value)
{
	json_object_object_foreach(schema, name, expected)
	{
		if (!check_keyword(conform, schema, name, expected, value))
			return false;
	}
	return true;
}

bool conform_check(struct conform *conform, const char *part, struct json_object *value)
{
	struct json_object *schema = part_of(conform, part);

	return schema ? check(conform, schema, value)
		      : complain(conform, "the schema has no part %s", part);
}
