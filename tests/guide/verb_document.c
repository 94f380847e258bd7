/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Writes packaging/guide/verbs.md: every verb by its row (input/verbs.def), with what its example
 * leads to when it is played behind what tests/guide/verbs.examples says. A verb without such a
 * story, or a story without its verb's example, is an error.
 *
 * Usage: verb-document EXAMPLES
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../stories/script.h"
#include "event/event.h"

#define TEXT_SIZE (2 * COMMAND_TEXT_SIZE)

static const char introduction[] =
	"# Verbs\n"
	"\n"
	"Made from `daemon/input/verbs.def`, the examples by playing "
	"`tests/guide/verbs.examples`;\n"
	"do not edit: `meson compile -C build verb-guide` writes it anew.\n"
	"\n"
	"What players and arbiters say to a board is said in verbs, the same in a trace\n"
	"(`<µs> ! VERB ARGUMENTS`, [reedtrace](reedtrace.md)), to `touchmovectl VERB ARGUMENTS`, "
	"and\n"
	"on [D-Bus](org.touchmove1.md), where each is a method. An order is carried out or "
	"refused,\n"
	"and whoever gave it is told which. What it leads to is told as [events](events.md); the\n"
	"examples show those of the arbiter's stream, from the order on.\n"
	"\n"
	"A player's verb may be entered by an assistant (Articles 4.9, D.2.10): a trace has the "
	"name\n"
	"before it, `by A. Name: resign white`, `touchmovectl` takes `--by NAME`, and D-Bus has "
	"the\n"
	"method `Assist`.\n"
	"\n"
	"Words are parted by blanks. In usages `|` stands between alternatives and `[]` around "
	"what\n"
	"may be left out; capitals stand for:\n"
	"\n";

static const struct chapter {
	enum verb_role role;
	const char *heading;
	const char *who;
	const char *interface;
} chapters[] = {
	{ROLE_PLAYER, "Of the players",
	 "On the system bus members of `touchmove-player` and `touchmove-arbiter` may say them, "
	 "and who is let by polkit (security.md).",
	 "org.touchmove1.Player"},
	{ROLE_ARBITER, "Of the arbiter",
	 "On the system bus members of `touchmove-arbiter` may say them, root, and who is let by "
	 "polkit.",
	 "org.touchmove1.Arbiter"},
	{ROLE_SOURCE, "Of touchmoved itself",
	 "They stand in traces only: nobody says them, touchmoved writes what happened.", NULL},
};

struct example {
	const struct script *script;
	laws_time from; /* when the order was given */
	unsigned int events;
};

static void fail(const char *what, const char *name)
{
	fprintf(stderr, "verb-document: %s: %s\n", what, name);
	exit(1);
}

/* "`a`, `b`". */
static void print_words(const struct argument_row *row)
{
	const char *word;
	bool first = true;

	for (unsigned int place = 0; (word = argument_word(row, place)); place++) {
		if (!word[0])
			continue;
		printf("%s`%s`", first ? "" : ", ", word);
		first = false;
	}
}

static void print_arguments(void)
{
	printf("| argument | what it is |\n|---|---|\n");
	for (const struct argument_row *row = argument_rows; row->name; row++) {
		printf("| `%s` | ", row->name);
		print_words(row);
		printf("%s |\n", row->meaning);
	}
}

/* As introspection has it: "OfferDraw(s side)". */
static void print_method(enum verb verb, const char *interface)
{
	const struct shape_row *shape = &shape_rows[verb_rows[verb].shape];
	const char *type = shape->signature;
	const char *name = shape->names;

	printf("- D-Bus: `%s.%s(", interface, verb_rows[verb].member);
	for (; *type; name += strlen(name) + 1) {
		int length = *type == 'a' ? 2 : 1;

		printf("%s%.*s %s", name == shape->names ? "" : ", ", length, type, name);
		type += length;
	}
	printf(")`%s\n", verb_rows[verb].answer == ANSWER_RULING
				 ? ", which returns the ruling's number"
				 : "");
}

