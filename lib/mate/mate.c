/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Whether a side can mate, both players helping. First what can be seen at
 * once; then short searches, each with an aim of its own, which find nearly
 * every mate that there is; then the proof by confinement; then longer searches
 * that leave out what is proven on their way. The search by costs towards the
 * nearest corner is resumed again and again between the others, at last until
 * nothing is left: that is what makes the answer complete, given the memory.
 */
#include <chesslaws/mate.h>

#include "mate/mate_internal.h"

#define PROOF_TRIES  40 /* assumptions tried in the proof for the position itself */
#define FEW_MOVES    2
#define FORCED_DEPTH 3

/* What a search goes after, and how long. */
struct stage {
	enum mate_aim_kind kind;
	unsigned int index;  /* of corners and goals: the nearest is 0; and ways to advance */
	unsigned int weight; /* of the moves made; without it the search runs ahead */
	uint64_t nodes;	     /* of a search that is resumed: in addition */
};

static const struct stage stages[] = {
	{MATE_AIM_FLIGHTS, 0, 0, 400},
	{MATE_AIM_CORNER, 0, 0, 800},
	{MATE_AIM_CORNER, 1, 0, 800},
	{MATE_AIM_CORNER, 2, 0, 800},
	{MATE_AIM_CORNER, 3, 0, 800},
	{MATE_AIM_FLIGHTS, 0, 1, 2000},
	{MATE_AIM_CORNER, 0, 1, 2000},
	{MATE_AIM_GOAL, 0, 0, 1000},
	{MATE_AIM_GOAL, 1, 0, 1000},
	{MATE_AIM_GOAL, 2, 0, 1000},
	{MATE_AIM_GOAL, 3, 0, 1000},
	{MATE_AIM_ADVANCE, 0, 0, 3000},
	{MATE_AIM_ADVANCE, 1, 0, 3000},
	{MATE_AIM_CORNER, 2, 0, 6000},
	{MATE_AIM_PROMOTION, 0, 0, 4000},
	{MATE_AIM_CORNER, 1, 1, 4000},
	{MATE_AIM_ADVANCE, MATE_LEAVING, 0, 2000},
	{MATE_AIM_ADVANCE, MATE_OPENING, 0, 2000},
	{MATE_AIM_GOAL, 0, 0, 4000},
	{MATE_AIM_GOAL, 1, 0, 4000},
	{MATE_AIM_GOAL, 2, 0, 4000},
	{MATE_AIM_GOAL, 3, 0, 4000},
	{MATE_AIM_CORNER, 1, 1, 12000},
	{MATE_AIM_CORNER, 2, 1, 16000},
	{MATE_AIM_ADVANCE, MATE_OPENING, 0, 16000},
	{MATE_AIM_ADVANCE, 0, 0, 30000},
	{MATE_AIM_FLIGHTS, 0, 1, 12000},
	{MATE_AIM_CORNER, 0, 1, 10000},
	{MATE_AIM_ADVANCE, MATE_LEAVING, 0, 10000},
	{MATE_AIM_ADVANCE, MATE_LEAVING | MATE_OPENING, 0, 10000},
	{MATE_AIM_GOAL, 0, 1, 10000},
	{MATE_AIM_ADVANCE, 1, 0, 30000},
	{MATE_AIM_CORNER, 3, 1, 12000},
	{MATE_AIM_CORNER, 1, 1, 40000},
	{MATE_AIM_ADVANCE, 2, 0, 16000},
	{MATE_AIM_GOAL, 1, 1, 24000},
	{MATE_AIM_PROMOTION, 0, 0, 12000},
	{MATE_AIM_ADVANCE, 0, 0, 200000},
	{MATE_AIM_CORNER, 2, 1, 60000},
	{MATE_AIM_CORNER, 1, 1, 120000},
	{MATE_AIM_ADVANCE, MATE_OPENING, 0, 60000},
	{MATE_AIM_ADVANCE, 0, 0, 400000},
	{MATE_AIM_FLIGHTS, 0, 1, 50000},
	{MATE_AIM_CORNER, 0, 1, 50000},
	{MATE_AIM_CORNER, 3, 1, 100000},
	{MATE_AIM_GOAL, 0, 1, 50000},
	{MATE_AIM_ADVANCE, MATE_OPENING, 0, 200000},
	{MATE_AIM_ADVANCE, 1, 0, 200000},
	{MATE_AIM_ADVANCE, 0, 0, 1500000},
	{MATE_AIM_CORNER, 2, 1, 400000},
	{MATE_AIM_CORNER, 1, 1, 400000},
	{MATE_AIM_ADVANCE, 0, 0, UINT64_MAX},
};

#define STAGES	     (sizeof(stages) / sizeof(stages[0]))
#define FIRST_STAGES 7

static enum laws_mate decide(struct laws_mate_answer *answer, enum laws_mate mate,
			     enum laws_mate_proof proof)
{
	answer->proof = proof;
	return mate;
}

