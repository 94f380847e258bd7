/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Random numbers that are the same on every machine: SplitMix64, Steele, Lea
 * and Flood, "Fast splittable pseudorandom number generators" (2014). Not for
 * secrets.
 */
#ifndef TOUCHMOVE_SIM_RANDOM_H
#define TOUCHMOVE_SIM_RANDOM_H

#include <stdbool.h>
#include <stdint.h>

struct random {
	uint64_t state;
};

static inline uint64_t random_next(struct random *random)
{
	uint64_t z = random->state += 0x9e3779b97f4a7c15u;

	z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
	z = (z ^ z >> 27) * 0x94d049bb133111ebu;
	return z ^ z >> 31;
}

/* A generator of its own for purpose @number, so that one more draw elsewhere changes nothing. */
static inline struct random random_split(uint64_t seed, uint64_t number)
{
	struct random mixer = {.state = seed};
	uint64_t mixed = random_next(&mixer);

	mixer.state = mixed ^ (number * 0xd1342543de82ef95u);
	return (struct random){.state = random_next(&mixer)};
}

/* From @low to @high, both possible; the bias of the remainder is beyond notice at 64 bits. */
static inline int64_t random_between(struct random *random, int64_t low, int64_t high)
{
	return low + (int64_t)(random_next(random) % (uint64_t)(high - low + 1));
}

/* True in @percent of a hundred draws. */
static inline bool random_chance(struct random *random, unsigned int percent)
{
	return random_between(random, 0, 99) < (int64_t)percent;
}

#endif
