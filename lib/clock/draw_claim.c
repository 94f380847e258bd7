/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Claims of a draw by threefold and by 50 moves.
 */
#include <chesslaws/article.h>
#include <chesslaws/course.h>
#include <chesslaws/draw.h>

#include "rules/rules.h"

/* The article of a claim that may be made, in the edition's own numbers. */
static const char *claim_article(enum laws_edition edition, const struct laws_claim *claim)
{
	if (claim->kind == LAWS_CLAIM_FIFTY)
		return laws_article(
			claim->announced ? LAWS_MATTER_FIFTY_INTENDED : LAWS_MATTER_FIFTY, edition);
	return laws_article(
		claim->announced ? LAWS_MATTER_THREEFOLD_INTENDED : LAWS_MATTER_THREEFOLD, edition);
}

static enum laws_claim_lack lack_of(const struct laws_draws *draws,
				    const struct laws_position *position,
				    const struct laws_claim *claim)
{
	struct laws_bound bound = laws_draws_bound(draws);

	if (claim->side != laws_position_side(position))
		return LAWS_CLAIM_LACKS_MOVE;
	if (draws->touched && draws->edition != LAWS_EDITION_2001)
		return LAWS_CLAIM_LACKS_TOUCH;
	if (claim->announced && bound.kind != LAWS_BOUND_FREE &&
	    (bound.kind != LAWS_BOUND_MOVE || !laws_move_equal(bound.move, claim->move)))
		return LAWS_CLAIM_LACKS_FREEDOM;
	return LAWS_CLAIM_LACKS_NOTHING;
}

static const char *lack_article(enum laws_edition edition, const struct laws_claim *claim,
				enum laws_claim_lack lack)
{
	if (lack == LAWS_CLAIM_LACKS_FREEDOM)
		return claim_article(edition, claim);
	/* 2001 names the player's own move as what ends the right. */
	if (lack == LAWS_CLAIM_LACKS_TOUCH || edition == LAWS_EDITION_2001)
		return "9.4";
	return claim->kind == LAWS_CLAIM_FIFTY ? "9.3" : "9.2";
}

/* How many appearances, or moves, support the claim. */
static unsigned int find(const struct laws_history *history, const struct laws_position *position,
			 const struct laws_claim *claim)
{
	struct laws_position after = *position;

	if (claim->kind == LAWS_CLAIM_THREEFOLD)
		return claim->announced
			       ? laws_history_occurrences_after(history, position, claim->move)
			       : laws_history_occurrences(history);
	if (claim->announced)
		laws_move_play(&after, claim->move);
	return after.halfmoves;
}

/* The same as 2001's 9.2 can also be read (see history.h). */
static unsigned int find_at_most(const struct laws_history *history,
				 const struct laws_position *position,
				 const struct laws_claim *claim)
{
	if (claim->kind == LAWS_CLAIM_FIFTY)
		return find(history, position, claim);
	return claim->announced
		       ? laws_history_occurrences_after_at_most(history, position, claim->move)
		       : laws_history_occurrences_at_most(history);
}

static bool piece_can_move(const struct laws_position *position, laws_square square)
{
	struct laws_bound bound = {.kind = LAWS_BOUND_PIECE, .square = square};
	struct laws_move moves[LAWS_MOVES_MAX];
	size_t count = laws_course_moves(position, moves);

	for (size_t i = 0; i < count; i++)
		if (laws_bound_allows(&bound, position, moves[i]))
			return true;
	return false;
}

static bool piece_can_be_taken(const struct laws_position *position, laws_square square)
{
	struct laws_bound bound = {.kind = LAWS_BOUND_CAPTURE, .square = square};
	struct laws_move moves[LAWS_MOVES_MAX];
	size_t count = laws_course_moves(position, moves);

	for (size_t i = 0; i < count; i++)
		if (laws_bound_allows(&bound, position, moves[i]))
			return true;
	return false;
}

static bool stands_there(const struct laws_position *position, laws_square square,
			 enum laws_side side)
{
	return square < LAWS_NO_SQUARE && position->board[square] != LAWS_NO_PIECE &&
	       laws_piece_side(position->board[square]) == side;
}

/*
 * An illegal announcement, taken as a touch of the piece that should move and,
 * after it, of the one that it should take: capturing the one with the other
 * is what is illegal, so 4.3.3 leaves the first that can be moved or captured.
 * Castling that is illegal leaves the king's moves (4.4.3).
 */
