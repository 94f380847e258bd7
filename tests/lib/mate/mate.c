/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Mateability: the answers of mate.txt, every line of moves played to its mate,
 * and that little memory or a small budget leaves things open but never wrong.
 */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../support.h"

#define LINE_SIZE 256

/* Enough for one search to be resumed while others run. */
static uint64_t memory[(64u << 20) / sizeof(uint64_t)];

static struct laws_mate_work work_of(size_t size)
{
	return (struct laws_mate_work){.memory = memory, .size = size};
}

static struct laws_position any_position_or_fail(const char *fen)
{
	struct laws_position position;
	struct laws_setup setup;

	cr_assert_eq(laws_fen_read(fen, &setup, NULL), 0, "%s", fen);
	cr_assert_eq(laws_position_init(&position, &setup), 0, "%s", fen);
	return position;
}

static void expect_mate_after(struct laws_position position, enum laws_side side,
			      const struct laws_mate_answer *answer)
{
	struct laws_move moves[LAWS_MOVES_MAX];

	for (size_t i = 0; i < answer->length; i++) {
		cr_assert(laws_move_is_legal(&position, answer->line[i]), "move %zu", i);
		laws_move_play(&position, answer->line[i]);
	}
	cr_assert_neq(laws_position_side(&position), side);
	cr_assert(laws_position_in_check(&position));
	cr_assert_eq(laws_moves(&position, moves), 0);
}

static void expect_answer(const char *fen, enum laws_side side, bool possible)
{
	struct laws_position position = any_position_or_fail(fen);
	struct laws_mate_work work = work_of(sizeof(memory));
	struct laws_mate_answer answer;
	enum laws_mate mate = laws_mate_search(&position, side, &work, 1000000, &answer);

	cr_expect_eq(mate, possible ? LAWS_MATE_POSSIBLE : LAWS_MATE_IMPOSSIBLE, "%s, side %d: %d",
		     fen, side, mate);
	cr_expect_gt(answer.nodes, 0);
	if (mate == LAWS_MATE_POSSIBLE) {
		cr_expect_eq(answer.proof, LAWS_MATE_BY_LINE);
		expect_mate_after(position, side, &answer);
	} else {
		cr_expect_gt(answer.proof, LAWS_MATE_BY_LINE);
		cr_expect_eq(answer.length, 0);
	}
}

/* Calls @check with each line of mate.txt that is a position. */
static void for_each_line(void (*check)(const char *fen, bool white, bool black))
{
	FILE *file = fopen(TEST_SOURCE_DIR "/mate/mate.txt", "r");
	char line[LINE_SIZE];
	size_t count = 0;

	cr_assert(file);
	while (fgets(line, sizeof(line), file)) {
		line[strcspn(line, "\n")] = '\0';
		if (line[0] == '#' || strlen(line) < 4)
			continue;
		check(line + 3, line[0] == 'W', line[1] == 'B');
		count++;
	}
	fclose(file);
	cr_assert_gt(count, 20);
}

static void expect_both(const char *fen, bool white, bool black)
{
	expect_answer(fen, LAWS_WHITE, white);
	expect_answer(fen, LAWS_BLACK, black);
}

Test(mate, answers)
{
	for_each_line(expect_both);
}

static void expect_no_contradiction(const char *fen, enum laws_side side, bool possible)
{
	static const size_t sizes[] = {0, 7, 1000, 2048, 4096, 65536};
	static const uint64_t budgets[] = {0, 1, 50, 2000, 20000};
	struct laws_position position = any_position_or_fail(fen);
	enum laws_mate never = possible ? LAWS_MATE_IMPOSSIBLE : LAWS_MATE_POSSIBLE;

	for (size_t i = 0; i < sizeof(sizes) / sizeof(sizes[0]); i++) {
		for (size_t j = 0; j < sizeof(budgets) / sizeof(budgets[0]); j++) {
			struct laws_mate_work work = work_of(sizes[i]);
			struct laws_mate_answer answer;
			enum laws_mate mate =
				laws_mate_search(&position, side, &work, budgets[j], &answer);

			cr_expect_neq(mate, never, "%s, side %d", fen, side);
			cr_expect_eq(mate == LAWS_MATE_UNDECIDED,
				     answer.proof == LAWS_MATE_BY_NOTHING);
			cr_expect_leq(answer.nodes, budgets[j] + LAWS_MOVES_MAX);
			if (mate == LAWS_MATE_POSSIBLE)
				expect_mate_after(position, side, &answer);
		}
	}
}

