/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * What differs between the editions when time is up or a player is late, and
 * in what makes a game rapid or blitz: a test for each, named for the matter,
 * the edition and its article.
 */
#include <criterion/criterion.h>
#include <stdio.h>

#include "editions.h"

#define E01	LAWS_EDITION_2001
#define E17	LAWS_EDITION_2017
#define E18	LAWS_EDITION_2018
#define E23	LAWS_EDITION_2023
#define LIMITED LAWS_SUPERVISION_LIMITED
#define FULL	LAWS_SUPERVISION_FULL

/* White's flag is down; Black, who can mate, calls it. */
static struct laws_flag_fall white_down(void)
{
	struct laws_flag_fall fall = {
		.down = {true, false},
		.caller = LAWS_BLACK,
		.last_period = true,
		.mate = {LAWS_MATE_POSSIBLE, LAWS_MATE_POSSIBLE},
	};

	return fall;
}

static struct laws_flag_fall called_by_arbiter(struct laws_flag_fall fall)
{
	fall.by_arbiter = true;
	return fall;
}

static struct laws_flag_fall both_down(void)
{
	struct laws_flag_fall fall = white_down();

	fall.down[LAWS_BLACK] = true;
	return fall;
}

static void expect_fall(enum laws_edition edition, const char *time_control,
			struct laws_flag_fall fall, const char *text)
{
	struct laws_ledger ledger = ledger_of(edition, time_control, LIMITED);

	expect_due(laws_ledger_flag_fall(&ledger, &fall), text);
}

/* Who may call a flag. */

static void expect_duty(enum laws_edition edition, const char *time_control,
			enum laws_supervision supervision, enum laws_flag_duty duty)
{
	struct laws_ledger ledger = ledger_of(edition, time_control, supervision);

	cr_assert_eq(laws_ledger_flag_duty(&ledger), duty);
}

Test(editions, flag_call_2001_6_9_B_6)
{
	expect_duty(E01, STANDARD, LIMITED, LAWS_FLAG_ARBITER_MUST);
	expect_duty(E01, RAPID, LIMITED, LAWS_FLAG_ARBITER_MUST_NOT);
	expect_duty(E01, BLITZ, LIMITED, LAWS_FLAG_ARBITER_MUST_NOT);
	expect_fall(E01, STANDARD, called_by_arbiter(white_down()), "0-1 6.10");
	expect_fall(E01, RAPID, called_by_arbiter(white_down()), "claim-lost B.6");
	expect_fall(E01, BLITZ, white_down(), "0-1 B.7");
}

Test(editions, flag_call_2017_6_8_A_4_3)
{
	expect_duty(E17, STANDARD, LIMITED, LAWS_FLAG_ARBITER_MUST);
	expect_duty(E17, RAPID, LIMITED, LAWS_FLAG_ARBITER_MAY);
	expect_duty(E17, RAPID, FULL, LAWS_FLAG_ARBITER_MUST);
	expect_fall(E17, RAPID, called_by_arbiter(white_down()), "0-1 A.4.3");
	expect_fall(E17, RAPID, white_down(), "0-1 A.4.3");
}

Test(editions, flag_call_2018_A_4_5)
{
	expect_duty(E18, STANDARD, LIMITED, LAWS_FLAG_ARBITER_MUST);
	expect_duty(E18, RAPID, LIMITED, LAWS_FLAG_ARBITER_MUST);
	expect_fall(E18, BLITZ, called_by_arbiter(white_down()), "0-1 A.4.3");
}

Test(editions, flag_call_2023_A_5_5)
{
	expect_duty(E23, STANDARD, LIMITED, LAWS_FLAG_ARBITER_MUST);
	expect_duty(E23, BLITZ, LIMITED, LAWS_FLAG_ARBITER_MUST);
	expect_fall(E23, BLITZ, called_by_arbiter(white_down()), "0-1 A.5.3");
	expect_fall(E23, STANDARD, white_down(), "0-1 6.9");
}

/* The claimant's own time, when both flags are down and it is known that White's fell first. */

