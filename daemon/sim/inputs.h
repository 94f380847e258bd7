/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The result of a simulated game: settings, inputs in the order of time, and the truth
 * about offences and the switch that failed.
 */
#ifndef TOUCHMOVE_SIM_INPUTS_H
#define TOUCHMOVE_SIM_INPUTS_H

#include <stdio.h>

#include "input/frame.h"
#include "config/settings.h"

/* The offences of players, by the names of the alerts that should report them. */
enum offence {
	OFFENCE_ILLEGAL_MOVE,
	OFFENCE_NO_MOVE,
	OFFENCE_TOUCH_MOVE,
	OFFENCE_MOVED_AFTER_RELEASE,
	OFFENCE_CASTLING_ROOK_FIRST,
	OFFENCE_TWO_HANDS_CASTLING,
	OFFENCE_TWO_HANDS_CAPTURE,
	OFFENCE_CLOCK_OTHER_HAND,
	OFFENCE_TOUCHED_OUT_OF_TURN,
	OFFENCES,
};

/* "illegal-move" …, "two-hands-castling" and so on; NULL-terminated. */
extern const char *const offence_names[];

/* One offence as it was acted. */
struct deed {
	enum offence offence;
	enum laws_side side;
	unsigned int ply; /* of the move in progress, from 1 */
	laws_time from;	  /* when it began, and when it could be recognised */
	laws_time to;
	/* Of an illegal move: which piece went where, and what it took, or LAWS_NO_SQUARE. */
	laws_square played_from;
	laws_square played_to;
	laws_square played_captured;
};

#define DEEDS_MAX 16

/* The faults of a switch. */
enum switch_fault {
	SWITCH_WORKS,
	SWITCH_STUCK_OPEN,   /* it does not close any more */
	SWITCH_STUCK_CLOSED, /* it does not open any more */
	SWITCH_DYING,	     /* it misses closings, and opens at times */
};

/* An incident as it was acted, which is no offence. */
struct trouble {
	const char *what;   /* "fallen", "flickers" …, for the comment */
	unsigned int ply;   /* of the move in progress; between moves, of the last one */
	laws_square square; /* or LAWS_NO_SQUARE */
	laws_time from;
	laws_time to; /* LAWS_NEVER: until the end */
};

#define TROUBLES_MAX 64

struct input_list {
	struct settings settings;
	struct deed deeds[DEEDS_MAX];
	size_t deed_count;
	enum switch_fault fault;
	laws_square faulty;		       /* the switch that fails, if one does */
	struct trouble troubles[TROUBLES_MAX]; /* the first ones */
	size_t trouble_count;
	/* Squares whose switches fail or follow a neighbour, and since when. */
	laws_squares doubtful;
	laws_time doubtful_from;
	bool strong; /* kings and queens have magnets that close reeds beside their squares */
	/* No frames arrived from @unseen_from to @unseen_to; equal: there was no outage. */
	laws_time unseen_from;
	laws_time unseen_to;
	/* When the hand set out for each of the @plies moves. */
	laws_time *begun;
	size_t plies;
	laws_time over; /* when the last move was done, before any command ends the game */
	struct input *inputs;
	size_t count;
	size_t room;
	bool failed; /* memory was out: inputs are missing */
};

/* Appends @input. */
void inputs_add(struct input_list *list, const struct input *input);

/* Appends @trouble; those after the first TROUBLES_MAX are dropped. */
void inputs_note(struct input_list *list, const struct trouble *trouble);

/* Frees the inputs; the list is then empty. */
void inputs_free(struct input_list *list);

/* Writes the list as a reedtrace, followed by deeds, troubles and a fault as comments. */
void inputs_write(const struct input_list *list, FILE *file);

#endif
