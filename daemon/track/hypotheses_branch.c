/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * How hypotheses branch: by every plausible reading of an edge, of a gap, or of the board at a
 * press.
 */
#include "track/choice.h"
#include "track/hypotheses_internal.h"
#include "track/model.h"
#include "track/unobserved.h"

static struct announcement_turn turn_of(const struct hypothesis *hypothesis)
{
	return (struct announcement_turn){
		.ply = hypothesis->turn->ply,
		.began_at = hypothesis->began_at,
		.moved_at = hypothesis->moved_at,
	};
}

/* True when @edge, in the turn of @hypothesis, lifts a piece under the announced adjustment. */
static bool adjusts(struct hypotheses *set, const struct hypothesis *hypothesis,
		    const struct edge *edge)
{
	struct announcement_turn turn = turn_of(hypothesis);

	if (!announcement_covers(&set->announcement, &turn, set->has_levers, edge->square,
				 edge->first))
		return false;
	announcement_use(&set->announcement, &turn, edge->first);
	return true;
}

/* True when @edge lifts what has stood too shortly for the opponent to take it. */
static bool is_hasty(const struct hypothesis *hypothesis, const struct edge *edge)
{
	for (size_t i = 0; i < hypothesis->placed_count; i++)
		if (hypothesis->placed[i].square == edge->square)
			return edge->first - hypothesis->placed[i].first < TIME_STOOD_LEAST;
	return false;
}

/* The opponent answers: the move that stands is over, and @edge is his lift. */
static void branch_by_answer(struct hypotheses *set, const struct hypothesis *from,
			     struct turn *next, laws_square arrival, const struct edge *edge)
{
	struct hypothesis child;

	hypothesis_copy(&child, from);
	hypotheses_emit_all(set, &child, TELLING_ALL, edge->first);
	hypothesis_go_on(&child, next);
	hypothesis_lift(&child, edge->square, adjusts(set, &child, edge), edge->first,
			edge->settled);
	if (set->has_levers)
		child.cost += COST_ANSWERED_EARLY;
	if (set->has_levers && edge->square == arrival)
		child.cost += COST_RATHER_TAKEN_ON;
	if (set->has_levers && !from->unfelt && is_hasty(from, edge))
		child.cost += COST_HASTY;
	hypotheses_keep(set, &child);
}

/* The turn behind the move that stands by @hypothesis, or NULL: none does. */
static struct turn *next_turn_of(struct hypotheses *set, const struct hypothesis *hypothesis)
{
	struct laws_move move;

	if (hypotheses_shape(set, hypothesis, &move) != SHAPE_COMPLETE)
		return NULL;
	return hypotheses_next_turn(set, hypothesis->turn, move);
}

/*
 * Likewise by a slide: the reed of the square reached closed before that of the square left
 * opened.
 */
static void branch_by_slid_answer(struct hypotheses *set, const struct hypothesis *from,
				  const struct edge *edge)
{
	struct hypothesis child;
	struct turn *next;
	struct placed placed;

	hypothesis_copy(&child, from);
	if (!hypothesis_forget_slid(&child, edge->square, edge->first, &placed))
		return;
	next = next_turn_of(set, &child);
	if (!next)
		return;
	hypotheses_emit_all(set, &child, TELLING_ALL, placed.first);
	hypothesis_go_on(&child, next);
	hypothesis_place_new(&child, placed.square, placed.first, placed.settled);
	if (!hypothesis_slide(&child, edge->square, edge->first, edge->settled))
		return;
	if (set->has_levers)
		child.cost += COST_ANSWERED_EARLY;
	if (set->has_levers && is_hasty(from, edge))
		child.cost += COST_HASTY;
	hypotheses_keep(set, &child);
}

/*
 * Likewise by a promotion whose new piece is put down before the pawn is taken off. It may stand
 * there for any time, since both hands can be at work, or one that looks for a place for the pawn.
 */
