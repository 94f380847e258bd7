/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * A wire of the matrix that loses its contact: every occupied square of a rank, of a file, or of
 * the whole board opens at once. It knows squares and times, and nothing of what to do about it.
 */
#ifndef TOUCHMOVE_DROPOUT_H
#define TOUCHMOVE_DROPOUT_H

#include <chesslaws.h>

/*
 * So many occupied squares of a line, and all that there are, do not open within the debounce time
 * by hands: two hands lift two pieces, and what a sleeve knocks over falls one after the other.
 */
#define DROPOUT_SQUARES 3

/*
 * What has been open for so long, in µs, is taken to be empty: chosen, since a contact that comes
 * and goes is back sooner, and the players must hear of one that does not.
 */
#define DROPOUT_LONGEST ((laws_time)2500000)

struct dropout {
	unsigned int lines;   /* a bit for each that has dropped out, till all are back; 0: none */
	laws_squares squares; /* of these lines */
	laws_time since;      /* the first of them dropped out; or LAWS_NEVER */
	laws_time back;	      /* since then all of them are back; or LAWS_NEVER */
};

/* Nothing has dropped out, or not any more. */
void dropout_end(struct dropout *dropout);

/*
 * Takes a frame at @t, which shows @occupied. Pieces stood on @opened beyond doubt, and these
 * squares have opened within the debounce time. Returns true when one more line has dropped out.
 */
bool dropout_look(struct dropout *dropout, laws_squares occupied, laws_squares opened, laws_time t);

#endif
