/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* From where the numbers and the time of a board's events go on. */
#ifndef TOUCHMOVE_NUMBERS_H
#define TOUCHMOVE_NUMBERS_H

#include <chesslaws.h>

/* The last ones given before. */
struct event_numbers {
	uint64_t seq;	     /* in the arbiter's stream */
	uint64_t public_seq; /* in the public one */
	unsigned int game;
	laws_time t;
	unsigned int alerts;
	unsigned int rulings;
};

#endif
