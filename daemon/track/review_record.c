/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* How the lines compare with the record and with each other, and what its presses cost. */
#include "track/model.h"
#include "track/review_internal.h"
#include "track/tracker_internal.h"

unsigned int review_end_of(const struct review *review, const struct line *line)
{
	return review->begun + line->plies;
}

/*
 * The move of @ply on the record. Without levers that which stands is on it as soon as it is told,
 * though no press has ended its turn.
 */
static bool record_move(const struct tracker *tracker, unsigned int ply, struct laws_move *move)
{
	const struct turn *turn = tracker_turn(tracker);

	if (!tracker->set.has_levers)
		return laws_course_move(tracker->history.course, ply, move);
	return ply < turn->ply && history_move(&tracker->history, turn, ply, move);
}

/* The ply behind the record. */
static unsigned int end_of_record(const struct tracker *tracker)
{
	unsigned int ply = tracker_turn(tracker)->ply;

	if (tracker->set.has_levers)
		return ply;
	for (ply = tracker->review.begun; laws_course_has(tracker->history.course, ply);)
		ply++;
	return ply;
}

unsigned int review_find_difference(const struct tracker *tracker, const struct line *line)
{
	const struct review *review = &tracker->review;
	unsigned int end = review_end_of(review, line);
	struct laws_move move;
	unsigned int ply;

	for (ply = review->begun; ply < end; ply++)
		if (!record_move(tracker, ply, &move) ||
		    !laws_move_equal(move, line->moves[ply - review->begun]))
			break;
	return ply;
}

/* The last move of @line, by which most differ, is the record's. */
static bool ends_as_recorded(const struct tracker *tracker, const struct line *line)
{
	struct laws_move move;

	return !line->plies ||
	       (record_move(tracker, review_end_of(&tracker->review, line) - 1, &move) &&
		laws_move_equal(move, line->moves[line->plies - 1]));
}

/* @line has more moves than @other, which may be NULL, or costs less with as many. */
static bool is_rather(const struct line *line, const struct line *other)
{
	return !other || line->plies > other->plies ||
	       (line->plies == other->plies && line->cost < other->cost);
}

const struct line *review_find_record(const struct tracker *tracker)
{
	const struct review *review = &tracker->review;
	const struct line *record = NULL;

	for (size_t i = 0; i < review->lines.count; i++) {
		const struct line *line = &review->lines.each[i];

		/* From rest to rest some have fewer moves: the last one has only begun. */
		if (is_rather(line, record) && ends_as_recorded(tracker, line) &&
		    review_find_difference(tracker, line) == review_end_of(review, line))
			record = line;
	}
	return record;
}

void review_note_cost(struct review *review, const struct line *line)
{
	unsigned int offence = line->is_offence ? COST_ILLEGAL + COST_PRESSED_OPEN : COST_NONE;

	review->record_cost = line_evidence(line) - lines_cost_of_presses(line->presses) - offence;
	review->fruitless = line->presses;
}

void review_note_record(struct tracker *tracker)
{
	const struct line *record = review_find_record(tracker);

	if (!record)
		return;
	review_note_cost(&tracker->review, record);
	tracker->review.record_end = review_end_of(&tracker->review, record);
}

bool review_goes_on(const struct tracker *tracker, const struct line *line)
{
	unsigned int told = end_of_record(tracker);

	return review_find_difference(tracker, line) >= told &&
	       review_end_of(&tracker->review, line) > told;
}

/* @line is the record, or that and a move which is not told yet. */
static bool goes_on_from_record(const struct tracker *tracker, const struct line *line)
{
	unsigned int told = end_of_record(tracker), end = review_end_of(&tracker->review, line);

	return review_find_difference(tracker, line) >= told && (end == told || end == told + 1);
}

/* Without levers: the likeliest line that does not contradict the record, if there is one. */
static const struct line *find_agreeing(const struct tracker *tracker)
{
	const struct review *review = &tracker->review;
	const struct line *best = NULL;

	for (size_t i = 0; i < review->lines.count; i++) {
		const struct line *line = &review->lines.each[i];

		if (goes_on_from_record(tracker, line) && (!best || line->cost < best->cost))
			best = line;
	}
	return best;
}

const struct line *review_find_likeliest(const struct tracker *tracker)
{
	const struct lines *lines = &tracker->review.lines;
	const struct line *likeliest = lines_likeliest(lines), *keeping = NULL;

	for (size_t i = 0; i < lines->count; i++) {
		const struct line *line = &lines->each[i];

		if (line->cost < likeliest->cost + COST_UNUSUAL &&
		    (!keeping || line->cost < keeping->cost) && line->plies == likeliest->plies &&
		    lines_have_same_position(line, likeliest) &&
		    review_find_difference(tracker, line) >= end_of_record(tracker))
			keeping = line;
	}
	return keeping ? keeping : likeliest;
}

