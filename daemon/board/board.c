/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Feeds the pipeline, keeps its events, and publishes them: to the arbiter at once, to the
 * public after the broadcast delay.
 *
 * Events that wait for the public have no list of their own: they are those in the store
 * behind the last one published.
 */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <systemd/sd-daemon.h>

#include "board/board.h"
#include "pipeline/choice.h"
#include "util/text.h"

struct board {
	char *id;
	char *source;
	char *condition; /* both joined: the source's and the recording's */
	char *source_condition;
	char *recording_condition;
	struct settings settings;
	struct pipeline *pipeline;
	size_t lost; /* edges, acts and verdicts, as far as that is reported */
	struct store store;
	struct scoresheet public;
	struct scoresheet arbiters;
	struct alerts alerts;
	unsigned int ruling; /* the ruling made by the order that is answered next, or 0 */
	struct archive public_games;
	struct archive arbiters_games;
	struct board_listener listener;
	board_answer answer;
	void *answer_data;
	struct trace_recorder *recorder;
	enum board_health health;
	bool faults[2];	   /* which of the game's boards are at fault */
	laws_time floor;   /* time of the last input or deadline */
	laws_time present; /* runs on after the source's end, for the public stream */
	struct board_wall {
		bool known;
		bool said;	  /* said to the pipeline, and so to the recording */
		laws_time offset; /* from the board's time to the wall's, in µs */
		laws_time told;	  /* the offset when it was last said */
	} wall;
	size_t told; /* events of the store that were published or must not be */
	bool finished;
};

static void tell_public(struct board *board, const struct event *event)
{
	archive_take(&board->public_games, &board->public, event);
	scoresheet_take(&board->public, event);
	if (board->listener.public_event)
		board->listener.public_event(board->listener.data, event);
}

/* Forgets old games, but no event that the public still waits for. */
static void forget_games(struct board *board)
{
	const struct event *events = board->store.events;
	size_t count = board->store.count;
	size_t old = 0;

	while (old < count && events[old].game + GAMES_KEPT <= events[count - 1].game)
		old++;
	if (old == 0 || old > board->told)
		return;
	store_drop(&board->store, old);
	board->told -= old;
}

/* Publishes the events that are old enough at @now. */
static void release(struct board *board, laws_time now)
{
	struct event event;

	while (board->told < board->store.count) {
		event = board->store.events[board->told];
		if (event.public_seq && event.t + board->settings.broadcast_delay > now)
			break;
		board->told++;
		if (event.public_seq)
			tell_public(board, &event);
	}
	forget_games(board);
}

/* An order's answer comes right behind its events. A ruling that lapses answers no order. */
static void note_ruling(struct board *board, const struct laws_verdict *verdict)
{
	if (verdict->kind == LAWS_VERDICT_RULING && verdict->order &&
	    verdict->ruling.decision != LAWS_DECISION_LAPSED)
		board->ruling = verdict->ruling.number;
}

static void tell_arbiter(struct board *board, const struct event *event)
{
	note_ruling(board, &event->verdict);
	archive_take(&board->arbiters_games, &board->arbiters, event);
	scoresheet_take(&board->arbiters, event);
	alerts_take(&board->alerts, event);
	if (board->listener.event)
		board->listener.event(board->listener.data, event);
}

/* An event that cannot be kept is not handed out: every event that was must stay available. */
static void take_event(void *data, const struct event *event)
{
	struct board *board = data;

	if (store_append(&board->store, event) < 0)
		return;
	if (event->seq)
		tell_arbiter(board, event);
	if (board->settings.broadcast_delay == 0)
		release(board, event->t);
}

static void take_answer(void *data, const struct command *command,
			const struct laws_verdict *refused)
{
	struct board *board = data;
	unsigned int ruling = board->ruling;

	board->ruling = 0;
	if (board->answer)
		board->answer(board->answer_data, command, refused, ruling);
}

/* Device names and file systems may contain bytes that D-Bus cannot carry. */
static char *clean_copy(const char *text)
{
	char *copy = strdup(text);

	if (copy)
		text_clean(copy);
	return copy;
}

struct board *board_new(const char *id, const char *source, const struct settings *settings)
{
	struct board *board = calloc(1, sizeof(*board));

	if (!board)
		return NULL;
	board->settings = *settings;
	store_init(&board->store);
	alerts_init(&board->alerts);
	archive_init(&board->public_games);
	archive_init(&board->arbiters_games);
	scoresheet_init(&board->public, settings);
	scoresheet_init(&board->arbiters, settings);
	board->id = strdup(id);
	board->source = clean_copy(source);
	board->condition = strdup("");
	board->source_condition = strdup("");
	board->recording_condition = strdup("");
	board->pipeline = pipeline_new(settings, take_event, board);
	if (!board->id || !board->source || !board->condition || !board->source_condition ||
	    !board->recording_condition || !board->pipeline) {
		board_free(board);
		return NULL;
	}
	pipeline_answer_by(board->pipeline, take_answer);
	return board;
}

