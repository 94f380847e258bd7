/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * touchmove-eventdoc: writes packaging/guide/events.md from the rows of the events, or with
 * --schema the JSON schema. The examples are played: a line of EXAMPLES names a kind of event and
 * the story or the trace below a FOLDER that shows it; of that the event is taken which shows the
 * most keys that no example has shown yet. A kind without an example is an error, and so is a key.
 *
 * usage: touchmove-eventdoc --schema | EXAMPLES FOLDER…
 */
#include <ftw.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../stories/script.h"
#include "event/schema.h"
#include "pipeline/replay.h"
#include "util/file.h"

#define EXAMPLES_MAX 128
#define KEYS_MAX     512
#define ALERTS_ALL   ((UINT32_C(1) << LAWS_ALERTS) - 1)

struct example {
	char kind[EVENT_VARIANT_SIZE];
	char file[80]; /* without its folder and its ending */
	struct json_object *event;
};

struct guide {
	struct example examples[EXAMPLES_MAX];
	unsigned int example_count;
	/* The keys that an example has shown, each as its kind and its place: "touched square". */
	char *shown[KEYS_MAX];
	unsigned int shown_count;
	/* While a file is played: */
	struct example *wanted;
	unsigned int news; /* keys that no earlier example shows, in the one that was taken */
};

static void give_up(const char *what, const char *name)
{
	fprintf(stderr, "touchmove-eventdoc: %s %s\n", what, name);
	exit(2);
}

/* Evidence means the same in every alert. */
static void place_of(const char *kind, const char *key, char *text, size_t size)
{
	bool alert = !strncmp(kind, "alert-", 6);

	snprintf(text, size, "%s %s", alert ? "alert" : kind, key);
}

static bool is_shown(const struct guide *guide, const char *place)
{
	for (unsigned int i = 0; i < guide->shown_count; i++)
		if (!strcmp(guide->shown[i], place))
			return true;
	return false;
}

/* Counts the keys below @prefix that are new; with @note they are not new any more. */
static unsigned int news_of(struct guide *guide, const char *kind, const char *prefix,
			    struct json_object *object, bool note)
{
	unsigned int news = 0;
	char path[100];
	char place[160];

	json_object_object_foreach(object, key, value)
	{
		snprintf(path, sizeof(path), "%s%s", prefix, key);
		place_of(kind, path, place, sizeof(place));
		news += !is_shown(guide, place);
		if (note && !is_shown(guide, place) && guide->shown_count < KEYS_MAX)
			guide->shown[guide->shown_count++] = strdup(place);
		strcat(path, ".");
		if (json_object_is_type(value, json_type_object))
			news += news_of(guide, kind, path, value, note);
	}
	return news;
}

static void kind_of(const struct event *event, char kind[EVENT_VARIANT_SIZE])
{
	bool alert = event->verdict.kind == LAWS_VERDICT_ALERT;
	const struct event_variant variant = {
		.row = &event_rows[event->verdict.kind],
		.alert = alert ? (int)event->verdict.alert.kind : -1,
	};

	event_variant_name(&variant, kind);
}

static void take(void *data, const struct event *event)
{
	struct guide *guide = data;
	struct example *wanted = guide->wanted;
	struct json_object *object;
	char kind[EVENT_VARIANT_SIZE];
	unsigned int news;

	kind_of(event, kind);
	if (!event->seq || strcmp(kind, wanted->kind) != 0)
		return;
	object = event_json(event, false);
	news = news_of(guide, kind, "", object, false);
	if (wanted->event && news <= guide->news) {
		json_object_put(object);
		return;
	}
	json_object_put(wanted->event);
	wanted->event = object;
	guide->news = news;
}

static void play_story(struct guide *guide, const char *path)
{
	FILE *file = fopen(path, "r");
	struct script script;

	if (!file)
		give_up("cannot read", path);
	script_init(&script, path);
	while (script_read(&script, file))
		script_play(&script, take, NULL, guide);
	script_free(&script);
	fclose(file);
}

