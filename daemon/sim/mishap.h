/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Acts those incidents of hardship.h that players and their sleeves cause. Without a class the
 * functions do nothing and draw no random numbers.
 */
#ifndef TOUCHMOVE_SIM_MISHAP_H
#define TOUCHMOVE_SIM_MISHAP_H

#include "sim/scene.h"

/* Plans the incidents of the game. */
void mishap_plan(struct scene *scene, const struct simulation *simulation, struct random random);

/* Changes @style as the class asks. */
void mishap_habits(const struct mishap *mishap, struct style *style);

/* Before the move of @play, while its player thinks: somebody presses, or stops the clock. */
void mishap_between_moves(struct scene *scene, const struct play *play);

/* Before the move: @player sets up fallen pieces. */
void mishap_ready(struct scene *scene, struct player *player);

/* At its beginning: @player puts own pieces right that stand off the middle. */
void mishap_before_move(struct scene *scene, struct player *player, const struct play *play);

/* Captures with both hands and returns true, or does nothing. */
bool mishap_move(struct scene *scene, struct player *player, const struct play *play);

/* After the release: @player puts the moved piece right. */
void mishap_after_move(struct scene *scene, struct player *player, const struct play *play);

/* Before and after the press for @play, or what stands for it without one. */
void mishap_before_press(struct scene *scene, struct player *player, const struct play *play);
void mishap_after_press(struct scene *scene, struct player *player, const struct play *play);

/* A press shakes the board. */
void mishap_shake(struct scene *scene);

/* The players go on from @position, in which the game has ended. */
void mishap_analyse(struct scene *scene, const struct laws_position *position);

#endif
