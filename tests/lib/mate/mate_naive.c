/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Compares the mate search with one that knows nothing: it visits every position reachable
 * from a random one, breadth first, until it finds a mate or none is left. Random positions
 * are small or walled in, so that this mostly ends; those where it does not are reported.
 *
 * Usage: PROGRAM POSITIONS SEED
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <chesslaws.h>

#include "../random.h"

#define ROOM  (1u << 17) /* positions that the naive search may keep */
#define TABLE (1u << 19)

static struct laws_position met[ROOM];
static uint32_t table[TABLE];
static size_t count;

static bool same(const struct laws_position *a, const struct laws_position *b)
{
	return !memcmp(a->board, b->board, sizeof(a->board)) &&
	       a->side_to_move == b->side_to_move && a->castling == b->castling &&
	       a->en_passant == b->en_passant;
}

static uint32_t place_of(const struct laws_position *position)
{
	uint64_t hash = position->side_to_move + 2u * position->en_passant;

	for (size_t i = 0; i < 64; i++)
		hash = (hash ^ position->board[i]) * 0x100000001b3;
	hash ^= hash >> 29;
	for (uint32_t at = hash % TABLE;; at = (at + 1) % TABLE)
		if (table[at] == 0 || same(&met[table[at] - 1], position))
			return at;
}

/* Keeps a position that is new; false when there is no room. */
static bool keep(const struct laws_position *position)
{
	uint32_t at = place_of(position);

	if (table[at])
		return true;
	if (count == ROOM)
		return false;
	met[count++] = *position;
	table[at] = (uint32_t)count;
	return true;
}

static enum laws_mate search_naively(const struct laws_position *root, enum laws_side side)
{
	struct laws_move moves[LAWS_MOVES_MAX];

	memset(table, 0, sizeof(table));
	count = 0;
	keep(root);
	for (size_t i = 0; i < count; i++) {
		size_t legal = laws_moves(&met[i], moves);

		if (!legal && laws_position_side(&met[i]) != side &&
		    laws_position_in_check(&met[i]))
			return LAWS_MATE_POSSIBLE;
		for (size_t j = 0; j < legal; j++) {
			struct laws_position after = met[i];

			laws_move_play(&after, moves[j]);
			if (!keep(&after))
				return LAWS_MATE_UNDECIDED;
		}
	}
	return LAWS_MATE_IMPOSSIBLE;
}

static void put(struct laws_setup *setup, uint64_t *seed, laws_piece piece, unsigned int from,
		unsigned int to)
{
	laws_square square;

	do
		square = (laws_square)(from + random_below(seed, to - from));
	while (setup->board[square]);
	setup->board[square] = piece;
}

static void put_pawn(struct laws_setup *setup, enum laws_side side, unsigned int square)
{
	setup->board[square] = LAWS_PIECE(side, LAWS_PAWN);
}

/* A king on his first square with a rook or two that may still castle; false if there is no room.
 */
static bool put_home(struct laws_setup *setup, uint64_t *seed, enum laws_side side)
{
	static const unsigned int corners[3][2] = {{0, 0}, {7, 7}, {0, 7}};
	const unsigned int *rooks = corners[random_below(seed, 3)];
	unsigned int first = side == LAWS_WHITE ? 0 : 56;

	if (setup->board[first + 4] || setup->board[first + rooks[0]] ||
	    setup->board[first + rooks[1]])
		return false;
	setup->board[first + 4] = LAWS_PIECE(side, LAWS_KING);
	for (unsigned int i = 0; i < 2; i++) {
		setup->board[first + rooks[i]] = LAWS_PIECE(side, LAWS_ROOK);
		setup->castling |= LAWS_SQUARE_SET(first + rooks[i]);
	}
	return true;
}

static void put_king(struct laws_setup *setup, uint64_t *seed, enum laws_side side,
		     unsigned int from, unsigned int to)
{
	if (random_below(seed, 5) || !put_home(setup, seed, side))
		put(setup, seed, LAWS_PIECE(side, LAWS_KING), from, to);
}

/*
 * A wall that no king passes while it stands: on every other file a pawn of
 * either side before the other. One pawn in sixteen is missing. The kings stand
 * on either side of it.
 */
static void put_wall(struct laws_setup *setup, uint64_t *seed)
{
	unsigned int rank = 2 + (unsigned int)random_below(seed, 3);

	for (unsigned int file = (unsigned int)random_below(seed, 2); file < 8; file += 2) {
		if (random_below(seed, 16))
			put_pawn(setup, LAWS_WHITE, 8 * rank + file);
		if (random_below(seed, 16))
			put_pawn(setup, LAWS_BLACK, 8 * rank + file + 8);
	}
	put_king(setup, seed, LAWS_WHITE, 0, 8 * rank);
	put_king(setup, seed, LAWS_BLACK, 8 * rank + 16, 64);
}

