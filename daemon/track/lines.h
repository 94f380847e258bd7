/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The game followed by presses alone: lines of legal moves, each with what it
 * asks one to believe of reeds and pieces so that the board could show, at each
 * press, what it did.
 */
#ifndef TOUCHMOVE_LINES_H
#define TOUCHMOVE_LINES_H

#include "track/model.h"
#include "track/turn_log.h"

/*
 * So many lines are kept apart, for so many plies: of two squares which one a piece is on may be
 * seen only when another one passes over it, or does not.
 */
#define LINES_MOST  64
#define LINES_PLIES 128

/* From a rest no more than these go on, unless they cost the same: rests are frequent. */
#define LINES_AT_REST 24

/* By the wider margin no more than these go on from a press, and from a rest. */
#define LINES_WIDE	   12
#define LINES_WIDE_AT_REST 4

/* One possible continuation of the game. */
struct line {
	struct laws_position position; /* the position it leads to */
	laws_squares failing;	       /* switches that fail by this line */
	laws_squares loose;	       /* likewise: pieces that fell, or lie about */
	unsigned int cost;
	unsigned int chosen;  /* that part of it which is what players chose, not what reeds show */
	unsigned int brushed; /* that part which is what flickered between rests */
	/* Of the failing ones, those wrong about several pieces, or about one from end to end. */
	laws_squares stuck;
	laws_squares
		swept; /* likewise: those under captured pieces, which may have been swept off */
	unsigned int swept_for; /* what the last one of these has cost */
	unsigned int steady;	/* for so many plies nothing new has differed */
	/* It was far behind, or not all others were found: so many plies have to follow first. */
	unsigned int far;
	bool is_idle;	      /* at the last press nobody had moved: it ended no move */
	bool is_offence;      /* for its mover has made an illegal move, and pressed */
	bool is_put_back;     /* and the board showed nothing new, or what this line has */
	unsigned int presses; /* without a move, which its cost has */
	bool is_taken_back;   /* it begins with the end of a takeback that nobody has ordered */
	bool is_guessed;      /* over a gap, where not all others were found */
	unsigned int worst;   /* the most that one ply has cost */
	unsigned int worst_before; /* the same without the last ply */
	laws_squares fallen;	   /* wrong since the last ply, which asks for falls alone */
	laws_squares put_right;	   /* since then, behind illegal moves and takebacks */
	uint8_t sweeps;		   /* 1 << side: has captured without lifting the piece */
	bool recovers;		   /* a reed that did not close has closed again */
	bool puts_down;		   /* a hand has put down for a moment what it was moving */
	bool is_inexact;   /* likewise, under a piece that had stood beside it since its move */
	uint8_t strong;	   /* 1 << kind: has closed a reed beside its square */
	uint8_t lifted[2]; /* how many captured pieces each side has lifted */
	laws_squares crosstalk; /* reeds that have closed with one beside them */
	laws_squares held;	/* reeds that stayed closed next to kings and queens */
	laws_squares holding;	/* of these, those that still do so */
	laws_squares beside;	/* where pieces stand that their reeds have failed to show */
	laws_squares unseen;	/* of these, where none has been shown at all */
	laws_squares tried;	/* what may only have been put down there from a hand, at a rest */
	laws_time tried_at;
	laws_squares tried_before; /* likewise, at the rest before */
	laws_time tried_before_at;
	laws_squares missed; /* reeds that did not show the piece that came there */
	laws_squares restless[COUNT_RESTLESS]; /* of these, what has made them cost less */
	/* Since the move that stands: what has changed of the next one, which has begun. */
	laws_squares opened;
	laws_squares closed;
	uint64_t declared;  /* 1 << n: what its nth move from the last promotes to was declared */
	unsigned int plies; /* its moves */
	struct laws_move moves[LINES_PLIES];
};

struct lines {
	unsigned int plies; /* of the longest; 0: there are none */
	size_t count;
	struct line each[LINES_MOST];
	struct line next[LINES_MOST];
	unsigned int few[LINES_WIDE]; /* what the cheapest of the next ones cost, the least first */
	unsigned int work;	      /* so many positions may still be gone on from in this step */
};

/* So many plies are looked for between two checkpoints. */
#define LINES_UNSEEN_MOST 8

/*
 * What the plies since the last checkpoint are to explain: as a rule one, with its log. Behind a
 * gap there may be more, and the log is that of the last one.
 */
/* What a pawn becomes that promotes. */
struct lines_promotion {
	enum laws_kind kind;
	bool is_declared;
};

/* Both sides' pawns become queens, and nobody declares it. */
#define LINES_QUEENS                                                                               \
	{                                                                                          \
		{.kind = LAWS_QUEEN},                                                              \
		{                                                                                  \
			.kind = LAWS_QUEEN                                                         \
		}                                                                                  \
	}

