/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Switches that fail: one that opens no more, one that closes no more, one
 * that does so now and then. A board without a fault shows, behind a move,
 * what that move leaves; where no legal move does, but one does on all squares
 * but one, and that one shows what a failing switch would, play is followed
 * by the other 63.
 *
 *   closed, though its piece stands elsewhere     it did not open
 *   open, though what left another square must    it did not close
 *   stand there
 *
 * A switch never closes by itself. So what is played from one square to
 * another, both seen, is never taken for something else, legal or not.
 */
#ifndef TOUCHMOVE_REED_FAULTS_H
#define TOUCHMOVE_REED_FAULTS_H

#include "input/edge.h"
#include "track/hypotheses.h"

/* So many ways to go on are kept apart, for so many plies. */
#define REED_FAULTS_WAYS  64
#define REED_FAULTS_PLIES 40

/* One of several ways in which the game may have gone on. */
struct reed_faults_way {
	struct laws_position position; /* that it led to */
	laws_squares failing;	       /* by this way */
	unsigned int cost;
	laws_square last;  /* where its last move went, or LAWS_NO_SQUARE */
	laws_square blind; /* where the piece is that nobody saw arrive, or LAWS_NO_SQUARE */
	bool is_plain;	   /* its last move is from and to switches that work */
	bool is_swept;	   /* its last move took a piece without a trace */
	struct laws_move moves[REED_FAULTS_PLIES];
};

/* The squares that changed since a turn began. */
struct reed_faults_log {
	unsigned int ply;   /* of the turn's move */
	bool is_late;	    /* the turn had begun before it was known, and with it some change */
	laws_squares began; /* what was closed then */
	laws_squares opened;
	laws_squares closed;
	laws_squares brushed; /* flickered under a piece */
	laws_squares passed;  /* closed, and opened sooner than the opponent can have lifted */
	laws_square last;     /* that changed */
	laws_time last_at;
	struct laws_position position; /* of the turn */
};

struct reed_faults {
	laws_squares failing; /* they have been told of */
	uint8_t right[64];    /* how often in a row a failing one showed what it should */
	uint8_t returns[64];  /* how often one failed again that had seemed to work */
	struct reed_faults_log log;
	/* While it is in doubt how the game went on, nothing is told of it. */
	unsigned int plies; /* that is in doubt; 0: nothing is */
	size_t count;
	struct reed_faults_way ways[REED_FAULTS_WAYS];
	struct reed_faults_way next[REED_FAULTS_WAYS];
	/* Draws offered in mid-doubt, and so many plies into it, by either side. */
	struct reed_faults_offer {
		bool stands;
		unsigned int plies;
		struct edge edge;
	} offers[2];
};

struct tracker;
struct acts;

/* The game begins, or goes on from a position that stands: no move is in doubt. */
void reed_faults_begin(struct tracker *tracker);

/* The game has started, with switches that were told of before: they are told of again. */
void reed_faults_tell_again(struct tracker *tracker, laws_time t, struct acts *acts);

/* The turn is over by @move; what failed in it is told. */
void reed_faults_turn_over(struct tracker *tracker, const struct laws_position *before,
			   struct laws_move move, const struct edge *edge, struct acts *acts);

/* Without levers a turn is over without a press. */
void reed_faults_follow(struct tracker *tracker);

/* A square has changed. Returns true when that says nothing of pieces. */
bool reed_faults_note(struct tracker *tracker, const struct edge *edge);

/* A square has flickered. */
void reed_faults_note_brush(struct tracker *tracker, laws_square square);

/* Nobody saw which squares changed. */
void reed_faults_note_unobserved(struct tracker *tracker);

/* True when @side is to move, and no hypothesis shows a legal move. */
bool reed_faults_in_question(const struct tracker *tracker, enum laws_side side);

/* True while it is in doubt how the game went on. */
bool reed_faults_in_doubt(const struct tracker *tracker);

/*
 * @side presses. Where no hypothesis shows a legal move, but one fits by all
 * other squares, that becomes the hypothesis. Returns true when it is in doubt
 * which: then the press means nothing else.
 */
bool reed_faults_on_press(struct tracker *tracker, enum laws_side side, const struct edge *edge,
			  struct acts *acts);

/* Nothing changes any more, at @t: likewise a move from a failing square. */
void reed_faults_on_rest(struct tracker *tracker, laws_time t, struct acts *acts);

/* The game is to end: the likeliest of what is in doubt is taken. */
void reed_faults_resolve(struct tracker *tracker, const struct edge *edge, struct acts *acts);

/* A draw is offered: returns true when that is told when the doubt is over, or is kept already. */
bool reed_faults_keep_offer(struct tracker *tracker, const struct edge *edge, struct acts *acts);

/* Offers that were kept are told now, as they stand. */
void reed_faults_tell_offers(struct tracker *tracker, struct acts *acts);

/* Likewise, as ones that have lapsed. */
void reed_faults_drop_offers(struct tracker *tracker, struct acts *acts);

/* What is occupied, as far as the switches can be believed; else as in @position. */
laws_squares reed_faults_believed(const struct tracker *tracker,
				  const struct laws_position *position);

#endif
