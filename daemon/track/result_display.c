/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The kings are recognised by the other pieces: all are where the record has them, but the
 * kings' squares are empty and two in the centre are occupied. A piece that stood there may
 * have made room for a king.
 */
#include <limits.h>

#include "track/model.h"
#include "track/result_display.h"
#include "track/tracker_internal.h"

#define D4 ((laws_square)27)
#define E4 ((laws_square)28)
#define D5 ((laws_square)35)
#define E5 ((laws_square)36)

struct display {
	laws_squares squares;
	enum laws_result result;
};

#define ON(a, b) (LAWS_SQUARE_SET(a) | LAWS_SQUARE_SET(b))

static const struct display displays[] = {
	{ON(E4, D5), LAWS_RESULT_WHITE}, {ON(D4, E5), LAWS_RESULT_BLACK},
	{ON(D4, E4), LAWS_RESULT_DRAW},	 {ON(D5, E5), LAWS_RESULT_DRAW},
	{ON(D4, D5), LAWS_RESULT_DRAW},	 {ON(E4, E5), LAWS_RESULT_DRAW},
};

static bool are_neighbours(laws_square a, laws_square b)
{
	int files = a % 8 - b % 8, ranks = a / 8 - b / 8;

	return files >= -1 && files <= 1 && ranks >= -1 && ranks <= 1;
}

/* On one of @squares something has stood since before the first of the @kings was lifted. */
static bool stood_before(const struct turn_log *log, laws_squares kings, laws_squares squares)
{
	laws_time first = LAWS_NEVER;

	for (kings &= log->opened; kings; kings &= kings - 1)
		if (log->changed_at[__builtin_ctzll(kings)] < first)
			first = log->changed_at[__builtin_ctzll(kings)];
	for (squares &= log->closed; first != LAWS_NEVER && squares; squares &= squares - 1)
		if (log->changed_at[__builtin_ctzll(squares)] + TIME_SLIDE_OVERLAP_MOST < first)
			return true;
	return false;
}

/*
 * A king that stands in the centre by the record may stay there while the other joins it. But
 * if the other king comes from beside that square, the same squares may be an illegal move;
 * and where a piece stands that was only touched, the other king is still in the hand.
 */
static bool may_join(laws_squares kings, laws_squares stands, laws_squares squares)
{
	laws_squares moved = kings & ~squares;
	laws_squares joined = squares & ~kings;

	if (!(kings & squares))
		return true;
	if (!moved || moved & (moved - 1) || joined & stands)
		return false;
	return !are_neighbours((laws_square)__builtin_ctzll(moved),
			       (laws_square)__builtin_ctzll(joined));
}

static bool shows(const struct tracker *tracker, const struct laws_position *position,
		  laws_squares occupied, const struct display *display)
{
	laws_squares stands = laws_position_occupied(position);
	laws_squares kings = position->kinds[LAWS_KING];
	laws_squares arrived = tracker->reed_faults.log.closed | kings;

	return (display->squares & occupied) == display->squares &&
	       !((occupied ^ (stands & ~kings)) & ~display->squares & ~tracker->dead) &&
	       !(display->squares & stands & ~arrived) &&
	       !stood_before(&tracker->reed_faults.log, kings, display->squares & ~kings) &&
	       may_join(kings, stands, display->squares);
}

static const struct display *display_on(const struct tracker *tracker,
					const struct laws_position *position)
{
	laws_squares occupied = reed_faults_believed(tracker, position);

	for (size_t i = 0; i < sizeof(displays) / sizeof(displays[0]); i++)
		if (shows(tracker, position, occupied, &displays[i]))
			return &displays[i];
	return NULL;
}

/*
 * True when @move may have been made in this turn, by the squares that changed. Once a king is in
 * the centre, its own move has left no trace but what it captured.
 */
static bool may_have_been_made(const struct tracker *tracker, const struct laws_position *position,
			       struct laws_move move)
{
	const struct turn_log *log = &tracker->reed_faults.log;
	laws_squares left, reached;

	if (laws_piece_kind(position->board[move.from]) == LAWS_KING &&
	    move.type != LAWS_MOVE_CASTLING && laws_move_captured(position, move) == LAWS_NO_SQUARE)
		return false;
	laws_move_footprint(position, move, &left, &reached);
	return !(left & ~log->opened) && !(reached & ~log->closed);
}

/* How much it counts for a move that its piece was seen to arrive. */
#define SEEN_TO_GO 2

/* How many changed squares neither the kings' ways to @display nor @left explain. */
static int count_unexplained(const struct tracker *tracker, const struct laws_position *position,
			     const struct display *display, laws_squares left)
{
	const struct turn_log *log = &tracker->reed_faults.log;
	laws_squares kings = position->kinds[LAWS_KING];

	return __builtin_popcountll((log->opened | log->closed) &
				    ~(display->squares | kings | left)) +
	       __builtin_popcountll(log->opened & display->squares & ~(kings | left));
}

/*
 * Also looks after a move that was not pressed. A piece seen to go elsewhere has not made room
 * for a king.
 */
