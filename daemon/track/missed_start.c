/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * A game may have begun though no first move explains what stands at its first press: with one or
 * two squares wrong from the start that move may not have been seen. Later presses may show it.
 */
#include "track/missed_start.h"
#include "track/model.h"
#include "track/review_internal.h"
#include "track/starting.h"
#include "track/tracker_internal.h"

void missed_start_note(struct tracker *tracker, laws_time t)
{
	if (tracker->phase != TRACKER_WAITING || tracker->start_is_read ||
	    starting_count_wrong(tracker, tracker->start_press.differs) > COUNT_DIFFERING ||
	    !tracker->reed_faults.log.opened)
		return;
	tracker->start_press.missed = (struct missed_start){
		.at = tracker->start_press.at,
		.by_lever = tracker->start_press.by_lever,
		.differs = tracker->start_press.differs,
		.log = tracker->reed_faults.log,
		.presses = 1,
		.pressed_at = {t},
	};
}

/* When @move was made, by the last change on its squares; LAWS_NEVER: reeds have not shown it. */
static laws_time find_made(const struct tracker *tracker, const struct laws_position *position,
			   struct laws_move move)
{
	const struct missed_start *missed = &tracker->start_press.missed;
	laws_squares unknown = missed->differs | tracker->dead, left, reached;
	laws_time from = missed->log.changed_at[move.from], to = missed->log.changed_at[move.to];

	laws_move_footprint(position, move, &left, &reached);
	if (left & ~(missed->log.opened | unknown) || reached & ~(missed->log.closed | unknown))
		return LAWS_NEVER;
	if (!((missed->log.opened | missed->log.closed) & LAWS_SQUARE_SET(move.to)))
		return from;
	return from > to ? from : to;
}

/*
 * Reeds have shown the moves of @line in their order, and each press was behind a move of the
 * presser's; not every move need have been pressed.
 */
static bool is_pressed(const struct tracker *tracker, const struct line *line)
{
	const struct missed_start *missed = &tracker->start_press.missed;
	struct laws_position position = tracker->start;
	unsigned int press = 0;
	laws_time last = missed->at;

	for (unsigned int ply = 0; ply < line->plies; ply++) {
		laws_time made = find_made(tracker, &position, line->moves[ply]);

		if (made == LAWS_NEVER || made <= last)
			return false;
		for (; press < missed->presses && made > missed->pressed_at[press]; press++)
			if (ply % 2 == press % 2)
				return false;
		last = made;
		laws_move_play(&position, line->moves[ply]);
	}
	return press == missed->presses - 1 && line->plies % 2 != press % 2;
}

/*
 * What differed at the press for the start, and legal moves behind which the players have pressed
 * since, explain all of the board, and no other moves do.
 */
static bool fits_presses(struct tracker *tracker, enum laws_side side)
{
	laws_squares differs = tracker->start_press.missed.differs;
	struct lines *lines = &tracker->review.lines;
	struct turn_log log;
	struct lines_board board = {
		.log = &log,
		.occupied = tracker->occupied,
		.kinds = tracker->kinds,
		.ignored = tracker->chatter.told | tracker->dead,
		.restless = tracker->chatter.restless,
		.promotions = LINES_QUEENS,
		.behind_gap = true,
		.side = side,
	};
	const struct line *likeliest;

	turn_log_begin(&log, tracker->occupied);
	lines_begin(lines, &tracker->start);
	lines->each[0].loose = lines->each[0].failing = differs;
	if (!lines_go_on(lines, &board))
		return false;
	likeliest = lines_likeliest(lines);
	return !(likeliest->loose & ~differs) && is_pressed(tracker, likeliest) &&
	       review_lead_of(lines, likeliest) >= COST_UNUSUAL;
}

/*
 * Notes the press of @side at @t. Returns false when no game can have begun with the missed press:
 * the players do not press in turn, or nothing has been moved.
 */
static bool note_press(struct tracker *tracker, enum laws_side side, laws_time t)
{
	struct missed_start *missed = &tracker->start_press.missed;
	bool answers = side != laws_position_side(&tracker->start);

	if (!missed->presses || missed->presses % 2 != answers || missed->presses == MISSED_MOST ||
	    !(starting_differing(tracker) & ~missed->differs)) {
		missed->presses = 0;
		return false;
	}
	missed->pressed_at[missed->presses++] = t;
	return true;
}

bool missed_start_press(struct tracker *tracker, enum laws_side side, laws_time t)
{
	return note_press(tracker, side, t) && fits_presses(tracker, side);
}
