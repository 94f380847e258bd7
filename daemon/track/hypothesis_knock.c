/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Tells a piece knocked over by an arriving one from a captured piece. */
#include "track/hypothesis.h"
#include "track/model.h"

static bool can_sweep_beside(const struct hypothesis *hypothesis, size_t index, laws_square home)
{
	laws_squares sweepable = hypothesis_sweepable(hypothesis, index);

	for (; sweepable; sweepable &= sweepable - 1) {
		laws_square square = (laws_square)__builtin_ctzll(sweepable);
		int files = square % 8 - home % 8, ranks = square / 8 - home / 8;

		if (square != home && files >= -1 && files <= 1 && ranks >= -1 && ranks <= 1)
			return true;
	}
	return false;
}

bool hypothesis_may_be_knocked(const struct hypothesis *hypothesis, const struct held *held,
			       laws_time first)
{
	if (first - held->first < TIME_EXCHANGE_MOST)
		return false;
	for (size_t i = 0; i < hypothesis->held_count; i++)
		if (hypothesis->held[i].first < held->first &&
		    can_sweep_beside(hypothesis, i, held->token - 1))
			return true;
	return false;
}
