/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * All explanations that are still possible, side by side: each edge lets them
 * grow by every reading of it that is not absurd; what all agree on can be
 * said; a rest, a press or the end of the game settles which is the likeliest.
 */
#ifndef TOUCHMOVE_EXPLANATIONS_H
#define TOUCHMOVE_EXPLANATIONS_H

#include "input/edge.h"
#include "track/explanation.h"

#define EXPLANATIONS_MAX 12
/* How many moves can be open at once, and how many readings of them. */
#define EXPLANATIONS_TURNS 20

struct explanations {
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
	bool undecided;
	struct turn base;
	struct turn turns[EXPLANATIONS_TURNS]; /* those that some explanation is about */
	size_t count;
	size_t kept; /* of next, while they grow */
	struct explanation each[EXPLANATIONS_MAX];
	struct explanation next[EXPLANATIONS_MAX];
};

/* One explanation: every piece of @position at home, in the turn that makes move @ply. */
void explanations_begin(struct explanations *set, const struct laws_position *position,
			unsigned int ply);

/* They grow by a lift, a placement, or a flicker of an occupied square. */
void explanations_lift(struct explanations *set, const struct edge *edge);
void explanations_place(struct explanations *set, const struct edge *edge);
void explanations_brush(struct explanations *set, const struct edge *edge);

/*
 * When @occupied is what the position before the move occupies, that is an
 * explanation too, however it came about.
 */
void explanations_consider_set_up(struct explanations *set, laws_squares occupied, laws_time t);

/* What @explanation amounts to, with the promotion that was declared, seen, or is assumed. */
enum explanation_shape explanations_shape(const struct explanations *set,
					  const struct explanation *explanation,
					  struct laws_move *move);

/*
 * Takes what is due as said: the next act on which all agree goes to @act.
 * Returns false when there is none.
 */
bool explanations_agree(struct explanations *set, struct laws_act *act);

/*
 * They grow by all that changed unseen between @from and @to, the squares that
 * were occupied and are: lifts, then placements, then a capture that shows
 * only by the piece that is gone. @edge is the gap.
 */
void explanations_gap(struct explanations *set, laws_squares from, laws_squares to,
		      const struct edge *edge);

/* Only the likeliest is kept, and shows the legal @move of its turn, done at @t. */
void explanations_become(struct explanations *set, struct laws_move move, laws_time t);

/* Likewise a promotion, whose pawn may have been told as released where none could have come to. */
void explanations_become_promotion(struct explanations *set, struct laws_move move, laws_time t);

/*
 * Keeps a reading for each of the @count legal moves @list of the likeliest's
 * turn, at least two: done at @t, pressed, and waiting to be said until it is
 * the only one left.
 */
void explanations_part(struct explanations *set, const struct laws_move *list, size_t count,
		       laws_time t);

/* True when there is hardly room for more of what waits to be said. */
bool explanations_are_full(const struct explanations *set);

/* True when @occupied may be seen in the course of a move that some explanation allows next. */
bool explanations_allow(const struct explanations *set, laws_squares occupied);

/*
 * Nothing has changed for the settle time: what was put down counts as
 * released, and if that makes a whole move or none it is the only explanation.
 */
void explanations_rest(struct explanations *set, laws_time t);

/*
 * They grow by this: the move that stood stands still when @side presses at @t,
 * and what was lifted a moment before was not lifted by the hand that presses,
 * but nudged.
 */
void explanations_overlook(struct explanations *set, enum laws_side side, laws_time t);

/*
 * They grow by the one capture that can have been made without a trace of the
 * captured piece by who presses, @side. Returns false when he seems to hold a
 * piece of his own still, and one of several such captures is likelier than
 * whatever else explains the press.
 */
bool explanations_sweep(struct explanations *set, const struct edge *edge, enum laws_side side);

/*
 * Where a press by @side at @t makes several captures by sweeping equally
 * likely, and nothing likelier, keeps these as readings between which nothing
 * is decided: pressed, and waiting. Returns false, and changes nothing, where not.
 */
bool explanations_part_sweeps(struct explanations *set, enum laws_side side, laws_time t);

/* True when a captured piece may be swept aside, and still to be taken away. */
bool explanations_have_shoved(const struct explanations *set);

/*
 * True when the move that stands may as well be a captured piece that was swept
 * aside and is still to be taken away: more time will tell.
 */
bool explanations_are_contested(const struct explanations *set);

/* The likeliest if nothing more comes. */
const struct explanation *explanations_likeliest(const struct explanations *set);

/* Only the likeliest is kept; nothing is said by that. */
void explanations_end(struct explanations *set);

/*
 * @edge is a press by @side. When @side is to move in the likeliest, only that is
 * kept, all of it is said, and @whole tells whether it is a legal move, @move.
 * Else the press is for an earlier move, and what the other does stays open.
 */
void explanations_press(struct explanations *set, const struct edge *edge, enum laws_side side,
			bool *whole, struct laws_move *move);

/*
 * By which explanation @side, who is to move, would press now without a legal
 * move; NULL when the likeliest has one, is another turn's, or nothing is decided.
 */
const struct explanation *explanations_without_move(const struct explanations *set,
						    enum laws_side side);

/* Everything of the only explanation left is final at @t. */
void explanations_settle(struct explanations *set, laws_time t);

/* The only explanation left has shown @move, and its turn is over. */
void explanations_go_on(struct explanations *set, struct laws_move move);

/* When the first lift was that is not said and not for a purpose, or LAWS_NEVER. */
laws_time explanations_untold_lift(const struct explanations *set);

/* Queues the touches of pieces lifted at or before @limit. */
void explanations_say_touches(struct explanations *set, laws_time limit);

/* The squares whose reeds have opened since the move before that of the first explanation stood. */
laws_squares explanations_opened(const struct explanations *set);

/* Whoever is to move in the first explanation. */
enum laws_side explanations_mover(const struct explanations *set);

#endif
