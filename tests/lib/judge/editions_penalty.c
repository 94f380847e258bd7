/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * What differs between the editions in penalties: a test for each of them,
 * named for the matter, the edition and its article.
 */
#include <criterion/criterion.h>

#include "editions.h"

#define E01	LAWS_EDITION_2001
#define E17	LAWS_EDITION_2017
#define E18	LAWS_EDITION_2018
#define E23	LAWS_EDITION_2023
#define LIMITED LAWS_SUPERVISION_LIMITED
#define FULL	LAWS_SUPERVISION_FULL
#define ILLEGAL LAWS_OFFENCE_ILLEGAL_MOVE
#define PAWN	LAWS_OFFENCE_PAWN_NOT_REPLACED
#define HANDS	LAWS_OFFENCE_TWO_HANDS
#define EMPTY	LAWS_OFFENCE_NO_MOVE
#define CLAIM	LAWS_OFFENCE_WRONG_CLAIM

static struct laws_infringement unpressed(enum laws_offence offence)
{
	struct laws_infringement infringement = white_commits(offence);

	infringement.pressed = false;
	return infringement;
}

static struct laws_infringement claimed(enum laws_offence offence)
{
	struct laws_infringement infringement = white_commits(offence);

	infringement.claimed = true;
	return infringement;
}

static struct laws_infringement claimed_after_touch(enum laws_offence offence)
{
	struct laws_infringement infringement = claimed(offence);

	infringement.opponent_touched = true;
	return infringement;
}

static struct laws_infringement after_next_move(struct laws_infringement infringement)
{
	infringement.opponent_touched = true;
	infringement.opponent_made = true;
	return infringement;
}

static struct laws_infringement without_mate(struct laws_infringement infringement)
{
	infringement.mate = LAWS_MATE_IMPOSSIBLE;
	return infringement;
}

/* Two hands for one move. */

Test(editions, two_hands_2001_4_1)
{
	expect_costs(E01, STANDARD, LIMITED, HANDS,
		     "discretion 4.1, discretion 4.1, discretion 4.1");
	expect_first(E01, STANDARD, unpressed(HANDS), "discretion 4.1");
}

Test(editions, two_hands_2017_7_7)
{
	expect_costs(E17, STANDARD, LIMITED, HANDS, "+2 7.7.2, 0-1 7.7.2, 0-1 7.7.2");
	expect_first(E17, STANDARD, unpressed(HANDS), "+2 7.7.2");
}

Test(editions, two_hands_2018_7_5_4)
{
	expect_costs(E18, STANDARD, LIMITED, HANDS, "+2 7.5.5, 0-1 7.5.5, 0-1 7.5.5");
	expect_first(E18, STANDARD, unpressed(HANDS), "nothing 7.5.4");
}

Test(editions, two_hands_2023_7_5_4)
{
	expect_costs(E23, STANDARD, LIMITED, HANDS, "+2 7.5.5, 0-1 7.5.5, 0-1 7.5.5");
	expect_first(E23, STANDARD, unpressed(HANDS), "nothing 7.5.4");
}

/* A press without a move. */

Test(editions, press_without_move_2001_6_8)
{
	expect_costs(E01, STANDARD, LIMITED, EMPTY,
		     "discretion 6.8, discretion 6.8, discretion 6.8");
}

Test(editions, press_without_move_2017_7_8)
{
	expect_costs(E17, STANDARD, LIMITED, EMPTY, "+2 7.8.2, 0-1 7.8.2, 0-1 7.8.2");
}

Test(editions, press_without_move_2018_7_5_3)
{
	expect_costs(E18, STANDARD, LIMITED, EMPTY, "+2 7.5.5, 0-1 7.5.5, 0-1 7.5.5");
}

Test(editions, press_without_move_2023_7_5_3)
{
	expect_costs(E23, STANDARD, LIMITED, EMPTY, "+2 7.5.5, 0-1 7.5.5, 0-1 7.5.5");
}

/* A pawn left on the last rank. */

