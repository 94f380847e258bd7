/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Counts the changes of contacts, and reports each. */
#include <stdio.h>

#include "tool/language.h"
#include "ctl/wiring/contacts.h"

const char *const contacts_input_names[INPUT_BITS] = {
	N_("White's lever"),
	N_("Black's lever"),
	N_("the adjust button"),
	N_("the arbiter's button"),
};

typedef void (*contacts_sink)(void *data, const struct contacts_change *change);

static void take_squares(struct contacts *contacts, laws_squares squares, contacts_sink tell,
			 void *data)
{
	laws_squares changed = contacts->squares ^ squares;

	contacts->squares = squares;
	contacts->just = changed;
	for (; changed; changed &= changed - 1) {
		struct contacts_change change = {
			.type = CONTACTS_SQUARE,
			.number = __builtin_ctzll(changed),
		};

		change.on = squares & LAWS_SQUARE_SET(change.number);
		change.changes = ++contacts->changes[change.number];
		tell(data, &change);
	}
}

static void take_inputs(struct contacts *contacts, uint8_t inputs, contacts_sink tell, void *data)
{
	uint8_t changed = contacts->inputs ^ inputs;
	int input;

	contacts->inputs = inputs;
	for (input = 0; input < INPUT_BITS; input++) {
		struct contacts_change change = {
			.type = CONTACTS_INPUT,
			.number = input,
			.on = inputs & 1u << input,
		};

		if (!(changed & 1u << input))
			continue;
		change.changes = ++contacts->input_changes[input];
		tell(data, &change);
	}
}

/* The first state is no change: its pieces stood there before. */
static void take_first(struct contacts *contacts, const struct frame *frame, contacts_sink tell,
		       void *data)
{
	struct contacts_change change = {.type = CONTACTS_FIRST, .squares = frame->squares};

	contacts->begun = true;
	contacts->squares = frame->squares;
	contacts->inputs = frame->inputs;
	tell(data, &change);
}

void contacts_take(struct contacts *contacts, const struct frame *frame, contacts_sink tell,
		   void *data)
{
	struct contacts_change fault = {
		.type = CONTACTS_FAULT,
		.on = frame->flags & FRAME_FAULT,
	};
	struct contacts_change lost = {.type = CONTACTS_LOST};

	if (fault.on != contacts->fault)
		tell(data, &fault);
	contacts->fault = fault.on;
	contacts->just = 0;
	if (frame->flags & FRAME_LOST) {
		lost.changes = ++contacts->lost;
		tell(data, &lost);
	}
	if (fault.on)
		return;
	if (!contacts->begun) {
		take_first(contacts, frame, tell, data);
		return;
	}
	take_squares(contacts, frame->squares, tell, data);
	take_inputs(contacts, frame->inputs, tell, data);
}

static void first_line(laws_squares squares, char line[CONTACTS_LINE_SIZE])
{
	char name[3];
	int length;

	length = snprintf(line, CONTACTS_LINE_SIZE, "closed at first:%s", squares ? "" : " none");
	for (; squares; squares &= squares - 1) {
		laws_square_write((laws_square)__builtin_ctzll(squares), name);
		length +=
			snprintf(line + length, (size_t)(CONTACTS_LINE_SIZE - length), " %s", name);
	}
}

void contacts_line(const struct contacts_change *change, char line[CONTACTS_LINE_SIZE])
{
	char name[3];

	switch (change->type) {
	case CONTACTS_FIRST:
		first_line(change->squares, line);
		break;
	case CONTACTS_SQUARE:
		laws_square_write((laws_square)change->number, name);
		snprintf(line, CONTACTS_LINE_SIZE, "%s %s, changes: %u", name,
			 change->on ? "closed" : "open", change->changes);
		break;
	case CONTACTS_INPUT:
		snprintf(line, CONTACTS_LINE_SIZE, "%s %s, changes: %u",
			 contacts_input_names[change->number], change->on ? "down" : "up",
			 change->changes);
		break;
	case CONTACTS_FAULT:
		snprintf(line, CONTACTS_LINE_SIZE, "the hardware %s",
			 change->on ? "does not answer" : "answers again");
		break;
	case CONTACTS_LOST:
		snprintf(line, CONTACTS_LINE_SIZE, "some changes were lost");
		break;
	}
}

static struct json_object *first_json(laws_squares squares)
{
	struct json_object *names = json_object_new_array();
	char name[3];

	for (; squares; squares &= squares - 1) {
		laws_square_write((laws_square)__builtin_ctzll(squares), name);
		json_object_array_add(names, json_object_new_string(name));
	}
	return names;
}

struct json_object *contacts_json(const struct contacts_change *change)
{
	static const char *const inputs[INPUT_BITS] = {"white", "black", "adjust", "arbiter"};
	struct json_object *object = json_object_new_object();
	char name[3];

	switch (change->type) {
	case CONTACTS_FIRST:
		json_object_object_add(object, "closed", first_json(change->squares));
		return object;
	case CONTACTS_SQUARE:
		laws_square_write((laws_square)change->number, name);
		json_object_object_add(object, "square", json_object_new_string(name));
		json_object_object_add(object, "closed", json_object_new_boolean(change->on));
		break;
	case CONTACTS_INPUT:
		json_object_object_add(object, "input",
				       json_object_new_string(inputs[change->number]));
		json_object_object_add(object, "down", json_object_new_boolean(change->on));
		break;
	case CONTACTS_FAULT:
		json_object_object_add(object, "fault", json_object_new_boolean(change->on));
		return object;
	case CONTACTS_LOST:
		json_object_object_add(object, "lost", json_object_new_boolean(true));
		break;
	}
	json_object_object_add(object, "changes", json_object_new_int64(change->changes));
	return object;
}