static void branch_by_promoted_answer(struct hypotheses *set, const struct hypothesis *from,
				      const struct edge *edge)
{
	struct hypothesis child;
	struct turn *next;
	struct placed placed;

	hypothesis_copy(&child, from);
	if (!hypothesis_forget_fetched(&child, edge->square, &placed))
		return;
	next = next_turn_of(set, &child);
	if (!next || !turn_promotes(next, edge->square, placed.square))
		return;
	hypotheses_emit_all(set, &child, TELLING_ALL, placed.first);
	hypothesis_go_on(&child, next);
	hypothesis_place_new(&child, placed.square, placed.first, placed.settled);
	hypothesis_lift(&child, edge->square, false, edge->first, edge->settled);
	if (set->has_levers)
		child.cost += COST_ANSWERED_EARLY;
	hypotheses_keep(set, &child);
}

/* The opponent answers an illegal move. */
static void branch_by_illegal_answer(struct hypotheses *set, const struct hypothesis *from,
				     const struct edge *edge)
{
	struct laws_position after;
	struct hypothesis child;
	struct turn *next;

	if (!hypothesis_may_be_answered(from, set->has_levers, edge->square, &after))
		return;
	next = hypotheses_turn_after(set, from->turn, &after, NULL);
	if (!next)
		return;
	next->is_doubtful |= !set->has_levers && hypothesis_may_be_misplaced(from);
	hypothesis_copy(&child, from);
	hypothesis_go_on(&child, next);
	hypothesis_lift(&child, edge->square, false, edge->first, edge->settled);
	child.cost += COST_ANSWERED_ILLEGAL;
	hypotheses_keep(set, &child);
}

/* What it costs that the move that stands by @hypothesis was chosen. */
static unsigned int cost_of_choice(const struct hypotheses *set,
				   const struct hypothesis *hypothesis)
{
	const struct turn *turn = hypothesis->turn;
	struct laws_move move;

	if (hypotheses_shape(set, hypothesis, &move) != SHAPE_COMPLETE)
		return COST_NONE;
	return choice_cost(&turn->position, choice_best(&turn->position, turn->moves, turn->count),
			   move);
}

/*
 * The opponent answers a capture that showed only the captor's lift: the captured piece was
 * swept off without its reed opening. Which of several it was no reed tells.
 */
static void branch_by_swept_answer(struct hypotheses *set, const struct hypothesis *from,
				   const struct edge *edge)
{
	/* Without levers no press separates a capture in progress from one that is answered. */
	if (set->has_levers && hypothesis_can_take(from, edge->square))
		return;
	for (size_t held = 0; held < from->held_count; held++) {
		laws_squares sweepable = hypothesis_sweepable(from, held);

		if (edge->first - from->held[held].first < TIME_CARRY_LEAST)
			continue;
		for (; sweepable; sweepable &= sweepable - 1) {
			laws_square square = (laws_square)__builtin_ctzll(sweepable);
			struct turn *next;
			struct hypothesis child;

			hypothesis_copy(&child, from);
			hypothesis_sweep(&child, held, square, edge->first);
			next = next_turn_of(set, &child);
			if (!next)
				continue;
			child.cost += COST_ANSWERED_UNOBSERVED;
			if (!set->has_levers)
				child.cost += cost_of_choice(set, &child);
			child.unfelt = next->ply;
			branch_by_answer(set, &child, next, square, edge);
		}
	}
}

/* @stands is the move that stands by @from, or NULL. */
static void branch_by_lift(struct hypotheses *set, const struct hypothesis *from,
			   const struct edge *edge, const struct laws_move *stands)
{
	struct announcement_turn turn = turn_of(from);
	bool adjusting = adjusts(set, from, edge);
	struct hypothesis child;
	laws_piece piece = hypothesis_piece(from, from->standing[edge->square]);

	hypothesis_copy(&child, from);
	if (hypothesis_slide(&child, edge->square, edge->first, edge->settled))
		hypotheses_keep(set, &child);
	hypothesis_copy(&child, from);
	if (stands)
		hypothesis_note_made(&child, *stands, edge->square, edge->first);
	hypothesis_lift(&child, edge->square, adjusting, edge->first, edge->settled);
	/* The move stands all the same, and may be gone on with. */
	child.held[child.held_count - 1].by_opponent =
		stands && !set->has_levers && announcement_is_late(&set->announcement, &turn);
	if (stands && piece != LAWS_UNKNOWN_PIECE &&
	    laws_piece_side(piece) != hypotheses_mover_of(from))
		child.cost += COST_MEDDLED;
	hypotheses_keep(set, &child);
}

