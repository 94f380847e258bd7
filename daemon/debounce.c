/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Debounce. A contact is in one of three states:
 *
 *   still      as last handed out; a change makes it unsettled
 *   unsettled  each change starts the window anew; a quiet window settles it
 *   settled    changed: an edge; back where it was: a brush
 *
 * Edges and commands then wait in a queue until everything that changed before
 * them has settled.
 */
#include <string.h>

#include "debounce.h"

void debounce_init(struct debounce *debounce, laws_time window)
{
	memset(debounce, 0, sizeof(*debounce));
	debounce->window = window;
	memset(debounce->kinds, '?', sizeof(debounce->kinds));
}

static bool is_square(unsigned int contact)
{
	return contact < 64;
}

static void mark(struct debounce *debounce, unsigned int contact, bool unsettled)
{
	laws_squares square = is_square(contact) ? LAWS_SQUARE_SET(contact) : 0;
	unsigned int input = is_square(contact) ? 0 : 1u << (contact - 64);

	debounce->contact[contact].unsettled = unsettled;
	if (unsettled) {
		debounce->unsettled_squares |= square;
		debounce->unsettled_inputs |= input;
	} else {
		debounce->unsettled_squares &= ~square;
		debounce->unsettled_inputs &= ~input;
	}
}

/* Puts @edge behind all that changed no later; when the queue is full the oldest goes out first. */
static struct edge *enqueue(struct debounce *debounce, laws_time first, struct edges *edges)
{
	size_t at;

	if (debounce->queued == DEBOUNCE_QUEUE) {
		if (edges->count < DEBOUNCE_QUEUE)
			edges->edge[edges->count++] = debounce->queue[0];
		memmove(&debounce->queue[0], &debounce->queue[1],
			(DEBOUNCE_QUEUE - 1) * sizeof(debounce->queue[0]));
		debounce->queued--;
	}
	for (at = debounce->queued; at > 0 && debounce->queue[at - 1].first > first; at--)
		debounce->queue[at] = debounce->queue[at - 1];
	debounce->queued++;
	return &debounce->queue[at];
}

static void settle(struct debounce *debounce, unsigned int number, struct edges *edges)
{
	struct debounce_contact *contact = &debounce->contact[number];
	struct edge *edge;

	mark(debounce, number, false);
	if (contact->raw == contact->closed && !is_square(number))
		return;
	edge = enqueue(debounce, contact->first, edges);
	*edge = (struct edge){
		.kind = is_square(number) ? EDGE_SQUARE : EDGE_INPUT,
		.closed = contact->raw,
		.square = (laws_square)(is_square(number) ? number : number - 64),
		.piece = is_square(number) ? debounce->kinds[number] : '?',
		.first = contact->first,
		.settled = contact->newest + debounce->window,
	};
	if (contact->raw == contact->closed)
		edge->kind = EDGE_BRUSH;
	contact->closed = contact->raw;
}

/* Visits each unsettled contact, lowest first. */
static int next_unsettled(const struct debounce *debounce, int from)
{
	if (from < 64) {
		laws_squares left = debounce->unsettled_squares >> from;

		if (left)
			return from + __builtin_ctzll(left);
		from = 64;
	}
	for (; from < DEBOUNCE_CONTACTS; from++)
		if (debounce->unsettled_inputs >> (from - 64) & 1)
			return from;
	return -1;
}

static void settle_due(struct debounce *debounce, laws_time now, struct edges *edges)
{
	for (int i = next_unsettled(debounce, 0); i >= 0; i = next_unsettled(debounce, i + 1))
		if (debounce->contact[i].newest + debounce->window <= now)
			settle(debounce, (unsigned int)i, edges);
}

static void see(struct debounce *debounce, unsigned int number, bool raw, laws_time t)
{
	struct debounce_contact *contact = &debounce->contact[number];

	contact->raw = raw;
	contact->newest = t;
	if (contact->unsettled)
		return;
	contact->first = t;
	mark(debounce, number, true);
}

static void on_first_frame(struct debounce *debounce, const struct input *input,
			   struct edges *edges)
{
	const struct frame *frame = &input->frame;
	struct edge *edge = enqueue(debounce, input->t, edges);

