/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * What debounce hands to the tracker: contacts that really changed, in the
 * order in which they first did, and the commands between them.
 */
#ifndef TOUCHMOVE_EDGE_H
#define TOUCHMOVE_EDGE_H

#include "input/frame.h"

enum edge_kind {
	EDGE_STATE,	 /* what stood and was pressed when the source began */
	EDGE_SQUARE,	 /* @square became occupied or empty */
	EDGE_BRUSH,	 /* @square flickered, too short for a change */
	EDGE_INPUT,	 /* @square is the number of an input that went down or up */
	EDGE_COMMAND,	 /* passed on */
	EDGE_HEALTH,	 /* the source fails, or answers again: closed says which */
	EDGE_UNOBSERVED, /* nobody saw what happened; this is what stands and is pressed behind it
			  */
};

struct edge {
	enum edge_kind kind;
	bool closed;	 /* occupied, down, or in health */
	bool unobserved; /* it happened in a gap: first is when it was found, not when it was done
			  */
	laws_square square;
	char piece;		 /* FEN letter where the source recognises it, else '?' */
	laws_time first;	 /* first change of the contact */
	laws_time settled;	 /* when it had been still for the debounce time */
	laws_squares squares;	 /* STATE, GAP */
	uint8_t inputs;		 /* STATE, GAP */
	char kinds[64];		 /* as in a frame; not of HEALTH */
	enum laws_outage outage; /* HEALTH: why it fails */
	struct command command;	 /* COMMAND */
};

#endif
