/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Plays every story and checks each event of both streams against the JSON schema. It also
 * checks that the schema is strict: of the first event of each kind every key in turn is left
 * out, given another value, and joined by an unknown one.
 *
 * usage: contract SCHEMA STORY…
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "conform.h"
#include "event/schema.h"
#include "../../stories/script.h"

#define KINDS_MAX 128

struct contract {
	struct conform conform;
	const char *story;
	unsigned int events;
	unsigned int failures;
	unsigned int mutants;
	/* The kinds of events seen, each with its stream. */
	char kinds[KINDS_MAX][EVENT_VARIANT_SIZE + 8];
	unsigned int kind_count;
};

static bool fits(struct contract *contract, struct json_object *event, bool public)
{
	return conform_check(&contract->conform, public ? "#/$defs/public" : "#", event);
}

static void fail(struct contract *contract, struct json_object *event, const char *what,
		 const char *detail)
{
	if (contract->failures++ < 20)
		printf("%s: %s %s\n  %s\n", contract->story, what, detail,
		       json_object_to_json_string_ext(event, JSON_C_TO_STRING_PLAIN));
}

static void refuse(struct contract *contract, struct json_object *event, bool public,
		   const char *what, const char *key)
{
	contract->mutants++;
	if (fits(contract, event, public))
		fail(contract, event, what, key);
}

static void mutate(struct contract *contract, struct json_object *event, bool public,
		   struct json_object *object);

/* No key may be an empty object. @key's own value is restored at the end. */
static void mutate_key(struct contract *contract, struct json_object *event, bool public,
		       struct json_object *object, const char *key)
{
	struct json_object *value = json_object_get(json_object_object_get(object, key));

	json_object_object_add(object, key, json_object_new_object());
	refuse(contract, event, public, "the schema bears an object as", key);
	json_object_object_add(object, key, value);
	if (json_object_is_type(value, json_type_object))
		mutate(contract, event, public, value);
}

/* Changes one key of @object after another in @event, which satisfies the schema. */
static void mutate(struct contract *contract, struct json_object *event, bool public,
		   struct json_object *object)
{
	const char *keys[64];
	size_t count = 0;

	json_object_object_add(object, "novelty", json_object_new_int(1));
	refuse(contract, event, public, "the schema bears an unknown key", "novelty");
	json_object_object_del(object, "novelty");
	json_object_object_foreach(object, key, unused)
	{
		(void)unused;
		keys[count++] = key;
	}
	for (size_t i = 0; i < count; i++)
		mutate_key(contract, event, public, object, keys[i]);
}

/* An event without its type satisfies no schema. */
static void maim(struct contract *contract, struct json_object *event, bool public)
{
	static const char *const always[] = {"seq", "t", "type"};
	struct json_object *value;

	for (size_t i = 0; i < sizeof(always) / sizeof(always[0]); i++) {
		value = json_object_get(json_object_object_get(event, always[i]));
		json_object_object_del(event, always[i]);
		refuse(contract, event, public, "the schema does without", always[i]);
		json_object_object_add(event, always[i], value);
	}
}

static const struct event_key *confidence_key(void)
{
	const struct event_key *key = alert_keys;

	while (!key->is_confidence)
		key++;
	return key;
}

/* By the row of its kind; an alert of what the arbiter has seen is certain. */
static bool may_be(const struct laws_verdict *alert, enum laws_confidence confidence)
{
	return alert->alert.seen ? confidence == LAWS_CERTAIN
				 : confidence <= laws_alert_info(alert->alert.kind)->at_most;
}

/* Tries each confidence: the schema must refuse those that @alert, the source of @event, rules out.
 */
static void try_confidences(struct contract *contract, struct json_object *event,
			    const struct laws_verdict *alert)
{
	const struct event_key *key = confidence_key();
	const char *word;

	for (unsigned int i = 0; (word = value_type_word(key->type, i)); i++) {
		json_object_object_add(event, key->name, json_object_new_string(word));
		if (may_be(alert, (enum laws_confidence)i) == fits(contract, event, false))
			contract->mutants++;
		else
			fail(contract, event, "the schema misjudges the confidence", word);
	}
}

