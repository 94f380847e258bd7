/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * A piece that an arriving one has knocked over, told from one that was taken.
 */
#include "track/explanation.h"

/* What one hand takes and another piece replaces is not away for so long. */
#define EXCHANGE_MOST ((laws_time)600000)

static bool can_sweep_beside(const struct explanation *explanation, size_t index, laws_square home)
{
	laws_squares sweepable = explanation_sweepable(explanation, index);

	for (; sweepable; sweepable &= sweepable - 1) {
		laws_square square = (laws_square)__builtin_ctzll(sweepable);
		int files = square % 8 - home % 8, ranks = square / 8 - home / 8;

		if (square != home && files >= -1 && files <= 1 && ranks >= -1 && ranks <= 1)
			return true;
	}
	return false;
}

bool explanation_may_be_knocked(const struct explanation *explanation, const struct held *held,
				laws_time first)
{
	if (first - held->first < EXCHANGE_MOST)
		return false;
	for (size_t i = 0; i < explanation->held_count; i++)
		if (explanation->held[i].first < held->first &&
		    can_sweep_beside(explanation, i, held->token - 1))
			return true;
	return false;
}
