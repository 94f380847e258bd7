/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Failing switches: one that no longer opens, no longer closes, or does so at times. On a
 * sound board the squares after a move are those that the move leaves. Where no legal move
 * fits all squares, but one fits all but a single square whose state a failing switch
 * explains, the game is followed by the other 63:
 *
 *   closed, though its piece stands elsewhere     it did not open
 *   open, though a piece that left another        it did not close
 *   square must stand there
 *
 * A switch never closes by itself. So a move between two squares that were both seen to change
 * is never taken for another move, legal or not.
 */
#ifndef TOUCHMOVE_REED_FAULTS_H
#define TOUCHMOVE_REED_FAULTS_H

#include "input/edge.h"
#include "track/hypotheses.h"

/* Ways that are kept apart, and the plies of each. */
#define REED_FAULTS_WAYS  64
#define REED_FAULTS_PLIES 40

/* One possible continuation of the game. */
struct reed_faults_way {
	struct laws_position position; /* the position it leads to */
	laws_squares failing;	       /* switches that fail by this way */
	unsigned int cost;
	laws_square last;  /* the arrival of its last move, or LAWS_NO_SQUARE */
	laws_square blind; /* the square of a piece whose arrival was not seen, or LAWS_NO_SQUARE */
	bool is_plain;	   /* its last move is between working switches */
	bool is_swept;	   /* its last move is a capture without a trace */
	struct laws_move moves[REED_FAULTS_PLIES];
};

/* The squares that changed since a turn began. */
struct reed_faults_log {
	unsigned int ply;   /* the turn's */
	bool is_late;	    /* changes before the log began are missing */
	laws_squares began; /* occupied when it began */
	laws_squares opened;
	laws_squares closed;
	laws_squares brushed; /* flickered under a piece */
	laws_squares
		passed;	  /* closed, and opened sooner than the opponent can have lifted a piece */
	laws_square last; /* the square of the latest change */
	laws_time last_at;
	struct laws_position position; /* the turn's */
};

struct reed_faults {
	laws_squares failing; /* all of them were reported */
	uint8_t right[64];    /* how often in a row a failing one was right */
	uint8_t returns[64];  /* how often one failed again after it seemed to work */
	struct reed_faults_log log;
	/* While several ways are possible, none of their moves is reported. */
	unsigned int plies; /* plies in doubt; 0: no doubt */
	size_t count;
	struct reed_faults_way ways[REED_FAULTS_WAYS];
	struct reed_faults_way next[REED_FAULTS_WAYS];
};

struct tracker;
struct acts;

/* Begins a game, or continues from a position that stands: no move is in doubt. */
void reed_faults_begin(struct tracker *tracker);

/* The game has started: reports the failing switches of the time before again. */
void reed_faults_tell_again(struct tracker *tracker, laws_time t, struct acts *acts);

/* @move ended the turn: reports the switches that failed in it. */
void reed_faults_turn_over(struct tracker *tracker, const struct laws_position *before,
			   struct laws_move move, const struct edge *edge, struct acts *acts);

/* Ends the turn without levers, that is without a press. */
void reed_faults_follow(struct tracker *tracker);

/* Notes a change of a square. Returns true when the change says nothing about pieces. */
bool reed_faults_note(struct tracker *tracker, const struct edge *edge);

/* Notes a flicker of a square. */
void reed_faults_note_brush(struct tracker *tracker, laws_square square);

/* Notes changes that were not observed. */
void reed_faults_note_unobserved(struct tracker *tracker);

/* True when @side is to move, and no hypothesis shows a legal move. */
bool reed_faults_in_question(const struct tracker *tracker, enum laws_side side);

/* True while several ways are possible. */
bool reed_faults_in_doubt(const struct tracker *tracker);

/*
 * @side presses. If no hypothesis shows a legal move, but one fits without the failing
 * squares, it becomes the only hypothesis. Returns true when several fit: the press then has
 * no other meaning.
 */
bool reed_faults_on_press(struct tracker *tracker, enum laws_side side, const struct edge *edge,
			  struct acts *acts);

/* The same at a rest at @t, for a move from a failing square. */
void reed_faults_on_rest(struct tracker *tracker, laws_time t, struct acts *acts);

/* Ends the doubt in favour of the likeliest way, because the game is to end. */
void reed_faults_resolve(struct tracker *tracker, const struct edge *edge, struct acts *acts);

/* The squares whose switches were reported as failing: no hand need have changed them. */
laws_squares reed_faults_distrusted(const struct tracker *tracker);

/* The occupied squares, with those of failing switches as in @position. */
laws_squares reed_faults_believed(const struct tracker *tracker,
				  const struct laws_position *position);

#endif
