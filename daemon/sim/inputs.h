/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What a simulated game leaves: settings, and inputs in the order of time. */
#ifndef TOUCHMOVE_SIM_INPUTS_H
#define TOUCHMOVE_SIM_INPUTS_H

#include <stdio.h>

#include "frame.h"
#include "settings.h"

struct input_list {
	struct settings settings;
	struct input *inputs;
	size_t count;
	size_t room;
	bool failed; /* memory was out: inputs are missing */
};

/* Appends @input. */
void inputs_add(struct input_list *list, const struct input *input);

/* Frees the inputs; the list is then empty. */
void inputs_free(struct input_list *list);

/* Writes the list as a reedtrace. */
void inputs_write(const struct input_list *list, FILE *file);

#endif
