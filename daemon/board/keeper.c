/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Which rows a step of the pipeline makes. */
#include <stdlib.h>
#include <string.h>

#include "board/keeper.h"
#include "store/published.h"

void keeper_begin(struct keeper *keeper, struct store *store, const struct store_log *log)
{
	*keeper = (struct keeper){
		.store = store,
		.log = *log,
		.last = log->before.t,
	};
}

void keeper_end(struct keeper *keeper, size_t count)
{
	store_cut(keeper->store, keeper->log.id, keeper->events - count + 1);
}

void keeper_replay(struct keeper *keeper, struct store *store, const struct past *past,
		   bool is_followed)
{
	keeper_begin(keeper, store, &past->log);
	keeper->is_followed = is_followed;
	keeper->past = past;
	keeper->entries = past->entry_count;
}

/* What is told in place of @kept, which may be missing, is @event or nothing. */
static void note_difference(struct keeper *keeper, const struct past_event *kept,
			    const struct event *event)
{
	uint64_t seq = kept ? published_seq(kept->body) : 0;

	if (keeper->differs)
		return;
	if (!seq && event)
		seq = event->seq;
	/* An event of the public alone is not the arbiter's to look up. */
	keeper->differs = seq ? seq : 1;
}

void keeper_go_on(struct keeper *keeper)
{
	const struct past *past = keeper->past;

	if (keeper->events < past->event_count)
		note_difference(keeper, &past->events[keeper->events], NULL);
	/* A number that was published is not given again, and one that was not is not left out. */
	if (keeper->differs)
		keeper->events = past->event_count;
	for (size_t i = 0; i < past->entry_count; i++)
		if (past->entries[i].t > keeper->last)
			keeper->last = past->entries[i].t;
	keeper->past = NULL;
}

static void put(struct keeper *keeper, enum store_kind kind, laws_time t, const struct input *input)
{
	keeper->mark = store_put(keeper->store, keeper->log.id, ++keeper->entries, kind, t, input);
	if (t > keeper->last)
		keeper->last = t;
}

static bool is_putting(const struct keeper *keeper)
{
	return keeper->store && !keeper->past;
}

/* That what stands up to here was told otherwise is known: what follows goes on behind it. */
static void skip_difference(struct keeper *keeper, const struct event_numbers *told)
{
	const struct past *past = keeper->past;

	keeper->differs = 0;
	keeper->events = 0;
	while (keeper->events < past->event_count) {
		const struct past_event *event = &past->events[keeper->events];

		if (published_seq(event->body) > told->seq ||
		    published_seq(event->public_body) > told->public_seq)
			return;
		keeper->events++;
	}
}

void keeper_input(struct keeper *keeper, const struct input *input, enum store_kind kind)
{
	keeper->advance_waits = false;
	if (keeper->past && input->type == INPUT_COMMAND &&
	    input->command.verb == VERB_STORE_DIFFERS)
		skip_difference(keeper, &input->command.told);
	if (is_putting(keeper))
		put(keeper, kind, input->t, input);
}

void keeper_advance(struct keeper *keeper, laws_time t)
{
	keeper->advance_waits = true;
	keeper->advance = t;
}

void keeper_finish(struct keeper *keeper, laws_time t)
{
	keeper->advance_waits = false;
	if (is_putting(keeper))
		put(keeper, STORE_FINISH, t, NULL);
}

void keeper_beat(struct keeper *keeper, laws_time t)
{
	if (is_putting(keeper))
		put(keeper, STORE_ADVANCE, t, NULL);
}

static bool is_same(const char *kept, char *told)
{
	bool same = kept && told ? !strcmp(kept, told) : kept == told;

	free(told);
	return same;
}

static void compare(struct keeper *keeper, const struct past_event *kept, const struct event *event)
{
	bool same = is_same(kept->body, event->seq ? store_body(event, false) : NULL);

	if (!is_same(kept->public_body, event->public_seq ? store_body(event, true) : NULL))
		same = false;
	if (!same)
		note_difference(keeper, kept, event);
}

uint64_t keeper_event(struct keeper *keeper, const struct event *event)
{
	const struct past *past = keeper->past;

	if (!keeper->store)
		return 0;
	if (is_putting(keeper) && keeper->advance_waits)
		put(keeper, STORE_ADVANCE, keeper->advance, NULL);
	keeper->advance_waits = false;
	keeper->events++;
	if (past && keeper->events <= past->event_count) {
		compare(keeper, &past->events[keeper->events - 1], event);
		return 0;
	}
	/* Told otherwise before, it may have been told already. */
	if (keeper->is_followed || (past && keeper->differs))
		return 0;
	keeper->mark = store_put_event(keeper->store, keeper->log.id, keeper->events, event);
	return keeper->mark;
}
