/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Plays every story and holds each event against its journal entry: alerts and rulings have one,
 * with every field that their JSON has a key for, and no other event has any.
 *
 * usage: entries STORY…
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "event/entry.h"
#include "../../stories/script.h"

struct entries {
	const char *story;
	unsigned int written;
	unsigned int failures;
	bool seen[ENTRY_KINDS];
};

static void fail(struct entries *entries, const char *what, const char *detail)
{
	if (entries->failures++ < 20)
		printf("%s: %s: %s\n", entries->story, what, detail);
}

static bool has_line(const char *entry, const char *name, const char *value)
{
	char line[1024];
	const char *at;

	snprintf(line, sizeof(line), "%s=%s\n", name, value);
	at = strstr(entry, line);
	return at && (at == entry || at[-1] == '\n');
}

static void look_at_fields(struct entries *entries, const char *entry, struct json_object *event)
{
	struct json_object *value;

	for (const struct entry_field *field = entry_fields; field->name; field++) {
		bool applies = field->type == EVENT_NONE || field->type == event_json_type(event);

		if (field->key && applies && json_object_object_get_ex(event, field->key, &value) &&
		    !has_line(entry, field->name, json_object_get_string(value)))
			fail(entries, field->name, entry);
	}
	if (!has_line(entry, "TOUCHMOVE_BOARD", "b1"))
		fail(entries, "no board", entry);
	if (!has_line(entry, "SYSLOG_IDENTIFIER", "touchmoved"))
		fail(entries, "no identifier", entry);
}

/* Every line is NAME=value, and no name comes twice. */
static void look_at_lines(struct entries *entries, const char *entry)
{
	for (const char *at = entry; *at; at = strchr(at, '\n') + 1) {
		size_t length = strspn(at, "ABCDEFGHIJKLMNOPQRSTUVWXYZ_");
		char name[64];
		const char *again;

		if (length == 0 || at[length] != '=' || !strchr(at, '\n')) {
			fail(entries, "no field", at);
			return;
		}
		snprintf(name, sizeof(name), "\n%.*s=", (int)length, at);
		again = strstr(at, name);
		if (again)
			fail(entries, "twice", again);
	}
}

static void look_at_kind(struct entries *entries, const char *entry, const struct event *event)
{
	bool is_alert = event->verdict.kind == LAWS_VERDICT_ALERT;
	enum entry_kind kind = is_alert ? (enum entry_kind)event->verdict.alert.kind : ENTRY_RULING;
	const char *word;

	if (!has_line(entry, "MESSAGE_ID", entry_id(kind)))
		fail(entries, "another kind", entry);
	entries->seen[kind] = true;
	if (!is_alert && !event->verdict.ruling.alert)
		return;
	word = laws_alert_info(is_alert ? event->verdict.alert.kind : event->verdict.ruling.kind)
		       ->word;
	if (!has_line(entry, "TOUCHMOVE_KIND", word))
		fail(entries, "another word", entry);
}

static void take(void *data, const struct event *event)
{
	struct entries *entries = data;
	bool has = event->verdict.kind == LAWS_VERDICT_ALERT ||
		   event->verdict.kind == LAWS_VERDICT_RULING;
	char entry[ENTRY_SIZE + 1];
	size_t length = entry_write(event, "b1", entry);
	struct json_object *object;

	entry[length] = '\0';
	if (has != (length > 0))
		fail(entries, event_type(event) ? event_type(event) : "a refusal", entry);
	if (!length)
		return;
	object = event_json(event, false);
	entries->written++;
	look_at_fields(entries, entry, object);
	look_at_lines(entries, entry);
	look_at_kind(entries, entry, event);
	json_object_put(object);
}

static void play_story(struct entries *entries, FILE *file)
{
	struct script script;

	script_init(&script, entries->story);
	while (script_read(&script, file))
		script_play(&script, take, NULL, entries);
	script_free(&script);
}

/* They are random numbers (RFC 9562, version 4) as 32 hex digits, each another one. */
static void look_at_ids(struct entries *entries)
{
	for (unsigned int kind = 0; kind < ENTRY_KINDS; kind++) {
		const char *id = entry_id((enum entry_kind)kind);

		if (!id || strlen(id) != 32 || strspn(id, "0123456789abcdef") != 32 ||
		    id[12] != '4' || !strchr("89ab", id[16])) {
			fail(entries, "no MESSAGE_ID", id ? id : "-");
			continue;
		}
		for (unsigned int other = 0; other < kind; other++)
			if (!strcmp(id, entry_id((enum entry_kind)other)))
				fail(entries, "two kinds have the MESSAGE_ID", id);
		if (kind <= ENTRY_RULING && !entries->seen[kind])
			fail(entries, "no story has an entry with the MESSAGE_ID", id);
	}
}

/* What is quoted cannot begin a field, and however long it is the entry is whole. */
static void look_at_line(struct entries *entries)
{
	char entry[ENTRY_SIZE + 1];
	char line[3 * ENTRY_SIZE];

	memset(line, 'x', sizeof(line) - 1);
	line[sizeof(line) - 1] = '\0';
	memcpy(line, "a\nTOUCHMOVE_KIND=no-move\n", 25);
	entry[entry_write_line(ENTRY_REFUSAL, line, entry)] = '\0';
	look_at_lines(entries, entry);
	if (strstr(entry, "\nTOUCHMOVE_KIND") || !strstr(entry, "\nMESSAGE=a?TOUCHMOVE_KIND"))
		fail(entries, "a line forges a field", entry);
}

int main(int argc, char **argv)
{
	static struct entries entries;

	for (int i = 1; i < argc; i++) {
		FILE *file = fopen(argv[i], "r");

		entries.story = argv[i];
		if (!file) {
			fprintf(stderr, "entries: cannot read %s\n", argv[i]);
			return 2;
		}
		play_story(&entries, file);
		fclose(file);
	}
	entries.story = "all stories";
	look_at_ids(&entries);
	look_at_line(&entries);
	printf("%u entries, %u failures\n", entries.written, entries.failures);
	return entries.failures > 0;
}
