/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Irregularities that were found too late, or must not be mentioned yet: colours reversed
 * (Article 7.3), pieces set up wrongly (A.5.1.2), illegal positions in rapid and blitz
 * (A.5.4); and what follows from a player's own word: resignation (5.1.2), extra seconds in
 * a quickplay finish (III.4).
 */
#ifndef CHESSLAWS_IRREGULARITY_H
#define CHESSLAWS_IRREGULARITY_H

#include <chesslaws/penalty.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * The end of a game that @side resigns (Article 5.1.2; 2001: 5.1b). @mate: by the opponent,
 * from the present position; in 2023 the game is drawn where that is impossible.
 */
struct laws_ending laws_resigned(enum laws_edition edition, enum laws_side side,
				 enum laws_mate mate);

/* What becomes of a game that began with colours reversed. */
enum laws_reversed {
	LAWS_REVERSED_NEW_GAME, /* it is discontinued, and a new one played */
	LAWS_REVERSED_PLAY_ON,
	LAWS_REVERSED_PLAY_ON_UNLESS_RULED, /* the arbiter may rule otherwise (2001) */
};

/*
 * @moves: how many each side has made. The article is that of
 * LAWS_MATTER_COLOURS_REVERSED: 7.3, in 2001 7.2.
 */
enum laws_reversed laws_colours_reversed(enum laws_edition edition, const unsigned int moves[2]);

/*
 * Whether a game goes on that began from a wrong set-up: in rapid and blitz, once
 * each side has completed the moves of laws_ledger_setup_claims_end() (A.5.1; 2001:
 * B.4). Any other is cancelled, and a new one played (7.2.1; 2001: 7.1a). @moves:
 * how many each side has completed.
 */
bool laws_wrong_set_up_stands(const struct laws_ledger *ledger, const unsigned int moves[2]);

/*
 * The rooks with which castling remains possible where a game that began from @board, with
 * pieces on wrong squares, goes on: rapid and blitz, once the moves of
 * laws_ledger_setup_claims_end() are completed (A.5.1.2; 2001: B.4). A king that was not on
 * its square may not castle, and no king with a rook that was not in its corner; other
 * rights stay. Returns the rooks' squares; @board is as in struct laws_setup, of the
 * standard set-up.
 */
laws_squares laws_misplaced_castling(const laws_piece board[64]);

/* What the arbiter who sees an illegal position must do. */
enum laws_illegal_position {
	LAWS_POSITION_IN_ORDER,
	LAWS_POSITION_CORRECTED, /* as irregularities are anywhere (7.4 to 7.6) */
	LAWS_POSITION_WAIT,	 /* until the next move is completed, and say nothing */
	LAWS_POSITION_DRAWN,	 /* the illegal position is still there */
};

/*
 * Both kings in check, or a pawn on the rank furthest from where pawns of its
 * side begin, as @setup has them (A.5.4; 2017 and 2018: A.4.4); in standard
 * play, under full supervision and in 2001 there is no waiting. @waited: the
 * arbiter saw such a position before the last move was completed. @ending is
 * filled only for LAWS_POSITION_DRAWN. Returns what is to be done. Other faults of a set-up are
 * none here.
 */
enum laws_illegal_position laws_illegal_position(const struct laws_ledger *ledger,
						 const struct laws_setup *setup, bool waited,
						 struct laws_ending *ending);

/*
 * With so little time left a player may ask for extra seconds, or claim (III.4, III.5; 2001:
 * 10.2).
 */
#define LAWS_QUICKPLAY_LEFT (120 * LAWS_SECOND)

/* What is granted when the opponent has refused the draw and the arbiter agrees (III.4). */
#define LAWS_QUICKPLAY_INCREMENT (5 * LAWS_SECOND)
#define LAWS_QUICKPLAY_AWARD	 (120 * LAWS_SECOND) /* to the opponent */

/*
 * Whether the player having the move, with @left µs on his clock, may ask for an
 * increment for both players (Guidelines III.4, since 2017), which offers a
 * draw. @announced as for laws_ledger_quickplay_claims().
 */
bool laws_ledger_quickplay_increment(const struct laws_ledger *ledger, bool announced,
				     laws_time left);

#ifdef __cplusplus
}
#endif

#endif
