/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* A line goes on to what a board shows: by a move, or without one. */
#include "track/choice.h"
#include "track/lines_internal.h"
#include "track/lines_reading.h"
#include "track/model.h"

/*
 * At a rest: what closed where nothing should stand, while the mover had taken up one piece, his
 * own or one to be captured, and nothing else of a move had begun. It is charged as a reed that
 * fails, unless it opens by the second rest from here: then the piece was put down there for a
 * moment.
 */
static laws_squares find_tried(const struct reading *read)
{
	bool holds_one = read->at_rest && read->begun & ~read->occupied &&
			 !(read->begun & (read->begun - 1));

	return holds_one && !(read->anew & (read->anew - 1)) && read->cost >= COST_FAILED
		       ? read->anew & read->closed & read->occupied & ~read->again
		       : 0;
}

/* @line after what is @read of it. */
static struct line after_reading(const struct lines_board *board, const struct line *line,
				 const struct reading *read)
{
	laws_squares concerned = read->left | read->reached | read->captured;
	/* All that had fallen stands again, and nothing is wrong: it had. */
	bool is_set_up = line->fallen && !read->wrong && !read->begun && !read->at_rest &&
			 !(line->fallen & (concerned | ~read->changed));
	struct line next = *line;

	next.loose = read->wrong;
	next.tried = find_tried(read);
	if (next.tried)
		next.tried_at = read->log->changed_at[__builtin_ctzll(next.tried)];
	next.beside &= ~(read->left | read->reached | read->captured);
	next.beside |= read->anew & ~read->occupied;
	next.failing = (line->failing & ~read->changed) | read->anew;
	next.swept = line->swept & next.failing & ~lines_find_stuck_after_all(read, line);
	next.cost += read->cost;
	next.brushed += read->brushed;
	lines_miss(&next, board, read->missed);
	next.opened = read->begun & ~read->occupied;
	next.closed = read->begun & read->occupied;
	next.worst_before = is_set_up ? line->worst_before : line->worst;
	next.worst = read->doubt > next.worst_before ? read->doubt : next.worst_before;
	next.fallen = read->fell;
	next.held &= ~read->kept;
	next.holding &= read->wrong & ~(read->anew | read->opened | read->kept);
	next.far -= line->far && !read->at_rest;
	next.crosstalk |= read->crosstalk;
	if (read->anew & ~read->again)
		next.steady = 0;
	if (line->failing & read->closed & ~(read->began | read->wrong)) {
		next.cost += line->recovers ? COST_NONE : COST_RECOVERED;
		next.recovers = true;
	}
	next.is_inexact |= (line->unseen & read->closed &
			    ~(read->began | read->wrong | read->left | read->reached)) != 0;
	next.unseen = next.beside & ~read->closed &
		      (line->unseen | (read->anew & read->reached & ~read->occupied));
	return next;
}

/* @line with @move, which is @read. */
static struct line after_move(const struct lines_board *board, const struct line *line,
			      struct laws_move move, const struct reading *read)
{
	struct line next = after_reading(board, line, read);
	laws_piece piece = line->position.board[move.from];
	/* Too briefly for a hand: the arriving piece has pushed it off. */
	bool pushed = read->captured & read->log->flickered & ~read->log->opened;

	laws_move_play(&next.position, move);
	next.put_right = 0;
	/* What no more than opened may have been lifted before the press. */
	next.stuck |=
		read->again | lines_find_stuck(read) | (read->left & line->unseen & ~read->changed);
	if (!(read->anew & ~read->again))
		next.steady++;
	/* Whatever it has asked for: the game has gone on from there, and nothing is wrong. */
	if (next.steady >= COUNT_PENDING && !next.loose)
		next.worst = COST_NONE;
	line_append(&next, move);
	/* Its reed may be stuck, and not have been swept over. */
	if (read->is_swept) {
		next.failing |= read->captured;
		next.swept |= read->captured;
		next.swept_for = read->capture;
	}
	if (read->captured & read->opened && !read->shoved && !pushed &&
	    next.lifted[laws_piece_side(piece)] < UINT8_MAX)
		next.lifted[laws_piece_side(piece)]++;
	if (read->is_swept || read->shoved)
		next.sweeps |= (uint8_t)(1u << laws_piece_side(piece));
	if (read->is_strong)
		next.strong |= (uint8_t)(1u << laws_piece_kind(piece));
	/* At a rest what is said to have left need not have: wrong lines would learn. */
	if (!read->at_rest) {
		next.held |= read->held;
		next.holding |= read->held;
	}
	return next;
}

