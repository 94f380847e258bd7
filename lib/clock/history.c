/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * How often positions have appeared.
 *
 * The caller's array holds the positions in their order, and in the same
 * elements a hash table over them: element n also keeps where bucket n begins.
 * A bucket goes from its newest position to its oldest, so that the newest of
 * all always stands first in its bucket, and taking it back is one assignment.
 *
 * What makes two positions the same (9.2.3): who has the move, what stands
 * where, the castling rights, and an en passant capture, which a struct
 * laws_position holds only when it is legal. A castling right is lost only by
 * moving the king or the rook, or by the rook's capture (9.2.3.2).
 *
 * 2001 (9.2) also tells positions apart when the right to castle has changed
 * for a time. Whether castling is prevented for now (3.8: a square attacked, a
 * piece between) follows from what stands where, so between two positions that
 * look alike it never differs: read like that, the words would say nothing. So
 * they must speak of what happened between the two: a right that was prevented
 * meanwhile and was not before, or the other way round, makes them different.
 * An era is a stretch of the game in which nothing of this changed.
 */
#include <string.h>

#include <chesslaws/history.h>

#include "rules/rules.h"

#define MOST_POSITIONS ((size_t)1 << 31)

static uint16_t outer_ranks(laws_squares squares)
{
	return (uint16_t)((squares & 0xff) | (squares >> 56) << 8);
}

static uint16_t prevented_rooks(const struct laws_position *position)
{
	laws_squares rooks = position->castling, prevented = 0;

	while (rooks) {
		laws_square rook = take_first(&rooks);
		enum laws_side side = laws_piece_side(position->board[rook]);

		if (!chesslaws_castling_is_free(position, side, rook))
			prevented |= LAWS_SQUARE_SET(rook);
	}
	return outer_ranks(prevented);
}

static void pack_board(const struct laws_position *position, uint64_t board[4])
{
	for (unsigned int quarter = 0; quarter < 4; quarter++) {
		const laws_piece *pieces = &position->board[quarter * 16];
		uint64_t packed = 0;

		for (unsigned int i = 0; i < 16; i++)
			packed |= (uint64_t)pieces[i] << (i * 4);
		board[quarter] = packed;
	}
}

static const struct laws_appearance *newest(const struct laws_history *history)
{
	return &history->appearances[history->count - 1];
}

/* Fills in @position as the one that follows what @history holds. */
static void describe(const struct laws_history *history, const struct laws_position *position,
		     struct laws_appearance *appearance)
{
	const struct laws_appearance *last = history->count ? newest(history) : NULL;

	pack_board(position, appearance->board);
	appearance->castling = outer_ranks(position->castling);
	appearance->halfmoves = position->halfmoves;
	appearance->en_passant = position->en_passant;
	appearance->side_to_move = position->side_to_move;
	appearance->prevented = 0;
	appearance->era = 0;
	if (history->edition != LAWS_EDITION_2001)
		return;
	appearance->prevented = prevented_rooks(position);
	if (last)
		appearance->era = last->era + (last->castling != appearance->castling ||
					       last->prevented != appearance->prevented);
}

/* True when the two positions are the same apart from their era. */
static bool look_alike(const struct laws_appearance *a, const struct laws_appearance *b)
{
	return !memcmp(a->board, b->board, sizeof(a->board)) && a->castling == b->castling &&
	       a->en_passant == b->en_passant && a->side_to_move == b->side_to_move;
}

static bool same_position(const struct laws_appearance *a, const struct laws_appearance *b)
{
	return look_alike(a, b) && a->era == b->era;
}

/* Spreads the bits of @value over all of it: the finalizer of a common family of hashes. */
static uint64_t spread(uint64_t value)
{
	value ^= value >> 32;
	value *= 0xd6e8feb86659fd93;
	value ^= value >> 32;
	value *= 0xd6e8feb86659fd93;
	return value ^ value >> 32;
}

static size_t bucket_of(const struct laws_history *history,
			const struct laws_appearance *appearance)
{
	uint64_t hash = (uint64_t)appearance->castling << 16 |
			(uint64_t)appearance->en_passant << 8 | appearance->side_to_move;

	for (unsigned int quarter = 0; quarter < 4; quarter++)
		hash = spread(hash ^ appearance->board[quarter]);
	return (size_t)((hash >> 32) * history->capacity >> 32);
}

