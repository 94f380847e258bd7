/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * How explanations grow: by every reading of an edge, of a gap, or of the board
 * at a press that is not absurd.
 */
#include "track/explaining.h"
#include "track/gap.h"

/* Answering before the press is unusual; touching the answerer's pieces oneself more so. */
#define STRAIN_ANSWERED_EARLY 2
#define STRAIN_MEDDLED	      6
/* If what was just put there is lifted, rather the mover takes it on, or away. */
#define STRAIN_RATHER_TAKEN_ON 1
/* Answering a capture that nobody felt, or what is no legal move. */
#define STRAIN_ANSWERED_UNSEEN	4
#define STRAIN_ANSWERED_ILLEGAL 4

/* It is another piece than the one that a source recognises there. */
#define STRAIN_MISTAKEN 8

/* Rather the capture of what was felt. */
#define STRAIN_UNFELT 1
/* Nobody takes what was put down less than this ago: the other hand is still there. */
#define STOOD_LEAST  ((laws_time)150000)
#define STRAIN_HASTY 8

/* A hand does not carry a piece to another square and let go of it in less. */
#define CARRY_LEAST ((laws_time)150000)
/* A hand that has lifted a piece needs longer than this to press the clock. */
#define LIFT_TO_PRESS_LEAST ((laws_time)200000)

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

/* True when @edge lifts what has stood too shortly for the opponent to take it. */
static bool is_hasty(const struct explanation *explanation, const struct edge *edge)
{
	for (size_t i = 0; i < explanation->placed_count; i++)
		if (explanation->placed[i].square == edge->square)
			return edge->first - explanation->placed[i].first < STOOD_LEAST;
	return false;
}

/* The opponent answers: the move that stands is over, and @edge is his lift. */
static void grow_by_answer(struct explanations *set, const struct explanation *from,
			   struct turn *next, laws_square arrival, const struct edge *edge)
{
	struct explanation child;

	explanation_copy(&child, from);
	explanations_say_all(set, &child, TELLING_ALL, edge->first);
	explanation_go_on(&child, next);
	explanation_lift(&child, edge->square, may_be_adjusted(set, &child, edge->square),
			 edge->first, edge->settled);
	if (set->has_levers)
		child.strain += STRAIN_ANSWERED_EARLY;
	if (set->has_levers && edge->square == arrival)
		child.strain += STRAIN_RATHER_TAKEN_ON;
	if (set->has_levers && !from->unfelt && is_hasty(from, edge))
		child.strain += STRAIN_HASTY;
	explanations_keep(set, &child);
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
		next = explanations_next_turn(set, from->turn, move);
	if (!next)
		return;
	explanations_say_all(set, &child, TELLING_ALL, placed.first);
	explanation_go_on(&child, next);
	explanation_place_new(&child, placed.square, placed.first, placed.settled);
	if (!explanation_slide(&child, edge->square, edge->first, edge->settled))
		return;
	if (set->has_levers)
		child.strain += STRAIN_ANSWERED_EARLY;
	if (set->has_levers && is_hasty(from, edge))
		child.strain += STRAIN_HASTY;
	explanations_keep(set, &child);
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
	next = explanations_turn_after(set, from->turn, &after, NULL);
	if (!next)
		return;
	explanation_copy(&child, from);
	explanation_go_on(&child, next);
	explanation_lift(&child, edge->square, false, edge->first, edge->settled);
	child.strain += STRAIN_ANSWERED_ILLEGAL;
	explanations_keep(set, &child);
}

/*
 * The opponent answers a capture of which only the captor's lift was felt: it
 * has swept the captured piece off a square whose reed never opened.
 */
