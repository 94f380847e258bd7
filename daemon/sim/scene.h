/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The playing of a script: who acts when, thinks how long, presses, announces
 * and rules. Fills a timeline with what hands do, and a list with commands.
 */
#ifndef TOUCHMOVE_SIM_SCENE_H
#define TOUCHMOVE_SIM_SCENE_H

#include "hand.h"
#include "inputs.h"
#include "script.h"
#include "simulate.h"

struct scene {
	const struct script *script;
	struct table table;
	struct hand_model model;
	struct hand_model hurried;
	struct hand hands[2];
	struct random random;
	struct timeline timeline;
	struct input_list commands;
	struct laws_clock clock; /* the players look at it */
	laws_time thinking;	 /* on average */
	bool touches;		 /* honest ones: brushes and adjustments */
	laws_time now;		 /* of the last thing that the opponent waits for */
};

/* Sets the scene up; scene_free() frees what playing it adds. The struct must stay put. */
void scene_init(struct scene *scene, const struct simulation *simulation,
		const struct script *script, struct random random);

/* Plays the script to its end. */
void scene_play(struct scene *scene);

void scene_free(struct scene *scene);

#endif
