/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Acts games out with each class of incidents at the board (sim/hardship.h). Whatever happens, and
 * whether the record is right or not:
 *
 *   no stage loses anything for want of room
 *   events come in order: numbers without gaps, time that never decreases
 *   the public record is one: moves legal and one behind the other, only what was told withdrawn
 *   the recorded trace gives the same events, to the byte, whether long searches are made in the
 *   steps or beside them; and beside them no step makes one
 *
 * and no honest player is accused for certain. Of --most in a thousand games of a class that may
 * be so: there the board fails, or pieces stand where they should not, in ways that are not told
 * from an offence yet.
 *
 *   endured [--conditions CONDITIONS] [--pace PACE] [--hardship HARDSHIP] [--games N] [--seed N]
 *           [--dead SQUARES] [--most PERMILLE] [--keep FOLDER] FILE…
 *
 * Of each class so many games are acted, read from the files again and again; of all classes, if
 * none is named.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../stories/beside.h"
#include "event/event.h"
#include "games.h"
#include "pipeline/replay.h"
#include "told.h"

#define FILES_MAX 32

struct run {
	struct text texts[FILES_MAX];
	unsigned int text_count;
	struct simulation simulation;
	unsigned int games;
	int hardship;	   /* or -1: all */
	const char *acted; /* the name of the one that is acted */
	unsigned int most;
	const char *dead; /* DeadSquares, or NULL */
	const char *keep; /* folder for traces of games that went wrong, or NULL */
	unsigned int faults;
};

/* An alert belongs to a press if it comes no later than this behind it. */
#define ALERT_LATEST LAWS_SECOND

/* What has been told of a game. */
struct heard {
	FILE *json; /* all events */
	struct told public;
	uint64_t seq, public_seq;
	laws_time t;
	const struct input_list *list;
	unsigned int certain; /* alerts that accuse a player for certain, and wrongly */
	const char *fault;
};

static void complain(struct heard *heard, const char *fault)
{
	if (!heard->fault)
		heard->fault = fault;
}

/* @event says that a player has pressed without a move, and he has. */
static bool is_true(const struct heard *heard, const struct event *event)
{
	if (event->verdict.alert.kind != LAWS_ALERT_NO_MOVE)
		return false;
	for (size_t i = 0; i < heard->list->deed_count; i++) {
		const struct deed *deed = &heard->list->deeds[i];

		if (deed->offence == OFFENCE_NO_MOVE && deed->side == event->verdict.side &&
		    event->t >= deed->from && event->t <= deed->to + ALERT_LATEST)
			return true;
	}
	return false;
}

static void on_alert(struct heard *heard, const struct event *event)
{
	const struct laws_verdict_alert *alert = &event->verdict.alert;

	heard->certain += alert->confidence == LAWS_CERTAIN &&
			  laws_alert_info(alert->kind)->accused != LAWS_ACCUSED_NOBODY &&
			  !is_true(heard, event);
}

static void on_event(void *data, const struct event *event)
{
	struct heard *heard = data;
	struct json_object *json = event_json(event, !event->seq);
	const char *fault = event->public_seq ? told_take(&heard->public, event) : NULL;

	fprintf(heard->json, "%s\n", json_object_to_json_string_ext(json, JSON_C_TO_STRING_PLAIN));
	json_object_put(json);
	if (fault)
		complain(heard, fault);
	if (event->seq && event->seq != ++heard->seq)
		complain(heard, "a gap in the numbers");
	if (event->public_seq && event->public_seq != ++heard->public_seq)
		complain(heard, "a gap in the public numbers");
	if (event->t < heard->t)
		complain(heard, "time goes back");
	heard->t = event->t;
	if (event->verdict.kind == LAWS_VERDICT_ALERT)
		on_alert(heard, event);
}

static void play(struct heard *heard, const struct input_list *list)
{
	struct pipeline *pipeline = pipeline_new(&list->settings, on_event, heard);

	pipeline_search_beside(pipeline, true);
	for (size_t i = 0; i < list->count; i++) {
		pipeline_input(pipeline, &list->inputs[i]);
		search_beside(pipeline);
	}
	if (pipeline_searches(pipeline))
		complain(heard, "a step has searched for a mate");
	pipeline_search_beside(pipeline, false);
	pipeline_finish(pipeline);
	if (pipeline_lost(pipeline))
		complain(heard, "edges, acts or verdicts had no room");
	pipeline_free(pipeline);
}

static void play_trace(struct heard *heard, const struct input_list *list)
{
	char error[TRACE_ERROR_SIZE];
	struct settings settings;
	char *text = NULL;
	size_t size = 0;
	FILE *file = open_memstream(&text, &size);

	inputs_write(list, file);
	fclose(file);
	if (replay_trace(&(struct replay){.name = "trace",
					  .text = text,
					  .size = size,
					  .sink = on_event,
					  .data = heard},
			 &settings, error))
		complain(heard, "the trace cannot be replayed");
	free(text);
}

