/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * What hands, sleeves and magnets do in the classes of hardship.h, beside the moves. Without
 * a class these do nothing, and draw no random numbers.
 */
#ifndef TOUCHMOVE_SIM_MISHAP_H
#define TOUCHMOVE_SIM_MISHAP_H

#include "sim/scene.h"

/* Plans what happens in the game of @scene. */
void mishap_plan(struct scene *scene, enum hardship hardship, struct random random);

/* The habits that the class asks of a player. */
void mishap_habits(const struct mishap *mishap, struct style *style);

/* @player is ready to move, and first sets up what has fallen. */
void mishap_ready(struct scene *scene, struct player *player);

/* The owner to move puts pieces right that stand off the middle. */
void mishap_before_move(struct scene *scene, struct player *player, const struct play *play);

/* Makes the move of @play with both hands, and returns true; or does nothing. */
bool mishap_move(struct scene *scene, struct player *player, const struct play *play);

/* The mover puts right the piece that he has just set down. */
void mishap_after_move(struct scene *scene, struct player *player, const struct play *play);

/* @player is about to press, and has pressed, for the move of @play. */
void mishap_before_press(struct scene *scene, struct player *player, const struct play *play);
void mishap_after_press(struct scene *scene, struct player *player, const struct play *play);

/* The clock has been pressed, which shakes the board. */
void mishap_shake(struct scene *scene);

/* The players go on in @position, in which the game has ended. */
void mishap_analyse(struct scene *scene, const struct laws_position *position);

#endif
