/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Penalties beyond what differs between editions: the ledger's book-keeping,
 * times applied to clocks, and the arguments of Article 12.9.
 */
#include <criterion/criterion.h>

#include "editions.h"
#include "../random.h"

#define S LAWS_SECOND

static struct laws_clock clock_of(const char *text)
{
	struct laws_time_control control;
	struct laws_clock clock;

	cr_assert_eq(laws_time_control_read(text, &control), 0, "%s", text);
	laws_clock_init(&clock, &control);
	return clock;
}

static void expect_left(const struct laws_clock *clock, laws_time now, laws_time white,
			laws_time black)
{
	laws_time is[2] = {laws_clock_left(clock, LAWS_WHITE, now),
			   laws_clock_left(clock, LAWS_BLACK, now)};

	cr_assert_eq(is[0], white, "White has %lld", (long long)is[0]);
	cr_assert_eq(is[1], black, "Black has %lld", (long long)is[1]);
}

Test(ledger, retracts_what_was_recorded)
{
	struct laws_ledger ledger =
		ledger_of(LAWS_EDITION_2023, STANDARD, LAWS_SUPERVISION_LIMITED);
	struct laws_infringement infringement = white_commits(LAWS_OFFENCE_NO_MOVE);

	laws_ledger_retract(&ledger, LAWS_WHITE, LAWS_OFFENCE_NO_MOVE);
	cr_assert_eq(laws_ledger_count(&ledger, LAWS_WHITE, LAWS_OFFENCE_NO_MOVE), 0);
	laws_ledger_record(&ledger, LAWS_WHITE, LAWS_OFFENCE_ILLEGAL_MOVE);
	cr_assert_eq(laws_ledger_count(&ledger, LAWS_WHITE, LAWS_OFFENCE_NO_MOVE), 1);
	cr_assert_eq(laws_ledger_count(&ledger, LAWS_BLACK, LAWS_OFFENCE_NO_MOVE), 0);
	expect_due(laws_ledger_due(&ledger, &infringement), "0-1 7.5.5");
	laws_ledger_retract(&ledger, LAWS_WHITE, LAWS_OFFENCE_ILLEGAL_MOVE);
	expect_due(laws_ledger_due(&ledger, &infringement), "+2 7.5.5");
}

Test(ledger, wrong_claims_are_no_illegal_moves)
{
	struct laws_ledger ledger =
		ledger_of(LAWS_EDITION_2023, STANDARD, LAWS_SUPERVISION_LIMITED);
	struct laws_infringement infringement = white_commits(LAWS_OFFENCE_ILLEGAL_MOVE);

	laws_ledger_record(&ledger, LAWS_WHITE, LAWS_OFFENCE_WRONG_CLAIM);
	laws_ledger_record(&ledger, LAWS_WHITE, LAWS_OFFENCE_WRONG_CLAIM);
	cr_assert_eq(laws_ledger_count(&ledger, LAWS_WHITE, LAWS_OFFENCE_WRONG_CLAIM), 0);
	expect_due(laws_ledger_due(&ledger, &infringement), "+2 7.5.5");
}

Test(ledger, black_loses_to_white)
{
	struct laws_ledger ledger =
		ledger_of(LAWS_EDITION_2018, STANDARD, LAWS_SUPERVISION_LIMITED);
	struct laws_infringement infringement = white_commits(LAWS_OFFENCE_ILLEGAL_MOVE);

	infringement.side = LAWS_BLACK;
	infringement.mate = LAWS_MATE_UNDECIDED;
	laws_ledger_record(&ledger, LAWS_BLACK, LAWS_OFFENCE_ILLEGAL_MOVE);
	expect_due(laws_ledger_due(&ledger, &infringement), "1-0? 7.5.5");
	cr_assert_eq(laws_ledger_due(&ledger, &infringement).reason, LAWS_REASON_ILLEGAL_MOVES);
}

Test(ledger, no_flag_is_down)
{
	struct laws_ledger ledger =
		ledger_of(LAWS_EDITION_2023, STANDARD, LAWS_SUPERVISION_LIMITED);
	struct laws_flag_fall fall = {.by_arbiter = true};

	expect_due(laws_ledger_flag_fall(&ledger, &fall), "nothing 6.9");
	fall.down[LAWS_BLACK] = true;
	expect_due(laws_ledger_flag_fall(&ledger, &fall), "1-0? 6.9");
}

