/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Random numbers that are the same on every machine: SplitMix64, Steele, Lea and Flood,
 * "Fast splittable pseudorandom number generators" (2014). Not for secrets.
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

/* A separate generator for purpose @number, independent of the draws for the others. */
static inline struct random random_split(uint64_t seed, uint64_t number)
{
	struct random mixer = {.state = seed};
	uint64_t mixed = random_next(&mixer);

	mixer.state = mixed ^ (number * 0xd1342543de82ef95u);
	return (struct random){.state = random_next(&mixer)};
}

/* From @low to @high, both included; the remainder's bias is negligible at 64 bits. */
static inline int64_t random_between(struct random *random, int64_t low, int64_t high)
{
	return low + (int64_t)(random_next(random) % (uint64_t)(high - low + 1));
}

/* True in @percent of a hundred draws. */
static inline bool random_chance(struct random *random, unsigned int percent)
{
	return random_between(random, 0, 99) < (int64_t)percent;
}

/* True in @number of a hundred thousand draws. */
static inline bool random_rarely(struct random *random, unsigned int number)
{
	return random_between(random, 0, 99999) < (int64_t)number;
}

/*
 * About 0, with a standard deviation of @sigma and never beyond 3.4 times that: the sum of
 * four uniform draws is close to a normal one (37837 is its deviation, 131070 its mean).
 */
static inline int64_t random_normal(struct random *random, int64_t sigma)
{
	uint64_t bits = random_next(random);
	int64_t sum = (int64_t)((bits & 0xffff) + (bits >> 16 & 0xffff) + (bits >> 32 & 0xffff) +
				(bits >> 48));

	return sigma * (sum - 131070) / 37837;
}

/* An index below @count; each is as likely as its share of the sum of @weights. */
static inline unsigned int random_choose(struct random *random, const unsigned int *weights,
					 unsigned int count)
{
	int64_t sum = 0;
	int64_t at;

	for (unsigned int i = 0; i < count; i++)
		sum += weights[i];
	at = sum > 0 ? random_between(random, 0, sum - 1) : 0;
	for (unsigned int i = 0; i < count; i++) {
		at -= weights[i];
		if (at < 0)
			return i;
	}
	return 0;
}

#endif