void hypotheses_lift(struct hypotheses *set, const struct edge *edge)
{
	set->opened_at[edge->square] = edge->first;
	for (size_t i = 0; i < set->count; i++) {
		struct hypothesis *from = &set->each[i];
		struct turn *next = NULL;
		struct laws_move move;
		bool stands = hypotheses_shape(set, from, &move) == SHAPE_COMPLETE;

		if (hypothesis_take_off(from, edge->square)) {
			hypotheses_keep(set, from);
			continue;
		}
		branch_by_lift(set, from, edge, stands ? &move : NULL);
		branch_by_slid_answer(set, from, edge);
		branch_by_promoted_answer(set, from, edge);
		if (stands)
			next = hypotheses_next_turn(set, from->turn, move);
		if (next)
			branch_by_answer(set, from, next,
					 laws_move_arrival(&from->turn->position, move), edge);
		if (stands)
			continue;
		branch_by_illegal_answer(set, from, edge);
		branch_by_swept_answer(set, from, edge);
	}
	hypotheses_take_next(set);
}

/* The held piece @index shoved another onto @edge's square. */
static void branch_by_shove(struct hypotheses *set, const struct hypothesis *from, size_t index,
			    const struct edge *edge)
{
	for (int step = 0; step < 9; step++) {
		int file = edge->square % 8 + step % 3 - 1;
		int rank = edge->square / 8 + step / 3 - 1;
		laws_square square = (laws_square)(rank * 8 + file);
		struct hypothesis child;

		if (file < 0 || file > 7 || rank < 0 || rank > 7 ||
		    from->standing[square] != TOKEN_OF(square) ||
		    laws_piece_side(hypothesis_piece(from, TOKEN_OF(square))) ==
			    hypotheses_mover_of(from))
			continue;
		hypothesis_copy(&child, from);
		if (hypothesis_shove(&child, index, square, edge->square, edge->first,
				     edge->settled))
			hypotheses_keep(set, &child);
	}
}

static bool is_king_or_rook(laws_piece piece)
{
	return laws_piece_kind(piece) == LAWS_KING || laws_piece_kind(piece) == LAWS_ROOK;
}

/*
 * A source that recognises pieces separates those of both colours, and king and rook that may have
 * exchanged squares. What a pawn becomes it shows as well, so that the other kinds tell nothing.
 */
static unsigned int cost_of_recognised(const struct hypothesis *from, size_t index, char letter)
{
	laws_piece piece = hypothesis_piece(from, from->held[index].token);
	laws_piece seen = laws_piece_from_letter(letter);

	if (!seen || piece == LAWS_UNKNOWN_PIECE)
		return 0;
	if (laws_piece_side(piece) != laws_piece_side(seen))
		return COST_MISTAKEN;
	return is_king_or_rook(piece) && is_king_or_rook(seen) && piece != seen ? COST_MISTAKEN : 0;
}

/* What was captured has been put down elsewhere before its captor came, which @from has. */
static void branch_by_lying(struct hypotheses *set, const struct hypothesis *from,
			    const struct edge *edge)
{
	struct hypothesis child;

	hypothesis_copy(&child, from);
	if (hypothesis_lay_before(&child, edge->square))
		hypotheses_keep(set, &child);
}

static void branch_by_place(struct hypotheses *set, const struct hypothesis *from,
			    const struct edge *edge)
{
	struct hypothesis child;

	/* The piece that this reading has there went unnoticed when it flickered. */
	if (from->standing[edge->square]) {
		hypotheses_keep(set, from);
		return;
	}
	for (size_t i = 0; i < from->held_count; i++) {
		hypothesis_copy(&child, from);
		hypothesis_place(&child, i, edge->square, edge->first, edge->settled);
		child.cost += cost_of_recognised(from, i, edge->piece);
		/* No frame has shown the square empty, so that no time says that nobody took it. */
		if (edge->at_once)
			child.exchanged &= ~LAWS_SQUARE_SET(edge->square);
		if (!set->has_levers)
			branch_by_lying(set, &child, edge);
		hypotheses_keep(set, &child);
		hypothesis_copy(&child, from);
		if (hypothesis_unsweep(&child, i, edge->square, set->has_levers, edge->first,
				       edge->settled))
			hypotheses_keep(set, &child);
		hypothesis_copy(&child, from);
		/* With levers it rather falls to the press to say what the move was. */
		if (!set->has_levers && hypothesis_lay(&child, i, edge->square))
			hypotheses_keep(set, &child);
		branch_by_shove(set, from, i, edge);
	}
	hypothesis_copy(&child, from);
	hypothesis_place_new(&child, edge->square, edge->first, edge->settled);
	hypotheses_keep(set, &child);
}

