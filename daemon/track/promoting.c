/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * A player's declaration of a promotion: for the present move, for the one just made or just
 * completed, or before any pawn seems to reach the last rank.
 */
#include "track/tracker_internal.h"

/* Declares @side's latest reported promotion to be another piece. */
static void amend_promotion(struct tracker *tracker, enum laws_side side, const struct edge *edge,
			    struct acts *acts)
{
	struct laws_act act = tracker->promoted;

	act.piece = LAWS_PIECE(side, edge->command.kind);
	act.source = LAWS_PROMOTION_DECLARED;
	act.first = edge->first;
	act.settled = edge->settled;
	tracker_hand_out(tracker, acts, &act);
}

/* Sets the promotion of @ply to @kind, in the pending acts, too. */
static void declare(struct hypotheses *set, enum laws_kind kind, unsigned int ply)
{
	set->declared = kind;
	set->declared_ply = ply;
	journal_declare(&set->journal, ply, kind);
}

static bool may_promote(const struct turn *turn)
{
	for (size_t i = 0; i < turn->count; i++)
		if (turn->moves[i].promotion)
			return true;
	return false;
}

static bool shows_promotion(const struct hypotheses *set, const struct hypothesis *hypothesis)
{
	struct laws_move move;

	return hypotheses_shape(set, hypothesis, &move) == SHAPE_COMPLETE && move.promotion;
}

/*
 * The turn of the declaration: the newest in which a pawn stands promoted by some reading,
 * else the likeliest reading's, else the first in which a pawn may promote, or NULL.
 */
static const struct turn *promoting_turn(const struct tracker *tracker)
{
	const struct turn *newest = NULL;
	bool promoted = false;

	if (tracker->set.count > 0)
		newest = hypotheses_likeliest(&tracker->set)->turn;
	if (newest && !may_promote(newest))
		newest = NULL;
	for (size_t i = 0; i < tracker->set.count; i++) {
		const struct hypothesis *each = &tracker->set.each[i];
		bool shows = shows_promotion(&tracker->set, each);
		bool newer = !newest || each->turn->ply > newest->ply;

		if (promoted ? shows && newer : shows || (!newest && may_promote(each->turn)))
			newest = each->turn;
		promoted |= shows;
	}
	return newest;
}

/* The promotion that was told last is on the record: it may have been taken back since. */
static bool promotion_stands(const struct tracker *tracker)
{
	const struct laws_act *promoted = &tracker->promoted;
	struct laws_move move;

	return promoted->kind == LAWS_ACT_PROMOTED &&
	       laws_course_move(tracker->history.course, promoted->number, &move) &&
	       move.promotion && move.to == promoted->square;
}

/* What the pawn became in @ply, which stands, has been declared by @t, or will not be. */
static bool is_settled(const struct tracker *tracker, unsigned int ply, laws_time t)
{
	const struct laws_act *promoted = &tracker->promoted;
	/* The pawn may have been left there, and exchanged since. */
	laws_time exchanged = tracker->set.opened_at[promoted->square];
	laws_time newest = exchanged > promoted->settled ? exchanged : promoted->settled;

	return promotion_stands(tracker) && promoted->number == ply &&
	       (promoted->source == LAWS_PROMOTION_DECLARED || t - newest > TIME_DECLARED_LATE);
}

/*
 * A declaration at @t is of the opponent's next move: by the likeliest reading a move stands behind
 * which he may promote, and no reading shows a promotion that is still to be declared.
 */
static bool is_of_next(const struct tracker *tracker, laws_time t)
{
	const struct hypotheses *set = &tracker->set;
	const struct hypothesis *likeliest = hypotheses_likeliest(set);
	struct laws_position after = likeliest->turn->position;
	struct laws_move moves[LAWS_MOVES_MAX], move;
	size_t count;

	for (size_t i = 0; i < set->count; i++)
		if (shows_promotion(set, &set->each[i]) &&
		    !is_settled(tracker, set->each[i].turn->ply, t))
			return false;
	if (hypotheses_shape(set, likeliest, &move) != SHAPE_COMPLETE)
		return false;
	laws_move_play(&after, move);
	count = laws_course_moves(&after, moves);
	for (size_t i = 0; i < count; i++)
		if (moves[i].promotion)
			return true;
	return false;
}

/* Amends the promotion of the turn before this one, in which nothing has happened yet. */
static void amend_turn_before(struct tracker *tracker, const struct edge *edge, struct acts *acts)
{
	enum laws_side side = laws_side_other(hypotheses_mover(&tracker->set));
	unsigned int ply = tracker_turn(tracker)->ply;
	struct laws_position position;
	struct laws_setup setup;

	laws_position_setup(&tracker_turn(tracker)->position, &setup);
	setup.board[tracker->promoted.square] = LAWS_PIECE(side, edge->command.kind);
	if (laws_position_init(&position, &setup))
		return;
	amend_promotion(tracker, side, edge, acts);
	hypotheses_begin(&tracker->set, &position, ply);
}

/*
 * Nothing has happened since the promotion that was told last, or that piece alone was taken up and
 * put back: a pawn that was left there for a moment was replaced.
 */
static bool is_as_promoted(const struct tracker *tracker)
{
	const struct hypotheses *set = &tracker->set;
	struct laws_move move;

	if (tracker->promoted.number + 1 != tracker_turn(tracker)->ply)
		return false;
	if (set->count == 1 && hypotheses_shape(set, &set->each[0], &move) == SHAPE_HOME)
		return true;
	return tracker->occupied == laws_position_occupied(&tracker_turn(tracker)->position) &&
	       !(hypotheses_opened(set) & ~LAWS_SQUARE_SET(tracker->promoted.square));
}

void promoting_declare(struct tracker *tracker, const struct edge *edge, struct acts *acts)
{
	struct hypotheses *set = &tracker->set;
	const struct turn *turn;

	orders_pass_on(tracker, LAWS_ACT_ANNOUNCED, edge, acts);
	if (tracker->phase != TRACKER_PLAYING || tracker->history.awaited)
		return;
	if (review_in_doubt(tracker)) {
		review_declare(tracker, edge->command.kind);
		return;
	}
	turn = promoting_turn(tracker);
	if (set->count > 0 && is_of_next(tracker, edge->first)) {
		declare(set, edge->command.kind, hypotheses_likeliest(set)->turn->ply + 1);
		return;
	}
	if (turn)
		declare(set, edge->command.kind, turn->ply);
	else
		tracker->early = edge->command.kind;
	if (turn && promotion_stands(tracker) && tracker->promoted.number == turn->ply)
		amend_promotion(tracker, laws_position_side(&turn->position), edge, acts);
	else if (!turn && promotion_stands(tracker) && is_as_promoted(tracker))
		amend_turn_before(tracker, edge, acts);
	/* The lines are ahead of the record: it is of the press, or the rest, that comes next. */
	else if (!turn || turn->ply < tracker->review.ply)
		review_declare(tracker, edge->command.kind);
}

void promoting_declare_early(struct tracker *tracker)
{
	const struct turn *turn = promoting_turn(tracker);

	if (tracker->early == LAWS_NO_KIND || !turn)
		return;
	declare(&tracker->set, tracker->early, turn->ply);
	tracker->early = LAWS_NO_KIND;
}
