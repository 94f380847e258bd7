/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Moves that are taken back, outside play, and nobody has ordered it: the board shows the position
 * of some plies ago. That may be what players do by agreement, or an offence; the game goes on from
 * there if what follows shows so.
 */
#include "track/lines_internal.h"
#include "track/model.h"
#include "track/review_internal.h"
#include "track/tracker_internal.h"

/* The board shows @then, and not @now, by squares whose reeds do not fail. */
static bool shows_instead(const struct tracker *tracker, const struct laws_position *then,
			  const struct laws_position *now)
{
	laws_squares differs = laws_position_occupied(then) ^ laws_position_occupied(now);

	return differs && !(differs & (reed_faults_distrusted(tracker) | tracker->dead)) &&
	       review_shows(tracker, then);
}

/*
 * The ply before which the board shows @position again, by moves on the record that are no more
 * than players take back in one go; 0: there is none. Behind a press without a move who is to move
 * then may also have made another one with the same piece.
 */
static unsigned int find_earlier(const struct tracker *tracker, struct laws_position *position)
{
	const struct laws_position *now = &tracker_turn(tracker)->position;
	const struct laws_course *course = tracker->history.course;
	unsigned int moves = 0;
	bool is_passed = tracker_turn(tracker)->ply > tracker->history.plies + 1;
	struct laws_move move;

	/* Before the second move the pieces may as well be set up for another game. */
	for (unsigned int ply = tracker->history.plies; ply > 2 && moves < COUNT_TAKEN_BACK;
	     ply--) {
		if (laws_course_move(course, ply, &move))
			moves++;
		else
			is_passed = true;
		/* Behind a press without a move the same stood before it, and that was no move. */
		if (laws_course_move(course, ply - 1, &move) &&
		    laws_course_before(course, ply, position) &&
		    shows_instead(tracker, position, now) &&
		    (is_passed || history_is_beyond_mover(now, position)))
			return ply;
	}
	return 0;
}

/* Gives @line the moves on the record from @first to the one before @ply. */
static bool add_record(const struct tracker *tracker, unsigned int first, unsigned int ply,
		       struct line *line)
{
	for (; first < ply; first++) {
		struct laws_move move;

		if (!history_move(&tracker->history, tracker_turn(tracker), first, &move))
			return false;
		line_append(line, move);
	}
	return true;
}

/*
 * What the board shows now, no reed has shown wrongly, and no piece lies about. From rest to rest
 * the line has believed so of what was put back.
 */
static void forget_wrong(const struct tracker *tracker, struct line *line)
{
	line->failing &=
		(tracker->occupied ^ laws_position_occupied(&line->position)) | line->stuck;
	line->loose &= line->failing;
}

/* From the position of @line, which stands again, the game goes on, whatever was put back there. */
static void go_back(struct tracker *tracker, struct line *line)
{
	const struct turn_log *log = review_log(tracker);
	laws_squares stood = laws_position_occupied(&tracker_turn(tracker)->position);

	line->cost += COST_TAKEN_BACK_UNASKED;
	line->put_right =
		log->opened | log->closed | (laws_position_occupied(&line->position) ^ stood);
	if (!tracker->set.has_levers)
		forget_wrong(tracker, line);
	line->opened = line->closed = 0;
	line->is_idle = line->is_taken_back = true;
	line->far = 0;
	line->worst = line->worst_before = COST_NONE;
	line->steady = COUNT_STEADY - 1;
}

/* The board shows what a legal move has made of @position, other than @but, which may be NULL. */
static bool shows_move(const struct tracker *tracker, const struct laws_position *position,
		       const struct laws_move *but)
{
	struct laws_move moves[LAWS_MOVES_MAX];
	size_t count = laws_course_moves(position, moves);

	for (size_t i = 0; i < count; i++) {
		struct laws_position after = *position;

		laws_move_play(&after, moves[i]);
		if (!(but && laws_move_equal(moves[i], *but)) && review_shows(tracker, &after))
			return true;
	}
	return false;
}

bool review_is_explained(const struct tracker *tracker)
{
	const struct review *review = &tracker->review;
	const struct lines *lines = &review->lines;

	for (size_t i = 0; review->begun && i < lines->count; i++) {
		const struct laws_position *position = &lines->each[i].position;

		if (lines_count_on(lines, &lines->each[i]) &&
		    (review_shows(tracker, position) || shows_move(tracker, position, NULL)))
			return true;
	}
	return false;
}