void hypotheses_place(struct hypotheses *set, const struct edge *edge)
{
	set->seen[edge->square] = edge->piece;
	for (size_t i = 0; i < set->count; i++)
		branch_by_place(set, &set->each[i], edge);
	hypotheses_take_next(set);
}

void hypotheses_consider_set_up(struct hypotheses *set, laws_squares occupied, laws_time t)
{
	struct hypothesis *best = &set->each[hypotheses_best_at_rest(set)];
	struct laws_move move;

	if (occupied != laws_position_occupied(&best->turn->position) ||
	    set->count == HYPOTHESES_MAX || hypotheses_shape(set, best, &move) == SHAPE_HOME)
		return;
	hypothesis_copy(&set->each[set->count], best);
	hypothesis_set_up(&set->each[set->count++], t);
}

/* True when the held piece last closed a square beside @square, other than its home. */
static bool was_beside(const struct hypothesis *hypothesis, size_t held, laws_square square)
{
	const struct held *piece = &hypothesis->held[held];
	int files = piece->lifted % 8 - square % 8;
	int ranks = piece->lifted / 8 - square / 8;

	return piece->token != TOKEN_OF(piece->lifted) && files >= -1 && files <= 1 &&
	       ranks >= -1 && ranks <= 1;
}

/*
 * The only capture that held pieces can have made by sweeping a piece off without its reed
 * opening. Several count as none, unless one of them is beside where its victim seemed to
 * stand.
 */
static bool sweep(const struct hypotheses *set, const struct hypothesis *from,
		  const struct edge *edge, struct hypothesis *swept)
{
	struct hypothesis child;
	unsigned int found = 0, beside = 0;

	for (size_t held = 0; held < from->held_count; held++) {
		laws_squares sweepable = hypothesis_sweepable(from, held);

		for (; sweepable; sweepable &= sweepable - 1) {
			laws_square square = (laws_square)__builtin_ctzll(sweepable);
			struct laws_move shown;
			bool is_near = was_beside(from, held, square);

			hypothesis_copy(&child, from);
			hypothesis_sweep(&child, held, square, edge->first);
			if (hypotheses_shape(set, &child, &shown) == SHAPE_COMPLETE) {
				found++;
				beside += is_near;
				if (is_near || !beside)
					hypothesis_copy(swept, &child);
			}
		}
	}
	return found == 1 || beside == 1;
}

void hypotheses_branch_by_sweep(struct hypotheses *set, const struct edge *edge,
				enum laws_side side)
{
	size_t count = set->count;
	bool swept = false;

	for (size_t i = 0; i < count; i++)
		swept |= set->each[i].swept;
	for (size_t i = 0; i < count && set->count < HYPOTHESES_MAX; i++) {
		struct hypothesis *from = &set->each[i];

		if (hypotheses_mover_of(from) != side || !hypothesis_holds_own(from))
			continue;
		if (!swept && sweep(set, from, edge, &set->each[set->count]))
			set->count++;
	}
}

/*
 * A player who holds a piece of his own may have swept off, with it, one that still seems to
 * stand.
 */
static void branch_by_unobserved_sweep(struct hypotheses *set, const struct edge *edge)
{
	size_t count = set->count;

	for (size_t i = 0; i < count && set->count < HYPOTHESES_MAX; i++) {
		struct hypothesis *from = &set->each[i];

		if (!from->swept && hypothesis_holds_own(from) &&
		    sweep(set, from, edge, &set->each[set->count]))
			set->count++;
	}
}

void hypotheses_branch_unobserved(struct hypotheses *set, laws_squares from, laws_squares to,
				  const struct edge *edge)
{
	struct edge change = {
		.kind = EDGE_SQUARE,
		.unobserved = true,
		.first = edge->first,
		.settled = edge->settled,
	};

	for (laws_squares lifted = from & ~to; lifted; lifted &= lifted - 1) {
		change.square = (laws_square)__builtin_ctzll(lifted);
		hypotheses_lift(set, &change);
	}
	for (laws_squares placed = to & ~from; placed; placed &= placed - 1) {
		change.square = (laws_square)__builtin_ctzll(placed);
		change.piece = edge->kinds[change.square];
		hypotheses_place(set, &change);
	}
	branch_by_unobserved_sweep(set, edge);
}

