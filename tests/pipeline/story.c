/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Plays a story through the pipeline and compares what is told with what the story expects
 * (script.h).
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "script.h"

struct story {
	struct script script;
	char *told;
	size_t told_size;
	FILE *out;
	unsigned int orders; /* that are not answered */
};

static bool is_shown(const struct story *story, const char *key)
{
	if (!strcmp(key, "fen"))
		return story->script.show_fen;
	if (!strcmp(key, "white_ms") || !strcmp(key, "black_ms"))
		return story->script.show_clocks;
	if (!strcmp(key, "game"))
		return story->script.show_game;
	return strcmp(key, "text") != 0;
}

static void tell(void *data, const struct event *event)
{
	struct story *story = data;
	struct json_object *body;

	if ((story->script.show_public ? event->public_seq : event->seq) == 0)
		return;
	body = event_body(event, story->script.show_public);
	fprintf(story->out, "%lld.%03lld %s", (long long)(event->t / 1000),
		(long long)(event->t % 1000), event_type(event));
	json_object_object_foreach(body, key, value)
	{
		if (is_shown(story, key))
			fprintf(story->out, " %s=%s", key,
				json_object_is_type(value, json_type_string)
					? json_object_get_string(value)
					: json_object_to_json_string_ext(value,
									 JSON_C_TO_STRING_PLAIN));
	}
	fprintf(story->out, "\n");
	json_object_put(body);
}

/* A refusal is shown with the time of its order, where it is told. */
static void take_answer(void *data, const struct command *command,
			const struct laws_verdict *refused)
{
	struct story *story = data;
	char text[COMMAND_TEXT_SIZE * 2];

	story->orders--;
	if (!refused)
		return;
	command_write(command, text, sizeof(text));
	fprintf(story->out, "%lld.%03lld refused %s\n", (long long)(refused->t / 1000),
		(long long)(refused->t % 1000), text);
}

/* What a source says of itself is nobody's order. */
static bool is_order(const struct script_step *step)
{
	return step->is_input && step->input.type == INPUT_COMMAND &&
	       verb_role(step->input.command.verb) != ROLE_SOURCE;
}

static void play(struct story *story)
{
	for (size_t i = 0; i < story->script.count; i++)
		story->orders += is_order(&story->script.steps[i]);
	script_play(&story->script, tell, take_answer, story);
	if (story->orders)
		fprintf(story->out, "%u orders without an answer\n", story->orders);
}

static char *rest_of(FILE *file)
{
	char *text = NULL;
	size_t size = 0;
	FILE *out = open_memstream(&text, &size);
	int c;

	while ((c = getc(file)) != EOF)
		putc(c, out);
	fclose(out);
	return text;
}

static int compare(const struct story *story, const char *expected)
{
	const char *told = story->told;

	if (!strcmp(told, expected))
		return 0;
	printf("%s: told otherwise than expected\n", story->script.name);
	while (*told || *expected) {
		size_t a = strcspn(told, "\n"), b = strcspn(expected, "\n");
		bool same = a == b && !strncmp(told, expected, a);

		if (!same && b)
			printf("- %.*s\n", (int)b, expected);
		if (a)
			printf("%c %.*s\n", same ? ' ' : '+', (int)a, told);
		told += a + (told[a] == '\n');
		expected += b + (expected[b] == '\n');
	}
	return 1;
}

/* story FILE compares; story --tell FILE prints what is told, to write a story down. */
int main(int argc, char **argv)
{
	bool only_tell = argc == 3 && !strcmp(argv[1], "--tell");
	struct story story = {0};
	FILE *file = fopen(argv[argc - 1], "r");
	char *expected;
	int result = 0;

	if (argc < 2 || !file) {
		fprintf(stderr, "story: cannot read %s\n", argv[argc - 1]);
		return 2;
	}
	script_init(&story.script, argv[argc - 1]);
	script_read(&story.script, file);
	story.out = open_memstream(&story.told, &story.told_size);
	play(&story);
	fclose(story.out);
	expected = rest_of(file);
	fclose(file);
	if (only_tell)
		fputs(story.told, stdout);
	else
		result = compare(&story, expected);
	script_free(&story.script);
	free(expected);
	free(story.told);
	return result;
}