/* The line that the record is, all of it, if it is one. */
static const struct line *find_told(const struct tracker *tracker)
{
	const struct line *record = review_find_record(tracker);

	return record && end_of_record(tracker) == review_end_of(&tracker->review, record) ? record
											   : NULL;
}

const struct line *review_find_settled(const struct tracker *tracker)
{
	return tracker->set.has_levers ? find_told(tracker) : find_agreeing(tracker);
}

unsigned int review_gain_of(const struct tracker *tracker, const struct line *line)
{
	const struct line *record = review_find_settled(tracker);

	if (!record)
		return COST_MUCH_LATER;
	return record->cost > line->cost ? record->cost - line->cost : COST_NONE;
}

unsigned int review_gain_at_end(const struct tracker *tracker, const struct line *line)
{
	const struct line *record = find_told(tracker);

	return record ? record->cost - line->cost : COST_MUCH_LATER;
}

bool review_shows(const struct tracker *tracker, const struct laws_position *position)
{
	return !((laws_position_occupied(position) ^ tracker->occupied) &
		 ~(tracker->dead | reed_faults_distrusted(tracker)));
}

/* What stands on the board is what the record has led to. */
static bool shows_record(const struct tracker *tracker)
{
	const struct laws_course *course = tracker->history.course;
	struct laws_position position;

	return laws_course_before(course, course->plies + 1, &position) &&
	       review_shows(tracker, &position);
}

bool review_is_off_record(const struct tracker *tracker, const struct line *line)
{
	return !tracker->set.has_levers && !find_told(tracker) && line->loose & ~line->stuck &&
	       line_evidence(line) >= tracker->review.record_cost + COST_MUCH_LATER &&
	       shows_record(tracker);
}

/* By so much less @rival need cost than @line: whether that press was pressed back tells more. */
static unsigned int find_allowance(const struct line *rival, const struct line *line)
{
	return rival->is_put_back && !line->is_idle ? COST_PRESSED_HOME - COST_UNUSUAL : COST_NONE;
}

unsigned int review_evident_lead_of(const struct tracker *tracker, const struct line *line)
{
	const struct lines *lines = &tracker->review.lines;
	unsigned int first = review_find_difference(tracker, line) - tracker->review.begun;
	unsigned int lead = COST_MUCH_LATER, least = line_evidence(line);

	for (size_t i = 0; i < lines->count; i++) {
		const struct line *each = &lines->each[i];
		unsigned int near = least + find_allowance(each, line);
		unsigned int evidence = line_evidence(each);
		unsigned int more = evidence > near ? evidence - near : COST_NONE;

		/* In the same position nothing tells them apart; of kinds the likelier is told. */
		if (more < lead && !lines_have_same_ways_from(each, line, first) &&
		    !lines_have_same_position(each, line))
			lead = more;
	}
	return lead;
}

unsigned int review_lead_of(const struct lines *lines, const struct line *line)
{
	unsigned int lead = COST_MUCH_LATER;

	for (size_t i = 0; i < lines->count; i++) {
		const struct line *each = &lines->each[i];

		if (each->cost - line->cost < lead && !lines_have_same_moves(each, line))
			lead = each->cost - line->cost;
	}
	return lead;
}

unsigned int review_cost_of_presses(const struct review *review)
{
	return lines_cost_of_presses(review->fruitless);
}

bool review_stands_alone(const struct lines *lines, const struct line *line)
{
	for (size_t i = 0; i < lines->count; i++)
		if (&lines->each[i] != line && lines_count_on(lines, &lines->each[i]))
			return false;
	return lines->count == 1 || line->steady >= COUNT_FAR_BEHIND;
}

const struct line *review_find_rival(const struct lines *lines, const struct line *record)
{
	const struct line *rival = NULL;

	for (size_t i = 0; i < lines->count; i++)
		if (!lines_have_same_moves(&lines->each[i], record) &&
		    (!rival || lines->each[i].cost < rival->cost))
			rival = &lines->each[i];
	return rival;
}

void review_go_behind(struct review *review, const struct line *line)
{
	unsigned int end = review_end_of(review, line);

	/* Over a gap there is no going back. */
	if (review->has_gap || end != review->ply + 1)
		review->first = end;
	else if (end - review->first == REVIEW_PRESSES)
		review->first++;
	review->ply = end;
}

void review_note_press(struct tracker *tracker)
{
	struct review *review = &tracker->review;
	unsigned int ply = tracker_turn(tracker)->ply;
	unsigned int more = ply > review->told ? ply - review->told - 1 : 0;

	if (ply <= review->told)
		review->fruitless++;
	else
		review->fruitless -= more < review->fruitless ? more : review->fruitless;
	review->told = ply;
}
