/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Draws: offers, agreement, claims, and draws without a claim. */
#include <string.h>

#include "judge/judge_internal.h"
#include "rules/rules.h"

/* Ends the game as @ending says. */
static void end_as(struct laws_judge *judge, const struct laws_ending *ending, laws_time t,
		   struct laws_verdicts *out)
{
	judge_end_game(judge, ending->result, ending->reason, t, out)->article = ending->article;
}

/*
 * Only a touch with the intention to move or capture declines an offer or bars a claim
 * (9.1.2, 9.4). A piece of the opponent's that cannot be taken is not touched for that.
 */
static bool may_be_meant(const struct laws_judge *judge, const struct laws_act *act)
{
	struct laws_move moves[LAWS_MOVES_MAX];
	struct laws_position now;
	size_t count;

	judge_position_now(judge, &now);
	if (!act->piece || laws_piece_side(act->piece) == act->side ||
	    laws_position_side(&now) != act->side)
		return true;
	count = laws_course_moves(&now, moves);
	for (size_t i = 0; i < count; i++)
		if (laws_move_captured(&now, moves[i]) == act->square)
			return true;
	return false;
}

/* The newest move of @side, @ahead plies after the record's: the one he thinks about, or has made.
 */
static unsigned int ply_of(const struct laws_judge *judge, enum laws_side side, unsigned int ahead)
{
	bool moves = (side == judge_has_the_move(judge)) == (ahead % 2 == 0);

	return judge_newest_ply(judge) + ahead + moves;
}

static struct laws_verdict *tell_offer(struct laws_verdicts *out, enum laws_draw_offer offer,
				       enum laws_side side, laws_time t)
{
	struct laws_verdict *verdict = judge_tell(out, LAWS_VERDICT_DRAW_OFFER, t);

	verdict->draw_offer.what = offer;
	verdict->side = side;
	return verdict;
}

/* @side offers a draw @ahead plies after the record's newest. */
static void tell_offered(struct laws_judge *judge, enum laws_side side, unsigned int ahead,
			 laws_time t, struct laws_verdicts *out)
{
	unsigned int ply = ply_of(judge, side, ahead);

	judge->offers[side] = (struct laws_judge_offer){.t = t, .ply = ply};
	/*
	 * The offer is written next to that move. Before the first move of the game the other
	 * side's is ply 2.
	 */
	tell_offer(out, LAWS_DRAW_OFFERED, side, t)->ply = ply ? ply : 2;
}

void judge_lapse_offers(struct laws_judge *judge, laws_time t, struct laws_verdicts *out)
{
	for (int side = LAWS_WHITE; side <= LAWS_BLACK; side++)
		if (laws_draws_offer_stands(&judge->draws, (enum laws_side)side))
			tell_offer(out, LAWS_DRAW_LAPSED, (enum laws_side)side, t);
	laws_draws_ended(&judge->draws);
}

void judge_offer_by_claim(struct laws_judge *judge, enum laws_side side, laws_time t,
			  struct laws_verdicts *out)
{
	if (laws_draws_offer(&judge->draws, side) != LAWS_OFFER_TOO_EARLY)
		tell_offered(judge, side, 0, t, out);
}

void judge_decline_offer(struct laws_judge *judge, enum laws_side side, laws_time t,
			 struct laws_verdicts *out)
{
	enum laws_side opponent = laws_side_other(side);

	if (laws_draws_decline(&judge->draws, opponent))
		tell_offer(out, LAWS_DRAW_DECLINED, opponent, t);
}

/*
 * A touch rejects the offers before it (9.1.2.1). Acts that arrive late may have come first:
 * a touch that was observed is placed by its time, another by its ply.
 */
static bool comes_after(const struct laws_judge *judge, const struct laws_act *act,
			const struct laws_judge_offer *offer)
{
	if (!act->unobserved)
		return act->first >= offer->t;
	return judge->ply + (act->side == judge_mover(judge)) > offer->ply;
}

static void touch(struct laws_judge *judge, enum laws_side side, laws_time t,
		  struct laws_verdicts *out)
{
	enum laws_side opponent = laws_side_other(side);

	if (laws_draws_offer_stands(&judge->draws, opponent))
		tell_offer(out, LAWS_DRAW_LAPSED, opponent, t);
	laws_draws_touched(&judge->draws, side);
}

void judge_draws_on_touched(struct laws_judge *judge, const struct laws_act *act,
			    struct laws_verdicts *out)
{
	struct laws_judge_offer *offer = &judge->offers[laws_side_other(act->side)];

