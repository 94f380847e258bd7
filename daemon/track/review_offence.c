/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * A press at which no hypothesis shows a legal move: an offence, or a legal move and what is wrong
 * beside it, whichever asks one to believe less.
 */
#include <limits.h>
#include <string.h>

#include "track/lines_internal.h"
#include "track/model.h"
#include "track/review_internal.h"
#include "track/tracker_internal.h"

static unsigned int count(laws_squares squares)
{
	return (unsigned int)__builtin_popcountll(squares);
}

static laws_squares find_theirs(const struct laws_position *position)
{
	return position->sides[laws_side_other(laws_position_side(position))];
}

/*
 * Of the opponent's pieces, those that were lifted and put back, and not adjusted, also before a
 * gap.
 */
static laws_squares find_touched(const struct tracker *tracker, const struct turn_log *log,
				 const struct laws_position *position, laws_squares differs)
{
	const struct review *review = &tracker->review;
	laws_squares earlier = review->behind_gap ? review->earlier : 0;

	return (log->opened | log->closed | log->flickered | earlier) & find_theirs(position) &
	       ~differs & ~(log->adjusted | reed_faults_distrusted(tracker));
}

/* What flickered where nothing that differs is near. */
static laws_squares find_afar(const struct tracker *tracker, const struct turn_log *log,
			      laws_squares differs)
{
	return log->flickered &
	       ~(differs | reed_faults_distrusted(tracker) | lines_beside(differs));
}

/* Where nothing of an offence has changed, a flicker is as strange by it as by a legal move. */
static unsigned int cost_of_brushes(const struct tracker *tracker, const struct turn_log *log,
				    const struct laws_position *position, laws_squares differs)
{
	laws_squares ignored = differs | reed_faults_distrusted(tracker);
	laws_squares afar = find_afar(tracker, log, differs);
	laws_squares theirs = find_theirs(position), swept = afar & theirs;
	/* A flicker of the opponent's piece counts as a touch. */
	laws_squares brushed = log->brushed | (log->flickered & ~theirs);

	/* An illegal move that ends nowhere else may have been a capture. */
	if (differs && !(differs & tracker->occupied))
		afar &= ~(swept & -swept);
	return COST_BRUSHED * count(brushed & ~(ignored | afar)) + COST_BRUSHED_AFAR * count(afar) +
	       COST_UNHELD * count(log->unheld & log->opened & ~(log->began | ignored));
}

/*
 * Squares where nothing stands that a piece has passed, though they are on no straight way from a
 * square of @missing to one of @ends: all but one, which may be where the hand thought better of
 * it.
 */
static laws_squares find_hovered(const struct turn_log *log, laws_squares occupied,
				 laws_squares missing, laws_squares ends)
{
	laws_squares hovered = log->passed & ~(log->began | occupied);

	for (; missing; missing &= missing - 1)
		for (laws_squares left = ends; left; left &= left - 1)
			hovered &= ~lines_passed_by((struct laws_move){
				.from = (laws_square)__builtin_ctzll(missing),
				.to = (laws_square)__builtin_ctzll(left),
			});
	return hovered & (hovered - 1);
}

/*
 * What a press in @position is that shows no legal move, as an offence; what differs on @known did
 * so before.
 */
static unsigned int cost_of_offence(const struct tracker *tracker, const struct turn_log *log,
				    const struct laws_position *position, laws_squares known)
{
	laws_squares differs = (tracker->occupied ^ laws_position_occupied(position)) & ~known;
	laws_squares touched = find_touched(tracker, log, position, differs), hovered;
	unsigned int brushes =
		cost_of_brushes(tracker, log, position, differs) +
		lines_cost_of_tremors(log, position, reed_faults_distrusted(tracker) | known);

	if (!differs)
		return COST_PRESSED_HOME + lines_cost_of_touched(touched) + brushes;
	hovered = find_hovered(log, tracker->occupied, differs & ~tracker->occupied,
			       (differs & tracker->occupied) | touched) &
		  ~reed_faults_distrusted(tracker);
	/* An illegal move that ends nowhere else may have been a capture. */
	if (!(differs & tracker->occupied))
		touched &= touched - 1;
	return COST_ILLEGAL + COST_PRESSED_OPEN + lines_cost_beside_offence(position, differs) +
	       lines_cost_of_touched(touched | hovered) + brushes;
}

