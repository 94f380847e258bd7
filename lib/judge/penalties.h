/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * What the files about penalties share: which rules apply to a game.
 */
#ifndef CHESSLAWS_PENALTIES_H
#define CHESSLAWS_PENALTIES_H

#include <chesslaws/penalty.h>

#include "rules/rules.h"

static inline bool is_fast(const struct laws_ledger *ledger)
{
	return ledger->format != LAWS_FORMAT_STANDARD;
}

/* 2001's appendices B and C: they know no regimes of supervision. */
static inline bool is_fast_2001(const struct laws_ledger *ledger)
{
	return is_fast(ledger) && ledger->edition == LAWS_EDITION_2001;
}

/* The Competitive Rules do not apply in full: A.5, B.3 (2017 and 2018: A.4, B.4). */
static inline bool is_simplified(const struct laws_ledger *ledger)
{
	return is_fast(ledger) && ledger->edition != LAWS_EDITION_2001 &&
	       ledger->supervision == LAWS_SUPERVISION_LIMITED;
}

/* The game that @loser loses by @reason, unless the opponent cannot mate. */
static inline struct laws_due due_loss(enum laws_side loser, enum laws_mate mate,
				       enum laws_reason reason, const char *article)
{
	struct laws_due due = {.kind = LAWS_DUE_RESULT, .reason = reason, .article = article};

	due.result = mate == LAWS_MATE_IMPOSSIBLE ? LAWS_RESULT_DRAW
						  : laws_result_win(laws_side_other(loser));
	due.undecided = mate == LAWS_MATE_UNDECIDED;
	return due;
}

static inline struct laws_due due_plain(enum laws_due_kind kind, const char *article)
{
	struct laws_due due = {.kind = kind, .article = article};

	return due;
}

#endif
