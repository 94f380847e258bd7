/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * What the tracker's files share.
 */
#ifndef TOUCHMOVE_TRACKER_INTERNAL_H
#define TOUCHMOVE_TRACKER_INTERNAL_H

#include "track/tracker.h"

/* The act is said. */
void tracker_hand_out(struct tracker *tracker, struct acts *acts, const struct laws_act *act);

/* Everything is said on which all hypotheses agree. */
void tracker_emit_agreed(struct tracker *tracker, struct acts *acts);

/* The command of @edge as an act of @kind, with whatever it names. */
struct laws_act tracker_act_of_order(enum laws_act_kind kind, const struct edge *edge);

/* The command of @edge goes to the judge as an act of @kind, with whatever it names. */
void tracker_pass_on(struct tracker *tracker, enum laws_act_kind kind, const struct edge *edge,
		     struct acts *acts);

/* What changed last has rested, or matters no more. */
void tracker_rest_is_over(struct tracker *tracker);

/* All that changed since @from stood is taken as it may be: nobody followed it. */
void tracker_branch_unobserved(struct tracker *tracker, laws_squares from, const struct edge *edge,
			       laws_time now, struct acts *acts);

/* The switch of @square fails, or works again. */
void tracker_tell_switch(struct tracker *tracker, laws_square square, bool works, laws_time t,
			 struct acts *acts);

/* Board and record differ; when that is @unsure, several moves explain the board. */
void tracker_emit_displaced(struct tracker *tracker, bool unsure, laws_time t, struct acts *acts);

/* The turn of the likeliest hypothesis. */
const struct turn *tracker_turn(const struct tracker *tracker);

/* Declares the present move's promotion, or corrects the one just made or just over. */
void promoting_declare(struct tracker *tracker, const struct edge *edge, struct acts *acts);

/* What a pawn shall become was said while nobody saw that it could. */
void promoting_declare_early(struct tracker *tracker);

#endif
