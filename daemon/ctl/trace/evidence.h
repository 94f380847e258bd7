/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Whether a log as a text (store/kept.h) is what touchmoved kept and published: its chains and
 * signatures (store/chain.h), and each event as a fresh pipeline judges the inputs.
 */
#ifndef TOUCHMOVE_CTL_EVIDENCE_H
#define TOUCHMOVE_CTL_EVIDENCE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "store/chain.h"

struct evidence {
	uint64_t entries;
	uint64_t events;
	unsigned int signatures;
	int64_t first; /* wall time of the first and the last signature, in s since 1970 */
	int64_t last;
	char key[CHAIN_HEX];
	char why[700]; /* what is not so, with its line */
};

/*
 * Returns 0 where all of @text is proved; -EBADMSG where a signature or a hash is wrong, or
 * something is not signed; -EDOM where all is signed, but this version judges an event otherwise
 * than it was published; -ENOMEM. The last three have one line in @evidence->why.
 */
int evidence_check(const char *text, size_t size, struct evidence *evidence);

/* How much of @text the last signature proves, entries and events; false where there is none. */
bool evidence_signed(const char *text, size_t size, uint64_t *entries, uint64_t *events);

#endif