static struct laws_flag_fall white_first(void)
{
	struct laws_flag_fall fall = both_down();

	fall.order_known = true;
	fall.first = LAWS_WHITE;
	return fall;
}

Test(editions, own_time_2001_B_7)
{
	expect_fall(E01, RAPID, white_first(), "1/2-1/2 B.8");
	expect_fall(E01, BLITZ, white_first(), "1/2-1/2 B.8");
	expect_fall(E01, STANDARD, white_first(), "0-1 6.10");
}

Test(editions, own_time_2017_A_4_3)
{
	expect_fall(E17, RAPID, white_first(), "claim-lost A.4.3");
	expect_fall(E17, RAPID, called_by_arbiter(white_first()), "0-1 A.4.3");
	expect_fall(E17, STANDARD, white_first(), "0-1 6.9");
}

Test(editions, own_time_2018_A_4_3)
{
	expect_fall(E18, RAPID, white_first(), "0-1 A.4.3");
}

Test(editions, own_time_2023_A_5_3)
{
	expect_fall(E23, RAPID, white_first(), "0-1 A.5.3");
}

/* A flag's fall where the opponent cannot mate. */

static void expect_no_mate(enum laws_edition edition, const char *standard, const char *rapid)
{
	struct laws_flag_fall fall = white_down();

	fall.mate[LAWS_BLACK] = LAWS_MATE_IMPOSSIBLE;
	expect_fall(edition, STANDARD, fall, standard);
	expect_fall(edition, RAPID, fall, rapid);
	/* That the player himself cannot mate changes nothing. */
	fall.mate[LAWS_WHITE] = LAWS_MATE_IMPOSSIBLE;
	fall.mate[LAWS_BLACK] = LAWS_MATE_UNDECIDED;
	expect_fall(edition, STANDARD, fall, edition == E01 ? "0-1? 6.10" : "0-1? 6.9");
}

Test(editions, flag_without_mate_2001_6_10)
{
	expect_no_mate(E01, "1/2-1/2 6.10", "1/2-1/2 B.7");
}

Test(editions, flag_without_mate_2017_6_9)
{
	expect_no_mate(E17, "1/2-1/2 6.9", "1/2-1/2 A.4.3");
}

Test(editions, flag_without_mate_2018_6_9)
{
	expect_no_mate(E18, "1/2-1/2 6.9", "1/2-1/2 A.4.3");
}

Test(editions, flag_without_mate_2023_6_9)
{
	expect_no_mate(E23, "1/2-1/2 6.9", "1/2-1/2 A.5.3");
}

/* Both flags are down, and which fell first is unknown. */

static struct laws_flag_fall both_in_earlier_period(void)
{
	struct laws_flag_fall fall = both_down();

	fall.last_period = false;
	return fall;
}

static struct laws_flag_fall announced(struct laws_flag_fall fall)
{
	fall.announced = true;
	fall.by_arbiter = true;
	return fall;
}

#define WITHOUT_INCREMENT "40/7200:3600"

Test(editions, both_flags_2001_6_12_10_3_B_8)
{
	expect_fall(E01, WITHOUT_INCREMENT, both_in_earlier_period(), "play-on 6.12");
	expect_fall(E01, WITHOUT_INCREMENT, both_down(), "1/2-1/2 10.3");
	expect_fall(E01, RAPID, both_down(), "1/2-1/2 B.8");
	expect_fall(E01, BLITZ, both_down(), "1/2-1/2 B.8");
}

static void expect_guidelines(enum laws_edition edition)
{
	struct laws_flag_fall early = announced(both_in_earlier_period());
	struct laws_flag_fall last = announced(both_down());

	expect_fall(edition, WITHOUT_INCREMENT, early, "play-on III.3.1.1");
	expect_fall(edition, WITHOUT_INCREMENT, last, "1/2-1/2 III.3.1.2");
	expect_fall(edition, "1500", last, "1/2-1/2 III.3.1.2");
	/* With increments, in blitz, or not announced they say nothing. */
	expect_fall(edition, STANDARD, last, "discretion 0.2");
	expect_fall(edition, "1500d5", last, "discretion 0.2");
	expect_fall(edition, "300", last, "discretion 0.2");
	expect_fall(edition, WITHOUT_INCREMENT, both_down(), "discretion 0.2");
}

