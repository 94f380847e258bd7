/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The hand model: what one hand does and how long it takes, over a board measured in µm. It
 * moves magnets and presses levers; contacts and rules are not its part.
 */
#ifndef TOUCHMOVE_SIM_HAND_H
#define TOUCHMOVE_SIM_HAND_H

#include "sim/field.h"
#include "sim/random.h"
#include "sim/timeline.h"

/*
 * The properties of a hand. Times in µs, lengths in µm, shares in percent. The sources of
 * the figures stand beside hand_swift and in packaging/guide/simulator.md.
 */
struct hand_model {
	laws_time reach_start;	   /* Fitts' law, empty hand: constant term */
	laws_time reach_per_bit;   /* and time for each bit of difficulty */
	laws_time carry_start;	   /* the same with a piece in the hand */
	laws_time carry_per_bit;   /* */
	unsigned int reach_spread; /* a movement may take this share longer than by the law */
	int32_t peak_speed;	   /* of a hand, in µm a second */
	int32_t width_piece;	   /* width of a piece as a target of the fingers */
	unsigned int width_square; /* width of a square as a target of a piece, in % of the side */
	unsigned int
		stray_most;   /* a piece farther from the middle is put right, in % of the side */
	int32_t width_lever;  /* width of a lever or button as a target */
	laws_time grip_least; /* fingers close around a piece */
	laws_time grip_most;
	laws_time rise;		 /* a piece is lifted by the height of a carry */
	int32_t carry_height;	 /* how high a piece is carried */
	int32_t clear_height;	 /* the same over other pieces */
	laws_time release_least; /* fingers let go */
	laws_time release_most;
	laws_time press_least; /* a lever or button goes down */
	laws_time press_most;
	laws_time hold_least; /* a button is held down */
	laws_time hold_most;
	laws_time brush_least; /* a sleeve tilts a piece */
	laws_time brush_most;
	unsigned int slide_share; /* a push takes this share of a carry's time */
	laws_time reaction;	  /* before an answer to what was seen */
	unsigned int off_centre;  /* placements near the reed's limit, of 100,000 */
};

/* As fast as people can be when they try: the results of experiments. */
extern const struct hand_model hand_swift;

/* The same hand in @percent of the time, also at its peak speed. */
struct hand_model hand_paced(const struct hand_model *swift, unsigned int percent);

/* Where things are: the clock stands at the h-file's side, levers and buttons on it. */
struct table {
	int32_t square_size;
};

struct point table_square(const struct table *table, laws_square square);
struct point table_input(const struct table *table, unsigned int line);
/* Where a hand of @side rests: the one that presses, or the other. */
struct point table_rest(const struct table *table, enum laws_side side, bool other_hand);
/* Where @side puts captured pieces and takes promoted ones from. */
struct point table_beside(const struct table *table, enum laws_side side);

struct hand {
	const struct hand_model *model;
	const struct table *table;
	struct random *random;
	struct timeline *timeline; /* of the levers and buttons */
	struct field *field;
	enum laws_side side;
	bool is_other; /* not the one that presses */
	struct point at;
	laws_time now;	/* busy until then */
	magnet_id left; /* a captured piece still to be taken off the board, or NO_MAGNET */
};

void hand_init(struct hand *hand, const struct hand_model *model, const struct table *table,
	       struct random *random, struct field *field, enum laws_side side, bool is_other);

/*
 * The least time in which the hand gets from @from to a target of @width at @to, with a
 * piece in it or @empty: by Fitts' law, and no faster than a minimum-jerk movement at its
 * peak speed.
 */
laws_time hand_travel(const struct hand_model *model, struct point from, struct point to,
		      int32_t width, bool empty);

/* Stays where it is until @t, or for @span. */
void hand_wait_until(struct hand *hand, laws_time t);
void hand_wait(struct hand *hand, laws_time span);

/* Reaches for the piece on @square and lifts it; returns the piece. */
magnet_id hand_lift(struct hand *hand, laws_square square);

/*
 * Carries @piece, which it holds, to @square and sets it down; hand_place() lets go,
 * hand_set_down() keeps hold of it.
 */
void hand_place(struct hand *hand, magnet_id piece, laws_square square);
void hand_set_down(struct hand *hand, magnet_id piece, laws_square square);

/* Lifts the piece that it has set down on @square and still holds. */
magnet_id hand_raise(struct hand *hand, laws_square square);

/* Lifts the piece on @from and sets it on @to in one movement, at most at @height; lets go. */
void hand_carry(struct hand *hand, laws_square from, laws_square to, int32_t height);

/* Reaches for the piece on @from and pushes it in a straight line to @to without lifting it. */
void hand_slide(struct hand *hand, laws_square from, laws_square to);

/* True when the piece on @square can be shoved aside: a square beside it is free. */
bool hand_can_sweep(const struct hand *hand, laws_square square);

/*
 * @piece, which the hand holds, pushes the one on @square off its middle, towards a free
 * square, and takes its place; then the hand picks up the other one and keeps it. Returns
 * that one.
 */
magnet_id hand_sweep(struct hand *hand, magnet_id piece, laws_square square);

/* Reaches for @piece, which stands or lies on no square, and lifts it. */
void hand_take(struct hand *hand, magnet_id piece);

/* Puts @piece, which it holds, on the corner of @square towards @from, away from all reeds. */
void hand_put_on_corner(struct hand *hand, magnet_id piece, laws_square square, laws_square from);

/*
 * Lifts the piece on @square with the fingers that hold @piece, and sets @piece down there at the
 * same time. Returns the lifted one, which stays in the hand.
 */
magnet_id hand_swap(struct hand *hand, magnet_id piece, laws_square square);

/*
 * Moves the piece on @from to @square, where it shoves the other one aside by the width of the
 * bases, and lets go; with @along it stays on the board on its way. Returns the shoved piece,
 * which stands on no square any more, or NO_MAGNET without doing anything when there is no
 * room for it.
 */
magnet_id hand_shove(struct hand *hand, laws_square from, laws_square square, bool along);

/* Pushes @piece, which stands on no square, off the board, or lifts it where no way is free. */
void hand_slide_off(struct hand *hand, magnet_id piece);

/*
 * @piece, which the hand has lifted, leaves the board with it while the hand goes on, which takes
 * no time of its own. NO_MAGNET: none does.
 */
void hand_keep(struct hand *hand, magnet_id piece);

/* Carries the piece in hand beside the board; takes a new piece from there. */
void hand_discard(struct hand *hand, magnet_id piece);
magnet_id hand_fetch(struct hand *hand);

/* Presses its own lever, so that the other one rises. Returns when. */
laws_time hand_press(struct hand *hand);

/* Presses and releases the button on @line. Returns when it went down. */
laws_time hand_push(struct hand *hand, unsigned int line);

/* Tilts the piece on @square for an instant, on the way to a place nearby. */
void hand_brush(struct hand *hand, laws_square square);

/* A sleeve shoves the piece on @square by @part % of the side, away from @hand's rest. */
void hand_knock(struct hand *hand, laws_square square, unsigned int part);

/* Goes back to where it rests. */
void hand_withdraw(struct hand *hand);

#endif