Test(due, gives_time_to_the_opponent)
{
	struct laws_due due = {.kind = LAWS_DUE_TIME, .added = 120 * S};
	struct laws_clock clock = clock_of("300");

	laws_clock_start(&clock, LAWS_WHITE, 0);
	laws_due_apply(&due, LAWS_WHITE, &clock, 10 * S);
	expect_left(&clock, 10 * S, 290 * S, 420 * S);
	laws_due_apply(&due, LAWS_BLACK, &clock, 20 * S);
	expect_left(&clock, 20 * S, 400 * S, 420 * S);
	due.kind = LAWS_DUE_STANDS;
	laws_due_apply(&due, LAWS_WHITE, &clock, 20 * S);
	expect_left(&clock, 20 * S, 400 * S, 420 * S);
}

Test(due, halves_what_the_claimant_has_at_that_moment)
{
	struct laws_due due = {.kind = LAWS_DUE_TIME, .added = 180 * S, .halves = true};
	struct laws_clock clock = clock_of("300");

	laws_clock_start(&clock, LAWS_WHITE, 0);
	laws_clock_pause(&clock, 100 * S + 1);
	laws_due_apply(&due, LAWS_WHITE, &clock, 150 * S);
	/* Of 199.999999 s the odd microsecond stays with the claimant. */
	expect_left(&clock, 150 * S, 100 * S, 480 * S);
}

Test(due, changes_no_clock_that_is_not_kept)
{
	struct laws_due due = {.kind = LAWS_DUE_TIME, .added = 180 * S, .halves = true};
	struct laws_clock clock = clock_of("?");

	laws_due_apply(&due, LAWS_WHITE, &clock, 0);
	expect_left(&clock, 0, 0, 0);
}

/* Whatever is left: never below a minute, never more than three minutes off, never more than half.
 */
Test(due, deducts_within_its_limits)
{
	struct laws_due due = {.kind = LAWS_DUE_TIME, .halves = true};
	uint64_t seed = 20010701;

	for (int i = 0; i < 100000; i++) {
		laws_time left = (laws_time)random_below(&seed, (uint64_t)(900 * S));
		laws_time off = laws_due_deducted(&due, left);

		cr_assert(off >= 0 && off <= 180 * S && off <= left / 2);
		cr_assert(off == 0 || left - off >= 60 * S, "%lld", (long long)left);
		cr_assert(off == left / 2 || off == 180 * S || left - off == 60 * S ||
			  left <= 60 * S);
	}
	due.halves = false;
	cr_assert_eq(laws_due_deducted(&due, 600 * S), 0);
}

static int check(enum laws_penalty_kind kind, laws_time span, unsigned int half_points,
		 unsigned int rounds)
{
	struct laws_penalty penalty = {
		.kind = kind,
		.side = LAWS_WHITE,
		.span = span,
		.half_points = half_points,
		.rounds = rounds,
	};

	return laws_penalty_check(LAWS_EDITION_2023, &penalty, 2);
}