/* What needs no search: a game that is over, and material that never mates. */
static enum laws_mate decide_at_once(const struct laws_position *position, enum laws_side side,
				     struct laws_mate_answer *answer)
{
	if (!laws_moves_count(position)) {
		if (laws_position_in_check(position) && laws_position_side(position) != side)
			return decide(answer, LAWS_MATE_POSSIBLE, LAWS_MATE_BY_LINE);
		return decide(answer, LAWS_MATE_IMPOSSIBLE, LAWS_MATE_BY_END);
	}
	if (chesslaws_mate_material_lacks(position, side))
		return decide(answer, LAWS_MATE_IMPOSSIBLE, LAWS_MATE_BY_MATERIAL);
	return LAWS_MATE_UNDECIDED;
}

/* Knights and bishops alone mate only where the loser blocks his own king: such goals come first.
 */
static unsigned int first_stage(const struct laws_position *position, enum laws_side side)
{
	const laws_squares *kinds = position->kinds;
	laws_squares able = kinds[LAWS_QUEEN] | kinds[LAWS_ROOK] | kinds[LAWS_PAWN];

	return able & position->sides[side] ? 0 : FIRST_STAGES;
}

/*
 * Where nothing but pawns and bishops is left, walls are likely and the proof
 * is worth its time early.
 */
static unsigned int proof_stage(const struct laws_position *position, unsigned int first)
{
	const laws_squares *kinds = position->kinds;
	bool others = (kinds[LAWS_QUEEN] | kinds[LAWS_ROOK] | kinds[LAWS_KNIGHT]) != 0;

	return others && first == 0 ? FIRST_STAGES : first + 1;
}

/* Runs one stage; false when it has no aim here. */
static bool run_stage(struct mate_search *search, const struct stage *stage, uint64_t budget)
{
	uint64_t left = budget - search->nodes;

	if (!chesslaws_mate_aim(search, stage->kind, stage->index))
		return false;
	search->weight = stage->weight;
	search->resumes = stage->kind == MATE_AIM_ADVANCE && stage->index == 0;
	search->last = stage->nodes == UINT64_MAX;
	search->limit = search->nodes + (stage->nodes < left ? stage->nodes : left);
	return true;
}

/*
 * Proof by confinement of a position, or of all that its few moves lead to: a
 * check that must be answered often hides a wall.
 */
static bool is_hopeless(const struct laws_position *position, enum laws_side winner,
			unsigned int depth)
{
	struct laws_move moves[LAWS_MOVES_MAX];
	size_t count = laws_moves(position, moves);

	if (!count)
		return laws_position_side(position) == winner || !laws_position_in_check(position);
	if (chesslaws_mate_material_lacks(position, winner) ||
	    chesslaws_mate_confined(position, winner, PROOF_TRIES))
		return true;
	if (depth == 0 || count > FEW_MOVES)
		return false;
	for (size_t i = 0; i < count; i++) {
		struct laws_position after = *position;

		laws_move_play(&after, moves[i]);
		if (!is_hopeless(&after, winner, depth - 1))
			return false;
	}
	return true;
}

static enum laws_mate decide_by_search(struct mate_search *search, uint64_t budget,
				       struct laws_mate_answer *answer)
{
	unsigned int first = first_stage(search->root, search->winner);
	unsigned int proof = proof_stage(search->root, first);
	enum laws_mate mate = LAWS_MATE_UNDECIDED;

	for (unsigned int i = first; i < STAGES && search->nodes < budget; i++) {
		if (i == proof) {
			if (is_hopeless(search->root, search->winner, FORCED_DEPTH))
				return decide(answer, LAWS_MATE_IMPOSSIBLE,
					      LAWS_MATE_BY_CONFINEMENT);
			search->proofs = true;
		}
		if (!run_stage(search, &stages[i], budget))
			continue;
		mate = chesslaws_mate_run(search, answer);
		if (mate == LAWS_MATE_POSSIBLE)
			return decide(answer, mate, LAWS_MATE_BY_LINE);
		if (mate == LAWS_MATE_IMPOSSIBLE)
			return decide(answer, mate, LAWS_MATE_BY_EXHAUSTION);
	}
	return mate;
}

enum laws_mate laws_mate_search(const struct laws_position *position, enum laws_side side,
				struct laws_mate_work *work, uint64_t budget,
				struct laws_mate_answer *answer)
{
	struct mate_search search = {
		.root = position,
		.winner = side,
		.memory = work->memory,
		.size = work->size,
	};
	struct laws_mate_answer unwanted;
	enum laws_mate mate;

	if (!answer)
		answer = &unwanted;
	*answer = (struct laws_mate_answer){.nodes = 1};
	mate = decide_at_once(position, side, answer);
	if (mate != LAWS_MATE_UNDECIDED)
		return mate;
	mate = decide_by_search(&search, budget, answer);
	answer->nodes += search.nodes;
	return mate;
}

enum laws_mate laws_mate_either(const struct laws_position *position, struct laws_mate_work *work,
				uint64_t budget)
{
	enum laws_mate white = laws_mate_search(position, LAWS_WHITE, work, budget, NULL);
	enum laws_mate black;

	if (white == LAWS_MATE_POSSIBLE)
		return white;
	black = laws_mate_search(position, LAWS_BLACK, work, budget, NULL);
	if (black == LAWS_MATE_POSSIBLE || white == black)
		return black;
	return LAWS_MATE_UNDECIDED;
}