/*
 * The position before the last move of @line, which is that of the record's turn, or of the one
 * before, if what the opponent seems to have begun was the same hand's. NULL when it is neither.
 */
static const struct laws_position *find_position(const struct tracker *tracker,
						 const struct line *line)
{
	const struct turn_log *log = &tracker->reed_faults.log;
	const struct turn *turn = tracker_turn(tracker);
	unsigned int ply = review_end_of(&tracker->review, line) - 1;

	if (turn->ply == ply)
		return &turn->position;
	return turn->ply == ply + 1 && log->ply == ply ? &log->position : NULL;
}

/* The reeds have shown the last move of @line, from @position, whatever else they show. */
static bool is_shown(const struct turn_log *log, const struct line *line,
		     const struct laws_position *position)
{
	laws_squares left, reached;

	laws_move_footprint(position, line->moves[line->plies - 1], &left, &reached);
	return !((left | reached) & ~(log->opened | log->closed));
}

/* The squares of king and rook, if @move is a castling by which they change places; else none. */
static laws_squares changes_places(const struct laws_position *position, struct laws_move move)
{
	laws_squares left, reached;

	laws_move_footprint(position, move, &left, &reached);
	return left == reached ? left : 0;
}

/*
 * King and rook have changed places, or were put back where they stood: that is known by which one
 * came first, which the lines do not look at.
 */
static bool keeps_squares(const struct line *line, const struct laws_position *position)
{
	return changes_places(position, line->moves[line->plies - 1]) != 0;
}

/* They have shown how a piece went from one square to another, where no legal move takes it. */
static bool is_seen_to_go(const struct tracker *tracker, const struct laws_position *position,
			  laws_squares known)
{
	laws_squares differs = (tracker->occupied ^ laws_position_occupied(position)) & ~known;

	return differs & tracker->occupied &&
	       differs & position->sides[laws_position_side(position)] & ~tracker->occupied;
}

/* Some legal move in @position leaves and reaches the squares of @differs, and no others. */
static bool is_legal_move(const struct laws_position *position, laws_squares differs)
{
	struct laws_move moves[LAWS_MOVES_MAX];
	size_t count = laws_course_moves(position, moves);

	for (size_t i = 0; i < count; i++) {
		struct laws_position after = *position;

		laws_move_play(&after, moves[i]);
		if ((laws_position_occupied(position) ^ laws_position_occupied(&after)) == differs)
			return true;
	}
	return false;
}

/* What it costs that an illegal move was answered, or pressed. */
static unsigned int cost_of_illegal(const struct tracker *tracker)
{
	return COST_ILLEGAL + (tracker->set.has_levers ? COST_PRESSED_OPEN : COST_ANSWERED_ILLEGAL);
}

/* The same of those in whose places the record has none. */
static unsigned int cost_of_answered(const struct tracker *tracker)
{
	const struct laws_course *course = tracker->history.course;
	unsigned int cost = COST_NONE;
	struct laws_move move;

	for (unsigned int ply = tracker->review.begun; ply <= course->plies; ply++)
		if (!laws_course_move(course, ply, &move))
			cost += cost_of_illegal(tracker);
	return cost;
}

/* What it costs that a piece of the mover's stands where no legal move takes it; 0: none does. */
static unsigned int cost_of_standing(const struct tracker *tracker,
				     const struct laws_position *position)
{
	laws_squares own = position->sides[laws_position_side(position)];
	laws_squares differs = (tracker->occupied ^ laws_position_occupied(position)) &
			       ~(reed_faults_ignored(&tracker->reed_faults) | tracker->dead);

	if (!(differs & tracker->occupied) || !(differs & own & ~tracker->occupied) ||
	    is_legal_move(position, differs))
		return COST_NONE;
	return COST_ILLEGAL + (tracker->set.has_levers ? COST_PRESSED_OPEN : COST_RESTED_OPEN) +
	       lines_cost_beside_offence(position, differs);
}