Test(editions, both_flags_2017_III_3_1)
{
	expect_guidelines(E17);
}

Test(editions, both_flags_2018_III_3_1)
{
	expect_guidelines(E18);
}

Test(editions, both_flags_2023_III_3_1)
{
	expect_guidelines(E23);
}

/* Quickplay finish. */

static bool quickplay(enum laws_edition edition, const char *time_control, bool is_announced)
{
	struct laws_ledger ledger = ledger_of(edition, time_control, LIMITED);

	return laws_ledger_quickplay_claims(&ledger, is_announced);
}

Test(editions, quickplay_finish_2001_10)
{
	cr_assert(quickplay(E01, WITHOUT_INCREMENT, false));
	cr_assert(quickplay(E01, "1500", false));
	cr_assert_not(quickplay(E01, "300", true));
	expect_first(E01, WITHOUT_INCREMENT, white_commits(LAWS_OFFENCE_REJECTED_QUICKPLAY),
		     "+2 10.2");
}

static void expect_announced_quickplay(enum laws_edition edition)
{
	cr_assert(quickplay(edition, WITHOUT_INCREMENT, true));
	cr_assert_not(quickplay(edition, WITHOUT_INCREMENT, false));
	cr_assert(quickplay(edition, "1500", true));
	cr_assert_not(quickplay(edition, "1500+1", true));
	cr_assert_not(quickplay(edition, "300", true));
	expect_first(edition, "1500", white_commits(LAWS_OFFENCE_REJECTED_QUICKPLAY), "+2 III.5.3");
}

Test(editions, quickplay_finish_2017_III)
{
	expect_announced_quickplay(E17);
}

Test(editions, quickplay_finish_2018_III)
{
	expect_announced_quickplay(E18);
}

Test(editions, quickplay_finish_2023_III)
{
	expect_announced_quickplay(E23);
}

/* Late for the game, and at resumption. */

static void expect_late(enum laws_edition edition, laws_time default_time, laws_time white,
			laws_time black, laws_time elapsed, bool resumption, const char *text)
{
	struct laws_regulations regulations = regulations_of(edition, STANDARD, LIMITED);
	laws_time arrived[2] = {white, black};

	regulations.default_time = default_time;
	expect_due(laws_lateness_due(&regulations, arrived, elapsed, resumption), text);
}

#define HOUR (3600 * LAWS_SECOND)

static void expect_hour(bool resumption, const char *article)
{
	char text[3][DUE_SIZE];

	snprintf(text[0], DUE_SIZE, "nothing %s", article);
	snprintf(text[1], DUE_SIZE, "1-0 %s", article);
	snprintf(text[2], DUE_SIZE, "0-0 %s", article);
	expect_late(E01, 0, 0, HOUR, 2 * HOUR, resumption, text[0]);
	expect_late(E01, 0, 0, LAWS_NEVER, HOUR, resumption, text[0]);
	expect_late(E01, 0, 0, HOUR + 1, HOUR + 1, resumption, text[1]);
	expect_late(E01, 0, LAWS_NEVER, LAWS_NEVER, HOUR + 1, resumption, text[2]);
}

Test(editions, late_2001_6_7)
{
	expect_hour(false, "6.7");
}

Test(editions, late_at_resumption_2001_A_10)
{
	expect_hour(true, "A.10");
}

static void expect_default_time(enum laws_edition edition, bool resumption, const char *article)
{
	char text[4][DUE_SIZE];

	snprintf(text[0], DUE_SIZE, "nothing %s", article);
	snprintf(text[1], DUE_SIZE, "1-0 %s", article);
	snprintf(text[2], DUE_SIZE, "0-1 %s", article);
	snprintf(text[3], DUE_SIZE, "0-0 %s", article);
	/* Not set, it is zero. */
	expect_late(edition, 0, 0, 0, HOUR, resumption, text[0]);
	expect_late(edition, 0, 0, 1, 1, resumption, text[1]);
	expect_late(edition, 0, LAWS_NEVER, LAWS_NEVER, 1, resumption, text[3]);
	expect_late(edition, 900 * LAWS_SECOND, LAWS_NEVER, 5, 900 * LAWS_SECOND, resumption,
		    text[0]);
	expect_late(edition, 900 * LAWS_SECOND, LAWS_NEVER, 5, 900 * LAWS_SECOND + 1, resumption,
		    text[2]);
}

