/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Debounce, tracker, judge and game, joined. Each stage has one deadline; the
 * earliest fires first, of two at the same time the one nearer to the front.
 *
 * Where each player has a board of his own (Appendix D), each board has a
 * debounce, which sees the levers and buttons of both, and the pair joins them.
 *
 * A step can stop between two acts, where a search is made elsewhere. So what is left of it is
 * not on the stack: do_next() finds it, the latest stage first.
 */
#include <stdlib.h>
#include <string.h>

#include "pipeline/debounce.h"
#include "track/orientation.h"
#include "pipeline/pair.h"
#include "pipeline/pipeline.h"
#include "track/tracker.h"

/* As many orders as debounce can hold back, and the one that is being taken. */
#define PIPELINE_ORDERS (DEBOUNCE_QUEUE + TRACKER_ORDERS)

enum stage {
	STAGE_DEBOUNCE,
	STAGE_DEBOUNCE_SECOND,
	STAGE_PAIR,
	STAGE_TRACKER,
	STAGE_JUDGE,
	STAGE_GAME,
	STAGES,
};

/* State that only a game at two boards needs. */
struct two_boards {
	struct debounce second;
	struct frame last[2]; /* of each board */
	bool begun[2];	      /* a frame has come from it */
	bool away[2];	      /* its source is gone since */
	bool turned[2];	      /* half a turn: Black sits at row 1 of its wiring */
	struct pair pair;
	struct pair_outputs outputs;
};

/* Before every deadline. */
#define NO_DEADLINE INT64_MIN

/* What is left of a step: of each stage's output what lies behind these places. */
struct left {
	laws_time now;	       /* of the edges and acts */
	laws_time until;       /* deadlines up to then fire */
	size_t act;	       /* of the tracker's acts */
	size_t pair_act;       /* of the pair's acts */
	size_t pair_edge;      /* of the pair's edges */
	size_t edge;	       /* of the edges of debounce */
	unsigned int board;    /* that these edges are of */
	struct input input[2]; /* for the debounces of two boards */
	unsigned int input_board[2];
	size_t inputs, inputs_done;
	const struct input *next; /* taken once the deadlines have fired; or NULL */
	struct input kept;	  /* that, while the step stands still */
};

/* What a step has stopped for. */
struct wanted {
	bool any;
	struct laws_position position;
	enum laws_side side;
};

struct pipeline {
	pipeline_sink sink;
	void *data;
	struct two_boards *two; /* NULL: there is only one board */
	laws_time deadline[STAGES];
	struct debounce debounce;
	struct tracker tracker;
	struct laws_judge judge;
	struct game game;
	struct event_numbers before; /* numbers before the game that starts */
	/* The output of one step; kept here because it is large. */
	struct edges edges;
	struct acts acts;
	struct laws_verdicts verdicts;
	struct events events;
	struct left left;
	bool searches_beside;
	struct wanted wanted;
	size_t lost; /* edges, acts and verdicts that a step had no room for */
	/* Orders without an answer yet; an order's number is its place, from 1. */
	pipeline_answer answer;
	struct command orders[PIPELINE_ORDERS];
};

/* Gives @command an order number, by which it is found when it is carried out. */
static void note_order(struct pipeline *pipeline, struct command *command)
{
	unsigned int place = 0;

	command->order = 0;
	if (verb_role(command->verb) == ROLE_SOURCE)
		return;
	while (place < PIPELINE_ORDERS && pipeline->orders[place].order)
		place++;
	if (place == PIPELINE_ORDERS)
		return;
	command->order = place + 1;
	pipeline->orders[place] = *command;
}

/* Answers the order of an act: carried out, or refused by one of its verdicts. */
static void answer_order(struct pipeline *pipeline, unsigned int order)
{
	struct command *command = &pipeline->orders[order - 1];
	const struct laws_verdict *refused = NULL;

	for (size_t i = 0; i < pipeline->verdicts.count; i++)
		if (pipeline->verdicts.verdict[i].kind == LAWS_VERDICT_REFUSED)
			refused = &pipeline->verdicts.verdict[i];
	if (!command->order)
		return;
	command->order = 0;
	if (pipeline->answer)
		pipeline->answer(pipeline->data, command, refused);
}

