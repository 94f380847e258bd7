/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Shared by the tracker's files. */
#ifndef TOUCHMOVE_TRACKER_INTERNAL_H
#define TOUCHMOVE_TRACKER_INTERNAL_H

#include "track/tracker.h"

/* Adds @act to @acts; without room it counts as lost. */
void tracker_hand_out(struct tracker *tracker, struct acts *acts, const struct laws_act *act);

/* Hands out the acts on which all hypotheses agree. */
void tracker_emit_agreed(struct tracker *tracker, struct acts *acts);

/* Takes the change of a square, which no recognised piece explains otherwise. */
void tracker_take_square(struct tracker *tracker, const struct edge *edge, laws_time now,
			 struct acts *acts);

/* Reports that the switch of @square fails, or works again. */
void tracker_tell_switch(struct tracker *tracker, laws_square square, bool works, laws_time t,
			 struct acts *acts);

/* Reports that board and record differ; @unsure when several moves explain the board. */
void tracker_emit_displaced(struct tracker *tracker, bool unsure, laws_time t, struct acts *acts);

/* The turn of the likeliest hypothesis. */
const struct turn *tracker_turn(const struct tracker *tracker);

/* Takes the command of @edge. */
void orders_take(struct tracker *tracker, const struct edge *edge, struct acts *acts);

/* An adjustment of @squares is announced, or with 0 of any. */
void orders_adjust(struct tracker *tracker, const struct edge *edge, laws_squares squares,
		   struct acts *acts);

/* The command of @edge as an act of @kind, with its arguments. */
struct laws_act orders_act(enum laws_act_kind kind, const struct edge *edge);

/* Hands out the command of @edge as an act of @kind. */
void orders_pass_on(struct tracker *tracker, enum laws_act_kind kind, const struct edge *edge,
		    struct acts *acts);

/* Declares the present move's promotion, or corrects the one just made or just over. */
void promoting_declare(struct tracker *tracker, const struct edge *edge, struct acts *acts);

/* Applies a promotion that was declared before a pawn seemed able to promote. */
void promoting_declare_early(struct tracker *tracker);

#endif
