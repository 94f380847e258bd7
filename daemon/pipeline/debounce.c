/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Debounce. A contact is in one of three states:
 *
 *   still      as last handed out; a change makes it unsettled
 *   unsettled  each change starts the window anew; a quiet window settles it
 *   settled    changed: an edge; back where it was: a brush
 *
 * Edges and commands then wait in a queue until everything that changed before them has
 * settled.
 *
 * The source answers or is silent. Changes while it was silent, or in frames that were
 * lost, were not observed. The contacts that differ afterwards are unsettled like any
 * other, and become part of one UNOBSERVED edge.
 *
 * While a line of the matrix has dropped out the frames are covered: the line is seen as it stood.
 * Where that was wrong, what was seen since is taken back, and was not observed.
 */
#include <ctype.h>
#include <stddef.h>
#include <string.h>

#include "pipeline/debounce.h"

void debounce_init(struct debounce *debounce, laws_time window)
{
	memset(debounce, 0, offsetof(struct debounce, queue));
	debounce->window = window;
	dropout_end(&debounce->dropout);
	memset(debounce->kinds, '?', sizeof(debounce->kinds));
	memset(debounce->stood, '?', sizeof(debounce->stood));
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

/* Puts @edge behind all that changed no later; a full queue hands out its oldest edge first. */
static struct edge *enqueue(struct debounce *debounce, laws_time first, struct edges *edges)
{
	size_t at;

	if (debounce->queued == DEBOUNCE_QUEUE) {
		if (edges->count < DEBOUNCE_QUEUE)
			edges->edge[edges->count++] = debounce->queue[0];
		else
			edges->lost++;
		memmove(&debounce->queue[0], &debounce->queue[1],
			(DEBOUNCE_QUEUE - 1) * sizeof(debounce->queue[0]));
		debounce->queued--;
	}
	for (at = debounce->queued; at > 0 && debounce->queue[at - 1].first > first; at--)
		debounce->queue[at] = debounce->queue[at - 1];
	debounce->queued++;
	return &debounce->queue[at];
}

/* Adds the change to the newest UNOBSERVED edge; returns false when that was handed out already. */
static bool settle_in_gap(struct debounce *debounce, unsigned int number)
{
	struct debounce_contact *contact = &debounce->contact[number];

	for (size_t i = debounce->queued; i-- > 0;) {
		struct edge *edge = &debounce->queue[i];

		if (edge->kind != EDGE_UNOBSERVED)
			continue;
		if (is_square(number))
			edge->squares ^= LAWS_SQUARE_SET(number);
		else
			edge->inputs ^= (uint8_t)(1u << (number - 64));
		contact->closed = contact->raw;
		return true;
	}
	return false;
}

static bool is_button(const struct edge *edge)
{
	return edge->kind == EDGE_INPUT && (1u << edge->square) & (INPUT_ADJUST | INPUT_ARBITER);
}

static bool is_press(const struct edge *edge)
{
	return edge->kind == EDGE_INPUT && edge->closed &&
	       (1u << edge->square) & (INPUT_WHITE_LEVER | INPUT_BLACK_LEVER);
}

/* Between a piece put down, a press, and a piece lifted: the order that accuses nobody. */
static int place_at_press(const struct edge *edge)
{
	if (is_press(edge))
		return 1;
	return edge->closed ? 0 : 2;
}

/* A piece put down or lifted; or the other lever of a rocker, which the press has raised. */
static bool is_by_hand(const struct edge *edge)
{
	return edge->kind == EDGE_SQUARE || (edge->kind == EDGE_INPUT && !edge->closed);
}

static laws_time earliest(const struct edge *edge)
{
	return edge->first - edge->uncertainty;
}

/* True when @later, behind @edge in the queue, may have come before it, and is better taken so. */
static bool may_pass(const struct edge *edge, const struct edge *later)
{
	bool both = (is_press(edge) && is_by_hand(later)) || (is_by_hand(edge) && is_press(later));

	return both && !edge->unobserved && !later->unobserved &&
	       place_at_press(later) < place_at_press(edge) && earliest(later) < edge->first;
}

/* Edges that pass a press or are passed by one get a time at which both may have been. */
static void order_around_presses(struct debounce *debounce)
{
	for (size_t i = 1; i < debounce->queued; i++) {
		for (size_t at = i; at > 0; at--) {
			struct edge *edge = &debounce->queue[at - 1];
			struct edge *later = &debounce->queue[at];
			struct edge passed = *edge;

			if (!may_pass(edge, later))
				break;
			later->uncertainty -= (uint32_t)(later->first - edge->first);
			later->first = edge->first;
			*edge = *later;
			*later = passed;
		}
	}
}

/*
 * True when the letters, as in FEN, are of pieces that take each other's place: one of each colour,
 * or a pawn and what it becomes. Of others the source has rather taken one for the other before.
 */
static bool take_places(char before, char now)
{
	bool colours = (isupper((unsigned char)before) && islower((unsigned char)now)) ||
		       (islower((unsigned char)before) && isupper((unsigned char)now));

	return colours || (before == 'P' && isupper((unsigned char)now) && now != 'P') ||
	       (before == 'p' && islower((unsigned char)now) && now != 'p');
}

static struct edge *enqueue_contact(struct debounce *debounce, unsigned int number,
				    struct edges *edges)
{
	const struct debounce_contact *contact = &debounce->contact[number];
	struct edge *edge = enqueue(debounce, contact->first, edges);

	*edge = (struct edge){
		.kind = is_square(number) ? EDGE_SQUARE : EDGE_INPUT,
		.closed = contact->raw,
		.unobserved = contact->unobserved,
		.square = (laws_square)(is_square(number) ? number : number - 64),
		.piece = is_square(number) ? debounce->kinds[number] : '?',
		.first = contact->first,
		.uncertainty = contact->uncertainty,
		.settled = contact->newest + debounce->window,
	};
	memcpy(edge->kinds, debounce->kinds, sizeof(edge->kinds));
	return edge;
}

static void settle(struct debounce *debounce, unsigned int number, struct edges *edges)
{
	struct debounce_contact *contact = &debounce->contact[number];
	bool changed = contact->raw != contact->closed;
	bool unobserved = contact->unobserved, exchanged = false;
	struct edge *edge;

	mark(debounce, number, false);
	if (is_square(number)) {
		exchanged = contact->raw &&
			    take_places(debounce->stood[number], debounce->kinds[number]);
		if (isalpha((unsigned char)debounce->kinds[number]))
			debounce->stood[number] = debounce->kinds[number];
	}
	if (!changed && !exchanged && (unobserved || !is_square(number) || !contact->flickered)) {
		contact->unobserved = false;
		return;
	}
	if (unobserved && settle_in_gap(debounce, number)) {
		contact->unobserved = false;
		return;
	}
	edge = enqueue_contact(debounce, number, edges);
	edge->exchanged = exchanged;
	edge->at_once = exchanged && !changed;
	if (!changed && !exchanged)
		edge->kind = EDGE_BRUSH;
	contact->unobserved = false;
	contact->closed = contact->raw;
	order_around_presses(debounce);
}

/* Visits each unsettled contact, lowest first. */
static int next_unsettled(const struct debounce *debounce, int from)
{
	unsigned int inputs;

	if (from < 64) {
		laws_squares left = debounce->unsettled_squares >> from;

		if (left)
			return from + __builtin_ctzll(left);
		from = 64;
	}
	inputs = debounce->unsettled_inputs >> (from - 64);
	return inputs ? from + __builtin_ctz(inputs) : -1;
}

static void settle_due(struct debounce *debounce, laws_time now, struct edges *edges)
{
	for (int i = next_unsettled(debounce, 0); i >= 0; i = next_unsettled(debounce, i + 1))
		if (debounce->contact[i].newest + debounce->window <= now)
			settle(debounce, (unsigned int)i, edges);
}

static void see(struct debounce *debounce, unsigned int number, bool raw, const struct input *input)
{
	laws_time t = input->t;

	struct debounce_contact *contact = &debounce->contact[number];

	contact->raw = raw;
	contact->newest = t;
	if (contact->unsettled)
		return;
	contact->first = t;
	contact->uncertainty = input->frame.uncertainty;
	contact->flickered = false;
	mark(debounce, number, true);
}

static bool is_closed(const struct frame *frame, unsigned int contact)
{
	return is_square(contact) ? frame->squares >> contact & 1
				  : frame->inputs >> (contact - 64) & 1;
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
	memcpy(edge->kinds, debounce->kinds, sizeof(edge->kinds));
	for (unsigned int i = 0; i < DEBOUNCE_CONTACTS; i++) {
		debounce->contact[i].raw = is_closed(frame, i);
		debounce->contact[i].closed = debounce->contact[i].raw;
	}
	debounce->begun = true;
}

static void tell_health(struct debounce *debounce, laws_time t, struct edges *edges)
{
	*enqueue(debounce, t, edges) = (struct edge){
		.kind = EDGE_HEALTH,
		.closed = !debounce->silent,
		.outage = debounce->outage,
		.first = t,
		.settled = t,
	};
}

/* The source stops answering, or the reason of its silence becomes known. */
static void fall_silent(struct debounce *debounce, enum laws_outage outage, laws_time t,
			struct edges *edges)
{
	if (outage != LAWS_OUTAGE_FAULT)
		debounce->gap = true;
	if (debounce->silent && (debounce->outage == outage || outage == LAWS_OUTAGE_FAULT))
		return;
	if (!debounce->silent)
		debounce->silent_since = t;
	debounce->silent = true;
	debounce->outage = outage;
	tell_health(debounce, t, edges);
}

/* A contact that was quiet for a whole window settles when the next frame confirms its state. */
static void answer(struct debounce *debounce, laws_time t, struct edges *edges)
{
	debounce->silent = false;
	if (t - debounce->silent_since > debounce->window)
		debounce->gap = true;
	for (int i = next_unsettled(debounce, 0); i >= 0; i = next_unsettled(debounce, i + 1))
		if (debounce->contact[i].newest < t - debounce->window)
			debounce->contact[i].newest = t - debounce->window;
	tell_health(debounce, t, edges);
}

/*
 * The first frame behind a gap: every contact that differs from its last edge changed in
 * the gap.
 */
static void on_frame_after_gap(struct debounce *debounce, const struct input *input,
			       struct edges *edges)
{
	struct edge gap = {
		.kind = EDGE_UNOBSERVED,
		.unobserved = true,
		.first = input->t,
		.settled = input->t,
	};

	for (unsigned int i = 0; i < DEBOUNCE_CONTACTS; i++) {
		struct debounce_contact *contact = &debounce->contact[i];

		if (contact->closed && is_square(i))
			gap.squares |= LAWS_SQUARE_SET(i);
		else if (contact->closed)
			gap.inputs |= (uint8_t)(1u << (i - 64));
		contact->raw = is_closed(&input->frame, i);
		contact->unobserved = contact->raw != contact->closed;
		contact->first = input->t;
		contact->uncertainty = 0;
		contact->newest = input->t;
		mark(debounce, i, contact->unobserved);
	}
	memcpy(gap.kinds, debounce->kinds, sizeof(gap.kinds));
	*enqueue(debounce, input->t, edges) = gap;
}

/* Where a piece is recognised in the place of another. */
static void see_exchanges(struct debounce *debounce, const struct input *input)
{
	const struct frame *frame = &input->frame;
	laws_squares stay = frame->squares & debounce->squares;

	for (; frame->flags & FRAME_KINDS && stay; stay &= stay - 1) {
		unsigned int i = (unsigned int)__builtin_ctzll(stay);

		if (debounce->stood[i] == '?')
			debounce->stood[i] = frame->kinds[i];
		if (frame->kinds[i] != debounce->kinds[i] &&
		    take_places(debounce->stood[i], frame->kinds[i]))
			see(debounce, i, true, input);
	}
}

static void see_changes(struct debounce *debounce, const struct input *input)
{
	const struct frame *frame = &input->frame;
	laws_squares changed = frame->squares ^ debounce->squares;
	unsigned int pressed = frame->inputs ^ debounce->inputs;

	for (; changed; changed &= changed - 1) {
		unsigned int i = (unsigned int)__builtin_ctzll(changed);

		see(debounce, i, frame->squares >> i & 1, input);
		debounce->contact[i].flickered = true;
	}
	for (unsigned int i = 0; i < INPUT_BITS; i++)
		if (pressed >> i & 1)
			see(debounce, 64 + i, frame->inputs >> i & 1, input);
}

static laws_squares find_closed(const struct debounce *debounce)
{
	laws_squares closed = 0;

	for (unsigned int i = 0; i < 64; i++)
		if (debounce->contact[i].closed)
			closed |= LAWS_SQUARE_SET(i);
	return closed;
}

/*
 * The squares that are closed as handed out, and open in @frame, and were closed one window ago.
 * None where others close as well: another position stands there.
 */
static laws_squares find_opened(const struct debounce *debounce, const struct frame *frame,
				laws_time t)
{
	laws_squares opened = debounce->squares & ~frame->squares;
	laws_squares unsettled = debounce->unsettled_squares & ~frame->squares;

	if (!opened || __builtin_popcountll(frame->squares & ~debounce->squares) >= DROPOUT_SQUARES)
		return 0;
	for (; unsettled; unsettled &= unsettled - 1) {
		unsigned int i = (unsigned int)__builtin_ctzll(unsettled);

		if (debounce->contact[i].first + debounce->window >= t)
			opened |= LAWS_SQUARE_SET(i);
	}
	return __builtin_popcountll(opened) < DROPOUT_SQUARES ? 0 : opened & find_closed(debounce);
}

/* Scanned while it dropped out, a line has opened in two frames: its contacts are still again. */
static void take_back_lines(struct debounce *debounce)
{
	for (laws_squares left = debounce->dropout.squares; left; left &= left - 1) {
		unsigned int i = (unsigned int)__builtin_ctzll(left);
		struct debounce_contact *contact = &debounce->contact[i];
		laws_squares square = LAWS_SQUARE_SET(i);

		contact->raw = contact->closed;
		contact->unobserved = false;
		mark(debounce, i, false);
		debounce->squares =
			contact->closed ? debounce->squares | square : debounce->squares & ~square;
	}
}

/* Until then edges wait for the lines that have dropped out. */
static laws_time hold_by_dropout(const struct debounce *debounce)
{
	return debounce->dropout.since + DEBOUNCE_HOLD;
}

/*
 * What squares and levers did since a line dropped out becomes part of a gap. Commands and buttons,
 * which are pressed and let go, keep their place.
 */
static void take_back_edges(struct debounce *debounce, laws_time now)
{
	size_t kept = 0;

	debounce->gap = true;
	if (hold_by_dropout(debounce) <= now)
		return;
	for (size_t i = 0; i < debounce->queued; i++) {
		const struct edge *edge = &debounce->queue[i];

		if (edge->first < debounce->dropout.since || edge->kind == EDGE_COMMAND ||
		    edge->kind == EDGE_HEALTH || is_button(edge))
			debounce->queue[kept++] = *edge;
	}
	debounce->queued = kept;
}

static void forget_dropout(struct debounce *debounce, laws_time now)
{
	if (!debounce->dropout.lines)
		return;
	take_back_edges(debounce, now);
	dropout_end(&debounce->dropout);
}

static void on_shown_frame(struct debounce *debounce, const struct input *input,
			   struct edges *edges)
{
	const struct frame *frame = &input->frame;

	if (debounce->silent)
		answer(debounce, input->t, edges);
	if (debounce->begun && !debounce->gap)
		see_exchanges(debounce, input);
	if (frame->flags & FRAME_KINDS)
		memcpy(debounce->kinds, frame->kinds, sizeof(debounce->kinds));
	if (!debounce->begun || debounce->gap)
		memcpy(debounce->stood, debounce->kinds, sizeof(debounce->stood));
	if (!debounce->begun)
		on_first_frame(debounce, input, edges);
	else if (debounce->gap)
		on_frame_after_gap(debounce, input, edges);
	else
		see_changes(debounce, input);
	debounce->gap = false;
	debounce->squares = frame->squares;
	debounce->inputs = frame->inputs;
}

/*
 * The newest frame shows what is so: the lines are back, or are given up. In a gap the lifts that
 * follow would be lost: what is given up opens as any other square does.
 */
static void end_dropout(struct debounce *debounce, laws_time now, struct edges *edges)
{
	struct input input = {.t = now, .type = INPUT_FRAME, .frame = debounce->shown};
	bool is_back = debounce->dropout.back != LAWS_NEVER;
	bool differs = input.frame.squares != debounce->squares;

	if (is_back && differs)
		take_back_edges(debounce, now);
	/* A piece may have captured there meanwhile. */
	else if (is_back && debounce->dropout.back - debounce->dropout.since > debounce->window)
		debounce->gap = true;
	dropout_end(&debounce->dropout);
	if (differs || debounce->gap)
		on_shown_frame(debounce, &input, edges);
}

static laws_time end_of_dropout(const struct debounce *debounce)
{
	const struct dropout *dropout = &debounce->dropout;
	laws_time longest = dropout->since + DROPOUT_LONGEST;

	if (dropout->back == LAWS_NEVER || dropout->back + debounce->window > longest)
		return longest;
	return dropout->back + debounce->window;
}

/* Covers the squares of lines that have dropped out. */
static void cover(struct debounce *debounce, struct input *input, laws_squares opened)
{
	if (dropout_look(&debounce->dropout, input->frame.squares, opened, input->t))
		take_back_lines(debounce);
	debounce->shown = input->frame;
	input->frame.squares &= ~debounce->dropout.squares;
	input->frame.squares |= debounce->squares & debounce->dropout.squares;
}

static void on_frame(struct debounce *debounce, const struct input *input, struct edges *edges)
{
	const struct frame *frame = &input->frame;
	laws_time last = debounce->seen;
	laws_squares opened = 0;
	struct input covered;

	debounce->seen = input->t;
	if (frame->flags & FRAME_LOST && input->t - last > debounce->window)
		debounce->gap = true;
	if (frame->flags & FRAME_FAULT) {
		forget_dropout(debounce, input->t);
		fall_silent(debounce, LAWS_OUTAGE_FAULT, input->t, edges);
		return;
	}
	if (debounce->begun && !debounce->gap && !debounce->silent && !(frame->flags & FRAME_KINDS))
		opened = find_opened(debounce, frame, input->t) & ~debounce->dropout.squares;
	if (!opened && !debounce->dropout.lines) {
		on_shown_frame(debounce, input, edges);
		return;
	}
	covered = *input;
	cover(debounce, &covered, opened);
	on_shown_frame(debounce, &covered, edges);
}

/* Commands about the source end here; the others are passed on in their turn. */
static void on_command(struct debounce *debounce, const struct input *input, struct edges *edges)
{
	struct edge *edge;

	if (input->command.verb == VERB_SOURCE_GONE) {
		forget_dropout(debounce, input->t);
		fall_silent(debounce, LAWS_OUTAGE_GONE, input->t, edges);
	} else if (input->command.verb == VERB_RESTART) {
		forget_dropout(debounce, input->t);
		fall_silent(debounce, LAWS_OUTAGE_RESTART, input->t, edges);
	} else if (input->command.verb != VERB_SOURCE_BACK) { /* the next frame shows the rest */
		edge = enqueue(debounce, input->t, edges);
		*edge = (struct edge){
			.kind = EDGE_COMMAND,
			.first = input->t,
			.settled = input->t,
			.command = input->command,
		};
		memcpy(edge->kinds, debounce->kinds, sizeof(edge->kinds));
	}
}

/* The earliest first change of an unsettled contact that still holds other edges back. */
static laws_time oldest_doubt(const struct debounce *debounce, laws_time now)
{
	laws_time oldest = LAWS_NEVER;

	for (int i = next_unsettled(debounce, 0); i >= 0; i = next_unsettled(debounce, i + 1)) {
		const struct debounce_contact *contact = &debounce->contact[i];
		/* What changed at its earliest possible time itself is not passed by it. */
		laws_time first =
			contact->first - contact->uncertainty + (contact->uncertainty > 0);

		if (contact->first + DEBOUNCE_HOLD > now && first < oldest)
			oldest = first;
	}
	if (debounce->dropout.lines && hold_by_dropout(debounce) > now &&
	    debounce->dropout.since < oldest)
		oldest = debounce->dropout.since;
	return oldest;
}

static void hand_out(struct debounce *debounce, laws_time now, struct edges *edges)
{
	laws_time doubt = oldest_doubt(debounce, now);
	size_t due = 0;

	while (due < debounce->queued && debounce->queue[due].first < doubt &&
	       edges->count < DEBOUNCE_QUEUE) {
		edges->edge[edges->count] = debounce->queue[due++];
		edges->edge[edges->count++].covered = debounce->dropout.lines != 0;
	}
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

		if (still < next && !debounce->silent)
			next = still;
		if (debounce->queued && held > now && held < next)
			next = held;
	}
	if (debounce->dropout.lines && end_of_dropout(debounce) < next)
		next = end_of_dropout(debounce);
	if (debounce->dropout.lines && debounce->queued && hold_by_dropout(debounce) > now &&
	    hold_by_dropout(debounce) < next)
		next = hold_by_dropout(debounce);
	return next;
}

laws_time debounce_step(struct debounce *debounce, const struct input *input, laws_time now,
			struct edges *edges)
{
	edges->count = 0;
	edges->lost = 0;
	if (input && input->type == INPUT_FRAME)
		on_frame(debounce, input, edges);
	else if (input)
		on_command(debounce, input, edges);
	else if (debounce->dropout.lines && end_of_dropout(debounce) <= now)
		end_dropout(debounce, now, edges);
	if (!input && !debounce->silent)
		settle_due(debounce, now, edges);
	hand_out(debounce, now, edges);
	return next_deadline(debounce, now);
}
