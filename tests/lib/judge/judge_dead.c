/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The judge finds out whether a position is dead from what he knows of the one before, where
 * that is enough. This plays random endings and also gives each position to a judge who knows
 * nothing: both must agree, unless the first knows of a mate that the second's budget did not
 * find. Such a mate is looked for with a larger budget.
 *
 * Usage: test-lib-judge-dead GAMES
 */
#include <stdio.h>
#include <stdlib.h>

#include <chesslaws.h>

#include "judge/judge_internal.h"
#include "../random.h"

#define PLIES_MOST   80
#define BUDGET	     5000000
#define MEMORY_WORDS (1 << 22)

static const char *const endings[] = {
	"4k3/p7/8/8/8/8/P7/4K3 w - - 0 1",
	"8/8/3k4/2n5/8/4N3/3K4/8 w - - 0 1",
	"8/5k2/8/2b5/4B3/8/3K1N2/8 b - - 0 1",
	"8/3k4/8/1p1p1p1p/1P1P1P1P/8/3K4/8 w - - 0 1",
	"8/5p2/1p1kb1n1/2p3p1/2PpP1Pp/NP1B1P1P/3K4/8 w - - 0 1",
	"4b3/5k2/6pp/2p1p3/2P3PP/3K1P2/8/4B3 w - - 0 1",
	"8/1p2k2B/p1p2p1n/P1P1p3/1P6/6PP/6K1/8 w - - 0 1",
	"6b1/4k3/p1p1p1p1/P1P1P1P1/8/4K3/8/2B5 w - - 0 1",
	"8/8/2nk4/7N/4K2P/8/8/8 b - - 0 1",
	"k7/p1K5/P7/8/8/8/8/5B2 w - - 0 1",
	"bb2k3/8/8/8/8/8/8/4K2B w - - 0 1",
	"7k/6p1/6P1/8/8/8/1K6/8 w - - 0 1",
};

#define ENDINGS (sizeof(endings) / sizeof(endings[0]))

static struct laws_judge known, unknowing;
static uint64_t memory[MEMORY_WORDS];
static unsigned long failures, asked, dead, carried;

static bool is_dead_for_unknowing(const struct laws_position *position)
{
	unknowing.can_mate = false;
	unknowing.alive = (struct laws_position){0};
	return judge_is_dead(&unknowing, position);
}

static bool can_be_mated(const struct laws_position *position)
{
	struct laws_mate_work work = {.memory = memory, .size = sizeof(memory)};

	return laws_mate_either(position, &work, BUDGET) == LAWS_MATE_POSSIBLE;
}

static void fail(const struct laws_position *position, const char *what)
{
	char fen[LAWS_FEN_SIZE];

	laws_fen_write(position, fen);
	printf("%s: %s\n", fen, what);
	failures++;
}

/* Returns false when the game is over. */
static bool compare(const struct laws_position *position)
{
	bool is_dead = judge_is_dead(&known, position);

	asked++;
	if (is_dead != is_dead_for_unknowing(position))
		fail(position, is_dead ? "dead only for him who knows the game"
				       : "dead only for him who knows nothing");
	dead += is_dead;
	if (is_dead || !known.can_mate || unknowing.can_mate)
		return !is_dead;
	carried++;
	if (!can_be_mated(position))
		fail(position, "taken to hold a mate, and none is found");
	return true;
}

static void play(const char *fen, uint64_t *random)
{
	struct laws_move moves[LAWS_MOVES_MAX];
	struct laws_position position;
	struct laws_setup setup;
	size_t count, ply = 0;

	if (laws_fen_read(fen, &setup, NULL) || laws_position_init(&position, &setup)) {
		printf("%s cannot be read\n", fen);
		failures++;
		return;
	}
	while (compare(&position) && ply++ < PLIES_MOST) {
		count = laws_moves(&position, moves);
		if (!count)
			return;
		laws_move_play(&position, moves[random_below(random, count)]);
	}
}

int main(int argc, char **argv)
{
	unsigned long games = argc > 1 ? strtoul(argv[1], NULL, 10) : 0;
	uint64_t random = 1;

	for (unsigned long i = 0; i < games; i++)
		play(endings[i % ENDINGS], &random);
	printf("%lu games, %lu positions, %lu dead, %lu with a mate known from earlier alone\n",
	       games, asked, dead, carried);
	if (!asked || !dead || !carried)
		failures++;
	return failures != 0;
}