static bool begin_two_boards(struct pipeline *pipeline, const struct settings *settings)
{
	struct two_boards *two;

	pipeline->two = NULL;
	if (!settings_have_two_boards(settings))
		return true;
	two = calloc(1, sizeof(*two));
	if (!two)
		return false;
	debounce_init(&two->second, settings->debounce_time);
	two->turned[0] = settings->black_at_row_one;
	two->turned[1] = settings->second_black_at_row_one;
	pair_init(&two->pair, settings);
	pipeline->two = two;
	return true;
}

struct pipeline *pipeline_new(const struct settings *settings, pipeline_sink sink, void *data)
{
	laws_time flag_margin = DEBOUNCE_HOLD + settings->debounce_time;
	/* Most of it is room for the worst case, and need not be cleared. */
	struct pipeline *pipeline = malloc(sizeof(*pipeline));

	if (!pipeline)
		return NULL;
	if (!begin_two_boards(pipeline, settings)) {
		free(pipeline);
		return NULL;
	}
	pipeline->sink = sink;
	pipeline->data = data;
	pipeline->lost = 0;
	pipeline->edges.count = 0;
	pipeline->acts.count = 0;
	pipeline->left = (struct left){.until = NO_DEADLINE};
	pipeline->searches_beside = false;
	pipeline->wanted.any = false;
	for (int stage = 0; stage < STAGES; stage++)
		pipeline->deadline[stage] = LAWS_NEVER;
	debounce_init(&pipeline->debounce, settings->debounce_time);
	tracker_init(&pipeline->tracker, settings, &pipeline->judge.course);
	laws_judge_init(&pipeline->judge, &settings->regulations, flag_margin);
	game_init(&pipeline->game, flag_margin);
	pipeline->answer = NULL;
	for (int place = 0; place < PIPELINE_ORDERS; place++)
		pipeline->orders[place].order = 0;
	return pipeline;
}

void pipeline_tell(struct pipeline *pipeline, pipeline_sink sink, void *data)
{
	pipeline->sink = sink;
	pipeline->data = data;
}

void pipeline_answer_by(struct pipeline *pipeline, pipeline_answer answer)
{
	pipeline->answer = answer;
}

static void number_judge(struct pipeline *pipeline, const struct event_numbers *numbers)
{
	pipeline->judge.alerts = numbers->alerts;
	pipeline->judge.ruling_count = numbers->rulings;
}

void pipeline_number_from(struct pipeline *pipeline, const struct event_numbers *numbers)
{
	game_number_from(&pipeline->game, numbers);
	number_judge(pipeline, numbers);
}

void pipeline_start_from(struct pipeline *pipeline, const struct event_numbers *numbers)
{
	pipeline_number_from(pipeline, numbers);
	game_begin_untold(&pipeline->game);
	pipeline->before = *numbers;
}

void pipeline_numbers(const struct pipeline *pipeline, struct event_numbers *numbers)
{
	numbers->alerts = pipeline->judge.alerts;
	numbers->rulings = pipeline->judge.ruling_count;
	game_numbers(&pipeline->game, numbers);
}

void pipeline_free(struct pipeline *pipeline)
{
	free(pipeline->two);
	free(pipeline);
}

/* Hands on the game's events. */
static void tell(struct pipeline *pipeline)
{
	for (size_t i = 0; i < pipeline->events.count; i++)
		pipeline->sink(pipeline->data, &pipeline->events.event[i]);
	pipeline->deadline[STAGE_GAME] = game_deadline(&pipeline->game);
}

