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

/* The board shows @position, the record's, before @ply, and the game goes on from there. */
static void go_on_from(struct tracker *tracker, const struct laws_position *position,
		       unsigned int ply, laws_time t, struct acts *acts)
{
	review_follow(tracker, position, ply, ply, 0, t, acts);
	tracker_hand_out(tracker, acts,
			 &(struct laws_act){
				 .kind = LAWS_ACT_RESTORED,
				 .number = ply,
				 .first = t,
				 .settled = t,
			 });
	review_begin(tracker);
}

/*
 * What had been cleared is set up as the record leaves it, or with the only move that was still
 * to be told.
 */
static bool is_set_up_as_recorded(struct tracker *tracker, laws_time t, struct acts *acts)
{
	const struct laws_course *course = tracker->history.course;
	unsigned int next = course->plies + 1;
	struct laws_move list[UNOBSERVED_MOVES];
	struct laws_position position;
	laws_squares ignored = review_find_ignored(tracker), differs;

	if (tracker->review.cleared != next || !laws_course_before(course, next, &position))
		return false;
	differs = (laws_position_occupied(&position) ^ tracker->occupied) & ~ignored;
	if (differs &&
	    unobserved_list_moves(&position, tracker->occupied, ignored, 0, false, list) != 1)
		return false;
	tracker->review.cleared = 0;
	go_on_from(tracker, &position, next, t, acts);
	if (!differs)
		return true;
	hypotheses_become(&tracker->set, list[0], t);
	review_log(tracker)->position = position;
	turn_log_note_move(review_log(tracker), list[0], t);
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
