/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What the reeds have said since the last checkpoint, and how much of it one move explains. */
#include <stdlib.h>

#include "track/lines_reading.h"
#include "track/model.h"

/* The ply may have begun before the gap, and has begun where @stood is occupied. */
static void read_gap(struct reading *reading, laws_squares stood, laws_squares earlier,
		     laws_squares ignored)
{
	laws_squares changed = (earlier | (stood ^ reading->began)) & ~ignored;

	reading->opened |= changed & stood;
	reading->changed |= changed;
	reading->began = stood;
}

struct reading lines_read_board(const struct lines_board *board, const struct line *line)
{
	const struct turn_log *log = board->log;
	struct reading reading = {
		.log = log,
		.began = log->began,
		.opened = log->opened | line->opened,
		.closed = log->closed | line->closed,
		.passed = log->passed | (line->opened & line->closed),
		.occupied = board->occupied,
		.at_rest = board->at_rest,
	};

	reading.changed = (reading.opened | reading.closed) & ~(board->ignored | board->explained);
	if (board->behind_gap || board->at_rest)
		read_gap(&reading, laws_position_occupied(&line->position), board->earlier,
			 board->ignored | board->explained | line->failing | line->loose);
	return reading;
}

void lines_compare(struct reading *reading, const struct lines_board *board,
		   const struct line *line)
{
	laws_squares stands = laws_position_occupied(&line->position) & ~reading->left;

	reading->wrong = (board->occupied ^ (stands | reading->reached)) & ~board->ignored;
	reading->anew = reading->wrong & ~(line->loose & ~(reading->left | reading->reached));
	/* A reed that stayed closed under what was swept off does not fail to close. */
	reading->again = reading->anew & line->failing & ~(line->swept & ~board->occupied);
	/* Nor does one that did not close, and has closed since. */
	reading->again &= ~(reading->closed & board->occupied & ~(reading->left | reading->began));
}

/*
 * Next to the pieces of @kinds, 1 << kind, that @move leaves where they are. The field of a magnet
 * falls with the cube of the distance: over a corner it is a third of what it is over a side.
 */
static laws_squares find_next_to(const struct laws_position *position, struct laws_move move,
				 laws_squares left, unsigned int kinds)
{
	laws_squares pieces = 0;

	for (unsigned int kind = LAWS_PAWN; kind <= LAWS_KING; kind++)
		if (kinds >> kind & 1)
			pieces |= position->kinds[kind];
	return lines_adjacent(pieces &
			      ~(left | LAWS_SQUARE_SET(laws_move_arrival(position, move))));
}

/* Next to the piece that @move has put down, if it is of @kinds. */
static laws_squares find_next_to_moved(const struct laws_position *position, struct laws_move move,
				       unsigned int kinds)
{
	unsigned int moved =
		move.promotion ? move.promotion : laws_piece_kind(position->board[move.from]);

	if (!(kinds >> moved & 1))
		return 0;
	return lines_adjacent(LAWS_SQUARE_SET(laws_move_arrival(position, move)));
}

/* What acts on reeds beside its square once @move has been made. */
static void read_magnets(struct reading *reading, const struct line *line, struct laws_move move)
{
	const struct laws_position *position = &line->position;
	unsigned int strong = lines_find_strong(line);

	reading->pulled = find_next_to(position, move, reading->left, strong) |
			  find_next_to_moved(position, move, strong);
	reading->standing = find_next_to(position, move, reading->left, LINES_LARGEST);
	reading->large = reading->standing | find_next_to_moved(position, move, LINES_LARGEST);
}

/*
 * The reed of what was captured has flickered, and may have done so as the piece from @from came to
 * its square.
 */
static bool is_slid_onto(const struct turn_log *log, laws_square from, laws_squares captured)
{
	return captured & log->flickered &&
	       (!(log->opened & LAWS_SQUARE_SET(from)) ||
		llabs(log->changed_at[__builtin_ctzll(captured)] - log->changed_at[from]) <=
			TIME_SLIDE_OVERLAP_MOST);
}

laws_squares lines_find_unseen(const struct lines_board *board, const struct line *line,
			       laws_squares left, laws_squares reached)
{
	if (!board->at_rest || left & ~(board->log->rested | line->opened))
		return 0;
	return reached & ~(board->log->closed | line->closed | board->occupied);
}

laws_squares lines_find_lifted(const struct reading *reading)
{
	return reading->opened & ~reading->log->adjusted;
}

