/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * What a move costs at least, by what shows otherwise at the press than it leaves it: it is seen
 * without a look at when and in what order the reeds have changed, and most moves cost far too
 * much.
 */
#include "track/lines_internal.h"
#include "track/model.h"

unsigned int lines_find_strong(const struct line *line)
{
	/* One that is held may be stuck. */
	bool holds = line->held & (line->held - 1);

	return line->strong | (holds ? LINES_LARGEST : 0);
}

/* What it costs at least that @missing do not show their pieces. */
static unsigned int least_of_missing(const struct lines_board *board, const struct line *line,
				     laws_squares missing)
{
	unsigned int cost = line->is_inexact ? COST_OFF_CENTRE_AGAIN : COST_OFF_CENTRE;
	unsigned int discount = lines_discount(board, missing);

	cost += lines_cost_of_each(COST_KNOCKED_TOO, missing & (missing - 1));
	return cost > discount ? cost - discount : COST_NONE;
}

unsigned int lines_least_cost(const struct lines_board *board, const struct line *line,
			      struct laws_move move)
{
	enum laws_kind kind = laws_piece_kind(line->position.board[move.from]);
	laws_squares lifted = (board->log->opened | line->opened) & ~board->log->adjusted;
	laws_squares stands = laws_position_occupied(&line->position), left, reached, first;
	laws_squares captured, missing, unexpected, stayed, closed;
	unsigned int cost = COST_NONE;

	laws_move_footprint(&line->position, move, &left, &reached);
	captured = lines_captured(move, left);
	first = (board->occupied ^ ((stands & ~left) | reached)) &
		~(board->ignored | line->failing |
		  ((line->loose | line->beside) & ~(left | reached)));
	missing = first & ~board->occupied;
	unexpected = first & board->occupied & ~lines_beside(captured);
	/* Which reeds opened in a gap is not known here. */
	stayed = board->behind_gap ? 0 : unexpected & left & ~(captured | lifted);
	closed = board->behind_gap ? 0 : unexpected & ~(stayed | line->crosstalk);
	if (line->strong >> kind & 1)
		closed = 0;
	if (missing)
		cost = least_of_missing(board, line, missing);
	return cost +
	       lines_cost_of_each(lines_find_strong(line) ? COST_PULLED : COST_HELD, stayed) +
	       lines_cost_of_each(lines_find_strong(line) ? COST_PULLED : COST_CROSSTALK, closed) +
	       lines_cost_of_each(COST_FAILED_AGAIN, unexpected & ~(stayed | closed));
}

struct lines_plain lines_find_plain(const struct lines_board *board, const struct line *line)
{
	laws_squares doubted = board->ignored | line->failing | line->loose | line->beside;
	laws_squares differs = board->occupied ^ laws_position_occupied(&line->position);
	laws_squares missing = differs & ~(doubted | board->occupied);
	laws_squares unexpected = differs & ~doubted & board->occupied;
	laws_squares closed = lines_find_strong(line) ? 0 : unexpected & ~line->crosstalk;
	laws_squares restless = board->restless ? board->restless[0] : 0;
	unsigned int beside = line->is_inexact ? COST_OFF_CENTRE_AGAIN : COST_OFF_CENTRE;

	/* At a rest, behind a gap and behind an answer what differs may be another move's. */
	if (board->at_rest || board->behind_gap || board->has_answer)
		return (struct lines_plain){.squares = 0};
	return (struct lines_plain){
		.squares = ~(differs | doubted | restless | board->log->opened | line->opened),
		.cost = beside + (lines_find_strong(line) ? COST_PULLED : COST_HELD) +
			lines_cost_of_each(COST_KNOCKED_TOO, missing) +
			lines_cost_of_each(COST_CROSSTALK, closed) +
			lines_cost_of_each(COST_FAILED_AGAIN, unexpected & ~closed),
	};
}
