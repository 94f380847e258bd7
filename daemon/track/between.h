/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Pieces that stand between squares. One that is put down on the edge of its square, or that has a
 * strong magnet, closes the reeds of two squares or more at once, and opens them at once: it may
 * not have been let go of on either.
 */
#ifndef TOUCHMOVE_TRACK_BETWEEN_H
#define TOUCHMOVE_TRACK_BETWEEN_H

#include "input/edge.h"

struct between {
	laws_time changed_at[64]; /* the last time that each square closed or opened */
	laws_squares shared;	  /* those that closed together with an empty one beside them */
	laws_squares with;	  /* these others */
};

/*
 * Notes a change of a square. @empty are the closed ones behind it where no piece stood when the
 * turn began. While who has put a piece down has another one @held, the reeds of two squares rather
 * show two pieces.
 */
void between_note(struct between *between, const struct edge *edge, laws_squares empty, bool held);

/*
 * What has left @square at @t stood between that and another one, where @occupied are closed: the
 * other one has opened together with it, or not yet.
 */
bool between_stood(const struct between *between, laws_square square, laws_time t,
		   laws_squares occupied);

#endif