struct reading lines_read_move(const struct reading *before, const struct lines_board *board,
			       const struct line *line, struct laws_move move)
{
	struct reading reading = *before;

	laws_move_footprint(&line->position, move, &reading.left, &reading.reached);
	reading.captured = lines_captured(move, reading.left);
	reading.unseen = lines_find_unseen(board, line, reading.left, reading.reached);
	/* It matters where a reed was left and is closed, has trembled, or is held. */
	if ((reading.left & board->occupied) | board->log->trembled | line->holding)
		read_magnets(&reading, line, move);
	if (is_slid_onto(board->log, move.from, reading.captured))
		reading.opened |= reading.captured;
	reading.is_pushed = reading.at_rest && reading.captured & board->log->flickered &&
			    !(board->log->opened & LAWS_SQUARE_SET(move.from));
	lines_compare(&reading, board, line);
	if (!board->at_rest && !board->behind_gap)
		reading.kept = line->holding & reading.wrong & ~reading.anew & ~reading.large;
	return reading;
}

/*
 * A move takes up one piece, or king and rook, and one that it captures; what stands where it
 * begins has not come to where it ends.
 */
static bool may_have_begun(const struct laws_position *position, laws_squares missing,
			   laws_squares unexpected)
{
	laws_squares own = position->sides[laws_position_side(position)] & missing;
	laws_squares theirs = missing & ~own;

	if (theirs & (theirs - 1) || (!own && missing && unexpected))
		return false;
	return !(own & (own - 1)) || own & position->kinds[LAWS_KING];
}

/* In a legal move of @position pieces of @missing are off the board, and some on @unexpected. */
static bool has_begun(const struct laws_position *position, laws_squares missing,
		      laws_squares unexpected)
{
	struct laws_move moves[LAWS_MOVES_MAX];
	size_t count;
	laws_squares stood = laws_position_occupied(position);
	laws_squares shown = (stood & ~missing) | unexpected;

	if (!may_have_begun(position, missing, unexpected))
		return false;
	count = laws_course_moves(position, moves);
	for (size_t i = 0; i < count; i++) {
		laws_squares ends = LAWS_SQUARE_SET(moves[i].from) | LAWS_SQUARE_SET(moves[i].to);
		laws_squares left, reached;

		bool may_hide = moves[i].promotion || moves[i].type == LAWS_MOVE_CASTLING;

		if (missing ? !(missing & ends) && moves[i].type != LAWS_MOVE_EN_PASSANT
			    : !may_hide)
			continue;
		laws_move_footprint(position, moves[i], &left, &reached);
		/* What was put down and rests is no move that has only begun. */
		if (!(missing & ~left) && !(unexpected & ~reached) &&
		    (!unexpected || ((stood & ~left) | reached) != shown))
			return true;
	}
	return false;
}

/* Of what is missing, what was lifted before the piece of this ply was. */
static laws_squares find_earlier(const struct reading *reading, laws_squares missing)
{
	const struct turn_log *log = reading->log;
	laws_squares own = reading->left & log->opened & ~reading->captured;
	laws_squares earlier = missing & ~log->opened;
	laws_time begun;

	if (!reading->at_rest || !own)
		return 0;
	begun = log->changed_at[__builtin_ctzll(own)];
	for (missing &= log->opened; missing; missing &= missing - 1)
		if (log->changed_at[__builtin_ctzll(missing)] < begun)
			earlier |= missing & -missing;
	return earlier;
}

/*
 * At a rest: what is in the hand to be adjusted. Where one of several pieces has come back the
 * others may have captured it. What the last rest had in the hand already is rather a move's, whose
 * end no reed has shown.
 */
static laws_squares find_adjusting(const struct reading *reading)
{
	const struct turn_log *log = reading->log;

	if (!reading->at_rest || log->adjusting & ~(log->lifted & log->opened))
		return 0;
	return log->adjusting;
}

static void note_begun(struct reading *reading, laws_squares begun)
{
	reading->begun |= begun;
	reading->wrong &= ~begun;
	reading->anew &= ~begun;
	reading->again &= ~begun;
}

void lines_read_next(struct reading *reading, const struct laws_position *after)
{
	laws_squares missing = reading->anew & ~(reading->occupied | reading->unseen);
	laws_squares unexpected = reading->anew & reading->occupied;

	if (missing && !(missing & ~find_adjusting(reading))) {
		note_begun(reading, missing);
		return;
	}
	/* What has only passed a square was not taken there. */
	if (!(missing | unexpected) || missing & ~reading->opened ||
	    find_earlier(reading, missing) || missing & reading->reached & reading->passed)
		return;
	if (!(unexpected & ~reading->closed) && has_begun(after, missing, unexpected))
		note_begun(reading, missing | unexpected);
	else if (missing && unexpected && has_begun(after, missing, 0))
		note_begun(reading, missing);
}