Test(penalty, needs_its_argument_and_no_other)
{
	cr_assert_eq(check(LAWS_PENALTY_WARNING, 0, 0, 0), 0);
	cr_assert_eq(check(LAWS_PENALTY_WARNING, 1, 0, 0), LAWS_PENALTY_EXTRA_ARGUMENT);
	cr_assert_eq(check(LAWS_PENALTY_ADD_OPPONENT, 120 * S, 0, 0), 0);
	cr_assert_eq(check(LAWS_PENALTY_ADD_OPPONENT, 0, 0, 0), LAWS_PENALTY_SPAN);
	cr_assert_eq(check(LAWS_PENALTY_ADD_OPPONENT, -1, 0, 0), LAWS_PENALTY_SPAN);
	cr_assert_eq(check(LAWS_PENALTY_REDUCE, 86400 * S, 0, 0), 0);
	cr_assert_eq(check(LAWS_PENALTY_REDUCE, 86400 * S + 1, 0, 0), LAWS_PENALTY_SPAN);
	cr_assert_eq(check(LAWS_PENALTY_REDUCE, S, 0, 1), LAWS_PENALTY_EXTRA_ARGUMENT);
	cr_assert_eq(check(LAWS_PENALTY_OPPONENT_POINTS, 0, 2, 0), 0);
	cr_assert_eq(check(LAWS_PENALTY_OPPONENT_POINTS, 0, 3, 0), LAWS_PENALTY_HALF_POINTS);
	cr_assert_eq(check(LAWS_PENALTY_POINTS, 0, 0, 0), LAWS_PENALTY_HALF_POINTS);
	cr_assert_eq(check(LAWS_PENALTY_POINTS, 0, 1, 0), 0);
	cr_assert_eq(check(LAWS_PENALTY_LOSS, 0, 0, 0), 0);
	cr_assert_eq(check(LAWS_PENALTY_LOSS, 0, 1, 0), LAWS_PENALTY_EXTRA_ARGUMENT);
	cr_assert_eq(check(LAWS_PENALTY_FINE, 0, 0, 0), 0);
	cr_assert_eq(check(LAWS_PENALTY_EXCLUDE, 0, 0, 1), 0);
	cr_assert_eq(check(LAWS_PENALTY_EXCLUDE, 0, 0, 0), LAWS_PENALTY_ROUNDS);
	cr_assert_eq(check(LAWS_PENALTY_EXPEL, 0, 0, 0), 0);
	cr_assert_eq(check(LAWS_PENALTIES, 0, 0, 0), LAWS_PENALTY_UNKNOWN);
	cr_assert_null(laws_penalty_article(LAWS_EDITION_2023, LAWS_PENALTIES));
}

Test(penalty, loss_may_withhold_what_the_opponent_would_win)
{
	struct laws_penalty penalty = {.kind = LAWS_PENALTY_LOSS, .withheld = 2};

	for (int edition = LAWS_EDITION_2001; edition <= LAWS_EDITION_2023; edition++)
		cr_assert_eq(laws_penalty_check((enum laws_edition)edition, &penalty, 2), 0);
	penalty.withheld = 3;
	cr_assert_eq(laws_penalty_check(LAWS_EDITION_2023, &penalty, 2), LAWS_PENALTY_HALF_POINTS);
	penalty = (struct laws_penalty){.kind = LAWS_PENALTY_EXPEL, .withheld = 1};
	cr_assert_eq(laws_penalty_check(LAWS_EDITION_2023, &penalty, 2),
		     LAWS_PENALTY_EXTRA_ARGUMENT);
}

Test(penalty, of_a_later_edition_is_refused_in_2001)
{
	struct laws_penalty penalty = {.kind = LAWS_PENALTY_FINE};

	cr_assert_eq(laws_penalty_check(LAWS_EDITION_2001, &penalty, 2),
		     LAWS_PENALTY_NOT_IN_EDITION);
	penalty.kind = LAWS_PENALTY_EXCLUDE;
	penalty.rounds = 2;
	cr_assert_eq(laws_penalty_check(LAWS_EDITION_2001, &penalty, 2),
		     LAWS_PENALTY_NOT_IN_EDITION);
	cr_assert_eq(laws_penalty_check(LAWS_EDITION_2017, &penalty, 2), 0);
}

Test(penalty, points_follow_what_the_game_is_worth)
{
	struct laws_penalty penalty = {.kind = LAWS_PENALTY_OPPONENT_POINTS, .half_points = 6};

	cr_assert_eq(laws_penalty_check(LAWS_EDITION_2023, &penalty, 6), 0);
	cr_assert_eq(laws_penalty_check(LAWS_EDITION_2023, &penalty, 5), LAWS_PENALTY_HALF_POINTS);
}

Test(penalty, of_time_changes_the_clock)
{
	struct laws_penalty penalty = {
		.kind = LAWS_PENALTY_ADD_OPPONENT, .side = LAWS_BLACK, .span = 90 * S};
	struct laws_clock clock = clock_of("300");

	laws_penalty_apply(&penalty, &clock, 0);
	expect_left(&clock, 0, 390 * S, 300 * S);
	penalty.kind = LAWS_PENALTY_REDUCE;
	laws_penalty_apply(&penalty, &clock, 0);
	expect_left(&clock, 0, 390 * S, 210 * S);
	penalty.span = 1000 * S;
	laws_penalty_apply(&penalty, &clock, 0);
	expect_left(&clock, 0, 390 * S, 0);
	penalty.kind = LAWS_PENALTY_WARNING;
	laws_penalty_apply(&penalty, &clock, 0);
	expect_left(&clock, 0, 390 * S, 0);
}
