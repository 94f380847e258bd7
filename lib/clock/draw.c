/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Draw offers, and what ends them; agreement; draws that need no claim.
 */
#include <chesslaws/article.h>
#include <chesslaws/draw.h>

#include "rules/rules.h"

static unsigned int ply_of(const struct laws_position *position)
{
	return 2 * (position->move_number - 1u) + (laws_position_side(position) == LAWS_BLACK);
}

/* Whoever makes the move of @ply. */
static enum laws_side side_of(unsigned int ply)
{
	return ply % 2 ? LAWS_BLACK : LAWS_WHITE;
}

static enum laws_side has_the_move(const struct laws_draws *draws)
{
	return side_of(draws->ply);
}

/* A move begins, with nothing touched and nothing announced. */
static void begin_move(struct laws_draws *draws, unsigned int ply)
{
	draws->ply = ply;
	draws->completed = false;
	draws->touched = false;
}

void laws_draws_init(struct laws_draws *draws, const struct laws_regulations *regulations,
		     const struct laws_position *position)
{
	*draws = (struct laws_draws){
		.edition = regulations->edition,
		.offers_from = regulations->draw_offers_from,
		.first_ply = ply_of(position),
	};
	begin_move(draws, draws->first_ply);
}

void laws_draws_touched(struct laws_draws *draws, enum laws_side side)
{
	draws->offered[laws_side_other(side)] = false;
	laws_draws_touched_before(draws, side);
}

void laws_draws_touched_before(struct laws_draws *draws, enum laws_side side)
{
	if (side == has_the_move(draws))
		draws->touched = true;
}

void laws_draws_made(struct laws_draws *draws)
{
	begin_move(draws, draws->ply + 1);
}

void laws_draws_completed(struct laws_draws *draws)
{
	draws->completed = true;
}

void laws_draws_withdrawn(struct laws_draws *draws)
{
	if (draws->ply == draws->first_ply)
		return;
	begin_move(draws, draws->ply - 1);
	draws->touched = true;
}

void laws_draws_restored(struct laws_draws *draws, const struct laws_position *position)
{
	begin_move(draws, ply_of(position));
	for (int side = LAWS_WHITE; side <= LAWS_BLACK; side++)
		if (draws->bound_ply[side] > draws->ply)
			draws->bound[side] = (struct laws_bound){.kind = LAWS_BOUND_FREE};
}

static struct laws_bound bound_in(const struct laws_draws *draws, enum laws_side side,
				  unsigned int ply)
{
	if (draws->bound_ply[side] != ply)
		return (struct laws_bound){.kind = LAWS_BOUND_FREE};
	return draws->bound[side];
}

struct laws_bound laws_draws_bound(const struct laws_draws *draws)
{
	return bound_in(draws, has_the_move(draws), draws->ply);
}

struct laws_bound laws_draws_was_bound(const struct laws_draws *draws)
{
	return bound_in(draws, laws_side_other(has_the_move(draws)), draws->ply - 1);
}

void laws_draws_ended(struct laws_draws *draws)
{
	draws->offered[LAWS_WHITE] = false;
	draws->offered[LAWS_BLACK] = false;
}

/* The number of the move that @side thinks about, or has made while the opponent thinks of @ply. */
static unsigned int move_number(unsigned int ply, enum laws_side side)
{
	if (side != side_of(ply) && ply)
		ply--;
	return ply / 2 + 1;
}

static bool offers_count(const struct laws_draws *draws, unsigned int ply, enum laws_side side)
{
	return draws->edition == LAWS_EDITION_2001 || move_number(ply, side) >= draws->offers_from;
}

bool laws_draws_may_offer(const struct laws_draws *draws)
{
	return offers_count(draws, draws->ply, LAWS_WHITE) ||
	       offers_count(draws, draws->ply, LAWS_BLACK);
}

enum laws_offer laws_draws_offer_ahead(struct laws_draws *draws, enum laws_side side,
				       unsigned int plies)
{
	unsigned int ply = draws->ply + plies;
	bool made = side != side_of(ply) && ply != draws->first_ply;
	bool completed = draws->completed && !plies;

	if (!offers_count(draws, ply, side))
		return LAWS_OFFER_TOO_EARLY;
	if (draws->offered[side])
		return LAWS_OFFER_STANDS;
	draws->offered[side] = true;
	return made && !completed ? LAWS_OFFER_IN_ORDER : LAWS_OFFER_OUT_OF_ORDER;
}

enum laws_offer laws_draws_offer(struct laws_draws *draws, enum laws_side side)
{
	return laws_draws_offer_ahead(draws, side, 0);
}

enum laws_agreement laws_draws_accept(struct laws_draws *draws, enum laws_side side,
				      struct laws_ending *ending)
{
	bool early = draws->edition == LAWS_EDITION_2001;

	if (!draws->offered[laws_side_other(side)])
		return LAWS_AGREEMENT_NO_OFFER;
	if (!early && draws->ply < draws->first_ply + 2)
		return LAWS_AGREEMENT_TOO_EARLY;
	laws_draws_ended(draws);
	*ending = (struct laws_ending){
		.result = LAWS_RESULT_DRAW,
		.reason = LAWS_REASON_AGREEMENT,
		.article = laws_article(LAWS_MATTER_AGREEMENT, draws->edition),
	};
	return LAWS_AGREEMENT_REACHED;
}

bool laws_draws_decline(struct laws_draws *draws, enum laws_side side)
{
	bool stood = draws->offered[laws_side_other(side)];

	draws->offered[laws_side_other(side)] = false;
	return stood;
}

static bool is_checkmate(const struct laws_position *position)
{
	return laws_position_in_check(position) && laws_moves_count(position) == 0;
}

bool laws_draw_is_due(const struct laws_history *history, const struct laws_position *position,
		      struct laws_ending *ending)
{
	struct laws_ending due = {.result = LAWS_RESULT_DRAW};

	if (history->edition == LAWS_EDITION_2001)
		return false;
	if (laws_history_occurrences(history) >= 5) {
		due.reason = LAWS_REASON_FIVEFOLD;
		due.article = laws_article(LAWS_MATTER_FIVEFOLD, history->edition);
	} else if (laws_history_halfmoves(history) >= 150 && !is_checkmate(position)) {
		due.reason = LAWS_REASON_SEVENTY_FIVE;
		due.article = laws_article(LAWS_MATTER_SEVENTY_FIVE, history->edition);
	} else {
		return false;
	}
	*ending = due;
	return true;
}
