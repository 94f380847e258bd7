/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Measures how far verdicts can be relied on: the simulator acts real games out, honestly, with
 * one offence in each, and with the hardships of boards (hard.h), and the pipeline's events are
 * compared with what was done.
 *
 * With --row only the rows of hardships are measured, with --conditions, --pace or --offence
 * only the others, and else both. With --adjust-announced yes all is measured at events where
 * adjusting is announced to the board (4.2.1). With --no-levers yes the rows of hardships are acted
 * on boards without levers.
 */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "hard.h"
#include "listen.h"

/* Games for each cell, and for each row of hardships, without --games. */
#define GAMES	  2000
#define ROW_GAMES 100

/* Games tried for each wanted deed: some offences fit into hardly any game. */
#define TRIES_FOR_A_DEED 20

struct request {
	unsigned int games; /* 0: the usual number */
	unsigned int deeds;
	uint64_t seed;
	int conditions; /* -1: the usual ones */
	int pace;
	int offence; /* -1: all */
	bool wrong;  /* prints which games are wrong, falsely alerted, or missed */
	bool rows;   /* --row was given */
	bool no_levers;
	bool adjust_announced;
	struct hard hard;
	struct text texts[16];
	unsigned int text_count;
};

static void play_honestly(const struct request *request, const struct simulation *simulation,
			  struct tally *tally)
{
	struct reader reader = reader_begin(request->texts, request->text_count, request->seed);
	static struct score score;
	struct input_list list;

	while (tally->games < (request->games > 0 ? request->games : GAMES)) {
		unsigned int named = tally->named;
		bool right;

		game_next(&reader, simulation, &score, &list);
		right = listen(tally, &score, &list).right;
		if (request->wrong && (!right || tally->named > named))
			printf("%s: %s game %u seed %llu%s\n", right ? "accused" : "wrong",
			       reader_file(&reader), reader.game, (unsigned long long)reader.seed,
			       list.fault != SWITCH_WORKS ? ", a switch fails" : "");
		inputs_free(&list);
	}
}

static void tell_deed(const char *what, const struct reader *reader, const struct input_list *list)
{
	printf("%s: %s in %s game %u seed %llu, ply %u\n", what,
	       offence_names[list->deeds[0].offence], reader_file(reader), reader->game,
	       (unsigned long long)reader->seed, list->deeds[0].ply);
}

/* Writes the trace of a game with a deed, and the deed as a comment. */
static void keep_deed(const struct request *request, const struct reader *reader,
		      const struct input_list *list)
{
	const struct deed *deed = &list->deeds[0];
	const char *base = strrchr(reader_file(reader), '/');
	char name[1024];
	FILE *file;

	if (!request->hard.keep)
		return;
	snprintf(name, sizeof(name), "%s/%s-%s-%u-%llu.trace", request->hard.keep,
		 offence_names[deed->offence], base ? base + 1 : reader_file(reader), reader->game,
		 (unsigned long long)reader->seed);
	file = fopen(name, "w");
	if (!file) {
		printf("%s cannot be written\n", name);
		return;
	}
	inputs_write(list, file);
	fprintf(file, "# %s in ply %u from %lld to %lld\n", offence_names[deed->offence], deed->ply,
		(long long)deed->from, (long long)deed->to);
	fclose(file);
}

static void play_wrongly(const struct request *request, struct simulation simulation,
			 enum offence offence, struct tally *tally)
{
	struct reader reader = reader_begin(request->texts, request->text_count, request->seed);
	static struct score score;
	struct input_list list;

	simulation.offence_rate = 1000;
	simulation.offences = 1u << offence;
	for (unsigned int tries = 0;
	     tally->deeds < request->deeds && tries < TRIES_FOR_A_DEED * request->deeds; tries++) {
		unsigned int as_played = tally->as_played;
		unsigned int found = tally->found;
		unsigned int named = tally->named;

		game_next(&reader, &simulation, &score, &list);
		if (list.deed_count > 0) {
			listen(tally, &score, &list);
			if (request->wrong && tally->found == found)
				tell_deed("missed", &reader, &list);
			else if (request->wrong && tally->as_played == as_played)
				tell_deed("told otherwise", &reader, &list);
			if (request->wrong && tally->named > named)
				tell_deed("accused of else", &reader, &list);
			if (tally->found == found || tally->named > named)
				keep_deed(request, &reader, &list);
		}
		inputs_free(&list);
	}
}

