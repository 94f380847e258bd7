/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Writes packaging/guide/reedtrace.md: the format of traces. What a sample and a set line can hold
 * comes from the tables that read them (input/trace.h, config/settings.h), touchmoved's own verbs
 * from verbs.def; the examples are traces that are played, and each error is one that the reader
 * has made.
 *
 * Usage: trace-document GAME TWO-BOARDS RECOGNISED, the traces in this order
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "event/event.h"
#include "pipeline/replay.h"

static const char introduction[] =
	"# reedtrace, version 1\n"
	"\n"
	"Made from the tables that read it, its examples by playing them; do not edit:\n"
	"`meson compile -C build trace-guide` writes it anew.\n"
	"\n"
	"What a board delivered and what persons ordered, as text. Replaying a trace gives the\n"
	"events of the live game, to the byte: `touchmovectl replay FILE --json` needs no daemon\n"
	"and no bus. touchmoved records every board so, and `touchmovectl record FILE` copies\n"
	"that.\n"
	"\n"
	"A trace is UTF-8 text, a record a line. Lines end with LF or CR LF, hold at most\n"
	"%d bytes, and their words are parted by blanks. Empty lines, and lines whose first\n"
	"character is `#`, say nothing. In this order come\n"
	"\n"
	"1. the head line, `reedtrace 1`: the format and its version;\n"
	"2. `set` lines;\n"
	"3. samples and commands, each with its time in front.\n"
	"\n"
	"Times are whole µs since the first sample, at most %lld, and never\n"
	"decrease; of two records with the same time the one that stands first happened first.\n"
	"A deadline that comes at that time comes before both.\n";

static const char settings_head[] =
	"\n## Settings\n"
	"\n"
	"`set KEY=VALUE`, before the first sample; the value is the rest of the line. Everything\n"
	"that can change a verdict stands in the trace, so that a replay needs nothing else. What\n"
	"is the default is left out. The configuration of touchmoved has the same\n"
	"keys; what is played as a board that is there (`touchmoved --source trace:FIFO`) has no\n"
	"`set` lines.\n"
	"\n"
	"| key | value | default | what it is for |\n|---|---|---|---|\n";

static const char settings_tail[] =
	"\nOne key more is no setting: it says where the trace stands among the games of a board.\n"
	"`set EventsBefore=SEQ PUBLIC GAME T ALERTS RULINGS [start]` has the last numbers of "
	"events,\n"
	"of public ones, of games, of alerts and of rulings, and the time in µs, that were given\n"
	"before; those of this trace go on from there. With `start` the first event is the start "
	"of\n"
	"a game: what comes before it was told with the game before.\n";

static const char samples_head[] =
	"\n## Samples\n"
	"\n"
	"`TIME SQUARES INPUTS [WORD…]`, one whenever something changes, the first one with what\n"
	"stands. Each is the full state.\n"
	"\n"
	"`SQUARES` are 16 hex digits, bit n for square n: a1 is bit 0, b1 bit 1, a2 bit 8, h8\n"
	"bit 63; 1 is a closed contact, on which something stands. The start position is\n"
	"`ffff00000000ffff`. Contacts are raw: whoever reads a trace debounces them.\n"
	"\n"
	"`INPUTS` is a hex digit of these bits, each set while that is down. A press is a change\n"
	"from 0 to 1; a rocker raises the other lever by itself. Levers that are both level for\n"
	"a second, and were down for one before, mean that the clock was stopped.\n"
	"\n"
	"| bit | what is down |\n|---|---|\n";

static const char words_head[] = "\nBehind them each of these words can stand once:\n"
				 "\n"
				 "| word | what it says |\n|---|---|\n";

static const char commands_head[] =
	"\n## Commands\n"
	"\n"
	"`TIME ! VERB [ARGUMENTS]`, with a blank behind the `!`. What players and arbiters order\n"
	"is in [verbs](verbs.md). An order that is refused is told on standard error, and the\n"
	"replay goes on. What an assistant enters for a player has the name before it:\n"
	"`! by A. Name: resign white`. An order that came over the bus says which user gave it:\n"
	"`! from anna (1000): confirm last`; a ruling's `by` has it.\n"
	"\n"
	"These verbs touchmoved writes by itself:\n"
	"\n"
	"| verb | what it says |\n|---|---|\n";

static const char examples_head[] = "\n## Examples\n";

static const char errors_head[] =
	"\n## Errors\n"
	"\n"
	"What is no trace is told with one line, which names file and line and says what would\n"
	"be right, and ends the replay with exit status 2, after the events of the lines before\n"
	"it. A last line without its end is such a line: the trace was cut off there. Behind\n"
	"`reedtrace 1` and one sample:\n"
	"\n"
	"| line | what is told |\n|---|---|\n";

static const struct {
	enum input_bit bit;
	const char *name;
} inputs[] = {
	{INPUT_WHITE_LEVER, "White's lever, so that Black's clock runs"},
	{INPUT_BLACK_LEVER, "Black's lever, so that White's clock runs"},
	{INPUT_ADJUST, "the button that announces an adjustment, as `adjust` without squares does"},
	{INPUT_ARBITER, "the arbiter's button, as `pause`"},
};
_Static_assert(sizeof(inputs) / sizeof(inputs[0]) == INPUT_BITS, "the guide names every input");