/* The likeliest hypothesis has an illegal move that has been answered, and is not told yet. */
static bool has_answer_to_illegal(const struct tracker *tracker, const struct turn *turn)
{
	return turn->ply > tracker->history.course->plies + 1;
}

unsigned int review_cost_at_end(const struct tracker *tracker)
{
	const struct laws_course *course = tracker->history.course;
	const struct turn *turn = hypotheses_likeliest(&tracker->set)->turn;
	unsigned int cost = cost_of_answered(tracker), standing;
	struct laws_position position;

	if (!laws_course_before(course, course->plies + 1, &position))
		return 0;
	standing = cost_of_standing(tracker, &position);
	if (standing && has_answer_to_illegal(tracker, turn))
		standing = cost_of_illegal(tracker) + cost_of_standing(tracker, &turn->position);
	if (standing)
		cost += standing;
	else if (tracker->set.has_levers)
		cost += review_cost_of_presses(&tracker->review);
	return cost ? tracker->review.record_cost + cost : 0;
}

/* Of the last ply of a line. */
struct weighed {
	const struct turn_log *log;
	const struct laws_position *position; /* before it */
	laws_squares known;		      /* what these show is not that ply's */
};

/* By so much its legal move must be likelier than an offence. */
static unsigned int margin_of(const struct tracker *tracker, const struct weighed *weighed,
			      const struct line *line)
{
	if (is_seen_to_go(tracker, weighed->position, weighed->known) &&
	    !is_shown(weighed->log, line, weighed->position))
		return COST_UNUSUAL + COST_TOO_MUCH;
	return COST_UNUSUAL;
}

bool review_fits_first_move(const struct tracker *tracker, const struct turn_log *log,
			    laws_squares differing, struct laws_move *move)
{
	struct weighed first = {.log = log, .position = &tracker->start, .known = differing};
	struct lines_board board = {
		.log = log,
		.occupied = tracker->occupied,
		.kinds = tracker->kinds,
		.ignored = tracker->chatter.told | tracker->dead,
		.restless = tracker->chatter.restless,
		.promotions = LINES_QUEENS,
	};
	struct line line, next;

	line_begin(&line, first.position);
	line.loose = differing;
	line.failing = tracker->reed_faults.failing | differing;
	line_find_move(&line, &board, &next);
	if (!next.plies)
		return false;
	*move = next.moves[0];
	return !(changes_places(first.position, *move) & ~log->opened) &&
	       next.cost + margin_of(tracker, &first, &next) <
		       cost_of_offence(tracker, log, first.position, first.known);
}

/*
 * What the record costs before the press, with the offences that it has. Where the press leaves
 * something else on the board, these are the presses without a move that @line has, too.
 */
static unsigned int cost_of_record(const struct tracker *tracker, const struct line *line)
{
	const struct review *review = &tracker->review;
	unsigned int offences = review_cost_of_offences(tracker);
	unsigned int presses =
		line->presses < review->fruitless ? line->presses : review->fruitless;

	return offences ? offences : review->record_cost + lines_cost_of_presses(presses);
}

/* By a line on which the press ended no move it is an offence; NULL where that is so on all. */
static const struct line *find_most_evident_move(const struct lines *lines)
{
	const struct line *best = NULL;

	for (size_t i = 0; i < lines->count; i++)
		if (!lines->each[i].is_idle &&
		    (!best || line_is_more_evident(&lines->each[i], best)))
			best = &lines->each[i];
	return best;
}

/*
 * By how much a legal move, and what is wrong beside it, costs less than the offence; INT_MIN where
 * no line leads over the press.
 */
static int gain_over_offence(const struct tracker *tracker)
{
	const struct review *review = &tracker->review;
	const struct turn_log *log = &review->presses[review->ply % REVIEW_PRESSES].log;
	const struct line *line;

	if (!review->is_led || !review->begun || review->is_over_gap != review->behind_gap)
		return INT_MIN;
	line = find_most_evident_move(&review->lines);
	if (!line || line->far)
		return INT_MIN;
	return (int)(cost_of_record(tracker, line) +
		     cost_of_offence(tracker, log, &tracker_turn(tracker)->position, 0)) -
	       (int)line_evidence(line);
}