static double per_thousand(unsigned int count, unsigned int games)
{
	return games ? 1000.0 * count / games : 0;
}

static double percent(unsigned int count, unsigned int of)
{
	return of ? 100.0 * count / of : 0;
}

static unsigned int accusations(const struct tally *tally)
{
	unsigned int sum = 0;

	for (unsigned int kind = 0; kind < LAWS_ALERTS; kind++)
		sum += tally->alerts[kind][LAWS_LIKELY] + tally->alerts[kind][LAWS_CERTAIN];
	return sum;
}

static void print_alerts(const struct tally *tally)
{
	static const char *const names[] = {"possible", "likely", "certain"};

	printf("  false alerts in 1,000 games: %.2f certain and likely\n",
	       per_thousand(accusations(tally), tally->games));
	for (unsigned int kind = 0; kind < LAWS_ALERTS; kind++)
		for (unsigned int confidence = 0; confidence < CONFIDENCES; confidence++)
			if (tally->alerts[kind][confidence])
				printf("    %-22s %-8s %8.2f\n",
				       laws_alert_info((enum laws_alert_kind)kind)->word,
				       names[confidence],
				       per_thousand(tally->alerts[kind][confidence], tally->games));
}

static void print_delays(const char *what, const struct delays *delays)
{
	printf("  %s: median %u ms, 99 %% %u ms, 99.9 %% %u ms\n", what,
	       delays_quantile(delays, 500), delays_quantile(delays, 990),
	       delays_quantile(delays, 999));
}

static void print_honest(const struct tally *tally)
{
	printf("  games with every move right: %u of %u, %.2f %%\n", tally->right, tally->games,
	       percent(tally->right, tally->games));
	if (tally->faulty)
		printf("    of these with a failing switch: %u of %u\n", tally->faulty_right,
		       tally->faulty);
	printf("  moves told and taken back in 1,000 games: %.1f\n",
	       per_thousand(tally->withdrawn, tally->games));
	print_alerts(tally);
	print_delays("last edge of a move to made", &tally->made);
	print_delays("press to completed", &tally->completed);
	printf("  %.0f games a second\n", tally->games / tally->seconds);
}

static unsigned int false_alarms(const struct tally *honest, enum laws_alert_kind kind,
				 enum laws_confidence least)
{
	unsigned int alarms = 0;

	for (unsigned int confidence = least; confidence < CONFIDENCES; confidence++)
		alarms += honest->alerts[kind][confidence];
	return alarms;
}

/* False alerts of a kind are counted in the honest games. */
static void print_offence(enum offence offence, const struct tally *tally,
			  const struct tally *honest)
{
	enum laws_alert_kind kind = alert_of(offence);

	printf("    %-20s %4u %7.1f %% %7.1f %% %7.1f %% %9.2f %9.2f %14.1f %%\n",
	       offence_names[offence], tally->deeds, percent(tally->found, tally->deeds),
	       percent(tally->as_played, tally->deeds), percent(tally->sure, tally->deeds),
	       per_thousand(false_alarms(honest, kind, LAWS_POSSIBLE), honest->games),
	       per_thousand(false_alarms(honest, kind, LAWS_LIKELY), honest->games),
	       percent(tally->named, tally->deeds));
}

static void measure(const struct request *request, enum conditions conditions, enum pace pace)
{
	static struct tally honest, wrong;
	struct simulation simulation;

	simulation_default(&simulation);
	simulation.conditions = conditions;
	simulation.pace = pace;
	simulation.adjust_announced = request->adjust_announced;
	honest = (struct tally){0};
	printf("%s, %s\n", conditions_names[conditions], pace_names[pace]);
	play_honestly(request, &simulation, &honest);
	print_honest(&honest);
	if (request->deeds)
		printf("  offences            acted     found as played    likely   false in "
		       "1,000, likely"
		       "   accused of else\n");
	for (enum offence offence = 0; offence < OFFENCES && request->deeds; offence++) {
		if (request->offence >= 0 && offence != (enum offence)request->offence)
			continue;
		wrong = (struct tally){0};
		play_wrongly(request, simulation, offence, &wrong);
		print_offence(offence, &wrong, &honest);
	}
	fflush(stdout);
}

