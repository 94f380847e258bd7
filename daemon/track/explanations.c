/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Explanations side by side: which there are, of which turns, and what all of
 * them agree on. How they grow is in explanations_grow.c, how they are weighed in
 * explanations_weigh.c, and what a rest or a press decides in explanations_decide.c.
 */
#include <string.h>

#include "track/explaining.h"

/* An explanation that asks for this much more than the best one is dropped. */
#define STRAIN_MARGIN 12

void explanations_begin(struct explanations *set, const struct laws_position *position,
			unsigned int ply)
{
	set->declared = LAWS_NO_KIND;
	set->adjusting = 0;
	set->count = 1;
	set->kept = 0;
	set->undecided = false;
	for (laws_square square = 0; square < 64; square++)
		set->opened_at[square] = INT64_MIN;
	turn_begin(&set->turns[0], position, ply);
	explanation_begin(&set->each[0], &set->turns[0]);
}

static bool same_act(const struct laws_act *a, const struct laws_act *b)
{
	return a->kind == b->kind && a->side == b->side && a->square == b->square &&
	       a->from == b->from && a->piece == b->piece && a->squares == b->squares;
}

static bool all_agree(const struct explanations *set)
{
	const struct explanation *first = &set->each[0];

	for (size_t i = 0; i < set->count; i++) {
		const struct explanation *other = &set->each[i];

		if (!other->unsaid_count || !same_act(&first->unsaid[0], &other->unsaid[0]))
			return false;
	}
	return set->count > 0;
}

bool explanations_agree(struct explanations *set, struct laws_act *act)
{
	if (!all_agree(set))
		return false;
	*act = set->each[0].unsaid[0];
	for (size_t i = 0; i < set->count; i++) {
		struct explanation *each = &set->each[i];

		each->unsaid_count--;
		memmove(&each->unsaid[0], &each->unsaid[1],
			each->unsaid_count * sizeof(each->unsaid[0]));
	}
	return true;
}

enum laws_side explanations_mover_of(const struct explanation *explanation)
{
	return laws_position_side(&explanation->turn->position);
}

/*
 * What a pawn becomes on @square: as declared, as seen there, else presumably a
 * queen. A pawn that is seen there has become nothing yet, whatever was declared.
 */
static enum laws_kind promotion_of(const struct explanations *set, unsigned int ply,
				   laws_square square, enum laws_promotion_source *source)
{
	enum laws_kind seen = laws_piece_kind(laws_piece_from_letter(set->seen[square]));

	*source = LAWS_PROMOTION_SEEN;
	if (seen == LAWS_PAWN)
		return seen;
	*source = LAWS_PROMOTION_DECLARED;
	if (set->declared && set->declared_ply == ply)
		return set->declared;
	*source = LAWS_PROMOTION_SEEN;
	if (seen >= LAWS_KNIGHT && seen <= LAWS_QUEEN)
		return seen;
	*source = LAWS_PROMOTION_ASSUMED;
	return LAWS_QUEEN;
}

/* As explanations_shape(); in @source also how the promotion is known. */
static enum explanation_shape shape_of(const struct explanations *set,
				       const struct explanation *explanation,
				       struct laws_move *move, enum laws_promotion_source *source)
{
	enum explanation_shape shape = explanation_shape(explanation, move);
	enum laws_kind promotion;

	*source = LAWS_PROMOTION_ASSUMED;
	if (shape != SHAPE_COMPLETE || !move->promotion)
		return shape;
	promotion = promotion_of(set, explanation->turn->ply, move->to, source);
	if (promotion == LAWS_PAWN)
		return SHAPE_OPEN;
	move->promotion = (uint8_t)promotion;
	return shape;
}

enum explanation_shape explanations_shape(const struct explanations *set,
					  const struct explanation *explanation,
					  struct laws_move *move)
{
	enum laws_promotion_source source;

	return shape_of(set, explanation, move, &source);
}

void explanations_become_promotion(struct explanations *set, struct laws_move move, laws_time t)
{
	enum laws_promotion_source source;

	explanations_become(set, move, t);
	if (shape_of(set, &set->each[0], &move, &source) == SHAPE_COMPLETE)
		explanation_say_promoted(&set->each[0], move, source, t);
}

