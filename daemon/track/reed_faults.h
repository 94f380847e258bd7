/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Squares that show otherwise than the record. A piece may lie there, or stand off the centre: the
 * square is loose until it shows what it should. A reed that its piece has left, and that is not
 * held closed from beside, or one that is wrong a second time, fails: it no longer opens, no longer
 * closes, or does so at times. The game goes on by the other reeds.
 */
#ifndef TOUCHMOVE_REED_FAULTS_H
#define TOUCHMOVE_REED_FAULTS_H

#include "input/edge.h"
#include "track/hypotheses.h"
#include "track/lines.h"
#include "track/turn_log.h"

struct reed_faults {
	laws_squares failing; /* all of them were reported */
	/*
	 * What these show is not the record's, and no fault of theirs: a piece has fallen, or
	 * stands beside its reed, or lies where it does not belong. Nothing else is said of them
	 * until they show what they should.
	 */
	laws_squares loose;
	laws_squares loose_told;
	laws_squares loosened; /* once in this game: the second time the reed is to blame */
	uint8_t right[64];     /* how often in a row a failing one was right */
	uint8_t returns[64];   /* how often one failed again after it seemed to work */
	struct turn_log log;
};

struct tracker;
struct acts;

/* Begins a game, or continues from a position that stands: no move is in doubt. */
void reed_faults_begin(struct tracker *tracker);

/* Continues from a position that stands but for what @loose shows. */
void reed_faults_go_on(struct tracker *tracker, laws_squares loose);

/* The game has started: reports the failing switches of the time before again. */
void reed_faults_tell_again(struct tracker *tracker, laws_time t, struct acts *acts);

/* @move ended the turn: reports the switches that failed in it. */
void reed_faults_turn_over(struct tracker *tracker, const struct laws_position *before,
			   struct laws_move move, const struct edge *edge, struct acts *acts);

/* Ends the turn without levers, that is without a press. */
void reed_faults_follow(struct tracker *tracker);

/* Notes a change of a square. Returns true when the change says nothing about pieces. */
bool reed_faults_note(struct tracker *tracker, const struct edge *edge);

/*
 * Without levers: a legal move of a piece that has been lifted ends on the square of @edge, which
 * closes. That switch is believed though it is blamed: no press will ask for the move.
 */
bool reed_faults_show_arrival(const struct tracker *tracker, const struct edge *edge);

/* Notes a flicker of a square. */
void reed_faults_note_brush(struct tracker *tracker, laws_square square);

/* Notes changes that were not observed. */
void reed_faults_note_unobserved(struct tracker *tracker);

/* True when @side is to move, and no hypothesis shows a legal move. */
bool reed_faults_in_question(const struct tracker *tracker, enum laws_side side);

/* @line, at the present press, is the record from here on: what it has wrong is told. */
void reed_faults_take(struct tracker *tracker, const struct line *line, laws_time t,
		      struct acts *acts);

/*
 * @side presses. If no hypothesis shows a legal move, but one fits beside what is wrong, it becomes
 * the only hypothesis; where several fit, the record stops.
 */
void reed_faults_on_press(struct tracker *tracker, enum laws_side side, const struct edge *edge,
			  struct acts *acts);

/* The same at a rest at @t, for a move from a failing square. */
void reed_faults_on_rest(struct tracker *tracker, laws_time t, struct acts *acts);

/* The game is to end: a last move to a dead square is taken up. */
void reed_faults_resolve(struct tracker *tracker, const struct edge *edge, struct acts *acts);

/* The squares whose switches were reported as failing: no hand need have changed them. */
laws_squares reed_faults_distrusted(const struct tracker *tracker);

/* Tells when the loose ones that were told of show what they should. */
void reed_faults_tell_loose(struct tracker *tracker, laws_time t, struct acts *acts);

/* Notes the changes of the first move from @start, before it is known that a game is on. */
void reed_faults_watch(struct tracker *tracker, const struct laws_position *start);

/*
 * The game has begun before these changes, of which @log was kept, with the squares of @differing
 * otherwise than the start position: reeds that were closed there fail, and pieces that were
 * missing stand beside theirs.
 */
void reed_faults_take_up(struct tracker *tracker, const struct turn_log *log,
			 laws_squares differing, laws_time t, struct acts *acts);

/* The squares of which what they show says nothing. */
laws_squares reed_faults_ignored(const struct reed_faults *faults);

/* The occupied squares, with those of failing switches as in @position. */
laws_squares reed_faults_believed(const struct tracker *tracker,
				  const struct laws_position *position);

#endif
