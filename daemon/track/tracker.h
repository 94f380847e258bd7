/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Edges in, acts out: what the hands did to the pieces. The tracker knows
 * pieces and squares; of the rules it asks only which moves are legal, and it
 * knows nothing of conduct.
 *
 * It keeps every hypothesis of the edges that is still possible, and says an
 * act once all that remain agree on it, or once a press, the opponent's lift
 * or a rest forces the likeliest.
 */
#ifndef TOUCHMOVE_TRACKER_H
#define TOUCHMOVE_TRACKER_H

#include "track/displacement.h"
#include "track/history.h"
#include "input/edge.h"
#include "track/hypotheses.h"
#include "track/inferring.h"
#include "track/chatter.h"
#include "config/settings.h"
#include "track/reed_faults.h"
#include "track/unfollowed.h"

#define TRACKER_ACTS 256
/* Of these so many are kept for orders, each of which is answered: one, and kept offers. */
#define TRACKER_ORDERS 4

/* Acts handed out by one step, in order. Their positions live in the tracker. */
struct acts {
	size_t count;
	unsigned int lost; /* for which there was no room in this step: a bug */
	struct laws_act act[TRACKER_ACTS];
};

enum tracker_phase {
	TRACKER_WAITING, /* for a game to start */
	TRACKER_PLAYING,
};

struct tracker {
	laws_time debounce_time; /* by which edges are known later than they were */
	laws_time settle_time;
	struct laws_position start;
	bool start_is_read;  /* from what is recognised on the board, if that is a start position */
	char kinds[64];	     /* what is recognised there, as in a frame */
	laws_squares astray; /* where that is not what the start position has */
	enum tracker_phase phase;
	laws_squares occupied;
	uint8_t inputs;
	bool joined;	       /* of two boards (pair.h), of which each is turned for itself */
	bool turned;	       /* by half: Black sits at row 1 of the wiring */
	bool silent;	       /* the board does not answer: nothing rests */
	laws_time answered_at; /* when it did last */
	unsigned int unobserved_ply; /* the move of which part may have gone unseen, or 0 */
	laws_time unobserved_at;     /* when the last gap was over: what began then began in it */
	bool differs;		     /* what changed in a gap is no move, unless it goes on */
	bool set_up_is_said;
	laws_time quiet_at;	  /* when what happened last has rested, or LAWS_NEVER */
	laws_time still_at;	  /* when that rest has become a long one, or LAWS_NEVER */
	enum laws_kind early;	  /* a promotion declared when none was possible, as it seemed */
	struct laws_act promoted; /* the last promotion said, if its kind is PROMOTED */
	struct history history;
	struct reed_faults reed_faults;
	struct chatter chatter;
	struct displacement displacement;
	struct unfollowed unfollowed;
	struct inferring inferring;
	struct laws_position restored; /* that of the last position restored */
	struct hypotheses set;
};

/* What the tracker takes the game for, for whoever joins two boards (pair.h). */
struct tracker_view {
	bool set_up; /* nobody moves yet: the board is to show @position */
	unsigned int ply;
	struct laws_position position; /* before the move of @ply */
	bool stands;		       /* that move does, a legal one, and leads to @after */
	struct laws_position after;
};

void tracker_view(const struct tracker *tracker, struct tracker_view *view);

/* Begins without a game, with what @settings say of times and the start position. */
void tracker_init(struct tracker *tracker, const struct settings *settings);

/*
 * Takes @edge, or NULL when the deadline has come, at @now, and fills @acts.
 * Returns the next deadline, or LAWS_NEVER.
 */
laws_time tracker_step(struct tracker *tracker, const struct edge *edge, laws_time now,
		       struct acts *acts);

#endif
