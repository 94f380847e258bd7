/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Plays every story and holds each event against its journal entry: alerts and rulings have one,
 * with every field that their JSON has a key for, and no other event has any.
 *
 * usage: entries STORY…
 *        entries --traces DIRECTORY STORY…   writes each story that a trace can tell as
 *            DIRECTORY/N.trace, from 1 on, the MESSAGE_IDs of its entries as DIRECTORY/N.ids, and
 *            prints how many these are
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "event/entry.h"
#include "input/trace.h"
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

/* ---- traces ---- */

static FILE *create(const char *directory, int number, const char *ending)
{
	char name[4096];
	FILE *file;

	snprintf(name, sizeof(name), "%s/%d.%s", directory, number, ending);
	file = fopen(name, "w");
	if (!file) {
		fprintf(stderr, "entries: cannot write %s\n", name);
		exit(2);
	}
	return file;
}

static void write_id(void *data, const struct event *event)
{
	if (event->verdict.kind == LAWS_VERDICT_ALERT)
		fprintf(data, "%s\n", entry_id((enum entry_kind)event->verdict.alert.kind));
	else if (event->verdict.kind == LAWS_VERDICT_RULING)
		fprintf(data, "%s\n", entry_id(ENTRY_RULING));
}

/* Plays what the trace says, as a replay does; false where a trace cannot say what the story does.
 */
static bool write_ids(const char *text, size_t size, const char *story, FILE *told)
{
	struct trace_reader reader;
	struct script script;
	struct input input;
	int r;

	script_init(&script, story);
	r = trace_open(&reader, story, text, size, &script.settings);
	while (r >= 0 && (r = trace_next(&reader, &input)) == 1)
		script_input(&script, &input);
	if (r == 0)
		script_play(&script, write_id, NULL, told);
	script_free(&script);
	return r == 0;
}

static char *trace_of(const struct script *script, size_t *size)
{
	char *text = NULL;
	FILE *trace = open_memstream(&text, size);

	if (!trace)
		exit(2);
	trace_write_header(trace, &script->settings);
	for (size_t i = 0; i < script->count; i++)
		if (script->steps[i].is_input)
			trace_write(trace, &script->steps[i].input);
	fclose(trace);
	return text;
}

/* Of its first edition. Returns whether there is a trace of it. */
static bool write_trace(const char *story, const char *directory, int number)
{
	FILE *file = fopen(story, "r");
	FILE *told = create(directory, number, "ids");
	struct script script;
	char *text = NULL;
	size_t size;
	bool is_whole;

	script_init(&script, story);
	if (file && script_read(&script, file))
		text = trace_of(&script, &size);
	is_whole = text && write_ids(text, size, story, told);
	if (is_whole) {
		FILE *trace = create(directory, number, "trace");

		fwrite(text, 1, size, trace);
		fclose(trace);
	}
	free(text);
	script_free(&script);
	fclose(told);
	if (file)
		fclose(file);
	return is_whole;
}

int main(int argc, char **argv)
{
	if (argc > 2 && !strcmp(argv[1], "--traces")) {
		int number = 1;

		for (int i = 3; i < argc; i++)
			number += write_trace(argv[i], argv[2], number);
		printf("%d\n", number - 1);
		return 0;
	}
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
