/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * How fast moves are generated: nodes a second over the six usual positions,
 * with the moves of the last ply counted but not played.
 * Usage: bench-perft
 */
#include <inttypes.h>
#include <stdio.h>
#include <time.h>

#include <chesslaws.h>

static const struct {
	const char *name;
	const char *fen;
	unsigned int depth;
} benches[] = {
	{"start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 6},
	{"kiwipete", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 5},
	{"position3", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 7},
	{"position4", "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 6},
	{"position5", "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", 5},
	{"position6", "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
	 5},
};

static double seconds(void)
{
	struct timespec now;

	clock_gettime(CLOCK_MONOTONIC, &now);
	return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

static int run(const char *name, const char *fen, unsigned int depth)
{
	struct laws_position position;
	struct laws_setup setup;
	uint64_t nodes;
	double begin;

	if (laws_fen_read(fen, &setup, NULL) || laws_position_init(&position, &setup))
		return 1;
	begin = seconds();
	nodes = laws_perft(&position, depth);
	printf("perft %s %u: %" PRIu64 " nodes, %.1f Mn/s\n", name, depth, nodes,
	       (double)nodes / (seconds() - begin) / 1e6);
	return 0;
}

int main(void)
{
	int failed = 0;

	for (size_t i = 0; i < sizeof(benches) / sizeof(benches[0]); i++)
		failed |= run(benches[i].name, benches[i].fen, benches[i].depth);
	return failed;
}
