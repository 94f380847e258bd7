/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * How fast mateability is decided: every position of the files named, for both
 * sides, with the average and worst processor time and what stays undecided. Answers that
 * differ from the file's are named and make it fail.
 * Usage: bench-mate [--nodes N] [--memory MIB] [--verbose 1] [--peer 0] FILE...
 * A line is an answer (W or -, B or -, ? for a side not to ask about), a blank,
 * and a FEN.
 * Beside it the same questions are put to chasolver, whose example "analyzer"
 * reads a FEN and "white" or "black" a line: the program that TOUCHMOVE_CHASOLVER
 * names, else chasolver-analyzer, where there is one.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <chesslaws.h>

#include "peer.h"

struct totals {
	size_t count;
	size_t undecided;
	size_t wrong;
	size_t by[LAWS_MATE_BY_EXHAUSTION + 1];
	uint64_t nodes;
	uint64_t most_nodes;
	double seconds;
	double worst;
};

static struct laws_mate_work work;
static uint64_t budget = 16 << 20;
static bool verbose;
static bool with_peer = true;
static FILE *questions; /* as the peer reads them; NULL without one */

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

static void measure(const struct laws_position *position, enum laws_side side, bool expected,
		    const char *line, struct totals *totals)
{
	struct laws_mate_answer answer;
	double begin = own_seconds();
	enum laws_mate mate = laws_mate_search(position, side, &work, budget, &answer);
	double took = own_seconds() - begin;

	if (questions)
		fprintf(questions, "%s %s\n", line + 3, side ? "black" : "white");
	totals->count++;
	totals->seconds += took;
	totals->nodes += answer.nodes;
	totals->by[answer.proof]++;
	if (took > totals->worst)
		totals->worst = took;
	if (answer.nodes > totals->most_nodes)
		totals->most_nodes = answer.nodes;
	if (verbose)
		printf("%10.1f us %9" PRIu64 " nodes by %d side %d length %zu %s\n", took * 1e6,
		       answer.nodes, answer.proof, side, answer.length, line);
	if (mate == LAWS_MATE_UNDECIDED) {
		totals->undecided++;
		printf("undecided for %s: %s\n", side ? "Black" : "White", line);
	} else if ((mate == LAWS_MATE_POSSIBLE) != expected ||
		   (expected && !is_mate(*position, &answer, side))) {
		totals->wrong++;
		printf("WRONG for %s: %s\n", side ? "Black" : "White", line);
	}
}

static void measure_line(const char *line, struct totals *totals)
{
	struct laws_position position;
	struct laws_setup setup;

	if (strlen(line) < 4 || laws_fen_read(line + 3, &setup, NULL) ||
	    laws_position_init(&position, &setup)) {
		fprintf(stderr, "bench-mate: no position: %s\n", line);
		totals->wrong++;
		return;
	}
	if (line[0] != '?')
		measure(&position, LAWS_WHITE, line[0] == 'W', line, totals);
	if (line[1] != '?')
		measure(&position, LAWS_BLACK, line[1] == 'B', line, totals);
}

static void print(const char *path, const struct totals *totals)
{
	double count = totals->count ? (double)totals->count : 1;

	printf("mate %s: %zu questions, %.1f us on average, %.1f ms at worst; "
	       "%.0f nodes, %" PRIu64 " at most; undecided %zu, wrong %zu\n",
	       path, totals->count, totals->seconds / count * 1e6, totals->worst * 1e3,
	       (double)totals->nodes / count, totals->most_nodes, totals->undecided, totals->wrong);
	printf("  by line %zu, end %zu, material %zu, confinement %zu, exhaustion %zu\n",
	       totals->by[1], totals->by[2], totals->by[3], totals->by[4], totals->by[5]);
}

/* Processor time, as ours, with the peer's start in it. */
static void print_peer(const char *asked, const struct totals *totals)
{
	char *program = getenv("TOUCHMOVE_CHASOLVER");
	char *const argv[] = {program ? program : "chasolver-analyzer", NULL};
	double count = totals->count ? (double)totals->count : 1;
	double peer = peer_seconds(argv, asked);

	if (peer < 0)
		printf("  chasolver is not here (TOUCHMOVE_CHASOLVER names it)\n");
	else
		printf("  chasolver: %.1f us on average, %.2f times ours\n", peer / count * 1e6,
		       peer / (totals->seconds > 0 ? totals->seconds : 1e-9));
}

static void measure_file(FILE *file, struct totals *totals)
{
	char line[256];

	while (fgets(line, sizeof(line), file)) {
		line[strcspn(line, "\r\n")] = '\0';
		if (line[0] && line[0] != '#')
			measure_line(line, totals);
	}
}

static bool run(const char *path)
{
	struct totals totals = {0};
	FILE *file = fopen(path, "r");
	char *asked = NULL;
	size_t size;

	if (!file) {
		perror(path);
		return false;
	}
	questions = with_peer ? open_memstream(&asked, &size) : NULL;
	measure_file(file, &totals);
	fclose(file);
	print(path, &totals);
	if (questions && fclose(questions) == 0)
		print_peer(asked, &totals);
	free(asked);
	return totals.wrong == 0;
}

int main(int argc, char **argv)
{
	bool right = true;

	work.size = (size_t)512 << 20;
	for (; argc > 2 && argv[1][0] == '-'; argc -= 2, argv += 2) {
		if (!strcmp(argv[1], "--nodes"))
			budget = strtoull(argv[2], NULL, 10);
		else if (!strcmp(argv[1], "--memory"))
			work.size = (size_t)strtoull(argv[2], NULL, 10) << 20;
		else if (!strcmp(argv[1], "--verbose"))
			verbose = atoi(argv[2]);
		else if (!strcmp(argv[1], "--peer"))
			with_peer = atoi(argv[2]);
	}
	work.memory = malloc(work.size);
	if (!work.memory)
		return 4;
	for (int i = 1; i < argc; i++)
		right &= run(argv[i]);
	free(work.memory);
	return right ? 0 : 1;
}
