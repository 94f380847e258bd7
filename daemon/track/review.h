/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Moves looked at again, all together. What one press leaves in doubt, or has led to a wrong
 * move, the next ones explain: from the first press whose changes are not those of the move on
 * the record, the game is also followed by lines in which any square may show what is wrong.
 * Once the record costs so much more than the likeliest line that it can hardly be right, or has
 * stopped, the record becomes that line.
 */
#ifndef TOUCHMOVE_REVIEW_H
#define TOUCHMOVE_REVIEW_H

#include "track/lines.h"

/* So many presses are kept. */
#define REVIEW_PRESSES 12

struct review {
	unsigned int ply;   /* of the next press, or 0: not known */
	unsigned int first; /* the first of the presses up to then that have all been followed */
	struct review_press {
		struct turn_log log; /* since the press before; of @ply, since the last one */
		laws_squares occupied;
		laws_squares hasty;	 /* what closed too late for that hand to have pressed */
		enum laws_kind declared; /* in it, while no pawn on the record could become it */
	} presses[REVIEW_PRESSES];	 /* by ply */
	bool behind_gap;	       /* @ply may be later: a gap has come since the last press */
	laws_squares earlier;	       /* then: what changed between that press and the gap */
	laws_squares stood;	       /* occupied when that began, or another gap before it */
	bool has_gap;		       /* the lines have gone over one */
	unsigned int gap;	       /* the ply before which the first of these came */
	struct laws_position position; /* before that ply, while the board shows the record */
	struct laws_position before;   /* without levers, if it is not @first: before the last */
	bool is_stopped;	       /* the record waits for the lines */
	laws_squares stopped;	       /* what was occupied when it did */
	bool was_cleared;	       /* at the last rest, without levers: nobody played on */
	unsigned int cleared;	/* the next ply when that was, until what stood is set up; or 0 */
	bool is_late;		/* the last press came behind the answer to its move */
	bool has_answer;	/* the present one comes behind its beginning, or its end */
	bool is_led;		/* the lines have been led over the present press already */
	enum laws_side presser; /* of the last press that lines were led over */
	bool is_over_gap;	/* then: they have come over the gap before it */
	unsigned int begun;	/* the ply with which the lines begin, or 0: there are none */
	bool is_for_takeback;	/* then: they began only since moves seemed to be taken back */
	unsigned int fruitless; /* presses since then that have taken the record no further */
	unsigned int told;	/* the ply of the record's turn at the last press */
	struct lines lines;
	laws_time touched_at[LINES_PLIES]; /* of the line that became the record, each piece */
	unsigned int likeliest_cost;	   /* of the record, when it was last the likeliest line */
	unsigned int record_cost;	   /* of the line that was the record when one was last */
	unsigned int record_end;	   /* the ply behind it */
	unsigned int guessed; /* the ply of the first move that was guessed over a gap, or 0 */
	/* What earlier lines have found of these reeds, players and pieces, as in a line. */
	laws_squares failing;
	laws_squares swept;
	unsigned int swept_for;
	laws_squares crosstalk;
	laws_squares held;
	laws_squares beside;
	uint8_t sweeps;
	uint8_t strong;
	bool recovers;
	bool puts_down;
	bool is_inexact;
	uint8_t lifted[2];
	/* Without levers: the move that stood at the last rest, of this ply, or 0: none did. */
	unsigned int rested_ply;
	struct laws_move rested;
	/* What was known before that rest, if lines were led over it: it may have been no move. */
	struct review_rest {
		bool is_kept;
		bool has_rested;    /* and at that rest the move of rested_ply has come to stand */
		laws_squares stood; /* occupied at that rest */
		unsigned int ply;
		unsigned int first;
		unsigned int begun;
		unsigned int record_cost;
		bool has_gap;
		struct laws_position position;
		struct laws_position before;
		struct turn_log log;
		unsigned int plies;
		size_t count;
		struct line lines[LINES_MOST];
	} before_rest;
};

struct tracker;
struct acts;

/* A game begins: nothing is known of how these players capture. */
void review_begin_game(struct tracker *tracker);

/* The tracker's turn begins, and its position stands. */
void review_begin(struct tracker *tracker);

/* A gap ends: @squares are occupied, and several moves may have been made and pressed in it. */
void review_on_gap(struct tracker *tracker, laws_squares squares);

/*
 * The changes of @log, from a start position with the squares of @differing wrong up to now, are
 * rather those of a legal move, which becomes @move, than of an offence.
 */