	if (!may_be_meant(judge, act))
		return;
	if (!comes_after(judge, act, offer))
		laws_draws_touched_before(&judge->draws, act->side);
	else if (act->unsure)
		offer->doubted |= LAWS_SQUARE_SET(act->square);
	else
		touch(judge, act->side, act->first, out);
}

void judge_draws_on_moved(struct laws_judge *judge, const struct laws_act *act,
			  struct laws_verdicts *out)
{
	struct laws_judge_offer *offer = &judge->offers[laws_side_other(act->side)];
	laws_squares square = laws_square_set(act->from);

	if (!(offer->doubted & square))
		return;
	offer->doubted &= ~square;
	if (act->kind == LAWS_ACT_REMOVED || act->square != act->from)
		touch(judge, act->side, act->settled, out);
}

void judge_draws_on_restored(struct laws_judge *judge)
{
	for (int side = LAWS_WHITE; side <= LAWS_BLACK; side++) {
		struct laws_judge_offer *offer = &judge->offers[side];
		unsigned int ply = ply_of(judge, (enum laws_side)side, 0);

		offer->doubted = 0;
		if (offer->ply > ply)
			offer->ply = ply;
	}
}

/* How many plies are over that have not been reported. */
static unsigned int plies_untold(const struct laws_judge *judge, const struct laws_act *act)
{
	unsigned int next = judge_newest_ply(judge) + 1;

	return act->number > next ? act->number - next : 0;
}

void judge_on_draw_offered(struct laws_judge *judge, const struct laws_act *act,
			   struct laws_verdicts *out)
{
	unsigned int ahead = plies_untold(judge, act);

	if (laws_draws_offer_ahead(&judge->draws, act->side, ahead) == LAWS_OFFER_TOO_EARLY)
		judge_refuse(act, LAWS_REFUSED_TOO_EARLY, out);
	else
		tell_offered(judge, act->side, ahead, act->first, out);
}

/* The side that a draw was offered to: the verbs that answer do not name one. */
static bool find_offered(const struct laws_judge *judge, enum laws_side *side)
{
	for (int offering = LAWS_WHITE; offering <= LAWS_BLACK; offering++) {
		*side = laws_side_other((enum laws_side)offering);
		if (laws_draws_offer_stands(&judge->draws, (enum laws_side)offering))
			return true;
	}
	return false;
}

void judge_on_draw_answered(struct laws_judge *judge, const struct laws_act *act,
			    struct laws_verdicts *out)
{
	struct laws_ending ending;
	enum laws_side side;

	if (!find_offered(judge, &side)) {
		judge_refuse(act, LAWS_REFUSED_NO_OFFER, out);
		return;
	}
	if (act->kind == LAWS_ACT_DRAW_DECLINED) {
		judge_decline_offer(judge, laws_side_other(side), act->first, out);
		return;
	}
	switch (laws_draws_accept(&judge->draws, side, &ending)) {
	case LAWS_AGREEMENT_REACHED:
		tell_offer(out, LAWS_DRAW_ACCEPTED, side, act->first);
		end_as(judge, &ending, act->first, out);
		break;
	case LAWS_AGREEMENT_NO_OFFER:
		judge_refuse(act, LAWS_REFUSED_NO_OFFER, out);
		break;
	case LAWS_AGREEMENT_TOO_EARLY:
		judge_refuse(act, LAWS_REFUSED_TOO_EARLY, out);
		break;
	}
}

/*
 * Reads the move that @text announces in @position; NULL announces nothing. Returns false
 * when it is no move, or ambiguous.
 */
static bool read_announced(const struct laws_position *position, const char *text,
			   struct laws_claim *claim)
{
	int error;

	if (!text || !*text)
		return true;
	claim->announced = true;
	error = laws_san_read(position, text, strlen(text), &claim->move);
	if (error == LAWS_MOVE_ILLEGAL)
		error = chesslaws_san_intent(position, text, strlen(text), &claim->move);
	return error == 0;
}

/* True when the record or the board may differ from what is known. */
static bool is_in_doubt(const struct laws_judge *judge)
{
	return judge->unobserved || judge->doubtful;
}

/*
 * The claimant is known from the order, and the claim is decided by the record: certain,
 * unless the record is in doubt.
 */
