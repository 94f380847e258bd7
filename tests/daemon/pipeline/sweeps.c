/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Stories in which one time is varied from end to end of what hands do: how long a piece stays on a
 * square that it passes, and how long the fetching of a promoted piece takes. Whatever the time,
 * the same move is completed, nothing is withdrawn, and nobody is accused of more than what the
 * board cannot sense.
 */
#include <criterion/criterion.h>
#include <criterion/parameterized.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../../stories/script.h"

#define TEXT_SIZE 512

/* A story with one "%d", the time that is varied, in ms. */
struct sweep {
	char fen[80];
	char clock[8]; /* Clock= */
	char steps[TEXT_SIZE / 2];
	char uci[8]; /* the move that is completed */
	int least;
	int most;
	bool mates;
};

struct told {
	unsigned int completed;
	unsigned int withdrawn;
	unsigned int accused;
	bool ended;
	char uci[LAWS_UCI_SIZE];
};

static void take(void *data, const struct event *event)
{
	struct told *told = data;
	const struct laws_verdict *verdict = &event->verdict;

	if (verdict->kind == LAWS_VERDICT_COMPLETED) {
		told->completed++;
		laws_uci_write(&event->before, verdict->move, told->uci);
	} else if (verdict->kind == LAWS_VERDICT_WITHDRAWN) {
		told->withdrawn++;
	} else if (verdict->kind == LAWS_VERDICT_ENDED) {
		told->ended = true;
	} else if (verdict->kind == LAWS_VERDICT_ALERT) {
		told->accused += verdict->alert.confidence > LAWS_POSSIBLE;
	}
}

static struct told play(const struct sweep *sweep, int ms)
{
	char steps[TEXT_SIZE / 2], text[TEXT_SIZE];
	struct told told = {0};
	struct script script;
	FILE *file;

	snprintf(steps, sizeof(steps), sweep->steps, ms);
	snprintf(text, sizeof(text), "set Fen=%s\nset Clock=%s\n1000 %s\n%s+9000 rest\n---\n",
		 sweep->fen, sweep->clock, strcmp(sweep->clock, "none") ? "press black" : "! start",
		 steps);
	file = fmemopen(text, strlen(text), "r");
	script_init(&script, "sweep");
	cr_assert(script_read(&script, file));
	script_play(&script, take, NULL, &told);
	script_free(&script);
	fclose(file);
	return told;
}

#define ROOK	"4k3/4p3/8/3p4/8/8/4P3/3RK3 w - - 0 1"
#define CASTLES "4k3/8/8/8/8/8/4P3/4K2R w K - 0 1"
#define MATES	"6k1/5ppp/8/8/8/8/5PPP/3Q2K1 w - - 0 1"
#define FETCHED "3r3k/4P3/6K1/8/8/8/8/8 w - - 0 1"
#define PLAIN	"7k/4P3/6K1/8/8/8/8/8 w - - 0 1"

/* Up to where a piece that stays counts as put down there, and made. */
#define STAY  20, 400
#define FETCH 150, 9000

