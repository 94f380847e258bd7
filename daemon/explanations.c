/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * How explanations grow side by side, and how they are weighed.
 */
#include <string.h>

#include "explanations.h"
#include "gap.h"

/* An explanation that asks for this much more than the best one is dropped. */
#define STRAIN_MARGIN 12
/* What it costs to call a press on an unfinished board a press on an illegal move. */
#define STRAIN_PRESSED_OPEN 6
#define STRAIN_RESTED_OPEN  4
/* The hand that presses should hold nothing. */
#define STRAIN_PRESSED_HOLDING 6
/* Answering before the press is unusual; touching the answerer's pieces oneself more so. */
#define STRAIN_ANSWERED_EARLY 2
#define STRAIN_MEDDLED	      6
/* If what was just put there is lifted, rather the mover takes it on, or away. */
#define STRAIN_RATHER_TAKEN_ON 1
/* A press while the other one is in mid-move is a little unusual. */
#define STRAIN_PRESSED_MEANWHILE 1
/* A capture by sweeping that strains this much more than a plain move is still likely. */
#define STRAIN_SHOVED 5
/* Several captures by sweeping may have left no trace at all. */
#define STRAIN_SWEPT_UNSEEN 6
/*
 * Answering a capture that nobody felt, or what is no legal move; and until
 * that is a whole move rather not at all.
 */
#define STRAIN_ANSWERED_UNSEEN	4
#define STRAIN_ANSWERED_ILLEGAL 4
#define STRAIN_UNANSWERED	12

/* A hand does not carry a piece to another square and let go of it in less. */
#define CARRY_LEAST ((laws_time)150000)

