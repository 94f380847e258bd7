/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * How a game ends: its reason, and by which article.
 */
#ifndef CHESSLAWS_OUTCOME_H
#define CHESSLAWS_OUTCOME_H

#include <chesslaws/pgn.h>

#ifdef __cplusplus
extern "C" {
#endif

enum laws_reason {
	LAWS_REASON_NONE,
	LAWS_REASON_CHECKMATE,
	LAWS_REASON_RESIGNATION,
	LAWS_REASON_STALEMATE,
	LAWS_REASON_DEAD_POSITION,
	LAWS_REASON_AGREEMENT,
	LAWS_REASON_THREEFOLD,
	LAWS_REASON_FIFTY,
	LAWS_REASON_FIVEFOLD,
	LAWS_REASON_SEVENTY_FIVE,
	LAWS_REASON_TIME,
	LAWS_REASON_ILLEGAL_MOVES,
	LAWS_REASON_FORFEIT,
	LAWS_REASON_BOTH_LOST,
	LAWS_REASON_CLAIM,
	LAWS_REASON_ARBITER,
	LAWS_REASON_KINGS_CENTRED,
};

/* What an article's number is kept in: "7.5.1", "A.5.2". Empty where none applies. */
#define LAWS_ARTICLE_SIZE 12

/*
 * Whether a player can checkmate the opponent's king by any series of legal
 * moves (Articles 5.1.2, 6.9, 7.5.5, A.5.2, A.5.3). What is undecided counts
 * as possible: a draw must be certain before it takes a win away.
 */
enum laws_mate {
	LAWS_MATE_UNDECIDED,
	LAWS_MATE_POSSIBLE,
	LAWS_MATE_IMPOSSIBLE,
};

/* How a game ends. */
struct laws_ending {
	enum laws_result result;
	enum laws_reason reason;
	const char *article; /* in the edition played; shorter than LAWS_ARTICLE_SIZE; static */
};

/* What a win is worth, in half points, and with it a game: scores never add up to more (10.2). */
#define LAWS_GAME_HALF_POINTS 2

/* What @side scores by @result, in half points from 0 to 2 (Article 10.1); of "*" 0. */
unsigned int laws_result_half_points(enum laws_result result, enum laws_side side);

/*
 * The result by which White scores @white and Black @black half points (10.1, 11.7, 12.9);
 * LAWS_RESULT_NONE where there is none, as they are worth more than the game (10.2).
 */
enum laws_result laws_result_of_scores(unsigned int white, unsigned int black);

/* The result by which @side wins (Article 10.1). */
static inline enum laws_result laws_result_win(enum laws_side side)
{
	return side == LAWS_WHITE ? LAWS_RESULT_WHITE : LAWS_RESULT_BLACK;
}

#ifdef __cplusplus
}
#endif

#endif
