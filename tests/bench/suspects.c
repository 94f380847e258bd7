/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* A reed that has changed was alive; what it says after its last change may be wrong. */
#include "suspects.h"

#include <limits.h>

struct suspect suspect_truly(const struct input_list *list)
{
	struct suspect suspect = {
		.squares = list->doubtful,
		.from = list->doubtful_from,
		.misses_most = UINT_MAX,
	};

	switch (list->fault) {
	case SWITCH_WORKS:
		suspect.failure = list->doubtful ? FAILURE_FOLLOWS : FAILURE_NONE;
		break;
	case SWITCH_STUCK_OPEN:
		suspect.failure = FAILURE_OPEN;
		break;
	case SWITCH_STUCK_CLOSED:
		suspect.failure = FAILURE_CLOSED;
		break;
	case SWITCH_DYING:
		suspect.failure = FAILURE_DYING;
		break;
	}
	return suspect;
}

/* When each reed changed last; @closed: the last state. */
static void last_changes(const struct input_list *list, laws_time changed[64], laws_squares *closed)
{
	bool is_first = true;

	for (unsigned int square = 0; square < 64; square++)
		changed[square] = 0;
	*closed = 0;
	for (size_t i = 0; i < list->count; i++) {
		const struct input *input = &list->inputs[i];

		if (input->type != INPUT_FRAME)
			continue;
		for (unsigned int square = 0; square < 64 && !is_first; square++)
			if ((input->frame.squares ^ *closed) >> square & 1)
				changed[square] = input->t;
		*closed = input->frame.squares;
		is_first = false;
	}
}

unsigned int suspects_find(const struct input_list *list, const struct suspect *truly,
			   unsigned int misses, struct suspect suspects[SUSPECTS_MOST])
{
	laws_time changed[64];
	laws_squares closed;
	unsigned int count = 1;

	suspects[0] = *truly;
	if (list->fault == SWITCH_WORKS)
		return count;
	if (list->fault == SWITCH_DYING)
		suspects[0].misses_most = misses;
	last_changes(list, changed, &closed);
	for (unsigned int square = 0; square < 64; square++) {
		laws_squares alone = (laws_squares)1 << square;

		if (alone == truly->squares)
			continue;
		suspects[count++] = (struct suspect){
			.squares = alone,
			.from = changed[square],
			.failure = closed & alone ? FAILURE_CLOSED : FAILURE_OPEN,
			.misses_most = UINT_MAX,
		};
		if (list->fault == SWITCH_DYING)
			suspects[count++] = (struct suspect){
				.squares = alone, .failure = FAILURE_DYING, .misses_most = misses};
	}
	return count;
}
