/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * All hypotheses that are still possible, side by side. Each edge makes them branch by every
 * plausible reading of it; acts on which all agree are final; a rest, a press or the end of
 * the game decides for the likeliest.
 */
#ifndef TOUCHMOVE_HYPOTHESES_H
#define TOUCHMOVE_HYPOTHESES_H

#include "input/edge.h"
#include "track/announcement.h"
#include "track/hypothesis.h"

#define HYPOTHESES_MAX 12
/* Open moves, with all their readings. */
#define HYPOTHESES_TURNS 20

struct hypotheses {
	laws_time touch_time;		  /* a shorter lift is a brush */
	bool has_levers;		  /* without levers an early answer is not unusual */
	struct announcement announcement; /* of an adjustment */
	enum laws_kind declared;	  /* the promotion declared for the turn of declared_ply */
	unsigned int declared_ply;
	char seen[64]; /* the piece last put on each square, where the source recognises it */
	laws_time opened_at[64]; /* when each reed last opened since the set began */
	bool shoves[2];		 /* who has captured in this game without lifting the piece */
	struct turn turns[HYPOTHESES_TURNS]; /* the turns of all hypotheses */
	struct journal journal;
	size_t count;
	size_t kept; /* filled part of next, while branching */
	struct hypothesis each[HYPOTHESES_MAX];
	struct hypothesis next[HYPOTHESES_MAX];
};

/* Begins with one hypothesis: every piece of @position at home, in the turn of move @ply. */
void hypotheses_begin(struct hypotheses *set, const struct laws_position *position,
		      unsigned int ply);

/* Branch by a lift, a placement, or a flicker of an occupied square. */
void hypotheses_lift(struct hypotheses *set, const struct edge *edge);
void hypotheses_place(struct hypotheses *set, const struct edge *edge);
void hypotheses_brush(struct hypotheses *set, const struct edge *edge);

/*
 * If @occupied is what the position before the move occupies, adds the hypothesis that the
 * pieces were put back, in whatever way.
 */
void hypotheses_consider_set_up(struct hypotheses *set, laws_squares occupied, laws_time t);

/* What @hypothesis amounts to, with the promotion that was declared, recognised or assumed. */
enum hypothesis_shape hypotheses_shape(const struct hypotheses *set,
				       const struct hypothesis *hypothesis, struct laws_move *move);

/*
 * Moves the next act that is due and on which all agree to @act.
 * Returns false when there is none.
 */
bool hypotheses_agree(struct hypotheses *set, struct laws_act *act);

/* How many acts found no room among the pending ones since the last call: a bug. */
unsigned int hypotheses_take_lost(struct hypotheses *set);

/*
 * Between two steps: makes room for more pending acts. Where half of those that one hypothesis may
 * have wait, only the likeliest goes on, and tells them.
 */
void hypotheses_tidy(struct hypotheses *set);

/*
 * Branches by everything that changed unobserved between @from and @to, two sets of occupied
 * squares: lifts, then placements, then a capture that only the missing piece shows. @edge is
 * the gap.
 */
void hypotheses_branch_unobserved(struct hypotheses *set, laws_squares from, laws_squares to,
				  const struct edge *edge);

/* Keeps only the likeliest, in which the legal @move of its turn now stands, made at @t. */
void hypotheses_become(struct hypotheses *set, struct laws_move move, laws_time t);

/* Likewise for a promotion whose pawn may already have been reported as released elsewhere. */
void hypotheses_become_promotion(struct hypotheses *set, struct laws_move move, laws_time t);

/* True when @occupied can be seen during a move that some hypothesis allows next. */
bool hypotheses_allow(const struct hypotheses *set, laws_squares occupied);

/*
 * True when @each is a capture on the last rank that may as well be a touch of the captured piece,
 * in passing, while the pawn is off the board and the new piece is fetched. No rest decides that.
 */
bool hypotheses_may_be_fetching(const struct hypotheses *set, const struct hypothesis *each);