static struct sweep sweeps[] = {
	/* Squares that are passed: in standard play, in a hurry, and without levers. */
	{ROOK, "own", "+3000 lift d1\n+300 place d3\n+%d lift d3\n+60 place d4\n+600 press white\n",
	 "d1d4", STAY, false},
	{ROOK, "own", "+300 lift d1\n+80 place d3\n+%d lift d3\n+30 place d4\n+160 press white\n",
	 "d1d4", STAY, false},
	{ROOK, "none", "+3000 lift d1\n+300 place d3\n+%d lift d3\n+60 place d4\n", "d1d4", STAY,
	 false},
	{ROOK, "own",
	 "+3000 lift d5\n+500 lift d1\n+300 place d3\n+%d lift d3\n+60 place d5\n"
	 "+600 press white\n",
	 "d1d5", STAY, false},
	{ROOK, "own",
	 "+3000 lift d1\n+300 place d3\n+%d lift d3\n+200 lift d5\n+400 place d5\n"
	 "+600 press white\n",
	 "d1d5", STAY, false},
	{CASTLES, "own",
	 "+3000 lift e1\n+300 place f1\n+%d lift f1\n+60 place g1\n+600 lift h1\n+500 place f1\n"
	 "+600 press white\n",
	 "e1g1", STAY, false},
	/* The square that is passed would be mate. */
	{MATES, "own",
	 "+3000 lift d1\n+300 place d8\n+%d lift d8\n+200 place d4\n+600 press white\n", "d1d4",
	 STAY, false},
	/* A new piece is fetched: the pawn stands, is off, or goes last. */
	{PLAIN, "own",
	 "+3000 lift e7\n+300 place e8\n+%d lift e8\n+300 place e8\n+600 press white\n", "e7e8q",
	 FETCH, true},
	{PLAIN, "own", "+3000 lift e7\n+%d place e8\n+600 press white\n", "e7e8q", FETCH, true},
	{PLAIN, "own", "+3000 place e8\n+%d lift e7\n+600 press white\n", "e7e8q", FETCH, true},
	{PLAIN, "none", "+3000 lift e7\n+%d place e8\n", "e7e8q", FETCH, true},
	{FETCHED, "own", "+3000 lift d8\n+400 lift e7\n+%d place d8\n+600 press white\n", "e7d8q",
	 FETCH, true},
	{FETCHED, "own", "+3000 lift e7\n+300 lift d8\n+%d place d8\n+600 press white\n", "e7d8q",
	 FETCH, true},
	{FETCHED, "own", "+3000 lift e7\n+%d lift d8\n+300 place d8\n+600 press white\n", "e7d8q",
	 FETCH, true},
	{FETCHED, "own",
	 "+3000 lift d8\n+300 lift e7\n+300 place d8\n+%d lift d8\n+200 place d8\n"
	 "+600 press white\n",
	 "e7d8q", FETCH, true},
	{FETCHED, "own", "+3000 lift d8\n+500 place d8\n+%d lift e7\n+600 press white\n", "e7d8q",
	 FETCH, true},
	{FETCHED, "none", "+3000 lift d8\n+400 lift e7\n+%d place d8\n", "e7d8q", FETCH, true},
	/* And the hand grazes a rook that could be taken with mate meanwhile. */
	{FETCHED, "own", "+3000 lift e7\n+300 flicker d8 20\n+%d place e8\n+600 press white\n",
	 "e7e8q", FETCH, false},
	{FETCHED, "own", "+3000 flicker d8 20\n+300 lift e7\n+%d place e8\n+600 press white\n",
	 "e7e8q", FETCH, false},
	{FETCHED, "own", "+3000 lift e7\n+300 flicker d8 %d\n+5000 place e8\n+600 press white\n",
	 "e7e8q", 15, 180, false},
	{FETCHED, "none", "+3000 lift e7\n+300 flicker d8 %d\n+5000 place e8\n", "e7e8q", 15, 180,
	 false},
};

static void expect_same(const struct sweep *sweep, int ms)
{
	struct told told = play(sweep, ms);

	cr_expect(told.completed == 1 && !strcmp(told.uci, sweep->uci),
		  "at %d ms of\n%s%u moves, the last %s", ms, sweep->steps, told.completed,
		  told.uci);
	cr_expect(told.withdrawn == 0, "at %d ms of\n%s%u are withdrawn", ms, sweep->steps,
		  told.withdrawn);
	cr_expect(told.accused == 0, "at %d ms of\n%s%u accusations", ms, sweep->steps,
		  told.accused);
	cr_expect(told.ended == sweep->mates, "at %d ms of\n%sthe game ends: %d", ms, sweep->steps,
		  told.ended);
}

ParameterizedTestParameters(sweeps, every_time)
{
	return cr_make_param_array(struct sweep, sweeps, sizeof(sweeps) / sizeof(sweeps[0]));
}

ParameterizedTest(struct sweep *sweep, sweeps, every_time)
{
	for (int i = 0; i <= 20; i++)
		expect_same(sweep, sweep->least + (sweep->most - sweep->least) * i / 20);
}