static void judge(struct pipeline *pipeline, const struct laws_act *act, laws_time now)
{
	pipeline->deadline[STAGE_JUDGE] =
		laws_judge_step(&pipeline->judge, act, now, &pipeline->verdicts);
	pipeline->lost += pipeline->verdicts.lost;
	game_order_from(&pipeline->game,
			act && act->order ? pipeline->orders[act->order - 1].from : "");
	for (size_t i = 0; i < pipeline->verdicts.count; i++) {
		const struct laws_verdict *verdict = &pipeline->verdicts.verdict[i];
		if (verdict->kind == LAWS_VERDICT_REFUSED)
			continue;
		/* Alerts that nobody was told take no number. */
		if (pipeline->game.untold && verdict->kind == LAWS_VERDICT_STARTED)
			number_judge(pipeline, &pipeline->before);
		game_step(&pipeline->game, verdict, &pipeline->events);
		tell(pipeline);
	}
	game_stand(&pipeline->game, pipeline->judge.clock.held, pipeline->judge.clock.stood);
	pipeline->deadline[STAGE_GAME] = game_deadline(&pipeline->game);
	if (act && act->order)
		answer_order(pipeline, act->order);
}

/* An assistant's name comes before the events of the order that he enters for a player. */
static void tell_assistant(struct pipeline *pipeline, const struct edge *edge, laws_time now)
{
	struct command order = edge->command;
	char text[COMMAND_TEXT_SIZE * 2];

	order.by[0] = '\0';
	order.from[0] = '\0';
	command_write(&order, text, sizeof(text));
	judge(pipeline,
	      &(struct laws_act){
		      .kind = LAWS_ACT_ASSISTED,
		      .name = edge->command.by,
		      .text = text,
		      .first = edge->first,
		      .settled = edge->settled,
	      },
	      now);
}

static void track(struct pipeline *pipeline, const struct edge *edge, laws_time now)
{
	if (edge && edge->kind == EDGE_COMMAND && edge->command.by[0])
		tell_assistant(pipeline, edge, now);
	pipeline->deadline[STAGE_TRACKER] =
		tracker_step(&pipeline->tracker, edge, now, &pipeline->acts);
	pipeline->lost += pipeline->acts.lost;
	pipeline->left.act = 0;
}

/* Passes an edge of one of two boards through the pair. */
static void join(struct pipeline *pipeline, unsigned int board, const struct edge *edge,
		 laws_time now)
{
	struct two_boards *two = pipeline->two;
	struct tracker_view view;
	struct edge turned;

	if (edge && two->turned[board]) {
		turned = *edge;
		orientation_turn(&turned);
		edge = &turned;
	}
	tracker_view(&pipeline->tracker, &view);
	pipeline->deadline[STAGE_PAIR] =
		pair_step(&two->pair, board, edge, now, &view, &two->outputs);
	pipeline->lost += two->outputs.acts_lost + two->outputs.edges.lost;
	pipeline->left.pair_act = 0;
	pipeline->left.pair_edge = 0;
}

static void settle(struct pipeline *pipeline, unsigned int board, const struct input *input,
		   laws_time now)
{
	struct debounce *debounce = board ? &pipeline->two->second : &pipeline->debounce;

	pipeline->deadline[board ? STAGE_DEBOUNCE_SECOND : STAGE_DEBOUNCE] =
		debounce_step(debounce, input, now, &pipeline->edges);
	pipeline->lost += pipeline->edges.lost;
	pipeline->left.edge = 0;
	pipeline->left.board = board;
}

/* The stage before @end with the earliest deadline. */
static enum stage first_due(const struct pipeline *pipeline, enum stage end)
{
	enum stage first = STAGE_DEBOUNCE;

	for (int stage = 0; stage < (int)end; stage++)
		if (pipeline->deadline[stage] < pipeline->deadline[first])
			first = stage;
	return first;
}

laws_time pipeline_deadline(const struct pipeline *pipeline)
{
	return pipeline->deadline[first_due(pipeline, STAGES)];
}

