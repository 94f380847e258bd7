/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* One acted game through the pipeline: what was told, against what is true. */
#ifndef BENCH_LISTEN_H
#define BENCH_LISTEN_H

#include "score.h"

#define CONFIDENCES (LAWS_CERTAIN + 1)

/* Delays by the millisecond; what is longer counts as the longest. */
#define DELAYS 10000

struct delays {
	uint64_t count;
	uint32_t by_ms[DELAYS];
};

void delays_add(struct delays *delays, laws_time span);

/* The shortest delay, in ms, that at least @permille of a thousand do not exceed. */
unsigned int delays_quantile(const struct delays *delays, unsigned int permille);

/* What listening to many games adds up to. */
struct tally {
	unsigned int games;
	unsigned int right;	/* every move completed as in the score, and no other one */
	unsigned int withdrawn; /* moves that were told as made and taken back */
	unsigned int faulty;	/* games with a failing switch */
	unsigned int faulty_right;
	unsigned int alerts[LAWS_ALERTS][CONFIDENCES];
	unsigned int deeds;	 /* offences acted */
	unsigned int found;	 /* with the alert that names it, for that side, at that time */
	unsigned int as_played;	 /* of these with the squares that the deed had */
	unsigned int sure;	 /* of these with one that is likely or certain */
	unsigned int named;	 /* games with a false alert, certain or likely */
	double seconds;		 /* of the processor, for the pipeline alone */
	struct delays made;	 /* from the last edge of a move */
	struct delays completed; /* from the press */
};

/*
 * Plays @list through a pipeline of its own. Alerts that follow from the deed
 * that was acted are found, all others are false. Returns true when every move
 * is right.
 */
bool listen(struct tally *tally, const struct score *score, const struct input_list *list);

/* The alert that should tell of @offence. */
enum laws_alert_kind alert_of(enum offence offence);

#endif
