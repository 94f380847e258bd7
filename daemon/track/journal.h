/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * What hypotheses have to say: acts that wait until all hypotheses agree on
 * them, in their order. An act is kept once, with the one before it; what two
 * hypotheses said before they parted is common to both.
 */
#ifndef TOUCHMOVE_JOURNAL_H
#define TOUCHMOVE_JOURNAL_H

#include <chesslaws.h>

/* As many hypotheses as there may be, each with an act of its own for every piece of a set-up. */
#define JOURNAL_ENTRIES 2048
/* More acts than these do not wait in one hypothesis. */
#define JOURNAL_WAITING 128

/* An act, with the members that a hypothesis fills. */
struct journal_entry {
	laws_time first;
	laws_time settled;
	laws_squares squares;
	uint32_t number;
	uint16_t before; /* the act that comes before it, by its index */
	uint8_t kind;
	uint8_t side;
	uint8_t square;
	uint8_t from;
	uint8_t piece;
	uint8_t source;
};

struct journal {
	unsigned int lost; /* acts for which there was no room: a bug */
	size_t count;
	struct journal_entry entries[JOURNAL_ENTRIES];
};

/* The acts of one hypothesis: the last, and how many wait. */
struct journal_tail {
	uint16_t last;
	uint16_t count;
};

/* Adds @act, which becomes the last one of @tail. */
void journal_add(struct journal *journal, struct journal_tail *tail, const struct laws_act *act);

/* The first act that waits in @tail, which is not empty. */
struct laws_act journal_first(const struct journal *journal, struct journal_tail tail);

/* The first act of @tail has been told. */
void journal_drop_first(struct journal_tail *tail);

/* Makes room while little is left: drops what none of the @count @tails, of all hypotheses, needs.
 */
bool journal_is_crowded(const struct journal *journal);
void journal_tidy(struct journal *journal, struct journal_tail *const tails[], size_t count);

/* What was said of the piece of @from was done with @piece. */
void journal_correct(struct journal *journal, laws_square from, laws_piece piece);

/* The promotion of @ply was declared to be one to @kind. */
void journal_declare(struct journal *journal, unsigned int ply, enum laws_kind kind);

#endif
