/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The review's lines, told apart by their moves alone, from the first ply in which one of them
 * differs from the record.
 */
#include <string.h>

#include "track/candidates.h"
#include "track/gap.h"
#include "track/model.h"
#include "track/tracker_internal.h"

/*
 * The record's moves from a ply on, as far as a candidate can have them: the judge's, who has all
 * acts so far, and will be asked to replace the others.
 */
struct recorded {
	unsigned int count;
	struct laws_move moves[LINES_PLIES];
};

static void record(const struct tracker *tracker, unsigned int ply, struct recorded *recorded)
{
	unsigned int count = 0;

	while (count < LINES_PLIES &&
	       laws_course_move(tracker->history.course, ply + count, &recorded->moves[count]))
		count++;
	recorded->count = count;
}

/* How many of the first of @moves are those of the record. */
static unsigned int count_recorded(const struct recorded *recorded, const struct laws_move *moves,
				   unsigned int count)
{
	unsigned int same = 0;

	while (same < count && same < recorded->count &&
	       laws_move_equal(recorded->moves[same], moves[same]))
		same++;
	return same;
}

static bool have_same_moves(const struct candidate *a, const struct candidate *b)
{
	return a->count == b->count &&
	       memcmp(a->moves, b->moves, a->count * sizeof(a->moves[0])) == 0;
}

/* Adds @candidate at its place by cost, unless the same moves are there at no higher one. */
static void add(struct candidates *list, const struct candidate *candidate)
{
	size_t place = list->count, same = 0;

	while (same < list->count && !have_same_moves(&list->each[same], candidate))
		same++;
	if (same < list->count) {
		if (list->each[same].cost <= candidate->cost)
			return;
		memmove(&list->each[same], &list->each[same + 1],
			(list->count - same - 1) * sizeof(list->each[0]));
		place = --list->count;
	}
	while (place && list->each[place - 1].cost > candidate->cost)
		place--;
	if (place == CANDIDATES_MOST)
		return;
	if (list->count == CANDIDATES_MOST)
		list->count--;
	memmove(&list->each[place + 1], &list->each[place],
		(list->count - place) * sizeof(list->each[0]));
	list->each[place] = *candidate;
	list->count++;
}

static struct candidate of_line(const struct line *line)
{
	struct candidate candidate = {
		.cost = line->cost,
		.position = line->position,
		.loose = line->loose,
		.count = line->plies,
	};

	memcpy(candidate.moves, line->moves, line->plies * sizeof(line->moves[0]));
	return candidate;
}

/*
 * Adds the lines that cost not much more than the likeliest; where the record is none of these, or
 * there is no room for it, it takes the last place. What an illegal move has left is no choice: the
 * arbiter rules on its alert.
 */
static void add_lines(struct candidates *list, const struct lines *lines,
		      const struct recorded *recorded)
{
	for (size_t i = 0; i < lines->count; i++) {
		const struct candidate candidate = of_line(&lines->each[i]);

		if (lines_count_on(lines, &lines->each[i]) && !lines->each[i].is_offence)
			add(list, &candidate);
	}
	for (size_t i = 0; i < lines->count; i++) {
		const struct line *line = &lines->each[i];
		struct candidate candidate;
		size_t same = 0;

		if (line->is_offence ||
		    count_recorded(recorded, line->moves, line->plies) < line->plies)
			continue;
		candidate = of_line(line);
		while (same < list->count && !have_same_moves(&list->each[same], &candidate))
			same++;
		if (same < list->count)
			continue;
		if (list->count < CANDIDATES_MOST)
			list->count++;
		list->each[list->count - 1] = candidate;
	}
}

/* Leaves out the first moves, which all have in common with the record. Returns how many. */
static unsigned int drop_common(struct candidates *list, const struct recorded *recorded)
{
	unsigned int common = LINES_PLIES;

	for (size_t i = 0; i < list->count; i++) {
		struct candidate *each = &list->each[i];
		unsigned int same = count_recorded(recorded, each->moves, each->count);

		each->is_record = same == each->count;
		if (same < common)
			common = same;
	}
	for (size_t i = 0; i < list->count; i++) {
		struct candidate *each = &list->each[i];

		each->count -= common;
		memmove(each->moves, each->moves + common, each->count * sizeof(each->moves[0]));
	}
	return common;
}

/* A candidate that @was in the list as well keeps its number. */
static void number(struct candidates *list, const struct candidates *was)
{
	for (size_t i = 0; i < list->count; i++) {
		struct candidate *each = &list->each[i];

		each->number = 0;
		for (size_t j = 0; j < was->count && was->ply == list->ply; j++)
			if (have_same_moves(each, &was->each[j]))
				each->number = was->each[j].number;
		if (!each->number)
			each->number = ++list->given;
	}
}

/* The record goes on, and something is followed beside it. */
static bool is_in_doubt(const struct tracker *tracker)
{
	return tracker->phase == TRACKER_PLAYING && !tracker->history.awaited &&
	       !tracker->history.course->rests && tracker->review.begun &&
	       !tracker->review.behind_gap;
}

