/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Arithmetic in whole numbers, so that a game is the same to the byte on every machine.
 * Fractions are kept in 1/65536.
 */
#ifndef TOUCHMOVE_SIM_FIXED_H
#define TOUCHMOVE_SIM_FIXED_H

#include <stdint.h>

#define FIXED_BITS 16
#define FIXED_ONE  ((int64_t)1 << FIXED_BITS)

/* Of a value from 0 to 2^62, rounded down. */
int64_t fixed_root(int64_t value);
int64_t fixed_cube_root(int64_t value);

/* The logarithm to base 2 of a fraction from 1 upwards, as a fraction. */
int64_t fixed_log2(int64_t value);

/*
 * The part of a movement's way that is done when the part @u of its time is over, from 0 to
 * 1: the minimum-jerk profile, 10u³ − 15u⁴ + 6u⁵ (Flash and Hogan, "The coordination of arm
 * movements", Journal of Neuroscience 5, 1985). Its peak speed is 15/8 of the mean speed.
 */
int64_t fixed_minimum_jerk(int64_t u);

#endif
