/* SPDX-License-Identifier: LGPL-2.1-or-later */
#ifndef TOUCHMOVE_TRACK_LINES_AIM_H
#define TOUCHMOVE_TRACK_LINES_AIM_H

#include "chesslaws.h"

/*
 * The squares that shall be occupied after some moves, and how much more the moves can do than they
 * have to. A move vacates one square, of its own side's pieces, castling two; of the other side's
 * only where it captures. It fills one.
 */
struct lines_aim {
	laws_squares differs; /* from the aim */
	laws_squares agrees;  /* with it; squares that are not believed are neither */
	int now;	      /* so many more may differ */
	int more;	      /* likewise after the next move */
	int own;	      /* to spare of what vacates squares of the side to move */
	int theirs;	      /* likewise, of the other side */
	int both;
	int filled;	     /* to spare of what fills squares */
	bool is_ample;	     /* no move can do too much besides */
	laws_squares from;   /* the next move begins on one of these */
	laws_squares needed; /* it begins or ends on one of these */
};

/*
 * By @plies moves from @position the squares of @wanted are to be occupied, of those in @known but
 * for @wrong ones.
 */
struct lines_aim lines_aim_at(const struct laws_position *position, laws_squares wanted,
			      laws_squares known, unsigned int wrong, unsigned int plies);

/* Where one move is left, and nothing is on the way behind it. */
void lines_aim_with_last(struct lines_aim *aim, unsigned int wrong);

/* So many moves can do it, for all that the squares say. */
bool lines_aim_is_near(const struct lines_aim *aim);

/* After @move, which is legal in @position, the moves that are left cannot do it. */
bool lines_aim_is_missed(const struct lines_aim *aim, const struct laws_position *position,
			 struct laws_move move);

#endif