/*
 * A passage along the last rank, behind pawns that block each other on every
 * other file: the kings cannot pass each other there. White's king is in it or
 * near its ends.
 */
static void put_passage(struct laws_setup *setup, uint64_t *seed)
{
	for (unsigned int file = (unsigned int)random_below(seed, 2); file < 8; file += 2) {
		put_pawn(setup, LAWS_WHITE, 40 + file);
		if (random_below(seed, 16))
			put_pawn(setup, LAWS_BLACK, 48 + file);
	}
	put_king(setup, seed, LAWS_BLACK, 56, 64);
	put(setup, seed, LAWS_PIECE(LAWS_WHITE, LAWS_KING), 32, 64);
	/* A locked bishop ends the passage. */
	if (random_below(seed, 2))
		put(setup, seed, LAWS_PIECE(LAWS_BLACK, LAWS_BISHOP), 56, 64);
}

/*
 * A chain from edge to edge: on each file a white pawn below a black one, a rank
 * higher or lower than on the file before, so that no pawn can take another. Its
 * ends and bends can be taken by a king. One file in forty is open.
 */
static void put_chain(struct laws_setup *setup, uint64_t *seed)
{
	unsigned int rank = 1 + (unsigned int)random_below(seed, 5);

	for (unsigned int file = 0; file < 8; file++) {
		if (random_below(seed, 40)) {
			put_pawn(setup, LAWS_WHITE, 8 * rank + file);
			put_pawn(setup, LAWS_BLACK, 8 * rank + file + 8);
		}
		rank += rank == 1 || (rank < 5 && random_below(seed, 2)) ? 1u : -1u;
	}
	put_king(setup, seed, LAWS_WHITE, 0, 32);
	put_king(setup, seed, LAWS_BLACK, 32, 64);
}

/*
 * Next to nothing, so that every position that follows can be met; the kings are
 * near an edge together, where one may have few moves or none.
 */
static void put_few(struct laws_setup *setup, uint64_t *seed)
{
	unsigned int file = (unsigned int)random_below(seed, 8);
	unsigned int rank = 1 + (unsigned int)random_below(seed, 5);
	unsigned int last = random_below(seed, 2) ? 64 : 16;

	if (random_below(seed, 4)) {
		put_pawn(setup, LAWS_WHITE, 8 * rank + file);
		put_pawn(setup, LAWS_BLACK, 8 * rank + file + 8);
	}
	put(setup, seed, LAWS_PIECE(LAWS_WHITE, LAWS_KING), 0, last);
	put(setup, seed, LAWS_PIECE(LAWS_BLACK, LAWS_KING), 0, last);
}

/* Two files side by side, and the squares of a pawn's two steps on the first. */
struct two_steps {
	unsigned int start, passed, to, beside;
};

static struct two_steps two_steps_of(enum laws_side side, unsigned int file, unsigned int other)
{
	if (side == LAWS_WHITE)
		return (struct two_steps){8 + file, 16 + file, 24 + file, 24 + other};
	return (struct two_steps){48 + file, 40 + file, 32 + file, 32 + other};
}

/* As if a pawn had just gone two squares: one that stands beside another, or two more pawns. */
static void put_en_passant(struct laws_setup *setup, uint64_t *seed)
{
	enum laws_side side = laws_side_other(setup->side_to_move);
	laws_piece pawn = LAWS_PIECE(side, LAWS_PAWN), taker = LAWS_PIECE(!side, LAWS_PAWN);

	for (unsigned int tries = 0; tries < 32; tries++) {
		unsigned int file = (unsigned int)random_below(seed, 7);
		unsigned int left = (unsigned int)random_below(seed, 2);
		struct two_steps steps = two_steps_of(side, file + !left, file + left);
		laws_piece at_to = setup->board[steps.to], beside = setup->board[steps.beside];

		if (setup->board[steps.start] || setup->board[steps.passed])
			continue;
		/* Pieces that stand already keep their wall. */
		if (tries < 24 ? at_to != pawn || beside != taker : at_to || beside)
			continue;
		setup->board[steps.to] = pawn;
		setup->board[steps.beside] = taker;
		setup->en_passant = (laws_square)steps.passed;
		return;
	}
}

