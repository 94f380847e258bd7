/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * How fast moves are generated: lines of moves a second over the six usual
 * positions, with the moves of the last ply counted but not played, beside
 * Stockfish, which counts in the same way.
 *
 *   bench-perft                     measure
 *   bench-perft --exact FILE DEPTH  compare all counts of FILE down to DEPTH
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <chesslaws.h>

#include "peer.h"

static const struct bench {
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

#define BENCHES (sizeof(benches) / sizeof(benches[0]))

static bool read_position(const char *fen, struct laws_position *position)
{
	struct laws_setup setup;

	return !laws_fen_read(fen, &setup, NULL) && !laws_position_init(position, &setup);
}

/* Stockfish's time for one perft, without what it needs to start; negative if absent. */
static double stockfish_seconds(const struct bench *bench)
{
	char *const stockfish[] = {"stockfish", NULL};
	double starting = peer_seconds(stockfish, "quit\n");
	char input[256];
	double spent;

	snprintf(input, sizeof(input), "position fen %s\ngo perft %u\nquit\n", bench->fen,
		 bench->depth);
	spent = starting < 0 ? -1 : peer_seconds(stockfish, input);
	return spent > starting ? spent - starting : -1;
}

static int measure(const struct bench *bench, bool *stockfish)
{
	struct laws_position position;
	double spent, theirs;
	uint64_t lines;

	if (!read_position(bench->fen, &position))
		return 1;
	spent = own_seconds();
	lines = laws_perft(&position, bench->depth);
	spent = own_seconds() - spent;
	printf("perft %s %u: %" PRIu64 " lines, %.1f M/s", bench->name, bench->depth, lines,
	       (double)lines / spent / 1e6);
	theirs = *stockfish ? stockfish_seconds(bench) : -1;
	*stockfish = theirs > 0;
	if (*stockfish)
		printf(", %.2f x stockfish", theirs / spent);
	putchar('\n');
	return 0;
}

static int measure_all(void)
{
	bool stockfish = true;
	int failed = 0;

	for (size_t i = 0; i < BENCHES; i++)
		failed |= measure(&benches[i], &stockfish);
	if (!stockfish)
		puts("perft: stockfish is not installed, nothing to compare with");
	return failed;
}

/* A line is a FEN and then, each behind a semicolon, the counts from depth 1 on. */
static int check_line(char *line, unsigned int deepest)
{
	char *counts = strchr(line, ';');
	struct laws_position position;
	unsigned int depth = 0;

	if (!counts || counts == line)
		return 1;
	counts[-1] = '\0';
	if (!read_position(line, &position))
		return 1;
	for (char *field = strtok(counts + 1, ";"); field; field = strtok(NULL, ";")) {
		uint64_t expected = strtoull(field, NULL, 10), lines;

		if (++depth > deepest)
			break;
		lines = laws_perft(&position, depth);
		if (lines != expected) {
			printf("%s, depth %u: %" PRIu64 " instead of %" PRIu64 "\n", line, depth,
			       lines, expected);
			return 1;
		}
	}
	return 0;
}

static int check(const char *name, unsigned int deepest)
{
	FILE *file = fopen(name, "r");
	unsigned int positions = 0;
	int failed = 0;
	char line[512];

	if (!file) {
		fprintf(stderr, "bench-perft: cannot read %s\n", name);
		return 2;
	}
	while (fgets(line, sizeof(line), file)) {
		if (line[0] == '#')
			continue;
		failed |= check_line(line, deepest);
		positions++;
	}
	fclose(file);
	if (!failed)
		printf("perft: %u positions exact to depth %u\n", positions, deepest);
	return failed || !positions;
}

int main(int argc, char **argv)
{
	if (argc == 4 && !strcmp(argv[1], "--exact"))
		return check(argv[2], (unsigned int)atoi(argv[3]));
	if (argc != 1) {
		fprintf(stderr, "usage: bench-perft [--exact FILE DEPTH]\n");
		return 2;
	}
	return measure_all();
}
