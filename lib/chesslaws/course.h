/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The course of a game: its moves in their order, and where it went on from
 * another position than the last move led to, because an arbiter set one up
 * (Article 7.6) or because an illegal move was played and answered (7.5.1,
 * A.5.2). It gives the position before any of its moves.
 *
 * Plies count what was played, legal or not, from 1.
 */
#ifndef CHESSLAWS_COURSE_H
#define CHESSLAWS_COURSE_H

#include <chesslaws/move.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The most that is kept; what is older is dropped, many plies at a time. */
#define LAWS_COURSE_PLIES  4096
#define LAWS_COURSE_BREAKS 16

/* The course itself, the caller's; the members are the functions' own. */
struct laws_course {
	unsigned int plies;
	unsigned int break_count;
	bool rests; /* nothing is added now: no game is on, or it is adjourned */
	/*
	 * The game went on from @position after so many plies; the first is where what is
	 * known begins.
	 */
	struct laws_course_break {
		unsigned int plies;
		struct laws_position position;
	} breaks[LAWS_COURSE_BREAKS];
	struct laws_move moves[LAWS_COURSE_PLIES];
};

/* Begins at @position (Article 2.3) with nothing known before it; @plies are over. */
void laws_course_begin(struct laws_course *course, const struct laws_position *position,
		       unsigned int plies);

/* Adds @move, which is legal (Article 3.10.1) in the present position. */
void laws_course_add(struct laws_course *course, struct laws_move move);

/*
 * The game goes on from @position with @plies played, no fewer than before. The
 * plies that are added by this count as illegal moves (7.5, 7.6).
 */
void laws_course_go_on(struct laws_course *course, const struct laws_position *position,
		       unsigned int plies);

/* True when @ply, from 1, has been played (4.7), and the position before it is known. */
bool laws_course_has(const struct laws_course *course, unsigned int ply);

/* True when @ply, from 1, has been played by a legal move (3.10.1), which goes to @move. */
bool laws_course_move(const struct laws_course *course, unsigned int ply, struct laws_move *move);

/*
 * Fills @position with the position before @ply, from 1, which has been played or
 * is next (7.5.1). Returns false, with @position untouched, when it is not known.
 */
bool laws_course_before(const struct laws_course *course, unsigned int ply,
			struct laws_position *position);

/*
 * The pawn that was promoted in @ply became @kind, a knight, bishop, rook or queen
 * (Article 3.7.3.3). All later moves must be legal with that piece, too; nothing
 * happens when that ply is not known, or promotes nothing.
 */
void laws_course_promote(struct laws_course *course, unsigned int ply, enum laws_kind kind);

/* Forgets @ply, from 1, and all after it (7.6); nothing happens when it has not been played. */
void laws_course_take_back(struct laws_course *course, unsigned int ply);

/*
 * Fills @after with the position that an illegal move left on @board, with the
 * opponent to move. @before is the position in which it was played: by one piece,
 * with or without a capture, by king and rook as if castling, or not at all, where
 * the clock was pressed without a move (7.5.3).
 *
 * The king of the player who moved illegally may be in check though the opponent
 * has the move: use laws_course_moves() for such a position. A pawn that was left
 * on its last rank (7.5.2) stays a pawn there: it moves no more and attacks
 * nothing. laws_mate_search() takes no such position.
 *
 * Returns false, with @after untouched, when no single move leaves such a board,
 * or a king is missing.
 */
bool laws_position_as_played(const struct laws_position *before, const laws_piece board[64],
			     struct laws_position *after);

/*
 * As laws_moves(), also in a position left by an illegal move (7.5.1): no king is
 * taken. Returns how many moves were written to @moves.
 */
size_t laws_course_moves(const struct laws_position *position,
			 struct laws_move moves[LAWS_MOVES_MAX]);

#ifdef __cplusplus
}
#endif

#endif
