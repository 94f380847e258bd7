/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * What the files of the explanations share.
 */
#ifndef TOUCHMOVE_EXPLAINING_H
#define TOUCHMOVE_EXPLAINING_H

#include "track/explanations.h"

/* Whoever is to move in @explanation. */
enum laws_side explanations_mover_of(const struct explanation *explanation);

/* Queues what is due by @telling as final at @t. */
void explanations_say_all(const struct explanations *set, struct explanation *explanation,
			  enum telling telling, laws_time t);

void explanations_keep_at(struct explanations *set, size_t to, size_t from);

/* Drops all but @keep. */
void explanations_collapse(struct explanations *set, size_t keep);

/* While they grow: @explanation is one of the next, unless there is a better like it. */
void explanations_keep(struct explanations *set, const struct explanation *explanation);

/* Takes over the explanations that were kept, without the absurd ones. */
void explanations_take_next(struct explanations *set);

/* Whether some explanation is about @turn. */
bool explanations_use(const struct explanations *set, const struct turn *turn);

/*
 * The turn that follows @turn from the position @after by @move, or by what is
 * no legal move when that is NULL; or NULL when too many readings of what was
 * played are open.
 */
struct turn *explanations_turn_after(struct explanations *set, const struct turn *turn,
				     const struct laws_position *after,
				     const struct laws_move *move);
struct turn *explanations_next_turn(struct explanations *set, const struct turn *turn,
				    struct laws_move move);

/* The strain of @explanation, and of calling it finished when it is not. */
unsigned int explanations_cost_at_rest(const struct explanations *set,
				       const struct explanation *explanation);
unsigned int explanations_cost_at_end(const struct explanations *set,
				      const struct explanation *explanation);
unsigned int explanations_cost_of_press(const struct explanations *set,
					const struct explanation *each, enum laws_side side);

/*
 * The least that it costs to believe that who presses, @side, has taken
 * something unseen with the piece that he seems to hold; or UINT32_MAX.
 */
unsigned int explanations_cost_of_unseen_sweep(const struct explanations *set, enum laws_side side);

/* Which explanation costs the least. */
size_t explanations_cheapest(const struct explanations *set,
			     unsigned int (*cost_by)(const struct explanations *set,
						     const struct explanation *explanation));
size_t explanations_best_at_rest(const struct explanations *set);
size_t explanations_best_for_press(const struct explanations *set, enum laws_side side);

/* They grow by captures of @side's that left no trace but the captor's lift. */
void explanations_grow_by_sweep(struct explanations *set, const struct edge *edge,
				enum laws_side side);

#endif