/*
 * King and rook may have changed places, though only the rook has shown it: a strong king may keep
 * its reed closed until the rook comes there.
 */
static bool may_have_changed_places(const struct turn *turn, laws_squares opened)
{
	for (size_t i = 0; i < turn->count; i++) {
		struct laws_move move = turn->moves[i];

		if (changes_places(&turn->position, move) && opened & LAWS_SQUARE_SET(move.to) &&
		    !(opened & LAWS_SQUARE_SET(move.from)))
			return true;
	}
	return false;
}

/* By so much a legal move must be likelier for the offence to stay in doubt. */
static int margin_of_doubt(const struct tracker *tracker, const struct turn_log *log,
			   laws_squares differs)
{
	const struct laws_position *position = &tracker_turn(tracker)->position;
	laws_squares handled = (log->brushed | log->adjusted) & find_theirs(position);

	/* A flicker may be a switch's own: an offence that only one shows stays in doubt. */
	if (find_afar(tracker, log, differs))
		return COST_UNUSUAL - COST_BRUSHED_AFAR;
	/* What was touched or put back may have been captured, by a piece whose reed sticks. */
	if (!differs && (handled || find_touched(tracker, log, position, differs)))
		return COST_UNOBSERVED;
	return COST_UNUSUAL;
}

/*
 * Another square was left, and a piece put down where the record has one that was missing when the
 * turn began, and now the record is right: that may have been the move, and the record wrong.
 */
static bool is_put_right(const struct tracker *tracker, const struct turn_log *log,
			 laws_squares differs)
{
	laws_squares due = laws_position_occupied(&tracker_turn(tracker)->position);
	laws_squares ignored = reed_faults_ignored(&tracker->reed_faults) | tracker->dead;

	return !(differs & ~ignored) && due & ~(log->began | ignored) & log->closed &&
	       log->opened & ~tracker->occupied;
}

/*
 * Nothing is wrong but pieces that lay about at the press before, and lie there or have been set
 * up: who presses may have done so for that, since it is due on the opponent's time (7.4.1).
 */
static bool may_be_for_fall(const struct tracker *tracker, const struct turn_log *log,
			    laws_squares differs)
{
	laws_squares due = laws_position_occupied(&tracker_turn(tracker)->position);
	laws_squares ignored = reed_faults_ignored(&tracker->reed_faults) | tracker->dead;
	laws_squares lay = due & ~(log->began | ignored);

	return !(differs & ~(lay | ignored)) && lay & (log->closed | ~tracker->occupied);
}

/* By what may have been played instead of the record what stands in @position is legal. */
static bool rests_on_guess(const struct tracker *tracker, const struct laws_position *position)
{
	return tracker->review.guessed ||
	       guesses_explain(&tracker->guesses, position, tracker->occupied,
			       tracker->dead | reed_faults_distrusted(tracker));
}

bool review_doubts_offence(const struct tracker *tracker)
{
	const struct review *review = &tracker->review;
	const struct turn_log *log = &review->presses[review->ply % REVIEW_PRESSES].log;
	const struct turn *turn = tracker_turn(tracker);
	laws_squares differs = tracker->occupied ^ laws_position_occupied(&turn->position);

	if (differs && rests_on_guess(tracker, &turn->position))
		return true;
	if (!differs &&
	    may_have_changed_places(turn, log->opened & ~hypotheses_recognised(&tracker->set)))
		return true;
	if (is_put_right(tracker, log, differs) || may_be_for_fall(tracker, log, differs))
		return true;
	return gain_over_offence(tracker) >= margin_of_doubt(tracker, log, differs);
}

/*
 * The reeds show how a piece went to where no legal move takes it, and not how one
 * went by the move of @line in its place.
 */
