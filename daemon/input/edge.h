/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Debounce's output and the tracker's input: contacts that really changed, in the order of
 * their first change, and the commands between them.
 */
#ifndef TOUCHMOVE_EDGE_H
#define TOUCHMOVE_EDGE_H

#include "input/frame.h"

enum edge_kind {
	EDGE_STATE,	 /* what is occupied and pressed when the source begins */
	EDGE_SQUARE,	 /* @square became occupied or empty */
	EDGE_BRUSH,	 /* @square flickered for less than the debounce time */
	EDGE_INPUT,	 /* @square is the number of an input that went down or up */
	EDGE_COMMAND,	 /* an order, passed on */
	EDGE_HEALTH,	 /* the source fails, or answers again, as @closed says */
	EDGE_UNOBSERVED, /* a gap in the samples: what is occupied and pressed after it */
};

struct edge {
	enum edge_kind kind;
	bool closed;	 /* occupied, down, or in health */
	bool unobserved; /* it changed in a gap: first is when that was found */
	bool exchanged;	 /* SQUARE, closed: in the place of another piece: see debounce.h */
	bool at_once;	 /* then: and the square was not seen empty meanwhile */
	bool covered;	 /* handed out while squares were not seen: see debounce.h */
	laws_square square;
	char piece;		 /* FEN letter where the source recognises it, else '?' */
	laws_time first;	 /* first change of the contact, at the latest */
	uint32_t uncertainty;	 /* µs; so long before @first it may have been */
	laws_time settled;	 /* when it had been unchanged for the debounce time */
	laws_squares squares;	 /* STATE, UNOBSERVED */
	uint8_t inputs;		 /* STATE, UNOBSERVED */
	char kinds[64];		 /* as in a frame; not for HEALTH */
	enum laws_outage outage; /* HEALTH: why it fails */
	struct command command;	 /* COMMAND */
};

#endif
