/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * What the files of the hypotheses share.
 */
#ifndef TOUCHMOVE_HYPOTHESES_INTERNAL_H
#define TOUCHMOVE_HYPOTHESES_INTERNAL_H

#include "track/hypotheses.h"

/* Whoever is to move in @hypothesis. */
enum laws_side hypotheses_mover_of(const struct hypothesis *hypothesis);

/* Queues what is due by @telling as final at @t. */
void hypotheses_emit_all(const struct hypotheses *set, struct hypothesis *hypothesis,
			 enum telling telling, laws_time t);

void hypotheses_keep_at(struct hypotheses *set, size_t to, size_t from);

/* Drops all but @keep. */
void hypotheses_collapse(struct hypotheses *set, size_t keep);

/* While they branch: @hypothesis is one of the next, unless there is a better like it. */
void hypotheses_keep(struct hypotheses *set, const struct hypothesis *hypothesis);

/* Takes over the hypotheses that were kept, without the absurd ones. */
void hypotheses_take_next(struct hypotheses *set);

/* Whether some hypothesis is about @turn. */
bool hypotheses_use(const struct hypotheses *set, const struct turn *turn);

/*
 * The turn that follows @turn from the position @after by @move, or by what is
 * no legal move when that is NULL; or NULL when too many readings of what was
 * played are open.
 */
struct turn *hypotheses_turn_after(struct hypotheses *set, const struct turn *turn,
				   const struct laws_position *after, const struct laws_move *move);
struct turn *hypotheses_next_turn(struct hypotheses *set, const struct turn *turn,
				  struct laws_move move);

/* The cost of @hypothesis, and of calling it finished when it is not. */
unsigned int hypotheses_cost_at_rest(const struct hypotheses *set,
				     const struct hypothesis *hypothesis);
unsigned int hypotheses_cost_at_end(const struct hypotheses *set,
				    const struct hypothesis *hypothesis);
unsigned int hypotheses_cost_of_press(const struct hypotheses *set, const struct hypothesis *each,
				      enum laws_side side);

/*
 * The least that it costs to believe that who presses, @side, has taken
 * something unseen with the piece that he seems to hold; or UINT32_MAX.
 */
unsigned int hypotheses_cost_of_unobserved_sweep(const struct hypotheses *set, enum laws_side side);

/* Which hypothesis costs the least. */
size_t hypotheses_cheapest(const struct hypotheses *set,
			   unsigned int (*cost_by)(const struct hypotheses *set,
						   const struct hypothesis *hypothesis));
size_t hypotheses_best_at_rest(const struct hypotheses *set);
size_t hypotheses_best_for_press(const struct hypotheses *set, enum laws_side side);

/* They branch by captures of @side's that left no trace but the captor's lift. */
void hypotheses_branch_by_sweep(struct hypotheses *set, const struct edge *edge,
				enum laws_side side);

#endif
