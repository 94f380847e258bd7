/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Detects displaced pieces. In one move a hand takes at most one piece of either side and puts
 * one down, or king and rook to castle. Where more differs, pieces fell or were swept.
 */
#include "track/displacement.h"
#include "track/tracker_internal.h"

void displacement_init(struct displacement *displacement, laws_time wait)
{
	*displacement = (struct displacement){.wait = wait, .since = LAWS_NEVER};
}

static bool is_more_than_one(laws_squares squares)
{
	return squares & (squares - 1);
}

/* True for king and rook on their first rank, taken up and put down as in castling. */
static bool may_castle(const struct laws_position *position, laws_squares missing,
		       laws_squares unexpected)
{
	enum laws_side mover = laws_position_side(position);
	laws_squares rank = mover == LAWS_WHITE ? (laws_squares)0xff : (laws_squares)0xff << 56;
	laws_squares king = position->kinds[LAWS_KING], rook = position->kinds[LAWS_ROOK];

	return !((missing | unexpected) & ~rank) && missing & king && !(missing & ~(king | rook)) &&
	       !is_more_than_one(missing & rook);
}

/* True when more differs than one hand changes in a move. */
static bool is_no_hands_move(const struct laws_position *position, laws_squares occupied)
{
	laws_squares stood = laws_position_occupied(position);
	laws_squares missing = stood & ~occupied, unexpected = occupied & ~stood;
	laws_squares own = missing & position->sides[laws_position_side(position)];

	return (is_more_than_one(own) || is_more_than_one(missing & ~own) ||
		is_more_than_one(unexpected)) &&
	       !may_castle(position, missing, unexpected);
}

static bool lie_about(const struct tracker *tracker)
{
	const struct hypothesis *likeliest;
	const struct laws_position *position;
	laws_squares occupied;

	if (tracker->phase != TRACKER_PLAYING || tracker->silent || tracker->history.awaited ||
	    review_in_doubt(tracker))
		return false;
	likeliest = hypotheses_likeliest(&tracker->set);
	position = &likeliest->turn->position;
	occupied = reed_faults_believed(tracker, position);
	return is_no_hands_move(position, occupied) && !hypotheses_have_shoved(&tracker->set) &&
	       !hypotheses_allow(&tracker->set, occupied);
}

void displacement_on_rest(struct tracker *tracker, laws_time t)
{
	struct displacement *displacement = &tracker->displacement;

	if (!lie_about(tracker)) {
		displacement->since = LAWS_NEVER;
		displacement->is_said = false;
	} else if (displacement->since == LAWS_NEVER) {
		displacement->since = t;
	}
}

void displacement_on_resume(struct tracker *tracker, laws_time t)
{
	tracker->displacement.since = LAWS_NEVER;
	tracker->displacement.is_said = false;
	displacement_on_rest(tracker, t);
}

void displacement_on_answer(struct tracker *tracker, laws_time t)
{
	if (tracker->displacement.since < t)
		tracker->displacement.since = t;
}

laws_time displacement_deadline(const struct tracker *tracker)
{
	const struct displacement *displacement = &tracker->displacement;

	if (displacement->since == LAWS_NEVER || displacement->is_said)
		return LAWS_NEVER;
	return displacement->since + displacement->wait;
}

void displacement_on_deadline(struct tracker *tracker, laws_time t, struct acts *acts)
{
	if (!lie_about(tracker)) {
		tracker->displacement.since = LAWS_NEVER;
		return;
	}
	tracker->displacement.is_said = true;
	tracker_emit_displaced(tracker, false, t, acts);
}