/* Lines begin with @ply, before which @position stood: on one of them it stands again. */
static bool begin_with(struct tracker *tracker, unsigned int ply,
		       const struct laws_position *position)
{
	struct lines *lines = &tracker->review.lines;
	const struct turn *turn = tracker_turn(tracker);

	if (review_is_explained(tracker))
		return false;
	review_begin_line(tracker, ply, position,
			  tracker->occupied ^ laws_position_occupied(position));
	lines->each[1] = lines->each[0];
	if (add_record(tracker, ply, turn->ply, &lines->each[1])) {
		lines->each[1].position = turn->position;
		lines->count = 2;
		lines->plies = lines->each[1].plies;
	}
	go_back(tracker, &lines->each[0]);
	tracker->review.is_for_takeback = true;
	return true;
}

/* The line with the moves on the record up to @ply, from where it has gone back, or NULL. */
static const struct line *find_back(const struct tracker *tracker, unsigned int ply)
{
	const struct review *review = &tracker->review;

	for (size_t i = 0; i < review->lines.count; i++) {
		const struct line *line = &review->lines.each[i];

		if (line->is_taken_back && review_end_of(review, line) == ply &&
		    review_find_difference(tracker, line) == ply)
			return line;
	}
	return NULL;
}

/*
 * What @line, the record, cost while nothing had been put back. Without levers it has been led to
 * rests since, and believes that reeds fail where pieces are.
 */
static unsigned int cost_before(const struct tracker *tracker, const struct line *line)
{
	unsigned int cost = tracker->review.likeliest_cost + line->chosen + line->brushed;

	return tracker->set.has_levers || cost > line->cost ? line->cost : cost;
}

/* Beside the lines that there are, one goes back to before @ply, from what the record costs. */
static bool add(struct tracker *tracker, unsigned int ply, const struct laws_position *position)
{
	struct review *review = &tracker->review;
	struct lines *lines = &review->lines;
	const struct line *record = review_find_record(tracker);
	struct line *line = &lines->each[lines->count];

	if (lines->count == LINES_MOST || find_back(tracker, ply))
		return false;
	*line = record ? *record : *lines_likeliest(lines);
	line->plies = 0;
	if (!add_record(tracker, review->begun, ply, line))
		return false;
	line->position = *position;
	line->cost = cost_before(tracker, line);
	go_back(tracker, line);
	lines->count++;
	if (line->plies > lines->plies)
		lines->plies = line->plies;
	/* What follows is no offence of who follows on the record. */
	review->record_end = 0;
	return true;
}

/* The board shows what a move from the position of @line has made, other than the record's. */
static bool may_have_gone_on(const struct tracker *tracker, const struct line *line)
{
	unsigned int ply = review_end_of(&tracker->review, line);
	struct laws_move recorded;
	bool is_known = history_move(&tracker->history, tracker_turn(tracker), ply, &recorded);

	return shows_move(tracker, &line->position, is_known ? &recorded : NULL);
}

/* The board shows the record again: no line has gone back that has not gone on otherwise. */
static void forget_back(struct tracker *tracker)
{
	struct lines *lines = &tracker->review.lines;
	size_t kept = 0;

	for (size_t i = 0; i < lines->count; i++)
		if (!lines->each[i].is_taken_back || may_have_gone_on(tracker, &lines->each[i]))
			lines->each[kept++] = lines->each[i];
	lines->count = kept;
	if (!kept ||
	    (tracker->review.is_for_takeback && !review_may_be_taken_back(&tracker->review))) {
		tracker->review.begun = 0;
		/* Rests have led the lines beyond the record. */
		if (!tracker->set.has_levers)
			review_begin(tracker);
	}
}

bool review_see_takeback(struct tracker *tracker)
{
	const struct review *review = &tracker->review;
	struct laws_position position;
	unsigned int ply;

	if (review_may_be_taken_back(review) &&
	    review_shows(tracker, &tracker_turn(tracker)->position))
		forget_back(tracker);
	ply = find_earlier(tracker, &position);
	if (!ply || !review->ply || review->behind_gap || review->has_gap)
		return false;
	return review->begun && review->begun <= ply ? add(tracker, ply, &position)
						     : begin_with(tracker, ply, &position);
}

bool review_may_be_taken_back(const struct review *review)
{
	for (size_t i = 0; review->begun && i < review->lines.count; i++)
		if (review->lines.each[i].is_taken_back)
			return true;
	return false;
}
