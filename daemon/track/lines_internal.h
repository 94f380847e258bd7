/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Shared by the files of lines. */
#ifndef TOUCHMOVE_LINES_INTERNAL_H
#define TOUCHMOVE_LINES_INTERNAL_H

#include "track/lines.h"
#include "track/model.h"

#define FILE_A 0x0101010101010101u
#define FILE_H 0x8080808080808080u

/* The squares that share a side or a corner with one of @squares. */
static inline laws_squares lines_beside(laws_squares squares)
{
	laws_squares right = (squares & ~FILE_H) << 1, left = (squares & ~FILE_A) >> 1;
	laws_squares row = squares | right | left;

	return right | left | row << 8 | row >> 8;
}

/* Those that share a side. */
static inline laws_squares lines_adjacent(laws_squares squares)
{
	laws_squares right = (squares & ~FILE_H) << 1, left = (squares & ~FILE_A) >> 1;

	return right | left | squares << 8 | squares >> 8;
}

/* The square of what @move captures; @left is what it leaves. */
static inline laws_squares lines_captured(struct laws_move move, laws_squares left)
{
	return move.type == LAWS_MOVE_CASTLING ? 0 : left & ~LAWS_SQUARE_SET(move.from);
}

/* 1 << kind: the pieces with the largest magnets. */
#define LINES_LARGEST (1u << LAWS_KING | 1u << LAWS_QUEEN)

/* 1 << kind: what acts by @line on the reeds beside it. */
unsigned int lines_find_strong(const struct line *line);

/* What as many as @squares cost, each @cost. */
static inline unsigned int lines_cost_of_each(unsigned int cost, laws_squares squares)
{
	return squares ? cost * (unsigned int)__builtin_popcountll(squares) : 0;
}

/* How much less it costs on @board that the reeds of @squares do not show what came there. */
static inline unsigned int lines_discount(const struct lines_board *board, laws_squares squares)
{
	unsigned int discount = 0;

	for (size_t n = 0; board->restless && squares && n < COUNT_RESTLESS; n++)
		discount += lines_cost_of_each(COST_RESTLESS, board->restless[n] & squares);
	return discount;
}

/* The reeds of @missed do not show what came there, by @line, which has been charged for that. */
void lines_miss(struct line *line, const struct lines_board *board, laws_squares missed);

/*
 * The least that @move can cost at a press, beyond what @line does, by what it leaves wrong. Most
 * moves cost far too much, which is seen at once.
 */
unsigned int lines_least_cost(const struct lines_board *board, const struct line *line,
			      struct laws_move move);

/* Squares that have shown all the time what stands there, and are believed. */
struct lines_plain {
	laws_squares squares;
	unsigned int cost; /* the least of a move between two of them that captures nothing */
};

struct lines_plain lines_find_plain(const struct lines_board *board, const struct line *line);

/* @move goes from one square of @plain to another, and captures nothing. */
static inline bool lines_is_plain(const struct lines_plain *plain, const struct line *line,
				  struct laws_move move)
{
	return plain->squares >> move.from & plain->squares >> move.to & 1 &&
	       !line->position.board[move.to] && move.type == LAWS_MOVE_ORDINARY;
}

/*
 * At a rest: where, of a move from @left to @reached, a piece was put down that no reed has shown.
 * It was lifted before the last rest, and nobody holds one for so long.
 */
laws_squares lines_find_unseen(const struct lines_board *board, const struct line *line,
			       laws_squares left, laws_squares reached);

/* A line that goes on to what @board shows costs less than this, where the cheapest costs @least.
 */
unsigned int lines_limit(const struct lines *lines, const struct lines_board *board,
			 unsigned int least);

/* A next line is to cost @cost. */
void lines_note_cost(struct lines *lines, unsigned int cost);

/* More than any line costs: the least of none. Any margin can be added to it. */
#define LINES_COST_OF_NONE (UINT32_MAX - COST_MUCH_LATER_FEW)

/* @move promotes to another piece than by @board, and a reed cannot tell them apart. */
bool lines_is_variant(const struct lines_board *board, const struct laws_position *position,
		      struct laws_move move);

/*
 * The reed of @reached, one square where a piece went, had closed before that of @left, one where
 * it came from, opened, by more than a slide explains. False where there are more squares.
 */
bool lines_close_early(const struct turn_log *log, laws_squares left, laws_squares reached);

/* The piece of @move has come to its square before that of the ply which it answers. */
bool lines_come_earlier(const struct lines_board *board, struct laws_move move);

/* What it costs that the side to move in @line has pushed a captured piece off, and not lifted it.
 */
unsigned int lines_cost_of_sweep(const struct line *line);

/* Who has the move on @line has pressed without one. */
void line_press_home(struct line *line);

/* @move becomes the last one of @line. The position stays. */
void line_append(struct line *line, struct laws_move move);

/*
 * @line is to go on by @move, which costs what a choice of that kind does where @best, as for
 * choice_cost(), could be won.
 */
void line_choose(struct line *line, int best, struct laws_move move);

/*
 * The same by @move, which no reed has shown, for what it does to the right to castle: where reeds
 * have shown a move, they tell more than that.
 */
void line_choose_right(struct line *line, struct laws_move move);

/*
 * Adds @line to the @count next ones, unless an equal one is cheaper or there is no room.
 * Returns the new count.
 */
size_t lines_add(struct lines *lines, const struct line *line, size_t count);

/*
 * Adds to the next lines those that continue @line by one move, and that cost less than
 * lines_limit(); @least, the least so far, becomes less by them. Returns the new count.
 */
size_t lines_lead_on(struct lines *lines, const struct lines_board *board, const struct line *line,
		     unsigned int *least, size_t count);

/* The same by @move alone, whatever other moves might win. */
size_t lines_try(struct lines *lines, const struct lines_board *board, const struct line *line,
		 struct laws_move move, unsigned int *least, size_t count);

/* The same without a move: the next one may have begun. */
size_t lines_stay(struct lines *lines, const struct lines_board *board, const struct line *line,
		  unsigned int *least, size_t count);

/*
 * The same where the mover has pressed with an illegal move, which is no ply: the opponent presses
 * the clock back, and it is put right before the next one (Article 7.5.1).
 */
size_t lines_offend(struct lines *lines, const struct lines_board *board, const struct line *line,
		    unsigned int *least, size_t count);

/*
 * The same behind a gap: by up to LINES_UNSEEN_MOST moves, of which @board's side has made the
 * last one.
 */
size_t lines_lead_over_gap(struct lines *lines, const struct lines_board *board);

#endif
