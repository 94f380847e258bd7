/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Numbers that look random and are the same in each run (splitmix64).
 */
#ifndef TEST_RANDOM_H
#define TEST_RANDOM_H

#include <stdint.h>

static inline uint64_t random_next(uint64_t *state)
{
	uint64_t z = *state += 0x9e3779b97f4a7c15;

	z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
	z = (z ^ z >> 27) * 0x94d049bb133111eb;
	return z ^ z >> 31;
}

static inline uint64_t random_below(uint64_t *state, uint64_t bound)
{
	return random_next(state) % bound;
}

#endif
