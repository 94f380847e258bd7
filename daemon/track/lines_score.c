/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * What a move asks one to believe. Any square may show what is wrong: a piece stands off the centre
 * of its square, has fallen, lies about; a reed is stuck, or closed by the piece beside it. Each
 * has its cost when it begins; that it lasts, or happens again to the same reed, costs little.
 */
#include <stdlib.h>

#include "track/lines_internal.h"
#include "track/lines_reading.h"
#include "track/model.h"

/*
 * Of @opened squares, where pieces should stand, those of pieces that came there. What closed its
 * reed only for a while is off the centre, or fell when others did.
 */
static laws_squares find_missed(const struct reading *reading, laws_squares opened)
{
	laws_squares unseen = opened & reading->reached & ~reading->closed;
	laws_squares fallen = opened & ~unseen;

	return fallen & reading->reached && !(fallen & (fallen - 1)) ? opened : unseen;
}

/* What it costs that @opened squares, where pieces should stand, show none. */
static unsigned int cost_of_missing(const struct reading *reading, const struct lines_board *board,
				    const struct line *line, laws_squares opened)
{
	unsigned int beside = line->is_inexact ? COST_OFF_CENTRE_AGAIN : COST_OFF_CENTRE;
	laws_squares missed = reading->missed, fallen = opened & ~missed;
	laws_squares unseen = missed & reading->reached & ~reading->closed;
	laws_squares untold = reading->at_rest ? unseen & ~reading->unseen : 0;
	unsigned int cost = lines_cost_of_each(COST_NEVER_CLOSED, untold) +
			    lines_cost_of_each(beside, missed & ~untold) -
			    lines_discount(board, missed);

	if (reading->at_rest)
		cost += lines_cost_of_each(COST_BRUSHED,
					   missed & reading->reached & reading->passed & ~untold);
	if (fallen)
		cost += COST_KNOCKED + lines_cost_of_each(COST_KNOCKED_TOO, fallen & (fallen - 1));
	return cost;
}

/* Those of @closed that closed with a reed beside them, by the move or by what was put back. */
static laws_squares close_together(const struct reading *reading, laws_squares closed)
{
	const laws_time *changed_at = reading->log->changed_at;
	laws_squares returned = reading->opened & reading->closed & reading->began &
				reading->occupied & ~(reading->left | reading->wrong);
	laws_squares together = 0;

	for (; closed; closed &= closed - 1) {
		laws_square square = (laws_square)__builtin_ctzll(closed);
		laws_squares came =
			(reading->reached | returned) & lines_beside(LAWS_SQUARE_SET(square));

		if (reading->is_hidden && came & reading->captured)
			together |= LAWS_SQUARE_SET(square);
		for (; came; came &= came - 1)
			if (llabs(changed_at[square] - changed_at[__builtin_ctzll(came)]) <=
			    TIME_TOGETHER)
				together |= LAWS_SQUARE_SET(square);
	}
	return together;
}

laws_squares lines_find_stuck(const struct reading *reading)
{
	return reading->wrong & reading->occupied & reading->left & ~lines_find_lifted(reading) &
	       ~(lines_beside(reading->reached) | reading->pulled);
}

/*
 * What it costs that some of @closed are to have followed a reed that closed just after them, or
 * long before. A matrix is read line by line: it tells little.
 */
static unsigned int cost_of_order(const struct reading *reading, laws_squares closed)
{
	const laws_time *changed_at = reading->log->changed_at;
	laws_squares apart = 0;

	for (closed &= ~reading->left; closed; closed &= closed - 1) {
		laws_square square = (laws_square)__builtin_ctzll(closed);
		laws_squares with =
			reading->reached & reading->closed & lines_beside(LAWS_SQUARE_SET(square));

		for (; with; with &= with - 1) {
			laws_time later = changed_at[__builtin_ctzll(with)] - changed_at[square];

			if ((later > 0 && later <= TIME_FOLLOWED) ||
			    (later < -TIME_FOLLOWED && later >= -TIME_TOGETHER))
				apart |= LAWS_SQUARE_SET(square);
		}
	}
	return lines_cost_of_each(COST_CROSSTALK_APART, apart);
}

