/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The game: the last of the pure stages.
 */
#include <stdio.h>
#include <string.h>

#include "pipeline/game.h"
#include "util/wall.h"

void game_init(struct game *game, laws_time flag_margin)
{
	memset(game, 0, sizeof(*game));
	game->flag_margin = flag_margin;
	game->from = "";
}

void game_order_from(struct game *game, const char *from)
{
	game->from = from;
}

void game_number_from(struct game *game, const struct event_numbers *numbers)
{
	game->seq = numbers->seq;
	game->public_seq = numbers->public_seq;
	game->number = numbers->game;
	game->last = numbers->t;
}

void game_numbers(const struct game *game, struct event_numbers *numbers)
{
	if (game->seq > numbers->seq)
		numbers->seq = game->seq;
	if (game->public_seq > numbers->public_seq)
		numbers->public_seq = game->public_seq;
	if (game->number > numbers->game)
		numbers->game = game->number;
}

void game_number_past(struct game *game, const struct event_numbers *numbers)
{
	if (numbers->seq > game->seq)
		game->seq = numbers->seq;
	if (numbers->public_seq > game->public_seq)
		game->public_seq = numbers->public_seq;
	if (numbers->game > game->number)
		game->number = numbers->game;
	game->untold = false;
}

void game_begin_untold(struct game *game)
{
	game->untold = true;
}

void game_wall(struct game *game, laws_time t, int64_t wall)
{
	game->wall_t = t;
	game->wall = wall;
}

/* An event's time may lie before the moment at which the wall time became known. */
static void write_date(const struct game *game, laws_time t, char *date)
{
	laws_time since = t - game->wall_t;
	int64_t seconds = since / LAWS_SECOND - (since % LAWS_SECOND < 0);

	if (game->wall)
		wall_write(game->wall + seconds, date);
}

static void keep_text(const char **text, char *kept, size_t size)
{
	if (*text)
		snprintf(kept, size, "%s", *text);
	*text = NULL;
}

/* Copies what the verdict of @event points to: that ends with the judge's step. */
static void keep_what_ends(struct event *event)
{
	struct laws_verdict *verdict = &event->verdict;

	if (verdict->before)
		event->before = *verdict->before;
	verdict->before = NULL;
	switch (verdict->kind) {
	case LAWS_VERDICT_ASSISTED:
	case LAWS_VERDICT_NAMED:
	case LAWS_VERDICT_NOTED:
		keep_text(&verdict->said.name, event->name, sizeof(event->name));
		keep_text(&verdict->said.text, event->text, sizeof(event->text));
		break;
	case LAWS_VERDICT_CLOCK:
		keep_text(&verdict->clock.control, event->text, sizeof(event->text));
		break;
	case LAWS_VERDICT_RULING:
		keep_text(&verdict->ruling.text, event->text, sizeof(event->text));
		break;
	case LAWS_VERDICT_READY:
	case LAWS_VERDICT_STARTED:
	case LAWS_VERDICT_PAUSED:
	case LAWS_VERDICT_RESUMED:
	case LAWS_VERDICT_ADJOURNED:
	case LAWS_VERDICT_ENDED:
	case LAWS_VERDICT_IRREGULAR:
	case LAWS_VERDICT_RESTORED:
	case LAWS_VERDICT_TURNED:
	case LAWS_VERDICT_TOUCHED:
	case LAWS_VERDICT_ADJUSTED:
	case LAWS_VERDICT_RELEASED:
	case LAWS_VERDICT_MADE:
	case LAWS_VERDICT_COMPLETED:
	case LAWS_VERDICT_WITHDRAWN:
	case LAWS_VERDICT_PROMOTION:
	case LAWS_VERDICT_ALERT:
	case LAWS_VERDICT_ANNOUNCEMENT:
	case LAWS_VERDICT_DRAW_OFFER:
	case LAWS_VERDICT_CLAIM:
	case LAWS_VERDICT_REFUSED:
		break;
	}
}

static struct event *add(struct game *game, const struct laws_verdict *verdict,
			 struct events *events)
{
	struct event *event = &events->event[events->count++];

	memset(event, 0, sizeof(*event));
	event->verdict = *verdict;
	keep_what_ends(event);
	if (verdict->kind == LAWS_VERDICT_RULING && verdict->order)
		snprintf(event->name, sizeof(event->name), "%s", game->from);
	if (verdict->t > game->last)
		game->last = verdict->t;
	event->t = game->last;
	event->game = game->number;
	if (verdict->kind == LAWS_VERDICT_STARTED)
		write_date(game, verdict->t, event->date);
	return event;
}

