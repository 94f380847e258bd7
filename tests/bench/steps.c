/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The longest step of the pipeline: what it takes to hand in one input, or to fire what is due at
 * one instant. Real games are acted under normal conditions, and for each class of incidents
 * (sim/hardship.h) some of them. Of each the longest step is printed: what it took in
 * microseconds and, where the processor lets them be counted, in instructions, and what it was
 * about.
 *
 *   bench-steps [--row HARDSHIP|all] [--games N] [--seed N] [--keep FOLDER] FILE.pgn…
 *
 * --games is the number of games of each class. With --keep the trace of each line is written, as
 * HARDSHIP-FILE-GAME-SEED.trace. Where the processor's counter cannot be used, callgrind counts a
 * trace's instructions, input by input, into files whose line "totals:" has them:
 *
 *   valgrind --tool=callgrind --toggle-collect=pipeline_input --dump-after=pipeline_input
 *            touchmovectl replay TRACE
 */
#include <errno.h>
#include <linux/perf_event.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include "event/event.h"
#include "games.h"
#include "pipeline/pipeline.h"
#include "util/file.h"

#define TEXTS_MAX 16
/* A step's time is the least of so many runs: other work on the machine only adds to it. */
#define RUNS 5
/*
 * A Raspberry Pi 4 has 1.5 GHz. That it finishes one instruction a cycle is an estimate: its
 * Cortex-A72 finishes up to three, and waits for memory.
 */
#define PI_4_INSTRUCTIONS_A_US 1500

struct step {
	double us;
	uint64_t instructions; /* 0: they cannot be counted */
	laws_time t;
	char what[160];			/* came in, or that a deadline fired */
	char told[EVENT_LINE_SIZE + 1]; /* the last event of the step, or "" */
};

struct longest {
	struct step step;
	unsigned int game;
	uint64_t seed;
	const char *file;
	struct input_list list; /* the game's */
};

/* The replays of a game, one after the other. */
struct replay {
	struct pipeline *pipeline;
	const struct input *last; /* the last input, or NULL */
	struct frame frame;	  /* the last one, and the one before it */
	struct frame before;
	double *us; /* of each step, the least so far */
	size_t room;
	size_t count;  /* steps so far, in this replay */
	size_t wanted; /* the step that is described, or SIZE_MAX */
	struct step step;
	int counter; /* of instructions, or -1 */
};

struct request {
	struct text texts[TEXTS_MAX];
	unsigned int text_count;
	unsigned int games;
	uint64_t seed;
	int row; /* of hardship_names, or -1: all */
	const char *keep;
	int counter;
};

/* Counts the instructions of this process alone. Returns a descriptor, or -1 with errno. */
static int count_instructions(void)
{
	struct perf_event_attr attributes = {
		.type = PERF_TYPE_HARDWARE,
		.size = sizeof(attributes),
		.config = PERF_COUNT_HW_INSTRUCTIONS,
		.exclude_kernel = 1,
		.exclude_hv = 1,
	};

	return (int)syscall(SYS_perf_event_open, &attributes, 0, -1, -1, 0);
}

static uint64_t instructions(int counter)
{
	uint64_t count = 0;

	if (counter < 0 || read(counter, &count, sizeof(count)) != sizeof(count))
		return 0;
	return count;
}

static double microseconds(void)
{
	struct timespec now;

	clock_gettime(CLOCK_MONOTONIC, &now);
	return (double)now.tv_sec * 1e6 + (double)now.tv_nsec / 1e3;
}

static void tell(void *data, const struct event *event)
{
	struct replay *play = data;

	if (play->count == play->wanted)
		event_line(event, play->step.told, sizeof(play->step.told));
}

static void write_squares(FILE *out, const char *what, laws_squares squares)
{
	if (!squares)
		return;
	fputs(what, out);
	for (; squares; squares &= squares - 1) {
		char name[3];

		laws_square_write((laws_square)__builtin_ctzll(squares), name);
		fprintf(out, " %s", name);
	}
}

