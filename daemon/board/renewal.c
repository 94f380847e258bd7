/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* A list of inputs that begins with the board as it stands. */
#include <stdlib.h>
#include <string.h>

#include "board/renewal.h"
#include "util/wall.h"

void renewal_init(struct renewal *renewal, laws_squares start)
{
	*renewal = (struct renewal){.start = start};
}

void renewal_end(struct renewal *renewal)
{
	free(renewal->entries);
	renewal->entries = NULL;
	renewal->count = renewal->room = 0;
	renewal->runs = false;
}

void renewal_clear(struct renewal *renewal)
{
	renewal_end(renewal);
}

#define ROOM_STEP 32

/* A lever that is pressed so long before the last piece stands may start the game (README, 7.2). */
#define PRESS_BEFORE (10 * LAWS_SECOND)

/* Without memory the next game goes on in the log of the last one. */
static void add(struct renewal *renewal, const struct input *input, enum store_kind kind)
{
	struct renewal_entry *entries = renewal->entries;

	if (renewal->count == renewal->room) {
		entries = reallocarray(entries, renewal->room + ROOM_STEP, sizeof(*entries));
		if (!entries) {
			renewal_end(renewal);
			return;
		}
		renewal->entries = entries;
		renewal->room += ROOM_STEP;
	}
	entries[renewal->count++] = (struct renewal_entry){.kind = kind, .input = *input};
}

void renewal_begin(struct renewal *renewal, laws_time t)
{
	renewal->runs = true;
	renewal->by_press = false;
	renewal->begun = t;
	renewal->count = 0;
	for (unsigned int board = 0; renewal->runs && board < 2; board++) {
		struct input input = {.t = t, .type = INPUT_FRAME, .frame = renewal->last[board]};

		if (renewal->has_last[board])
			add(renewal, &input, STORE_INPUT);
	}
}

static void note_frame(struct renewal *renewal, const struct frame *frame)
{
	renewal->last[frame->board] = *frame;
	renewal->has_last[frame->board] = true;
}

static bool is_start(const struct renewal *renewal, const struct frame *frame)
{
	return frame->squares == renewal->start && !(frame->flags & (FRAME_LOST | FRAME_FAULT));
}

/* Whether the inputs from this frame on, with the board as it stood before, are those of a start.
 */
static bool is_beginning(const struct renewal *renewal, const struct input *input)
{
	const struct frame *frame = &input->frame;
	const struct frame *last = &renewal->last[frame->board];
	bool is_late = input->t - renewal->begun > PRESS_BEFORE;

	if (!renewal->has_last[frame->board])
		return false;
	if (is_start(renewal, frame) && !is_start(renewal, last))
		return !renewal->by_press || is_late;
	return frame->inputs != last->inputs && (!renewal->runs || (renewal->by_press && is_late));
}

void renewal_input(struct renewal *renewal, const struct input *input, enum store_kind kind)
{
	bool is_frame = input->type == INPUT_FRAME;

	if (is_frame && is_beginning(renewal, input)) {
		renewal_begin(renewal, input->t);
		renewal->by_press = !is_start(renewal, &input->frame);
	} else if (renewal->runs && renewal->count >= RENEWAL_INPUTS_MOST) {
		renewal_begin(renewal, input->t);
	}
	if (renewal->runs)
		add(renewal, input, kind);
	if (is_frame)
		note_frame(renewal, &input->frame);
}

bool renewal_is_ready(const struct renewal *renewal)
{
	return renewal->runs && renewal->count;
}

/* ---- the start ---- */

struct rehearsal {
	const struct event *told;
	size_t count;
	size_t at;
	bool differs;
};

static bool is_same_body(const struct event *a, const struct event *b, bool public)
{
	char *one = store_body(a, public), *other = store_body(b, public);
	bool same = one && other && !strcmp(one, other);

	free(one);
	free(other);
	return same;
}

static void rehearse(void *data, const struct event *event)
{
	struct rehearsal *rehearsal = data;
	const struct event *told = &rehearsal->told[rehearsal->at];

	if (rehearsal->at == rehearsal->count || event->seq != told->seq ||
	    event->public_seq != told->public_seq || !is_same_body(event, told, false) ||
	    !is_same_body(event, told, true))
		rehearsal->differs = true;
	else
		rehearsal->at++;
}

/* The orders were answered by the pipeline before; one that was not yet is answered later. */
static void ignore(void *data, const struct command *command, const struct laws_verdict *refused)
{
	(void)data, (void)command, (void)refused;
}

/* The wall time at @t, from which the start gets the date that it was told with, to the second. */
static int64_t wall_before(const struct event *started, laws_time t)
{
	laws_time since = started->t - t;
	int64_t wall = wall_read(started->date);

	if (wall < 0)
		return 0;
	return wall - (since / LAWS_SECOND - (since % LAWS_SECOND < 0));
}

struct pipeline *renewal_start(struct renewal *renewal, const struct settings *settings,
			       const struct event *told, size_t count, laws_time now,
			       struct event_numbers *before)
{
	struct rehearsal rehearsal = {.told = told, .count = count};
	struct pipeline *pipeline = pipeline_new(settings, rehearse, &rehearsal);
	struct input *first = &renewal->entries[0].input;

	if (!pipeline)
		return NULL;
	before->seq = told->seq - 1;
	before->public_seq = told->public_seq - 1;
	before->game = told->game - 1;
	before->t = first->t;
	if (first->type == INPUT_FRAME)
		first->wall = wall_before(told, first->t);
	pipeline_start_from(pipeline, before);
	pipeline_answer_by(pipeline, ignore);
	for (size_t i = 0; i < renewal->count; i++)
		pipeline_input(pipeline, &renewal->entries[i].input);
	pipeline_advance(pipeline, now);
	if (!rehearsal.differs && rehearsal.at == count && !pipeline_lost(pipeline))
		return pipeline;
	pipeline_free(pipeline);
	return NULL;
}

void renewal_put(const struct renewal *renewal, struct keeper *keeper, laws_time now)
{
	for (size_t i = 0; i < renewal->count; i++)
		keeper_input(keeper, &renewal->entries[i].input, renewal->entries[i].kind);
	keeper_beat(keeper, now);
}
