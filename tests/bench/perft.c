/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * How fast moves are generated: lines of moves a second over the six usual
 * positions. Once the moves of the last ply are counted but not played, as
 * Disservin's chess-library and Stockfish count; once every move is played, as
 * shakmaty is measured. A peer is a program in PATH, as named below, that takes
 * a FEN and a depth, and counts; what is not there is left out. A ratio above 1
 * means that we are faster.
 *
 *   bench-perft                     measure
 *   bench-perft --exact FILE DEPTH  compare all counts of FILE down to DEPTH
 *   bench-perft --exact-chess960 FILE DEPTH
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <chesslaws.h>

#include "peer.h"

struct bench {
	const char *name;
	const char *fen;
	unsigned int depth; /* without bulk counting one less, for about the same time */
};

static const struct bench benches[] = {
	{"start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 6},
	{"kiwipete", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 5},
	{"position3", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 7},
	{"position4", "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 6},
	{"position5", "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", 5},
	{"position6", "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
	 5},
};

/*
 * Other load slows each run by turns: the least of this many is taken, for this program and
 * each peer; of more where every move is played, which takes less time.
 */
#define ROUNDS	      3
#define ROUNDS_PLAYED 15

#define BENCHES (sizeof(benches) / sizeof(benches[0]))

/* Another program that counts lines of moves; a FEN and a depth are its arguments or its input. */
struct peer {
	const char *name;
	const char *program;
	bool reads_uci;
	bool bulk;
	bool missing;
};

static struct peer peers[] = {
	{"disservin", "disservin-perft", false, true, false},
	{"stockfish", "stockfish", true, true, false},
	{"shakmaty", "shakmaty-perft", false, false, false},
};

#define PEERS (sizeof(peers) / sizeof(peers[0]))

static bool read_position(const char *fen, bool chess960, struct laws_position *position)
{
	struct laws_setup setup;

	if (chess960 ? laws_fen_read_chess960(fen, &setup, NULL) : laws_fen_read(fen, &setup, NULL))
		return false;
	return laws_position_init(position, &setup) == 0;
}

/* As laws_perft() from depth 1 on, but every move is played, also the last of each line. */
static uint64_t play_all(const struct laws_position *position, unsigned int depth)
{
	struct laws_move moves[LAWS_MOVES_MAX];
	size_t count = laws_moves(position, moves);
	uint64_t lines = 0;

	for (size_t i = 0; i < count; i++) {
		struct laws_position after = *position;

		laws_move_play(&after, moves[i]);
		lines += depth > 1 ? play_all(&after, depth - 1) : 1;
	}
	return lines;
}

static double seconds_to_count(const struct peer *peer, const char *fen, unsigned int depth)
{
	char input[256] = "", position[128], digits[16];
	char *argv[] = {(char *)peer->program, position, digits, NULL};

	snprintf(position, sizeof(position), "%s", fen);
	snprintf(digits, sizeof(digits), "%u", depth);
	if (peer->reads_uci) {
		snprintf(input, sizeof(input), "position fen %s\ngo perft %u\nquit\n", fen, depth);
		argv[1] = NULL;
	}
	return peer_seconds(argv, input);
}

/* The peer's time for one count without its start-up; negative if it is absent. */
static double peer_time(const struct peer *peer, const char *fen, unsigned int depth)
{
	double starting = seconds_to_count(peer, fen, 1);
	double spent = starting < 0 ? -1 : seconds_to_count(peer, fen, depth);

	return spent > starting ? spent - starting : -1;
}

static int measure(const struct bench *bench, bool bulk)
{
	unsigned int depth = bulk ? bench->depth : bench->depth - 1;
	double own = -1, theirs[PEERS];
	struct laws_position position;
	uint64_t lines = 0;

	if (!read_position(bench->fen, false, &position))
		return 1;
	for (size_t i = 0; i < PEERS; i++)
		theirs[i] = -1;
	for (unsigned int left = bulk ? ROUNDS : ROUNDS_PLAYED; left; left--) {
		double start = own_seconds();

		lines = bulk ? laws_perft(&position, depth) : play_all(&position, depth);
		keep_least(&own, own_seconds() - start);
		for (size_t i = 0; i < PEERS; i++)
			if (peers[i].bulk == bulk && !peers[i].missing)
				keep_least(&theirs[i], peer_time(&peers[i], bench->fen, depth));
	}
	printf("perft %s %u%s: %" PRIu64 " lines, %.1f M/s", bench->name, depth,
	       bulk ? "" : ", every move played", lines, (double)lines / own / 1e6);
	for (size_t i = 0; i < PEERS; i++) {
		if (theirs[i] > 0)
			printf(", %.2f x %s", theirs[i] / own, peers[i].name);
		else if (peers[i].bulk == bulk)
			peers[i].missing = true;
	}
	putchar('\n');
	fflush(stdout);
	return 0;
}

static int measure_all(void)
{
	int failed = 0;

	for (size_t i = 0; i < BENCHES; i++)
		failed |= measure(&benches[i], true);
	for (size_t i = 0; i < BENCHES; i++)
		failed |= measure(&benches[i], false);
	for (size_t i = 0; i < PEERS; i++)
		if (peers[i].missing)
			printf("perft: %s is not in PATH, nothing to compare with\n",
			       peers[i].program);
	return failed;
}

/* A line is a FEN and then, each behind a semicolon, the counts from depth 1 on. */
static int check_line(char *line, bool chess960, unsigned int deepest)
{
	char *counts = strchr(line, ';');
	struct laws_position position;
	unsigned int depth = 0;

	if (!counts || counts == line)
		return 1;
	counts[-1] = '\0';
	if (!read_position(line, chess960, &position))
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

static int check(const char *name, bool chess960, unsigned int deepest)
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
		failed |= check_line(line, chess960, deepest);
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
		return check(argv[2], false, (unsigned int)atoi(argv[3]));
	if (argc == 4 && !strcmp(argv[1], "--exact-chess960"))
		return check(argv[2], true, (unsigned int)atoi(argv[3]));
	if (argc != 1) {
		fprintf(stderr,
			"usage: bench-perft [--exact FILE DEPTH | --exact-chess960 FILE DEPTH]\n");
		return 2;
	}
	return measure_all();
}