static void expect_pawn(enum laws_edition edition, enum laws_remedy remedy, const char *text)
{
	struct laws_ledger ledger = ledger_of(edition, STANDARD, LIMITED);
	struct laws_infringement infringement = white_commits(PAWN);
	struct laws_due due = laws_ledger_due(&ledger, &infringement);

	cr_assert_eq(due.remedy, remedy);
	expect_due(due, text);
}

Test(editions, pawn_not_replaced_2001_7_4)
{
	expect_pawn(E01, LAWS_REMEDY_REINSTATE, "+2 7.4b");
}

Test(editions, pawn_not_replaced_2017_7_5_2)
{
	expect_pawn(E17, LAWS_REMEDY_QUEEN, "+2 7.5.3");
	expect_first(E17, STANDARD, unpressed(PAWN), "nothing 7.5.2");
}

Test(editions, pawn_not_replaced_2018_7_5_2)
{
	expect_pawn(E18, LAWS_REMEDY_QUEEN, "+2 7.5.5");
	expect_first(E18, STANDARD, unpressed(PAWN), "nothing 7.5.2");
}

Test(editions, pawn_not_replaced_2023_7_5_2)
{
	expect_pawn(E23, LAWS_REMEDY_QUEEN, "+2 7.5.5");
	expect_first(E23, STANDARD, unpressed(PAWN), "nothing 7.5.2");
}

/* When an illegal move is completed. */

Test(editions, illegal_move_completed_2001_C_3)
{
	struct laws_infringement early = claimed(ILLEGAL);

	early.pressed = false;
	expect_first(E01, STANDARD, unpressed(ILLEGAL), "+2 7.4b");
	expect_first(E01, BLITZ, early, "nothing C.3");
	expect_first(E01, BLITZ, claimed(ILLEGAL), "0-1 C.3");
}

Test(editions, illegal_move_completed_2017_7_5_1)
{
	expect_first(E17, STANDARD, unpressed(ILLEGAL), "nothing 7.5.1");
	expect_first(E17, STANDARD, white_commits(ILLEGAL), "+2 7.5.3");
}

Test(editions, illegal_move_completed_2018_7_5_1)
{
	expect_first(E18, STANDARD, unpressed(ILLEGAL), "nothing 7.5.1");
	expect_first(E18, STANDARD, white_commits(ILLEGAL), "+2 7.5.5");
}

Test(editions, illegal_move_completed_2023_7_5_1)
{
	expect_first(E23, STANDARD, unpressed(ILLEGAL), "nothing 7.5.1");
	expect_first(E23, STANDARD, white_commits(ILLEGAL), "+2 7.5.5");
}

/* What binds the move that replaces an illegal one. */

static void expect_replacement(enum laws_edition edition, enum laws_replacement replacement)
{
	struct laws_ledger ledger = ledger_of(edition, STANDARD, LIMITED);
	struct laws_infringement infringement = white_commits(ILLEGAL);
	struct laws_due due = laws_ledger_due(&ledger, &infringement);

	cr_assert_eq(due.remedy, LAWS_REMEDY_REINSTATE);
	cr_assert_eq(due.replacement, replacement);
}

Test(editions, replacing_move_2001_7_4)
{
	expect_replacement(E01, LAWS_REPLACEMENT_BY_TOUCH);
}

Test(editions, replacing_move_2017_7_5_1)
{
	expect_replacement(E17, LAWS_REPLACEMENT_BY_TOUCH_RELEASED);
}

Test(editions, replacing_move_2018_7_5_1)
{
	expect_replacement(E18, LAWS_REPLACEMENT_BY_TOUCH_RELEASED);
}

Test(editions, replacing_move_2023_7_5_1)
{
	expect_replacement(E23, LAWS_REPLACEMENT_BY_TOUCH_RELEASED);
}

/* How illegal moves count together: one of each kind, and what the last of them costs. */