bool review_fits_first_move(const struct tracker *tracker, const struct turn_log *log,
			    laws_squares differing, struct laws_move *move);

/* The game has begun before these changes: the lines begin from there. */
void review_take_up(struct tracker *tracker, const struct turn_log *log, laws_squares differing);

/* The record is right as it is: no press up to now is looked at again. */
void review_settle(struct tracker *tracker);

/*
 * Follows the game from @position before @ply, which has just been made the record; from @first on
 * that had other moves, or none. What @loose shows is not the record's.
 */
void review_follow(struct tracker *tracker, const struct laws_position *position,
		   unsigned int first, unsigned int ply, laws_squares loose, laws_time t,
		   struct acts *acts);

/* Notes a change, or a flicker, of a square. */
void review_note(struct tracker *tracker, const struct edge *edge);

/* It is announced that the pieces of @squares, or with 0 any, are adjusted (Article 4.2.1). */
void review_note_announcement(struct tracker *tracker, laws_squares squares);

/* @act is handed out: it may change what the record has had so far. */
void review_note_act(struct tracker *tracker, const struct laws_act *act);

/* What has happened is not known: until the board shows the record again, nothing is looked at. */
void review_break(struct tracker *tracker);

/*
 * @side presses. Where no hypothesis shows a legal move, the lines are led over this press at
 * once, so that they can be asked before anybody is accused.
 */
void review_before_press(struct tracker *tracker, enum laws_side side, const struct edge *edge);

/* A legal move, and what is wrong beside it, is likelier than an illegal move at this press. */
bool review_doubts_offence(const struct tracker *tracker);

/*
 * An illegal move seems to be answered. With levers moves may have been taken back instead; without
 * them legal moves, and what is wrong beside them, are likelier.
 */
bool review_doubts_answer(const struct tracker *tracker);

/* What the lines make of the present press, of which no hypothesis shows a legal move. */
enum review_finding {
	REVIEW_OFFENCE,
	REVIEW_MOVE,  /* the last one of the likeliest line */
	REVIEW_DOUBT, /* one of several */
};

enum review_finding review_find(const struct tracker *tracker);

/*
 * Several moves explain a press by @side alike: the record stops, where the lines are led over
 * it. Returns false, and changes nothing, where they are not.
 */
bool review_wait(struct tracker *tracker, enum laws_side side, const struct edge *edge,
		 struct acts *acts);

/* The record stops at @t, and waits for what the lines make of the next presses. */
void review_stop(struct tracker *tracker, laws_time t, struct acts *acts);

/* Where the lines have ended while the record waits, the hypotheses go on from there at @now. */
void review_release(struct tracker *tracker, laws_time now);

/*
 * While the record waits, or no pawn on it can promote: a pawn is declared to become @kind, by the
 * move that is being made or has just been pressed.
 */
void review_declare(struct tracker *tracker, enum laws_kind kind);

/* True when the last move of the line that ends with @position waits for its player's press. */
bool review_awaits_press(const struct review *review, const struct laws_position *position);

/* The board shows @line, one of the lines, to be right: it becomes the record if it is not. */
void review_take(struct tracker *tracker, const struct line *line, laws_time t, struct acts *acts);

/* The record waits: nothing of it is told. */
bool review_in_doubt(const struct tracker *tracker);

/* @side has pressed, and what that has made of the record is handed out. */
void review_on_press(struct tracker *tracker, enum laws_side side, const struct edge *edge,
		     struct acts *acts);

/*
 * Nothing has changed at @t for the settle time. Without levers the lines go on to what stands.
 * While the record waits, pieces that have only been put down were set up, and may show which line
 * it is; the position before the doubt ends it.
 */
void review_on_rest(struct tracker *tracker, laws_time t, struct acts *acts);

/*
 * Without levers, before @edge is taken: in a hurry the board does not rest for many moves. Lines
 * go over two at most, so what stands as the answer to the second begins is taken for a rest.
 */
void review_on_answer(struct tracker *tracker, const struct edge *edge, struct acts *acts);

/* The game is to end at @edge: the record becomes the likeliest line where that stands out. */
void review_resolve(struct tracker *tracker, const struct edge *edge, struct acts *acts);

/* Another game begins at @t: where the record waits, it becomes the likeliest line. */
void review_resolve_at_start(struct tracker *tracker, laws_time t, struct acts *acts);

#endif