/*
 * Adds @next, unless it costs too much. From press to press some players pay no heed to what is
 * won; from rest to rest, of which there are many, that tells which lines are worth the room.
 */
static size_t add(struct lines *lines, const struct lines_board *board, const struct line *next,
		  unsigned int *least, size_t count)
{
	unsigned int cost = next->cost;

	if (!board->at_rest && next->chosen > COST_ANY_CHOICE)
		cost -= next->chosen - COST_ANY_CHOICE;
	if (cost >= lines_limit(lines, board, *least))
		return count;
	lines_note_cost(lines, cost);
	if (cost < *least)
		*least = cost;
	return lines_add(lines, next, count);
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
	return seen ? seen != piece : lines_is_variant(board, position, move);
}

/* A reed of a square where @move begins or ends has changed, or is not to be believed. */
static bool is_hinted(const struct lines_board *board, const struct line *line,
		      struct laws_move move)
{
	const struct turn_log *log = board->log;
	laws_squares changed = log->opened | log->closed | line->opened | line->closed;
	laws_squares differs = laws_position_occupied(&line->position) ^ log->began;
	laws_squares ends = LAWS_SQUARE_SET(move.from) | LAWS_SQUARE_SET(move.to);
	laws_squares left, reached;

	/* Beside strong magnets the squares that are left need not show it. */
	if (move.type == LAWS_MOVE_CASTLING) {
		laws_move_footprint(&line->position, move, &left, &reached);
		ends |= reached;
	}
	return ends & (changed | differs | line->failing | line->loose | board->ignored);
}

/* A line that is led on by each of its moves. */
struct leading {
	const struct line *line;
	struct reading before;	  /* what the board shows of it before the move */
	struct lines_plain plain; /* such moves are left out as soon as others cost little */
	struct laws_move moves[LAWS_MOVES_MAX];
	size_t count;
	bool is_open; /* what else could be won is not looked at */
	int best;     /* the most that can be won, once @is_known */
	bool is_known;
};

static int best_of(struct leading *leading)
{
	if (leading->is_open)
		return CHOICE_OPEN;
	if (!leading->is_known)
		leading->best =
			choice_best(&leading->line->position, leading->moves, leading->count);
	leading->is_known = true;
	return leading->best;
}

/* The same as lines_try(), by one of the moves of @leading. */
static size_t try_move(struct lines *lines, const struct lines_board *board,
		       struct leading *leading, struct laws_move move, unsigned int *least,
		       size_t count)
{
	const struct line *line = leading->line;
	laws_piece piece = line->position.board[move.from];
	unsigned int limit = lines_limit(lines, board, *least);
	unsigned int most = limit > line->cost ? limit - line->cost : 0;
	struct reading reading;
	struct line next;

	if (!most || (leading->plain.cost >= most && lines_is_plain(&leading->plain, line, move)))
		return count;
	if (is_another(board, &line->position, move) || lines_come_earlier(board, move) ||
	    (board->at_rest && !is_hinted(board, line, move)))
		return count;
	if (!board->at_rest && !board->has_answer && lines_least_cost(board, line, move) >= most)
		return count;
	reading = lines_read_move(&leading->before, board, line, move);
	if ((board->at_rest || board->has_answer) && reading.anew) {
		struct laws_position after = line->position;

		laws_move_play(&after, move);
		lines_read_next(&reading, &after);
	}
	if (!lines_score(&reading, board, line, piece, lines_passed_by(move), most))
		return count;
	if (reading.begun && !board->at_rest)
		reading.cost += COST_ANSWERED_EARLY;
	next = *line;
	line_choose(&next, best_of(leading), move);
	next = after_move(board, &next, move, &reading);
	if (move.promotion && board->promotions[laws_position_side(&line->position)].is_declared)
		next.declared |= 1;
	return add(lines, board, &next, least, count);
}