static void expect_together(enum laws_edition edition, const char *hands, const char *empty,
			    const char *pawn)
{
	struct laws_ledger ledger = ledger_of(edition, STANDARD, LIMITED);
	struct laws_infringement next = white_commits(HANDS);

	laws_ledger_record(&ledger, LAWS_WHITE, ILLEGAL);
	expect_due(laws_ledger_due(&ledger, &next), hands);
	next.offence = EMPTY;
	expect_due(laws_ledger_due(&ledger, &next), empty);
	next.offence = PAWN;
	expect_due(laws_ledger_due(&ledger, &next), pawn);
	/* The opponent's infringements are counted apart. */
	next.side = LAWS_BLACK;
	next.offence = ILLEGAL;
	cr_assert_eq(laws_ledger_due(&ledger, &next).count, 1);
}

Test(editions, counts_2001_7_4)
{
	expect_together(E01, "discretion 4.1", "discretion 6.8", "+2 7.4b");
}

Test(editions, counts_2017_7_5_3_7_7_2_7_8_2)
{
	expect_together(E17, "+2 7.7.2", "+2 7.8.2", "0-1 7.5.3");
}

Test(editions, counts_2018_7_5_5)
{
	expect_together(E18, "0-1 7.5.5", "0-1 7.5.5", "0-1 7.5.5");
}

Test(editions, counts_2023_7_5_5)
{
	expect_together(E23, "0-1 7.5.5", "0-1 7.5.5", "0-1 7.5.5");
}

/* The first, second and third illegal move. */

Test(editions, illegal_move_penalty_standard_2001_7_4)
{
	expect_costs(E01, STANDARD, LIMITED, ILLEGAL, "+2 7.4b, +2 7.4b, 0-1 7.4b");
}

Test(editions, illegal_move_penalty_standard_2017_7_5_3)
{
	expect_costs(E17, STANDARD, LIMITED, ILLEGAL, "+2 7.5.3, 0-1 7.5.3, 0-1 7.5.3");
}

Test(editions, illegal_move_penalty_standard_2018_7_5_5)
{
	expect_costs(E18, STANDARD, LIMITED, ILLEGAL, "+2 7.5.5, 0-1 7.5.5, 0-1 7.5.5");
}

Test(editions, illegal_move_penalty_standard_2023_7_5_5)
{
	expect_costs(E23, STANDARD, LIMITED, ILLEGAL, "+2 7.5.5, 0-1 7.5.5, 0-1 7.5.5");
}

Test(editions, illegal_move_penalty_rapid_2001_B_5)
{
	expect_costs(E01, RAPID, LIMITED, ILLEGAL, "+2 7.4b, +2 7.4b, 0-1 7.4b");
	expect_first(E01, RAPID, claimed(ILLEGAL), "+2 7.4b");
	expect_first(E01, RAPID, claimed_after_touch(ILLEGAL), "claim-lost B.5");
}

Test(editions, illegal_move_penalty_rapid_2017_A_4_2)
{
	expect_costs(E17, RAPID, LIMITED, ILLEGAL, "0-1 A.4.2, 0-1 A.4.2, 0-1 A.4.2");
	expect_first(E17, RAPID, claimed_after_touch(ILLEGAL), "0-1 A.4.2");
	expect_first(E17, RAPID, after_next_move(claimed(ILLEGAL)), "stands A.4.2");
	expect_first(E17, RAPID, after_next_move(white_commits(ILLEGAL)), "stands A.4.2");
}

Test(editions, illegal_move_penalty_rapid_2018_A_4_2)
{
	expect_costs(E18, RAPID, LIMITED, ILLEGAL, "+2 A.4.2, 0-1 A.4.2, 0-1 A.4.2");
	expect_first(E18, RAPID, claimed_after_touch(ILLEGAL), "+2 A.4.2");
	expect_first(E18, RAPID, after_next_move(claimed(ILLEGAL)), "stands A.4.2");
	expect_first(E18, RAPID, after_next_move(white_commits(ILLEGAL)), "stands A.4.2");
}

