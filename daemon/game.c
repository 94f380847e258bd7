/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The game: the last of the pure stages.
 */
#include <stdio.h>
#include <string.h>

#include "game.h"
#include "wall.h"

void game_init(struct game *game)
{
	memset(game, 0, sizeof(*game));
}

void game_wall(struct game *game, laws_time t, int64_t wall)
{
	game->wall_t = t;
	game->wall = wall;
}

/* A press is told a little after it happened, perhaps from before the wall time was said. */
static void write_date(const struct game *game, laws_time t, char *date)
{
	laws_time since = t - game->wall_t;
	int64_t seconds = since / LAWS_SECOND - (since % LAWS_SECOND < 0);

	if (game->wall)
		wall_write(game->wall + seconds, date);
}

static struct event *add(struct game *game, const struct laws_verdict *verdict,
			 struct events *events)
{
	struct event *event = &events->event[events->count++];

	memset(event, 0, sizeof(*event));
	event->verdict = *verdict;
	if (verdict->text)
		snprintf(event->text, sizeof(event->text), "%s", verdict->text);
	if (verdict->name)
		snprintf(event->name, sizeof(event->name), "%s", verdict->name);
	event->verdict.text = NULL;
	event->verdict.name = NULL;
	if (verdict->t > game->last)
		game->last = verdict->t;
	event->t = game->last;
	event->game = game->number;
	if (verdict->kind == LAWS_VERDICT_STARTED)
		write_date(game, verdict->t, event->date);
	return event;
}

/* True for what is said of a move that the public does not know of. */
static bool is_of_open_move(const struct game *game, const struct laws_verdict *verdict)
{
	return (verdict->kind == LAWS_VERDICT_PROMOTION ||
		verdict->kind == LAWS_VERDICT_WITHDRAWN) &&
	       verdict->ply && game->made[verdict->ply % LAWS_JUDGE_RECORD] == verdict->ply;
}

/* Which moves are made and not completed, as far as they can still be. */
static void follow(struct game *game, const struct laws_verdict *verdict)
{
	unsigned int *made = &game->made[verdict->ply % LAWS_JUDGE_RECORD];

	if (verdict->kind == LAWS_VERDICT_MADE)
		*made = verdict->ply;
	else if (verdict->kind == LAWS_VERDICT_COMPLETED || verdict->kind == LAWS_VERDICT_WITHDRAWN)
		*made = 0;
}

static struct laws_verdict *place_of(struct game *game, unsigned int ply)
{
	return &game->promotion[ply % LAWS_JUDGE_RECORD];
}

/* Keeps what the public is told later, when the move that @verdict is of is completed. */
static void hold(struct game *game, const struct laws_verdict *verdict)
{
	struct laws_verdict *held = place_of(game, verdict->ply);

	if (verdict->kind == LAWS_VERDICT_PROMOTION)
		*held = *verdict;
	else
		held->ply = 0;
}

static void tell_held(struct game *game, const struct laws_verdict *verdict, struct events *events)
{
	struct laws_verdict *held = place_of(game, verdict->ply);

	if (held->ply != verdict->ply)
		return;
	add(game, held, events)->public_seq = ++game->public_seq;
	held->ply = 0;
}

void game_step(struct game *game, const struct laws_verdict *verdict, struct events *events)
{
	struct event *event;

	events->count = 0;
	if (verdict->kind == LAWS_VERDICT_STARTED)
		game->number++;
	event = add(game, verdict, events);
	event->seq = ++game->seq;
	if (is_of_open_move(game, verdict))
		hold(game, verdict);
	else if (event_is_public(verdict))
		event->public_seq = ++game->public_seq;
	if (verdict->kind == LAWS_VERDICT_COMPLETED)
		tell_held(game, verdict, events);
	follow(game, verdict);
	if (verdict->kind == LAWS_VERDICT_STARTED) {
		memset(game->made, 0, sizeof(game->made));
		memset(game->promotion, 0, sizeof(game->promotion));
	}
}