static bool is_known(struct contract *contract, const char *kind)
{
	for (unsigned int i = 0; i < contract->kind_count; i++)
		if (!strcmp(contract->kinds[i], kind))
			return true;
	return false;
}

static void name_kind(const struct event *event, bool public, char *text, size_t size)
{
	enum laws_verdict_kind kind = event->verdict.kind;
	const struct event_variant variant = {
		.row = &event_rows[kind],
		.public = public,
		.alert = kind == LAWS_VERDICT_ALERT ? (int)event->verdict.alert.kind : -1,
	};
	char name[EVENT_VARIANT_SIZE];

	event_variant_name(&variant, name);
	snprintf(text, size, "%s%s", public ? "public " : "", name);
}

/* True when @kind is new. */
static bool remember(struct contract *contract, const char *kind)
{
	if (is_known(contract, kind) || contract->kind_count == KINDS_MAX)
		return false;
	snprintf(contract->kinds[contract->kind_count++], sizeof(contract->kinds[0]), "%s", kind);
	return true;
}

/* Once for each kind, and once more where the arbiter has seen it. */
static void look_at_alert(struct contract *contract, struct json_object *event,
			  const struct laws_verdict *alert)
{
	char kind[EVENT_VARIANT_SIZE + 8];

	snprintf(kind, sizeof(kind), "%s%s", laws_alert_info(alert->alert.kind)->word,
		 alert->alert.seen ? " seen" : "");
	if (remember(contract, kind))
		try_confidences(contract, event, alert);
}

static void look(struct contract *contract, const struct event *event, bool public)
{
	struct json_object *object = event_json(event, public);
	char kind[EVENT_VARIANT_SIZE + 8];

	contract->events++;
	name_kind(event, public, kind, sizeof(kind));
	if (!fits(contract, object, public)) {
		fail(contract, object, kind, contract->conform.error);
	} else if (remember(contract, kind)) {
		mutate(contract, object, public, object);
		maim(contract, object, public);
	}
	if (event->verdict.kind == LAWS_VERDICT_ALERT)
		look_at_alert(contract, object, &event->verdict);
	json_object_put(object);
}

static void take(void *data, const struct event *event)
{
	if (event->seq)
		look(data, event, false);
	if (event->public_seq)
		look(data, event, true);
}

static void play_story(struct contract *contract, FILE *file)
{
	struct script script;

	script_init(&script, contract->story);
	while (script_read(&script, file))
		script_play(&script, take, NULL, contract);
	script_free(&script);
}

/* A kind that no story shows is not known to satisfy the schema. */
static void miss(const struct event_variant *variant, void *data)
{
	struct contract *contract = data;
	char kind[EVENT_VARIANT_SIZE + 8];
	char name[EVENT_VARIANT_SIZE];

	event_variant_name(variant, name);
	snprintf(kind, sizeof(kind), "%s%s", variant->public ? "public " : "", name);
	if (is_known(contract, kind))
		return;
	printf("no story has an event of the kind %s\n", kind);
	contract->failures++;
}

int main(int argc, char **argv)
{
	struct contract contract = {0};
	struct json_object *schema = argc > 1 ? json_object_from_file(argv[1]) : NULL;

	if (argc < 3 || !schema) {
		fprintf(stderr, "usage: contract SCHEMA STORY...; SCHEMA must be JSON\n");
		return 2;
	}
	conform_init(&contract.conform, schema);
	for (int i = 2; i < argc; i++) {
		FILE *file = fopen(argv[i], "r");

		contract.story = argv[i];
		if (!file) {
			fprintf(stderr, "contract: cannot read %s\n", argv[i]);
			return 2;
		}
		play_story(&contract, file);
		fclose(file);
	}
	event_variants(false, miss, &contract);
	event_variants(true, miss, &contract);
	printf("%d stories, %u events, %u kinds, %u mutants, %u failures\n", argc - 2,
	       contract.events, contract.kind_count, contract.mutants, contract.failures);
	conform_free(&contract.conform);
	json_object_put(schema);
	return contract.failures > 0;
}