bool lines_close_early(const struct turn_log *log, laws_squares left, laws_squares reached)
{
	/* Reeds beside each other may both be closed by a piece that is slid. */
	laws_time overlap =
		left & lines_beside(reached) ? TIME_SLIDE_OVERLAP_MOST : TIME_SLIDE_OVERLAP_USUAL;

	return !(left & (left - 1)) && !(reached & (reached - 1)) &&
	       left & log->opened & ~log->closed && reached & log->closed &&
	       log->changed_at[__builtin_ctzll(reached)] + overlap <
		       log->changed_at[__builtin_ctzll(left)];
}

static unsigned int cost_of_early(const struct reading *reading, const struct lines_board *board)
{
	return !board->behind_gap && reading->reached & reading->occupied &&
			       lines_close_early(reading->log, reading->left, reading->reached)
		       ? COST_CLOSED_EARLY
		       : COST_NONE;
}

/* What it costs that @closed squares, where nothing should stand, show a piece. */
static unsigned int cost_of_unexpected(const struct reading *reading, const struct line *line,
				       laws_squares closed, bool strong)
{
	/* A pawn that is captured en passant is rather forgotten. */
	laws_squares left = closed & reading->left & ~reading->captured;
	laws_squares stayed = left & ~lines_find_lifted(reading);
	laws_squares near = close_together(reading, closed & ~stayed);
	laws_squares pulled = left & reading->pulled & ~near;
	laws_squares held = ((left & reading->large) | (stayed & ~lines_find_stuck(reading))) &
			    ~(near | pulled);
	laws_squares known = strong ? 0 : near & line->crosstalk;
	laws_squares lying = closed & ~(stayed | near | pulled | held);
	laws_squares shoved = reading->shoved;
	laws_squares fallen = reading->wrong & ~reading->occupied;
	laws_squares rolled = lying & ~shoved & lines_beside(fallen);

	return lines_cost_of_each(COST_HELD, held & reading->standing) +
	       lines_cost_of_each(COST_HELD_ITSELF, held & ~reading->standing) +
	       lines_cost_of_each(COST_PULLED, pulled) +
	       lines_cost_of_each(COST_STUCK, stayed & ~(held | pulled)) +
	       lines_cost_of_each(strong ? COST_FAILED_AGAIN : COST_CROSSTALK, near & ~known) +
	       lines_cost_of_each(COST_CROSSTALK_AGAIN, known) +
	       lines_cost_of_each(COST_ROLLED, rolled) +
	       lines_cost_of_each(COST_FAILED, lying & ~(shoved | rolled));
}

/* What it costs that the side to move in @line does not lift a piece, as it has done before. */
static unsigned int cost_of_not_lifting(const struct line *line)
{
	unsigned int lifted = line->lifted[laws_position_side(&line->position)];

	return COST_LIFTED_BEFORE * (lifted < COUNT_LIFTED ? lifted : COUNT_LIFTED);
}

unsigned int lines_cost_of_sweep(const struct line *line)
{
	if (line->sweeps >> laws_position_side(&line->position) & 1)
		return COST_SWEPT_AGAIN;
	return COST_SWEPT + cost_of_not_lifting(line);
}

/* The same of a piece that was shoved to a square beside, and @again: not for the first time. */
static unsigned int cost_of_shove(const struct reading *reading, const struct line *line,
				  bool again)
{
	if (reading->at_rest)
		return COST_NOT_TAKEN_YET + (again ? COST_NONE : cost_of_not_lifting(line));
	return again ? COST_LEFT_BESIDE : COST_LEFT_BESIDE_FIRST;
}

/* What it costs that the captured piece was not lifted, but swept off, or shoved and left. */
static unsigned int cost_of_capture(const struct reading *reading, const struct line *line,
				    bool again)
{
	if (reading->shoved)
		return cost_of_shove(reading, line, again);
	if (reading->is_swept &&
	    (reading->log->brushed | reading->log->flickered) & reading->captured)
		return COST_BRUSHED;
	if (reading->is_hidden)
		return COST_PULLED;
	if (reading->is_swept)
		return lines_cost_of_sweep(line);
	if (reading->is_pushed)
		return COST_BRUSHED;
	return reading->is_unfelt ? COST_FAILED_AGAIN : COST_NONE;
}

/* What it costs that pieces were lifted and put down again where they stood, and no reed opened. */
static unsigned int cost_of_unlifted(const struct reading *reading, const struct line *line)
{
	laws_squares stay = reading->left & reading->reached & ~reading->captured;

	return lines_cost_of_each(COST_STUCK, stay & ~(reading->changed | line->failing));
}

