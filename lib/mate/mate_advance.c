/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * A search by costs: a move that brings a mate nearer is free and makes the answer
 * to it free too, others cost a little, and what the loser gives away costs more.
 * The cheapest line is always followed next, so that a long way to a mate is found
 * as soon as a short one. Only the move itself is weighed, so this is also the
 * quickest way to see all that can come of a position.
 *
 * Nothing here decides an answer, only how soon it is found.
 */
#include <string.h>

#include "mate/mate_internal.h"

#define COST_OF_MOVE  1
#define COST_OF_WASTE 4 /* what the loser captures, and pawns that he moves */
#define UNREACHED     UINT8_MAX

static void measure_knight(uint8_t moves[64], laws_square end)
{
	laws_squares seen = LAWS_SQUARE_SET(end);
	laws_squares last = seen;

	for (uint8_t count = 0; last; count++) {
		laws_squares next = 0;

		while (last) {
			laws_square square = take_first(&last);

			moves[square] = count;
			next |= chesslaws_knight_attacks[square];
		}
		last = next & ~seen;
		seen |= next;
	}
}

static void measure_bishop(uint8_t moves[64], laws_squares ends, laws_squares blockers)
{
	laws_squares seen = ends;
	laws_squares last = ends;

	memset(moves, UNREACHED, 64);
	for (uint8_t count = 0; last; count++) {
		laws_squares next = 0;

		while (last) {
			laws_square square = take_first(&last);

			moves[square] = count;
			next |= bishop_attacks(square, blockers);
		}
		last = next & ~seen & ~blockers;
		seen |= next;
	}
}

/* Pawns that cannot pass each other as they stand: what bishops have to go round. */
static laws_squares blocked_pawns(const struct laws_position *position)
{
	laws_squares pawns = position->kinds[LAWS_PAWN];
	laws_squares white = pawns & position->sides[LAWS_WHITE];
	laws_squares black = pawns & position->sides[LAWS_BLACK];

	return (white & black >> 8) | (black & white << 8);
}

void chesslaws_mate_advance_towards(struct mate_search *search, unsigned int corner)
{
	struct mate_advance *advance = &search->advance;
	unsigned int file = corner & 1 ? 7 : 0, rank = corner & 2 ? 7 : 0;
	unsigned int file_1 = corner & 1 ? 6 : 1, rank_1 = corner & 2 ? 6 : 1;
	laws_square end = square_at(file, rank);
	laws_squares ends = LAWS_SQUARE_SET(end) | LAWS_SQUARE_SET(square_at(file_1, rank)) |
			    LAWS_SQUARE_SET(square_at(file, rank_1));

	advance->loser = end;
	advance->winner = square_at(file_1, rank_1);
	measure_knight(advance->knights[search->winner],
		       square_at(corner & 1 ? 4 : 3, corner & 2 ? 4 : 3));
	measure_knight(advance->knights[laws_side_other(search->winner)], square_at(file_1, rank));
	measure_bishop(advance->bishops, ends, blocked_pawns(search->root));
}

static bool is_nearer(const uint8_t moves[64], struct laws_move move)
{
	return moves[move.to] < moves[move.from];
}

/* Whether a bishop of the winner comes nearer, or leaves the corner to others where that is free.
 */
static bool bishop_advances(const struct mate_advance *advance, struct laws_move move)
{
	unsigned int now = advance->bishops[move.from], then = advance->bishops[move.to];

	if (!advance->leaving)
		return then < now && then > 0;
	return now <= 1 ? then > now : now > 2 && then < now;
}

static unsigned int cost_of_winner(const struct mate_advance *advance,
				   const struct laws_position *position, struct laws_move move,
				   enum laws_kind kind)
{
	bool nearer = false;

	if (kind == LAWS_PAWN || position->board[move.to])
		return 0;
	if (kind == LAWS_KING)
		nearer = distance(move.to, advance->winner) < distance(move.from, advance->winner);
	else if (kind == LAWS_KNIGHT)
		nearer = is_nearer(advance->knights[position->side_to_move], move);
	else if (kind == LAWS_BISHOP)
		nearer = bishop_advances(advance, move);
	return nearer ? 0 : COST_OF_MOVE;
}

static unsigned int cost_of_loser(const struct mate_advance *advance,
				  const struct laws_position *position, struct laws_move move,
				  enum laws_kind kind)
{
	if (advance->opening && position->board[move.to] &&
	    (kind == LAWS_PAWN || laws_piece_kind(position->board[move.to]) == LAWS_PAWN))
		return 0;
	if (kind == LAWS_PAWN || position->board[move.to])
		return COST_OF_WASTE;
	if (kind == LAWS_KING &&
	    distance(move.to, advance->loser) < distance(move.from, advance->loser))
		return 0;
	if (kind == LAWS_KNIGHT && is_nearer(advance->knights[position->side_to_move], move))
		return 0;
	if (kind == LAWS_BISHOP && is_nearer(advance->bishops, move))
		return 0;
	return COST_OF_MOVE;
}

static bool is_mated(const struct laws_position *position)
{
	return laws_position_in_check(position) && !laws_moves_count(position);
}

static bool step(struct mate_search *search, uint32_t parent, const struct laws_position *position,
		 struct laws_move move, unsigned int value)
{
	bool winners = laws_position_side(position) == search->winner;
	enum laws_kind kind = laws_piece_kind(position->board[move.from]);
	struct mate_store *store = &search->store;
	struct laws_position after = *position;
	unsigned int cost;
	uint32_t index;
	bool full;

	search->nodes++;
	laws_move_play(&after, move);
	if ((position->board[move.to] || move.promotion) &&
	    chesslaws_mate_material_lacks(&after, search->winner))
		return false;
	index = chesslaws_mate_store_add(store, &after, parent, move, &full);
	search->out_of_memory |= full;
	if (index == MATE_NONE)
		return false;
	if (winners && is_mated(&after)) {
		search->mate = index;
		return true;
	}
	if (chesslaws_mate_prune(search, position, move, &after))
		return false;
	cost = winners ? cost_of_winner(&search->advance, position, move, kind)
		       : cost_of_loser(&search->advance, position, move, kind);
	store->nodes[index].tried = cost == 0;
	if (cost == COST_OF_MOVE && store->nodes[parent].tried)
		cost = 0;
	chesslaws_mate_store_push(store, index, value + cost);
	return false;
}

bool chesslaws_mate_advance(struct mate_search *search, uint32_t index, unsigned int value)
{
	struct laws_move moves[LAWS_MOVES_MAX];
	struct laws_position position;
	size_t count;

	chesslaws_mate_store_read(&search->store, index, &position);
	count = laws_moves(&position, moves);
	for (size_t i = 0; i < count; i++)
		if (step(search, index, &position, moves[i], value))
			return true;
	return false;
}
