/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The hand model: what one hand does and how long it takes, over a board
 * measured in µm. It says when magnets come and go, nothing of contacts, and
 * knows pieces only as things to grip.
 */
#ifndef TOUCHMOVE_SIM_HAND_H
#define TOUCHMOVE_SIM_HAND_H

#include "random.h"
#include "timeline.h"

/*
 * What a hand is like. Times in µs, lengths in µm, shares in percent. Where no
 * origin is given the value is an estimate of ours, to be measured at a board.
 */
struct hand_model {
	laws_time reach_start;	   /* of Fitts' law: what any movement takes */
	laws_time reach_per_bit;   /* of Fitts' law: some 10 bits a second (Fitts 1954) */
	unsigned int reach_spread; /* a movement takes up to this share longer than by the law */
	int32_t width_piece;	   /* how exactly the fingers must meet a piece */
	int32_t width_square;	   /* how exactly a piece must meet its square */
	int32_t width_lever;	   /* how exactly a finger must meet a lever or button */
	laws_time grip_least;	   /* fingers close around a piece */
	laws_time grip_most;
	laws_time rise;		  /* a piece is lifted, or let down, by the height of a carry */
	int32_t carry_height;	  /* how high a piece is carried */
	int32_t reed_height;	  /* how far up a magnet still closes the reed below */
	unsigned int reed_radius; /* how far off its middle, as a share of the square's side */
	laws_time release_least;  /* fingers let go */
	laws_time release_most;
	laws_time press_least; /* a lever or button goes down */
	laws_time press_most;
	laws_time hold_least; /* a button is held down */
	laws_time hold_most;
	laws_time brush_least; /* a sleeve tilts a piece: shorter than any touch */
	laws_time brush_most;
	unsigned int slide_share; /* a slide takes this share of a carry's time */
	laws_time reaction;	  /* before an answer to what was seen */
};

/* An adult who plays without haste. */
extern const struct hand_model hand_calm;

/* The same hand in @percent of the time. */
struct hand_model hand_hurried(const struct hand_model *calm, unsigned int percent);

/* In µm; x from the a-file's edge to the h-file, y from White's edge to Black's. */
struct point {
	int32_t x;
	int32_t y;
};

/* Where things are: the clock stands at the h-file's side, levers and buttons on it. */
struct table {
	int32_t square_size;
};

struct point table_square(const struct table *table, laws_square square);
struct point table_input(const struct table *table, unsigned int line);
struct point table_rest(const struct table *table, enum laws_side side);
/* Where @side puts captured pieces and takes promoted ones from. */
struct point table_beside(const struct table *table, enum laws_side side);

struct hand {
	const struct hand_model *model;
	const struct table *table;
	struct random *random;
	struct timeline *timeline;
	enum laws_side side;
	struct point at;
	laws_time now; /* until when it is busy */
};

void hand_init(struct hand *hand, const struct hand_model *model, const struct table *table,
	       struct random *random, struct timeline *timeline, enum laws_side side);

/* The least time in which the hand gets from @from to a target of @width at @to. */
laws_time hand_travel(const struct hand_model *model, struct point from, struct point to,
		      int32_t width);

/* Stays where it is until @t, or for @span. */
void hand_wait_until(struct hand *hand, laws_time t);
void hand_wait(struct hand *hand, laws_time span);

/* Reaches for the piece on @square and lifts it. */
void hand_lift(struct hand *hand, laws_square square);

/* Carries what it holds to @square, lets it down and lets go. */
void hand_place(struct hand *hand, laws_square square);

/* Reaches for the piece on @from and pushes it in a straight line to @to without lifting it. */
void hand_slide(struct hand *hand, laws_square from, laws_square to);

/* Carries what it holds beside the board; takes a new piece from there. */
void hand_discard(struct hand *hand);
void hand_fetch(struct hand *hand);

/* Presses its own lever: the other one rises. Returns when. */
laws_time hand_press(struct hand *hand);

/* Pushes and lets go of the button on @line. Returns when it went down. */
laws_time hand_push(struct hand *hand, unsigned int line);

/* On the way to somewhere near, tilts the piece on @square for an instant. */
void hand_brush(struct hand *hand, laws_square square);

/* Goes back to where it rests. */
void hand_withdraw(struct hand *hand);

#endif