void hypotheses_become(struct hypotheses *set, struct laws_move move, laws_time t)
{
	hypotheses_end(set);
	hypothesis_become(&set->each[0], move, t);
	hypothesis_forgive(&set->each[0]);
}

bool hypotheses_allow(const struct hypotheses *set, laws_squares occupied)
{
	for (size_t i = 0; i < set->count; i++) {
		const struct hypothesis *each = &set->each[i];
		struct laws_position after = each->turn->position;
		struct laws_move move;

		if (unobserved_is_in_progress(&after, occupied))
			return true;
		if (hypotheses_shape(set, each, &move) != SHAPE_COMPLETE)
			continue;
		laws_move_play(&after, move);
		if (unobserved_is_in_progress(&after, occupied))
			return true;
	}
	return false;
}

/* A flicker while a piece is held may be another piece that it swept aside. */
void hypotheses_brush(struct hypotheses *set, const struct edge *edge)
{
	set->opened_at[edge->square] = edge->first;
	for (size_t i = 0; i < set->count; i++) {
		const struct hypothesis *from = &set->each[i];

		hypotheses_keep(set, from);
		for (size_t held = 0; held < from->held_count; held++) {
			struct hypothesis child;

			hypothesis_copy(&child, from);
			if (hypothesis_sweep(&child, held, edge->square, edge->first))
				hypotheses_keep(set, &child);
		}
	}
	hypotheses_take_next(set);
}

/* Adds @child where it shows a whole move; without room it takes that of a costlier one. */
static void add_whole(struct hypotheses *set, const struct hypothesis *child)
{
	struct laws_move move;
	size_t worst = 0;

	if (hypotheses_shape(set, child, &move) != SHAPE_COMPLETE)
		return;
	if (set->count < HYPOTHESES_MAX) {
		hypothesis_copy(&set->each[set->count++], child);
		return;
	}
	for (size_t i = 1; i < set->count; i++)
		if (set->each[i].cost > set->each[worst].cost)
			worst = i;
	if (child->cost < set->each[worst].cost)
		hypothesis_copy(&set->each[worst], child);
}

/* @from, but for what was lifted after @since: no hand did that. */
static void add_overlooked(struct hypotheses *set, const struct hypothesis *from, laws_time since,
			   bool fallen, laws_time t)
{
	struct hypothesis child;

	hypothesis_copy(&child, from);
	if (hypothesis_put_back(&child, since, fallen, t))
		add_whole(set, &child);
}

/* @from, but the move that stood was made, and what has changed since has fallen. */
static void add_fallen(struct hypotheses *set, const struct hypothesis *from, laws_time t)
{
	struct hypothesis child;

	hypothesis_copy(&child, from);
	if (hypothesis_put_fallen_back(&child, t))
		add_whole(set, &child);
}

/* @from, but the captured piece that was shoved aside is to be taken away behind the press. */
static void add_left_shoved(struct hypotheses *set, const struct hypothesis *from, laws_time t)
{
	unsigned int cost = hypotheses_cost_of_leaving(set, hypotheses_mover_of(from));
	struct hypothesis child;

	hypothesis_copy(&child, from);
	if (hypothesis_leave_shoved(&child, cost, t))
		add_whole(set, &child);
}

void hypotheses_overlook(struct hypotheses *set, enum laws_side side, laws_time t)
{
	size_t count = set->count;

	for (size_t i = 0; i < count; i++) {
		struct hypothesis *each = &set->each[i];

		if (hypotheses_mover_of(each) != side)
			continue;
		if (hypothesis_cost_of_moving_on(each) && hypothesis_is_hasty(each, t))
			each->cost += COST_PRESSED_HASTILY;
		add_overlooked(set, each, t - TIME_LIFT_TO_PRESS_LEAST, false, t);
		add_overlooked(set, each, each->moved_at, true, t);
		add_fallen(set, each, t);
		add_left_shoved(set, each, t);
	}
}
