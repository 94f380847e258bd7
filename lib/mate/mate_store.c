/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The positions that a mate search has met, in memory that the caller owns.
 *
 * Records grow from the memory's start; a hash table of their indices stands at
 * its end and doubles when it fills, made anew from the records. So a search
 * that ends early has touched little memory, however much there is.
 */
#include <string.h>

#include "mate/mate_internal.h"

#define FIRST_TABLE 256 /* entries; a power of two */

static bool fits(const struct mate_store *store, size_t entries)
{
	return entries * sizeof(uint32_t) + 2 * sizeof(struct mate_node) <= store->size;
}

/* Records may fill what the table leaves, but the table only to three quarters. */
static void set_table(struct mate_store *store, size_t entries)
{
	size_t bytes = entries * sizeof(uint32_t);
	size_t room = (store->size - bytes) / sizeof(struct mate_node);

	store->table = (uint32_t *)(void *)(store->memory + store->size - bytes);
	store->mask = (uint32_t)entries - 1;
	store->room = (uint32_t)(room < entries / 4 * 3 ? room : entries / 4 * 3);
	memset(store->table, 0xff, bytes);
}

bool chesslaws_mate_store_init(struct mate_store *store, void *memory, size_t size)
{
	store->memory = memory;
	store->size = size & ~(size_t)7;
	store->nodes = memory;
	store->count = 0;
	store->lowest = MATE_VALUES;
	memset(store->waiting, 0xff, sizeof(store->waiting));
	if (!memory || !fits(store, FIRST_TABLE))
		return false;
	set_table(store, FIRST_TABLE);
	return true;
}

static void pack(const struct laws_position *position, struct mate_node *node)
{
	const laws_squares *kinds = position->kinds;
	laws_squares castling = position->castling;

	node->planes[0] = kinds[LAWS_PAWN] | kinds[LAWS_BISHOP] | kinds[LAWS_QUEEN] | castling;
	node->planes[1] = kinds[LAWS_KNIGHT] | kinds[LAWS_BISHOP] | kinds[LAWS_KING] | castling;
	node->planes[2] = kinds[LAWS_ROOK] | kinds[LAWS_QUEEN] | kinds[LAWS_KING];
	node->planes[3] = position->sides[LAWS_BLACK];
	/* A square with no kind but a side is the one that a pawn has just passed. */
	if (position->en_passant != LAWS_NO_SQUARE)
		node->planes[3] |= LAWS_SQUARE_SET(position->en_passant);
	node->side_to_move = position->side_to_move;
}

static uint32_t hash(const struct mate_node *node)
{
	uint64_t value = node->side_to_move;

	for (int i = 0; i < 4; i++) {
		value = (value ^ node->planes[i]) * 0x9e3779b97f4a7c15;
		value ^= value >> 32;
	}
	return (uint32_t)value;
}

static bool same(const struct mate_node *a, const struct mate_node *b)
{
	return ((a->planes[0] ^ b->planes[0]) | (a->planes[1] ^ b->planes[1]) |
		(a->planes[2] ^ b->planes[2]) | (a->planes[3] ^ b->planes[3])) == 0 &&
	       a->side_to_move == b->side_to_move;
}

/* The place of @node in the table: its own, or the empty one where it belongs. */
static uint32_t *find(struct mate_store *store, const struct mate_node *node)
{
	uint32_t at = hash(node) & store->mask;

	while (store->table[at] != MATE_NONE && !same(&store->nodes[store->table[at]], node))
		at = (at + 1) & store->mask;
	return &store->table[at];
}

static void fill_table(struct mate_store *store, size_t entries)
{
	set_table(store, entries);
	for (uint32_t i = 0; i < store->count; i++)
		*find(store, &store->nodes[i]) = i;
}

/* Doubles the table; false when that would gain nothing. */
static bool grow(struct mate_store *store)
{
	size_t entries = 2 * ((size_t)store->mask + 1);
	size_t bytes = entries * sizeof(uint32_t);

	if (entries > UINT32_MAX / 2 || !fits(store, entries) ||
	    (store->size - bytes) / sizeof(struct mate_node) <= store->count)
		return false;
	fill_table(store, entries);
	return true;
}

void chesslaws_mate_store_widen(struct mate_store *store, size_t size)
{
	store->size = size & ~(size_t)7;
	fill_table(store, (size_t)store->mask + 1);
}

uint32_t chesslaws_mate_store_add(struct mate_store *store, const struct laws_position *position,
				  uint32_t parent, struct laws_move move, bool *full)
{
	struct mate_node node = {.parent = parent, .move = move};
	uint32_t *place;

	*full = false;
	pack(position, &node);
	place = find(store, &node);
	if (*place != MATE_NONE)
		return MATE_NONE;
	if (store->count == store->room) {
		*full = !grow(store);
		if (*full)
			return MATE_NONE;
		place = find(store, &node);
	}
	if (parent != MATE_NONE && store->nodes[parent].depth < UINT16_MAX)
		node.depth = (uint16_t)(store->nodes[parent].depth + 1);
	store->nodes[store->count] = node;
	*place = store->count;
	return store->count++;
}

static void read_board(struct laws_position *position, laws_squares black)
{
	for (unsigned int kind = LAWS_PAWN; kind <= LAWS_KING; kind++) {
		laws_squares squares = position->kinds[kind];

		while (squares) {
			laws_square square = take_first(&squares);

			position->board[square] = LAWS_PIECE(black >> square & 1, kind);
		}
	}
}

void chesslaws_mate_store_read(const struct mate_store *store, uint32_t index,
			       struct laws_position *position)
{
	const struct mate_node *node = &store->nodes[index];
	const laws_squares *planes = node->planes;
	laws_squares occupied = planes[0] | planes[1] | planes[2];
	laws_squares passed = planes[3] & ~occupied;

	memset(position, 0, sizeof(*position));
	position->castling = planes[0] & planes[1] & planes[2];
	position->kinds[LAWS_PAWN] = planes[0] & ~planes[1] & ~planes[2];
	position->kinds[LAWS_KNIGHT] = ~planes[0] & planes[1] & ~planes[2];
	position->kinds[LAWS_BISHOP] = planes[0] & planes[1] & ~planes[2];
	position->kinds[LAWS_ROOK] = (~planes[0] & ~planes[1] & planes[2]) | position->castling;
	position->kinds[LAWS_QUEEN] = planes[0] & ~planes[1] & planes[2];
	position->kinds[LAWS_KING] = ~planes[0] & planes[1] & planes[2];
	position->sides[LAWS_BLACK] = planes[3] & occupied;
	position->sides[LAWS_WHITE] = occupied & ~planes[3];
	position->en_passant = passed ? first_square(passed) : LAWS_NO_SQUARE;
	position->side_to_move = node->side_to_move;
	position->move_number = 1;
	read_board(position, planes[3]);
}

void chesslaws_mate_store_push(struct mate_store *store, uint32_t index, unsigned int value)
{
	if (value >= MATE_VALUES)
		value = MATE_VALUES - 1;
	store->nodes[index].next = store->waiting[value];
	store->waiting[value] = index;
	if (value < store->lowest)
		store->lowest = value;
}

uint32_t chesslaws_mate_store_pop(struct mate_store *store, unsigned int *value)
{
	uint32_t index;

	while (store->lowest < MATE_VALUES && store->waiting[store->lowest] == MATE_NONE)
		store->lowest++;
	if (store->lowest == MATE_VALUES)
		return MATE_NONE;
	index = store->waiting[store->lowest];
	store->waiting[store->lowest] = store->nodes[index].next;
	*value = store->lowest;
	return index;
}