static void raise_wrong_claim(struct laws_judge *judge, const struct laws_act *act,
			      const struct laws_position *position, const struct laws_claim *claim,
			      const struct laws_claim_verdict *wrong, struct laws_verdicts *out)
{
	/*
	 * Where it depends on how 2001's "temporarily" (9.2) is read, the claim is not wrong for
	 * certain.
	 */
	bool arguable = wrong->at_most >= wrong->needed;
	enum laws_confidence confidence =
		is_in_doubt(judge) || arguable ? LAWS_POSSIBLE : LAWS_CERTAIN;
	struct laws_judge_alert raised =
		judge_alert(judge, LAWS_ALERT_WRONG_CLAIM, confidence, claim->side);
	struct laws_claim_evidence *evidence;
	struct laws_verdict *alert;

	raised.ply += judge->made;
	raised.claim = act->claim;
	alert = judge_raise(judge, &raised, act->first, out);
	evidence = &alert->alert.claim;
	evidence->found = wrong->found;
	if (arguable)
		evidence->at_most = wrong->at_most;
	evidence->needed = wrong->needed;
	if (!claim->announced)
		return;
	if (laws_move_is_legal(position, claim->move)) {
		evidence->announced = true;
		alert->before = judge_keep_position(position, out);
		alert->move = claim->move;
	} else {
		strncpy(evidence->written, act->text, LAWS_SAN_SIZE - 1);
	}
}

/* The opponent's move is over, and the announced one is made and completed at once (6.2.1.1). */
static void make_announced(struct laws_judge *judge, struct laws_move move, laws_time t,
			   struct laws_verdicts *out)
{
	if (judge->made)
		judge_turn_over(judge);
	judge_record_move(judge, move, t, out);
}

/* The claimant says that the game has come to this position: nobody needs to press for it. */
static void complete_answered(struct laws_judge *judge, laws_time t, struct laws_verdicts *out)
{
	unsigned int newest = judge_newest_ply(judge);

	if (newest)
		judge_complete_up_to(judge, newest - 1, LAWS_COMPLETED_BY_ANSWER, t, out);
}

static enum laws_refusal refusal_for(enum laws_claim_lack lack)
{
	switch (lack) {
	case LAWS_CLAIM_LACKS_TOUCH:
		return LAWS_REFUSED_TOUCHED;
	case LAWS_CLAIM_LACKS_FREEDOM:
		return LAWS_REFUSED_BOUND;
	case LAWS_CLAIM_LACKS_NOTHING:
	case LAWS_CLAIM_LACKS_MOVE:
		break;
	}
	return LAWS_REFUSED_NO_CLAIM;
}

/* The flag of @side is down, so a draw comes too late; only the arbiter may say so (6.8, A.5.5). */
static bool is_too_late(const struct laws_judge *judge, enum laws_side side, laws_time t)
{
	return judge->regulations.clock == LAWS_CLOCK_OWN &&
	       laws_ledger_flag_duty(&judge->ledger) == LAWS_FLAG_ARBITER_MUST &&
	       laws_clock_fell_at(&judge->clock, side, t) != LAWS_NEVER;
}

/*
 * The claim is decided at once, by the record. The arbiter rules on what a wrong claim
 * costs, and the clocks stand until then.
 */
static void decide(struct laws_judge *judge, const struct laws_act *act,
		   const struct laws_position *position, const struct laws_claim *claim,
		   struct laws_verdicts *out)
{
	struct laws_claim_verdict verdict =
		laws_draws_claim(&judge->draws, &judge->history, position, &judge->ledger, claim);

	switch (verdict.outcome) {
	case LAWS_CLAIM_HOLDS:
		judge_tell_claim(act, claim->side, true, out)->claim.held = true;
		if (verdict.completes)
			make_announced(judge, claim->move, act->first, out);
		complete_answered(judge, act->first, out);
		end_as(judge, &verdict.ending, act->first, out);
		break;
	case LAWS_CLAIM_WRONG:
		judge_tell_claim(act, claim->side, true, out);
		judge_pause_for_claim(judge, claim->side, act->first, out);
		if (verdict.is_offer)
			tell_offered(judge, claim->side, 0, act->first, out);
		raise_wrong_claim(judge, act, position, claim, &verdict, out);
		break;
	case LAWS_CLAIM_NO_RIGHT:
		judge_refuse(act, refusal_for(verdict.lack), out);
		break;
	}
}

void judge_on_draw_claimed(struct laws_judge *judge, const struct laws_act *act,
			   struct laws_verdicts *out)
{
	struct laws_claim claim = {
		.kind = act->claim == LAWS_CLAIM_OF_FIFTY ? LAWS_CLAIM_FIFTY : LAWS_CLAIM_THREEFOLD,
		.side = judge_has_the_move(judge),
	};
	struct laws_position position;

