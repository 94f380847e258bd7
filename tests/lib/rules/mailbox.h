/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The rules of moving once more, slow and plain, to compare with the library: letters on a
 * padded board, each move made and looked at. It shares no code, type or idea with the
 * library, so that both are unlikely to be wrong in the same way.
 */
#ifndef TEST_MAILBOX_H
#define TEST_MAILBOX_H

#include <stdbool.h>
#include <stddef.h>

struct mailbox {
	char cells[120]; /* ten columns, twelve rows; '#' around the board, '.' empty */
	bool white_to_move;
	char rights[5]; /* some of "KQkq" */
	int passed;	/* the cell behind a pawn that has just gone two, or 0 */
	int halfmoves;
	int number;
};

#define MAILBOX_MOVES 256

typedef char mailbox_move[6];

/* @fen must be valid; it is not checked. */
void mailbox_from_fen(struct mailbox *mailbox, const char *fen);

/* Writes a FEN with the en passant square only where that capture is legal. */
void mailbox_to_fen(const struct mailbox *mailbox, char *fen);

/* The legal moves in UCI's notation, sorted. */
size_t mailbox_moves(const struct mailbox *mailbox, mailbox_move moves[MAILBOX_MOVES]);

void mailbox_play(struct mailbox *mailbox, const char *move);

bool mailbox_in_check(const struct mailbox *mailbox);

#endif