/* Of the traces on the command line, in their order. */
static const char *const captions[] = {
	"A game: the clock's levers, a move, an offer of a draw, and a board that is away for a "
	"while.",
	"Two boards (Appendix D): White's move is announced, and made again on the second board.",
	"A board that recognises pieces, and shows which start position of Chess960 is played.",
};
#define EXAMPLES (sizeof(captions) / sizeof(captions[0]))

static const char *const wrong[] = {
	"5 ffff00000000ffff",
	"5 ffff0000ffff 0",
	"5 ffff00000000ffff 1f",
	"5 ffff00000000ffff 1 broken",
	"5 ffff00000000ffff 1 lost lost",
	"5 ffff00000000ffff 1 board=2",
	"5 0000000000000001 0 kinds=K",
	"5 ffff00000000ffff 0 at=yesterday",
	"0.5 ffff00000000ffff 0",
	"set Edition=2023",
	"5 !pause",
	"5 ! castle",
	"5 ! resign",
	"5 ! store lost",
};

static void fail(const char *what, const char *name)
{
	fprintf(stderr, "trace-document: %s: %s\n", what, name);
	exit(1);
}

static void print_setting(const char *key, const char *expected, const char *usual,
			  const char *meaning)
{
	printf("| `%s` | %s | %s%s%s | %s |\n", key, expected, usual[0] ? "`" : "", usual,
	       usual[0] ? "`" : "", meaning);
}

static void print_inputs(void)
{
	for (size_t i = 0; i < sizeof(inputs) / sizeof(inputs[0]); i++)
		printf("| %x | %s |\n", inputs[i].bit, inputs[i].name);
}

static void print_words(void)
{
	for (const struct trace_word *row = trace_words; row->word; row++)
		printf("| `%s%s` | %s |\n", row->word, row->value, row->meaning);
}

static void print_verbs(void)
{
	bool first = true;

	for (int verb = 0; verb < VERB_COUNT; verb++)
		if (verb_role((enum verb)verb) == ROLE_SOURCE)
			printf("| `%s%s%s` | %s |\n", verb_name((enum verb)verb),
			       verb_arguments((enum verb)verb)[0] ? " " : "",
			       verb_arguments((enum verb)verb), verb_rows[verb].help);
	printf("\nBehind some `at=`, as behind a sample, says when that was, because a game begins "
	       "or "
	       "goes on with it: ");
	for (int verb = 0; verb < VERB_COUNT; verb++) {
		if (verb_rows[verb].trait != TRAIT_STAMPED)
			continue;
		printf("%s`%s`", first ? "" : ", ", verb_name((enum verb)verb));
		first = false;
	}
	printf(".\n");
}

static char *read_file(const char *name)
{
	FILE *file = fopen(name, "r");
	char *text = NULL;
	size_t size = 0;

	if (!file || getdelim(&text, &size, '\0', file) < 0)
		fail("cannot be read", name);
	fclose(file);
	return text;
}

static void print_event(void *data, const struct event *event)
{
	struct json_object *json;

	(void)data;
	if (!event->seq)
		return;
	json = event_json(event, false);
	puts(json_object_to_json_string_ext(json, JSON_C_TO_STRING_PLAIN |
							  JSON_C_TO_STRING_NOSLASHESCAPE));
	json_object_put(json);
}

static void refuse_refusal(void *data, const struct command *command,
			   const struct laws_verdict *verdict)
{
	(void)verdict;
	fail(verb_name(command->verb), data);
}

static void print_example(const char *caption, const char *name)
{
	char *text = read_file(name);
	struct replay replay = {
		.name = name,
		.text = text,
		.size = strlen(text),
		.sink = print_event,
		.refusal = refuse_refusal,
		.data = (void *)name,
	};
	char error[TRACE_ERROR_SIZE];
	struct settings settings;

	printf("\n%s\n\n```\n%s```\n\n```json\n", caption, text);
	if (replay_trace(&replay, &settings, error) != 0)
		fail(error, name);
	printf("```\n");
	free(text);
}

static void print_error(const char *line)
{
	struct trace_reader reader;
	struct settings settings;
	struct input input;
	char text[400];
	int length = snprintf(text, sizeof(text), "reedtrace 1\n0 ffff00000000ffff 0\n%s\n", line);

	if (trace_open(&reader, "game.trace", text, (size_t)length, &settings) != 0 ||
	    trace_next(&reader, &input) != 1 || trace_next(&reader, &input) >= 0)
		fail("this is a trace", line);
	printf("| `%s` | %s |\n", line, reader.error);
}

int main(int argc, char **argv)
{
	if (argc != 1 + EXAMPLES) {
		fprintf(stderr, "usage: trace-document GAME TWO-BOARDS RECOGNISED\n");
		return 2;
	}
	printf(introduction, TRACE_LINE_BYTES, (long long)TRACE_TIME_MAX);
	fputs(settings_head, stdout);
	settings_describe(print_setting);
	fputs(settings_tail, stdout);
	fputs(samples_head, stdout);
	print_inputs();
	fputs(words_head, stdout);
	print_words();
	fputs(commands_head, stdout);
	print_verbs();
	fputs(examples_head, stdout);
	for (size_t i = 0; i < EXAMPLES; i++)
		print_example(captions[i], argv[1 + i]);
	fputs(errors_head, stdout);
	for (size_t i = 0; i < sizeof(wrong) / sizeof(wrong[0]); i++)
		print_error(wrong[i]);
	return 0;
}
