/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The set of hypotheses: which there are, of which turns, and what all of them agree on.
 * hypotheses_branch.c makes them branch, hypotheses_score.c scores them, and
 * hypotheses_resolve.c decides between them at a rest or a press.
 */
#include <string.h>

#include "track/hypotheses_internal.h"
#include "track/model.h"

void hypotheses_begin(struct hypotheses *set, const struct laws_position *position,
		      unsigned int ply)
{
	set->declared = LAWS_NO_KIND;
	set->announcement.ply = 0;
	set->count = 1;
	set->kept = 0;
	for (laws_square square = 0; square < 64; square++)
		set->opened_at[square] = INT64_MIN;
	set->journal.count = 0;
	turn_begin(&set->turns[0], position, ply);
	hypothesis_begin(&set->each[0], &set->journal, &set->turns[0]);
}

static bool same_act(const struct laws_act *a, const struct laws_act *b)
{
	return a->kind == b->kind && a->side == b->side && a->square == b->square &&
	       a->from == b->from && a->piece == b->piece && a->squares == b->squares;
}

/* The next act on which all agree goes to @act. */
static bool all_agree(const struct hypotheses *set, struct laws_act *act)
{
	for (size_t i = 0; i < set->count; i++) {
		struct laws_act other;

		if (!set->each[i].pending.count)
			return false;
		other = journal_first(&set->journal, set->each[i].pending);
		if (i == 0)
			*act = other;
		else if (!same_act(act, &other))
			return false;
	}
	return set->count > 0;
}

bool hypotheses_agree(struct hypotheses *set, struct laws_act *act)
{
	if (!all_agree(set, act))
		return false;
	for (size_t i = 0; i < set->count; i++)
		journal_drop_first(&set->each[i].pending);
	return true;
}

unsigned int hypotheses_take_lost(struct hypotheses *set)
{
	unsigned int lost = set->journal.lost;

	set->journal.lost = 0;
	return lost;
}

static bool waits_too_long(const struct hypotheses *set)
{
	for (size_t i = 0; i < set->count; i++)
		if (set->each[i].pending.count > JOURNAL_WAITING / 2)
			return true;
	return false;
}

void hypotheses_tidy(struct hypotheses *set)
{
	struct journal_tail *tails[HYPOTHESES_MAX];

	/* What so many acts have left open, the next ones will not decide either. */
	if (set->count > 1 && waits_too_long(set))
		hypotheses_end(set);
	if (!journal_is_crowded(&set->journal))
		return;
	for (size_t i = 0; i < set->count; i++)
		tails[i] = &set->each[i].pending;
	journal_tidy(&set->journal, tails, set->count);
}

enum laws_side hypotheses_mover_of(const struct hypothesis *hypothesis)
{
	return laws_position_side(&hypothesis->turn->position);
}

/*
 * The piece that a pawn becomes on @square: the declared one, else the recognised one, else an
 * assumed queen. While a pawn is recognised there it is not yet promoted, even if a piece was
 * declared.
 */
