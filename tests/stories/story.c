/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Plays a story through the pipeline, once in each of its editions, and compares the events
 * with those that the story expects (script.h).
 */
#include <stdlib.h>
#include <string.h>

#include "alert_row.h"
#include "merge.h"
#include "script.h"
#include "track/candidates.h"

struct story {
	struct script script;
	FILE *out;
	unsigned int orders; /* orders without an answer */
	bool is_accused;     /* an alert came before the part that is listed */
	bool is_wrong;	     /* an alert disagrees with the row of its kind */
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

/* True when an event at @t is listed. An alert or a refusal, @what, must not be left out. */
static bool is_expected(struct story *story, laws_time t, const char *what)
{
	if (t > story->script.expected_from)
		return true;
	if (what) {
		fprintf(stderr, "%s: %s at %lld ms, which is before \"expect from here\"\n",
			story->script.name, what, (long long)(t / 1000));
		story->is_accused = true;
	}
	return false;
}

/* An alert that disagrees with the row of its kind fails the story, whatever the story expects. */
static void check_alert(struct story *story, const struct laws_verdict *verdict)
{
	const char *fault = verdict->kind == LAWS_VERDICT_ALERT ? alert_fault(verdict) : NULL;

	if (!fault)
		return;
	fprintf(stderr, "%s: an alert %s\n", story->script.name, fault);
	story->is_wrong = true;
}

static void tell(void *data, const struct event *event)
{
	struct story *story = data;
	bool is_alert = !strcmp(event_type(event), "alert");
	struct json_object *body;

	check_alert(story, &event->verdict);
	if (!is_expected(story, event->t, is_alert ? "an alert" : NULL))
		return;
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

/* A refusal is shown with the time of its order, at the place where it was answered. */
static void take_answer(void *data, const struct command *command,
			const struct laws_verdict *refused)
{
	struct story *story = data;
	char text[COMMAND_TEXT_SIZE * 2];

	story->orders--;
	if (!refused || !is_expected(story, refused->t, "a refusal"))
		return;
	command_write(command, text, sizeof(text));
	if (!verb_may_be_refused(command->verb, refused->refused.refusal))
		fprintf(story->out, "verbs.def does not say that this may be refused:\n");
	fprintf(story->out, "%lld.%03lld refused %s\n", (long long)(refused->t / 1000),
		(long long)(refused->t % 1000), text);
}

/* "candidate 3 ply=12 e7e5 g1f3"; of the one that is the record, "record" before its moves. */
static void list_candidates(void *data, laws_time t, const struct candidates *list)
{
	struct story *story = data;

	for (size_t i = 0; i < list->count; i++) {
		const struct candidate *each = &list->each[i];
		struct laws_position position = list->before;
		char uci[LAWS_UCI_SIZE];

		fprintf(story->out, "%lld.%03lld candidate %u ply=%u%s", (long long)(t / 1000),
			(long long)(t % 1000), each->number, list->ply,
			each->is_record ? " record" : "");
		for (unsigned int move = 0; move < each->count; move++) {
			laws_uci_write(&position, each->moves[move], uci);
			laws_move_play(&position, each->moves[move]);
			fprintf(story->out, " %s", uci);
		}
		fprintf(story->out, "\n");
	}
	if (!list->count)
		fprintf(story->out, "%lld.%03lld no candidates\n", (long long)(t / 1000),
			(long long)(t % 1000));
}

/* A source's reports about itself are no orders. */
static bool is_order(const struct script_step *step)
{
	return step->is_input && step->input.type == INPUT_COMMAND &&
	       verb_role(step->input.command.verb) != ROLE_SOURCE;
}

/* The events in the edition that was read; the caller frees them. */
static char *play(struct story *story)
{
	char *told = NULL;
	size_t size = 0;

	story->orders = 0;
	story->out = open_memstream(&told, &size);
	for (size_t i = 0; i < story->script.count; i++)
		story->orders += is_order(&story->script.steps[i]);
	story->script.list = list_candidates;
	script_play(&story->script, tell, take_answer, story);
	if (story->orders)
		fprintf(story->out, "%u orders without an answer\n", story->orders);
	fclose(story->out);
	return told;
}

/* The expected events in that edition; the caller frees them. */
static char *expected_of(struct script *script, FILE *file)
{
	char *text = NULL, *line;
	size_t size = 0;
	FILE *out = open_memstream(&text, &size);

	while ((line = script_line(script, file)))
		fprintf(out, "%s\n", line);
	fclose(out);
	return text;
}

/* Everything below "---", as written; the caller frees it. */
static char *written_in(FILE *file)
{
	char *text = NULL;
	size_t size = 0;
	ssize_t length;

	rewind(file);
	while (getline(&text, &size, file) >= 0 && strcmp(text, "---\n") != 0)
		;
	length = getdelim(&text, &size, '\0', file);
	if (length < 0 && text)
		*text = '\0';
	return text;
}

static void show_difference(FILE *out, const char *expected, const char *told)
{
	while (*told || *expected) {
		size_t a = strcspn(told, "\n"), b = strcspn(expected, "\n");
		bool same = a == b && !strncmp(told, expected, a);

		if (!same && b)
			fprintf(out, "- %.*s\n", (int)b, expected);
		if (a)
			fprintf(out, "%c %.*s\n", same ? ' ' : '+', (int)a, told);
		told += a + (told[a] == '\n');
		expected += b + (expected[b] == '\n');
	}
}

/*
 * Adds the events of each edition to @merged. Returns the editions in which they differ from
 * the expected ones.
 */
static unsigned int tell_editions(struct story *story, FILE *file, struct merge *merged)
{
	unsigned int failed = 0;

	while (script_read(&story->script, file)) {
		unsigned int edition = 1u << story->script.settings.regulations.edition;
		char *told = play(story);
		char *expected = expected_of(&story->script, file);

		if (strcmp(told, expected) != 0)
			failed |= edition;
		merge_add(merged, edition, told);
		free(expected);
		free(told);
	}
	return failed;
}

static void show_failure(FILE *out, const struct script *script, unsigned int failed, FILE *file,
			 const char *told)
{
	char *expected = written_in(file);

	fprintf(out, "%s: told otherwise than expected", script->name);
	for (unsigned int i = 0; script->editions && failed >> i; i++) {
		if (failed & 1u << i)
			fprintf(out, "%s %s", failed & ((1u << i) - 1) ? "," : " in",
				script_year((enum laws_edition)i));
	}
	fprintf(out, "\n");
	show_difference(out, expected, told);
	free(expected);
}

/*
 * Plays the story of the file @name, and writes to @out what is told, or without @only_tell how
 * that differs from what the story expects. Returns 0, 1 where it differs, or 2 when the file
 * cannot be read.
 */
static int run(const char *name, bool only_tell, FILE *out)
{
	struct story story = {0};
	struct merge merged = {0};
	unsigned int failed;
	char *told;
	FILE *file = fopen(name, "r");

	if (!file) {
		fprintf(stderr, "story: cannot read %s\n", name);
		return 2;
	}
	script_init(&story.script, name);
	failed = tell_editions(&story, file, &merged);
	told = merge_write(&merged);
	if (only_tell)
		fputs(told, out);
	else if (failed)
		show_failure(out, &story.script, failed, file, told);
	fclose(file);
	merge_free(&merged);
	free(told);
	script_free(&story.script);
	return story.is_accused || story.is_wrong || (failed && !only_tell);
}

/* The name of a story without its folder and ".story". */
static void write_name(const char *path)
{
	const char *slash = strrchr(path, '/');
	const char *base = slash ? slash + 1 : path;
	const char *end = strrchr(base, '.');

	printf("%.*s\n", end ? (int)(end - base) : (int)strlen(base), base);
}

/* In TAP, where each story is a case of its own. Returns 1 when one of them failed. */
static int run_all(char **names, int count)
{
	int status = 0;

	printf("1..%d\n", count);
	for (int i = 0; i < count; i++) {
		char *text = NULL;
		size_t size = 0;
		FILE *out = open_memstream(&text, &size);
		int failed = run(names[i], false, out);

		fclose(out);
		printf("%sok %d - ", failed ? "not " : "", i + 1);
		write_name(names[i]);
		for (char *line = strtok(text, "\n"); line; line = strtok(NULL, "\n"))
			printf("# %s\n", line);
		fflush(stdout);
		free(text);
		status |= failed != 0;
	}
	return status;
}

/*
 * story FILE compares; story --tap FILE... likewise, in TAP; story --tell FILE prints the events,
 * to write a story down.
 */
int main(int argc, char **argv)
{
	bool only_tell = argc == 3 && !strcmp(argv[1], "--tell");

	if (argc == 2 || only_tell)
		return run(argv[argc - 1], only_tell, stdout);
	if (argc > 2 && !strcmp(argv[1], "--tap"))
		return run_all(argv + 2, argc - 2);
	fputs("usage: story FILE, story --tap FILE... or story --tell FILE\n", stderr);
	return 2;
}