static void play_trace(struct guide *guide, const char *path)
{
	struct replay replay = {.name = path, .sink = take, .data = guide};
	char error[TRACE_ERROR_SIZE];
	struct settings settings;
	char *text;

	if (file_read(path, &text, &replay.size) < 0)
		give_up("cannot read", path);
	replay.text = text;
	settings_default(&settings);
	if (replay_trace(&replay, &settings, error) < 0)
		give_up("cannot play", path);
	free(text);
}

/* What nftw() looks for, since its visitor takes no data, and where it was found. */
static const char *sought;
static char place_found[PATH_MAX];

static int visit(const char *path, const struct stat *status, int type, struct FTW *place)
{
	size_t length = strlen(sought);
	const char *name = path + place->base;

	(void)status;
	if (type != FTW_F || strncmp(name, sought, length) != 0)
		return 0;
	if (strcmp(name + length, ".story") != 0 && strcmp(name + length, ".trace") != 0)
		return 0;
	snprintf(place_found, sizeof(place_found), "%s", path);
	return 1;
}

static bool find(const char *name, char *const folders[])
{
	sought = name;
	for (; *folders; folders++)
		if (nftw(*folders, visit, 8, FTW_PHYS) == 1)
			return true;
	return false;
}

static void play(struct guide *guide, struct example *example, char *const folders[])
{
	guide->wanted = example;
	if (!find(example->file, folders))
		give_up("there is no story and no trace called", example->file);
	if (strstr(place_found, ".story"))
		play_story(guide, place_found);
	else
		play_trace(guide, place_found);
	if (!example->event)
		give_up(example->file, "has no event of the kind that it should show");
	news_of(guide, example->kind, "", example->event, true);
}

static void read_examples(struct guide *guide, const char *path)
{
	FILE *file = fopen(path, "r");
	struct example *example;
	char line[200];

	if (!file)
		give_up("cannot read", path);
	while (fgets(line, sizeof(line), file)) {
		if (line[0] == '#' || line[0] == '\n')
			continue;
		if (guide->example_count == EXAMPLES_MAX)
			give_up("too many examples in", path);
		example = &guide->examples[guide->example_count++];
		if (sscanf(line, "%47s %79s", example->kind, example->file) != 2)
			give_up("a line is a kind of event and a file's name, and not", line);
	}
	fclose(file);
}

static void print_words(const struct value_type *type)
{
	const char *comma = "";
	const char *word;

	for (unsigned int i = 0; (word = value_type_word(type, i)); i++) {
		if (!word[0])
			continue;
		printf("%s`%s`", comma, word);
		comma = ", ";
	}
}

/* "integer from 0, in ms" */
static void print_form(const struct value_type *type)
{
	static const char *const forms[] = {
		[VALUE_TEXT] = "text",	   [VALUE_WORD] = "",	  [VALUE_INTEGER] = "integer",
		[VALUE_NUMBER] = "number", [VALUE_FLAG] = "flag", [VALUE_LIST] = "list of",
		[VALUE_OBJECT] = "object",
	};

	printf("%s", forms[type->form]);
	if (type->form == VALUE_WORD)
		print_words(type);
	if (type->form == VALUE_INTEGER || type->form == VALUE_NUMBER)
		printf(" from %lld", (long long)type->least);
	if (type->form == VALUE_INTEGER && type->most >= type->least)
		printf(" to %lld", (long long)type->most);
	if (type->of)
		printf(" %s", type->of->name);
	if (type->unit)
		printf(", in %s", type->unit);
}

/* The bar would end a cell. */
static void print_pattern(const char *pattern)
{
	printf(" `");
	for (; *pattern; pattern++)
		printf("%s%c", *pattern == '|' ? "\\" : "", *pattern);
	printf("`");
}

static void print_values(void)
{
	printf("\n## Values\n\n| value | in JSON | what it is |\n|---|---|---|\n");
	for (size_t i = 0; value_types[i]; i++) {
		printf("| %s | ", value_types[i]->name);
		print_form(value_types[i]);
		if (value_types[i]->pattern)
			print_pattern(value_types[i]->pattern);
		printf(" | %s |\n", value_types[i]->doc);
	}
}