static void write_frame(FILE *out, const struct frame *was, const struct frame *frame)
{
	unsigned int down = frame->inputs & ~(unsigned int)was->inputs;

	fputs("a frame", out);
	write_squares(out, ", opens", was->squares & ~frame->squares);
	write_squares(out, ", closes", frame->squares & ~was->squares);
	fputs(down & INPUT_WHITE_LEVER ? ", White's lever goes down" : "", out);
	fputs(down & INPUT_BLACK_LEVER ? ", Black's lever goes down" : "", out);
}

static void write_input(FILE *out, const struct replay *play)
{
	char text[COMMAND_TEXT_SIZE * 2];

	if (play->last->type == INPUT_FRAME) {
		write_frame(out, &play->before, &play->frame);
		return;
	}
	command_write(&play->last->command, text, sizeof(text));
	fprintf(out, "! %s", text);
}

/* Describes the step at @t, in which the last input came in, or a deadline behind it. */
static void describe(struct replay *play, bool is_deadline, laws_time t)
{
	FILE *out = fmemopen(play->step.what, sizeof(play->step.what), "w");

	play->step.t = t;
	if (!out)
		return;
	if (is_deadline)
		fprintf(out, "a deadline %.1f ms after ", (double)(t - play->last->t) / 1e3);
	write_input(out, play);
	fclose(out);
}

static void note_time(struct replay *play, double took)
{
	if (play->count == play->room) {
		play->room = play->room * 2 + 1024;
		play->us = realloc(play->us, play->room * sizeof(play->us[0]));
		if (!play->us)
			exit(4);
		for (size_t i = play->count; i < play->room; i++)
			play->us[i] = INFINITY;
	}
	if (took < play->us[play->count])
		play->us[play->count] = took;
}

static void note_input(struct replay *play, const struct input *input)
{
	play->last = input;
	if (input->type != INPUT_FRAME)
		return;
	play->before = play->frame;
	play->frame = input->frame;
}

/* Hands @input in, or fires what is due at @t. */
static void step(struct replay *play, const struct input *input, laws_time t)
{
	uint64_t before;
	double start, took;

	if (input)
		note_input(play, input);
	before = instructions(play->counter);
	start = microseconds();
	if (input)
		pipeline_input(play->pipeline, input);
	else
		pipeline_advance(play->pipeline, t);
	took = microseconds() - start;
	if (play->count == play->wanted) {
		play->step.instructions = instructions(play->counter) - before;
		describe(play, !input, t);
	}
	note_time(play, took);
	play->count++;
}

static void replay(struct replay *play, const struct input_list *list)
{
	play->count = 0;
	play->last = NULL;
	play->frame = (struct frame){0};
	play->pipeline = pipeline_new(&list->settings, tell, play);
	for (size_t i = 0; i < list->count; i++) {
		const struct input *input = &list->inputs[i];

		for (laws_time t = pipeline_deadline(play->pipeline); t <= input->t;
		     t = pipeline_deadline(play->pipeline))
			step(play, NULL, t);
		step(play, input, input->t);
	}
	pipeline_finish(play->pipeline);
	pipeline_free(play->pipeline);
}

static struct step find_longest(const struct input_list *list, int counter)
{
	struct replay play = {.wanted = SIZE_MAX, .counter = -1};
	size_t longest = 0;

	for (int run = 0; run < RUNS; run++)
		replay(&play, list);
	for (size_t i = 0; i < play.count; i++)
		if (play.us[i] > play.us[longest])
			longest = i;
	play.wanted = longest;
	play.counter = counter;
	replay(&play, list);
	play.step.us = play.us[longest];
	free(play.us);
	return play.step;
}

static void keep(const struct request *request, const char *name, const struct longest *longest)
{
	const char *base = strrchr(longest->file, '/');
	char path[1024];
	FILE *file;

	snprintf(path, sizeof(path), "%s/%s-%s-%u-%llu.trace", request->keep, name,
		 base ? base + 1 : longest->file, longest->game, (unsigned long long)longest->seed);
	file = fopen(path, "w");
	if (!file) {
		fprintf(stderr, "bench-steps: %s cannot be written: %s\n", path, strerror(errno));
		exit(4);
	}
	inputs_write(&longest->list, file);
	fclose(file);
}