	*edge = (struct edge){
		.kind = EDGE_STATE,
		.first = input->t,
		.settled = input->t,
		.squares = frame->squares,
		.inputs = frame->inputs,
	};
	for (unsigned int i = 0; i < DEBOUNCE_CONTACTS; i++) {
		bool closed =
			is_square(i) ? frame->squares >> i & 1 : frame->inputs >> (i - 64) & 1;

		debounce->contact[i].raw = closed;
		debounce->contact[i].closed = closed;
	}
	debounce->begun = true;
}

static void on_health(struct debounce *debounce, bool fault, laws_time t, struct edges *edges)
{
	if (fault == debounce->fault)
		return;
	debounce->fault = fault;
	*enqueue(debounce, t, edges) = (struct edge){
		.kind = EDGE_HEALTH,
		.closed = !fault,
		.first = t,
		.settled = t,
	};
}

static void on_frame(struct debounce *debounce, const struct input *input, struct edges *edges)
{
	const struct frame *frame = &input->frame;
	laws_squares changed = frame->squares ^ debounce->squares;
	unsigned int pressed = frame->inputs ^ debounce->inputs;

	on_health(debounce, frame->flags & FRAME_FAULT, input->t, edges);
	if (debounce->fault)
		return;
	if (frame->flags & FRAME_KINDS)
		memcpy(debounce->kinds, frame->kinds, sizeof(debounce->kinds));
	if (!debounce->begun) {
		on_first_frame(debounce, input, edges);
	} else {
		for (; changed; changed &= changed - 1) {
			unsigned int i = (unsigned int)__builtin_ctzll(changed);

			see(debounce, i, frame->squares >> i & 1, input->t);
		}
		for (unsigned int i = 0; i < INPUT_BITS; i++)
			if (pressed >> i & 1)
				see(debounce, 64 + i, frame->inputs >> i & 1, input->t);
	}
	debounce->squares = frame->squares;
	debounce->inputs = frame->inputs;
}

/* The first change of the oldest contact in doubt that still holds others back. */
static laws_time oldest_doubt(const struct debounce *debounce, laws_time now)
{
	laws_time oldest = LAWS_NEVER;

	for (int i = next_unsettled(debounce, 0); i >= 0; i = next_unsettled(debounce, i + 1)) {
		laws_time first = debounce->contact[i].first;

		if (first + DEBOUNCE_HOLD > now && first < oldest)
			oldest = first;
	}
	return oldest;
}

static void hand_out(struct debounce *debounce, laws_time now, struct edges *edges)
{
	laws_time doubt = oldest_doubt(debounce, now);
	size_t due = 0;

	while (due < debounce->queued && debounce->queue[due].first < doubt &&
	       edges->count < DEBOUNCE_QUEUE)
		edges->edge[edges->count++] = debounce->queue[due++];
	if (!due)
		return;
	debounce->queued -= due;
	memmove(&debounce->queue[0], &debounce->queue[due],
		debounce->queued * sizeof(debounce->queue[0]));
}

static laws_time next_deadline(const struct debounce *debounce, laws_time now)
{
	laws_time next = LAWS_NEVER;

	for (int i = next_unsettled(debounce, 0); i >= 0; i = next_unsettled(debounce, i + 1)) {
		laws_time still = debounce->contact[i].newest + debounce->window;
		laws_time held = debounce->contact[i].first + DEBOUNCE_HOLD;

		if (still < next)
			next = still;
		if (debounce->queued && held > now && held < next)
			next = held;
	}
	return next;
}

laws_time debounce_step(struct debounce *debounce, const struct input *input, laws_time now,
			struct edges *edges)
{
	edges->count = 0;
	if (input && input->type == INPUT_FRAME)
		on_frame(debounce, input, edges);
	else if (input)
		*enqueue(debounce, input->t, edges) = (struct edge){
			.kind = EDGE_COMMAND,
			.first = input->t,
			.settled = input->t,
			.command = input->command,
		};
	else
		settle_due(debounce, now, edges);
	hand_out(debounce, now, edges);
	return next_deadline(debounce, now);
}
