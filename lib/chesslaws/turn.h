/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The turn: the act of moving (Article 4), from the moment a player has the
 * move until the opponent answers.
 *
 * A pure state machine. Acts of hands go in; at any moment it answers what the
 * player must do and which moves do it, whether a move is made and completed, what
 * a move still lacks, and what has been broken by which article of the edition
 * played. It knows no time: the caller establishes whether both hands made the
 * move.
 *
 * Acts have the names and meanings of enum laws_act_kind (judge.h), as far as they
 * are the same. For a board that senses lifts only, a lift is a touch.
 *
 * The caller owns the struct, may copy it at any time, and reads it through
 * the functions below. Articles are strings that live as long as the library.
 */
#ifndef CHESSLAWS_TURN_H
#define CHESSLAWS_TURN_H

#include <chesslaws/move.h>
#include <chesslaws/regulations.h>

#ifdef __cplusplus
extern "C" {
#endif

enum laws_turn_act_kind {
	LAWS_TURN_TOUCHED,  /* a hand is on the piece of @square, until that is released */
	LAWS_TURN_REMOVED,  /* the piece on or from @square is off the board */
	LAWS_TURN_PLACED,   /* the piece from @from touches @square, and the hand still holds it */
	LAWS_TURN_RELEASED, /* the piece from @from stands on @square, and the hand has left it */
	/*
	 * The pawn that stood on @from when the turn began is off the board, and @piece
	 * has been released on @square: REMOVED and RELEASED in one, for a source that
	 * cannot tell them apart.
	 */
	LAWS_TURN_PROMOTED,
	LAWS_TURN_ADJUSTED,  /* the pieces of @squares were put right, as announced (4.2.1) */
	LAWS_TURN_TWO_HANDS, /* it has been established that both hands made the move (4.1) */
	LAWS_TURN_PRESSED,   /* the clock */
};

/* What a touch was meant for. */
enum laws_touch {
	LAWS_TOUCH_DELIBERATE,
	LAWS_TOUCH_UNCLEAR,    /* not clearly accidental: since 2017 that is intent (4.2.2) */
	LAWS_TOUCH_ACCIDENTAL, /* clearly so: nothing follows from it (4.2.2) */
};

/* Members that belong to other kinds of act are ignored. */
struct laws_turn_act {
	enum laws_turn_act_kind kind;
	enum laws_side side;
	laws_square square; /* TOUCHED, REMOVED, PLACED, RELEASED, PROMOTED */
	/* PLACED, RELEASED: where the piece was touched; LAWS_NO_SQUARE: beside the board */
	laws_square from;
	/*
	 * PROMOTED, and PLACED and RELEASED from beside the board: the new piece.
	 * Otherwise LAWS_NO_PIECE, or which piece it is, where two may be meant.
	 */
	laws_piece piece;
	enum laws_touch touch; /* TOUCHED */
	bool order_unclear;    /* TOUCHED: this or the touch before may have come first */
	laws_squares squares;  /* ADJUSTED */
};

/* What stands fixed when a turn begins. */
struct laws_turn_terms {
	enum laws_edition edition;
	enum laws_format format; /* LAWS_FORMAT_AUTO counts as standard */
	bool clock_kept;	 /* there are clocks, and presses are reported */
	bool awaits_press; /* the opponent has yet to press: the player's clock does not run */
};

enum laws_obligation_kind {
	LAWS_MUST_NOTHING,	/* there is no legal move */
	LAWS_MUST_MOVE_ANY,	/* any legal move */
	LAWS_MUST_MOVE,		/* the piece of @own */
	LAWS_MUST_CAPTURE,	/* the piece of @opponent, with whatever can */
	LAWS_MUST_CAPTURE_WITH, /* the piece of @opponent with that of @own */
	LAWS_MUST_CASTLE,	/* the king of @own with the rook of @rook */
	LAWS_MUST_STAND,	/* the piece of @own stays on @to, where it was released */
	LAWS_MUST_PROMOTE,	/* a pawn on @to becomes a @promotion */
};

/* Squares are those of the position with which the turn began; the others LAWS_NO_SQUARE. */
struct laws_obligation {
	const char *article; /* from which it follows; NULL when nothing has been touched */
	laws_squares barred; /* rooks with which the player may not castle this turn (4.4.2) */
	uint8_t kind;	     /* enum laws_obligation_kind */
	laws_square own;
	laws_square opponent;
	laws_square rook;
	laws_square to;
	uint8_t promotion; /* enum laws_kind */
	bool on_request;   /* the arbiter rules on it only if asked (2001, B.5a) */
};

enum laws_turn_state {
	LAWS_TURN_OPEN,	     /* no move is made */
	LAWS_TURN_MADE,	     /* Article 4.7: the opponent has the move (1.3) */
	LAWS_TURN_ANSWERED,  /* and the opponent has touched a piece */
	LAWS_TURN_COMPLETED, /* made, and the clock pressed (6.2.1) */
};

/* What a move lacks to be made: a bit each. */
enum laws_turn_part {
	LAWS_TURN_LACKS_PIECE = 1 << 0,	    /* the moved piece, in castling the king, released */
	LAWS_TURN_LACKS_ROOK = 1 << 1,	    /* the castling rook released */
	LAWS_TURN_LACKS_CAPTURE = 1 << 2,   /* the captured piece off the board */
	LAWS_TURN_LACKS_NEW_PIECE = 1 << 3, /* the new piece released on the promotion square */
	LAWS_TURN_LACKS_PAWN = 1 << 4,	    /* the promoted pawn off the board */
	LAWS_TURN_LACKS_OTHERS = 1 << 5,    /* another piece back where it stood */
};

enum laws_breach_kind {
	LAWS_BREACH_TWO_HANDS,		 /* 4.1, 7.5.4 */
	LAWS_BREACH_ADJUSTED,		 /* without the right to: 4.2.1, 6.2.5 */
	LAWS_BREACH_TOUCHED_OUT_OF_TURN, /* 4.2.1 */
	LAWS_BREACH_TOUCH_MOVE, /* the move made is none that the touches allow: 4.3, 4.4 */
	LAWS_BREACH_CASTLING_ROOK_FIRST, /* 4.4.2 */
	LAWS_BREACH_PROMOTION_CHANGED,	 /* 4.4.4 */
	LAWS_BREACH_MOVED_AFTER_RELEASE, /* 4.7 */
	LAWS_BREACH_ILLEGAL_MOVE,	 /* 7.5.1 */
	LAWS_BREACH_PAWN_NOT_REPLACED,	 /* 7.5.2 */
	LAWS_BREACH_NO_MOVE,		 /* 7.5.3 */
};

/* Something broken. @article is the edition's own. */
struct laws_breach {
	enum laws_breach_kind kind;
	enum laws_side side;
	const char *article;
	laws_square square;	     /* of the piece in question, or LAWS_NO_SQUARE */
	bool counts_as_illegal_move; /* in this edition, by what has happened so far */
	bool on_request;	     /* the arbiter rules on it only if asked (2001, B.5a) */
};

/* Which violations by the other player a player can no longer object to. */
enum laws_forfeit {
	LAWS_FORFEIT_NONE,
	LAWS_FORFEIT_ACT_OF_MOVING, /* of Articles 4.1 to 4.7 (4.8, since 2017) */
	LAWS_FORFEIT_EVERYTHING,    /* of any article (4.6 in 2001) */
};

#define LAWS_TURN_PIECES   40
#define LAWS_TURN_TOUCHES  32
#define LAWS_TURN_RELEASES 4
#define LAWS_TURN_BREACHES 16

/* A turn of one player; the members are the functions' own. */
struct laws_turn {
	struct laws_position position; /* in which the player has the move */
	struct laws_turn_terms terms;
	/* Those of the position first, then those from beside the board. */
	struct laws_turn_piece {
		laws_piece piece;
		laws_square home;   /* where it stood, or LAWS_NO_SQUARE */
		laws_square square; /* where it stands, or stood last */
		laws_square taken;  /* from where a hand took it last */
		uint8_t place;	    /* internal */
	} pieces[LAWS_TURN_PIECES];
	uint8_t piece_count;
	/* With intent, by the player who has the move, in their order. */
	struct laws_turn_touch {
		uint8_t piece;
		bool earlier; /* during the illegal move that is being replaced */
	} touches[LAWS_TURN_TOUCHES];
	uint8_t touch_count;
	/* What cannot be moved any more (4.4.4, 4.7). */
	struct laws_turn_release {
		laws_square home; /* LAWS_NO_SQUARE: a new piece of kind @promotion */
		laws_square square;
		uint8_t promotion;
	} releases[LAWS_TURN_RELEASES];
	uint8_t release_count;
	struct laws_turn_recorded {
		uint8_t kind;
		uint8_t side;
		laws_square square;
		bool by_clock; /* ADJUSTED: against 6.2.5 */
	} recorded[LAWS_TURN_BREACHES];
	uint8_t recorded_count;
	bool king_meant_castling; /* he was released where he can only have meant to castle */
	bool two_hands;
	bool pressed; /* by the player, whatever stood on the board */
	bool completed;
	bool answered;
	bool queen_due; /* 7.5.2 replaced a pawn by a queen */
};

/*
 * Begins the turn of the player who has the move (1.3) in @position. No function of
 * this file fails on a turn that was begun; @turn stays the caller's.
 */
void laws_turn_begin(struct laws_turn *turn, const struct laws_position *position,
		     const struct laws_turn_terms *terms);

/*
 * Takes what a player did (4.1 to 4.7). Illegal moves are no error: hands can do
 * them. A piece that is put down counts as touched, even if no touch of it was
 * reported. Once a move is made, the opponent's touch ends the turn; that act
 * belongs to the next turn, too. Afterwards only a late press is taken (6.2.2).
 * Returns 0, or a negative errno, and then nothing has changed:
 * -EINVAL when the act cannot be: a value out of range, no such piece there, a
 * new piece that no pawn can become; -EALREADY when the turn is over; -ENOSPC
 * when more new pieces lie about than the struct has room for.
 */
int laws_turn_step(struct laws_turn *turn, const struct laws_turn_act *act);

/*
 * The position before the move is restored, and another move replaces the one that
 * was played (7.5.1; 2001: 7.4a). What was touched stays touched (4.3), and what
 * was released as part of a legal move stays bound to its square (4.7), except in
 * 2001, where only 4.3 binds. Of Article 4.4 only what 4.7 repeats goes on. A pawn
 * that was pressed on the last rank becomes a queen (7.5.2), in 2001 it only
 * counts as touched. Breaches so far are dropped.
 */
void laws_turn_replace(struct laws_turn *turn);

/*
 * The position before the move is restored because the move, though legal, broke
 * Article 4: what was touched and released binds as it did before it, also by
 * Article 4.4. Breaches so far are dropped.
 */
void laws_turn_take_back(struct laws_turn *turn);

/*
 * The new piece (4.4.4) that was put on @square is a @kind (enum laws_kind).
 * Another kind was reported by mistake, so the player has not changed the
 * promotion.
 * Returns 0, or -EINVAL when no new piece was put there, or no pawn can become
 * such a one; then nothing has changed.
 */
int laws_turn_correct_promotion(struct laws_turn *turn, laws_square square, uint8_t kind);

/* What the player must do now, of what can be done: 4.3, 4.4, 4.5, 4.7. */
void laws_turn_obligation(const struct laws_turn *turn, struct laws_obligation *obligation);

/*
 * Writes the legal moves that are due to @moves, in no fixed order. They fulfil
 * what laws_turn_obligation() says; once a release binds, only those of them
 * that the touches before it allow (4.3 to 4.7).
 * Returns how many: none only where no move is legal.
 */
size_t laws_turn_moves(const struct laws_turn *turn, struct laws_move moves[LAWS_MOVES_MAX]);

/* How far the turn has come (4.7, 6.2.1). */
enum laws_turn_state laws_turn_state(const struct laws_turn *turn);

/*
 * True when a legal move is made (4.7), be it the one that was due or not;
 * then *@move is that move, and *@article what says so. Either may be NULL.
 * In 2001 it is made as soon as it stands on the board (Article 3); since 2017
 * the hand must have left its pieces.
 */
bool laws_turn_made(const struct laws_turn *turn, struct laws_move *move, const char **article);

/*
 * True when a legal move has begun to appear on the board (4.7); then *@move is that
 * which lacks least among those that fulfil the obligation, if any of them has
 * begun, and *@lacks what it lacks as a mask of enum laws_turn_part: 0 when it
 * is made. Several promotions may lack the same; one of them is named.
 */
bool laws_turn_begun(const struct laws_turn *turn, struct laws_move *move, unsigned int *lacks);

/*
 * Writes what has been broken so far, as it stands now: what a player has put
 * right again before the press is no breach any more (4.3, 4.4, 4.7).
 * Returns how many; the first LAWS_TURN_BREACHES of them are kept.
 */
size_t laws_turn_breaches(const struct laws_turn *turn,
			  struct laws_breach breaches[LAWS_TURN_BREACHES]);

/*
 * True when a move is made and accords with Articles 4.2 to 4.7, as mate,
 * stalemate and a dead position must to end the game (5.1.1, 5.2; in 2001 a
 * legal move is enough).
 */
bool laws_turn_may_end_game(const struct laws_turn *turn);

/*
 * What @side can no longer object to, by a touch of its own (4.8; 2001: 4.6):
 * the player who has the move, to what the opponent did before; the opponent,
 * to what happened in this turn. *@article, if not NULL, is what says so, or
 * NULL.
 */
enum laws_forfeit laws_turn_forfeit(const struct laws_turn *turn, enum laws_side side,
				    const char **article);

#ifdef __cplusplus
}
#endif

#endif