/*
 * What it costs that reeds were held by nothing. A single one was stuck; once others have been
 * held, too, a piece stands there.
 */
static unsigned int cost_of_kept(const struct reading *reading, const struct line *line)
{
	bool is_known = lines_find_strong(line) & LINES_LARGEST;

	return lines_cost_of_each(is_known ? COST_NOT_LET_GO : COST_STUCK - COST_HELD,
				  reading->kept);
}

unsigned int lines_cost_of_touched(laws_squares touched)
{
	unsigned int cost = lines_cost_of_each(COST_TOUCHED, touched);

	return cost < COST_USELESS_TOUCH ? cost : COST_USELESS_TOUCH;
}

laws_squares lines_find_stuck_after_all(const struct reading *reading, const struct line *line)
{
	return reading->again & reading->occupied & reading->left & ~reading->captured &
	       line->swept;
}

/* What it costs that reeds fail again. That one was stuck is not paid for twice. */
static unsigned int cost_of_again(const struct reading *reading, const struct line *line)
{
	laws_squares stuck = lines_find_stuck_after_all(reading, line);
	unsigned int more = line->swept_for < COST_STUCK ? COST_STUCK - line->swept_for : COST_NONE;

	return lines_cost_of_each(COST_FAILED_AGAIN, reading->again & ~stuck) +
	       lines_cost_of_each(more, stuck);
}

/*
 * Of @hovered squares those on the way of the captured piece off the board, which was pushed off
 * its square, or carried low: each is beside the one before. It may also go where its captor came
 * from, over @passed.
 */
static laws_squares find_way_off(const struct reading *reading, laws_squares hovered,
				 laws_squares passed)
{
	laws_squares free = hovered | passed | (reading->left & reading->passed);
	laws_squares way = reading->captured, before;

	do {
		before = way;
		way |= free & lines_beside(way);
	} while (way != before);
	return way & hovered;
}

/*
 * One of @lifted was put back together with what the move put down beside it: both were in the
 * hand. Only where magnets are known to act so far is that rather the piece that was captured.
 */
static bool is_put_back_with_move(const struct reading *reading, const struct line *line,
				  laws_squares lifted)
{
	const laws_time *changed_at = reading->log->changed_at;

	if (!line->strong && !line->crosstalk && !line->held)
		return false;
	for (lifted &= reading->opened; lifted; lifted &= lifted - 1) {
		laws_time at = changed_at[__builtin_ctzll(lifted)];
		laws_squares came = reading->reached & reading->closed & reading->occupied &
				    lines_beside(lifted & -lifted);

		for (; came; came &= came - 1)
			if (llabs(changed_at[__builtin_ctzll(came)] - at) <= TIME_TOGETHER)
				return true;
	}
	return false;
}

/* What else has changed: pieces that were lifted and put back, or passed by a sliding one. */
static unsigned int cost_of_touches(const struct reading *reading, const struct line *line,
				    laws_squares passed)
{
	const struct laws_position *position = &line->position;
	laws_squares theirs = position->sides[laws_side_other(laws_position_side(position))];
	/* Where nothing stands nothing can be adjusted. */
	laws_squares adjusted = reading->log->adjusted & laws_position_occupied(position);
	laws_squares touched = reading->changed &
			       ~(line->loose | line->put_right | reading->wrong | reading->left |
				 reading->reached | reading->captured | reading->begun | adjusted);
	laws_squares empty = reading->passed & ~(reading->began | reading->occupied);
	laws_squares hovered = touched & empty, way_off, unheld, restless;

	/* Where a piece stood, and not only a reed is wrong, nothing was slid over. */
	if (touched && !(passed & reading->began & ~line->loose))
		touched &= ~passed;
	hovered &= touched;
	way_off = find_way_off(reading, hovered, passed);
	touched &= ~way_off;
	/* What is touched before a press is a matter of the move that is pressed. */
	hovered &= reading->at_rest ? ~way_off : 0;
	/* A piece whose reed is stuck was in the hand all the same. */
	if (lines_find_stuck(reading))
		hovered |= touched & empty & reading->log->unheld;
	touched &= ~hovered;
	unheld = touched & empty & reading->log->unheld;
	/* It was rather that piece which was captured, legally or not. */
	if (touched & theirs && (reading->is_swept || reading->anew ||
				 is_put_back_with_move(reading, line, touched & theirs)))
		return COST_USELESS_TOUCH;
	restless = touched & line->beside;
	touched &= ~restless;
	return lines_cost_of_touched(touched & ~unheld) + lines_cost_of_each(COST_UNHELD, unheld) +
	       lines_cost_of_each(COST_BESIDE_AGAIN, restless) +
	       (way_off ? COST_PUSHED_OFF : COST_NONE) + (hovered ? COST_HOVERED : COST_NONE);
}