void explanations_begin(struct explanations *set, const struct laws_position *position,
			unsigned int ply)
{
	set->declared = LAWS_NO_KIND;
	set->adjusting = 0;
	set->count = 1;
	set->kept = 0;
	set->undecided = false;
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

static enum laws_side mover(const struct explanation *explanation)
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

static void say_all(const struct explanations *set, struct explanation *explanation,
		    enum telling telling, laws_time t)
{
	enum laws_promotion_source source;
	struct laws_move move;
	bool complete = shape_of(set, explanation, &move, &source) == SHAPE_COMPLETE;

	explanation_say_all(explanation, telling, complete ? &move : NULL, source, set->touch_time,
			    t);
}

/* It answers what was no legal move, while others hold that nobody has yet. */
static bool is_doubtful_answer(const struct explanations *set,
			       const struct explanation *explanation)
{
	if (explanation->turn->past.played_at + 1 != explanation->turn->ply)
		return false;
	for (size_t i = 0; i < set->count; i++)
		if (set->each[i].turn->ply < explanation->turn->ply)
			return true;
	return false;
}

/* The strain of @explanation, and of calling it finished when it is not. */
static unsigned int cost_of(const struct explanations *set, const struct explanation *explanation,
			    unsigned int open)
{
	struct laws_move move;
	enum explanation_shape shape = explanations_shape(set, explanation, &move);
	unsigned int cost = explanation->strain;

	if (shape == SHAPE_OPEN)
		cost += open;
	if (shape != SHAPE_COMPLETE && is_doubtful_answer(set, explanation))
		cost += STRAIN_UNANSWERED;
	return cost;
}

/* After a rest: with a piece in the hand, a move in progress is nothing unusual. */
static unsigned int cost_at_rest(const struct explanations *set,
				 const struct explanation *explanation)
{
	bool holds = explanation_holds_own(explanation);

	return cost_of(set, explanation, holds ? 0 : STRAIN_RESTED_OPEN);
}

static void keep_at(struct explanations *set, size_t to, size_t from)
{
	if (to != from)
		explanation_copy(&set->each[to], &set->each[from]);
}

static void collapse(struct explanations *set, size_t keep)
{
	keep_at(set, 0, keep);
	set->count = 1;
	explanation_forgive(&set->each[0]);
}

static bool is_in_use(const struct explanations *set, const struct turn *turn)
{
	for (size_t i = 0; i < set->count; i++)
		if (set->each[i].turn == turn)
			return true;
	for (size_t i = 0; i < set->kept; i++)
		if (set->next[i].turn == turn)
			return true;
	return false;
}

/*
 * The turn that follows @turn from the position @after by @move, or by what is
 * no legal move when that is NULL; or NULL when too many readings of what was
 * played are open.
 */
static struct turn *turn_after(struct explanations *set, const struct turn *turn,
			       const struct laws_position *after, const struct laws_move *move)
{
	struct turn *unused = NULL;

	for (size_t i = 0; i < EXPLANATIONS_TURNS; i++) {
		struct turn *place = &set->turns[i];

		if (!is_in_use(set, place))
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

static struct turn *next_turn(struct explanations *set, const struct turn *turn,
			      struct laws_move move)
{
	struct laws_position after = turn->position;

	laws_move_play(&after, move);
	return turn_after(set, turn, &after, &move);
}

static void keep(struct explanations *set, const struct explanation *explanation)
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

/* Takes over the explanations that were kept, without the absurd ones. */
static void take_next(struct explanations *set)
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

static unsigned int cost_at_end(const struct explanations *set,
				const struct explanation *explanation)
{
	return cost_of(set, explanation, STRAIN_PRESSED_OPEN);
}

static size_t cheapest(const struct explanations *set,
		       unsigned int (*cost_by)(const struct explanations *set,
					       const struct explanation *explanation))
{
	unsigned int least = UINT32_MAX;
	size_t best = 0;

	for (size_t i = 0; i < set->count; i++) {
		unsigned int cost = cost_by(set, &set->each[i]);

		if (cost < least) {
			least = cost;
			best = i;
		}
	}
	return best;
}

static size_t best_at_rest(const struct explanations *set)
{
	return cheapest(set, cost_at_rest);
}

/*
 * Whether what stands on @square may be lifted to be put right. Who has put a
 * piece elsewhere since that was announced is past it.
 */
static bool may_be_adjusted(const struct explanations *set, const struct explanation *explanation,
			    laws_square square)
{
	unsigned int ply = explanation->turn->ply;

	return set->adjusting && set->adjusting <= ply && ply <= set->adjusting_last &&
	       explanation->moved_at < set->announced_at &&
	       (!set->adjusted || set->adjusted & LAWS_SQUARE_SET(square));
}

/* The opponent answers: the move that stands is over, and @edge is his lift. */
static void grow_by_answer(struct explanations *set, const struct explanation *from,
			   struct turn *next, laws_square arrival, const struct edge *edge)
{
	struct explanation child;

	explanation_copy(&child, from);
	say_all(set, &child, TELLING_ALL, edge->first);
	explanation_go_on(&child, next);
	explanation_lift(&child, edge->square, may_be_adjusted(set, &child, edge->square),
			 edge->first, edge->settled);
	if (set->has_levers)
		child.strain += STRAIN_ANSWERED_EARLY;
	if (set->has_levers && edge->square == arrival)
		child.strain += STRAIN_RATHER_TAKEN_ON;
	keep(set, &child);
}

/* The same by a slide: the reed where his piece goes closed before the one that it leaves opened.
 */
static void grow_by_slid_answer(struct explanations *set, const struct explanation *from,
				const struct edge *edge)
{
	struct explanation child;
	struct turn *next = NULL;
	struct placed placed;
	struct laws_move move;

	explanation_copy(&child, from);
	if (!explanation_forget_slid(&child, edge->square, edge->first, &placed))
		return;
	if (explanations_shape(set, &child, &move) == SHAPE_COMPLETE)
		next = next_turn(set, from->turn, move);
	if (!next)
		return;
	say_all(set, &child, TELLING_ALL, placed.first);
	explanation_go_on(&child, next);
	explanation_place_new(&child, placed.square, placed.first, placed.settled);
	if (!explanation_slide(&child, edge->square, edge->first, edge->settled))
		return;
	if (set->has_levers)
		child.strain += STRAIN_ANSWERED_EARLY;
	keep(set, &child);
}

/* The opponent answers what is no legal move. */
static void grow_by_illegal_answer(struct explanations *set, const struct explanation *from,
				   const struct edge *edge)
{
	struct laws_position after;
	struct explanation child;
	struct turn *next;

	if (set->undecided ||
	    !explanation_may_be_answered(from, set->has_levers, edge->square, &after))
		return;
	next = turn_after(set, from->turn, &after, NULL);
	if (!next)
		return;
	explanation_copy(&child, from);
	explanation_go_on(&child, next);
	explanation_lift(&child, edge->square, false, edge->first, edge->settled);
	child.strain += STRAIN_ANSWERED_ILLEGAL;
	keep(set, &child);
}

/*
 * The opponent answers a capture of which only the captor's lift was felt: it
 * has swept the captured piece off a square whose reed never opened.
 */
static void grow_by_swept_answer(struct explanations *set, const struct explanation *from,
				 const struct edge *edge)
{
	if (set->undecided || explanation_can_take(from, edge->square))
		return;
	for (size_t held = 0; held < from->held_count; held++) {
		if (edge->first - from->held[held].first < CARRY_LEAST)
			continue;
		for (laws_square square = 0; square < 64; square++) {
			struct turn *next = NULL;
			struct explanation child;
			struct laws_move move;

			if (!explanation_can_sweep(from, held, square))
				continue;
			explanation_copy(&child, from);
			explanation_sweep(&child, held, square, edge->first);
			if (explanations_shape(set, &child, &move) == SHAPE_COMPLETE)
				next = next_turn(set, from->turn, move);
			if (!next)
				continue;
			child.strain += STRAIN_ANSWERED_UNSEEN;
			grow_by_answer(set, &child, next, square, edge);
		}
	}
}

static void grow_by_lift(struct explanations *set, const struct explanation *from,
			 const struct edge *edge, bool stands)
{
	bool adjusting = may_be_adjusted(set, from, edge->square);
	struct explanation child;
	laws_piece piece = explanation_piece(from, from->standing[edge->square]);

	explanation_copy(&child, from);
	if (explanation_slide(&child, edge->square, edge->first, edge->settled))
		keep(set, &child);
	explanation_copy(&child, from);
	explanation_lift(&child, edge->square, adjusting, edge->first, edge->settled);
	if (stands && piece != LAWS_UNKNOWN_PIECE && laws_piece_side(piece) != mover(from))
		child.strain += STRAIN_MEDDLED;
	keep(set, &child);
}

void explanations_lift(struct explanations *set, const struct edge *edge)
{
	for (size_t i = 0; i < set->count; i++) {
		struct explanation *from = &set->each[i];
		struct turn *next = NULL;
		struct laws_move move;
		bool stands = explanations_shape(set, from, &move) == SHAPE_COMPLETE;

		grow_by_lift(set, from, edge, stands);
		grow_by_slid_answer(set, from, edge);
		if (stands)
			next = next_turn(set, from->turn, move);
		if (next)
			grow_by_answer(set, from, next,
				       laws_move_arrival(&from->turn->position, move), edge);
		if (stands)
			continue;
		grow_by_illegal_answer(set, from, edge);
		grow_by_swept_answer(set, from, edge);
	}
	take_next(set);
}

/* What stands on @edge's square now was shoved there by the held piece @index. */
static void grow_by_shove(struct explanations *set, const struct explanation *from, size_t index,
			  const struct edge *edge)
{
	for (int step = 0; step < 9; step++) {
		int file = edge->square % 8 + step % 3 - 1;
		int rank = edge->square / 8 + step / 3 - 1;
		laws_square square = (laws_square)(rank * 8 + file);
		struct explanation child;

		if (file < 0 || file > 7 || rank < 0 || rank > 7 ||
		    from->standing[square] != TOKEN_OF(square) ||
		    laws_piece_side(explanation_piece(from, TOKEN_OF(square))) == mover(from))
			continue;
		explanation_copy(&child, from);
		if (explanation_shove(&child, index, square, edge->square, edge->first,
				      edge->settled))
			keep(set, &child);
	}
}

static void grow_by_place(struct explanations *set, const struct explanation *from,
			  const struct edge *edge)
{
	struct explanation child;

	/* What stands there by this reading was overlooked when it flickered. */
	if (from->standing[edge->square]) {
		keep(set, from);
		return;
	}
	for (size_t i = 0; i < from->held_count; i++) {
		explanation_copy(&child, from);
		explanation_place(&child, i, edge->square, edge->first, edge->settled);
		keep(set, &child);
		explanation_copy(&child, from);
		if (explanation_unsweep(&child, i, edge->square, edge->first, edge->settled))
			keep(set, &child);
		grow_by_shove(set, from, i, edge);
	}
	explanation_copy(&child, from);
	explanation_place_new(&child, edge->square, edge->first, edge->settled);
	keep(set, &child);
}

void explanations_place(struct explanations *set, const struct edge *edge)
{
	set->seen[edge->square] = edge->piece;
	for (size_t i = 0; i < set->count; i++)
		grow_by_place(set, &set->each[i], edge);
	take_next(set);
}

/* Of readings that are undecided, all are wrong when what they began from is set up again. */
static void consider_base(struct explanations *set, laws_squares occupied, laws_time t)
{
	struct explanation *back = &set->each[set->count];
	struct turn *place = NULL;

	if (occupied != laws_position_occupied(&set->base.position) ||
	    set->count == EXPLANATIONS_MAX)
		return;
	for (size_t i = 0; i < EXPLANATIONS_TURNS && !place; i++)
		if (!is_in_use(set, &set->turns[i]))
			place = &set->turns[i];
	if (!place)
		return;
	*place = set->base;
	explanation_begin(back, place);
	explanation_set_up(back, t);
	set->count++;
}

void explanations_consider_set_up(struct explanations *set, laws_squares occupied, laws_time t)
{
	struct explanation *best = &set->each[best_at_rest(set)];
	struct laws_move move;

	if (set->undecided)
		consider_base(set, occupied, t);
	if (occupied != laws_position_occupied(&best->turn->position) ||
	    set->count == EXPLANATIONS_MAX || explanations_shape(set, best, &move) == SHAPE_HOME)
		return;
	explanation_copy(&set->each[set->count], best);
	explanation_set_up(&set->each[set->count++], t);
}

/* True when the held piece last stood beside @square, but not at home. */
static bool was_beside(const struct explanation *explanation, size_t held, laws_square square)
{
	const struct held *piece = &explanation->held[held];
	int files = piece->from % 8 - square % 8;
	int ranks = piece->from / 8 - square / 8;

	return piece->token != TOKEN_OF(piece->from) && files >= -1 && files <= 1 && ranks >= -1 &&
	       ranks <= 1;
}

/*
 * The one capture that held pieces can have made by sweeping the captured
 * piece aside without its square ever opening. Several are none, unless one of
 * them is beside where its piece seemed to stand: that was the captured one.
 */
static bool sweep(const struct explanations *set, const struct explanation *from,
		  const struct edge *edge, struct explanation *swept)
{
	struct explanation child;
	unsigned int found = 0, beside = 0;

	explanation_copy(&child, from);
	for (size_t held = 0; held < from->held_count; held++) {
		for (laws_square square = 0; square < 64; square++) {
			struct laws_move shown;
			bool is_near = was_beside(from, held, square);

			if (!explanation_sweep(&child, held, square, edge->first))
				continue;
			if (explanations_shape(set, &child, &shown) == SHAPE_COMPLETE) {
				found++;
				beside += is_near;
				if (is_near || !beside)
					explanation_copy(swept, &child);
			}
			explanation_copy(&child, from);
		}
	}
	return found == 1 || beside == 1;
}

static void grow_by_sweep(struct explanations *set, const struct edge *edge, enum laws_side side)
{
	size_t count = set->count;

	for (size_t i = 0; i < count; i++)
		if (set->each[i].swept)
			return;
	for (size_t i = 0; i < count && set->count < EXPLANATIONS_MAX; i++) {
		struct explanation *from = &set->each[i];

		if (mover(from) == side && explanation_holds_own(from) &&
		    sweep(set, from, edge, &set->each[set->count]))
			set->count++;
	}
}

/* Who holds one of his own pieces may have taken with it, unseen, what still seems to stand. */
static void grow_by_unseen_sweep(struct explanations *set, const struct edge *edge)
{
	size_t count = set->count;

	for (size_t i = 0; i < count && set->count < EXPLANATIONS_MAX; i++) {
		struct explanation *from = &set->each[i];

		if (!from->swept && explanation_holds_own(from) &&
		    sweep(set, from, edge, &set->each[set->count]))
			set->count++;
	}
}

void explanations_gap(struct explanations *set, laws_squares from, laws_squares to,
		      const struct edge *edge)
{
	struct edge change = {
		.kind = EDGE_SQUARE,
		.unseen = true,
		.first = edge->first,
		.settled = edge->settled,
	};

	for (laws_squares lifted = from & ~to; lifted; lifted &= lifted - 1) {
		change.square = (laws_square)__builtin_ctzll(lifted);
		explanations_lift(set, &change);
	}
	for (laws_squares placed = to & ~from; placed; placed &= placed - 1) {
		change.square = (laws_square)__builtin_ctzll(placed);
		change.piece = edge->kinds[change.square];
		explanations_place(set, &change);
	}
	grow_by_unseen_sweep(set, edge);
}

void explanations_become(struct explanations *set, struct laws_move move, laws_time t)
{
	explanations_end(set);
	explanation_become(&set->each[0], move, t);
	explanation_forgive(&set->each[0]);
}

bool explanations_allow(const struct explanations *set, laws_squares occupied)
{
	for (size_t i = 0; i < set->count; i++) {
		const struct explanation *each = &set->each[i];
		struct laws_position after = each->turn->position;
		struct laws_move move;

		if (gap_is_in_progress(&after, occupied))
			return true;
		if (explanations_shape(set, each, &move) != SHAPE_COMPLETE)
			continue;
		laws_move_play(&after, move);
		if (gap_is_in_progress(&after, occupied))
			return true;
	}
	return false;
}

/* A flicker, with a piece in the hand, may be a piece swept aside by that one. */
void explanations_brush(struct explanations *set, const struct edge *edge)
{
	for (size_t i = 0; i < set->count; i++) {
		const struct explanation *from = &set->each[i];

		keep(set, from);
		for (size_t held = 0; held < from->held_count; held++) {
			struct explanation child;

			explanation_copy(&child, from);
			if (explanation_sweep(&child, held, edge->square, edge->first))
				keep(set, &child);
		}
	}
	take_next(set);
}

/* Whoever answers an illegal move by another, and presses, has ended what he was doing. */
static bool is_illegal_answer(const struct explanations *set, const struct explanation *each)
{
	struct laws_move move;

	return explanations_shape(set, each, &move) == SHAPE_OPEN &&
	       is_doubtful_answer(set, each) && !explanation_holds_own(each);
}

static unsigned int cost_of_press(const struct explanations *set, const struct explanation *each,
				  enum laws_side side)
{
	unsigned int cost;

	if (mover(each) != side)
		return cost_of(set, each, STRAIN_PRESSED_MEANWHILE);
	cost = cost_of(set, each, STRAIN_PRESSED_OPEN);
	if (is_illegal_answer(set, each))
		cost -= STRAIN_UNANSWERED;
	return cost + (explanation_holds_own(each) ? STRAIN_PRESSED_HOLDING : 0);
}

/* Which explanation a press by @side makes the likeliest. */
static size_t best_for_press(const struct explanations *set, enum laws_side side)
{
	unsigned int least = UINT32_MAX;
	size_t best = 0;

	for (size_t i = 0; i < set->count; i++) {
		const struct explanation *each = &set->each[i];
		unsigned int cost = cost_of_press(set, each, side);

		/* Of two equal ones the one that accuses nobody. */
		if (cost < least || (cost == least && mover(each) != side)) {
			least = cost;
			best = i;
		}
	}
	return best;
}

/*
 * The least that it costs to believe that who presses, @side, has taken
 * something unseen with the piece that he seems to hold; or UINT32_MAX.
 */
static unsigned int cost_of_unseen_sweep(const struct explanations *set, enum laws_side side)
{
	unsigned int least = UINT32_MAX;

	for (size_t i = 0; i < set->count; i++) {
		const struct explanation *each = &set->each[i];

		if (mover(each) == side && explanation_holds_own(each) &&
		    each->strain + STRAIN_SWEPT_UNSEEN < least)
			least = each->strain + STRAIN_SWEPT_UNSEEN;
	}
	return least;
}

/* A hand that has lifted a piece needs longer than this to press the clock. */
#define LIFT_TO_PRESS_LEAST ((laws_time)200000)

void explanations_overlook(struct explanations *set, enum laws_side side, laws_time t)
{
	size_t count = set->count;

	for (size_t i = 0; i < count && set->count < EXPLANATIONS_MAX; i++) {
		struct explanation *child = &set->each[set->count];
		struct laws_move move;

		if (mover(&set->each[i]) != side)
			continue;
		explanation_copy(child, &set->each[i]);
		if (explanation_put_back(child, t - LIFT_TO_PRESS_LEAST, t) &&
		    explanations_shape(set, child, &move) == SHAPE_COMPLETE)
			set->count++;
	}
}

bool explanations_sweep(struct explanations *set, const struct edge *edge, enum laws_side side)
{
	size_t best;

	grow_by_sweep(set, edge, side);
	best = best_for_press(set, side);
	return cost_of_press(set, &set->each[best], side) <= cost_of_unseen_sweep(set, side);
}

static bool has_turn(const struct explanations *set, size_t count, const struct turn *turn)
{
	for (size_t i = 0; i < count; i++)
		if (set->each[i].turn == turn)
			return true;
	return false;
}

/* Of each turn the first that costs no more than @best: between turns nothing is decided. */
static void keep_equals(struct explanations *set, size_t best,
			unsigned int (*cost_by)(const struct explanations *set,
						const struct explanation *explanation))
{
	unsigned int least = cost_by(set, &set->each[best]);
	size_t count = 0;

	for (size_t i = 0; i < set->count; i++) {
		if (cost_by(set, &set->each[i]) > least || has_turn(set, count, set->each[i].turn))
			continue;
		keep_at(set, count, i);
		explanation_forgive(&set->each[count++]);
	}
	set->count = count;
	set->undecided = count > 1;
}

static void rest_undecided(struct explanations *set, laws_time t)
{
	size_t best = best_at_rest(set);
	struct laws_move move;

	if (explanations_shape(set, &set->each[best], &move) != SHAPE_OPEN)
		keep_equals(set, best, cost_at_rest);
	for (size_t i = 0; i < set->count; i++) {
		struct explanation *each = &set->each[i];

		say_all(set, each, TELLING_REST, t);
		if (explanations_shape(set, each, &move) == SHAPE_HOME)
			explanation_go_on(each, each->turn);
	}
}

/* The turn begins anew; that it was pressed without a move stays true. */
static void go_home(struct explanation *explanation)
{
	bool pressed = explanation->pressed == PRESSED_HOME;

	explanation_go_on(explanation, explanation->turn);
	if (pressed)
		explanation->pressed = PRESSED_HOME;
}

void explanations_rest(struct explanations *set, laws_time t)
{
	size_t best = best_at_rest(set);
	struct laws_move move;
	enum explanation_shape shape = explanations_shape(set, &set->each[best], &move);

	if (set->undecided) {
		rest_undecided(set, t);
		return;
	}
	if (shape != SHAPE_OPEN || set->count == 1)
		collapse(set, best);
	for (size_t i = 0; i < set->count; i++)
		say_all(set, &set->each[i], TELLING_REST, t);
	if (shape == SHAPE_HOME)
		go_home(&set->each[0]);
}

bool explanations_have_shoved(const struct explanations *set)
{
	unsigned int least = cost_at_rest(set, &set->each[best_at_rest(set)]);

	for (size_t i = 0; i < set->count; i++)
		if (explanation_has_shoved(&set->each[i]) &&
		    set->each[i].strain <= least + STRAIN_SHOVED)
			return true;
	return false;
}

bool explanations_are_contested(const struct explanations *set)
{
	struct laws_move move;

	return !set->undecided &&
	       explanations_shape(set, &set->each[best_at_rest(set)], &move) == SHAPE_COMPLETE &&
	       explanations_have_shoved(set);
}

const struct explanation *explanations_likeliest(const struct explanations *set)
{
	return &set->each[cheapest(set, cost_at_end)];
}

void explanations_end(struct explanations *set)
{
	collapse(set, cheapest(set, cost_at_end));
}

/* Drops what is about another turn than @turn. */
static void keep_turn(struct explanations *set, const struct turn *turn)
{
	size_t count = 0;

	for (size_t i = 0; i < set->count; i++)
		if (set->each[i].turn == turn)
			keep_at(set, count++, i);
	set->count = count;
}

/* The move of each reading that shows one is over; what shows none goes on. */
static void press_undecided(struct explanations *set, laws_time t)
{
	for (size_t i = 0; i < set->count; i++) {
		struct explanation *each = &set->each[i];
		struct turn *next;
		struct laws_move move;

		if (explanations_shape(set, each, &move) != SHAPE_COMPLETE)
			continue;
		next = next_turn(set, each->turn, move);
		if (!next)
			continue;
		say_all(set, each, TELLING_ALL, t);
		explanation_go_on(each, next);
	}
}

void explanations_part(struct explanations *set, const struct laws_move *list, size_t count,
		       laws_time t)
{
	explanations_end(set);
	set->base = *set->each[0].turn;
	for (size_t i = 1; i < count; i++)
		explanation_copy(&set->each[i], &set->each[0]);
	for (size_t i = 0; i < count; i++) {
		explanation_become(&set->each[i], list[i], t);
		explanation_forgive(&set->each[i]);
	}
	set->count = count;
	set->undecided = true;
	press_undecided(set, t);
}

/* True when the reading is a capture by sweeping, which @move is, of @turn. */
static bool shows_sweep(const struct explanations *set, const struct explanation *each,
			const struct turn *turn, struct laws_move *move)
{
	return each->turn == turn && each->swept &&
	       explanations_shape(set, each, move) == SHAPE_COMPLETE;
}

bool explanations_part_sweeps(struct explanations *set, enum laws_side side, laws_time t)
{
	const struct explanation *best = &set->each[best_for_press(set, side)];
	unsigned int least = cost_of_press(set, best, side);
	const struct turn *turn = best->turn;
	struct laws_move moves[EXPLANATIONS_MAX];
	size_t chosen[EXPLANATIONS_MAX], count = 0;

	for (size_t i = 0; i < set->count; i++) {
		const struct explanation *each = &set->each[i];
		size_t same = 0;

		if (cost_of_press(set, each, side) != least ||
		    !shows_sweep(set, each, turn, &moves[count]))
			continue;
		while (same < count && !laws_move_equal(moves[same], moves[count]))
			same++;
		if (same == count)
			chosen[count++] = i;
	}
	if (count < 2 || !best->swept || mover(best) != side)
		return false;
	set->base = *turn;
	for (size_t i = 0; i < count; i++) {
		keep_at(set, i, chosen[i]);
		explanation_forgive(&set->each[i]);
	}
	set->count = count;
	set->undecided = true;
	press_undecided(set, t);
	return true;
}

bool explanations_are_full(const struct explanations *set)
{
	for (size_t i = 0; i < set->count; i++)
		if (set->each[i].unsaid_count > EXPLANATION_UNSAID / 2)
			return true;
	return false;
}

void explanations_press(struct explanations *set, const struct edge *edge, enum laws_side side,
			bool *whole, struct laws_move *move)
{
	enum explanation_shape shape;
	size_t best;

	grow_by_sweep(set, edge, side);
	best = best_for_press(set, side);
	*whole = false;
	if (set->undecided) {
		if (mover(&set->each[best]) != side)
			return;
		keep_equals(set, best, cost_at_end);
		if (set->undecided) {
			press_undecided(set, edge->first);
			return;
		}
		best = 0;
	}
	if (mover(&set->each[best]) != side) {
		keep_turn(set, set->each[best].turn);
		return;
	}
	collapse(set, best);
	shape = explanations_shape(set, &set->each[0], move);
	*whole = shape == SHAPE_COMPLETE;
	if (!*whole)
		set->each[0].pressed = shape == SHAPE_HOME ? PRESSED_HOME : PRESSED_OPEN;
	explanations_settle(set, edge->first);
}

void explanations_settle(struct explanations *set, laws_time t)
{
	say_all(set, &set->each[0], TELLING_ALL, t);
}

void explanations_go_on(struct explanations *set, struct laws_move move)
{
	explanation_go_on(&set->each[0], next_turn(set, set->each[0].turn, move));
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

enum laws_side explanations_mover(const struct explanations *set)
{
	return mover(&set->each[0]);
}
