/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Offences against the Laws, acted on request, one in a game. */
#ifndef TOUCHMOVE_SIM_OFFENCE_H
#define TOUCHMOVE_SIM_OFFENCE_H

#include "sim/scene.h"

/*
 * Chooses one of the offences in the set @kinds and a play in which it is acted, if there
 * is one.
 */
void offence_plan(struct scene *scene, unsigned int kinds);

/* Acts what happens before the mover of @play begins his move. */
void offence_before(struct scene *scene, const struct play *play);

/*
 * Acts the move of @play in the forbidden way; returns false if the offence is not one of
 * moving.
 */
bool offence_move(struct scene *scene, struct player *player, const struct play *play);

/*
 * Captures with both hands, the move of @play, which is a plain capture; @deed takes over when
 * that began. It is told with the press.
 */
void offence_capture(struct scene *scene, struct player *player, const struct play *play,
		     struct deed *deed);

/* True when the mover of @play presses with his other hand. */
bool offence_other_hand(const struct scene *scene, const struct play *play);

#endif
