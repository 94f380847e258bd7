/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * What the files of the mate search share: the store of positions met, and the
 * questions asked of one position.
 *
 * "The winner" is the side that is to mate, "the loser" the side to be mated.
 */
#ifndef CHESSLAWS_MATE_INTERNAL_H
#define CHESSLAWS_MATE_INTERNAL_H

#include <chesslaws/mate.h>

#include "rules/rules.h"

#define MATE_VALUES 256 /* how promising a position is: 0 most, MATE_VALUES - 1 least */
#define MATE_NONE   UINT32_MAX

/* A position met, packed without loss: no answer rests on a hash alone. */
struct mate_node {
	laws_squares
		planes[4]; /* bits of what stands on each square; [3] also side and en passant */
	uint32_t parent;
	uint32_t next; /* of those waiting with the same value */
	struct laws_move move;
	uint16_t depth;
	uint8_t side_to_move;
	bool tried; /* its most promising moves have been played */
};

/* Every position met, in the caller's memory, and those that wait to be looked at. */
struct mate_store {
	struct mate_node *nodes;
	uint32_t count;
	uint32_t room;
	char *memory;
	size_t size;
	uint32_t *table; /* at the memory's end; MATE_NONE where empty */
	uint32_t mask;
	uint32_t waiting[MATE_VALUES];
	uint32_t lowest; /* no value below it waits */
};

CHESSLAWS_INTERNAL bool chesslaws_mate_store_init(struct mate_store *store, void *memory,
						  size_t size);

/* Gives @store @size bytes where it had fewer. */
CHESSLAWS_INTERNAL void chesslaws_mate_store_widen(struct mate_store *store, size_t size);

/*
 * Adds @position unless it has been met. Returns its index, or MATE_NONE with
 * *@full telling whether memory has ended (true) or it was there (false).
 */
CHESSLAWS_INTERNAL uint32_t chesslaws_mate_store_add(struct mate_store *store,
						     const struct laws_position *position,
						     uint32_t parent, struct laws_move move,
						     bool *full);
CHESSLAWS_INTERNAL void chesslaws_mate_store_read(const struct mate_store *store, uint32_t index,
						  struct laws_position *position);

/* Lets a position wait; the last to come is the first to go among equals. */
CHESSLAWS_INTERNAL void chesslaws_mate_store_push(struct mate_store *store, uint32_t index,
						  unsigned int value);
/* The most promising position that waits, or MATE_NONE. */
CHESSLAWS_INTERNAL uint32_t chesslaws_mate_store_pop(struct mate_store *store, unsigned int *value);

/*
 * True when what @winner has left can give no mate against what is left of the
 * opponent, wherever it stands and whoever is to move, unless the mate stands.
 */
CHESSLAWS_INTERNAL bool chesslaws_mate_material_lacks(const struct laws_position *position,
						      enum laws_side winner);

/* Proof by confinement; false proves nothing. @position may not be a mate. */
CHESSLAWS_INTERNAL bool chesslaws_mate_confined(const struct laws_position *position,
						enum laws_side winner, unsigned int tries);

#define MATE_GOALS 4  /* at most, for one position */
#define MATE_FAR   15 /* further than any way */

/* Moves to a certain end: by kind, from each square. */
struct mate_way {
	laws_square end;
	uint8_t moves[4][64]; /* knight, bishop, rook, queen */
};

/* A mate that confinement does not rule out: where the kings stand and what blocks. */
struct mate_goal {
	uint8_t loser[64];  /* king's moves to his place */
	uint8_t winner[64]; /* the same for the other king */
	unsigned int blocked;
	struct mate_way blocks[3];
	struct mate_way check;
};

/* Writes the goals that seem nearest, at most MATE_GOALS; returns how many. */
CHESSLAWS_INTERNAL unsigned int chesslaws_mate_goals(const struct laws_position *position,
						     enum laws_side winner,
						     struct mate_goal goals[MATE_GOALS]);

/* How far @position seems from @goal. */
CHESSLAWS_INTERNAL unsigned int chesslaws_mate_goal_score(const struct laws_position *position,
							  enum laws_side winner,
							  const struct mate_goal *goal);

