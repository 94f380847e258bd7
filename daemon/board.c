/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Feeds the pipeline, keeps what comes out, and tells the arbiter at once and
 * the public after the broadcast delay.
 *
 * Events waiting for the public are no list of their own: they are those in
 * the store behind the last one told.
 */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "board.h"

struct board {
	char *id;
	char *source;
	struct settings settings;
	struct pipeline *pipeline;
	struct store store;
	struct record public;
	struct board_listener listener;
	enum board_health health;
	laws_time now;
	laws_time public_now; /* without the delay taken off */
	size_t told;	      /* events of the store that the public was told, or must not be */
	bool finished;
};

static void tell_public(struct board *board, const struct event *event)
{
	record_take(&board->public, event);
	if (board->listener.public_event)
		board->listener.public_event(board->listener.data, event);
}

/* Tells the public what has waited long enough at @now. */
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
}

/* What cannot be kept is not told either: whatever was told can be asked for again. */
static void take_event(void *data, const struct event *event)
{
	struct board *board = data;

	if (store_append(&board->store, event) < 0)
		return;
	if (event->seq && board->listener.event)
		board->listener.event(board->listener.data, event);
	if (board->settings.broadcast_delay == 0)
		release(board, event->t);
}

struct board *board_new(const char *id, const char *source, const struct settings *settings)
{
	struct board *board = calloc(1, sizeof(*board));

	if (!board)
		return NULL;
	board->settings = *settings;
	store_init(&board->store);
	record_init(&board->public, settings);
	board->id = strdup(id);
	board->source = strdup(source);
	board->pipeline = pipeline_new(settings, take_event, board);
	if (board->id && board->source && board->pipeline)
		return board;
	board_free(board);
	return NULL;
}

void board_free(struct board *board)
{
	if (!board)
		return;
	if (board->pipeline)
		pipeline_free(board->pipeline);
	store_clear(&board->store);
	free(board->id);
	free(board->source);
	free(board);
}

void board_listen(struct board *board, const struct board_listener *listener)
{
	board->listener = *listener;
}

static void set_health(struct board *board, enum board_health health)
{
	if (board->health == health)
		return;
	board->health = health;
	if (board->listener.health)
		board->listener.health(board->listener.data);
}

static void set_time(struct board *board, laws_time now)
{
	if (now > board->now)
		board->now = now;
	if (now > board->public_now)
		board->public_now = now;
}

void board_input(struct board *board, const struct input *input)
{
	set_time(board, input->t);
	pipeline_input(board->pipeline, input);
	if (input->type == INPUT_FRAME)
		set_health(board, input->frame.flags & FRAME_FAULT ? BOARD_FAULT : BOARD_OK);
	release(board, board->public_now);
}

int board_command(struct board *board, const struct command *command, char *refusal, size_t size)
{
	struct input input = {.t = board->now, .type = INPUT_COMMAND, .command = *command};
	const struct laws_verdict *refused;

	pipeline_input(board->pipeline, &input);
	release(board, board->public_now);
	refused = pipeline_refused(board->pipeline);
	if (!refused)
		return 0;
	refusal_line(refused, refusal, size);
	return -EPERM;
}

void board_advance(struct board *board, laws_time now)
{
	if (board->finished) {
		if (now > board->public_now)
			board->public_now = now;
	} else {
		set_time(board, now);
		pipeline_advance(board->pipeline, now);
	}
	release(board, board->public_now);
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
		set_time(board, board->store.events[board->store.count - 1].t);
	set_health(board, health);
	release(board, board->public_now);
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

const char *board_health_name(const struct board *board)
{
	switch (board->health) {
	case BOARD_WAITING:
		return "waiting";
	case BOARD_OK:
		return "ok";
	case BOARD_FAULT:
		return "fault";
	case BOARD_ENDED:
		return "ended";
	case BOARD_BROKEN:
		return "broken";
	}
	return "unknown";
}

laws_time board_now(const struct board *board)
{
	return board->now;
}

laws_time board_public_now(const struct board *board)
{
	laws_time now = board->public_now - board->settings.broadcast_delay;

	return now > 0 ? now : 0;
}

const struct record *board_record(const struct board *board)
{
	return &board->public;
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