/*
 * By the likeliest hypothesis a move that had come to rest was changed by its player, but the
 * opponent may rather have taken its piece up to capture it, and have put it down for a moment.
 * Returns when no hand would leave it there any longer, and in @where that square, that of the
 * capture, and those of the pieces that can capture; or INT64_MIN, without it: there is no such
 * doubt.
 */
laws_time hypotheses_put_down_until(const struct hypotheses *set, laws_squares *where);

/*
 * Nothing has changed for the settle time: what was put down counts as released, and if that
 * makes a whole move or none, only that hypothesis is kept.
 */
void hypotheses_rest(struct hypotheses *set, laws_time t);

/*
 * Branches by the readings that the move which stood still stands when @side presses at @t: a
 * piece lifted a moment ago was nudged, not lifted by the hand that presses; what was lifted
 * since has fallen; or a captured piece still lies beside the square of its capture.
 */
void hypotheses_overlook(struct hypotheses *set, enum laws_side side, laws_time t);

/*
 * Branches by the only capture that @side, who presses, can have made without any change under
 * the captured piece. Returns false when @side seems to hold a piece of his own and one of
 * several such captures is the likeliest reading of the press.
 */
bool hypotheses_sweep(struct hypotheses *set, const struct edge *edge, enum laws_side side);

/* True when several sweeping captures are the likeliest reading of a press by @side. */
bool hypotheses_sweeps_are_equal(const struct hypotheses *set, enum laws_side side);

/* True when a captured piece may have been swept aside and still be on the board. */
bool hypotheses_have_shoved(const struct hypotheses *set);

/*
 * True when the move that stands may as well be a captured piece that was swept aside and is
 * still to be removed: later edges will decide.
 */
bool hypotheses_are_ambiguous(const struct hypotheses *set);

/* The likeliest hypothesis if no more edges come. */
const struct hypothesis *hypotheses_likeliest(const struct hypotheses *set);

/* Keeps only the likeliest; no act becomes final by that. */
void hypotheses_end(struct hypotheses *set);

/*
 * Takes @edge, a press by @side. When @side is to move in the likeliest hypothesis, only that
 * is kept, all its acts become final, and @whole says whether it shows a legal move, @move.
 * Otherwise the press is for an earlier move, and the opponent's move stays open.
 */
void hypotheses_press(struct hypotheses *set, const struct edge *edge, enum laws_side side,
		      bool *whole, struct laws_move *move);

/* What it costs that @side leaves a captured piece beside its square until after the press. */
unsigned int hypotheses_cost_of_leaving(const struct hypotheses *set, enum laws_side side);

/*
 * The hypothesis by which @side, who is to move, would now press without a legal move. NULL
 * when the likeliest shows one, is of another turn, or is undecided.
 */
const struct hypothesis *hypotheses_without_move(const struct hypotheses *set, enum laws_side side);

/* Makes all acts of the only hypothesis left final at @t. */
void hypotheses_settle(struct hypotheses *set, laws_time t);

/* Begins the turn after @move, which the only hypothesis left has shown. */
void hypotheses_go_on(struct hypotheses *set, struct laws_move move);

/* The first lift that is neither reported nor for a purpose, or LAWS_NEVER. */
laws_time hypotheses_untold_lift(const struct hypotheses *set);

/* Queues the touches of pieces lifted at or before @limit. */
void hypotheses_emit_touches(struct hypotheses *set, laws_time limit);

/* The squares whose reeds have opened since the move before that of the first hypothesis stood. */
laws_squares hypotheses_opened(const struct hypotheses *set);

/*
 * By some hypothesis @seen can stand on @square, though another piece stood there: a held one goes
 * there by a legal move, or goes back, or a pawn has become it.
 */
bool hypotheses_may_exchange(const struct hypotheses *set, laws_square square, laws_piece seen);

/* The squares on which the source has recognised what was put there last. */
laws_squares hypotheses_recognised(const struct hypotheses *set);

/* The side to move in the first hypothesis. */
enum laws_side hypotheses_mover(const struct hypotheses *set);

#endif
