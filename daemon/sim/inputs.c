/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* A growing array of inputs. */
#include "inputs.h"

#include <stdlib.h>

#include "trace.h"

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

void inputs_free(struct input_list *list)
{
	free(list->inputs);
	list->inputs = NULL;
	list->count = 0;
	list->room = 0;
	list->failed = false;
}

void inputs_write(const struct input_list *list, FILE *file)
{
	trace_write_header(file, &list->settings);
	for (size_t i = 0; i < list->count; i++)
		trace_write(file, &list->inputs[i]);
}
