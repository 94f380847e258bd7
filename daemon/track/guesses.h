/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Captures that no reed has shown: a piece left its square, and none was seen to be taken. It may
 * have gone elsewhere, to a square whose reed did not close. Until it is seen to leave the square
 * of the capture, what is illegal only with it there is no offence.
 */
#ifndef TOUCHMOVE_TRACK_GUESSES_H
#define TOUCHMOVE_TRACK_GUESSES_H

#include "chesslaws.h"

/* Older ones are forgotten: few players sweep more pieces off in a row. */
#define GUESSES_MOST 8

struct guesses {
	unsigned int count;
	struct guess {
		unsigned int ply;
		laws_square square;
		laws_piece captured;
		laws_squares others; /* where else the captor may have gone */
	} each[GUESSES_MOST];
};

struct tracker;

void guesses_begin(struct guesses *guesses);

/* @move ends the tracker's turn. */
void guesses_note(struct tracker *tracker, struct laws_move move);

/* The moves from @ply on are no longer on the record. */
void guesses_forget(struct guesses *guesses, unsigned int ply);

/*
 * Where one piece did not capture, and is elsewhere, a legal move in @position leads to @occupied,
 * whatever stands on @unknown; or one square alone is occupied that should not be, and that piece
 * may stand there.
 */
bool guesses_explain(const struct guesses *guesses, const struct laws_position *position,
		     laws_squares occupied, laws_squares unknown);

#endif
