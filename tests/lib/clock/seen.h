/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Positions as the mailbox generator sees them, and how often each has appeared, by comparing
 * it with all earlier ones: the pieces, the player to move, the rights, and the lists of legal
 * moves.
 */
#ifndef TEST_SEEN_H
#define TEST_SEEN_H

#include <chesslaws.h>

#include "../rules/mailbox.h"

struct seen {
	char text[96];	  /* the FEN without its counters */
	char castling[8]; /* the castlings that are possible, of either player */
	mailbox_move moves[MAILBOX_MOVES];
	size_t count;
	int halfmoves;
};

void seen_take(struct seen *position, const struct mailbox *mailbox);

/* How often @seen[@newest] has appeared up to there. */
unsigned int seen_count(const struct seen *seen, size_t newest, enum laws_edition edition);

#endif