Test(editions, illegal_move_penalty_rapid_2023_A_5_2)
{
	expect_costs(E23, RAPID, LIMITED, ILLEGAL, "+1 A.5.2, 0-1 A.5.2, 0-1 A.5.2");
	expect_first(E23, RAPID, claimed_after_touch(ILLEGAL), "+1 A.5.2");
	expect_first(E23, RAPID, after_next_move(claimed(ILLEGAL)), "stands A.5.2");
	expect_first(E23, RAPID, after_next_move(white_commits(ILLEGAL)), "stands A.5.2");
}

Test(editions, illegal_move_penalty_blitz_2001_C_3)
{
	expect_first(E01, BLITZ, white_commits(ILLEGAL), "nothing C.3");
	expect_first(E01, BLITZ, claimed(ILLEGAL), "0-1 C.3");
	expect_first(E01, BLITZ, claimed_after_touch(ILLEGAL), "0-1 C.3");
	expect_first(E01, BLITZ, without_mate(claimed(ILLEGAL)), "1/2-1/2 C.3");
	expect_first(E01, BLITZ, after_next_move(claimed(ILLEGAL)), "stands C.3");
}

Test(editions, illegal_move_penalty_blitz_2017_B_4)
{
	expect_costs(E17, BLITZ, LIMITED, ILLEGAL, "0-1 A.4.2, 0-1 A.4.2, 0-1 A.4.2");
	expect_first(E17, BLITZ, after_next_move(claimed(ILLEGAL)), "stands A.4.2");
}

Test(editions, illegal_move_penalty_blitz_2018_B_4)
{
	expect_costs(E18, BLITZ, LIMITED, ILLEGAL, "+1 A.4.2, 0-1 A.4.2, 0-1 A.4.2");
	expect_first(E18, BLITZ, after_next_move(claimed(ILLEGAL)), "stands A.4.2");
}

Test(editions, illegal_move_penalty_blitz_2023_B_3)
{
	expect_costs(E23, BLITZ, LIMITED, ILLEGAL, "+1 A.5.2, 0-1 A.5.2, 0-1 A.5.2");
	expect_first(E23, BLITZ, after_next_move(claimed(ILLEGAL)), "stands A.5.2");
}

/* Enough arbiters: the standard rules, in 2023's blitz also with their two minutes. */

Test(editions, full_supervision_2001_knows_no_regimes)
{
	expect_costs(E01, RAPID, FULL, ILLEGAL, "+2 7.4b, +2 7.4b, 0-1 7.4b");
	expect_costs(E01, BLITZ, FULL, ILLEGAL, "nothing C.3, nothing C.3, nothing C.3");
}

Test(editions, full_supervision_2017_A_3_B_3)
{
	expect_costs(E17, RAPID, FULL, ILLEGAL, "+2 7.5.3, 0-1 7.5.3, 0-1 7.5.3");
	expect_costs(E17, BLITZ, FULL, ILLEGAL, "+1 7.5.3, 0-1 7.5.3, 0-1 7.5.3");
}

Test(editions, full_supervision_2018_A_3_B_3)
{
	expect_costs(E18, RAPID, FULL, ILLEGAL, "+2 7.5.5, 0-1 7.5.5, 0-1 7.5.5");
	expect_costs(E18, BLITZ, FULL, ILLEGAL, "+1 7.5.5, 0-1 7.5.5, 0-1 7.5.5");
}

Test(editions, full_supervision_2023_A_4_B_2)
{
	struct laws_infringement late = after_next_move(claimed(ILLEGAL));
	struct laws_ledger ledger = ledger_of(E23, RAPID, FULL);

	expect_costs(E23, RAPID, FULL, ILLEGAL, "+1 7.5.5, 0-1 7.5.5, 0-1 7.5.5");
	expect_costs(E23, BLITZ, FULL, ILLEGAL, "+2 7.5.5, 0-1 7.5.5, 0-1 7.5.5");
	/* No move stands there. */
	expect_due(laws_ledger_due(&ledger, &late), "+1 7.5.5");
}

/* The draw instead of the loss. */