struct lines_board {
	const struct turn_log *log;
	laws_squares occupied;
	laws_squares hasty;	      /* closed so late that no hand got from there to the press */
	laws_squares ignored;	      /* whatever these show */
	const laws_squares *restless; /* as in chatter.h, or NULL: no reed is */
	const char *kinds; /* of 64 squares, as in a frame, or NULL: none is recognised */
	struct lines_promotion promotions[2]; /* by side */
	bool behind_gap;		      /* @log began with the end of a gap */
	bool may_be_late; /* the press may have come behind the answer, before its own press */
	bool has_answer;  /* then: the answer has been made or begun */
	/*
	 * The press before may have been forgotten: the answer to that move could not be pressed,
	 * since its lever was down, and the press is that of the answer's answer.
	 */
	bool may_be_forgotten;
	enum laws_side side;  /* who has pressed; behind a gap he made the last ply */
	laws_squares earlier; /* then: what changed after the last checkpoint, before the gap */
	laws_squares stood;   /* occupied when the gap began */
	/*
	 * Nobody has pressed, but nothing moves: as a rule none to two plies since the last
	 * checkpoint, and the next one may have begun. Behind a gap either side may have made the
	 * last one.
	 */
	bool at_rest;
	bool is_without_rest;	/* then: by more plies than two */
	bool ends_unseen;	/* then: no reed has shown where the first of two ended */
	laws_squares explained; /* what has changed by a ply before the last one */
	laws_time answered_at;	/* then: when the piece of such a ply came to its square */
};

/* The squares between those of @move, where these lie on one line. */
laws_squares lines_passed_by(struct laws_move move);

/* One line, without a move, from @position. */
void lines_begin(struct lines *lines, const struct laws_position *position);

/* Only the first @count lines are kept. */
void lines_cut(struct lines *lines, size_t count);

/* The only line, which has no move yet, is behind @move, and has it. */
void lines_begin_behind(struct lines *lines, struct laws_move move);

/*
 * The only line ends with a promotion from @before that nobody has declared: beside it, lines by
 * which the pawn became another piece.
 */
void lines_add_underpromotions(struct lines *lines, const struct laws_position *before);

/*
 * Each line goes on by every move, or behind a gap by all moves, by which it can come to what
 * @board shows, and the likeliest are kept. Returns false, and changes nothing, when there are no
 * such moves.
 */
bool lines_go_on(struct lines *lines, const struct lines_board *board);

/* @line, without a move, from @position. */
void line_begin(struct line *line, const struct laws_position *position);

/*
 * @next is @line with the move by which it comes most likely to what @board shows. Returns how
 * much more any other move would cost, or 0 if there is none.
 */
unsigned int line_find_move(const struct line *line, const struct lines_board *board,
			    struct line *next);

/* Forgets the first ply of all lines, and the lines that have not begun with @move. */
void lines_forget_first(struct lines *lines, struct laws_move move);

bool lines_have_same_moves(const struct line *a, const struct line *b);

/* They have led to the same position, from which the same moves are legal. */
bool lines_have_same_position(const struct line *a, const struct line *b);

/* The same behind the first @first moves. */
bool lines_have_same_moves_from(const struct line *a, const struct line *b, unsigned int first);

/* The same where pawns may have become other pieces. */
bool lines_have_same_ways_from(const struct line *a, const struct line *b, unsigned int first);

/*
 * What it costs that, in @position, an offence of the side to move would leave more squares of
 * @differs than one hand changes.
 */
unsigned int lines_cost_beside_offence(const struct laws_position *position, laws_squares differs);

/* What it costs that pieces beside the move were lifted and put back: many are one adjustment. */
unsigned int lines_cost_of_touched(laws_squares touched);

/*
 * What it costs that reeds trembled behind the press, where the pieces stand as in @position, and
 * those of @ignored may close without one.
 */
unsigned int lines_cost_of_tremors(const struct turn_log *log, const struct laws_position *position,
				   laws_squares ignored);

/* What it costs that players have pressed so often without a move. */
unsigned int lines_cost_of_presses(unsigned int presses);

/* What @line costs without what players chose: an offence is weighed against that alone. */
unsigned int line_evidence(const struct line *line);

/* All have the same moves; which reed it was makes no difference to the game. */
bool lines_agree(const struct lines *lines);

/* @line, one of @lines, costs not much more than the cheapest: what it says counts. */
bool lines_count_on(const struct lines *lines, const struct line *line);

/* The cheapest, and of several the first. */
const struct line *lines_likeliest(const struct lines *lines);

/* By line_evidence(), and only one that was not far behind than one that was. */
bool line_is_more_evident(const struct line *line, const struct line *other);

/* Likewise by line_is_more_evident(). */
const struct line *lines_most_evident(const struct lines *lines);

#endif
