/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What the walk over the contacts says, in the reader's language: a sentence or two each. */
#ifndef TOUCHMOVE_CTL_TELLING_H
#define TOUCHMOVE_CTL_TELLING_H

#include <json-c/json.h>

#include "ctl/wiring/tester.h"

#define TELLING_SIZE 1400

/* A message; @why: what the driver says of a failure of the hardware, or "". */
void telling_message(const struct diagnosis_board *board, const struct tester_message *message,
		     const char *why, char text[TELLING_SIZE]);

/* A fault: what is wrong, and what to measure. @debounce_time in µs. */
void telling_fault(const struct diagnosis_board *board, const struct diagnosis_fault *fault,
		   uint64_t debounce_time, char text[TELLING_SIZE]);

/* A fault as JSON, which the caller puts. */
struct json_object *telling_json(const struct diagnosis_board *board,
				 const struct diagnosis_fault *fault);

/* How many squares were tried and whether that was without a fault. */
void telling_sum(const struct diagnosis *diagnosis, char text[TELLING_SIZE]);

/* Sentences that stand by themselves. */
enum telling_line {
	TELLING_INTRODUCTION,
	TELLING_WORDS,
	TELLING_RESUMED,
	TELLING_LEFT,
	TELLING_MAP,
	TELLING_WORD_EXPECTED,
};
const char *telling_line(enum telling_line line);

#endif
