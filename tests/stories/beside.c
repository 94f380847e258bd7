/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "beside.h"

void search_beside(struct pipeline *pipeline)
{
	static uint64_t memory[LAWS_JUDGE_MATE_MEMORY];
	struct laws_position position;
	enum laws_side side;

	while (pipeline_wants_mate(pipeline, &position, &side))
		pipeline_know_mate(pipeline, &position, side,
				   laws_judge_search_mate(&position, side, memory));
}