size_t lines_try(struct lines *lines, const struct lines_board *board, const struct line *line,
		 struct laws_move move, unsigned int *least, size_t count)
{
	struct leading leading;

	leading.line = line;
	leading.before = lines_read_board(board, line);
	leading.plain.squares = 0;
	leading.plain.cost = COST_NONE;
	leading.is_open = true;
	return try_move(lines, board, &leading, move, least, count);
}

/*
 * What it costs that the mover presses, with no move made, and a piece of his own gone since the
 * press before: he holds it, or it has fallen, which costs as much.
 */
static unsigned int cost_of_holding(const struct reading *reading, const struct lines_board *board,
				    const struct line *line)
{
	laws_squares gone = reading->begun & board->log->opened & ~board->occupied;

	return line->is_idle && !board->behind_gap && gone &&
			       laws_position_side(&line->position) == board->side
		       ? COST_PRESSED_HOLDING
		       : COST_NONE;
}

/* What @squares show says nothing. */
static void leave_out(struct reading *reading, laws_squares squares)
{
	reading->wrong &= ~squares;
	reading->anew &= ~squares;
	reading->again &= ~squares;
}

/* The piece of @held may capture, and may not move to the square of @laid. */
static bool is_to_capture(const struct laws_position *position, laws_squares held,
			  laws_squares laid)
{
	struct laws_move moves[LAWS_MOVES_MAX];
	size_t count = laws_course_moves(position, moves);
	bool captures = false;

	for (size_t i = 0; i < count; i++) {
		if (!(held & LAWS_SQUARE_SET(moves[i].from)))
			continue;
		if (laid & LAWS_SQUARE_SET(moves[i].to))
			return false;
		captures |= laws_move_captured(position, moves[i]) != LAWS_NO_SQUARE;
	}
	return captures;
}

/*
 * From rest to rest: the mover has lifted one piece, and one square is occupied where he has laid
 * it for a moment, to take the other off the square where he goes.
 */
static laws_squares find_laid(const struct reading *reading, const struct lines_board *board,
			      const struct line *line)
{
	laws_squares own = line->position.sides[laws_position_side(&line->position)];
	laws_squares held = (line->opened | reading->opened) & own & ~board->occupied;
	laws_squares laid = reading->anew & reading->closed & board->occupied;

	return board->at_rest && held && laid && !(held & (held - 1)) && !(laid & (laid - 1)) &&
			       is_to_capture(&line->position, held, laid)
		       ? laid
		       : 0;
}

/* What it costs that @line stays, where that piece of the mover's is not taken for a fault. */
static unsigned int cost_of_laid(struct reading reading, const struct lines_board *board,
				 const struct line *line, laws_squares laid)
{
	leave_out(&reading, laid);
	lines_score(&reading, board, line, LAWS_NO_PIECE, 0, UINT32_MAX);
	return reading.cost + COST_LAID;
}

size_t lines_stay(struct lines *lines, const struct lines_board *board, const struct line *line,
		  unsigned int *least, size_t count)
{
	struct reading reading = lines_read_board(board, line);
	laws_squares stood = laws_position_occupied(&line->position), passed, laid;
	unsigned int least_of_laid;
	struct line next;

	lines_compare(&reading, board, line);
	leave_out(&reading, line->put_right);
	lines_read_next(&reading, &line->position);
	/* Where it has passed is seen once it stands. */
	passed = reading.begun ? reading.changed & ~stood & ~reading.wrong & ~board->occupied : 0;
	reading.changed &= ~passed;
	laid = find_laid(&reading, board, line);
	least_of_laid = laid ? cost_of_laid(reading, board, line, laid) : UINT32_MAX;
	lines_score(&reading, board, line, LAWS_NO_PIECE, 0, UINT32_MAX);
	if (least_of_laid < reading.cost)
		reading.cost = least_of_laid;
	reading.cost += cost_of_holding(&reading, board, line);
	next = after_reading(board, line, &reading);
	next.opened |= passed;
	next.closed |= passed;
	return add(lines, board, &next, least, count);
}

