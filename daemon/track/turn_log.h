/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Which squares have changed since a turn began.
 */
#ifndef TOUCHMOVE_TURN_LOG_H
#define TOUCHMOVE_TURN_LOG_H

#include "input/edge.h"

struct turn_log {
	unsigned int ply;   /* the turn's */
	bool is_late;	    /* changes before the log began are missing */
	laws_squares began; /* occupied when it began */
	laws_squares opened;
	laws_squares closed;
	laws_squares brushed;	/* flickered under a piece, within the time of a bounce */
	laws_squares flickered; /* opened under a piece, too briefly for a hand to have lifted it */
	laws_squares
		passed; /* closed, and opened sooner than the opponent can have lifted a piece */
	laws_squares rested;	/* opened, and nothing moved since for the settle time */
	laws_squares unheld;	/* closed before any had opened: no piece was in a hand */
	laws_squares lifted;	/* opened, and not closed since */
	laws_squares announced; /* until the turn's move begins, lifts there are adjustments */
	laws_squares adjusting; /* lifted so, since the board was whole */
	laws_squares adjusted;	/* and put back, all of them: the pieces were adjusted (4.2.1) */
	laws_squares trembled;	/* changed for a moment, sooner after the press than a hand can */
	laws_time pressed_at;	/* the press with which it began, or LAWS_NEVER */
	laws_square last;	/* the square of the latest change */
	laws_time last_at;
	struct laws_position position; /* the turn's */
	laws_time changed_at[64];      /* the last time, of those that opened or closed */
};

/* Begins with @occupied; nothing has changed, and no turn is known. */
void turn_log_begin(struct turn_log *log, laws_squares occupied);

/* Notes the changes of @move, the first of the log's turn, which was made by @t. */
void turn_log_note_move(struct turn_log *log, struct laws_move move, laws_time t);

/* Notes the changes of @next, which began where @log ends. */
void turn_log_add(struct turn_log *log, const struct turn_log *next);

/* The squares that closed after @t, and have not changed since. */
laws_squares turn_log_closed_since(const struct turn_log *log, laws_time t);

/* The squares that opened or closed, and changed last within @span of the press before. */
laws_squares turn_log_changed_by(const struct turn_log *log, laws_time span);

/* Nothing has moved for the settle time. */
void turn_log_rest(struct turn_log *log);

/*
 * @log, which follows @before, goes on with the announcement, and with the pieces that were lifted
 * under it and are still in the hand.
 */
void turn_log_keep_adjusting(struct turn_log *log, const struct turn_log *before);

/* It is announced that the pieces of @squares are adjusted (Article 4.2.1). */
void turn_log_announce(struct turn_log *log, laws_squares squares);

/* Notes the change of a square. */
void turn_log_note(struct turn_log *log, const struct edge *edge);

#endif