static void expect_neither_contradicted(const char *fen, bool white, bool black)
{
	expect_no_contradiction(fen, LAWS_WHITE, white);
	expect_no_contradiction(fen, LAWS_BLACK, black);
}

Test(mate, little_memory_and_small_budgets_are_never_wrong)
{
	for_each_line(expect_neither_contradicted);
}

static void expect_dead_when_neither(const char *fen, bool white, bool black)
{
	struct laws_position position = any_position_or_fail(fen);
	struct laws_mate_work work = work_of(sizeof(memory));

	cr_expect_eq(laws_mate_either(&position, &work, 1000000),
		     white || black ? LAWS_MATE_POSSIBLE : LAWS_MATE_IMPOSSIBLE, "%s", fen);
}

Test(mate, a_position_is_dead_when_neither_side_can)
{
	for_each_line(expect_dead_when_neither);
}

Test(mate, undecided_for_either_is_not_dead)
{
	struct laws_position wall = position_or_fail("8/2k5/8/1p1p1p1p/1P1P1P1P/8/2K5/8 w - -");
	struct laws_mate_work work = work_of(sizeof(memory));

	cr_expect_eq(laws_mate_either(&wall, &work, 10), LAWS_MATE_UNDECIDED);
}

static enum laws_mate_proof proof_of(const char *fen, enum laws_side side)
{
	struct laws_position position = position_or_fail(fen);
	struct laws_mate_work work = work_of(sizeof(memory));
	struct laws_mate_answer answer;

	laws_mate_search(&position, side, &work, 1000000, &answer);
	return answer.proof;
}

Test(mate, proofs_are_named)
{
	cr_expect_eq(proof_of("7k/5Q2/6K1/8/8/8/8/8 b - -", LAWS_WHITE), LAWS_MATE_BY_END);
	cr_expect_eq(proof_of("8/8/4k3/8/8/3K4/4N3/8 w - -", LAWS_WHITE), LAWS_MATE_BY_MATERIAL);
	cr_expect_eq(proof_of("8/2k5/8/1p1p1p1p/1P1P1P1P/8/2K5/8 w - -", LAWS_WHITE),
		     LAWS_MATE_BY_CONFINEMENT);
	cr_expect_eq(proof_of("8/8/8/8/8/8/1q5k/K7 w - -", LAWS_BLACK), LAWS_MATE_BY_EXHAUSTION);
	cr_expect_eq(proof_of("8/8/8/8/8/7q/7k/K7 b - -", LAWS_BLACK), LAWS_MATE_BY_LINE);
}

Test(mate, no_memory_leaves_it_undecided_whatever_its_size)
{
	struct laws_position start = position_or_fail(START_FEN);
	struct laws_mate_work work = {.memory = NULL, .size = SIZE_MAX / 2};

	cr_expect_eq(laws_mate_search(&start, LAWS_BLACK, &work, 100000, NULL),
		     LAWS_MATE_UNDECIDED);
}

Test(mate, an_answer_need_not_be_explained)
{
	struct laws_position start = position_or_fail(START_FEN);
	struct laws_mate_work work = work_of(65536);

	cr_expect_eq(laws_mate_search(&start, LAWS_BLACK, &work, 5000, NULL), LAWS_MATE_POSSIBLE);
}

Test(mate, illegal_positions_can_be_asked_about_unplayable_ones_not)
{
	static const char *const refused[] = {
		"8/8/8/8/8/8/8/K7 w - -",	   "kk6/8/8/8/8/8/8/K7 w - -",
		"k7/8/8/8/8/8/8/K6P w - -",	   "k7/8/8/8/8/8/8/K6r b - -",
		"k7/8/8/8/8/8/PPPPPPPP/K6P w - -",
	};
	struct laws_position position;
	struct laws_setup setup;

	for (size_t i = 0; i < sizeof(refused) / sizeof(refused[0]); i++) {
		cr_assert_eq(laws_fen_read(refused[i], &setup, NULL), 0);
		cr_expect_neq(laws_position_init(&position, &setup), 0, "%s", refused[i]);
	}
	any_position_or_fail("NNNNNNNN/NNNNNNN1/8/8/8/8/8/k1K5 w - -");
	cr_expect_eq(faults_of("NNNNNNNN/NNNNNNN1/8/8/8/8/8/k1K5 w - -"),
		     LAWS_SETUP_WHITE_PROMOTED);
}