/* The same by the illegal @move of its mover's, of which @before is read. */
static size_t offend_by(struct lines *lines, const struct lines_board *board,
			const struct line *line, const struct reading *before,
			struct laws_move move, unsigned int *least, size_t count)
{
	laws_piece piece = line->position.board[move.from];
	struct reading reading;
	struct line next;

	if (laws_move_is_legal(&line->position, move))
		return count;
	reading = lines_read_move(before, board, line, move);
	lines_score(&reading, board, line, piece, lines_passed_by(move), UINT32_MAX);
	next = after_reading(board, line, &reading);
	next.put_right |= LAWS_SQUARE_SET(move.from) | LAWS_SQUARE_SET(move.to);
	next.loose &= ~next.put_right;
	next.cost += COST_ILLEGAL + COST_PRESSED_OPEN;
	next.is_idle = next.is_offence = true;
	return add(lines, board, &next, least, count);
}

size_t lines_offend(struct lines *lines, const struct lines_board *board, const struct line *line,
		    unsigned int *least, size_t count)
{
	const struct laws_position *position = &line->position;
	struct reading before = lines_read_board(board, line);
	laws_squares own = position->sides[laws_position_side(position)], missing, ends;

	if (laws_position_side(position) != board->side)
		return count;
	lines_compare(&before, board, line);
	missing = before.anew & own & before.opened & ~before.occupied;
	ends = before.anew & before.closed & before.occupied & ~own;
	/* Else it has captured. */
	if (!ends)
		ends = position->sides[laws_side_other(laws_position_side(position))] &
		       before.occupied &
		       (before.opened | board->log->brushed | board->log->flickered);
	for (; missing; missing &= missing - 1)
		for (laws_squares left = ends; left; left &= left - 1) {
			struct laws_move move = {
				.from = (laws_square)__builtin_ctzll(missing),
				.to = (laws_square)__builtin_ctzll(left),
			};

			count = offend_by(lines, board, line, &before, move, least, count);
		}
	return count;
}

size_t lines_lead_on(struct lines *lines, const struct lines_board *board, const struct line *line,
		     unsigned int *least, size_t count)
{
	struct leading leading;

	if (lines_limit(lines, board, *least) <= line->cost)
		return count;
	leading.line = line;
	leading.before = lines_read_board(board, line);
	leading.plain = lines_find_plain(board, line);
	leading.count = laws_course_moves(&line->position, leading.moves);
	leading.is_open = false;
	leading.is_known = false;
	/* What costs little is tried first: little of the rest is then looked at closely. */
	for (int plain = 0; plain < 2; plain++)
		for (size_t i = 0; i < leading.count; i++)
			if (lines_is_plain(&leading.plain, line, leading.moves[i]) == plain)
				count = try_move(lines, board, &leading, leading.moves[i], least,
						 count);
	return count;
}

unsigned int line_find_move(const struct line *line, const struct lines_board *board,
			    struct line *next)
{
	struct laws_move moves[LAWS_MOVES_MAX];
	size_t move_count = laws_course_moves(&line->position, moves);
	struct reading before = lines_read_board(board, line);
	struct lines_plain plain = lines_find_plain(board, line);
	unsigned int least = UINT32_MAX, second = UINT32_MAX;

	for (size_t i = 0; i < move_count; i++) {
		laws_piece piece = line->position.board[moves[i].from];
		struct reading reading;

		if ((lines_is_plain(&plain, line, moves[i]) && plain.cost >= second) ||
		    is_another(board, &line->position, moves[i]) ||
		    (!board->at_rest && lines_least_cost(board, line, moves[i]) >= second))
			continue;
		reading = lines_read_move(&before, board, line, moves[i]);
		if (!lines_score(&reading, board, line, piece, lines_passed_by(moves[i]), second))
			continue;
		if (reading.cost >= least) {
			second = reading.cost;
			continue;
		}
		second = least;
		least = reading.cost;
		*next = after_move(board, line, moves[i], &reading);
	}
	return least == UINT32_MAX ? 0 : second - least;
}
