/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * How many full games a second one core replays, from frames to events, with
 * and without writing each event as JSON. The games are acted out beforehand;
 * that is not timed.
 *
 *   bench-replay FILE.pgn…
 */
#include <errno.h>
#include <malloc.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "util/file.h"
#include "pipeline/pipeline.h"
#include "simulate.h"

#define GAMES_MAX     4096
#define SECONDS_LEAST 2.0

static struct input_list games[GAMES_MAX];
static size_t game_count;
static uint64_t events;
static uint64_t moves;

static double seconds(void)
{
	struct timespec now;

	clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
	return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

static void count(void *data, const struct event *event)
{
	(void)data;
	events++;
	moves += event->verdict.kind == LAWS_VERDICT_COMPLETED;
}

static void write_json(void *data, const struct event *event)
{
	struct json_object *json = event_json(event, false);
	const char *text = json_object_to_json_string_ext(
		json, JSON_C_TO_STRING_PLAIN | JSON_C_TO_STRING_NOSLASHESCAPE);

	count(data, event);
	events += text == NULL;
	json_object_put(json);
}

static void replay(const struct input_list *list, pipeline_sink sink)
{
	struct pipeline *pipeline = pipeline_new(&list->settings, sink, NULL);

	for (size_t i = 0; i < list->count; i++)
		pipeline_input(pipeline, &list->inputs[i]);
	pipeline_finish(pipeline);
	pipeline_free(pipeline);
}

static void measure(const char *what, pipeline_sink sink)
{
	double start = seconds(), spent;
	uint64_t played = 0;

	events = 0;
	moves = 0;
	do {
		for (size_t i = 0; i < game_count; i++)
			replay(&games[i], sink);
		played += game_count;
		spent = seconds() - start;
	} while (spent < SECONDS_LEAST);
	printf("replay, %s: %.0f games/s of %.0f plies and %.0f events each, %.1f us a ply\n", what,
	       (double)played / spent, (double)moves / (double)played,
	       (double)events / (double)played, spent * 1e6 / (double)moves);
}

static void act_out(const char *name)
{
	struct simulation simulation;
	char error[SCRIPT_ERROR_SIZE];
	struct laws_pgn pgn;
	char *text;
	size_t size;

	if (file_read(name, &text, &size)) {
		fprintf(stderr, "bench-replay: cannot read %s\n", name);
		exit(2);
	}
	simulation_default(&simulation);
	laws_pgn_init(&pgn, text, size);
	while (game_count < GAMES_MAX &&
	       simulate_next(&simulation, &pgn, name, (unsigned int)game_count + 1,
			     &games[game_count], error) > 0)
		game_count++;
	free(text);
}

/* Of one board. What is room for the worst case is resident once it was needed. */
static void print_size(void)
{
	struct pipeline *pipeline = pipeline_new(&games[0].settings, count, NULL);

	printf("a pipeline: %zu bytes\n", malloc_usable_size(pipeline));
	pipeline_free(pipeline);
}

int main(int argc, char **argv)
{
	for (int i = 1; i < argc; i++)
		act_out(argv[i]);
	if (!game_count) {
		fprintf(stderr, "bench-replay: no game to replay\n");
		return 2;
	}
	print_size();
	measure("frames to events", count);
	measure("frames to JSON", write_json);
	for (size_t i = 0; i < game_count; i++)
		inputs_free(&games[i]);
	return 0;
}
