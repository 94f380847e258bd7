/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * All hypotheses that are still possible, side by side: each edge lets them
 * branch by every reading of it that is not absurd; what all agree on can be
 * said; a rest, a press or the end of the game settles which is the likeliest.
 */
#ifndef TOUCHMOVE_HYPOTHESES_H
#define TOUCHMOVE_HYPOTHESES_H

#include "input/edge.h"
#include "track/hypothesis.h"

#define HYPOTHESES_MAX 12
/* How many moves can be open at once, and how many readings of them. */
#define HYPOTHESES_TURNS 20

struct hypotheses {
	laws_time touch_time;	     /* how short a lift is only a brush */
	bool has_levers;	     /* without them an early answer is nothing unusual */
	unsigned int adjusting;	     /* the first ply for which an adjustment was announced, or 0 */
	unsigned int adjusting_last; /* and the last one */
	laws_time announced_at;	     /* when it was announced */
	laws_squares adjusted;	     /* of these squares; 0: of any */
	enum laws_kind declared;     /* what a pawn shall become in the turn of declared_ply */
	unsigned int declared_ply;
	char seen[64];		 /* the piece last put on a square, where the source knows */
	laws_time opened_at[64]; /* when a reed last opened, since they began */
	/*
	 * Moves that nobody saw have several readings, and only what follows can tell
	 * which is right: nothing is decided between equals. They began in @base.
	 */
	bool ambiguous;
	struct turn base;
	struct turn turns[HYPOTHESES_TURNS]; /* those that some hypothesis is about */
	size_t count;
	size_t kept; /* of next, while they branch */
	struct hypothesis each[HYPOTHESES_MAX];
	struct hypothesis next[HYPOTHESES_MAX];
};

/* One hypothesis: every piece of @position at home, in the turn that makes move @ply. */
void hypotheses_begin(struct hypotheses *set, const struct laws_position *position,
		      unsigned int ply);

/* They branch by a lift, a placement, or a flicker of an occupied square. */
void hypotheses_lift(struct hypotheses *set, const struct edge *edge);
void hypotheses_place(struct hypotheses *set, const struct edge *edge);
void hypotheses_brush(struct hypotheses *set, const struct edge *edge);

/*
 * When @occupied is what the position before the move occupies, that is an
 * hypothesis too, however it came about.
 */
void hypotheses_consider_set_up(struct hypotheses *set, laws_squares occupied, laws_time t);

/* What @hypothesis amounts to, with the promotion that was declared, seen, or is assumed. */
enum hypothesis_shape hypotheses_shape(const struct hypotheses *set,
				       const struct hypothesis *hypothesis, struct laws_move *move);

/*
 * Takes what is due as said: the next act on which all agree goes to @act.
 * Returns false when there is none.
 */
bool hypotheses_agree(struct hypotheses *set, struct laws_act *act);

/* How many acts found no room among the pending ones since this was last asked: a bug. */
unsigned int hypotheses_take_lost(struct hypotheses *set);

/*
 * They branch by all that changed unseen between @from and @to, the squares that
 * were occupied and are: lifts, then placements, then a capture that shows
 * only by the piece that is gone. @edge is the gap.
 */
void hypotheses_branch_unobserved(struct hypotheses *set, laws_squares from, laws_squares to,
				  const struct edge *edge);

/* Only the likeliest is kept, and shows the legal @move of its turn, done at @t. */
void hypotheses_become(struct hypotheses *set, struct laws_move move, laws_time t);

/* Likewise a promotion, whose pawn may have been told as released where none could have come to. */
void hypotheses_become_promotion(struct hypotheses *set, struct laws_move move, laws_time t);

/*
 * Keeps a reading for each of the @count legal moves @list of the likeliest's
 * turn, at least two: done at @t, pressed, and waiting to be said until it is
 * the only one left.
 */
void hypotheses_part(struct hypotheses *set, const struct laws_move *list, size_t count,
		     laws_time t);

/* True when there is hardly room for more of what waits to be said. */
bool hypotheses_are_full(const struct hypotheses *set);

/* True when @occupied may be seen in the course of a move that some hypothesis allows next. */
bool hypotheses_allow(const struct hypotheses *set, laws_squares occupied);

/*
 * Nothing has changed for the settle time: what was put down counts as
 * released, and if that makes a whole move or none it is the only hypothesis.
 */
void hypotheses_rest(struct hypotheses *set, laws_time t);

/*
 * They branch by this: the move that stood stands still when @side presses at @t,
 * and what was lifted a moment before was not lifted by the hand that presses,
 * but nudged.
 */
void hypotheses_overlook(struct hypotheses *set, enum laws_side side, laws_time t);

/*
 * They branch by the one capture that can have been made without a trace of the
 * captured piece by who presses, @side. Returns false when he seems to hold a
 * piece of his own still, and one of several such captures is likelier than
 * whatever else explains the press.
 */
bool hypotheses_sweep(struct hypotheses *set, const struct edge *edge, enum laws_side side);

/*
 * Where a press by @side at @t makes several captures by sweeping equally
 * likely, and nothing likelier, keeps these as readings between which nothing
 * is decided: pressed, and waiting. Returns false, and changes nothing, where not.
 */
bool hypotheses_part_sweeps(struct hypotheses *set, enum laws_side side, laws_time t);

/* True when a captured piece may be swept aside, and still to be taken away. */
bool hypotheses_have_shoved(const struct hypotheses *set);

/*
 * True when the move that stands may as well be a captured piece that was swept
 * aside and is still to be taken away: more time will tell.
 */
bool hypotheses_are_ambiguous(const struct hypotheses *set);

/* The likeliest if nothing more comes. */
const struct hypothesis *hypotheses_likeliest(const struct hypotheses *set);

/* Only the likeliest is kept; nothing is said by that. */
void hypotheses_end(struct hypotheses *set);

/*
 * @edge is a press by @side. When @side is to move in the likeliest, only that is
 * kept, all of it is said, and @whole tells whether it is a legal move, @move.
 * Else the press is for an earlier move, and what the other does stays open.
 */
void hypotheses_press(struct hypotheses *set, const struct edge *edge, enum laws_side side,
		      bool *whole, struct laws_move *move);

/*
 * By which hypothesis @side, who is to move, would press now without a legal
 * move; NULL when the likeliest has one, is another turn's, or nothing is decided.
 */
const struct hypothesis *hypotheses_without_move(const struct hypotheses *set, enum laws_side side);

/* Everything of the only hypothesis left is final at @t. */
void hypotheses_settle(struct hypotheses *set, laws_time t);

/* The only hypothesis left has shown @move, and its turn is over. */
void hypotheses_go_on(struct hypotheses *set, struct laws_move move);

/* When the first lift was that is not said and not for a purpose, or LAWS_NEVER. */
laws_time hypotheses_untold_lift(const struct hypotheses *set);

/* Queues the touches of pieces lifted at or before @limit. */
void hypotheses_emit_touches(struct hypotheses *set, laws_time limit);

/* The squares whose reeds have opened since the move before that of the first hypothesis stood. */
laws_squares hypotheses_opened(const struct hypotheses *set);

/* The squares on which the source has recognised what was put there last. */
laws_squares hypotheses_recognised(const struct hypotheses *set);

/* Whoever is to move in the first hypothesis. */
enum laws_side hypotheses_mover(const struct hypotheses *set);

#endif
