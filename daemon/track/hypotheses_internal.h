/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Shared by the files of the hypotheses. */
#ifndef TOUCHMOVE_HYPOTHESES_INTERNAL_H
#define TOUCHMOVE_HYPOTHESES_INTERNAL_H

#include "track/hypotheses.h"

/* The side to move in @hypothesis. */
enum laws_side hypotheses_mover_of(const struct hypothesis *hypothesis);

/* Queues the touches due by @telling as final at @t. */
void hypotheses_emit_all(const struct hypotheses *set, struct hypothesis *hypothesis,
			 enum telling telling, laws_time t);

void hypotheses_keep_at(struct hypotheses *set, size_t to, size_t from);

/* Drops all but @keep. */
void hypotheses_collapse(struct hypotheses *set, size_t keep);

/* While branching: adds @hypothesis to the next ones, unless an equal one is cheaper. */
void hypotheses_keep(struct hypotheses *set, const struct hypothesis *hypothesis);

/* Ends the branching: takes over the next hypotheses without those that cost too much. */
void hypotheses_take_next(struct hypotheses *set);

/* Whether some hypothesis is about @turn. */
bool hypotheses_use(const struct hypotheses *set, const struct turn *turn);

/*
 * The turn that follows @turn from the position @after, by @move, or by an illegal move when
 * that is NULL. Returns NULL when too many readings are open.
 */
struct turn *hypotheses_turn_after(struct hypotheses *set, const struct turn *turn,
				   const struct laws_position *after, const struct laws_move *move);
struct turn *hypotheses_next_turn(struct hypotheses *set, const struct turn *turn,
				  struct laws_move move);

/* The cost of @hypothesis at a rest, with what it costs to call an unfinished one finished. */
unsigned int hypotheses_cost_at_rest(const struct hypotheses *set,
				     const struct hypothesis *hypothesis);
unsigned int hypotheses_cost_at_end(const struct hypotheses *set,
				    const struct hypothesis *hypothesis);
unsigned int hypotheses_cost_of_press(const struct hypotheses *set, const struct hypothesis *each,
				      enum laws_side side);

/*
 * The least cost of a reading by which @side, who presses, captured something unseen with the
 * piece that he seems to hold; or UINT32_MAX.
 */
unsigned int hypotheses_cost_of_unobserved_sweep(const struct hypotheses *set, enum laws_side side);

/* Which hypothesis costs the least. */
size_t hypotheses_cheapest(const struct hypotheses *set,
			   unsigned int (*cost_by)(const struct hypotheses *set,
						   const struct hypothesis *hypothesis));
size_t hypotheses_best_at_rest(const struct hypotheses *set);
size_t hypotheses_best_for_press(const struct hypotheses *set, enum laws_side side);

/* Branches by @side's captures that showed only the captor's lift. */
void hypotheses_branch_by_sweep(struct hypotheses *set, const struct edge *edge,
				enum laws_side side);

#endif