static void expect_no_mate(enum laws_edition edition, const char *time_control, const char *costs)
{
	struct laws_ledger ledger = ledger_of(edition, time_control, LIMITED);
	struct laws_infringement infringement = without_mate(white_commits(ILLEGAL));

	laws_ledger_record(&ledger, LAWS_WHITE, ILLEGAL);
	laws_ledger_record(&ledger, LAWS_WHITE, ILLEGAL);
	expect_due(laws_ledger_due(&ledger, &infringement), costs);
	infringement.mate = LAWS_MATE_UNDECIDED;
	cr_assert_eq(laws_ledger_due(&ledger, &infringement).result, LAWS_RESULT_BLACK);
}

Test(editions, loss_or_draw_2001_7_4)
{
	expect_no_mate(E01, STANDARD, "0-1 7.4b");
	expect_first(E01, BLITZ, without_mate(claimed(ILLEGAL)), "1/2-1/2 C.3");
}

Test(editions, loss_or_draw_2017_7_5_3)
{
	expect_no_mate(E17, STANDARD, "1/2-1/2 7.5.3");
	expect_no_mate(E17, RAPID, "1/2-1/2 A.4.2");
	expect_no_mate(E17, BLITZ, "1/2-1/2 A.4.2");
}

Test(editions, loss_or_draw_2018_7_5_5)
{
	expect_no_mate(E18, STANDARD, "1/2-1/2 7.5.5");
	expect_no_mate(E18, RAPID, "1/2-1/2 A.4.2");
}

Test(editions, loss_or_draw_2023_7_5_5)
{
	expect_no_mate(E23, STANDARD, "1/2-1/2 7.5.5");
	expect_no_mate(E23, BLITZ, "1/2-1/2 A.5.2");
}

/* What the opponent's own touch ends. */

Test(editions, own_touch_forfeits_2001_4_6)
{
	expect_first(E01, STANDARD, claimed(ILLEGAL), "+2 7.4b");
	expect_first(E01, STANDARD, claimed_after_touch(ILLEGAL), "claim-lost 4.6");
}

Test(editions, own_touch_forfeits_2017_4_8)
{
	expect_first(E17, STANDARD, claimed_after_touch(ILLEGAL), "+2 7.5.3");
	expect_first(E17, STANDARD, claimed_after_touch(HANDS), "claim-lost 4.8");
}

Test(editions, own_touch_forfeits_2018_4_8)
{
	expect_first(E18, STANDARD, claimed_after_touch(ILLEGAL), "+2 7.5.5");
	expect_first(E18, STANDARD, claimed_after_touch(HANDS), "claim-lost 4.8");
}

Test(editions, own_touch_forfeits_2023_4_8)
{
	expect_first(E23, STANDARD, claimed_after_touch(ILLEGAL), "+2 7.5.5");
	expect_first(E23, STANDARD, claimed_after_touch(HANDS), "claim-lost 4.8");
	/* A.5.2 says more about rapid: until the next move. */
	expect_first(E23, RAPID, claimed_after_touch(HANDS), "+1 A.5.2");
}

/* A wrong draw claim. */

Test(editions, wrong_claim_2001_9_5)
{
	struct laws_due due = {.kind = LAWS_DUE_TIME, .halves = true};

	expect_costs(E01, STANDARD, LIMITED, CLAIM,
		     "+3 halved 9.5b, +3 halved 9.5b, +3 halved 9.5b");
	cr_assert_eq(laws_due_deducted(&due, 600 * LAWS_SECOND), 180 * LAWS_SECOND);
	cr_assert_eq(laws_due_deducted(&due, 300 * LAWS_SECOND), 150 * LAWS_SECOND);
	cr_assert_eq(laws_due_deducted(&due, 120 * LAWS_SECOND), 60 * LAWS_SECOND);
	cr_assert_eq(laws_due_deducted(&due, 90 * LAWS_SECOND), 30 * LAWS_SECOND);
	cr_assert_eq(laws_due_deducted(&due, 60 * LAWS_SECOND + 1), 1);
	cr_assert_eq(laws_due_deducted(&due, 60 * LAWS_SECOND), 0);
	cr_assert_eq(laws_due_deducted(&due, 59 * LAWS_SECOND), 0);
	cr_assert_eq(laws_due_deducted(&due, 0), 0);
}

