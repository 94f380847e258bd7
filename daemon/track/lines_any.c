/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Lines in which any square may show what is wrong: a piece stands off the centre of its square,
 * has fallen, lies about; a reed is stuck, or closed by the piece beside it. Each has its cost
 * when it begins; that it lasts, or happens again to the same reed, costs little.
 */
#include <stdlib.h>

#include "track/lines_internal.h"
#include "track/model.h"

/* One move, and what it asks one to believe. */
struct reading {
	const struct turn_log *log;
	laws_squares began;  /* occupied when the ply began */
	laws_squares opened; /* since then; behind a gap also what had by its end */
	laws_squares occupied;
	laws_squares left;
	laws_squares reached;
	laws_squares captured;
	laws_squares changed; /* what its reeds have said */
	laws_squares wrong;   /* what shows otherwise than it leaves it */
	laws_squares anew;    /* of these, what did not at the press before, or concerns it */
	laws_squares again;   /* of these, what did before and has not changed since */
	laws_squares shoved;  /* where the captured piece lies, beside its square */
	bool is_swept;	      /* it captured a piece without a trace */
	bool is_unfelt;	      /* likewise, on a reed that may be stuck */
	bool is_strong;	      /* a reed beside its piece has closed */
	unsigned int cost;
	unsigned int doubt; /* that part of it which no illegal move would ask for */
};

static unsigned int cost_of_each(unsigned int cost, laws_squares squares)
{
	return cost * (unsigned int)__builtin_popcountll(squares);
}

/* The ply may have begun before the gap, and has begun where @stood is occupied. */
static void read_gap(struct reading *reading, laws_squares stood, laws_squares earlier,
		     laws_squares ignored)
{
	laws_squares changed = (earlier | (stood ^ reading->began)) & ~ignored;

	reading->opened |= changed & stood;
	reading->changed |= changed;
	reading->began = stood;
}

static struct reading read_move(const struct lines_board *board, const struct line *line,
				struct laws_move move)
{
	const struct laws_position *position = &line->position;
	const struct turn_log *log = board->log;
	struct reading reading = {
		.log = log,
		.began = log->began,
		.opened = log->opened,
		.occupied = board->occupied,
		.captured = laws_square_set(laws_move_captured(position, move)),
		.changed = (log->opened | log->closed) & ~board->ignored,
	};
	laws_squares stands;

	if (board->behind_gap)
		read_gap(&reading, laws_position_occupied(position), board->earlier,
			 board->ignored | line->failing | line->loose);

	laws_move_footprint(position, move, &reading.left, &reading.reached);
	stands = laws_position_occupied(position) & ~(reading.left | reading.captured);
	reading.wrong = (board->occupied ^ (stands | reading.reached)) & ~board->ignored;
	reading.anew = reading.wrong & ~(line->loose & ~(reading.left | reading.reached));
	reading.again = reading.anew & line->failing;
	return reading;
}

/* What it costs that @opened squares, where pieces should stand, show none. */
static unsigned int cost_of_missing(const struct reading *reading, laws_squares opened)
{
	laws_squares fallen = opened & ~reading->reached;
	unsigned int cost = cost_of_each(COST_OFF_CENTRE, opened & reading->reached);

	if (!fallen)
		return cost;
	return cost + COST_KNOCKED + cost_of_each(COST_KNOCKED_TOO, fallen & (fallen - 1));
}

/* Those of @closed that closed together with a reed beside them, which the move has reached. */
static laws_squares close_together(const struct reading *reading, laws_squares closed)
{
	const laws_time *changed_at = reading->log->changed_at;
	laws_squares together = 0;

	for (; closed; closed &= closed - 1) {
		laws_square square = (laws_square)__builtin_ctzll(closed);
		laws_squares left = reading->reached & lines_beside(LAWS_SQUARE_SET(square));

		for (; left; left &= left - 1)
			if (llabs(changed_at[square] - changed_at[__builtin_ctzll(left)]) <=
			    TIME_TOGETHER)
				together |= LAWS_SQUARE_SET(square);
	}
	return together;
}

/* What it costs that @closed squares, where nothing should stand, show a piece. */
static unsigned int cost_of_unexpected(const struct reading *reading, laws_squares closed,
				       bool strong)
{
	laws_squares left = closed & reading->left;
	laws_squares held = left & lines_beside(reading->reached);
	laws_squares near = close_together(reading, closed & ~left);
	laws_squares lying = closed & ~left & ~near;
	laws_squares shoved = reading->shoved;
	laws_squares opened = reading->opened | reading->wrong;
	laws_squares rolled = lying & ~shoved & lines_beside(opened & ~reading->occupied);

	return cost_of_each(strong ? COST_FAILED_AGAIN : COST_HELD, held) +
	       cost_of_each(COST_STUCK, left & ~held) +
	       cost_of_each(strong ? COST_FAILED_AGAIN : COST_CROSSTALK, near) +
	       cost_of_each(COST_ROLLED, rolled) +
	       cost_of_each(COST_FAILED, lying & ~(shoved | rolled));
}

