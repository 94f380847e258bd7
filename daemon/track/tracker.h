/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Edges in, acts out: what the hands did to the pieces. The tracker knows pieces and squares,
 * asks the library which moves are legal, and knows no rules of conduct.
 *
 * It keeps every hypothesis of the edges that is still possible, and hands out an act once all
 * that remain agree on it, or once a press, the opponent's lift or a rest forces the
 * likeliest.
 */
#ifndef TOUCHMOVE_TRACKER_H
#define TOUCHMOVE_TRACKER_H

#include "track/between.h"
#include "track/candidates.h"
#include "track/displacement.h"
#include "track/first_moves.h"
#include "track/guesses.h"
#include "track/history.h"
#include "input/edge.h"
#include "track/hypotheses.h"
#include "track/inferring.h"
#include "track/levers.h"
#include "track/chatter.h"
#include "config/settings.h"
#include "track/reed_faults.h"
#include "track/review.h"
#include "track/uncertainty.h"
#include "track/unfollowed.h"

#define TRACKER_ACTS 256
/* Places of each step kept for orders, which are all answered: a step takes one. */
#define TRACKER_ORDERS 1

/* The acts of one step, in order. Their positions live in the tracker. */
struct acts {
	size_t count;
	unsigned int lost; /* acts that found no room in this step: a bug */
	struct laws_act act[TRACKER_ACTS];
};

enum tracker_phase {
	TRACKER_WAITING, /* for a game to start */
	TRACKER_PLAYING,
};

/* So many moves a game can begin behind. */
#define MISSED_MOST 4

/* A press for the start that no first move has explained: what has been pressed since may. */
struct missed_start {
	laws_time at;
	bool by_lever;
	laws_squares differs; /* what was wrong at it */
	struct turn_log log;  /* since it */
	unsigned int presses; /* since it; 0: there is none */
	laws_time pressed_at[MISSED_MOST];
};

struct tracker {
	laws_time debounce_time; /* how much later than they happened edges are known */
	laws_time settle_time;
	struct laws_position start;
	bool start_is_read;  /* from recognised pieces, if they make a start position */
	bool starts_unasked; /* play without levers and without an arbiter: see starting.h */
	char kinds[64];	     /* the recognised pieces, as in a frame */
	laws_squares astray; /* squares whose piece differs from the start position */
	enum tracker_phase phase;
	laws_squares occupied;
	uint8_t inputs;
	laws_squares dead;     /* squares without a reed, as the board lies now */
	struct edge exchange;  /* if it is at once: nothing in the hand has explained it yet */
	struct edge seen;      /* as the board lies; the acts of its step point to its text */
	bool joined;	       /* one of two boards (pair.h), each turned by itself */
	bool turned;	       /* by half: Black sits at row 1 of the wiring */
	bool turned_for_move;  /* without levers: the first move has shown that */
	bool silent;	       /* the source does not answer: no rest counts */
	laws_time answered_at; /* when it last answered again */
	unsigned int unobserved_ply; /* the move that may have happened partly unobserved, or 0 */
	laws_time unobserved_at;     /* end of the last gap: what began then began in it */
	bool differs;		     /* what changed in a gap is no move unless it continues */
	bool set_up_is_said;
	/* A press or an order for the start, while the pieces did not stand yet. */
	struct {
		laws_time at; /* or LAWS_NEVER */
		bool by_lever;
		bool was_early;		  /* the game that is on began with it */
		bool stood;		  /* the start position, with no press for it since */
		struct turn_log since;	  /* it stood */
		struct first_moves first; /* since it stood */
		struct found_moves found; /* the game began behind them */
		laws_squares differs;	  /* what was wrong, and has not been put right since */
		struct missed_start missed;
	} start_press;
	laws_time quiet_at;   /* when the latest change has rested, or LAWS_NEVER */
	laws_time still_at;   /* when that rest is a long one, or LAWS_NEVER */
	uint8_t offered;      /* 1 << side: who has offered a draw last in this game; 0: nobody */
	enum laws_kind early; /* a promotion declared while none seemed possible */
	struct laws_act promoted; /* the last promotion handed out, if its kind is PROMOTED */
	struct history history;
	struct reed_faults reed_faults;
	struct review review;
	struct guesses guesses;
	struct candidates candidates;
	bool end_is_guess; /* as it was behind the last step */
	struct chatter chatter;
	struct between between;
	struct displacement displacement;
	struct unfollowed unfollowed;
	struct inferring inferring;
	struct levers levers;
	struct uncertainty uncertainty;
	struct laws_position restored; /* the last position restored */
	struct hypotheses set;
};

/* The tracker's view of the game, for joining two boards (pair.h). */
struct tracker_view {
	bool set_up; /* the board is to show @position before play goes on */
	unsigned int ply;
	struct laws_position position; /* before the move of @ply */
	bool stands;		       /* a legal move of @ply stands, and leads to @after */
	struct laws_position after;
};

void tracker_view(const struct tracker *tracker, struct tracker_view *view);

/*
 * Begins without a game, with the times and the start position of @settings. @course is the
 * course of the game by the judge, who has taken all acts of earlier steps; it is read as long as
 * @tracker is used.
 */
void tracker_init(struct tracker *tracker, const struct settings *settings,
		  const struct laws_course *course);

/*
 * Takes @edge, or NULL when the deadline has come, at @now, and fills @acts.
 * Returns the next deadline, or LAWS_NEVER.
 */
laws_time tracker_step(struct tracker *tracker, const struct edge *edge, laws_time now,
		       struct acts *acts);

#endif
