/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * What the judge keeps of searches for a mate, and what it asks for before it is needed.
 */
#include <criterion/criterion.h>
#include <string.h>

#include <chesslaws/notation.h>

#include "judge/judge_internal.h"

/* Whether White can mate is not found by a short search, and whether Black can by none. */
#define BLOCKED "k1bK4/1p1p4/1PpPp3/2P1Pp2/2p1pP2/2p1P3/2P5/8 w - - 0 1"

static struct laws_judge judge;
static struct laws_verdicts out;
static laws_time now;

static void play(struct laws_act act)
{
	now += LAWS_SECOND;
	act.first = now;
	act.settled = now;
	laws_judge_step(&judge, &act, now, &out);
}

static void begin(const char *fen)
{
	struct laws_regulations regulations;
	struct laws_position position;
	struct laws_setup setup;

	laws_regulations_default(&regulations);
	regulations.edition = LAWS_EDITION_2023;
	cr_assert_eq(laws_fen_read(fen, &setup, NULL), 0);
	cr_assert_eq(laws_position_init(&position, &setup), 0);
	now = 0;
	laws_judge_init(&judge, &regulations, 0);
	play((struct laws_act){
		.kind = LAWS_ACT_STARTED,
		.side = LAWS_BLACK,
		.by_lever = true,
		.position = &position,
		.squares = laws_position_occupied(&position),
	});
}

static enum laws_result resign(enum laws_side side)
{
	play((struct laws_act){.kind = LAWS_ACT_RESIGNED, .side = side});
	for (size_t i = 0; i < out.count; i++)
		if (out.verdict[i].kind == LAWS_VERDICT_ENDED)
			return out.verdict[i].state.result;
	return LAWS_RESULT_NONE;
}

Test(mates, a_long_search_is_asked_for_and_its_answer_counts)
{
	struct laws_position position;
	enum laws_side side;

	begin(BLOCKED);
	cr_assert(laws_judge_wants_mate(&judge, &position, &side));
	cr_expect_eq(side, LAWS_WHITE);
	cr_expect_eq(memcmp(&position, &judge.position, sizeof(position)), 0);
	laws_judge_know_mate(&judge, &position, side, LAWS_MATE_IMPOSSIBLE);
	cr_assert(laws_judge_wants_mate(&judge, &position, &side));
	cr_expect_eq(side, LAWS_BLACK);
	laws_judge_know_mate(&judge, &position, side, LAWS_MATE_POSSIBLE);
	cr_expect_not(laws_judge_wants_mate(&judge, &position, &side));
	cr_expect_eq(resign(LAWS_BLACK), LAWS_RESULT_DRAW, "by 5.1.2, as the answer says");
	cr_expect_not(laws_judge_wants_mate(&judge, &position, &side), "the game is over");
}

Test(mates, what_a_short_search_tells_is_not_asked_for)
{
	struct laws_position position;
	enum laws_side side;

	begin("r5k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1");
	cr_expect_not(laws_judge_wants_mate(&judge, &position, &side));
}

Test(mates, a_result_is_searched_for_where_nobody_has)
{
	struct laws_position position;
	enum laws_side side;

	begin(BLOCKED);
	cr_expect_eq(resign(LAWS_WHITE), LAWS_RESULT_BLACK, "undecided");
	begin("2b1k3/8/8/1p1p1p1p/1P1P1P1P/8/8/2B1K3 w - - 0 1");
	cr_expect_eq(resign(LAWS_BLACK), LAWS_RESULT_DRAW, "nobody can mate");
	cr_expect_not(laws_judge_wants_mate(&judge, &position, &side));
}

/* A search has the memory of its own thread, whatever it held before. */
Test(mates, the_search_is_the_same_with_any_memory)
{
	static uint64_t memory[LAWS_JUDGE_MATE_MEMORY];
	struct laws_position position;
	enum laws_side side;

	begin(BLOCKED);
	cr_assert(laws_judge_wants_mate(&judge, &position, &side));
	memset(memory, 0xa5, sizeof(memory));
	cr_expect_eq(laws_judge_search_mate(&position, side, memory),
		     judge_mate(&judge, &position, side));
}

/* The newest answers are kept, and those about the present position and open alerts, however old.
 */
Test(mates, what_may_be_asked_for_is_kept)
{
	struct laws_position first, other;

	begin(BLOCKED);
	first = judge.position;
	laws_judge_know_mate(&judge, &first, LAWS_WHITE, LAWS_MATE_IMPOSSIBLE);
	for (int needed = 2; needed >= 0; needed--) {
		judge.open_count = needed == 1;
		judge.open[0] = (struct laws_judge_alert){.id = 1, .ply = judge.ply + 1};
		if (needed == 1)
			judge.position.board[0] ^= 0x80;
		other = first;
		for (unsigned int i = 0; i < 3 * LAWS_JUDGE_MATES; i++) {
			other.board[i % 60] ^= 0x40;
			laws_judge_know_mate(&judge, &other, LAWS_WHITE, LAWS_MATE_POSSIBLE);
			other.board[(i + 1) % 60] ^= 0x80;
		}
		if (needed)
			cr_expect_eq(judge_mate(&judge, &first, LAWS_WHITE), LAWS_MATE_IMPOSSIBLE);
	}
	cr_expect_eq(judge_mate(&judge, &first, LAWS_WHITE), LAWS_MATE_POSSIBLE,
		     "forgotten, and searched for anew");
}
