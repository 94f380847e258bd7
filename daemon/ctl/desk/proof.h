/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * What an alert rests on, as a small picture: the record's position with the squares in question
 * marked, and what hands did at which time. It judges nothing: all of it stands in the events.
 */
#ifndef TOUCHMOVE_CTL_DESK_PROOF_H
#define TOUCHMOVE_CTL_DESK_PROOF_H

#include "ctl/view.h"

#define PROOF_ACTS 8

struct proof_act {
	int64_t t; /* µs */
	bool put_down;
	laws_square square;
	laws_piece piece;
};

/* The latest lifts and placements of a turn, the oldest first. */
struct proof_acts {
	unsigned int count;
	bool over;	   /* the turn is completed: the next act begins another one */
	enum laws_side by; /* who is presumed to have done the last */
	struct proof_act act[PROOF_ACTS];
};

struct proof {
	/*
	 * The record when the alert was told, before the move in question where the alert is about
	 * how that was made. Nothing on it where nobody followed the game then.
	 */
	laws_piece board[64];
	/*
	 * Beside each square's piece, or a blank: parentheses where a piece is missing, brackets
	 * where one stands that does not belong there, and before it a digit from 1 for the order
	 * of touches.
	 */
	char before[64];
	char after[64];
	bool is_marked;
	struct proof_acts acts;
};

/* Takes @event where it is an act at the board, or ends a turn. */
void proof_acts_take(struct proof_acts *acts, struct json_object *event);

/*
 * What stands on the board of @view, where it differs from the record marked as in a proof: also
 * pieces in the air are missing. There are no acts.
 */
void proof_of_board(struct proof *proof, const struct view *view);

/*
 * The proof of the alert @event. @view is the game just before it, or NULL where the alert is older
 * than what is known; @acts likewise.
 */
void proof_make(struct proof *proof, struct json_object *event, const struct view *view,
		const struct proof_acts *acts);

#endif
