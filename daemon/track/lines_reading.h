/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What a board shows of a line and one more move. */
#ifndef TOUCHMOVE_LINES_READING_H
#define TOUCHMOVE_LINES_READING_H

#include "track/lines_internal.h"

/* One move, and what it asks one to believe. */
struct reading {
	const struct turn_log *log;
	laws_squares began;  /* occupied when the ply began */
	laws_squares opened; /* since then; behind a gap also what had by its end */
	laws_squares closed; /* since then */
	laws_squares passed; /* of these, for too short a time to have stood there */
	laws_squares occupied;
	laws_squares left;
	laws_squares reached;
	laws_squares captured;
	laws_squares unseen;  /* reached, as a rest tells, though no reed does */
	laws_squares changed; /* what its reeds have said */
	laws_squares wrong;   /* what shows otherwise than it leaves it */
	laws_squares anew;    /* of these, what did not at the press before, or concerns it */
	laws_squares again;   /* of these, what did before and has not changed since */
	laws_squares shoved;  /* where the captured piece lies, beside its square */
	laws_squares begun;   /* what shows otherwise by the next move, or by adjusting before it */
	laws_squares pulled;  /* next to pieces whose magnets are known to act there */
	laws_squares missed;  /* where the reed does not show what came */
	bool at_rest;	      /* nobody has pressed */
	bool is_swept;	      /* it captured a piece without a trace */
	bool is_hidden;	      /* likewise, by a magnet that is known to act so far */
	bool is_unfelt;	      /* likewise, on a reed that may be stuck */
	bool is_pushed;	    /* its reed flickered, by a piece that the last rest had in the hand */
	laws_squares large; /* next to kings and queens, whose magnets are the largest */
	laws_squares standing; /* likewise, to those that stay where they are */
	laws_squares held;     /* next to both, what was left and has stayed closed */
	laws_squares kept; /* what was held, and stays closed though nothing holds it any more */
	laws_squares fell; /* what is wrong, if pieces have only fallen, and perhaps rolled */
	bool is_strong;	   /* a reed beside its piece has closed */
	laws_squares crosstalk; /* what closed with the reed beside it */
	unsigned int capture;	/* what it costs how the piece was captured */
	unsigned int cost;
	unsigned int doubt;   /* that part of it which an illegal move would not ask for as well */
	unsigned int brushed; /* that part of it which is what flickered between two rests */
};

/* The changes since the last checkpoint, and what @line has carried over to them. */
struct reading lines_read_board(const struct lines_board *board, const struct line *line);

/* What @before says of @line with @move. */
struct reading lines_read_move(const struct reading *before, const struct lines_board *board,
			       const struct line *line, struct laws_move move);

/* What shows otherwise than the move of @reading leaves it, or where there is none, than @line. */
void lines_compare(struct reading *reading, const struct lines_board *board,
		   const struct line *line);

/*
 * What is wrong once @after stands may be the next move, which has begun. A piece that no reed has
 * shown where it was put down is none of it.
 */
void lines_read_next(struct reading *reading, const struct laws_position *after);

/* Where reeds have opened. What was adjusted stood there again, and its reed may stick since. */
laws_squares lines_find_lifted(const struct reading *reading);

/* What has been left, and shows a piece although none stands there or beside. */
laws_squares lines_find_stuck(const struct reading *reading);

/* Reeds that a captured piece was swept off: what has left them now shows that they are stuck. */
laws_squares lines_find_stuck_after_all(const struct reading *reading, const struct line *line);

/*
 * What it costs that @piece has moved over the squares of @passed, or nothing has. Returns false
 * when that is no less than @most.
 */
bool lines_score(struct reading *reading, const struct lines_board *board, const struct line *line,
		 laws_piece piece, laws_squares passed, unsigned int most);

#endif
