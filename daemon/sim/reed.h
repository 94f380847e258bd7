/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The switch model: turns reeds closed by magnets, and levers, into the frames of a scanned
 * board. Hands and chess are not its part.
 */
#ifndef TOUCHMOVE_SIM_REED_H
#define TOUCHMOVE_SIM_REED_H

#include "sim/inputs.h"
#include "sim/random.h"
#include "sim/timeline.h"

/* All times in µs. */
struct reed_model {
	laws_time scan_periods[3]; /* a board's scan period is one of these */
	laws_time bounce_least;	   /* how long a contact bounces; both 0: no bounce */
	laws_time bounce_most;
	laws_time flight_least; /* how long a contact stays open or closed in a bounce */
	laws_time flight_most;
	laws_time chatter_most; /* the same while a slow magnet lingers; 0: no chatter */
	laws_time rocker_most;	/* the rising lever is released up to this earlier */
	/* The rate of changes, in 100,000, during which the reader is not served for a while. */
	unsigned int stalls;
	laws_time stall_least;
	laws_time stall_most;
	/* The rate of games, in 100,000, in which a switch begins to stick, or to die. */
	unsigned int stuck;
	unsigned int dying;
	unsigned int dying_misses;   /* percent of a dying switch's closings that are missed */
	laws_time dying_drops_least; /* while closed it opens for this long, */
	laws_time dying_drops_most;
	laws_time dying_drops_every; /* this often on average */
};

/* Contacts without bounce, scanned each millisecond. */
extern const struct reed_model reed_ideal;

/* Contacts that bounce for 0.5 to 2 ms, as reed switches and micro switches do. */
extern const struct reed_model reed_bouncing;

/* Contacts that also chatter under slow magnets; scanned each 1, 2 or 5 ms. */
extern const struct reed_model reed_usual;

/* Contacts scanned each 5, 10 or 20 ms, with lost frames, and switches that fail in some games. */
extern const struct reed_model reed_worn;

/* A reed that closes, from a time on, also when its neighbour does. */
struct crosstalk {
	laws_square source;
	laws_square follower; /* LAWS_NO_SQUARE: no crosstalk */
	bool both_ways;
	laws_time from;
};

/* The faults that a hardship asks for; all zero: none. */
struct reed_hardship {
	enum switch_fault
		fault; /* of one switch, from a time in the first two thirds of the game on */
	bool crosstalk;
	bool from_start;
	struct random random; /* draws squares and times */
};

/*
 * Appends to @list the frame of the first state at time 0, then one for each change that
 * the scan sees in @timeline, which must be sorted. Notes there which switch failed, if one
 * did. @hardship may be NULL. @list->failed takes over @timeline's @failed, and is set when memory
 * is out.
 */
void reed_scan(const struct reed_model *model, struct random *random, laws_squares squares,
	       const struct timeline *timeline, struct reed_hardship *hardship,
	       struct input_list *list);

#endif
