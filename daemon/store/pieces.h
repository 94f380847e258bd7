/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Reads the text of a log (kept.h) piece by piece. It trusts nothing: the text comes from anywhere.
 */
#ifndef TOUCHMOVE_PIECES_H
#define TOUCHMOVE_PIECES_H

#include <stddef.h>

#include "store/chain.h"
#include "store/store.h"

enum piece_kind {
	PIECE_HEAD_OF_LOG, /* all lines up to the first entry */
	PIECE_ENTRY,
	PIECE_EVENT,
	PIECE_SIGNATURE, /* a line of chain_sign() */
};

struct piece {
	enum piece_kind kind;
	const char *text; /* its lines, with their line ends */
	size_t size;
	unsigned int line; /* of its first one, from 1 */
	/* An entry's: */
	enum store_kind entry;
	laws_time t; /* of an advance or a finish */
	/* An event's, without line ends; "-" where it is not in that stream: */
	const char *body;
	size_t body_size;
	const char *public_body;
	size_t public_size;
};

struct pieces {
	const char *text;
	size_t size;
	size_t at;
	unsigned int line;
	enum piece_kind last;
};

void pieces_begin(struct pieces *pieces, const char *text, size_t size);

/* Returns 1 with the next piece, 0 at the end, or -EINVAL where @piece->line is no line of a log.
 */
int pieces_next(struct pieces *pieces, struct piece *piece);

/* Adds @piece to @chain; a signature changes nothing. */
void piece_chain(const struct piece *piece, struct chain *chain);

#endif
