/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * One search for a mate with both players helping. It always goes on from the
 * position that looks closest to its aim, takes each position once, and ends when
 * a mate is found or nothing is left. It leaves out only what provably holds no
 * mate.
 *
 * A position is taken up twice: at first only its most promising moves are
 * played, and when it comes up again all of them. Most searches end before.
 */
#include "mate/mate_internal.h"

#define DARK_SQUARES ((laws_squares)0xaa55aa55aa55aa55)

#define PROMISING   4 /* moves played when a position is taken up at first */
#define SECOND_TURN 8 /* how much less promising the others are */
/* Proofs may fail at most once for so many positions looked at. */
#define PROOF_COST 20000

#define ROOM_FOR_TWO ((size_t)64 << 20) /* memory for more than one search at a time */

/*
 * The corner where a mate is likely. A bishop mates in corners of its colour;
 * without one, the loser's bishop shuts his king in from a corner of the other.
 */
static unsigned int promising_corner(const struct mate_search *search)
{
	const struct laws_position *root = search->root;
	laws_squares bishops = root->kinds[LAWS_BISHOP];
	laws_squares own = bishops & root->sides[search->winner];
	laws_squares theirs = bishops & ~own;
	laws_square king = king_square(root, laws_side_other(search->winner));
	unsigned int corner = (square_file(king) > 3) + 2 * (square_rank(king) > 3);
	bool dark = own & DARK_SQUARES || (!own && (theirs & ~DARK_SQUARES));

	if (!bishops)
		return corner;
	corner &= 2;
	return corner | (dark == (corner == 2));
}

bool chesslaws_mate_aim(struct mate_search *search, enum mate_aim_kind kind, unsigned int index)
{
	laws_square king = king_square(search->root, laws_side_other(search->winner));
	unsigned int nearest = (square_file(king) > 3) + 2 * (square_rank(king) > 3);

	search->goal = NULL;
	search->kind = kind;
	if (kind == MATE_AIM_CORNER)
		search->corner = nearest ^ index;
	search->advance.leaving = (index & MATE_LEAVING) != 0;
	search->advance.opening = (index & MATE_OPENING) != 0;
	if (kind == MATE_AIM_ADVANCE)
		chesslaws_mate_advance_towards(search, promising_corner(search) ^ (index & 3));
	if (kind != MATE_AIM_GOAL)
		return true;
	if (!search->goals_known)
		search->goal_count =
			chesslaws_mate_goals(search->root, search->winner, search->goals);
	search->goals_known = true;
	search->goal = &search->goals[index];
	return index < search->goal_count;
}

/*
 * Whether a proof by confinement is worth its time for what @move has led to:
 * after a move that cannot be taken back, and while proofs do not often fail.
 */
static bool proof_is_due(const struct mate_search *search, const struct laws_position *position,
			 struct laws_move move)
{
	bool irreversible = laws_piece_kind(position->board[move.from]) == LAWS_PAWN ||
			    position->board[move.to] != LAWS_NO_PIECE;

	return search->proofs && irreversible && search->failed * PROOF_COST < search->nodes;
}

bool chesslaws_mate_prune(struct mate_search *search, const struct laws_position *position,
			  struct laws_move move, const struct laws_position *after)
{
	bool proven;

	if (!proof_is_due(search, position, move))
		return false;
	proven = chesslaws_mate_confined(after, search->winner, 1);
	search->failed += !proven;
	return proven;
}

/* Plays one move and keeps what comes of it; true when that is the mate. */
static bool follow(struct mate_search *search, uint32_t parent,
		   const struct laws_position *position, struct laws_move move)
{
	struct mate_store *store = &search->store;
	struct laws_position after = *position;
	unsigned int score;
	uint32_t index;
	bool full, caught;

	search->nodes++;
	laws_move_play(&after, move);
	if (chesslaws_mate_material_lacks(&after, search->winner))
		return false;
	index = chesslaws_mate_store_add(store, &after, parent, move, &full);
	search->out_of_memory |= full;
	if (index == MATE_NONE)
		return false;
	score = chesslaws_mate_score(&after, search, &caught);
	if (caught && laws_position_side(&after) != search->winner && !laws_moves_count(&after)) {
		search->mate = index;
		return true;
	}
	if (chesslaws_mate_prune(search, position, move, &after))
		return false;
	chesslaws_mate_store_push(store, index,
				  score + search->weight * store->nodes[index].depth / 2);
	return false;
}

