/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * From pacer_start() on, game time runs at @speed beside the wall clock. At the highest
 * speed there is no clock at all: the next input or deadline is always due, and the bus is
 * served between short batches of them.
 *
 * When the source ends the game's time stands still, so that no flag falls after the end of
 * the input. Only the delayed public stream goes on.
 */
#include <time.h>

#include "board/pacer.h"

#define BATCH 256

static bool is_unbound(const struct pacer *pacer)
{
	return pacer->speed == 0;
}

/* The event loop's own time would not do: it stands still during an iteration of the loop. */
static uint64_t wall_now(void)
{
	struct timespec clock;

	clock_gettime(CLOCK_MONOTONIC, &clock);
	return (uint64_t)clock.tv_sec * 1000000 + (uint64_t)clock.tv_nsec / 1000;
}

static laws_time present(const struct pacer *pacer)
{
	if (is_unbound(pacer))
		return LAWS_NEVER - 1;
	return (laws_time)((double)(wall_now() - pacer->began) * pacer->speed);
}

static void fetch(struct pacer *pacer)
{
	int r = source_next(pacer->source, &pacer->next);

	pacer->has_next = r > 0;
	if (r > 0)
		return;
	if (r < 0)
		pacer->error = source_error(pacer->source);
	pacer->ended = true;
}

static void finish(struct pacer *pacer)
{
	if (pacer->ended && !board_is_searching(pacer->board))
		board_finish(pacer->board, pacer->error ? BOARD_BROKEN : BOARD_ENDED);
}

/*
 * When the next input, deadline or event is due, or LAWS_NEVER: also while nothing more can be
 * kept, and while the board searches, for a file can wait.
 */
static laws_time due(const struct pacer *pacer)
{
	laws_time deadline = board_deadline(pacer->board);

	if (board_is_full(pacer->board) || board_is_searching(pacer->board))
		return LAWS_NEVER;
	return pacer->has_next && pacer->next.t < deadline ? pacer->next.t : deadline;
}

/* Does the next thing that is due, if it is due at @now. */
static bool step(struct pacer *pacer, laws_time now)
{
	laws_time next = due(pacer);

	if (next > now)
		return false;
	if (!pacer->has_next || board_deadline(pacer->board) < pacer->next.t) {
		board_advance(pacer->board, next);
		return true;
	}
	board_input(pacer->board, &pacer->next);
	fetch(pacer);
	finish(pacer);
	return true;
}

static void report_end(struct pacer *pacer)
{
	if (pacer->has_next || !board_is_told(pacer->board) || pacer->reported)
		return;
	pacer->reported = true;
	pacer->finished(pacer->data, pacer->error);
}

uint64_t pacer_when(const struct pacer *pacer, laws_time t)
{
	if (is_unbound(pacer))
		return wall_now();
	return pacer->began + (uint64_t)((double)t / pacer->speed);
}

void pacer_rearm(struct pacer *pacer)
{
	laws_time next;

	finish(pacer);
	next = due(pacer);
	report_end(pacer);
	if (next == LAWS_NEVER) {
		sd_event_source_set_enabled(pacer->timer, SD_EVENT_OFF);
		return;
	}
	sd_event_source_set_time(pacer->timer, is_unbound(pacer) ? 0 : pacer_when(pacer, next) + 1);
	sd_event_source_set_enabled(pacer->timer, SD_EVENT_ONESHOT);
}

static int on_time(sd_event_source *timer, uint64_t usec, void *data)
{
	struct pacer *pacer = data;
	laws_time now = present(pacer);
	int i;

	(void)timer, (void)usec;
	for (i = 0; i < BATCH && step(pacer, now); i++)
		;
	pacer_rearm(pacer);
	return 0;
}

void pacer_catch_up(struct pacer *pacer)
{
	laws_time now;

	if (is_unbound(pacer))
		return;
	now = present(pacer);
	while (step(pacer, now))
		;
	if (pacer->has_next)
		board_advance(pacer->board, now);
}

/* Passes over what the board has already. */
static void skip(struct pacer *pacer)
{
	struct input input;

	while (pacer->taken && source_next(pacer->source, &input) > 0)
		pacer->taken--;
}

int pacer_start(struct pacer *pacer)
{
	uint64_t past = 0;
	int r;

	if (!is_unbound(pacer))
		past = (uint64_t)((double)board_floor(pacer->board) / pacer->speed);
	pacer->began = wall_now() - past;
	r = sd_event_add_time(pacer->event, &pacer->timer, CLOCK_MONOTONIC, 0, 1, on_time, pacer);
	if (r >= 0 && is_unbound(pacer))
		r = sd_event_source_set_priority(pacer->timer, SD_EVENT_PRIORITY_IDLE);
	if (r < 0)
		return r;
	skip(pacer);
	fetch(pacer);
	finish(pacer);
	return 0;
}

void pacer_stop(struct pacer *pacer)
{
	pacer->timer = sd_event_source_disable_unref(pacer->timer);
}
