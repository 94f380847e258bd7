/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include <stdlib.h>

#include "board/waiting.h"

struct waiting_input {
	struct waiting_input *next;
	struct input input;
	enum store_kind kind;
};

void waiting_init(struct waiting *waiting)
{
	*waiting = (struct waiting){.end = &waiting->first};
}

void waiting_clear(struct waiting *waiting)
{
	struct input input;
	enum store_kind kind;

	while (waiting_take(waiting, &input, &kind))
		;
}

bool waiting_add(struct waiting *waiting, const struct input *input, enum store_kind kind)
{
	struct waiting_input *added = malloc(sizeof(*added));

	if (!added)
		return false;
	*added = (struct waiting_input){.input = *input, .kind = kind};
	*waiting->end = added;
	waiting->end = &added->next;
	waiting->count++;
	return true;
}

bool waiting_take(struct waiting *waiting, struct input *input, enum store_kind *kind)
{
	struct waiting_input *first = waiting->first;

	if (!first)
		return false;
	*input = first->input;
	*kind = first->kind;
	waiting->first = first->next;
	if (!waiting->first)
		waiting->end = &waiting->first;
	waiting->count--;
	free(first);
	return true;
}

laws_time waiting_next(const struct waiting *waiting)
{
	return waiting->first ? waiting->first->input.t : LAWS_NEVER;
}
