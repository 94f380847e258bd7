/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Acts a script: who acts when, thinks how long, presses, announces and rules. Fills a
 * timeline with the acts of hands, and a list with commands.
 */
#ifndef TOUCHMOVE_SIM_SCENE_H
#define TOUCHMOVE_SIM_SCENE_H

#include "sim/hand.h"
#include "sim/hardship.h"
#include "sim/inputs.h"
#include "sim/script.h"
#include "sim/simulate.h"
#include "sim/style.h"
#include "sim/surroundings.h"

struct player {
	struct style style;
	struct hand_model model;
	struct hand_model hurried; /* when the player's time is short */
	struct hand hand;	   /* the one that moves and presses */
	struct hand other;
};

/* A piece that was knocked over. */
struct fallen {
	magnet_id piece;
	unsigned int strength; /* of its magnet, while it stands */
	laws_square square;
	laws_time t;
};

#define FALLEN_MOST 2

/* The plan of a class, with random numbers of its own. */
struct mishap {
	const struct hardship_model *model;
	bool no_levers;
	struct random random;
	unsigned int knocks; /* falls still to be acted */
	size_t presses;	     /* at one of so many presses to come */
	bool knocks_now;     /* at the present press */
	unsigned int idles;  /* presses without a move still to be acted */
	size_t moves;	     /* before one of so many moves to come */
	bool idles_now;	     /* before the next one: a piece has fallen */
	struct fallen fallen[FALLEN_MOST];
	unsigned int fallen_count;
};

struct scene {
	const struct script *script;
	const struct pace_model *pace;
	struct table table;
	struct player players[2];
	/* One or two boards (Appendix D); the clock's levers are the first one's. */
	unsigned int boards;
	struct field_model field_model;
	struct scene_board {
		struct field field;
		struct timeline timeline;
	} board[2];
	struct random random;
	struct input_list commands;
	struct laws_clock clock; /* the players look at it */
	laws_time now;		 /* time of the last act that the opponent waits for */
	laws_time released;	 /* when the mover's hand released the piece of the last move */
	bool may_answer; /* the opponent may answer before the press: the move is complete */
	bool owes_press; /* the player who is not to move has not pressed for his move */
	bool unpressed;	 /* nor has the other one, for the move before */
	/* The offence, and before or in which play it is acted. */
	struct deed deed;
	size_t deed_at;
	bool has_deed;
	struct mishap mishap;
	/* When the hand set out for each move, and the number of the present one. */
	laws_time *begun;
	unsigned int ply;
	laws_time over; /* when the last move was done */
};

/* Sets the scene up; scene_free() frees what playing it adds. The struct must not be moved. */
void scene_init(struct scene *scene, const struct simulation *simulation,
		const struct script *script, struct random random);

/* Plays the script to its end. */
void scene_play(struct scene *scene);

void scene_free(struct scene *scene);

/* The following are for incidents, mishaps and offences. */

/* The player to move has thought: returns his hand, which is free to act. */
struct hand *scene_ready(struct scene *scene, enum laws_side side);

laws_time scene_pause(struct scene *scene, laws_time least, laws_time most);

void scene_command(struct scene *scene, laws_time t, struct command command);

/* Notes an incident on @square, or LAWS_NO_SQUARE, for the comments behind the trace. */
void scene_note(struct scene *scene, const char *what, laws_square square, laws_time from,
		laws_time to);

/* One square of @from at random, or LAWS_NO_SQUARE if @from is empty. */
laws_square scene_choose(struct scene *scene, laws_squares from);

/* Presses, so that the clock of the other side runs from now on. */
void scene_press(struct scene *scene, struct hand *hand);

/* The acts of the arbiter and the opponent after an irregularity that was pressed. */
void scene_confirm(struct scene *scene);
void scene_press_back(struct scene *scene, enum laws_side side);

#endif