static void fire(struct pipeline *pipeline, enum stage stage)
{
	laws_time now = pipeline->deadline[stage];

	pipeline->left.now = now;
	switch (stage) {
	case STAGE_DEBOUNCE:
		settle(pipeline, 0, NULL, now);
		break;
	case STAGE_DEBOUNCE_SECOND:
		settle(pipeline, 1, NULL, now);
		break;
	case STAGE_PAIR:
		join(pipeline, 0, NULL, now);
		break;
	case STAGE_TRACKER:
		track(pipeline, NULL, now);
		break;
	case STAGE_JUDGE:
		judge(pipeline, NULL, now);
		break;
	case STAGE_GAME:
		game_advance(&pipeline->game, &pipeline->events);
		tell(pipeline);
		break;
	case STAGES:
		break;
	}
}

static void put_input(struct pipeline *pipeline, unsigned int board, const struct input *input)
{
	struct left *left = &pipeline->left;

	left->input_board[left->inputs] = board;
	left->input[left->inputs++] = *input;
}

/* An input counts at either board, whichever board it is wired to. */
static void put_frame(struct pipeline *pipeline, const struct input *input)
{
	struct two_boards *two = pipeline->two;
	unsigned int board = input->frame.board;
	struct input frame = *input;
	uint8_t was = two->last[0].inputs | two->last[1].inputs;
	uint8_t inputs;

	two->last[board] = input->frame;
	two->begun[board] = true;
	two->away[board] = false;
	inputs = two->last[0].inputs | two->last[1].inputs;
	frame.frame.inputs = inputs;
	put_input(pipeline, board, &frame);
	if (inputs == was || !two->begun[!board] || two->away[!board])
		return;
	frame.frame = two->last[!board];
	frame.frame.inputs = inputs;
	frame.frame.flags &= (uint8_t)~FRAME_LOST;
	put_input(pipeline, !board, &frame);
}

/* A source's command goes to its own board, every other command to both. */
static void put_command(struct pipeline *pipeline, const struct input *input)
{
	const struct command *command = &input->command;
	bool of_one = command->verb == VERB_SOURCE_GONE || command->verb == VERB_SOURCE_BACK;

	for (unsigned int board = 0; board < 2; board++) {
		if (of_one && board != (command->number == 2))
			continue;
		if (command->verb == VERB_SOURCE_GONE || command->verb == VERB_RESTART)
			pipeline->two->away[board] = true;
		put_input(pipeline, board, input);
	}
}

/* What another version has numbered: no number is given twice. */
static void number_past(struct pipeline *pipeline, const struct event_numbers *told)
{
	struct laws_judge *judge = &pipeline->judge;

	game_number_past(&pipeline->game, told);
	if (told->alerts > judge->alerts)
		judge->alerts = told->alerts;
	if (told->rulings > judge->ruling_count)
		judge->ruling_count = told->rulings;
}

/* Takes the next input, at which no deadline fires any more. */
static void take_next(struct pipeline *pipeline)
{
	struct left *left = &pipeline->left;
	const struct input *input = left->next;
	struct input result;

	left->next = NULL;
	left->until = NO_DEADLINE;
	left->now = input->t;
	left->inputs = left->inputs_done = 0;
	if (input->wall)
		game_wall(&pipeline->game, input->t, input->wall);
	if (input->type == INPUT_COMMAND) {
		if (input->command.verb == VERB_STORE_DIFFERS)
			number_past(pipeline, &input->command.told);
		result = *input;
		note_order(pipeline, &result.command);
		input = &result;
	}
	if (!pipeline->two)
		settle(pipeline, 0, input, input->t);
	else if (input->type == INPUT_FRAME)
		put_frame(pipeline, input);
	else
		put_command(pipeline, input);
}

static void settle_next(struct pipeline *pipeline)
{
	struct left *left = &pipeline->left;
	size_t at = left->inputs_done++;

	settle(pipeline, left->input_board[at], &left->input[at], left->now);
}

/* Gives an edge to the stage behind debounce. */
static void pass_edge(struct pipeline *pipeline, const struct edge *edge)
{
	if (pipeline->two)
		join(pipeline, pipeline->left.board, edge, pipeline->left.now);
	else
		track(pipeline, edge, pipeline->left.now);
}

static bool is_due(const struct pipeline *pipeline)
{
	laws_time deadline = pipeline_deadline(pipeline);

	return deadline <= pipeline->left.until && deadline != LAWS_NEVER;
}

