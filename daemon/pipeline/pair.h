/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Two boards for one game (Appendix D): edges of both go in, those of one board
 * come out, which is none that anybody could see. On it each player's moves are
 * those that he makes on his own board; what he does there to repeat a move of
 * the opponent's (D.2.1) is kept from it, and compared with it instead (D.2.9).
 *
 * So whatever follows a game follows this one, and knows of no second board.
 */
#ifndef TOUCHMOVE_PAIR_H
#define TOUCHMOVE_PAIR_H

#include "pipeline/debounce.h"
#include "config/settings.h"
#include "track/tracker.h"

/* One act for each board, and one more where it agrees again before it differs. */
#define PAIR_ACTS 4

/* What a step hands on: the acts are for the judge, and come before the edges. */
struct pair_outputs {
	size_t act_count;
	unsigned int acts_lost; /* for which there was no room: a bug */
	struct laws_act acts[PAIR_ACTS];
	struct edges edges;
};

/* One of the boards, as its player's hands leave it. */
struct pair_board {
	enum laws_side owner;
	bool begun;
	bool silent;
	bool told; /* an act said that it differs */
	bool lever;
	laws_squares squares;	/* occupied there */
	laws_squares repeat;	/* of the opponent's move, until that has been repeated */
	laws_squares exchanged; /* of these: a captured piece must make room first */
	laws_squares promoting; /* of these: a pawn may still make room */
	laws_squares held;    /* occupied on the shared board, and lifted here for who knows what */
	laws_squares arrived; /* where own pieces were put in the player's turn */
	unsigned int in_air;  /* own pieces in the player's hand */
	laws_time moving_since; /* the player lifted something in his turn, or LAWS_NEVER */
	laws_time quiet_at;	/* when what changed last has rested, or LAWS_NEVER */
	laws_time still_at;	/* for long */
	laws_time first[64];	/* of the newest change */
	laws_time settled[64];
	char piece[64]; /* where the source recognises it */
};

struct pair {
	laws_time settle_time;
	bool begun;
	bool set_up; /* both boards are to show the same position */
	uint8_t inputs;
	laws_squares shared; /* what stands on the board that nobody sees */
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

/* The second board is Black's, or, where only White is visually disabled, his. */
void pair_init(struct pair *pair, const struct settings *settings);

/*
 * Takes @edge of board @number, 0 or 1, or NULL when the deadline has come, at
 * @now, while the tracker takes the game for @view. Returns the next deadline, or
 * LAWS_NEVER.
 */
laws_time pair_step(struct pair *pair, unsigned int number, const struct edge *edge, laws_time now,
		    const struct tracker_view *view, struct pair_outputs *outputs);

#endif
