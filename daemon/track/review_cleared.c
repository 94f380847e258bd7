/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Without levers the board is cleared, or many pieces fall, and they are set up again: nobody plays
 * on meanwhile, and in what order which piece is put down tells nothing.
 */
#include "track/model.h"
#include "track/review_internal.h"
#include "track/tracker_internal.h"
#include "track/unobserved.h"

/* What the likeliest line, or the record where there are no lines, leaves on the board. */
static laws_squares find_stood(const struct tracker *tracker)
{
	const struct review *review = &tracker->review;

	return laws_position_occupied(review->begun ? &lines_likeliest(&review->lines)->position
						    : &tracker_turn(tracker)->position);
}

/*
 * The players do not play on: they clear the board, or set pieces up. Where magnets are strong, a
 * line knows of reeds that are held, and show no piece.
 */
static bool is_cleared(const struct tracker *tracker)
{
	const struct review *review = &tracker->review;
	laws_squares stood = find_stood(tracker);
	laws_squares held = review->begun ? lines_likeliest(&review->lines)->failing & ~stood : 0;
	laws_squares known = ~(tracker->dead | tracker->chatter.told | held);
	int more = __builtin_popcountll(tracker->occupied & known) -
		   __builtin_popcountll(stood & known);

	return more <= -COUNT_CLEARED || more >= COUNT_ADDED;
}

/* What had been cleared stands again, but for what a move or two may have changed meanwhile. */
static bool stands_again(const struct tracker *tracker)
{
	laws_squares differs = (find_stood(tracker) ^ tracker->occupied) & ~tracker->dead;

	return __builtin_popcountll(differs) < COUNT_CLEARED;
}

/*
 * The only legal move from @position, the record's, that leads to what stands; what is on the
 * squares of @ignored tells nothing. False: there is none, or there are several.
 */
static bool find_only_move(const struct tracker *tracker, const struct laws_position *position,
			   laws_squares ignored, struct laws_move *move)
{
	struct laws_move list[UNOBSERVED_MOVES] = {{0}};
	bool is_only =
		unobserved_list_moves(position, tracker->occupied, ignored, 0, false, list) == 1;

	*move = list[0];
	return is_only;
}

/* The last move on the record, that of @ply, may still be changed by the player who made it. */
static void let_change(struct tracker *tracker, unsigned int ply, laws_time t)
{
	const struct laws_course *course = tracker->history.course;
	struct laws_position before;
	struct laws_move made;
	struct laws_act told;

	if (!laws_course_move(course, ply, &made) || !laws_course_before(course, ply, &before))
		return;
	hypotheses_begin(&tracker->set, &before, ply);
	tracker->history.plies = ply - 1;
	hypotheses_become(&tracker->set, made, t);
	hypotheses_settle(&tracker->set, t);
	while (hypotheses_agree(&tracker->set, &told))
		;
}

/*
 * What had been cleared is set up as the record leaves it, or with the only move that was still
 * to be told: the game goes on from there.
 */
static bool is_set_up_as_recorded(struct tracker *tracker, laws_time t, struct acts *acts)
{
	unsigned int ply = tracker->history.course->plies + 1;
	bool may_change = tracker_turn(tracker)->ply + 1 == ply;
	laws_squares ignored = review_find_ignored(tracker), differs;
	struct laws_position position;
	struct laws_move move;

	if (tracker->review.cleared != ply)
		tracker->review.cleared = 0;
	if (!tracker->review.cleared ||
	    !laws_course_before(tracker->history.course, ply, &position))
		return false;
	differs = (laws_position_occupied(&position) ^ tracker->occupied) & ~ignored;
	if (differs && !find_only_move(tracker, &position, ignored, &move))
		return false;
	tracker->review.cleared = 0;
	review_follow(tracker, &position, ply, ply, 0, t, acts);
	tracker_hand_out(tracker, acts,
			 &(struct laws_act){
				 .kind = LAWS_ACT_RESTORED,
				 .number = ply,
				 .first = t,
				 .settled = t,
			 });
	review_begin(tracker);
	if (differs) {
		hypotheses_become(&tracker->set, move, t);
		review_log(tracker)->position = position;
		turn_log_note_move(review_log(tracker), move, t);
	} else if (may_change) {
		let_change(tracker, ply - 1, t);
	}
	return true;
}

/* Lines wait while the board is cleared, and end if it is set up otherwise. */
static bool waits(struct tracker *tracker)
{
	struct review *review = &tracker->review;

	if (is_cleared(tracker)) {
		review->was_cleared = true;
		review->cleared = tracker->history.course->plies + 1;
		return true;
	}
	if (review->was_cleared && !stands_again(tracker))
		review_break(tracker);
	review->was_cleared = false;
	return false;
}

bool review_see_cleared(struct tracker *tracker, laws_time t, struct acts *acts)
{
	return waits(tracker) || is_set_up_as_recorded(tracker, t, acts);
}