/* True for a promotion or withdrawal of a move that is not public yet. */
static bool is_of_open_move(const struct game *game, const struct laws_verdict *verdict)
{
	return (verdict->kind == LAWS_VERDICT_PROMOTION ||
		verdict->kind == LAWS_VERDICT_WITHDRAWN) &&
	       verdict->ply > game->completed;
}

/* Keeps which moves are completed: all up to one. */
static void follow(struct game *game, const struct laws_verdict *verdict)
{
	if (verdict->kind == LAWS_VERDICT_STARTED)
		game->completed = 0;
	else if (verdict->kind == LAWS_VERDICT_COMPLETED)
		game->completed = verdict->ply;
	else if (verdict->kind == LAWS_VERDICT_WITHDRAWN && verdict->ply <= game->completed)
		game->completed = verdict->ply - 1;
}

static struct game_promotion *place_of(struct game *game, unsigned int ply)
{
	return &game->promotion[ply % GAME_PROMOTIONS];
}

/* Keeps @verdict for the public stream until its move is completed. */
static void hold(struct game *game, const struct laws_verdict *verdict)
{
	struct game_promotion *held = place_of(game, verdict->ply);

	if (verdict->kind != LAWS_VERDICT_PROMOTION) {
		if (held->verdict.ply == verdict->ply)
			held->verdict.ply = 0;
		return;
	}
	held->verdict = *verdict;
	if (verdict->before)
		held->before = *verdict->before;
	held->verdict.before = NULL;
}

static void tell_with_move(struct game *game, const struct laws_verdict *verdict,
			   struct events *events)
{
	struct game_promotion *held = place_of(game, verdict->ply);
	struct event *event;

	if (held->verdict.ply != verdict->ply)
		return;
	event = add(game, &held->verdict, events);
	event->before = held->before;
	event->public_seq = ++game->public_seq;
	held->verdict.ply = 0;
}

/* When and to which stream a verdict goes. */
enum telling {
	TOLD_TO_ARBITER,
	TOLD_NOW,
	TOLD_WITH_MOVE, /* public when its move is completed */
	TOLD_LATER,	/* public together with the press that led to it */
	TOLD_AS_HELD,	/* public now, with the clocks as without the held presses */
};

/*
 * Clocks pause and go on for many reasons, also while a player still thinks: such an event
 * betrays no press. A flag that falls while a press is held falls because of that press.
 */
static enum telling telling_of_clock(const struct game *game, const struct laws_verdict *verdict)
{
	if (verdict->clock.bare)
		return TOLD_LATER;
	if (!game->held.is_held)
		return TOLD_NOW;
	if (verdict->clock.why == LAWS_CLOCK_FLAG)
		return TOLD_LATER;
	return TOLD_AS_HELD;
}

static enum telling telling_of(const struct game *game, const struct laws_verdict *verdict)
{
	if (is_of_open_move(game, verdict))
		return TOLD_WITH_MOVE;
	if (!event_is_public(verdict))
		return TOLD_TO_ARBITER;
	return verdict->kind == LAWS_VERDICT_CLOCK ? telling_of_clock(game, verdict) : TOLD_NOW;
}

/*
 * True when the held presses become public before @verdict: it rules on the newest press,
 * sets the clocks or the board that the presses have led to, or reports a move or the
 * game's end.
 */
static bool ends_hold(const struct game *game, const struct laws_verdict *verdict)
{
	switch (verdict->kind) {
	case LAWS_VERDICT_COMPLETED:
	case LAWS_VERDICT_ENDED:
	case LAWS_VERDICT_STARTED:
	case LAWS_VERDICT_IRREGULAR:
		return true;
	case LAWS_VERDICT_WITHDRAWN:
	case LAWS_VERDICT_PROMOTION:
		return !is_of_open_move(game, verdict);
	case LAWS_VERDICT_RULING:
		return verdict->ruling.alert && verdict->ruling.alert == game->held.alert;
	case LAWS_VERDICT_CLOCK:
		return verdict->clock.why == LAWS_CLOCK_SET ||
		       verdict->clock.why == LAWS_CLOCK_PENALTY ||
		       (verdict->clock.why == LAWS_CLOCK_PRESS && !verdict->clock.bare);
	case LAWS_VERDICT_READY:
	case LAWS_VERDICT_PAUSED:
	case LAWS_VERDICT_RESUMED:
	case LAWS_VERDICT_ADJOURNED:
	case LAWS_VERDICT_RESTORED:
	case LAWS_VERDICT_TURNED:
	case LAWS_VERDICT_TOUCHED:
	case LAWS_VERDICT_ADJUSTED:
	case LAWS_VERDICT_RELEASED:
	case LAWS_VERDICT_MADE:
	case LAWS_VERDICT_ALERT:
	case LAWS_VERDICT_ANNOUNCEMENT:
	case LAWS_VERDICT_ASSISTED:
	case LAWS_VERDICT_NAMED:
	case LAWS_VERDICT_NOTED:
	case LAWS_VERDICT_DRAW_OFFER:
	case LAWS_VERDICT_CLAIM:
	case LAWS_VERDICT_REFUSED:
		break;
	}
	return false;
}