/* The alerts that can have @key, as a set. */
static uint32_t alerts_of(const struct event_key *key)
{
	uint32_t alerts = 0;

	for (int i = 0; i < LAWS_ALERTS; i++)
		if (event_key_is_of(key, (enum laws_alert_kind)i))
			alerts |= UINT32_C(1) << i;
	return alerts;
}

/* Of many alerts those without the key are named. */
static void print_alerts(uint32_t alerts)
{
	bool many = __builtin_popcount(alerts) > LAWS_ALERTS / 2;
	const char *comma = many ? "of all but " : "of ";

	for (int i = 0; i < LAWS_ALERTS; i++) {
		if (!((many ? ~alerts : alerts) & UINT32_C(1) << i))
			continue;
		printf("%s`%s`", comma, laws_alert_info((enum laws_alert_kind)i)->word);
		comma = ", ";
	}
}

/*
 * True for a key of the arbiter's stream alone; one that the public has in another form is in
 * both.
 */
static bool is_the_arbiters(const struct event_key *key)
{
	const struct event_key *next = key + 1;

	return key->only == KEY_FOR_ARBITER &&
	       !(next->name && next->only == KEY_FOR_PUBLIC && !strcmp(next->name, key->name));
}

static void print_presence(const struct event_key *key, uint32_t alerts)
{
	if (alerts != ALERTS_ALL) {
		print_alerts(alerts);
		printf("%s", key->when ? ": " : "");
	}
	if (key->when)
		printf("%s", key->when);
	else if (alerts == ALERTS_ALL)
		printf("always");
	if (is_the_arbiters(key))
		printf("; the arbiter's stream only");
}

static void print_keys(struct guide *guide, const char *kind, const char *prefix,
		       const struct event_key *keys, uint32_t alerts);

static void print_key(struct guide *guide, const char *kind, const char *prefix,
		      const struct event_key *key, uint32_t alerts)
{
	char path[100];
	char place[160];

	snprintf(path, sizeof(path), "%s%s", prefix, key->name);
	place_of(kind, path, place, sizeof(place));
	if (!is_shown(guide, place))
		give_up("no example shows", place);
	printf("| `%s` | ", path);
	if (key->tells)
		printf("a heading below");
	else if (key->type->name)
		printf("%s", key->type->name);
	else
		print_form(key->type);
	printf(" | ");
	print_presence(key, alerts);
	printf(" | %s |\n", key->doc);
	strcat(path, ".");
	if (key->keys)
		print_keys(guide, kind, path, key->keys, ALERTS_ALL);
}

static void print_keys(struct guide *guide, const char *kind, const char *prefix,
		       const struct event_key *keys, uint32_t alerts)
{
	for (; !event_keys_end(keys); keys++) {
		uint32_t of = alerts_of(keys) & alerts;

		if (keys->only == KEY_FOR_PUBLIC || keys->tells == KEY_TELLS_TYPE ||
		    keys->tells == KEY_TELLS_STATE)
			continue;
		if (keys->name)
			print_key(guide, kind, prefix, keys, of);
		else
			print_keys(guide, kind, prefix, keys->keys, of);
	}
}

static void print_examples(struct guide *guide, const char *kind)
{
	bool found = false;

	for (unsigned int i = 0; i < guide->example_count; i++) {
		if (strcmp(guide->examples[i].kind, kind) != 0)
			continue;
		printf("%s%s\n", found ? "" : "\n```json\n",
		       json_object_to_json_string_ext(guide->examples[i].event,
						      JSON_C_TO_STRING_PLAIN |
							      JSON_C_TO_STRING_NOSLASHESCAPE));
		found = true;
	}
	if (!found)
		give_up("there is no example of", kind);
	printf("```\n");
}

static void print_table_head(void)
{
	printf("\n| key | value | when it is there | what it says |\n|---|---|---|---|\n");
}

static bool has_keys_of_its_own(const struct event_row *row)
{
	const struct event_key *first = row->keys;

	return !event_keys_end(first) &&
	       !(first->tells == KEY_TELLS_STATE && event_keys_end(first + 1));
}

