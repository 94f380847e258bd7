/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Plays an acted game through the pipeline and compares its events with what was done. */
#ifndef BENCH_LISTEN_H
#define BENCH_LISTEN_H

#include "score.h"

#define CONFIDENCES (LAWS_CERTAIN + 1)

/* Delays in ms; longer ones count as the longest. */
#define DELAYS 10000

struct delays {
	uint64_t count;
	uint32_t by_ms[DELAYS];
};

void delays_add(struct delays *delays, laws_time span);

/* The shortest delay, in ms, that at least @permille of a thousand do not exceed. */
unsigned int delays_quantile(const struct delays *delays, unsigned int permille);

/* Sums over many games. */
struct tally {
	unsigned int games;
	unsigned int right;	/* games with every move completed as in the score, and no other */
	unsigned int withdrawn; /* moves reported as made and then withdrawn */
	unsigned int faulty;	/* games with a failing switch */
	unsigned int faulty_right;
	unsigned int alerts[LAWS_ALERTS][CONFIDENCES];
	unsigned int deeds;	 /* offences acted */
	unsigned int found;	 /* with the right alert, for the right side, at the right time */
	unsigned int as_played;	 /* of these, with the deed's squares */
	unsigned int sure;	 /* of these, likely or certain */
	unsigned int named;	 /* games with a false alert, certain or likely */
	double seconds;		 /* processor time of the pipeline alone */
	struct delays made;	 /* since the last edge of a move */
	struct delays completed; /* since the press */
};

/* The result of one game. */
struct heard {
	bool right; /* the events have every move of the score, and no other one */
	/* The completed moves in the end, withdrawals and amendments applied; valid until the next
	 * game. */
	const struct laws_move *record;
	unsigned int count;
	unsigned int accusations; /* false alerts against players that are likely or certain */
};

/*
 * Plays @list through a pipeline of its own. Alerts that follow from the acted deeds count as
 * found, all others as false.
 */
struct heard listen(struct tally *tally, const struct score *score, const struct input_list *list);

/* True when an alert of @kind says that a player did something wrong. */
bool accuses(enum laws_alert_kind kind);

/* The alert that should report @offence. */
enum laws_alert_kind alert_of(enum offence offence);

#endif