static uint32_t times_before(const struct laws_history *history,
			     const struct laws_appearance *appearance)
{
	uint32_t at = history->appearances[bucket_of(history, appearance)].newest;

	while (at) {
		const struct laws_appearance *older = &history->appearances[at - 1];

		if (same_position(older, appearance))
			return older->times;
		at = older->older;
	}
	return 0;
}

/* How many positions up to @at, a place in the bucket of @appearance, look like that one. */
static unsigned int count_alike(const struct laws_history *history,
				const struct laws_appearance *appearance, uint32_t at)
{
	unsigned int count = 0;

	for (; at; at = history->appearances[at - 1].older)
		count += look_alike(&history->appearances[at - 1], appearance);
	return count;
}

/* Puts the appearance at @index, which is described already, into its bucket. */
static void link_newest(struct laws_history *history, size_t index)
{
	struct laws_appearance *appearance = &history->appearances[index];
	struct laws_appearance *bucket = &history->appearances[bucket_of(history, appearance)];

	appearance->older = bucket->newest;
	bucket->newest = (uint32_t)index + 1;
}

int laws_history_begin(struct laws_history *history, struct laws_appearance *appearances,
		       size_t capacity, enum laws_edition edition,
		       const struct laws_position *position)
{
	if (capacity == 0 || capacity > MOST_POSITIONS)
		return LAWS_HISTORY_CAPACITY;
	for (size_t i = 0; i < capacity; i++)
		appearances[i].newest = 0;
	*history = (struct laws_history){
		.appearances = appearances,
		.capacity = capacity,
		.edition = edition,
	};
	return laws_history_add(history, position);
}

int laws_history_add(struct laws_history *history, const struct laws_position *position)
{
	struct laws_appearance *appearance;

	if (history->count == history->capacity)
		return LAWS_HISTORY_FULL;
	appearance = &history->appearances[history->count];
	describe(history, position, appearance);
	appearance->times = times_before(history, appearance) + 1;
	link_newest(history, history->count);
	history->count++;
	return 0;
}

int laws_history_take_back(struct laws_history *history, size_t plies)
{
	if (plies >= history->count)
		return LAWS_HISTORY_TOO_SHORT;
	for (; plies; plies--) {
		const struct laws_appearance *last = newest(history);

		history->appearances[bucket_of(history, last)].newest = last->older;
		history->count--;
	}
	return 0;
}

/* How many of the last positions no capture and no pawn move parts from the present one. */
static size_t reversible(const struct laws_history *history)
{
	size_t halfmoves = newest(history)->halfmoves;

	/* The count itself ends there. */
	if (halfmoves == UINT16_MAX || halfmoves >= history->count)
		return history->count;
	return halfmoves + 1;
}

size_t laws_history_forget(struct laws_history *history)
{
	struct laws_appearance *appearances = history->appearances;
	size_t kept = reversible(history);
	size_t forgotten = history->count - kept;

	if (!forgotten)
		return 0;
	memmove(&appearances[0], &appearances[forgotten], kept * sizeof(appearances[0]));
	for (size_t i = 0; i < history->capacity; i++)
		appearances[i].newest = 0;
	for (size_t i = 0; i < kept; i++)
		link_newest(history, i);
	history->count = kept;
	return forgotten;
}

unsigned int laws_history_occurrences(const struct laws_history *history)
{
	return newest(history)->times;
}

unsigned int laws_history_occurrences_after(const struct laws_history *history,
					    const struct laws_position *position,
					    struct laws_move move)
{
	struct laws_position after = *position;
	struct laws_appearance appearance;

	laws_move_play(&after, move);
	describe(history, &after, &appearance);
	return times_before(history, &appearance) + 1;
}

unsigned int laws_history_occurrences_at_most(const struct laws_history *history)
{
	return count_alike(history, newest(history), (uint32_t)history->count);
}

unsigned int laws_history_occurrences_after_at_most(const struct laws_history *history,
						    const struct laws_position *position,
						    struct laws_move move)
{
	struct laws_position after = *position;
	struct laws_appearance appearance;

	laws_move_play(&after, move);
	describe(history, &after, &appearance);
	return count_alike(history, &appearance,
			   history->appearances[bucket_of(history, &appearance)].newest) +
	       1;
}