/*
 * What flickered while a hand was at the move. At a rest, without a press, that need not be the
 * first thing that a hand has done.
 */
static laws_squares find_flickered(const struct reading *reading)
{
	const struct turn_log *log = reading->log;
	laws_squares lifted =
		(reading->left | reading->begun) & reading->opened & ~reading->captured;
	laws_squares flickered = log->flickered, since = 0;
	laws_time begun = LAWS_NEVER;

	if (!reading->at_rest || lifted & ~log->opened)
		return flickered;
	if (!lifted)
		return reading->left || log->opened | log->closed ? 0 : flickered;
	for (; lifted; lifted &= lifted - 1)
		if (log->changed_at[__builtin_ctzll(lifted)] < begun)
			begun = log->changed_at[__builtin_ctzll(lifted)];
	for (; flickered; flickered &= flickered - 1)
		if (log->changed_at[__builtin_ctzll(flickered)] >= begun)
			since |= flickered & -flickered;
	return since;
}

/* Of @squares, those that changed last within TIME_SHAKEN before @t, and at @t. */
static laws_squares changed_within(const struct turn_log *log, laws_squares squares, laws_time t)
{
	laws_squares within = 0;

	for (; squares; squares &= squares - 1) {
		laws_time before = t - log->changed_at[__builtin_ctzll(squares)];

		if (before >= 0 && before < TIME_SHAKEN)
			within |= squares & -squares;
	}
	return within;
}

/*
 * What flickered in one moment, on many squares: the board was knocked, which says nothing of
 * hands.
 */
static laws_squares find_shaken(const struct turn_log *log)
{
	laws_squares shaken = 0;

	if (__builtin_popcountll(log->flickered) < COUNT_SHAKEN)
		return 0;
	for (laws_squares left = log->flickered; left; left &= left - 1) {
		laws_squares within =
			changed_within(log, log->flickered, log->changed_at[__builtin_ctzll(left)]);

		if (__builtin_popcountll(within) >= COUNT_SHAKEN)
			shaken |= within;
	}
	return shaken;
}

/* What it costs that reeds flickered that nothing of the move came near. */
static unsigned int cost_of_brushes(const struct lines_board *board, const struct line *line,
				    struct reading *reading, laws_squares passed)
{
	laws_squares near = reading->left | reading->reached | reading->captured | passed;
	laws_squares ignored = near | line->put_right | board->ignored | board->explained |
			       find_shaken(reading->log);
	laws_squares flickered = find_flickered(reading) & ~ignored;
	laws_squares brushed = (reading->log->brushed & ~ignored) | flickered;
	laws_squares afar = flickered & ~lines_beside(near);
	unsigned int cost_afar = reading->at_rest ? COST_BRUSHED_BETWEEN : COST_BRUSHED_AFAR;

	if (reading->at_rest)
		reading->brushed = lines_cost_of_each(COST_BRUSHED, flickered & ~afar) +
				   lines_cost_of_each(cost_afar, afar);
	return lines_cost_of_each(COST_BRUSHED, brushed & ~afar) +
	       lines_cost_of_each(cost_afar, afar);
}

/*
 * What it costs that a piece has stood elsewhere since the press before, and that the hand which
 * has just put one down is to have pressed.
 */
static unsigned int cost_of_haste(const struct lines_board *board, const struct reading *reading)
{
	laws_squares came =
		reading->reached & reading->occupied & ~(reading->began | reading->opened);
	laws_squares stood = reading->closed & ~(reading->occupied | reading->passed);

	if (!stood || !(came & board->hasty) || board->has_answer)
		return COST_NONE;
	return COST_PRESSED_HASTILY;
}

