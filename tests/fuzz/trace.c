/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Any bytes as a reedtrace. Whatever is read is written so that it reads back
 * the same; whatever is refused is refused in one clean line with its number.
 */
#include "fuzz.h"
#include "input/trace.h"

#define NAME "x.trace"

static void check_error(const char *error)
{
	const char *number = error + strlen(NAME ":");

	CHECK(strncmp(error, NAME ":", strlen(NAME ":")) == 0);
	CHECK(*number >= '1' && *number <= '9');
	CHECK(!strpbrk(error, "\n\r\t\x1b\x7f"));
	CHECK(strlen(error) < TRACE_ERROR_SIZE);
}

static void check_same(const struct input *a, const struct input *b)
{
	char first[2 * COMMAND_TEXT_SIZE], second[2 * COMMAND_TEXT_SIZE];

	CHECK(a->t == b->t && a->type == b->type);
	if (a->type == INPUT_FRAME) {
		CHECK(a->frame.squares == b->frame.squares && a->frame.inputs == b->frame.inputs &&
		      a->frame.flags == b->frame.flags &&
		      a->frame.uncertainty == b->frame.uncertainty);
		CHECK(!memcmp(a->frame.kinds, b->frame.kinds, sizeof(a->frame.kinds)));
		return;
	}
	CHECK(a->command.verb == b->command.verb);
	CHECK(command_write(&a->command, first, sizeof(first)) < (int)sizeof(first));
	command_write(&b->command, second, sizeof(second));
	CHECK(!strcmp(first, second));
}

/* One input in a trace of its own. */
static void check_round_trip(const struct settings *settings, const struct input *input)
{
	struct trace_reader reader;
	struct settings reread;
	struct input again;
	char *text;
	size_t size;
	FILE *file = open_memstream(&text, &size);

	CHECK(file);
	trace_write_header(file, settings);
	trace_write(file, input);
	CHECK(fclose(file) == 0);
	CHECK(trace_open(&reader, NAME, text, size, &reread) == 0);
	CHECK(trace_next(&reader, &again) == 1);
	check_same(input, &again);
	CHECK(trace_next(&reader, &again) == 0);
	free(text);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	/* In memory of exactly that size, so that a byte too far is noticed. */
	char *text = malloc(size ? size : 1);
	struct trace_reader reader;
	struct settings settings;
	struct input input;
	laws_time last = 0;
	int status;

	CHECK(text);
	if (size)
		memcpy(text, data, size);
	status = trace_open(&reader, NAME, text, size, &settings);
	while (status >= 0 && (status = trace_next(&reader, &input)) > 0) {
		CHECK(input.t >= last);
		last = input.t;
		check_round_trip(&settings, &input);
	}
	if (status < 0)
		check_error(reader.error);
	free(text);
	return 0;
}
