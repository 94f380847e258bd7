/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Two steps: each happening becomes the toggles of its contact, a burst that
 * ends in the new state; then the scan looks at all contacts at once, at its
 * own instants, and sees of a burst what it happens to see.
 */
#include "reed.h"

const struct reed_model reed_ideal = {
	.scan_period = 1000,
};

/*
 * Datasheets of dry reed switches give some 0.5 ms of bounce under a coil; a
 * magnet moved by hand gives up to 2 ms.
 */
const struct reed_model reed_bouncing = {
	.scan_period = 1000,
	.bounce_least = 500,
	.bounce_most = 2000,
	.flight_least = 40,
	.flight_most = 400,
	.rocker_most = 4000,
};

/*
 * The toggles of one happening: it begins in the new state, flies back and
 * forth, and is in the new state for good when the burst is over. A happening
 * of the same contact before then, at @limit, cuts the burst off.
 */
static void bounce(const struct reed_model *model, struct random *random,
		   const struct happening *happening, laws_time limit, struct timeline *contacts)
{
	laws_time end =
		happening->t + random_between(random, model->bounce_least, model->bounce_most);
	laws_time t = happening->t;

	if (end > limit)
		end = limit;
	timeline_add(contacts, t, happening->line, happening->closes);
	while (t < end) {
		laws_time back =
			t + random_between(random, model->flight_least, model->flight_most);

		t = back + random_between(random, model->flight_least, model->flight_most);
		/* What is left is too short for another flight: the last one ends the burst. */
		if (t + model->flight_most >= end)
			t = end;
		if (back >= end)
			break;
		timeline_add(contacts, back, happening->line, !happening->closes);
		timeline_add(contacts, t, happening->line, happening->closes);
	}
}

/* A lever that rises is let go by the rocker a little before the other one is down. */
static laws_time happening_time(const struct reed_model *model, struct random *random,
				const struct happening *happening)
{
	laws_time early = 0;

	if (happening->line >= LINE_INPUTS && !happening->closes && model->rocker_most > 0)
		early = random_between(random, 0, model->rocker_most);
	return happening->t > early ? happening->t - early : 0;
}

/* When the contact of each happening changes next, or LAWS_NEVER. */
static laws_time next_change(const struct timeline *timeline, size_t i)
{
	for (size_t later = i + 1; later < timeline->count; later++) {
		if (timeline->happenings[later].line == timeline->happenings[i].line)
			return timeline->happenings[later].t;
	}
	return LAWS_NEVER;
}

/* A contact is set off by a change only: a lever that is up cannot rise. */
static void contacts_fill(const struct reed_model *model, struct random *random,
			  laws_squares squares, const struct timeline *timeline,
			  struct timeline *contacts)
{
	struct timeline shifted = {.failed = timeline->failed};
	bool closed[LINES] = {false};

	for (unsigned int square = 0; square < LINE_INPUTS; square++)
		closed[square] = squares >> square & 1;
	for (size_t i = 0; i < timeline->count; i++) {
		const struct happening *happening = &timeline->happenings[i];

		if (closed[happening->line] == happening->closes)
			continue;
		closed[happening->line] = happening->closes;
		timeline_add(&shifted, happening_time(model, random, happening), happening->line,
			     happening->closes);
	}
	timeline_sort(&shifted);
	for (size_t i = 0; i < shifted.count; i++) {
		const struct happening *happening = &shifted.happenings[i];

		if (model->bounce_most == 0)
			timeline_add(contacts, happening->t, happening->line, happening->closes);
		else
			bounce(model, random, happening, next_change(&shifted, i), contacts);
	}
	contacts->failed |= shifted.failed;
	timeline_free(&shifted);
	timeline_sort(contacts);
}

static void contact_set(struct frame *frame, const struct happening *toggle)
{
	laws_squares square;
	uint8_t input;

	if (toggle->line < LINE_INPUTS) {
		square = LAWS_SQUARE_SET(toggle->line);
		frame->squares =
			toggle->closes ? frame->squares | square : frame->squares & ~square;
		return;
	}
	input = (uint8_t)(1u << (toggle->line - LINE_INPUTS));
	frame->inputs = (uint8_t)(toggle->closes ? frame->inputs | input : frame->inputs & ~input);
}

/* The scan at or after @t. */
static laws_time scan_time(const struct reed_model *model, laws_time t)
{
	return (t + model->scan_period - 1) / model->scan_period * model->scan_period;
}

static void frames_fill(const struct reed_model *model, laws_squares squares,
			const struct timeline *contacts, struct input_list *frames)
{
	struct input input = {.type = INPUT_FRAME, .frame = {.squares = squares}};
	struct frame seen = input.frame;
	size_t i = 0;

	inputs_add(frames, &input);
	while (i < contacts->count) {
		input.t = scan_time(model, contacts->happenings[i].t);
		for (; i < contacts->count && contacts->happenings[i].t <= input.t; i++)
			contact_set(&input.frame, &contacts->happenings[i]);
		if (input.frame.squares == seen.squares && input.frame.inputs == seen.inputs)
			continue;
		inputs_add(frames, &input);
		seen = input.frame;
	}
}

void reed_scan(const struct reed_model *model, struct random *random, laws_squares squares,
	       const struct timeline *timeline, struct input_list *frames)
{
	struct timeline contacts = {0};

	contacts_fill(model, random, squares, timeline, &contacts);
	frames_fill(model, squares, &contacts, frames);
	frames->failed |= contacts.failed;
	timeline_free(&contacts);
}