void candidates_list(struct tracker *tracker)
{
	const struct review *review = &tracker->review;
	struct candidates *list = &tracker->candidates;
	struct recorded recorded;
	struct candidates was;

	if (!is_in_doubt(tracker)) {
		list->count = 0;
		return;
	}
	was = *list;
	list->count = 0;
	record(tracker, review->begun, &recorded);
	add_lines(list, &review->lines, &recorded);
	list->ply = review->begun + drop_common(list, &recorded);
	/* Without a move left they are all the record. */
	if (list->count && (!list->each[0].count ||
			    !laws_course_before(tracker->history.course, list->ply, &list->before)))
		list->count = 0;
	number(list, &was);
}

static const struct candidate *find(const struct candidates *list, unsigned int number)
{
	for (size_t i = 0; i < list->count; i++)
		if (list->each[i].number == number)
			return &list->each[i];
	return NULL;
}

/* What has changed since the last press of @candidate is of the turn that follows it. */
static void go_on(struct tracker *tracker, const struct candidate *candidate,
		  const struct edge *edge, struct acts *acts)
{
	laws_squares stands = laws_position_occupied(&candidate->position);
	laws_squares ignored = reed_faults_ignored(&tracker->reed_faults);
	laws_squares began = (stands & ~ignored) | (tracker->occupied & ignored);

	tracker->unobserved_at = edge->first;
	if (began != tracker->occupied)
		gap_branch(tracker, began, edge, edge->first, acts);
}

static void take(struct tracker *tracker, const struct candidate *candidate, unsigned int first,
		 const struct edge *edge, struct acts *acts)
{
	unsigned int next = tracker->candidates.ply + candidate->count;
	laws_squares loose = candidate->loose & ~tracker->reed_faults.failing &
			     (tracker->occupied ^ laws_position_occupied(&candidate->position));

	review_follow(tracker, &candidate->position, first, next, loose, edge->first, acts);
	review_settle(tracker);
	go_on(tracker, candidate, edge, acts);
}

void candidates_choose(struct tracker *tracker, const struct edge *edge, struct acts *acts)
{
	const struct candidates *list = &tracker->candidates;
	const struct candidate *chosen = find(list, edge->command.number);
	struct laws_act act = orders_act(LAWS_ACT_CHOSEN, edge);
	struct recorded recorded;
	unsigned int same;

	act.number = 0;
	act.unsure = list->count;
	if (!chosen) {
		tracker_hand_out(tracker, acts, &act);
		return;
	}
	record(tracker, list->ply, &recorded);
	same = count_recorded(&recorded, chosen->moves, chosen->count);
	act.candidate = chosen->number;
	act.number = list->ply + (chosen->is_record ? 0 : same);
	act.moves = &chosen->moves[same];
	act.move_count = chosen->count - same;
	act.unsure = review_awaits_press(&tracker->review, &chosen->position);
	tracker_hand_out(tracker, acts, &act);
	/* The arbiter knows what was played. */
	tracker->review.guessed = 0;
	guesses_begin(&tracker->guesses);
	if (chosen->is_record)
		review_settle(tracker);
	else
		take(tracker, chosen, act.number, edge, acts);
}

static bool goes_on(const struct laws_position *position)
{
	struct laws_move moves[LAWS_MOVES_MAX];

	return laws_course_moves(position, moves) > 0;
}

/* @move leads from the end of @line to a position without a legal move. */
static bool ends_by(const struct line *line, struct laws_move move)
{
	struct laws_position after = line->position;

	if (!laws_move_is_legal(&after, move))
		return false;
	laws_move_play(&after, move);
	return !goes_on(&after);
}

/* The game ends by @line behind @ply, and then @last where that is not NULL. */
static bool ends_game(const struct line *line, unsigned int next, unsigned int ply,
		      const struct laws_move *last)
{
	if (last && next == ply)
		return ends_by(line, *last);
	return next == ply + (last != NULL) && !goes_on(&line->position);
}

/*
 * Of the review's lines up to @ply, and then @last where that is not NULL, those that go on are
 * nearly as likely as those that end, or likelier. At a rest they may have that move already.
 */
static bool may_go_on(const struct review *review, unsigned int ply, const struct laws_move *last)
{
	unsigned int least_end = UINT32_MAX - COST_TOO_MUCH, least = UINT32_MAX;

	for (size_t i = 0; i < review->lines.count; i++) {
		const struct line *line = &review->lines.each[i];
		unsigned int next = review->begun + line->plies;
		bool ends;

		if (next < ply)
			continue;
		ends = ends_game(line, next, ply, last);
		if (ends && line_evidence(line) < least_end)
			least_end = line_evidence(line);
		if (!ends && line_evidence(line) < least)
			least = line_evidence(line);
	}
	return least < least_end + COST_TOO_MUCH;
}

bool candidates_end_is_guess(const struct tracker *tracker)
{
	const struct turn *turn;
	struct laws_position after;
	struct laws_move move;
	bool stands;

	if (tracker->phase != TRACKER_PLAYING || !tracker->review.begun ||
	    !tracker->review.lines.count || tracker->review.is_stopped)
		return false;
	turn = hypotheses_likeliest(&tracker->set)->turn;
	after = turn->position;
	stands = hypotheses_shape(&tracker->set, hypotheses_likeliest(&tracker->set), &move) ==
		 SHAPE_COMPLETE;
	if (stands)
		laws_move_play(&after, move);
	return !goes_on(&after) && may_go_on(&tracker->review, turn->ply, stands ? &move : NULL);
}
