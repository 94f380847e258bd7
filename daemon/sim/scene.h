/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The playing of a script: who acts when, thinks how long, presses, announces
 * and rules. Fills a timeline with what hands do, and a list with commands.
 */
#ifndef TOUCHMOVE_SIM_SCENE_H
#define TOUCHMOVE_SIM_SCENE_H

#include "sim/hand.h"
#include "sim/inputs.h"
#include "sim/script.h"
#include "sim/simulate.h"
#include "sim/style.h"
#include "sim/surroundings.h"

struct player {
	struct style style;
	struct hand_model model;
	struct hand_model hurried; /* when his time is short */
	struct hand hand;	   /* the one that moves and presses */
	struct hand other;
};

struct scene {
	const struct script *script;
	const struct pace_model *pace;
	struct table table;
	struct player players[2];
	/* Those of a game on two boards (Appendix D); the clock's levers are the first one's. */
	unsigned int boards;
	struct scene_board {
		struct field field;
		struct timeline timeline;
	} board[2];
	struct random random;
	struct input_list commands;
	struct laws_clock clock; /* the players look at it */
	laws_time now;		 /* of the last thing that the opponent waits for */
	laws_time released;	 /* of the last move, when its mover's hand let go */
	bool may_answer;	 /* before the press: nothing else is to come */
	bool owes_press;	 /* the player who is not to move has not pressed */
	bool unpressed;		 /* nor the one who is, his last move */
	/* What is done against the Laws, and before or in which play. */
	struct deed deed;
	size_t deed_at;
	bool has_deed;
};

/* Sets the scene up; scene_free() frees what playing it adds. The struct must stay put. */
void scene_init(struct scene *scene, const struct simulation *simulation,
		const struct script *script, struct random random);

/* Plays the script to its end. */
void scene_play(struct scene *scene);

void scene_free(struct scene *scene);

/* For those who act in it: incidents and offences. */

/* The player to move has thought: his hand is free to act. */
struct hand *scene_ready(struct scene *scene, enum laws_side side);

laws_time scene_pause(struct scene *scene, laws_time least, laws_time most);

void scene_command(struct scene *scene, laws_time t, struct command command);

/* One square of @from at random, or LAWS_NO_SQUARE when it is empty. */
laws_square scene_choose(struct scene *scene, laws_squares from);

/* Presses, so that the clock of the other side runs from now on. */
void scene_press(struct scene *scene, struct hand *hand);

/* What the arbiter and the opponent do about an irregularity that was pressed. */
void scene_confirm(struct scene *scene);
void scene_press_back(struct scene *scene, enum laws_side side);

#endif
