/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Moves, frames and orders by lot, and the record that is told of them. */
#include "lot.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void play_wait(struct play *play, int64_t least, int64_t most)
{
	play->now += random_between(&play->random, least, most) * 1000;
}

void play_show(struct play *play)
{
	struct input frame = {.t = play->now, .type = INPUT_FRAME};

	frame.frame.squares = play->standing;
	frame.frame.inputs = play->inputs;
	inputs_add(&play->list, &frame);
}

void play_begin(struct play *play)
{
	laws_position_start(&play->before[0]);
	play->standing = laws_position_occupied(&play->before[0]);
	play_show(play);
}

void play_lift(struct play *play, laws_square square)
{
	play_wait(play, 200, 700);
	play->standing &= ~laws_square_set(square);
	play_show(play);
}

void play_place(struct play *play, laws_square square)
{
	play_wait(play, 200, 700);
	play->standing |= laws_square_set(square);
	play_show(play);
}

void play_press(struct play *play, enum laws_side side)
{
	play_wait(play, 400, 900);
	play->inputs = 0;
	play_show(play);
	play_wait(play, 4, 8);
	play->inputs = side == LAWS_WHITE ? INPUT_WHITE_LEVER : INPUT_BLACK_LEVER;
	play_show(play);
}

void play_order(struct play *play, const char *text)
{
	struct input order = {.t = play->now, .type = INPUT_COMMAND};
	char error[COMMAND_ERROR_SIZE];

	if (command_read(text, &order.command, error)) {
		fprintf(stderr, "%s\n", error);
		exit(2);
	}
	inputs_add(&play->list, &order);
}

struct laws_position *play_now(struct play *play)
{
	return &play->before[play->plies];
}

void play_make(struct play *play, struct laws_move move)
{
	const struct laws_position *position = play_now(play);
	laws_square taken = laws_move_captured(position, move);
	struct laws_position *after = play_now(play) + 1;

	if (move.type == LAWS_MOVE_CASTLING) {
		play_lift(play, move.from);
		play_place(play, laws_move_arrival(position, move));
		play_lift(play, move.to);
		play_place(play, laws_move_rook_arrival(position, move));
	} else if (taken != LAWS_NO_SQUARE && random_chance(&play->random, 50)) {
		play_lift(play, taken);
		play_lift(play, move.from);
		play_place(play, move.to);
	} else if (move.type == LAWS_MOVE_EN_PASSANT) {
		play_lift(play, move.from);
		play_place(play, move.to);
		play_lift(play, taken);
	} else {
		play_lift(play, move.from);
		if (taken != LAWS_NO_SQUARE)
			play_lift(play, taken);
		play_place(play, move.to);
	}
	*after = *position;
	laws_move_play(after, move);
	play->move[play->plies++] = move;
}

void play_take_back(struct play *play)
{
	struct laws_move move = play->move[--play->plies];
	const struct laws_position *position = play_now(play);
	laws_square taken = laws_move_captured(position, move);

	if (move.type == LAWS_MOVE_CASTLING) {
		play_lift(play, laws_move_rook_arrival(position, move));
		play_place(play, move.to);
		play_lift(play, laws_move_arrival(position, move));
		play_place(play, move.from);
		return;
	}
	play_lift(play, move.to);
	play_place(play, move.from);
	if (taken != LAWS_NO_SQUARE)
		play_place(play, taken);
}

bool play_choose(struct play *play, struct laws_move *move)
{
	struct laws_move moves[LAWS_MOVES_MAX];
	size_t count = laws_moves(play_now(play), moves);

	if (!count || play->plies == PLIES_MOST ||
	    __builtin_popcountll(laws_position_occupied(play_now(play))) < PIECES_LEAST)
		return false;
	*move = moves[random_between(&play->random, 0, (int64_t)count - 1)];
	if (move->promotion)
		move->promotion = LAWS_QUEEN;
	return true;
}

void play_set(struct play *play, const char *key, const char *value)
{
	char error[SETTINGS_ERROR_SIZE];

	if (settings_set(&play->list.settings, key, value, error)) {
		fprintf(stderr, "%s\n", error);
		exit(2);
	}
}

static bool is_accusation(const struct told *told, const struct laws_verdict *verdict)
{
	return verdict->alert.confidence != LAWS_POSSIBLE && verdict->t > told->excused &&
	       !(told->may_differ && verdict->alert.kind == LAWS_ALERT_DISPLACED);
}

static void on_event(void *data, const struct event *event)
{
	const struct laws_verdict *verdict = &event->verdict;
	struct told *told = data;

	switch (verdict->kind) {
	case LAWS_VERDICT_STARTED:
		told->completed = 0;
		break;
	case LAWS_VERDICT_COMPLETED:
		told->completed = verdict->ply;
		told->move[verdict->ply] = verdict->move;
		break;
	case LAWS_VERDICT_WITHDRAWN:
		if (told->completed >= verdict->ply)
			told->completed = verdict->ply - 1;
		break;
	case LAWS_VERDICT_ALERT:
		if (is_accusation(told, verdict) && !told->accusations++)
			event_line(event, told->first_accusation, sizeof(told->first_accusation));
		break;
	default:
		break;
	}
}

void play_replay(const struct play *play, struct told *told)
{
	const struct input_list *list = &play->list;
	struct pipeline *pipeline = pipeline_new(&list->settings, on_event, told);

	for (size_t i = 0; i < list->count; i++)
		pipeline_input(pipeline, &list->inputs[i]);
	pipeline_finish(pipeline);
	if (pipeline_lost(pipeline))
		abort();
	pipeline_free(pipeline);
}

const char *play_fault(const struct play *play, const struct told *told, unsigned int *ply)
{
	if (told->accusations)
		return told->first_accusation;
	for (*ply = 1; *ply <= play->plies; ++*ply) {
		if (*ply > told->completed)
			return "not completed";
		if (!laws_move_equal(told->move[*ply], play->move[*ply - 1]))
			return "another move";
	}
	return told->completed > play->plies ? "not taken back" : NULL;
}