static bool is_answered_move_seen(const struct tracker *tracker, const struct line *line)
{
	const struct laws_position *after = &hypotheses_likeliest(&tracker->set)->turn->position;
	unsigned int ply = tracker->history.course->plies + 1, begun = tracker->review.begun;
	struct laws_position before;
	laws_squares left, reached;

	if (!laws_course_before(tracker->history.course, ply, &before) ||
	    !(laws_position_occupied(after) & ~laws_position_occupied(&before)))
		return false;
	if (ply < begun || ply - begun >= line->plies)
		return true;
	laws_move_footprint(&before, line->moves[ply - begun], &left, &reached);
	return (left & ~reached & tracker->occupied) | (reached & ~tracker->occupied);
}

/*
 * The illegal move that has been answered undoes the last one of its player, and nothing else: two
 * plies may have been taken back.
 */
static bool is_undoing_answered(const struct tracker *tracker, const struct turn *turn)
{
	const struct laws_course *course = tracker->history.course;
	struct laws_position before;
	struct laws_move last;

	if (turn->ply < 4 || !has_answer_to_illegal(tracker, turn) ||
	    !laws_course_move(course, turn->ply - 3, &last) ||
	    !laws_course_before(course, turn->ply - 1, &before))
		return false;
	before.board[last.from] = before.board[last.to];
	before.board[last.to] = LAWS_NO_PIECE;
	return !memcmp(before.board, turn->position.board, sizeof(before.board));
}

/*
 * An illegal capture has been answered. All that the reeds have shown of it is that one piece left,
 * and that another was lifted and put back, which may have been adjusted: the first one has a legal
 * move, and may stand where no reed shows it.
 */
static bool may_have_been_adjusted(const struct tracker *tracker, const struct turn *turn)
{
	laws_squares after = laws_position_occupied(&turn->position), left;
	struct laws_move moves[LAWS_MOVES_MAX];
	struct laws_position before;
	size_t count;

	if (!has_answer_to_illegal(tracker, turn) ||
	    !laws_course_before(tracker->history.course, turn->ply - 1, &before) ||
	    after & ~laws_position_occupied(&before))
		return false;
	left = laws_position_occupied(&before) & ~after;
	count = laws_course_moves(&before, moves);
	for (size_t i = 0; i < count; i++)
		if (left == LAWS_SQUARE_SET(moves[i].from))
			return true;
	return false;
}

bool review_doubts_answer(const struct tracker *tracker)
{
	const struct review *review = &tracker->review;
	const struct turn *turn = hypotheses_likeliest(&tracker->set)->turn;
	const struct line *line = lines_most_evident(&review->lines);
	unsigned int margin = COST_UNUSUAL, offence;

	if (tracker->set.has_levers)
		return review_may_be_taken_back(review) && has_answer_to_illegal(tracker, turn);
	if (review->guessed || turn->is_doubtful || review_may_be_taken_back(review) ||
	    is_undoing_answered(tracker, turn) || may_have_been_adjusted(tracker, turn))
		return true;
	if (!review->begun ||
	    review_gain_of(tracker, lines_likeliest(&review->lines)) < COST_UNUSUAL)
		return false;
	/* By a steady line the move and its answer are plain, whatever was wrong before them. */
	if (line->steady >= COUNT_STEADY)
		return true;
	if (is_answered_move_seen(tracker, line))
		margin += COST_TOO_MUCH;
	offence = review->record_cost + COST_ILLEGAL + COST_ANSWERED_ILLEGAL;
	return line_evidence(line) + margin < offence;
}

enum review_finding review_find(const struct tracker *tracker)
{
	const struct review *review = &tracker->review;
	const struct line *line = lines_most_evident(&review->lines);
	struct weighed last = {
		.log = &review->presses[review->ply % REVIEW_PRESSES].log,
	};

	if (!review->is_led || !review->begun || line->worst >= COST_ILLEGAL + COST_PRESSED_OPEN ||
	    review_find_difference(tracker, line) != review_end_of(review, line) - 1)
		return REVIEW_OFFENCE;
	last.position = find_position(tracker, line);
	if (!last.position || keeps_squares(line, last.position) ||
	    gain_over_offence(tracker) <= (int)margin_of(tracker, &last, line))
		return REVIEW_OFFENCE;
	return review_evident_lead_of(tracker, line) < COST_UNUSUAL ? REVIEW_DOUBT : REVIEW_MOVE;
}