/*
 * Reports all held presses in one event with the present clocks. Its time is the present:
 * an older one would contradict clock events that are out already, and would break the
 * broadcast's delay.
 */
static void tell_hold(struct game *game, laws_time now, struct events *events)
{
	struct laws_verdict verdict = {
		.kind = LAWS_VERDICT_CLOCK,
		.t = now > game->last ? now : game->last,
		.clock.why = game->held.why,
	};

	shown_stand(&game->clocks, game->stood);
	shown_tell(&game->clocks, &verdict);
	add(game, &verdict, events)->public_seq = ++game->public_seq;
	game->held = (struct game_held){0};
}

static void hold_press(struct game *game, const struct laws_verdict *verdict)
{
	struct game_held *held = &game->held;

	if (!held->is_held)
		held->clocks = game->clocks;
	shown_run(&held->clocks, verdict);
	/* A flag's fall stays the reason of the event, whatever is pressed afterwards. */
	if (!held->is_held || held->why != LAWS_CLOCK_FLAG)
		held->why = verdict->clock.why;
	held->is_held = true;
	if (verdict->clock.alert)
		held->alert = verdict->clock.alert;
}

static void tell_as_held(struct game *game, const struct laws_verdict *verdict,
			 struct events *events)
{
	struct shown *clocks = &game->held.clocks;
	struct laws_verdict without = *verdict;

	shown_run(clocks, verdict);
	clocks->runs = verdict->clock.runs;
	shown_tell(clocks, &without);
	add(game, &without, events)->public_seq = ++game->public_seq;
}

static void tell(struct game *game, const struct laws_verdict *verdict, struct events *events)
{
	enum telling telling = telling_of(game, verdict);
	struct event *event = add(game, verdict, events);

	event->seq = ++game->seq;
	switch (telling) {
	case TOLD_TO_ARBITER:
		break;
	case TOLD_NOW:
		event->public_seq = ++game->public_seq;
		break;
	case TOLD_WITH_MOVE:
		hold(game, verdict);
		break;
	case TOLD_LATER:
		hold_press(game, verdict);
		break;
	case TOLD_AS_HELD:
		tell_as_held(game, verdict, events);
		break;
	}
}

void game_step(struct game *game, const struct laws_verdict *verdict, struct events *events)
{
	events->count = 0;
	if (game->untold && verdict->kind != LAWS_VERDICT_STARTED)
		return;
	game->untold = false;
	if (game->held.is_held && ends_hold(game, verdict))
		tell_hold(game, verdict->t, events);
	if (verdict->kind == LAWS_VERDICT_STARTED)
		game->number++;
	tell(game, verdict, events);
	if (verdict->kind == LAWS_VERDICT_COMPLETED)
		tell_with_move(game, verdict, events);
	if (verdict->kind == LAWS_VERDICT_CLOCK || verdict->kind == LAWS_VERDICT_COMPLETED)
		shown_take(&game->clocks, verdict);
	follow(game, verdict);
	if (verdict->kind == LAWS_VERDICT_STARTED)
		memset(game->promotion, 0, sizeof(game->promotion));
}

void game_stand(struct game *game, bool stands, laws_time stood)
{
	game->stands = stands;
	game->stood = stood;
}

laws_time game_deadline(const struct game *game)
{
	const struct shown *clocks = &game->held.clocks;
	laws_time fall = game->held.is_held && !game->stands ? shown_fall(clocks) : LAWS_NEVER;

	return fall == LAWS_NEVER ? LAWS_NEVER
				  : fall + game->stood - clocks->stood + game->flag_margin;
}

void game_advance(struct game *game, struct events *events)
{
	laws_time now = game_deadline(game);

	events->count = 0;
	if (now != LAWS_NEVER)
		tell_hold(game, now, events);
}
