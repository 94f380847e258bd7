/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * How much seldomer than chance players lose material by the exchange on one square: the source of
 * what daemon/track/model.def has of choices. In each position of the games every legal move is
 * compared with the one that wins most; "chance" counts what a player would have lost who took any
 * of them alike. Likewise, while the side to move can still castle, how much seldomer than chance
 * its king or such a rook moves, castling left out and nothing lost.
 *
 *   bench-choice FILE.pgn…
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "score.h"
#include "track/choice.h"

/* What is lost beyond this is counted here. */
#define LOST_MOST 8

#define RIGHTS (CHOICE_MOVES_ROOK + 1)

struct counts {
	double played[LOST_MOST + 1];
	double chance[LOST_MOST + 1];
	/* The same of moves that lose nothing, by choice_right(), in positions with the right. */
	double played_with[RIGHTS];
	double chance_with[RIGHTS];
	unsigned long moves;
};

static unsigned int lost_by(int best, int won)
{
	int lost = best > won ? best - won : 0;

	return lost > LOST_MOST ? LOST_MOST : (unsigned int)lost;
}

static void count_right(double counts[RIGHTS], const struct laws_position *position, int best,
			struct laws_move move, double count)
{
	if (position->castling & position->sides[laws_position_side(position)] &&
	    move.type != LAWS_MOVE_CASTLING && best <= laws_move_exchange(position, move))
		counts[choice_right(position, move)] += count;
}

static void count_move(struct counts *counts, const struct laws_position *position,
		       struct laws_move played)
{
	struct laws_move moves[LAWS_MOVES_MAX];
	size_t count = laws_moves(position, moves);
	int best = choice_best(position, moves, count);

	counts->played[lost_by(best, laws_move_exchange(position, played))]++;
	count_right(counts->played_with, position, best, played, 1);
	for (size_t i = 0; i < count; i++) {
		counts->chance[lost_by(best, laws_move_exchange(position, moves[i]))] +=
			1 / (double)count;
		count_right(counts->chance_with, position, best, moves[i], 1 / (double)count);
	}
	counts->moves++;
}

static void count_games(struct counts *counts, const char *name)
{
	static struct score score;
	struct laws_pgn pgn;
	size_t size;
	char *text = read_file_or_exit(name, &size);

	laws_pgn_init(&pgn, text, size);
	while (laws_pgn_next_game(&pgn) != 0) {
		if (score_read(&pgn, &score) != 0)
			continue;
		for (unsigned int ply = 0; ply < score.plies; ply++)
			count_move(counts, &score.before[ply], score.move[ply]);
	}
	free(text);
}

/* The cost of losing from @first to @last pawns beside losing none. */
static void print_cost(const struct counts *counts, unsigned int first, unsigned int last)
{
	double played = 0, chance = 0;

	for (unsigned int lost = first; lost <= last; lost++) {
		played += counts->played[lost];
		chance += counts->chance[lost];
	}
	printf("%u to %u lost: %6.0f played, %8.1f by chance, cost %.0f\n", first, last, played,
	       chance, -10 * log2(played / chance / (counts->played[0] / counts->chance[0])));
}

/* The cost of giving the right up beside keeping it. */
static void print_right(const struct counts *counts, const char *what, enum choice_right right)
{
	double played = counts->played_with[right], chance = counts->chance_with[right];

	printf("%s: %6.0f played, %8.1f by chance, cost %.0f\n", what, played, chance,
	       -10 * log2(played / chance /
			  (counts->played_with[CHOICE_KEEPS] / counts->chance_with[CHOICE_KEEPS])));
}

int main(int argc, char **argv)
{
	struct counts counts = {0};

	if (argc < 2) {
		fprintf(stderr, "usage: bench-choice FILE.pgn...\n");
		return 2;
	}
	for (int i = 1; i < argc; i++)
		count_games(&counts, argv[i]);
	printf("%lu moves; %d stands for that and more\n", counts.moves, LOST_MOST);
	print_cost(&counts, 0, 0);
	print_cost(&counts, 1, 1);
	print_cost(&counts, 2, 4);
	print_cost(&counts, 5, 7);
	print_cost(&counts, 8, LOST_MOST);
	print_right(&counts, "king moved ", CHOICE_MOVES_KING);
	print_right(&counts, "rook moved ", CHOICE_MOVES_ROOK);
	return 0;
}