void board_free(struct board *board)
{
	if (!board)
		return;
	if (board->pipeline)
		pipeline_free(board->pipeline);
	store_clear(&board->store);
	archive_clear(&board->public_games);
	archive_clear(&board->arbiters_games);
	free(board->id);
	free(board->source);
	free(board->condition);
	free(board->source_condition);
	free(board->recording_condition);
	free(board);
}

void board_listen(struct board *board, const struct board_listener *listener)
{
	board->listener = *listener;
}

void board_answer_by(struct board *board, board_answer answer, void *data)
{
	board->answer = answer;
	board->answer_data = data;
}

void board_record_to(struct board *board, struct trace_recorder *recorder)
{
	board->recorder = recorder;
}

struct trace_recorder *board_recorder(const struct board *board)
{
	return board->recorder;
}

static void set_health(struct board *board, enum board_health health)
{
	if (board->health == health)
		return;
	board->health = health;
	if (board->listener.health)
		board->listener.health(board->listener.data);
}

static void set_present(struct board *board, laws_time now)
{
	if (now > board->present)
		board->present = now;
}

static void set_floor(struct board *board, laws_time now)
{
	if (now > board->floor)
		board->floor = now;
	set_present(board, now);
}

/* An edge, act or verdict without room is lost, so the journal reports it. */
static void report_lost(struct board *board)
{
	size_t lost = pipeline_lost(board->pipeline);

	if (lost == board->lost)
		return;
	fprintf(stderr,
		SD_ERR "touchmoved: bug: %zu edges, acts or verdicts had no room, and are lost\n",
		lost - board->lost);
	board->lost = lost;
}

/* Fires the deadlines up to and including @now, each at its own time. */
static void fire(struct board *board, laws_time now)
{
	laws_time deadline;

	while ((deadline = pipeline_deadline(board->pipeline)) <= now && deadline != LAWS_NEVER) {
		pipeline_advance(board->pipeline, deadline);
		set_floor(board, deadline);
	}
	report_lost(board);
}

/* A system clock may be set while the daemon runs: a Pi has no time before the network is up. */
#define WALL_DIFFERS LAWS_SECOND

/* Inputs with which a trace can state the wall time (trace.h). */
static bool may_say_wall(const struct input *input)
{
	return input->type == INPUT_FRAME || verb_rows[input->command.verb].trait == TRAIT_STAMPED;
}

/* Adds the wall time to @input, where earlier inputs do not give it. */
static void say_wall(struct board *board, struct input *input)
{
	struct board_wall *wall = &board->wall;
	bool is_news = !wall->said || llabs(wall->offset - wall->told) > WALL_DIFFERS;

	if (!wall->known || input->wall || !may_say_wall(input) ||
	    (input->type == INPUT_FRAME && !is_news))
		return;
	input->wall = (input->t + wall->offset) / LAWS_SECOND;
	wall->said = true;
	wall->told = wall->offset;
}

static void take(struct board *board, const struct input *input)
{
	struct input stamped = *input;

	say_wall(board, &stamped);
	set_floor(board, stamped.t);
	if (board->recorder)
		trace_recorder_take(board->recorder, &stamped);
	pipeline_input(board->pipeline, &stamped);
	report_lost(board);
}

void board_tell_wall(struct board *board, laws_time t, int64_t wall)
{
	board->wall.known = true;
	board->wall.offset = wall - t;
}

/* A frame of one board tells nothing of the other one, which may be gone. */
static void note_frame(struct board *board, const struct frame *frame)
{
	board->faults[frame->board] = frame->flags & FRAME_FAULT;
	if (board->health != BOARD_GONE)
		set_health(board, board->faults[0] || board->faults[1] ? BOARD_FAULT : BOARD_OK);
}

void board_input(struct board *board, const struct input *input)
{
	take(board, input);
	if (input->type == INPUT_FRAME)
		note_frame(board, &input->frame);
	release(board, board->present);
}

void board_command(struct board *board, const struct command *command)
{
	struct input input = {.t = board->present, .type = INPUT_COMMAND, .command = *command};

	if (board->finished)
		input.t = board->floor;
	take(board, &input);
	/* The source has ended, so no deadline will decide this command. */
	if (board->finished)
		pipeline_finish(board->pipeline);
	release(board, board->present);
}

void board_advance(struct board *board, laws_time now)
{
	if (!board->finished)
		fire(board, now);
	set_present(board, now);
	release(board, board->present);
}