static void print_refusals(enum verb verb)
{
	printf("- Refused:");
	for (int refusal = LAWS_REFUSED_NO_GAME; refusal <= LAWS_REFUSED_NO_CANDIDATE; refusal++)
		if (verb_may_be_refused(verb, (enum laws_refusal)refusal))
			printf(" %s", refusal_sentence((enum laws_refusal)refusal));
	printf("%s\n", verb_rows[verb].refusals ? "" : " never.");
}

static void print_event(void *data, const struct event *event)
{
	struct example *example = data;
	struct json_object *json;

	if (!event->seq || event->t < example->from || example->script->now < example->from)
		return;
	if (!example->events++)
		printf("\n```json\n");
	json = event_json(event, false);
	puts(json_object_to_json_string_ext(json, JSON_C_TO_STRING_PLAIN |
							  JSON_C_TO_STRING_NOSLASHESCAPE));
	json_object_put(json);
}

/* An order that is refused is no example. */
static void take_answer(void *data, const struct command *command,
			const struct laws_verdict *refused)
{
	(void)data;
	if (refused)
		fail("an example is refused", verb_name(command->verb));
}

/* When @script has the order that is @verb's example. */
static laws_time time_of_example(const struct script *script, enum verb verb)
{
	char text[TEXT_SIZE];

	for (size_t i = 0; i < script->count; i++) {
		const struct input *input = &script->steps[i].input;

		if (!script->steps[i].is_input || input->type != INPUT_COMMAND)
			continue;
		command_write(&input->command, text, sizeof(text));
		if (!strcmp(text, verb_rows[verb].example))
			return input->t;
	}
	fail("its story does not have its example", verb_name(verb));
	return LAWS_NEVER;
}

/* The next story of @file, up to "---"; the caller frees it. */
static char *next_story(FILE *file, enum verb verb)
{
	char *line = NULL, *text = NULL;
	size_t room = 0, size = 0;
	FILE *story = open_memstream(&text, &size);
	bool ended = false;

	while (!ended && getline(&line, &room, file) > 0) {
		fputs(line, story);
		ended = !strcmp(line, "---\n");
	}
	fclose(story);
	free(line);
	if (!ended)
		fail("there is no story of it", verb_name(verb));
	return text;
}

static void print_example(enum verb verb, FILE *examples)
{
	char *text = next_story(examples, verb);
	FILE *story = fmemopen(text, strlen(text), "r");
	struct script script;
	struct example example = {.script = &script};

	script_init(&script, verb_name(verb));
	script_read(&script, story);
	example.from = time_of_example(&script, verb);
	printf("- Example: `%s`\n", verb_rows[verb].example);
	script_play(&script, print_event, take_answer, &example);
	printf("%s", example.events ? "```\n" : "\nNo event tells of it.\n");
	script_free(&script);
	fclose(story);
	free(text);
}

static void print_verb(enum verb verb, const struct chapter *chapter, FILE *examples)
{
	const char *usage = verb_arguments(verb);

	printf("\n### %s\n\n`%s%s%s`\n\n%s\n\n", verb_name(verb), verb_name(verb),
	       usage[0] ? " " : "", usage, verb_rows[verb].help);
	if (chapter->interface) {
		print_method(verb, chapter->interface);
		print_refusals(verb);
	}
	print_example(verb, examples);
}

int main(int argc, char **argv)
{
	FILE *examples = argc == 2 ? fopen(argv[1], "r") : NULL;

	if (!examples) {
		fprintf(stderr, "usage: verb-document EXAMPLES\n");
		return 2;
	}
	fputs(introduction, stdout);
	print_arguments();
	for (size_t i = 0; i < sizeof(chapters) / sizeof(chapters[0]); i++) {
		printf("\n## %s\n\n%s\n", chapters[i].heading, chapters[i].who);
		for (int verb = 0; verb < VERB_COUNT; verb++)
			if (verb_role((enum verb)verb) == chapters[i].role)
				print_verb((enum verb)verb, &chapters[i], examples);
	}
	fclose(examples);
	return 0;
}
