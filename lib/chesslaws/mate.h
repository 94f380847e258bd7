/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Exact mateability: whether a player can checkmate the opponent's king by any
 * possible series of legal moves, both players helping. Articles 5.1.2, 5.2.2,
 * 6.9, 7.5.5, A.5.3 and others ask for it.
 *
 * The answer is never a guess. "Possible" comes with the moves, "impossible"
 * with the kind of proof; "undecided" means that the budget or the memory
 * ended. Repetition and the 75-move rule (9.6) are not looked at: those moves
 * are legal while the game lasts.
 */
#ifndef CHESSLAWS_MATE_H
#define CHESSLAWS_MATE_H

#include <chesslaws/move.h>
#include <chesslaws/outcome.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Memory for one search at a time, the caller's own. Any size is sound: what does
 * not fit stays undecided. 64 KiB decide nearly every position of a game, some
 * hundred MiB nearly every composed one. The contents need no preparation.
 * Afterwards only an answer's line in it is of use.
 */
struct laws_mate_work {
	void *memory; /* aligned for a uint64_t */
	size_t size;  /* in bytes */
};

/* How an answer is known. */
enum laws_mate_proof {
	LAWS_MATE_BY_NOTHING,	  /* undecided */
	LAWS_MATE_BY_LINE,	  /* possible: the moves are there */
	LAWS_MATE_BY_END,	  /* impossible: the game is over, by another mate or stalemate */
	LAWS_MATE_BY_MATERIAL,	  /* impossible with what is on the board, wherever it stands */
	LAWS_MATE_BY_CONFINEMENT, /* impossible: the pieces cannot reach what a mate would need */
	LAWS_MATE_BY_EXHAUSTION,  /* impossible: every line was followed to its end */
};

/*
 * A budget that is enough for all but very few positions, and takes seconds at
 * most; with 48 bytes of memory for each position and 4 to 8 for finding it again.
 */
#define LAWS_MATE_BUDGET 8000000

/* How an answer is known. */
struct laws_mate_answer {
	enum laws_mate_proof proof;
	uint64_t nodes; /* positions looked at */
	/* The legal moves that lead to mate, in the work's memory; none if it stands already. */
	const struct laws_move *line;
	size_t length;
};

/*
 * Whether @side can checkmate from @position by any series of legal moves (5.1.2,
 * 6.9, 7.5.5), whoever is to move.
 * @budget: how many positions to look at before giving up; a thousand take some
 * tenths of a millisecond. LAWS_MATE_BUDGET decides nearly everything that has
 * been composed, 5000 nearly every position of a game, and enough of it, with
 * the memory, every one: the search is complete.
 * @answer: NULL, or filled with how that is known.
 * Time and memory are bounded by @budget and @work; nothing is kept.
 */
enum laws_mate laws_mate_search(const struct laws_position *position, enum laws_side side,
				struct laws_mate_work *work, uint64_t budget,
				struct laws_mate_answer *answer);

/*
 * Whether either side can checkmate from @position. LAWS_MATE_IMPOSSIBLE is the
 * dead position of Article 5.2.2. @budget counts for each side.
 */
enum laws_mate laws_mate_either(const struct laws_position *position, struct laws_mate_work *work,
				uint64_t budget);

#ifdef __cplusplus
}
#endif

#endif