	judge_position_now(judge, &position);
	if (judge->outage.silent)
		judge_refuse(act, LAWS_REFUSED_SILENT, out);
	else if (judge->astray || judge->irregular || judge_is_off_clock(judge))
		judge_refuse(act, LAWS_REFUSED_DIFFERS, out);
	else if (is_too_late(judge, claim.side, act->first))
		judge_refuse(act, LAWS_REFUSED_TOO_LATE, out);
	else if (!read_announced(&position, act->text, &claim))
		judge_refuse(act, LAWS_REFUSED_UNCLEAR, out);
	else
		decide(judge, act, &position, &claim, out);
}

/* True when @made is what @bound asks for; its promotion may become known only later. */
static bool keeps_to(const struct laws_judge *judge, const struct laws_bound *bound,
		     const struct laws_judge_made *made)
{
	struct laws_move move = made->move;

	if (judge->assumed && bound->kind == LAWS_BOUND_MOVE)
		move.promotion = bound->move.promotion;
	return laws_bound_allows(bound, &made->before, move);
}

static struct laws_obligation obligation_by(const struct laws_bound *bound, const char *article)
{
	struct laws_obligation obligation = {
		.kind = LAWS_MUST_MOVE,
		.article = article,
		.own = bound->square,
		.opponent = LAWS_NO_SQUARE,
		.rook = LAWS_NO_SQUARE,
		.to = LAWS_NO_SQUARE,
	};

	if (bound->kind == LAWS_BOUND_MOVE) {
		obligation.own = bound->move.from;
		obligation.to = bound->move.to;
		obligation.promotion = bound->move.promotion;
	} else if (bound->kind == LAWS_BOUND_CAPTURE) {
		obligation.kind = LAWS_MUST_CAPTURE;
		obligation.own = LAWS_NO_SQUARE;
		obligation.opponent = bound->square;
	}
	return obligation;
}

/* The move that the player had sealed, or announced with a claim. */
static struct laws_bound what_binds(const struct laws_judge *judge, bool *sealed)
{
	*sealed = judge->sealed.opened && judge->sealed.ply == judge->ply + 1;
	if (!*sealed)
		return laws_draws_was_bound(&judge->draws);
	return (struct laws_bound){.kind = LAWS_BOUND_MOVE, .move = judge->sealed.move};
}

bool judge_move_is_announced(const struct laws_judge *judge)
{
	bool sealed;

	return what_binds(judge, &sealed).kind != LAWS_BOUND_FREE;
}

/*
 * The made move is not the one that its player announced or sealed. The opponent may have
 * moved the piece, so the alert is likely and not certain.
 */
void judge_bound_breach(struct laws_judge *judge, const struct laws_act *act,
			struct laws_verdicts *out)
{
	const struct laws_judge_made *made = judge_record_of(judge, judge->ply + 1);
	struct laws_judge_alert raised =
		judge_alert(judge, LAWS_ALERT_TOUCH_MOVE, LAWS_LIKELY, judge_mover(judge));
	struct laws_verdict *alert;
	struct laws_bound bound;
	bool sealed;

	bound = what_binds(judge, &sealed);
	if (act->unobserved || is_in_doubt(judge) || keeps_to(judge, &bound, made))
		return;
	raised.sealed = sealed;
	raised.article = judge_article(judge, sealed ? LAWS_MATTER_SEALED_MOVE_PLAYED
						     : LAWS_MATTER_DRAW_CLAIM_WRONG);
	alert = judge_raise(judge, &raised, act->first, out);
	alert->alert.touches.obligation = obligation_by(&bound, raised.article);
	if (bound.kind != LAWS_BOUND_MOVE)
		return;
	alert->alert.touches.announced = true;
	alert->before = judge_keep_position(&made->before, out);
	alert->move = bound.move;
}

void judge_end_if_drawn(struct laws_judge *judge, const struct laws_position *position, laws_time t,
			struct laws_verdicts *out)
{
	laws_squares kings = position->kinds[LAWS_KING];
	struct laws_ending ending;

	/* Two lone kings are a dead position even if the record is in doubt. */
	if (is_in_doubt(judge) && laws_position_occupied(position) != kings)
		return;
	/*
	 * A dead position ends the game also when a flag is down that has not been called, as
	 * mate does; 9.6 does not (6.9).
	 */
	if (judge_is_dead(judge, position) && !judge_end_is_barred(judge, t, out))
		judge_cite(
			judge,
			judge_end_game(judge, LAWS_RESULT_DRAW, LAWS_REASON_DEAD_POSITION, t, out),
			LAWS_MATTER_DEAD_POSITION);
	else if (!is_too_late(judge, laws_side_other(laws_position_side(position)), t) &&
		 laws_draw_is_due(&judge->history, position, &ending))
		end_as(judge, &ending, t, out);
}