static void print_alert_examples(struct guide *guide)
{
	char kind[EVENT_VARIANT_SIZE];

	for (int i = 0; i < LAWS_ALERTS; i++) {
		const struct event_variant variant = {
			.row = &event_rows[LAWS_VERDICT_ALERT],
			.alert = i,
		};

		event_variant_name(&variant, kind);
		printf("\n### `%s`\n", laws_alert_info((enum laws_alert_kind)i)->word);
		print_examples(guide, kind);
	}
}

static void print_row(struct guide *guide, const struct event_row *row)
{
	const struct event_variant variant = {.row = row, .alert = -1};
	bool alert = row->type == EVENT_ALERT;
	char kind[EVENT_VARIANT_SIZE] = "alert";

	if (!alert)
		event_variant_name(&variant, kind);
	if (row->state)
		printf("\n## `%s`, `%s`\n", event_type_words[row->type], row->state);
	else
		printf("\n## `%s`\n", event_type_words[row->type]);
	printf("\n%s %s\n", row->doc,
	       row->stream == EVENT_TO_BOTH ? "In both streams." : "In the arbiter's stream.");
	if (alert)
		printf("[Alerts](alerts.md) tells of each kind.\n");
	if (has_keys_of_its_own(row)) {
		print_table_head();
		print_keys(guide, kind, "", row->keys, ALERTS_ALL);
	}
	if (alert)
		print_alert_examples(guide);
	else
		print_examples(guide, kind);
}

static const char introduction[] =
	"# Events\n"
	"\n"
	"Made by `touchmove-eventdoc` from the rows in `daemon/event/`, its examples by playing\n"
	"stories of `tests/stories/`; do not edit: `meson compile event-document`\n"
	"writes it anew.\n"
	"\n"
	"What a board tells is a stream of events, numbered and never taken back. As JSON, one\n"
	"object a line, `touchmovectl monitor --json` and `touchmovectl replay FILE --json` print\n"
	"them, the latter without bus and daemon; on D-Bus the same keys stand in the signal\n"
	"`Event` and in what `EventsSince` answers ([D-Bus](org.touchmove1.md)).\n"
	"[events.schema.json](events.schema.json) is this page for programs: it lists each kind\n"
	"of event with its keys, and no other key or word satisfies it.\n"
	"\n"
	"There are two streams, each with numbers of its own. The arbiter's has every event at\n"
	"once. The public one states no judgement, tells of nothing that the opponent must notice\n"
	"unaided, and runs `BroadcastDelay` behind. Keys that do not apply are left out. A reader\n"
	"bears types and keys of a later version.\n";

static void print_guide(struct guide *guide)
{
	printf("%s", introduction);
	print_values();
	printf("\n## Every event\n");
	print_table_head();
	print_keys(guide, "touched", "", event_head_keys, ALERTS_ALL);
	printf("| `type` | ");
	print_words(&(const struct value_type){.words = event_type_words});
	printf(" | always | What kind of event it is. |\n");
	print_keys(guide, "touched", "", event_tail_keys, ALERTS_ALL);
	for (size_t i = 0; i < EVENT_ROWS; i++)
		if (event_rows[i].stream != EVENT_TO_NOBODY)
			print_row(guide, &event_rows[i]);
}

static void print_schema(void)
{
	struct json_object *schema = event_schema();

	puts(json_object_to_json_string_ext(schema, JSON_C_TO_STRING_PRETTY |
							    JSON_C_TO_STRING_SPACED |
							    JSON_C_TO_STRING_NOSLASHESCAPE));
	json_object_put(schema);
}

int main(int argc, char **argv)
{
	static struct guide guide;

	if (argc == 2 && !strcmp(argv[1], "--schema")) {
		print_schema();
		return 0;
	}
	if (argc < 3)
		give_up("usage: touchmove-eventdoc", "--schema | EXAMPLES FOLDER...");
	read_examples(&guide, argv[1]);
	for (unsigned int i = 0; i < guide.example_count; i++)
		play(&guide, &guide.examples[i], argv + 2);
	print_guide(&guide);
	for (unsigned int i = 0; i < guide.example_count; i++)
		json_object_put(guide.examples[i].event);
	for (unsigned int i = 0; i < guide.shown_count; i++)
		free(guide.shown[i]);
	return 0;
}