laws_time board_deadline(const struct board *board)
{
	laws_time deadline = board->finished ? LAWS_NEVER : pipeline_deadline(board->pipeline);
	const struct event *next;
	laws_time due;

	if (board_is_told(board))
		return deadline;
	next = &board->store.events[board->told];
	due = next->public_seq ? next->t + board->settings.broadcast_delay : next->t;
	return due < deadline ? due : deadline;
}

void board_finish(struct board *board, enum board_health health)
{
	if (board->finished)
		return;
	pipeline_finish(board->pipeline);
	board->finished = true;
	if (board->store.count)
		set_floor(board, board->store.events[board->store.count - 1].t);
	set_health(board, health);
	release(board, board->present);
}

/* Replaces *@text, or keeps it when memory is out. Returns true when it changed. */
static bool replace(char **text, const char *with)
{
	char *copy = clean_copy(with);

	if (!copy || !strcmp(*text, copy)) {
		free(copy);
		return false;
	}
	free(*text);
	*text = copy;
	return true;
}

/* Returns true when the joined condition changed. */
static bool join_conditions(struct board *board)
{
	const char *source = board->source_condition, *recording = board->recording_condition;
	size_t size = strlen(source) + strlen(recording) + 3;
	char *both = malloc(size);
	bool changed;

	if (!both)
		return false;
	snprintf(both, size, "%s%s%s", source, source[0] && recording[0] ? "; " : "", recording);
	changed = replace(&board->condition, both);
	free(both);
	return changed;
}

void board_set_recording(struct board *board, const char *condition)
{
	bool was_recorded = !board->recording_condition[0];
	const struct command command = {
		.verb = condition[0] ? VERB_RECORDING_GONE : VERB_RECORDING_BACK,
	};

	if (replace(&board->recording_condition, condition) && join_conditions(board) &&
	    board->listener.health)
		board->listener.health(board->listener.data);
	if (was_recorded != !board->recording_condition[0])
		board_command(board, &command);
}

void board_set_health(struct board *board, enum board_health health, const char *source,
		      const char *condition)
{
	bool changed = replace(&board->source_condition, condition) && join_conditions(board);

	if (source && replace(&board->source, source))
		changed = true;
	if (board->health != health)
		set_health(board, health);
	else if (changed && board->listener.health)
		board->listener.health(board->listener.data);
}

bool board_is_told(const struct board *board)
{
	return board->told == board->store.count;
}

const char *board_id(const struct board *board)
{
	return board->id;
}

const char *board_source(const struct board *board)
{
	return board->source;
}

const char *board_condition(const struct board *board)
{
	return board->condition;
}

enum board_health board_health(const struct board *board)
{
	return board->health;
}

bool board_is_finished(const struct board *board)
{
	return board->finished;
}

const char *board_health_name(const struct board *board)
{
	switch (board->health) {
	case BOARD_WAITING:
		return "waiting";
	case BOARD_OK:
		return "ok";
	case BOARD_FAULT:
		return "fault";
	case BOARD_GONE:
		return "gone";
	case BOARD_ENDED:
		return "ended";
	case BOARD_BROKEN:
		return "broken";
	}
	return "unknown";
}

laws_time board_now(const struct board *board)
{
	return board->finished ? board->floor : board->present;
}

laws_time board_floor(const struct board *board)
{
	return board->floor;
}

laws_time board_public_now(const struct board *board)
{
	laws_time now = board->present - board->settings.broadcast_delay;

	return now > 0 ? now : 0;
}

const struct scoresheet *board_record(const struct board *board)
{
	return &board->public;
}

const struct scoresheet *board_arbiters_record(const struct board *board)
{
	return &board->arbiters;
}

unsigned int board_game(const struct board *board)
{
	return board->public_games.game;
}

int board_pgn(const struct board *board, bool public, unsigned int game, char **pgn)
{
	if (public)
		return archive_pgn(&board->public_games, &board->public, game, pgn);
	return archive_pgn(&board->arbiters_games, &board->arbiters, game, pgn);
}

uint64_t board_forgotten(const struct board *board, bool public)
{
	return board->store.forgotten[public];
}

const struct event *board_next_alert(const struct board *board, unsigned int *at)
{
	return alerts_next_open(&board->alerts, at);
}

struct json_object *board_candidates(const struct board *board)
{
	return choice_json(pipeline_candidates(board->pipeline));
}

const struct event *board_next_event(const struct board *board, bool public, uint64_t since,
				     size_t *at)
{
	if (public && *at >= board->told)
		return NULL;
	if (public) {
		struct store told = board->store;

		told.count = board->told;
		return store_next(&told, true, since, at);
	}
	return store_next(&board->store, false, since, at);
}
