/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The history of a game: how often its positions have appeared (Articles 9.2
 * and 9.6.1), and how long neither a pawn was moved nor a piece captured (9.3
 * and 9.6.2). Positions are compared whole, never by a hash alone.
 */
#ifndef CHESSLAWS_HISTORY_H
#define CHESSLAWS_HISTORY_H

#include <chesslaws/move.h>
#include <chesslaws/regulations.h>

#ifdef __cplusplus
extern "C" {
#endif

/* One position that has appeared; the members are the functions' own. */
struct laws_appearance {
	uint64_t board[4];  /* a square in four bits */
	uint16_t castling;  /* the rooks that may still castle, rank 8 behind rank 1 */
	uint16_t prevented; /* of these, those with which castling is prevented for now */
	uint16_t halfmoves;
	uint8_t en_passant;
	uint8_t side_to_move;
	uint32_t era;	 /* 2001: of the castling rights, see history.c */
	uint32_t times;	 /* the position has appeared so often, this time counted */
	uint32_t older;	 /* the next older one in its bucket, from 1 */
	uint32_t newest; /* of the bucket that has this one's number, from 1 */
};

/* The history itself; the members are the functions' own. */
struct laws_history {
	struct laws_appearance *appearances;
	size_t capacity;
	size_t count;
	enum laws_edition edition;
};

/* What laws_history_*() found wrong; the values are negative. */
enum laws_history_error {
	LAWS_HISTORY_FULL = -1,	     /* no room for another position */
	LAWS_HISTORY_TOO_SHORT = -2, /* fewer moves than that have been added */
	LAWS_HISTORY_CAPACITY = -3,  /* room for no position, or for more than 2^31 */
};

/* Room for every game of fair length; longer ones are for laws_history_forget(). */
#define LAWS_HISTORY_USUAL 1024

/*
 * Begins with @position, the first of a game, as @edition compares positions
 * (Article 9.2.3).
 * @appearances has room for @capacity of them (one a ply, and the first); it
 * is the caller's, must stay put while @history is used, and needs no
 * preparation. Takes time in proportion to @capacity, once.
 * Returns 0, or LAWS_HISTORY_CAPACITY and leaves everything untouched.
 */
int laws_history_begin(struct laws_history *history, struct laws_appearance *appearances,
		       size_t capacity, enum laws_edition edition,
		       const struct laws_position *position);

/*
 * Adds @position, which has appeared by a move that was made (Article 4.7), or
 * was restored by the arbiter. The time taken does not grow with the game.
 * Returns 0, or LAWS_HISTORY_FULL and leaves @history untouched.
 */
int laws_history_add(struct laws_history *history, const struct laws_position *position);

/*
 * Takes back the last @plies positions that were added (Articles 7.5.1, 7.6).
 * Returns 0, or LAWS_HISTORY_TOO_SHORT and leaves @history untouched: the
 * first position, and what was forgotten, cannot be taken back.
 */
int laws_history_take_back(struct laws_history *history, size_t plies);

/*
 * Forgets what came before the last capture or pawn move, for nothing of it
 * can appear again (9.2.3); it cannot be taken back any more. For a history that is
 * full. Takes time in proportion to the capacity.
 * Returns how many positions were forgotten, 0 when none can be.
 */
size_t laws_history_forget(struct laws_history *history);

/* How many plies can be taken back (Article 7.5.1), from 0. */
static inline size_t laws_history_plies(const struct laws_history *history)
{
	return history->count - 1;
}

/*
 * How often the present position has appeared, this time counted (Articles
 * 9.2.2, 9.2.3, 9.6.1): from 1.
 */
unsigned int laws_history_occurrences(const struct laws_history *history);

/*
 * How often the position after @move, legal in the present @position, would
 * have appeared with it (Article 9.2.1): from 1. Needs no room and adds nothing.
 */
unsigned int laws_history_occurrences_after(const struct laws_history *history,
					    const struct laws_position *position,
					    struct laws_move move);

/*
 * Returns upper bounds of the same two counts: 2001's word "temporarily" (9.2) can also be
 * read so that positions stay the same though a right to castle was prevented for
 * a time between them. Where that makes a difference, a person decides. Other
 * editions have no such word.
 */
unsigned int laws_history_occurrences_at_most(const struct laws_history *history);
unsigned int laws_history_occurrences_after_at_most(const struct laws_history *history,
						    const struct laws_position *position,
						    struct laws_move move);

/*
 * How many moves of either side, up to now, were neither a pawn's nor a
 * capture; 100 make the 50 by each player of Article 9.3.2, and 150 the 75 of
 * Article 9.6.2. Counts on from what the first position said.
 */
static inline unsigned int laws_history_halfmoves(const struct laws_history *history)
{
	return history->appearances[history->count - 1].halfmoves;
}

#ifdef __cplusplus
}
#endif

#endif
