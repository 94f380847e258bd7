/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Players differ: the habits of each, drawn once a game from the averages of his manners.
 * How a hand moves is the hand model's part.
 *
 * The shares are estimates of ours from watching games; we know of no publication that
 * counts them.
 */
#ifndef TOUCHMOVE_SIM_STYLE_H
#define TOUCHMOVE_SIM_STYLE_H

#include <chesslaws.h>

#include "sim/random.h"

enum capture_way {
	CAPTURE_KEPT,	   /* the captured piece first, and it stays in the hand */
	CAPTURE_ASIDE,	   /* the captured piece first, and it is put beside the board */
	CAPTURE_OWN_FIRST, /* own piece first; the captured one is taken up with it in the hand */
	CAPTURE_SWEPT,	   /* own piece shoves the captured one from its square */
	/* The following have no share in manners; hardships use them. */
	CAPTURE_BESIDE,	       /* own piece waits between squares until the captured one is off */
	CAPTURE_SWAPPED,       /* the fingers exchange the pieces in one movement */
	CAPTURE_SHOVED_LIFTED, /* own piece shoves it aside; it is lifted from there, */
	CAPTURE_SHOVED_SLID,   /* slid off the board, */
	CAPTURE_SHOVED_LATE,   /* or taken off after the press */
	CAPTURE_WAYS,
};

enum castle_way {
	CASTLE_CARRIED,	    /* king, then rook */
	CASTLE_KING_PUSHED, /* likewise, the king without lifting it */
	CASTLE_BOTH_HELD,   /* the king is still in the hand when the rook is taken up */
	CASTLE_WAYS,
};

enum promote_way {
	PROMOTE_EXCHANGED, /* the pawn goes to the last rank and is exchanged there */
	PROMOTE_ON_THE_WAY,
	PROMOTE_NEW_FIRST, /* the new piece stands before the pawn is taken away */
	PROMOTE_WAYS,
};

/* Average habits; in 100,000 moves where nothing else is said. */
struct manners {
	unsigned int speed_spread; /* by how many % hands differ in speed: standard deviation */
	unsigned int pushed;	   /* percent of the plain moves of pieces that can be pushed */
	unsigned int low;	   /* percent of all carries that hardly clear the board */
	unsigned int captures[CAPTURE_WAYS]; /* relative shares */
	unsigned int castles[CASTLE_WAYS];
	unsigned int promotes[PROMOTE_WAYS];
	unsigned int declares_queen; /* percent of promotions to queens; others are all declared */
	unsigned int hovers;	     /* a piece is held in the air while its player thinks */
	unsigned int taps;	     /* it is set down on a square, held, and carried on */
	unsigned int fidgets;	     /* it is lifted and put back, and moved later */
	unsigned int brushes;
	unsigned int adjusts; /* announced */
	unsigned int knocks;  /* a sleeve shoves another piece off its middle; it is put right */
	unsigned int forgets; /* the press */
	unsigned int writes_first;  /* the move is written down before the press */
	unsigned int answers_early; /* percent of moves in a hurry begun before the press */
	laws_time tap_least;	    /* how long the piece is held there, in µs */
	laws_time tap_most;
};

/* The habits of one player; rates from 0 to twice the average. */
struct style {
	struct manners habits;
	unsigned int speed; /* the time that his hand takes, in % */
};

struct style style_draw(const struct manners *manners, struct random *random);

/* Players touch only what they move, and forget nothing. */
extern const struct manners manners_strict;

/* Average players. */
extern const struct manners manners_usual;

/* Nervous players, long sleeves. */
extern const struct manners manners_rough;

#endif
