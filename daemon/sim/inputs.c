/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* A growing array of inputs. */
#include "sim/inputs.h"

#include <stdlib.h>

#include "input/trace.h"

const char *const offence_names[] = {
	[OFFENCE_ILLEGAL_MOVE] = "illegal-move",
	[OFFENCE_NO_MOVE] = "no-move",
	[OFFENCE_TOUCH_MOVE] = "touch-move",
	[OFFENCE_MOVED_AFTER_RELEASE] = "moved-after-release",
	[OFFENCE_CASTLING_ROOK_FIRST] = "castling-rook-first",
	[OFFENCE_TWO_HANDS_CASTLING] = "two-hands-castling",
	[OFFENCE_TWO_HANDS_CAPTURE] = "two-hands-capture",
	[OFFENCE_CLOCK_OTHER_HAND] = "clock-other-hand",
	[OFFENCE_TOUCHED_OUT_OF_TURN] = "touched-out-of-turn",
	[OFFENCES] = NULL,
};

static const char *const fault_names[] = {
	[SWITCH_WORKS] = "works",
	[SWITCH_STUCK_OPEN] = "stuck open",
	[SWITCH_STUCK_CLOSED] = "stuck closed",
	[SWITCH_DYING] = "dying",
};

void inputs_add(struct input_list *list, const struct input *input)
{
	if (list->count == list->room) {
		size_t room = list->room > 0 ? list->room * 2 : 256;
		struct input *inputs = reallocarray(list->inputs, room, sizeof(*inputs));

		if (!inputs) {
			list->failed = true;
			return;
		}
		list->inputs = inputs;
		list->room = room;
	}
	list->inputs[list->count++] = *input;
}

void inputs_note(struct input_list *list, const struct trouble *trouble)
{
	if (list->trouble_count < TROUBLES_MAX)
		list->troubles[list->trouble_count++] = *trouble;
}

void inputs_free(struct input_list *list)
{
	free(list->inputs);
	free(list->begun);
	list->begun = NULL;
	list->plies = 0;
	list->inputs = NULL;
	list->count = 0;
	list->room = 0;
	list->failed = false;
}

static void write_deed(const struct deed *deed, FILE *file)
{
	fprintf(file, "# %s by %s, ply %u, from %lld to %lld", offence_names[deed->offence],
		deed->side == LAWS_WHITE ? "white" : "black", deed->ply, (long long)deed->from,
		(long long)deed->to);
	if (deed->offence == OFFENCE_ILLEGAL_MOVE)
		fprintf(file, ", %c%c%s%c%c", 'a' + deed->played_from % 8,
			'1' + deed->played_from / 8,
			deed->played_captured == LAWS_NO_SQUARE ? "-" : "x",
			'a' + deed->played_to % 8, '1' + deed->played_to / 8);
	fputc('\n', file);
}

static void write_trouble(const struct trouble *trouble, FILE *file)
{
	fprintf(file, "# %s", trouble->what);
	if (trouble->square != LAWS_NO_SQUARE)
		fprintf(file, " %c%c", 'a' + trouble->square % 8, '1' + trouble->square / 8);
	fprintf(file, ", ply %u, from %lld", trouble->ply, (long long)trouble->from);
	if (trouble->to == LAWS_NEVER)
		fputs(" on\n", file);
	else
		fprintf(file, " to %lld\n", (long long)trouble->to);
}

void inputs_write(const struct input_list *list, FILE *file)
{
	trace_write_header(file, &list->settings);
	for (size_t i = 0; i < list->count; i++)
		trace_write(file, &list->inputs[i]);
	for (size_t i = 0; i < list->deed_count; i++)
		write_deed(&list->deeds[i], file);
	for (size_t i = 0; i < list->trouble_count; i++)
		write_trouble(&list->troubles[i], file);
	if (list->fault != SWITCH_WORKS)
		fprintf(file, "# switch %c%c: %s\n", 'a' + list->faulty % 8, '1' + list->faulty / 8,
			fault_names[list->fault]);
}
