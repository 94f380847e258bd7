/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Roots bit by bit, the logarithm digit by digit. */
#include "sim/fixed.h"

int64_t fixed_root(int64_t value)
{
	int64_t result = 0;

	for (int64_t bit = (int64_t)1 << 30; bit > 0; bit >>= 1) {
		if ((result + bit) * (result + bit) <= value)
			result += bit;
	}
	return result;
}

int64_t fixed_cube_root(int64_t value)
{
	int64_t result = 0;

	for (int64_t bit = (int64_t)1 << 20; bit > 0; bit >>= 1) {
		int64_t tried = result + bit;

		if (tried <= 1664510 && tried * tried * tried <= value)
			result = tried;
	}
	return result;
}

/* Each squaring of the rest gives one binary digit. */
int64_t fixed_log2(int64_t value)
{
	int64_t result = 0;

	while (value >= 2 * FIXED_ONE) {
		value >>= 1;
		result += FIXED_ONE;
	}
	for (int64_t bit = FIXED_ONE >> 1; bit > 0; bit >>= 1) {
		value = value * value >> FIXED_BITS;
		if (value >= 2 * FIXED_ONE) {
			value >>= 1;
			result += bit;
		}
	}
	return result;
}

int64_t fixed_minimum_jerk(int64_t u)
{
	int64_t cube = (u * u >> FIXED_BITS) * u >> FIXED_BITS;

	return cube * (10 * FIXED_ONE - 15 * u + (6 * u * u >> FIXED_BITS)) >> FIXED_BITS;
}