static void set_up(struct laws_setup *setup, uint64_t *seed)
{
	static void (*const frames[])(struct laws_setup *, uint64_t *) = {put_wall, put_passage,
									  put_chain, put_few};
	/* More bishops than others, as where the answer is no. */
	static const enum laws_kind kinds[] = {LAWS_BISHOP, LAWS_BISHOP, LAWS_KNIGHT, LAWS_BISHOP,
					       LAWS_PAWN,   LAWS_ROOK,	 LAWS_QUEEN};
	unsigned int frame = (unsigned int)random_below(seed, 4);
	uint64_t others =
		random_below(seed, 1 + random_below(seed, frames[frame] == put_chain ? 7 : 5));

	*setup = (struct laws_setup){.en_passant = LAWS_NO_SQUARE, .move_number = 1};
	setup->side_to_move = random_below(seed, 2) ? LAWS_BLACK : LAWS_WHITE;
	frames[frame](setup, seed);
	while (others-- > 0) {
		enum laws_side side = random_below(seed, 2) ? LAWS_BLACK : LAWS_WHITE;
		enum laws_kind kind = kinds[random_below(seed, 7)];

		if (kind == LAWS_PAWN)
			put(setup, seed, LAWS_PIECE(side, kind), 8, 56);
		else
			put(setup, seed, LAWS_PIECE(side, kind), 0, 64);
	}
	if (random_below(seed, 4) == 0)
		put_en_passant(setup, seed);
}

static bool is_mate(struct laws_position position, const struct laws_mate_answer *answer,
		    enum laws_side side)
{
	struct laws_move moves[LAWS_MOVES_MAX];

	for (size_t i = 0; i < answer->length; i++) {
		if (!laws_move_is_legal(&position, answer->line[i]))
			return false;
		laws_move_play(&position, answer->line[i]);
	}
	return laws_position_side(&position) != side && laws_position_in_check(&position) &&
	       laws_moves(&position, moves) == 0;
}

/* What was answered, in the order of enum laws_mate, and how it was known. */
static size_t answers[3], proofs[LAWS_MATE_BY_EXHAUSTION + 1], unchecked;

/* A yes proves itself by its moves; anything else is compared. */
static bool agrees(const struct laws_position *position, enum laws_side side,
		   struct laws_mate_work *work)
{
	struct laws_mate_answer answer;
	enum laws_mate mate = laws_mate_search(position, side, work, LAWS_MATE_BUDGET, &answer);
	enum laws_mate expected;
	char fen[LAWS_FEN_SIZE];

	answers[mate]++;
	proofs[answer.proof]++;
	if (mate == LAWS_MATE_POSSIBLE && is_mate(*position, &answer, side))
		return true;
	expected = search_naively(position, side);
	unchecked += expected == LAWS_MATE_UNDECIDED;
	if (mate != LAWS_MATE_POSSIBLE && (mate == expected || expected == LAWS_MATE_UNDECIDED))
		return true;
	laws_fen_write(position, fen);
	printf("%s: %d (proof %d), naively %d, for %s\n", fen, mate, answer.proof, expected,
	       side == LAWS_WHITE ? "White" : "Black");
	return false;
}

int main(int argc, char **argv)
{
	size_t wanted = argc > 1 ? strtoull(argv[1], NULL, 10) : 200;
	uint64_t seed = argc > 2 ? strtoull(argv[2], NULL, 10) : 1;
	struct laws_mate_work work = {.size = (size_t)128 << 20};
	size_t wrong = 0, castling = 0, en_passant = 0;

	work.memory = malloc(work.size);
	if (!work.memory)
		return 1;
	while (wanted > 0) {
		struct laws_position position;
		struct laws_setup setup;

		set_up(&setup, &seed);
		if (laws_position_init(&position, &setup))
			continue;
		wanted--;
		castling += position.castling != 0;
		en_passant += position.en_passant != LAWS_NO_SQUARE;
		wrong += !agrees(&position, LAWS_WHITE, &work);
		wrong += !agrees(&position, LAWS_BLACK, &work);
	}
	free(work.memory);
	printf("%zu with castling, %zu with en passant; ", castling, en_passant);
	printf("possible %zu, impossible %zu (by end %zu, material %zu, confinement %zu, "
	       "exhaustion "
	       "%zu), undecided %zu; %zu of these too large to compare; %zu differ\n",
	       answers[LAWS_MATE_POSSIBLE], answers[LAWS_MATE_IMPOSSIBLE], proofs[LAWS_MATE_BY_END],
	       proofs[LAWS_MATE_BY_MATERIAL], proofs[LAWS_MATE_BY_CONFINEMENT],
	       proofs[LAWS_MATE_BY_EXHAUSTION], answers[LAWS_MATE_UNDECIDED], unchecked, wrong);
	return wrong != 0;
}
