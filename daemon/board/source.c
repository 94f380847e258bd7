/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Sources that are files: a trace, or a game in PGN that the simulator acts out. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "util/file.h"
#include "board/source.h"
#include "input/trace.h"

struct source {
	char *name;
	char *text;
	int (*next)(struct source *source, struct input *input);
	struct trace_reader reader; /* of a trace */
	struct input_list list;	    /* of a game */
	size_t at;
};

static struct source *source_new(const char *name)
{
	struct source *source = calloc(1, sizeof(*source));

	if (!source)
		return NULL;
	source->name = strdup(name);
	if (source->name)
		return source;
	free(source);
	return NULL;
}

void source_close(struct source *source)
{
	if (!source)
		return;
	free(source->name);
	free(source->text);
	inputs_free(&source->list);
	free(source);
}

static int read_file(struct source *source, size_t *size, char error[SOURCE_ERROR_SIZE])
{
	int r = file_read(source->name, &source->text, size);

	if (r < 0)
		snprintf(error, SOURCE_ERROR_SIZE, "%s: %s", source->name, strerror(-r));
	return r;
}

static int next_of_trace(struct source *source, struct input *input)
{
	return trace_next(&source->reader, input);
}

static int open_trace(struct source *source, const struct simulation *simulation,
		      struct settings *settings, char error[SOURCE_ERROR_SIZE])
{
	size_t size;
	int r = read_file(source, &size, error);

	(void)simulation;
	if (r < 0)
		return r;
	source->next = next_of_trace;
	r = trace_open(&source->reader, source->name, source->text, size, settings);
	if (r < 0)
		snprintf(error, SOURCE_ERROR_SIZE, "%s", source->reader.error);
	return r;
}

static int next_of_game(struct source *source, struct input *input)
{
	if (source->at == source->list.count)
		return 0;
	*input = source->list.inputs[source->at++];
	return 1;
}

/* Cuts "#12" off @name. Returns the number, 1 without one, or 0 for an invalid one. */
static unsigned int take_game_number(char *name)
{
	char *hash = strrchr(name, '#');
	unsigned long number;

	if (!hash || !hash[1] || hash[1 + strspn(hash + 1, "0123456789")])
		return 1;
	number = strtoul(hash + 1, NULL, 10);
	*hash = '\0';
	return number <= UINT32_MAX ? (unsigned int)number : 0;
}

static int open_pgn(struct source *source, const struct simulation *simulation,
		    struct settings *settings, char error[SOURCE_ERROR_SIZE])
{
	unsigned int number = take_game_number(source->name);
	size_t size;
	int r = read_file(source, &size, error);

	if (r < 0)
		return r;
	source->next = next_of_game;
	error[0] = '\0';
	if (number)
		r = simulate_game(simulation, source->text, size, source->name, number,
				  &source->list, error);
	if (r > 0) {
		*settings = source->list.settings;
		return 0;
	}
	if (r == 0)
		snprintf(error, SOURCE_ERROR_SIZE, "%s: has no game %u", source->name, number);
	else if (!error[0])
		snprintf(error, SOURCE_ERROR_SIZE, "%s: %s", source->name, strerror(-r));
	return -EINVAL;
}

static const struct {
	const char *prefix;
	int (*open)(struct source *source, const struct simulation *simulation,
		    struct settings *settings, char error[SOURCE_ERROR_SIZE]);
} kinds[] = {
	{"trace:", open_trace},
	{"pgn:", open_pgn},
};

struct source *source_open(const char *spec, const struct simulation *simulation,
			   struct settings *settings, char error[SOURCE_ERROR_SIZE])
{
	struct source *source;
	size_t i;

	for (i = 0; i < sizeof(kinds) / sizeof(kinds[0]); i++)
		if (!strncmp(spec, kinds[i].prefix, strlen(kinds[i].prefix)))
			break;
	if (i == sizeof(kinds) / sizeof(kinds[0])) {
		snprintf(error, SOURCE_ERROR_SIZE,
			 "source '%.200s': expected chardev:, usb: or gpio: with a place or "
			 "without, trace:FILE or pgn:FILE",
			 spec);
		return NULL;
	}
	source = source_new(spec + strlen(kinds[i].prefix));
	if (!source) {
		snprintf(error, SOURCE_ERROR_SIZE, "source '%s': no memory", spec);
		return NULL;
	}
	if (kinds[i].open(source, simulation, settings, error) == 0)
		return source;
	source_close(source);
	return NULL;
}

int source_next(struct source *source, struct input *input)
{
	return source->next(source, input);
}

const char *source_error(const struct source *source)
{
	return source->reader.error;
}
