/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Acts that wait, kept in the order in which they were added: what comes before an act stands
 * before it. */
#include "track/journal.h"

void journal_add(struct journal *journal, struct journal_tail *tail, const struct laws_act *act)
{
	if (journal->count == JOURNAL_ENTRIES || tail->count == JOURNAL_WAITING) {
		journal->lost++;
		return;
	}
	journal->entries[journal->count] = (struct journal_entry){
		.first = act->first,
		.settled = act->settled,
		.squares = act->squares,
		.number = act->number,
		.before = tail->last,
		.kind = (uint8_t)act->kind,
		.side = (uint8_t)act->side,
		.square = act->square,
		.from = act->from,
		.piece = act->piece,
		.source = (uint8_t)act->source,
	};
	tail->last = (uint16_t)journal->count++;
	tail->count++;
}

struct laws_act journal_first(const struct journal *journal, struct journal_tail tail)
{
	const struct journal_entry *entry = &journal->entries[tail.last];

	for (unsigned int i = 1; i < tail.count; i++)
		entry = &journal->entries[entry->before];
	return (struct laws_act){
		.first = entry->first,
		.settled = entry->settled,
		.squares = entry->squares,
		.number = entry->number,
		.kind = (enum laws_act_kind)entry->kind,
		.side = (enum laws_side)entry->side,
		.square = entry->square,
		.from = entry->from,
		.piece = entry->piece,
		.source = (enum laws_promotion_source)entry->source,
	};
}

void journal_drop_first(struct journal_tail *tail)
{
	tail->count--;
}

bool journal_is_crowded(const struct journal *journal)
{
	return journal->count > JOURNAL_ENTRIES / 2;
}

static void mark(const struct journal *journal, struct journal_tail tail,
		 bool needed[JOURNAL_ENTRIES])
{
	uint16_t at = tail.last;

	for (unsigned int i = 0; i < tail.count; i++) {
		needed[at] = true;
		at = journal->entries[at].before;
	}
}

void journal_tidy(struct journal *journal, struct journal_tail *const tails[], size_t count)
{
	bool needed[JOURNAL_ENTRIES] = {false};
	uint16_t now_at[JOURNAL_ENTRIES];
	size_t kept = 0;

	for (size_t i = 0; i < count; i++)
		mark(journal, *tails[i], needed);
	for (size_t i = 0; i < journal->count; i++) {
		if (!needed[i])
			continue;
		now_at[i] = (uint16_t)kept;
		journal->entries[kept] = journal->entries[i];
		if (needed[journal->entries[i].before])
			journal->entries[kept].before = now_at[journal->entries[i].before];
		kept++;
	}
	journal->count = kept;
	for (size_t i = 0; i < count; i++)
		if (tails[i]->count)
			tails[i]->last = now_at[tails[i]->last];
}

void journal_correct(struct journal *journal, laws_square from, laws_piece piece)
{
	for (size_t i = 0; i < journal->count; i++) {
		struct journal_entry *entry = &journal->entries[i];

		if (entry->from == from &&
		    (entry->kind == LAWS_ACT_TOUCHED || entry->kind == LAWS_ACT_RELEASED))
			entry->piece = piece;
	}
}

void journal_declare(struct journal *journal, unsigned int ply, enum laws_kind kind)
{
	for (size_t i = 0; i < journal->count; i++) {
		struct journal_entry *entry = &journal->entries[i];

		if (entry->kind != LAWS_ACT_PROMOTED || entry->number != ply)
			continue;
		entry->piece = LAWS_PIECE(laws_piece_side(entry->piece), kind);
		entry->source = LAWS_PROMOTION_DECLARED;
	}
}