/* What it costs that the captured piece was not lifted, but swept off, or shoved and left. */
static unsigned int cost_of_capture(const struct reading *reading, bool again)
{
	if (reading->shoved)
		return again ? COST_LEFT_BESIDE : COST_LEFT_BESIDE_FIRST;
	if (reading->is_swept)
		return again ? COST_SWEPT_AGAIN : COST_SWEPT;
	return reading->is_unfelt ? COST_FAILED_AGAIN : COST_NONE;
}

/* What it costs that pieces were lifted and put down again where they stood, and no reed opened. */
static unsigned int cost_of_unlifted(const struct reading *reading, const struct line *line)
{
	laws_squares stay = reading->left & reading->reached & ~reading->captured;

	return cost_of_each(COST_STUCK, stay & ~(reading->changed | line->failing));
}

/* What else has changed: pieces that were lifted and put back, or passed by a sliding one. */
static unsigned int cost_of_touches(const struct reading *reading, const struct line *line,
				    struct laws_move move)
{
	const struct laws_position *position = &line->position;
	laws_squares theirs = position->sides[laws_side_other(laws_position_side(position))];
	laws_squares touched = reading->changed & ~(line->loose | reading->wrong | reading->left |
						    reading->reached | reading->captured);

	if (touched && !(lines_passed_by(move) & reading->began))
		touched &= ~lines_passed_by(move);
	/* It was rather that piece which was captured, legally or not. */
	if (touched & theirs && (reading->is_swept || reading->anew))
		return COST_USELESS_TOUCH;
	return cost_of_each(COST_TOUCHED, touched);
}

/* The source has recognised another piece than @move puts down, or it promotes to another. */
static bool is_another(const struct lines_board *board, const struct laws_position *position,
		       struct laws_move move)
{
	laws_square arrival = laws_move_arrival(position, move);
	laws_piece seen =
		board->kinds ? laws_piece_from_letter(board->kinds[arrival]) : LAWS_NO_PIECE;
	laws_piece piece = position->board[move.from];

	if (move.promotion)
		piece = LAWS_PIECE(laws_piece_side(piece), move.promotion);
	return seen ? seen != piece : move.promotion && move.promotion != board->promotion;
}

static void score(struct reading *reading, const struct line *line, struct laws_move move)
{
	laws_piece piece = line->position.board[move.from];
	laws_squares first = reading->anew & ~reading->again;
	laws_squares closed = first & reading->occupied;
	bool swept_before = line->sweeps >> laws_piece_side(piece) & 1;

	reading->is_strong = closed & lines_beside(reading->reached);
	reading->is_swept = reading->captured & ~line->loose & ~line->failing & ~reading->opened &
			    ~reading->wrong;
	reading->is_unfelt = reading->captured & line->failing & ~line->loose & ~reading->opened &
			     ~reading->wrong;
	reading->shoved = closed & ~reading->left & lines_beside(reading->captured) &
			  ~close_together(reading, closed);
	reading->cost =
		cost_of_each(COST_STILL_ASTRAY, reading->wrong & ~reading->anew) +
		cost_of_each(COST_FAILED_AGAIN, reading->again) +
		cost_of_missing(reading, first & ~reading->occupied) +
		cost_of_unexpected(reading, closed, line->strong >> laws_piece_kind(piece) & 1) +
		cost_of_capture(reading, swept_before) + cost_of_unlifted(reading, line);
	reading->doubt = reading->cost;
	reading->cost += cost_of_touches(reading, line, move);
}

/* @line with @move, which is @read. */
static struct line after_move(const struct line *line, struct laws_move move,
			      const struct reading *read)
{
	struct line next = *line;
	laws_piece piece = line->position.board[move.from];

	laws_move_play(&next.position, move);
	next.loose = read->wrong;
	next.failing = (line->failing & ~read->changed) | read->anew;
	next.cost += read->cost;
	if (read->doubt > line->worst)
		next.worst = read->doubt;
	next.steady = read->anew & ~read->again ? 0 : line->steady + 1;
	next.moves[next.plies++] = move;
	/* Its reed may be stuck, and not have been swept over. */
	if (read->is_swept)
		next.failing |= read->captured;
	if (read->is_swept || read->shoved)
		next.sweeps |= (uint8_t)(1u << laws_piece_side(piece));
	if (read->is_strong)
		next.strong |= (uint8_t)(1u << laws_piece_kind(piece));
	return next;
}

size_t lines_try_any(struct lines *lines, const struct lines_board *board, const struct line *line,
		     struct laws_move move, unsigned int *least, size_t count)
{
	struct reading reading;
	struct line next;

	if (is_another(board, &line->position, move))
		return count;
	reading = read_move(board, line, move);
	score(&reading, line, move);
	if (line->cost + reading.cost >= *least + COST_MUCH_LATER)
		return count;
	if (line->cost + reading.cost < *least)
		*least = line->cost + reading.cost;
	next = after_move(line, move, &reading);
	return lines_add(lines, &next, count);
}

size_t lines_lead_on_any(struct lines *lines, const struct lines_board *board,
			 const struct line *line, unsigned int *least, size_t count)
{
	struct laws_move moves[LAWS_MOVES_MAX];
	size_t move_count = laws_course_moves(&line->position, moves);

	for (size_t i = 0; i < move_count; i++)
		count = lines_try_any(lines, board, line, moves[i], least, count);
	return count;
}
