/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * An adjustment that was announced by button or command (Article 4.2.1): which lifts that go back
 * it covers.
 *
 * In the turn in which it was made it covers lifts until that turn's move begins; a move that is
 * in progress, or stands, at the time of the announcement is none that begins. The board does not
 * sense who announced. It may have been the opponent just before his turn: an announcement that
 * was not used lasts for some time of the next turn, and if a lift makes use of it then, for all
 * of that turn until its move begins.
 *
 * More than one piece may be adjusted, each once: the lift spends the announcement for its piece.
 */
#ifndef TOUCHMOVE_ANNOUNCEMENT_H
#define TOUCHMOVE_ANNOUNCEMENT_H

#include <chesslaws.h>

struct announcement {
	unsigned int ply;    /* of the turn in which it was made; 0: there is none */
	enum laws_side side; /* whose turn that is */
	laws_time at;
	laws_time pressed_at;  /* when this player pressed after it, or LAWS_NEVER */
	laws_squares squares;  /* the announced ones; 0: any */
	laws_squares spent;    /* where a piece was adjusted under it */
	bool is_in_progress;   /* that turn's move had begun before */
	bool has_begun;	       /* that turn's move has begun since */
	bool is_used;	       /* in that turn */
	bool is_used_in_reply; /* in the next one, in time */
};

/* The turn of a reading in which a piece is lifted. */
struct announcement_turn {
	unsigned int ply;
	laws_time began_at; /* when the move before it stood; INT64_MIN: it is not known */
	laws_time moved_at; /* when its own move was put down; INT64_MIN: it was not yet */
};

/*
 * @made says what was announced, in whose turn, and when; a move of this turn that has begun
 * @is_in_progress.
 */
void announcement_make(struct announcement *announcement, const struct announcement *made);

/*
 * True when the lift of the piece on @square at @t, in @turn, is an adjustment if it goes back.
 * Without levers (@has_levers) the next turn begins when the move stands, else with the press.
 */
bool announcement_covers(const struct announcement *announcement,
			 const struct announcement_turn *turn, bool has_levers, laws_square square,
			 laws_time t);

/*
 * Without levers, where the move of @turn stands: it was announced so long after that move that it
 * was rather done by the player who is to answer it.
 */
bool announcement_is_late(const struct announcement *announcement,
			  const struct announcement_turn *turn);

/* A lift in @turn at @t was covered. */
void announcement_use(struct announcement *announcement, const struct announcement_turn *turn,
		      laws_time t);

/* @side pressed at @t. */
void announcement_press(struct announcement *announcement, enum laws_side side, laws_time t);

/* Takes an act that is told: a touch begins a move, and an adjustment spends the announcement. */
void announcement_note(struct announcement *announcement, const struct laws_act *act);

/* True when a lift at @t may still be an adjustment. */
bool announcement_lasts(const struct announcement *announcement, laws_time t);

#endif
