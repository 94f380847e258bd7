/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The mate search against brute force: for a knight or bishop with its king
 * against a king with one piece, all positions from which a mate can be reached
 * are found backwards from the mates, by code that shares nothing with the
 * library. A capture leaves nobody who could mate, so such lines end there.
 *
 * Usage: PROGRAM [SAMPLES [CLASSES]]: how many positions of each class, 0 for
 * every one (minutes for each), and how many of the eight classes.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <chesslaws.h>

#include "random.h"

#define STATES (2u << 24)

/* One arrangement; piece 0 and 1 are the kings of the winner and the loser, 2 and 3 their pieces.
 */
struct state {
	int side; /* to move: 0 the winner */
	int square[4];
};

static const char *const class_names[] = {"bn", "nq", "br", "nb", "bb", "nn", "nr", "bq"};

#define CLASSES (sizeof(class_names) / sizeof(class_names[0]))

static const int knight_steps[8][2] = {{1, 2},	 {2, 1},   {2, -1}, {1, -2},
				       {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};
static const int king_steps[8][2] = {{1, 0},  {1, 1},	{0, 1},	 {-1, 1},
				     {-1, 0}, {-1, -1}, {0, -1}, {1, -1}};

static char kinds[4];
static unsigned char *reachable;
static uint32_t *queue;
static size_t queued;

static uint32_t number_of(const struct state *state)
{
	return (uint32_t)state->side << 24 | (uint32_t)state->square[0] << 18 |
	       (uint32_t)state->square[1] << 12 | (uint32_t)state->square[2] << 6 |
	       (uint32_t)state->square[3];
}

static struct state state_of(uint32_t number)
{
	struct state state = {
		(int)(number >> 24),
		{number >> 18 & 63, number >> 12 & 63, number >> 6 & 63, number & 63}};

	return state;
}

static bool on(const struct state *state, int square, int but)
{
	for (int i = 0; i < 4; i++)
		if (i != but && state->square[i] == square)
			return true;
	return false;
}

static bool slides(char kind, int direction)
{
	return kind == 'q' || kind == (direction % 2 ? 'b' : 'r');
}

/* The squares that the piece attacks; a captured piece stands on -1. */
static int attacks(const struct state *state, int piece, int squares[32])
{
	int from = state->square[piece], count = 0;
	bool steps = kinds[piece] == 'n' || kinds[piece] == 'k';

	for (int d = 0; from >= 0 && d < 8; d++) {
		const int *step = kinds[piece] == 'n' ? knight_steps[d] : king_steps[d];
		int file = from % 8 + step[0], rank = from / 8 + step[1];

		if (!steps && !slides(kinds[piece], d))
			continue;
		while (file >= 0 && file < 8 && rank >= 0 && rank < 8) {
			squares[count++] = rank * 8 + file;
			if (steps || on(state, rank * 8 + file, -1))
				break;
			file += step[0];
			rank += step[1];
		}
	}
	return count;
}

/* Whether the king of @side (0 the winner) is attacked. */
static bool in_check(const struct state *state, int side)
{
	int squares[32];

	for (int piece = 1 - side; piece < 4; piece += 2) {
		int count = attacks(state, piece, squares);

		while (count-- > 0)
			if (squares[count] == state->square[side])
				return true;
	}
	return false;
}

static bool is_legal(const struct state *state)
{
	for (int i = 0; i < 4; i++)
		if (on(state, state->square[i], i))
			return false;
	return !in_check(state, 1 - state->side);
}

static bool has_move(const struct state *state)
{
	int squares[32];

	for (int piece = state->side; piece < 4; piece += 2) {
		int count = attacks(state, piece, squares);

		while (count-- > 0) {
			struct state after = *state;
			int theirs = 3 - state->side;

			if (squares[count] == state->square[state->side] ||
			    squares[count] == state->square[state->side + 2])
				continue;
			if (squares[count] == state->square[theirs])
				after.square[theirs] = -1;
			after.square[piece] = squares[count];
			if (!in_check(&after, state->side))
				return true;
		}
	}
	return false;
}

static void reach(const struct state *state)
{
	uint32_t number = number_of(state);

	if (reachable[number])
		return;
	reachable[number] = 1;
	queue[queued++] = number;
}

static void take_back(const struct state *state)
{
	int mover = 1 - state->side;
	int squares[32];

	for (int piece = mover; piece < 4; piece += 2) {
		int count = attacks(state, piece, squares);

		while (count-- > 0) {
			struct state before = *state;

			before.side = mover;
			before.square[piece] = squares[count];
			if (is_legal(&before))
				reach(&before);
		}
	}
}

static size_t solve(const char *name)
{
	size_t mates;

	memcpy(kinds, (char[4]){'k', 'k', name[0], name[1]}, 4);
	memset(reachable, 0, STATES);
	queued = 0;
	for (uint32_t i = STATES / 2; i < STATES; i++) {
		struct state state = state_of(i);

		if (is_legal(&state) && in_check(&state, 1) && !has_move(&state))
			reach(&state);
	}
	mates = queued;
	for (size_t i = 0; i < queued; i++) {
		struct state state = state_of(queue[i]);

		take_back(&state);
	}
	return mates;
}

static void position_of(const struct state *state, enum laws_side winner,
			struct laws_position *position)
{
	struct laws_setup setup = {.en_passant = LAWS_NO_SQUARE, .move_number = 1};

	for (int i = 0; i < 4; i++) {
		enum laws_side side = i % 2 ? laws_side_other(winner) : winner;
		char letter = side == LAWS_WHITE ? (char)(kinds[i] - 'a' + 'A') : kinds[i];

		setup.board[state->square[i]] = laws_piece_from_letter(letter);
	}
	setup.side_to_move = state->side ? laws_side_other(winner) : winner;
	if (laws_position_init(position, &setup))
		abort();
}

static bool agrees(uint32_t number, const struct state *state, struct laws_mate_work *work)
{
	enum laws_side winner = number & 1 ? LAWS_WHITE : LAWS_BLACK;
	enum laws_mate expected = reachable[number] ? LAWS_MATE_POSSIBLE : LAWS_MATE_IMPOSSIBLE;
	struct laws_position position;
	char fen[LAWS_FEN_SIZE];
	enum laws_mate mate;

	position_of(state, winner, &position);
	mate = laws_mate_search(&position, winner, work, UINT64_MAX, NULL);
	if (mate == expected)
		return true;
	laws_fen_write(&position, fen);
	printf("%s: %d, by brute force %d, for %s\n", fen, mate, expected,
	       winner == LAWS_WHITE ? "White" : "Black");
	return false;
}

static size_t compare(size_t samples, struct laws_mate_work *work)
{
	uint64_t seed = 6;
	size_t wrong = 0, asked = 0;

	for (uint32_t i = 0; samples ? asked < samples : i < STATES; i++) {
		uint32_t number = samples ? (uint32_t)random_below(&seed, STATES) : i;
		struct state state = state_of(number);

		if (!is_legal(&state))
			continue;
		asked++;
		wrong += !agrees(number, &state, work);
	}
	return wrong;
}

int main(int argc, char **argv)
{
	size_t samples = argc > 1 ? strtoull(argv[1], NULL, 10) : 1000;
	size_t classes = argc > 2 ? strtoull(argv[2], NULL, 10) : CLASSES;
	struct laws_mate_work work = {.size = (size_t)64 << 20};
	size_t wrong = 0;

	work.memory = malloc(work.size);
	reachable = malloc(STATES);
	queue = malloc(STATES * sizeof(*queue));
	if (!work.memory || !reachable || !queue)
		return 1;
	for (size_t i = 0; i < classes && i < CLASSES; i++) {
		size_t mates = solve(class_names[i]);

		printf("k%c against k%c: %zu mates, %zu positions can reach one\n",
		       class_names[i][0], class_names[i][1], mates, queued);
		wrong += compare(samples, &work);
	}
	free(work.memory);
	free(reachable);
	free(queue);
	printf("%zu answers differ\n", wrong);
	return wrong != 0;
}