void explanations_say_all(const struct explanations *set, struct explanation *explanation,
			  enum telling telling, laws_time t)
{
	enum laws_promotion_source source;
	struct laws_move move;
	bool complete = shape_of(set, explanation, &move, &source) == SHAPE_COMPLETE;

	explanation_say_all(explanation, telling, complete ? &move : NULL, source, set->touch_time,
			    t);
}

void explanations_keep_at(struct explanations *set, size_t to, size_t from)
{
	if (to != from)
		explanation_copy(&set->each[to], &set->each[from]);
}

void explanations_collapse(struct explanations *set, size_t keep)
{
	explanations_keep_at(set, 0, keep);
	set->count = 1;
	explanation_forgive(&set->each[0]);
}

bool explanations_use(const struct explanations *set, const struct turn *turn)
{
	for (size_t i = 0; i < set->count; i++)
		if (set->each[i].turn == turn)
			return true;
	for (size_t i = 0; i < set->kept; i++)
		if (set->next[i].turn == turn)
			return true;
	return false;
}

struct turn *explanations_turn_after(struct explanations *set, const struct turn *turn,
				     const struct laws_position *after,
				     const struct laws_move *move)
{
	struct turn *unused = NULL;

	for (size_t i = 0; i < EXPLANATIONS_TURNS; i++) {
		struct turn *place = &set->turns[i];

		if (!explanations_use(set, place))
			unused = place;
		else if (place->ply == turn->ply + 1 &&
			 memcmp(place->position.board, after->board, sizeof(after->board)) == 0)
			return place;
	}
	if (!unused)
		return NULL;
	turn_begin(unused, after, turn->ply + 1);
	turn_follow(unused, turn, move);
	return unused;
}

struct turn *explanations_next_turn(struct explanations *set, const struct turn *turn,
				    struct laws_move move)
{
	struct laws_position after = turn->position;

	laws_move_play(&after, move);
	return explanations_turn_after(set, turn, &after, &move);
}

void explanations_keep(struct explanations *set, const struct explanation *explanation)
{
	size_t worst = 0;

	/* Two ways to the same thing are one: the one that asks for less. */
	for (size_t i = 0; i < set->kept; i++) {
		if (!explanation_is_alike(&set->next[i], explanation))
			continue;
		if (explanation->strain < set->next[i].strain)
			explanation_copy(&set->next[i], explanation);
		return;
	}
	if (set->kept < EXPLANATIONS_MAX) {
		explanation_copy(&set->next[set->kept++], explanation);
		return;
	}
	for (size_t i = 1; i < set->kept; i++)
		if (set->next[i].strain > set->next[worst].strain)
			worst = i;
	if (set->next[worst].strain > explanation->strain)
		explanation_copy(&set->next[worst], explanation);
}

void explanations_take_next(struct explanations *set)
{
	unsigned int least = UINT32_MAX;

	for (size_t i = 0; i < set->kept; i++)
		if (set->next[i].strain < least)
			least = set->next[i].strain;
	set->count = 0;
	for (size_t i = 0; i < set->kept; i++)
		if (set->next[i].strain <= least + STRAIN_MARGIN)
			explanation_copy(&set->each[set->count++], &set->next[i]);
	set->kept = 0;
}

laws_time explanations_untold_lift(const struct explanations *set)
{
	laws_time first = LAWS_NEVER;

	for (size_t i = 0; i < set->count; i++) {
		laws_time lift = explanation_untold_lift(&set->each[i]);

		if (lift < first)
			first = lift;
	}
	return first;
}

void explanations_say_touches(struct explanations *set, laws_time limit)
{
	for (size_t i = 0; i < set->count; i++)
		explanation_say_touches(&set->each[i], limit);
}

laws_squares explanations_opened(const struct explanations *set)
{
	laws_squares opened = 0;

	for (laws_square square = 0; square < 64; square++)
		if (set->opened_at[square] > set->each[0].began_at)
			opened |= LAWS_SQUARE_SET(square);
	return opened;
}

enum laws_side explanations_mover(const struct explanations *set)
{
	return explanations_mover_of(&set->each[0]);
}