/* Whether a piece of the winner on @square hinders the loser on his way to @goal. */
CHESSLAWS_INTERNAL bool chesslaws_mate_goal_hinders(const struct mate_goal *goal,
						    enum laws_kind kind, laws_square square);

/* Steps of the pawn nearest to its promotion, and of what stands in its way; 60 without any. */
CHESSLAWS_INTERNAL unsigned int chesslaws_mate_promotion(const struct laws_position *position,
							 enum laws_side side);

/* What a search goes after. */
enum mate_aim_kind {
	MATE_AIM_FLIGHTS,   /* to leave the loser's king no squares */
	MATE_AIM_CORNER,    /* to bring him to a corner and the winner's king before it */
	MATE_AIM_PROMOTION, /* first of all to have a pawn through */
	MATE_AIM_GOAL,	    /* to bring about one certain mate */
	MATE_AIM_ADVANCE,   /* whatever brings a mate in a corner nearer, by the cost of moves */
};

/* Ways to advance, to be added to the index of the corner. */
#define MATE_LEAVING 4
#define MATE_OPENING 8

/* Where a search by costs wants the pieces: squares for the kings, ways for the others. */
struct mate_advance {
	laws_square winner;
	laws_square loser;
	uint8_t knights[2][64];
	uint8_t bishops[64];
	bool opening; /* captures of pawns by the loser are free as well */
	bool leaving; /* steps of his bishops out of the corner are free */
};

struct mate_search {
	const struct laws_position *root;
	enum laws_side winner;
	void *memory;
	size_t size;
	uint64_t nodes;
	uint64_t limit;
	struct mate_store store;
	/* Of the search that is resumed again and again; without memory before it has begun. */
	struct mate_store suspended;
	bool resumes; /* whether this search is that one */
	bool last;    /* whether no other comes after it */
	bool out_of_memory;
	uint32_t mate;
	enum mate_aim_kind kind;
	unsigned int corner; /* bit 0: on the h-file, bit 1: on rank 8 */
	unsigned int weight;
	const struct mate_goal *goal;
	struct mate_goal goals[MATE_GOALS];
	unsigned int goal_count;
	bool goals_known;
	struct mate_advance advance;
	bool proofs; /* to be tried on the way */
	uint64_t failed;
};

/* Sets what the next run goes after; false when there is no such aim here. */
CHESSLAWS_INTERNAL bool chesslaws_mate_aim(struct mate_search *search, enum mate_aim_kind kind,
					   unsigned int index);

/* Prepares a search by costs for a mate in @corner, bit 0: on the h-file, bit 1: on rank 8. */
CHESSLAWS_INTERNAL void chesslaws_mate_advance_towards(struct mate_search *search,
						       unsigned int corner);

/* Plays all moves of a waiting position in a search by costs; true when one mates. */
CHESSLAWS_INTERNAL bool chesslaws_mate_advance(struct mate_search *search, uint32_t index,
					       unsigned int value);

/* Whether what @move has led to, @after, is proven to hold no mate, where a proof is due. */
CHESSLAWS_INTERNAL bool chesslaws_mate_prune(struct mate_search *search,
					     const struct laws_position *position,
					     struct laws_move move,
					     const struct laws_position *after);

/* Searches from the root until @search->limit; the line goes into @answer. */
CHESSLAWS_INTERNAL enum laws_mate chesslaws_mate_run(struct mate_search *search,
						     struct laws_mate_answer *answer);

/*
 * How far @position seems from what @search goes after. @caught: the loser's
 * king is attacked and has nowhere to go.
 */
CHESSLAWS_INTERNAL unsigned int chesslaws_mate_score(const struct laws_position *position,
						     const struct mate_search *search,
						     bool *caught);

/* Puts the @best most promising of @moves first. */
CHESSLAWS_INTERNAL void chesslaws_mate_sort(const struct laws_position *position,
					    const struct mate_search *search,
					    struct laws_move *moves, size_t count, size_t best);

/* How many steps a king goes from @a to @b on an empty board. */
static inline unsigned int distance(laws_square a, laws_square b)
{
	int files = (int)square_file(a) - (int)square_file(b);
	int ranks = (int)square_rank(a) - (int)square_rank(b);

	files = files < 0 ? -files : files;
	ranks = ranks < 0 ? -ranks : ranks;
	return (unsigned int)(files > ranks ? files : ranks);
}

#endif
