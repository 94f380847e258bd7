/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * chesslaws mate: whether a side can checkmate by any series of legal moves.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tool/tool.h"

#define NODES_DEFAULT ((uint64_t)10000000)
#define NODES_MAX     ((uint64_t)1000000000000)
#define BYTES_A_NODE  64 /* what the search keeps of each position, and its table */
#define MEMORY_LEAST  ((size_t)1 << 16)
#define MEMORY_MOST   ((size_t)1 << 30)

struct question {
	struct laws_position position;
	enum laws_side side;
	uint64_t nodes;
};

static const char *side_name(enum laws_side side)
{
	return side == LAWS_WHITE ? "White" : "Black";
}

/* Takes "--nodes N" out of @arguments; false when N is no number. */
static bool take_nodes(int *count, char **arguments, uint64_t *nodes)
{
	int kept = 0;

	for (int i = 0; i < *count; i++) {
		char *end;

		if (strcmp(arguments[i], "--nodes")) {
			arguments[kept++] = arguments[i];
			continue;
		}
		if (++i == *count || arguments[i][0] < '0' || arguments[i][0] > '9')
			return false;
		*nodes = strtoull(arguments[i], &end, 10);
		if (*end || *nodes > NODES_MAX)
			return false;
	}
	*count = kept;
	return true;
}

static bool read_side(const char *text, enum laws_side *side)
{
	*side = strcmp(text, "black") ? LAWS_WHITE : LAWS_BLACK;
	return !strcmp(text, "white") || !strcmp(text, "black");
}

static void print_line(struct laws_position position, const struct laws_mate_answer *answer)
{
	for (size_t i = 0; i < answer->length; i++) {
		unsigned int number = position.move_number;
		char san[LAWS_SAN_SIZE];

		laws_san_write(&position, answer->line[i], san);
		if (laws_position_side(&position) == LAWS_WHITE)
			printf(" %u.", number);
		else if (i == 0)
			printf(" %u...", number);
		printf(" %s", san);
		laws_move_play(&position, answer->line[i]);
	}
}

static const char *proof_text(enum laws_mate_proof proof)
{
	switch (proof) {
	case LAWS_MATE_BY_END:
		return "end: the game is over";
	case LAWS_MATE_BY_MATERIAL:
		return "material: no mate can be given with what is on the board";
	case LAWS_MATE_BY_CONFINEMENT:
		return "confinement: the pieces cannot reach what a mate would need";
	case LAWS_MATE_BY_EXHAUSTION:
		return "exhaustion: every line was followed to its end";
	case LAWS_MATE_BY_NOTHING:
	case LAWS_MATE_BY_LINE:
		break;
	}
	return "";
}

static int print_answer(const struct question *question, enum laws_mate mate,
			const struct laws_mate_answer *answer)
{
	switch (mate) {
	case LAWS_MATE_POSSIBLE:
		printf("yes");
		if (answer->length == 0)
			printf(" %s has mated", side_name(question->side));
		print_line(question->position, answer);
		putchar('\n');
		return EXIT_YES;
	case LAWS_MATE_IMPOSSIBLE:
		printf("no %s\n", proof_text(answer->proof));
		return EXIT_NO;
	case LAWS_MATE_UNDECIDED:
		break;
	}
	printf("undecided after %" PRIu64 " positions; --nodes allows more\n", answer->nodes);
	return EXIT_UNDECIDED;
}

static size_t memory_for(uint64_t nodes)
{
	if (nodes > MEMORY_MOST / BYTES_A_NODE)
		return MEMORY_MOST;
	return nodes * BYTES_A_NODE < MEMORY_LEAST ? MEMORY_LEAST : (size_t)nodes * BYTES_A_NODE;
}

static int answer_question(const struct question *question)
{
	struct laws_mate_work work = {.size = memory_for(question->nodes)};
	struct laws_mate_answer answer;
	enum laws_mate mate;
	int code;

	/* Most of it is never touched. Less memory only means less that is decided. */
	while (!(work.memory = malloc(work.size)) && work.size > MEMORY_LEAST)
		work.size /= 2;
	if (!work.memory) {
		fputs("chesslaws: mate: out of memory\n", stderr);
		return EXIT_ENVIRONMENT;
	}
	mate = laws_mate_search(&question->position, question->side, &work, question->nodes,
				&answer);
	code = print_answer(question, mate, &answer);
	free(work.memory);
	return code;
}

int command_mate(int count, char **arguments)
{
	struct question question = {.nodes = NODES_DEFAULT};

	if (!take_nodes(&count, arguments, &question.nodes))
		return bad_input("mate: --nodes needs a number from 0 to %" PRIu64, NODES_MAX);
	if (count < 2)
		return bad_input("mate: needs a FEN and a side, as in 'mate start white'");
	if (!read_side(arguments[count - 1], &question.side))
		return bad_input("mate: the side '%s' is neither white nor black",
				 arguments[count - 1]);
	if (!position_from_arguments(&question.position, count - 1, arguments))
		return EXIT_BAD_INPUT;
	return answer_question(&question);
}