static const struct display *find_display(const struct tracker *tracker)
{
	const struct hypothesis *likeliest = hypotheses_likeliest(&tracker->set);
	const struct turn *turn = likeliest->turn;
	const struct display *display = display_on(tracker, &turn->position);
	int least = display ? count_unexplained(tracker, &turn->position, display, 0) : INT_MAX;

	for (size_t i = 0; i < turn->count; i++) {
		struct laws_position after = turn->position;
		const struct display *other;
		laws_squares left, reached;
		int unexplained;

		if (!may_have_been_made(tracker, &after, turn->moves[i]))
			continue;
		laws_move_footprint(&after, turn->moves[i], &left, &reached);
		laws_move_play(&after, turn->moves[i]);
		other = display_on(tracker, &after);
		if (!other)
			continue;
		unexplained = count_unexplained(tracker, &after, other, left | reached);
		if (likeliest->standing[laws_move_arrival(&turn->position, turn->moves[i])] ==
		    TOKEN_OF(turn->moves[i].from))
			unexplained -= SEEN_TO_GO;
		if (unexplained >= least)
			continue;
		least = unexplained;
		display = other;
	}
	return display;
}

/*
 * The kings, which stood in @position before, have been lifted, and have come to where @display
 * has them, one of them just now, or have stood there before.
 */
static bool have_come(const struct tracker *tracker, const struct laws_position *position,
		      const struct display *display)
{
	const struct review *review = &tracker->review;
	const struct turn_log *log = &tracker->reed_faults.log;
	laws_squares came = review->presses[review->ply % REVIEW_PRESSES].log.closed;
	laws_squares kings = position->kinds[LAWS_KING];

	return display->squares & came && !(kings & ~(display->squares | log->opened)) &&
	       !(display->squares & ~(log->closed | kings));
}

/* What the kings show behind @position, to which the game may have led, or NULL. */
static const struct display *find_behind(const struct tracker *tracker,
					 const struct laws_position *position)
{
	const struct display *display = display_on(tracker, position);

	return display && have_come(tracker, position, display) ? display : NULL;
}

/* By @line more is astray than the kings, and what made room for them. */
static bool is_astray(const struct line *line, const struct display *display)
{
	return line->loose & ~(display->squares | line->position.kinds[LAWS_KING]);
}

/*
 * The cheapest of the lines that count after which the kings stand so: what was in doubt, or is
 * not on the record, the board shows now.
 */
static const struct line *find_line(const struct tracker *tracker, const struct display **shown)
{
	const struct lines *lines = &tracker->review.lines;
	const struct line *best = NULL;

	for (size_t i = 0; tracker->review.begun && i < lines->count; i++) {
		const struct line *line = &lines->each[i];
		const struct display *display = NULL;

		if (lines_count_on(lines, line) && (!best || line->cost < best->cost))
			display = find_behind(tracker, &line->position);
		if (!display || is_astray(line, display))
			continue;
		*shown = display;
		best = line;
	}
	return best;
}

/* The position behind all that the record has: its last move may not have been answered. */
static bool find_end_of_record(const struct tracker *tracker, struct laws_position *position)
{
	const struct laws_course *course = tracker->history.course;

	return laws_course_before(course, course->plies + 1, position);
}

static const struct display *find_behind_record(const struct tracker *tracker)
{
	struct laws_position position;

	return find_end_of_record(tracker, &position) ? find_behind(tracker, &position) : NULL;
}

/* One king has joined the other, which has stood there since before this turn, or by its move. */
static bool is_joined(const struct tracker *tracker, const struct display *display)
{
	struct laws_position position;

	return display->squares & ~tracker->reed_faults.log.closed ||
	       (find_end_of_record(tracker, &position) &&
		display->squares & position.kinds[LAWS_KING]);
}

/* What the kings show, by the record, or else by a line, which @line becomes. */
static const struct display *find_shown(const struct tracker *tracker, const struct line **line)
{
	const struct display *display = review_in_doubt(tracker) ? NULL : find_display(tracker);

	if (!display && !review_in_doubt(tracker))
		display = find_behind_record(tracker);
	*line = display ? NULL : find_line(tracker, &display);
	return display;
}

bool result_display_look(struct tracker *tracker, bool is_long_rest, laws_time t, struct acts *acts)
{
	laws_squares centre = ON(D4, E4) | ON(D5, E5);
	const struct display *display;
	const struct line *line;

	if (tracker->phase != TRACKER_PLAYING || tracker->history.awaited ||
	    !(tracker->reed_faults.log.closed & centre))
		return false;
	display = find_shown(tracker, &line);
	if (!display)
		return false;
	if (!is_long_rest && is_joined(tracker, display)) {
		tracker->still_at = t + COUNT_LONG_REST * tracker->settle_time;
		return false;
	}
	if (line)
		review_take(tracker, line, t, acts);
	tracker_hand_out(tracker, acts,
			 &(struct laws_act){
				 .kind = LAWS_ACT_KINGS_CENTRED,
				 .result = display->result,
				 .squares = tracker->occupied,
				 .first = t,
				 .settled = t,
			 });
	return true;
}