static bool measure_rows(struct request *request)
{
	struct hard *hard = &request->hard;

	if (!request->rows)
		hard_choose(hard, "all");
	hard->texts = request->texts;
	hard->text_count = request->text_count;
	hard->games = request->games > 0 ? request->games : ROW_GAMES;
	hard->seed = request->seed;
	hard->tells = request->wrong;
	hard->no_levers = request->no_levers;
	hard->adjust_announced = request->adjust_announced;
	hard->conditions =
		request->conditions < 0 ? CONDITIONS_NORMAL : (enum conditions)request->conditions;
	return hard_measure(hard);
}

static void refuse(const char *what, const char *with)
{
	fprintf(stderr, "bench-verdicts: %s %s\n", what, with);
	exit(2);
}

static int index_of(const char *const names[], const char *name)
{
	for (int i = 0; names[i]; i++)
		if (!strcmp(names[i], name))
			return i;
	refuse("does not know", name);
	return 0;
}

static uint64_t number(const char *text)
{
	char *end;
	unsigned long long value;

	errno = 0;
	value = strtoull(text, &end, 10);
	if (errno || *end || *text < '0' || *text > '9')
		refuse("expects a number, not", text);
	return value;
}

static void row_take(struct request *request, const char *name)
{
	request->rows = true;
	if (!hard_choose(&request->hard, name))
		refuse("has no row, or cannot act together,", name);
}

static void option_take(struct request *request, const char *name, const char *value)
{
	if (!strcmp(name, "--games"))
		request->games = (unsigned int)number(value);
	else if (!strcmp(name, "--deeds"))
		request->deeds = (unsigned int)number(value);
	else if (!strcmp(name, "--seed"))
		request->seed = number(value);
	else if (!strcmp(name, "--conditions"))
		request->conditions = index_of(conditions_names, value);
	else if (!strcmp(name, "--pace"))
		request->pace = index_of(pace_names, value);
	else if (!strcmp(name, "--offence"))
		request->offence = index_of(offence_names, value);
	else if (!strcmp(name, "--no-levers"))
		request->no_levers = !strcmp(value, "yes");
	else if (!strcmp(name, "--adjust-announced"))
		request->adjust_announced = !strcmp(value, "yes");
	else if (!strcmp(name, "--wrong"))
		request->wrong = !strcmp(value, "yes");
	else if (!strcmp(name, "--row"))
		row_take(request, value);
	else if (!strcmp(name, "--keep"))
		request->hard.keep = value;
	else if (!strcmp(name, "--jobs"))
		request->hard.jobs = (unsigned int)number(value);
	else
		refuse("has no option", name);
}

static void text_add(struct request *request, const char *name)
{
	struct text *text = &request->texts[request->text_count];
	struct laws_pgn pgn;

	if (request->text_count == sizeof(request->texts) / sizeof(request->texts[0]))
		refuse("takes no more files than", "16");
	text->name = name;
	text->start = read_file_or_exit(name, &text->size);
	laws_pgn_init(&pgn, text->start, text->size);
	if (laws_pgn_next_game(&pgn) <= 0)
		refuse("finds no game in", name);
	request->text_count++;
}

int main(int argc, char **argv)
{
	static const enum conditions usual[] = {CONDITIONS_CLEAN, CONDITIONS_NORMAL,
						CONDITIONS_ROUGH};
	static const enum pace paces[] = {PACE_STANDARD, PACE_BLITZ};
	static struct request request = {
		.deeds = 200,
		.seed = 1,
		.hard = {.jobs = 2},
		.conditions = -1,
		.pace = -1,
		.offence = -1,
	};
	bool failed = false;
	int arg = 1;

	for (; arg + 1 < argc && argv[arg][0] == '-'; arg += 2)
		option_take(&request, argv[arg], argv[arg + 1]);
	for (; arg < argc; arg++)
		text_add(&request, argv[arg]);
	if (!request.text_count)
		refuse("needs games:", "FILE.pgn…");
	for (unsigned int i = 0; i < 3 && !request.rows; i++)
		for (unsigned int j = 0; j < 2; j++)
			if ((request.conditions < 0 || i == 0) && (request.pace < 0 || j == 0))
				measure(&request,
					request.conditions < 0
						? usual[i]
						: (enum conditions)request.conditions,
					request.pace < 0 ? paces[j] : (enum pace)request.pace);
	if (request.rows || (request.conditions < 0 && request.pace < 0 && request.offence < 0))
		failed = !measure_rows(&request);
	for (unsigned int i = 0; i < request.text_count; i++)
		free(request.texts[i].start);
	return failed;
}