/* Does the next thing of what is left; false when there is none. */
static bool do_next(struct pipeline *pipeline)
{
	struct left *left = &pipeline->left;
	struct pair_outputs *pair = pipeline->two ? &pipeline->two->outputs : NULL;

	if (left->act < pipeline->acts.count)
		judge(pipeline, &pipeline->acts.act[left->act++], left->now);
	else if (pair && left->pair_act < pair->act_count)
		judge(pipeline, &pair->acts[left->pair_act++], left->now);
	else if (pair && left->pair_edge < pair->edges.count)
		track(pipeline, &pair->edges.edge[left->pair_edge++], left->now);
	else if (left->edge < pipeline->edges.count)
		pass_edge(pipeline, &pipeline->edges.edge[left->edge++]);
	else if (left->inputs_done < left->inputs)
		settle_next(pipeline);
	else if (is_due(pipeline))
		fire(pipeline, first_due(pipeline, STAGES));
	else if (left->next)
		take_next(pipeline);
	else
		return false;
	return true;
}

static bool must_wait(struct pipeline *pipeline)
{
	struct wanted *wanted = &pipeline->wanted;

	wanted->any = pipeline->searches_beside &&
		      laws_judge_wants_mate(&pipeline->judge, &wanted->position, &wanted->side);
	return wanted->any;
}

static void go_on(struct pipeline *pipeline)
{
	while (!must_wait(pipeline) && do_next(pipeline))
		;
}

void pipeline_advance(struct pipeline *pipeline, laws_time now)
{
	pipeline->left.until = now;
	go_on(pipeline);
}

void pipeline_input(struct pipeline *pipeline, const struct input *input)
{
	struct left *left = &pipeline->left;

	left->until = input->t;
	left->next = input;
	go_on(pipeline);
	if (left->next) {
		left->kept = *input;
		left->next = &left->kept;
	}
}

const struct candidates *pipeline_candidates(struct pipeline *pipeline)
{
	/* As the next step will do before anything else. */
	candidates_list(&pipeline->tracker);
	return &pipeline->tracker.candidates;
}

bool pipeline_cost(struct pipeline *pipeline, unsigned int alert, laws_time now,
		   struct laws_verdict_due *due)
{
	return laws_judge_cost(&pipeline->judge, alert, now, due);
}

void pipeline_search_beside(struct pipeline *pipeline, bool beside)
{
	pipeline->searches_beside = beside;
	go_on(pipeline);
}

bool pipeline_wants_mate(const struct pipeline *pipeline, struct laws_position *position,
			 enum laws_side *side)
{
	const struct wanted *wanted = &pipeline->wanted;

	if (!wanted->any)
		return false;
	*position = wanted->position;
	*side = wanted->side;
	return true;
}

void pipeline_know_mate(struct pipeline *pipeline, const struct laws_position *position,
			enum laws_side side, enum laws_mate mate)
{
	laws_judge_know_mate(&pipeline->judge, position, side, mate);
	go_on(pipeline);
}

unsigned int pipeline_searches(const struct pipeline *pipeline)
{
	return pipeline->judge.searches;
}

void pipeline_finish(struct pipeline *pipeline)
{
	pipeline->left.until = NO_DEADLINE;
	for (;;) {
		enum stage stage = first_due(pipeline, STAGE_GAME);

		if (pipeline->deadline[stage] == LAWS_NEVER)
			return;
		if (stage == STAGE_JUDGE && !laws_judge_awaits_rest(&pipeline->judge) &&
		    pipeline->deadline[STAGE_DEBOUNCE] == LAWS_NEVER &&
		    pipeline->deadline[STAGE_DEBOUNCE_SECOND] == LAWS_NEVER &&
		    pipeline->deadline[STAGE_PAIR] == LAWS_NEVER &&
		    pipeline->deadline[STAGE_TRACKER] == LAWS_NEVER)
			return;
		fire(pipeline, stage);
		go_on(pipeline);
	}
}

size_t pipeline_lost(const struct pipeline *pipeline)
{
	return pipeline->lost;
}