unsigned int lines_cost_of_tremors(const struct turn_log *log, const struct laws_position *position,
				   laws_squares ignored)
{
	laws_squares stands = laws_position_occupied(position);
	laws_squares nothing = log->trembled & ~(stands | log->began | ignored);

	return lines_cost_of_each(COST_TREMBLED, log->trembled & ~nothing) +
	       lines_cost_of_each(COST_UNHELD, nothing);
}

/*
 * What is @first wrong, where @reading asks one to believe nothing but that pieces of @missing have
 * fallen, and that some have rolled; else none.
 */
static laws_squares find_fallen(const struct reading *reading, laws_squares first,
				laws_squares missing)
{
	laws_squares lying = first & reading->occupied;
	unsigned int falls = COST_KNOCKED +
			     lines_cost_of_each(COST_KNOCKED_TOO, missing & (missing - 1)) +
			     lines_cost_of_each(COST_ROLLED, lying);

	if (!missing || lying & reading->left & ~reading->opened || reading->cost > falls)
		return 0;
	return first;
}

/* What it costs that what had rolled by the last ply still lies where nothing should stand. */
static unsigned int cost_of_lying(const struct reading *reading, const struct line *line)
{
	laws_squares concerned = reading->left | reading->reached | reading->captured;
	laws_squares lying = line->fallen & reading->wrong & reading->occupied & ~concerned;

	return lying && !reading->at_rest ? COST_LEFT_LYING : COST_NONE;
}

/* What shows otherwise than before the move, and may be the move's. */
static laws_squares find_differing(const struct reading *reading, const struct line *line)
{
	laws_squares differs = ~reading->occupied & laws_position_occupied(&line->position);

	return differs & ~(line->loose | line->failing) & (reading->changed | reading->anew);
}

bool lines_score(struct reading *reading, const struct lines_board *board, const struct line *line,
		 laws_piece piece, laws_squares passed, unsigned int most)
{
	laws_squares first = reading->anew & ~reading->again;
	laws_squares closed = first & reading->occupied;
	laws_squares unsure = line->beside & ~(reading->left | reading->reached);
	laws_squares missing = first & ~reading->occupied;
	bool swept_before = line->sweeps >> laws_piece_side(piece) & 1;
	unsigned int beside;

	reading->is_strong = closed & ~reading->left & lines_beside(reading->reached);
	reading->held = closed & reading->left & reading->large & ~reading->captured;
	reading->is_swept = reading->captured & ~line->loose & ~line->failing & ~reading->opened &
			    ~reading->wrong;
	reading->is_hidden = reading->is_swept &&
			     lines_find_strong(line) & LINES_LARGEST & 1u << laws_piece_kind(piece);
	reading->is_unfelt = reading->captured & line->failing & ~line->loose & ~reading->opened &
			     ~reading->wrong;
	reading->crosstalk = close_together(reading, closed & ~reading->left);
	reading->missed = find_missed(reading, missing & ~unsure);
	reading->shoved =
		closed & ~reading->left & lines_beside(reading->captured) & ~reading->crosstalk;
	reading->capture = cost_of_capture(reading, line, swept_before);
	reading->cost = lines_cost_of_each(COST_STILL_ASTRAY, reading->wrong & ~reading->anew) +
			cost_of_kept(reading, line) + cost_of_again(reading, line) +
			lines_cost_of_each(COST_BESIDE_AGAIN, missing & unsure) +
			cost_of_missing(reading, board, line, missing & ~unsure) +
			cost_of_unexpected(reading, line, closed,
					   line->strong >> laws_piece_kind(piece) & 1) +
			reading->capture + cost_of_unlifted(reading, line);
	/* What is wrong tells most, and is looked at alone as a rule. */
	if (reading->cost >= most)
		return false;
	reading->cost += cost_of_order(reading, closed) + cost_of_early(reading, board);
	reading->fell = find_fallen(reading, first, missing & ~unsure);
	reading->cost += cost_of_lying(reading, line);
	reading->doubt = reading->cost;
	beside = lines_cost_beside_offence(&line->position, find_differing(reading, line));
	reading->doubt -= beside < reading->doubt ? beside : reading->doubt;
	reading->cost += cost_of_touches(reading, line, passed);
	reading->cost += cost_of_brushes(board, line, reading, passed);
	reading->cost += cost_of_haste(board, reading);
	reading->cost += lines_cost_of_tremors(board->log, &line->position,
					       board->ignored | reading->pulled);
	return reading->cost < most;
}
