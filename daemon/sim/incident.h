/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Incidents at a board beside the moves that break no Law. */
#ifndef TOUCHMOVE_SIM_INCIDENT_H
#define TOUCHMOVE_SIM_INCIDENT_H

#include "sim/scene.h"

/* Touches that the Laws allow, before the move of @play. */
void incident_before_move(struct scene *scene, struct player *player, const struct play *play);

/* A sleeve shoves a piece while the move of @play is made, and the piece is put right. */
void incident_after_move(struct scene *scene, struct player *player, const struct play *play);

/* "J'adoube", then the pieces on @squares are straightened. */
void incident_adjust(struct scene *scene, struct player *player, laws_squares squares,
		     bool by_word);

#endif
