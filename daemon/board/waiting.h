/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Inputs that a board does not take yet, in the order in which they came. */
#ifndef TOUCHMOVE_WAITING_H
#define TOUCHMOVE_WAITING_H

#include <stdbool.h>
#include <stddef.h>

#include "input/frame.h"
#include "store/store.h"

struct waiting {
	struct waiting_input *first;
	struct waiting_input **end;
	size_t count;
};

void waiting_init(struct waiting *waiting);
void waiting_clear(struct waiting *waiting);

/* Returns false, with nothing added, where there is no memory. */
bool waiting_add(struct waiting *waiting, const struct input *input, enum store_kind kind);

/* Takes the first one out; false when there is none. */
bool waiting_take(struct waiting *waiting, struct input *input, enum store_kind *kind);

/* The time of the first one, or LAWS_NEVER. */
laws_time waiting_next(const struct waiting *waiting);

#endif