static struct laws_bound bound_by_touch(const struct laws_position *position, struct laws_move move)
{
	enum laws_side side = laws_position_side(position);
	struct laws_bound bound = {.kind = LAWS_BOUND_FREE};

	if (!stands_there(position, move.from, side))
		return bound;
	if (piece_can_move(position, move.from)) {
		bound.kind = LAWS_BOUND_PIECE;
		bound.square = move.from;
	} else if (stands_there(position, move.to, laws_side_other(side)) &&
		   piece_can_be_taken(position, move.to)) {
		bound.kind = LAWS_BOUND_CAPTURE;
		bound.square = move.to;
	}
	return bound;
}

static struct laws_bound bound_by(enum laws_edition edition, const struct laws_position *position,
				  const struct laws_claim *claim)
{
	struct laws_bound bound = {.kind = LAWS_BOUND_FREE};

	if (!claim->announced)
		return bound;
	if (laws_move_is_legal(position, claim->move)) {
		bound.kind = LAWS_BOUND_MOVE;
		bound.move = claim->move;
	} else if (edition != LAWS_EDITION_2001) {
		bound = bound_by_touch(position, claim->move);
	}
	return bound;
}

bool laws_bound_allows(const struct laws_bound *bound, const struct laws_position *position,
		       struct laws_move move)
{
	switch (bound->kind) {
	case LAWS_BOUND_FREE:
		return true;
	case LAWS_BOUND_MOVE:
		return laws_move_equal(move, bound->move);
	case LAWS_BOUND_PIECE:
		return move.from == bound->square;
	case LAWS_BOUND_CAPTURE:
		return laws_move_captured(position, move) == bound->square;
	}
	return false;
}

static void hold(const struct laws_draws *draws, const struct laws_claim *claim,
		 struct laws_claim_verdict *verdict)
{
	bool threefold = claim->kind == LAWS_CLAIM_THREEFOLD;

	verdict->outcome = LAWS_CLAIM_HOLDS;
	verdict->ending = (struct laws_ending){
		.result = LAWS_RESULT_DRAW,
		.reason = threefold ? LAWS_REASON_THREEFOLD : LAWS_REASON_FIFTY,
		.article = verdict->article,
	};
	/* 6.2.1.1 names 9.2.1 alone, and 2023 does so first. */
	verdict->completes = threefold && claim->announced && draws->edition == LAWS_EDITION_2023;
}

static void find_wrong(struct laws_draws *draws, const struct laws_position *position,
		       const struct laws_ledger *ledger, const struct laws_claim *claim,
		       struct laws_claim_verdict *verdict)
{
	struct laws_infringement infringement = {
		.offence = LAWS_OFFENCE_WRONG_CLAIM,
		.side = claim->side,
	};

	verdict->outcome = LAWS_CLAIM_WRONG;
	verdict->penalty = laws_ledger_due(ledger, &infringement);
	verdict->article = verdict->penalty.article;
	if (claim->announced) {
		draws->bound[claim->side] = bound_by(draws->edition, position, claim);
		draws->bound_ply[claim->side] = draws->ply;
	}
	verdict->bound = laws_draws_bound(draws);
	laws_draws_offer(draws, claim->side);
	verdict->is_offer = laws_draws_offer_stands(draws, claim->side);
}

struct laws_claim_verdict laws_draws_claim(struct laws_draws *draws,
					   const struct laws_history *history,
					   const struct laws_position *position,
					   const struct laws_ledger *ledger,
					   const struct laws_claim *claim)
{
	struct laws_claim_verdict verdict = {.lack = lack_of(draws, position, claim)};

	if (verdict.lack != LAWS_CLAIM_LACKS_NOTHING) {
		verdict.outcome = LAWS_CLAIM_NO_RIGHT;
		verdict.article = lack_article(draws->edition, claim, verdict.lack);
		return verdict;
	}
	verdict.article = claim_article(draws->edition, claim);
	verdict.needed = claim->kind == LAWS_CLAIM_FIFTY ? 100 : 3;
	if (!claim->announced || laws_move_is_legal(position, claim->move)) {
		verdict.found = find(history, position, claim);
		verdict.at_most = find_at_most(history, position, claim);
	}
	if (verdict.found >= verdict.needed)
		hold(draws, claim, &verdict);
	else
		find_wrong(draws, position, ledger, claim, &verdict);
	return verdict;
}
