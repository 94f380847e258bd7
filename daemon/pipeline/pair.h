/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Two boards for one game (Appendix D). Edges of both boards go in, and those of one shared
 * board come out, which exists only here. It shows the moves that each player makes on his
 * own board. What a player does to repeat the opponent's move (D.2.1) does not reach it,
 * and is compared with it instead (D.2.9).
 *
 * Later stages follow the shared board as any other, and need not know of a second one.
 */
#ifndef TOUCHMOVE_PAIR_H
#define TOUCHMOVE_PAIR_H

#include "pipeline/debounce.h"
#include "config/settings.h"
#include "track/tracker.h"

/* One act for each board, and one more where it agrees again before it differs. */
#define PAIR_ACTS 4

/* The result of a step: the acts go to the judge, before the edges. */
struct pair_outputs {
	size_t act_count;
	unsigned int acts_lost; /* for which there was no room: a bug */
	struct laws_act acts[PAIR_ACTS];
	struct edges edges;
};

/* One player's board. */
struct pair_board {
	enum laws_side owner;
	bool begun;
	bool silent;
	bool told; /* an act has reported that it differs */
	bool lever;
	laws_squares squares;	/* occupied there */
	laws_squares repeat;	/* to be repeated of the opponent's move */
	laws_squares exchanged; /* of these: a captured piece must make room first */
	laws_squares promoting; /* of these: a pawn may still make room */
	laws_squares held; /* occupied on the shared board, lifted here, and not attributed yet */
	laws_squares arrived;	/* where own pieces were put in the player's turn */
	unsigned int in_air;	/* own pieces in the player's hand */
	laws_time moving_since; /* his first lift of the turn, or LAWS_NEVER */
	laws_time quiet_at;	/* when the last change has rested, or LAWS_NEVER */
	laws_time still_at;	/* when it has rested for LONG_REST settle times */
	laws_time first[64];	/* of the newest change */
	laws_time settled[64];
	char piece[64]; /* where the source recognises pieces */
};

struct pair {
	laws_time settle_time;
	bool begun;
	bool set_up; /* both boards are to show the same position */
	uint8_t inputs;
	laws_squares shared; /* occupied on the shared board */
	/* The turn, and the move that stands in it, as the boards must repeat it. */
	unsigned int ply;
	struct laws_position position;
	bool stands;
	laws_piece after[64];
	laws_squares owed;	/* squares that it changes */
	laws_squares exchanged; /* of these, where it captures */
	unsigned int agreed;	/* the last ply that both boards showed */
	struct pair_board boards[2];
};

/* The second board is Black's, or White's where only White is visually disabled. */
void pair_init(struct pair *pair, const struct settings *settings);

/*
 * Takes @edge of board @number, 0 or 1, or NULL when the deadline has come, at @now; @view
 * is the tracker's present game. Returns the next deadline, or LAWS_NEVER.
 */
laws_time pair_step(struct pair *pair, unsigned int number, const struct edge *edge, laws_time now,
		    const struct tracker_view *view, struct pair_outputs *outputs);

#endif