static enum laws_kind promotion_of(const struct hypotheses *set, unsigned int ply,
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

/* As hypotheses_shape(); in @source also how the promotion is known. */
static enum hypothesis_shape shape_of(const struct hypotheses *set,
				      const struct hypothesis *hypothesis, struct laws_move *move,
				      enum laws_promotion_source *source)
{
	enum hypothesis_shape shape = hypothesis_shape(hypothesis, move);
	enum laws_kind promotion;

	*source = LAWS_PROMOTION_ASSUMED;
	if (shape != SHAPE_COMPLETE || !move->promotion)
		return shape;
	promotion = promotion_of(set, hypothesis->turn->ply, move->to, source);
	if (promotion == LAWS_PAWN)
		return SHAPE_OPEN;
	move->promotion = (uint8_t)promotion;
	return shape;
}

enum hypothesis_shape hypotheses_shape(const struct hypotheses *set,
				       const struct hypothesis *hypothesis, struct laws_move *move)
{
	enum laws_promotion_source source;

	return shape_of(set, hypothesis, move, &source);
}

void hypotheses_become_promotion(struct hypotheses *set, struct laws_move move, laws_time t)
{
	enum laws_promotion_source source;

	hypotheses_become(set, move, t);
	if (shape_of(set, &set->each[0], &move, &source) == SHAPE_COMPLETE)
		hypothesis_emit_promoted(&set->each[0], move, source, t);
}

void hypotheses_emit_all(const struct hypotheses *set, struct hypothesis *hypothesis,
			 enum telling telling, laws_time t)
{
	enum laws_promotion_source source;
	struct laws_move move;
	bool complete = shape_of(set, hypothesis, &move, &source) == SHAPE_COMPLETE;

	bool recognised =
		complete && move.promotion && hypotheses_recognised(set) & LAWS_SQUARE_SET(move.to);

	hypothesis_emit_all(hypothesis, telling, complete ? &move : NULL, source, recognised,
			    set->touch_time, t);
}

void hypotheses_keep_at(struct hypotheses *set, size_t to, size_t from)
{
	if (to != from)
		hypothesis_copy(&set->each[to], &set->each[from]);
}

void hypotheses_collapse(struct hypotheses *set, size_t keep)
{
	hypotheses_keep_at(set, 0, keep);
	set->count = 1;
	hypothesis_forgive(&set->each[0]);
}

bool hypotheses_use(const struct hypotheses *set, const struct turn *turn)
{
	for (size_t i = 0; i < set->count; i++)
		if (set->each[i].turn == turn)
			return true;
	for (size_t i = 0; i < set->kept; i++)
		if (set->next[i].turn == turn)
			return true;
	return false;
}

struct turn *hypotheses_turn_after(struct hypotheses *set, const struct turn *turn,
				   const struct laws_position *after, const struct laws_move *move)
{
	struct turn *unused = NULL;

	for (size_t i = 0; i < HYPOTHESES_TURNS; i++) {
		struct turn *place = &set->turns[i];

		if (!hypotheses_use(set, place))
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

struct turn *hypotheses_next_turn(struct hypotheses *set, const struct turn *turn,
				  struct laws_move move)
{
	struct laws_position after = turn->position;

	laws_move_play(&after, move);
	return hypotheses_turn_after(set, turn, &after, &move);
}

void hypotheses_keep(struct hypotheses *set, const struct hypothesis *hypothesis)
{
	size_t worst = 0;

	/* Of two ways to the same state the cheaper one is kept. */
	for (size_t i = 0; i < set->kept; i++) {
		if (!hypothesis_is_alike(&set->next[i], hypothesis))
			continue;
		if (hypothesis->cost < set->next[i].cost)
			hypothesis_copy(&set->next[i], hypothesis);
		return;
	}
	if (set->kept < HYPOTHESES_MAX) {
		hypothesis_copy(&set->next[set->kept++], hypothesis);
		return;
	}
	for (size_t i = 1; i < set->kept; i++)
		if (set->next[i].cost > set->next[worst].cost)
			worst = i;
	if (set->next[worst].cost > hypothesis->cost)
		hypothesis_copy(&set->next[worst], hypothesis);
}

void hypotheses_take_next(struct hypotheses *set)
{
	unsigned int least = UINT32_MAX;

	for (size_t i = 0; i < set->kept; i++)
		if (set->next[i].cost < least)
			least = set->next[i].cost;
	set->count = 0;
	for (size_t i = 0; i < set->kept; i++)
		if (set->next[i].cost <= least + COST_MARGIN)
			hypothesis_copy(&set->each[set->count++], &set->next[i]);
	set->kept = 0;
}

laws_time hypotheses_untold_lift(const struct hypotheses *set)
{
	laws_time first = LAWS_NEVER;

	for (size_t i = 0; i < set->count; i++) {
		laws_time lift = hypothesis_untold_lift(&set->each[i]);

		if (lift < first)
			first = lift;
	}
	return first;
}

void hypotheses_emit_touches(struct hypotheses *set, laws_time limit)
{
	for (size_t i = 0; i < set->count; i++)
		hypothesis_emit_touches(&set->each[i], limit);
}

laws_squares hypotheses_opened(const struct hypotheses *set)
{
	laws_squares opened = 0;

	for (laws_square square = 0; square < 64; square++)
		if (set->opened_at[square] > set->each[0].began_at)
			opened |= LAWS_SQUARE_SET(square);
	return opened;
}

/* By @hypothesis the held piece @index, or what it becomes, can have come to @square as @seen. */
static bool may_come(const struct hypothesis *hypothesis, size_t index, laws_square square,
		     laws_piece seen)
{
	const struct turn *turn = hypothesis->turn;
	piece_token token = hypothesis->held[index].token;
	laws_piece piece = hypothesis_piece(hypothesis, token);

	if (piece == LAWS_UNKNOWN_PIECE || token == TOKEN_OF(square))
		return piece == LAWS_UNKNOWN_PIECE || piece == seen;
	for (size_t i = 0; i < turn->count; i++) {
		struct laws_move move = turn->moves[i];
		enum laws_kind kind =
			move.promotion ? (enum laws_kind)move.promotion : laws_piece_kind(piece);

		if (move.to == square && TOKEN_OF(move.from) == token &&
		    (seen == piece || seen == LAWS_PIECE(laws_piece_side(piece), kind)))
			return true;
	}
	return false;
}

bool hypotheses_may_exchange(const struct hypotheses *set, laws_square square, laws_piece seen)
{
	for (size_t i = 0; i < set->count; i++) {
		const struct hypothesis *each = &set->each[i];
		laws_piece stands = hypothesis_piece(each, each->standing[square]);

		if (stands == LAWS_PIECE(laws_piece_side(seen), LAWS_PAWN) &&
		    (square < 8 || square >= 56))
			return true;
		for (size_t held = 0; held < each->held_count; held++)
			if (may_come(each, held, square, seen))
				return true;
	}
	return false;
}

laws_squares hypotheses_recognised(const struct hypotheses *set)
{
	laws_squares recognised = 0;

	for (laws_square square = 0; square < 64; square++)
		if (laws_piece_from_letter(set->seen[square]) != LAWS_NO_PIECE)
			recognised |= LAWS_SQUARE_SET(square);
	return recognised;
}

enum laws_side hypotheses_mover(const struct hypotheses *set)
{
	return hypotheses_mover_of(&set->each[0]);
}