static void grow_by_swept_answer(struct explanations *set, const struct explanation *from,
				 const struct edge *edge)
{
	/* Without levers no press will tell a capture in progress from one that is answered. */
	if (set->undecided || (set->has_levers && explanation_can_take(from, edge->square)))
		return;
	for (size_t held = 0; held < from->held_count; held++) {
		laws_squares sweepable = explanation_sweepable(from, held);

		if (edge->first - from->held[held].first < CARRY_LEAST)
			continue;
		for (; sweepable; sweepable &= sweepable - 1) {
			laws_square square = (laws_square)__builtin_ctzll(sweepable);
			struct turn *next = NULL;
			struct explanation child;
			struct laws_move move;

			explanation_copy(&child, from);
			explanation_sweep(&child, held, square, edge->first);
			if (explanations_shape(set, &child, &move) == SHAPE_COMPLETE)
				next = explanations_next_turn(set, from->turn, move);
			if (!next)
				continue;
			child.strain += STRAIN_ANSWERED_UNSEEN;
			child.unfelt = next->ply;
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
		explanations_keep(set, &child);
	explanation_copy(&child, from);
	explanation_lift(&child, edge->square, adjusting, edge->first, edge->settled);
	if (stands && piece != LAWS_UNKNOWN_PIECE &&
	    laws_piece_side(piece) != explanations_mover_of(from))
		child.strain += STRAIN_MEDDLED;
	explanations_keep(set, &child);
}

void explanations_lift(struct explanations *set, const struct edge *edge)
{
	set->opened_at[edge->square] = edge->first;
	for (size_t i = 0; i < set->count; i++) {
		struct explanation *from = &set->each[i];
		struct turn *next = NULL;
		struct laws_move move;
		bool stands = explanations_shape(set, from, &move) == SHAPE_COMPLETE;

		grow_by_lift(set, from, edge, stands);
		grow_by_slid_answer(set, from, edge);
		if (stands)
			next = explanations_next_turn(set, from->turn, move);
		if (next)
			grow_by_answer(set, from, next,
				       laws_move_arrival(&from->turn->position, move), edge);
		if (stands)
			continue;
		grow_by_illegal_answer(set, from, edge);
		grow_by_swept_answer(set, from, edge);
	}
	explanations_take_next(set);
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
		    laws_piece_side(explanation_piece(from, TOKEN_OF(square))) ==
			    explanations_mover_of(from))
			continue;
		explanation_copy(&child, from);
		if (explanation_shove(&child, index, square, edge->square, edge->first,
				      edge->settled))
			explanations_keep(set, &child);
	}
}

static bool is_king_or_rook(laws_piece piece)
{
	return laws_piece_kind(piece) == LAWS_KING || laws_piece_kind(piece) == LAWS_ROOK;
}

/* Of king and rook that may have changed places a source that knows pieces tells which is which. */
static unsigned int strain_of_recognised(const struct explanation *from, size_t index, char letter)
{
	laws_piece piece = explanation_piece(from, from->held[index].token);
	laws_piece seen = laws_piece_from_letter(letter);

	return is_king_or_rook(piece) && is_king_or_rook(seen) && piece != seen ? STRAIN_MISTAKEN
										: 0;
}

static void grow_by_place(struct explanations *set, const struct explanation *from,
			  const struct edge *edge)
{
	struct explanation child;

	/* What stands there by this reading was overlooked when it flickered. */
	if (from->standing[edge->square]) {
		explanations_keep(set, from);
		return;
	}
	for (size_t i = 0; i < from->held_count; i++) {
		explanation_copy(&child, from);
		explanation_place(&child, i, edge->square, edge->first, edge->settled);
		child.strain += strain_of_recognised(from, i, edge->piece);
		explanations_keep(set, &child);
		explanation_copy(&child, from);
		if (explanation_unsweep(&child, i, edge->square, edge->first, edge->settled))
			explanations_keep(set, &child);
		grow_by_shove(set, from, i, edge);
	}
	explanation_copy(&child, from);
	explanation_place_new(&child, edge->square, edge->first, edge->settled);
	explanations_keep(set, &child);
}

void explanations_place(struct explanations *set, const struct edge *edge)
{
	set->seen[edge->square] = edge->piece;
	for (size_t i = 0; i < set->count; i++)
		grow_by_place(set, &set->each[i], edge);
	explanations_take_next(set);
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
		if (!explanations_use(set, &set->turns[i]))
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
	struct explanation *best = &set->each[explanations_best_at_rest(set)];
	struct laws_move move;

	if (set->undecided)
		consider_base(set, occupied, t);
	if (occupied != laws_position_occupied(&best->turn->position) ||
	    set->count == EXPLANATIONS_MAX || explanations_shape(set, best, &move) == SHAPE_HOME)
		return;
	explanation_copy(&set->each[set->count], best);
	explanation_set_up(&set->each[set->count++], t);
}

