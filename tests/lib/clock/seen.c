/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Repetitions, counted slowly. */
#include <string.h>

#include "seen.h"

static bool has_move(struct mailbox *mailbox, bool white, const char *move)
{
	mailbox_move moves[MAILBOX_MOVES];
	size_t count;

	mailbox->white_to_move = white;
	count = mailbox_moves(mailbox, moves);
	for (size_t i = 0; i < count; i++)
		if (!strcmp(moves[i], move))
			return true;
	return false;
}

/* "KQkq" without what is lost or prevented; a right stands for a king on his square. */
static void list_castling(const struct mailbox *mailbox, char possible[8])
{
	static const char *const moves[] = {"e1g1", "e1c1", "e8g8", "e8c8"};
	static const char letters[] = "KQkq";
	struct mailbox copy = *mailbox;

	copy.passed = 0;
	for (int i = 0; i < 4; i++)
		if (strchr(mailbox->rights, letters[i]) && has_move(&copy, i < 2, moves[i]))
			*possible++ = letters[i];
	*possible = '\0';
}

void seen_take(struct seen *position, const struct mailbox *mailbox)
{
	char *end = position->text;

	mailbox_to_fen(mailbox, position->text);
	for (int field = 0; field < 4; field++)
		end += strcspn(end, " ") + 1;
	end[-1] = '\0';
	list_castling(mailbox, position->castling);
	position->count = mailbox_moves(mailbox, position->moves);
	position->halfmoves = mailbox->halfmoves;
}

static bool same_moves(const struct seen *a, const struct seen *b)
{
	if (a->count != b->count)
		return false;
	for (size_t i = 0; i < a->count; i++)
		if (strcmp(a->moves[i], b->moves[i]) != 0)
			return false;
	return true;
}

unsigned int seen_count(const struct seen *seen, size_t newest, enum laws_edition edition)
{
	unsigned int count = 0;

	for (size_t i = newest + 1; i-- > 0;) {
		/* 2001: castling has changed since, if only for a time. */
		if (edition == LAWS_EDITION_2001 &&
		    strcmp(seen[i].castling, seen[newest].castling) != 0)
			break;
		if (!strcmp(seen[i].text, seen[newest].text) && same_moves(&seen[i], &seen[newest]))
			count++;
	}
	return count;
}
