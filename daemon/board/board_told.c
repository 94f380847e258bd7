/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Publishes a board's events: to the arbiter once they are kept, to the public after the broadcast
 * delay; and answers its orders.
 *
 * Events that wait have no list of their own: they are those among the recent ones behind the
 * last one published.
 */
#include <stdlib.h>
#include <string.h>

#include "board/board_internal.h"

static void tell_public(struct board *board, const struct event *event)
{
	archive_take(&board->public_games, &board->public, event);
	scoresheet_take(&board->public, event);
	if (board->listener.public_event)
		board->listener.public_event(board->listener.data, event);
}

/*
 * The longest games come to some three thousand events. Of a board that tells more, whatever is
 * wrong with it, the latest are kept in memory.
 */
#define EVENTS_MOST 50000

/* Forgets old games, but no event that the public still waits for. */
static void forget_events(struct board *board)
{
	const struct event *events = board->recent.events;
	size_t count = board->recent.count;
	size_t old = 0;

	while (old < count && events[old].game + GAMES_KEPT <= events[count - 1].game)
		old++;
	if (count > EVENTS_MOST && old < EVENTS_MOST / 2)
		old = EVENTS_MOST / 2;
	if (old == 0 || old > board->told)
		return;
	recent_drop(&board->recent, old);
	board->heard -= old;
	board->told -= old;
	if (board->recent.forgotten[false] >= board->published.last[false])
		published_clear(&board->published);
}

/* Publishes the events that are old enough at @now. */
void board_release(struct board *board, laws_time now)
{
	struct event event;

	while (board->told < board->heard) {
		event = board->recent.events[board->told];
		if (event.public_seq && event.t + board->settings.broadcast_delay > now)
			break;
		board->told++;
		if (event.public_seq)
			tell_public(board, &event);
	}
	forget_events(board);
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
	archive_take(&board->arbiters_games, &board->arbiters, event);
	scoresheet_take(&board->arbiters, event);
	alerts_take(&board->alerts, event);
	if (board->listener.event)
		board->listener.event(board->listener.data, event);
}

bool board_has_kept(const struct board *board, uint64_t mark)
{
	return mark == 0 || mark <= store_kept(board->keeper.store);
}

/* Publishes what is kept: without a broadcast delay each event to the arbiter, then to the public.
 */
static void tell_kept(struct board *board)
{
	struct event event;

	while (board->heard < board->recent.count &&
	       board_has_kept(board, board->recent.marks[board->heard])) {
		event = board->recent.events[board->heard++];
		if (event.seq)
			tell_arbiter(board, &event);
		if (board->settings.broadcast_delay == 0)
			board_release(board, event.t);
	}
}

static bool is_store_alert(const struct event *event)
{
	return event->verdict.kind == LAWS_VERDICT_ALERT &&
	       event->verdict.alert.kind == LAWS_ALERT_STORE;
}

/* That nothing can be kept must not wait until it can. */
static void tell_ahead(struct board *board, const struct event *event, uint64_t mark)
{
	if (is_store_alert(event) && !board_has_kept(board, mark) && board->listener.ahead)
		board->listener.ahead(board->listener.data, event);
}

static void note_state(struct board *board, const struct event *event)
{
	if (event->verdict.kind == LAWS_VERDICT_ENDED)
		board->ended_now = true;
	if (event->verdict.kind == LAWS_VERDICT_STARTED) {
		board->started_now = true;
		pipeline_numbers(board->pipeline, &board->before_start);
	}
}

/* An event that has no room is not handed out: every event that was must stay available. */
void board_take_event(void *data, const struct event *event)
{
	struct board *board = data;
	uint64_t mark;

	mark = keeper_event(&board->keeper, event);
	if (recent_is_told(&board->recent, event))
		return;
	note_state(board, event);
	if (recent_append(&board->recent, event, mark) < 0)
		return;
	if (event->seq)
		note_ruling(board, &event->verdict);
	tell_kept(board);
	tell_ahead(board, event, mark);
}

static void give_answer(struct board *board, const struct command *command,
			const struct laws_verdict *refused, unsigned int ruling)
{
	if (board->answer)
		board->answer(board->answer_data, command, refused, ruling);
}

static void answer_kept(struct board *board)
{
	struct waiting_answer *first;

	while ((first = board->answers) && board_has_kept(board, first->mark)) {
		struct laws_verdict refused = {
			.kind = LAWS_VERDICT_REFUSED,
			.refused.refusal = first->refusal,
		};

		board->answers = first->next;
		if (!board->answers)
			board->answers_end = &board->answers;
		give_answer(board, &first->command, first->is_refused ? &refused : NULL,
			    first->ruling);
		free(first);
	}
}

/*
 * The events of an order come before its answer. An order without any must be kept as well: who was
 * told that it is done may rely on it.
 */
void board_take_answer(void *data, const struct command *command,
		       const struct laws_verdict *refused)
{
	struct board *board = data;
	unsigned int ruling = board->ruling;
	uint64_t mark = board->keeper.mark;
	struct waiting_answer *waiting;

	board->ruling = 0;
	if (!board->answers && board_has_kept(board, mark)) {
		give_answer(board, command, refused, ruling);
		return;
	}
	waiting = malloc(sizeof(*waiting));
	if (!waiting)
		return;
	*waiting = (struct waiting_answer){
		.command = *command,
		.is_refused = refused,
		.refusal = refused ? refused->refused.refusal : 0,
		.ruling = ruling,
		.mark = mark,
	};
	*board->answers_end = waiting;
	board->answers_end = &waiting->next;
}

void board_free_answers(struct board *board)
{
	while (board->answers) {
		struct waiting_answer *next = board->answers->next;

		free(board->answers);
		board->answers = next;
	}
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

void board_kept(struct board *board)
{
	tell_kept(board);
	answer_kept(board);
	board_release(board, board->present);
}

bool board_is_told(const struct board *board)
{
	return board->told == board->recent.count && !board->answers && !board->waiting.count &&
	       !board->searches;
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
	return board->recent.forgotten[public];
}

const struct event *board_alert_ahead(const struct board *board)
{
	const struct event *ahead = NULL;

	for (size_t at = board->heard; at < board->recent.count; at++) {
		const struct event *event = &board->recent.events[at];

		if (is_store_alert(event))
			ahead = event;
		else if (ahead && event->verdict.kind == LAWS_VERDICT_RULING &&
			 event->verdict.ruling.alert == ahead->verdict.alert.id)
			ahead = NULL;
	}
	return ahead;
}

const struct event *board_next_alert(const struct board *board, unsigned int *at)
{
	return alerts_next_open(&board->alerts, at);
}

const char *board_next_published(const struct board *board, bool public, uint64_t since, size_t *at)
{
	return published_next(&board->published, public, since, at);
}

const struct event *board_next_event(const struct board *board, bool public, uint64_t since,
				     size_t *at)
{
	/* What has been published, and nothing that is still to be kept. */
	struct recent published = board->recent;
	uint64_t last = board->published.last[public];

	published.count = public ? board->told : board->heard;
	return recent_next(&published, public, since > last ? since : last, at);
}