/* True when the held piece was last felt beside @square, but not at home. */
static bool was_beside(const struct explanation *explanation, size_t held, laws_square square)
{
	const struct held *piece = &explanation->held[held];
	int files = piece->lifted % 8 - square % 8;
	int ranks = piece->lifted / 8 - square / 8;

	return piece->token != TOKEN_OF(piece->lifted) && files >= -1 && files <= 1 &&
	       ranks >= -1 && ranks <= 1;
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

	for (size_t held = 0; held < from->held_count; held++) {
		laws_squares sweepable = explanation_sweepable(from, held);

		for (; sweepable; sweepable &= sweepable - 1) {
			laws_square square = (laws_square)__builtin_ctzll(sweepable);
			struct laws_move shown;
			bool is_near = was_beside(from, held, square);

			explanation_copy(&child, from);
			explanation_sweep(&child, held, square, edge->first);
			if (explanations_shape(set, &child, &shown) == SHAPE_COMPLETE) {
				found++;
				beside += is_near;
				if (is_near || !beside)
					explanation_copy(swept, &child);
			}
		}
	}
	return found == 1 || beside == 1;
}

/*
 * While it is undecided what stands where, a capture of which only the captor's
 * lift was felt may be any that this reading allows: each is one more reading.
 */
static void part_by_sweeps(struct explanations *set, size_t index, const struct edge *edge)
{
	struct explanation from;
	bool replaced = false;

	explanation_copy(&from, &set->each[index]);
	for (size_t held = 0; held < from.held_count; held++) {
		for (laws_square square = 0; square < 64; square++) {
			size_t to = replaced ? set->count : index;
			struct explanation child;
			struct laws_move shown;

			if (to == EXPLANATIONS_MAX)
				return;
			explanation_copy(&child, &from);
			if (!explanation_sweep(&child, held, square, edge->first) ||
			    explanations_shape(set, &child, &shown) != SHAPE_COMPLETE)
				continue;
			child.strain += STRAIN_UNFELT;
			explanation_copy(&set->each[to], &child);
			set->count += replaced;
			replaced = true;
		}
	}
}

void explanations_grow_by_sweep(struct explanations *set, const struct edge *edge,
				enum laws_side side)
{
	size_t count = set->count;
	bool swept = false;

	for (size_t i = 0; i < count; i++)
		swept |= set->each[i].swept;
	for (size_t i = 0; i < count && set->count < EXPLANATIONS_MAX; i++) {
		struct explanation *from = &set->each[i];

		if (explanations_mover_of(from) != side || !explanation_holds_own(from))
			continue;
		if (set->undecided && !from->swept)
			part_by_sweeps(set, i, edge);
		else if (!swept && sweep(set, from, edge, &set->each[set->count]))
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
	set->opened_at[edge->square] = edge->first;
	for (size_t i = 0; i < set->count; i++) {
		const struct explanation *from = &set->each[i];

		explanations_keep(set, from);
		for (size_t held = 0; held < from->held_count; held++) {
			struct explanation child;

			explanation_copy(&child, from);
			if (explanation_sweep(&child, held, edge->square, edge->first))
				explanations_keep(set, &child);
		}
	}
	explanations_take_next(set);
}

void explanations_overlook(struct explanations *set, enum laws_side side, laws_time t)
{
	size_t count = set->count;

	for (size_t i = 0; i < count && set->count < EXPLANATIONS_MAX; i++) {
		struct explanation *child = &set->each[set->count];
		struct laws_move move;

		if (explanations_mover_of(&set->each[i]) != side)
			continue;
		explanation_copy(child, &set->each[i]);
		if (explanation_put_back(child, t - LIFT_TO_PRESS_LEAST, t) &&
		    explanations_shape(set, child, &move) == SHAPE_COMPLETE)
			set->count++;
	}
}