Test(editions, wrong_claim_2017_9_5_3)
{
	expect_costs(E17, STANDARD, LIMITED, CLAIM, "+2 9.5.3, +2 9.5.3, +2 9.5.3");
	expect_first(E17, RAPID, white_commits(CLAIM), "+2 9.5.3");
	expect_first(E17, BLITZ, white_commits(CLAIM), "+1 9.5.3");
}

Test(editions, wrong_claim_2018_9_5_3)
{
	expect_first(E18, STANDARD, white_commits(CLAIM), "+2 9.5.3");
	expect_first(E18, RAPID, white_commits(CLAIM), "+2 9.5.3");
	expect_first(E18, BLITZ, white_commits(CLAIM), "+1 9.5.3");
}

Test(editions, wrong_claim_2023_9_5_3)
{
	expect_first(E23, STANDARD, white_commits(CLAIM), "+2 9.5.3");
	expect_first(E23, RAPID, white_commits(CLAIM), "+1 9.5.3");
	expect_first(E23, BLITZ, white_commits(CLAIM), "+1 9.5.3");
	expect_costs(E23, BLITZ, FULL, CLAIM, "+2 9.5.3, +2 9.5.3, +2 9.5.3");
}

/* Until when the set-up may be claimed against. */

static void expect_setup_end(enum laws_edition edition, unsigned int fast)
{
	struct laws_ledger standard = ledger_of(edition, STANDARD, LIMITED);
	struct laws_ledger rapid = ledger_of(edition, RAPID, LIMITED);
	struct laws_ledger blitz = ledger_of(edition, BLITZ, LIMITED);

	cr_assert_eq(laws_ledger_setup_claims_end(&standard), 0);
	cr_assert_eq(laws_ledger_setup_claims_end(&rapid), fast);
	cr_assert_eq(laws_ledger_setup_claims_end(&blitz), fast);
}

Test(editions, setup_claims_2001_B_4)
{
	expect_setup_end(E01, 3);
}

Test(editions, setup_claims_2017_A_4_1)
{
	expect_setup_end(E17, 10);
}

Test(editions, setup_claims_2018_A_4_1)
{
	expect_setup_end(E18, 10);
}

Test(editions, setup_claims_2023_A_5_1)
{
	struct laws_ledger ledger = ledger_of(E23, RAPID, FULL);

	expect_setup_end(E23, 10);
	cr_assert_eq(laws_ledger_setup_claims_end(&ledger), 0);
}

/* The penalties to choose from. */

static void expect_penalties(enum laws_edition edition, unsigned int count)
{
	unsigned int exist = 0;

	for (int kind = 0; kind < LAWS_PENALTIES; kind++)
		exist += laws_penalty_article(edition, (enum laws_penalty_kind)kind) != NULL;
	cr_assert_eq(exist, count);
}

Test(editions, penalties_listed_2001_13_4)
{
	expect_penalties(E01, 7);
	cr_assert_null(laws_penalty_article(E01, LAWS_PENALTY_FINE));
	cr_assert_null(laws_penalty_article(E01, LAWS_PENALTY_EXCLUDE));
	cr_assert_str_eq(laws_penalty_article(E01, LAWS_PENALTY_EXPEL), "13.4");
}

Test(editions, penalties_listed_2017_12_9)
{
	expect_penalties(E17, 9);
}

Test(editions, penalties_listed_2018_12_9)
{
	expect_penalties(E18, 9);
}

Test(editions, penalties_listed_2023_12_9)
{
	expect_penalties(E23, 9);
	cr_assert_str_eq(laws_penalty_article(E23, LAWS_PENALTY_FINE), "12.9.7");
	cr_assert_str_eq(laws_penalty_article(E23, LAWS_PENALTY_EXPEL), "12.9.9");
}