Test(editions, late_2017_6_7_1)
{
	expect_default_time(E17, false, "6.7.1");
}

Test(editions, late_2018_6_7_1)
{
	expect_default_time(E18, false, "6.7.1");
}

Test(editions, late_2023_6_7_1)
{
	expect_default_time(E23, false, "6.7.1");
}

Test(editions, late_at_resumption_2017_I_10)
{
	expect_default_time(E17, true, "I.10");
}

Test(editions, late_at_resumption_2018_I_10)
{
	expect_default_time(E18, true, "I.10");
}

Test(editions, late_at_resumption_2023_I_10)
{
	expect_default_time(E23, true, "I.10");
}

/* Which time controls are rapid and blitz. */

static enum laws_format format(enum laws_edition edition, const char *time_control)
{
	return ledger_of(edition, time_control, LIMITED).format;
}

Test(editions, limits_2001_B_1_C_1)
{
	cr_assert_eq(format(E01, "899"), LAWS_FORMAT_BLITZ);
	cr_assert_eq(format(E01, "900"), LAWS_FORMAT_RAPID);
	cr_assert_eq(format(E01, "3600"), LAWS_FORMAT_RAPID);
	cr_assert_eq(format(E01, "3601"), LAWS_FORMAT_STANDARD);
	/* Increments do not count. */
	cr_assert_eq(format(E01, "600+30"), LAWS_FORMAT_BLITZ);
	cr_assert_eq(format(E01, "40/7200:3600"), LAWS_FORMAT_STANDARD);
}

static void expect_limits(enum laws_edition edition)
{
	cr_assert_eq(format(edition, "600"), LAWS_FORMAT_BLITZ);
	cr_assert_eq(format(edition, "601"), LAWS_FORMAT_RAPID);
	cr_assert_eq(format(edition, "3599"), LAWS_FORMAT_RAPID);
	cr_assert_eq(format(edition, "3600"), LAWS_FORMAT_STANDARD);
	/* With 60 increments. */
	cr_assert_eq(format(edition, "180+7"), LAWS_FORMAT_BLITZ);
	cr_assert_eq(format(edition, "180+8"), LAWS_FORMAT_RAPID);
	cr_assert_eq(format(edition, "180d8"), LAWS_FORMAT_RAPID);
	cr_assert_eq(format(edition, "1800+30"), LAWS_FORMAT_STANDARD);
	cr_assert_eq(format(edition, "1799+30"), LAWS_FORMAT_RAPID);
	/* Of several periods: all of them, each with its own increments. */
	cr_assert_eq(format(edition, "40/1500:300"), LAWS_FORMAT_RAPID);
	cr_assert_eq(format(edition, "40/200+5:100+10"), LAWS_FORMAT_RAPID);
	cr_assert_eq(format(edition, "40/200+1:200+7"), LAWS_FORMAT_BLITZ);
	cr_assert_eq(format(edition, "40/2400:1200"), LAWS_FORMAT_STANDARD);
	/* One that repeats lasts as long as the game. */
	cr_assert_eq(format(edition, "10/100"), LAWS_FORMAT_BLITZ);
	cr_assert_eq(format(edition, "10/101"), LAWS_FORMAT_RAPID);
	cr_assert_eq(format(edition, "?"), LAWS_FORMAT_STANDARD);
}

Test(editions, limits_2017_A_1_B_1)
{
	expect_limits(E17);
}

Test(editions, limits_2018_A_1_B_1)
{
	expect_limits(E18);
}

Test(editions, limits_2023_A_1_B_1)
{
	expect_limits(E23);
}