/* Plays @list in one way or the other. Returns the events as text, which the caller frees. */
static char *listen(void (*how)(struct heard *heard, const struct input_list *list),
		    const struct input_list *list, struct heard *heard)
{
	static struct told_move moves[PLIES_MAX * 2];
	char *text = NULL;
	size_t size = 0;

	*heard = (struct heard){.json = open_memstream(&text, &size),
				.public = {.moves = moves, .most = PLIES_MAX * 2},
				.list = list};
	how(heard, list);
	fclose(heard->json);
	return text;
}

static void keep(const struct run *run, const struct reader *reader, const struct input_list *list)
{
	const char *base = strrchr(reader_file(reader), '/');
	char name[1024];
	FILE *file;

	if (!run->keep)
		return;
	snprintf(name, sizeof(name), "%s/%s-%s-%u-%llu.trace", run->keep, run->acted,
		 base ? base + 1 : reader_file(reader), reader->game,
		 (unsigned long long)reader->seed);
	file = fopen(name, "w");
	if (!file)
		return;
	inputs_write(list, file);
	fclose(file);
}

/* Returns whether somebody was accused for certain. */
static bool endure(struct run *run, const struct reader *reader, const struct input_list *list)
{
	struct heard heard, again;
	char *events = listen(play, list, &heard);
	char *replayed = listen(play_trace, list, &again);

	if (strcmp(events, replayed))
		complain(&heard, "the trace gives other events");
	if (again.fault)
		complain(&heard, again.fault);
	free(events);
	free(replayed);
	if (heard.fault || heard.certain)
		keep(run, reader, list);
	if (heard.fault) {
		run->faults++;
		printf("%s: %s game %u seed %llu: %s\n", run->acted, reader_file(reader),
		       reader->game, (unsigned long long)reader->seed, heard.fault);
	}
	return heard.certain;
}

static void set_dead(const struct run *run, struct settings *settings)
{
	char error[SETTINGS_ERROR_SIZE];

	if (!run->dead || !settings_set(settings, "DeadSquares", run->dead, error))
		return;
	fprintf(stderr, "endured: %s\n", error);
	exit(2);
}

static void act_class(struct run *run, enum hardship hardship)
{
	struct reader reader = reader_begin(run->texts, run->text_count, run->simulation.seed);
	static struct score score;
	unsigned int accused = 0;

	run->simulation.hardship = hardships[hardship];
	run->acted = hardship_names[hardship];
	for (unsigned int i = 0; i < run->games; i++) {
		struct input_list list;

		game_next(&reader, &run->simulation, &score, &list);
		set_dead(run, &list.settings);
		accused += endure(run, &reader, &list);
		inputs_free(&list);
	}
	printf("%-21s %5u games, in %u somebody was accused for certain\n",
	       hardship_names[hardship], run->games, accused);
	if (accused * 1000 > run->games * run->most)
		run->faults++;
}

static int find_name(const char *const names[], const char *name)
{
	for (int i = 0; names[i]; i++)
		if (!strcmp(names[i], name))
			return i;
	fprintf(stderr, "endured: unknown: %s\n", name);
	exit(2);
}

static void option(struct run *run, const char *name, const char *value)
{
	if (!strcmp(name, "--conditions"))
		run->simulation.conditions = (enum conditions)find_name(conditions_names, value);
	else if (!strcmp(name, "--pace"))
		run->simulation.pace = (enum pace)find_name(pace_names, value);
	else if (!strcmp(name, "--hardship"))
		run->hardship = find_name(hardship_names, value);
	else if (!strcmp(name, "--games"))
		run->games = (unsigned int)atoi(value);
	else if (!strcmp(name, "--seed"))
		run->simulation.seed = strtoull(value, NULL, 10);
	else if (!strcmp(name, "--dead"))
		run->dead = value;
	else if (!strcmp(name, "--most"))
		run->most = (unsigned int)atoi(value);
	else if (!strcmp(name, "--keep"))
		run->keep = value;
}

int main(int argc, char **argv)
{
	static struct run run = {.games = 20, .hardship = -1};
	int arg = 1;

	simulation_default(&run.simulation);
	run.simulation.conditions = CONDITIONS_NORMAL;
	run.simulation.pace = PACE_STANDARD;
	for (; arg + 1 < argc && argv[arg][0] == '-'; arg += 2)
		option(&run, argv[arg], argv[arg + 1]);
	for (; arg < argc && run.text_count < FILES_MAX; arg++) {
		struct text *text = &run.texts[run.text_count++];

		text->name = argv[arg];
		text->start = read_file_or_exit(argv[arg], &text->size);
	}
	for (int i = 0; i < HARDSHIPS && run.text_count; i++)
		if (run.hardship < 0 || run.hardship == i)
			act_class(&run, (enum hardship)i);
	return run.faults || !run.text_count;
}