/* Takes up a waiting position; true when a mate has been found. */
static bool take_up(struct mate_search *search, uint32_t index, unsigned int value)
{
	struct mate_node *node = &search->store.nodes[index];
	struct laws_move moves[LAWS_MOVES_MAX];
	struct laws_position position;
	size_t count, last;

	chesslaws_mate_store_read(&search->store, index, &position);
	count = last = laws_moves(&position, moves);
	if (!node->tried && count > PROMISING) {
		chesslaws_mate_sort(&position, search, moves, count, PROMISING);
		last = PROMISING;
	}
	for (size_t i = 0; i < last; i++)
		if (follow(search, index, &position, moves[i]))
			return true;
	node->tried = true;
	if (last < count)
		chesslaws_mate_store_push(&search->store, index, value + SECOND_TURN);
	return false;
}

/* Writes the line over the table, which is not needed any more. */
static void write_line(struct mate_search *search, struct laws_mate_answer *answer)
{
	const struct mate_store *store = &search->store;
	struct laws_move *line = (struct laws_move *)(void *)store->table;
	size_t length = 0;

	for (uint32_t at = search->mate; at != 0; at = store->nodes[at].parent)
		length++;
	answer->length = length;
	answer->line = line;
	for (uint32_t at = search->mate; at != 0; at = store->nodes[at].parent)
		line[--length] = store->nodes[at].move;
}

/*
 * Where memory is plenty the search that is resumed keeps most of it, and the
 * others have the rest in turn; else each has all of it and begins anew.
 */
static bool begin(struct mate_search *search)
{
	struct mate_store *store = &search->store;
	bool parted = search->size >= ROOM_FOR_TWO;
	size_t kept = (search->size / 4 * 3) & ~(size_t)7;
	size_t from = parted && !search->resumes ? kept : 0;
	size_t size = parted && search->resumes && !search->last ? kept : search->size - from;
	uint32_t index;
	bool full;

	if (!search->memory)
		return false;
	search->out_of_memory = false;
	if (parted && search->resumes && search->suspended.memory) {
		*store = search->suspended;
		if (search->last)
			chesslaws_mate_store_widen(store, search->size);
		return true;
	}
	if (!chesslaws_mate_store_init(store, (char *)search->memory + from, size))
		return false;
	index = chesslaws_mate_store_add(store, search->root, MATE_NONE, (struct laws_move){0},
					 &full);
	chesslaws_mate_store_push(store, index, 0);
	return true;
}

static void suspend(struct mate_search *search)
{
	if (!search->resumes)
		return;
	search->suspended = search->store;
	/*
	 * Without the positions that it could not keep it is incomplete, and would have to
	 * begin anew.
	 */
	if (search->out_of_memory)
		search->suspended.memory = NULL;
}

enum laws_mate chesslaws_mate_run(struct mate_search *search, struct laws_mate_answer *answer)
{
	unsigned int value;
	uint32_t index;

	if (!begin(search))
		return LAWS_MATE_UNDECIDED;
	while ((index = chesslaws_mate_store_pop(&search->store, &value)) != MATE_NONE) {
		bool found = search->kind == MATE_AIM_ADVANCE
				     ? chesslaws_mate_advance(search, index, value)
				     : take_up(search, index, value);

		if (found) {
			write_line(search, answer);
			return LAWS_MATE_POSSIBLE;
		}
		if (search->nodes >= search->limit || search->out_of_memory) {
			suspend(search);
			return LAWS_MATE_UNDECIDED;
		}
	}
	return LAWS_MATE_IMPOSSIBLE;
}