static void print(const char *name, const struct longest *longest)
{
	const struct step *step = &longest->step;

	printf("%-21s %7.0f us", name, step->us);
	if (step->instructions)
		printf(" %8.3f M instructions (a Pi 4: some %.0f us)",
		       (double)step->instructions / 1e6,
		       (double)step->instructions / PI_4_INSTRUCTIONS_A_US);
	printf("  %s game %u seed %llu at %lld us: %s;%s\n", longest->file, longest->game,
	       (unsigned long long)longest->seed, (long long)step->t, step->what,
	       step->told[0] ? step->told : " nothing is told");
	fflush(stdout);
}

static void measure(const struct request *request, enum hardship hardship)
{
	struct reader reader = reader_begin(request->texts, request->text_count, request->seed);
	struct longest longest = {.step.us = -1};
	static struct score score;
	struct simulation simulation;

	simulation_default(&simulation);
	simulation.conditions = CONDITIONS_NORMAL;
	simulation.pace = PACE_STANDARD;
	simulation.hardship = hardships[hardship];
	for (unsigned int i = 0; i < request->games; i++) {
		struct input_list list;
		struct step found;

		game_next(&reader, &simulation, &score, &list);
		found = find_longest(&list, request->counter);
		if (found.us <= longest.step.us) {
			inputs_free(&list);
			continue;
		}
		inputs_free(&longest.list);
		longest = (struct longest){
			.step = found,
			.game = reader.game,
			.seed = reader.seed,
			.file = reader_file(&reader),
			.list = list,
		};
	}
	print(hardship_names[hardship], &longest);
	if (request->keep)
		keep(request, hardship_names[hardship], &longest);
	inputs_free(&longest.list);
}

static void refuse(const char *what, const char *value)
{
	fprintf(stderr, "bench-steps: %s: %s\n", what, value);
	exit(2);
}

static int find_row(const char *name)
{
	if (!strcmp(name, "all"))
		return -1;
	for (int i = 0; hardship_names[i]; i++)
		if (!strcmp(hardship_names[i], name))
			return i;
	refuse("a class of incidents or all is wanted", name);
	return -1;
}

static void option(struct request *request, const char *name, const char *value)
{
	if (!strcmp(name, "--row"))
		request->row = find_row(value);
	else if (!strcmp(name, "--keep"))
		request->keep = value;
	else if (!strcmp(name, "--seed"))
		request->seed = strtoull(value, NULL, 10);
	else if (!strcmp(name, "--games") && atoi(value) > 0)
		request->games = (unsigned int)atoi(value);
	else
		refuse("not known", name);
}

static void read_text(struct request *request, const char *name)
{
	struct text *text = &request->texts[request->text_count];

	if (request->text_count == TEXTS_MAX)
		refuse("too many files", name);
	if (file_read(name, &text->start, &text->size))
		refuse("cannot read", name);
	text->name = name;
	request->text_count++;
}

int main(int argc, char **argv)
{
	static struct request request = {.games = 20, .seed = 1, .row = -1};
	int arg = 1;

	for (; arg + 1 < argc && argv[arg][0] == '-'; arg += 2)
		option(&request, argv[arg], argv[arg + 1]);
	for (; arg < argc; arg++)
		read_text(&request, argv[arg]);
	if (!request.text_count)
		refuse("no game to replay", "files of games are wanted");
	request.counter = count_instructions();
	printf("longest step of the pipeline in %u games of each class; on a Pi 4 under 2000 us "
	       "are "
	       "wanted\n",
	       request.games);
	if (request.counter < 0)
		printf("instructions cannot be counted here (%s); tests/bench/steps.c says how "
		       "they can be for a trace that --keep writes\n",
		       strerror(errno));
	for (int row = 0; row < HARDSHIPS; row++)
		if (request.row < 0 || request.row == row)
			measure(&request, (enum hardship)row);
	return 0;
}
